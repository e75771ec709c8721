/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ogc-compass-rulebook.h"
#include "ogc-text.h"

static void
test_rules (void)
{
  for (OgcRule rule = OGC_RULE_NONE + 1; rule < OGC_N_RULES; rule++)
    {
      OgcRulebookPlace place = { NULL };

      if (!ogc_rulebook_find_rule (ogc_compass_rulebook_get (), rule, NULL, &place))
        g_error ("%s (%u) is told nowhere", ogc_text_rule_number (rule), rule);
      g_assert_cmpuint (place.paragraph, <, place.chapter->n_paragraphs);
    }
}

/* Every paragraph lists each of its rules at most once, and its list has only numbers of rules. */
static void
test_lists (void)
{
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (ogc_compass_rulebook_get (), n)) != NULL; n++)
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

/* A refusal by a building is looked up in the building's own chapter first. */
static void
test_preferred (void)
{
  OgcRulebookPlace place;

  g_assert_true (ogc_rulebook_find_rule (ogc_compass_rulebook_get (), OGC_RULE_RUN_1, "guild", &place));
  g_assert_cmpstr (place.chapter->id, ==, "guild");
  g_assert_true (ogc_rulebook_find_rule (ogc_compass_rulebook_get (), OGC_RULE_RUN_1, "auction-house", &place));
  g_assert_cmpstr (place.chapter->id, ==, "auction-house");
  g_assert_true (ogc_rulebook_find_rule (ogc_compass_rulebook_get (), OGC_RULE_TRN_4, "guild", &place));
  g_assert_cmpstr (place.chapter->id, ==, "turn");
  g_assert_false (ogc_rulebook_find_rule (ogc_compass_rulebook_get (), OGC_RULE_NONE, NULL, &place));
}

static void
test_chapters (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (ogc_compass_rulebook_get (), n)) != NULL; n++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) chapter->id));
      g_assert_true (ogc_rulebook_find_chapter (ogc_compass_rulebook_get (), chapter->id) == chapter);
      g_assert_cmpstr (ogc_chapter_get_title (chapter), !=, "");
      g_assert_cmpuint (chapter->n_paragraphs, >, 0);
      for (const char *const *related = chapter->related; *related != NULL; related++)
        {
          g_assert_cmpstr (*related, !=, chapter->id);
          g_assert_nonnull (ogc_rulebook_find_chapter (ogc_compass_rulebook_get (), *related));
        }
      for (unsigned i = 0; i < chapter->n_paragraphs; i++)
        g_assert_cmpstr (ogc_paragraph_get_text (&chapter->paragraphs[i]), !=, "");
    }
  g_assert_null (ogc_rulebook_find_chapter (ogc_compass_rulebook_get (), "nowhere"));
  g_assert_null (ogc_compass_rulebook_building_id (OGC_NO_BUILDING));
}

/* Buildings have the same names as elsewhere in the program. */
static void
test_buildings (void)
{
  for (OgcBuildingId id = 0; id < OGC_N_BUILDINGS; id++)
    {
      const OgcChapter *chapter = ogc_rulebook_find_chapter (ogc_compass_rulebook_get (),
                                                             ogc_compass_rulebook_building_id (id));

      g_assert_cmpstr (chapter->symbol, ==, chapter->id);
      if (id == OGC_LIBRARY)
        g_assert_cmpstr (ogc_chapter_get_title (chapter), ==, "Library and Knowledge Tokens");
      else
        g_assert_cmpstr (ogc_chapter_get_title (chapter), ==, ogc_text_building (id));
    }
}

/* Missions are explained in the words of their tiles. */
static void
test_missions (void)
{
  const OgcChapter *chapter = ogc_rulebook_find_chapter (ogc_compass_rulebook_get (), "missions");
  unsigned told = 0;

  for (const OgcParagraph *i = chapter->paragraphs; i < chapter->paragraphs + chapter->n_paragraphs; i++)
    if (i->heading != NULL)
      {
        g_assert_cmpstr (ogc_paragraph_get_heading (i), ==, ogc_text_mission (told));
        g_assert_cmpstr (ogc_paragraph_get_text (i), ==, ogc_text_mission_rule (told));
        g_assert_cmpuint (i->rules[0], ==, OGC_RULE_MIS_1 + told);
        told++;
      }
  g_assert_cmpuint (told, ==, OGC_N_MISSION_TYPES);
}

static guint
count_hits (const char *text)
{
  g_autoptr (GArray) hits = ogc_rulebook_search (ogc_compass_rulebook_get (), text);

  return hits->len;
}

/* A search first finds chapters with the word in their headings. */
static void
test_headings_first (void)
{
  g_autoptr (GArray) pushed = ogc_rulebook_search (ogc_compass_rulebook_get (), "pushed out");
  g_autoptr (GArray) tower = ogc_rulebook_search (ogc_compass_rulebook_get (), "tower");

  g_assert_cmpuint (pushed->len, >, 1);
  g_assert_cmpstr (g_array_index (pushed, OgcRulebookPlace, 0).chapter->id, ==, "university");
  g_assert_cmpuint (tower->len, >, 1);
  g_assert_cmpstr (g_array_index (tower, OgcRulebookPlace, 0).chapter->id, ==, "tower");
  g_assert_cmpuint (g_array_index (tower, OgcRulebookPlace, 0).paragraph, ==, 0);
}

/* A search finds words by how they begin, also those that begin with an umlaut. */
static void
test_beginnings (void)
{
  g_autoptr (GPtrArray) patterns = ogc_rulebook_split ("out üb");
  GRegex *out = patterns->pdata[0], *across = patterns->pdata[1];

  g_assert_true (g_regex_match (out, "Pushed out.", 0, NULL));
  g_assert_true (g_regex_match (out, "“Outside”", 0, NULL));
  g_assert_false (g_regex_match (out, "Without", 0, NULL));
  g_assert_true (g_regex_match (across, "Es geht Über", 0, NULL));
  g_assert_false (g_regex_match (across, "darüber, trüb", 0, NULL));
}

static void
test_search (void)
{
  g_autoptr (GArray) hits = ogc_rulebook_search (ogc_compass_rulebook_get (), "entrances LAST");
  gboolean university = FALSE;

  for (guint i = 0; i < hits->len; i++)
    {
      const OgcRulebookPlace *hit = &g_array_index (hits, OgcRulebookPlace, i);

      g_assert_nonnull (strstr (ogc_paragraph_get_text (&hit->chapter->paragraphs[hit->paragraph]), "entrances"));
      university = university || g_str_equal (hit->chapter->id, "university");
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulebook/every-rule-is-told", test_rules);
  g_test_add_func ("/rulebook/lists-of-rules", test_lists);
  g_test_add_func ("/rulebook/own-chapter-first", test_preferred);
  g_test_add_func ("/rulebook/chapters", test_chapters);
  g_test_add_func ("/rulebook/buildings", test_buildings);
  g_test_add_func ("/rulebook/missions", test_missions);
  g_test_add_func ("/rulebook/search", test_search);
  g_test_add_func ("/rulebook/search/beginnings", test_beginnings);
  g_test_add_func ("/rulebook/search/headings-first", test_headings_first);
  return g_test_run ();
}
