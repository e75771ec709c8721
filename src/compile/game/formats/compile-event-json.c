/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-event-json.h"

#include "compile-names.h"

/* Which members an event of a kind has in addition to those in the table. */
enum {
  SIDE = 1 << 0,
  CARD = 1 << 1,
  LINE = 1 << 2,
  DEPTH = 1 << 3,
  FACE = 1 << 4,
  PLACE = SIDE | LINE | DEPTH,
};

/* How events of a kind are written; compile-event.h explains their members. */
static const struct {
  const char *name;
  guint       members;
  const char *number; /* the name of the member "number"; NULL if there is none */
  const char *other;
} kinds[COMPILE_N_EVENT_KINDS] = {
  [COMPILE_EVENT_GAME_BEGAN] = { "game-began", SIDE, NULL, NULL },
  [COMPILE_EVENT_DRAFTED] = { "drafted", SIDE, "protocol", NULL },
  [COMPILE_EVENT_TURN_BEGAN] = { "turn-began", SIDE, "turn", NULL },
  [COMPILE_EVENT_PHASE_BEGAN] = { "phase-began", SIDE, "phase", NULL },
  [COMPILE_EVENT_CONTROL_TAKEN] = { "control-taken", SIDE, NULL, NULL },
  [COMPILE_EVENT_CONTROL_SPENT] = { "control-spent", SIDE, NULL, NULL },
  [COMPILE_EVENT_EFFECT_BEGAN] = { "effect-began", SIDE | CARD, "box", "text" },
  [COMPILE_EVENT_EFFECT_LAPSED] = { "effect-lapsed", SIDE | CARD, "box", "text" },
  [COMPILE_EVENT_CHAIN_ENDED] = { "chain-ended", SIDE, NULL, NULL },
  [COMPILE_EVENT_SHUFFLED] = { "shuffled", SIDE, "from_trash", NULL },
  [COMPILE_EVENT_DREW] = { "drew", SIDE | CARD, NULL, "deck" },
  [COMPILE_EVENT_SOUGHT] = { "sought", SIDE | CARD, NULL, NULL },
  [COMPILE_EVENT_DISCARDED] = { "discarded", SIDE | CARD, NULL, NULL },
  [COMPILE_EVENT_MILLED] = { "milled", SIDE | CARD, NULL, NULL },
  [COMPILE_EVENT_PLAYED] = { "played", SIDE | CARD | LINE | FACE, "from", "to_side" },
  [COMPILE_EVENT_LIFTED] = { "lifted", PLACE | CARD, NULL, NULL },
  [COMPILE_EVENT_LANDED] = { "landed", PLACE | CARD | FACE, NULL, NULL },
  [COMPILE_EVENT_FLIPPED] = { "flipped", PLACE | CARD | FACE, NULL, NULL },
  [COMPILE_EVENT_DELETED] = { "deleted", PLACE | CARD, NULL, "trash" },
  [COMPILE_EVENT_RETURNED] = { "returned", PLACE | CARD, NULL, "hand" },
  [COMPILE_EVENT_PUT_ON_DECK] = { "put-on-deck", PLACE | CARD, NULL, "deck" },
  [COMPILE_EVENT_REVEALED] = { "revealed", SIDE | CARD, "from", NULL },
  [COMPILE_EVENT_REARRANGED] = { "rearranged", SIDE, "order", NULL },
  [COMPILE_EVENT_STACKS_SWAPPED] = { "stacks-swapped", SIDE, "order", NULL },
  [COMPILE_EVENT_NAMED_NUMBER] = { "named-number", SIDE, "value", NULL },
  [COMPILE_EVENT_NAMED_PROTOCOL] = { "named-protocol", SIDE, "protocol", NULL },
  [COMPILE_EVENT_BARRED] = { "barred", SIDE, NULL, NULL },
  [COMPILE_EVENT_COMPILING] = { "compiling", SIDE | LINE, NULL, NULL },
  [COMPILE_EVENT_COMPILED] = { "compiled", SIDE | LINE, "protocol", NULL },
  [COMPILE_EVENT_RECOMPILED] = { "recompiled", SIDE | LINE, "protocol", NULL },
  [COMPILE_EVENT_ACTION_SKIPPED] = { "action-skipped", SIDE, NULL, NULL },
  [COMPILE_EVENT_GAME_ENDED] = { "game-ended", SIDE, NULL, NULL },
};

static const OgcName from_names[] = {
  { "hand", COMPILE_FROM_HAND },
  { "deck", COMPILE_FROM_DECK },
  { "other-deck", COMPILE_FROM_OTHER_DECK },
  { "deck-top", COMPILE_FROM_DECK_TOP },
  { "trash", COMPILE_FROM_TRASH },
  { "drawn", COMPILE_FROM_DRAWN },
  { "field", COMPILE_FROM_FIELD },
  { "that", COMPILE_FROM_THAT },
  { NULL }
};

static const OgcName ask_names[] = {
  { "nothing", COMPILE_ASK_NOTHING },
  { "draft", COMPILE_ASK_DRAFT },
  { "action", COMPILE_ASK_ACTION },
  { "compile", COMPILE_ASK_COMPILE },
  { "play", COMPILE_ASK_PLAY },
  { "card", COMPILE_ASK_CARD },
  { "line", COMPILE_ASK_LINE },
  { "number", COMPILE_ASK_NUMBER },
  { "protocol", COMPILE_ASK_PROTOCOL },
  { "row", COMPILE_ASK_ROW },
  { "rearrange", COMPILE_ASK_REARRANGE },
  { "stacks", COMPILE_ASK_STACKS },
  { "may", COMPILE_ASK_MAY },
  { "order", COMPILE_ASK_ORDER },
  { NULL }
};

/* A number that stands for something else is written by name. */
static void
write_number (JsonBuilder        *builder,
              const CompileEvent *event)
{
  const char *name = kinds[event->kind].number;

  if (event->kind == COMPILE_EVENT_PHASE_BEGAN)
    ogc_json_write_choice (builder, name, compile_names_phase, event->number);
  else if (event->kind == COMPILE_EVENT_EFFECT_BEGAN || event->kind == COMPILE_EVENT_EFFECT_LAPSED)
    ogc_json_write_choice (builder, name, compile_names_box, event->number);
  else if (event->kind == COMPILE_EVENT_PLAYED || event->kind == COMPILE_EVENT_REVEALED)
    ogc_json_write_choice (builder, name, from_names, event->number);
  else
    ogc_json_write_uint (builder, name, event->number);
}

static void
write_card (JsonBuilder *builder,
            guint        card)
{
  if (card != COMPILE_NO_CARD)
    ogc_json_write_uint (builder, "card", card);
  else
    ogc_json_write_null (builder, "card");
}

static void
write_event (JsonBuilder        *builder,
             const CompileEvent *event)
{
  const guint members = kinds[event->kind].members;

  json_builder_begin_object (builder);
  ogc_json_write_string (builder, "what", kinds[event->kind].name);
  if ((members & SIDE) != 0 && event->side != COMPILE_NOBODY)
    ogc_json_write_uint (builder, "side", event->side);
  if ((members & CARD) != 0)
    write_card (builder, event->card);
  if ((members & LINE) != 0)
    ogc_json_write_uint (builder, "line", event->line);
  if ((members & DEPTH) != 0)
    ogc_json_write_uint (builder, "depth", event->depth);
  if ((members & FACE) != 0)
    ogc_json_write_choice (builder, "face", compile_names_face, event->face);
  if (kinds[event->kind].number != NULL)
    write_number (builder, event);
  if (kinds[event->kind].other != NULL)
    ogc_json_write_uint (builder, kinds[event->kind].other, event->other);
  json_builder_end_object (builder);
}

/* Writes the numbers of the bits in @bits, unless there are none. */
static void
write_bits (JsonBuilder *builder,
            const char  *name,
            guint64      bits)
{
  if (bits == 0)
    return;
  ogc_json_begin_array (builder, name);
  for (; bits != 0; bits &= bits - 1)
    ogc_json_write_uint (builder, NULL, (guint) __builtin_ctzll (bits));
  json_builder_end_array (builder);
}

void
compile_events_write (JsonBuilder        *builder,
                      const char         *name,
                      const CompileEvent *events,
                      guint               n)
{
  g_return_if_fail (builder != NULL);

  ogc_json_begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    write_event (builder, &events[i]);
  json_builder_end_array (builder);
}

void
compile_ask_write (JsonBuilder      *builder,
                   const char       *name,
                   const CompileAsk *ask)
{
  g_return_if_fail (builder != NULL && ask != NULL);

  ogc_json_begin_object (builder, name);
  ogc_json_write_choice (builder, "what", ask_names, ask->kind);
  ogc_json_write_uint (builder, "side", ask->side);
  if (ask->card != COMPILE_NO_CARD)
    {
      ogc_json_write_uint (builder, "by", ask->card);
      ogc_json_write_uint (builder, "text", ask->text);
      ogc_json_write_uint (builder, "effect", ask->effect);
      ogc_json_write_uint (builder, "row", ask->row);
      ogc_json_write_choice (builder, "verb", compile_names_verb, ask->verb);
    }
  write_bits (builder, "cards", ask->cards);
  write_bits (builder, "lines", ask->lines);
  write_bits (builder, "numbers", ask->numbers);
  if (ask->may)
    ogc_json_write_boolean (builder, "may", TRUE);
  json_builder_end_object (builder);
}
