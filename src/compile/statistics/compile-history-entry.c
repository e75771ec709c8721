/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-history-entry.h"

struct _CompileHistoryEntry
{
  OgcHistoryEntry    parent_instance;

  CompileHistoryGame game;
};

G_DEFINE_FINAL_TYPE (CompileHistoryEntry, compile_history_entry, OGC_TYPE_HISTORY_ENTRY)

static const char *
get_text (OgcHistoryEntry *entry,
          unsigned         seat,
          unsigned         by)
{
  switch (by)
    {
    case OGC_STANDING_BY_KIND:
      return ogc_history_entry_get_seat (entry, seat)->kind;
    case COMPILE_STANDING_BY_RIVAL:
      return ogc_history_entry_get_seat (entry, !seat)->kind;
    default:
      return NULL;
    }
}

static unsigned
list_values (OgcHistoryEntry *entry,
             unsigned         seat,
             unsigned         by,
             unsigned        *values)
{
  for (unsigned n = 0; n < COMPILE_N_LINES; n++)
    values[n] = COMPILE_HISTORY_ENTRY (entry)->game.protocols[seat][n];
  return COMPILE_N_LINES;
}

static double
get_amount (OgcHistoryEntry *entry,
            unsigned         seat)
{
  return COMPILE_HISTORY_ENTRY (entry)->game.turns;
}

static void
compile_history_entry_class_init (CompileHistoryEntryClass *klass)
{
  OgcHistoryEntryClass *entry_class = OGC_HISTORY_ENTRY_CLASS (klass);

  entry_class->get_text = get_text;
  entry_class->list_values = list_values;
  entry_class->get_amount = get_amount;
}

static void
compile_history_entry_init (CompileHistoryEntry *self)
{
}

CompileHistoryEntry *
compile_history_entry_new (gint64                    begun,
                           gint64                    finished,
                           guint64                   seed,
                           const CompileHistoryGame *game,
                           const OgcSeatSpec        *seats)
{
  CompileHistoryEntry *self = g_object_new (COMPILE_TYPE_HISTORY_ENTRY, NULL);

  g_return_val_if_fail (game != NULL, self);
  g_return_val_if_fail (seats != NULL, self);

  ogc_history_entry_set_game (OGC_HISTORY_ENTRY (self), begun, finished, seed);
  self->game = *game;
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    ogc_history_entry_add_seat (OGC_HISTORY_ENTRY (self), &seats[side], game->winner == side ? 1 : 2);

  return self;
}

CompileHistoryEntry *
compile_history_entry_new_from_save (CompileSave *save)
{
  CompileHistoryGame game = { 0 };

  g_return_val_if_fail (COMPILE_IS_SAVE (save) && save->state.phase == COMPILE_PHASE_OVER, NULL);

  while (game.set < COMPILE_N_SETS && compile_card_set_get (game.set) != save->card_set)
    game.set++;
  game.turns = save->state.turn;
  game.winner = save->state.winner;
  for (unsigned slot = 0; slot < COMPILE_N_SLOTS; slot++)
    {
      const unsigned side = slot / COMPILE_N_LINES, n = slot % COMPILE_N_LINES;

      game.protocols[side][n] = compile_card_set_get_protocol (save->card_set, save->state.protocols[slot]);
      game.compiled[side] += save->state.compiled >> slot & 1u;
    }

  return compile_history_entry_new (save->created, save->changed, save->setup.seed, &game, save->seats);
}

const CompileHistoryGame *
compile_history_entry_get_game (CompileHistoryEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_HISTORY_ENTRY (self), NULL);

  return &self->game;
}
