/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compile-text-row.h"

/* Labels before a colon that say when an effect is resolved. “This” is the card itself. */
static const char *const whens[COMPILE_N_WHENS] = {
  [COMPILE_WHEN_START] = NC_("timing on a card", "Start"),
  [COMPILE_WHEN_END] = NC_("timing on a card", "End"),
  [COMPILE_WHEN_PRECOVER] = NC_("timing on a card", "Before this is covered"),
  [COMPILE_WHEN_PREFLIP] = NC_("timing on a card", "Before this is flipped"),
  [COMPILE_WHEN_PRECOMPILE] = NC_("timing on a card", "Instead of being deleted by a compile"),
};

static const char *const afters[COMPILE_N_DEEDS][2] = {
  [COMPILE_DEED_DRAW] = { NC_("timing on a card", "After you draw"),
                          NC_("timing on a card", "After your opponent draws") },
  [COMPILE_DEED_DISCARD] = { NC_("timing on a card", "After you discard"),
                             NC_("timing on a card", "After your opponent discards") },
  [COMPILE_DEED_REFRESH] = { NC_("timing on a card", "After you refill"),
                             NC_("timing on a card", "After your opponent refills") },
  [COMPILE_DEED_SHUFFLE] = { NC_("timing on a card", "After you shuffle"),
                             NC_("timing on a card", "After your opponent shuffles") },
  [COMPILE_DEED_CLEAR] = { NC_("timing on a card", "After you discard to the hand limit"),
                           NC_("timing on a card", "After your opponent discards to the hand limit") },
  [COMPILE_DEED_COMPILE] = { NC_("timing on a card", "After you compile"),
                             NC_("timing on a card", "After your opponent compiles") },
  [COMPILE_DEED_PLAY] = { NC_("timing on a card", "After you play a card"),
                          NC_("timing on a card", "After your opponent plays a card") },
};

static const char *
tell_when (const CompileEffect *effect)
{
  if (effect->when != COMPILE_WHEN_AFTER)
    return whens[effect->when] != NULL ? g_dpgettext2 (NULL, "timing on a card", whens[effect->when]) : "";
  if (effect->deed == COMPILE_DEED_PLAY && effect->who == COMPILE_OPPONENT && effect->here && !effect->abroad)
    return C_("timing on a card", "After your opponent plays into this line");
  if (effect->deed == COMPILE_DEED_DISCARD && effect->who == COMPILE_ME && effect->abroad && !effect->here)
    return C_("timing on a card", "After you discard in your opponent’s turn");
  return g_dpgettext2 (NULL, "timing on a card", afters[effect->deed][effect->who]);
}

/* Whether the limits of @effect go beyond its label. */
static gboolean
has_more_limits (const CompileEffect *effect)
{
  return effect->when == COMPILE_WHEN_AFTER && (effect->here || effect->abroad)
         && !(effect->deed == COMPILE_DEED_PLAY && effect->who == COMPILE_OPPONENT && !effect->abroad)
         && !(effect->deed == COMPILE_DEED_DISCARD && effect->who == COMPILE_ME && !effect->here);
}

static char *
tell_change (const CompileEffect *effect)
{
  const guint n = (guint) ABS (effect->number);

  switch (effect->change)
    {
    case COMPILE_CHANGE_TOTAL_PER_HAND:
      return g_strdup_printf (_("Your total in this line is %u higher for each card in your hand."), n);
    case COMPILE_CHANGE_TOTAL_PER_THEIRS:
      return g_strdup_printf (_("Your total in this line is %u higher for each of your opponent’s cards in it."), n);
    case COMPILE_CHANGE_TOTAL_PER_DOWN:
      return g_strdup_printf (_("Your total in this line is %u higher for each face-down card in it."), n);
    case COMPILE_CHANGE_THEIR_TOTAL:
      return g_strdup_printf (_("Your opponent’s total in this line is %u lower."), n);
    case COMPILE_CHANGE_DOWN_VALUE:
      return g_strdup_printf (_("Face-down cards in this stack have value %u."), n);
    case COMPILE_CHANGE_NO_FLIP:
      return g_strdup (_("This card cannot be flipped."));
    case COMPILE_CHANGE_NO_DRAW:
      return g_strdup (_("You cannot draw while you have cards in hand."));
    case COMPILE_CHANGE_NO_PLAY:
      return g_strdup (_("Your opponent cannot play cards into this line."));
    case COMPILE_CHANGE_NO_PLAY_DOWN:
      return g_strdup (_("Your opponent cannot play cards face down into this line."));
    case COMPILE_CHANGE_NO_PLAY_UP:
      return g_strdup (_("Your opponent cannot play cards face up."));
    case COMPILE_CHANGE_ANY_LINE:
      return g_strdup (_("You may play this card face up into any line."));
    case COMPILE_CHANGE_ANYWHERE:
      return g_strdup (_("You may play this card face up or face down into any line, even on your opponent’s side."));
    case COMPILE_CHANGE_ALL_ANY_LINE:
      return g_strdup (_("You may play your cards face up into any line."));
    case COMPILE_CHANGE_MUTE:
      return g_strdup (_("During your turn, the middle boxes of your opponent’s cards have no effect."));
    case COMPILE_CHANGE_NO_LIMIT:
      return g_strdup (_("Skip your hand-limit phase."));
    case COMPILE_CHANGE_RETURN_TO_DECK:
      return g_strdup (_("Cards that would return to your opponent’s hand go face down on top of their deck instead."));
    case COMPILE_N_CHANGES:
      break;
    }
  g_return_val_if_reached (NULL);
}

static char *
tell_effect (const CompileEffect *effect)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *deeds = NULL;

  if (effect->when == COMPILE_WHEN_STATIC || effect->when == COMPILE_WHEN_PLAYING)
    return tell_change (effect);
  if (has_more_limits (effect) && effect->here)
    g_string_append_printf (text, "%s ", _("Only in this line."));
  if (has_more_limits (effect) && effect->abroad)
    g_string_append_printf (text, "%s ", _("Only in your opponent’s turn."));
  deeds = compile_text_rows (effect->rows, effect->n_rows,
                             effect->when == COMPILE_WHEN_AFTER && effect->who == COMPILE_OPPONENT);
  g_string_append (text, deeds);

  return g_strdup (text->str);
}

/* Whether @b only repeats @a at another time. */
static gboolean
are_twins (const CompileEffect *a,
           const CompileEffect *b)
{
  return a->box == b->box && a->when == COMPILE_WHEN_PRECOVER && b->when == COMPILE_WHEN_PREFLIP
         && a->n_rows == b->n_rows && memcmp (a->rows, b->rows, sizeof a->rows) == 0;
}

static void
effect_free (gpointer data)
{
  CompileTextEffect *effect = data;

  g_free (effect->text);
  g_free (effect);
}

GPtrArray *
compile_text_effects (const CompileText *card)
{
  GPtrArray *told = g_ptr_array_new_with_free_func (effect_free);

  g_return_val_if_fail (card != NULL, told);

  for (guint box = 0; box < COMPILE_N_BOXES; box++)
    for (guint i = 0; i < card->n_effects; i++)
      {
        const CompileEffect *effect = &card->effects[i];
        CompileTextEffect *one;

        if (effect->box != box)
          continue;
        one = g_new0 (CompileTextEffect, 1);
        one->box = (CompileBox) box;
        one->timing = tell_when (effect);
        one->text = tell_effect (effect);
        if (i + 1u < card->n_effects && are_twins (effect, effect + 1))
          {
            one->timing = C_("timing on a card", "Before this is covered or flipped");
            i++;
          }
        g_ptr_array_add (told, one);
      }

  return told;
}

char *
compile_text_card (const CompileText *card)
{
  g_autoptr (GPtrArray) effects = NULL;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (card != NULL, g_string_free (text, FALSE));

  effects = compile_text_effects (card);
  for (guint i = 0; i < effects->len; i++)
    {
      const CompileTextEffect *effect = effects->pdata[i];

      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (*effect->timing != '\0')
        /* TRANSLATORS: when a card does what, as on the card: “Start: Draw 1 card.” */
        g_string_append_printf (text, C_("card text", "%s: %s"), effect->timing, effect->text);
      else
        g_string_append (text, effect->text);
    }

  return g_string_free (text, FALSE);
}
