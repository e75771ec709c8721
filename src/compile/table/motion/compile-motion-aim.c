/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The flights from old places to new ones, once everything has been laid out again, and how long they take. */

#include <math.h>

#include "compile-card-view.h"
#include "compile-motion-private.h"
#include "compile-palette.h"
#include "compile-total-gauge.h"

/* The cue and the timing of a beat, in milliseconds: when its first flight sets off, how long each flight takes, the
 * delay until the next one sets off, and the delay after the last until the next beat begins. */
static const struct {
  OgcCue cue;
  gint64 lead;
  gint64 length;
  gint64 apart;
  gint64 next;
} times[] = {
  [COMPILE_BEAT_PLAY] = { OGC_CUE_CARD, 0, 260, 120, 260 },
  [COMPILE_BEAT_FLIP] = { OGC_CUE_FLIP, 0, 260, 60, 260 },
  [COMPILE_BEAT_SHIFT] = { OGC_CUE_SLIDE, 0, 320, 60, 320 },
  [COMPILE_BEAT_DRAW] = { OGC_CUE_TILE, 0, 200, 60, 160 },
  [COMPILE_BEAT_DELETE] = { OGC_CUE_RIP, 0, 240, 60, 200 },
  [COMPILE_BEAT_EFFECT] = { OGC_CUE_RELAY, 0, 180, 0, 140 },
  [COMPILE_BEAT_CONTROL] = { OGC_CUE_SWITCH, 0, 300, 0, 300 },
  [COMPILE_BEAT_FOLD] = { OGC_CUE_CHORD, 300, 260, 28, 560 },
  [COMPILE_BEAT_TURN] = { OGC_CUE_NONE, 0, 400, 0, 400 },
  [COMPILE_BEAT_LAMP] = { OGC_CUE_NONE, 0, 300, 0, 300 },
};

/* How long the rays of a compiled line last, with everything that its cards and protocol do meanwhile, and how small
 * they begin. */
#define RAYS 1400
#define RAYS_FROM 0.3f
/* By when all flights of a beat have set off, and how long after that an uncovered card lights up; in milliseconds. */
#define APART_MOST 300
#define UNCOVERED 120
/* How long a ray of a gauge takes, and a plug in the list of effects. */
#define RAY 30
#define PLUG 140
/* How far a plug drops. */
#define PLUG_DROP 14

/* ---- Drawing ---- */

/* The view of the card with that number in a list. */
static CompileCommandCard *
find_in_list (GListModel *cards,
              int         number)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (cards, i);

      if (compile_command_card_get_number (card) == number)
        return card; /* the list keeps it alive */
    }
  return NULL;
}

/* Draws a card that no view shows: its front if it is in a trash, else a back; as wide as cards in the field. */
static GskRenderNode *
draw_card (CompileMotionScript *self,
           int                  number,
           graphene_size_t     *size)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GtkWidget *stack = compile_line_view_get_stack (compile_motion_find_line (self, 0), 0);
  const float width = (float) gtk_widget_get_width (stack);
  const double scale = width / COMPILE_CARD_WIDTH;
  CompileCommandCard *card = NULL;

  *size = GRAPHENE_SIZE_INIT (width, roundf ((float) (COMPILE_CARD_HEIGHT * scale)));
  for (unsigned side = 0; side < COMPILE_N_SIDES && card == NULL && number >= 0; side++)
    card = find_in_list (compile_seat_get_trash (compile_game_get_seat (self->game, side)), number);
  if (card != NULL)
    {
      CompileCardFace *face = compile_card_face_new (self->layer, compile_command_card_get_protocol (card),
                                                     compile_command_card_get_text (card), scale);

      compile_card_face_append (face, snapshot, COMPILE_CARD_WHOLE, compile_command_card_get_value (card), -1);
      compile_card_face_free (face);
    }
  else
    compile_card_face_append_back (self->layer, snapshot, scale, (int) size->height, -1, NULL, FALSE);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Rays around a ring, over the whole line. */
static GskRenderNode *
draw_rays (const graphene_rect_t *line,
           const graphene_rect_t *gauge)
{
  const graphene_rect_t room = GRAPHENE_RECT_INIT (0, 0, line->size.width, line->size.height);
  const double radius = gauge->size.width / 2;
  cairo_pattern_t *light;
  GskRenderNode *node = gsk_cairo_node_new (&room);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, gauge->origin.x - line->origin.x + radius, gauge->origin.y - line->origin.y + radius);
  for (int ray = 0; ray < 24; ray++)
    {
      cairo_arc (cr, 0, 0, radius, ray * G_PI / 12, (ray + 0.5) * G_PI / 12);
      cairo_arc_negative (cr, 0, 0, 1000, (ray + 0.5) * G_PI / 12, ray * G_PI / 12);
      cairo_close_path (cr);
    }
  light = cairo_pattern_create_radial (0, 0, radius, 0, 0, room.size.height / 2);
  compile_palette_add_stop (light, 0, COMPILE_COLOUR_LIT, 0.75);
  compile_palette_add_stop (light, 1, COMPILE_COLOUR_GLOW, 0.1);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
  cairo_arc (cr, 0, 0, radius + 2, 0, 2 * G_PI);
  compile_palette_set_source (cr, COMPILE_COLOUR_LIT, 1);
  cairo_set_line_width (cr, 6);
  cairo_stroke (cr);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
scale_node (GskRenderNode *node,
            float          scale)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_node (snapshot, node);
  return gtk_snapshot_free_to_node (snapshot);
}

/* ---- Aiming ---- */

static GtkWidget *
nth_child (GtkWidget *widget,
           guint      n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && n-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static gboolean
is_last (CompileMotionScript *self,
         guint                index)
{
  const CompileFlightPlan *plan = self->plans->pdata[index];

  for (guint i = index + 1; i < self->plans->len; i++)
    {
      const CompileFlightPlan *other = self->plans->pdata[i];

      if (other->piece == plan->piece && other->kind != OGC_FLIGHT_GLOW)
        return FALSE;
    }
  return TRUE;
}

/* Where a card lands on a stack that does not hold it: over the uncovered card. */
static gboolean
find_end (CompileMotionScript *self,
          GtkWidget           *stack,
          graphene_rect_t     *rect)
{
  GtkWidget *last = gtk_widget_get_last_child (stack);

  return compile_motion_find_bounds (self, last != NULL ? last : stack, rect);
}

/* Where @plan goes; @target gets the widget that shows it once it has landed, if any. */
static gboolean
find_goal (CompileMotionScript      *self,
           const CompileFlightPlan  *plan,
           gboolean                  last,
           GHashTable               *reached,
           graphene_rect_t          *rect,
           GtkWidget               **target)
{
  CompileLineView *line = compile_motion_find_line (self, plan->line);
  GtkWidget *widget = NULL;
  guint index;

  *target = NULL;
  switch (plan->goal)
    {
    case COMPILE_GOAL_FIELD:
      widget = compile_line_view_get_stack (line, plan->side);
      if (last && g_ptr_array_find (self->stacks[plan->side][plan->line], plan->piece, &index))
        *target = nth_child (widget, index);
      return *target != NULL ? compile_motion_find_bounds (self, *target, rect) : find_end (self, widget, rect);
    case COMPILE_GOAL_HAND:
      widget = compile_motion_find_hand (self, plan->side);
      *target = last ? compile_motion_find_in_hand (widget, reached, plan->piece->number) : NULL;
      return *target != NULL ? compile_motion_find_bounds (self, *target, rect)
                             : compile_motion_find_middle (self, widget, rect);
    case COMPILE_GOAL_DECK:
      return compile_motion_find_middle (self, compile_motion_find_deck (self, plan->side), rect);
    case COMPILE_GOAL_TRASH:
      return compile_motion_find_middle (self, compile_motion_find_trash (self, plan->side), rect);
    case COMPILE_GOAL_GAUGE:
      return compile_motion_find_middle (self, compile_line_view_get_gauge (line), rect);
    case COMPILE_GOAL_PROTOCOL:
      widget = compile_line_view_get_protocol (line, plan->side);
      *target = last ? widget : NULL;
      return compile_motion_find_bounds (self, widget, rect);
    case COMPILE_GOAL_KNOB:
      break;
    }
  *rect = plan->piece->at;
  *target = compile_motion_find_knob (self, plan->side);
  return compile_motion_find_bounds (self, *target, rect);
}

/* Returns @rect with the height that keeps the proportions of @size at its width. */
static graphene_rect_t
fit_height (const graphene_rect_t *rect,
            const graphene_size_t *size)
{
  return GRAPHENE_RECT_INIT (rect->origin.x, rect->origin.y, rect->size.width,
                             rect->size.width * size->height / size->width);
}

/* Gives @flight its final face, and the earlier one if it turns on the way. */
static void
draw_faces (CompileMotionScript *self,
            OgcFlight           *flight,
            CompilePiece        *piece,
            GtkWidget           *target)
{
  const gboolean is_card = COMPILE_IS_CARD_VIEW (target);
  const gboolean front = is_card && compile_card_view_shows_front (COMPILE_CARD_VIEW (target));
  GskRenderNode *before = piece->face;

  if (before == NULL && (target == NULL || is_card))
    before = piece->face = draw_card (self, target == NULL ? piece->number : -1, &piece->size);
  flight->size = piece->size;
  if (target == NULL)
    {
      flight->faces[0] = before != NULL ? gsk_render_node_ref (before) : NULL;
      return;
    }
  flight->faces[0] = compile_motion_draw_widget (target, &flight->size);
  if (is_card && front != piece->front)
    flight->kind = OGC_FLIGHT_FLIP;
  if (flight->kind == OGC_FLIGHT_FLIP && before != NULL)
    flight->faces[1] = scale_node (before, flight->size.width / piece->size.width);
  piece->front = front;
}

/* A glow where the piece lies at that moment. */
static void
aim_glow (CompileMotionScript *self,
          guint                index,
          OgcFlight           *flight,
          GHashTable          *reached)
{
  const CompileFlightPlan *plan = self->plans->pdata[index];
  GtkWidget *target;

  if (plan->goal == COMPILE_GOAL_DECK || !is_last (self, index)
      || !find_goal (self, plan, TRUE, reached, &flight->from, &target))
    flight->from = plan->piece->at;
}

static void
aim_rays (CompileMotionScript     *self,
          const CompileFlightPlan *plan,
          OgcFlight               *flight)
{
  CompileLineView *line = compile_motion_find_line (self, plan->line);
  graphene_rect_t gauge;
  graphene_point_t middle;

  if (!compile_motion_find_bounds (self, GTK_WIDGET (line), &flight->to)
      || !compile_motion_find_bounds (self, compile_line_view_get_gauge (line), &gauge))
    return;
  graphene_rect_get_center (&gauge, &middle);
  flight->from = GRAPHENE_RECT_INIT (middle.x - RAYS_FROM * (middle.x - flight->to.origin.x),
                                     middle.y - RAYS_FROM * (middle.y - flight->to.origin.y),
                                     RAYS_FROM * flight->to.size.width, RAYS_FROM * flight->to.size.height);
  flight->size = flight->to.size;
  flight->faces[0] = draw_rays (&flight->to, &gauge);
  flight->end = flight->begin + RAYS;
}

/* The flight for a plan; it sets off at @begin, in milliseconds, or as soon as the one before it has landed. NULL if
 * it cannot be seen. */
static OgcFlight *
aim_plan (CompileMotionScript *self,
          guint                index,
          gint64               begin,
          gint64               length,
          GHashTable          *reached)
{
  const CompileFlightPlan *plan = self->plans->pdata[index];
  CompilePiece *piece = plan->piece;
  OgcFlight *flight = g_new0 (OgcFlight, 1);
  GtkWidget *target = NULL;
  graphene_rect_t to;

  flight->kind = plan->kind;
  flight->begin = MAX (begin, piece->since);
  flight->end = flight->begin + length;
  flight->since = piece->since;
  if (plan->kind == OGC_FLIGHT_GLOW)
    aim_glow (self, index, flight, reached);
  else if (plan->kind == OGC_FLIGHT_GROW)
    aim_rays (self, plan, flight);
  else if (find_goal (self, plan, is_last (self, index), reached, &to, &target))
    {
      flight->unseen = !piece->seen;
      draw_faces (self, flight, piece, target);
      flight->from = piece->at.size.width > 0 ? piece->at : to;
      flight->from = fit_height (&flight->from, &flight->size);
      flight->to = fit_height (&to, &flight->size);
      flight->fades = target == NULL && is_last (self, index);
      if (target != NULL)
        {
          ogc_flight_set_target (flight, target);
          g_hash_table_add (reached, target);
        }
      piece->at = to;
      piece->seen = TRUE;
      piece->since = flight->end;
    }
  if (flight->from.size.width >= 1 && (flight->kind == OGC_FLIGHT_GLOW || flight->faces[0] != NULL))
    return flight;
  ogc_flight_free (flight);
  return NULL;
}

/* Returns when the next beat begins. */
static gint64
aim_beat (CompileMotionScript *self,
          guint                beat,
          gint64               begin,
          GHashTable          *reached,
          GPtrArray           *flights,
          GArray              *cues)
{
  const CompileBeat kind = g_array_index (self->beats, CompileBeat, beat);
  gint64 next = begin;

  for (guint i = 0; i < self->plans->len; i++)
    {
      const CompileFlightPlan *plan = self->plans->pdata[i];
      const gint64 after = MIN (APART_MOST, plan->order * times[kind].apart);
      const gint64 lead = plan->kind == OGC_FLIGHT_GROW ? 0
                          : kind == COMPILE_BEAT_SHIFT && plan->kind == OGC_FLIGHT_GLOW ? UNCOVERED : times[kind].lead;
      OgcFlight *flight;

      if (plan->beat != beat)
        continue;
      flight = aim_plan (self, i, begin + lead + after, times[kind].length, reached);
      if (flight == NULL)
        continue;
      g_ptr_array_add (flights, flight);
      next = MAX (next, flight->begin - lead + times[kind].next);
      if (plan->goal == COMPILE_GOAL_FIELD || plan->goal == COMPILE_GOAL_GAUGE)
        self->changed[plan->line] = MAX (self->changed[plan->line], flight->begin);
    }
  if (next > begin && times[kind].cue != OGC_CUE_NONE)
    {
      const CompileMotionCue cue = { times[kind].cue, begin };

      g_array_append_val (cues, cue);
    }
  return next;
}

static void
show_near (GtkWidget *gauge,
           int        total)
{
  compile_total_gauge_pretend (COMPILE_TOTAL_GAUGE (gauge), 0, total);
}

static void
show_far (GtkWidget *gauge,
          int        total)
{
  compile_total_gauge_pretend (COMPILE_TOTAL_GAUGE (gauge), 1, total);
}

/* Totals count up or down once the cards that change them have set off. */
static void
add_counts (CompileMotionScript *self,
            GPtrArray           *flights)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      {
        CompileSeat *seat = compile_game_get_seat (self->game, side);
        const int now = (int) MIN (COMPILE_COMPILE_TOTAL, compile_line_get_total (compile_seat_get_line (seat, line)));
        const int before = (int) MIN (COMPILE_COMPILE_TOTAL, self->totals[side][line]);
        OgcFlight *flight;

        if (now == before || flights->len == 0)
          continue;
        flight = g_new0 (OgcFlight, 1);
        flight->kind = OGC_FLIGHT_COUNT;
        flight->number = before;
        flight->last = now;
        flight->begin = self->changed[line];
        flight->end = flight->begin + RAY * ABS (now - before);
        flight->show = side == self->near ? show_near : show_far;
        ogc_flight_set_target (flight, compile_line_view_get_gauge (compile_motion_find_line (self, line)));
        g_ptr_array_add (flights, flight);
      }
}

/* Drops the new plugs below @widget, one after the other. */
static void
add_plugs (CompileMotionScript *self,
           GtkWidget           *widget,
           unsigned            *n,
           gint64               begin,
           GPtrArray           *flights)
{
  graphene_rect_t rect;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && *n > 0;
       child = gtk_widget_get_next_sibling (child))
    if (!gtk_widget_has_css_class (child, "plug"))
      add_plugs (self, child, n, begin, flights);
    else if (compile_motion_find_bounds (self, child, &rect))
      {
        OgcFlight *flight = g_new0 (OgcFlight, 1);

        flight->kind = OGC_FLIGHT_TRAVEL;
        flight->unseen = TRUE;
        flight->faces[0] = compile_motion_draw_widget (child, &flight->size);
        flight->from = flight->to = rect;
        flight->from.origin.y -= PLUG_DROP;
        flight->begin = begin;
        flight->end = begin + PLUG;
        ogc_flight_set_target (flight, child);
        g_ptr_array_add (flights, flight);
        --*n;
      }
}

GPtrArray *
compile_motion_script_aim (CompileMotionScript *self,
                           double               slowness,
                           gint64              *length,
                           GArray              *cues)
{
  GPtrArray *flights = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_flight_free);
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  const unsigned pending = compile_game_count_effects (self->game);
  unsigned fresh = pending > self->pending ? pending - self->pending : 0;
  gint64 end = 0;
  double factor;

  *length = 0;
  if (self->near != compile_motion_find_near (self->game))
    return flights; /* the players may have swapped places */
  for (guint beat = 0; beat < self->beats->len; beat++)
    end = aim_beat (self, beat, end, reached, flights, cues);
  if (flights->len > 0)
    add_plugs (self, self->places.effects, &fresh, end, flights);
  add_counts (self, flights);
  for (guint i = 0; i < flights->len; i++)
    end = MAX (end, ((OgcFlight *) flights->pdata[i])->end);
  factor = ogc_flight_scale_all (flights, slowness, end, length);
  for (guint i = 0; i < cues->len; i++)
    {
      CompileMotionCue *cue = &g_array_index (cues, CompileMotionCue, i);

      cue->at = (gint64) (factor * (double) cue->at);
    }
  return flights;
}
