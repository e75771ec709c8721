/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "game-fixture.h"
#include "ogc-compass-kind.h"
#include "ogc-rules.h"
#include "ogc-store.h"

/*
 * kill-victim FOLDER: continues the game in FOLDER, plays one game after the other with a few random decisions each,
 * and saves all of them, no faster than the disk can write. Before handing a decision to the store it prints "GAME
 * DECISIONS" on standard output: the game's seed, and how many decisions have been taken. It plays until test-kill.c
 * kills it.
 */

static void
finished_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GAsyncResult **out = data;

  *out = g_object_ref (result);
}

static OgcSave *
load (OgcStore  *store,
      char     **name)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  OgcSavedGame *save;

  ogc_store_load_async (store, NULL, NULL, finished_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  save = ogc_store_load_finish (store, result, name, &error);
  if (error != NULL)
    g_error ("%s", error->message);

  return save != NULL ? OGC_SAVE (save) : NULL;
}

/* Prints without buffering, because the line must be out when the program is killed. */
static void
say (guint64 game,
     guint   decisions)
{
  char line[64];
  const int length = g_snprintf (line, sizeof line, "%" G_GUINT64_FORMAT " %u\n", game, decisions);

  if (write (STDOUT_FILENO, line, length) != length)
    exit (1);
}

static OgcSave *
begin (guint64 game)
{
  const OgcSetup setup = game_fixture_setup (game, game);

  return game_fixture_play (ogc_tile_set_get_default (), &setup, 0, 0);
}

/* @save with one more random decision. */
static OgcSave *
play_on (OgcSave *save)
{
  static OgcDecision legal[OGC_MAX_DECISIONS];
  g_autoptr (GArray) decisions = g_array_copy (save->decisions);
  OgcSave *next = ogc_save_new (save->tile_set, &save->setup, save->seats);
  OgcState state = save->state;
  const guint n = ogc_rules_list (&state, legal);
  const OgcDecision *decision = &legal[g_random_int_range (0, n)];

  if (decision->kind == OGC_DECISION_REROLL)
    decision = &legal[g_random_int_range (0, n)];
  ogc_rules_take (&state, decision, NULL);
  g_array_append_val (decisions, *decision);
  ogc_save_set_decisions (next, (gpointer) decisions->data, decisions->len, decisions->len, &state);
  next->label.created = save->label.created;

  return next;
}

/* Begins the first game, or the next one (sooner or later), or takes the next decision. */
static OgcSave *
go_on (OgcSave *save)
{
  if (save == NULL)
    return begin (1);
  if (save->state.ask.kind == OGC_ASK_NOTHING || g_random_int_range (0, 8) == 0)
    return begin (save->setup.seed + 1);

  return play_on (save);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (OgcStore) store = NULL;
  g_autoptr (OgcSave) save = NULL;
  g_autofree char *name = NULL;

  ogc_game_kind_register (&ogc_compass_kind);
  if (argc != 2)
    {
      g_printerr ("Usage: %s FOLDER\n", argv[0]);
      return 1;
    }
  folder = g_file_new_for_path (argv[1]);
  store = ogc_store_new (folder);
  save = load (store, &name);
  for (;;)
    {
      OgcSave *next = go_on (save);

      if (name == NULL || next->position == 0)
        {
          g_free (name);
          name = ogc_store_new_name (store);
        }
      say (next->setup.seed, next->position);
      ogc_store_autosave (store, name, OGC_SAVED_GAME (next));
      if (!ogc_store_flush (store, NULL))
        return 1;
      g_clear_object (&save);
      save = next;
      g_usleep (g_random_int_range (0, 200));
    }
}
