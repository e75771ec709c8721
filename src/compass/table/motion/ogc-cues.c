/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-cues.h"

#include <string.h>

struct _OgcCues
{
  GObject parent_instance;

  OgcSound *sound;
  OgcGame  *game;
  OgcCue    pending[OGC_N_CUES]; /* cues still to play, each once, in order */
  unsigned  n_pending;
  gboolean  fresh;               /* the current decision has had no event yet */
  gboolean  waiting;             /* until motion has ended */
  int       asked;               /* the seat that was asked last, or -1 */
  unsigned  gold[OGC_MAX_SEATS]; /* what each seat had */
  guint     next;                /* the source that plays the next cue */
};

G_DEFINE_FINAL_TYPE (OgcCues, ogc_cues, G_TYPE_OBJECT)

/* The delay between a cue and the next one of the same decision if nothing moves, in milliseconds at the quick pace. */
static const guint steps[OGC_N_CUES] = {
  [OGC_CUE_SHAKE] = 160, [OGC_CUE_ROLL] = 300, [OGC_CUE_PLACE] = 200, [OGC_CUE_PUSH] = 120,  [OGC_CUE_BUMP] = 300,
  [OGC_CUE_TILE] = 280,  [OGC_CUE_CHEST] = 280, [OGC_CUE_GOLD] = 280, [OGC_CUE_TURN] = 130,  [OGC_CUE_ROUND] = 130,
  [OGC_CUE_WIN] = 130,   [OGC_CUE_REFUSAL] = 130,
};

#define BIT(cue) (1u << (cue))
/* All cues that are not signals. */
#define TABLE_CUES (BIT (OGC_CUE_TURN) - 1)

/* The cue of each kind of event; the others are silent. */
static const OgcCue cues[OGC_N_EVENT_KINDS] = {
  [OGC_EVENT_REVEALED] = OGC_CUE_TILE,
  [OGC_EVENT_LAID] = OGC_CUE_TILE,
  [OGC_EVENT_ABILITY_USED] = OGC_CUE_TILE,
  [OGC_EVENT_EXTRA_DICE] = OGC_CUE_SHAKE,
  [OGC_EVENT_ROLLED] = OGC_CUE_ROLL,
  [OGC_EVENT_REROLLED] = OGC_CUE_SHAKE,
  [OGC_EVENT_TURNED] = OGC_CUE_ROLL,
  [OGC_EVENT_PLACED] = OGC_CUE_PLACE,
  [OGC_EVENT_PUSHED] = OGC_CUE_PUSH,
  [OGC_EVENT_BUMPED] = OGC_CUE_BUMP,
  [OGC_EVENT_PICKED] = OGC_CUE_BUMP,
  [OGC_EVENT_LEFT_OVER] = OGC_CUE_PUSH,
  [OGC_EVENT_DREW] = OGC_CUE_TILE,
  [OGC_EVENT_TOOK] = OGC_CUE_TILE,
  [OGC_EVENT_HANDED] = OGC_CUE_TILE,
  [OGC_EVENT_DISCARDED] = OGC_CUE_TILE,
  [OGC_EVENT_RETURNED] = OGC_CUE_TILE,
  [OGC_EVENT_UNREWARDED] = OGC_CUE_PUSH,
  [OGC_EVENT_KNOWLEDGE_GAINED] = OGC_CUE_GOLD,
  [OGC_EVENT_ROUND_ENDED] = OGC_CUE_ROUND,
  [OGC_EVENT_GAME_ENDED] = OGC_CUE_WIN,
};

static gboolean
is_silent (OgcCues *self)
{
  return ogc_game_get_pace (self->game) == OGC_PACE_INSTANT;
}

static void
add_cue (OgcCues *self,
         OgcCue   cue)
{
  for (unsigned i = 0; i < self->n_pending; i++)
    if (self->pending[i] == cue)
      return;
  self->pending[self->n_pending++] = cue;
}

/* Whether any seat has more gold than at the last call. */
static gboolean
update_gold (OgcCues *self)
{
  gboolean rises = FALSE;

  for (unsigned i = 0; i < OGC_MAX_SEATS; i++)
    {
      OgcSeat *seat = ogc_game_get_seat (self->game, i);
      const unsigned gold = seat != NULL ? ogc_seat_get_gold (seat) : 0;

      rises = rises || gold > self->gold[i];
      self->gold[i] = gold;
    }
  return rises;
}

/* Inserts the cue of gold, which counts up once everything has arrived, before cues that call for attention. */
static void
add_gold (OgcCues *self)
{
  const unsigned n = self->n_pending;
  unsigned at = 0;

  add_cue (self, OGC_CUE_GOLD);
  if (self->n_pending == n)
    return;
  while (at < n && !ogc_cue_is_signal (self->pending[at]))
    at++;
  memmove (self->pending + at + 1, self->pending + at, (n - at) * sizeof *self->pending);
  self->pending[at] = OGC_CUE_GOLD;
}

/* Drops pending cues that are in @cues_of, one BIT() each. */
static void
drop_cues (OgcCues *self,
           unsigned cues_of)
{
  unsigned n = 0;

  for (unsigned i = 0; i < self->n_pending; i++)
    if ((cues_of & BIT (self->pending[i])) == 0)
      self->pending[n++] = self->pending[i];
  self->n_pending = n;
}

static gboolean
next_cb (gpointer data)
{
  OgcCues *self = OGC_CUES (data);
  OgcCue cue;

  self->next = 0;
  if (self->waiting)
    return G_SOURCE_REMOVE;
  if (self->n_pending == 0 || is_silent (self))
    {
      self->n_pending = 0;
      return G_SOURCE_REMOVE;
    }
  cue = self->pending[0];
  ogc_sound_play (self->sound, cue);
  self->n_pending--;
  memmove (self->pending, self->pending + 1, self->n_pending * sizeof *self->pending);
  self->next = g_timeout_add ((guint) (steps[cue] * ogc_pace_get_slowness (ogc_game_get_pace (self->game))), next_cb,
                              self);
  return G_SOURCE_REMOVE;
}

static void
continue_playing (OgcCues *self)
{
  if (self->next == 0)
    next_cb (self);
}

/* Whether @seat is a person whom the program waits for. */
static gboolean
is_person (OgcCues *self,
           int      seat)
{
  return seat >= 0 && !ogc_game_get_replay (self->game)
         && ogc_seat_get_person (ogc_game_get_seat (self->game, (unsigned) seat));
}

/* Whether a person here has won, or anybody if only computers play. */
static gboolean
somebody_won (OgcCues *self)
{
  const OgcResult *result = ogc_game_get_result (self->game);
  GListModel *seats = ogc_game_get_seats (self->game);
  gboolean persons = FALSE;

  if (result == NULL)
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (seats, i);

      if (!ogc_seat_get_person (seat))
        continue;
      if (result->place[i] == 1)
        return TRUE;
      persons = TRUE;
    }
  return !persons;
}

static void
decided_cb (OgcCues *self)
{
  self->fresh = TRUE;
}

/* Adds the cues of an event. Once the next decision is shown, only cues of the last one that call for attention are
 * still worth playing. */
static void
event_cb (OgcCues        *self,
          const OgcEvent *event)
{
  const OgcCue cue = ogc_cues_of_event (event);

  if (cue == OGC_CUE_NONE || is_silent (self))
    return;
  if (self->fresh)
    drop_cues (self, TABLE_CUES);
  self->fresh = FALSE;
  if (event->kind == OGC_EVENT_ROLLED && event->number == 0)
    add_cue (self, OGC_CUE_SHAKE);
  add_cue (self, cue);
}

/* Adds the last cues of a decision, once all objects have changed. */
static void
asked_cb (OgcCues *self,
          int      seat)
{
  if (update_gold (self) && !self->fresh && !is_silent (self))
    add_gold (self);
  if (!is_silent (self) && seat != self->asked && is_person (self, seat))
    add_cue (self, OGC_CUE_TURN);
  self->asked = seat;
  if (ogc_game_get_finished (self->game))
    drop_cues (self, BIT (somebody_won (self) ? OGC_CUE_ROUND : OGC_CUE_WIN)); /* a single cue for the end is enough */
  continue_playing (self);
}

/* Adds no call after moves were shown again, because it is still the viewer's turn. */
static void
shown_again_cb (OgcCues *self)
{
  if (update_gold (self) && !self->fresh)
    add_gold (self);
  self->fresh = TRUE;
  continue_playing (self);
}

static void
rewound_cb (OgcCues *self)
{
  self->n_pending = 0;
  self->fresh = TRUE;
  self->asked = ogc_game_get_asked (self->game); /* a person who rewound knows whose turn it is */
}

static void
ogc_cues_dispose (GObject *object)
{
  OgcCues *self = OGC_CUES (object);

  ogc_cues_set_game (self, NULL);
  g_clear_object (&self->sound);

  G_OBJECT_CLASS (ogc_cues_parent_class)->dispose (object);
}

static void
ogc_cues_class_init (OgcCuesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_cues_dispose;
}

static void
ogc_cues_init (OgcCues *self)
{
}

OgcCue
ogc_cues_of_event (const OgcEvent *event)
{
  g_return_val_if_fail (event != NULL && event->kind < OGC_N_EVENT_KINDS, OGC_CUE_NONE);

  if (event->kind == OGC_EVENT_TOOK && event->tile_kind == OGC_TILE_CHEST)
    return OGC_CUE_CHEST;
  return cues[event->kind];
}

OgcCues *
ogc_cues_new (OgcSound *sound)
{
  OgcCues *self;

  g_return_val_if_fail (OGC_IS_SOUND (sound), NULL);

  self = g_object_new (OGC_TYPE_CUES, NULL);
  self->sound = g_object_ref (sound);
  return self;
}

void
ogc_cues_set_game (OgcCues *self,
                   OgcGame *game)
{
  g_return_if_fail (OGC_IS_CUES (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  g_clear_handle_id (&self->next, g_source_remove);
  self->n_pending = 0;
  self->waiting = FALSE;
  self->asked = -1;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  self->fresh = TRUE;
  update_gold (self);
  g_signal_connect_object (game, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "event-again", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "shown-again", G_CALLBACK (shown_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
}

void
ogc_cues_refuse (OgcCues *self)
{
  g_return_if_fail (OGC_IS_CUES (self));

  if (self->game != NULL && !is_silent (self))
    ogc_sound_play (self->sound, OGC_CUE_REFUSAL);
}

void
ogc_cues_set_waiting (OgcCues  *self,
                      gboolean  waiting)
{
  g_return_if_fail (OGC_IS_CUES (self));

  self->waiting = waiting;
  if (!waiting && self->n_pending > 0 && self->next == 0)
    self->next = g_timeout_add (0, next_cb, self); /* not at once: what has ended the motion may drop them */
}

void
ogc_cues_drop_table (OgcCues *self)
{
  g_return_if_fail (OGC_IS_CUES (self));

  drop_cues (self, TABLE_CUES | BIT (OGC_CUE_ROUND));
}

void
ogc_cues_play (OgcCues *self,
               OgcCue   cue)
{
  g_return_if_fail (OGC_IS_CUES (self));

  ogc_sound_play (self->sound, cue);
}
