/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* CompileRun: what a game needs while it goes on from one question to the next. Private to the engine. */
typedef struct {
  CompileState          *state;
  CompileEvents         *events; /* may be NULL */
  const CompileDecision *answer; /* to what was asked last; NULL once somebody has used it */
} CompileRun;

/* Tells what has happened; further arguments are members of the event. */
#define COMPILE_EMIT(run, event_kind, ...) \
  do \
    { \
      if ((run)->events != NULL) \
        compile_run_emit ((run)->events, &(CompileEvent) { .kind = (event_kind), __VA_ARGS__ }); \
    } \
  while (0)

void        compile_run_emit        (CompileEvents      *events,
                                     const CompileEvent *event);
/* Asks @side; the caller fills in what it may answer. With @frame the card whose text asks is named. */
CompileAsk *compile_run_ask         (CompileRun         *run,
                                     CompileAskKind      kind,
                                     unsigned            side,
                                     const CompileFrame *frame);
/* What was answered, once; NULL when nothing was. */
const CompileDecision *compile_run_answer (CompileRun   *run);
/* A number below @bound, evenly, of the generator @stream. */
unsigned    compile_run_chance      (CompileRun         *run,
                                     unsigned            stream,
                                     unsigned            bound);
/* One of @cards, evenly, of the generator @stream. */
unsigned    compile_run_chance_card (CompileRun         *run,
                                     unsigned            stream,
                                     CompileCards        cards);
