/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-take-back-period.h"

struct _OgcTakeBackPeriod
{
  GObject parent_instance;

  GtkWidget *table;   /* owns this object */
  OgcGame   *game;
  int        decided; /* the seat of a person who has just ended a turn, or -1 */
  gboolean   open;    /* the period has begun and not ended */
  guint      timeout; /* the source that ends it, while the next computer player waits */
  guint      grace;   /* the source that ends it when that player no longer waits */
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcTakeBackPeriod, ogc_take_back_period, G_TYPE_OBJECT)

/* The length of the period by pace, in milliseconds. */
static const guint lengths[] = {
  [OGC_PACE_INSTANT] = 800,
  [OGC_PACE_QUICK] = 1200,
  [OGC_PACE_CALM] = 2400,
};

/* How much longer the button stays for those who press it just too late, in milliseconds. */
#define GRACE 600

static void
set_open (OgcTakeBackPeriod *self,
          gboolean           open)
{
  if (self->open == open)
    return;
  self->open = open;
  g_signal_emit (self, signals[CHANGED], 0, open, self->timeout != 0 ? lengths[ogc_game_get_pace (self->game)] : 0);
}

static void
end_wait (OgcTakeBackPeriod *self)
{
  if (self->timeout == 0)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  ogc_game_end_wait (self->game);
}

static void
close_period (OgcTakeBackPeriod *self)
{
  g_clear_handle_id (&self->grace, g_source_remove);
  set_open (self, FALSE);
  end_wait (self);
}

static gboolean
grace_cb (gpointer data)
{
  OgcTakeBackPeriod *self = OGC_TAKE_BACK_PERIOD (data);

  self->grace = 0;
  close_period (self);
  return G_SOURCE_REMOVE;
}

/* Ends the wait, unless the game waits for something else as well, in which case going on costs nothing. The button
 * stays until nobody aims at it any more. */
static gboolean
timeout_cb (gpointer data)
{
  OgcTakeBackPeriod *self = OGC_TAKE_BACK_PERIOD (data);

  if (ogc_game_get_waits (self->game) > 1)
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  ogc_game_end_wait (self->game);
  self->grace = g_timeout_add (GRACE, grace_cb, self);
  ogc_game_hurry (self->game); /* the pause was long enough */
  return G_SOURCE_REMOVE;
}

static void
decided_cb (OgcGame           *game,
            const OgcDecision *decision,
            guint              seat,
            OgcTakeBackPeriod *self)
{
  OgcSeat *who = ogc_game_get_seat (game, seat);
  const gboolean ends = decision->kind == OGC_DECISION_PLACE || decision->kind == OGC_DECISION_END_TURN;

  self->decided = who != NULL && ogc_seat_get_person (who) && ends ? (int) seat : -1;
}

/* Begins the period. If the same person is asked again, the game waits anyway; before a computer player decides, it
 * waits for a while. */
static void
asked_cb (OgcGame           *game,
          int                seat,
          guint              kind,
          OgcTakeBackPeriod *self)
{
  OgcSeat *who = seat >= 0 ? ogc_game_get_seat (game, (unsigned) seat) : NULL;
  const int decided = self->decided;
  gboolean goes_on; /* the game continues by itself, so there is only a moment */

  if (self->grace != 0 && who != NULL && !ogc_seat_get_person (who))
    return;
  close_period (self);
  self->decided = -1;
  if (decided < 0 || who == NULL || !ogc_game_get_can_undo (game) || !gtk_widget_get_mapped (self->table))
    return;
  goes_on = !ogc_seat_get_person (who) || ogc_game_rolls (game);
  if (!goes_on && seat != decided)
    return;
  if (goes_on)
    {
      ogc_game_wait (game);
      self->timeout = g_timeout_add (lengths[ogc_game_get_pace (game)], timeout_cb, self);
    }
  set_open (self, TRUE);
}

/*
 * Whether a key leaves the period open: one that takes back, moves the focus, or presses a button, which may be the one
 * that takes back.
 */
static gboolean
keeps_open (guint           key,
            GdkModifierType modifiers)
{
  return ((modifiers & GDK_CONTROL_MASK) != 0 && (key == GDK_KEY_z || key == GDK_KEY_Z))
         || key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || (key >= GDK_KEY_Home && key <= GDK_KEY_Down)
         || (key >= GDK_KEY_Shift_L && key <= GDK_KEY_Hyper_R)
         || key == GDK_KEY_Return || key == GDK_KEY_space || key == GDK_KEY_KP_Enter;
}

static gboolean
key_pressed_cb (OgcTakeBackPeriod *self,
                guint              key,
                guint              keycode,
                GdkModifierType    modifiers)
{
  if (self->timeout != 0 && !keeps_open (key, modifiers))
    close_period (self);
  return GDK_EVENT_PROPAGATE;
}

static void
ogc_take_back_period_dispose (GObject *object)
{
  ogc_take_back_period_set_game (OGC_TAKE_BACK_PERIOD (object), NULL);

  G_OBJECT_CLASS (ogc_take_back_period_parent_class)->dispose (object);
}

static void
ogc_take_back_period_class_init (OgcTakeBackPeriodClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_take_back_period_dispose;

  signals[CHANGED] = g_signal_new ("changed", OGC_TYPE_TAKE_BACK_PERIOD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_UINT);
}

static void
ogc_take_back_period_init (OgcTakeBackPeriod *self)
{
}

OgcTakeBackPeriod *
ogc_take_back_period_new (GtkWidget *table)
{
  OgcTakeBackPeriod *self;
  GtkEventController *keys;

  g_return_val_if_fail (GTK_IS_WIDGET (table), NULL);

  self = g_object_new (OGC_TYPE_TAKE_BACK_PERIOD, NULL);
  self->table = table;
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (table, keys);
  return self;
}

void
ogc_take_back_period_set_game (OgcTakeBackPeriod *self,
                               OgcGame           *game)
{
  g_return_if_fail (OGC_IS_TAKE_BACK_PERIOD (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  close_period (self);
  g_set_object (&self->game, game);
  self->decided = -1;
  if (game == NULL)
    return;
  g_signal_connect_object (game, "decided", G_CALLBACK (decided_cb), self, 0);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, 0);
  g_signal_connect_object (game, "rewound", G_CALLBACK (close_period), self, G_CONNECT_SWAPPED);
}
