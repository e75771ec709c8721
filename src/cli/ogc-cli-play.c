/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "ogc-cli-commands.h"
#include "ogc-json-lines.h"
#include "ogc-match-options.h"
#include "ogc-protocol.h"

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OgcMatch, ogc_match_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OgcMatchOptions, ogc_match_options_clear)

static void
write_cb (const char *line,
          gpointer    data)
{
  ogc_cli_print ("%s\n", line);
}

/* Talks until either side has nothing more to say. */
static OgcCliStatus
talk (OgcProtocol *protocol)
{
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (OgcJsonLines) lines = ogc_json_lines_new (input);
  g_autoptr (GError) error = NULL;

  while (!ogc_protocol_is_over (protocol) && ogc_cli_is_read ())
    {
      g_autoptr (GBytes) line = ogc_json_lines_next (lines, NULL, &error);

      if (line != NULL)
        ogc_protocol_take_line (protocol, line, ogc_json_lines_get_number (lines));
      else if (g_error_matches (error, OGC_ERROR, OGC_ERROR_TOO_LARGE))
        {
          ogc_protocol_complain (protocol, error, ogc_json_lines_get_number (lines));
          g_clear_error (&error);
        }
      else
        break;
    }
  if (error != NULL)
    {
      /* TRANSLATORS: %s is the system's reason */
      ogc_cli_say (_("The input could not be read: %s"), error->message);
      return ogc_cli_finish (OGC_CLI_FAILURE);
    }
  if (ogc_protocol_is_playing (protocol) && !ogc_protocol_is_over (protocol) && ogc_cli_is_read ())
    {
      ogc_cli_say (_("The input ended before the game was over."));
      return ogc_cli_finish (OGC_CLI_FAILURE);
    }
  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

static OgcCliStatus
run_play (char **arguments)
{
  gboolean protocol_wanted = FALSE;
  g_auto (OgcMatchOptions) options = { 0 };
  g_auto (OgcMatch) match = { 0 };
  const GOptionEntry entries[] = {
    { "protocol", 0, 0, G_OPTION_ARG_NONE, &protocol_wanted, N_("Talk in JSON lines on standard input and output"),
      NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcProtocol) protocol = NULL;

  context = ogc_cli_context (&ogc_command_play, NULL,
                             _("The player “outside” is your program at the other end. Without options, its first\n"
                               "line brings the set-up, and one game can follow another. protocol.md describes what\n"
                               "is said."));
  g_option_context_add_main_entries (context, entries, NULL);
  ogc_match_options_add (&options, context);
  if (!ogc_cli_parse (context, &arguments, 0, 0, &error) || !ogc_match_options_read (&options, TRUE, &match, &error))
    return ogc_cli_fail (error);
  if (!protocol_wanted)
    {
      g_set_error (&error, OGC_CLI_ERROR, 0, _("“play” needs the option --protocol."));
      return ogc_cli_fail (error);
    }

  if (options.seed == NULL)
    match.setup.seed = (guint64) g_random_int () << 32 | g_random_int (); /* nobody who plays is to know it */
  protocol = ogc_protocol_new (match.tile_set, ogc_match_options_empty (&options) ? NULL : &match, write_cb, NULL);
  ogc_protocol_set_work (protocol, match.works[0]);

  return talk (protocol);
}

const OgcCommand ogc_command_play = {
  "play",
  N_("Let a program of your own play"),
  run_play,
};
