/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-announcer.h"

struct _CompileAnnouncer
{
  GtkWidget parent_instance;

  CompileGame   *game;
  GtkWidget *label;
  gboolean   by_computer; /* the last decision was one of a computer player's */
};

G_DEFINE_FINAL_TYPE (CompileAnnouncer, compile_announcer, GTK_TYPE_WIDGET)

static void
decided_cb (CompileAnnouncer      *self,
            const CompileDecision *decision,
            guint                  seat)
{
  self->by_computer = !compile_game_get_replay (self->game)
                      && !compile_seat_get_person (compile_game_get_seat (self->game, seat));
}

/* What was added to the log last, in its order. */
static char *
join_lines (CompileAnnouncer *self)
{
  GListModel *log = compile_game_get_log (self->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (CompileLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (compile_log_entry_get_position (entry) != compile_game_get_position (self->game))
        break;
      if (text->len > 0)
        g_string_prepend_c (text, ' ');
      g_string_prepend (text, compile_log_entry_get_text (entry));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Everything has changed. The same once more is told with another end, for only what changes is heard. */
static void
asked_cb (CompileAnnouncer *self)
{
  g_autofree char *text = self->by_computer ? join_lines (self) : NULL;

  self->by_computer = FALSE;
  if (text == NULL || *text == '\0')
    return;
  if (g_str_equal (text, compile_announcer_get_text (self)))
    {
      g_autofree char *once_more = g_strconcat (text, "\302\240", NULL);

      gtk_label_set_text (GTK_LABEL (self->label), once_more);
    }
  else
    gtk_label_set_text (GTK_LABEL (self->label), text);
}

static void
compile_announcer_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
compile_announcer_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  CompileAnnouncer *self = COMPILE_ANNOUNCER (widget);
  int least, lowest;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, least, &lowest, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->label, &(GtkAllocation) { 0, 0, least, lowest }, -1);
}

static void
compile_announcer_dispose (GObject *object)
{
  CompileAnnouncer *self = COMPILE_ANNOUNCER (object);

  compile_announcer_set_game (self, NULL);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (compile_announcer_parent_class)->dispose (object);
}

static void
compile_announcer_class_init (CompileAnnouncerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_announcer_dispose;
  widget_class->measure = compile_announcer_measure;
  widget_class->size_allocate = compile_announcer_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "announcer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_announcer_init (CompileAnnouncer *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "ellipsize",
                              PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_opacity (GTK_WIDGET (self), 0);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
compile_announcer_set_game (CompileAnnouncer *self,
                            CompileGame      *game)
{
  g_return_if_fail (COMPILE_IS_ANNOUNCER (self));
  g_return_if_fail (game == NULL || COMPILE_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->by_computer = FALSE;
  gtk_label_set_text (GTK_LABEL (self->label), "");
  if (game == NULL)
    return;
  g_signal_connect_object (game, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
}

const char *
compile_announcer_get_text (CompileAnnouncer *self)
{
  g_return_val_if_fail (COMPILE_IS_ANNOUNCER (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}
