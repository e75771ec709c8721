/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-card.h"
#include "ogc-building-tab.h"
#include "ogc-log-view.h"
#include "ogc-motion-private.h"
#include "ogc-motion-targets.h"
#include "ogc-seat-view.h"
#include "ogc-text.h"
#include "ogc-tray-view.h"

/*
 * While a round that is over is being told, pictures of how everything was lie over the table, which shows the next
 * round already. Only these pictures are of the past: the widgets below them, which screen readers and keys reach, are
 * of the present.
 */

/* Lays out what has changed since the last frame, because GTK draws nothing that has not been laid out. */
static void
lay_out (GtkWidget *widget)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  graphene_rect_t bounds;

  if (width == 0 || !gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &bounds))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { (int) bounds.origin.x, (int) bounds.origin.y, width, height },
                            -1);
}

static GskRenderNode *
draw_widget (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, parent, &bounds))
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-bounds.origin.x, -bounds.origin.y));
      gtk_widget_snapshot_child (parent, widget, snapshot);
    }
  return gtk_snapshot_free_to_node (snapshot);
}

/* Covers @widget, which is hidden if it is @clear, because it would be seen through its picture. */
static OgcFlightPlan *
add_cover (OgcMotionScript *self,
           const OgcEvent  *event,
           GtkWidget       *widget,
           gboolean         clear)
{
  OgcFlightPlan *plan = ogc_motion_script_plan (self, event, OGC_FLIGHT_STAY, OGC_GOAL_HAND);

  if (clear)
    g_set_weak_pointer (&plan->hides, widget);
  plan->picture = ogc_motion_script_find_bounds (self, widget, &plan->from) ? draw_widget (widget) : NULL;
  if (plan->picture != NULL)
    return plan;
  ogc_motion_script_drop_last (self);
  return NULL;
}

static void
add_tiles (OgcMotionScript *self,
           const OgcEvent  *event,
           OgcSeatView     *view)
{
  OgcFlightPlan *plan = add_cover (self, event, ogc_seat_view_get_tiles (view), TRUE);

  if (plan == NULL)
    return;
  plan->tiles = TRUE;
  plan->owner = ogc_seat_get_index (ogc_seat_view_get_seat (view));
}

/* Covers @widget, or else what is in it. */
static void
cover_widget (OgcMotionScript *self,
              const OgcEvent  *event,
              GtkWidget       *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (OGC_IS_SEAT_VIEW (widget))
    add_tiles (self, event, OGC_SEAT_VIEW (widget));
  else if (OGC_IS_BUILDING_CARD (widget))
    add_cover (self, event, widget, FALSE);
  else if (OGC_IS_BUILDING_TAB (widget))
    add_cover (self, event, ogc_building_tab_get_pins (OGC_BUILDING_TAB (widget)), TRUE);
  else if (OGC_IS_LOG_VIEW (widget))
    add_cover (self, event, widget, TRUE);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      cover_widget (self, event, child);
}

static void
set_left_opacity (OgcMotionScript *self,
                  double           opacity)
{
  GHashTableIter iter;
  gpointer widget;

  g_hash_table_iter_init (&iter, self->left);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    gtk_widget_set_opacity (ogc_motion_targets_find_whole (widget), opacity);
}

void
ogc_motion_covers_add (OgcMotionScript *self,
                       const OgcEvent  *event)
{
  lay_out (self->stage);
  set_left_opacity (self, 0);
  cover_widget (self, event, self->stage);
  set_left_opacity (self, 1);
}

/* Adds a tray that says that @building, if any, is being resolved, below everything that flies. */
static void
add_tray (GPtrArray             *flights,
          OgcTrayView           *tray,
          const graphene_rect_t *bounds,
          OgcBuildingId          building,
          gint64                 begin,
          gint64                 end)
{
  g_autofree char *caption = NULL;
  GskRenderNode *picture;
  OgcFlight *flight;

  if (end == begin)
    return;
  if (building != OGC_NO_BUILDING)
    caption = ogc_text_resolving (building);
  picture = ogc_tray_view_draw_caption (tray, &bounds->size, caption);
  if (picture == NULL)
    return;
  flight = g_new0 (OgcFlight, 1);
  flight->kind = OGC_FLIGHT_STAY;
  flight->covers = TRUE;
  flight->from = flight->to = *bounds;
  flight->size = bounds->size;
  flight->faces[0] = picture;
  flight->begin = begin;
  flight->end = end;
  g_ptr_array_insert (flights, 0, flight);
}

void
ogc_motion_covers_add_tray (OgcMotionScript *self,
                            const gint64    *begins,
                            gint64           told,
                            GPtrArray       *flights,
                            GArray          *captions)
{
  GtkWidget *tray = ogc_motion_targets_find_tray (self->stage);
  OgcMotionCaption caption = { .building = OGC_NO_BUILDING };
  gint64 since = 0;
  graphene_rect_t bounds;

  if (!ogc_motion_script_find_bounds (self, tray, &bounds))
    return;
  for (guint i = 0; i < self->beats->len && begins[i] < told; i++)
    {
      const OgcBeat *beat = &g_array_index (self->beats, OgcBeat, i);

      if ((beat->kind != OGC_BEAT_RESOLVE && beat->kind != OGC_BEAT_TAKE) || beat->building == caption.building)
        continue;
      caption.at = MAX (begins[i] - 1, 0); /* before the building lights up, for a guide that explains it first */
      if (caption.building != OGC_NO_BUILDING) /* else the text of the first stands from the beginning */
        {
          add_tray (flights, OGC_TRAY_VIEW (tray), &bounds, caption.building, since, caption.at);
          since = caption.at;
        }
      caption.building = beat->building;
      g_array_append_val (captions, caption);
    }
  add_tray (flights, OGC_TRAY_VIEW (tray), &bounds, caption.building, since, told);
}
