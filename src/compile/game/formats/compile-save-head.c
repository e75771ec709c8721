/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-save-head.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compile-decision-json.h"
#include "compile-field.h"
#include "compile-names.h"
#include "ogc-format-version.h"
#include "ogc-save-details.h"

/* The first member after the head. */
#define FIRST_BEHIND "card_digest"

#define MAX_TOTAL 255

/* The identifier of the game. */
static const OgcName game_names[] = {
  { COMPILE_SAVE_GAME, 0 },
  { NULL }
};

/* ---- What saves and records have in common ---- */

unsigned
compile_save_read_game (OgcJsonReader *reader)
{
  ogc_json_reader_choice (reader, "game", game_names);

  return ogc_save_read_rules (&compile_save_rules, reader);
}

void
compile_save_write_game (JsonBuilder        *builder,
                         const CompileSetup *setup)
{
  ogc_json_write_choice (builder, "game", game_names, 0);
  ogc_json_write_uint (builder, "rules", compile_setup_rules (setup));
}

CompileCardSet *
compile_save_read_cards (OgcJsonReader *reader)
{
  const char *digest = ogc_json_reader_string (reader, "card_digest", 64, 64);
  CompileCardSet *card_set = compile_card_set_read (reader, "cards");

  if (card_set != NULL && !g_str_equal (digest, compile_card_set_get_digest (card_set)))
    ogc_json_reader_refuse (reader, "card_digest", OGC_ERROR_CONTENT,
                            _("the digest does not match the cards in this file, which give %s."),
                            compile_card_set_get_digest (card_set));

  return card_set;
}

void
compile_save_write_cards (JsonBuilder *builder,
                          CompileSave *save)
{
  ogc_json_write_string (builder, "card_digest", compile_card_set_get_digest (save->card_set));
  compile_card_set_write (save->card_set, builder, "cards");
}

/* ---- The summary ---- */

/* A side's chosen protocols from the left, each with whether it is compiled and the total of its line. */
static void
read_protocols (OgcJsonReader      *reader,
                guint               side,
                CompileSaveSummary *summary)
{
  const guint n = ogc_json_reader_begin_array (reader, NULL, 0, COMPILE_N_LINES);

  memset (summary->protocols[side], COMPILE_NOBODY, sizeof summary->protocols[side]);
  for (guint i = 0; i < n; i++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      summary->protocols[side][i] = ogc_json_reader_choice (reader, "protocol", compile_names_protocol);
      summary->compiled[side] |= ogc_json_reader_boolean (reader, "compiled") << i;
      summary->totals[side][i] = ogc_json_reader_uint (reader, "total", 0, MAX_TOTAL);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
write_protocols (JsonBuilder              *builder,
                 guint                     side,
                 const CompileSaveSummary *summary)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < COMPILE_N_LINES && summary->protocols[side][i] != COMPILE_NOBODY; i++)
    {
      json_builder_begin_object (builder);
      ogc_json_write_choice (builder, "protocol", compile_names_protocol, summary->protocols[side][i]);
      ogc_json_write_boolean (builder, "compiled", (summary->compiled[side] & 1u << i) != 0);
      ogc_json_write_uint (builder, "total", summary->totals[side][i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
read_summary (OgcJsonReader      *reader,
              CompileSaveSummary *summary)
{
  memset (summary, 0, sizeof *summary);
  summary->winner = COMPILE_NOBODY;
  ogc_json_reader_begin_object (reader, "summary");
  summary->turn = ogc_json_reader_uint (reader, "turn", 0, COMPILE_MAX_TURNS);
  summary->over = ogc_json_reader_boolean (reader, "over");
  if (ogc_json_reader_has (reader, "winner"))
    summary->winner = ogc_json_reader_uint (reader, "winner", 0, COMPILE_N_SIDES - 1);
  ogc_json_reader_begin_array (reader, "sides", COMPILE_N_SIDES, COMPILE_N_SIDES);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    read_protocols (reader, side, summary);
  ogc_json_reader_end (reader);
  ogc_json_reader_end (reader);
}

static void
write_summary (JsonBuilder              *builder,
               const CompileSaveSummary *summary)
{
  ogc_json_begin_object (builder, "summary");
  ogc_json_write_uint (builder, "turn", summary->turn);
  ogc_json_write_boolean (builder, "over", summary->over);
  if (summary->winner != COMPILE_NOBODY)
    ogc_json_write_uint (builder, "winner", summary->winner);
  ogc_json_begin_array (builder, "sides");
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    write_protocols (builder, side, summary);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

void
compile_save_summary_init (CompileSaveSummary *self,
                           CompileCardSet     *card_set,
                           const CompileState *state)
{
  g_return_if_fail (self != NULL && state != NULL);
  g_return_if_fail (COMPILE_IS_CARD_SET (card_set));

  memset (self, 0, sizeof *self);
  self->turn = state->turn;
  self->over = state->phase == COMPILE_PHASE_OVER;
  self->winner = state->winner;
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    for (guint i = 0; i < COMPILE_N_LINES; i++)
      {
        const guint slot = state->turn > 0 ? state->lines[side][i] : COMPILE_N_LINES * side + i;
        const guint protocol = state->protocols[slot];

        self->protocols[side][i] = protocol == COMPILE_NOBODY ? COMPILE_NOBODY
                                                              : compile_card_set_get_protocol (card_set, protocol);
        self->compiled[side] |= (guint8) ((state->compiled >> slot & 1) << i);
        self->totals[side][i] = (guint8) MIN (compile_field_total (state, side, i), MAX_TOTAL);
      }
}

/* ---- The head ---- */

void
compile_save_head_read_parts (OgcJsonReader   *reader,
                              CompileSaveHead *head)
{
  unsigned older;

  g_return_if_fail (reader != NULL && head != NULL);

  older = compile_save_read_game (reader);
  ogc_save_label_read (&head->label, reader);
  compile_setup_read (reader, "setup", &head->setup);
  head->setup.older = older;
  ogc_seats_read (reader, COMPILE_N_SIDES, head->seats);
  read_summary (reader, &head->summary);
}

void
compile_save_head_write_parts (JsonBuilder *builder,
                               CompileSave *save)
{
  CompileSaveSummary summary;

  g_return_if_fail (builder != NULL && save != NULL);

  compile_save_write_game (builder, &save->setup);
  ogc_save_label_write (&save->label, builder);
  compile_setup_write (builder, "setup", TRUE, &save->setup);
  ogc_seats_write (builder, COMPILE_N_SIDES, save->seats);
  compile_save_summary_init (&summary, save->card_set, &save->state);
  write_summary (builder, &summary);
}

CompileSaveHead *
compile_save_head_read (const char  *source,
                        GBytes      *bytes,
                        GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (CompileSaveHead) self = NULL;
  g_autoptr (GBytes) head = NULL;

  g_return_val_if_fail (source != NULL && bytes != NULL, NULL);

  head = ogc_save_details_cut_head (bytes, FIRST_BEHIND);
  reader = ogc_json_reader_new (source, head, error);
  if (reader == NULL)
    return NULL;
  self = g_new0 (CompileSaveHead, 1);
  ogc_format_version_check (reader, OGC_SAVE_FORMAT, COMPILE_SAVE_VERSION);
  compile_save_head_read_parts (reader, self);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
compile_save_head_free (CompileSaveHead *self)
{
  g_return_if_fail (self != NULL);

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    ogc_seat_spec_clear (&self->seats[side]);
  ogc_save_label_clear (&self->label);
  g_free (self);
}
