/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The rules of a game for people to read: chapters of short paragraphs, each with the rules that it explains. They come
 * from files such as data/rulebook.xml. */

/**
 * OgcParagraph:
 * @heading: (nullable): its heading, stored like %OgcChapter.title
 * @text: its text, untranslated
 * @picture: (nullable): a description of the picture below it, in the game's own notation
 * @caption: (nullable): what that picture shows, untranslated
 * @rules: (array zero-terminated=1): the rules that it explains, by the game's numbers
 *
 * Constant. The functions below return what people read.
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
 * @id: its identifier in the program: "round", "university"
 * @title: its title, untranslated, after its context and a \004
 * @symbol: its picture, one of ui/art/symbols
 * @related: (array zero-terminated=1): ids of chapters to read next
 * @paragraphs: (array length=n_paragraphs): its paragraphs
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
 * @chapters: (element-type OgcChapter): its chapters, in reading order
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

/* Chapter number @n, from 0. Returns: (nullable): %NULL if there are fewer */
const OgcChapter *ogc_rulebook_nth          (const OgcRulebook *self,
                                             unsigned           n);
/* Returns: (nullable): the chapter with that id, %NULL if there is none */
const OgcChapter *ogc_rulebook_find_chapter (const OgcRulebook *self,
                                             const char        *id);

/**
 * ogc_rulebook_find_rule:
 * @self: a rulebook
 * @rule: the number of a rule; 0 has no place
 * @first: (nullable): the id of the chapter to search first
 * @place: (out caller-allocates): where @rule is explained
 *
 * Returns: whether it is explained
 */
gboolean          ogc_rulebook_find_rule    (const OgcRulebook *self,
                                             guint              rule,
                                             const char        *first,
                                             OgcRulebookPlace  *place);

/* Returns: (transfer full) (element-type GRegex): a pattern for each word of @text, which matches it in any case where
 * a word begins: "out" is no part of "without" */
GPtrArray        *ogc_rulebook_split        (const char        *text);
/* Returns: (transfer full) (element-type OgcRulebookPlace): the paragraphs that contain all words of @text, in any
 * order and case, where a title belongs to the first paragraph; those with all words in their headings come first; none
 * for no words */
GArray           *ogc_rulebook_search       (const OgcRulebook *self,
                                             const char        *text);

/* The title, heading ("" without one), text, caption ("" without one), translated. Owned by the program. */
const char       *ogc_chapter_get_title     (const OgcChapter   *chapter);
const char       *ogc_paragraph_get_heading (const OgcParagraph *paragraph);
const char       *ogc_paragraph_get_text    (const OgcParagraph *paragraph);
const char       *ogc_paragraph_get_caption (const OgcParagraph *paragraph);
/* Whether @paragraph explains rule number @rule. */
gboolean          ogc_paragraph_tells       (const OgcParagraph *paragraph,
                                             guint               rule);

G_END_DECLS
