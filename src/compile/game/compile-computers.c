/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-computers.h"

#include "compile-rules.h"

/* A sequence that no game uses. */
#define STREAM (COMPILE_N_STREAMS + 1)

/* Takes any legal decision. */
static gboolean
decide_at_random (const CompileKnowledge *knowledge,
                  const CompileThought   *thought,
                  CompileDecision        *decision)
{
  CompileDecision legal[COMPILE_MAX_DECISIONS];
  const unsigned n = compile_rules_list (&knowledge->seen, legal);
  OgcRandom random;

  if (atomic_load (thought->cancelled) != 0)
    return FALSE;
  ogc_random_seed (&random, STREAM, thought->seed);
  *decision = legal[ogc_random_below (&random, STREAM, n)];
  return TRUE;
}

static const CompileComputer computers[] = {
  { "random", decide_at_random },
};

const CompileComputer *
compile_computer_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (computers); i++)
    if (g_str_equal (computers[i].id, id))
      return &computers[i];
  return NULL;
}

const CompileComputer *
compile_computer_nth (unsigned n)
{
  return n < G_N_ELEMENTS (computers) ? &computers[n] : NULL;
}
