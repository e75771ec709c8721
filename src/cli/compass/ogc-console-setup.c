/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console-setup.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-cli.h"
#include "ogc-console-session.h"
#include "ogc-escape.h"
#include "ogc-seat-spec.h"

/* Names, the same in every language. */
static const char *const usual_names[] = { "Ada", "Belzoni", "Gertrude", "Humboldt", "Isabella", "Percy" };

/* A default name that is not among @typed. */
static const char *
next_name (char **typed,
           guint *next)
{
  while (typed != NULL && *next + 1 < G_N_ELEMENTS (usual_names)
         && g_strv_contains ((const char *const *) typed, usual_names[*next]))
    *next += 1;
  return usual_names[(*next)++ % G_N_ELEMENTS (usual_names)];
}

/* Gives every seat its name: what was typed, the name of the one person, or an unused default. */
static void
name_seats (OgcSeatSpec     *seats,
            const OgcMatch  *match,
            char           **typed)
{
  const guint n_typed = typed != NULL ? g_strv_length (typed) : 0;
  gboolean met = n_typed > 0;
  guint next = 0;

  for (guint n = 0; n < match->setup.seats; n++)
    if (n < n_typed)
      {
        g_autofree char *valid = g_utf8_make_valid (typed[n], -1);

        seats[n].name = g_strstrip (ogc_clean_name (valid));
      }
    else if (match->players[n] == NULL && !met)
      {
        seats[n].name = ogc_seat_dup_person_name ();
        met = TRUE;
      }
    else
      seats[n].name = g_strdup (next_name (typed, &next));
}

OgcGame *
ogc_console_begin_game (const OgcMatch  *match,
                        const char      *names,
                        GError         **error)
{
  OgcSeatSpec seats[OGC_MAX_SEATS] = { 0 };
  g_auto (GStrv) typed = NULL;
  g_autofree char *problem = NULL;
  OgcGame *game = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  typed = names != NULL ? g_strsplit (names, ",", -1) : NULL;
  if (typed != NULL && g_strv_length (typed) > match->setup.seats)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("--names: there are %u names for %u players."), g_strv_length (typed),
                   (guint) match->setup.seats);
      return NULL;
    }
  name_seats (seats, match, typed);
  for (guint n = 0; n < match->setup.seats; n++)
    {
      seats[n].emblem = (char *) ogc_match_emblem (n);
      seats[n].kind = (char *) (match->players[n] != NULL ? ogc_match_player_id (match, n) : OGC_SEAT_PERSON);
      if (problem == NULL)
        problem = ogc_seat_dup_name_problem (seats, n);
    }
  if (problem != NULL)
    g_set_error (error, OGC_CLI_ERROR, 0, "--names: %s", problem);
  else
    game = ogc_game_new (match->tile_set, &match->setup, seats, error);
  for (guint n = 0; n < match->setup.seats; n++)
    g_free (seats[n].name);
  return game;
}

OgcGame *
ogc_console_load_game (const char  *name,
                       GFile      **file,
                       GError     **error)
{
  g_autoptr (OgcSave) save = NULL;

  g_return_val_if_fail (name != NULL && file != NULL, NULL);

  *file = ogc_console_find_file (name);
  save = ogc_save_load (*file, error);
  return save != NULL ? ogc_game_new_from_save (save, error) : NULL;
}
