/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-history-entry.h"

#include <glib/gi18n.h>

#include "ogc-names.h"
#include "ogc-players.h"
#include "ogc-result.h"

/* More gold than any game can bring; a file with more is refused. */
#define MAX_GOLD 100000

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
  setup.b = save->state.order[OGC_ORDER_B];
  setup.c = save->state.order[OGC_ORDER_C];
  ogc_result_of (&save->state, &result);
  for (unsigned n = 0; n < setup.seats; n++)
    seats[n] = (OgcGameHistorySeat) { save->seats[n], result.scores[n].total, result.place[n] };

  return ogc_game_history_entry_new (save->label.created, save->label.changed, &setup, seats);
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

/* ---- The file ---- */

/* The names of buildings, without those for what a set-up leaves to chance. */
static const OgcName *const names_b = ogc_names_b + 1;
static const OgcName *const names_c = ogc_names_c + 1;

static void
write_seat (JsonBuilder              *builder,
            const OgcGameHistorySeat *seat)
{
  ogc_json_begin_object (builder, NULL);
  ogc_seat_spec_write (&seat->spec, builder);
  ogc_json_write_uint (builder, "gold", seat->gold);
  ogc_json_write_uint (builder, "place", seat->place);
  json_builder_end_object (builder);
}

static void
write_entry (OgcHistoryEntry *entry,
             JsonBuilder     *builder)
{
  const OgcGameHistoryEntry *self = OGC_GAME_HISTORY_ENTRY (entry);
  const OgcSetup *setup = &self->setup;

  ogc_json_begin_object (builder, NULL);
  ogc_json_write_time (builder, "begun", ogc_history_entry_get_begun (entry));
  ogc_json_write_time (builder, "finished", ogc_history_entry_get_finished (entry));
  ogc_json_write_uint64 (builder, "seed", setup->seed);
  ogc_json_write_choice (builder, "form", ogc_names_form, setup->form);
  ogc_json_write_choice (builder, "b", names_b, setup->b);
  ogc_json_write_choice (builder, "c", names_c, setup->c);
  ogc_json_begin_array (builder, "seats");
  for (unsigned n = 0; n < setup->seats; n++)
    write_seat (builder, &self->seats[n]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
read_seat (OgcJsonReader      *reader,
           unsigned            seats,
           OgcGameHistorySeat *seat)
{
  ogc_json_reader_begin_object (reader, NULL);
  seat->spec = ogc_seat_spec_read (reader);
  seat->gold = ogc_json_reader_uint (reader, "gold", 0, MAX_GOLD);
  seat->place = ogc_json_reader_uint (reader, "place", 1, MAX (seats, 1));
  ogc_json_reader_end (reader);
}

static OgcHistoryEntry *
read_entry (OgcJsonReader *reader)
{
  OgcGameHistorySeat seats[OGC_MAX_SEATS] = { 0 };
  OgcSetup setup = { 0 };
  gint64 begun, finished;
  unsigned winners = 0;

  ogc_json_reader_begin_object (reader, NULL);
  begun = ogc_json_reader_time (reader, "begun");
  finished = ogc_json_reader_time (reader, "finished");
  setup.seed = ogc_json_reader_uint64 (reader, "seed");
  setup.form = ogc_json_reader_choice (reader, "form", ogc_names_form);
  setup.b = ogc_json_reader_choice (reader, "b", names_b);
  setup.c = ogc_json_reader_choice (reader, "c", names_c);
  setup.seats = ogc_json_reader_begin_array (reader, "seats", OGC_MIN_SEATS, OGC_MAX_SEATS);
  for (unsigned n = 0; n < setup.seats; n++)
    {
      read_seat (reader, setup.seats, &seats[n]);
      winners += seats[n].place == 1;
    }
  ogc_json_reader_end (reader);
  if (!ogc_json_reader_failed (reader) && winners == 0)
    ogc_json_reader_refuse (reader, "seats", OGC_ERROR_CONTENT, _("this game has no winner."));
  ogc_json_reader_end (reader);

  if (ogc_json_reader_failed (reader))
    return NULL;
  return OGC_HISTORY_ENTRY (ogc_game_history_entry_new (begun, finished, &setup, seats));
}

static OgcHistoryEntry *
create_entry (OgcSavedGame *game)
{
  return OGC_HISTORY_ENTRY (ogc_game_history_entry_new_from_save (OGC_SAVE (game)));
}

const OgcHistoryFormat ogc_game_history_format = {
  .file_name = "history.json",
  .version = 1,
  .create_entry = create_entry,
  .write_entry = write_entry,
  .read_entry = read_entry,
};
