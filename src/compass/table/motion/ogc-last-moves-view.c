/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-last-moves-view.h"

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-first-fit-layout.h"
#include "ogc-group.h"
#include "ogc-turn-mark.h"
#include "ogc-view.h"

struct _OgcLastMovesView
{
  GtkWidget parent_instance;

  OgcGame            *game;
  GtkWidget          *moves;  /* the marks, unless there are none yet, as when showing them again begins */
  GtkWidget          *names;  /* marks with names */
  GtkWidget          *pins;   /* marks with emblems, if there is no room for names */
  GtkWidget          *marks;  /* marks alone, if there is no room for these either */
  GtkWidget          *button;
  GtkWidget          *skip;   /* stops showing the moves again */
  guint               end;    /* the source that stops that */
  GtkEventController *keys;   /* on the window */
};

G_DEFINE_FINAL_TYPE (OgcLastMovesView, ogc_last_moves_view, GTK_TYPE_WIDGET)

#define PIN_SIDE 18
#define OWNER_SPACING 1
#define MOST_TURNS 6 /* the last ones, so that their marks are large enough to read */

/* Adds the mark of a turn and, unless %NULL, whose it is. */
static void
add_mark (GtkWidget *box,
          unsigned   number,
          OgcSeat   *seat,
          GtkWidget *owner)
{
  GtkWidget *turn = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, OWNER_SPACING);
  GtkWidget *mark = ogc_turn_mark_new ();

  ogc_turn_mark_set (mark, number, ogc_seat_get_index (seat));
  gtk_box_append (GTK_BOX (turn), mark);
  if (owner != NULL)
    gtk_box_append (GTK_BOX (turn), owner);
  gtk_widget_set_parent (turn, box);
}

/* Says that there are more turns than are shown. */
static void
add_ellipsis (GtkWidget *box)
{
  gtk_widget_set_parent (gtk_label_new ("\342\200\246"), box);
}

static void
fill_marks (OgcLastMovesView *self)
{
  unsigned seats[OGC_MAX_MARKS];
  const unsigned n = ogc_game_get_marks (self->game, seats);
  const unsigned first = n > MOST_TURNS ? n - MOST_TURNS : 0;

  gtk_widget_set_visible (self->moves, n > 0);
  ogc_child_binding_clear (self->names);
  ogc_child_binding_clear (self->pins);
  ogc_child_binding_clear (self->marks);
  if (first > 0)
    {
      add_ellipsis (self->names);
      add_ellipsis (self->pins);
      add_ellipsis (self->marks);
    }
  for (unsigned i = first; i < n; i++)
    {
      OgcSeat *seat = ogc_game_get_seat (self->game, seats[i]);
      GtkWidget *pin = ogc_crest_new_pin (seats[i], ogc_seat_get_emblem (seat), PIN_SIDE);

      gtk_widget_set_size_request (pin, PIN_SIDE, PIN_SIDE);
      add_mark (self->names, i + 1, seat, gtk_label_new (ogc_seat_get_name (seat)));
      add_mark (self->pins, i + 1, seat, pin);
      add_mark (self->marks, i + 1, seat, NULL);
    }
}

static void
update_view (OgcLastMovesView *self)
{
  OgcTray *tray = ogc_game_get_tray (self->game);
  const gboolean again = ogc_game_get_showing_again (self->game);
  const gboolean picked = ogc_tray_get_pick (tray) != 0 || ogc_tray_get_neutral_pick (tray) != 0;
  unsigned seats[OGC_MAX_MARKS];

  gtk_widget_set_visible (self->button, !again);
  gtk_widget_set_visible (self->skip, again);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          again || (ogc_game_get_answerable (self->game) && !picked
                                    && ogc_game_get_marks (self->game, seats) > 0));
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    fill_marks (self);
}

static gboolean
end_cb (gpointer data)
{
  OgcLastMovesView *self = OGC_LAST_MOVES_VIEW (data);

  self->end = 0;
  ogc_game_end_again (self->game);
  return G_SOURCE_REMOVE;
}

/* Whether a key only stops the showing, because it would otherwise press what has the focus then. */
static gboolean
only_ends (guint key)
{
  return key == GDK_KEY_Escape || key == GDK_KEY_space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter
         || key == GDK_KEY_F5;
}

/* Stops the showing when something is pressed; what was under the pointer is gone by then. */
static gboolean
input_cb (OgcLastMovesView *self,
          GdkEvent         *event)
{
  if (self->game == NULL || !ogc_game_get_showing_again (self->game))
    return GDK_EVENT_PROPAGATE;
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
      if (gdk_key_event_is_modifier (event))
        return GDK_EVENT_PROPAGATE;
      ogc_game_end_again (self->game);
      return only_ends (gdk_key_event_get_keyval (event));
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      if (self->end == 0)
        self->end = g_idle_add (end_cb, self);
      return GDK_EVENT_PROPAGATE;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
ogc_last_moves_view_root (GtkWidget *widget)
{
  OgcLastMovesView *self = OGC_LAST_MOVES_VIEW (widget);

  GTK_WIDGET_CLASS (ogc_last_moves_view_parent_class)->root (widget);

  self->keys = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys, "event", G_CALLBACK (input_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
ogc_last_moves_view_unroot (GtkWidget *widget)
{
  OgcLastMovesView *self = OGC_LAST_MOVES_VIEW (widget);

  if (gtk_event_controller_get_widget (self->keys) != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  self->keys = NULL;

  GTK_WIDGET_CLASS (ogc_last_moves_view_parent_class)->unroot (widget);
}

static void
ogc_last_moves_view_dispose (GObject *object)
{
  OgcLastMovesView *self = OGC_LAST_MOVES_VIEW (object);

  ogc_last_moves_view_set_game (self, NULL);
  ogc_child_binding_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (ogc_last_moves_view_parent_class)->dispose (object);
}

static void
ogc_last_moves_view_class_init (OgcLastMovesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_last_moves_view_dispose;
  widget_class->root = ogc_last_moves_view_root;
  widget_class->unroot = ogc_last_moves_view_unroot;

  g_type_ensure (OGC_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (OGC_TYPE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/motion/last-moves-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcLastMovesView, moves);
  gtk_widget_class_bind_template_child (widget_class, OgcLastMovesView, names);
  gtk_widget_class_bind_template_child (widget_class, OgcLastMovesView, pins);
  gtk_widget_class_bind_template_child (widget_class, OgcLastMovesView, marks);
  gtk_widget_class_bind_template_child (widget_class, OgcLastMovesView, button);
  gtk_widget_class_bind_template_child (widget_class, OgcLastMovesView, skip);
  gtk_widget_class_set_css_name (widget_class, "since");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_last_moves_view_init (OgcLastMovesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_last_moves_view_set_game (OgcLastMovesView *self,
                              OgcGame          *game)
{
  g_return_if_fail (OGC_IS_LAST_MOVES_VIEW (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  g_clear_handle_id (&self->end, g_source_remove);
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (ogc_game_get_tray (self->game), self);
    }
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "asked", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "shown-again", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::showing-again", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::answerable", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_game_get_tray (game), "notify::n-picked", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  update_view (self);
}
