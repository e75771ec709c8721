/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-knowledge-json.h"

#include "compile-field.h"
#include "compile-names.h"

static const OgcName frame_names[] = {
  { "effect", COMPILE_FRAME_EFFECT },
  { "waiting", COMPILE_FRAME_WAITING },
  { "move", COMPILE_FRAME_MOVE },
  { "compile", COMPILE_FRAME_COMPILE },
  { "refresh", COMPILE_FRAME_REFRESH },
  { "limit", COMPILE_FRAME_LIMIT },
  { NULL }
};

/* A number, or null if there is none. */
static void
write_if (JsonBuilder *builder,
          const char  *name,
          gboolean     there,
          guint        value)
{
  if (there)
    ogc_json_write_uint (builder, name, value);
  else
    ogc_json_write_null (builder, name);
}

/* ---- Cards ---- */

/* Who drafted a hidden card, or COMPILE_NOBODY if the viewer does not know. */
static guint
draft_of (const CompileView *view,
          guint              card)
{
  const gboolean sorted = view->viewer >= 0
                          && (view->knowledge.seen.sorted[view->viewer] & COMPILE_CARD_BIT (card)) != 0;

  return sorted ? card / COMPILE_CARDS_OF_SIDE : COMPILE_NOBODY;
}

/* The members of a single card. */
static void
write_card (JsonBuilder       *builder,
            const CompileView *view,
            guint              card)
{
  const gboolean known = compile_view_knows (view, card);
  const guint draft = draft_of (view, card);

  write_if (builder, "card", known, card);
  if (!known)
    write_if (builder, "of", draft != COMPILE_NOBODY, draft);
}

/* The same for a card in the field, or in transit. */
static void
write_field_card (JsonBuilder       *builder,
                  const CompileView *view,
                  guint              card)
{
  const CompileState *seen = &view->knowledge.seen;
  const gboolean up = (seen->up & COMPILE_CARD_BIT (card)) != 0;

  write_card (builder, view, card);
  ogc_json_write_choice (builder, "face", compile_names_face, up ? COMPILE_FACE_UP : COMPILE_FACE_DOWN);
  ogc_json_write_uint (builder, "owner", compile_state_owner (seen, card));
}

/* Those of @cards that the viewer knows. */
static void
write_known (JsonBuilder       *builder,
             const char        *name,
             const CompileView *view,
             CompileCards       cards)
{
  ogc_json_begin_array (builder, name);
  for (cards &= ~view->knowledge.hidden; cards != 0; cards &= cards - 1)
    ogc_json_write_uint (builder, NULL, compile_cards_first (cards));
  json_builder_end_array (builder);
}

/* How many of @cards the viewer does not know: from each draft, and from an unknown one. */
static void
write_unknown (JsonBuilder       *builder,
               const CompileView *view,
               CompileCards       cards)
{
  guint counts[COMPILE_N_SIDES + 1] = { 0 };

  for (cards &= view->knowledge.hidden; cards != 0; cards &= cards - 1)
    counts[MIN (draft_of (view, compile_cards_first (cards)), COMPILE_N_SIDES)]++;
  ogc_json_begin_array (builder, "unknown");
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    ogc_json_write_uint (builder, NULL, counts[i]);
  json_builder_end_array (builder);
}

/* ---- A side ---- */

/* Where the protocol in @slot lies. */
static guint
line_of (const CompileState *seen,
         guint               slot)
{
  const guint8 *lines = seen->lines[slot / COMPILE_N_LINES];
  guint line = 0;

  while (line < COMPILE_N_LINES - 1 && lines[line] != slot)
    line++;
  return line;
}

/* In the order of the draft, by which cards are numbered. */
static void
write_protocols (JsonBuilder        *builder,
                 const CompileState *seen,
                 guint               side)
{
  ogc_json_begin_array (builder, "protocols");
  for (guint slot = COMPILE_N_LINES * side; slot < COMPILE_N_LINES * (side + 1); slot++)
    {
      if (seen->protocols[slot] == COMPILE_NOBODY)
        continue;
      json_builder_begin_object (builder);
      ogc_json_write_uint (builder, "protocol", seen->protocols[slot]);
      write_if (builder, "line", seen->turn > 0, line_of (seen, slot));
      ogc_json_write_boolean (builder, "compiled", (seen->compiled & 1u << slot) != 0);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_hand_and_deck (JsonBuilder       *builder,
                     const CompileView *view,
                     guint              side)
{
  const CompileState *seen = &view->knowledge.seen;

  ogc_json_begin_object (builder, "hand");
  write_known (builder, "cards", view, seen->hand[side]);
  write_unknown (builder, view, seen->hand[side]);
  json_builder_end_object (builder);
  ogc_json_begin_object (builder, "deck");
  write_known (builder, "cards", view, seen->deck[side]);
  write_unknown (builder, view, seen->deck[side]);
  ogc_json_begin_array (builder, "top");
  for (guint i = seen->n_top[side]; i > 0; i--)
    {
      json_builder_begin_object (builder);
      write_card (builder, view, seen->top[side][i - 1]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_lines (JsonBuilder       *builder,
             const CompileView *view,
             guint              side)
{
  const CompileState *seen = &view->knowledge.seen;

  ogc_json_begin_array (builder, "lines");
  for (guint line = 0; line < COMPILE_N_LINES; line++)
    {
      const CompileStack *stack = &seen->stacks[side][line];

      json_builder_begin_object (builder);
      ogc_json_write_uint (builder, "total", compile_field_total (seen, side, line));
      ogc_json_begin_array (builder, "cards");
      for (guint depth = 0; depth < stack->n; depth++)
        {
          json_builder_begin_object (builder);
          write_field_card (builder, view, stack->cards[depth]);
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_side (JsonBuilder       *builder,
            const CompileView *view,
            guint              side)
{
  const CompileState *seen = &view->knowledge.seen;

  json_builder_begin_object (builder);
  write_protocols (builder, seen, side);
  write_hand_and_deck (builder, view, side);
  write_known (builder, "trash", view, seen->trash[side]);
  write_lines (builder, view, side);
  ogc_json_write_boolean (builder, "barred", (seen->barred & 1u << side) != 0);
  ogc_json_write_boolean (builder, "barred_next", (seen->barred & 1u << (COMPILE_N_SIDES + side)) != 0);
  json_builder_end_object (builder);
}

/* ---- What is between them ---- */

static void
write_transit (JsonBuilder       *builder,
               const CompileView *view)
{
  const CompileState *seen = &view->knowledge.seen;

  ogc_json_begin_array (builder, "transit");
  for (guint i = 0; i < seen->n_transit; i++)
    {
      json_builder_begin_object (builder);
      write_field_card (builder, view, seen->transit[i].card);
      ogc_json_write_uint (builder, "side", seen->transit[i].side);
      ogc_json_write_uint (builder, "line", seen->transit[i].line);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_pending (JsonBuilder       *builder,
               const CompileView *view)
{
  ogc_json_begin_array (builder, "pending");
  for (guint i = 0; i < view->n_pending; i++)
    {
      const CompilePending *pending = &view->pending[i];
      const gboolean is_effect = pending->box < COMPILE_N_BOXES;

      json_builder_begin_object (builder);
      ogc_json_write_choice (builder, "what", frame_names, pending->kind);
      write_if (builder, "side", pending->side != COMPILE_NOBODY, pending->side);
      if (is_effect || pending->kind == COMPILE_FRAME_MOVE)
        write_if (builder, "card", pending->card != COMPILE_NO_CARD, pending->card);
      if (is_effect)
        {
          write_if (builder, "text", compile_view_knows (view, pending->text), pending->text);
          ogc_json_write_uint (builder, "effect", pending->effect);
          ogc_json_write_uint (builder, "row", pending->row);
          ogc_json_write_choice (builder, "box", compile_names_box, pending->box);
        }
      if (pending->kind == COMPILE_FRAME_MOVE || pending->kind == COMPILE_FRAME_COMPILE)
        ogc_json_write_uint (builder, "line", pending->line);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Cards in hidden places that both sides know nevertheless. */
static CompileCards
find_shown (const CompileState *seen)
{
  CompileCards cards = COMPILE_ALL_CARDS & ~seen->up;

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    cards &= ~seen->trash[side] & seen->known[side];
  return cards;
}

void
compile_knowledge_write (JsonBuilder       *builder,
                         const char        *name,
                         const CompileView *view)
{
  const CompileState *seen;
  gboolean dealt;

  g_return_if_fail (builder != NULL && view != NULL);

  seen = &view->knowledge.seen;
  dealt = seen->turn > 0;
  ogc_json_begin_object (builder, name);
  write_if (builder, "seat", view->viewer >= 0, (guint) view->viewer);
  ogc_json_write_uint (builder, "first", seen->first);
  ogc_json_write_choice (builder, "phase", compile_names_phase, seen->phase);
  ogc_json_write_uint (builder, "turn", seen->turn);
  write_if (builder, "turn_side", dealt, seen->turn_side);
  ogc_json_write_boolean (builder, "has_compiled", seen->has_compiled != 0);
  ogc_json_write_uint (builder, "skipped", seen->skipped);
  write_if (builder, "control", seen->control != COMPILE_NOBODY, seen->control);
  ogc_json_begin_array (builder, "sides");
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    write_side (builder, view, side);
  json_builder_end_array (builder);
  write_transit (builder, view);
  write_known (builder, "picked", view, seen->picked);
  write_pending (builder, view);
  write_known (builder, "shown", view, dealt ? find_shown (seen) : 0);
  ogc_json_begin_array (builder, "unseen");
  for (CompileCards cards = dealt ? view->knowledge.hidden : 0; cards != 0; cards &= cards - 1)
    ogc_json_write_uint (builder, NULL, compile_cards_first (cards));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}
