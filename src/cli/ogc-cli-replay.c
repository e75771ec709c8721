/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-files.h"
#include "compile-kind.h"
#include "compile-record.h"
#include "ogc-cli-commands.h"
#include "ogc-file.h"
#include "ogc-json-lines.h"
#include "ogc-record-file.h"
#include "ogc-record.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-score-breakdown.h"
#include "ogc-seat-kind.h"
#include "ogc-text.h"

/* What is told, and to whom. */
typedef struct {
  OgcTextNames names;
  guint        viewer; /* a seat, or OGC_NOBODY: everything is told */
} Story;

/* Whether the viewer of @story may know the tile of @event (SEC). */
static gboolean
may_know (const Story    *story,
          const OgcEvent *event)
{
  return story->viewer == OGC_NOBODY || event->seen_by == OGC_SEEN_BY_ALL
         || (event->seen_by & (1u << story->viewer)) != 0;
}

static gboolean
has_tile (const OgcEvent *event)
{
  switch ((OgcEventKind) event->kind)
    {
    case OGC_EVENT_DEALT:
    case OGC_EVENT_LAID:
    case OGC_EVENT_DREW:
    case OGC_EVENT_TOOK:
    case OGC_EVENT_HANDED:
    case OGC_EVENT_RETURNED:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
tell_events (const Story     *story,
             const OgcEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      OgcEvent event = events->items[i];
      g_autofree char *text = NULL;

      if (has_tile (&event) && !may_know (story, &event))
        event.tile = OGC_NO_TILE;
      text = ogc_text_event (&story->names, &event);
      if (event.kind == OGC_EVENT_ROUND_BEGAN || event.kind == OGC_EVENT_TURN_BEGAN
          || event.kind == OGC_EVENT_RESOLVING)
        ogc_cli_print ("\n");
      if (text != NULL)
        ogc_cli_print ("%s\n", text);
    }
}

/* Tells who plays what, with which buildings. */
static void
tell_setup (OgcSave     *save,
            const Story *story)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, save->setup.seed);

  /* TRANSLATORS: the form of the game, such as "with the neutral player", and the number of the generator's seed */
  ogc_cli_print (_("Variant: %s. Seed: %s."), ogc_text_form (save->setup.form), seed);
  ogc_cli_print ("\n");
  for (guint seat = 0; seat < save->setup.seats; seat++)
    {
      const char *kind = save->seats[seat].kind;

      if (g_str_equal (kind, OGC_SEAT_PERSON))
        ogc_cli_print (_("%s is a person."), story->names.names[seat]);
      else
        /* TRANSLATORS: a name, and the level of a computer player */
        ogc_cli_print (_("%s is a computer player: %s."), story->names.names[seat], ogc_seat_kind_get_level (kind));
      ogc_cli_print ("\n");
    }
}

static void
tell_result (const OgcState *state,
             const Story    *story)
{
  OgcResult result;

  ogc_result_of (state, &result);
  for (guint seat = 0; seat < state->setup.seats; seat++)
    {
      OgcHolding holding;

      ogc_state_holding (state, seat, &holding);
      ogc_cli_print ("\n");
      /* TRANSLATORS: the heading over a seat's account: its name and its place, 1 for a winner */
      ogc_cli_print (_("%s, place %u"), story->names.names[seat], result.place[seat]);
      ogc_cli_print ("\n");
      ogc_score_breakdown_print (state->tiles, &holding, &result.scores[seat]);
    }
  ogc_cli_print ("\n");
  for (guint seat = 0; seat < state->setup.seats; seat++)
    if (result.place[seat] == 1)
      {
        if (result.winners == 1)
          ogc_cli_print (_("%s has won."), story->names.names[seat]);
        else
          ogc_cli_print (_("%s shares the win."), story->names.names[seat]);
        ogc_cli_print ("\n");
      }
}

static void
tell_end (const OgcState *state,
          const Story    *story)
{
  g_autofree char *text = NULL;

  if (state->ask.kind == OGC_ASK_NOTHING)
    {
      tell_result (state, story);
      return;
    }
  text = ogc_text_prompt (&story->names, &state->ask, FALSE);
  ogc_cli_print ("\n%s\n", text);
}

static void
tell_game (OgcSave *save,
           guint    viewer)
{
  g_autofree OgcEvents *events = g_new0 (OgcEvents, 1);
  Story story = { .names.tiles = save->start.tiles, .viewer = viewer };
  OgcState state = save->start;

  for (guint seat = 0; seat < save->setup.seats; seat++)
    story.names.names[seat] = save->seats[seat].name;
  tell_setup (save, &story);
  ogc_rules_begin (&state, save->start.tiles, &save->setup, events);
  tell_events (&story, events);
  for (guint i = 0; i < save->position && ogc_cli_is_read (); i++)
    {
      ogc_rules_take (&state, &g_array_index (save->decisions, OgcDecision, i), events);
      tell_events (&story, events);
    }
  tell_end (&state, &story);
}

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
  tell_game (save, viewer);
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
  tell_game (save, viewer);
  return TRUE;
}

static gboolean
replay_compile_record (GFile    *file,
                       guint     viewer,
                       guint64   game,
                       GError  **error)
{
  guint games;
  g_autoptr (OgcSavedGame) save = ogc_record_file_load (file, compile_kind.read_record, (guint) game, &games, error);

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

static gboolean
recognise_any (GFile *file)
{
  return TRUE;
}

/* What can be told; the first one that recognises a file is used. */
static const struct {
  gboolean (*recognise) (GFile    *file);
  gboolean (*replay)    (GFile    *file,
                         guint     viewer,
                         guint64   game,
                         GError  **error);
} kinds[] = {
  { ogc_record_recognise, replay_record },
  { compile_record_recognise, replay_compile_record },
  { compile_save_recognise, replay_compile_save },
  { recognise_any, replay_save },
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
  while (!kinds[kind].recognise (file))
    kind++;
  return kinds[kind].replay (file, viewer, game, &error) ? ogc_cli_finish (OGC_CLI_SUCCESS) : ogc_cli_fail (error);
}

const OgcCommand ogc_command_replay = {
  "replay",
  N_("Print a game as text"),
  run_replay,
};
