/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-decision-json.h"

#include "compile-names.h"

static const OgcName random_side_names[] = {
  { "random", COMPILE_RANDOM_SIDE },
  { NULL }
};

static guint
read_side (OgcJsonReader *reader)
{
  return ogc_json_reader_uint (reader, "side", 0, COMPILE_N_SIDES - 1);
}

static guint
read_line (OgcJsonReader *reader)
{
  return ogc_json_reader_uint (reader, "line", 0, COMPILE_N_LINES - 1);
}

/* A card in the field is identified by its place, elsewhere by its number. */
static void
read_card (OgcJsonReader   *reader,
           CompileDecision *decision)
{
  if (ogc_json_reader_has (reader, "card"))
    {
      decision->card = ogc_json_reader_uint (reader, "card", 0, COMPILE_N_CARDS - 1);
      return;
    }
  decision->card = COMPILE_NO_CARD;
  decision->side = read_side (reader);
  decision->line = read_line (reader);
  decision->depth = ogc_json_reader_uint (reader, "depth", 0, COMPILE_N_CARDS - 1);
}

static void
write_card (JsonBuilder           *builder,
            const CompileDecision *decision)
{
  if (decision->card != COMPILE_NO_CARD)
    {
      ogc_json_write_uint (builder, "card", decision->card);
      return;
    }
  ogc_json_write_uint (builder, "side", decision->side);
  ogc_json_write_uint (builder, "line", decision->line);
  ogc_json_write_uint (builder, "depth", decision->depth);
}

void
compile_decision_read (OgcJsonReader   *reader,
                       const char      *name,
                       CompileDecision *decision)
{
  g_return_if_fail (reader != NULL && decision != NULL);

  *decision = (CompileDecision) { 0 };
  ogc_json_reader_begin_object (reader, name);
  decision->kind = ogc_json_reader_choice (reader, "do", compile_names_decision);
  switch (decision->kind)
    {
    case COMPILE_DECISION_DRAFT:
      decision->number = ogc_json_reader_uint (reader, "protocol", 0, COMPILE_N_PROTOCOLS - 1);
      break;
    case COMPILE_DECISION_PLAY:
      decision->card = ogc_json_reader_uint (reader, "card", 0, COMPILE_N_CARDS - 1);
      decision->face = ogc_json_reader_choice (reader, "face", compile_names_face);
      decision->side = read_side (reader);
      decision->line = read_line (reader);
      break;
    case COMPILE_DECISION_CARD:
      read_card (reader, decision);
      break;
    case COMPILE_DECISION_LINE:
      decision->line = read_line (reader);
      break;
    case COMPILE_DECISION_NUMBER:
      decision->number = ogc_json_reader_uint (reader, "number", 0, COMPILE_N_PROTOCOLS - 1);
      break;
    case COMPILE_DECISION_REARRANGE:
      decision->side = read_side (reader);
      decision->number = ogc_json_reader_uint (reader, "order", 0, COMPILE_N_ORDERS - 1);
      break;
    default:
      break;
    }
  ogc_json_reader_end (reader);
}

void
compile_decision_write (JsonBuilder           *builder,
                        const char            *name,
                        const CompileDecision *decision)
{
  g_return_if_fail (builder != NULL && decision != NULL);

  ogc_json_begin_object (builder, name);
  ogc_json_write_choice (builder, "do", compile_names_decision, decision->kind);
  switch (decision->kind)
    {
    case COMPILE_DECISION_DRAFT:
      ogc_json_write_uint (builder, "protocol", decision->number);
      break;
    case COMPILE_DECISION_PLAY:
      ogc_json_write_uint (builder, "card", decision->card);
      ogc_json_write_choice (builder, "face", compile_names_face, decision->face);
      ogc_json_write_uint (builder, "side", decision->side);
      ogc_json_write_uint (builder, "line", decision->line);
      break;
    case COMPILE_DECISION_CARD:
      write_card (builder, decision);
      break;
    case COMPILE_DECISION_LINE:
      ogc_json_write_uint (builder, "line", decision->line);
      break;
    case COMPILE_DECISION_NUMBER:
      ogc_json_write_uint (builder, "number", decision->number);
      break;
    case COMPILE_DECISION_REARRANGE:
      ogc_json_write_uint (builder, "side", decision->side);
      ogc_json_write_uint (builder, "order", decision->number);
      break;
    default:
      break;
    }
  json_builder_end_object (builder);
}

void
compile_setup_read (OgcJsonReader *reader,
                    const char    *name,
                    CompileSetup  *setup)
{
  g_return_if_fail (reader != NULL && setup != NULL);

  *setup = (CompileSetup) { 0 };
  ogc_json_reader_begin_object (reader, name);
  setup->first = ogc_json_reader_is_string (reader, "first")
                   ? ogc_json_reader_choice (reader, "first", random_side_names)
                   : ogc_json_reader_uint (reader, "first", 0, COMPILE_N_SIDES - 1);
  setup->no_control = !ogc_json_reader_boolean (reader, "control");
  setup->seed = ogc_json_reader_uint64 (reader, "seed");
  ogc_json_reader_end (reader);
}

void
compile_setup_write (JsonBuilder        *builder,
                     const char         *name,
                     gboolean            with_seed,
                     const CompileSetup *setup)
{
  g_return_if_fail (builder != NULL && setup != NULL);

  ogc_json_begin_object (builder, name);
  if (setup->first == COMPILE_RANDOM_SIDE)
    ogc_json_write_string (builder, "first", "random");
  else
    ogc_json_write_uint (builder, "first", setup->first);
  ogc_json_write_boolean (builder, "control", !setup->no_control);
  if (with_seed)
    ogc_json_write_uint64 (builder, "seed", setup->seed);
  json_builder_end_object (builder);
}
