/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-old-autosave.h"

#include <string.h>

#include "ogc-decision-json.h"
#include "ogc-file.h"
#include "ogc-json-lines.h"
#include "ogc-rules.h"

#define SLOT "autosave"
#define MAX_WORK (16 * 1024 * 1024)

/* The file name of a game from the slot, which is the one that earlier versions would have chosen. */
static char *
dup_name (OgcSave *save)
{
  g_autofree char *id = ogc_save_dup_place (save);

  return g_strconcat (id, OGC_SAVE_EXTENSION, NULL);
}

static gboolean
is_same_game (OgcSave *one,
              OgcSave *other)
{
  return one->label.created == other->label.created && one->setup.seed == other->setup.seed
         && one->setup.seats == other->setup.seats;
}

/* Whether @there is @save or a later state of it, because an earlier run did all this and was killed before the end. */
static gboolean
is_further (OgcSave *there,
            OgcSave *save)
{
  return there->label.changed > save->label.changed
         || (there->label.changed == save->label.changed && there->decisions->len >= save->decisions->len);
}

/* The file for @save, which is never the file of another game or one that cannot be read. @further: whether it already
 * contains @save. */
static GFile *
find_file (GFile    *folder,
           OgcSave  *save,
           gboolean *further)
{
  g_autofree char *id = ogc_save_dup_place (save);
  g_autofree char *name = dup_name (save);

  for (guint n = 2;; n++)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, name);
      g_autoptr (OgcSave) there = ogc_save_load (file, NULL);

      *further = there != NULL && is_further (there, save);
      if (there != NULL ? is_same_game (there, save)
                        : g_file_query_file_type (file, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL)
                          != G_FILE_TYPE_REGULAR)
        return g_steal_pointer (&file);
      g_free (name);
      name = g_strdup_printf ("%s-%u" OGC_SAVE_EXTENSION, id, n);
    }
}

/* Writes @save to its file and, if @current_file is not NULL, the name of that file to @current_file. */
static gboolean
write_game (GFile    *folder,
            OgcSave  *save,
            GFile    *current_file,
            GError  **error)
{
  g_autoptr (OgcSave) copy = ogc_save_copy (save);
  gboolean further;
  g_autoptr (GFile) file = find_file (folder, save, &further);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GBytes) bytes = g_bytes_new (name, strlen (name));

  g_clear_pointer (&copy->label.place, g_free);
  copy->label.serial = 0;
  if (!further && !ogc_saved_game_write (OGC_SAVED_GAME (copy), file, error))
    return FALSE;

  return current_file == NULL || (further && g_file_query_exists (current_file, NULL))
         || ogc_file_write (current_file, bytes, error);
}

/* Reads a line with a whole game, which replaces @save. If @save is another game, it is written first. */
static OgcSave *
play_game (GFile    *folder,
           OgcSave  *save,
           GBytes   *line,
           GError  **error)
{
  g_autoptr (OgcSave) next = ogc_save_from_bytes (SLOT, line, NULL);
  g_autofree char *name = save != NULL ? dup_name (save) : NULL;
  g_autofree char *next_name = next != NULL ? dup_name (next) : NULL;

  if (next == NULL || (save != NULL && next->label.serial <= save->label.serial))
    return save;
  if (save != NULL && !g_str_equal (name, next_name) && !write_game (folder, save, NULL, error))
    return save;
  g_clear_object (&save);

  return g_steal_pointer (&next);
}

/* Reads a line with one step from the game with serial number "follows" to the one with "serial": either a decision,
 * which drops what could be redone, or a new position among the decisions. */
static OgcSave *
play_step (OgcSave       *save,
           OgcJsonReader *reader)
{
  const guint64 follows = ogc_json_reader_uint64 (reader, "follows");
  const guint64 serial = ogc_json_reader_uint64 (reader, "serial");
  g_autoptr (GArray) decisions = save != NULL ? g_array_copy (save->decisions) : NULL;
  g_autoptr (OgcSave) next = NULL;
  guint position = 0;
  OgcState state;

  if (save == NULL || follows != save->label.serial)
    return save;
  if (ogc_json_reader_has (reader, "decision"))
    {
      OgcDecision decision;

      ogc_decision_read (reader, "decision", &decision);
      position = save->position + 1;
      g_array_set_size (decisions, save->position);
      g_array_append_val (decisions, decision);
    }
  else
    position = ogc_json_reader_uint (reader, "position", 0, decisions->len);
  if (!ogc_json_reader_close (reader, NULL))
    return save;
  state = save->start;
  for (guint n = 0; n < position; n++)
    if (ogc_rules_take (&state, &g_array_index (decisions, OgcDecision, n), NULL) != OGC_RULE_NONE)
      return save;
  next = ogc_save_copy (save);
  ogc_save_set_decisions (next, (gpointer) decisions->data, decisions->len, position, &state);
  next->label.serial = serial;
  g_object_unref (save);

  return g_steal_pointer (&next);
}

/* Continues @save with the journal. A line that is cut off or does not follow is ignored, and so are the lines after
 * it, which follow it. Each step is played from the beginning, so a journal that would take long is not read to its
 * end. */
static OgcSave *
play_journal (GFile    *folder,
              GFile    *file,
              OgcSave  *save,
              GError  **error)
{
  g_autoptr (GInputStream) stream = ogc_file_open (file, NULL);
  g_autoptr (OgcJsonLines) lines = stream != NULL ? ogc_json_lines_new (stream) : NULL;
  gsize work = 0; /* bytes and decisions */
  GBytes *line;

  while (lines != NULL && *error == NULL && work < MAX_WORK && (line = ogc_json_lines_next (lines, NULL, NULL)) != NULL)
    {
      g_autoptr (OgcJsonReader) reader = ogc_json_reader_new (SLOT, line, NULL);

      if (reader != NULL && ogc_json_reader_has (reader, "format"))
        save = play_game (folder, save, line, error);
      else if (reader != NULL)
        save = play_step (save, reader);
      work += g_bytes_get_size (line) + (save != NULL ? save->decisions->len : 0);
      g_bytes_unref (line);
    }

  return save;
}

/* Moves @file out of the slot without deleting it, because somebody may repair it or a newer version may read it. */
static void
quarantine_file (GFile        *file,
                 const GError *problem)
{
  const gboolean newer = g_error_matches (problem, OGC_ERROR, OGC_ERROR_VERSION);
  g_autoptr (GFile) place = NULL;

  if (g_file_query_exists (file, NULL))
    place = ogc_file_set_aside (file, SLOT, newer ? OGC_SAVE_EXTENSION : OGC_SAVE_EXTENSION ".damaged");
}

gboolean
ogc_old_autosave_adopt (GFile   *folder,
                        GFile   *current_file,
                        GError **error)
{
  g_autoptr (GFile) slot = NULL;
  g_autoptr (GFile) backup = NULL;
  g_autoptr (GFile) journal = NULL;
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (GError) problem = NULL;
  g_autoptr (GError) backup_problem = NULL;
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (G_IS_FILE (folder), FALSE);
  g_return_val_if_fail (G_IS_FILE (current_file), FALSE);

  slot = g_file_get_child (folder, SLOT OGC_SAVE_EXTENSION);
  backup = g_file_get_child (folder, SLOT "-backup" OGC_SAVE_EXTENSION);
  journal = g_file_get_child (folder, SLOT ".journal");
  save = ogc_save_load (slot, &problem);
  if (save == NULL)
    save = ogc_save_load (backup, &backup_problem);
  save = play_journal (folder, journal, g_steal_pointer (&save), &local);
  if (local == NULL && save != NULL)
    write_game (folder, save, current_file, &local);
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (problem != NULL)
    quarantine_file (slot, problem);
  if (backup_problem != NULL)
    quarantine_file (backup, backup_problem);
  g_file_delete (journal, NULL, NULL);
  g_file_delete (backup, NULL, NULL);
  g_file_delete (slot, NULL, NULL);

  return TRUE;
}
