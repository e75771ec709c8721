/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-guide-view.h"

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-symbol-view.h"
#include "ogc-wrap-layout.h"

struct _OgcGuideView
{
  GtkWidget parent_instance;

  OgcGuide  *guide;
  GtkLabel  *text;
  GtkWidget *next;
  GtkWidget *rule;
};

G_DEFINE_FINAL_TYPE (OgcGuideView, ogc_guide_view, GTK_TYPE_WIDGET)

static void
changed_cb (OgcGuideView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), ogc_guide_get_active (self->guide));
  gtk_label_set_text (self->text, ogc_guide_get_text (self->guide));
  gtk_widget_set_visible (self->next, ogc_guide_get_read (self->guide));
  gtk_widget_set_visible (self->rule, ogc_guide_get_rule (self->guide) != OGC_RULE_NONE);
}

static void
next_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  ogc_guide_next (OGC_GUIDE_VIEW (widget)->guide);
}

static void
rule_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcGuide *guide = OGC_GUIDE_VIEW (widget)->guide;

  if (ogc_guide_get_rule (guide) != OGC_RULE_NONE)
    gtk_widget_activate_action (widget, "win.rules-at", "(uu)", ogc_guide_get_rule (guide), ogc_guide_get_building (guide));
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ogc_guide_leave (OGC_GUIDE_VIEW (widget)->guide);
}

static void
ogc_guide_view_dispose (GObject *object)
{
  OgcGuideView *self = OGC_GUIDE_VIEW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->guide);

  G_OBJECT_CLASS (ogc_guide_view_parent_class)->dispose (object);
}

static void
ogc_guide_view_class_init (OgcGuideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_guide_view_dispose;

  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/table/guide-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcGuideView, text);
  gtk_widget_class_bind_template_child (widget_class, OgcGuideView, next);
  gtk_widget_class_bind_template_child (widget_class, OgcGuideView, rule);
  gtk_widget_class_install_action (widget_class, "guide.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "guide.rule", NULL, rule_cb);
  gtk_widget_class_install_action (widget_class, "guide.leave", NULL, leave_cb);
  gtk_widget_class_set_css_name (widget_class, "guide");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_guide_view_init (OgcGuideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_accessible_name_all (GTK_WIDGET (self));
}

GtkWidget *
ogc_guide_view_new (OgcGuide *guide)
{
  OgcGuideView *self;

  g_return_val_if_fail (OGC_IS_GUIDE (guide), NULL);

  self = g_object_new (OGC_TYPE_GUIDE_VIEW, NULL);
  self->guide = g_object_ref (guide);
  g_signal_connect_object (guide, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}

OgcGuide *
ogc_guide_view_get_guide (OgcGuideView *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE_VIEW (self), NULL);

  return self->guide;
}
