/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ogc-rulebook-xml.h"
#include "ogc-text.h"

static void
test_rules (void)
{
  for (OgcRule rule = OGC_RULE_NONE + 1; rule < OGC_N_RULES; rule++)
    {
      OgcRulebookPlace place = { NULL };

      if (!ogc_rulebook_find_rule (rule, OGC_NO_BUILDING, &place))
        g_error ("%s (%u) is told nowhere", ogc_text_rule_number (rule), rule);
      g_assert_cmpuint (place.paragraph, <, place.chapter->n_paragraphs);
    }
}

/* Every paragraph names a rule at most once, and no other program than the rules' own numbers stands in its list. */
static void
test_lists (void)
{
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (n)) != NULL; n++)
    for (unsigned i = 0; i < chapter->n_paragraphs; i++)
      {
        const guint8 *rules = chapter->paragraphs[i].rules;
        unsigned n_rules = 0;

        while (n_rules < G_N_ELEMENTS (chapter->paragraphs[i].rules) && rules[n_rules] != OGC_RULE_NONE)
          {
            g_assert_cmpuint (rules[n_rules], <, OGC_N_RULES);
            g_assert_null (memchr (rules, rules[n_rules], n_rules));
            n_rules++;
          }
        g_assert_cmpuint (n_rules, <, G_N_ELEMENTS (chapter->paragraphs[i].rules));
      }
}

/* What a building refuses is looked up in its own chapter first. */
static void
test_preferred (void)
{
  OgcRulebookPlace place;

  g_assert_true (ogc_rulebook_find_rule (OGC_RULE_RUN_1, OGC_GUILD, &place));
  g_assert_cmpuint (place.chapter->building, ==, OGC_GUILD);
  g_assert_true (ogc_rulebook_find_rule (OGC_RULE_RUN_1, OGC_AUCTION_HOUSE, &place));
  g_assert_cmpuint (place.chapter->building, ==, OGC_AUCTION_HOUSE);
  g_assert_true (ogc_rulebook_find_rule (OGC_RULE_TRN_4, OGC_GUILD, &place));
  g_assert_cmpstr (place.chapter->id, ==, "turn");
  g_assert_false (ogc_rulebook_find_rule (OGC_RULE_NONE, OGC_NO_BUILDING, &place));
}

static void
test_chapters (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (n)) != NULL; n++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) chapter->id));
      g_assert_true (ogc_rulebook_find_chapter (chapter->id) == chapter);
      g_assert_cmpstr (ogc_chapter_get_title (chapter), !=, "");
      g_assert_cmpuint (chapter->n_paragraphs, >, 0);
      for (const char *const *related = chapter->related; *related != NULL; related++)
        {
          g_assert_cmpstr (*related, !=, chapter->id);
          g_assert_nonnull (ogc_rulebook_find_chapter (*related));
        }
      for (unsigned i = 0; i < chapter->n_paragraphs; i++)
        g_assert_cmpstr (ogc_paragraph_get_text (&chapter->paragraphs[i]), !=, "");
    }
  g_assert_null (ogc_rulebook_find_chapter ("nowhere"));
  for (OgcBuildingId id = 0; id < OGC_N_BUILDINGS; id++)
    g_assert_cmpuint (ogc_rulebook_find_building (id)->building, ==, id);
}

static void
test_missions (void)
{
  const OgcChapter *chapter = ogc_rulebook_find_chapter ("missions");
  unsigned told = 0;

  for (unsigned i = 0; i < chapter->n_paragraphs; i++)
    if (ogc_paragraph_get_heading (&chapter->paragraphs[i]) != NULL)
      {
        g_assert_cmpuint (chapter->paragraphs[i].mission, ==, told);
        g_assert_cmpuint (chapter->paragraphs[i].rules[0], ==, OGC_RULE_MIS_1 + told);
        told++;
      }
  g_assert_cmpuint (told, ==, OGC_N_MISSION_TYPES);
}

static guint
count_hits (const char *text)
{
  g_autoptr (GArray) hits = ogc_rulebook_search (text);

  return hits->len;
}

static void
test_search (void)
{
  g_autoptr (GArray) hits = ogc_rulebook_search ("entrances LAST");
  gboolean university = FALSE;

  for (guint i = 0; i < hits->len; i++)
    {
      const OgcRulebookPlace *hit = &g_array_index (hits, OgcRulebookPlace, i);

      g_assert_nonnull (strstr (ogc_paragraph_get_text (&hit->chapter->paragraphs[hit->paragraph]), "entrances"));
      university = university || hit->chapter->building == OGC_UNIVERSITY;
    }
  g_assert_true (university);
  g_assert_cmpuint (count_hits ("token"), >, count_hits ("token reroll"));
  g_assert_cmpuint (count_hits ("  TOKEN "), ==, count_hits ("token"));
  g_assert_cmpuint (count_hits ("Tie"), >, 0);
  g_assert_cmpuint (count_hits ("Second Opinion"), >, 1);
  g_assert_cmpuint (count_hits ("zeppelin"), ==, 0);
  g_assert_cmpuint (count_hits (" "), ==, 0);
  g_assert_cmpuint (count_hits ("(["), ==, 0);
}

static GPtrArray *
parse (const char *text,
       GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return ogc_rulebook_parse (bytes, error);
}

/* Words are kept as gettext keeps them, else they would find no translation. */
static void
test_file (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) chapters =
    parse ("<rulebook>\n"
           "  <chapter id=\"end\" symbol=\"compass\" related=\" tower\n  library \">\n"
           "    <title> The\tend </title>\n"
           "    <paragraph rules=\"SCO-11 malformed\"><text>\n"
           "      Most <!-- of all -->gold\r\n      wins &amp; ends.\n"
           "    </text><picture pieces=\"0:3 > @rose\"><caption>\nIt\nis.</caption></picture></paragraph>\n"
           "    <paragraph mission=\"raid-the-temple\"/>\n"
           "  </chapter>\n"
           "  <chapter building=\"tower\"><paragraph><text>High.</text></paragraph></chapter>\n"
           "  <chapter building=\"library\"><title>Books</title><paragraph><text>Old.</text></paragraph></chapter>\n"
           "</rulebook>\n", &error);
  const OgcChapter *end, *tower, *library;

  g_assert_no_error (error);
  g_assert_cmpuint (chapters->len, ==, 3);
  end = chapters->pdata[0];
  g_assert_cmpstr (end->id, ==, "end");
  g_assert_cmpstr (end->symbol, ==, "compass");
  g_assert_cmpstr (end->title, ==, "The end");
  g_assert_cmpuint (end->building, ==, OGC_NO_BUILDING);
  g_assert_cmpstr (end->related[0], ==, "tower");
  g_assert_cmpstr (end->related[1], ==, "library");
  g_assert_null (end->related[2]);
  g_assert_cmpuint (end->n_paragraphs, ==, 2);
  g_assert_cmpstr (end->paragraphs[0].text, ==, "Most gold wins & ends.");
  g_assert_cmpstr (end->paragraphs[0].picture, ==, "0:3 > @rose");
  g_assert_cmpstr (end->paragraphs[0].caption, ==, "It is.");
  g_assert_cmpuint (end->paragraphs[0].rules[0], ==, OGC_RULE_SCO_11);
  g_assert_cmpuint (end->paragraphs[0].rules[1], ==, OGC_RULE_MALFORMED);
  g_assert_cmpuint (end->paragraphs[0].rules[2], ==, OGC_RULE_NONE);
  g_assert_null (end->paragraphs[1].text);
  g_assert_null (end->paragraphs[1].picture);
  g_assert_cmpuint (end->paragraphs[1].mission, ==, OGC_MISSION_RAID_THE_TEMPLE);
  tower = chapters->pdata[1];
  g_assert_cmpstr (tower->id, ==, "tower");
  g_assert_cmpstr (tower->symbol, ==, "tower");
  g_assert_cmpuint (tower->building, ==, OGC_TOWER);
  g_assert_null (tower->title);
  library = chapters->pdata[2];
  g_assert_cmpstr (library->title, ==, "Books");
}

#define CHAPTER(content) "<rulebook>\n<chapter id=\"a\" symbol=\"rose\">\n" content "\n</chapter>\n</rulebook>"
#define PARAGRAPH(content) CHAPTER ("<title>A</title>\n<paragraph>" content "</paragraph>")
#define OTHER(attributes) CHAPTER ("<title>A</title><paragraph><text>A.</text></paragraph></chapter>\n" \
                                   "<chapter " attributes "><title>B</title><paragraph><text>B.</text></paragraph>")

/* Whoever edits the rulebook learns in which line it is broken. */
static void
test_refusals (void)
{
  static const struct {
    const char *text;
    unsigned line;
    const char *message;
  } cases[] = {
    { "", 0, "empty" },
    { "<rulebook>\n<chapter>", 2, "a chapter needs an id and a symbol" },
    { "<chapter id=\"a\"/>", 1, "<chapter> has no place here" },
    { "<rulebook version=\"1\"/>", 1, "version" },
    { CHAPTER ("<title>A</title>\n<text>A.</text>"), 4, "<text> has no place here" },
    { CHAPTER ("<title>A</title>\n<paragraph/>\n<poem/>"), 4, "a paragraph needs a text, or else a mission" },
    { CHAPTER ("<title>A</title>\nLost\n<paragraph/>"), 5, "words have no place in <chapter>" },
    { CHAPTER ("<title>A</title>\n<title>B</title>"), 4, "there is a <title> already" },
    { CHAPTER ("<title>A</title>"), 4, "“a” has no paragraphs" },
    { CHAPTER ("<paragraph><text>A.</text></paragraph>"), 4, "“a” has no title" },
    { CHAPTER ("<title lang=\"de\">A</title>"), 3, "lang" },
    { PARAGRAPH ("<text>\n</text>"), 5, "<text> is empty" },
    { PARAGRAPH ("<text>A <b>bold</b> one.</text>"), 4, "<b> has no place here" },
    { PARAGRAPH ("<text>A.</text><text>B.</text>"), 4, "there is a <text> already" },
    { PARAGRAPH ("<picture pieces=\"a\"/>\n<picture pieces=\"b\"/>"), 5, "one picture at most" },
    { PARAGRAPH ("<picture/>"), 4, "pieces" },
    { PARAGRAPH ("<caption>A.</caption>"), 4, "<caption> has no place here" },
    { CHAPTER ("<paragraph rules=\"SET-1 set-1\"/>"), 3, "there is no rule “set-1”" },
    { CHAPTER ("<paragraph rules=\"none\"/>"), 3, "there is no rule “none”" },
    { CHAPTER ("<paragraph rules=\"SET-1 SET-2 SET-1\"/>"), 3, "the rule SET-1 is listed twice" },
    { CHAPTER ("<paragraph rules=\"SET-1 SET-2 SET-3 SET-4 SET-5 SET-6 SET-7 SET-8\"/>"), 3,
      "a paragraph has at most 7 rules" },
    { CHAPTER ("<paragraph rule=\"SET-1\"/>"), 3, "rule" },
    { CHAPTER ("<paragraph mission=\"sleep\"/>"), 3, "there is no mission “sleep”" },
    { CHAPTER ("<paragraph mission=\"dual-map\"><text>A.</text></paragraph>"), 3, "a text, or else a mission" },
    { OTHER ("id=\"a\" symbol=\"rose\""), 4, "there is a chapter “a” already" },
    { OTHER ("id=\"b\""), 4, "a chapter needs an id and a symbol" },
    { OTHER ("building=\"tower\" symbol=\"rose\""), 4, "a chapter needs an id and a symbol" },
    { OTHER ("building=\"castle\""), 4, "there is no building “castle”" },
    { OTHER ("building=\"tower\" related=\"b c d e\""), 4, "at most 3 others" },
    { OTHER ("building=\"tower\" related=\"a b\""), 6, "“tower” goes on with “b”" },
    { OTHER ("building=\"tower\" related=\"tower\""), 6, "“tower” goes on with “tower”" },
    { OTHER ("building=\"tower\" colour=\"red\""), 4, "colour" },
    { "<rulebook>\n<chapter id=\"a\" symbol=\"rose\">\n</rulebook>", 3, "chapter" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) chapters = parse (cases[i].text, &error);
      g_autofree char *line = g_strdup_printf ("line %u", cases[i].line);

      g_test_message ("%u: %s", i, error != NULL ? error->message : "accepted");
      g_assert_null (chapters);
      g_assert_true (error->domain == G_MARKUP_ERROR);
      g_assert_nonnull (strstr (error->message, cases[i].message));
      g_assert_true (cases[i].line == 0 || strstr (error->message, line) != NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulebook/every-rule-is-told", test_rules);
  g_test_add_func ("/rulebook/lists-of-rules", test_lists);
  g_test_add_func ("/rulebook/own-chapter-first", test_preferred);
  g_test_add_func ("/rulebook/chapters", test_chapters);
  g_test_add_func ("/rulebook/missions", test_missions);
  g_test_add_func ("/rulebook/search", test_search);
  g_test_add_func ("/rulebook/file", test_file);
  g_test_add_func ("/rulebook/refusals", test_refusals);
  return g_test_run ();
}
