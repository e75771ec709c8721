/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-focus.h"

struct _OgcTableFocus
{
  GtkWidget        *table;
  OgcTableFocusFunc move;
  guint             id;     /* the source that will move it */
  guint             tick;   /* the tick callback that does so if that was too early */
  unsigned          frames; /* until then */
};

static gboolean
move_later_cb (GtkWidget     *table,
               GdkFrameClock *clock,
               gpointer       data)
{
  OgcTableFocus *self = data;

  if (self->frames-- > 1)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  self->move (table);
  return G_SOURCE_REMOVE;
}

static void
stop_waiting (OgcTableFocus *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->table, self->tick);
  self->tick = 0;
}

static gboolean
move_cb (gpointer data)
{
  OgcTableFocus *self = data;

  self->id = 0;
  stop_waiting (self);
  if (self->move (self->table))
    return G_SOURCE_REMOVE;
  self->frames = 2;
  self->tick = gtk_widget_add_tick_callback (self->table, move_later_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

OgcTableFocus *
ogc_table_focus_new (GtkWidget         *table,
                     OgcTableFocusFunc  move)
{
  OgcTableFocus *self;

  g_return_val_if_fail (GTK_IS_WIDGET (table), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  self = g_new0 (OgcTableFocus, 1);
  self->table = table;
  self->move = move;
  return self;
}

void
ogc_table_focus_free (OgcTableFocus *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->id, g_source_remove);
  stop_waiting (self);
  g_free (self);
}

void
ogc_table_focus_move_soon (OgcTableFocus *self)
{
  g_return_if_fail (self != NULL);

  if (self->id == 0)
    self->id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, move_cb, self, NULL); /* before the next frame is drawn */
}
