/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-window.h"
#include "temp-folder.h"

G_BEGIN_DECLS

/* WindowFixture: a window with a store of its own. */
typedef struct {
  TempFolder *dir;
  GFile      *folder; /* for the person's own files */
  GFile      *saves;  /* the store's folder, inside that one */
  OgcSession *session;
  OgcWindow  *window;
} WindowFixture;

/* For g_test_add(). */
void     window_fixture_set_up     (WindowFixture *fixture,
                                    gconstpointer  data);
void     window_fixture_tear_down  (WindowFixture *fixture,
                                    gconstpointer  data);
/* Runs the tests, with an application for their windows. */
int      window_fixture_run        (void);

/* Starts the program, with the fixture's store or with @store, which may be NULL; and closes it as a person does. */
void     window_fixture_open       (WindowFixture *fixture);
void     window_fixture_open_on    (WindowFixture *fixture,
                                    OgcStore      *store);
void     window_fixture_close      (WindowFixture *fixture);

/* The first visible widget of @type or, if none is visible, the first one. */
gpointer window_fixture_part       (WindowFixture *fixture,
                                    GType          type);
gboolean window_fixture_is_enabled (WindowFixture *fixture,
                                    const char    *action);
/* Activates an action, which must be enabled, and waits until it is done. */
void     window_fixture_act        (WindowFixture *fixture,
                                    const char    *action);
/* Begins a lesson that no unfinished game is saved of: @action is "learn" or another such action, @target its
 * parameter. */
void     window_fixture_learn      (WindowFixture *fixture,
                                    const char    *action,
                                    const char    *target);
/* Begins a game on the set-up page, as a person does. Returns the game on the table. */
OgcGame *window_fixture_begin      (WindowFixture *fixture,
                                    unsigned       seats,
                                    const char    *kind);
/* Waits until the window is shown as narrow ones are. */
void     window_fixture_await_narrow (WindowFixture *fixture);
/* Waits until computer players have ended @game. Meanwhile the window is empty, or each decision would be drawn. */
void     window_fixture_await_end  (WindowFixture *fixture,
                                    OgcGame       *game);
/* Takes the first legal decision, @n times. */
void     window_fixture_play       (OgcGame       *game,
                                    unsigned       n);

G_END_DECLS
