/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"
#include "compile-field.h"

/* The side that is read out first: one's own. */
static guint
first_side (CompileConsole *self)
{
  const int viewer = compile_console_get_viewer (self);

  return viewer == 1 ? 1 : 0;
}

/* The line with the displayed @number. */
static guint
find_line (CompileConsole *self,
           guint           number)
{
  guint line = 0;

  while (line + 1 < COMPILE_N_LINES && compile_text_line_number (&self->text, line) != number)
    line++;
  return line;
}

/* A card of a stack: its name, its face, and its value unless the name says it. */
static char *
dup_card (CompileConsole *self,
          guint           card)
{
  const CompileState *seen = &self->knowledge.seen;
  const gboolean up = (seen->up & COMPILE_CARD_BIT (card)) != 0;
  const guint value = compile_field_value (seen, card);
  g_autofree char *name = compile_console_name_card (&self->text, card);

  if (!compile_console_knows (self, card))
    /* TRANSLATORS: how a card lies, and what it is worth */
    return g_strdup_printf (_("face-down card, value %u"), value);
  if (!up)
    /* TRANSLATORS: a card that only this player knows, and what it is worth */
    return g_strdup_printf (_("%s face down, value %u"), name, value);
  if (value != compile_state_text (seen, card)->value)
    return g_strdup_printf (_("%s, value %u"), name, value);
  return g_steal_pointer (&name);
}

static char *
list_stack (CompileConsole *self,
            guint           side,
            guint           line)
{
  const CompileStack *stack = &self->knowledge.seen.stacks[side][line];
  GString *list = g_string_new (NULL);

  for (guint i = stack->n; i > 0; i--)
    {
      g_autofree char *card = dup_card (self, stack->cards[i - 1]);

      if (list->len > 0)
        g_string_append (list, "; ");
      g_string_append (list, card);
    }
  return g_string_free (list, FALSE);
}

static const char *
name_protocol (CompileConsole *self,
               guint           side,
               guint           line)
{
  const CompileState *seen = &self->knowledge.seen;

  return compile_text_protocol (
    compile_card_set_get_protocol (self->text.set, seen->protocols[seen->lines[side][line]]));
}

/* What the two sides have in @line, one's own side first. */
static void
read_half (CompileConsole *self,
           guint           side,
           guint           line)
{
  const CompileState *seen = &self->knowledge.seen;
  const gboolean compiled = (seen->compiled & 1u << seen->lines[side][line]) != 0;
  const guint number = compile_text_line_number (&self->text, line);
  const guint total = compile_field_total (seen, side, line);
  g_autofree char *stack = list_stack (self, side, line);
  g_autofree char *changes = compile_text_total_changes (&self->text, side, line);
  g_autoptr (GString) text = g_string_new (NULL);

  if (compiled)
    /* TRANSLATORS: a line's number, a player, a protocol, and a number: “Line 2, Anna: Fire, compiled, total 7.” */
    g_string_printf (text, _("Line %u, %s: %s, compiled, total %u."), number, self->text.names[side],
                     name_protocol (self, side, line), total);
  else
    g_string_printf (text, _("Line %u, %s: %s, total %u."), number, self->text.names[side],
                     name_protocol (self, side, line), total);
  if (*changes != '\0')
    {
      /* TRANSLATORS: which cards change a total: “+3 by Smoke 2” */
      g_autofree char *counted = g_strdup_printf (_("That includes %s."), changes);

      ogc_console_append (text, counted);
    }
  if (*stack != '\0')
    {
      /* TRANSLATORS: cards that lie on each other */
      g_autofree char *cards = g_strdup_printf (_("From the top: %s."), stack);

      ogc_console_append (text, cards);
    }
  else
    ogc_console_append (text, _("No cards."));
  ogc_console_say (text->str);
}

static void
read_control (CompileConsole *self)
{
  const CompileState *seen = &self->knowledge.seen;

  if (seen->setup.no_control)
    ogc_console_say (_("This game is played without control."));
  else if (seen->control == COMPILE_NOBODY)
    ogc_console_say (_("Control is neutral."));
  else
    /* TRANSLATORS: a name */
    ogc_console_print (_("%s has control."), self->text.names[seen->control]);
}

/* The numbers of cards of @side in each place. */
static void
read_counts (CompileConsole *self,
             guint           side)
{
  CompileSeat *seat = compile_game_get_seat (self->game, side);

  /* TRANSLATORS: a name, and numbers of cards: “Anna: in hand 5, in the deck 9, in the trash 2.” */
  ogc_console_print (_("%s: in hand %u, in the deck %u, in the trash %u."), self->text.names[side],
                     compile_seat_get_hand_count (seat), compile_seat_get_deck_count (seat),
                     compile_seat_get_trash_count (seat));
}

/* The protocols that have been chosen so far. */
static void
read_draft (CompileConsole *self)
{
  const CompileState *seen = &self->knowledge.seen;

  for (guint i = 0; i < COMPILE_N_SIDES; i++)
    {
      const guint side = first_side (self) ^ i;
      g_autoptr (GString) list = g_string_new (NULL);

      for (guint n = 0; n < COMPILE_N_LINES; n++)
        {
          const guint protocol = seen->protocols[COMPILE_N_LINES * side + n];

          if (protocol != COMPILE_NOBODY)
            ogc_console_list (list, compile_text_protocol (compile_card_set_get_protocol (self->text.set, protocol)));
        }
      if (list->len > 0)
        /* TRANSLATORS: a name, and protocols */
        ogc_console_print (_("%s has chosen: %s."), self->text.names[side], list->str);
      else
        ogc_console_print (_("%s has not chosen a protocol yet."), self->text.names[side]);
    }
}

void
compile_console_read_table (CompileConsole *self)
{
  const guint first = first_side (self);
  g_autoptr (GPtrArray) pile = NULL;

  if (self->knowledge.seen.drafted < COMPILE_N_SLOTS)
    {
      read_draft (self);
      return;
    }
  for (guint number = 1; number <= COMPILE_N_LINES; number++)
    for (guint i = 0; i < COMPILE_N_SIDES; i++)
      read_half (self, first ^ i, find_line (self, number));
  read_control (self);
  for (guint i = 0; i < COMPILE_N_SIDES; i++)
    read_counts (self, first ^ i);
  pile = compile_text_pile (&self->text);
  for (guint i = 0; i < pile->len; i++)
    ogc_console_say (((CompileTextEntry *) pile->pdata[i])->text);
}

void
compile_console_read_line (CompileConsole *self,
                           guint           number)
{
  const guint line = find_line (self, number);

  if (self->knowledge.seen.drafted < COMPILE_N_SLOTS)
    {
      read_draft (self);
      return;
    }
  for (guint i = 0; i < COMPILE_N_SIDES; i++)
    {
      const guint side = first_side (self) ^ i;
      const CompileStack *stack = &self->knowledge.seen.stacks[side][line];

      read_half (self, side, line);
      for (guint k = stack->n; k > 0; k--)
        if (compile_console_knows (self, stack->cards[k - 1]))
          {
            g_autofree char *text = compile_console_dup_card (&self->text, stack->cards[k - 1]);

            ogc_console_say (text);
          }
    }
}

void
compile_console_read_trash (CompileConsole *self)
{
  for (guint i = 0; i < COMPILE_N_SIDES; i++)
    {
      const guint side = first_side (self) ^ i;
      g_autoptr (GString) list = g_string_new (NULL);

      for (CompileCards cards = self->knowledge.seen.trash[side]; cards != 0; cards &= cards - 1)
        {
          g_autofree char *name = compile_console_name_card (&self->text, compile_cards_first (cards));

          ogc_console_list (list, name);
        }
      if (list->len > 0)
        /* TRANSLATORS: a name, and cards */
        ogc_console_print (_("Trash of %s: %s."), self->text.names[side], list->str);
      else
        ogc_console_print (_("The trash of %s is empty."), self->text.names[side]);
    }
}

void
compile_console_read_result (CompileConsole *self)
{
  compile_console_read_table (self);
  for (guint i = 0; i < COMPILE_N_SIDES; i++)
    {
      CompileSeat *seat = compile_game_get_seat (self->game, first_side (self) ^ i);
      const guint n = compile_seat_get_compiled (seat);

      /* TRANSLATORS: a name, and how many protocols */
      ogc_console_print (ngettext ("%s has compiled %u protocol.", "%s has compiled %u protocols.", n),
                         compile_seat_get_name (seat), n);
    }
  if (compile_game_get_winner (self->game) >= 0)
    ogc_console_print (_("%s has won."), self->text.names[compile_game_get_winner (self->game)]);
  else
    ogc_console_say (_("Nobody has won."));
}

char *
compile_console_dup_line (CompileConsole *self,
                          guint           line)
{
  const guint own = first_side (self);

  /* TRANSLATORS: a line's number; a total and a protocol of one's own, and the opponent's */
  return g_strdup_printf (_("Line %u: your total is %u with %s, theirs %u with %s"),
                          compile_text_line_number (&self->text, line),
                          compile_field_total (&self->knowledge.seen, own, line), name_protocol (self, own, line),
                          compile_field_total (&self->knowledge.seen, !own, line), name_protocol (self, !own, line));
}
