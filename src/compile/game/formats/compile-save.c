/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-save.h"

#include <string.h>

#include "compile-decision-json.h"
#include "compile-names.h"
#include "compile-players.h"
#include "compile-rules.h"
#include "compile-save-head.h"
#include "ogc-file.h"
#include "ogc-format-version.h"
#include "ogc-save-details.h"

static void saved_game_init (OgcSavedGameInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CompileSave, compile_save, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (OGC_TYPE_SAVED_GAME, saved_game_init))

/* ---- The rules ---- */

static guint64
mix_frame (guint64             digest,
           const CompileFrame *frame)
{
  digest = ogc_mix_digest (ogc_mix_digest (ogc_mix_digest (digest, frame->cards[0]), frame->cards[1]), frame->cards[2]);
  digest = ogc_mix_digest (ogc_mix_digest (ogc_mix_digest (digest, frame->kind), frame->side), frame->card);
  digest = ogc_mix_digest (ogc_mix_digest (ogc_mix_digest (digest, frame->text), frame->effect), frame->row);

  return ogc_mix_digest (ogc_mix_digest (ogc_mix_digest (digest, frame->stage), frame->that), frame->left);
}

/* The digest that is compared when a game is replayed: of everything in @state that matters to the rules, regardless
 * of its layout in memory. */
static guint64
digest_state (gconstpointer data)
{
  const CompileState *state = data;
  guint64 digest = OGC_EMPTY_DIGEST;

  for (guint stream = 0; stream < COMPILE_N_STREAMS; stream++)
    digest = ogc_mix_digest (digest, state->random[stream]);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      digest = ogc_mix_digest (ogc_mix_digest (digest, state->hand[side]), state->deck[side]);
      digest = ogc_mix_digest (digest, state->trash[side]);
      for (guint i = 0; i < state->n_top[side]; i++)
        digest = ogc_mix_digest (digest, state->top[side][i]);
      for (guint line = 0; line < COMPILE_N_LINES; line++)
        {
          digest = ogc_mix_digest (digest, state->lines[side][line]);
          for (guint depth = 0; depth < state->stacks[side][line].n; depth++)
            digest = ogc_mix_digest (digest, state->stacks[side][line].cards[depth]);
        }
    }
  for (guint slot = 0; slot < COMPILE_N_SLOTS; slot++)
    digest = ogc_mix_digest (digest, state->protocols[slot]);
  for (guint i = 0; i < state->n_transit; i++)
    digest = ogc_mix_digest (digest, state->transit[i].card);
  for (guint i = 0; i < state->n_frames; i++)
    digest = mix_frame (digest, &state->frames[i]);
  digest = ogc_mix_digest (ogc_mix_digest (ogc_mix_digest (digest, state->up), state->owned), state->picked);
  digest = ogc_mix_digest (ogc_mix_digest (ogc_mix_digest (digest, state->compiled), state->control), state->winner);
  digest = ogc_mix_digest (ogc_mix_digest (ogc_mix_digest (digest, state->phase), state->turn_side), state->turn);
  digest = ogc_mix_digest (ogc_mix_digest (digest, state->ask.kind), state->ask.side);

  digest = ogc_mix_digest (ogc_mix_digest (digest, state->ask.cards), state->ask.numbers);

  return ogc_mix_digest (digest, state->ask.lines);
}

static guint
take_decision (gpointer      state,
               gconstpointer decision)
{
  return compile_rules_take (state, decision, NULL);
}

static void
read_decision (OgcJsonReader *reader,
               const char    *name,
               gpointer       decision)
{
  compile_decision_read (reader, name, decision);
}

static void
write_decision (JsonBuilder   *builder,
                const char    *name,
                gconstpointer  decision)
{
  compile_decision_write (builder, name, decision);
}

const OgcSaveRules compile_save_rules = {
  .version = COMPILE_RULES_VERSION,
  .state_size = sizeof (CompileState),
  .rule_names = compile_names_rule,
  .digest = digest_state,
  .take = take_decision,
  .read = read_decision,
  .write = write_decision,
};

/* ---- Reading ---- */

static void
read_save (OgcJsonReader *reader,
           CompileSave   *self)
{
  g_autoptr (CompileSaveHead) head = g_new0 (CompileSaveHead, 1);
  g_autofree const char **digests = NULL;
  CompileSaveSummary summary;

  ogc_format_version_check (reader, OGC_SAVE_FORMAT, COMPILE_SAVE_VERSION);
  compile_save_head_read_parts (reader, head);
  self->setup = head->setup;
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      self->seats[side] = head->seats[side];
      head->seats[side] = (OgcSeatSpec) { NULL };
    }
  self->label = head->label;
  head->label = (OgcSaveLabel) { 0 };
  self->card_set = compile_save_read_cards (reader);
  ogc_save_decisions_read (&compile_save_rules, reader, self->decisions);
  self->position = ogc_json_reader_uint (reader, "position", 0, self->decisions->len);
  digests = ogc_save_decisions_read_digests (reader, self->decisions->len);
  if (ogc_json_reader_failed (reader))
    return;

  compile_rules_begin (&self->start, compile_card_set_get_cards (self->card_set), &self->setup, NULL);
  self->state = self->start;
  ogc_save_decisions_play (&compile_save_rules, reader, "decisions", self->decisions, self->position, digests,
                           &self->state);
  if (ogc_json_reader_failed (reader))
    return;
  compile_save_summary_init (&summary, self->card_set, &self->state);
  if (memcmp (&summary, &head->summary, sizeof summary) != 0)
    ogc_save_refuse_outcome (reader, "summary");
}

/* ---- The class ---- */

static GBytes *
to_bytes (OgcSavedGame *game)
{
  return compile_save_to_bytes (COMPILE_SAVE (game));
}

static OgcSaveLabel *
find_label (OgcSavedGame *game)
{
  return &COMPILE_SAVE (game)->label;
}

static gboolean
get_finished (OgcSavedGame *game)
{
  return COMPILE_SAVE (game)->state.phase == COMPILE_PHASE_OVER;
}

static void
saved_game_init (OgcSavedGameInterface *iface)
{
  iface->game = COMPILE_SAVE_GAME;
  iface->to_bytes = to_bytes;
  iface->find_label = find_label;
  iface->get_finished = get_finished;
}

static void
compile_save_finalize (GObject *object)
{
  CompileSave *self = COMPILE_SAVE (object);

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    ogc_seat_spec_clear (&self->seats[side]);
  ogc_save_label_clear (&self->label);
  g_array_unref (self->decisions);
  g_clear_object (&self->card_set);

  G_OBJECT_CLASS (compile_save_parent_class)->finalize (object);
}

static void
compile_save_class_init (CompileSaveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = compile_save_finalize;
}

static void
compile_save_init (CompileSave *self)
{
  self->decisions = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
}

/* ---- Public ---- */

CompileSave *
compile_save_new (CompileCardSet     *card_set,
                  const CompileSetup *setup,
                  const OgcSeatSpec  *seats)
{
  CompileSave *self;

  g_return_val_if_fail (COMPILE_IS_CARD_SET (card_set), NULL);
  g_return_val_if_fail (setup != NULL && compile_setup_check (setup) == COMPILE_RULE_NONE, NULL);
  g_return_val_if_fail (seats != NULL, NULL);

  self = g_object_new (COMPILE_TYPE_SAVE, NULL);
  self->card_set = g_object_ref (card_set);
  self->setup = *setup;
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    self->seats[side] = ogc_seat_spec_copy (&seats[side]);
  compile_rules_begin (&self->start, compile_card_set_get_cards (card_set), setup, NULL);
  self->state = self->start;
  ogc_save_label_init (&self->label);

  return self;
}

void
compile_save_set_decisions (CompileSave           *self,
                            const CompileDecision *decisions,
                            guint                  n,
                            guint                  position,
                            const CompileState    *state)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (position <= n);
  g_return_if_fail (state != NULL && state->set == compile_card_set_get_cards (self->card_set));

  g_array_set_size (self->decisions, 0);
  g_array_append_vals (self->decisions, decisions, n);
  self->position = position;
  self->state = *state;
}

GBytes *
compile_save_to_bytes (CompileSave *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  g_return_val_if_fail (self != NULL, NULL);

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, OGC_SAVE_FORMAT, COMPILE_SAVE_VERSION);
  compile_save_head_write_parts (builder, self);
  compile_save_write_cards (builder, self);
  ogc_save_decisions_write (&compile_save_rules, builder, self->decisions);
  ogc_json_write_uint (builder, "position", self->position);
  ogc_save_decisions_write_digests (&compile_save_rules, builder, self->decisions, &self->start);
  json_builder_end_object (builder);

  return ogc_json_to_bytes (builder);
}

OgcSavedGame *
compile_save_read (OgcJsonReader *reader)
{
  CompileSave *self;

  g_return_val_if_fail (reader != NULL, NULL);

  self = g_object_new (COMPILE_TYPE_SAVE, NULL);
  read_save (reader, self);

  return OGC_SAVED_GAME (self);
}

CompileSave *
compile_save_from_bytes (const char  *source,
                         GBytes      *bytes,
                         GError     **error)
{
  return COMPILE_SAVE (ogc_saved_game_parse (source, bytes, compile_save_read, error));
}

gboolean
compile_save_check_seats (CompileSave  *self,
                          const char   *source,
                          GError      **error)
{
  g_return_val_if_fail (self != NULL && source != NULL, FALSE);

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      const char *kind = self->seats[side].kind;

      if (g_str_equal (kind, OGC_SEAT_PERSON) || compile_players_find (kind) != NULL)
        continue;
      ogc_seat_refuse_kind (source, side, kind, error);
      return FALSE;
    }

  return TRUE;
}

gboolean
compile_save_recognise (GFile *file)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autofree char *head = g_new0 (char, OGC_SAVE_HEAD_LENGTH + 1);
  gsize length = 0;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  stream = ogc_file_open (file, NULL);

  return stream != NULL && g_input_stream_read_all (stream, head, OGC_SAVE_HEAD_LENGTH, &length, NULL, NULL)
         && g_regex_match_simple ("\"game\"\\s*:\\s*\"compile\"", head, G_REGEX_RAW, 0);
}

CompileSave *
compile_save_load (GFile   *file,
                   GError **error)
{
  return COMPILE_SAVE (ogc_saved_game_load (file, compile_save_read, error));
}
