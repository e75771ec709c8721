/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-card-slot.h"

#include <glib/gi18n.h>

#include "ogc-dice-set-view.h"
#include "ogc-style.h"
#include "ogc-tile-button.h"

struct _OgcCardSlot
{
  GtkWidget parent_instance;

  GObject   *content;
  GtkWidget *child;
  GPtrArray *ghosts; /* the dice that may be placed here; several only as tags, side by side */
};

/* The largest factors by which tiles and dice may grow; dice then match those on plates. */
#define MOST_OF_TILES 2
#define MOST_OF_DICE 1.25
/* The side of a tag, which hangs at the edge of a place where dice would push others on: parts of its height. */
#define TAG_PART 0.6
#define TAG_PART_OF_TWO 0.48
#define LEAST_TAG 14
/* The room for its frame at the edge of the card. */
#define TAG_FRAME 3
/* What lies between two tags: their edges, sharing a line. */
#define TAG_GAP 8
#define TAG_CLASS "tag"

enum {
  FILLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcCardSlot, ogc_card_slot, GTK_TYPE_WIDGET)

/* Lets the place itself take the focus while it is empty. */
static void
update_accessible (OgcCardSlot *self)
{
  const gboolean empty = self->content == NULL;

  gtk_widget_set_focusable (GTK_WIDGET (self), empty);
  ogc_style_set_class (GTK_WIDGET (self), "empty", empty);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  /* TRANSLATORS: a place on the table, for a screen reader */
                                  empty ? C_("place", "free") : "", -1);
}

/* Replaces the content if it differs. Returns whether it has changed. */
static gboolean
set_content (OgcCardSlot *self,
             gpointer     content)
{
  if (!g_set_object (&self->content, content))
    return FALSE;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL) /* the place keeps the focus when the content goes */
    {
      gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  g_clear_pointer (&self->child, gtk_widget_unparent);
  return TRUE;
}

static void
set_child (OgcCardSlot *self,
           GtkWidget   *child)
{
  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  if (gtk_widget_has_focus (GTK_WIDGET (self)))
    gtk_widget_grab_focus (child);
  g_signal_emit (self, signals[FILLED], 0, child);
}

/*
 * Makes the size independent of the content, so that nothing moves when that changes. The natural size is twice as wide
 * and one and a half times as high as necessary.
 */
static void
ogc_card_slot_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  int width, height;

  gtk_widget_get_size_request (widget, &width, &height);
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width * 2 : height * 3 / 2;
}

static int
width_for (GtkWidget *child,
           int        height)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, height, NULL, &natural, NULL, NULL);
  return natural;
}

/* Makes the content as large as possible, a tile centred and dice at the bottom. */
static void
allocate_child (GtkWidget *child,
                int        width,
                int        height)
{
  const gboolean dice = OGC_IS_DICE_SET_VIEW (child);
  int least, wanted, used, child_width;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, &wanted, NULL, NULL);
  used = CLAMP (height, least, (int) ((dice ? MOST_OF_DICE : MOST_OF_TILES) * wanted));
  while (used > least && width_for (child, used) > width)
    used--;
  child_width = MIN (MAX (width, width_for (child, least)), width_for (child, used));
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { (width - child_width) / 2, (height - used) / (dice ? 1 : 2), child_width,
                                               used }, -1);
}

/* Where @widget begins, in the coordinates of @dice. */
static int
find_start (GtkWidget *widget,
            GtkWidget *dice)
{
  graphene_point_t start = GRAPHENE_POINT_INIT (0, 0);

  return gtk_widget_compute_point (widget, dice, &start, &start) ? (int) start.x : 0;
}

/* Hangs the tags in the middle between this place and the one before; those of the first place stay off the frame. */
static void
allocate_tags (GPtrArray *tags,
               int        height)
{
  GtkWidget *dice = gtk_widget_get_parent (tags->pdata[0]);
  GtkWidget *column = gtk_widget_get_parent (dice);
  const int side = MAX (LEAST_TAG, (int) (height * (tags->len > 1 ? TAG_PART_OF_TWO : TAG_PART)));
  const int step = side + TAG_GAP;
  const int least = find_start (gtk_widget_get_parent (column), dice) + TAG_FRAME;
  const int x = MAX (find_start (column, dice) - ((int) tags->len * step - TAG_GAP) / 2, least);

  for (guint i = 0; i < tags->len; i++)
    gtk_widget_size_allocate (tags->pdata[i], &(GtkAllocation) { x + (int) i * step, 0, side, side }, -1);
}

static void
ogc_card_slot_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  OgcCardSlot *self = OGC_CARD_SLOT (widget);

  if (self->child != NULL)
    allocate_child (self->child, width, height);
  if (self->ghosts->len == 0)
    return;
  if (gtk_widget_has_css_class (self->ghosts->pdata[0], TAG_CLASS))
    allocate_tags (self->ghosts, height);
  else
    allocate_child (self->ghosts->pdata[0], width, height);
}

static void
ogc_card_slot_dispose (GObject *object)
{
  ogc_card_slot_clear_places (OGC_CARD_SLOT (object));
  set_content (OGC_CARD_SLOT (object), NULL);

  G_OBJECT_CLASS (ogc_card_slot_parent_class)->dispose (object);
}

static void
ogc_card_slot_finalize (GObject *object)
{
  g_ptr_array_unref (OGC_CARD_SLOT (object)->ghosts);

  G_OBJECT_CLASS (ogc_card_slot_parent_class)->finalize (object);
}

static void
ogc_card_slot_class_init (OgcCardSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_card_slot_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_card_slot_finalize;
  widget_class->measure = ogc_card_slot_measure;
  widget_class->size_allocate = ogc_card_slot_size_allocate;

  signals[FILLED] = g_signal_new ("filled", OGC_TYPE_CARD_SLOT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, GTK_TYPE_WIDGET);

  gtk_widget_class_set_css_name (widget_class, "slot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_card_slot_init (OgcCardSlot *self)
{
  self->ghosts = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  update_accessible (self);
}

GtkWidget *
ogc_card_slot_new (const char *css_class,
                   int         width,
                   int         height,
                   const char *label)
{
  OgcCardSlot *self = g_object_new (OGC_TYPE_CARD_SLOT, "width-request", width, "height-request", height, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

void
ogc_card_slot_show_set (OgcCardSlot *self,
                        OgcDiceSet  *set,
                        const char  *emblem)
{
  g_return_if_fail (OGC_IS_CARD_SLOT (self));
  g_return_if_fail (set == NULL || OGC_IS_DICE_SET (set));

  if (set_content (self, set) && set != NULL)
    set_child (self, ogc_dice_set_view_new (set, emblem, FALSE));
  update_accessible (self);
}

gboolean
ogc_card_slot_is_empty (OgcCardSlot *self)
{
  g_return_val_if_fail (OGC_IS_CARD_SLOT (self), TRUE);

  return self->content == NULL;
}

void
ogc_card_slot_show_tile (OgcCardSlot *self,
                         OgcTile     *tile)
{
  g_return_if_fail (OGC_IS_CARD_SLOT (self));
  g_return_if_fail (tile == NULL || OGC_IS_TILE (tile));

  if (set_content (self, tile) && tile != NULL)
    set_child (self, ogc_tile_button_new (tile));
  update_accessible (self);
}

void
ogc_card_slot_clear_places (OgcCardSlot *self)
{
  g_return_if_fail (OGC_IS_CARD_SLOT (self));

  g_ptr_array_set_size (self->ghosts, 0);
}

void
ogc_card_slot_add_place (OgcCardSlot *self,
                         OgcDiceSet  *set,
                         const char  *emblem,
                         gboolean     pushing)
{
  GtkWidget *ghost;

  g_return_if_fail (OGC_IS_CARD_SLOT (self));
  g_return_if_fail (OGC_IS_DICE_SET (set));

  ghost = ogc_dice_set_view_new_ghost (set, emblem, FALSE);
  if (pushing)
    gtk_widget_add_css_class (ghost, TAG_CLASS);
  g_ptr_array_add (self->ghosts, ghost);
  gtk_widget_set_parent (ghost, GTK_WIDGET (self));
}
