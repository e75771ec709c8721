/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* CompileRun: what is needed while a game moves from one question to the next. Private to the engine. */
typedef struct {
  CompileState          *state;
  CompileEvents         *events; /* may be NULL */
  const CompileDecision *answer; /* to the last question; NULL once it has been used */
} CompileRun;

/* Emits an event; further arguments are members of it. */
#define COMPILE_EMIT(run, event_kind, ...) \
  do \
    { \
      if ((run)->events != NULL) \
        compile_run_emit ((run)->events, &(CompileEvent) { .kind = (event_kind), __VA_ARGS__ }); \
    } \
  while (0)

void        compile_run_emit        (CompileEvents      *events,
                                     const CompileEvent *event);
/* Asks @side; the caller fills in the possible answers. @frame, if not NULL, names the card whose text asks. */
CompileAsk *compile_run_ask         (CompileRun         *run,
                                     CompileAskKind      kind,
                                     unsigned            side,
                                     const CompileFrame *frame);
/* The answer, once; NULL if there is none. */
const CompileDecision *compile_run_answer (CompileRun   *run);
/* A uniformly random number below @bound, from the generator @stream. */
unsigned    compile_run_chance      (CompileRun         *run,
                                     unsigned            stream,
                                     unsigned            bound);
/* A uniformly random one of @cards, from the generator @stream. */
unsigned    compile_run_chance_card (CompileRun         *run,
                                     unsigned            stream,
                                     CompileCards        cards);
