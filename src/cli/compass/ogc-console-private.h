/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-console-output.h"
#include "ogc-console-session.h"
#include "ogc-console-words.h"
#include "ogc-console.h"
#include "ogc-hint-provider.h"
#include "ogc-words.h"

G_BEGIN_DECLS

/* One of several answers that were listed under a number. */
typedef struct {
  OgcDecision decision;
  char       *text;
} OgcConsoleChoice;

struct _OgcConsole
{
  OgcGame         *game;
  OgcHintProvider *hints;
  OgcConsoleSession session;

  GPtrArray       *news;       /* sentences about what has happened, not yet told; NULL for what a round offers */
  int              told[OGC_MAX_SEATS]; /* the position up to which the person there was told; -1 for none */
  guint            persons;    /* how many play at this terminal */

  GArray          *choices;    /* OgcConsoleChoice: what a number stands for */
  gboolean         passing;    /* @choices are only valid for the next line */
  gboolean         ended;      /* the result was told */
};

/* --- What has happened: ogc-console-story.c --- */

/* Collects what happens, to be told later. */
void     ogc_console_follow        (OgcConsole *self);
/* Tells it. Without a reader it is dropped; ogc_console_tell_since() takes it from the log. */
void     ogc_console_tell_news     (OgcConsole *self);
/* Tells what has happened after @position decisions, as the viewer may know it. */
void     ogc_console_tell_since    (OgcConsole *self,
                                    int         position);
/* Tells the last @n events. */
void     ogc_console_tell_log      (OgcConsole *self,
                                    guint       n);
/* Tells who plays what. */
void     ogc_console_tell_setup    (OgcConsole *self);

/* --- What lies on the table: ogc-console-table.c --- */

/* The name of @tile, with what else is visible of it. Returns: (transfer full) */
char    *ogc_console_name_tile     (OgcTile    *tile);
void     ogc_console_read_table    (OgcConsole *self);
/* Reads out what can be won in the round that has begun. */
void     ogc_console_read_round    (OgcConsole *self);
/* Reads out everything about one building. */
void     ogc_console_read_building (OgcConsole  *self,
                                    OgcBuilding *building);

/* --- What players have: ogc-console-seats.c --- */

void     ogc_console_read_seats    (OgcConsole *self);
void     ogc_console_read_seat     (OgcConsole *self,
                                    OgcSeat    *seat);
void     ogc_console_read_score    (OgcConsole *self,
                                    OgcSeat    *seat);
/* The end of the game: places, gold by sources, who has won and by how much. */
void     ogc_console_read_result   (OgcConsole *self);
/* (transfer none) (nullable): the seat whose name begins with @words */
OgcSeat *ogc_console_find_seat     (OgcConsole  *self,
                                    char       **words);
/* (transfer none) (nullable): the seat of the person who may look at its secrets now */
OgcSeat *ogc_console_get_viewer    (OgcConsole  *self);

/* --- Questions: ogc-console-question.c --- */

/* Asks the current question. */
void     ogc_console_ask_next      (OgcConsole *self);

/* --- Typed lines: ogc-console-line.c --- */

/* Executes @line. */
void     ogc_console_take_line     (OgcConsole *self,
                                    const char *line);

/* --- Answers: ogc-console-answer.c --- */

/* Clears what numbers stand for. */
void     ogc_console_clear_choices (OgcConsole        *self);
/* Adds an answer, and says it. */
void     ogc_console_add_choice    (OgcConsole        *self,
                                    const OgcDecision *decision,
                                    const char        *text);
/* Takes @decision, or says why not. */
gboolean ogc_console_take          (OgcConsole        *self,
                                    const OgcDecision *decision);
void     ogc_console_end_turn      (OgcConsole        *self);
/* Takes one of the choices by its number or its words. False if @words match none. */
gboolean ogc_console_choose        (OgcConsole        *self,
                                    char             **words);
void     ogc_console_hint          (OgcConsole        *self);
void     ogc_console_undo          (OgcConsole        *self);
void     ogc_console_redo          (OgcConsole        *self);

/* --- Dice: ogc-console-place.c --- */

/* The dice in the hand from which dice are placed now. */
OgcDice  ogc_console_get_hand      (OgcConsole  *self,
                                    gboolean     neutral);

/* Each executes what was typed after its verb. */
void     ogc_console_place         (OgcConsole  *self,
                                    char       **words);
void     ogc_console_reroll        (OgcConsole  *self,
                                    char       **words);
void     ogc_console_turn          (OgcConsole  *self,
                                    char       **words);

/* --- Help: ogc-console-help.c --- */

/* What can be answered now, and why. */
void     ogc_console_help          (OgcConsole *self);
void     ogc_console_list_commands (OgcConsole *self);
/* What the rulebook says about the words of @text; its chapters without any. */
void     ogc_console_rules         (OgcConsole *self,
                                    const char *text);
/* Whether a decision of @kind is legal now. */
gboolean ogc_console_can_take      (OgcConsole      *self,
                                    OgcDecisionKind  kind);
/* Adds what can be placed in @building now: “2, 3, 2 3”. */
void     ogc_console_list_places   (OgcConsole  *self,
                                    OgcBuilding *building,
                                    gboolean     neutral,
                                    GString     *list);

G_END_DECLS
