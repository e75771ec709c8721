/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-picture.h"

#include "ogc-names.h"
#include "ogc-palette.h"
#include "ogc-rounded-rect.h"
#include "ogc-scene.h"
#include "ogc-symbol.h"
#include "ogc-theme.h"

#define MARGIN 5
#define GAP 4
#define RADIUS 3
#define DIE 7
#define DIE_GAP 1.5f
#define SYMBOL 16

/* The scene of a building, drawn once for all rows, because they are the same. */
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

/* The place of building @n in the order of resolving: three at the top, two at the bottom, the first of which is
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

/* Draws each die in the building as a small square, from the lower left; those without room are left out. */
static void
draw_dice (GtkWidget             *widget,
           GtkSnapshot           *snapshot,
           const OgcSaveSummary  *summary,
           const graphene_rect_t *card,
           unsigned               building)
{
  float x = card->origin.x + 3;
  float y = card->origin.y + card->size.height - DIE - 3;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned n = 0; n < summary->dice[building][owner]; n++)
      {
        GdkRGBA colour;

        if (y < card->origin.y + 2)
          return;
        ogc_palette_get_owner (widget, owner, &colour);
        ogc_rounded_rect_append (snapshot, &GRAPHENE_RECT_INIT (x - .5f, y - .5f, DIE + 1, DIE + 1), 1.5f,
                                 &(GdkRGBA) { 0, 0, 0, .65f });
        ogc_rounded_rect_append (snapshot, &GRAPHENE_RECT_INIT (x, y, DIE, DIE), 1.2f, &colour);
        x += DIE + DIE_GAP;
        if (x + DIE + 2 > card->origin.x + card->size.width)
          {
            x = card->origin.x + 3;
            y -= DIE + DIE_GAP;
          }
      }
}

/* Draws a symbol on paper in high contrast, otherwise the building's scene with a gold outline. */
static void
draw_building (GtkWidget            *widget,
               GtkSnapshot          *snapshot,
               const OgcSaveSummary *summary,
               unsigned              n)
{
  const unsigned building = summary->order[n];
  graphene_rect_t card = get_card (gtk_widget_get_width (widget), gtk_widget_get_height (widget), n);
  GdkRGBA ground, ink;

  if (building >= OGC_N_BUILDINGS)
    return;
  if (ogc_theme_get () == OGC_THEME_HIGH_CONTRAST)
    {
      ogc_palette_get (widget, "parchment", &ground);
      ogc_palette_get (widget, "ink_soft", &ink);
      ogc_rounded_rect_append (snapshot, &card, RADIUS, &ground);
      ogc_symbol_snapshot (snapshot, ogc_name_of (ogc_names_building, building),
                           &GRAPHENE_RECT_INIT (card.origin.x + card.size.width - SYMBOL - 2, card.origin.y + 2, SYMBOL,
                                                SYMBOL), &ink);
    }
  else
    {
      ogc_palette_get (widget, "gold_deep", &ground);
      gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (card.origin.x - 1, card.origin.y - 1,
                                                                         card.size.width + 2, card.size.height + 2));
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &card.origin);
      gdk_paintable_snapshot (GDK_PAINTABLE (get_scene (building)), snapshot, card.size.width, card.size.height);
      gtk_snapshot_restore (snapshot);
    }
  draw_dice (widget, snapshot, summary, &card, building);
}

void
ogc_save_picture_draw (GtkWidget            *widget,
                       GtkSnapshot          *snapshot,
                       const OgcSaveSummary *summary)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (summary != NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (summary->order); n++)
    draw_building (widget, snapshot, summary, n);
}

void
ogc_save_picture_watch (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (unsigned building = 0; building < OGC_N_BUILDINGS; building++)
    g_signal_connect_object (get_scene (building), "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), widget,
                             G_CONNECT_SWAPPED);
}

char *
ogc_save_picture_dup_scene (const OgcSaveSummary *summary)
{
  unsigned building;

  g_return_val_if_fail (summary != NULL, NULL);

  building = summary->order[OGC_ORDER_C] < OGC_N_BUILDINGS ? summary->order[OGC_ORDER_C] : summary->order[OGC_ORDER_B];

  return g_strconcat ("scene-", ogc_name_of (ogc_names_building, building), NULL);
}
