/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-text.h"

#define REASONS_AT_A_GLANCE 1

/* Reasons for a decision, in the order in which they are given. */
static const struct {
  CompileAdviceReason reason;
  const char         *sentence;
} reasons[] = {
  { COMPILE_REASON_ONLY, N_("There is nothing else to decide.") },
  { COMPILE_REASON_WINS, N_("It wins the game.") },
  { COMPILE_REASON_COMPILES, N_("It compiles a protocol.") },
  { COMPILE_REASON_READIES, N_("You could compile in your next turn.") },
  { COMPILE_REASON_KEEPS, N_("It keeps your opponent from compiling.") },
  { COMPILE_REASON_LEADS, N_("You could take control in your next turn.") },
  { COMPILE_REASON_KEEPS_CONTROL, N_("It keeps your opponent from taking control.") },
  { COMPILE_REASON_DRAWS, N_("You get more cards in hand.") },
  { COMPILE_REASON_ROBS, N_("Your opponent loses cards from their hand.") },
  { COMPILE_REASON_DELETES, N_("It deletes more of your opponent’s cards than of yours.") },
  { COMPILE_REASON_RETURNS, N_("It returns more of your opponent’s cards than of yours.") },
  { COMPILE_REASON_ADDS, N_("Your totals go up.") },
  { COMPILE_REASON_TAKES, N_("Your opponent’s totals go down.") },
  { COMPILE_REASON_RATED, N_("This protocol wins often.") },
};

/* Why @advice is good, in at most @most sentences. */
static char *
dup_reasons (const CompileAdvice *advice,
             guint                most)
{
  GString *text = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (reasons) && n < most; i++)
    if ((advice->reasons & (unsigned) reasons[i].reason) != 0)
      {
        g_string_append_printf (text, n > 0 ? " %s" : "%s", _(reasons[i].sentence));
        n++;
      }
  return g_string_free (text, FALSE);
}

/* In percent. */
static guint
round_chance (const CompileAdvice *advice)
{
  return (guint) (advice->chance * 100 + 0.5);
}

char *
compile_text_advice_detail (const CompileAdvice *advice)
{
  g_autofree char *why = dup_reasons (advice, REASONS_AT_A_GLANCE);
  g_autofree char *number = g_strdup_printf ("%u", round_chance (advice));
  g_autofree char *chance = g_strdup_printf (C_("chance", "%s%%"), number);

  if (*why == '\0')
    return g_strdup_printf (_("Chance to win: %s."), chance);
  /* TRANSLATORS: how likely what is advised wins (“42%”), and what speaks for it (sentences) */
  return g_strdup_printf (_("Chance to win: %s. %s"), chance, why);
}

char *
compile_text_advice (const CompileTextGame *game,
                     const CompileAdvice   *advice)
{
  g_autofree char *decision = compile_text_decision (game, &advice->decision);
  g_autofree char *why = dup_reasons (advice, G_N_ELEMENTS (reasons));
  const guint chance = round_chance (advice);

  if (*why == '\0')
    return g_strdup_printf (_("%s. Chance to win: %u percent"), decision, chance);
  /* TRANSLATORS: what is advised, what speaks for it (sentences), and how likely it wins, in percent */
  return g_strdup_printf (_("%s. %s Chance to win: %u percent"), decision, why, chance);
}
