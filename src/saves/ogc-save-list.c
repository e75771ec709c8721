/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-escape.h"
#include "ogc-file.h"
#include "ogc-list.h"
#include "ogc-main-context.h"

#define REMOVED_EXTENSION ".removed"
#define BEGINNING 10 /* games that are shown while more are read */

struct _OgcSaveList
{
  GObject     parent_instance;

  OgcStore   *store;
  GListStore *infos;
  gboolean    loading;
  gboolean    stale; /* something has changed since the reading under way began */
};

enum {
  PROP_LOADING = 1,
  PROP_ITEM_TYPE,
  PROP_N_ITEMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OgcSaveList, ogc_save_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* What is to be done with a game, in another thread. */
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
  return g_list_model_get_n_items (G_LIST_MODEL (OGC_SAVE_LIST (model)->infos));
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (OGC_SAVE_LIST (model)->infos), position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static gboolean
same_info (gconstpointer a,
           gconstpointer b)
{
  OgcSaveInfo *one = (gpointer) a;
  OgcSaveInfo *other = (gpointer) b;

  return g_file_equal (ogc_save_info_get_file (one), ogc_save_info_get_file (other))
         && g_str_equal (ogc_save_info_get_stamp (one), ogc_save_info_get_stamp (other));
}

/* What changes when the file does. */
static char *
dup_stamp (GFile  *file,
           gint64 *changed)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC
                                                  "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  *changed = 0;
  if (info == NULL)
    return g_strdup ("");
  *changed = (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);

  return g_strdup_printf ("%" G_GINT64_FORMAT ".%u %" G_GOFFSET_FORMAT, *changed,
                          g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC),
                          g_file_info_get_size (info));
}

static OgcSaveInfo *
find_known (GPtrArray  *known,
            GFile      *file,
            const char *stamp)
{
  for (guint i = 0; i < known->len; i++)
    {
      OgcSaveInfo *info = g_ptr_array_index (known, i);

      if (g_str_equal (ogc_save_info_get_stamp (info), stamp) && g_file_equal (ogc_save_info_get_file (info), file))
        return g_object_ref (info);
    }

  return NULL;
}

/* What is known of @file already, or what it says now. */
static OgcSaveInfo *
look_at (GFile     *file,
         GPtrArray *known)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = NULL;
  gint64 changed;
  g_autofree char *stamp = dup_stamp (file, &changed);
  OgcSaveInfo *info = find_known (known, file, stamp);

  if (info != NULL)
    return info;
  save = ogc_save_load (file, &error);
  if (save != NULL)
    return ogc_save_info_new (file, stamp, save, FALSE);

  return ogc_save_info_new_problem (file, stamp, changed, error);
}

static OgcSaveInfo *
look_at_current (OgcStore  *store,
                 GPtrArray *known)
{
  g_autoptr (OgcSave) save = ogc_store_dup_current (store);
  g_autoptr (GFile) file = save != NULL ? ogc_store_get_place (store, save) : NULL;
  g_autofree char *stamp = NULL;
  OgcSaveInfo *info;

  if (save == NULL)
    return NULL;
  stamp = g_strdup_printf ("current %" G_GUINT64_FORMAT, save->serial);
  info = find_known (known, file, stamp);

  return info != NULL ? info : ogc_save_info_new (file, stamp, save, TRUE);
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

  return strcmp (ogc_save_info_get_stamp (one), ogc_save_info_get_stamp (other));
}

/* The first games of a list that has none yet, for those who wait for them. */
typedef struct {
  OgcSaveList *list;
  GPtrArray   *infos;
} Beginning;

static void
free_beginning (gpointer data)
{
  Beginning *beginning = data;

  g_object_unref (beginning->list);
  g_ptr_array_unref (beginning->infos);
  g_free (beginning);
}

static gboolean
show_beginning_cb (gpointer data)
{
  Beginning *beginning = data;

  if (beginning->list->infos != NULL && beginning->list->loading)
    ogc_list_sync (beginning->list->infos, beginning->infos, same_info, NULL);

  return G_SOURCE_REMOVE;
}

static void
tell_beginning (GTask     *task,
                GPtrArray *infos)
{
  Beginning *beginning = g_new0 (Beginning, 1);

  beginning->list = g_object_ref (g_task_get_source_object (task));
  beginning->infos = g_ptr_array_copy (infos, (GCopyFunc) (void (*) (void)) g_object_ref, NULL);
  g_ptr_array_set_free_func (beginning->infos, g_object_unref);
  g_ptr_array_sort (beginning->infos, compare_newest_first);
  ogc_main_context_invoke (g_task_get_context (task), show_beginning_cb, beginning, free_beginning);
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  GPtrArray *known = data;
  OgcStore *store = g_object_get_data (G_OBJECT (task), "store");
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);
  OgcSaveInfo *current = look_at_current (store, known);
  g_autoptr (GListModel) files = ogc_store_list (store);

  if (current != NULL)
    g_ptr_array_add (infos, current);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      /* Where the current game lies, it is older. */
      if (current == NULL || !g_file_equal (file, ogc_save_info_get_file (current)))
        g_ptr_array_add (infos, look_at (file, known));
      if (known->len == 0 && infos->len == BEGINNING)
        tell_beginning (task, infos);
    }
  g_ptr_array_sort (infos, compare_newest_first);
  g_task_return_pointer (task, infos, (GDestroyNotify) g_ptr_array_unref);
}

static void
set_loading (OgcSaveList *self,
             gboolean     loading)
{
  if (self->loading == loading)
    return;
  self->loading = loading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static void start_reading (OgcSaveList *self);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  OgcSaveList *self = OGC_SAVE_LIST (source);
  g_autoptr (GPtrArray) infos = g_task_propagate_pointer (G_TASK (result), NULL);

  ogc_list_sync (self->infos, infos, same_info, NULL);
  if (self->stale)
    start_reading (self);
  else
    set_loading (self, FALSE);
}

static void
start_reading (OgcSaveList *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, read_cb, NULL);
  GPtrArray *known = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < get_n_items (G_LIST_MODEL (self)); i++)
    g_ptr_array_add (known, get_item (G_LIST_MODEL (self), i));
  self->stale = FALSE;
  g_task_set_task_data (task, known, (GDestroyNotify) g_ptr_array_unref);
  g_object_set_data_full (G_OBJECT (task), "store", g_object_ref (self->store), g_object_unref);
  g_task_run_in_thread (task, read_thread);
}

static void
items_changed_cb (OgcSaveList *self,
                  guint        position,
                  guint        removed,
                  guint        added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
  if (removed != added)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);
}

/* What the game of @info is now. */
static OgcSave *
load (OgcStore     *store,
      OgcSaveInfo  *info,
      GError      **error)
{
  OgcSave *save = ogc_save_info_get_current (info) ? ogc_store_dup_current (store) : NULL;
  g_autoptr (GFile) place = save != NULL ? ogc_store_get_place (store, save) : NULL;

  if (place != NULL && g_file_equal (place, ogc_save_info_get_file (info)))
    return save;
  g_clear_pointer (&save, ogc_save_unref);

  return ogc_save_load (ogc_save_info_get_file (info), error);
}

static gboolean
rename_work (OgcStore     *store,
             OgcSaveInfo  *info,
             GFile        *file,
             const char   *title,
             GError      **error)
{
  g_autoptr (OgcSave) before = load (store, info, error);
  g_autoptr (OgcSave) after = before != NULL ? ogc_save_copy (before) : NULL;

  if (after == NULL)
    return FALSE;
  g_free (after->title);
  after->title = g_strdup (title);
  if (!ogc_save_info_get_current (info))
    return ogc_save_write (after, ogc_save_info_get_file (info), error);
  ogc_store_autosave (store, after);

  return ogc_store_flush (store, error);
}

static GFile *
get_removed (OgcSaveInfo *info)
{
  g_autofree char *uri = g_file_get_uri (ogc_save_info_get_file (info));
  g_autofree char *removed = g_strconcat (uri, REMOVED_EXTENSION, NULL);

  return g_file_new_for_uri (removed);
}

static gboolean
move (GFile           *from,
      GFile           *to,
      GFileCopyFlags   flags,
      GError         **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *name = ogc_file_name (from);

  if (g_file_move (from, to, flags, NULL, NULL, NULL, &local))
    return TRUE;
  /* TRANSLATORS: a file's name and the reason, a sentence or a half one */
  g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE, _("%s stays as it is: %s"), name, local->message);

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

  if (ogc_save_info_get_current (info))
    {
      ogc_store_put_away (store);
      if (!ogc_store_flush (store, error))
        return FALSE;
    }

  return move (ogc_save_info_get_file (info), removed, G_FILE_COPY_OVERWRITE, error);
}

static gboolean
restore_work (OgcStore     *store,
              OgcSaveInfo  *info,
              GFile        *file,
              const char   *title,
              GError      **error)
{
  g_autoptr (GFile) removed = get_removed (info);

  return move (removed, ogc_save_info_get_file (info), G_FILE_COPY_NONE, error);
}

/* What to call a game from @file that has no title. */
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
  g_autoptr (OgcSave) found = ogc_save_load (file, error);
  g_autoptr (OgcSave) save = found != NULL ? ogc_save_copy (found) : NULL;

  if (save == NULL)
    return FALSE;
  g_free (save->place);
  save->place = ogc_store_new_place (store);
  save->serial = 0;
  if (save->title == NULL)
    save->title = dup_title (file);

  return ogc_store_keep (store, save, error);
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
      g_autoptr (OgcSave) found = load (store, info, error);
      g_autoptr (OgcSave) save = found != NULL ? ogc_save_copy (found) : NULL;

      if (save == NULL)
        return FALSE;
      g_clear_pointer (&save->place, g_free);
      save->serial = 0;
      return ogc_save_write (save, file, error);
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

/* Does @work and then, whatever became of it, what the caller wants. */
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
  g_autoptr (GFileEnumerator) enumerator = NULL;
  GFileInfo *info;

  enumerator = g_file_enumerate_children (data, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                          G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (enumerator != NULL && (info = g_file_enumerator_next_file (enumerator, NULL, NULL)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (data, g_file_info_get_name (info));

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
      g_value_set_boolean (value, self->loading);
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

  g_clear_object (&self->infos);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (ogc_save_list_parent_class)->dispose (object);
}

static void
ogc_save_list_class_init (OgcSaveListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_save_list_get_property;
  object_class->dispose = ogc_save_list_dispose;

  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE, flags);
  properties[PROP_ITEM_TYPE] = g_param_spec_gtype ("item-type", NULL, NULL, G_TYPE_OBJECT, flags);
  properties[PROP_N_ITEMS] = g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_save_list_init (OgcSaveList *self)
{
  self->infos = g_list_store_new (OGC_TYPE_SAVE_INFO);
  g_signal_connect_object (self->infos, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
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

  return self->loading;
}

void
ogc_save_list_refresh (OgcSaveList *self)
{
  g_return_if_fail (OGC_IS_SAVE_LIST (self));

  self->stale = TRUE;
  if (self->loading)
    return;
  start_reading (self);
  set_loading (self, TRUE);
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
  g_task_set_task_data (task, g_object_ref (ogc_store_get_folder (self->store)), g_object_unref);
  g_task_run_in_thread (task, purge_thread);
}
