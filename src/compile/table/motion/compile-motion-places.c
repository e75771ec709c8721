/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The places on the table. */

#include "compile-card-view.h"
#include "compile-control-view.h"
#include "compile-motion-private.h"

/* The width of a piece that has no place of its own to go to. */
#define SMALL 24

unsigned
compile_motion_find_near (CompileGame *game)
{
  return compile_game_get_viewer (game) == 1 ? 1 : 0;
}

CompileLineView *
compile_motion_find_line (CompileMotionScript *self,
                          unsigned             line)
{
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    if (compile_line_view_get_number (COMPILE_LINE_VIEW (self->places.lines[i])) == line)
      return COMPILE_LINE_VIEW (self->places.lines[i]);
  return COMPILE_LINE_VIEW (self->places.lines[0]);
}

GtkWidget *
compile_motion_find_hand (CompileMotionScript *self,
                          unsigned             side)
{
  return self->places.hands[side != self->near];
}

static CompileSeatPanel *
find_panel (CompileMotionScript *self,
            unsigned             side)
{
  return COMPILE_SEAT_PANEL (self->places.panels[side != self->near]);
}

GtkWidget *
compile_motion_find_knob (CompileMotionScript *self,
                          unsigned             side)
{
  return side == COMPILE_NOBODY ? compile_control_view_get_knob (COMPILE_CONTROL_VIEW (self->places.control))
                                : compile_seat_panel_get_knob (find_panel (self, side));
}

GtkWidget *
compile_motion_find_deck (CompileMotionScript *self,
                          unsigned             side)
{
  return compile_seat_panel_get_deck (find_panel (self, side));
}

GtkWidget *
compile_motion_find_trash (CompileMotionScript *self,
                           unsigned             side)
{
  return compile_seat_panel_get_trash (find_panel (self, side));
}

gboolean
compile_motion_find_bounds (CompileMotionScript *self,
                            GtkWidget           *widget,
                            graphene_rect_t     *bounds)
{
  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, self->layer, bounds)
         && bounds->size.width >= 1 && bounds->size.height >= 1;
}

gboolean
compile_motion_find_middle (CompileMotionScript *self,
                            GtkWidget           *widget,
                            graphene_rect_t     *bounds)
{
  graphene_point_t middle;

  if (!compile_motion_find_bounds (self, widget, bounds))
    return FALSE;
  graphene_rect_get_center (bounds, &middle);
  graphene_rect_init (bounds, middle.x - SMALL / 2, middle.y - SMALL / 2, SMALL, SMALL);
  return TRUE;
}

static int
number_of (GtkWidget *view)
{
  return compile_command_card_get_number (compile_card_view_get_card (COMPILE_CARD_VIEW (view)));
}

GtkWidget *
compile_motion_find_in_hand (GtkWidget  *hand,
                             GHashTable *used,
                             int         number)
{
  GtkWidget *unknown = NULL;

  for (GtkWidget *view = gtk_widget_get_last_child (hand); view != NULL; view = gtk_widget_get_prev_sibling (view))
    if (!g_hash_table_contains (used, view))
      {
        if (number >= 0 && number_of (view) == number)
          return view;
        if (unknown == NULL && number_of (view) < 0)
          unknown = view;
      }
  return unknown;
}

GskRenderNode *
compile_motion_draw_widget (GtkWidget       *widget,
                            graphene_size_t *size)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, parent, &bounds))
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-bounds.origin.x, -bounds.origin.y));
      gtk_widget_snapshot_child (parent, widget, snapshot);
      *size = bounds.size;
    }
  return gtk_snapshot_free_to_node (snapshot);
}
