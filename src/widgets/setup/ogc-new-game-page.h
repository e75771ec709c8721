/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_NEW_GAME_PAGE (ogc_new_game_page_get_type ())
/**
 * OgcNewGamePage:
 *
 * The page on which a game of any kind is set up: panels, the seed among advanced options, and below them a tray with
 * a summary of the choices, or the reason why it cannot begin, and the button that begins the game, which is the
 * window's default while the page is shown. Each game adds its own options.
 *
 * Actions:
 * - "page.focus": focuses the button that begins the game, or the first thing that has to be fixed
 * - "setup.new-seed": draws another seed
 * - "setup.start": emits "start"; disabled while the game cannot begin
 *
 * Signals:
 * - "start": the choices are complete
 */
G_DECLARE_DERIVABLE_TYPE (OgcNewGamePage, ogc_new_game_page, OGC, NEW_GAME_PAGE, GtkWidget)

/**
 * OgcNewGamePageClass:
 * @start: stores the choices, before the handler of "start" begins the game
 * @draw_seed: draws a seed, and sets it as the text of ogc_new_game_page_get_seed()
 * @arrange: arranges @panels, and the rest of the game's own content, by the available space: @narrow for one column,
 *   @stacked if panels are stacked
 *
 * What a game's own page implements.
 */
struct _OgcNewGamePageClass
{
  GtkWidgetClass parent_class;

  void (*start)     (OgcNewGamePage *self);
  void (*draw_seed) (OgcNewGamePage *self);
  void (*arrange)   (OgcNewGamePage *self,
                     GtkWidget      *panels,
                     gboolean        narrow,
                     gboolean        stacked);
};

/**
 * ogc_new_game_page_class_bind_template:
 * @klass: the class of a game's own page
 * @path: its template in the resources, which has "content" (everything), "panels" (a grid of two), "seed" (an entry)
 *   and "seed_note", "tray" (a grid) with "words" that hold "summary" and "problem", and "start_button". Groups of
 *   check buttons use the callback "mnemonic_cb"
 *
 * Sets the template of a game's own page.
 */
void         ogc_new_game_page_class_bind_template (GtkWidgetClass *klass,
                                                    const char     *path);

/* Draws another seed. Call it before the page is shown. */
void         ogc_new_game_page_draw_seed           (OgcNewGamePage *self);
/* Returns: (transfer none): the entry of the seed */
GtkEditable *ogc_new_game_page_get_seed            (OgcNewGamePage *self);
/* Says in one sentence why the game cannot begin, in place of the summary of choices; %NULL if it can. */
void         ogc_new_game_page_set_problem         (OgcNewGamePage *self,
                                                    const char     *problem);

G_END_DECLS
