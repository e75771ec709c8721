/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "card-listing.h"
#include "compile-text-limits.h"
#include "compile-text-row.h"
#include "compile-text.h"

/* What fits on a card at its usual size: characters in a line, lines in all its boxes together, and how many more lines
 * a translation may have, whose cards then have no foot. */
#define LINE_LENGTH 30
#define MAX_LINES 6
#define MAX_EXTRA_LINES 1

static const char *const languages[] = { "en", "de" };

/* Runs the same test in a process of its own, in @language. Returns TRUE in that process. */
static gboolean
in_language (const char *language)
{
  if (g_getenv ("MESON_EXE_WRAPPER") != NULL)
    {
      g_test_skip ("a program for another processor cannot start itself");
      return FALSE;
    }
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      return FALSE;
    }
  g_assert_true (card_listing_speak (language));
  return TRUE;
}

static guint
count_lines (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint lines = 1, length = 0;

  for (char **word = words; *word != NULL; word++)
    {
      const guint more = (guint) g_utf8_strlen (*word, -1);

      if (length > 0 && length + 1 + more > LINE_LENGTH)
        {
          lines++;
          length = more;
        }
      else
        length += more + (length > 0 ? 1 : 0);
    }
  return lines;
}

static void
assert_sentences (const char *text)
{
  gint open = 0;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
  g_assert_true (g_str_has_suffix (text, "."));
  for (const char *bad = "  \0 .\0 ,\0 :\0..\0,.\0%\0(null)\0"; *bad != '\0'; bad += strlen (bad) + 1)
    g_assert_null (strstr (text, bad));
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      const gunichar sign = g_utf8_get_char (c);

      open += (sign == '(' || sign == 0x201e) - (sign == ')' || sign == 0x201c);
      g_assert_cmpint (open, >=, 0);
    }
  g_assert_cmpint (open, ==, 0);
}

/* Checks that all texts are sentences, and that each card's texts fit on it. */
static void
check_cards (guint most_lines)
{
  for (guint id = 0; id < COMPILE_N_SETS; id++)
    for (guint i = 0; i < COMPILE_N_PROTOCOLS * COMPILE_CARDS_OF_PROTOCOL; i++)
      {
        const CompileText *card = &compile_card_set_get_cards (compile_card_set_get (id))->texts[i / 6][i % 6];
        g_autoptr (GPtrArray) effects = compile_text_effects (card);
        g_autofree char *all = compile_text_card (card);
        guint lines = 0;

        g_assert_cmpuint (effects->len, >, 0);
        for (guint k = 0; k < effects->len; k++)
          {
            const CompileTextEffect *effect = effects->pdata[k];
            g_autofree char *text = *effect->timing != '\0' ? g_strdup_printf ("%s: %s", effect->timing, effect->text)
                                                            : g_strdup (effect->text);

            assert_sentences (effect->text);
            lines += count_lines (text);
            g_assert_nonnull (strstr (all, text));
          }
        assert_sentences (all);
        if (lines > most_lines)
          g_error ("%u lines: %s", lines, all);
      }
}

static void
check_listing (const char *language)
{
  g_autofree char *name = g_strdup_printf ("cards.%s.txt", language);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "compile", "game", name, NULL);
  g_autofree char *expected = NULL;
  g_autofree char *listing = card_listing ();
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  g_auto (GStrv) expected_lines = NULL;

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  expected_lines = g_strsplit (expected, "\n", -1);
  for (guint i = 0; lines[i] != NULL && expected_lines[i] != NULL; i++)
    g_assert_cmpstr (lines[i], ==, expected_lines[i]);
  g_assert_cmpstr (listing, ==, expected);
}

static void
test_language (gconstpointer language)
{
  if (!in_language (language))
    return;
  check_cards (g_str_equal (language, "en") ? MAX_LINES : MAX_LINES + MAX_EXTRA_LINES);
  check_listing (language);
}

/* All cards that come with the program have sentences made for them. */
static void
test_known (void)
{
  for (guint id = 0; id < COMPILE_N_SETS; id++)
    for (guint i = 0; i < COMPILE_N_PROTOCOLS * COMPILE_CARDS_OF_PROTOCOL; i++)
      {
        const CompileText *card = &compile_card_set_get_cards (compile_card_set_get (id))->texts[i / 6][i % 6];

        for (guint k = 0; k < card->n_effects; k++)
          g_assert_true (compile_text_knows_rows (card->effects[k].rows, card->effects[k].n_rows));
      }
}

/* The text of a row without a sentence of its own names all its restrictions, so that rows that differ have different
 * texts. */
static void
test_own_rows (void)
{
  static const struct {
    CompileRow  row;
    const char *text;
  } cases[] = {
    { { .verb = COMPILE_VERB_FLIP, .who = COMPILE_OPPONENT, .of = COMPILE_OF_MINE, .reach = COMPILE_REACH_COVERED,
        .may = 1 },
      "Flip a card. This may be left out. Your opponent does this. Only on your side. Only a covered card." },
    { { .verb = COMPILE_VERB_RETURN, .value = COMPILE_VALUE_LISTED, .values = 0x19 },
      "Return a card to its owner’s hand. Only with one of these values: 0, 3, 4." },
    { { .verb = COMPILE_VERB_DELETE, .reach = COMPILE_REACH_ALL, .in = COMPILE_IN_ONE_LINE, .number = 3 },
      "Delete a card. Only in a line that holds 3 or more cards. All such cards, free and covered. In one line of your "
      "choice." },
    { { .verb = COMPILE_VERB_DRAW, .from = COMPILE_FROM_DECK, .number = 2, .link = COMPILE_LINK_IF_DONE },
      "Draw cards. It is 2 cards. Only if the step before was carried out in full. From your deck." },
    { { .verb = COMPILE_VERB_DISCARD, .count = COMPILE_COUNT_DISCARDED, .number = 1, .may = 1 },
      "Discard cards. 1 more than were discarded. This may be left out." },
    { { .verb = COMPILE_VERB_PLAY, .from = COMPILE_FROM_HAND, .face = COMPILE_FACE_UP, .to = COMPILE_TO_HERE },
      "Play a card. Only face up. From your hand. Into this line." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = compile_text_rows (&cases[i].row, 1, FALSE);

      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_false (compile_text_knows_rows (&cases[i].row, 1));
    }
  for (guint verb = 0; verb < COMPILE_N_VERBS; verb++)
    {
      const CompileRow row = { .verb = (guint8) verb };
      g_autofree char *text = compile_text_limits (&row);

      assert_sentences (text);
    }
}

/* The text of a single row, as one of several to choose from. */
static void
test_alone (void)
{
  const CompileRow row = { .verb = COMPILE_VERB_SHIFT, .ref = COMPILE_REF_THAT, .may = 1, .link = COMPILE_LINK_OR };
  g_autofree char *text = compile_text_row (&row);

  g_assert_cmpstr (text, ==, "Shift it to another line.");
}

/* The text says what must happen in this line, or in the opponent's turn, if no label does. */
static void
test_own_timing (void)
{
  const CompileText card = {
    .n_effects = 1,
    .effects = { { .box = COMPILE_TOP, .when = COMPILE_WHEN_AFTER, .deed = COMPILE_DEED_PLAY, .who = COMPILE_ME,
                   .here = 1, .abroad = 1, .n_rows = 1,
                   .rows = { { .verb = COMPILE_VERB_FLIP, .ref = COMPILE_REF_THIS } } } },
  };
  g_autofree char *text = compile_text_card (&card);

  g_assert_cmpstr (text, ==,
                   "After you play a card: Only in this line. Only in your opponent’s turn. Flip this card.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/card-texts/%s", languages[i]);

      g_test_add_data_func (path, languages[i], test_language);
    }
  g_test_add_func ("/card-texts/known", test_known);
  g_test_add_func ("/card-texts/own-rows", test_own_rows);
  g_test_add_func ("/card-texts/alone", test_alone);
  g_test_add_func ("/card-texts/own-timing", test_own_timing);
  return g_test_run ();
}
