/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-set.h"

#include <string.h>

#include "compile-names.h"

static char *
read_cards_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "compile", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static CompileCardSet *
parse (const char  *text,
       GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return compile_card_set_parse ("cards.json", bytes, error);
}

/* A copy of @text with the @n-th @old replaced by @new. */
static char *
replace (const char *text,
         const char *old,
         guint       n,
         const char *new)
{
  const char *found = strstr (text, old);

  for (; n > 1 && found != NULL; n--)
    found = strstr (found + 1, old);
  g_assert_nonnull (found);

  return g_strdup_printf ("%.*s%s%s", (int) (found - text), text, new, found + strlen (old));
}

/* How many rows the printed sets have, and which values the cards of a protocol. */
static void
test_contents (void)
{
  static const struct {
    CompileSetId id;
    guint        rows;
    guint        unusual; /* protocols whose values are not 0 to 5 */
  } sets[] = { { COMPILE_SET_MN02, 121, 4 }, { COMPILE_SET_MN01, 117, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      CompileCardSet *set = compile_card_set_get (sets[i].id);
      const CompileSet *cards = compile_card_set_get_cards (set);
      guint rows = 0, unusual = 0;

      for (guint protocol = 0; protocol < COMPILE_N_PROTOCOLS; protocol++)
        {
          unusual += cards->texts[protocol][5].value != 5 || cards->texts[protocol][0].value != 0;
          for (guint card = 0; card < COMPILE_CARDS_OF_PROTOCOL; card++)
            for (guint k = 0; k < cards->texts[protocol][card].n_effects; k++)
              rows += MAX (cards->texts[protocol][card].effects[k].n_rows, 1);
        }
      g_assert_cmpuint (rows, ==, sets[i].rows);
      g_assert_cmpuint (unusual, ==, sets[i].unusual);
      g_assert_cmpuint (compile_card_set_get_protocol (set, 0), ==, 12 * i);
      g_assert_cmpuint (strlen (compile_card_set_get_digest (set)), ==, 64);
    }
  g_assert_cmpstr (compile_card_set_get_digest (compile_card_set_get (COMPILE_SET_MN01)), !=,
                   compile_card_set_get_digest (compile_card_set_get (COMPILE_SET_MN02)));
}

/* A changed set is a different one; changing a note has no effect. */
static void
test_own_set (void)
{
  g_autofree char *text = read_cards_file ("mn02.json");
  g_autofree char *noted = replace (text, "\"value\": 3,", 1, "\"value\": 3, \"note\": \"mine\",");
  g_autofree char *changed = replace (text, "\"count\": 3 }", 1, "\"count\": 4 }");
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileCardSet) same = parse (noted, &error);
  g_autoptr (CompileCardSet) other = parse (changed, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (compile_card_set_get_digest (same), ==,
                   compile_card_set_get_digest (compile_card_set_get (COMPILE_SET_MN02)));
  g_assert_cmpstr (compile_card_set_get_digest (same), !=, compile_card_set_get_digest (other));
}

/* A wrong row is refused, naming its place. */
static void
test_refusals (void)
{
  static const struct {
    const char *old;
    guint       n;
    const char *new;
    const char *message;
  } cases[] = {
    { "\"compile-cards\"", 1, "\"gilded-compass-tiles\"",
      "cards.json, at format: expected a file of the kind “compile-cards”, but this is “gilded-compass-tiles”." },
    { "\"chaos\"", 1, "\"order\"", NULL },
    { "\"clarity\"", 1, "\"chaos\"",
      "cards.json, at protocols[1].protocol: this protocol is already listed above." },
    { "\"value\": 1,", 1, "\"value\": 0,",
      "cards.json, at protocols[0].cards[1].value: expected a whole number from 1 to 2, but found 0." },
    { "\"value\": 4,", 1, "\"value\": 6,",
      "cards.json, at protocols[0].cards[4].value: expected a whole number from 4 to 5, but found 6." },
    { "\"do\": \"flip\"", 1, "\"do\": \"turn\"", NULL },
    { "\"each\": \"line\"", 1, "\"every\": \"line\"",
      "cards.json, at protocols[0].cards[0].effects[0].rows[0].every: this name is unknown here." },
    { "\"count\": 1,", 1, "\"count\": 7,",
      "cards.json, at protocols[0].cards[0].effects[1].rows[0].count: expected a whole number from 1 to 6, but found "
      "7." },
    { "\"count\": \"discarded\"", 1, "\"count\": \"many\"", NULL },
    { "\"do\": \"discard\", \"count\": \"all\"", 1, "\"do\": \"draw\", \"count\": 1",
      "cards.json, at protocols[0].cards[4].effects[0].rows[1]: this row refers to something that no row before it has "
      "done." },
    { "\"reach\": \"covered\", \"each\": \"line\"", 1, "\"reach\": \"all\"",
      "cards.json, at protocols[0].cards[0].effects[0].rows[0].in: “all” is for deleting or returning in “one-line” or "
      "“one-other-line”, which go with nothing else, and for shifting from “here”." },
    { "\"reach\": \"covered\", \"each\": \"line\"", 1, "\"in\": \"one-line\"",
      "cards.json, at protocols[0].cards[0].effects[0].rows[0].in: “all” is for deleting or returning in “one-line” or "
      "“one-other-line”, which go with nothing else, and for shifting from “here”." },
    { "\"when\": \"playing\"", 1, "\"when\": \"static\"",
      "cards.json, at protocols[0].cards[3].effects[0].change: “any-line” and “anywhere” are for “playing”, and all "
      "others are not." },
    { "\"box\": \"middle\", \"when\": \"live\"", 1, "\"box\": \"top\", \"when\": \"live\"",
      "cards.json, at protocols[0].cards[0].effects[0].when: the middle box goes live and does nothing else, and no "
      "other box does." },
    { "\"when\": \"precover\"", 1, "\"when\": \"start\"",
      "cards.json, at protocols[1].cards[1].effects[2].when: this card has such an effect already." },
    { "\"who\": \"both\", \"do\": \"discard\", \"count\": \"all\"", 1,
      "\"who\": \"both\", \"do\": \"discard\", \"count\": 1",
      "cards.json, at protocols[8].cards[0].effects[0].rows[0].who: both at once can only discard their whole hands." },
    { "\"random\": true", 1, "\"random\": true, \"may\": true",
      "cards.json, at protocols[4].cards[4].effects[0].rows[0]: there is nothing to choose in this row." },
    { "\"who\": \"me\", \"does\"", 1, "\"who\": \"both\", \"does\"",
      "cards.json, at protocols[2].cards[2].effects[0].who: one of the two has to do it." },
    { "\"from\": \"deck\", \"face\": \"down\"", 1, "\"from\": \"deck\", \"face\": \"either\"",
      "cards.json, at protocols[6].cards[1].effects[0].rows[0]: from the deck a card is played face down, and only "
      "from "
      "there under this card." },
    { "\"value\": [1]", 1, "\"value\": [1, 1]",
      "cards.json, at protocols[1].cards[2].effects[0].rows[1].value[1]: expected a whole number from 2 to 6, but "
      "found 1." },
    { "\"link\": \"then\"", 1, "\"link\": \"when\"", NULL },
    { "\"change\": \"any-line\"", 1, "\"change\": \"any\"", NULL },
  };
  g_autofree char *text = read_cards_file ("mn02.json");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *changed = replace (text, cases[i].old, cases[i].n, cases[i].new);
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileCardSet) set = parse (changed, &error);

      g_assert_null (set);
      if (cases[i].message != NULL)
        g_assert_cmpstr (error->message, ==, cases[i].message);
      else
        g_assert_nonnull (strstr (error->message, ": expected one of: "));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-set/contents", test_contents);
  g_test_add_func ("/card-set/own-set", test_own_set);
  g_test_add_func ("/card-set/refusals", test_refusals);
  return g_test_run ();
}
