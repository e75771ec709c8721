/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-control-view.h"

#include <glib/gi18n.h>

#include "compile-palette.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"

struct _CompileControlView
{
  GtkWidget parent_instance;

  GtkWidget *knob;
};

G_DEFINE_FINAL_TYPE (CompileControlView, compile_control_view, GTK_TYPE_WIDGET)

/* The knob scales with the text beside it. */
static void
compile_control_view_css_changed (GtkWidget         *widget,
                                  GtkCssStyleChange *change)
{
  CompileControlView *self = COMPILE_CONTROL_VIEW (widget);
  PangoContext *context = gtk_widget_get_pango_context (widget);

  GTK_WIDGET_CLASS (compile_control_view_parent_class)->css_changed (widget, change);
  if (self->knob != NULL)
    ogc_art_view_set_size (OGC_ART_VIEW (self->knob),
                           MAX (24, pango_font_description_get_size (pango_context_get_font_description (context))
                                    / PANGO_SCALE * 3 / 2));
}

static void
compile_control_view_dispose (GObject *object)
{
  CompileControlView *self = COMPILE_CONTROL_VIEW (object);

  self->knob = NULL;
  ogc_child_binding_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (compile_control_view_parent_class)->dispose (object);
}

static void
compile_control_view_class_init (CompileControlViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_control_view_dispose;
  widget_class->css_changed = compile_control_view_css_changed;

  gtk_widget_class_set_css_name (widget_class, "control");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
compile_control_view_init (CompileControlView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 5);
}

GtkWidget *
compile_control_view_new (gboolean neutral)
{
  CompileControlView *self = g_object_new (COMPILE_TYPE_CONTROL_VIEW, NULL);

  compile_palette_load_pictures ();
  self->knob = ogc_art_view_new (neutral ? "compile/control-neutral" : "compile/control", 24);
  gtk_widget_set_parent (self->knob, GTK_WIDGET (self));
  gtk_widget_set_parent (gtk_label_new (neutral ? _("Control is neutral.") : _("Control")), GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

GtkWidget *
compile_control_view_get_knob (CompileControlView *self)
{
  g_return_val_if_fail (COMPILE_IS_CONTROL_VIEW (self), NULL);

  return self->knob;
}
