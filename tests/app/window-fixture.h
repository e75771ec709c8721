/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-window.h"
#include "temp-folder.h"

G_BEGIN_DECLS

/* A window on a store of its own. */
typedef struct {
  TempFolder *dir;
  GFile      *folder; /* of the person's own files */
  GFile      *saves;  /* of the store, in it */
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

/* The program starts, with the store of the fixture or with @store, which may be NULL; and a person closes it. */
void     window_fixture_open       (WindowFixture *fixture);
void     window_fixture_open_on    (WindowFixture *fixture,
                                    OgcStore      *store);
void     window_fixture_close      (WindowFixture *fixture);

/* The first widget of @type that can be seen, else the first that is there. */
gpointer window_fixture_part       (WindowFixture *fixture,
                                    GType          type);
gboolean window_fixture_is_enabled (WindowFixture *fixture,
                                    const char    *action);
/* Does what is enabled, and waits until it is done. */
void     window_fixture_act        (WindowFixture *fixture,
                                    const char    *action);
/* Through the set-up page, as a person begins a game. Returns the game on the table then. */
OgcGame *window_fixture_begin      (WindowFixture *fixture,
                                    unsigned       seats,
                                    const char    *kind);
/* Takes the first decision there is, @n times. */
void     window_fixture_play       (OgcGame       *game,
                                    unsigned       n);

G_END_DECLS
