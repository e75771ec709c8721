/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The rules of a game as people read them: chapters of short paragraphs, each of which knows the rules that it
 * explains. They are written in files such as data/rulebook.xml. */

/**
 * OgcParagraph:
 * @heading: (nullable): what stands above it, as %OgcChapter.title is kept
 * @text: what it says, not yet translated
 * @picture: (nullable): what is shown below it, in a language of the game's own
 * @caption: (nullable): what that picture shows, not yet translated
 * @rules: (array zero-terminated=1): the rules that it tells, by the game's numbers
 *
 * Constant. The functions below have what is for people.
 */
typedef struct {
  const char *heading;
  const char *text;
  const char *picture;
  const char *caption;
  guint8      rules[8];
} OgcParagraph;

/**
 * OgcChapter:
 * @id: what it is called in the program: "round", "university"
 * @title: its heading, not yet translated, behind its context and a \004
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
  const char         *symbol;
  const char         *related[4];
  const OgcParagraph *paragraphs;
  unsigned            n_paragraphs;
} OgcChapter;

/**
 * OgcRulebook:
 * @chapters: (element-type OgcChapter): its chapters, in the order in which they are read
 *
 * Constant.
 */
typedef struct {
  GPtrArray *chapters;
} OgcRulebook;

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

/* Chapter number @n, from 0. Returns: (nullable): %NULL when there are fewer */
const OgcChapter *ogc_rulebook_nth          (const OgcRulebook *self,
                                             unsigned           n);
/* Returns: (nullable): the chapter with that id, %NULL when there is none */
const OgcChapter *ogc_rulebook_find_chapter (const OgcRulebook *self,
                                             const char        *id);

/**
 * ogc_rulebook_find_rule:
 * @self: a rulebook
 * @rule: the number of a rule; 0 has no place
 * @first: (nullable): the id of the chapter that is looked at first
 * @place: (out caller-allocates): where @rule is told
 *
 * Returns: whether it is told at all
 */
gboolean          ogc_rulebook_find_rule    (const OgcRulebook *self,
                                             guint              rule,
                                             const char        *first,
                                             OgcRulebookPlace  *place);

/* Returns: (transfer full) (element-type GRegex): a pattern for each word of @text, which finds it in any case */
GPtrArray        *ogc_rulebook_split        (const char        *text);
/* Returns: (transfer full) (element-type OgcRulebookPlace): the paragraphs in which all words of @text are to be found,
 * in any order and case, titles counted with the first paragraph: those first that have them in their headings; none
 * for no words */
GArray           *ogc_rulebook_search       (const OgcRulebook *self,
                                             const char        *text);

/* The title, heading ("" without one), text, caption ("" without one), translated. Owned by the program. */
const char       *ogc_chapter_get_title     (const OgcChapter   *chapter);
const char       *ogc_paragraph_get_heading (const OgcParagraph *paragraph);
const char       *ogc_paragraph_get_text    (const OgcParagraph *paragraph);
const char       *ogc_paragraph_get_caption (const OgcParagraph *paragraph);
/* Whether @paragraph tells rule number @rule. */
gboolean          ogc_paragraph_tells       (const OgcParagraph *paragraph,
                                             guint               rule);

G_END_DECLS
