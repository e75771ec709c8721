/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <stdio.h>

#include "ogc-file.h"
#include "ogc-lab-commands.h"
#include "ogc-training-records.h"
#include "ogc-weights-file.h"

#define MAX_GAMES G_GUINT64_CONSTANT (1000000000)
#define USUAL_GAMES 60000
#define USUAL_TAUGHT 500
#define USUAL_PAUSE 1000
#define USUAL_COMPARED 100
#define MAX_COMPARED 100000
#define USUAL_LAMBDA 0.8
#define USUAL_RATE 0.003
#define USUAL_OWN_RATE 0.002
#define USUAL_SLOWER 40000

typedef struct {
  char *games;
  char *own;
  char *jobs;
  char *seats;
  char *seed;
  char *pause;
  char *compared;
  char *slower;
  char *against;
  char **records;
  char *only;
  double lambda;
  double rate;
  double own_rate;
} Options;

/* What a report needs to know. */
typedef struct {
  GFile   *file;
  guint64  compared; /* games against "greedy" for each report */
  gint64   since;  /* when the games since the last report began */
  guint64  before; /* the number of games then */
} Progress;

static void
options_clear (Options *options)
{
  g_free (options->games);
  g_free (options->own);
  g_free (options->jobs);
  g_free (options->seats);
  g_free (options->seed);
  g_free (options->pause);
  g_free (options->compared);
  g_free (options->slower);
  g_free (options->against);
  g_strfreev (options->records);
  g_free (options->only);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Saves a checkpoint and reports the progress. */
static gboolean
report_cb (const OgcTraining *training,
           double             error,
           gpointer           data,
           GError           **error_out)
{
  Progress *progress = data;
  const double seconds = MAX ((double) (g_get_monotonic_time () - progress->since) / G_USEC_PER_SEC, 0.001);
  const guint64 total = ogc_training_total (training->weights);
  const double rate = (double) (total - progress->before) / seconds;
  const unsigned seats = training->seats != 0 ? training->seats : OGC_MIN_SEATS;
  g_autofree char *games = g_strdup_printf ("%" G_GUINT64_FORMAT, total);

  if (!ogc_weights_file_save (progress->file, training->weights, error_out))
    return FALSE;
  /* TRANSLATORS: how many games (a number of any size), games a second, a mean square error */
  fprintf (stderr, _("%s games, %.1f per second, error %.4f\n"), games, rate, error);
  if (progress->compared > 0)
    /* TRANSLATORS: per cent of wins, a number of seats */
    fprintf (stderr, _("%.1f\302\240%% of the wins against greedy with %u players\n"),
             100 * ogc_training_compare (training, seats, (unsigned) progress->compared), seats);
  progress->since = g_get_monotonic_time ();
  progress->before = total;

  return TRUE;
}

static gboolean
read_numbers (const Options  *options,
              guint64        *seed,
              guint64        *compared,
              OgcTraining    *training,
              GError        **error)
{
  guint64 seats = 0;

  training->games = USUAL_GAMES;
  training->pause = USUAL_PAUSE;
  training->slower_after = USUAL_SLOWER;
  *seed = 1;
  *compared = USUAL_COMPARED;
  if (!ogc_cli_number ("--games", options->games, 1, MAX_GAMES, &training->games, error)
      || !ogc_cli_number ("--own", options->own, 0, MAX_GAMES, &training->own, error)
      || !ogc_cli_jobs (options->jobs, &training->jobs, error)
      || !ogc_cli_number ("--player-count", options->seats, OGC_MIN_SEATS, OGC_MAX_SEATS, &seats, error)
      || !ogc_cli_number ("--seed", options->seed, 0, G_MAXUINT64, seed, error)
      || !ogc_cli_number ("--report", options->pause, 1, MAX_GAMES, &training->pause, error)
      || !ogc_cli_number ("--slower", options->slower, 1, MAX_GAMES, &training->slower_after, error)
      || !ogc_cli_number ("--compare", options->compared, 0, MAX_COMPARED, compared, error))
    return FALSE;
  if (!(options->lambda >= 0 && options->lambda <= 1) || !(options->rate > 0 && options->rate <= 1)
      || !(options->own_rate > 0 && options->own_rate <= 1))
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("--lambda, --rate and --own-rate must be between 0 and 1."));
      return FALSE;
    }
  training->seats = seats;
  training->lambda = options->lambda;
  training->rate = options->rate;
  training->own_rate = options->own_rate;
  return TRUE;
}

/* The weights in @file, to continue with; if there is no file, the initial ones. */
static OgcWeights *
prepare_weights (GFile    *file,
                 guint64   seed,
                 GError  **error)
{
  OgcWeights *weights;

  if (g_file_query_exists (file, NULL))
    return ogc_weights_file_load (file, error);

  weights = g_new0 (OgcWeights, 1);
  weights->seed = seed;
  for (guint i = 0; i < OGC_N_NETS; i++)
    ogc_net_begin (&weights->nets[i], seed);
  return weights;
}

/* Whether the requested games suit networks that have already learnt separately: these can no longer learn together. */
static gboolean
go_on_apart (const Options     *options,
             const OgcWeights  *weights,
             OgcTraining       *training,
             GError           **error)
{
  g_autofree char *common = g_strdup_printf ("%" G_GUINT64_FORMAT, weights->games);

  if (!ogc_training_is_apart (weights) || training->games <= weights->games)
    return TRUE;
  if (options->games == NULL)
    {
      training->games = weights->games;
      return TRUE;
    }
  g_set_error (error, OGC_CLI_ERROR, 0,
               /* TRANSLATORS: “--games” and “--own” stay; a number of games */
               _("These networks have learnt separately since game %s: --games can’t be raised any more, --own can."),
               common);
  return FALSE;
}

/* Reads the player that the network is to learn against. Only one that decides here can take part, not an outside
 * program. */
static OgcEntrant *
read_opponent (const char  *text,
               GError     **error)
{
  g_autoptr (OgcEntrant) opponent = NULL;

  if (!ogc_weights_file_use_default (error))
    return NULL;
  opponent = ogc_entrant_new (text, error);
  if (opponent == NULL || opponent->player != NULL)
    return g_steal_pointer (&opponent);

  g_set_error (error, OGC_CLI_ERROR, 0, _("--against needs a player of this program, not an outside one."));
  return NULL;
}

/* Whether the options suit each other: games are either played or read from records. */
static gboolean
check_records (const Options  *options,
               GError        **error)
{
  if (options->records == NULL && options->only != NULL)
    g_set_error (error, OGC_CLI_ERROR, 0, _("--only goes with --record."));
  else if (options->records != NULL
           && (options->games != NULL || options->own != NULL || options->jobs != NULL || options->seats != NULL
               || options->pause != NULL || options->slower != NULL || options->against != NULL
               || options->rate != USUAL_RATE))
    g_set_error (error, OGC_CLI_ERROR, 0,
                 _("--record goes with --only, --own-rate, --lambda, --compare and --seed alone."));
  else
    return TRUE;

  return FALSE;
}

static OgcCliStatus
run_train (char **arguments)
{
  g_auto (Options) options = { .lambda = USUAL_LAMBDA, .rate = USUAL_RATE, .own_rate = USUAL_OWN_RATE };
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_STRING, &options.games, N_("How many games all networks learn from in common"),
      "N" },
    { "own", 0, 0, G_OPTION_ARG_STRING, &options.own,
      N_("How many games each then learns from alone (fewer with more than two players)"), "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &options.jobs,
      N_("How many threads play; the weights are the same with any number"), "J" },
    { "player-count", 0, 0, G_OPTION_ARG_STRING, &options.seats, N_("Only games with this many players"), "N" },
    { "seats", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, &options.seats, NULL, NULL }, /* as files say */
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_("The seed of a new training"), "S" },
    { "report", 0, 0, G_OPTION_ARG_STRING, &options.pause, N_("Save a checkpoint and report after so many games"),
      "N" },
    { "compare", 0, 0, G_OPTION_ARG_STRING, &options.compared, N_("How many games against greedy each report plays"),
      "N" },
    { "lambda", 0, 0, G_OPTION_ARG_DOUBLE, &options.lambda,
      N_("How much the end of a game tells of its moments, 0 to 1"), "L" },
    { "rate", 0, 0, G_OPTION_ARG_DOUBLE, &options.rate, N_("How much the first games teach, 0 to 1"), "R" },
    { "own-rate", 0, 0, G_OPTION_ARG_DOUBLE, &options.own_rate,
      N_("How much the first of its own games teach a network, 0 to 1"), "R" },
    { "against", 0, 0, G_OPTION_ARG_STRING, &options.against,
      N_("Learn against this player, who plays everybody else, and not against itself"), "PLAYER" },
    { "slower", 0, 0, G_OPTION_ARG_STRING, &options.slower, N_("After how many games they teach half as much"), "N" },
    { "record", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.records,
      N_("Learn from the games in a file of records, and play none; one file after another if given again"),
      N_("FILE") },
    { "only", 0, 0, G_OPTION_ARG_STRING, &options.only,
      N_("Learn only from the decisions of this player, by its identifier or its name in the records"), "PLAYER" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree OgcWeights *weights = NULL;
  g_autoptr (OgcEntrant) opponent = NULL;
  Progress progress = { 0 };
  OgcTraining training = { .taught = USUAL_TAUGHT, .report = report_cb, .data = &progress };
  guint64 seed;

  context = ogc_cli_context (&ogc_command_train, _("FILE"),
                             _("Trains the networks of the computer players in games against themselves, and saves\n"
                               "them in FILE. If FILE exists already, its training continues. With --against they\n"
                               "learn what beats one player, who is named as for “arena” and does not learn. With\n"
                               "--record the network of each game’s set-up learns from it, in the order of the\n"
                               "records; all teach as much as --own-rate says, and FILE is replaced at the end."));
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 1, 1, &error)
      || !check_records (&options, &error)
      || !read_numbers (&options, &seed, &progress.compared, &training, &error)
      || (options.against != NULL && (opponent = read_opponent (options.against, &error)) == NULL))
    return ogc_cli_fail (error);

  file = g_file_new_for_commandline_arg (arguments[1]);
  weights = prepare_weights (file, seed, &error);
  if (weights == NULL || (options.records == NULL && !go_on_apart (&options, weights, &training, &error)))
    return ogc_cli_fail (error);
  training.tile_set = ogc_tile_set_get_default ();
  training.weights = weights;
  training.opponent = opponent;
  progress.file = file;
  progress.since = g_get_monotonic_time ();
  progress.before = ogc_training_total (weights);
  if (options.records != NULL ? !ogc_training_learn_records (&training, options.records, options.only, &error)
      : !ogc_training_run (&training, &error))
    return ogc_cli_fail (error);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

const OgcCommand ogc_command_train = {
  "train",
  N_("Train the network of the computer players"),
  run_train,
};
