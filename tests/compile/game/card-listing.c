/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-listing.h"

#include "config.h"

#include <glib/gi18n.h>

#include "compile-text.h"
#include "ogc-locale.h"

static const char box_letters[COMPILE_N_BOXES] = { 'T', 'M', 'B' };

gboolean
card_listing_speak (const char *language)
{
  g_autofree char *dir = g_test_build_filename (G_TEST_BUILT, "po", NULL);

  ogc_locale_init ();
  ogc_locale_prepare ();
  bindtextdomain (GETTEXT_PACKAGE, dir);
  ogc_locale_choose (language);

  return g_str_equal (language, "en") == g_str_equal (compile_text_box (COMPILE_TOP), "Top box");
}

static void
list_card (GString           *listing,
           guint              protocol,
           const CompileText *card)
{
  g_autofree char *name = compile_text_card_name (protocol, card->value);
  g_autoptr (GPtrArray) effects = compile_text_effects (card);

  g_string_append_printf (listing, "%s\n", name);
  for (guint i = 0; i < effects->len; i++)
    {
      const CompileTextEffect *effect = effects->pdata[i];

      g_string_append_printf (listing, "  %c %s%s%s\n", box_letters[effect->box], effect->timing,
                              *effect->timing != '\0' ? ": " : "", effect->text);
    }
}

char *
card_listing (void)
{
  GString *listing = g_string_new (NULL);

  for (guint id = 0; id < COMPILE_N_SETS; id++)
    {
      CompileCardSet *set = compile_card_set_get (id);
      const CompileSet *cards = compile_card_set_get_cards (set);

      g_string_append_printf (listing, "%s%s\n", id > 0 ? "\n" : "", compile_text_set (id));
      for (guint protocol = 0; protocol < COMPILE_N_PROTOCOLS; protocol++)
        {
          g_string_append_c (listing, '\n');
          for (guint card = 0; card < COMPILE_CARDS_OF_PROTOCOL; card++)
            list_card (listing, compile_card_set_get_protocol (set, protocol), &cards->texts[protocol][card]);
        }
    }

  return g_string_free (listing, FALSE);
}
