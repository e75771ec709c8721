/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-button.h"

#include <glib/gi18n.h>

#include "ogc-palette.h"
#include "ogc-style.h"
#include "ogc-tile-view.h"
#include "ogc-tooltip.h"

#define FOCUS 6 /* how far the line reaches that shows the focus, see table.css */
#define WORTH_MARGIN 4

struct _OgcTileButton
{
  GtkButton parent_instance;

  OgcTile  *tile;
  gboolean  target;
  char     *worth;
};

enum {
  PROP_0,
  PROP_TILE,
  PROP_TARGET,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcTileButton, ogc_tile_button, GTK_TYPE_BUTTON)

/* Shows whether the tile can be chosen as a state; the tile stays focusable as long as it is there. */
static void
update_accessible (OgcTileButton *self)
{
  const char *description = ogc_tile_get_description (self->tile);
  g_autofree char *with_worth = self->worth != NULL
                                /* TRANSLATORS: what a tile is, then what it would add to the score, "+3" */
                                ? g_strdup_printf (_("%s Worth %s\302\240gold."), description, self->worth) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  with_worth != NULL ? with_worth : description, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               !ogc_tile_get_offered (self->tile) && !self->target, -1);
}

static void
update_cb (OgcTileButton *self)
{
  gboolean offered = ogc_tile_get_offered (self->tile);

  ogc_style_set_class (GTK_WIDGET (self), "offered", offered);
  ogc_style_set_class (GTK_WIDGET (self), "target", self->target);
  ogc_tooltip_set (GTK_WIDGET (self), ogc_tile_get_description (self->tile));
  update_accessible (self);
}

/* Lays the plate with @layout, which says what the tile would add, beside the tile, where it covers no other tile. */
static void
place_worth (OgcTileButton   *self,
             PangoLayout     *layout,
             graphene_rect_t *plate)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  width += 2 * WORTH_MARGIN;
  switch (ogc_tile_get_kind (self->tile))
    {
    case OGC_TILE_ARTIFACT:
    case OGC_TILE_MISSION:
    case OGC_TILE_CHEST: /* they lie in a row, with free space above it */
      graphene_rect_init (plate, (gtk_widget_get_width (widget) - width) / 2, -height - FOCUS, width, height);
      break;
    case OGC_TILE_SPECIALIST: /* they lie close together below dice, and are round: their corners are free */
      graphene_rect_init (plate, -FOCUS, 0, width, height);
      break;
    default: /* they lie on top of each other, with some free space at the left */
      graphene_rect_init (plate, -width - FOCUS, (gtk_widget_get_height (widget) - height) / 2, width, height);
    }
}

/* Draws what the tile would add. */
static void
ogc_tile_button_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  OgcTileButton *self = OGC_TILE_BUTTON (widget);
  g_autoptr (PangoLayout) layout = NULL;
  GskRoundedRect plate;
  graphene_rect_t bounds;
  GdkRGBA ground, line, ink;

  GTK_WIDGET_CLASS (ogc_tile_button_parent_class)->snapshot (widget, snapshot);
  if (self->worth == NULL)
    return;
  layout = gtk_widget_create_pango_layout (widget, self->worth);
  place_worth (self, layout, &bounds);
  gsk_rounded_rect_init_from_rect (&plate, &bounds, 0);
  ogc_palette_get (widget, "lacquer", &ground);
  ogc_palette_get (widget, "legal", &line);
  ogc_palette_get (widget, "cream", &ink);
  gtk_snapshot_append_color (snapshot, &ground, &bounds);
  gtk_snapshot_append_border (snapshot, &plate, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { line, line, line, line });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds.origin.x + WORTH_MARGIN, bounds.origin.y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
ogc_tile_button_clicked (GtkButton *button)
{
  OgcTileButton *self = OGC_TILE_BUTTON (button);

  if (ogc_tile_get_offered (self->tile))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.take", "i", ogc_tile_get_number (self->tile));
  else if (!self->target) /* the building of a target asks where among its places */
    gtk_widget_activate_action (GTK_WIDGET (self), "card.place", NULL);
}

static void
ogc_tile_button_constructed (GObject *object)
{
  OgcTileButton *self = OGC_TILE_BUTTON (object);

  G_OBJECT_CLASS (ogc_tile_button_parent_class)->constructed (object);

  gtk_button_set_child (GTK_BUTTON (self), ogc_tile_view_new (self->tile, OGC_TILE_CARD));
  /* A press on a corner of the tile, outside the rounded button, would do nothing if the tile took it. */
  gtk_widget_set_can_target (gtk_button_get_child (GTK_BUTTON (self)), FALSE);
  g_signal_connect_object (self->tile, "notify::offered", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}

static void
ogc_tile_button_dispose (GObject *object)
{
  OgcTileButton *self = OGC_TILE_BUTTON (object);

  g_clear_object (&self->tile);
  g_clear_pointer (&self->worth, g_free);

  G_OBJECT_CLASS (ogc_tile_button_parent_class)->dispose (object);
}

static void
ogc_tile_button_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  OgcTileButton *self = OGC_TILE_BUTTON (object);

  switch (prop_id)
    {
    case PROP_TILE:
      g_value_set_object (value, self->tile);
      break;
    case PROP_TARGET:
      g_value_set_boolean (value, self->target);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_tile_button_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcTileButton *self = OGC_TILE_BUTTON (object);

  switch (prop_id)
    {
    case PROP_TILE:
      self->tile = g_value_dup_object (value);
      break;
    case PROP_TARGET:
      ogc_tile_button_set_target (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_tile_button_class_init (OgcTileButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = ogc_tile_button_constructed;
  object_class->dispose = ogc_tile_button_dispose;
  object_class->get_property = ogc_tile_button_get_property;
  object_class->set_property = ogc_tile_button_set_property;
  GTK_WIDGET_CLASS (klass)->snapshot = ogc_tile_button_snapshot;
  GTK_BUTTON_CLASS (klass)->clicked = ogc_tile_button_clicked;

  properties[PROP_TILE] = g_param_spec_object ("tile", NULL, NULL, OGC_TYPE_TILE,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_TARGET] = g_param_spec_boolean ("target", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_tile_button_init (OgcTileButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tile-button");
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ogc_tile_button_new (OgcTile *tile)
{
  g_return_val_if_fail (OGC_IS_TILE (tile), NULL);

  return g_object_new (OGC_TYPE_TILE_BUTTON, "tile", tile, NULL);
}

OgcTile *
ogc_tile_button_get_tile (OgcTileButton *self)
{
  g_return_val_if_fail (OGC_IS_TILE_BUTTON (self), NULL);

  return self->tile;
}

gboolean
ogc_tile_button_get_target (OgcTileButton *self)
{
  g_return_val_if_fail (OGC_IS_TILE_BUTTON (self), FALSE);

  return self->target;
}

void
ogc_tile_button_set_target (OgcTileButton *self,
                            gboolean       target)
{
  g_return_if_fail (OGC_IS_TILE_BUTTON (self));

  if (self->target == target)
    return;
  self->target = target;
  update_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TARGET]);
}

gboolean
ogc_tile_button_find_worth (OgcTileButton   *self,
                            graphene_rect_t *bounds)
{
  g_autoptr (PangoLayout) layout = NULL;

  g_return_val_if_fail (OGC_IS_TILE_BUTTON (self) && bounds != NULL, FALSE);

  if (self->worth == NULL)
    return FALSE;
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->worth);
  place_worth (self, layout, bounds);
  return TRUE;
}

const char *
ogc_tile_button_get_worth (OgcTileButton *self)
{
  g_return_val_if_fail (OGC_IS_TILE_BUTTON (self), NULL);

  return self->worth;
}

void
ogc_tile_button_set_worth (OgcTileButton *self,
                           const char    *worth)
{
  g_return_if_fail (OGC_IS_TILE_BUTTON (self));

  if (g_strcmp0 (self->worth, worth) == 0)
    return;
  g_free (self->worth);
  self->worth = g_strdup (worth);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
