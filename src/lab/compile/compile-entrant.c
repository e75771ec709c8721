/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-entrant.h"

#include <glib/gi18n.h>
#include <string.h>
#include <time.h>

#include "compile-draft.h"
#include "compile-levels.h"
#include "compile-rules.h"
#include "compile-weights.h"
#include "ogc-cli.h"

#define WORK_PREFIX ",work="
#define WEIGHTS_LENGTH 16

/* Everything that would do, for a sentence. */
static char *
list_players (void)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const CompilePlayer *player;

  for (guint i = 0; (player = compile_player_nth (i)) != NULL; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", player->id);
  return g_string_free (g_steal_pointer (&list), FALSE);
}

CompileEntrant *
compile_entrant_new (const char  *text,
                     GError     **error)
{
  g_autoptr (CompileEntrant) self = g_new0 (CompileEntrant, 1);
  const char *end;
  g_autofree char *id = NULL;
  guint64 work = COMPILE_WORK_USUAL;

  g_return_val_if_fail (text != NULL, NULL);

  end = strstr (text, WORK_PREFIX);
  id = end != NULL ? g_strndup (text, (gsize) (end - text)) : g_strdup (text);
  self->name = g_strdup (text);
  self->player = compile_player_find (id);
  if (self->player == NULL)
    {
      g_autofree char *list = list_players ();

      g_set_error (error, OGC_CLI_ERROR, 0, _("%s: “%s” is unknown. Choose one of: %s."), "--game=compile", id, list);
      return NULL;
    }
  if (end != NULL && !ogc_cli_number (text, end + strlen (WORK_PREFIX), 0, COMPILE_MAX_WORK, &work, error))
    return NULL;
  self->work = (unsigned) work;

  return g_steal_pointer (&self);
}

void
compile_entrant_free (CompileEntrant *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self);
}

static gboolean
is_level (const CompilePlayer *player)
{
  for (guint level = 0; level < COMPILE_N_LEVELS; level++)
    if (player == &compile_levels[level])
      return TRUE;

  return FALSE;
}

static void
add_number (GChecksum *checksum,
            guint32    number)
{
  const guint32 bytes = GUINT32_TO_LE (number);

  g_checksum_update (checksum, (const guchar *) &bytes, sizeof bytes);
}

char *
compile_entrant_dup_weights (const CompileEntrant *self,
                             CompileCardSet       *set)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_return_val_if_fail (self != NULL && COMPILE_IS_CARD_SET (set), NULL);

  if (!is_level (self->player))
    return g_strdup ("");
  for (guint i = 0; i < COMPILE_N_KNOWN_PROTOCOLS; i++)
    add_number (checksum, compile_weights.prints[i]);
  for (guint i = 0; i < COMPILE_N_WEIGHTS; i++)
    add_number (checksum, (guint32) compile_weights.weights[i]);
  for (guint i = 0; i < COMPILE_N_PROTOCOLS; i++)
    add_number (checksum, (guint32) compile_draft_rating (compile_card_set_get_cards (set), i));

  return g_strndup (g_checksum_get_string (checksum), WEIGHTS_LENGTH);
}

/* ---- A game ---- */

/* The microseconds of this thread's work. */
static guint64
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (guint64) time.tv_sec * G_USEC_PER_SEC + (guint64) time.tv_nsec / 1000;
}

/* What a player leaves to chance is another thing at every decision of every game. */
static guint64
seed_of (const CompileState *state,
         guint               position)
{
  OgcRandom seed;

  ogc_random_seed (&seed, 2 * position + state->ask.side, state->setup.seed);

  return seed;
}

static void
decide (const CompileEntrant  *entrant,
        const CompileState    *state,
        const CompileDecision *legal,
        guint                  n,
        guint                  position,
        CompileDecision       *decision)
{
  const CompileSearchLimits limits = { .seed = seed_of (state, position), .work = entrant->work };
  CompileKnowledge knowledge;

  if (entrant->player->pick != NULL)
    {
      entrant->player->pick (legal, n, &limits, decision);
      return;
    }
  compile_knowledge_of (&knowledge, state, state->ask.side);
  entrant->player->decide (&knowledge, &limits, decision);
}

guint
compile_entrant_play (CompileCardSet               *set,
                      guint64                       seed,
                      const CompileEntrant * const *sides,
                      OgcTimings                   *timings,
                      GArray                       *decisions,
                      CompileState                 *state)
{
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };
  CompileDecision legal[COMPILE_MAX_DECISIONS], decision;
  guint position = 0, n;

  g_return_val_if_fail (COMPILE_IS_CARD_SET (set) && sides != NULL && state != NULL, 0);

  compile_rules_begin (state, compile_card_set_get_cards (set), &setup, NULL);
  for (; (n = compile_rules_list (state, legal)) > 0; position++)
    {
      const guint side = state->ask.side;
      const guint64 begun = timings != NULL ? now () : 0;

      decide (sides[side], state, legal, n, position, &decision);
      if (timings != NULL && n > 1)
        ogc_timings_add (&timings[side], now () - begun);
      if (compile_rules_take (state, &decision, NULL) != COMPILE_RULE_NONE)
        g_error ("%s has decided what the rules refuse: game %" G_GUINT64_FORMAT ", decision %u", sides[side]->name,
                 seed, position);
      if (decisions != NULL)
        g_array_append_val (decisions, decision);
    }
  return position;
}
