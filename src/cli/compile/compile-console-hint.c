/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-advice.h"
#include "compile-console-private.h"

/* So many ways to go on are told. */
#define MAX_HINTS 3

/* What speaks for a decision, in the order in which it is told. */
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
  { COMPILE_REASON_ROBS, N_("Your opponent loses cards from the hand.") },
  { COMPILE_REASON_DELETES, N_("It deletes more of your opponent’s cards than of yours.") },
  { COMPILE_REASON_RETURNS, N_("It returns more of your opponent’s cards than of yours.") },
  { COMPILE_REASON_ADDS, N_("Your totals go up.") },
  { COMPILE_REASON_TAKES, N_("Your opponent’s totals go down.") },
  { COMPILE_REASON_RATED, N_("This protocol wins often.") },
};

/* Why @advice is good. */
static char *
dup_reasons (const CompileAdvice *advice)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if ((advice->reasons & (unsigned) reasons[i].reason) != 0)
      ogc_console_append (text, _(reasons[i].sentence));
  return g_string_free (text, FALSE);
}

void
compile_console_hint (CompileConsole *self)
{
  const CompileSearchLimits limits = { .seed = 1, .work = COMPILE_WORK_USUAL };
  CompileAdvice advice[COMPILE_MAX_ADVICE];
  unsigned n;

  if (!compile_console_is_asking (self))
    {
      ogc_console_say (_("There is nothing for you to decide right now."));
      return;
    }
  n = compile_advice_give (&self->knowledge, &limits, advice);
  compile_console_clear_choices (self);
  for (unsigned i = 0; i < MIN (n, MAX_HINTS); i++)
    {
      g_autofree char *decision = compile_text_decision (&self->text, &advice[i].decision);
      g_autofree char *why = dup_reasons (&advice[i]);
      const guint chance = (guint) (advice[i].chance * 100 + 0.5);
      /* TRANSLATORS: what is advised, what speaks for it (sentences, or nothing), and how likely it wins, in percent */
      g_autofree char *text = *why != '\0' ? g_strdup_printf (_("%s. %s Chance to win: %u percent"), decision, why,
                                                              chance)
                                           : g_strdup_printf (_("%s. Chance to win: %u percent"), decision, chance);

      compile_console_add_choice (self, i + 1, FALSE, &advice[i].decision, text);
    }
  self->passing = TRUE;
}
