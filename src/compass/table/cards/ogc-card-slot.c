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
  GtkWidget *ghost; /* the dice that may be placed here */
};

/* The largest factors by which tiles and dice may grow; dice then match those on plates. */
#define MOST_OF_TILES 2
#define MOST_OF_DICE 1.25
/* The side of a tag, which hangs at the edge of a place where dice would push others on: parts of its height. */
#define TAG_PART 0.6
#define LEAST_TAG 14
/* The room for its frame at the edge of the card. */
#define TAG_FRAME 3
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

/* Hangs the tag in the middle between this place and the one before; that of the first place stays off the frame. */
static void
allocate_tag (GtkWidget *tag,
              int        width,
              int        height)
{
  GtkWidget *dice = gtk_widget_get_parent (tag);
  GtkWidget *column = gtk_widget_get_parent (dice);
  const int side = MAX (LEAST_TAG, (int) (height * TAG_PART));
  const int least = find_start (gtk_widget_get_parent (column), dice) + TAG_FRAME;
  const int x = MAX (find_start (column, dice) - side / 2, least);

  gtk_widget_size_allocate (tag, &(GtkAllocation) { x, 0, side, side }, -1);
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
  if (self->ghost != NULL && gtk_widget_has_css_class (self->ghost, TAG_CLASS))
    allocate_tag (self->ghost, width, height);
  else if (self->ghost != NULL)
    allocate_child (self->ghost, width, height);
}

static void
ogc_card_slot_dispose (GObject *object)
{
  ogc_card_slot_show_place (OGC_CARD_SLOT (object), NULL, NULL, FALSE);
  set_content (OGC_CARD_SLOT (object), NULL);

  G_OBJECT_CLASS (ogc_card_slot_parent_class)->dispose (object);
}

static void
ogc_card_slot_class_init (OgcCardSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_card_slot_dispose;
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
ogc_card_slot_show_place (OgcCardSlot *self,
                          OgcDiceSet  *set,
                          const char  *emblem,
                          gboolean     pushing)
{
  g_return_if_fail (OGC_IS_CARD_SLOT (self));
  g_return_if_fail (set == NULL || OGC_IS_DICE_SET (set));

  g_clear_pointer (&self->ghost, gtk_widget_unparent);
  if (set == NULL)
    return;
  self->ghost = ogc_dice_set_view_new_ghost (set, emblem, FALSE);
  if (pushing)
    gtk_widget_add_css_class (self->ghost, TAG_CLASS);
  gtk_widget_set_parent (self->ghost, GTK_WIDGET (self));
}
