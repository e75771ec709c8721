/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-guide-view.h"

#include "compile-guide.h"
#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-live-region.h"
#include "ogc-row-layout.h"
#include "ogc-symbol-view.h"
#include "ogc-wrap-layout.h"

struct _CompileGuideView
{
  GtkWidget parent_instance;

  CompileGame *game; /* a guided game, or NULL */
  guint64      told;

  GtkLabel    *text;
  GtkWidget   *new_game; /* there is no other lesson */
};

G_DEFINE_FINAL_TYPE (CompileGuideView, compile_guide_view, GTK_TYPE_WIDGET)

/* The last text stays until there is a new one. */
static void
show_step (CompileGuideView *self)
{
  g_autofree char *text = compile_guide_tell (self->game, &self->told);

  if (text != NULL)
    gtk_label_set_label (self->text, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "guide.next", compile_guide_knows (self->game, self->told));
  gtk_widget_set_visible (self->new_game, compile_game_get_finished (self->game));
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  show_step (COMPILE_GUIDE_VIEW (widget));
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  compile_guide_view_set_game (COMPILE_GUIDE_VIEW (widget), NULL);
}

static void
compile_guide_view_dispose (GObject *object)
{
  CompileGuideView *self = COMPILE_GUIDE_VIEW (object);

  g_clear_object (&self->game);
  ogc_child_binding_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (compile_guide_view_parent_class)->dispose (object);
}

static void
compile_guide_view_class_init (CompileGuideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_guide_view_dispose;

  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compile/table/help/guide-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CompileGuideView, text);
  gtk_widget_class_bind_template_child (widget_class, CompileGuideView, new_game);
  gtk_widget_class_install_action (widget_class, "guide.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "guide.leave", NULL, leave_action);
  gtk_widget_class_set_css_name (widget_class, "compileguide");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_guide_view_init (CompileGuideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->text));
}

GtkWidget *
compile_guide_view_new (void)
{
  return g_object_new (COMPILE_TYPE_GUIDE_VIEW, "visible", FALSE, NULL);
}

void
compile_guide_view_set_game (CompileGuideView *self,
                             CompileGame      *game)
{
  g_return_if_fail (COMPILE_IS_GUIDE_VIEW (self));
  g_return_if_fail (game == NULL || COMPILE_IS_GAME (game));

  if (game != NULL && !compile_guide_fits (game))
    game = NULL;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  gtk_widget_set_visible (GTK_WIDGET (self), game != NULL);
  self->told = 0;
  gtk_label_set_label (self->text, "");
  if (game == NULL)
    return;
  g_signal_connect_object (game, "asked", G_CALLBACK (show_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "finished", G_CALLBACK (show_step), self, G_CONNECT_SWAPPED);
  show_step (self);
}
