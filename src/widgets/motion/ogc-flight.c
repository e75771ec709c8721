/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-flight.h"

#include <math.h>

#include "ogc-texture-cache.h"

/* How far a die rolls, in its own widths, and how high it hops, in pixels. */
#define ROLL_WIDTHS 1.4f
#define ROLL_ARC 34
/* How far above its path something is carried, and from how high it drops. */
#define LIFT 14
#define DROP 8
/* How high a shifted card is carried, and its tilt. */
#define SHIFT_ARC 24
#define TILT 3
/* The least height of the arc of a die that is knocked out. */
#define BUMP_ARC 46
/* How much larger a chest is while it opens. */
#define OPEN_SCALE 1.1f
/* The part of the way after which something without a target fades. */
#define FADE_FROM 0.6f
/* The part of the time in which something spreads, and after which it fades. */
#define GROWN 0.25f
#define GROW_FADES 0.75f
/* The longest that everything may take, in milliseconds; anything longer is sped up. */
#define LENGTH_MOST 6000

/* Eases out. */
static float
ease_out (float t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

static float
mix_values (float a,
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

/* A point on the path, @lift pixels above it. */
static graphene_point_t
middle_at (OgcFlight *self,
           float      e,
           float      lift)
{
  const graphene_point_t a = middle_of (&self->from);
  const graphene_point_t b = middle_of (&self->to);

  return GRAPHENE_POINT_INIT (mix_values (a.x, b.x, e), mix_values (a.y, b.y, e) - lift);
}

static float
scale_at (OgcFlight *self,
          float      e)
{
  return mix_values (self->from.size.height, self->to.size.height, e) / self->size.height;
}

static float
get_progress (OgcFlight *self,
              gint64     now)
{
  return CLAMP ((float) (now - self->begin) / MAX (1, self->end - self->begin), 0, 1);
}

/* Moves the origin so that a face is centred on a point. */
static void
go_to (OgcFlight              *self,
       GtkSnapshot            *snapshot,
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
}

static void
append_face (OgcFlight              *self,
             GtkSnapshot            *snapshot,
             GskRenderNode          *face,
             const graphene_point_t *middle,
             float                   scale,
             float                   degrees)
{
  go_to (self, snapshot, middle, scale, scale, degrees);
  gtk_snapshot_append_node (snapshot, face);
  gtk_snapshot_restore (snapshot);
}

/* A round spot of @colour that fades towards its edge. */
static void
append_spot (GtkSnapshot            *snapshot,
             const graphene_point_t *middle,
             float                   width,
             float                   height,
             const GdkRGBA          *colour)
{
  const GskColorStop stops[] = {
    { 0, *colour }, { 0.55f, { colour->red, colour->green, colour->blue, colour->alpha * 0.6f } },
    { 1, { colour->red, colour->green, colour->blue, 0 } },
  };
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (middle->x - width, middle->y - height, 2 * width, 2 * height);

  gtk_snapshot_append_radial_gradient (snapshot, &rect, middle, width, height, 0, 1, stops, G_N_ELEMENTS (stops));
}

static void
snapshot_travel (OgcFlight   *self,
                 GtkSnapshot *snapshot,
                 float        t)
{
  const float e = ease_out (t);
  const float lift = sinf (t * (float) M_PI);
  const gboolean shifts = self->kind == OGC_FLIGHT_SHIFT;
  const graphene_point_t middle = middle_at (self, e, (shifts ? SHIFT_ARC : LIFT) * lift);
  const float degrees = shifts ? TILT * lift : self->kind == OGC_FLIGHT_TURN ? -180 * (1 - e) : 0;

  append_face (self, snapshot, self->faces[0], &middle, scale_at (self, e) * (1 + 0.1f * lift), degrees);
}

/* First to a point above its place, then down. */
static void
snapshot_place (OgcFlight   *self,
                GtkSnapshot *snapshot,
                float        t)
{
  const float over = MIN (1, t / 0.8f);
  const float fall = MAX (0, (t - 0.8f) / 0.2f);
  const float e = ease_out (over);
  const float height = MIN (1, 4 * over) * (1 - fall * fall);
  const graphene_point_t middle = middle_at (self, e, DROP * height + LIFT * sinf (over * (float) M_PI));

  append_face (self, snapshot, self->faces[0], &middle, scale_at (self, e) * (1 + 0.08f * height), 0);
}

/* Three lines behind a sliding die, which end where it does. */
static void
snapshot_push (OgcFlight   *self,
               GtkSnapshot *snapshot,
               float        t)
{
  const GdkRGBA colour = { 1, 0.96f, 0.86f, 0.75f * (1 - t) };
  const graphene_point_t a = middle_of (&self->from);
  const graphene_point_t b = middle_of (&self->to);
  const graphene_point_t middle = middle_at (self, ease_out (t), 0);
  const float side = self->from.size.height;
  const float degrees = atan2f (b.y - a.y, b.x - a.x) * 180 / (float) M_PI;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_rotate (snapshot, degrees);
  for (int i = -1; i <= 1; i++)
    gtk_snapshot_append_color (snapshot, &colour,
                               &GRAPHENE_RECT_INIT (-side * (i == 0 ? 1.15f : 1), i * side * 0.28f - 1,
                                                    side * 0.45f, 2));
  gtk_snapshot_restore (snapshot);
  append_face (self, snapshot, self->faces[0], &middle, scale_at (self, ease_out (t)), 0);
}

static void
snapshot_bump (OgcFlight   *self,
               GtkSnapshot *snapshot,
               float        t)
{
  const graphene_point_t a = middle_of (&self->from);
  const graphene_point_t b = middle_of (&self->to);
  const float arc = MAX (BUMP_ARC, graphene_point_distance (&a, &b, NULL, NULL) * 0.22f);
  const graphene_point_t middle = middle_at (self, t, arc * sinf (t * (float) M_PI));

  append_face (self, snapshot, self->faces[0], &middle, scale_at (self, t), 360 * ease_out (t));
}

static void
snapshot_flip (OgcFlight   *self,
               GtkSnapshot *snapshot,
               float        t)
{
  const float e = ease_out (t);
  const float lift = sinf (t * (float) M_PI);
  const graphene_point_t middle = middle_at (self, e, LIFT * lift);
  const float turn = cosf ((1 - e) * (float) M_PI);
  const float scale = scale_at (self, e) * (1 + 0.1f * lift);
  const float band = self->size.width * (3 * e - 1.6f); /* sweeps over it from the left once the face is visible */
  const GskColorStop stops[] = { { 0, { 1, 1, 1, 0 } }, { 0.5f, { 1, 1, 1, 0.5f } }, { 1, { 1, 1, 1, 0 } } };

  go_to (self, snapshot, &middle, scale * MAX (0.04f, fabsf (turn)), scale, 0);
  gtk_snapshot_append_node (snapshot, turn < 0 && self->faces[1] != NULL ? self->faces[1] : self->faces[0]);
  if (turn > 0 && t < 1)
    {
      gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->size.width, self->size.height));
      gtk_snapshot_append_linear_gradient (snapshot,
                                           &GRAPHENE_RECT_INIT (band, 0, self->size.width * 0.4f, self->size.height),
                                           &GRAPHENE_POINT_INIT (band, 0),
                                           &GRAPHENE_POINT_INIT (band + self->size.width * 0.4f, 0), stops,
                                           G_N_ELEMENTS (stops));
      gtk_snapshot_pop (snapshot);
    }
  gtk_snapshot_restore (snapshot);
}

static void
append_coins (OgcFlight              *self,
              GtkSnapshot            *snapshot,
              const graphene_point_t *middle,
              float                   scale,
              float                   opened)
{
  const float size = self->size.height * 0.3f;

  if (self->faces[2] == NULL)
    return;
  for (int i = -1; i <= 1; i++)
    {
      const float hop = sinf (MIN (1, opened * (1.1f + 0.15f * (float) i)) * (float) M_PI);
      graphene_point_t coin = *middle;

      coin.x += scale * (size * 1.1f * (float) i * opened - size / 2);
      coin.y -= scale * self->size.height * (0.25f + 0.75f * hop);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &coin);
      gtk_snapshot_scale (snapshot, scale * 0.3f, scale * 0.3f);
      gtk_snapshot_append_node (snapshot, self->faces[2]);
      gtk_snapshot_restore (snapshot);
    }
}

/* Larger on the way, so that it can be seen opening. */
static void
snapshot_open (OgcFlight   *self,
               GtkSnapshot *snapshot,
               float        t)
{
  const float e = ease_out (t);
  const float lift = sinf (t * (float) M_PI);
  const graphene_point_t middle = middle_at (self, e, LIFT * lift);
  const float scale = scale_at (self, e) * (1 + OPEN_SCALE * lift);
  const float opened = CLAMP ((t - 0.4f) / 0.45f, 0, 1);
  const float open = CLAMP ((t - 0.3f) / 0.2f, 0, 1);
  const GdkRGBA light = { 1, 0.85f, 0.45f, 0.7f * sinf (opened * (float) M_PI) };

  if (opened > 0 && opened < 1)
    append_spot (snapshot, &middle, self->size.width * scale, self->size.height * scale, &light);
  if (open < 1)
    append_face (self, snapshot, self->faces[1], &middle, scale, opened > 0 ? 0 : 6 * sinf (t * 50));
  if (open > 0)
    {
      gtk_snapshot_push_opacity (snapshot, open);
      append_face (self, snapshot, self->faces[0], &middle, scale, 0);
      gtk_snapshot_pop (snapshot);
    }
  if (opened > 0 && opened < 1)
    append_coins (self, snapshot, &middle, scale, opened);
}

/* The face that a die shows at a point of its roll. */
static GskRenderNode *
rolling_face (OgcFlight *self,
              float      t)
{
  static const float until[] = { 0.76f, 0.52f, 0.26f };
  unsigned face = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (until); i++)
    if (t < until[i] && self->faces[i + 1] != NULL)
      face = i + 1;
  return self->faces[face];
}

/* From the left in a low arc, turning past its final angle and back, above a shadow that widens with its height. */
static void
snapshot_tumble (OgcFlight   *self,
                 GtkSnapshot *snapshot,
                 float        t)
{
  const float height = sinf (t * (float) M_PI) + (t > 0.76f ? 0.16f * sinf ((t - 0.76f) / 0.24f * (float) M_PI) : 0);
  const float degrees = t < 0.76f ? mix_values (-96, 8, t / 0.76f) : mix_values (8, 0, (t - 0.76f) / 0.24f);
  const float side = self->to.size.height;
  const GdkRGBA shadow = { 0, 0, 0, 0.45f * (1 - 0.5f * height) };
  graphene_point_t middle = middle_of (&self->to);
  graphene_point_t ground;

  middle.x -= (1 - ease_out (t)) * ROLL_WIDTHS * side;
  ground = GRAPHENE_POINT_INIT (middle.x + 0.08f * side, middle.y + 0.5f * side);
  append_spot (snapshot, &ground, side * 0.5f * (1 + 0.5f * height), side * 0.14f, &shadow);
  middle.y -= height * ROLL_ARC;
  append_face (self, snapshot, rolling_face (self, t), &middle, side / self->size.height, degrees);
}

static void
snapshot_glow (OgcFlight   *self,
               GtkSnapshot *snapshot)
{
  const GdkRGBA light = { 1, 0.91f, 0.66f, 0.08f };
  const GdkRGBA line = { 1, 0.91f, 0.66f, 0.9f };
  const GdkRGBA lines[] = { line, line, line, line };
  const float widths[] = { 3, 3, 3, 3 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &self->from, 0);
  gtk_snapshot_append_color (snapshot, &light, &self->from);
  gtk_snapshot_append_border (snapshot, &outline, widths, lines);
}

static void
snapshot_grow (OgcFlight   *self,
               GtkSnapshot *snapshot,
               float        t)
{
  const float e = ease_out (MIN (1, t / GROWN));
  const graphene_point_t middle = middle_at (self, e, 0);

  gtk_snapshot_push_opacity (snapshot, MIN (1, (1 - t) / (1 - GROW_FADES)));
  append_face (self, snapshot, self->faces[0], &middle, scale_at (self, e), 0);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_crossfade (OgcFlight   *self,
                    GtkSnapshot *snapshot,
                    float        t)
{
  const gboolean turns = self->kind == OGC_FLIGHT_FLIP || self->kind == OGC_FLIGHT_OPEN;
  const graphene_point_t from = middle_of (&self->from);
  const graphene_point_t to = middle_of (&self->to);

  if (self->kind != OGC_FLIGHT_TUMBLE && !self->unseen)
    {
      gtk_snapshot_push_opacity (snapshot, 1 - t);
      append_face (self, snapshot, self->faces[turns && self->faces[1] != NULL ? 1 : 0], &from, scale_at (self, 0), 0);
      gtk_snapshot_pop (snapshot);
    }
  if (!self->fades)
    {
      gtk_snapshot_push_opacity (snapshot, t);
      append_face (self, snapshot, self->faces[0], &to, scale_at (self, 1), 0);
      gtk_snapshot_pop (snapshot);
    }
}

static void
snapshot_at (OgcFlight   *self,
             GtkSnapshot *snapshot,
             float        t)
{
  if (self->crossfades)
    {
      snapshot_crossfade (self, snapshot, t);
      return;
    }
  switch (self->kind)
    {
    case OGC_FLIGHT_PLACE:
      snapshot_place (self, snapshot, t);
      break;
    case OGC_FLIGHT_PUSH:
      snapshot_push (self, snapshot, t);
      break;
    case OGC_FLIGHT_BUMP:
      snapshot_bump (self, snapshot, t);
      break;
    case OGC_FLIGHT_FLIP:
      snapshot_flip (self, snapshot, t);
      break;
    case OGC_FLIGHT_OPEN:
      snapshot_open (self, snapshot, t);
      break;
    case OGC_FLIGHT_TUMBLE:
      snapshot_tumble (self, snapshot, t);
      break;
    case OGC_FLIGHT_GROW:
      snapshot_grow (self, snapshot, t);
      break;
    default:
      snapshot_travel (self, snapshot, t);
    }
}

void
ogc_flight_set_target (OgcFlight *self,
                       GtkWidget *target)
{
  g_return_if_fail (GTK_IS_WIDGET (target));

  g_set_weak_pointer (&self->target, target);
  if (self->show != NULL)
    self->show (target, self->number);
  else
    gtk_widget_set_opacity (target, 0);
}

void
ogc_flight_crossfade (OgcFlight *self,
                      gint64     length)
{
  const gboolean moves = self->kind != OGC_FLIGHT_STAY && self->kind != OGC_FLIGHT_GLOW
                         && self->kind != OGC_FLIGHT_GROW && self->kind != OGC_FLIGHT_COUNT;

  self->crossfades = TRUE;
  self->since = self->begin = 0;
  self->end = moves ? length : 0;
}

double
ogc_flight_scale_all (GPtrArray *flights,
                      double     slowness,
                      gint64     end,
                      gint64    *length)
{
  const double factor = 1000 * slowness * MIN (1, LENGTH_MOST / MAX (1, slowness * (double) end));

  g_return_val_if_fail (flights != NULL && length != NULL, 0);

  *length = 0;
  for (guint i = 0; i < flights->len; i++)
    {
      OgcFlight *flight = flights->pdata[i];

      flight->since = (gint64) (factor * (double) flight->since);
      flight->begin = (gint64) (factor * (double) flight->begin);
      flight->end = (gint64) (factor * (double) flight->end);
      *length = MAX (*length, flight->end);
    }
  return factor;
}

void
ogc_flight_land (OgcFlight *self)
{
  if (self->target != NULL && self->show != NULL)
    self->show (self->target, -1);
  else if (self->target != NULL)
    gtk_widget_set_opacity (self->target, 1);
  g_clear_weak_pointer (&self->target);
}

void
ogc_flight_free (OgcFlight *self)
{
  ogc_flight_land (self);
  for (unsigned i = 0; i < OGC_FLIGHT_FACES; i++)
    g_clear_pointer (&self->faces[i], gsk_render_node_unref);
  g_clear_pointer (&self->still, gsk_render_node_unref);
  g_free (self);
}

/* Whether it only waits, or lies still. */
static gboolean
is_still (OgcFlight *self,
          gint64     now)
{
  switch (self->kind)
    {
    case OGC_FLIGHT_STAY:
    case OGC_FLIGHT_GLOW:
      return now >= self->begin && now < self->end;
    case OGC_FLIGHT_COUNT:
      return FALSE;
    default:
      return now >= self->since && now < self->begin && !self->unseen;
    }
}

static void
dress_faces (OgcFlight *self)
{
  if (self->dress != NULL)
    self->dress (self, self->user_data);
  self->dress = NULL;
}

GskRenderNode *
ogc_flight_get_still (OgcFlight *self,
                      gint64     now)
{
  GtkSnapshot *inner, *outer;
  g_autoptr (GskRenderNode) node = NULL;

  if (!is_still (self, now))
    return NULL;
  if (self->still != NULL)
    return self->still;
  dress_faces (self);
  inner = gtk_snapshot_new ();
  if (self->kind == OGC_FLIGHT_GLOW)
    snapshot_glow (self, inner);
  else if (self->kind == OGC_FLIGHT_PUSH)
    snapshot_travel (self, inner, 0);
  else
    snapshot_at (self, inner, 0);
  node = gtk_snapshot_free_to_node (inner);
  if (node == NULL)
    return NULL;
  outer = gtk_snapshot_new ();
  ogc_texture_cache_append_node (outer, node);
  self->still = gtk_snapshot_free_to_node (outer);
  return self->still;
}

gboolean
ogc_flight_is_over (OgcFlight              *self,
                    const graphene_point_t *point,
                    gint64                  now)
{
  return self->covers && is_still (self, now) && graphene_rect_contains_point (&self->from, point);
}

void
ogc_flight_count (OgcFlight *self,
                  gint64     now)
{
  if (self->show != NULL && self->target != NULL && now >= self->begin)
    self->show (self->target, self->number
                              + (int) roundf ((float) (self->last - self->number)
                                              * ease_out (get_progress (self, now))));
}

void
ogc_flight_snapshot (OgcFlight   *self,
                     GtkSnapshot *snapshot,
                     gint64       now)
{
  const float t = get_progress (self, now);

  if (now >= self->end || now < self->begin || self->kind == OGC_FLIGHT_COUNT || is_still (self, now))
    return;
  dress_faces (self);
  gtk_snapshot_push_opacity (snapshot, self->fades && t > FADE_FROM ? (1 - t) / (1 - FADE_FROM) : 1);
  snapshot_at (self, snapshot, t);
  gtk_snapshot_pop (snapshot);
}
