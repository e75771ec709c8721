/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-flight.h"

#include <math.h>

/* How far a die rolls, in its own widths, how far round, and how often it hops. */
#define ROLL_WIDTHS 1.8f
#define ROLL_DEGREES 300
#define HOPS 3
/* The part of the way after which what has nothing to land on fades. */
#define FADE_FROM 0.6f

/* Fast at first, slow at the end. */
static float
ease (float t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

static float
mix (float a,
     float b,
     float t)
{
  return a + (b - a) * t;
}

static graphene_point_t
middle_of (const graphene_rect_t *rect)
{
  graphene_point_t middle;

  graphene_rect_get_center (rect, &middle);
  return middle;
}

static float
progress (OgcFlight *self,
          gint64     now)
{
  return CLAMP ((float) (now - self->begin) / MAX (1, self->end - self->begin), 0, 1);
}

/* Draws @face around a point. */
static void
append_face (OgcFlight              *self,
             GtkSnapshot            *snapshot,
             GskRenderNode          *face,
             const graphene_point_t *middle,
             float                   scale_x,
             float                   scale_y,
             float                   degrees)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, middle);
  gtk_snapshot_rotate (snapshot, degrees);
  gtk_snapshot_scale (snapshot, scale_x, scale_y);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-self->size.width / 2, -self->size.height / 2));
  gtk_snapshot_append_node (snapshot, face);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_travel (OgcFlight   *self,
                 GtkSnapshot *snapshot,
                 float        t)
{
  const float e = ease (t);
  const float lift = sinf (t * (float) M_PI);
  const graphene_point_t a = middle_of (&self->from);
  const graphene_point_t b = middle_of (&self->to);
  graphene_point_t middle = GRAPHENE_POINT_INIT (mix (a.x, b.x, e), mix (a.y, b.y, e) - 14 * lift);
  float scale = mix (self->from.size.height, self->to.size.height, e) / self->size.height * (1 + 0.1f * lift);
  float turn = self->kind == OGC_FLIGHT_FLIP ? cosf ((1 - e) * (float) M_PI) : 1;
  GskRenderNode *face = turn < 0 && self->faces[1] != NULL ? self->faces[1] : self->faces[0];
  float alpha = self->fades && t > FADE_FROM ? (1 - t) / (1 - FADE_FROM) : 1;

  gtk_snapshot_push_opacity (snapshot, alpha);
  append_face (self, snapshot, face, &middle, scale * MAX (0.04f, fabsf (turn)), scale, 0);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_tumble (OgcFlight   *self,
                 GtkSnapshot *snapshot,
                 float        t)
{
  const float e = ease (t);
  float hop = fabsf (sinf (HOPS * (float) M_PI * t)) * (1 - t) * (1 - t);
  graphene_point_t middle = middle_of (&self->to);
  unsigned face = t < 0.22f ? 2 : t < 0.48f ? 1 : 0;
  float scale = self->to.size.height / self->size.height;

  middle.x -= (1 - e) * ROLL_WIDTHS * self->to.size.width;
  middle.y -= hop * 0.5f * self->to.size.height;
  append_face (self, snapshot, self->faces[self->faces[face] != NULL ? face : 0], &middle, scale, scale,
               -(1 - e) * ROLL_DEGREES);
}

void
ogc_flight_set_target (OgcFlight *self,
                       GtkWidget *target)
{
  g_return_if_fail (GTK_IS_WIDGET (target));

  g_set_weak_pointer (&self->target, target);
  gtk_widget_set_opacity (target, 0);
}

void
ogc_flight_land (OgcFlight *self)
{
  if (self->target != NULL)
    gtk_widget_set_opacity (self->target, 1);
  g_clear_weak_pointer (&self->target);
}

void
ogc_flight_free (OgcFlight *self)
{
  ogc_flight_land (self);
  for (unsigned i = 0; i < OGC_FLIGHT_FACES; i++)
    g_clear_pointer (&self->faces[i], gsk_render_node_unref);
  g_free (self);
}

void
ogc_flight_snapshot (OgcFlight   *self,
                     GtkSnapshot *snapshot,
                     gint64       now)
{
  const float t = progress (self, now);

  if (t >= 1)
    return;
  if (self->kind == OGC_FLIGHT_TUMBLE)
    snapshot_tumble (self, snapshot, t);
  else
    snapshot_travel (self, snapshot, t);
}
