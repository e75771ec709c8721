/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-field.h"
#include "compile-rules.h"

/*
 * Scenes: a game in which just those cards are somewhere that a test has put there; all others are in the box. Cards
 * are called by their names ("Chaos 0"), several with commas between them. A place is written as "my hand", "their
 * trash", "my deck", "the box", or in the field as "my 2.0 up": line and how many cards lie under it.
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

/* Begins a scene with these protocols from line 0 to line 2. It is my action. */
void     scene_begin      (const char      *mine,
                           const char      *theirs);
/* Puts a card on top of a stack, or cards into a zone; into a deck the topmost first. */
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
/* It is the action of @side. */
void     scene_action     (unsigned         side);
/* The turn of @side begins, or comes to its end. */
void     scene_turn       (unsigned         side);
void     scene_end        (unsigned         side);

/* From now on @card says what @text says, in this scene. */
void     scene_reprint    (const char      *card,
                           CompileText      text);
/* A card's name. Free with g_free(). */
char *   scene_name       (unsigned         card);
/* The number of a card in the game. */
unsigned scene_card       (const char      *name);
/* The cards of a list. */
CompileCards scene_cards  (const char      *names);

/* Decisions of the side that is asked. Each has to be legal. */
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

/* The rule that refuses a play. */
CompileRule refusal       (const char      *card,
                           unsigned         side,
                           unsigned         line,
                           CompileFace      face);

/* Whether a card is where it should be. */
#define expect(card, place) \
  do \
    { \
      g_autofree char *place_of_card = scene_place (card); \
      g_assert_cmpstr (place_of_card, ==, place); \
    } \
  while (0)

/* Whether somebody is asked this: "me: card Chaos 1, War 2 or pass", "them: line 0 2", "me: play War 2 0 1 2". */
#define asked(text) \
  do \
    { \
      g_autofree char *question = scene_question (); \
      g_assert_cmpstr (question, ==, text); \
    } \
  while (0)

/* Whether nobody is in the middle of anything: it is the action of @side. */
#define rests(who) \
  do \
    { \
      g_assert_cmpuint (scene.n_frames, ==, 0); \
      g_assert_cmpuint (scene.ask.kind, ==, COMPILE_ASK_ACTION); \
      g_assert_cmpuint (scene.ask.side, ==, (who)); \
    } \
  while (0)

/* How often something happened after the last decision. */
unsigned happened         (CompileEventKind kind);

char *   scene_place      (const char      *card);
char *   scene_question   (void);
