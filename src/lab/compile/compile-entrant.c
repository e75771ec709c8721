/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-entrant.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compile-decision-json.h"
#include "compile-draft.h"
#include "compile-levels.h"
#include "compile-names.h"
#include "compile-players.h"
#include "compile-protocol-lines.h"
#include "compile-rules.h"
#include "compile-weights.h"
#include "ogc-cli.h"
#include "ogc-error.h"
#include "ogc-seat-spec.h"
#include "ogc-subprocess-player.h"

#define OUTSIDE_PREFIX OGC_SEAT_OUTSIDE "="
#define WORK_PREFIX ",work="
#define WEIGHTS_LENGTH 16

/* A list of everything that may be typed, to insert into a sentence. */
static char *
list_players (gboolean outside)
{
  g_autoptr (GPtrArray) ids = compile_match_player_ids ();

  if (outside)
    g_ptr_array_add (ids, (char *) OUTSIDE_PREFIX "COMMAND");
  g_ptr_array_add (ids, NULL);

  return g_strjoinv (", ", (char **) ids->pdata);
}

static gboolean
read_player (CompileEntrant  *self,
             GError         **error)
{
  const char *end = strstr (self->name, WORK_PREFIX);
  g_autofree char *id = end != NULL ? g_strndup (self->name, (gsize) (end - self->name)) : g_strdup (self->name);
  guint64 work = COMPILE_WORK_USUAL;

  self->player = compile_players_find (id);
  if (self->player == NULL)
    {
      g_autofree char *list = list_players (self->timeout > 0);

      g_set_error (error, OGC_CLI_ERROR, 0, _("%s: “%s” is unknown. Choose one of: %s."), "--game=compile", id, list);
      return FALSE;
    }
  if (end != NULL && !ogc_cli_number (self->name, end + strlen (WORK_PREFIX), 0, COMPILE_MAX_WORK, &work, error))
    return FALSE;
  self->work = (unsigned) work;

  return TRUE;
}

CompileEntrant *
compile_entrant_new (const char  *text,
                     guint        timeout,
                     GError     **error)
{
  g_autoptr (CompileEntrant) self = g_new0 (CompileEntrant, 1);

  g_return_val_if_fail (text != NULL, NULL);

  self->name = g_strdup (text);
  self->timeout = timeout;
  if (timeout > 0 && g_str_has_prefix (text, OUTSIDE_PREFIX)
        ? !ogc_subprocess_player_parse (text, text + strlen (OUTSIDE_PREFIX), &self->command, error)
        : !read_player (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
compile_entrant_free (CompileEntrant *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_strfreev (self->command);
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

/* Table: who plays one game, and the programs that were started for it. */
typedef struct {
  CompileCardSet               *set;
  const CompileEntrant * const *sides;
  OgcSubprocessPlayer          *programs[COMPILE_N_SIDES];
  CompileEvents                *events; /* NULL if no program needs them */
} Table;

/* The seed of a player's random source, different for every decision of every game. */
static guint64
seed_of (const CompileState *state,
         guint               position)
{
  OgcRandom seed;

  ogc_random_seed (&seed, 2 * position + state->ask.side, state->setup.seed);

  return seed;
}

static void
choose_decision (const CompileEntrant  *entrant,
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

/* ---- External programs ---- */

static gboolean
start_programs (Table   *table,
                GError **error)
{
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      const CompileEntrant *entrant = table->sides[side];

      if (entrant->command == NULL)
        continue;
      table->programs[side] = ogc_subprocess_player_new (entrant->name, entrant->command, entrant->timeout, error);
      if (table->programs[side] == NULL)
        return FALSE;
      if (table->events == NULL)
        table->events = g_new0 (CompileEvents, 1);
    }
  return TRUE;
}

static void
table_clear (Table *table)
{
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    g_clear_pointer (&table->programs[side], ogc_subprocess_player_free);
  g_clear_pointer (&table->events, g_free);
}

static const char *
id_of (const CompileEntrant *entrant)
{
  return entrant->player != NULL ? entrant->player->id : OGC_SEAT_OUTSIDE;
}

/* Tells the programs what has just happened. */
static gboolean
tell_programs (const Table         *table,
               const CompileState  *state,
               guint                position,
               GError             **error)
{
  const char *players[] = { id_of (table->sides[0]), id_of (table->sides[1]) };

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      OgcSubprocessPlayer *program = table->programs[side];

      if (program == NULL)
        continue;
      if (position == 0
          && (!ogc_subprocess_player_send (program, compile_protocol_hello (FALSE), error)
              || !ogc_subprocess_player_send (program, compile_protocol_game (table->set, &state->setup, players),
                                              error)))
        return FALSE;
      if (!ogc_subprocess_player_send (program, compile_protocol_events (table->events, (int) side, position), error))
        return FALSE;
      if (state->ask.kind == COMPILE_ASK_NOTHING
          && !ogc_subprocess_player_send (program, compile_protocol_end (state), error))
        return FALSE;
    }
  return TRUE;
}

static void
read_cb (OgcJsonReader *reader,
         gpointer       decision)
{
  compile_decision_read (reader, "decision", decision);
}

static gboolean
ask_program (const Table         *table,
             const CompileState  *state,
             guint                position,
             CompileDecision     *decision,
             GError             **error)
{
  const guint side = state->ask.side;
  g_autofree char *seed = NULL;
  CompileRule rule;

  if (!ogc_subprocess_player_ask (table->programs[side], compile_protocol_ask (state, position), position, read_cb,
                                  decision, error))
    return FALSE;
  rule = compile_rules_check (state, decision);
  if (rule == COMPILE_RULE_NONE)
    return TRUE;
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, state->setup.seed);
  g_set_error (error, OGC_ERROR, OGC_ERROR_REFUSED,
               /* TRANSLATORS: a player's identifier, the seed of a game, the number of a rule */
               _("The player “%s” made a decision in the game with seed %s that rule %s forbids."),
               table->sides[side]->name, seed, ogc_name_of (compile_names_rule, rule));
  return FALSE;
}

/* ---- Playing ---- */

static gboolean
play_game (Table         *table,
           OgcTimings    *timings,
           GArray        *decisions,
           CompileState  *state,
           GError       **error)
{
  CompileDecision legal[COMPILE_MAX_DECISIONS], decision;
  guint n;

  for (guint position = 0; (n = compile_rules_list (state, legal)) > 0; position++)
    {
      const guint side = state->ask.side;
      const gboolean outside = table->programs[side] != NULL;
      const guint64 begun = timings != NULL ? ogc_timings_read_clock (outside) : 0;

      if (!outside)
        choose_decision (table->sides[side], state, legal, n, position, &decision);
      else if (!ask_program (table, state, position, &decision, error))
        return FALSE;
      if (timings != NULL && n > 1)
        ogc_timings_add (&timings[side], ogc_timings_read_clock (outside) - begun);
      if (compile_rules_take (state, &decision, table->events) != COMPILE_RULE_NONE)
        g_error ("%s has decided what the rules refuse: game %" G_GUINT64_FORMAT ", decision %u",
                 table->sides[side]->name, state->setup.seed, position);
      if (decisions != NULL)
        g_array_append_val (decisions, decision);
      if (!tell_programs (table, state, position + 1, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
compile_entrant_play (CompileCardSet               *set,
                      guint64                       seed,
                      const CompileEntrant * const *sides,
                      OgcTimings                   *timings,
                      GArray                       *decisions,
                      CompileState                 *state,
                      GError                      **error)
{
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };
  Table table = { .set = set, .sides = sides };
  gboolean fine;

  g_return_val_if_fail (COMPILE_IS_CARD_SET (set) && sides != NULL && state != NULL, FALSE);

  fine = start_programs (&table, error);
  if (fine)
    {
      compile_rules_begin (state, compile_card_set_get_cards (set), &setup, table.events);
      fine = tell_programs (&table, state, 0, error) && play_game (&table, timings, decisions, state, error);
    }
  table_clear (&table);

  return fine;
}
