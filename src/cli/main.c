/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <signal.h>

#include "config.h"
#include "ogc-cli.h"
#include "ogc-locale.h"

static const OgcCommand * const commands[] = {
  &ogc_command_simulate,
  &ogc_command_arena,
  &ogc_command_merge,
  &ogc_command_play,
  &ogc_command_replay,
  &ogc_command_check,
  &ogc_command_score,
  &ogc_command_train,
};

static OgcCliStatus
print_help (void)
{
  ogc_cli_print ("%s\n", _("Usage: gilded-compass-cli COMMAND [ARGUMENT…]"));
  ogc_cli_print ("\n%s\n\n", _("Order of the Gilded Compass without a window."));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    ogc_cli_print ("  %-10s %s\n", commands[i]->name, _(commands[i]->summary));
  ogc_cli_print ("\n%s\n", _("“gilded-compass-cli COMMAND --help” says more about one."));
  ogc_cli_print ("%s\n", _("“gilded-compass-cli --version” prints the version."));
  ogc_cli_print ("%s\n", _("The exit status is 0 when all is fine, 1 when something is not, 2 when the arguments make no sense."));

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

static OgcCliStatus
print_version (void)
{
  ogc_cli_print ("gilded-compass-cli %s\n", PACKAGE_VERSION);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

static OgcCliStatus
unknown_command (const char *name)
{
  if (name != NULL)
    ogc_cli_say (_("There is no command “%s”."), name);
  else
    ogc_cli_say (_("A command is missing."));
  ogc_cli_say (_("See “%s --help”."), "gilded-compass-cli");

  return OGC_CLI_USAGE;
}

static OgcCliStatus
run (char **arguments)
{
  const char *name = arguments[0] != NULL ? arguments[1] : NULL;

  if (name == NULL)
    return unknown_command (NULL);
  if (g_str_equal (name, "--help") || g_str_equal (name, "-h") || g_str_equal (name, "help"))
    return print_help ();
  if (g_str_equal (name, "--version"))
    return print_version ();
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i]->name))
      return commands[i]->run (arguments + 1);

  return unknown_command (name);
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) arguments = NULL;

  ogc_locale_init ();
  g_set_prgname ("gilded-compass-cli");
  signal (SIGPIPE, SIG_IGN); /* a reader that goes away, */
  signal (SIGXFSZ, SIG_IGN); /* and a file that may not grow, are errors of writing */
  arguments = g_strdupv (argv);

  return run (arguments);
}
