/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-announcer.h"

struct _OgcAnnouncer
{
  GtkWidget parent_instance;

  OgcGame   *game;
  GtkWidget *label;
  gboolean   by_computer; /* the last decision was one of a computer player's */
};

G_DEFINE_FINAL_TYPE (OgcAnnouncer, ogc_announcer, GTK_TYPE_WIDGET)

static void
decided_cb (OgcAnnouncer      *self,
            const OgcDecision *decision,
            guint              seat)
{
  self->by_computer = !ogc_game_get_replay (self->game)
                      && !ogc_seat_get_person (ogc_game_get_seat (self->game, seat));
}

/* What was added to the log last, in its order. */
static char *
join_lines (OgcAnnouncer *self)
{
  GListModel *log = ogc_game_get_log (self->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (ogc_log_entry_get_position (entry) != ogc_game_get_position (self->game))
        break;
      if (ogc_log_entry_get_kind (entry) == OGC_EVENT_ROLLED)
        continue;
      if (text->len > 0)
        g_string_prepend_c (text, ' ');
      g_string_prepend (text, ogc_log_entry_get_text (entry));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Everything has changed. The same once more is told with another end, for only what changes is heard. */
static void
asked_cb (OgcAnnouncer *self)
{
  g_autofree char *text = self->by_computer ? join_lines (self) : NULL;

  self->by_computer = FALSE;
  if (text == NULL || *text == '\0')
    return;
  if (g_str_equal (text, ogc_announcer_get_text (self)))
    {
      g_autofree char *once_more = g_strconcat (text, "\302\240", NULL);

      gtk_label_set_text (GTK_LABEL (self->label), once_more);
    }
  else
    gtk_label_set_text (GTK_LABEL (self->label), text);
}

static void
ogc_announcer_measure (GtkWidget      *widget,
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
ogc_announcer_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  OgcAnnouncer *self = OGC_ANNOUNCER (widget);
  int least, lowest;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, least, &lowest, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->label, &(GtkAllocation) { 0, 0, least, lowest }, -1);
}

static void
ogc_announcer_dispose (GObject *object)
{
  OgcAnnouncer *self = OGC_ANNOUNCER (object);

  ogc_announcer_set_game (self, NULL);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_announcer_parent_class)->dispose (object);
}

static void
ogc_announcer_class_init (OgcAnnouncerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_announcer_dispose;
  widget_class->measure = ogc_announcer_measure;
  widget_class->size_allocate = ogc_announcer_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "announcer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_announcer_init (OgcAnnouncer *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "ellipsize",
                              PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_opacity (GTK_WIDGET (self), 0);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
ogc_announcer_set_game (OgcAnnouncer *self,
                        OgcGame      *game)
{
  g_return_if_fail (OGC_IS_ANNOUNCER (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

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
ogc_announcer_get_text (OgcAnnouncer *self)
{
  g_return_val_if_fail (OGC_IS_ANNOUNCER (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}
