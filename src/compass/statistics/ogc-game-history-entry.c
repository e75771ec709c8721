/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-history-entry.h"

#include "ogc-result.h"

struct _OgcGameHistoryEntry
{
  GObject          parent_instance;

  gint64             begun;
  gint64             finished;
  OgcSetup           setup;
  OgcGameHistorySeat seats[OGC_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (OgcGameHistoryEntry, ogc_game_history_entry, G_TYPE_OBJECT)

static void
ogc_game_history_entry_finalize (GObject *object)
{
  OgcGameHistoryEntry *self = OGC_GAME_HISTORY_ENTRY (object);

  for (unsigned n = 0; n < OGC_MAX_SEATS; n++)
    {
      g_free (self->seats[n].spec.name);
      g_free (self->seats[n].spec.emblem);
      g_free (self->seats[n].spec.kind);
    }

  G_OBJECT_CLASS (ogc_game_history_entry_parent_class)->finalize (object);
}

static void
ogc_game_history_entry_class_init (OgcGameHistoryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_game_history_entry_finalize;
}

static void
ogc_game_history_entry_init (OgcGameHistoryEntry *self)
{
}

OgcGameHistoryEntry *
ogc_game_history_entry_new (gint64                    begun,
                            gint64                    finished,
                            const OgcSetup           *setup,
                            const OgcGameHistorySeat *seats)
{
  OgcGameHistoryEntry *self;

  g_return_val_if_fail (setup != NULL && setup->seats <= OGC_MAX_SEATS, NULL);
  g_return_val_if_fail (seats != NULL, NULL);

  self = g_object_new (OGC_TYPE_GAME_HISTORY_ENTRY, NULL);
  self->begun = begun;
  self->finished = finished;
  self->setup = *setup;
  for (unsigned n = 0; n < setup->seats; n++)
    {
      const OgcSeatSpec *spec = &seats[n].spec;

      self->seats[n] = seats[n];
      self->seats[n].spec = (OgcSeatSpec) { g_strdup (spec->name), g_strdup (spec->emblem), g_strdup (spec->kind) };
    }

  return self;
}

OgcGameHistoryEntry *
ogc_game_history_entry_new_from_save (OgcSave *save)
{
  OgcGameHistorySeat seats[OGC_MAX_SEATS] = { 0 };
  OgcSetup setup;
  OgcResult result;

  g_return_val_if_fail (save != NULL && save->state.phase == OGC_PHASE_OVER, NULL);

  setup = save->setup;
  setup.b = save->state.order[0];
  setup.c = save->state.order[2];
  ogc_result_of (&save->state, &result);
  for (unsigned n = 0; n < setup.seats; n++)
    seats[n] = (OgcGameHistorySeat) { save->seats[n], result.scores[n].total, result.place[n] };

  return ogc_game_history_entry_new (save->created, save->changed, &setup, seats);
}

gint64
ogc_game_history_entry_get_begun (OgcGameHistoryEntry *self)
{
  g_return_val_if_fail (OGC_IS_GAME_HISTORY_ENTRY (self), 0);

  return self->begun;
}

gint64
ogc_game_history_entry_get_finished (OgcGameHistoryEntry *self)
{
  g_return_val_if_fail (OGC_IS_GAME_HISTORY_ENTRY (self), 0);

  return self->finished;
}

const OgcSetup *
ogc_game_history_entry_get_setup (OgcGameHistoryEntry *self)
{
  g_return_val_if_fail (OGC_IS_GAME_HISTORY_ENTRY (self), NULL);

  return &self->setup;
}

const OgcGameHistorySeat *
ogc_game_history_entry_get_seat (OgcGameHistoryEntry *self,
                                 unsigned             seat)
{
  g_return_val_if_fail (OGC_IS_GAME_HISTORY_ENTRY (self), NULL);
  g_return_val_if_fail (seat < self->setup.seats, NULL);

  return &self->seats[seat];
}

unsigned
ogc_game_history_entry_get_winners (OgcGameHistoryEntry *self)
{
  unsigned winners = 0;

  g_return_val_if_fail (OGC_IS_GAME_HISTORY_ENTRY (self), 0);

  for (unsigned n = 0; n < self->setup.seats; n++)
    winners += self->seats[n].place == 1;

  return winners;
}

gboolean
ogc_game_history_entry_same_game (OgcGameHistoryEntry *self,
                                  OgcGameHistoryEntry *other)
{
  g_return_val_if_fail (OGC_IS_GAME_HISTORY_ENTRY (self), FALSE);
  g_return_val_if_fail (OGC_IS_GAME_HISTORY_ENTRY (other), FALSE);

  return self->begun == other->begun && self->setup.seed == other->setup.seed;
}
