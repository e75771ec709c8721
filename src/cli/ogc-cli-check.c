/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-files.h"
#include "compile-record.h"
#include "compile-save.h"
#include "ogc-cli-commands.h"
#include "ogc-console-files.h"
#include "ogc-file.h"
#include "ogc-record.h"

/* Records of either game. */
static gboolean
check_record (GFile       *file,
              const char  *name,
              GError     **error)
{
  guint games;

  if (compile_record_recognise (file) ? !compile_record_check_file (file, &games, error)
                                      : !ogc_record_check_file (file, &games, error))
    return FALSE;
  /* TRANSLATORS: a file's name and the number of games in it */
  ogc_cli_print (ngettext ("%s: a record of %u game, valid.", "%s: a record of %u games, valid.", games), name, games);
  ogc_cli_print ("\n");

  return TRUE;
}

/* What can be checked; the first one that recognises a file is used. */
static const struct {
  gboolean (*recognise) (GFile       *file); /* NULL for everything else */
  gboolean (*check)     (GFile       *file,
                         const char  *name,
                         GError     **error);
} kinds[] = {
  { ogc_record_recognise, check_record },
  { compile_record_recognise, check_record },
  { compile_save_recognise, compile_console_check },
  { NULL, ogc_console_check },
};

static OgcCliStatus
run_check (char **arguments)
{
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  OgcCliStatus status = OGC_CLI_SUCCESS;

  context = ogc_cli_context (&ogc_command_check, _("FILE…"),
                             _("Saved games and records are played again and compared number by number. Errors are\n"
                               "reported with the file, the place in it, and what was expected there."));
  if (!ogc_cli_parse (context, &arguments, 1, G_MAXUINT, &error))
    return ogc_cli_fail (error);

  for (char **path = arguments + 1; *path != NULL; path++)
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (*path);
      g_autofree char *name = ogc_file_name (file);
      g_autoptr (GError) fault = NULL;
      guint kind = 0;

      while (kinds[kind].recognise != NULL && !kinds[kind].recognise (file))
        kind++;
      if (kinds[kind].check (file, name, &fault))
        continue;
      ogc_cli_say ("%s", fault->message);
      status = OGC_CLI_FAILURE;
    }

  return ogc_cli_finish (status);
}

const OgcCommand ogc_command_check = {
  "check",
  N_("Check saved games and records"),
  run_check,
};
