/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-kind.h"

#include <glib/gi18n.h>

#include "compile-game-private.h"
#include "compile-guide.h"
#include "compile-record.h"
#include "compile-replay.h"
#include "compile-save-head.h"
#include "compile-text.h"

/* Turns between two sections of a replay. */
#define SECTION 10

static char *
dup_outcome (const CompileSaveHead *head)
{
  const unsigned winner = head->summary.winner;

  return winner == COMPILE_NOBODY ? compile_text_outcome (NULL, 0)
                                  : compile_text_outcome (head->seats[winner].name,
                                                          (guint) __builtin_popcount (head->summary.compiled[!winner]));
}

static char *
dup_progress (const CompileSaveHead *head)
{
  return head->summary.turn == 0 ? g_strdup (_("Draft")) : g_strdup_printf (_("Turn %u"), head->summary.turn);
}

/* The protocols in play. */
static char *
dup_words (const CompileSaveHead *head)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned i = 0; i < COMPILE_N_LINES; i++)
      if (head->summary.protocols[side][i] != COMPILE_NOBODY)
        g_string_append_printf (words, "%s\n", compile_text_protocol (head->summary.protocols[side][i]));

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static gboolean
read_details (const char     *source,
              GBytes         *bytes,
              OgcSaveDetails *details)
{
  g_autoptr (CompileSaveHead) head = compile_save_head_read (source, bytes, NULL);

  if (head == NULL)
    return FALSE;
  details->title = g_steal_pointer (&head->label.title);
  details->created = head->label.created;
  details->changed = head->label.changed;
  if (compile_guide_is_setup (&head->setup, head->seats[0].kind, head->seats[1].kind))
    details->lesson = OGC_FIRST_LESSON;
  details->finished = head->summary.over;
  if (details->finished)
    details->outcome = dup_outcome (head);
  else
    details->progress = dup_progress (head);
  details->words = dup_words (head);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    ogc_save_details_add_seat (details, &head->seats[side]);
  details->summary = g_memdup2 (&head->summary, sizeof head->summary);

  return TRUE;
}

static OgcPlayable *
resume_game (OgcSavedGame  *save,
             GError       **error)
{
  return OGC_PLAYABLE (compile_game_new_from_save (COMPILE_SAVE (save), error));
}

/* The same players and cards; the other side chooses first, unless that was decided at random. */
static OgcPlayable *
create_rematch (OgcPlayable  *game,
                GError      **error)
{
  g_autoptr (CompileSave) save = compile_game_to_save (COMPILE_GAME (game));
  CompileSetup setup = save->setup;

  setup.seed = g_random_int ();
  setup.older = 0;
  if (setup.first != COMPILE_RANDOM_SIDE)
    setup.first = !setup.first;

  return OGC_PLAYABLE (compile_game_new (save->card_set, &setup, save->seats, error));
}

static OgcPlayable *
create_replay (OgcSavedGame  *save,
               OgcPlayable   *table,
               GError       **error)
{
  int viewer;

  if (table == NULL)
    viewer = compile_replay_choose_viewer (COMPILE_SAVE (save));
  else
    viewer = compile_game_get_finished (COMPILE_GAME (table)) ? COMPILE_EVERYBODY
                                                              : compile_game_get_viewer (COMPILE_GAME (table));

  return OGC_PLAYABLE (compile_game_new_replay (COMPILE_SAVE (save), viewer, error));
}

static OgcSavedGame *
read_record (const char  *source,
             GBytes      *line,
             GError     **error)
{
  return OGC_SAVED_GAME (compile_record_to_save (source, line, error));
}

static GBytes *
create_record (OgcSavedGame *save)
{
  return compile_record_from_save (COMPILE_SAVE (save));
}

const OgcGameKind compile_kind = {
  .id = COMPILE_SAVE_GAME,
  .read_save = compile_save_read,
  .read_details = read_details,
  .resume = resume_game,
  .rematch = create_rematch,
  .replay = create_replay,
  .is_record = compile_record_recognise,
  .read_record = read_record,
  .create_record = create_record,
};

/* ---- The class ---- */

static OgcSavedGame *
create_save (OgcPlayable *game)
{
  return OGC_SAVED_GAME (compile_game_to_save (COMPILE_GAME (game)));
}

/* The draft, and every tenth turn that the game has reached. */
static GArray *
list_sections (OgcPlayable *playable)
{
  GArray *sections = ogc_sections_new ();
  CompileGame *game = COMPILE_GAME (playable);

  ogc_sections_add (sections, g_strdup (_("Draft")), 0);
  for (unsigned turn = 1; turn <= COMPILE_MAX_TURNS; turn += SECTION)
    {
      const unsigned position = compile_replay_find_turn_number (game, turn);

      if (position == 0)
        break;
      ogc_sections_add (sections, g_strdup_printf (_("Turn %u"), turn), position);
    }

  return sections;
}

static char *
describe_step (OgcPlayable *playable)
{
  return compile_replay_dup_step (COMPILE_GAME (playable));
}

void
compile_game_replay_init (OgcPlayableClass *klass)
{
  klass->game = COMPILE_SAVE_GAME;
  klass->create_save = create_save;
  klass->is_stop = compile_replay_is_stop;
  klass->list_sections = list_sections;
  klass->describe_step = describe_step;
}
