/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-files.h"
#include "compile-kind.h"
#include "compile-record.h"
#include "ogc-cli-commands.h"
#include "ogc-console-files.h"
#include "ogc-file.h"
#include "ogc-json-lines.h"
#include "ogc-record-reader.h"
#include "ogc-record.h"

static OgcSave *
load_record (GFile    *file,
             guint64   game,
             GError  **error)
{
  g_autofree char *name = ogc_file_name (file);
  g_autofree char *source = NULL;
  g_autoptr (GInputStream) stream = ogc_file_open (file, error);
  g_autoptr (OgcJsonLines) lines = NULL;
  g_autoptr (GBytes) line = NULL;

  if (stream == NULL)
    return NULL;
  lines = ogc_json_lines_new (stream);
  for (guint64 i = 0; i < game; i++)
    {
      g_autoptr (GError) local = NULL;

      g_clear_pointer (&line, g_bytes_unref);
      line = ogc_json_lines_next (lines, NULL, &local);
      if (line != NULL)
        continue;
      if (local != NULL)
        g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("%s can’t be read: %s"), name, local->message);
      else
        g_set_error (error, OGC_ERROR, OGC_ERROR_RANGE, _("%s has only %u games. Choose one of them."), name,
                     (guint) i);
      return NULL;
    }
  source = g_strdup_printf (_("%s, game in line %u"), name, ogc_json_lines_get_number (lines));

  return ogc_record_to_save (source, line, error);
}

static gboolean
read_viewer (const char  *text,
             guint       *viewer,
             GError     **error)
{
  guint64 seat = OGC_NOBODY;

  if (!ogc_cli_number ("--player", text, 0, OGC_MAX_SEATS - 1, &seat, error))
    return FALSE;
  *viewer = seat;

  return TRUE;
}

/* Whether @viewer is one of the @n_seats of the game in @file, or OGC_NOBODY. */
static gboolean
has_seat (GFile    *file,
          guint     n_seats,
          guint     viewer,
          GError  **error)
{
  g_autofree char *name = ogc_file_name (file);

  if (viewer == OGC_NOBODY || viewer < n_seats)
    return TRUE;
  /* TRANSLATORS: a file, the number of a player, that of the last player */
  g_set_error (error, OGC_ERROR, OGC_ERROR_RANGE, _("%s has no player %u, only the players 0 to %u."), name, viewer,
               n_seats - 1);

  return FALSE;
}

static gboolean
replay_record (GFile    *file,
               guint     viewer,
               guint64   game,
               GError  **error)
{
  g_autoptr (OgcSave) save = load_record (file, game, error);

  if (save == NULL || !has_seat (file, save->setup.seats, viewer, error))
    return FALSE;
  ogc_console_replay (save, viewer);
  return TRUE;
}

static gboolean
replay_save (GFile    *file,
             guint     viewer,
             guint64   game,
             GError  **error)
{
  g_autoptr (OgcSave) save = ogc_save_load (file, error);

  if (save == NULL || !has_seat (file, save->setup.seats, viewer, error))
    return FALSE;
  ogc_console_replay (save, viewer);
  return TRUE;
}

static gboolean
replay_compile_record (GFile    *file,
                       guint     viewer,
                       guint64   game,
                       GError  **error)
{
  guint games;
  g_autoptr (OgcSavedGame) save = ogc_record_reader_load (file, compile_kind.read_record, (guint) game, &games, error);

  if (save == NULL || !has_seat (file, COMPILE_N_SIDES, viewer, error))
    return FALSE;
  compile_console_replay (COMPILE_SAVE (save), viewer);
  return TRUE;
}

static gboolean
replay_compile_save (GFile    *file,
                     guint     viewer,
                     guint64   game,
                     GError  **error)
{
  g_autoptr (CompileSave) save = compile_save_load (file, error);

  if (save == NULL || !has_seat (file, COMPILE_N_SIDES, viewer, error))
    return FALSE;
  compile_console_replay (save, viewer);
  return TRUE;
}

/* What can be told; the first one that recognises a file is used. */
static const struct {
  gboolean (*recognise) (GFile    *file); /* NULL for everything else */
  gboolean (*replay)    (GFile    *file,
                         guint     viewer,
                         guint64   game,
                         GError  **error);
} kinds[] = {
  { ogc_record_recognise, replay_record },
  { compile_record_recognise, replay_compile_record },
  { compile_save_recognise, replay_compile_save },
  { NULL, replay_save },
};

static OgcCliStatus
run_replay (char **arguments)
{
  g_autofree char *game_text = NULL;
  g_autofree char *seat_text = NULL;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_text, N_("Which game of a file of records, from 1"), "N" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &seat_text,
      N_("Tell only what the player with this number may know, from 0"), "N" },
    { "seat", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, &seat_text, NULL, NULL }, /* as files say */
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  guint64 game = 1;
  guint viewer, kind = 0;

  context = ogc_cli_context (&ogc_command_replay, _("FILE"),
                             _("The file is a saved game or a record, of either game."));
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 1, 1, &error)
      || !read_viewer (seat_text, &viewer, &error)
      || !ogc_cli_number ("--game", game_text, 1, G_MAXUINT, &game, &error))
    return ogc_cli_fail (error);

  file = g_file_new_for_commandline_arg (arguments[1]);
  while (kinds[kind].recognise != NULL && !kinds[kind].recognise (file))
    kind++;
  return kinds[kind].replay (file, viewer, game, &error) ? ogc_cli_finish (OGC_CLI_SUCCESS) : ogc_cli_fail (error);
}

const OgcCommand ogc_command_replay = {
  "replay",
  N_("Print a game as text"),
  run_replay,
};
