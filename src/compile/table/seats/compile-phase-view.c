/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-phase-view.h"

#include "compile-text.h"
#include "ogc-style.h"
#include "ogc-tooltip.h"

struct _CompilePhaseView
{
  GtkWidget parent_instance;

  CompileGame *game;
  GtkWidget   *cells[COMPILE_N_PHASES]; /* NULL for what is no phase of a turn */
};

G_DEFINE_FINAL_TYPE (CompilePhaseView, compile_phase_view, GTK_TYPE_WIDGET)

static void
update_cb (CompilePhaseView *self)
{
  const CompilePhase now = compile_game_get_phase (self->game);

  for (CompilePhase phase = COMPILE_PHASE_START; phase <= COMPILE_PHASE_END; phase++)
    {
      ogc_style_set_class (self->cells[phase], "past", phase < now);
      ogc_style_set_class (self->cells[phase], "present", phase == now);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->cells[phase]), GTK_ACCESSIBLE_STATE_SELECTED, phase == now,
                                   -1);
    }
}

static void
compile_phase_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (compile_phase_view_parent_class)->dispose (object);
}

static void
compile_phase_view_class_init (CompilePhaseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_phase_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "phases");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_phase_view_init (CompilePhaseView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (CompilePhase phase = COMPILE_PHASE_START; phase <= COMPILE_PHASE_END; phase++)
    {
      self->cells[phase] = gtk_label_new (compile_text_short_phase (phase));
      gtk_widget_add_css_class (self->cells[phase], "phase");
      gtk_label_set_ellipsize (GTK_LABEL (self->cells[phase]), PANGO_ELLIPSIZE_END);
      ogc_tooltip_set (self->cells[phase], compile_text_phase_rule (phase));
      gtk_box_append (GTK_BOX (box), self->cells[phase]);
    }
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

GtkWidget *
compile_phase_view_new (void)
{
  return g_object_new (COMPILE_TYPE_PHASE_VIEW, NULL);
}

void
compile_phase_view_set_game (CompilePhaseView *self,
                             CompileGame      *game)
{
  g_return_if_fail (COMPILE_IS_PHASE_VIEW (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  self->game = game;
  if (game == NULL)
    return;
  g_signal_connect_object (game, "notify::phase", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}
