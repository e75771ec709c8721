/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stdatomic.h>

#include "compile-knowledge.h"

G_BEGIN_DECLS

#define COMPILE_WORK_USUAL 100

/* How one decision is to be thought about: @seed for what is left to chance, @work in per cent of what is usual,
 * @cancelled becomes non-zero when nobody wants the answer any more. */
typedef struct {
  guint64           seed;
  unsigned          work;
  const atomic_int *cancelled;
  gint64            deadline; /* of the monotonic clock, in microseconds; 0: none */
} CompileThought;

/* A computer player. Constant; decides from what a side may know, and from nothing else (COM-15), in any thread. */
typedef struct {
  const char *id; /* as in saves and on the command line */
  /* Writes a legal decision of the side that knows, which is asked. FALSE when cancelled. */
  gboolean  (*decide) (const CompileKnowledge *knowledge,
                       const CompileThought   *thought,
                       CompileDecision        *decision);
} CompileComputer;

/* The computer player with @id, or NULL. */
const CompileComputer *compile_computer_find (const char *id);
/* Number @n of them, weakest first, or NULL when there are fewer. */
const CompileComputer *compile_computer_nth  (unsigned    n);

G_END_DECLS
