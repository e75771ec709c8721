/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-compass-kind.h"

#include <glib/gi18n.h>

#include "ogc-game-private.h"
#include "ogc-guide.h"
#include "ogc-old-autosave.h"
#include "ogc-record.h"
#include "ogc-replay.h"
#include "ogc-save-head.h"
#include "ogc-save-json.h"
#include "ogc-text.h"
#include "ogc-weights-file.h"

/* Loads a save, and forgets where an earlier version kept it, because that no longer matters. */
static OgcSavedGame *
read_save (OgcJsonReader *reader)
{
  OgcSave *save = OGC_SAVE (ogc_save_read (reader));

  g_clear_pointer (&save->label.place, g_free);
  save->label.serial = 0;

  return OGC_SAVED_GAME (save);
}

/* "Ada wins with 52 gold", or how many share the win. */
static char *
dup_outcome (const OgcSaveHead *head)
{
  unsigned winner = 0, winners = 0, gold;

  for (unsigned seat = head->setup.seats; seat-- > 0;)
    if (head->summary.places[seat] == 1)
      {
        winner = seat;
        winners++;
      }
  gold = head->summary.gold[winner];
  if (winners == 1)
    return g_strdup_printf (ngettext ("%s wins with %u\302\240gold", "%s wins with %u\302\240gold", gold),
                            head->seats[winner].name, gold);
  /* TRANSLATORS: the end of a game; %u is the number of seats that share the win, at least 2 */
  return g_strdup_printf (ngettext ("%u player shares the win", "%u players share the win", winners), winners);
}

/* The buildings in play. */
static char *
dup_words (const OgcSaveHead *head)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (head->summary.order); n++)
    if (head->summary.order[n] < OGC_N_BUILDINGS)
      g_string_append_printf (words, "%s\n", ogc_text_building (head->summary.order[n]));

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* How far a game has got. A lesson teaches in its first round, and has only its end to tell in the next. */
static char *
dup_progress (const OgcSaveSummary *summary,
              gboolean              lesson)
{
  /* TRANSLATORS: how far the game of a lesson is that has taught what it is about. */
  return g_strdup_printf (lesson && summary->round >= OGC_GUIDE_LAST_ROUND ? _("Round %u of %u, lesson finished")
                          : _("Round %u of %u"), summary->round, summary->rounds);
}

static gboolean
read_details (const char     *source,
              GBytes         *bytes,
              OgcSaveDetails *details)
{
  g_autoptr (OgcSaveHead) head = ogc_save_head_read (source, bytes, NULL);

  if (head == NULL)
    return FALSE;
  details->title = g_steal_pointer (&head->label.title);
  details->created = head->label.created;
  details->changed = head->label.changed;
  details->lesson = ogc_guide_find_lesson (&head->setup);
  details->lesson_name = details->lesson != NULL ? ogc_guide_name_lesson (details->lesson) : NULL;
  details->finished = head->summary.over;
  if (details->finished)
    details->outcome = dup_outcome (head);
  else
    details->progress = dup_progress (&head->summary, details->lesson != NULL);
  details->words = dup_words (head);
  for (unsigned seat = 0; seat < head->setup.seats; seat++)
    ogc_save_details_add_seat (details, &head->seats[seat]);
  details->summary = g_memdup2 (&head->summary, sizeof head->summary);

  return TRUE;
}

static OgcPlayable *
resume_game (OgcSavedGame  *save,
             GError       **error)
{
  return OGC_PLAYABLE (ogc_game_new_from_save (OGC_SAVE (save), error));
}

/* Creates a game with the same seats and buildings; what was drawn at random is drawn again, and the next seat is start
 * player. */
static OgcPlayable *
create_rematch (OgcPlayable  *game,
                GError      **error)
{
  g_autoptr (OgcSave) save = ogc_game_to_save (OGC_GAME (game));
  const unsigned start = ogc_game_get_setup (OGC_GAME (game))->start_seat;
  OgcSetup setup = save->setup;

  setup.seed = g_random_int ();
  setup.older = 0;
  if (start != OGC_RANDOM_SEAT)
    setup.start_seat = (start + 1) % setup.seats;

  return OGC_PLAYABLE (ogc_game_new (ogc_tile_set_get_default (), &setup, save->seats, error));
}

static OgcPlayable *
create_replay (OgcSavedGame  *save,
               OgcPlayable   *table,
               GError       **error)
{
  int viewer;

  if (table == NULL)
    viewer = ogc_replay_choose_viewer (OGC_SAVE (save));
  else
    viewer = ogc_game_get_finished (OGC_GAME (table)) ? OGC_NEUTRAL : ogc_game_get_viewer (OGC_GAME (table));

  return OGC_PLAYABLE (ogc_game_new_replay (OGC_SAVE (save), viewer, error));
}

static OgcSavedGame *
read_record (const char  *source,
             GBytes      *line,
             GError     **error)
{
  return OGC_SAVED_GAME (ogc_record_to_save (source, line, error));
}

static GBytes *
create_record (OgcSavedGame *save)
{
  return ogc_record_from_save (OGC_SAVE (save));
}

const OgcGameKind ogc_compass_kind = {
  .id = OGC_SAVE_GAME,
  .read_save = read_save,
  .read_details = read_details,
  .resume = resume_game,
  .rematch = create_rematch,
  .replay = create_replay,
  .prepare = ogc_weights_file_use_default,
  .is_record = ogc_record_recognise,
  .read_record = read_record,
  .create_record = create_record,
  .adopt = ogc_old_autosave_adopt,
};

static OgcSavedGame *
create_save (OgcPlayable *game)
{
  return OGC_SAVED_GAME (ogc_game_to_save (OGC_GAME (game)));
}

/* The rounds that the game has reached. */
static GArray *
list_sections (OgcPlayable *playable)
{
  GArray *sections = ogc_sections_new ();
  OgcGame *game = OGC_GAME (playable);

  for (unsigned round = 1; round <= ogc_game_get_rounds (game); round++)
    {
      const unsigned position = ogc_replay_find_round (game, round);

      if (round == 1 || position < ogc_game_get_length (game))
        ogc_sections_add (sections, g_strdup_printf (C_("replay", "Round %u"), round), position);
    }

  return sections;
}

static char *
describe_step (OgcPlayable *playable)
{
  OgcGame *game = OGC_GAME (playable);
  g_autofree char *step = ogc_replay_dup_step (game);
  const unsigned position = ogc_game_get_position (game);
  const unsigned round = ogc_game_get_round (game);

  if (position > 0 && round > ogc_replay_get_round (game, position - 1))
    /* TRANSLATORS: the number of a round, its last decision, a sentence, and the number of the next round */
    return g_strdup_printf (C_("replay", "Round %u: %s Round %u begins."), round - 1, step, round);
  /* TRANSLATORS: the number of a round, and what was decided in it, a sentence */
  return g_strdup_printf (C_("replay", "Round %u: %s"),
                          position > 0 ? ogc_replay_get_round (game, position - 1) : round, step);
}

void
ogc_game_replay_init (OgcPlayableClass *klass)
{
  klass->game = OGC_SAVE_GAME;
  klass->create_save = create_save;
  klass->is_stop = ogc_replay_is_stop;
  klass->list_sections = list_sections;
  klass->describe_step = describe_step;
}
