/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-building-id.h"
#include "ogc-dice.h"

G_BEGIN_DECLS

/**
 * OgcVerb:
 *
 * What a line can begin with. The first ones answer questions; the others can be typed at any time.
 */
typedef enum {
  OGC_VERB_NONE,
  OGC_VERB_PLACE,
  OGC_VERB_REROLL,
  OGC_VERB_TURN,
  OGC_VERB_END,
  OGC_VERB_TAKE,
  OGC_VERB_HELP,
  OGC_VERB_COMMANDS,
  OGC_VERB_TABLE,
  OGC_VERB_ME,
  OGC_VERB_PLAYERS,
  OGC_VERB_SCORE,
  OGC_VERB_LOG,
  OGC_VERB_RULES,
  OGC_VERB_HINT,
  OGC_VERB_UNDO,
  OGC_VERB_REDO,
  OGC_VERB_SAVE,
  OGC_VERB_GAME,
  OGC_VERB_QUIT,
  OGC_N_VERBS
} OgcVerb;

/* The form of @verb in sentences, in the program's language. Owned by the program. */
const char *ogc_verb_word      (OgcVerb       verb);

/* The verb that @words begin with, unabbreviated, and the number of its words. */
OgcVerb     ogc_verb_find      (char        **words,
                                guint        *n);
/* The verbs that begin with @word: bit n for verb n. */
guint       ogc_verb_find_begun (const char  *word);

/**
 * OgcDiceRequest:
 * @own: the player's own dice
 * @neutral: neutral dice
 * @to: the dice that they are to become
 * @all: whether all dice are meant
 * @buildings: bit n: building n may be meant; all bits when none is named
 * @named: whether a building is named
 * @unknown: whether a word was not understood
 * @no_die: whether that is a number that no die shows
 *
 * What to do with dice, as typed.
 */
typedef struct {
  OgcDice  own;
  OgcDice  neutral;
  OgcDice  to;
  gboolean all;
  guint    buildings;
  gboolean named;
  gboolean unknown;
  gboolean no_die;
} OgcDiceRequest;

/**
 * ogc_dice_request_read:
 * @words: what was typed after the verb, if there was one
 * @turning: whether dice are turned into others, separated by “to”
 * @request: (out caller-allocates): the request
 */
void        ogc_dice_request_read (char            **words,
                                   gboolean          turning,
                                   OgcDiceRequest   *request);

/* The buildings that @word may name: bit n for building n. */
guint       ogc_console_find_buildings (const char *word);

G_END_DECLS
