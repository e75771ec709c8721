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

/* COM-32: face up into a line of the card's protocol, face down anywhere, onto the own side; and what cards allow
 * beyond it (COM-50). */
static CompilePlays
placements (const CompileState *state,
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

/* COM-33: what the other side's cards forbid @side, on either half of a line. */
static CompilePlays
bans (const CompileState *state,
      unsigned            side)
{
  const bool no_up = compile_field_change_of_side (state, !side, COMPILE_CHANGE_NO_PLAY_UP) > 0;
  CompilePlays banned = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      const bool none = compile_field_change (state, !side, line, COMPILE_CHANGE_NO_PLAY) > 0;

      if (none || no_up)
        banned |= COMPILE_PLAY_BIT (0, line, COMPILE_FACE_UP) | COMPILE_PLAY_BIT (1, line, COMPILE_FACE_UP);
      if (none || compile_field_change (state, !side, line, COMPILE_CHANGE_NO_PLAY_DOWN) > 0)
        banned |= COMPILE_PLAY_BIT (0, line, COMPILE_FACE_DOWN) | COMPILE_PLAY_BIT (1, line, COMPILE_FACE_DOWN);
    }
  return banned;
}

CompilePlays
compile_permits_plays (const CompileState *state,
                       unsigned            side,
                       unsigned            card)
{
  return placements (state, side, card) & (CompilePlays) ~bans (state, side);
}

unsigned
compile_permits_lines (const CompileState *state,
                       unsigned            side)
{
  const CompilePlays banned = bans (state, side);
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

  if ((placements (state, side, play->card) & bit) == 0)
    return COMPILE_RULE_COM_32;
  return (bans (state, side) & bit) == 0 ? COMPILE_RULE_NONE : COMPILE_RULE_COM_33;
}

unsigned
compile_permits_ban (const CompileState    *state,
                     unsigned               side,
                     const CompileDecision *play)
{
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    for (CompileCards cards = compile_field_stack (state, !side, line) & state->up; cards != 0; cards &= cards - 1)
      {
        const unsigned card = compile_cards_first (cards);
        const CompileText *text = compile_state_text (state, card);

        for (unsigned i = 0; i < text->n_effects; i++)
          {
            const CompileChange change = (CompileChange) text->effects[i].change;
            const bool up = play->face == COMPILE_FACE_UP, here = play->line == line;

            if (text->effects[i].when == COMPILE_WHEN_STATIC
                && ((change == COMPILE_CHANGE_NO_PLAY && here) || (change == COMPILE_CHANGE_NO_PLAY_UP && up)
                    || (change == COMPILE_CHANGE_NO_PLAY_DOWN && here && !up))
                && compile_field_is_live (state, card, (CompileBox) text->effects[i].box))
              return card;
          }
      }
  return COMPILE_NO_CARD;
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
