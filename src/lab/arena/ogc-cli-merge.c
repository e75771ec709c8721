/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-arena-results.h"
#include "ogc-file.h"
#include "ogc-lab-commands.h"
#include "ogc-results.h"

/* Adds the results in the file @path to @sum, which may be NULL before the first. */
static gboolean
add_results (const char  *path,
             OgcResults **sum,
             GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *name = ogc_file_name (file);
  g_autoptr (OgcResults) results = ogc_results_load (file, error);

  if (results == NULL)
    return FALSE;
  if (*sum != NULL)
    return ogc_results_merge (*sum, name, results, error);
  *sum = g_steal_pointer (&results);

  return TRUE;
}

/* The sum of what "simulate" played, printed. */
static gboolean
merge_results (char     **paths,
               gboolean   json,
               GError   **error)
{
  g_autoptr (OgcResults) sum = NULL;
  g_autofree char *text = NULL;

  for (char **path = paths; *path != NULL; path++)
    if (!add_results (*path, &sum, error))
      return FALSE;
  if (json)
    text = ogc_results_to_json (sum);
  if (json)
    ogc_cli_print ("%s\n", text);
  else
    ogc_results_print (sum);

  return TRUE;
}

static gboolean
add_arena_results (const char       *path,
                   OgcArenaResults **sum,
                   GError          **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *name = ogc_file_name (file);
  g_autoptr (OgcArenaResults) results = ogc_arena_results_load (file, error);

  if (results == NULL)
    return FALSE;
  if (*sum != NULL)
    return ogc_arena_results_merge (*sum, name, results, error);
  *sum = g_steal_pointer (&results);

  return TRUE;
}

/* The sum of what "arena" played, printed. */
static gboolean
merge_arena_results (char     **paths,
                     gboolean   json,
                     GError   **error)
{
  g_autoptr (OgcArenaResults) sum = NULL;
  g_autofree char *text = NULL;

  for (char **path = paths; *path != NULL; path++)
    if (!add_arena_results (*path, &sum, error))
      return FALSE;
  if (json)
    text = ogc_arena_results_to_json (sum);
  if (json)
    ogc_cli_print ("%s\n", text);
  else
    ogc_arena_results_print (sum);

  return TRUE;
}

static OgcCliStatus
run_merge (char **arguments)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Print the results as JSON"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) first = NULL;
  gboolean fine;

  context = ogc_cli_context (&ogc_command_merge, _("FILE…"),
                             _("The files are what “simulate --json” prints (runs of one set-up with different "
                               "seeds)\n"
                               "or what “arena --json” prints (runs of one arena with different seeds)."));
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 1, G_MAXUINT, &error))
    return ogc_cli_fail (error);
  first = g_file_new_for_commandline_arg (arguments[1]);
  fine = ogc_arena_results_are_in (first) ? merge_arena_results (arguments + 1, json, &error)
                                          : merge_results (arguments + 1, json, &error);
  if (!fine)
    return ogc_cli_fail (error);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

const OgcCommand ogc_command_merge = {
  "merge",
  N_("Add up results of several runs"),
  run_merge,
};
