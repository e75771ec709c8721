/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-guide-target.h"
#include "ogc-rule.h"

G_BEGIN_DECLS

/* The round at whose beginning lessons end; they are about the first one. */
#define OGC_GUIDE_LAST_ROUND 2

#define OGC_TYPE_GUIDE (ogc_guide_get_type ())
/**
 * OgcGuide:
 *
 * A guide that helps a person through a first game, or a game with a new building, and says what to look at and what to
 * do. It watches the game and never decides anything; whatever the person does, it continues from there. While it shows
 * a text that must not be missed, it holds the game (ogc_game_hold()).
 *
 * Its lessons are data (data/guide.xml): each has a set-up, and steps with the conditions under which they apply and
 * end, their text, and their subject. The guide of a game that was closed in between continues where that game is.
 *
 * Read with ogc_guide_get_…():
 * - "step" (string): the id of the step, for tests
 * - "text" (string): what the guide says, translated
 * - "read" (gboolean): whether it waits for ogc_guide_next()
 * - "before" (gboolean): whether it speaks of what is about to be shown, how "building" is resolved; other texts come
 *   after what they speak of
 * - "target" (guint, OgcGuideTarget), "building" (guint, OgcBuildingId or %OGC_NO_BUILDING), "dice" (guint,
 *   OgcDice): the subject of the text
 * - "rule" (guint, OgcRule): the rule that says more, or %OGC_RULE_NONE
 * - "last" (gboolean): whether the lesson is at its end
 * - "active" (gboolean): whether the guide has not left
 *
 * Signals:
 * - "changed": any of these has changed
 */
G_DECLARE_FINAL_TYPE (OgcGuide, ogc_guide, OGC, GUIDE, GObject)

/**
 * ogc_guide_new:
 * @game: a game for which ogc_guide_fits()
 *
 * Returns: (transfer full): a guide for @game; not active if its lesson is over
 */
OgcGuide      *ogc_guide_new          (OgcGame        *game);

/**
 * ogc_guide_fits:
 * @game: a game
 *
 * Returns: whether @game is a lesson with one person that is not over and whose guide has not left
 */
gboolean       ogc_guide_fits         (OgcGame        *game);

/**
 * ogc_guide_get_setup:
 * @lesson: (nullable): the id of a lesson: a building, or %NULL for the first game
 * @setup: (out caller-allocates): the set-up of its game
 * @seats: (out caller-allocates): room for %OGC_MAX_SEATS; strings belong to the program
 *
 * Finds the set-up of a guided game: two players, always the same dice.
 *
 * Returns: whether there is such a lesson
 */
gboolean       ogc_guide_get_setup    (const char     *lesson,
                                       OgcSetup       *setup,
                                       OgcSeatSpec    *seats);

/* Returns: (nullable): the translated name of the building that the lesson with the id @lesson is about; %NULL for the
 * first lesson */
const char    *ogc_guide_name_lesson  (const char     *lesson);
/* Returns: (nullable): the id of lesson number @n, from 0, about a building that the first game does not have; @name is
 * its name */
const char    *ogc_guide_nth_lesson   (unsigned        n,
                                       const char    **name);
/* Whether there is a lesson with this id. */
gboolean       ogc_guide_has_lesson   (const char     *lesson);
/* Returns: (nullable): the id of the lesson with that set-up */
const char    *ogc_guide_find_lesson  (const OgcSetup *setup);

/* The properties; the id of the lesson never changes. */
const char    *ogc_guide_get_lesson   (OgcGuide       *self);
const char    *ogc_guide_get_step     (OgcGuide       *self);
const char    *ogc_guide_get_text     (OgcGuide       *self);
gboolean       ogc_guide_get_read     (OgcGuide       *self);
gboolean       ogc_guide_get_before   (OgcGuide       *self);
gboolean       ogc_guide_get_last     (OgcGuide       *self);
OgcGuideTarget ogc_guide_get_target   (OgcGuide       *self);
OgcBuildingId  ogc_guide_get_building (OgcGuide       *self);
OgcDice        ogc_guide_get_dice     (OgcGuide       *self);
OgcRule        ogc_guide_get_rule     (OgcGuide       *self);
gboolean       ogc_guide_get_active   (OgcGuide       *self);

/**
 * ogc_guide_get_proposal:
 * @self: a guide
 *
 * Finds what the guide proposes in this turn, whatever it is saying and whichever dice are picked, so that no other
 * hint contradicts it.
 *
 * Returns: (transfer none) (nullable): the placement, valid until the game changes; %NULL if it proposes none
 */
const OgcDecision *ogc_guide_get_proposal (OgcGuide *self);

/**
 * ogc_guide_get_next_lesson:
 * @self: a guide
 *
 * Returns: (nullable): the id of the next lesson, once this one is at its end; %NULL if there is none
 */
const char    *ogc_guide_get_next_lesson (OgcGuide    *self);

/**
 * ogc_guide_set_roll_key:
 * @self: a guide
 * @key: (nullable): the single key that rolls; %NULL while single keys are switched off
 *
 * Makes the guide mention @key and other single keys in its texts; at first it mentions none.
 */
void           ogc_guide_set_roll_key (OgcGuide       *self,
                                       const char     *key);

/**
 * ogc_guide_next:
 * @self: a guide
 *
 * Goes on once the text has been read. Does nothing if the guide waits for something else.
 */
void           ogc_guide_next         (OgcGuide       *self);

/**
 * ogc_guide_skip_to:
 * @self: a guide
 * @step: the id of a step
 *
 * Counts what comes before @step as read, as far as the game has got.
 */
void           ogc_guide_skip_to      (OgcGuide       *self,
                                       const char     *step);

/**
 * ogc_guide_end:
 * @self: a guide
 *
 * Ends the guide. Another one may continue from the same place.
 */
void           ogc_guide_end          (OgcGuide       *self);

/**
 * ogc_guide_leave:
 * @self: a guide
 *
 * Makes the guide leave for as long as the game is on the table; the game continues without it.
 */
void           ogc_guide_leave        (OgcGuide       *self);

G_END_DECLS
