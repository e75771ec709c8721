/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-building-id.h"
#include "ogc-rule.h"
#include "ogc-tiles.h"

G_BEGIN_DECLS

/* The rules of the game as people read them: chapters of short paragraphs, each of which knows the rules that it
 * explains. They are written in data/rulebook.xml. */

/**
 * OgcParagraph:
 * @text: (nullable): what it says, not yet translated; %NULL: what @mission does
 * @mission: the mission that it tells of, when it has no @text
 * @picture: (nullable): what is shown below it, in the language of #OgcRulesDiagram
 * @caption: (nullable): what that picture shows, not yet translated
 * @rules: (array zero-terminated=1): the rules that it tells
 *
 * Constant. ogc_paragraph_get_text() and ogc_paragraph_get_caption() are for people.
 */
typedef struct {
  const char    *text;
  OgcMissionType mission;
  const char    *picture;
  const char    *caption;
  guint8         rules[8]; /* OgcRule */
} OgcParagraph;

/**
 * OgcChapter:
 * @id: what it is called in the program: "round", "university"
 * @title: (nullable): its heading, not yet translated; %NULL: the name of @building
 * @building: the building that it is about, or %OGC_NO_BUILDING
 * @symbol: its picture, one of ui/art/symbols
 * @related: (array zero-terminated=1): ids of chapters to go on with
 * @paragraphs: (array length=n_paragraphs): what it says
 * @n_paragraphs: how many
 *
 * Constant.
 */
typedef struct {
  const char         *id;
  const char         *title;
  OgcBuildingId       building;
  const char         *symbol;
  const char         *related[4];
  const OgcParagraph *paragraphs;
  unsigned            n_paragraphs;
} OgcChapter;

/**
 * OgcRulebookPlace:
 * @chapter: a chapter
 * @paragraph: a paragraph of it, from 0
 *
 * A place in the rules.
 */
typedef struct {
  const OgcChapter *chapter;
  unsigned          paragraph;
} OgcRulebookPlace;

/**
 * ogc_rulebook_nth:
 * @n: a number
 *
 * Returns: (nullable): chapter number @n, from 0; %NULL when there are fewer
 */
const OgcChapter *ogc_rulebook_nth           (unsigned            n);

/**
 * ogc_rulebook_find_chapter:
 * @id: the id of a chapter
 *
 * Returns: (nullable): that chapter, %NULL when there is none
 */
const OgcChapter *ogc_rulebook_find_chapter  (const char         *id);

/**
 * ogc_rulebook_find_building:
 * @building: one of the nine
 *
 * Returns: the chapter about it
 */
const OgcChapter *ogc_rulebook_find_building (OgcBuildingId       building);

/**
 * ogc_rulebook_find_rule:
 * @rule: a rule; %OGC_RULE_NONE has no place
 * @building: the building where the question arose, or %OGC_NO_BUILDING: its chapter is looked at first
 * @place: (out caller-allocates): where @rule is told
 *
 * Returns: whether it is told at all
 */
gboolean          ogc_rulebook_find_rule     (OgcRule             rule,
                                              OgcBuildingId       building,
                                              OgcRulebookPlace   *place);

/**
 * ogc_rulebook_split:
 * @text: words
 *
 * Returns: (transfer full) (element-type GRegex): a pattern for each word, which finds it in any case. Free with
 * g_ptr_array_unref()
 */
GPtrArray        *ogc_rulebook_split         (const char         *text);

/**
 * ogc_rulebook_search:
 * @text: words, in any order and case
 *
 * Returns: (transfer full) (element-type OgcRulebookPlace): the paragraphs in which all of them are to be found,
 * headings counted with the first paragraph; none for no words. Free with g_array_unref()
 */
GArray           *ogc_rulebook_search        (const char         *text);

/* The heading, the text, the caption ("" without one), translated. Owned by the program. */
const char       *ogc_chapter_get_title      (const OgcChapter   *chapter);
const char       *ogc_paragraph_get_text     (const OgcParagraph *paragraph);
const char       *ogc_paragraph_get_caption  (const OgcParagraph *paragraph);

/**
 * ogc_paragraph_get_heading:
 * @paragraph: a paragraph
 *
 * Returns: (nullable): the name of the mission that it tells of, translated; %NULL when it tells of none
 */
const char       *ogc_paragraph_get_heading  (const OgcParagraph *paragraph);

G_END_DECLS
