/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-advice.h"
#include "compile-card-set.h"
#include "compile-state.h"

G_BEGIN_DECLS

/*
 * Every sentence about Compile Gold, translated, for the window, the log and the command line. Strings returned as
 * const are owned by the program; free all others with g_free().
 */

/* ---- Names ---- */

/* Where cards are. */
typedef enum {
  COMPILE_TEXT_HAND,
  COMPILE_TEXT_DECK,
  COMPILE_TEXT_TRASH,
  COMPILE_TEXT_STACK,
  COMPILE_TEXT_FIELD,
  COMPILE_TEXT_TRANSIT,
  COMPILE_TEXT_N_ZONES
} CompileTextZone;

/* A protocol by its number in compile_names_protocol, one of its cards (“Fire 1”), and its two sides. */
const char *compile_text_protocol        (guint                protocol);
/* The same, with soft hyphens where the name may be broken on a narrow poster. */
const char *compile_text_poster          (guint                protocol);
char       *compile_text_card_name       (guint                protocol,
                                          guint                value);
const char *compile_text_compiled        (gboolean             is_compiled);
/* The name of a card set, and its protocols. */
const char *compile_text_set             (CompileSetId         set);
const char *compile_text_set_description (CompileSetId         set);
/* Names and explanations of boxes and phases; a phase in one word; names of places. */
const char *compile_text_box             (CompileBox           box);
const char *compile_text_box_rule        (CompileBox           box);
const char *compile_text_phase           (CompilePhase         phase);
const char *compile_text_short_phase     (CompilePhase         phase);
const char *compile_text_phase_rule      (CompilePhase         phase);
const char *compile_text_zone            (CompileTextZone      zone);

/* ---- What a card says ---- */

/**
 * CompileTextEffect:
 * @box: where it is printed on the card
 * @timing: when it is resolved, without the colon; empty if it always applies, or is resolved when its box becomes live
 * @text: what it does, in whole sentences
 */
typedef struct {
  CompileBox  box;
  const char *timing;
  char       *text;
} CompileTextEffect;

/**
 * compile_text_effects:
 * @card: a card
 *
 * Returns: (element-type CompileTextEffect): the effects on @card, from the top; a box may have several, or none. Free
 *   with g_ptr_array_unref()
 */
GPtrArray  *compile_text_effects         (const CompileText   *card);
/* All effects in one text, for tooltips and screen readers: “Start: Draw 1 card. Discard 1 card.” */
char       *compile_text_card            (const CompileText   *card);

/* ---- A game ---- */

/* What to add about an event, or to say about a decision that led to none. */
typedef enum {
  COMPILE_TEXT_PLAIN,
  COMPILE_TEXT_REFILL,         /* cards drawn to refill the hand (COM-55) */
  COMPILE_TEXT_LIMIT,          /* cards discarded because of the hand limit (COM-30) */
  COMPILE_TEXT_IN_VAIN,        /* an effect that begins has nothing to do */
  COMPILE_TEXT_NOTHING_DRAWN,  /* a decision to refill, with no card to draw */
  COMPILE_TEXT_KEPT_PROTOCOLS, /* a decision not to rearrange protocols */
  COMPILE_TEXT_FORGONE,        /* a decision not to do what a card allows */
  COMPILE_TEXT_FORGONE_PART,   /* the same, but the card also does something else */
} CompileTextWay;

/* What led to an event: who decided it, and the card that asked for it. Plain data. */
typedef struct {
  CompileTextWay way;
  guint          by;
  guint          card;
} CompileTextCause;

/**
 * CompileTextGame:
 * @set: the cards
 * @state: the game, or what the reader knows of it; sentences about events need only its protocols
 * @names: the players' names
 * @near_side: the side at the near edge of the table; lines are numbered from its left, from 1
 * @sees: bit n: the reader may know what side n knows; 0 for an onlooker
 * @cause: (nullable): what led to the described event, if known
 *
 * The context of sentences about a game. Plain data, borrowed.
 */
typedef struct {
  CompileCardSet         *set;
  const CompileState     *state;
  const char             *names[COMPILE_N_SIDES];
  guint                   near_side;
  guint                   sees;
  const CompileTextCause *cause;
} CompileTextGame;

/* The displayed number of a line. */
guint       compile_text_line_number     (const CompileTextGame *game,
                                          guint                  line);
/* A card in the field, unambiguously: “Fire 1 (Anna, line 2)”, “Face-down card (Anna, line 2)”. */
char       *compile_text_field_card      (const CompileTextGame *game,
                                          guint                  side,
                                          guint                  line,
                                          guint                  depth);
/**
 * compile_text_card_help:
 * @game: the game
 * @card: a card
 *
 * The current state of a card, beyond what is printed on it: which part of its text counts where it lies, if not all
 * of it (COM-10, COM-11); where the side that is asked for a play may not play it, and why (COM-32, COM-33); when
 * cards in hand are played, while the other side is asked (COM-28).
 *
 * Returns: sentences, or an empty text if there is nothing to say
 */
char       *compile_text_card_help       (const CompileTextGame *game,
                                          guint                  card);
/* Which cards change the total of a stack, and by how much (COM-13): “+3 by Smoke 2, −2 by Metal 0”; empty if none
 * does. */
char       *compile_text_total_changes   (const CompileTextGame *game,
                                          guint                  side,
                                          guint                  line);
/* Whether and when @side compiles @line (COM-26, COM-31), in a few words; empty if the line does not qualify. */
const char *compile_text_compiling       (const CompileTextGame *game,
                                          guint                  side,
                                          guint                  line);

/* Whether one sentence covers @a and @b, which followed it: cards that are drawn, discarded, revealed or deleted
 * together, or a card that lands at once where it was played or shifted to. */
gboolean    compile_text_continues       (const CompileEvent    *a,
                                          const CompileEvent    *b);

/**
 * compile_text_event:
 * @game: the game
 * @events: what happened
 * @n_events: how many events
 * @number: which of them to describe
 *
 * Returns: (nullable): a sentence; %NULL if the previous event's covers it
 */
char       *compile_text_event           (const CompileTextGame *game,
                                          const CompileEvent    *events,
                                          guint                  n_events,
                                          guint                  number);

/* Describes a decision that led to no event; %NULL for COMPILE_TEXT_PLAIN. Free with g_free(). */
char       *compile_text_cause           (const CompileTextGame  *game,
                                          const CompileTextCause *cause);

/**
 * CompileTextEntry:
 * @protocol: the protocol of its card, an index into compile_names_protocol
 * @is_running: whether it is being resolved
 * @text: the status of its effect
 */
typedef struct {
  guint    protocol;
  gboolean is_running;
  char    *text;
} CompileTextEntry;

/* The effects that have begun or are waiting, numbered from 1, the one that is being resolved first (COM-43): “Fire 1
 * waits for Water 4.” Returns: (element-type CompileTextEntry): free with g_ptr_array_unref() */
GPtrArray  *compile_text_pile            (const CompileTextGame *game);

/**
 * compile_text_prompt:
 * @game: the game
 * @to_viewer: whether the reader is the one who is asked
 *
 * Returns: the current question in one sentence; empty if there is none
 */
char       *compile_text_prompt          (const CompileTextGame *game,
                                          gboolean               to_viewer);

/* The result of a game: @winner is a name, or %NULL if nobody won; the other player has compiled @compiled
 * protocols. */
char       *compile_text_outcome         (const char            *winner,
                                          guint                  compiled);

/* A few words that name a decision among those that are legal now: “Play Fire 1 face up in line 2”, “Line 2”. */
char       *compile_text_decision        (const CompileTextGame *game,
                                          const CompileDecision *decision);

/* A hint in sentences: the decision, the reasons for it, and its probability of winning. */
char       *compile_text_advice          (const CompileTextGame *game,
                                          const CompileAdvice   *advice);
/* The same without the decision, for the screen: first the probability of winning, then the main reason. */
char       *compile_text_advice_detail   (const CompileAdvice   *advice);

/* ---- Rules ---- */

/**
 * compile_text_refusal:
 * @rule: a rule that refuses something
 * @decision: (nullable): what is refused, for a more specific sentence
 *
 * Returns: one sentence that says why, and what to do instead
 */
const char *compile_text_refusal         (CompileRule            rule,
                                          const CompileDecision *decision);
/* The same for a refusal in a game; names the card that forbids a play (COM-33). */
char       *compile_text_game_refusal    (const CompileTextGame *game,
                                          CompileRule            rule,
                                          const CompileDecision *decision);
/* The number of a rule, “COM-2”; empty for the two that are not rules. Not translated. */
const char *compile_text_rule_number     (CompileRule            rule);

G_END_DECLS
