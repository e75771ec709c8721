/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-notice.h"

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-escape.h"
#include "ogc-live-region.h"
#include "ogc-row-layout.h"

struct _OgcNotice
{
  GtkWidget  parent_instance;

  GtkWidget *revealer;
  GtkLabel  *label;
  GtkButton *button; /* what can be done about it */
  guint      timeout;
};

/* How long a message about something done is shown. */
#define SECONDS 5

G_DEFINE_FINAL_TYPE (OgcNotice, ogc_notice, GTK_TYPE_WIDGET)

static void
close_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ogc_notice_hide (OGC_NOTICE (widget));
}

static gboolean
told_cb (gpointer data)
{
  OgcNotice *self = OGC_NOTICE (data);

  self->timeout = 0;
  ogc_notice_hide (self);
  return G_SOURCE_REMOVE;
}

static void
ogc_notice_dispose (GObject *object)
{
  OgcNotice *self = OGC_NOTICE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_notice_parent_class)->dispose (object);
}

static void
ogc_notice_class_init (OgcNoticeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_notice_dispose;

  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/widgets/notice.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcNotice, revealer);
  gtk_widget_class_bind_template_child (widget_class, OgcNotice, label);
  gtk_widget_class_bind_template_child (widget_class, OgcNotice, button);
  gtk_widget_class_install_action (widget_class, "notice.close", NULL, close_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "notice.close", NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "notice");
}

static void
ogc_notice_init (OgcNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->label));
}

void
ogc_notice_show (OgcNotice  *self,
                 const char *text)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (OGC_IS_NOTICE (self));
  g_return_if_fail (text != NULL);

  shown = ogc_escape_text (text, NULL);
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_label_set_label (self->label, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
}

void
ogc_notice_tell (OgcNotice  *self,
                 const char *text)
{
  g_return_if_fail (OGC_IS_NOTICE (self));
  g_return_if_fail (text != NULL);

  ogc_notice_show (self, text);
  self->timeout = g_timeout_add_seconds (SECONDS, told_cb, self);
}

void
ogc_notice_offer (OgcNotice  *self,
                  const char *text,
                  const char *label,
                  const char *action)
{
  g_return_if_fail (OGC_IS_NOTICE (self));
  g_return_if_fail (text != NULL && label != NULL && action != NULL);

  ogc_notice_show (self, text);
  gtk_button_set_label (self->button, label);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->button), action);
  gtk_widget_set_visible (GTK_WIDGET (self->button), TRUE);
  ogc_accessible_name_all (GTK_WIDGET (self->button));
}

void
ogc_notice_hide (OgcNotice *self)
{
  g_return_if_fail (OGC_IS_NOTICE (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

const char *
ogc_notice_get_text (OgcNotice *self)
{
  g_return_val_if_fail (OGC_IS_NOTICE (self), NULL);

  return gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer)) ? gtk_label_get_label (self->label) : NULL;
}
