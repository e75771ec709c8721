/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-log-view.h"

#include <glib/gi18n.h>

#include "compile-lettering.h"
#include "ogc-child-binding.h"
#include "ogc-whole-rows.h"

/* How far the outcome of an effect is indented, and the greatest depth. */
#define INDENT 12
#define MAX_DEPTH 4

struct _CompileLogView
{
  GtkWidget parent_instance;

  GtkWidget *title;
  GtkWidget *list;
  GtkWidget *window;
  gboolean   at_end;
  guint      idle; /* scrolls to the end */
};

G_DEFINE_FINAL_TYPE (CompileLogView, compile_log_view, GTK_TYPE_WIDGET)

/* GTK 4.8 does not name a row after its contents. */
static void
name_row (CompileLogEntry *entry,
          GParamSpec      *pspec,
          GtkWidget       *row)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  compile_log_entry_get_text (entry), -1);
}

static gboolean
bind_numbers (GBinding     *binding,
              const GValue *text,
              GValue       *label,
              gpointer      user_data)
{
  g_value_take_string (label, compile_lettering_bind (g_value_get_string (text)));
  return TRUE;
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  CompileLogEntry *entry = item;
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  g_object_bind_property_full (entry, "text", label, "label", G_BINDING_SYNC_CREATE, bind_numbers, NULL, NULL, NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "log-entry");
  gtk_widget_set_margin_start (label, INDENT * (int) MIN (compile_log_entry_get_depth (entry), MAX_DEPTH));
  if (compile_log_entry_get_seat (entry) >= 0)
    gtk_widget_add_css_class (label, compile_log_entry_get_seat (entry) == 0 ? "seat-0" : "seat-1");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  g_signal_connect_object (entry, "notify::text", G_CALLBACK (name_row), row, 0);
  name_row (entry, NULL, row);
  return row;
}

static void
moved_cb (CompileLogView *self,
          GtkAdjustment  *adjustment)
{
  if (self->idle != 0)
    return;
  self->at_end = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) + 8
                 >= gtk_adjustment_get_upper (adjustment);
}

/* Changes during layout take effect only in the next frame. */
static gboolean
go_to_end_cb (gpointer data)
{
  CompileLogView *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->window));

  self->idle = 0;
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
  return G_SOURCE_REMOVE;
}

static void
grown_cb (CompileLogView *self)
{
  if (self->at_end && self->idle == 0)
    self->idle = g_idle_add (go_to_end_cb, self);
}

/* Only whole rows are drawn at the end; further up, rows may be cut off. */
static void
compile_log_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  CompileLogView *self = COMPILE_LOG_VIEW (widget);

  gtk_widget_snapshot_child (widget, self->title, snapshot);
  if (self->at_end)
    ogc_whole_rows_snapshot (widget, self->window, self->list, snapshot);
  else
    gtk_widget_snapshot_child (widget, self->window, snapshot);
}

static void
compile_log_view_dispose (GObject *object)
{
  g_clear_handle_id (&COMPILE_LOG_VIEW (object)->idle, g_source_remove);
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_log_view_parent_class)->dispose (object);
}

static void
compile_log_view_class_init (CompileLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_log_view_dispose;
  widget_class->snapshot = compile_log_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "gamelog");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_log_view_init (CompileLogView *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  GtkAdjustment *adjustment;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 4);
  self->at_end = TRUE;
  self->title = gtk_label_new (_("Log"));
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Log"), -1);
  /* newer versions of GTK would not name it */
  self->window = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                               "overlay-scrolling", FALSE, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->window), self->list);
  gtk_widget_set_vexpand (self->window, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Log"), -1);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->window));
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (grown_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (self->title, "panel-title");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  gtk_widget_set_parent (self->window, GTK_WIDGET (self));
}

GtkWidget *
compile_log_view_new (void)
{
  return g_object_new (COMPILE_TYPE_LOG_VIEW, NULL);
}

void
compile_log_view_set_game (CompileLogView *self,
                           CompileGame    *game)
{
  g_return_if_fail (COMPILE_IS_LOG_VIEW (self));

  self->at_end = TRUE;
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), game != NULL ? compile_game_get_log (game) : NULL, create_row,
                           self, NULL);
}
