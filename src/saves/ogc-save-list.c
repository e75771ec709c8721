/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-list.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <string.h>

#include "ogc-escape.h"
#include "ogc-file.h"
#include "ogc-game-file.h"
#include "ogc-save-details-queue.h"

#define REMOVED_EXTENSION ".removed"

struct _OgcSaveList
{
  GObject              parent_instance;

  OgcStore            *store;
  OgcSaveDetailsQueue *queue;
  GPtrArray           *infos;   /* in the order shown */
  GHashTable          *by_file; /* the same */
  gboolean             listing; /* the folder is being listed */
  gboolean             reading; /* files are being read */
  gboolean             stale;   /* something has changed since the listing under way began */
};

enum {
  PROP_LOADING = 1,
  PROP_ITEM_TYPE,
  PROP_N_ITEMS,
  N_PROPS
};

enum {
  READ,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OgcSaveList, ogc_save_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Work on a saved game, done in another thread. */
typedef gboolean (*Work) (OgcStore     *store,
                          OgcSaveInfo  *info,
                          GFile        *file,
                          const char   *title,
                          GError      **error);

typedef struct {
  Work         work;
  OgcStore    *store;
  OgcSaveInfo *info;
  GFile       *file;
  char        *title;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->store);
  g_clear_object (&job->info);
  g_clear_object (&job->file);
  g_free (job->title);
  g_free (job);
}

static GType
get_item_type (GListModel *model)
{
  return OGC_TYPE_SAVE_INFO;
}

static guint
get_n_items (GListModel *model)
{
  return OGC_SAVE_LIST (model)->infos->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  OgcSaveList *self = OGC_SAVE_LIST (model);

  return position < self->infos->len ? g_object_ref (self->infos->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* A file that has not been read. Its stamp uses the change time, which no program can set; the modification time is
 * set back when a game gets a title. */
static OgcSaveInfo *
create_info (GFile *file)
{
  g_autofree char *stamp = NULL;
  GStatBuf status;

  if (g_stat (g_file_peek_path (file), &status) != 0)
    return ogc_save_info_new (file, "", 0);
  stamp = g_strdup_printf ("%" G_GINT64_FORMAT ".%09ld %" G_GINT64_FORMAT, (gint64) status.st_ctim.tv_sec,
                           status.st_ctim.tv_nsec,
                           (gint64) status.st_size);

  return ogc_save_info_new (file, stamp, status.st_mtim.tv_sec);
}

static void
list_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *current = ogc_store_dup_current_name (data);
  g_autoptr (GListModel) files = NULL;

  /* The game to continue is shown in its latest state. */
  ogc_store_flush (data, NULL);
  files = ogc_store_list (data);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *name = g_file_get_basename (file);
      OgcSaveInfo *info = create_info (file);

      ogc_save_info_set_current (info, g_strcmp0 (name, current) == 0);
      g_ptr_array_add (infos, info);
    }
  g_task_return_pointer (task, infos, (GDestroyNotify) g_ptr_array_unref);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  OgcSaveInfo *one = *(OgcSaveInfo **) a;
  OgcSaveInfo *other = *(OgcSaveInfo **) b;

  if (ogc_save_info_get_current (one) != ogc_save_info_get_current (other))
    return ogc_save_info_get_current (one) ? -1 : 1;
  if (ogc_save_info_get_changed (one) != ogc_save_info_get_changed (other))
    return ogc_save_info_get_changed (one) < ogc_save_info_get_changed (other) ? 1 : -1;

  return strcmp (g_file_peek_path (ogc_save_info_get_file (one)), g_file_peek_path (ogc_save_info_get_file (other)));
}

static void
notify_loading (OgcSaveList *self,
                gboolean     before)
{
  if (ogc_save_list_get_loading (self) != before)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

/* Replaces what is shown by @infos, sorted, with a single "items-changed" that is as small as possible. */
static void
replace_infos (OgcSaveList *self,
               GPtrArray   *infos)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->infos);
  guint start = 0, removed = before->len, added = infos->len;

  g_ptr_array_sort (infos, compare_newest_first);
  self->infos = g_ptr_array_ref (infos);
  while (start < removed && start < added && before->pdata[start] == infos->pdata[start])
    start++;
  while (removed > start && added > start && before->pdata[removed - 1] == infos->pdata[added - 1])
    {
      removed--;
      added--;
    }
  if (removed == start && added == start)
    return;
  g_list_model_items_changed (G_LIST_MODEL (self), start, removed - start, added - start);
  if (removed != added)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);
}

static void
read_cb (unsigned left,
         gpointer user_data)
{
  OgcSaveList *self = user_data;
  const gboolean before = ogc_save_list_get_loading (self);

  g_signal_emit (self, signals[READ], 0);
  if (left > 0)
    return;
  /* The times inside files may differ from those in the folder, if somebody has copied them. */
  if (self->reading)
    {
      g_autoptr (GPtrArray) infos = g_ptr_array_copy (self->infos, (GCopyFunc) (void (*) (void)) g_object_ref, NULL);

      g_ptr_array_set_free_func (infos, g_object_unref);
      replace_infos (self, infos);
    }
  self->reading = FALSE;
  notify_loading (self, before);
}

/* Replaces those in @infos whose files are known already by the existing objects. */
static void
keep_known (OgcSaveList *self,
            GPtrArray   *infos)
{
  g_autoptr (GHashTable) by_file = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);

  for (guint i = 0; i < infos->len; i++)
    {
      OgcSaveInfo *info = infos->pdata[i];
      OgcSaveInfo *known = g_hash_table_lookup (self->by_file, ogc_save_info_get_file (info));

      /* A folder that changes during listing may name a file twice. */
      if (g_hash_table_contains (by_file, ogc_save_info_get_file (info)))
        {
          g_ptr_array_remove_index (infos, i--);
          continue;
        }
      if (known != NULL)
        {
          ogc_save_info_renew (known, info);
          g_object_unref (info);
          info = infos->pdata[i] = g_object_ref (known);
        }
      g_hash_table_insert (by_file, ogc_save_info_get_file (info), info);
    }
  g_hash_table_unref (self->by_file);
  self->by_file = g_steal_pointer (&by_file);
}

static void list_files (OgcSaveList *self);

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  OgcSaveList *self = OGC_SAVE_LIST (source);
  g_autoptr (GPtrArray) infos = g_task_propagate_pointer (G_TASK (result), NULL);
  const gboolean before = ogc_save_list_get_loading (self);

  self->listing = FALSE;
  if (self->queue == NULL) /* the list has gone */
    return;
  keep_known (self, infos);
  replace_infos (self, infos);
  ogc_save_details_queue_clear (self->queue);
  for (guint i = 0; i < infos->len; i++)
    if (!ogc_save_info_get_read (infos->pdata[i]))
      {
        ogc_save_details_queue_add (self->queue, infos->pdata[i]);
        self->reading = TRUE;
      }
  g_signal_emit (self, signals[READ], 0);
  if (self->stale)
    list_files (self);
  notify_loading (self, before);
}

static void
list_files (OgcSaveList *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, listed_cb, NULL);

  self->stale = FALSE;
  self->listing = TRUE;
  g_task_set_task_data (task, g_object_ref (self->store), g_object_unref);
  g_task_run_in_thread (task, list_thread);
}

/* Reads the present state of the game of @info. */
static OgcSavedGame *
load_game (OgcStore     *store,
           OgcSaveInfo  *info,
           GError      **error)
{
  ogc_store_flush (store, NULL);

  return ogc_game_file_load (ogc_save_info_get_file (info), error);
}

static gboolean
write_game (OgcStore      *store,
            const char    *name,
            OgcSavedGame  *game,
            GError       **error)
{
  g_autoptr (GBytes) bytes = ogc_saved_game_to_bytes (game);

  return ogc_store_write (store, name, bytes, error);
}

static gboolean
rename_work (OgcStore     *store,
             OgcSaveInfo  *info,
             GFile        *file,
             const char   *title,
             GError      **error)
{
  g_autofree char *name = g_file_get_basename (ogc_save_info_get_file (info));
  g_autoptr (OgcSavedGame) game = load_game (store, info, error);

  if (game == NULL)
    return FALSE;
  ogc_saved_game_set_title (game, title);
  if (!write_game (store, name, game, error))
    return FALSE;
  /* The game keeps its place in the list, which is sorted by file times before files are read. */
  g_file_set_attribute_uint64 (ogc_save_info_get_file (info), G_FILE_ATTRIBUTE_TIME_MODIFIED,
                               (guint64) ogc_saved_game_get_changed (game), G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return TRUE;
}

/* Where a removed file goes: beside its old place, under its own name unless that is too long to extend. */
static GFile *
get_removed (OgcSaveInfo *info)
{
  g_autoptr (GFile) folder = g_file_get_parent (ogc_save_info_get_file (info));
  g_autofree char *name = g_file_get_basename (ogc_save_info_get_file (info));
  g_autofree char *removed = NULL;

  if (strlen (name) + strlen (REMOVED_EXTENSION) > NAME_MAX)
    {
      g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);

      removed = g_strconcat (digest, OGC_SAVE_EXTENSION, REMOVED_EXTENSION, NULL);
    }
  else
    removed = g_strconcat (name, REMOVED_EXTENSION, NULL);

  return g_file_get_child (folder, removed);
}

static gboolean
move_file (GFile           *from,
           GFile           *to,
           GFileCopyFlags   flags,
           GError         **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *name = ogc_file_name (from);

  if (g_file_move (from, to, flags, NULL, NULL, NULL, &local))
    return TRUE;
  /* TRANSLATORS: a file's name and the reason, a sentence or a half one */
  g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE, _("%s was left as it is: %s"), name, local->message);

  return FALSE;
}

static gboolean
remove_work (OgcStore     *store,
             OgcSaveInfo  *info,
             GFile        *file,
             const char   *title,
             GError      **error)
{
  g_autoptr (GFile) removed = get_removed (info);

  if (!ogc_store_lock (store, error))
    return FALSE;
  if (ogc_save_info_get_current (info))
    {
      ogc_store_set_current (store, NULL);
      if (!ogc_store_flush (store, error))
        return FALSE;
    }

  return move_file (ogc_save_info_get_file (info), removed, G_FILE_COPY_OVERWRITE, error);
}

static gboolean
restore_work (OgcStore     *store,
              OgcSaveInfo  *info,
              GFile        *file,
              const char   *title,
              GError      **error)
{
  g_autoptr (GFile) removed = get_removed (info);

  return ogc_store_lock (store, error) && move_file (removed, ogc_save_info_get_file (info), G_FILE_COPY_NONE, error);
}

/* A name for a game from @file without a title. */
static char *
dup_title (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *valid = NULL;
  g_autofree char *title = NULL;

  if (g_str_has_suffix (name, OGC_SAVE_EXTENSION))
    name[strlen (name) - strlen (OGC_SAVE_EXTENSION)] = '\0';
  valid = g_utf8_make_valid (name, -1);
  title = ogc_clean_name (valid);

  return *title != '\0' ? g_utf8_substring (title, 0, MIN (g_utf8_strlen (title, -1), OGC_MAX_TITLE_LENGTH)) : NULL;
}

static gboolean
import_work (OgcStore     *store,
             OgcSaveInfo  *info,
             GFile        *file,
             const char   *title,
             GError      **error)
{
  g_autoptr (OgcSavedGame) game = ogc_game_file_load (file, error);
  g_autofree char *name = NULL;

  if (game == NULL)
    return FALSE;
  if (ogc_saved_game_get_title (game) == NULL)
    {
      g_autofree char *found = dup_title (file);

      ogc_saved_game_set_title (game, found);
    }
  name = ogc_store_new_name (store);

  return write_game (store, name, game, error);
}

static gboolean
export_work (OgcStore     *store,
             OgcSaveInfo  *info,
             GFile        *file,
             const char   *title,
             GError      **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (ogc_save_info_get_problem (info) == NULL)
    {
      g_autoptr (OgcSavedGame) game = load_game (store, info, error);

      return game != NULL && ogc_saved_game_write (game, file, error);
    }
  bytes = ogc_file_read (ogc_save_info_get_file (info), error);

  return bytes != NULL && ogc_file_write (file, bytes, error);
}

static void
work_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (job->work (job->store, job->info, job->file, job->title, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Runs @work, and then calls back, whatever the outcome. */
static void
start_work (OgcSaveList         *self,
            Work                 work,
            OgcSaveInfo         *info,
            GFile               *file,
            const char          *title,
            GAsyncReadyCallback  callback,
            gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  Job *job = g_new0 (Job, 1);

  job->work = work;
  job->store = g_object_ref (self->store);
  job->info = info != NULL ? g_object_ref (info) : NULL;
  job->file = file != NULL ? g_object_ref (file) : NULL;
  job->title = g_strdup (title);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, work_thread);
}

static gboolean
is_removed (GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);

  return g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR && g_str_has_suffix (name, REMOVED_EXTENSION)
         && strstr (name, OGC_SAVE_EXTENSION) != NULL;
}

static void
purge_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  GFile *folder = ogc_store_get_folder (data);
  g_autoptr (GFileEnumerator) enumerator = NULL;
  GFileInfo *info;

  if (g_file_query_exists (folder, NULL) && ogc_store_lock (data, NULL))
    enumerator = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                            G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (enumerator != NULL && (info = g_file_enumerator_next_file (enumerator, NULL, NULL)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, g_file_info_get_name (info));

      if (is_removed (info))
        g_file_delete (file, NULL, NULL);
      g_object_unref (info);
    }
  g_task_return_boolean (task, TRUE);
}

static void
ogc_save_list_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  OgcSaveList *self = OGC_SAVE_LIST (object);

  switch (prop_id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, ogc_save_list_get_loading (self));
      break;
    case PROP_ITEM_TYPE:
      g_value_set_gtype (value, OGC_TYPE_SAVE_INFO);
      break;
    case PROP_N_ITEMS:
      g_value_set_uint (value, get_n_items (G_LIST_MODEL (self)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_save_list_dispose (GObject *object)
{
  OgcSaveList *self = OGC_SAVE_LIST (object);

  g_clear_pointer (&self->queue, ogc_save_details_queue_free);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (ogc_save_list_parent_class)->dispose (object);
}

static void
ogc_save_list_finalize (GObject *object)
{
  OgcSaveList *self = OGC_SAVE_LIST (object);

  g_hash_table_unref (self->by_file);
  g_ptr_array_unref (self->infos);

  G_OBJECT_CLASS (ogc_save_list_parent_class)->finalize (object);
}

static void
ogc_save_list_class_init (OgcSaveListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_save_list_get_property;
  object_class->dispose = ogc_save_list_dispose;
  object_class->finalize = ogc_save_list_finalize;

  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE, flags);
  properties[PROP_ITEM_TYPE] = g_param_spec_gtype ("item-type", NULL, NULL, G_TYPE_OBJECT, flags);
  properties[PROP_N_ITEMS] = g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[READ] = g_signal_new ("read", OGC_TYPE_SAVE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ogc_save_list_init (OgcSaveList *self)
{
  self->infos = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_file = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  self->queue = ogc_save_details_queue_new (read_cb, self);
}

OgcSaveList *
ogc_save_list_new (OgcStore *store)
{
  OgcSaveList *self;

  g_return_val_if_fail (OGC_IS_STORE (store), NULL);

  self = g_object_new (OGC_TYPE_SAVE_LIST, NULL);
  self->store = g_object_ref (store);

  return self;
}

gboolean
ogc_save_list_get_loading (OgcSaveList *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_LIST (self), FALSE);

  return self->listing || self->reading;
}

void
ogc_save_list_refresh (OgcSaveList *self)
{
  gboolean before;

  g_return_if_fail (OGC_IS_SAVE_LIST (self));

  before = ogc_save_list_get_loading (self);
  if (self->listing)
    self->stale = TRUE;
  else
    list_files (self);
  notify_loading (self, before);
}

OgcSaveInfo *
ogc_save_list_find (OgcSaveList *self,
                    GFile       *file)
{
  g_return_val_if_fail (OGC_IS_SAVE_LIST (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return g_hash_table_lookup (self->by_file, file);
}

void
ogc_save_list_prefer (OgcSaveList *self,
                      OgcSaveInfo *info)
{
  g_return_if_fail (OGC_IS_SAVE_LIST (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));

  if (!ogc_save_info_get_read (info))
    ogc_save_details_queue_prefer (self->queue, info);
}

void
ogc_save_list_rename_async (OgcSaveList         *self,
                            OgcSaveInfo         *info,
                            const char          *title,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_return_if_fail (OGC_IS_SAVE_LIST (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));
  g_return_if_fail (title == NULL || g_utf8_strlen (title, -1) <= OGC_MAX_TITLE_LENGTH);

  start_work (self, rename_work, info, NULL, title != NULL && *title != '\0' ? title : NULL, callback, user_data);
}

void
ogc_save_list_remove_async (OgcSaveList         *self,
                            OgcSaveInfo         *info,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_return_if_fail (OGC_IS_SAVE_LIST (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));

  start_work (self, remove_work, info, NULL, NULL, callback, user_data);
}

void
ogc_save_list_restore_async (OgcSaveList         *self,
                             OgcSaveInfo         *info,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_return_if_fail (OGC_IS_SAVE_LIST (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));

  start_work (self, restore_work, info, NULL, NULL, callback, user_data);
}

void
ogc_save_list_import_async (OgcSaveList         *self,
                            GFile               *file,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_return_if_fail (OGC_IS_SAVE_LIST (self));
  g_return_if_fail (G_IS_FILE (file));

  start_work (self, import_work, NULL, file, NULL, callback, user_data);
}

void
ogc_save_list_export_async (OgcSaveList         *self,
                            OgcSaveInfo         *info,
                            GFile               *file,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_return_if_fail (OGC_IS_SAVE_LIST (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));
  g_return_if_fail (G_IS_FILE (file));

  start_work (self, export_work, info, file, NULL, callback, user_data);
}

gboolean
ogc_save_list_finish (OgcSaveList   *self,
                      GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (OGC_IS_SAVE_LIST (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  ogc_save_list_refresh (self);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
ogc_save_list_purge (OgcSaveList *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_SAVE_LIST (self));

  task = g_task_new (self, NULL, NULL, NULL);
  g_task_set_task_data (task, g_object_ref (self->store), g_object_unref);
  g_task_run_in_thread (task, purge_thread);
}
