/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-decision-json.h"
#include "ogc-file.h"
#include "ogc-player.h"
#include "ogc-save-json.h"
#include "ogc-snapshot.h"

#define SAVE_FORMAT "gilded-compass-save"

G_DEFINE_BOXED_TYPE (OgcSave, ogc_save, ogc_save_ref, ogc_save_unref)

OgcSave *
ogc_save_alloc (void)
{
  OgcSave *self = g_atomic_rc_box_new0 (OgcSave);

  self->decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));

  return self;
}

static void
clear_save (gpointer data)
{
  OgcSave *self = data;

  for (guint i = 0; i < OGC_MAX_SEATS; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].emblem);
      g_free (self->seats[i].kind);
    }
  g_free (self->title);
  g_free (self->place);
  g_array_unref (self->decisions);
  g_clear_object (&self->tile_set);
}

static gboolean
same_state (const OgcState *a,
            const OgcState *b)
{
  return a->tiles == b->tiles && memcmp (a, b, sizeof *a) == 0;
}

static void
read_decisions (OgcJsonReader *reader,
                OgcSave       *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "decisions", 0, OGC_MAX_HISTORY);

  g_array_set_size (self->decisions, n);
  for (guint i = 0; i < n; i++)
    ogc_decision_read (reader, NULL, &g_array_index (self->decisions, OgcDecision, i));
  ogc_json_reader_end (reader);
  self->position = ogc_json_reader_uint (reader, "position", 0, n);
}

/* The game before the first decision: a snapshot of its own, or what the set-up begins with. */
static void
read_start (OgcJsonReader *reader,
            OgcSave       *self)
{
  self->resumed = ogc_json_reader_has (reader, "start");
  if (self->resumed)
    ogc_snapshot_read (reader, "start", ogc_tile_set_get_tiles (self->tile_set), &self->setup, &self->start);
  else
    ogc_state_begin (&self->start, ogc_tile_set_get_tiles (self->tile_set), &self->setup, NULL);
}

/* Plays all decisions, and compares with the snapshot where the game stands. */
static void
replay (OgcJsonReader *reader,
        OgcSave       *self)
{
  OgcState state = self->start;

  for (guint i = 0; i <= self->decisions->len; i++)
    {
      OgcRule rule;

      if (i == self->position && !same_state (&state, &self->state))
        ogc_json_reader_refuse (reader, "snapshot", OGC_ERROR_CONTENT,
                                _("the decisions in this file do not lead to this snapshot."));
      if (i == self->decisions->len)
        break;
      rule = ogc_state_take (&state, &g_array_index (self->decisions, OgcDecision, i), NULL);
      if (rule != OGC_RULE_NONE)
        {
          ogc_save_refuse_decision (reader, "decisions", i, rule);
          break;
        }
    }
}

static void
read_save (OgcJsonReader *reader,
           OgcSave       *self)
{
  ogc_json_reader_format (reader, SAVE_FORMAT, OGC_SAVE_VERSION);
  ogc_save_read_head (reader, self);
  self->created = ogc_json_reader_time (reader, "created");
  self->changed = ogc_json_reader_time (reader, "changed");
  if (ogc_json_reader_has (reader, "serial"))
    self->serial = ogc_json_reader_uint64 (reader, "serial");
  if (ogc_json_reader_has (reader, "title"))
    self->title = g_strdup (ogc_json_reader_name (reader, "title", OGC_MAX_TITLE_LENGTH));
  if (ogc_json_reader_has (reader, "place"))
    self->place = g_strdup (ogc_json_reader_id (reader, "place"));
  if (ogc_json_reader_failed (reader))
    return;

  read_decisions (reader, self);
  ogc_snapshot_read (reader, "snapshot", ogc_tile_set_get_tiles (self->tile_set), &self->setup, &self->state);
  read_start (reader, self);
  if (!ogc_json_reader_failed (reader))
    replay (reader, self);
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  OgcSave *self = g_object_get_data (G_OBJECT (task), "save");
  GError *error = NULL;

  if (ogc_save_write (self, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  GError *error = NULL;
  OgcSave *self = ogc_save_load (data, &error);

  if (self != NULL)
    g_task_return_pointer (task, self, (GDestroyNotify) ogc_save_unref);
  else
    g_task_return_error (task, error);
}

OgcSave *
ogc_save_new (OgcTileSet        *tile_set,
              const OgcSetup    *setup,
              const OgcSeatSpec *seats)
{
  OgcSave *self;

  g_return_val_if_fail (OGC_IS_TILE_SET (tile_set), NULL);
  g_return_val_if_fail (setup != NULL && ogc_setup_refuse (setup) == OGC_RULE_NONE, NULL);
  g_return_val_if_fail (seats != NULL, NULL);

  self = ogc_save_alloc ();
  self->tile_set = g_object_ref (tile_set);
  self->setup = *setup;
  for (guint i = 0; i < setup->seats; i++)
    self->seats[i] = (OgcSeatSpec) { g_strdup (seats[i].name), g_strdup (seats[i].emblem), g_strdup (seats[i].kind) };
  ogc_state_begin (&self->start, ogc_tile_set_get_tiles (tile_set), setup, NULL);
  self->state = self->start;
  self->created = self->changed = g_get_real_time () / G_USEC_PER_SEC;

  return self;
}

OgcSave *
ogc_save_copy (OgcSave *self)
{
  OgcSave *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = ogc_save_new (self->tile_set, &self->setup, self->seats);
  ogc_save_set_history (copy, self->resumed ? &self->start : NULL, (gpointer) self->decisions->data, self->decisions->len,
                        self->position, &self->state);
  copy->created = self->created;
  copy->changed = self->changed;
  copy->serial = self->serial;
  copy->title = g_strdup (self->title);
  copy->place = g_strdup (self->place);

  return copy;
}

OgcSave *
ogc_save_ref (OgcSave *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
ogc_save_unref (OgcSave *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, clear_save);
}

void
ogc_save_set_history (OgcSave           *self,
                      const OgcState    *start,
                      const OgcDecision *decisions,
                      guint              n,
                      guint              position,
                      const OgcState    *state)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (position <= n);
  g_return_if_fail (state != NULL && state->tiles == ogc_tile_set_get_tiles (self->tile_set));

  self->resumed = start != NULL;
  if (start != NULL)
    self->start = *start;
  g_array_set_size (self->decisions, 0);
  g_array_append_vals (self->decisions, decisions, n);
  self->position = position;
  self->state = *state;
}

char *
ogc_save_dup_place (OgcSave *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->place != NULL)
    return g_strdup (self->place);

  return g_strdup_printf ("game-%" G_GINT64_FORMAT "-%016" G_GINT64_MODIFIER "x", self->created, self->setup.seed);
}

GBytes *
ogc_save_to_bytes (OgcSave *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, SAVE_FORMAT, OGC_SAVE_VERSION);
  ogc_save_write_head (builder, self);
  ogc_json_write_time (builder, "created", self->created);
  ogc_json_write_time (builder, "changed", self->changed);
  if (self->serial > 0)
    ogc_json_write_uint64 (builder, "serial", self->serial);
  if (self->title != NULL)
    ogc_json_write_string (builder, "title", self->title);
  if (self->place != NULL)
    ogc_json_write_string (builder, "place", self->place);
  ogc_json_begin_array (builder, "decisions");
  for (guint i = 0; i < self->decisions->len; i++)
    ogc_decision_write (builder, NULL, &g_array_index (self->decisions, OgcDecision, i));
  json_builder_end_array (builder);
  ogc_json_write_uint (builder, "position", self->position);
  ogc_snapshot_write (builder, "snapshot", &self->state);
  if (self->resumed)
    ogc_snapshot_write (builder, "start", &self->start);
  json_builder_end_object (builder);
  text = ogc_json_to_text (builder);
  g_string_append_c (text, '\n');

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

OgcSave *
ogc_save_from_bytes (const char  *source,
                     GBytes      *bytes,
                     GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcSave) self = NULL;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  self = ogc_save_alloc ();
  read_save (reader, self);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&self);
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
      g_autofree char *sentence = NULL;
      g_autofree char *place = NULL;
      OgcPlayStyle style;

      if (g_str_equal (kind, OGC_SEAT_PERSON) || g_str_equal (kind, OGC_SEAT_OUTSIDE)
          || ogc_player_parse (kind, &style) != NULL)
        continue;
      place = g_strdup_printf ("seats[%u].kind", seat);
      sentence = g_strdup_printf (_("there is no player “%s”."), kind);
      g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s, at %s: %s"), source, place, sentence);
      return FALSE;
    }

  return TRUE;
}

gboolean
ogc_save_write (OgcSave  *self,
                GFile    *file,
                GError  **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  bytes = ogc_save_to_bytes (self);

  return ogc_file_write (file, bytes, error);
}

void
ogc_save_write_async (OgcSave             *self,
                      GFile               *file,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_save_write_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_object_set_data_full (G_OBJECT (task), "save", ogc_save_ref (self), (GDestroyNotify) ogc_save_unref);
  g_task_run_in_thread (task, write_thread);
}

gboolean
ogc_save_write_finish (GAsyncResult  *result,
                       GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ogc_save_write_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

OgcSave *
ogc_save_load (GFile   *file,
               GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = ogc_file_read (file, error);
  if (bytes == NULL)
    return NULL;
  name = ogc_file_name (file);

  return ogc_save_from_bytes (name, bytes, error);
}

void
ogc_save_load_async (GFile               *file,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  callback,
                     gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_save_load_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, load_thread);
}

OgcSave *
ogc_save_load_finish (GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ogc_save_load_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
