/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game-kind.h"
#include "ogc-history-view.h"
#include "ogc-playable.h"
#include "ogc-rules-help.h"
#include "ogc-save-details.h"

G_BEGIN_DECLS

/**
 * OgcGameUi:
 * @kind: the game without its window
 * @name: its name, to be translated
 * @brief: (nullable): what it is in a few words, to be translated; %NULL for the first game
 * @sentence: what it is about, to be translated
 * @scene: the name of a picture of it
 * @rules: its rules for people to read; the table's action "win.rules-at" opens them at a rule and a topic
 * @create_setup_page: an #OgcNewGamePage
 * @begin: begins the game that was chosen there
 * @begin_lesson: (nullable): begins a game that is explained step by step, the lesson with the id @lesson
 * @nth_lesson: (nullable): the id of a lesson after the first, by number, from 0, and its translated name; %NULL after
 *   the last
 * @create_table: creates an empty table
 * @set_table_game: puts a game, or none, on a table
 * @adjust: (nullable): binds the properties that only this game has to the preferences, for a game that is played
 * @create_crest: creates the emblem of a seat's player, @size pixels large
 * @describe_player: describes the player @kind, in one word or, @fully, in more
 * @draw_picture: draws a picture of a saved game on a widget, from its #OgcSaveDetails.summary
 * @watch_pictures: redraws a widget when such pictures change
 * @dup_scene: the name of a picture for a saved game
 * @create_dice_page: (nullable): creates a page about the luck in a game, which @set_dice_game sets
 * @history: (nullable): how finished games are recorded; @history_view is how they are shown
 * @create_analysis_page: (nullable): creates a page that analyses finished games and emits "sought" (guint position,
 *   char *comment); @analyse begins an analysis, and keeps the outcome on disk if @keep; @get_analysed is the analysed
 *   game
 * @show_keys: shows which keys do what
 * @create_keys_editor: (nullable): creates the part of the preferences in which they are chosen
 * @begin_demo: begins a game of computer players only
 * @is_demo_picture: whether it is the moment for a picture of a demonstration
 *
 * One of the program's games in its window: all that the window knows about it.
 */
typedef struct {
  const OgcGameKind  *kind;
  const char         *name;
  const char         *brief;
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
  const char   *(*nth_lesson)           (unsigned        n,
                                         const char    **name);

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
  char         *(*dup_scene)            (const OgcSaveDetails *details);

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
