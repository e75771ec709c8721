/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-thumbnail.h"

#include "ogc-lights.h"
#include "ogc-names.h"
#include "ogc-palette.h"
#include "ogc-rounded.h"
#include "ogc-save-head.h"
#include "ogc-scene.h"
#include "ogc-symbol.h"

/* What it needs; style.css gives it more where there is room. */
#define WIDTH 104
#define HEIGHT 66
#define MARGIN 5
#define GAP 4
#define RADIUS 3
#define DIE 7
#define DIE_GAP 1.5f
#define SYMBOL 16

struct _OgcSaveThumbnail
{
  GtkWidget parent_instance;

  OgcSaveInfo *info;
};

G_DEFINE_FINAL_TYPE (OgcSaveThumbnail, ogc_save_thumbnail, GTK_TYPE_WIDGET)

/* The scene of a building, drawn once for all rows, which are alike. */
static OgcScene *
get_scene (unsigned building)
{
  static OgcScene *scenes[OGC_N_BUILDINGS];

  if (scenes[building] == NULL)
    {
      g_autofree char *name = g_strconcat ("scene-", ogc_name_of (ogc_names_building, building), NULL);

      scenes[building] = ogc_scene_new (name, building == OGC_UNIVERSITY ? OGC_ART_STRETCH : OGC_ART_COVER);
    }
  return scenes[building];
}

/* Where the building that is number @n in the order of resolving stands: three above, two below, the first of them
 * wider. */
static graphene_rect_t
get_card (int      width,
          int      height,
          unsigned n)
{
  float w = (width - 2 * MARGIN - 2 * GAP) / 3.f;
  float h = (height - 2 * MARGIN - GAP) / 2.f;

  if (n < 3)
    return GRAPHENE_RECT_INIT (MARGIN + n * (w + GAP), MARGIN, w, h);
  return GRAPHENE_RECT_INIT (n == 3 ? MARGIN : MARGIN + 2 * (w + GAP), MARGIN + h + GAP, n == 3 ? 2 * w + GAP : w, h);
}

/* The dice in the building, a small square each, from the lower left; those that find no room are left out. */
static void
draw_dice (OgcSaveThumbnail      *self,
           GtkSnapshot           *snapshot,
           const graphene_rect_t *card,
           unsigned               building)
{
  const OgcSaveSummary *summary = ogc_save_info_get_summary (self->info);
  float x = card->origin.x + 3;
  float y = card->origin.y + card->size.height - DIE - 3;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned n = 0; n < summary->dice[building][owner]; n++)
      {
        GdkRGBA colour;

        if (y < card->origin.y + 2)
          return;
        ogc_palette_get_owner (GTK_WIDGET (self), owner, &colour);
        ogc_rounded_append (snapshot, &GRAPHENE_RECT_INIT (x - .5f, y - .5f, DIE + 1, DIE + 1), 1.5f,
                            &(GdkRGBA) { 0, 0, 0, .65f });
        ogc_rounded_append (snapshot, &GRAPHENE_RECT_INIT (x, y, DIE, DIE), 1.2f, &colour);
        x += DIE + DIE_GAP;
        if (x + DIE + 2 > card->origin.x + card->size.width)
          {
            x = card->origin.x + 3;
            y -= DIE + DIE_GAP;
          }
      }
}

/* In high contrast a symbol on paper, else the building's scene in a line of gold. */
static void
draw_building (OgcSaveThumbnail *self,
               GtkSnapshot      *snapshot,
               unsigned          n)
{
  const OgcSaveSummary *summary = ogc_save_info_get_summary (self->info);
  const unsigned building = summary->order[n];
  graphene_rect_t card = get_card (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)),
                                   n);
  GdkRGBA ground, ink;

  if (building >= OGC_N_BUILDINGS)
    return;
  if (ogc_lights_get () == OGC_LIGHT_HIGH_CONTRAST)
    {
      ogc_palette_get (GTK_WIDGET (self), "parchment", &ground);
      ogc_palette_get (GTK_WIDGET (self), "ink_soft", &ink);
      ogc_rounded_append (snapshot, &card, RADIUS, &ground);
      ogc_symbol_snapshot (snapshot, ogc_name_of (ogc_names_building, building),
                           &GRAPHENE_RECT_INIT (card.origin.x + card.size.width - SYMBOL - 2, card.origin.y + 2, SYMBOL,
                                                SYMBOL), &ink);
    }
  else
    {
      ogc_palette_get (GTK_WIDGET (self), "gold_deep", &ground);
      gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (card.origin.x - 1, card.origin.y - 1,
                                                                         card.size.width + 2, card.size.height + 2));
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &card.origin);
      gdk_paintable_snapshot (GDK_PAINTABLE (get_scene (building)), snapshot, card.size.width, card.size.height);
      gtk_snapshot_restore (snapshot);
    }
  draw_dice (self, snapshot, &card, building);
}

/* A sheet of paper with a tear from top to bottom. */
static void
draw_torn (OgcSaveThumbnail *self,
           GtkSnapshot      *snapshot,
           int               width,
           int               height)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  const graphene_rect_t sheet = GRAPHENE_RECT_INIT (width * .3f, height * .12f, width * .4f, height * .76f);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  GdkRGBA ground, tear;

  ogc_palette_get (GTK_WIDGET (self), "parchment_shade", &ground);
  ogc_palette_get (GTK_WIDGET (self), "surface_deep", &tear);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_rectangle (cr, sheet.origin.x, sheet.origin.y, sheet.size.width, sheet.size.height);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &tear);
  cairo_move_to (cr, sheet.origin.x + sheet.size.width * .62, sheet.origin.y - 1);
  for (unsigned n = 1; n <= 6; n++)
    cairo_line_to (cr, sheet.origin.x + sheet.size.width * (n % 2 == 0 ? .58 : .4),
                   sheet.origin.y + sheet.size.height * n / 6 + 1);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
ogc_save_thumbnail_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  OgcSaveThumbnail *self = OGC_SAVE_THUMBNAIL (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  GdkRGBA table_background;

  ogc_palette_get (widget, "surface", &table_background);
  ogc_rounded_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), 2 * RADIUS, &table_background);
  if (self->info == NULL)
    return;
  if (ogc_save_info_get_problem (self->info) != NULL)
    draw_torn (self, snapshot, width, height);
  for (unsigned n = 0; n < 5 && ogc_save_info_get_summary (self->info) != NULL; n++)
    draw_building (self, snapshot, n);
}

static void
ogc_save_thumbnail_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
ogc_save_thumbnail_finalize (GObject *object)
{
  g_clear_object (&OGC_SAVE_THUMBNAIL (object)->info);

  G_OBJECT_CLASS (ogc_save_thumbnail_parent_class)->finalize (object);
}

static void
ogc_save_thumbnail_class_init (OgcSaveThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ogc_save_thumbnail_finalize;
  widget_class->snapshot = ogc_save_thumbnail_snapshot;
  widget_class->measure = ogc_save_thumbnail_measure;

  gtk_widget_class_set_css_name (widget_class, "savepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ogc_save_thumbnail_init (OgcSaveThumbnail *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  for (unsigned building = 0; building < OGC_N_BUILDINGS; building++)
    g_signal_connect_object (get_scene (building), "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
}

void
ogc_save_thumbnail_set_info (OgcSaveThumbnail *self,
                             OgcSaveInfo      *info)
{
  g_return_if_fail (OGC_IS_SAVE_THUMBNAIL (self));
  g_return_if_fail (info == NULL || OGC_IS_SAVE_INFO (info));

  g_set_object (&self->info, info);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
