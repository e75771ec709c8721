/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-store.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "ogc-file.h"
#include "ogc-journal.h"
#include "ogc-main-context.h"

#define AUTOSAVE "autosave" OGC_SAVE_EXTENSION
#define BACKUP "autosave-backup" OGC_SAVE_EXTENSION
#define JOURNAL "autosave.journal"
#define DAMAGED_EXTENSION OGC_SAVE_EXTENSION ".damaged"
#define PLACE_PREFIX "game-"

struct _OgcStore {
  GObject       parent_instance;

  GFile        *folder;
  GFile        *autosave;
  GFile        *backup;
  GFile        *journal_file;
  GMainContext *context;
  OgcJournal   *journal;
  GThreadPool  *writer;   /* one thread */

  GMutex        lock;
  GCond         changed;  /* writing */
  OgcSave      *last;     /* what was handed over last */
  GPtrArray    *leaving;  /* games that make room for another: written to their places before anything else */
  OgcSave      *pending;  /* what is written next */
  gboolean      vacate;   /* there is to be no game to go on with */
  gboolean      writing;
  gboolean      trusted;  /* the files on disk are ours: whole, and may be replaced */
  GError       *error;    /* of the last write */
};

enum {
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcStore, ogc_store, G_TYPE_OBJECT)

/* What a failure is carried in to the thread that made the store. */
typedef struct {
  OgcStore *store;
  GError   *error;
} Failure;

static void
free_failure (gpointer data)
{
  Failure *failure = data;

  g_object_unref (failure->store);
  g_error_free (failure->error);
  g_free (failure);
}

static gboolean
is_damage (const GError *error)
{
  return error->domain == OGC_ERROR && error->code != OGC_ERROR_READ && error->code != OGC_ERROR_VERSION;
}

/* Before this program replaces a file that it has not looked at: one that it cannot read is somebody's last hope. */
static void
protect (GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (GFile) place = NULL;

  if (!g_file_query_exists (file, NULL))
    return;
  save = ogc_save_load (file, &error);
  if (save == NULL)
    place = ogc_file_set_aside (file, "autosave", is_damage (error) ? DAMAGED_EXTENSION : OGC_SAVE_EXTENSION);
}

static void
protect_all (OgcStore *self)
{
  if (self->trusted)
    return;
  protect (self->autosave);
  protect (self->backup);
  self->trusted = TRUE;
}

/* Gives the autosave its second name, so that it stays when the next one takes its place. */
static void
make_backup (OgcStore *self)
{
  g_autofree char *autosave = g_file_get_path (self->autosave);
  g_autofree char *backup = g_file_get_path (self->backup);
  g_autofree char *step = g_strconcat (backup, ".new", NULL);

  g_unlink (step);
  if (link (autosave, step) == 0 && g_rename (step, backup) == 0)
    return;
  g_unlink (step);
  /* A file system without links. */
  g_file_copy (self->autosave, self->backup, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);
}

static gboolean
make_folder (OgcStore  *self,
             GError   **error)
{
  g_autofree char *folder = g_file_get_path (self->folder);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE, _("The folder %s for saved games cannot be made: %s"), folder,
               g_strerror (errno));

  return FALSE;
}

/* Loads @file; sets it aside if it is damaged. NULL without an error if there is no file. */
static OgcSave *
load_or_set_aside (OgcStore  *self,
                   GFile     *file,
                   GFile    **place,
                   GError   **error)
{
  g_autoptr (GError) local = NULL;
  OgcSave *save;

  if (!g_file_query_exists (file, NULL))
    return NULL;
  save = ogc_save_load (file, &local);
  if (save != NULL)
    return save;
  if (is_damage (local) && *place == NULL)
    *place = ogc_file_set_aside (file, "autosave", DAMAGED_EXTENSION);
  g_propagate_error (error, g_steal_pointer (&local));

  return NULL;
}

static GFile *
get_place (OgcStore *self,
           OgcSave  *save)
{
  g_autofree char *place = ogc_save_dup_place (save);
  g_autofree char *name = g_strconcat (place, OGC_SAVE_EXTENSION, NULL);

  return g_file_get_child (self->folder, name);
}

static gboolean
same_place (OgcSave *a,
            OgcSave *b)
{
  g_autofree char *one = ogc_save_dup_place (a);
  g_autofree char *other = ogc_save_dup_place (b);

  return g_str_equal (one, other);
}

/* Takes the games of @save's place out of @games: they are older. */
static void
drop_older (GPtrArray *games,
            OgcSave   *save)
{
  for (guint i = games->len; i-- > 0;)
    if (same_place (g_ptr_array_index (games, i), save))
      g_ptr_array_remove_index (games, i);
}

/* The newest game that can be had: the autosave or its backup, and what the journal has on top. @left gets those that the
 * journal says made room for it. */
static OgcSave *
load_newest (OgcStore   *self,
             GPtrArray  *left,
             GFile     **place,
             GError    **error)
{
  g_autoptr (OgcSave) save = load_or_set_aside (self, self->autosave, place, error);
  OgcSave *newest;

  if (save == NULL)
    save = load_or_set_aside (self, self->backup, place, error != NULL && *error == NULL ? error : NULL);

  newest = ogc_journal_replay (self->journal_file, save, left);
  if (newest != NULL)
    drop_older (left, newest);

  return newest;
}

/* Writes every game of @leaving to its place and takes it out; stops at the first that cannot be written. */
static gboolean
write_leaving (OgcStore   *self,
               GPtrArray  *leaving,
               GError    **error)
{
  while (leaving->len > 0)
    {
      if (!ogc_store_keep (self, g_ptr_array_index (leaving, 0), error))
        return FALSE;
      g_ptr_array_remove_index (leaving, 0);
    }

  return TRUE;
}

/* Takes out of @games, which the journal has, those that were handed over here: they are written in their turn, the one that is played to no
 * place of its own. */
static void
drop_handed_over (OgcStore  *self,
                  GPtrArray *games)
{
  g_mutex_lock (&self->lock);
  if (self->last != NULL)
    drop_older (games, self->last);
  for (guint i = 0; i < self->leaving->len; i++)
    drop_older (games, g_ptr_array_index (self->leaving, i));
  g_mutex_unlock (&self->lock);
}

/* Before the first write of a program that has not loaded what is there: another game than @save is kept in its place, and
 * what cannot be read is set aside. */
static gboolean
make_room (OgcStore  *self,
           OgcSave   *save,
           GError   **error)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_save_unref);
  g_autoptr (GFile) place = NULL;
  OgcSave *newest = load_newest (self, left, &place, NULL);

  if (newest != NULL)
    g_ptr_array_add (left, newest);
  drop_older (left, save);
  drop_handed_over (self, left);
  if (!write_leaving (self, left, error))
    return FALSE;
  protect_all (self);

  return TRUE;
}

static gboolean
write_save (OgcStore  *self,
            OgcSave   *save,
            GError   **error)
{
  if (!make_folder (self, error) || (!self->trusted && !make_room (self, save, error)))
    return FALSE;
  if (g_file_query_exists (self->autosave, NULL))
    make_backup (self);

  return ogc_save_write (save, self->autosave, error);
}

static void
remove_autosave (OgcStore *self)
{
  protect_all (self);
  /* The backup first: without it the autosave is still a game, without the autosave the backup would come back. */
  g_file_delete (self->backup, NULL, NULL);
  g_file_delete (self->autosave, NULL, NULL);
  ogc_journal_clear (self->journal);
}

static gboolean
emit_failed_cb (gpointer data)
{
  Failure *failure = data;

  g_signal_emit (failure->store, signals[FAILED], 0, failure->error);

  return G_SOURCE_REMOVE;
}

static void
report (OgcStore     *self,
        const GError *error)
{
  Failure *failure = g_new0 (Failure, 1);

  failure->store = g_object_ref (self);
  failure->error = g_error_copy (error);
  ogc_main_context_invoke (self->context, emit_failed_cb, failure, free_failure);
}

/* Notes how a write went; the lock is held. @save may be NULL. */
static void
note_written (OgcStore *self,
              OgcSave  *save,
              GError   *error)
{
  g_clear_error (&self->error);
  if (error != NULL)
    self->error = g_error_copy (error);
  else if (save != NULL && save == self->last)
    ogc_journal_clear (self->journal);
}

/* What could not be written is written first the next time; the lock is held. */
static void
take_back (OgcStore  *self,
           GPtrArray *leaving)
{
  for (guint i = 0; i < leaving->len; i++)
    g_ptr_array_insert (self->leaving, (int) i, ogc_save_ref (g_ptr_array_index (leaving, i)));
}

/* Writes what there is to be written; the lock is held, but not while it writes. FALSE when that failed. */
static gboolean
write_once (OgcStore *self)
{
  g_autoptr (GPtrArray) leaving = g_steal_pointer (&self->leaving);
  g_autoptr (OgcSave) save = g_steal_pointer (&self->pending);
  g_autoptr (GError) error = NULL;

  self->leaving = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_save_unref);
  g_mutex_unlock (&self->lock);
  /* While a game that made room is in no place of its own, the autosave may be all there is of it. */
  if (!write_leaving (self, leaving, &error) || (save != NULL && !write_save (self, save, &error)))
    report (self, error);
  g_mutex_lock (&self->lock);
  take_back (self, leaving);
  note_written (self, save, error);

  return error == NULL;
}

/* Writes until nothing is left to be written. */
static void
write_thread (gpointer unused,
              gpointer data)
{
  OgcStore *self = data;
  gboolean good = TRUE;

  g_mutex_lock (&self->lock);
  while (self->pending != NULL || (good && self->leaving->len > 0))
    good = write_once (self);
  if (good && self->vacate)
    remove_autosave (self);
  self->vacate = self->vacate && !good;
  self->writing = FALSE;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

/* Sets the writer to work; the lock is held. */
static void
start_writing (OgcStore *self)
{
  if (self->writing)
    return;
  self->writing = TRUE;
  g_thread_pool_push (self->writer, self, NULL);
}

static void
wait_for_writing (OgcStore *self)
{
  while (self->writing)
    g_cond_wait (&self->changed, &self->lock);
}

/* Makes what is on disk the last that was handed over; the lock is held. Without one, NULL. */
static OgcSave *
load_last (OgcStore  *self,
           GFile    **place,
           GError   **error)
{
  OgcSave *save;

  wait_for_writing (self);
  save = load_newest (self, self->leaving, place, error);
  if (save != NULL && self->last == NULL)
    self->last = ogc_save_ref (save);
  if (self->leaving->len > 0)
    start_writing (self);

  return save;
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  OgcStore *self = source;
  GError *error = NULL;
  GFile *place = NULL;
  OgcSave *save;

  g_mutex_lock (&self->lock);
  save = load_last (self, &place, &error);
  g_mutex_unlock (&self->lock);

  if (place != NULL)
    g_object_set_data_full (G_OBJECT (task), "set-aside", place, g_object_unref);
  if (save == NULL && error != NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  g_clear_error (&error);
  g_task_return_pointer (task, save, (GDestroyNotify) ogc_save_unref);
}

static gint
compare_newest_first (gconstpointer a,
                      gconstpointer b,
                      gpointer      data)
{
  const gint64 one = (gint64) g_file_info_get_attribute_uint64 (*(GFileInfo **) a, G_FILE_ATTRIBUTE_TIME_MODIFIED);
  const gint64 other = (gint64) g_file_info_get_attribute_uint64 (*(GFileInfo **) b, G_FILE_ATTRIBUTE_TIME_MODIFIED);

  if (one != other)
    return one < other ? 1 : -1;

  return strcmp (g_file_info_get_name (*(GFileInfo **) a), g_file_info_get_name (*(GFileInfo **) b));
}

static gboolean
is_listed (GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);

  return g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR
         && (g_str_has_suffix (name, OGC_SAVE_EXTENSION) || g_str_has_suffix (name, DAMAGED_EXTENSION))
         && !g_str_equal (name, AUTOSAVE) && !g_str_equal (name, BACKUP);
}

static void
ogc_store_finalize (GObject *object)
{
  OgcStore *self = OGC_STORE (object);

  /* Waits for what is still being written. */
  g_thread_pool_free (self->writer, FALSE, TRUE);
  g_clear_object (&self->folder);
  g_clear_object (&self->autosave);
  g_clear_object (&self->backup);
  g_clear_object (&self->journal_file);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_clear_pointer (&self->journal, ogc_journal_free);
  g_clear_pointer (&self->last, ogc_save_unref);
  g_clear_pointer (&self->pending, ogc_save_unref);
  g_clear_pointer (&self->leaving, g_ptr_array_unref);
  g_clear_error (&self->error);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);

  G_OBJECT_CLASS (ogc_store_parent_class)->finalize (object);
}

static void
ogc_store_class_init (OgcStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_store_finalize;

  /**
   * OgcStore::failed:
   * @self: the store
   * @error: one sentence that says what was not written, and why
   *
   * An autosave could not be written. The next one is tried all the same.
   */
  signals[FAILED] = g_signal_new ("failed", OGC_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_ERROR);
}

static void
ogc_store_init (OgcStore *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  self->context = g_main_context_ref_thread_default ();
  self->leaving = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_save_unref);
  self->writer = g_thread_pool_new (write_thread, self, 1, FALSE, NULL);
}

OgcStore *
ogc_store_new (GFile *folder)
{
  OgcStore *self;

  g_return_val_if_fail (folder == NULL || G_IS_FILE (folder), NULL);
  g_return_val_if_fail (folder == NULL || g_file_peek_path (folder) != NULL, NULL);

  self = g_object_new (OGC_TYPE_STORE, NULL);
  self->folder = folder != NULL ? g_object_ref (folder)
                                : g_file_new_build_filename (g_get_user_data_dir (), "gilded-compass", "saves", NULL);
  self->autosave = g_file_get_child (self->folder, AUTOSAVE);
  self->backup = g_file_get_child (self->folder, BACKUP);
  self->journal_file = g_file_get_child (self->folder, JOURNAL);
  self->journal = ogc_journal_new (self->journal_file);

  return self;
}

GFile *
ogc_store_get_folder (OgcStore *self)
{
  g_return_val_if_fail (OGC_IS_STORE (self), NULL);

  return self->folder;
}

void
ogc_store_autosave (OgcStore *self,
                    OgcSave  *save)
{
  g_return_if_fail (OGC_IS_STORE (self));
  g_return_if_fail (save != NULL);

  g_mutex_lock (&self->lock);
  if (save == self->last)
    {
      g_mutex_unlock (&self->lock);
      return;
    }
  /* Time makes it larger than what an earlier run of the program has used. */
  save->serial = MAX ((guint64) g_get_real_time (), self->last != NULL ? self->last->serial + 1 : 1);
  if (self->last == NULL)
    make_folder (self, NULL);
  ogc_journal_note (self->journal, self->last, save);
  if (self->last != NULL && !same_place (self->last, save))
    g_ptr_array_add (self->leaving, ogc_save_ref (self->last));
  g_clear_pointer (&self->last, ogc_save_unref);
  self->last = ogc_save_ref (save);
  g_clear_pointer (&self->pending, ogc_save_unref);
  self->pending = ogc_save_ref (save);
  self->vacate = FALSE;
  start_writing (self);
  g_mutex_unlock (&self->lock);
}

void
ogc_store_put_away (OgcStore *self)
{
  g_return_if_fail (OGC_IS_STORE (self));

  g_mutex_lock (&self->lock);
  if (self->last == NULL)
    {
      g_autoptr (GFile) place = NULL;
      g_autoptr (OgcSave) save G_GNUC_UNUSED = load_last (self, &place, NULL);
    }
  if (self->last != NULL)
    {
      g_ptr_array_add (self->leaving, g_steal_pointer (&self->last));
      g_clear_pointer (&self->pending, ogc_save_unref);
      self->vacate = TRUE;
      start_writing (self);
    }
  g_mutex_unlock (&self->lock);
}

OgcSave *
ogc_store_dup_current (OgcStore *self)
{
  OgcSave *save;

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);

  g_mutex_lock (&self->lock);
  if (self->last != NULL)
    save = ogc_save_ref (self->last);
  else
    {
      g_autoptr (GFile) place = NULL;

      save = load_last (self, &place, NULL);
    }
  g_mutex_unlock (&self->lock);

  return save;
}

gboolean
ogc_store_is_safe (OgcStore *self)
{
  gboolean safe;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);

  g_mutex_lock (&self->lock);
  safe = self->error == NULL;
  g_mutex_unlock (&self->lock);

  return safe;
}

char *
ogc_store_new_place (OgcStore *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);

  return g_strdup_printf (PLACE_PREFIX "%04d%02d%02d-%08x%08x", g_date_time_get_year (now), g_date_time_get_month (now),
                          g_date_time_get_day_of_month (now), g_random_int (), g_random_int ());
}

char *
ogc_store_find_place (OgcStore *self,
                      GFile    *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_relative_path (self->folder, file);
  if (name == NULL || strchr (name, '/') != NULL || !g_str_has_prefix (name, PLACE_PREFIX)
      || !g_str_has_suffix (name, OGC_SAVE_EXTENSION))
    return NULL;

  return g_strndup (name, strlen (name) - strlen (OGC_SAVE_EXTENSION));
}

gboolean
ogc_store_keep (OgcStore  *self,
                OgcSave   *save,
                GError   **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);
  g_return_val_if_fail (save != NULL, FALSE);

  file = get_place (self, save);

  return make_folder (self, error) && ogc_save_write (save, file, error);
}

GFile *
ogc_store_get_place (OgcStore *self,
                     OgcSave  *save)
{
  g_return_val_if_fail (OGC_IS_STORE (self), NULL);
  g_return_val_if_fail (save != NULL, NULL);

  return get_place (self, save);
}

gboolean
ogc_store_flush (OgcStore  *self,
                 GError   **error)
{
  gboolean good;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);

  g_mutex_lock (&self->lock);
  wait_for_writing (self);
  good = self->error == NULL;
  if (!good)
    g_propagate_error (error, g_error_copy (self->error));
  g_mutex_unlock (&self->lock);

  return good;
}

gboolean
ogc_store_has_autosave (OgcStore *self)
{
  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);

  return g_file_query_exists (self->autosave, NULL) || g_file_query_exists (self->backup, NULL)
         || g_file_query_exists (self->journal_file, NULL);
}

void
ogc_store_load_autosave_async (OgcStore            *self,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_STORE (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_store_load_autosave_async);
  g_task_run_in_thread (task, load_thread);
}

OgcSave *
ogc_store_load_autosave_finish (OgcStore      *self,
                                GAsyncResult  *result,
                                GFile        **set_aside_file,
                                GError       **error)
{
  GFile *place;

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  place = g_object_get_data (G_OBJECT (result), "set-aside");
  if (set_aside_file != NULL)
    *set_aside_file = place != NULL ? g_object_ref (place) : NULL;

  return g_task_propagate_pointer (G_TASK (result), error);
}

GListModel *
ogc_store_list (OgcStore *self)
{
  GListStore *list;
  g_autoptr (GFileEnumerator) enumerator = NULL;
  g_autoptr (GPtrArray) infos = g_ptr_array_new_with_free_func (g_object_unref);
  GFileInfo *info;

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);

  list = g_list_store_new (G_TYPE_FILE);
  enumerator = g_file_enumerate_children (self->folder,
                                          G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE
                                          "," G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                          G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (enumerator != NULL && (info = g_file_enumerator_next_file (enumerator, NULL, NULL)) != NULL)
    {
      if (is_listed (info))
        g_ptr_array_add (infos, info);
      else
        g_object_unref (info);
    }
  g_ptr_array_sort_with_data (infos, compare_newest_first, NULL);
  for (guint i = 0; i < infos->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (self->folder, g_file_info_get_name (g_ptr_array_index (infos, i)));

      g_list_store_append (list, file);
    }

  return G_LIST_MODEL (list);
}

