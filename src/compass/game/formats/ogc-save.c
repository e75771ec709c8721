/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save.h"

#include <string.h>

#include "ogc-decision-json.h"
#include "ogc-format-version.h"
#include "ogc-players.h"
#include "ogc-rules.h"
#include "ogc-save-head.h"
#include "ogc-save-json.h"

static void saved_game_init (OgcSavedGameInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OgcSave, ogc_save, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (OGC_TYPE_SAVED_GAME, saved_game_init))

/* The digest that is compared when a game is played again: it covers everything in @state that matters to the rules,
 * whatever its layout in memory. */
static guint64
digest_state (gconstpointer data)
{
  const OgcState *state = data;
  guint64 digest = OGC_EMPTY_DIGEST;

  for (guint stream = 0; stream < OGC_N_STREAMS; stream++)
    digest = ogc_mix_digest (digest, state->random[stream]);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      digest = ogc_mix_digest (ogc_mix_digest (digest, state->stack[kind]), state->under[kind]);
      digest = ogc_mix_digest (digest, state->discards[kind]);
      for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
        digest = ogc_mix_digest (digest, state->held[seat][kind]);
    }
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    {
      digest = ogc_mix_digest (digest, state->own[seat]);
      digest = ogc_mix_digest (digest, state->neutral[seat]);
      digest = ogc_mix_digest (digest, state->knowledge[seat]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (state->order); i++)
    for (guint owner = 0; owner < OGC_N_OWNERS && state->order[i] != OGC_NO_BUILDING; owner++)
      digest = ogc_mix_digest (digest, ogc_rules_dice_at (state, state->order[i], owner));
  digest = ogc_mix_digest (ogc_mix_digest (digest, state->round), state->phase);
  digest = ogc_mix_digest (ogc_mix_digest (digest, state->start_seat), state->turn_seat);
  digest = ogc_mix_digest (ogc_mix_digest (digest, state->ask.kind), state->ask.seat);

  return ogc_mix_digest (digest, state->ask.offer);
}

static guint
take_decision (gpointer      state,
               gconstpointer decision)
{
  return ogc_rules_take (state, decision, NULL);
}

static void
read_decision (OgcJsonReader *reader,
               const char    *name,
               gpointer       decision)
{
  ogc_decision_read (reader, name, decision);
}

static void
write_decision (JsonBuilder   *builder,
                const char    *name,
                gconstpointer  decision)
{
  ogc_decision_write (builder, name, decision);
}

const OgcSaveRules ogc_save_rules = {
  .version = OGC_RULES_VERSION,
  .state_size = sizeof (OgcState),
  .rule_names = ogc_names_rule,
  .digest = digest_state,
  .take = take_decision,
  .read = read_decision,
  .write = write_decision,
};

/* Reads a save of any version. Version 1 has a snapshot instead of digests, but its decisions are the game as well. */
static void
read_save (OgcJsonReader *reader,
           OgcSave       *self)
{
  const guint version = ogc_format_version_check (reader, OGC_SAVE_FORMAT, OGC_SAVE_VERSION);
  g_autoptr (OgcSaveHead) head = g_new0 (OgcSaveHead, 1);
  g_autofree const char **digests = NULL;
  OgcSaveSummary summary;

  ogc_save_head_read_parts (reader, version, head);
  self->setup = head->setup;
  for (guint i = 0; i < OGC_MAX_SEATS; i++)
    {
      self->seats[i] = head->seats[i];
      head->seats[i] = (OgcSeatSpec) { NULL };
    }
  self->label = head->label;
  head->label = (OgcSaveLabel) { 0 };
  self->tile_set = ogc_save_read_tiles (reader);
  ogc_save_decisions_read (&ogc_save_rules, reader, self->decisions);
  self->position = ogc_json_reader_uint (reader, "position", 0, self->decisions->len);
  if (version == 1)
    ogc_json_reader_skip (reader, "snapshot");
  else
    digests = ogc_save_decisions_read_digests (reader, self->decisions->len);
  if (ogc_json_reader_failed (reader))
    return;

  ogc_rules_begin (&self->start, ogc_tile_set_get_tiles (self->tile_set), &self->setup, NULL);
  self->state = self->start;
  ogc_save_decisions_play (&ogc_save_rules, reader, "decisions", self->decisions, self->position, digests,
                           &self->state);
  if (ogc_json_reader_failed (reader) || version == 1)
    return;
  ogc_save_summary_init (&summary, &self->state);
  if (memcmp (&summary, &head->summary, sizeof summary) != 0)
    ogc_save_refuse_outcome (reader, "summary");
}

static GBytes *
to_bytes (OgcSavedGame *game)
{
  return ogc_save_to_bytes (OGC_SAVE (game));
}

static OgcSaveLabel *
find_label (OgcSavedGame *game)
{
  return &OGC_SAVE (game)->label;
}

static gboolean
get_finished (OgcSavedGame *game)
{
  return OGC_SAVE (game)->state.phase == OGC_PHASE_OVER;
}

static void
saved_game_init (OgcSavedGameInterface *iface)
{
  iface->game = OGC_SAVE_GAME;
  iface->to_bytes = to_bytes;
  iface->find_label = find_label;
  iface->get_finished = get_finished;
}

static void
ogc_save_finalize (GObject *object)
{
  OgcSave *self = OGC_SAVE (object);

  for (guint i = 0; i < OGC_MAX_SEATS; i++)
    ogc_seat_spec_clear (&self->seats[i]);
  ogc_save_label_clear (&self->label);
  g_array_unref (self->decisions);
  g_clear_object (&self->tile_set);

  G_OBJECT_CLASS (ogc_save_parent_class)->finalize (object);
}

static void
ogc_save_class_init (OgcSaveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_save_finalize;
}

static void
ogc_save_init (OgcSave *self)
{
  self->decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));
}

OgcSave *
ogc_save_alloc (void)
{
  return g_object_new (OGC_TYPE_SAVE, NULL);
}

OgcSave *
ogc_save_new (OgcTileSet        *tile_set,
              const OgcSetup    *setup,
              const OgcSeatSpec *seats)
{
  OgcSave *self;

  g_return_val_if_fail (OGC_IS_TILE_SET (tile_set), NULL);
  g_return_val_if_fail (setup != NULL && ogc_setup_check (setup) == OGC_RULE_NONE, NULL);
  g_return_val_if_fail (seats != NULL, NULL);

  self = ogc_save_alloc ();
  self->tile_set = g_object_ref (tile_set);
  self->setup = *setup;
  for (guint i = 0; i < setup->seats; i++)
    self->seats[i] = ogc_seat_spec_copy (&seats[i]);
  ogc_rules_begin (&self->start, ogc_tile_set_get_tiles (tile_set), setup, NULL);
  self->state = self->start;
  ogc_save_label_init (&self->label);

  return self;
}

OgcSave *
ogc_save_copy (OgcSave *self)
{
  OgcSave *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = ogc_save_new (self->tile_set, &self->setup, self->seats);
  ogc_save_set_decisions (copy, (gpointer) self->decisions->data, self->decisions->len, self->position, &self->state);
  copy->label.created = self->label.created;
  copy->label.changed = self->label.changed;
  copy->label.serial = self->label.serial;
  copy->label.title = g_strdup (self->label.title);
  copy->label.place = g_strdup (self->label.place);

  return copy;
}

void
ogc_save_set_decisions (OgcSave           *self,
                        const OgcDecision *decisions,
                        guint              n,
                        guint              position,
                        const OgcState    *state)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (position <= n);
  g_return_if_fail (state != NULL && state->tiles == ogc_tile_set_get_tiles (self->tile_set));

  g_array_set_size (self->decisions, 0);
  g_array_append_vals (self->decisions, decisions, n);
  self->position = position;
  self->state = *state;
}

char *
ogc_save_dup_place (OgcSave *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->label.place != NULL)
    return g_strdup (self->label.place);

  return g_strdup_printf ("game-%" G_GINT64_FORMAT "-%016" G_GINT64_MODIFIER "x", self->label.created,
                          self->setup.seed);
}

GBytes *
ogc_save_to_bytes (OgcSave *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  g_return_val_if_fail (self != NULL, NULL);

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, OGC_SAVE_FORMAT, OGC_SAVE_VERSION);
  ogc_save_head_write_parts (builder, self);
  ogc_save_write_tiles (builder, self->tile_set);
  ogc_save_decisions_write (&ogc_save_rules, builder, self->decisions);
  ogc_json_write_uint (builder, "position", self->position);
  ogc_save_decisions_write_digests (&ogc_save_rules, builder, self->decisions, &self->start);
  json_builder_end_object (builder);

  return ogc_json_to_bytes (builder);
}

OgcSavedGame *
ogc_save_read (OgcJsonReader *reader)
{
  OgcSave *self;

  g_return_val_if_fail (reader != NULL, NULL);

  self = ogc_save_alloc ();
  read_save (reader, self);

  return OGC_SAVED_GAME (self);
}

OgcSave *
ogc_save_from_bytes (const char  *source,
                     GBytes      *bytes,
                     GError     **error)
{
  return OGC_SAVE (ogc_saved_game_parse (source, bytes, ogc_save_read, error));
}

gboolean
ogc_save_check_seats (OgcSave     *self,
                      const char  *source,
                      GError     **error)
{
  g_return_val_if_fail (self != NULL && source != NULL, FALSE);

  for (guint seat = 0; seat < self->setup.seats; seat++)
    {
      const char *kind = self->seats[seat].kind;
      OgcPlayStyle style;

      if (g_str_equal (kind, OGC_SEAT_PERSON) || g_str_equal (kind, OGC_SEAT_OUTSIDE)
          || ogc_players_parse (kind, &style) != NULL)
        continue;
      ogc_seat_refuse_kind (source, seat, kind, error);
      return FALSE;
    }

  return TRUE;
}

OgcSave *
ogc_save_load (GFile   *file,
               GError **error)
{
  return OGC_SAVE (ogc_saved_game_load (file, ogc_save_read, error));
}
