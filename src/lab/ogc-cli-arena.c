/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-lab.h"
#include "ogc-arena.h"
#include "ogc-lab-commands.h"
#include "ogc-match-options.h"

#define USUAL_TIMEOUT 60
#define MAX_TIMEOUT 86400

typedef struct {
  OgcMatchOptions  match;
  char            *game;
  char            *cards;
  char            *deals;
  char            *jobs;
  char            *lineups;
  char            *timeout;
  gboolean         every_setup;
  gboolean         untimed;
  gboolean         json;
} Options;

static void
options_clear (Options *options)
{
  ogc_match_options_clear (&options->match);
  g_free (options->game);
  g_free (options->cards);
  g_free (options->deals);
  g_free (options->jobs);
  g_free (options->lineups);
  g_free (options->timeout);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Whether @typed leaves the choice open. */
static gboolean
is_open (const char *typed)
{
  return typed == NULL || g_str_equal (typed, "random");
}

/* The set-ups to be played in turn: @setup, or every one that the rules and the options allow. Returns: (element-type
 * OgcSetup) (transfer full) */
static GArray *
list_setups (const Options  *options,
             const OgcSetup *setup)
{
  GArray *setups = g_array_new (FALSE, FALSE, sizeof (OgcSetup));
  g_autoptr (GArray) all = ogc_match_list_setups (setup);

  if (!options->every_setup)
    {
      g_array_append_val (setups, *setup);
      return setups;
    }
  for (guint i = 0; i < all->len; i++)
    {
      const OgcSetup *one = &g_array_index (all, OgcSetup, i);

      if ((options->match.form == NULL || one->form == setup->form)
          && (is_open (options->match.b) || one->b == setup->b) && (is_open (options->match.c) || one->c == setup->c))
        g_array_append_val (setups, *one);
    }
  return setups;
}

/* (element-type OgcEntrant) (transfer full) (nullable) */
static GPtrArray *
read_entrants (char   **names,
               GError **error)
{
  g_autoptr (GPtrArray) entrants = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_entrant_free);
  const guint n = g_strv_length (names);

  if (n < 2 || n > OGC_MAX_ENTRANTS)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("An arena is for 2 to %d contestants, but there are %u."),
                   OGC_MAX_ENTRANTS, n);
      return NULL;
    }
  for (guint i = 0; i < n; i++)
    {
      OgcEntrant *entrant = ogc_entrant_new (names[i], error);

      if (entrant == NULL)
        return NULL;
      g_ptr_array_add (entrants, entrant);
    }
  return g_steal_pointer (&entrants);
}

static gboolean
read_lineups (const char  *typed,
              guint        entrants,
              guint        seats,
              OgcLineups  *lineups,
              GError     **error)
{
  guint found = OGC_LINEUPS_PAIRS;

  if (!ogc_cli_choice ("--lineups", typed, ogc_names_lineups, &found, error))
    return FALSE;
  *lineups = found;
  if (*lineups == OGC_LINEUPS_ALL && entrants != seats)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("--lineups=all: there are %u contestants for %u seats."), entrants,
                   seats);
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_timeout (const Options  *options,
              guint          *timeout,
              GError        **error)
{
  guint64 number = USUAL_TIMEOUT;

  if (!ogc_cli_number ("--patience", options->timeout, 1, MAX_TIMEOUT, &number, error))
    return FALSE;
  *timeout = (guint) number;
  return TRUE;
}

static gboolean
read_numbers (const Options   *options,
              const OgcSetup  *setup,
              OgcArena        *arena,
              GError         **error)
{
  if (!ogc_cli_games ("--deals", options->deals, setup->seed, &arena->deals, error)
      || !ogc_cli_jobs (options->jobs, &arena->jobs, error)
      || !read_timeout (options, &arena->timeout, error))
    return FALSE;
  arena->seed = setup->seed;

  return read_lineups (options->lineups, arena->entrants->len, setup->seats, &arena->lineups, error);
}

/* Plays the arena and prints its results. */
static OgcCliStatus
play_arena (const Options   *options,
            const OgcMatch  *match,
            char           **names)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) setups = list_setups (options, &match->setup);
  g_autoptr (GPtrArray) entrants = read_entrants (names, &error);
  g_autoptr (OgcArenaResults) results = NULL;
  OgcArena arena = { .tile_set = match->tile_set, .setups = setups, .entrants = entrants,
                     .untimed = options->untimed };

  if (entrants == NULL || !read_numbers (options, &match->setup, &arena, &error))
    return ogc_cli_fail (error);

  results = ogc_arena_run (&arena, &error);
  if (results == NULL)
    return ogc_cli_fail (error);
  if (options->json)
    ogc_cli_print_line (ogc_arena_results_to_json (results));
  else
    ogc_arena_results_print (results);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

/* Whether no option was given that only the first game has. */
static gboolean
fits_compile (Options *options)
{
  g_autofree char *seed = g_steal_pointer (&options->match.seed);
  const gboolean fits = ogc_match_options_empty (&options->match) && options->match.tiles == NULL
                        && options->match.weights == NULL && options->lineups == NULL && !options->every_setup;

  options->match.seed = g_steal_pointer (&seed);
  return fits;
}

/* Plays an arena of Compile Gold. */
static OgcCliStatus
play_compile (Options  *options,
              char    **names)
{
  CompileLabRun run = { .cards = options->cards, .games = options->deals, .games_option = "--deals",
                        .seed = options->match.seed, .jobs = options->jobs, .untimed = options->untimed,
                        .json = options->json };
  g_autoptr (GError) error = NULL;

  if (!fits_compile (options))
    g_set_error (&error, OGC_CLI_ERROR, 0,
                 _("--game=compile goes with --deals, --seed, --jobs, --cards, --patience, --untimed and "
                   "--json alone."));
  else if (read_timeout (options, &run.timeout, &error))
    return compile_lab_arena (&run, names);
  return ogc_cli_fail (error);
}

static OgcCliStatus
run_arena (char **arguments)
{
  g_auto (Options) options = { 0 };
  g_auto (OgcMatch) match = { 0 };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &options.game, N_("compass or compile"), N_("GAME") },
    { "cards", 0, 0, G_OPTION_ARG_STRING, &options.cards, N_("The cards of compile: mn02 or mn01"), N_("SET") },
    { "deals", 'n', 0, G_OPTION_ARG_STRING, &options.deals,
      N_("How many deals; each is played with everyone at every seat"), "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &options.jobs,
      N_("How many threads play; the results are the same with any number"), "J" },
    { "lineups", 0, 0, G_OPTION_ARG_STRING, &options.lineups, N_("Who meets whom: pairs, first or all"), N_("WHO") },
    { "every-setup", 0, 0, G_OPTION_ARG_NONE, &options.every_setup,
      N_("Deals go through all variants and buildings that are left open"), NULL },
    { "patience", 0, 0, G_OPTION_ARG_STRING, &options.timeout,
      N_("How many seconds an outside program may take to answer"), "N" },
    { "untimed", 0, 0, G_OPTION_ARG_NONE, &options.untimed,
      N_("Leave out how long decisions take; the same games then give the same bytes"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_("Print the results as JSON, for “merge” and for programs"),
      NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  guint game = COMPILE_LAB_COMPASS;

  context = ogc_cli_context (&ogc_command_arena, _("PLAYER PLAYER…"),
                             _("A player is one of those that “simulate” knows, with a style if you like\n"
                               "(“expert-spoiler”). A level may be followed by “,work=N” and “,weights=FILE”, the\n"
                               "file last (“master,work=400”), and so may “puct”, a tree search with the levels’\n"
                               "networks, and “predecessor”, the master as it searched before. “ismcts”, a tree\n"
                               "search by random play, and “flat”, random play without a tree, may be followed by\n"
                               "“,work=N”. These four are yardsticks and no opponents. A program of your own is\n"
                               "“outside=COMMAND LINE”; protocol.md describes what it hears and says. It is\n"
                               "started for each seat of each game.\n"
                               "With more than two players, “pairs” puts each player alone among copies of each\n"
                               "other, “first” puts the first player among copies of each other, and “all” puts\n"
                               "all of them at one table. Deal number i, from 0, has the seed S + i. Runs that are\n"
                               "split by --seed and --deals add up to the whole with “merge”."));
  g_option_context_add_main_entries (context, entries, NULL);
  ogc_match_options_add_setup (&options.match, context);
  if (!ogc_cli_parse (context, &arguments, 0, G_MAXUINT, &error)
      || !ogc_cli_choice ("--game", options.game, compile_lab_games, &game, &error))
    return ogc_cli_fail (error);
  if (game == COMPILE_LAB_COMPILE)
    return play_compile (&options, arguments + 1);
  if (options.cards != NULL)
    {
      g_set_error (&error, OGC_CLI_ERROR, 0, _("--cards goes with --game=compile."));
      return ogc_cli_fail (error);
    }
  if (!ogc_match_options_read (&options.match, NULL, &match, &error))
    return ogc_cli_fail (error);

  return play_arena (&options, &match, arguments + 1);
}

const OgcCommand ogc_command_arena = {
  "arena",
  N_("Compare players: everyone against everyone, at every seat"),
  run_arena,
};
