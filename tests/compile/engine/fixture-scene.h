/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card-set.h"
#include "compile-field.h"
#include "compile-rules.h"

/*
 * Scenes: a game in which only the cards are in play that a test has put somewhere; all others are in the box. Cards
 * are given by their names ("Chaos 0"), several with commas between them. A place is written as "my hand", "their
 * trash", "my deck", "the box", or in the field as "my 2.0 up": the line, and how many cards lie under the card.
 *
 * Side 0 is me, side 1 is them.
 */
enum {
  ME,
  THEM,
};

#define UP COMPILE_FACE_UP
#define DOWN COMPILE_FACE_DOWN

extern CompileState scene;
extern CompileEvents scene_events;

/* Begins a scene with these protocols from line 0 to line 2, in my action phase. */
void     scene_begin      (const char      *mine,
                           const char      *theirs);
/* The set to which its cards belong. */
CompileCardSet *scene_card_set (void);
/* Puts a card on top of a stack, or cards into a zone; for a deck, the topmost card comes first. */
void     scene_put        (unsigned         side,
                           unsigned         line,
                           const char      *card,
                           CompileFace      face);
void     scene_hand       (unsigned         side,
                           const char      *cards);
void     scene_deck       (unsigned         side,
                           const char      *cards);
void     scene_trash      (unsigned         side,
                           const char      *cards);
/* Makes it the action phase of @side. */
void     scene_action     (unsigned         side);
/* Begins or ends the turn of @side. */
void     scene_turn       (unsigned         side);
void     scene_end        (unsigned         side);

/* Replaces what @card says by @text, in this scene. */
void     scene_reprint    (const char      *card,
                           CompileText      text);
/* A card's name. Free with g_free(). */
char *   scene_name       (unsigned         card);
/* The number of a card in the game. */
unsigned scene_card       (const char      *name);
/* The cards of a list, as a set. */
CompileCards scene_cards  (const char      *names);

/* Take decisions of the side that is asked. Each must be legal. */
void     decide           (CompileDecision  decision);
void     play             (const char      *card,
                           CompileFace      face,
                           unsigned         line);
void     play_to          (unsigned         side,
                           const char      *card,
                           CompileFace      face,
                           unsigned         line);
void     refresh          (void);
void     choose           (const char      *card);
void     choose_line      (unsigned         line);
void     choose_number    (unsigned         number);
void     rearrange        (unsigned         side,
                           unsigned         order);
void     yes              (void);
void     pass             (void);

/* The rule that refuses a play, or COMPILE_RULE_NONE. */
CompileRule refusal       (const char      *card,
                           unsigned         side,
                           unsigned         line,
                           CompileFace      face);

/* Asserts that a card is at a place. */
#define expect(card, place) \
  do \
    { \
      g_autofree char *place_of_card = scene_place (card); \
      g_assert_cmpstr (place_of_card, ==, place); \
    } \
  while (0)

/* Asserts that somebody is asked this: "me: card Chaos 1, War 2 or pass", "them: line 0 2", "me: play War 2 0 1 2". */
#define asked(text) \
  do \
    { \
      g_autofree char *question = scene_question (); \
      g_assert_cmpstr (question, ==, text); \
    } \
  while (0)

/* Asserts that nothing is pending, and that it is the action phase of @who. */
#define rests(who) \
  do \
    { \
      g_assert_cmpuint (scene.n_frames, ==, 0); \
      g_assert_cmpuint (scene.ask.kind, ==, COMPILE_ASK_ACTION); \
      g_assert_cmpuint (scene.ask.side, ==, (who)); \
    } \
  while (0)

/* How many events of a kind followed the last decision. */
unsigned happened         (CompileEventKind kind);

char *   scene_place      (const char      *card);
char *   scene_question   (void);
