/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"

/* An effect as printed on the card. */
static char *
dup_effect (const CompileTextEffect *effect)
{
  if (*effect->timing == '\0')
    return g_strdup (effect->text);
  return g_strdup_printf (C_("card text", "%s: %s"), effect->timing, effect->text);
}

/* Whether @box has several effects, so that the timing of each has to be given. */
static gboolean
has_several (GPtrArray *effects,
             guint      box)
{
  guint n = 0;

  for (guint i = 0; i < effects->len; i++)
    n += ((const CompileTextEffect *) effects->pdata[i])->box == box;
  return n > 1;
}

char *
compile_console_dup_box (const CompileText *card,
                         guint              box,
                         gboolean           now)
{
  g_autoptr (GPtrArray) effects = compile_text_effects (card);
  const gboolean briefly = now && !has_several (effects, box);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < effects->len; i++)
    {
      const CompileTextEffect *effect = effects->pdata[i];
      g_autofree char *said = briefly ? g_strdup (effect->text) : dup_effect (effect);

      if (effect->box == box)
        ogc_console_append (text, said);
    }
  return g_string_free (text, FALSE);
}

/* The text of @card, box by box, after @name. */
static char *
dup_text (const char        *name,
          const CompileText *card)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint box = 0; box < COMPILE_N_BOXES; box++)
    {
      g_autofree char *said = compile_console_dup_box (card, box, FALSE);
      /* TRANSLATORS: a box of a card, and what it says: “Middle box: Draw 1 card.” */
      g_autofree char *whole = g_strdup_printf (C_("box of a card", "%s: %s"), compile_text_box (box), said);

      if (*said != '\0')
        ogc_console_append (text, whole);
    }
  /* TRANSLATORS: a card, and what it says: “Fire 1. Middle box: Draw 1 card.” */
  return text->len > 0 ? g_strdup_printf (_("%s. %s"), name, text->str)
                       : g_strdup_printf (_("%s. It has no text."), name);
}

gboolean
compile_console_knows (CompileConsole *self,
                       guint           card)
{
  return card < COMPILE_N_CARDS && (self->knowledge.hidden & COMPILE_CARD_BIT (card)) == 0;
}

char *
compile_console_name_card (const CompileTextGame *game,
                           guint                  card)
{
  return compile_text_card_name (compile_card_set_get_protocol (game->set, compile_state_protocol (game->state, card)),
                                 compile_state_text (game->state, card)->value);
}

char *
compile_console_dup_card (const CompileTextGame *game,
                          guint                  card)
{
  g_autofree char *name = compile_console_name_card (game, card);

  return dup_text (name, compile_state_text (game->state, card));
}

void
compile_console_read_card (CompileConsole  *self,
                           char           **words)
{
  const CompileSet *set = compile_card_set_get_cards (self->text.set);
  guint protocols = 0, read = 0;
  CompileCardRequest request;

  for (guint i = 0; i < COMPILE_N_PROTOCOLS; i++)
    protocols |= 1u << compile_card_set_get_protocol (self->text.set, i);
  compile_card_request_read (words, protocols, self->text.names, &request);
  for (guint i = 0; i < COMPILE_N_PROTOCOLS && !request.unknown; i++)
    for (guint k = 0; k < COMPILE_CARDS_OF_PROTOCOL; k++)
      {
        const guint protocol = compile_card_set_get_protocol (self->text.set, i);
        const CompileText *card = &set->texts[i][k];
        g_autofree char *name = compile_text_card_name (protocol, card->value);
        g_autofree char *text = dup_text (name, card);

        if ((request.protocols & 1u << protocol) == 0
            || (request.value != COMPILE_REQUEST_ANY && request.value != card->value))
          continue;
        ogc_console_say (text);
        read++;
      }
  if (read == 0)
    {
      const char *card = compile_word_get (COMPILE_WORD_CARD);
      const char *protocol = compile_text_protocol (compile_card_set_get_protocol (self->text.set, 0));

      /* TRANSLATORS: examples of what can be typed: twice the word for "card" and a protocol */
      ogc_console_print (_("Which card? “%s %s” reads the cards of a protocol, “%s %s 1” one of them."), card, protocol,
                         card, protocol);
    }
}

void
compile_console_read_hand (CompileConsole *self)
{
  const int viewer = compile_console_get_viewer (self);
  CompileCards hand = viewer >= 0 ? self->knowledge.seen.hand[viewer] : 0;
  guint number = 0;

  if (viewer < 0)
    ogc_console_say (_("Nobody’s hand can be read now."));
  else if (self->knowledge.seen.drafted < COMPILE_N_SLOTS)
    ogc_console_say (_("You draw your cards when all protocols are chosen."));
  else if (hand == 0)
    ogc_console_say (_("You have no cards in hand."));
  for (; hand != 0; hand &= hand - 1)
    {
      g_autofree char *text = compile_console_dup_card (&self->text, compile_cards_first (hand));

      ogc_console_print ("%u. %s", ++number, text);
    }
}
