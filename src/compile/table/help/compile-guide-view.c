/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-guide-view.h"

#include "compile-guide.h"
#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-lesson-progress.h"
#include "ogc-live-region.h"
#include "ogc-row-layout.h"
#include "ogc-symbol-view.h"
#include "ogc-wrap-layout.h"

struct _CompileGuideView
{
  GtkWidget parent_instance;

  CompileGame *game;     /* a guided game, or NULL */
  guint64      told;     /* bit n: step number n */
  int          step;     /* the last one told, or -1 */
  unsigned     position; /* where the game was then */

  GtkLabel    *text;
  GtkWidget   *new_game; /* there is no other lesson */
};

G_DEFINE_FINAL_TYPE (CompileGuideView, compile_guide_view, GTK_TYPE_WIDGET)

static void
remember_place (CompileGuideView *self)
{
  g_autofree char *place = g_strdup_printf ("%" G_GINT64_MODIFIER "x %d", self->told, self->step);

  ogc_lesson_progress_remember (OGC_PLAYABLE (self->game), place);
}

/* Continues where the guide was when the game was closed. */
static void
restore_place (CompileGuideView *self)
{
  g_autofree char *place = ogc_lesson_progress_recall (OGC_PLAYABLE (self->game));
  char *end;

  self->told = 0;
  self->step = -1;
  if (place == NULL)
    return;
  self->told = g_ascii_strtoull (place, &end, 16);
  self->step = (int) g_ascii_strtoll (end, NULL, 10);
  self->position = compile_game_get_position (self->game);
}

static void
show_step (CompileGuideView *self)
{
  g_autofree char *text = compile_guide_dup_text (self->game, self->step);

  gtk_label_set_label (self->text, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "guide.next",
                                 compile_guide_find_step (self->game, self->told) >= 0);
  gtk_widget_set_visible (self->new_game, compile_game_get_finished (self->game));
}

/* Tells the next step; the last one stays until there is a new one. */
static void
tell_step (CompileGuideView *self)
{
  const int step = compile_guide_find_step (self->game, self->told);

  if (step >= 0)
    {
      self->told |= G_GUINT64_CONSTANT (1) << step;
      self->step = step;
      self->position = compile_game_get_position (self->game);
    }
  remember_place (self);
  show_step (self);
}

/* A game that is opened asks again what it asked before, about which a step has been told. */
static void
asked_cb (CompileGuideView *self)
{
  if (self->step < 0 || self->position != compile_game_get_position (self->game))
    tell_step (self);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  tell_step (COMPILE_GUIDE_VIEW (widget));
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
  if (game == NULL)
    return;
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "finished", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  restore_place (self);
  if (self->step >= 0)
    show_step (self);
  else
    tell_step (self);
}
