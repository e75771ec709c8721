/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-arena-results.h"
#include "compile-results.h"
#include "ogc-arena-results.h"
#include "ogc-file.h"
#include "ogc-lab-commands.h"
#include "ogc-results.h"

/* prefix_sum() adds up the results of one type in files, and prints them. */
#define DEFINE_SUM(prefix, Type) \
  static gboolean \
  prefix##_sum (char     **paths, \
                gboolean   json, \
                GError   **error) \
  { \
    g_autoptr (Type) sum = NULL; \
\
    for (char **path = paths; *path != NULL; path++) \
      { \
        g_autoptr (GFile) file = g_file_new_for_commandline_arg (*path); \
        g_autofree char *name = ogc_file_name (file); \
        g_autoptr (Type) results = prefix##_load (file, error); \
\
        if (results == NULL || (sum != NULL && !prefix##_merge (sum, name, results, error))) \
          return FALSE; \
        if (sum == NULL) \
          sum = g_steal_pointer (&results); \
      } \
    if (json) \
      ogc_cli_print_line (prefix##_to_json (sum)); \
    else \
      prefix##_print (sum); \
    return TRUE; \
  }

DEFINE_SUM (ogc_results, OgcResults)
DEFINE_SUM (ogc_arena_results, OgcArenaResults)
DEFINE_SUM (compile_arena_results, CompileArenaResults)
DEFINE_SUM (compile_results, CompileResults)

/* The formats that files name, and the functions that add them up. A file that names none of these is taken for the
 * first. */
static const struct {
  const char *format;
  gboolean  (*sum) (char     **paths,
                    gboolean   json,
                    GError   **error);
} kinds[] = {
  { OGC_RESULTS_FORMAT, ogc_results_sum },
  { OGC_ARENA_RESULTS_FORMAT, ogc_arena_results_sum },
  { COMPILE_ARENA_RESULTS_FORMAT, compile_arena_results_sum },
  { COMPILE_RESULTS_FORMAT, compile_results_sum },
};

/* The index in kinds of the format of the file @path. */
static guint
kind_of (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (OgcJsonReader) reader = ogc_json_reader_new_from_file (file, NULL);
  const char *format = reader != NULL ? ogc_json_reader_peek_string (reader, "format") : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (format, kinds[i].format) == 0)
      return i;
  return 0;
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

  context = ogc_cli_context (&ogc_command_merge, _("FILE…"),
                             _("The files are what “simulate --json” prints (runs of one set-up with different "
                               "seeds)\n"
                               "or what “arena --json” prints (runs of one arena with different seeds)."));
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 1, G_MAXUINT, &error))
    return ogc_cli_fail (error);
  if (!kinds[kind_of (arguments[1])].sum (arguments + 1, json, &error))
    return ogc_cli_fail (error);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

const OgcCommand ogc_command_merge = {
  "merge",
  N_("Add up results of several runs"),
  run_merge,
};
