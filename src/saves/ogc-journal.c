/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-journal.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "ogc-decision-json.h"
#include "ogc-file.h"
#include "ogc-json-lines.h"

struct _OgcJournal {
  char *path;
  int   fd; /* -1 until something is noted */
};

/* The game that the journal's lines are played on. */
typedef struct {
  OgcSave   *save;
  GArray    *decisions;
  guint      position;
  OgcState   state;
  guint64    serial;
  GPtrArray *left; /* games that made room for another, or NULL */
} Play;

/* How many decisions two games have in common. */
static guint
count_common (OgcSave *a,
              OgcSave *b)
{
  const guint n = MIN (a->decisions->len, b->decisions->len);

  for (guint i = 0; i < n; i++)
    if (!ogc_decision_equal (&g_array_index (a->decisions, OgcDecision, i),
                             &g_array_index (b->decisions, OgcDecision, i)))
      return i;

  return n;
}

static gboolean
same_place (OgcSave *a,
            OgcSave *b)
{
  g_autofree char *one = ogc_save_dup_place (a);
  g_autofree char *other = ogc_save_dup_place (b);

  return g_str_equal (one, other);
}

static gboolean
same_game (OgcSave *a,
           OgcSave *b)
{
  return a->tile_set == b->tile_set && a->created == b->created && g_strcmp0 (a->title, b->title) == 0
         && same_place (a, b) && memcmp (&a->start, &b->start, sizeof a->start) == 0;
}

/* The line for the one decision, undo or redo that leads from @before to @after, or NULL if none does. */
static GString *
write_step (OgcSave *before,
            OgcSave *after)
{
  g_autoptr (JsonBuilder) builder = NULL;
  const guint common = count_common (before, after);
  const gboolean decided = common < after->decisions->len;
  GString *line;

  if (!same_game (before, after))
    return NULL;
  if (decided && (common != before->position || after->decisions->len != common + 1 || after->position != common + 1))
    return NULL;
  if (!decided && before->decisions->len != common)
    return NULL;

  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  ogc_json_write_uint64 (builder, "follows", before->serial);
  ogc_json_write_uint64 (builder, "serial", after->serial);
  if (decided)
    ogc_decision_write (builder, "decision", &g_array_index (after->decisions, OgcDecision, common));
  else
    ogc_json_write_uint (builder, "position", after->position);
  json_builder_end_object (builder);
  line = ogc_json_to_text (builder);

  return g_string_append_c (line, '\n');
}

/* Where no step leads to @after: all of it. */
static GString *
write_whole (OgcSave *after)
{
  g_autoptr (GBytes) bytes = ogc_save_to_bytes (after);

  return g_string_new_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Goes on from @save; the play keeps it. */
static void
play_from (Play    *play,
           OgcSave *save)
{
  g_clear_pointer (&play->save, ogc_save_unref);
  play->save = save;
  g_array_set_size (play->decisions, 0);
  g_array_append_vals (play->decisions, save->decisions->data, save->decisions->len);
  play->position = save->position;
  play->state = save->state;
  play->serial = save->serial;
}

/* A decision drops what could be redone. */
static gboolean
play_decision (Play              *play,
               const OgcDecision *decision)
{
  if (ogc_state_take (&play->state, decision, NULL) != OGC_RULE_NONE)
    return FALSE;
  g_array_set_size (play->decisions, play->position);
  g_array_append_val (play->decisions, *decision);
  play->position++;

  return TRUE;
}

/* Undo and redo. */
static void
play_position (Play  *play,
               guint  position)
{
  play->state = play->save->start;
  for (guint i = 0; i < position; i++)
    ogc_state_take (&play->state, &g_array_index (play->decisions, OgcDecision, i), NULL);
  play->position = position;
}

static OgcSave *
make_save (const Play *play)
{
  OgcSave *save = ogc_save_copy (play->save);

  ogc_save_set_history (save, (gpointer) play->decisions->data, play->decisions->len, play->position, &play->state);
  save->serial = play->serial;

  return save;
}

static gboolean
play_whole (Play   *play,
            GBytes *line)
{
  OgcSave *save = ogc_save_from_bytes ("journal", line, NULL);

  if (save == NULL)
    return FALSE;
  if (save->serial <= play->serial)
    {
      ogc_save_unref (save);
      return TRUE;
    }
  if (play->left != NULL && play->save != NULL && !same_place (play->save, save))
    g_ptr_array_add (play->left, make_save (play));
  play_from (play, save);

  return TRUE;
}

static gboolean
play_step (Play          *play,
           OgcJsonReader *reader)
{
  OgcDecision decision;
  gboolean decided;
  guint position = 0;
  guint64 follows;
  guint64 serial;

  follows = ogc_json_reader_uint64 (reader, "follows");
  serial = ogc_json_reader_uint64 (reader, "serial");
  decided = ogc_json_reader_has (reader, "decision");
  if (decided)
    ogc_decision_read (reader, "decision", &decision);
  else
    position = ogc_json_reader_uint (reader, "position", 0, OGC_MAX_HISTORY);
  if (!ogc_json_reader_close (reader, NULL))
    return FALSE;
  if (play->save == NULL || follows != play->serial)
    return TRUE;
  if (decided ? !play_decision (play, &decision) : position > play->decisions->len)
    return FALSE;
  if (!decided)
    play_position (play, position);
  play->serial = serial;

  return TRUE;
}

/* One line, if it follows. FALSE when it is torn or not legal; nothing after it can be trusted. */
static gboolean
play_line (Play   *play,
           GBytes *line)
{
  g_autoptr (OgcJsonReader) reader = ogc_json_reader_new ("journal", line, NULL);

  if (reader == NULL)
    return FALSE;
  if (ogc_json_reader_has (reader, "format"))
    return play_whole (play, line);

  return play_step (play, reader);
}

OgcJournal *
ogc_journal_new (GFile *file)
{
  OgcJournal *journal;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  journal = g_new0 (OgcJournal, 1);
  journal->path = g_file_get_path (file);
  journal->fd = -1;

  return journal;
}

void
ogc_journal_free (OgcJournal *journal)
{
  if (journal == NULL)
    return;

  if (journal->fd >= 0)
    g_close (journal->fd, NULL);
  g_free (journal->path);
  g_free (journal);
}

void
ogc_journal_note (OgcJournal *journal,
                  OgcSave    *before,
                  OgcSave    *after)
{
  g_autoptr (GString) line = NULL;
  gssize n;

  g_return_if_fail (journal != NULL);
  g_return_if_fail (after != NULL);

  if (journal->path == NULL)
    return;
  line = before != NULL ? write_step (before, after) : NULL;
  if (line == NULL)
    line = write_whole (after);
  if (journal->fd < 0)
    journal->fd = g_open (journal->path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (journal->fd < 0)
    return;
  do
    n = write (journal->fd, line->str, line->len);
  while (n < 0 && errno == EINTR);
  if (n == (gssize) line->len)
    return;

  /* A torn line must not swallow the next one. */
  g_close (journal->fd, NULL);
  journal->fd = -1;
  g_unlink (journal->path);
}

void
ogc_journal_clear (OgcJournal *journal)
{
  g_return_if_fail (journal != NULL);

  if (journal->fd >= 0)
    g_close (journal->fd, NULL);
  journal->fd = -1;
  if (journal->path != NULL)
    g_unlink (journal->path);
}

OgcSave *
ogc_journal_replay (GFile     *file,
                    OgcSave   *save,
                    GPtrArray *left)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (OgcJsonLines) lines = NULL;
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));
  g_autoptr (OgcSave) base = NULL;
  Play play = { .decisions = decisions, .left = left };
  gboolean good = TRUE;
  GBytes *line;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (save != NULL)
    play_from (&play, ogc_save_ref (save));
  stream = ogc_file_open (file, NULL);
  lines = stream != NULL ? ogc_json_lines_new (stream) : NULL;
  while (good && lines != NULL && (line = ogc_json_lines_next (lines, NULL, NULL)) != NULL)
    {
      good = play_line (&play, line);
      g_bytes_unref (line);
    }
  base = play.save;
  if (base == NULL || play.serial == base->serial)
    return g_steal_pointer (&base);

  return make_save (&play);
}
