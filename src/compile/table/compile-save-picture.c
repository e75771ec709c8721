/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-save-picture.h"

#include "compile-names.h"
#include "compile-palette.h"
#include "ogc-scene.h"

#define MARGIN 5
#define GAP 4
#define LINE 1.5f /* around a poster */

/* The poster of a protocol, drawn once for all rows. */
static OgcScene *
get_poster (unsigned protocol,
            gboolean lit)
{
  static OgcScene *posters[COMPILE_N_NAMED_PROTOCOLS][2];

  if (posters[protocol][lit] == NULL)
    {
      g_autofree char *dark = compile_palette_dup_picture ("poster", (int) protocol);
      g_autofree char *name = g_strconcat (dark, lit ? "-lit" : NULL, NULL);

      posters[protocol][lit] = ogc_scene_new (name, OGC_ART_COVER);
    }
  return posters[protocol][lit];
}

/* An empty frame if there is no protocol yet. */
static void
draw_poster (GtkSnapshot           *snapshot,
             const graphene_rect_t *room,
             unsigned               protocol,
             gboolean               lit)
{
  const GdkRGBA metal = compile_palette_to_rgba (lit ? COMPILE_COLOUR_LIT : COMPILE_COLOUR_BRASS_DARK, 1);
  const GdkRGBA glass = compile_palette_to_rgba (COMPILE_COLOUR_GLASS, 1);
  graphene_rect_t inside;

  graphene_rect_inset_r (room, LINE, LINE, &inside);
  gtk_snapshot_append_color (snapshot, &metal, room);
  gtk_snapshot_append_color (snapshot, &glass, &inside);
  if (protocol >= COMPILE_N_NAMED_PROTOCOLS)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &inside.origin);
  gdk_paintable_snapshot (GDK_PAINTABLE (get_poster (protocol, lit)), snapshot, inside.size.width, inside.size.height);
  gtk_snapshot_restore (snapshot);
}

/* Three lines side by side, the second side below. */
void
compile_save_picture_draw (GtkWidget                *widget,
                           GtkSnapshot              *snapshot,
                           const CompileSaveSummary *summary)
{
  float w, h;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (summary != NULL);

  w = ((float) gtk_widget_get_width (widget) - 2 * MARGIN - (COMPILE_N_LINES - 1) * GAP) / COMPILE_N_LINES;
  h = ((float) gtk_widget_get_height (widget) - 2 * MARGIN - GAP) / COMPILE_N_SIDES;
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      draw_poster (snapshot, &GRAPHENE_RECT_INIT (MARGIN + (float) line * (w + GAP), MARGIN + (float) side * (h + GAP),
                                                  w, h),
                   summary->protocols[side][line], (summary->compiled[side] & 1u << line) != 0);
}

void
compile_save_picture_watch (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (unsigned protocol = 0; protocol < COMPILE_N_NAMED_PROTOCOLS; protocol++)
    for (unsigned lit = 0; lit < 2; lit++)
      g_signal_connect_object (get_poster (protocol, lit != 0), "invalidate-contents",
                               G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
}

char *
compile_save_picture_dup_scene (const CompileSaveSummary *summary)
{
  compile_palette_load_pictures ();
  return g_strdup ("scene-compile");
}
