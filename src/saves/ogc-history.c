/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-history.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "ogc-file.h"
#include "ogc-format-version.h"
#include "ogc-list.h"
#include "ogc-main-context.h"
#include "ogc-property.h"

#define FORMAT "gilded-compass-history"

struct _OgcHistory
{
  GObject       parent_instance;

  const OgcHistoryFormat *format;
  GListStore   *entries;
  GFile        *file;
  GFile        *cleared; /* its place after ogc_history_clear() */
  gboolean      loaded;
  GMainContext *context;
  GThreadPool  *worker;  /* one thread */

  GMutex        lock;
  GCond         idle;
  unsigned      jobs;    /* jobs that are not done, or whose reports are not queued */
};

enum {
  PROP_LOADED = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum {
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcHistory, ogc_history, G_TYPE_OBJECT)

/* A job, and then its outcome. It keeps the history alive until the outcome is reported. */
typedef struct Job {
  OgcHistory      *self;
  gboolean         (*work) (struct Job *job);
  OgcHistoryEntry *entry;
  GPtrArray           *entries; /* the entries on disk; NULL if unknown */
  GError              *error;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->entry);
  g_clear_pointer (&job->entries, g_ptr_array_unref);
  g_clear_error (&job->error);
  g_object_unref (job->self);
  g_free (job);
}

static gboolean
is_same (gconstpointer a,
         gconstpointer b)
{
  return ogc_history_entry_same_game ((gpointer) a, (gpointer) b)
         && ogc_history_entry_get_finished ((gpointer) a) == ogc_history_entry_get_finished ((gpointer) b);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const gint64 one = ogc_history_entry_get_finished (*(OgcHistoryEntry **) a);
  const gint64 other = ogc_history_entry_get_finished (*(OgcHistoryEntry **) b);

  return one < other ? 1 : one > other ? -1 : 0;
}

/* Sets the damaged file aside, where it can still be repaired, so that a new one can begin. */
static GPtrArray *
set_damaged_aside (Job    *job,
                   GError *damage)
{
  g_autoptr (GFile) place = ogc_file_set_aside (job->self->file, "history", ".json.damaged");
  g_autofree char *name = place != NULL ? ogc_file_name (place) : NULL;

  if (name == NULL)
    {
      g_propagate_error (&job->error, damage);
      return NULL;
    }
  g_set_error (&job->error, OGC_ERROR, (gint) damage->code,
               /* TRANSLATORS: a sentence about the damage, which names the file; the file's new name */
               _("%s The damaged history was renamed to %s, and a new one begins."),
               damage->message, name);
  g_error_free (damage);

  return g_ptr_array_new_with_free_func (g_object_unref);
}

/* The games in @file; none if there is no file. NULL with an error in @job. */
static GPtrArray *
read_file (Job   *job,
           GFile *file)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  GError *error = NULL;
  GPtrArray *entries;

  if (!g_file_query_exists (file, NULL))
    return g_ptr_array_new_with_free_func (g_object_unref);
  bytes = ogc_file_read_named (file, &name, &job->error);
  if (bytes == NULL)
    return NULL;
  entries = ogc_history_format_from_bytes (job->self->format, name, bytes, &error);
  if (entries != NULL)
    return entries;
  if (error->code != OGC_ERROR_VERSION && g_file_equal (file, job->self->file))
    return set_damaged_aside (job, error);
  g_propagate_error (&job->error, error);

  return NULL;
}

static gboolean
write_file (Job *job)
{
  g_autoptr (GFile) folder = g_file_get_parent (job->self->file);
  g_autoptr (GBytes) bytes = ogc_history_format_to_bytes (job->self->format, job->entries);
  g_autofree char *path = g_file_get_path (folder);
  GError *error = NULL;

  if (g_mkdir_with_parents (path, 0700) != 0)
    g_set_error (&error, OGC_ERROR, OGC_ERROR_WRITE, _("The folder %s for the history can’t be created: %s"), path,
                 g_strerror (errno));
  else if (ogc_file_write (job->self->file, bytes, &error))
    return TRUE;
  g_clear_error (&job->error);
  job->error = error;

  return FALSE;
}

static void
insert_entry (GPtrArray       *entries,
              OgcHistoryEntry *entry)
{
  for (guint i = entries->len; i-- > 0;)
    if (ogc_history_entry_same_game (g_ptr_array_index (entries, i), entry))
      g_ptr_array_remove_index (entries, i);
  g_ptr_array_add (entries, g_object_ref (entry));
  if (entries->len > OGC_MAX_HISTORY_GAMES)
    g_ptr_array_remove_range (entries, 0, entries->len - OGC_MAX_HISTORY_GAMES);
}

static gboolean
load_work (Job *job)
{
  g_autoptr (GFile) folder = g_file_get_parent (job->self->file);

  ogc_file_remove_unfinished (folder);
  job->entries = read_file (job, job->self->file);

  return job->entries != NULL;
}

static gboolean
add_work (Job *job)
{
  if (!load_work (job))
    return FALSE;
  insert_entry (job->entries, job->entry);

  return write_file (job);
}

static gboolean
clear_work (Job *job)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (!load_work (job))
    return FALSE;
  if (g_file_query_exists (job->self->file, NULL)
      && !g_file_move (job->self->file, job->self->cleared, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error))
    {
      name = ogc_file_name (job->self->file);
      g_set_error (&job->error, OGC_ERROR, OGC_ERROR_WRITE, _("%s was left as it is: %s"), name, error->message);
      return FALSE;
    }
  g_ptr_array_set_size (job->entries, 0);

  return TRUE;
}

static gboolean
restore_work (Job *job)
{
  g_autoptr (GPtrArray) since = NULL;

  since = read_file (job, job->self->file);
  if (since == NULL)
    return FALSE;
  job->entries = read_file (job, job->self->cleared);
  if (job->entries == NULL)
    return FALSE;
  for (guint i = 0; i < since->len; i++)
    insert_entry (job->entries, g_ptr_array_index (since, i));
  if (!write_file (job))
    return FALSE;
  g_file_delete (job->self->cleared, NULL, NULL);

  return TRUE;
}

static gboolean
purge_work (Job *job)
{
  g_file_delete (job->self->cleared, NULL, NULL);

  return TRUE;
}

/* In the thread that made the history. */
static gboolean
report_cb (gpointer data)
{
  Job *job = data;

  if (job->entries != NULL)
    {
      g_ptr_array_sort (job->entries, compare_newest_first);
      ogc_list_sync (job->self->entries, job->entries, is_same, NULL);
    }
  if (!job->self->loaded && job->work != purge_work)
    {
      job->self->loaded = TRUE;
      g_object_notify_by_pspec (G_OBJECT (job->self), properties[PROP_LOADED]);
    }
  if (job->error != NULL)
    g_signal_emit (job->self, signals[FAILED], 0, job->error);

  return G_SOURCE_REMOVE;
}

/* A job counts until its report is queued, so whoever has waited for the last one finds all reports. The report may
 * free the history's last reference, but finalize() waits for this thread. */
static void
work_thread (gpointer data,
             gpointer unused)
{
  Job *job = data;
  OgcHistory *self = job->self;
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  const int lock = ogc_file_lock_folder (folder);

  if (!job->work (job))
    g_clear_pointer (&job->entries, g_ptr_array_unref);
  if (lock >= 0)
    g_close (lock, NULL);
  ogc_main_context_invoke (self->context, report_cb, job, free_job);
  g_mutex_lock (&self->lock);
  if (--self->jobs == 0)
    g_cond_broadcast (&self->idle);
  g_mutex_unlock (&self->lock);
}

static void
start_job (OgcHistory      *self,
           gboolean         (*work) (Job *job),
           OgcHistoryEntry *entry)
{
  Job *job = g_new0 (Job, 1);

  job->self = g_object_ref (self);
  job->work = work;
  job->entry = entry != NULL ? g_object_ref (entry) : NULL;
  g_mutex_lock (&self->lock);
  self->jobs++;
  g_mutex_unlock (&self->lock);
  g_thread_pool_push (self->worker, job, NULL);
}

static void
ogc_history_finalize (GObject *object)
{
  OgcHistory *self = OGC_HISTORY (object);

  g_thread_pool_free (self->worker, FALSE, TRUE);
  g_clear_object (&self->entries);
  g_clear_object (&self->file);
  g_clear_object (&self->cleared);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->idle);

  G_OBJECT_CLASS (ogc_history_parent_class)->finalize (object);
}

static void
ogc_history_class_init (OgcHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = ogc_property_get;
  G_OBJECT_CLASS (klass)->finalize = ogc_history_finalize;

  properties[PROP_LOADED] = ogc_property_new ("loaded", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcHistory, loaded));
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  /**
   * OgcHistory::failed:
   * @self: the history
   * @error: one sentence
   *
   * Something could not be done, or a damaged file was set aside.
   */
  signals[FAILED] = g_signal_new ("failed", OGC_TYPE_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1,
                                  G_TYPE_ERROR);
}

static void
ogc_history_init (OgcHistory *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->idle);
  self->context = g_main_context_ref_thread_default ();
  self->worker = g_thread_pool_new (work_thread, NULL, 1, FALSE, NULL);
  self->entries = g_list_store_new (OGC_TYPE_HISTORY_ENTRY);
}

GBytes *
ogc_history_format_to_bytes (const OgcHistoryFormat *self,
                             GPtrArray              *entries)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (entries != NULL, NULL);

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, FORMAT, self->version);
  if (self->game != NULL)
    ogc_json_write_string (builder, "game", self->game);
  ogc_json_begin_array (builder, "games");
  for (guint i = 0; i < entries->len; i++)
    self->write_entry (g_ptr_array_index (entries, i), builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return ogc_json_to_bytes (builder);
}

GPtrArray *
ogc_history_format_from_bytes (const OgcHistoryFormat  *self,
                               const char              *source,
                               GBytes                  *bytes,
                               GError                 **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  ogc_format_version_check (reader, FORMAT, self->version);
  if (self->game != NULL)
    ogc_json_reader_choice (reader, "game", (const OgcName[]) { { self->game, 0 }, { NULL } });
  n = ogc_json_reader_begin_array (reader, "games", 0, OGC_MAX_HISTORY_GAMES);
  for (guint i = 0; i < n; i++)
    {
      OgcHistoryEntry *entry = self->read_entry (reader);

      if (entry != NULL)
        g_ptr_array_add (entries, entry);
    }
  ogc_json_reader_end (reader);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&entries);
}

OgcHistory *
ogc_history_new (const OgcHistoryFormat *format,
                 GFile                  *file)
{
  OgcHistory *self;
  g_autofree char *path = NULL;
  g_autofree char *cleared = NULL;

  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (file == NULL || g_file_peek_path (file) != NULL, NULL);

  self = g_object_new (OGC_TYPE_HISTORY, NULL);
  self->format = format;
  self->file = file != NULL ? g_object_ref (file)
                            : g_file_new_build_filename (g_get_user_data_dir (), "gilded-compass",
                                                         format->file_name, NULL);
  path = g_file_get_path (self->file);
  cleared = g_strconcat (path, ".cleared", NULL);
  self->cleared = g_file_new_for_path (cleared);

  return self;
}

GListModel *
ogc_history_get_entries (OgcHistory *self)
{
  g_return_val_if_fail (OGC_IS_HISTORY (self), NULL);

  return G_LIST_MODEL (self->entries);
}

gboolean
ogc_history_get_loaded (OgcHistory *self)
{
  g_return_val_if_fail (OGC_IS_HISTORY (self), FALSE);

  return self->loaded;
}

void
ogc_history_load (OgcHistory *self)
{
  g_return_if_fail (OGC_IS_HISTORY (self));

  start_job (self, load_work, NULL);
}

void
ogc_history_add (OgcHistory      *self,
                 OgcHistoryEntry *entry)
{
  g_return_if_fail (OGC_IS_HISTORY (self));
  g_return_if_fail (OGC_IS_HISTORY_ENTRY (entry));

  start_job (self, add_work, entry);
}

void
ogc_history_remember (OgcHistory   *self,
                      OgcSavedGame *game)
{
  g_autoptr (OgcHistoryEntry) entry = NULL;

  g_return_if_fail (OGC_IS_HISTORY (self));
  g_return_if_fail (OGC_IS_SAVED_GAME (game));

  entry = self->format->create_entry (game);
  ogc_history_add (self, entry);
}

void
ogc_history_clear (OgcHistory *self)
{
  g_return_if_fail (OGC_IS_HISTORY (self));

  start_job (self, clear_work, NULL);
}

void
ogc_history_restore (OgcHistory *self)
{
  g_return_if_fail (OGC_IS_HISTORY (self));

  start_job (self, restore_work, NULL);
}

void
ogc_history_purge (OgcHistory *self)
{
  g_return_if_fail (OGC_IS_HISTORY (self));

  start_job (self, purge_work, NULL);
}

void
ogc_history_flush (OgcHistory *self)
{
  g_return_if_fail (OGC_IS_HISTORY (self));

  g_mutex_lock (&self->lock);
  while (self->jobs > 0)
    g_cond_wait (&self->idle, &self->lock);
  g_mutex_unlock (&self->lock);
}
