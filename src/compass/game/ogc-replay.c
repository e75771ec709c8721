/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-replay.h"

#include <glib/gi18n.h>

#include "ogc-game-private.h"

static gboolean
has_event (const OgcStep *step,
           OgcEventKind   kind)
{
  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == kind)
      return TRUE;
  return FALSE;
}

int
ogc_replay_choose_viewer (OgcSave *save)
{
  g_return_val_if_fail (save != NULL, -1);

  return save->state.phase == OGC_PHASE_OVER ? OGC_NEUTRAL : ogc_seat_find_only_person (save->seats, save->setup.seats);
}

gboolean
ogc_replay_is_stop (OgcPlayable *replay,
                    unsigned     position)
{
  const OgcStep *step;

  g_return_val_if_fail (OGC_IS_GAME (replay) && position > 0, FALSE);

  step = ogc_timeline_get_step (OGC_GAME (replay)->timeline, position - 1);
  return has_event (step, OGC_EVENT_TURN_BEGAN) || has_event (step, OGC_EVENT_RESOLVING)
         || has_event (step, OGC_EVENT_ROUND_BEGAN);
}

unsigned
ogc_replay_find_round (OgcGame  *replay,
                       unsigned  round)
{
  unsigned position = 0;

  g_return_val_if_fail (OGC_IS_GAME (replay), 0);

  while (position < ogc_timeline_get_length (replay->timeline)
         && ogc_timeline_get_step (replay->timeline, position)->before.round < round)
    position++;
  return position;
}

char *
ogc_replay_dup_step (OgcGame *replay)
{
  GListModel *log;
  g_autoptr (OgcLogEntry) entry = NULL;
  unsigned position;

  g_return_val_if_fail (OGC_IS_GAME (replay), NULL);

  position = ogc_game_get_position (replay);
  log = ogc_game_get_log (replay);
  entry = g_list_model_get_item (log, ogc_log_find_step (log, position));
  if (entry != NULL)
    return g_strdup (ogc_log_entry_get_text (entry));
  /* This is the only decision that the log does not mention. */
  return g_strdup_printf (_("%s ends the turn without placing neutral dice."),
                          ogc_text_owner (&replay->view.names,
                                          ogc_timeline_get_step (replay->timeline, position - 1)->before.ask.seat));
}

char *
ogc_replay_dup_decision (OgcGame           *replay,
                         unsigned           position,
                         const OgcDecision *decision)
{
  const OgcStep *step;

  g_return_val_if_fail (OGC_IS_GAME (replay), NULL);
  g_return_val_if_fail (position < ogc_timeline_get_length (replay->timeline), NULL);

  step = ogc_timeline_get_step (replay->timeline, position);
  return ogc_text_decision (&replay->view.names, &step->before.ask, decision != NULL ? decision : &step->decision);
}

char *
ogc_replay_dup_review (OgcGame           *replay,
                       unsigned           position,
                       const OgcDecision *best)
{
  const OgcStep *step;
  const char *name;
  g_autofree char *taken = NULL;
  g_autofree char *better = NULL;

  g_return_val_if_fail (OGC_IS_GAME (replay), NULL);
  g_return_val_if_fail (position < ogc_timeline_get_length (replay->timeline), NULL);

  step = ogc_timeline_get_step (replay->timeline, position);
  name = ogc_text_owner (&replay->view.names, step->before.ask.seat);
  taken = ogc_replay_dup_decision (replay, position, NULL);
  if (ogc_decision_equal (best, &step->decision))
    /* TRANSLATORS: a name, and what it decided: "Ada: Place 5 5 in the Archives (new set)" */
    return g_strdup_printf (C_("comment on a move", "%s: %s"), name, taken);
  better = ogc_replay_dup_decision (replay, position, best);
  /* TRANSLATORS: a name, what it decided, and what would have been better */
  return g_strdup_printf (C_("comment on a move", "%s: %s. Better: %s."), name, taken, better);
}

unsigned
ogc_replay_get_round (OgcGame  *replay,
                      unsigned  position)
{
  g_return_val_if_fail (OGC_IS_GAME (replay), 0);
  g_return_val_if_fail (position < ogc_timeline_get_length (replay->timeline), 0);

  return ogc_timeline_get_step (replay->timeline, position)->before.round;
}
