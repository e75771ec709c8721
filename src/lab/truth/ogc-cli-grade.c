/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-file.h"
#include "ogc-grade.h"
#include "ogc-json-lines.h"
#include "ogc-lab-commands.h"
#include "ogc-weights-file.h"

/* Returns: (transfer full) (element-type GBytes) (nullable): the lines of @file; %NULL with @error set */
static GPtrArray *
read_lines (GFile       *file,
            const char  *name,
            GError     **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GInputStream) stream = ogc_file_open (file, error);
  g_autoptr (OgcJsonLines) reader = NULL;
  g_autoptr (GError) local = NULL;
  GBytes *line;

  if (stream == NULL)
    return NULL;
  reader = ogc_json_lines_new (stream);
  while ((line = ogc_json_lines_next (reader, NULL, &local)) != NULL)
    g_ptr_array_add (lines, line);
  if (local != NULL)
    g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("%s can’t be read: %s"), name, local->message);
  else if (lines->len == 0)
    g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s: there are no positions in this file."), name);
  else
    return g_steal_pointer (&lines);
  return NULL;
}

static OgcCliStatus
grade_player (const char *player,
              const char *path,
              const char *typed_jobs)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcEntrant) entrant = ogc_entrant_new (player, &error);
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *name = ogc_file_name (file);
  g_autoptr (GPtrArray) lines = NULL;
  OgcGrade result;
  guint jobs;

  if (entrant != NULL && entrant->player == NULL)
    g_set_error (&error, OGC_CLI_ERROR, 0, _("“%s” plays whole games only; positions are for computer players."),
                 entrant->name);
  if (error != NULL || !ogc_cli_jobs (typed_jobs, &jobs, &error)
      || !ogc_weights_file_use_default (&error) || (lines = read_lines (file, name, &error)) == NULL
      || !ogc_grade_run (name, lines, ogc_tile_set_get_default (), entrant, jobs, &result, &error))
    return ogc_cli_fail (error);
  ogc_grade_print (&result);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

static OgcCliStatus
run_grade (char **arguments)
{
  g_autofree char *jobs = NULL;
  const GOptionEntry entries[] = {
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &jobs, N_("How many threads play; the results are the same with any number"),
      "J" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;

  context = ogc_cli_context (&ogc_command_grade, _("PLAYER FILE"),
                             _("Asks a player, named as for “arena”, for its answer in each position of a file that\n"
                               "“truth” has made, and prints how far these answers are behind the best, with 95 %\n"
                               "intervals, in gold and in chances to win: by round, by what is asked, and by\n"
                               "building. “Judged” are positions whose answer was played out."));
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 2, 2, &error))
    return ogc_cli_fail (error);

  return grade_player (arguments[1], arguments[2], jobs);
}

const OgcCommand ogc_command_grade = {
  "grade",
  N_("Find out how far a player’s answers are behind the best"),
  run_grade,
};
