/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-notice.h"
#include "ogc-replay-bar.h"
#include "ogc-setup-page.h"
#include "ogc-start-page.h"
#include "ogc-table.h"
#include "ogc-window.h"

G_BEGIN_DECLS

/* For ogc-window.c, which has the frame and its pages, and ogc-window-files.c: how one game takes the place of
 * another, and ogc-window-replay.c: what is done with games that were played. */

struct _OgcWindow
{
  GtkApplicationWindow parent_instance;

  OgcSession   *session;
  gboolean      narrow;
  guint         narrow_source;
  gboolean      closing;        /* nothing is to be waited for any more */
  gboolean      waiting;        /* to close, until what is saved is on disk */
  gboolean      saving;         /* that is not so yet */
  gboolean      asked;          /* whether it is to close all the same */
  guint         patience;       /* the source that asks when saving takes long, or 0 */
  GCancellable *recognising;    /* the file whose kind is looked at, or NULL */
  GFile        *kept;           /* where the game lies that the start page offers, or NULL */
  GFile        *to_open;        /* when it may be given up; NULL: a new game is to begin */
  gboolean      to_learn;       /* the game that begins is the guided one */
  gboolean      asking;         /* whether the game may be given up */
  gboolean      going_on;       /* the game is saved first, and then given up */
  OgcGame      *replay;         /* what is walked through in the place of the game, or NULL */
  GFile        *replay_file;    /* where that came from, or NULL */
  OgcSave      *replay_save;    /* the whole of it, or NULL */
  GCancellable *replay_loading;
  gboolean      looking_back;   /* the replay is shown for the page that looks back */

  GtkStack     *stack;
  GtkLabel     *subtitle;
  OgcNotice    *notice;
  OgcStartPage *start_page;
  OgcSetupPage *setup_page;     /* NULL before it is first wanted, as the next two */
  OgcTable     *table;
  OgcReplayBar *replay_bar;
};

/* The game on the table, or NULL; NULL also when the window is being closed. */
OgcGame      *ogc_window_get_game                (OgcWindow    *self);
/* Whether @page is the one that is shown. */
gboolean      ogc_window_is_on                   (OgcWindow    *self,
                                                  const char   *page);
void          ogc_window_enable                  (OgcWindow    *self,
                                                  const char   *action,
                                                  gboolean      enabled);
void          ogc_window_show_error              (OgcWindow    *self,
                                                  const GError *error);
/* Tells that a game was written to @file, or by @error why not. */
void          ogc_window_tell_saved              (OgcWindow    *self,
                                                  GFile        *file,
                                                  const GError *error);
/* A name for a file of today, with the ending @extension. Free with g_free(). */
char         *ogc_window_dup_file_name           (const char   *extension);

/* Has the title of the window follow @game, which is to be on the table. */
void          ogc_window_watch_game              (OgcWindow    *self,
                                                  OgcGame      *game);
/* Shows the game, or the replay in its place; with neither of them the start page. */
void          ogc_window_show_game               (OgcWindow    *self);

/* "win.replay", "win.replay-file", "win.rematch", "win.save-record". */
void          ogc_window_add_replay_actions      (OgcWindow    *self);
/* Once the table is there. */
void          ogc_window_connect_replay_bar      (OgcWindow    *self);
/* Enables those of them that can be done now. */
void          ogc_window_update_replay_actions   (OgcWindow    *self);
/* Walks through the game on the table from its beginning. */
void          ogc_window_replay_game             (OgcWindow    *self);
/* Ends a replay without showing anything else in its place. */
void          ogc_window_drop_replay             (OgcWindow    *self);
/* The page @name of the stack, with what can be done there. */
void          ogc_window_show_page               (OgcWindow    *self,
                                                  const char   *name);

/* Pages of the stack that are made when they are first wanted: that for a new game, "setup"; the table, "table"; the
 * page @name, by
 * @create. Returns: (transfer none) */
OgcSetupPage *ogc_window_provide_setup           (OgcWindow    *self);
OgcTable     *ogc_window_provide_table           (OgcWindow    *self);
GtkWidget *ogc_window_provide_page   (OgcWindow    *self,
                                      const char   *name,
                                      GtkWidget  *(*create) (OgcWindow *self));

/* "win.look-back": how a game that is over was played. */
void          ogc_window_add_analysis_actions    (OgcWindow    *self);
void          ogc_window_update_analysis_actions (OgcWindow    *self);
/* Shows that page again when the replay was shown for it. Returns whether it was. */
gboolean      ogc_window_return_to_analysis      (OgcWindow    *self);

/* "win.saves", "win.dice", "win.history". */
void          ogc_window_add_archive_actions     (OgcWindow    *self);
void          ogc_window_update_archive_actions  (OgcWindow    *self);

/* "win.open", "win.save", "win.save-as". */
void          ogc_window_add_file_actions        (OgcWindow    *self);
/* Forgets a file that is to be opened and whose kind is not known yet. */
void          ogc_window_stop_recognising        (OgcWindow    *self);
/* Begins the game that is set up, after asking whether a game under way may be given up. */
void          ogc_window_start                   (OgcWindow    *self);
/* Begins the guided first game, after asking the same. */
void          ogc_window_learn                   (OgcWindow    *self);

G_END_DECLS
