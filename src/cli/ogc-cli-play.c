/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "compile-console-setup.h"
#include "compile-console.h"
#include "compile-protocol.h"
#include "ogc-cli-commands.h"
#include "ogc-console-session.h"
#include "ogc-console-setup.h"
#include "ogc-console.h"
#include "ogc-file.h"
#include "ogc-json-lines.h"
#include "ogc-match-options.h"
#include "ogc-match-protocol.h"

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OgcMatchOptions, ogc_match_options_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CompileConsoleOptions, compile_console_options_clear)

/* Options of every game. */
#define GAME_ENTRY(place) \
  { "game", 0, 0, G_OPTION_ARG_STRING, place, N_("Which game: compass or compile"), N_("GAME") }
#define PROTOCOL_ENTRY(place) \
  { "protocol", 0, 0, G_OPTION_ARG_NONE, place, N_("Talk in JSON lines on standard input and output"), NULL }

static void
write_cb (const char *line,
          gpointer    data)
{
  ogc_cli_print ("%s\n", line);
}

/* Runs the conversation until either side ends it. @self: (transfer full) */
static OgcCliStatus
run_protocol (OgcProtocol *self)
{
  g_autoptr (OgcProtocol) protocol = self;
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

/* Options in addition to those of a match. */
typedef struct {
  gboolean protocol;
  char    *game;
  char    *names;
  char    *load;
  char    *save;
} PlayOptions;

static void
clear_options (PlayOptions *options)
{
  g_free (options->game);
  g_free (options->names);
  g_free (options->load);
  g_free (options->save);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PlayOptions, clear_options)

/* Whether the options for people are compatible with the others. */
static gboolean
check_options (const PlayOptions  *play,
               OgcMatchOptions    *options,
               GError            **error)
{
  if (play->protocol && (play->names != NULL || play->load != NULL || play->save != NULL))
    g_set_error (error, OGC_CLI_ERROR, 0,
                 _("--names, --load and --save are for people. Leave them out with --protocol."));
  else if (play->load != NULL && (play->names != NULL || options->tiles != NULL || !ogc_match_options_empty (options)))
    g_set_error (error, OGC_CLI_ERROR, 0,
                 _("--load: the saved game has its players and its set-up. Leave out the options "
                                            "for a new game."));
  else
    return TRUE;
  return FALSE;
}

/* Where to save the game: in a new file, or in the one that it comes from. */
static gboolean
read_save (const char  *name,
           GFile      **file,
           GError     **error)
{
  g_autoptr (GFile) wanted = name != NULL ? ogc_console_file_for_name (name) : NULL;
  g_autofree char *shown = wanted != NULL ? ogc_file_name (wanted) : NULL;
  const gboolean same = wanted != NULL && *file != NULL && g_file_equal (wanted, *file);

  if (wanted == NULL)
    return TRUE;
  if (!same && g_file_query_exists (wanted, NULL))
    {
      /* TRANSLATORS: a file */
      g_set_error (error, OGC_CLI_ERROR, 0, _("--save: %s exists already. Choose another name, or play it on with "
                                              "--load."), shown);
      return FALSE;
    }
  g_set_object (file, wanted);
  return TRUE;
}

static OgcCliStatus
run_console (const PlayOptions *play,
             const OgcMatch    *match)
{
  g_autoptr (OgcGame) game = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (OgcConsole) console = NULL;
  g_autoptr (GError) error = NULL;

  if (play->load != NULL)
    game = ogc_console_load_game (play->load, &file, &error);
  else
    game = ogc_console_begin_game (match, play->names, &error);
  if (game == NULL || !read_save (play->save, &file, &error))
    return ogc_cli_fail (error);

  ogc_game_set_work (game, match->works[0]);
  console = ogc_console_new (game, file, play->save != NULL);
  return ogc_console_run (console);
}

static OgcCliStatus
play_compass (char **arguments)
{
  g_auto (PlayOptions) play = { 0 };
  g_auto (OgcMatchOptions) options = { 0 };
  g_auto (OgcMatch) match = { 0 };
  const GOptionEntry entries[] = {
    GAME_ENTRY (&play.game),
    { "load", 0, 0, G_OPTION_ARG_FILENAME, &play.load, N_("A saved game to continue"), N_("FILE") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &play.save, N_("Save the game to FILE after every decision"), N_("FILE") },
    { "names", 0, 0, G_OPTION_ARG_STRING, &play.names, N_("What the players are called"), N_("A,B,…") },
    PROTOCOL_ENTRY (&play.protocol),
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;

  context = ogc_cli_context (&ogc_command_play, NULL,
                             _("A whole game in plain sentences, made for screen readers and for terminals. Type ? at\n"
                               "any question to read what you can answer. The player “person” is somebody at this\n"
                               "terminal; without --players it is you against a computer player. Saved games are "
                               "the\n"
                               "same as the window’s; --load sees by itself which of the two games a file is of.\n"
                               "“play --game=compile --help” has the options of Compile Gold.\n"
                               "\n"
                               "With --protocol your own program plays: the player “outside” is your program at the\n"
                               "other end. Without options, its first line brings the set-up, and one game can follow\n"
                               "another. protocol.md describes what is said."));
  g_option_context_add_main_entries (context, entries, NULL);
  ogc_match_options_add (&options, context);
  if (!ogc_cli_parse (context, &arguments, 0, 0, &error)
      || !check_options (&play, &options, &error)
      || !ogc_match_options_read (&options, play.protocol ? OGC_OUTSIDE : OGC_SEAT_PERSON, &match, &error))
    return ogc_cli_fail (error);

  if (options.seed == NULL)
    match.setup.seed = (guint64) g_random_int () << 32 | g_random_int (); /* no player may know it */
  return play.protocol ? run_protocol (ogc_match_protocol_new (&match, !ogc_match_options_empty (&options), write_cb,
                                                               NULL))
                       : run_console (&play, &match);
}

static OgcCliStatus
run_compile (const PlayOptions     *play,
             CompileConsoleOptions *options)
{
  g_autoptr (CompileGame) game = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (CompileConsole) console = NULL;
  g_autoptr (GError) error = NULL;
  unsigned work;

  if (play->load != NULL && !compile_console_options_empty (options))
    {
      g_set_error (&error, OGC_CLI_ERROR, 0,
                   _("--load: the saved game has its players and its set-up. Leave out the options "
                                              "for a new game."));
      return ogc_cli_fail (error);
    }
  if (!compile_console_read_work (options, &work, &error))
    return ogc_cli_fail (error);
  game = play->load != NULL ? compile_console_load_game (play->load, &file, &error)
                            : compile_console_begin_game (options, &error);
  if (game == NULL || !read_save (play->save, &file, &error))
    return ogc_cli_fail (error);

  compile_game_set_work (game, work);
  console = compile_console_new (game, file, play->save != NULL);
  return compile_console_run (console);
}

static OgcCliStatus
talk_compile (const PlayOptions     *play,
              CompileConsoleOptions *options)
{
  g_autoptr (GError) error = NULL;
  CompileMatch match = { 0 };

  if (play->load != NULL || play->save != NULL)
    {
      g_set_error (&error, OGC_CLI_ERROR, 0,
                   _("--load and --save are for people. Leave them out with --protocol."));
      return ogc_cli_fail (error);
    }
  if (!compile_console_read_match (options, &match, &error))
    return ogc_cli_fail (error);
  return run_protocol (compile_protocol_new (&match, !compile_console_options_empty (options), write_cb, NULL));
}

static OgcCliStatus
play_compile (char **arguments)
{
  g_auto (PlayOptions) play = { 0 };
  g_auto (CompileConsoleOptions) options = { 0 };
  const GOptionEntry entries[] = {
    GAME_ENTRY (&play.game),
    { "load", 0, 0, G_OPTION_ARG_FILENAME, &play.load, N_("A saved game to continue"), N_("FILE") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &play.save, N_("Save the game to FILE after every decision"), N_("FILE") },
    PROTOCOL_ENTRY (&play.protocol),
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;

  context = ogc_cli_context (&ogc_command_play, NULL,
                             _("A whole game of Compile Gold in plain sentences. Type ? at any question to read what\n"
                               "you can answer. Without --players it is you against a computer player; you can also\n"
                               "name people there. The cards mn02 are those of Gold, mn01 those of the first box.\n"
                               "\n"
                               "With --protocol your own program plays, as in the other game: the player “outside”\n"
                               "is your program at the other end. protocol.md describes what is said."));
  g_option_context_add_main_entries (context, entries, NULL);
  compile_console_options_add (&options, context);
  if (!ogc_cli_parse (context, &arguments, 0, 0, &error))
    return ogc_cli_fail (error);
  return play.protocol ? talk_compile (&play, &options) : run_compile (&play, &options);
}

/* The games; the first one is the default. */
static const struct {
  const char   *id;
  OgcCliStatus (*play) (char **arguments);
  gboolean     (*recognise) (GFile *file); /* NULL for everything else */
} games[] = {
  { "compass", play_compass, NULL },
  { "compile", play_compile, compile_save_recognise },
};

/* The value of @option in @arguments; NULL if it is not among them. */
static const char *
find_option (char       **arguments,
             const char  *option)
{
  const gsize length = strlen (option);

  for (char **argument = arguments + 1; *argument != NULL; argument++)
    if (g_str_equal (*argument, option) && argument[1] != NULL)
      return argument[1];
    else if (g_str_has_prefix (*argument, option) && (*argument)[length] == '=')
      return *argument + length + 1;
  return NULL;
}

/* The game that @arguments name, or that the saved one belongs to; NULL if they do not say. */
static const char *
find_game (char **arguments)
{
  const char *game = find_option (arguments, "--game");
  const char *load = find_option (arguments, "--load");
  g_autoptr (GFile) file = game == NULL && load != NULL ? ogc_console_find_file (load) : NULL;

  for (guint i = 0; file != NULL && i < G_N_ELEMENTS (games); i++)
    if (games[i].recognise != NULL && games[i].recognise (file))
      return games[i].id;
  return game;
}

static OgcCliStatus
run_play (char **arguments)
{
  const char *game = find_game (arguments);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (game == NULL || g_str_equal (game, games[i].id))
      return games[i].play (arguments);
  g_set_error (&error, OGC_CLI_ERROR, 0, _("%s: “%s” is unknown. Choose one of: %s."), "--game", game,
               "compass, compile");
  return ogc_cli_fail (error);
}

const OgcCommand ogc_command_play = {
  "play",
  N_("Play a game in the terminal, or let a program of your own play"),
  run_play,
};
