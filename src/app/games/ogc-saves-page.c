/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-saves-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-art-view.h"
#include "ogc-choice-item.h"
#include "ogc-file-chooser.h"
#include "ogc-no-selection.h"
#include "ogc-notice.h"
#include "ogc-row-layout.h"
#include "ogc-save-rows.h"
#include "ogc-save-search.h"
#include "ogc-size-class-layout.h"
#include "ogc-wrap-layout.h"

#define ANY_MONTH 0
#define NOWHERE G_MAXUINT

struct _OgcSavesPage
{
  GtkWidget           parent_instance;

  OgcSession         *session;
  OgcSaveList        *saves;
  OgcSaveInfo        *removed;  /* the removed game that can be restored, or NULL */
  OgcSaveInfo        *exported; /* while the person chooses a file */
  GFile              *awaited;  /* the game to focus once it is back in the list, or NULL */
  gboolean            opened;   /* whether the page has just been opened, and its games are not all known yet */
  unsigned            left;     /* the position that keeps the focus when the focused game goes, or NOWHERE */
  OgcSaveSearch      *search;   /* or NULL */
  GtkCustomFilter    *filter;
  GtkFilterListModel *shown;
  OgcSaveRows        *rows;
  gboolean            updating;

  GtkWidget          *overlay;
  GtkListView        *list;
  GtkStack           *stack;
  GtkLabel           *empty;
  GtkWidget          *empty_note;
  GtkWidget          *new_game;
  GtkSpinner         *spinner;
  GtkSpinner         *busy;
  GtkSearchEntry     *search_entry;
  GtkDropDown        *month;
  GtkToggleButton    *all;
  GtkToggleButton    *under_way;
  GtkToggleButton    *over;
  OgcNotice          *notice;
};

enum {
  OPEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcSavesPage, ogc_saves_page, GTK_TYPE_WIDGET)

static gboolean
is_on_table (OgcSavesPage *self,
             OgcSaveInfo  *info)
{
  return ogc_save_info_get_current (info) && ogc_session_get_game (self->session) != NULL;
}

/*
 * Which games are shown.
 */

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  OgcSavesPage *self = user_data;
  OgcSaveInfo *info = item;
  const unsigned month = ogc_choice_item_get_chosen (self->month);

  if (!gtk_toggle_button_get_active (self->all)
      && (ogc_save_info_get_n_seats (info) == 0
          || ogc_save_info_get_finished (info) != gtk_toggle_button_get_active (self->over)))
    return FALSE;
  if (month != ANY_MONTH && ogc_save_info_get_month (info) != month)
    return FALSE;
  return self->search == NULL || ogc_save_search_matches (self->search, info);
}

static gboolean
is_filtered (OgcSavesPage *self)
{
  return !gtk_toggle_button_get_active (self->all) || self->search != NULL
         || ogc_choice_item_get_chosen (self->month) != ANY_MONTH;
}

static void
update_stack (OgcSavesPage *self)
{
  const gboolean loading = ogc_save_list_get_loading (self->saves);
  const gboolean some = g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0;

  gtk_spinner_set_spinning (self->spinner, loading && !some);
  /* More games may still be found. */
  gtk_spinner_set_spinning (self->busy, loading && some && is_filtered (self));
  gtk_widget_set_visible (GTK_WIDGET (self->busy), loading && some && is_filtered (self));
  gtk_stack_set_visible_child_name (self->stack, some ? "list" : loading ? "loading" : "empty");
  gtk_widget_set_visible (self->empty_note, !is_filtered (self));
  gtk_widget_set_visible (self->new_game, !is_filtered (self));
  if (!is_filtered (self))
    gtk_label_set_label (self->empty, _("No Saved Games"));
  else if (self->search != NULL || ogc_choice_item_get_chosen (self->month) != ANY_MONTH)
    gtk_label_set_label (self->empty, _("No Games Found"));
  else if (gtk_toggle_button_get_active (self->under_way))
    gtk_label_set_label (self->empty, _("No Games in Progress"));
  else
    gtk_label_set_label (self->empty, _("No Finished Games"));
}

static GtkWindow *
get_window (OgcSavesPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Shows the first game once all are known: they are sorted anew then, and the list would stay at the one that was first
 * before. */
static void
loading_changed_cb (OgcSavesPage *self)
{
  GtkWindow *window = get_window (self);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  update_stack (self);
  if (ogc_save_list_get_loading (self->saves) || !self->opened)
    return;
  self->opened = FALSE;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0 && focus != NULL
      && (focus == GTK_WIDGET (self->all) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list))))
    ogc_save_rows_set_focus (self->rows, 0);
}

static void
filter_games (OgcSavesPage *self)
{
  GtkFilter *filter = is_filtered (self) ? GTK_FILTER (self->filter) : NULL;

  if (gtk_filter_list_model_get_filter (self->shown) != filter)
    gtk_filter_list_model_set_filter (self->shown, filter);
  else if (filter != NULL)
    gtk_filter_changed (filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_stack (self);
}

static void
filter_changed_cb (OgcSavesPage *self)
{
  if (self->saves != NULL && !self->updating)
    filter_games (self);
}

static void
search_changed_cb (OgcSavesPage   *self,
                   GtkSearchEntry *entry)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));

  g_clear_pointer (&self->search, ogc_save_search_free);
  if (*text != '\0')
    self->search = ogc_save_search_new (text);
  filter_changed_cb (self);
}

static int
compare_latest_first (gconstpointer a,
                      gconstpointer b)
{
  const unsigned one = GPOINTER_TO_UINT (a);
  const unsigned other = GPOINTER_TO_UINT (b);

  return one < other ? 1 : one > other ? -1 : 0;
}

static void
offer_months (OgcSavesPage *self)
{
  g_autoptr (GHashTable) months = g_hash_table_new (NULL, NULL);
  g_autoptr (GList) sorted = NULL;
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  const unsigned chosen = gtk_drop_down_get_model (self->month) != NULL ? ogc_choice_item_get_chosen (self->month)
                          : ANY_MONTH;

  for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (self->saves)); n++)
    {
      g_autoptr (OgcSaveInfo) info = g_list_model_get_item (G_LIST_MODEL (self->saves), n);

      g_hash_table_add (months, GUINT_TO_POINTER (ogc_save_info_get_month (info)));
    }
  if (chosen != ANY_MONTH)
    g_hash_table_add (months, GUINT_TO_POINTER (chosen));
  sorted = g_list_sort (g_hash_table_get_keys (months), compare_latest_first);
  ogc_choice_item_append (list, C_("saved games", "Any month"), ANY_MONTH);
  for (GList *l = sorted; l != NULL; l = l->next)
    {
      const unsigned month = GPOINTER_TO_UINT (l->data);
      g_autoptr (GDateTime) first = g_date_time_new_local ((int) month / 12, (int) month % 12 + 1, 1, 0, 0, 0);
      /* TRANSLATORS: a month and its year, see strftime(); %OB is the month's name as it stands alone */
      g_autofree char *label = first != NULL ? g_date_time_format (first, C_("month", "%OB %Y")) : NULL;

      if (label != NULL)
        ogc_choice_item_append (list, label, month);
    }
  self->updating = TRUE;
  ogc_choice_item_offer (self->month, list, chosen);
  self->updating = FALSE;
}

/* More has been read about the games. */
static void
read_cb (OgcSavesPage *self)
{
  offer_months (self);
  filter_games (self);
}

/* Runs after the list has been updated: a game that has gone passes the focus to the one in its place, and a
 * restored game gets it. */
static void
items_changed_cb (OgcSavesPage *self,
                  guint         position,
                  guint         removed,
                  guint         added)
{
  const guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  update_stack (self);
  if (removed > added && self->left != NOWHERE && n_items > 0)
    ogc_save_rows_set_focus (self->rows, MIN (self->left, n_items - 1));
  if (removed > added)
    self->left = NOWHERE;
  for (guint n = position; self->awaited != NULL && n < position + added; n++)
    {
      g_autoptr (OgcSaveInfo) info = g_list_model_get_item (G_LIST_MODEL (self->shown), n);

      if (g_file_equal (ogc_save_info_get_file (info), self->awaited))
        {
          g_clear_object (&self->awaited);
          ogc_save_rows_set_focus (self->rows, n);
        }
    }
}

static OgcSaveInfo *
find_save (OgcSavesPage *self,
           GVariant     *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  return ogc_save_list_find (self->saves, file);
}

/* Reports an error, unless the page has gone. */
static gboolean
finish_operation (OgcSavesPage *self,
                  GObject      *source,
                  GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;

  if (ogc_save_list_finish (OGC_SAVE_LIST (source), result, &error))
    return self->notice != NULL;
  if (self->notice != NULL)
    ogc_notice_show (self->notice, error->message);
  return FALSE;
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (OgcSavesPage) self = user_data;

  finish_operation (self, source, result);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (OgcSavesPage) self = user_data;

  if (!finish_operation (self, source, result))
    return;
  gtk_toggle_button_set_active (self->all, TRUE);
  gtk_drop_down_set_selected (self->month, 0);
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (OgcSavesPage) self = user_data;
  g_autofree char *text = NULL;

  if (!finish_operation (self, source, result))
    {
      self->left = NOWHERE;
      g_clear_object (&self->removed);
      return;
    }
  /* TRANSLATORS: %s is the title of a saved game */
  text = g_strdup_printf (_("“%s” deleted."), ogc_save_info_get_title (self->removed));
  ogc_notice_offer (self->notice, text, _("_Undo"), "saves.undo");
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);
  OgcSaveInfo *info = find_save (self, parameter);

  if (info != NULL && ogc_save_info_get_problem (info) == NULL)
    g_signal_emit (self, signals[OPEN], 0, info);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);
  OgcSaveInfo *info = find_save (self, parameter);
  guint position;

  if (info == NULL)
    return;
  if (is_on_table (self, info))
    {
      ogc_notice_show (self->notice, _("This game is on the table and can’t be deleted now. Go back to the start "
                                       "page first."));
      return;
    }
  self->left = ogc_save_rows_get_focus (self->rows, &position) == info ? position : NOWHERE;
  g_set_object (&self->removed, info);
  ogc_save_list_remove_async (self->saves, info, removed_cb, g_object_ref (self));
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);
  g_autoptr (OgcSaveInfo) info = g_steal_pointer (&self->removed);

  ogc_notice_hide (self->notice);
  if (info == NULL)
    return;
  g_set_object (&self->awaited, ogc_save_info_get_file (info));
  ogc_save_list_restore_async (self->saves, info, done_cb, g_object_ref (self));
}

static void
import_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (OgcSavesPage) self = user_data;
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);

  if (file != NULL && self->notice != NULL)
    ogc_saves_page_import (self, file);
}

static void
import_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ogc_file_chooser_open_async (get_window (OGC_SAVES_PAGE (widget)), import_chosen_cb, g_object_ref (widget));
}

static void
export_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (OgcSavesPage) self = user_data;
  g_autoptr (OgcSaveInfo) info = g_steal_pointer (&self->exported);
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);

  if (file != NULL && info != NULL && self->notice != NULL)
    ogc_saves_page_export (self, info, file);
}

/* A file name made from a title, without anything that leads to another folder. */
static char *
dup_file_name (OgcSaveInfo *info)
{
  g_autofree char *stem = g_strdelimit (g_strdup (ogc_save_info_get_title (info)), "/\\:", '-');

  return g_strconcat (stem, OGC_SAVE_EXTENSION, NULL);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);
  OgcSaveInfo *info = find_save (self, parameter);
  g_autofree char *name = NULL;

  if (info == NULL)
    return;
  name = dup_file_name (info);
  g_set_object (&self->exported, info);
  ogc_file_chooser_save_async (get_window (self), name, export_chosen_cb, g_object_ref (self));
}

/* Edits the title in its row. */
static void
rename_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);
  OgcSaveInfo *info = find_save (self, parameter);
  OgcSaveRow *row = info != NULL ? ogc_save_rows_find (self->rows, info) : NULL;

  if (row != NULL && ogc_save_info_get_n_seats (info) > 0)
    ogc_save_row_edit_title (row);
}

/* The focus goes from the entry back to its row. */
static void
set_title_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);
  g_autoptr (GVariant) uri = g_variant_get_child_value (parameter, 0);
  g_autoptr (GVariant) title = g_variant_get_child_value (parameter, 1);
  OgcSaveInfo *info = find_save (self, uri);
  guint position;

  if (GTK_IS_TEXT (gtk_root_get_focus (gtk_widget_get_root (widget)))
      && ogc_save_rows_get_focus (self->rows, &position) != NULL)
    ogc_save_rows_set_focus (self->rows, position);
  /* A default name is not a title yet. */
  if (info != NULL && !g_str_equal (g_variant_get_string (title, NULL), ogc_save_info_get_title (info)))
    ogc_saves_page_rename (self, info, g_variant_get_string (title, NULL));
}

static void
activate_cb (OgcSavesPage *self,
             guint         position)
{
  g_autoptr (OgcSaveInfo) info = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (info != NULL && ogc_save_info_get_problem (info) == NULL)
    g_signal_emit (self, signals[OPEN], 0, info);
}

/* A key on a row does what its menu does. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *action,
        gpointer   user_data)
{
  OgcSaveInfo *info = ogc_save_rows_get_focus (OGC_SAVES_PAGE (widget)->rows, NULL);
  g_autofree char *uri = NULL;

  if (info == NULL)
    return FALSE;
  uri = g_file_get_uri (ogc_save_info_get_file (info));
  return gtk_widget_activate_action (widget, g_variant_get_string (action, NULL), "s", uri);
}

static gboolean
search_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  return gtk_widget_grab_focus (GTK_WIDGET (OGC_SAVES_PAGE (widget)->search_entry));
}

static void
size_class_changed_cb (OgcSavesPage *self)
{
  ogc_save_rows_set_compact (self->rows, gtk_widget_has_css_class (GTK_WIDGET (self), "narrow"));
}

static void
focus_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0)
    ogc_save_rows_set_focus (self->rows, 0);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->all));
}

static void
ogc_saves_page_map (GtkWidget *widget)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);

  /* Rows show which game is on the table. */
  ogc_save_rows_update (self->rows);
  self->opened = TRUE;
  ogc_save_list_refresh (self->saves);

  GTK_WIDGET_CLASS (ogc_saves_page_parent_class)->map (widget);
}

/* A deleted game can be restored while the page exists. */
static void
ogc_saves_page_unmap (GtkWidget *widget)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (widget);

  GTK_WIDGET_CLASS (ogc_saves_page_parent_class)->unmap (widget);

  g_clear_object (&self->removed);
  ogc_notice_hide (self->notice);
  ogc_save_list_purge (self->saves);
}

static void
ogc_saves_page_dispose (GObject *object)
{
  OgcSavesPage *self = OGC_SAVES_PAGE (object);

  g_clear_object (&self->rows);
  g_clear_pointer (&self->overlay, gtk_widget_unparent);
  self->notice = NULL;
  g_clear_object (&self->awaited);
  g_clear_object (&self->removed);
  g_clear_object (&self->exported);
  g_clear_pointer (&self->search, ogc_save_search_free);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->saves);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_saves_page_parent_class)->dispose (object);
}

static void
ogc_saves_page_class_init (OgcSavesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_saves_page_dispose;
  widget_class->map = ogc_saves_page_map;
  widget_class->unmap = ogc_saves_page_unmap;

  signals[OPEN] = g_signal_new ("open", OGC_TYPE_SAVES_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                OGC_TYPE_SAVE_INFO);

  g_type_ensure (OGC_TYPE_ART_VIEW);
  g_type_ensure (OGC_TYPE_NOTICE);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/games/saves-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, list);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, empty);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, empty_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, busy);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, month);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, all);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, under_way);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, over);
  gtk_widget_class_bind_template_child (widget_class, OgcSavesPage, notice);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);
  gtk_widget_class_install_action (widget_class, "saves.open", "s", open_cb);
  gtk_widget_class_install_action (widget_class, "saves.rename", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "saves.set-title", "(ss)", set_title_cb);
  gtk_widget_class_install_action (widget_class, "saves.export", "s", export_cb);
  gtk_widget_class_install_action (widget_class, "saves.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "saves.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "saves.undo", NULL, undo_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, key_cb, "s", "saves.remove");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, key_cb, "s", "saves.rename");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, search_key_cb, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_SIZE_CLASS_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "savespage");
}

static void
ogc_saves_page_init (OgcSavesPage *self)
{
  self->left = NOWHERE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filter = gtk_custom_filter_new (is_shown, self, NULL);
}

GtkWidget *
ogc_saves_page_new (OgcSession *session)
{
  OgcSavesPage *self = g_object_new (OGC_TYPE_SAVES_PAGE, NULL);
  g_autoptr (OgcNoSelection) selection = NULL;

  g_return_val_if_fail (OGC_IS_SESSION (session) && ogc_session_get_store (session) != NULL, GTK_WIDGET (self));

  self->session = g_object_ref (session);
  self->saves = ogc_save_list_new (ogc_session_get_store (session));
  ogc_save_list_purge (self->saves);
  self->shown = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->saves)), NULL);
  selection = ogc_no_selection_new (G_LIST_MODEL (self->shown));
  self->rows = ogc_save_rows_new (self->list, session, self->saves);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  offer_months (self);
  ogc_accessible_name_all (GTK_WIDGET (self));
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saves, "notify::loading", G_CALLBACK (loading_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "changed",
                           G_CALLBACK (size_class_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saves, "read", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
ogc_saves_page_import (OgcSavesPage *self,
                       GFile        *file)
{
  g_return_if_fail (OGC_IS_SAVES_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  ogc_save_list_import_async (self->saves, file, imported_cb, g_object_ref (self));
}

void
ogc_saves_page_export (OgcSavesPage *self,
                       OgcSaveInfo  *info,
                       GFile        *file)
{
  g_return_if_fail (OGC_IS_SAVES_PAGE (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));
  g_return_if_fail (G_IS_FILE (file));

  ogc_save_list_export_async (self->saves, info, file, done_cb, g_object_ref (self));
}

void
ogc_saves_page_rename (OgcSavesPage *self,
                       OgcSaveInfo  *info,
                       const char   *title)
{
  g_return_if_fail (OGC_IS_SAVES_PAGE (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));

  if (is_on_table (self, info))
    {
      ogc_session_set_title (self->session, title);
      ogc_save_list_refresh (self->saves);
    }
  else
    ogc_save_list_rename_async (self->saves, info, title, done_cb, g_object_ref (self));
}
