/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game-kind.h"
#include "ogc-history-view.h"
#include "ogc-playable.h"
#include "ogc-rules-help.h"

G_BEGIN_DECLS

/**
 * OgcGameUi:
 * @kind: the game below its window
 * @name: what it is called, to be translated
 * @sentence: what it is about, to be translated
 * @scene: the name of a picture of it
 * @rules: its rules as people read them; the table's action "win.rules-at" opens them at a rule and a topic
 * @create_setup_page: an #OgcNewGamePage
 * @begin: the game that was chosen there
 * @begin_lesson: (nullable): a game that is explained step by step; @lesson is which one, %NULL the first
 * @create_table: an empty table
 * @set_table_game: lays a game, or none, on a table
 * @adjust: (nullable): binds to the preferences what only this game has, of a game that is played
 * @create_crest: the emblem of who plays at a seat, @size pixels large
 * @describe_player: what sort of player @kind is, in a word or, @fully, in more
 * @draw_picture: draws a picture of a saved game on a widget, from its #OgcSaveDetails.summary
 * @watch_pictures: has a widget drawn anew when such pictures change
 * @dup_scene: the name of a picture from what the saved game is about
 * @create_dice_page: (nullable): what chance did in a game; @set_dice_game shows it
 * @history: (nullable): how games that are over are remembered; @history_view is how that is shown
 * @create_analysis_page: (nullable): a look back at games that are over, which emits "sought" (guint position);
 *   @analyse begins it, and keeps the outcome on the disk if @keep; @get_analysed is the game that is looked back at
 * @show_keys: shows which keys do what
 * @create_keys_editor: (nullable): where they are chosen, in the preferences
 * @begin_demo: a game of computer players alone
 * @is_demo_picture: whether it is the moment for a picture of a demonstration
 *
 * One of the program's games in its window: all that the window knows of it.
 */
typedef struct {
  const OgcGameKind  *kind;
  const char         *name;
  const char         *sentence;
  const char         *scene;
  const OgcRulesHelp *rules;

  const OgcHistoryFormat *history;
  const OgcHistoryView   *history_view;

  GtkWidget    *(*create_setup_page)    (void);
  OgcPlayable  *(*begin)                (GtkWidget      *page,
                                         GError        **error);
  OgcPlayable  *(*begin_lesson)         (const char     *lesson,
                                         GError        **error);

  GtkWidget    *(*create_table)         (void);
  void          (*set_table_game)       (GtkWidget      *table,
                                         OgcPlayable    *game);
  void          (*adjust)               (OgcPlayable    *game);

  GtkWidget    *(*create_crest)         (unsigned        seat,
                                         const char     *emblem,
                                         int             size);
  const char   *(*describe_player)      (const char     *kind,
                                         gboolean        fully);
  void          (*draw_picture)         (GtkWidget      *widget,
                                         GtkSnapshot    *snapshot,
                                         gconstpointer   summary);
  void          (*watch_pictures)       (GtkWidget      *widget);
  char         *(*dup_scene)            (gconstpointer   summary);

  GtkWidget    *(*create_dice_page)     (void);
  void          (*set_dice_game)        (GtkWidget      *page,
                                         OgcPlayable    *game);
  GtkWidget    *(*create_analysis_page) (void);
  void          (*analyse)              (GtkWidget      *page,
                                         OgcSavedGame   *save,
                                         gboolean        keep);
  OgcSavedGame *(*get_analysed)         (GtkWidget      *page);

  void          (*show_keys)            (GtkApplicationWindow *window);
  GtkWidget    *(*create_keys_editor)   (void);

  OgcPlayable  *(*begin_demo)           (GError        **error);
  gboolean      (*is_demo_picture)      (OgcPlayable    *game);
} OgcGameUi;

G_END_DECLS
