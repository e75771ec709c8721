/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-history-entry.h"

#include <glib/gi18n.h>

#include "compile-names.h"

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

/* @seats: copied. Returns: (transfer full) */
static CompileHistoryEntry *
new_entry (gint64                    begun,
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

  return new_entry (save->label.created, save->label.changed, save->setup.seed, &game, save->seats);
}

const CompileHistoryGame *
compile_history_entry_get_game (CompileHistoryEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_HISTORY_ENTRY (self), NULL);

  return &self->game;
}

/* ---- The file ---- */

/* Those of compile_card_set_names, and one for any other cards. */
static const OgcName set_names[] = {
  { "mn02", COMPILE_SET_MN02 },
  { "mn01", COMPILE_SET_MN01 },
  { "own", COMPILE_N_SETS },
  { NULL }
};

static void
write_seat (JsonBuilder              *builder,
            const OgcSeatSpec        *spec,
            const CompileHistoryGame *game,
            unsigned                  side)
{
  ogc_json_begin_object (builder, NULL);
  ogc_seat_spec_write (spec, builder);
  ogc_json_write_boolean (builder, "won", game->winner == side);
  ogc_json_begin_array (builder, "protocols");
  for (unsigned n = 0; n < COMPILE_N_LINES; n++)
    ogc_json_write_choice (builder, NULL, compile_names_protocol, game->protocols[side][n]);
  json_builder_end_array (builder);
  ogc_json_write_uint (builder, "compiled", game->compiled[side]);
  json_builder_end_object (builder);
}

static void
write_entry (OgcHistoryEntry *entry,
             JsonBuilder     *builder)
{
  const CompileHistoryGame *game = &COMPILE_HISTORY_ENTRY (entry)->game;

  ogc_json_begin_object (builder, NULL);
  ogc_json_write_time (builder, "begun", ogc_history_entry_get_begun (entry));
  ogc_json_write_time (builder, "finished", ogc_history_entry_get_finished (entry));
  ogc_json_write_uint64 (builder, "seed", ogc_history_entry_get_seed (entry));
  ogc_json_write_choice (builder, "set", set_names, game->set);
  ogc_json_write_uint (builder, "turns", game->turns);
  ogc_json_begin_array (builder, "seats");
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    write_seat (builder, ogc_history_entry_get_seat (entry, side), game, side);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
read_seat (OgcJsonReader      *reader,
           OgcSeatSpec        *spec,
           CompileHistoryGame *game,
           unsigned            side)
{
  gboolean won;
  guint n;

  ogc_json_reader_begin_object (reader, NULL);
  *spec = ogc_seat_spec_read (reader);
  won = ogc_json_reader_boolean (reader, "won");
  n = ogc_json_reader_begin_array (reader, "protocols", COMPILE_N_LINES, COMPILE_N_LINES);
  for (unsigned i = 0; i < n; i++)
    game->protocols[side][i] = ogc_json_reader_choice (reader, NULL, compile_names_protocol);
  ogc_json_reader_end (reader);
  game->compiled[side] = ogc_json_reader_uint (reader, "compiled", 0, COMPILE_N_LINES);
  if (!ogc_json_reader_failed (reader) && won != (game->compiled[side] == COMPILE_N_LINES))
    ogc_json_reader_refuse (reader, "won", OGC_ERROR_CONTENT,
                            _("whoever has compiled all three protocols has won, and nobody else."));
  if (!ogc_json_reader_failed (reader) && won && game->winner != COMPILE_NOBODY)
    ogc_json_reader_refuse (reader, "won", OGC_ERROR_CONTENT, _("the other side has won."));
  if (won)
    game->winner = side;
  ogc_json_reader_end (reader);
}

static OgcHistoryEntry *
read_entry (OgcJsonReader *reader)
{
  CompileHistoryGame game = { .winner = COMPILE_NOBODY };
  OgcSeatSpec seats[COMPILE_N_SIDES] = { 0 };
  gint64 begun, finished;
  guint64 seed;
  guint n;

  ogc_json_reader_begin_object (reader, NULL);
  begun = ogc_json_reader_time (reader, "begun");
  finished = ogc_json_reader_time (reader, "finished");
  seed = ogc_json_reader_uint64 (reader, "seed");
  game.set = ogc_json_reader_choice (reader, "set", set_names);
  game.turns = ogc_json_reader_uint (reader, "turns", 1, COMPILE_MAX_TURNS);
  n = ogc_json_reader_begin_array (reader, "seats", COMPILE_N_SIDES, COMPILE_N_SIDES);
  for (unsigned side = 0; side < n; side++)
    read_seat (reader, &seats[side], &game, side);
  ogc_json_reader_end (reader);
  ogc_json_reader_end (reader);

  if (ogc_json_reader_failed (reader))
    return NULL;
  return OGC_HISTORY_ENTRY (new_entry (begun, finished, seed, &game, seats));
}

static OgcHistoryEntry *
create_entry (OgcSavedGame *game)
{
  return OGC_HISTORY_ENTRY (compile_history_entry_new_from_save (COMPILE_SAVE (game)));
}

const OgcHistoryFormat compile_history_format = {
  .file_name = "compile-history.json",
  .game = COMPILE_SAVE_GAME,
  .version = 1,
  .create_entry = create_entry,
  .write_entry = write_entry,
  .read_entry = read_entry,
};
