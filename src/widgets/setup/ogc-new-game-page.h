/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_NEW_GAME_PAGE (ogc_new_game_page_get_type ())
/**
 * OgcNewGamePage:
 *
 * Where a game is set up, whichever game it is: panels, the seed among what is advanced, and below them a tray with
 * what is chosen, or what is in the way, and the button that begins the game. That button is the window's default
 * while the page is shown. What there is to choose is the page's of each game.
 *
 * Actions:
 * - "page.focus": moves the focus to where a game is begun, or to the first thing that is to be mended
 * - "setup.new-seed": draws another seed
 * - "setup.start": emits "start"; not while something is in the way
 *
 * Signals:
 * - "start": all is chosen
 */
G_DECLARE_DERIVABLE_TYPE (OgcNewGamePage, ogc_new_game_page, OGC, NEW_GAME_PAGE, GtkWidget)

/**
 * OgcNewGamePageClass:
 * @start: remembers what is chosen, before whoever is connected to "start" begins the game
 * @draw_seed: chooses a seed, which is then the text of ogc_new_game_page_get_seed()
 * @arrange: lays out @panels, and all else that is this game's own, as there is room for it: @narrow for one column,
 *   @stacked where panels stand below each other
 *
 * What a game's own page does.
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
 * @path: its template in the resources, which has "content" (all of it), "panels" (a grid of two), "seed" (an entry)
 *   and "seed_note", "tray" (a grid) with "words" and therein "summary" and "problem", and "start_button". For groups
 *   of check buttons it has the callback "mnemonic_cb"
 *
 * Sets the template of a game's own page.
 */
void         ogc_new_game_page_class_bind_template (GtkWidgetClass *klass,
                                                    const char     *path);

/* Draws another seed, as is due before the page is shown. */
void         ogc_new_game_page_draw_seed           (OgcNewGamePage *self);
/* Returns: (transfer none): where the seed is typed */
GtkEditable *ogc_new_game_page_get_seed            (OgcNewGamePage *self);
/* What stands in the way of the game, a sentence in place of what is chosen; %NULL: nothing does. */
void         ogc_new_game_page_set_problem         (OgcNewGamePage *self,
                                                    const char     *problem);

G_END_DECLS
