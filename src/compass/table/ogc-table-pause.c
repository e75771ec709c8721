/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-private.h"

/*
 * After a person's last placement computer players wait for a moment, in which it can still be taken back: as soon as one of them
 * rolls, it cannot. Any key or button that is pressed ends the moment.
 */

/* In milliseconds. */
static unsigned
length_of (OgcPace pace)
{
  return pace == OGC_PACE_INSTANT ? 800 : 2500;
}

static gboolean
over_cb (gpointer data)
{
  OgcTable *self = data;

  self->pause = 0;
  ogc_table_end_pause (self);
  return G_SOURCE_REMOVE;
}

static void
decided_cb (OgcGame           *game,
            const OgcDecision *decision,
            guint              seat,
            OgcTable          *self)
{
  OgcSeat *who = ogc_game_get_seat (game, seat);

  self->can_take_back = who != NULL && ogc_seat_get_person (who)
                     && (decision->kind == OGC_DECISION_PLACE || decision->kind == OGC_DECISION_END_TURN);
}

static void
asked_cb (OgcGame  *game,
          int       seat,
          guint     kind,
          OgcTable *self)
{
  OgcSeat *who = seat >= 0 ? ogc_game_get_seat (game, (unsigned) seat) : NULL;
  gboolean regret = self->can_take_back;

  ogc_table_end_pause (self);
  self->can_take_back = FALSE;
  if (!regret || who == NULL || ogc_seat_get_person (who) || !ogc_game_get_can_undo (game)
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->paused = g_object_ref (game);
  ogc_game_hold (game);
  ogc_tray_view_set_paused (self->tray, TRUE);
  self->pause = g_timeout_add (length_of (ogc_game_get_pace (game)), over_cb, self);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  keycode,
                GdkModifierType        modifiers,
                OgcTable              *self)
{
  gboolean taken_back = (modifiers & GDK_CONTROL_MASK) != 0 && (key == GDK_KEY_z || key == GDK_KEY_Z);
  gboolean moves = key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || (key >= GDK_KEY_Home && key <= GDK_KEY_Down);
  gboolean modifier = key >= GDK_KEY_Shift_L && key <= GDK_KEY_Hyper_R;
  gboolean presses = key == GDK_KEY_Return || key == GDK_KEY_space || key == GDK_KEY_KP_Enter;

  if (!taken_back && !moves && !modifier && !presses)
    ogc_table_end_pause (self);
  return GDK_EVENT_PROPAGATE;
}

void
ogc_table_end_pause (OgcTable *self)
{
  g_autoptr (OgcGame) game = g_steal_pointer (&self->paused);

  g_clear_handle_id (&self->pause, g_source_remove);
  if (game == NULL)
    return;
  if (self->tray != NULL)
    ogc_tray_view_set_paused (self->tray, FALSE);
  ogc_game_release (game);
}

void
ogc_table_connect_pause (OgcTable *self)
{
  self->can_take_back = FALSE;
  g_signal_connect_object (self->game, "decided", G_CALLBACK (decided_cb), self, 0);
  g_signal_connect_object (self->game, "asked", G_CALLBACK (asked_cb), self, 0);
  g_signal_connect_object (self->game, "rewound", G_CALLBACK (ogc_table_end_pause), self, G_CONNECT_SWAPPED);
}

void
ogc_table_add_pause_keys (OgcTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
