/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-truth.h"

#include "ogc-decision-json.h"
#include "ogc-format-version.h"
#include "ogc-json-types.h"
#include "ogc-rules.h"
#include "ogc-run-list.h"
#include "ogc-save-json.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <math.h>

#define MAX_COMMAND 1000 /* characters */
#define MAX_GAMES 1000000
/* JSON has gold and wins as whole numbers of these parts. */
#define PARTS_OF_GOLD 1000
#define PARTS_OF_WIN 10000
#define MAX_GOLD 1000 /* the most that a seat can have */

/* ---- Writing ---- */

static void
write_number (JsonBuilder *builder,
              const char  *name,
              double       value,
              guint        parts)
{
  ogc_json_write_uint (builder, name, (guint) lround (value * parts));
}

static void
write_candidate (JsonBuilder             *builder,
                 const OgcTruthCandidate *candidate)
{
  ogc_json_begin_object (builder, NULL);
  ogc_decision_write (builder, "decision", &candidate->decision);
  ogc_json_write_uint (builder, "games", candidate->games);
  write_number (builder, "gold", candidate->gold, PARTS_OF_GOLD);
  write_number (builder, "gold_behind", candidate->gold_behind, PARTS_OF_GOLD);
  write_number (builder, "gold_error", candidate->gold_error, PARTS_OF_GOLD);
  write_number (builder, "win", candidate->win, PARTS_OF_WIN);
  write_number (builder, "win_behind", candidate->win_behind, PARTS_OF_WIN);
  write_number (builder, "win_error", candidate->win_error, PARTS_OF_WIN);
  json_builder_end_object (builder);
}

GBytes *
ogc_truth_to_bytes (const OgcTruth *self,
                    const char     *command,
                    const char     *tile_digest)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, OGC_TRUTH_FORMAT, OGC_TRUTH_VERSION);
  ogc_json_write_string (builder, "command", command);
  ogc_json_write_uint (builder, "rules", ogc_setup_rules (&self->setup));
  ogc_json_write_string (builder, "tile_digest", tile_digest);
  ogc_json_write_setup (builder, "setup", TRUE, &self->setup);
  ogc_json_begin_array (builder, "decisions");
  for (guint i = 0; i < self->decisions->len; i++)
    ogc_decision_write (builder, NULL, &g_array_index (self->decisions, OgcDecision, i));
  json_builder_end_array (builder);
  ogc_json_begin_array (builder, "candidates");
  for (guint i = 0; i < self->n; i++)
    write_candidate (builder, &self->candidates[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return ogc_json_to_bytes (builder);
}

/* ---- Reading ---- */

static double
read_number (OgcJsonReader *reader,
             const char    *name,
             guint          most,
             guint          parts)
{
  return (double) ogc_json_reader_uint (reader, name, 0, most * parts) / parts;
}

static void
read_candidate (OgcJsonReader     *reader,
                OgcTruthCandidate *candidate)
{
  ogc_json_reader_begin_object (reader, NULL);
  ogc_decision_read (reader, "decision", &candidate->decision);
  candidate->games = ogc_json_reader_uint (reader, "games", 1, MAX_GAMES);
  candidate->gold = read_number (reader, "gold", MAX_GOLD, PARTS_OF_GOLD);
  candidate->gold_behind = read_number (reader, "gold_behind", MAX_GOLD, PARTS_OF_GOLD);
  candidate->gold_error = read_number (reader, "gold_error", MAX_GOLD, PARTS_OF_GOLD);
  candidate->win = read_number (reader, "win", 1, PARTS_OF_WIN);
  candidate->win_behind = read_number (reader, "win_behind", 1, PARTS_OF_WIN);
  candidate->win_error = read_number (reader, "win_error", 1, PARTS_OF_WIN);
  ogc_json_reader_end (reader);
}

static void
read_setup (OgcJsonReader *reader,
            OgcSetup      *setup)
{
  const guint rules = ogc_run_list_read_rules (reader, OGC_RULES_VERSION);

  ogc_json_read_setup (reader, "setup", TRUE, setup);
  setup->older = rules < OGC_RULES_VERSION ? rules : 0;
}

/* Plays the game up to the position, and checks the answers to its question. */
static void
replay_decisions (OgcJsonReader  *reader,
                  const OgcTiles *tiles,
                  const OgcTruth *self,
                  OgcState       *state)
{
  ogc_rules_begin (state, tiles, &self->setup, NULL);
  ogc_save_decisions_play (&ogc_save_rules, reader, "decisions", self->decisions, self->decisions->len, NULL, state);
  for (guint i = 0; i < self->n; i++)
    {
      const OgcRule rule = ogc_rules_check (state, &self->candidates[i].decision);

      if (rule != OGC_RULE_NONE)
        ogc_save_refuse_decision (&ogc_save_rules, reader, "candidates", i, rule);
    }
}

OgcTruth *
ogc_truth_from_bytes (const char  *source,
                      GBytes      *bytes,
                      OgcTileSet  *tile_set,
                      OgcState    *state,
                      GError     **error)
{
  g_autoptr (OgcJsonReader) reader = ogc_json_reader_new (source, bytes, error);
  g_autoptr (OgcTruth) self = NULL;
  OgcSetup setup;

  if (reader == NULL)
    return NULL;
  ogc_format_version_check (reader, OGC_TRUTH_FORMAT, OGC_TRUTH_VERSION);
  ogc_json_reader_string (reader, "command", 1, MAX_COMMAND);
  if (!g_str_equal (ogc_json_reader_string (reader, "tile_digest", 64, 64), ogc_tile_set_get_digest (tile_set)))
    ogc_json_reader_refuse (reader, "tile_digest", OGC_ERROR_CONTENT, _("these games were played with other tiles."));
  read_setup (reader, &setup);
  self = ogc_truth_new (&setup);
  ogc_save_decisions_read (&ogc_save_rules, reader, self->decisions);
  self->n = ogc_json_reader_begin_array (reader, "candidates", 2, OGC_MAX_TRUTH_CANDIDATES);
  for (guint i = 0; i < self->n; i++)
    read_candidate (reader, &self->candidates[i]);
  ogc_json_reader_end (reader);
  if (!ogc_json_reader_failed (reader))
    replay_decisions (reader, ogc_tile_set_get_tiles (tile_set), self, state);

  return ogc_json_reader_close (reader, error) ? g_steal_pointer (&self) : NULL;
}
