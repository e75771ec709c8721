/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-permits.h"

#include "compile-field.h"

static unsigned
protocol_in (const CompileState *state,
             unsigned            side,
             unsigned            line)
{
  return state->protocols[state->lines[side][line]];
}

/* Whether the text of @card changes how that card may be played. */
static bool
has_own_change (const CompileState *state,
                unsigned            card,
                CompileChange       change)
{
  const CompileText *text = compile_state_text (state, card);

  for (unsigned i = 0; i < text->n_effects; i++)
    if (text->effects[i].when == COMPILE_WHEN_PLAYING && text->effects[i].change == change)
      return true;
  return false;
}

/* COM-32: on the own side, face up into a line of the card's protocol or face down anywhere; and what cards allow in
 * addition (COM-50). */
static CompilePlays
find_placements (const CompileState *state,
                 unsigned            side,
                 unsigned            card)
{
  const unsigned protocol = compile_state_protocol (state, card);
  const bool anywhere = has_own_change (state, card, COMPILE_CHANGE_ANYWHERE);
  const bool any_line = anywhere || has_own_change (state, card, COMPILE_CHANGE_ANY_LINE)
                        || compile_field_change_of_side (state, side, COMPILE_CHANGE_ALL_ANY_LINE) > 0;
  CompilePlays plays = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      plays |= COMPILE_PLAY_BIT (side, line, COMPILE_FACE_DOWN);
      if (any_line || protocol_in (state, 0, line) == protocol || protocol_in (state, 1, line) == protocol)
        plays |= COMPILE_PLAY_BIT (side, line, COMPILE_FACE_UP);
      if (anywhere)
        plays |= COMPILE_PLAY_BIT (!side, line, COMPILE_FACE_DOWN) | COMPILE_PLAY_BIT (!side, line, COMPILE_FACE_UP);
    }
  return plays;
}

/* The plays in @face into @line, on either side of it. */
static CompilePlays
into_line (unsigned    line,
           CompileFace face)
{
  return COMPILE_PLAY_BIT (0, line, face) | COMPILE_PLAY_BIT (1, line, face);
}

/* COM-33: what @card, which lies face up in @line, forbids the other side. */
static CompilePlays
bans_of (const CompileState *state,
         unsigned            line,
         unsigned            card)
{
  const CompileText *text = compile_state_text (state, card);
  CompilePlays banned = 0;

  for (unsigned i = 0; i < text->n_effects; i++)
    {
      const CompileEffect *effect = &text->effects[i];
      CompilePlays plays = 0;

      if (effect->when != COMPILE_WHEN_STATIC)
        continue;
      if (effect->change == COMPILE_CHANGE_NO_PLAY || effect->change == COMPILE_CHANGE_NO_PLAY_DOWN)
        plays |= into_line (line, COMPILE_FACE_DOWN);
      if (effect->change == COMPILE_CHANGE_NO_PLAY)
        plays |= into_line (line, COMPILE_FACE_UP);
      for (unsigned any = 0; effect->change == COMPILE_CHANGE_NO_PLAY_UP && any < COMPILE_N_LINES; any++)
        plays |= into_line (any, COMPILE_FACE_UP);
      if (plays != 0 && compile_field_is_live (state, card, (CompileBox) effect->box))
        banned |= plays;
    }
  return banned;
}

/* COM-33: what the other side's cards forbid @side. */
static CompilePlays
find_bans (const CompileState *state,
           unsigned            side)
{
  CompilePlays banned = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    for (CompileCards cards = compile_field_stack (state, !side, line) & state->up; cards != 0; cards &= cards - 1)
      banned |= bans_of (state, line, compile_cards_first (cards));
  return banned;
}

CompilePlays
compile_permits_plays (const CompileState *state,
                       unsigned            side,
                       unsigned            card)
{
  return find_placements (state, side, card) & (CompilePlays) ~find_bans (state, side);
}

unsigned
compile_permits_lines (const CompileState *state,
                       unsigned            side)
{
  const CompilePlays banned = find_bans (state, side);
  unsigned lines = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    if ((banned & COMPILE_PLAY_BIT (side, line, COMPILE_FACE_DOWN)) == 0)
      lines |= 1u << line;
  return lines;
}

CompilePlays
compile_permits_only (CompilePlays plays,
                      unsigned     faces,
                      unsigned     lines)
{
  CompilePlays only = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    for (unsigned face = COMPILE_FACE_UP; face <= COMPILE_FACE_DOWN; face++)
      if ((lines & 1u << line) != 0 && (faces & face) != 0)
        only |= plays & (COMPILE_PLAY_BIT (0, line, face) | COMPILE_PLAY_BIT (1, line, face));
  return only;
}

CompileRule
compile_permits_check (const CompileState    *state,
                       unsigned               side,
                       const CompileDecision *play)
{
  const CompilePlays bit = COMPILE_PLAY_BIT (play->side, play->line, play->face);

  if ((find_placements (state, side, play->card) & bit) == 0)
    return COMPILE_RULE_COM_32;
  return compile_permits_ban (state, side, play) == COMPILE_NO_CARD ? COMPILE_RULE_NONE : COMPILE_RULE_COM_33;
}

unsigned
compile_permits_ban (const CompileState    *state,
                     unsigned               side,
                     const CompileDecision *play)
{
  const CompilePlays bit = COMPILE_PLAY_BIT (play->side, play->line, play->face);

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    for (CompileCards cards = compile_field_stack (state, !side, line) & state->up; cards != 0; cards &= cards - 1)
      if ((bans_of (state, line, compile_cards_first (cards)) & bit) != 0)
        return compile_cards_first (cards);
  return COMPILE_NO_CARD;
}

bool
compile_permits_compile (const CompileState *state,
                         unsigned            side,
                         bool                next)
{
  return (state->barred & 1u << (next ? COMPILE_N_SIDES + side : side)) == 0
         || (!COMPILE_READING_BAR_STAYS
             && !compile_field_is_live (state, state->bar_card[side], COMPILE_TOP)); /* */
}

bool
compile_permits_draw (const CompileState *state,
                      unsigned            side)
{
  return state->hand[side] == 0 || compile_field_change_of_side (state, side, COMPILE_CHANGE_NO_DRAW) == 0;
}

bool
compile_permits_flip (const CompileState *state,
                      unsigned            card)
{
  const CompileText *text = compile_state_text (state, card);

  for (unsigned i = 0; i < text->n_effects; i++)
    if (text->effects[i].when == COMPILE_WHEN_STATIC && text->effects[i].change == COMPILE_CHANGE_NO_FLIP
        && compile_field_is_live (state, card, text->effects[i].box))
      return false;
  return true;
}
