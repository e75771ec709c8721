/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "ogc-file.h"
#include "ogc-game-file.h"
#include "ogc-game-kind.h"
#include "ogc-main-context.h"

#define CURRENT "current" /* the file that names the game to continue */
#define LOCK ".lock"
/* Anybody who may write to the folder may lock it, even if another user, as with sudo, made the file. */
#define LOCK_MODE 0666
#define DAMAGED_EXTENSION OGC_SAVE_EXTENSION ".damaged"

struct _OgcStore
{
  GObject       parent_instance;

  GFile        *folder;
  GFile        *current_file;     /* CURRENT in it */
  GMainContext *context;
  GThreadPool  *writer;           /* one thread */

  GMutex        disk_mutex;       /* guards the folder and the next members; held while files are read or written */
  gboolean      opened;           /* whether the lock is taken, and leftovers of earlier runs are cleaned up */
  int           fd;               /* the file descriptor that holds the lock, or -1 */
  char         *current_on_disk;  /* what CURRENT says, once opened; it is written only on a change */

  GMutex        state_mutex;      /* guards the next members; held only briefly */
  GCond         idle;
  GHashTable   *pending;          /* from file names to the games to write there */
  char         *current_name;     /* the name of the game to continue, once current_is_set */
  gboolean      current_is_set;
  gboolean      writing;
  gboolean      again;            /* something came in during writing */
  gboolean      locked_out;       /* another program has the lock */
  GError       *error;            /* the outcome of the last write */
};

enum {
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcStore, ogc_store, G_TYPE_OBJECT)

/* A failure to report in the thread that made the store. */
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
emit_cb (gpointer data)
{
  Failure *failure = data;

  g_signal_emit (failure->store, signals[FAILED], 0, failure->error);

  return G_SOURCE_REMOVE;
}

static void
report_error (OgcStore     *self,
              const GError *error)
{
  Failure *failure = g_new0 (Failure, 1);

  failure->store = g_object_ref (self);
  failure->error = g_error_copy (error);
  ogc_main_context_invoke (self->context, emit_cb, failure, free_failure);
}

static GHashTable *
create_pending (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static gboolean
is_name (const char *name)
{
  return strchr (name, '/') == NULL && g_str_has_suffix (name, OGC_SAVE_EXTENSION);
}

/* The name in CURRENT, or NULL. */
static char *
read_current_file (OgcStore *self)
{
  g_autoptr (GBytes) bytes = ogc_file_read (self->current_file, NULL);
  g_autofree char *name = bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;

  return name != NULL && is_name (name) ? g_steal_pointer (&name) : NULL;
}

static gboolean
write_current_file (OgcStore    *self,
                    const char  *name,
                    GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (g_strcmp0 (name, self->current_on_disk) == 0)
    return TRUE;
  if (name != NULL)
    {
      bytes = g_bytes_new (name, strlen (name));
      if (!ogc_file_write (self->current_file, bytes, error))
        return FALSE;
    }
  else
    g_file_delete (self->current_file, NULL, NULL);
  g_free (self->current_on_disk);
  self->current_on_disk = g_strdup (name);

  return TRUE;
}

static gboolean
refuse_locked_out (OgcStore  *self,
                   GError   **error)
{
  g_autofree char *name = ogc_file_name (self->folder);

  g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE,
               /* TRANSLATORS: %s is a folder */
               _("Another window already saves to the folder %s, so only “Save As” saves games in this window."), name);

  return FALSE;
}

/* Locks the folder. The lock lasts as long as its file is open, so the system releases it even if the program crashes.
 * No file is open afterwards if another program has it. @alone: set to whether it is certain that none has it; some
 * file systems have no locks. */
static gboolean
take_lock (OgcStore  *self,
           gboolean  *alone,
           GError   **error)
{
  g_autoptr (GFile) file = g_file_get_child (self->folder, LOCK);
  struct stat status;

  self->fd = g_open (g_file_peek_path (file), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, LOCK_MODE);
  if (self->fd < 0 || fstat (self->fd, &status) != 0 || !S_ISREG (status.st_mode))
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE, _("%s could not be saved: %s"), g_file_peek_path (file),
                   self->fd < 0 ? g_strerror (errno) : _("it is not a file."));
      if (self->fd >= 0)
        g_close (self->fd, NULL);
      self->fd = -1;
      return FALSE;
    }
  fchmod (self->fd, LOCK_MODE); /* despite the umask; only the owner can do it */
  *alone = flock (self->fd, LOCK_EX | LOCK_NB) == 0;
  if (!*alone && errno == EWOULDBLOCK)
    {
      g_close (self->fd, NULL);
      self->fd = -1;
    }

  return TRUE;
}

/* Adopts games that earlier versions of the program kept elsewhere, for each kind of game. */
static gboolean
adopt_games (OgcStore  *self,
             GError   **error)
{
  const OgcGameKind *kind;

  for (unsigned n = 0; (kind = ogc_game_kind_nth (n)) != NULL; n++)
    if (kind->adopt != NULL && !kind->adopt (self->folder, self->current_file, error))
      return FALSE;

  return TRUE;
}

/* Opens the folder before it is first read or written, with disk_mutex held. Without @make, does nothing if there is
 * no folder. */
static gboolean
open_folder (OgcStore  *self,
             gboolean   make,
             GError   **error)
{
  const char *path = g_file_peek_path (self->folder);
  g_autoptr (GError) second = NULL;
  gboolean alone = FALSE;

  if (self->opened)
    return TRUE;
  if (!make && !g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;
  if (g_mkdir_with_parents (path, 0700) != 0)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE, _("The folder %s for saved games can’t be created: %s"), path,
                   g_strerror (errno));
      return FALSE;
    }
  if (self->fd < 0 && !take_lock (self, &alone, error))
    return FALSE;
  if (self->fd < 0)
    {
      g_mutex_lock (&self->state_mutex);
      self->locked_out = TRUE;
      g_mutex_unlock (&self->state_mutex);
      refuse_locked_out (self, &second);
      report_error (self, second);
    }
  if (alone)
    ogc_file_remove_unfinished (self->folder);
  if (self->fd >= 0 && !adopt_games (self, error))
    return FALSE;
  self->current_on_disk = read_current_file (self);
  self->opened = TRUE;

  return TRUE;
}

/* Opens the folder for writing, if it is not open yet, with disk_mutex held. */
static gboolean
open_to_write (OgcStore  *self,
               GError   **error)
{
  if (!open_folder (self, TRUE, error))
    return FALSE;

  return self->fd >= 0 || refuse_locked_out (self, error);
}

/* Writes @games, and then, if @is_set, which one to continue, with disk_mutex held. Removes from @games what was
 * written. Returns the first error. */
static GError *
write_games (OgcStore   *self,
             GHashTable *games,
             gboolean    is_set,
             const char *current)
{
  GError *error = NULL;
  GHashTableIter iter;
  gpointer name, save;

  if (!open_to_write (self, &error))
    return error;
  g_hash_table_iter_init (&iter, games);
  while (g_hash_table_iter_next (&iter, &name, &save))
    {
      g_autoptr (GFile) file = g_file_get_child (self->folder, name);
      g_autoptr (GError) failure = NULL;

      if (ogc_saved_game_write (save, file, &failure))
        g_hash_table_iter_remove (&iter);
      else if (error == NULL)
        error = g_steal_pointer (&failure);
    }
  if (error == NULL && is_set)
    write_current_file (self, current, &error);
  return error;
}

/* Writes what is pending. Holds disk_mutex from taking a game until it is written or pending again, so that a
 * concurrent load finds it in one of the two places. Returns whether more has come in. */
static gboolean
write_pending (OgcStore *self)
{
  g_autoptr (GHashTable) games = NULL;
  g_autofree char *current = NULL;
  gboolean is_set, again;
  GHashTableIter iter;
  gpointer name, save;
  GError *error;

  g_mutex_lock (&self->disk_mutex);
  g_mutex_lock (&self->state_mutex);
  games = g_steal_pointer (&self->pending);
  current = g_strdup (self->current_name);
  is_set = self->current_is_set;
  self->pending = create_pending ();
  self->again = FALSE;
  g_mutex_unlock (&self->state_mutex);
  error = write_games (self, games, is_set, current);
  g_mutex_lock (&self->state_mutex);
  g_hash_table_iter_init (&iter, games);
  while (g_hash_table_iter_next (&iter, &name, &save))
    if (!g_hash_table_contains (self->pending, name))
      g_hash_table_insert (self->pending, g_strdup (name), g_object_ref (save));
  if (error != NULL && !self->locked_out)
    report_error (self, error);
  g_clear_error (&self->error);
  self->error = error;
  again = self->again;
  if (!again)
    {
      self->writing = FALSE;
      g_cond_broadcast (&self->idle);
    }
  g_mutex_unlock (&self->state_mutex);
  g_mutex_unlock (&self->disk_mutex);

  return again;
}

static void
write_thread (gpointer unused,
              gpointer data)
{
  while (write_pending (data))
    continue;
}

/* Starts the writer, with state_mutex held. */
static void
start_writing (OgcStore *self)
{
  self->again = TRUE;
  if (self->writing)
    return;
  self->writing = TRUE;
  g_thread_pool_push (self->writer, self, NULL);
}

/* Makes @name the game to continue, with state_mutex held. */
static void
set_current (OgcStore   *self,
             const char *name)
{
  char *current = g_strdup (name);

  g_free (self->current_name);
  self->current_name = current;
  self->current_is_set = TRUE;
}

/* The file name of the game to continue; call it with disk_mutex held. */
static char *
dup_current_name (OgcStore *self)
{
  char *name = NULL;
  gboolean is_set;

  g_mutex_lock (&self->state_mutex);
  is_set = self->current_is_set;
  if (is_set)
    name = g_strdup (self->current_name);
  g_mutex_unlock (&self->state_mutex);
  if (is_set)
    return name;
  open_folder (self, FALSE, NULL);

  return read_current_file (self);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  OgcStore *self = source;
  g_autofree char *name = NULL;
  OgcSavedGame *save = NULL;
  GError *error = NULL;

  g_mutex_lock (&self->disk_mutex);
  name = data != NULL ? g_strdup (data) : dup_current_name (self);
  if (name != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (self->folder, name);

      g_mutex_lock (&self->state_mutex);
      save = g_hash_table_lookup (self->pending, name);
      if (save != NULL)
        g_object_ref (save);
      g_mutex_unlock (&self->state_mutex);
      if (save == NULL && (data != NULL || g_file_query_exists (file, NULL)))
        save = ogc_game_file_load (file, &error);
    }
  g_mutex_unlock (&self->disk_mutex);
  g_task_set_task_data (task, g_steal_pointer (&name), g_free);
  if (error == NULL)
    g_task_return_pointer (task, save, g_object_unref);
  else
    g_task_return_error (task, error);
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
         && (is_name (name) || g_str_has_suffix (name, DAMAGED_EXTENSION));
}

/* Disposed here and not in finalize, because the writer may briefly hold a reference to report its last failure. */
static void
ogc_store_dispose (GObject *object)
{
  OgcStore *self = OGC_STORE (object);
  GThreadPool *writer = g_steal_pointer (&self->writer);

  /* Waits until everything is written. */
  if (writer != NULL)
    g_thread_pool_free (writer, FALSE, TRUE);
  if (self->fd >= 0)
    g_close (self->fd, NULL);
  self->fd = -1;

  G_OBJECT_CLASS (ogc_store_parent_class)->dispose (object);
}

static void
ogc_store_finalize (GObject *object)
{
  OgcStore *self = OGC_STORE (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->current_file);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_clear_pointer (&self->pending, g_hash_table_unref);
  g_free (self->current_on_disk);
  g_free (self->current_name);
  g_clear_error (&self->error);
  g_mutex_clear (&self->disk_mutex);
  g_mutex_clear (&self->state_mutex);
  g_cond_clear (&self->idle);

  G_OBJECT_CLASS (ogc_store_parent_class)->finalize (object);
}

static void
ogc_store_class_init (OgcStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_store_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_store_finalize;

  /**
   * OgcStore::failed:
   * @self: the store
   * @error: one sentence that says what was not written, and why
   *
   * A game could not be written. The next save tries again.
   */
  signals[FAILED] = g_signal_new ("failed", OGC_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_ERROR);
}

static void
ogc_store_init (OgcStore *self)
{
  g_mutex_init (&self->disk_mutex);
  g_mutex_init (&self->state_mutex);
  g_cond_init (&self->idle);
  self->context = g_main_context_ref_thread_default ();
  self->pending = create_pending ();
  self->fd = -1;
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
  self->current_file = g_file_get_child (self->folder, CURRENT);

  return self;
}

GFile *
ogc_store_get_folder (OgcStore *self)
{
  g_return_val_if_fail (OGC_IS_STORE (self), NULL);

  return self->folder;
}

char *
ogc_store_new_name (OgcStore *self)
{
  g_return_val_if_fail (OGC_IS_STORE (self), NULL);

  return g_strdup_printf (OGC_SAVE_NAME_PREFIX "%08x%08x" OGC_SAVE_EXTENSION, g_random_int (), g_random_int ());
}

char *
ogc_store_find_name (OgcStore *self,
                     GFile    *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_relative_path (self->folder, file);

  return name != NULL && is_name (name) ? g_steal_pointer (&name) : NULL;
}

char *
ogc_store_dup_current_name (OgcStore *self)
{
  char *name;

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);

  g_mutex_lock (&self->disk_mutex);
  name = dup_current_name (self);
  g_mutex_unlock (&self->disk_mutex);

  return name;
}

void
ogc_store_set_current (OgcStore   *self,
                       const char *name)
{
  g_return_if_fail (OGC_IS_STORE (self));
  g_return_if_fail (name == NULL || is_name (name));

  g_mutex_lock (&self->state_mutex);
  if (!self->current_is_set || g_strcmp0 (self->current_name, name) != 0)
    {
      set_current (self, name);
      start_writing (self);
    }
  g_mutex_unlock (&self->state_mutex);
}

void
ogc_store_autosave (OgcStore     *self,
                    const char   *name,
                    OgcSavedGame *save)
{
  g_return_if_fail (OGC_IS_STORE (self));
  g_return_if_fail (name != NULL && is_name (name));
  g_return_if_fail (OGC_IS_SAVED_GAME (save));

  g_mutex_lock (&self->state_mutex);
  set_current (self, name);
  g_hash_table_replace (self->pending, g_strdup (name), g_object_ref (save));
  start_writing (self);
  g_mutex_unlock (&self->state_mutex);
}

gboolean
ogc_store_flush (OgcStore  *self,
                 GError   **error)
{
  gboolean good;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);

  g_mutex_lock (&self->state_mutex);
  if (self->error != NULL)
    start_writing (self);
  while (self->writing)
    g_cond_wait (&self->idle, &self->state_mutex);
  good = self->error == NULL || g_hash_table_size (self->pending) == 0;
  if (!good)
    g_propagate_error (error, g_error_copy (self->error));
  g_mutex_unlock (&self->state_mutex);

  return good;
}

gboolean
ogc_store_is_pending (OgcStore   *self,
                      const char *name)
{
  gboolean pending;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  g_mutex_lock (&self->state_mutex);
  pending = g_hash_table_contains (self->pending, name);
  g_mutex_unlock (&self->state_mutex);

  return pending;
}

void
ogc_store_forget (OgcStore   *self,
                  const char *name)
{
  g_return_if_fail (OGC_IS_STORE (self));
  g_return_if_fail (name != NULL);

  g_mutex_lock (&self->state_mutex);
  g_hash_table_remove (self->pending, name);
  g_mutex_unlock (&self->state_mutex);
}

gboolean
ogc_store_lock (OgcStore  *self,
                GError   **error)
{
  gboolean ours;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);

  g_mutex_lock (&self->disk_mutex);
  ours = open_to_write (self, error);
  g_mutex_unlock (&self->disk_mutex);

  return ours;
}

gboolean
ogc_store_is_safe (OgcStore *self)
{
  gboolean safe;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);

  g_mutex_lock (&self->state_mutex);
  safe = self->error == NULL && !self->locked_out;
  g_mutex_unlock (&self->state_mutex);

  return safe;
}

gboolean
ogc_store_write (OgcStore    *self,
                 const char  *name,
                 GBytes      *bytes,
                 GError     **error)
{
  g_autoptr (GFile) file = NULL;
  gboolean good;

  g_return_val_if_fail (OGC_IS_STORE (self), FALSE);
  g_return_val_if_fail (name != NULL && is_name (name), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  file = g_file_get_child (self->folder, name);
  g_mutex_lock (&self->disk_mutex);
  good = open_to_write (self, error) && ogc_file_write (file, bytes, error);
  g_mutex_unlock (&self->disk_mutex);

  return good;
}

void
ogc_store_load_async (OgcStore            *self,
                      const char          *name,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_STORE (self));
  g_return_if_fail (name == NULL || is_name (name));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_store_load_async);
  g_task_set_task_data (task, g_strdup (name), g_free);
  g_task_run_in_thread (task, load_thread);
}

OgcSavedGame *
ogc_store_load_finish (OgcStore      *self,
                       GAsyncResult  *result,
                       char         **name,
                       GError       **error)
{
  OgcSavedGame *save;

  g_return_val_if_fail (OGC_IS_STORE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  save = g_task_propagate_pointer (G_TASK (result), error);
  if (name != NULL)
    *name = save != NULL ? g_strdup (g_task_get_task_data (G_TASK (result))) : NULL;

  return save;
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
