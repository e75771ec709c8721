/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-phase-view.h"

#include "compile-text.h"
#include "ogc-child-binding.h"
#include "ogc-first-fit-layout.h"
#include "ogc-style.h"
#include "ogc-tooltip.h"

struct _CompilePhaseView
{
  GtkWidget parent_instance;

  CompileGame *game;

  /* NULL for phases outside turns. */
  GtkWidget *cells[COMPILE_N_PHASES];
  GtkWidget *marks[COMPILE_N_PHASES]; /* used if there is no room for all names */
};

G_DEFINE_FINAL_TYPE (CompilePhaseView, compile_phase_view, GTK_TYPE_WIDGET)

static void
set_phase (GtkWidget    *cell,
           CompilePhase  phase,
           CompilePhase  now)
{
  ogc_style_set_class (cell, "past", phase < now);
  ogc_style_set_class (cell, "present", phase == now);
  gtk_accessible_update_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_SELECTED, phase == now, -1);
}

static void
update_cb (CompilePhaseView *self)
{
  const CompilePhase now = compile_game_get_phase (self->game);

  for (CompilePhase phase = COMPILE_PHASE_START; phase <= COMPILE_PHASE_END; phase++)
    {
      set_phase (self->cells[phase], phase, now);
      set_phase (self->marks[phase], phase, now);
      gtk_label_set_text (GTK_LABEL (self->marks[phase]), phase == now ? compile_text_short_phase (phase) : "");
    }
}

static void
compile_phase_view_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_phase_view_parent_class)->dispose (object);
}

static void
compile_phase_view_class_init (CompilePhaseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_phase_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "phases");
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_FIRST_FIT_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_cell (GtkWidget  *row,
          const char *name,
          const char *tooltip)
{
  GtkWidget *cell = gtk_label_new (name);

  gtk_widget_add_css_class (cell, "phase");
  gtk_widget_set_hexpand (cell, TRUE);
  ogc_tooltip_set (cell, tooltip);
  gtk_box_append (GTK_BOX (row), cell);
  return cell;
}

static void
compile_phase_view_init (CompilePhaseView *self)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  /* Screen readers read the phases from the names. */
  GtkWidget *marks = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (marks, "marks");
  for (CompilePhase phase = COMPILE_PHASE_START; phase <= COMPILE_PHASE_END; phase++)
    {
      const char *name = compile_text_short_phase (phase);
      g_autofree char *named = g_strdup_printf ("%s\n%s", name, compile_text_phase_rule (phase));

      self->cells[phase] = add_cell (names, name, compile_text_phase_rule (phase));
      self->marks[phase] = add_cell (marks, NULL, named);
    }
  gtk_widget_set_parent (names, GTK_WIDGET (self));
  gtk_widget_set_parent (marks, GTK_WIDGET (self));
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
  /* COM-5 */
  gtk_widget_set_visible (self->cells[COMPILE_PHASE_CONTROL], !compile_game_get_setup (game)->no_control);
  gtk_widget_set_visible (self->marks[COMPILE_PHASE_CONTROL], !compile_game_get_setup (game)->no_control);
  g_signal_connect_object (game, "notify::phase", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}
