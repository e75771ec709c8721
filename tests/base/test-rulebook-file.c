/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the rulebook of an invented game. */

#include <string.h>

#include "ogc-rulebook-xml.h"

/* The rules of that game; 0 is none. */
static const OgcName rules[] = {
  { "none", 0 },   { "malformed", 2 }, { "SCO-11", 3 }, { "SET-1", 4 },  { "SET-2", 5 },  { "SET-3", 6 },
  { "SET-4", 7 },  { "SET-5", 8 },     { "SET-6", 9 },  { "SET-7", 10 }, { "SET-8", 11 }, { NULL }
};

static GPtrArray *
parse (const char *text,
       GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return ogc_rulebook_parse (bytes, rules, error);
}

/* Text is normalised as gettext does it; otherwise no translation would be found. */
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
           "    <paragraph><heading context=\"person\">May</heading><text>She.</text></paragraph>\n"
           "  </chapter>\n"
           "  <chapter id=\"tower\" symbol=\"rose\"><title context=\"building\">Tower</title>"
           "<paragraph><heading>Top</heading><text>High.</text></paragraph></chapter>\n"
           "  <chapter id=\"library\" symbol=\"log\"><title>Books</title>"
           "<paragraph><text>Old.</text></paragraph></chapter>\n"
           "</rulebook>\n", &error);
  const OgcChapter *end, *tower, *library;

  g_assert_no_error (error);
  g_assert_cmpuint (chapters->len, ==, 3);
  end = chapters->pdata[0];
  g_assert_cmpstr (end->id, ==, "end");
  g_assert_cmpstr (end->symbol, ==, "compass");
  g_assert_cmpstr (end->title, ==, "chapter of the rules\004The end");
  g_assert_cmpstr (end->related[0], ==, "tower");
  g_assert_cmpstr (end->related[1], ==, "library");
  g_assert_null (end->related[2]);
  g_assert_cmpuint (end->n_paragraphs, ==, 2);
  g_assert_cmpstr (end->paragraphs[0].text, ==, "Most gold wins & ends.");
  g_assert_cmpstr (end->paragraphs[0].picture, ==, "0:3 > @rose");
  g_assert_cmpstr (end->paragraphs[0].caption, ==, "It is.");
  g_assert_null (end->paragraphs[0].heading);
  g_assert_cmpuint (end->paragraphs[0].rules[0], ==, 3);
  g_assert_cmpuint (end->paragraphs[0].rules[1], ==, 2);
  g_assert_cmpuint (end->paragraphs[0].rules[2], ==, 0);
  g_assert_true (ogc_paragraph_tells (&end->paragraphs[0], 2));
  g_assert_false (ogc_paragraph_tells (&end->paragraphs[0], 4));
  g_assert_false (ogc_paragraph_tells (&end->paragraphs[0], 0));
  g_assert_cmpstr (end->paragraphs[1].heading, ==, "person\004May");
  g_assert_cmpstr (ogc_paragraph_get_heading (&end->paragraphs[1]), ==, "May");
  g_assert_cmpstr (ogc_paragraph_get_caption (&end->paragraphs[1]), ==, "");
  g_assert_null (end->paragraphs[1].picture);
  tower = chapters->pdata[1];
  g_assert_cmpstr (tower->id, ==, "tower");
  g_assert_cmpstr (ogc_chapter_get_title (tower), ==, "Tower");
  g_assert_cmpstr (tower->paragraphs[0].heading, ==, "chapter of the rules\004Top");
  library = chapters->pdata[2];
  g_assert_cmpstr (ogc_chapter_get_title (library), ==, "Books");
}

#define CHAPTER(content) "<rulebook>\n<chapter id=\"a\" symbol=\"rose\">\n" content "\n</chapter>\n</rulebook>"
#define PARAGRAPH(content) CHAPTER ("<title>A</title>\n<paragraph>" content "</paragraph>")
#define OTHER(attributes) CHAPTER ("<title>A</title><paragraph><text>A.</text></paragraph></chapter>\n" \
                                   "<chapter " attributes "><title>B</title><paragraph><text>B.</text></paragraph>")

/* Whoever edits the rulebook is told which line is broken. */
static void
test_refusals (void)
{
  static const struct {
    const char *text;
    unsigned line;
    const char *message;
  } cases[] = {
    { "", 0, "empty" },
    { "<rulebook>\n<chapter>", 2, "id" },
    { "<chapter id=\"a\"/>", 1, "<chapter> has no place here" },
    { "<rulebook version=\"1\"/>", 1, "version" },
    { CHAPTER ("<title>A</title>\n<text>A.</text>"), 4, "<text> has no place here" },
    { CHAPTER ("<title>A</title>\n<paragraph/>\n<poem/>"), 4, "a paragraph needs a text" },
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
    { PARAGRAPH ("<heading>A</heading>"), 4, "a paragraph needs a text" },
    { PARAGRAPH ("<text context=\"a\">A.</text>"), 4, "context" },
    { OTHER ("id=\"a\" symbol=\"rose\""), 4, "there is a chapter “a” already" },
    { OTHER ("id=\"b\""), 4, "symbol" },
    { OTHER ("id=\"tower\" symbol=\"rose\" related=\"b c d e\""), 4, "at most 3 others" },
    { OTHER ("id=\"tower\" symbol=\"rose\" related=\"a b\""), 6, "“tower” goes on with “b”" },
    { OTHER ("id=\"tower\" symbol=\"rose\" related=\"tower\""), 6, "“tower” goes on with “tower”" },
    { OTHER ("id=\"tower\" symbol=\"rose\" colour=\"red\""), 4, "colour" },
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
  g_test_add_func ("/rulebook-file/file", test_file);
  g_test_add_func ("/rulebook-file/refusals", test_refusals);
  return g_test_run ();
}
