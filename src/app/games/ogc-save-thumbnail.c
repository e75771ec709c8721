/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-thumbnail.h"

#include "ogc-games.h"
#include "ogc-palette.h"
#include "ogc-rounded-rect.h"

/* The least size; style.css enlarges it where there is room. */
#define WIDTH 80
#define HEIGHT 51
#define RADIUS 6

struct _OgcSaveThumbnail
{
  GtkWidget parent_instance;

  OgcSaveInfo *info;
};

G_DEFINE_FINAL_TYPE (OgcSaveThumbnail, ogc_save_thumbnail, GTK_TYPE_WIDGET)

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
  ogc_rounded_rect_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS, &table_background);
  if (self->info == NULL)
    return;
  if (ogc_save_info_get_problem (self->info) != NULL)
    draw_torn (self, snapshot, width, height);
  if (ogc_save_info_get_game (self->info) != NULL)
    ogc_games_find (ogc_save_info_get_game (self->info))->draw_picture (widget, snapshot,
                                                                       ogc_save_info_get_summary (self->info));
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
  for (unsigned n = 0; ogc_games_nth (n) != NULL; n++)
    ogc_games_nth (n)->watch_pictures (GTK_WIDGET (self));
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
