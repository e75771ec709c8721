/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-history-entry.h"

#include "ogc-players.h"
#include "ogc-result.h"

struct _OgcGameHistoryEntry
{
  OgcHistoryEntry    parent_instance;

  OgcSetup           setup;
  OgcGameHistorySeat seats[OGC_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (OgcGameHistoryEntry, ogc_game_history_entry, OGC_TYPE_HISTORY_ENTRY)

/* The kind of player, without its style. */
static const char *
get_text (OgcHistoryEntry *entry,
          unsigned         seat,
          unsigned         by)
{
  const char *kind = ogc_history_entry_get_seat (entry, seat)->kind;
  OgcPlayStyle style;
  const OgcPlayer *player = ogc_players_parse (kind, &style);

  if (by != OGC_STANDING_BY_KIND)
    return NULL;
  return player != NULL ? player->id : kind;
}

static unsigned
list_values (OgcHistoryEntry *entry,
             unsigned         seat,
             unsigned         by,
             unsigned        *values)
{
  const OgcSetup *setup = &OGC_GAME_HISTORY_ENTRY (entry)->setup;

  values[0] = by == OGC_STANDING_BY_FORM ? setup->form : setup->b;
  values[1] = setup->c;
  return by == OGC_STANDING_BY_FORM || setup->c == OGC_NO_BUILDING ? 1 : 2;
}

static double
get_amount (OgcHistoryEntry *entry,
            unsigned         seat)
{
  return OGC_GAME_HISTORY_ENTRY (entry)->seats[seat].gold;
}

static void
ogc_game_history_entry_class_init (OgcGameHistoryEntryClass *klass)
{
  OgcHistoryEntryClass *entry_class = OGC_HISTORY_ENTRY_CLASS (klass);

  entry_class->get_text = get_text;
  entry_class->list_values = list_values;
  entry_class->get_amount = get_amount;
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
  OgcHistoryEntry *entry;

  g_return_val_if_fail (setup != NULL && setup->seats <= OGC_MAX_SEATS, NULL);
  g_return_val_if_fail (seats != NULL, NULL);

  self = g_object_new (OGC_TYPE_GAME_HISTORY_ENTRY, NULL);
  entry = OGC_HISTORY_ENTRY (self);
  ogc_history_entry_set_game (entry, begun, finished, setup->seed);
  self->setup = *setup;
  for (unsigned n = 0; n < setup->seats; n++)
    {
      ogc_history_entry_add_seat (entry, &seats[n].spec, seats[n].place);
      self->seats[n] = seats[n];
      self->seats[n].spec = *ogc_history_entry_get_seat (entry, n);
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
