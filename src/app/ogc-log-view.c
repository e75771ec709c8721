/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-log-view.h"

#include "ogc-log-entry.h"
#include "ogc-setup.h"

struct _OgcLogView
{
  GtkWidget parent_instance;

  GListModel  *log;
  guint        scroll;
  GtkListView *list;
};

enum {
  PROP_0,
  PROP_LOG,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcLogView, ogc_log_view, GTK_TYPE_WIDGET)

static const char *const owner_classes[OGC_N_OWNERS] = { "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-neutral" };

static void
setup_cb (OgcLogView  *self,
          GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "log-line");
  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);
}

static const char *
class_of (OgcLogEntry *entry)
{
  int seat = ogc_log_entry_get_seat (entry);

  return seat >= 0 && seat < OGC_N_OWNERS ? owner_classes[seat] : "nobody";
}

static void
bind_cb (OgcLogView  *self,
         GtkListItem *item)
{
  OgcLogEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);
  GBinding *binding = g_object_bind_property (entry, "text", label, "label", G_BINDING_SYNC_CREATE);

  gtk_widget_add_css_class (label, class_of (entry));
  g_object_set_data (G_OBJECT (item), "binding", binding);
}

static void
unbind_cb (OgcLogView  *self,
           GtkListItem *item)
{
  g_binding_unbind (g_object_steal_data (G_OBJECT (item), "binding"));
  gtk_widget_remove_css_class (gtk_list_item_get_child (item), class_of (gtk_list_item_get_item (item)));
}

static gboolean
scroll_cb (gpointer data)
{
  OgcLogView *self = OGC_LOG_VIEW (data);
  guint n = self->log != NULL ? g_list_model_get_n_items (self->log) : 0;

  self->scroll = 0;
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  return G_SOURCE_REMOVE;
}

/* Once, after all lines of a decision have come. */
static void
grown_cb (OgcLogView *self)
{
  if (self->scroll == 0)
    self->scroll = g_idle_add (scroll_cb, self);
}

static void
ogc_log_view_dispose (GObject *object)
{
  OgcLogView *self = OGC_LOG_VIEW (object);
  GtkWidget *child;

  g_clear_handle_id (&self->scroll, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->log);

  G_OBJECT_CLASS (ogc_log_view_parent_class)->dispose (object);
}

static void
ogc_log_view_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcLogView *self = OGC_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_LOG:
      g_value_set_object (value, self->log);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_log_view_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  OgcLogView *self = OGC_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_LOG:
      ogc_log_view_set_log (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_log_view_class_init (OgcLogViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_log_view_dispose;
  object_class->get_property = ogc_log_view_get_property;
  object_class->set_property = ogc_log_view_set_property;

  properties[PROP_LOG] = g_param_spec_object ("log", NULL, NULL, G_TYPE_LIST_MODEL,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcLogView, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_set_css_name (widget_class, "logview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_log_view_init (OgcLogView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GListModel *
ogc_log_view_get_log (OgcLogView *self)
{
  g_return_val_if_fail (OGC_IS_LOG_VIEW (self), NULL);

  return self->log;
}

void
ogc_log_view_set_log (OgcLogView *self,
                      GListModel *log)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (OGC_IS_LOG_VIEW (self));
  g_return_if_fail (log == NULL || G_IS_LIST_MODEL (log));

  if (self->log == log)
    return;
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_func (self->log, grown_cb, self);
  g_set_object (&self->log, log);
  if (log != NULL)
    {
      g_signal_connect_object (log, "items-changed", G_CALLBACK (grown_cb), self, G_CONNECT_SWAPPED);
      selection = gtk_no_selection_new (g_object_ref (log));
    }
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  grown_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOG]);
}
