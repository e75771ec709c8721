/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-focus.h"

#include "ogc-after-layout.h"

struct _OgcTableFocus
{
  GtkWidget        *table;
  OgcTableFocusFunc move;
  guint             id;   /* the source that will move it */
  guint             tick; /* the tick callback that does so if that was too early */
};

static void
laid_out_cb (GtkWidget *table,
             gpointer   data)
{
  OgcTableFocus *self = data;

  self->tick = 0;
  self->move (table);
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
  if (!self->move (self->table))
    self->tick = ogc_after_layout_call (self->table, laid_out_cb, self, NULL);
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
