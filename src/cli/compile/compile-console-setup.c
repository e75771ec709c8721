/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-console-setup.h"

#include <glib/gi18n.h>

#include "compile-levels.h"
#include "compile-players.h"
#include "ogc-cli.h"
#include "ogc-console-session.h"
#include "ogc-escape.h"
#include "ogc-seat-kind.h"
#include "ogc-seat-spec.h"

#define MAX_WORK 1000000
#define USUAL_RIVAL "greedy" /* against a program */

/* Names of computer players, the same in every language. */
static const char *const usual_names[COMPILE_N_SIDES] = { "Ada", "Belzoni" };
/* Emblems for saves of games in which nobody has chosen one. */
static const char *const emblems[COMPILE_N_SIDES] = { "compass", "key" };

static char *
list_computers (void)
{
  g_autoptr (GPtrArray) ids = compile_match_player_ids ();

  g_ptr_array_add (ids, NULL);
  return g_strjoinv (", ", (char **) ids->pdata);
}

void
compile_console_options_add (CompileConsoleOptions *options,
                             GOptionContext        *context)
{
  const GOptionEntry entries[] = {
    { "set", 0, 0, G_OPTION_ARG_STRING, &options->set, N_("The cards: mn02 or mn01"), N_("SET") },
    { "players", 0, 0, G_OPTION_ARG_STRING, &options->players, N_("The players in their order, or one for all"),
      N_("A,B") },
    { "first", 0, 0, G_OPTION_ARG_STRING, &options->first, N_("Who chooses first: 1, 2 or random"), "N" },
    { "without-control", 0, 0, G_OPTION_ARG_NONE, &options->without_control, N_("Leave out control"), NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed, N_("The seed of the game"), "S" },
    { "work", 0, 0, G_OPTION_ARG_STRING, &options->work, N_("How much players search, in percent of the usual amount"),
      "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GPtrArray) players = compile_match_player_ids ();

  g_option_context_add_main_entries (context, entries, NULL);
  ogc_cli_describe_players (context, players, COMPILE_N_LEVELS, NULL);
}

void
compile_console_options_clear (CompileConsoleOptions *options)
{
  g_free (options->set);
  g_free (options->first);
  g_free (options->players);
  g_free (options->seed);
  g_free (options->work);
}

gboolean
compile_console_options_empty (CompileConsoleOptions *options)
{
  return options->set == NULL && options->first == NULL && options->players == NULL && options->seed == NULL
         && !options->without_control;
}

static gboolean
read_set (const char      *text,
          CompileCardSet **set,
          GError         **error)
{
  g_autofree char *id = text != NULL ? g_ascii_strdown (text, -1) : NULL;
  guint found = compile_card_set_names[0].value;

  if (!ogc_cli_choice ("--set", id, compile_card_set_names, &found, error))
    return FALSE;
  *set = compile_card_set_get (found);
  return TRUE;
}

static gboolean
read_setup (CompileConsoleOptions  *options,
            CompileSetup           *setup,
            GError                **error)
{
  guint64 first = 0;

  *setup = (CompileSetup) { .first = COMPILE_RANDOM_SIDE, .no_control = options->without_control,
                            .seed = (guint64) g_random_int () << 32 | g_random_int () };
  if (!ogc_cli_number ("--seed", options->seed, 0, G_MAXUINT64, &setup->seed, error))
    return FALSE;
  if (options->first == NULL || g_str_equal (options->first, "random"))
    return TRUE;
  if (!ogc_cli_number ("--first", options->first, 1, COMPILE_N_SIDES, &first, error))
    return FALSE;
  setup->first = first - 1;
  return TRUE;
}

/* Sets who plays @seat: a computer player, the word for a person, or a name, which begins with a capital letter. */
static gboolean
read_player (const char   *text,
             OgcSeatSpec  *seat,
             GError      **error)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *name = g_strstrip (ogc_clean_name (valid));
  g_autofree char *list = NULL;

  seat->kind = (char *) OGC_SEAT_PERSON;
  if (compile_players_find (text) != NULL)
    seat->kind = (char *) compile_players_find (text)->id;
  else if (g_str_equal (text, OGC_SEAT_PERSON))
    seat->name = ogc_seat_dup_person_name ();
  else if (g_ascii_islower (*name) || *name == '\0')
    {
      list = list_computers ();
      /* TRANSLATORS: what was typed, and all computer players */
      g_set_error (error, OGC_CLI_ERROR, 0, _("--players: “%s” is unknown. Choose one of: %s, person; or the name of a "
                                              "person, with a capital letter."), text, list);
      return FALSE;
    }
  else if (g_utf8_strlen (name, -1) > OGC_MAX_NAME_LENGTH)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, ngettext ("--players: “%s” is too long. Use %u letter at most.",
                                                      "--players: “%s” is too long. Use %u letters at most.",
                                                      OGC_MAX_NAME_LENGTH), name, OGC_MAX_NAME_LENGTH);
      return FALSE;
    }
  else
    seat->name = g_steal_pointer (&name);
  return TRUE;
}

static gboolean
check_count (guint    n,
             GError **error)
{
  if (n >= 1 && n <= COMPILE_N_SIDES)
    return TRUE;
  g_set_error (error, OGC_CLI_ERROR, 0, _("--players: this game is for two."));
  return FALSE;
}

static gboolean
is_name (const char *text)
{
  return compile_players_find (text) == NULL && !g_str_equal (text, OGC_SEAT_PERSON);
}

/* A single player plays all sides; but a named person plays against the default computer player. */
static gboolean
read_players (const char   *text,
              OgcSeatSpec  *seats,
              GError      **error)
{
  const char *usual = OGC_SEAT_PERSON "," OGC_SEAT_KIND_USUAL_COMPUTER;
  g_auto (GStrv) typed = g_strsplit (text != NULL ? text : usual, ",", -1);
  const guint n = g_strv_length (typed);
  const char *other_id;

  if (!check_count (n, error))
    return FALSE;
  other_id = n > 1 ? typed[1] : is_name (typed[0]) ? OGC_SEAT_KIND_USUAL_COMPUTER : typed[0];
  if (!read_player (typed[0], &seats[0], error) || !read_player (other_id, &seats[1], error))
    return FALSE;
  if (g_str_equal (typed[0], OGC_SEAT_PERSON) && g_str_equal (other_id, OGC_SEAT_PERSON))
    g_clear_pointer (&seats[1].name, g_free); /* it is the name of one of them */
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      const char *other = seats[!side].name != NULL ? seats[!side].name : "";

      if (seats[side].name == NULL)
        seats[side].name = g_strdup (usual_names[g_str_equal (other, usual_names[0])]);
      seats[side].emblem = (char *) emblems[side];
    }
  if (g_utf8_collate (seats[0].name, seats[1].name) != 0)
    return TRUE;
  g_set_error (error, OGC_CLI_ERROR, 0, _("Two players are called “%s”. Give one of them another name."),
               seats[0].name);
  return FALSE;
}

CompileGame *
compile_console_begin_game (CompileConsoleOptions  *options,
                            GError                **error)
{
  OgcSeatSpec seats[COMPILE_N_SIDES] = { 0 };
  CompileGame *game = NULL;
  CompileCardSet *set;
  CompileSetup setup;

  g_return_val_if_fail (options != NULL, NULL);

  if (read_set (options->set, &set, error) && read_setup (options, &setup, error)
      && read_players (options->players, seats, error))
    game = compile_game_new (set, &setup, seats, error);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    g_free (seats[side].name);
  return game;
}

/* A single player plays all sides; without any, the program at the other end plays against the default opponent. */
static gboolean
read_sides (const char    *text,
            CompileMatch  *match,
            GError       **error)
{
  g_auto (GStrv) typed = g_strsplit (text != NULL ? text : OGC_SEAT_OUTSIDE "," USUAL_RIVAL, ",", -1);
  const guint n = g_strv_length (typed);

  if (!check_count (n, error))
    return FALSE;
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      const char *id = typed[MIN (side, n - 1)];
      g_autofree char *list = NULL;

      if (compile_match_set_player (match, side, id))
        continue;
      list = list_computers ();
      /* TRANSLATORS: what was typed, and all computer players; “outside” stays */
      g_set_error (error, OGC_CLI_ERROR, 0, _("--players: “%s” is unknown. Choose one of: %s, outside."), id, list);
      return FALSE;
    }
  return TRUE;
}

gboolean
compile_console_read_match (CompileConsoleOptions  *options,
                            CompileMatch           *match,
                            GError                **error)
{
  g_return_val_if_fail (options != NULL && match != NULL, FALSE);

  return read_set (options->set, &match->set, error) && read_setup (options, &match->setup, error)
         && read_sides (options->players, match, error) && compile_console_read_work (options, &match->work, error);
}

CompileGame *
compile_console_load_game (const char  *name,
                           GFile      **file,
                           GError     **error)
{
  g_autoptr (CompileSave) save = NULL;

  g_return_val_if_fail (name != NULL && file != NULL, NULL);

  *file = ogc_console_find_file (name);
  save = compile_save_load (*file, error);
  return save != NULL ? compile_game_new_from_save (save, error) : NULL;
}

gboolean
compile_console_read_work (CompileConsoleOptions  *options,
                           unsigned               *work,
                           GError                **error)
{
  guint64 typed = COMPILE_WORK_USUAL;

  if (!ogc_cli_number ("--work", options->work, 0, MAX_WORK, &typed, error))
    return FALSE;
  *work = (unsigned) typed;
  return TRUE;
}
