/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-head.h"

#include <string.h>

#include "ogc-format-version.h"
#include "ogc-json-types.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-save-json.h"

#define MAX_GOLD 100000
#define MAX_DICE (OGC_OWN_DICE + OGC_EXTRA_DICE)

/* What “game” says in a save of this game. */
static const OgcName game_names[] = {
  { OGC_SAVE_GAME, 0 },
  { NULL }
};

static const OgcName owner_names[OGC_N_OWNERS + 1] = {
  { "0", 0 },
  { "1", 1 },
  { "2", 2 },
  { "3", 3 },
  { "4", 4 },
  { "neutral", OGC_NEUTRAL },
  { NULL }
};

/* The first building from @first to @last that is a member of the open object, or @otherwise. */
static guint
find_building (OgcJsonReader *reader,
               guint          first,
               guint          last,
               guint          otherwise)
{
  for (guint building = first; building <= last; building++)
    if (ogc_json_reader_has (reader, ogc_name_of (ogc_names_building, building)))
      return building;

  return otherwise;
}

/* Reads the buildings in play, each with the dice of its owners. */
static void
read_dice (OgcJsonReader  *reader,
           OgcSaveSummary *summary)
{
  ogc_json_reader_begin_object (reader, "dice");
  summary->order[OGC_ORDER_B] = find_building (reader, OGC_AUCTION_HOUSE, OGC_GUILD, OGC_GUILD);
  summary->order[OGC_ORDER_ARCHIVES] = OGC_ARCHIVES;
  summary->order[OGC_ORDER_C] = find_building (reader, OGC_TEMPLE, OGC_TOWER, OGC_NO_BUILDING);
  summary->order[OGC_ORDER_UNIVERSITY] = OGC_UNIVERSITY;
  summary->order[OGC_ORDER_LIBRARY] = OGC_LIBRARY;
  for (guint i = 0; i < G_N_ELEMENTS (summary->order); i++)
    {
      const guint building = summary->order[i];

      if (building == OGC_NO_BUILDING)
        continue;
      ogc_json_reader_begin_object (reader, ogc_name_of (ogc_names_building, building));
      for (const OgcName *owner = owner_names; owner->name != NULL; owner++)
        if (ogc_json_reader_has (reader, owner->name))
          summary->dice[building][owner->value] = ogc_json_reader_uint (reader, owner->name, 1, MAX_DICE);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
write_dice (JsonBuilder          *builder,
            const OgcSaveSummary *summary)
{
  ogc_json_begin_object (builder, "dice");
  for (guint i = 0; i < G_N_ELEMENTS (summary->order); i++)
    {
      const guint building = summary->order[i];

      if (building == OGC_NO_BUILDING)
        continue;
      ogc_json_begin_object (builder, ogc_name_of (ogc_names_building, building));
      for (const OgcName *owner = owner_names; owner->name != NULL; owner++)
        if (summary->dice[building][owner->value] > 0)
          ogc_json_write_uint (builder, owner->name, summary->dice[building][owner->value]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

/* Reads a number from @min to @max for each seat. */
static void
read_numbers (OgcJsonReader *reader,
              const char    *name,
              guint          seats,
              guint          min,
              guint          max,
              guint         *numbers)
{
  const guint n = ogc_json_reader_begin_array (reader, name, seats, seats);

  for (guint seat = 0; seat < n; seat++)
    numbers[seat] = ogc_json_reader_uint (reader, NULL, min, max);
  ogc_json_reader_end (reader);
}

static void
write_numbers (JsonBuilder *builder,
               const char  *name,
               guint        seats,
               const guint *numbers)
{
  ogc_json_begin_array (builder, name);
  for (guint seat = 0; seat < seats; seat++)
    ogc_json_write_uint (builder, NULL, numbers[seat]);
  json_builder_end_array (builder);
}

static void
read_summary (OgcJsonReader  *reader,
              guint           seats,
              OgcSaveSummary *summary)
{
  memset (summary, 0, sizeof *summary);
  ogc_json_reader_begin_object (reader, "summary");
  summary->rounds = ogc_json_reader_uint (reader, "rounds", 1, OGC_MAX_ROUNDS);
  summary->round = ogc_json_reader_uint (reader, "round", 1, summary->rounds);
  summary->over = ogc_json_reader_boolean (reader, "over");
  read_dice (reader, summary);
  if (summary->over)
    {
      read_numbers (reader, "gold", seats, 0, MAX_GOLD, summary->gold);
      read_numbers (reader, "places", seats, 1, seats, summary->places);
    }
  ogc_json_reader_end (reader);
}

static void
write_summary (JsonBuilder          *builder,
               guint                 seats,
               const OgcSaveSummary *summary)
{
  ogc_json_begin_object (builder, "summary");
  ogc_json_write_uint (builder, "round", summary->round);
  ogc_json_write_uint (builder, "rounds", summary->rounds);
  ogc_json_write_boolean (builder, "over", summary->over);
  write_dice (builder, summary);
  if (summary->over)
    {
      write_numbers (builder, "gold", seats, summary->gold);
      write_numbers (builder, "places", seats, summary->places);
    }
  json_builder_end_object (builder);
}

void
ogc_save_head_read_parts (OgcJsonReader *reader,
                          guint          version,
                          OgcSaveHead   *head)
{
  g_return_if_fail (reader != NULL);
  g_return_if_fail (head != NULL);

  if (version > 1)
    ogc_json_reader_choice (reader, "game", game_names);
  ogc_save_label_read (&head->label, reader);
  ogc_save_read_setup (reader, &head->setup, head->seats);
  if (version > 1)
    read_summary (reader, head->setup.seats, &head->summary);
}

void
ogc_save_head_write_parts (JsonBuilder *builder,
                           OgcSave     *save)
{
  OgcSaveSummary summary;

  g_return_if_fail (builder != NULL);
  g_return_if_fail (save != NULL);

  ogc_json_write_choice (builder, "game", game_names, 0);
  ogc_json_write_uint (builder, "rules", ogc_setup_rules (&save->setup));
  ogc_save_label_write (&save->label, builder);
  ogc_save_write_setup (builder, save);
  ogc_save_summary_init (&summary, &save->state);
  write_summary (builder, save->setup.seats, &summary);
}

OgcSaveHead *
ogc_save_head_read (const char  *source,
                    GBytes      *bytes,
                    GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcSaveHead) self = NULL;
  g_autoptr (GBytes) head = NULL;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  head = ogc_save_details_cut_head (bytes, "tile_digest");
  reader = ogc_json_reader_new (source, head, error);
  if (reader == NULL)
    return NULL;
  self = g_new0 (OgcSaveHead, 1);
  /* Only heads of the present version are read; version 1 lacks the summary, and is refused for that below. */
  ogc_format_version_check (reader, OGC_SAVE_FORMAT, OGC_SAVE_VERSION);
  ogc_save_head_read_parts (reader, OGC_SAVE_VERSION, self);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
ogc_save_head_free (OgcSaveHead *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < OGC_MAX_SEATS; i++)
    ogc_seat_spec_clear (&self->seats[i]);
  ogc_save_label_clear (&self->label);
  g_free (self);
}

void
ogc_save_summary_init (OgcSaveSummary *self,
                       const OgcState *state)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (state != NULL);

  memset (self, 0, sizeof *self);
  self->round = state->round;
  self->rounds = state->rounds;
  self->over = state->phase == OGC_PHASE_OVER;
  memcpy (self->order, state->order, sizeof self->order);
  for (guint i = 0; i < G_N_ELEMENTS (self->order); i++)
    for (guint owner = 0; owner < OGC_N_OWNERS && self->order[i] != OGC_NO_BUILDING; owner++)
      self->dice[self->order[i]][owner] = ogc_dice_count (ogc_rules_dice_at (state, self->order[i], owner));
  if (self->over)
    {
      OgcResult result;

      ogc_result_of (state, &result);
      for (guint seat = 0; seat < state->setup.seats; seat++)
        {
          self->gold[seat] = result.scores[seat].total;
          self->places[seat] = result.place[seat];
        }
    }
}
