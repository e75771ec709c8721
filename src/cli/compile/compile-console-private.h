/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-console-words.h"
#include "compile-console.h"
#include "compile-knowledge.h"
#include "compile-text.h"
#include "ogc-console-output.h"
#include "ogc-console-session.h"
#include "ogc-words.h"

G_BEGIN_DECLS

/* A numbered answer. A card in the hand stands for all ways to play it. */
typedef struct {
  guint           number;
  gboolean        is_card;
  CompileDecision decision;
  char           *text;
} CompileConsoleChoice;

struct _CompileConsole
{
  CompileGame       *game;
  OgcConsoleSession  session;
  guint              persons;    /* how many play at this terminal */

  CompileSave       *now;        /* the game as it stands; what the viewer may know of it; and for sentences about it */
  CompileKnowledge   knowledge;
  CompileTextGame    text;

  int                told[COMPILE_N_SIDES]; /* the position up to which the person there was told; -1 for none */

  GArray            *choices;    /* CompileConsoleChoice */
  CompileRule        refused;    /* the rule that has refused the last answer */
  gboolean           silent;     /* the choices being added were said before */
  gboolean           passing;    /* @choices are only valid for the next line */
  gboolean           ended;      /* the result was told */
};

/* Updates everything from the game. */
void         compile_console_look           (CompileConsole        *self);
/* The side of the person who may look at its secrets now; -1 without one. */
int          compile_console_get_viewer     (CompileConsole        *self);
/* Whether something can be answered now. */
gboolean     compile_console_is_asking      (CompileConsole        *self);

/* --- What has happened: compile-console-story.c --- */

/* For @after: the story includes the beginning of the game. */
#define COMPILE_STORY_BEGINNING -1

/**
 * compile_console_story:
 * @save: a game
 * @reader: what the reader may know, and what the players are called; its state does not matter
 * @after: the number of decisions before the story begins
 * @with_texts: whether to tell what cards say when their effects begin
 *
 * Returns: (transfer full) (element-type utf8): sentences, an empty one before each turn
 */
GPtrArray   *compile_console_story          (CompileSave           *save,
                                             const CompileTextGame *reader,
                                             int                    after,
                                             gboolean               with_texts);
/* Tells who plays what; @alone: only one person plays. */
void         compile_console_tell_setup     (CompileSave           *save,
                                             gboolean               alone);
/* Tells the reader what has happened since. */
void         compile_console_tell_news      (CompileConsole        *self);
/* Tells the last @n events. */
void         compile_console_tell_log       (CompileConsole        *self,
                                             guint                  n);

/* --- What cards say: compile-console-cards.c --- */

/* The text of @box of a card, without its timing if it is being resolved @now. Returns: (transfer full) */
char        *compile_console_dup_box        (const CompileText     *card,
                                             guint                  box,
                                             gboolean               now);
/* The whole text of @card, after its name. Returns: (transfer full) */
char        *compile_console_dup_card       (const CompileTextGame *game,
                                             guint                  card);
/* Whether the viewer knows @card. */
gboolean     compile_console_knows          (CompileConsole        *self,
                                             guint                  card);
/* The name of @card. Returns: (transfer full) */
char        *compile_console_name_card      (const CompileTextGame *game,
                                             guint                  card);
/* Reads out the cards of either player that @words name: a protocol, or one of its cards. */
void         compile_console_read_card      (CompileConsole        *self,
                                             char                 **words);
void         compile_console_read_hand      (CompileConsole        *self);

/* --- What lies on the table: compile-console-table.c --- */

void         compile_console_read_table     (CompileConsole        *self);
/* Reads out a line with everything that its cards say; @number is the displayed one. */
void         compile_console_read_line      (CompileConsole        *self,
                                             guint                  number);
void         compile_console_read_trash     (CompileConsole        *self);
void         compile_console_read_result    (CompileConsole        *self);
/* A summary of a line: totals and protocols. Returns: (transfer full) */
char        *compile_console_dup_line       (CompileConsole        *self,
                                             guint                  line);

/* --- Questions: compile-console-question.c --- */

/* Asks the current question. */
void         compile_console_ask_next       (CompileConsole        *self);
/* Updates what numbers stand for, without saying anything. */
void         compile_console_find_choices   (CompileConsole        *self);

/* --- Typed lines: compile-console-line.c --- */

/* Executes @line. */
void         compile_console_take_line      (CompileConsole        *self,
                                             const char            *line);

/* --- Answers: compile-console-answer.c --- */

/* Clears what numbers stand for. */
void         compile_console_clear_choices  (CompileConsole        *self);
/* Adds an answer under @number, and says it unless that is done elsewhere; with @is_card it stands for all ways to
 * play a card in the hand. */
void         compile_console_add_choice     (CompileConsole        *self,
                                             guint                  number,
                                             gboolean               is_card,
                                             const CompileDecision *decision,
                                             const char            *text);
/* Takes @decision, or says why not. */
void         compile_console_take           (CompileConsole        *self,
                                             const CompileDecision *decision);
/* Says why @decision is refused. */
void         compile_console_refuse         (CompileConsole        *self,
                                             const CompileDecision *decision);
/* Takes one of the choices by its number or its words. False if @words match none. */
gboolean     compile_console_choose         (CompileConsole        *self,
                                             char                 **words);
/* Refills the hand. */
void         compile_console_refill         (CompileConsole        *self);
void         compile_console_undo           (CompileConsole        *self);
void         compile_console_redo           (CompileConsole        *self);
/* Offers what the strongest player would do, and why. */
void         compile_console_hint           (CompileConsole        *self);

/* --- Answers by cards, lines and sides: compile-console-play.c --- */

/* Takes what @words describe, lists the possibilities if there are several, or says why it is impossible. False if
 * they describe nothing. */
gboolean     compile_console_play           (CompileConsole        *self,
                                             char                 **words);

/* --- Help: compile-console-help.c --- */

/* What can be answered now, and why. */
void         compile_console_help           (CompileConsole        *self);
void         compile_console_list_commands  (CompileConsole        *self);
/* What the rulebook says about the words of @text; its chapters without any. */
void         compile_console_rules          (const char            *text);

G_END_DECLS
