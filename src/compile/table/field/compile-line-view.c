/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-line-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "compile-card-view.h"
#include "compile-palette.h"
#include "compile-protocol-view.h"
#include "compile-stack-view.h"
#include "compile-text.h"
#include "compile-total-gauge.h"
#include "compile-transit-view.h"
#include "ogc-child-binding.h"
#include "ogc-locale.h"
#include "ogc-style.h"
#include "ogc-texture-cache.h"
#include "ogc-theme.h"

/* At scale 1. */
#define EDGE 11
#define TOP_ROOM 15
#define LEAST_RADIUS 32
#define MIDDLE_ROOM 9

/* The least height of a protocol, in pixels: both its bands and a strip of the poster. */
#define LEAST_PROTOCOL 44

/* The width left beside the cards for protocols and totals. */
#define LEAST_COLUMN 70

/* The halves, the near one first. */
enum {
  NEAR,
  FAR,
  N_HALVES
};

struct _CompileLineView
{
  GtkWidget parent_instance;

  CompileGame *game;
  CompileLine *lines[N_HALVES];
  unsigned     number;
  double       size;

  GtkWidget *plate;
  GtkWidget *stacks[N_HALVES];
  GtkWidget *protocols[N_HALVES];
  GtkWidget *totals[N_HALVES];
  GtkWidget *notes[N_HALVES];
  GtkWidget *offers[N_HALVES];
  GtkWidget *transits[N_HALVES];
  GtkWidget *gauge;
};

G_DEFINE_FINAL_TYPE (CompileLineView, compile_line_view, GTK_TYPE_WIDGET)

/* ---- Laying out ---- */

static void
allocate_child (GtkWidget *child,
                double     x,
                double     y,
                double     width,
                double     height)
{
  int least_width, least_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (least_width, (int) width), &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { (int) round (x), (int) round (y), MAX (least_width, (int) round (width)),
                                               MAX (least_height, (int) round (height)) }, -1);
}

static int
measure_height (GtkWidget *child,
                int        width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* The height of the note in that half, which has @room. If it does not fit, only the total's tooltip has it. */
static double
measure_note (CompileLineView *self,
              unsigned         half,
              double           width,
              double           room)
{
  const int height = measure_height (self->notes[half], (int) width);

  gtk_widget_set_child_visible (self->notes[half], height <= room);
  return height <= room ? height : 0;
}

/* The column beside the stacks: protocols at its ends, the gauge in the middle, totals and notes between them. */
static void
allocate_column (CompileLineView *self,
                 double           x,
                 double           width,
                 double           height)
{
  const double middle = height / 2;
  const double total = measure_height (self->totals[NEAR], (int) width);
  const double gap = 5 * self->size;
  const double all = middle - TOP_ROOM * self->size - total - 2 * gap;
  const double most = all - LEAST_RADIUS * self->size - LEAST_PROTOCOL;
  const double notes[N_HALVES] = { measure_note (self, 0, width, most), measure_note (self, 1, width, most) };
  const double room = all - MAX (notes[0], notes[1]);
  /* In a low window the gauge shrinks in favour of the protocols, as long as it can still be read. */
  const double whole = width * COMPILE_PROTOCOL_VIEW_HEIGHT / COMPILE_PROTOCOL_VIEW_WIDTH;
  const double radius = CLAMP (room - whole, LEAST_RADIUS * self->size, MIN (61 * self->size, width / 2));
  const double protocol_height = MIN (whole, room - radius);
  const double protocol_width = MAX (MIN (width, LEAST_COLUMN),
                                     protocol_height * COMPILE_PROTOCOL_VIEW_WIDTH / COMPILE_PROTOCOL_VIEW_HEIGHT);
  const double protocol_x = x + (width - protocol_width) / 2;

  allocate_child (self->protocols[FAR], protocol_x, TOP_ROOM * self->size, protocol_width, protocol_height);
  allocate_child (self->protocols[NEAR], protocol_x, height - (EDGE + 2) * self->size - protocol_height, protocol_width,
                  protocol_height);
  allocate_child (self->gauge, x + width / 2 - radius, middle - radius, 2 * radius, 2 * radius);
  for (unsigned half = 0; half < N_HALVES; half++)
    if (half == NEAR)
      {
        allocate_child (self->totals[half], x, middle + radius + gap, width, total);
        allocate_child (self->notes[half], x, middle + radius + gap + total, width, notes[half]);
      }
    else
      {
        allocate_child (self->totals[half], x, middle - radius - gap - total, width, total);
        allocate_child (self->notes[half], x, middle - radius - gap - total - notes[half], width, notes[half]);
      }
}

/* Below the uncovered card, or over its end if there is no room. */
static void
allocate_offers (CompileLineView *self,
                 unsigned         half,
                 double           y,
                 double           room)
{
  const double width = COMPILE_CARD_WIDTH * self->size;
  const double height = measure_height (self->offers[half], (int) width);
  const int end = compile_stack_view_get_end (COMPILE_STACK_VIEW (self->stacks[half]));
  const double below = half == NEAR ? y + end + 4 : y + room - height;

  allocate_child (self->offers[half], EDGE * self->size, MIN (below, y + room - height), width, height);
}

/* A card in transit hovers over the end of the stack on which it will land. */
static void
allocate_transit (CompileLineView *self,
                  unsigned         half,
                  double           y,
                  double           room)
{
  const double width = COMPILE_CARD_WIDTH * self->size, height = COMPILE_CARD_HEIGHT * self->size;
  const int end = compile_stack_view_get_end (COMPILE_STACK_VIEW (self->stacks[half]));

  if (gtk_widget_should_layout (self->transits[half]))
    allocate_child (self->transits[half], (EDGE + 8) * self->size,
                    MIN (y + MAX (0, end - height * 0.6), y + room - height), width, height);
}

static void
compile_line_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  CompileLineView *self = COMPILE_LINE_VIEW (widget);
  const double card = COMPILE_CARD_WIDTH * self->size;
  const double left = EDGE * self->size;
  const double column = left + card + 11 * self->size;
  const double half = height / 2.0;
  const double room = half - (TOP_ROOM + MIDDLE_ROOM) * self->size;
  int plate_width;

  allocate_child (self->stacks[FAR], left, TOP_ROOM * self->size, card, room);
  allocate_child (self->stacks[NEAR], left, half + MIDDLE_ROOM * self->size, card, room);
  allocate_column (self, column, MIN (COMPILE_PROTOCOL_VIEW_WIDTH * self->size, width - column - 8), height);
  allocate_offers (self, FAR, TOP_ROOM * self->size, room);
  allocate_offers (self, NEAR, half + MIDDLE_ROOM * self->size, room);
  allocate_transit (self, FAR, TOP_ROOM * self->size, room);
  allocate_transit (self, NEAR, half + MIDDLE_ROOM * self->size, room);
  gtk_widget_measure (self->plate, GTK_ORIENTATION_HORIZONTAL, -1, &plate_width, NULL, NULL, NULL);
  allocate_child (self->plate, left + card / 2 - plate_width / 2.0, -9, plate_width, 0);
}

static void
compile_line_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  CompileLineView *self = COMPILE_LINE_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ((COMPILE_CARD_WIDTH + 2 * EDGE + 8) * self->size) + LEAST_COLUMN;
      *natural = (int) (398 * self->size);
    }
  else
    {
      *minimum = (int) (425 * self->size);
      *natural = (int) (682 * self->size);
    }
}

/* ---- Drawing ---- */

static void
trace_plate (cairo_t *cr,
             double   width,
             double   height,
             double   step)
{
  cairo_move_to (cr, 2 * step, 0);
  cairo_line_to (cr, width - 2 * step, 0);
  cairo_line_to (cr, width - 2 * step, step);
  cairo_line_to (cr, width - step, step);
  cairo_line_to (cr, width - step, 2 * step);
  cairo_line_to (cr, width, 2 * step);
  cairo_line_to (cr, width, height - 2 * step);
  cairo_line_to (cr, width - step, height - 2 * step);
  cairo_line_to (cr, width - step, height - step);
  cairo_line_to (cr, width - 2 * step, height - step);
  cairo_line_to (cr, width - 2 * step, height);
  cairo_line_to (cr, 2 * step, height);
  cairo_line_to (cr, 2 * step, height - step);
  cairo_line_to (cr, step, height - step);
  cairo_line_to (cr, step, height - 2 * step);
  cairo_line_to (cr, 0, height - 2 * step);
  cairo_line_to (cr, 0, 2 * step);
  cairo_line_to (cr, step, 2 * step);
  cairo_line_to (cr, step, step);
  cairo_line_to (cr, 2 * step, step);
  cairo_close_path (cr);
}

static void
paint_ground (GtkSnapshot           *snapshot,
              const graphene_size_t *room,
              gpointer               data)
{
  CompileLineView *self = data;
  const CompileGround *ground = compile_palette_get_ground ();
  const double width = room->width - 1, height = room->height - 1;
  const double x = (EDGE + COMPILE_CARD_WIDTH + 11 + 63) * self->size, y = height / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, room->width, room->height));
  cairo_pattern_t *lacquer = cairo_pattern_create_linear (0, 0, width, height);

  for (int i = 0; i < 3; i++)
    compile_palette_add_stop (lacquer, i / 2.0, ground->lacquer[i], 1);
  cairo_translate (cr, 0.5, 0.5);
  trace_plate (cr, width, height, 5 * self->size);
  cairo_save (cr);
  cairo_clip (cr);
  cairo_set_source (cr, lacquer);
  cairo_paint (cr);
  cairo_pattern_destroy (lacquer);
  for (int ray = 0; ray < 40 && ogc_theme_get () != OGC_THEME_HIGH_CONTRAST; ray++)
    {
      const double from = 2 * G_PI * ray / 40, to = from + G_PI / 40;

      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + 900 * cos (from), y + 900 * sin (from));
      cairo_line_to (cr, x + 900 * cos (to), y + 900 * sin (to));
      cairo_close_path (cr);
    }
  compile_palette_set_source (cr, 0xb07c2a, 0.1);
  cairo_fill (cr);
  for (int half = 0; half < N_HALVES; half++)
    if (self->lines[half] != NULL && compile_line_get_ready (self->lines[half]))
      {
        cairo_pattern_t *light = cairo_pattern_create_radial (x, y, 20, x, y, 360 * self->size);

        compile_palette_add_stop (light, 0, COMPILE_COLOUR_GLOW_LIGHT, 0.5);
        compile_palette_add_stop (light, 1, COMPILE_COLOUR_GLOW, 0.05);
        cairo_rectangle (cr, 0, half == NEAR ? y : 0, width, y);
        cairo_set_source (cr, light);
        cairo_fill (cr);
        cairo_pattern_destroy (light);
      }
  cairo_restore (cr);
  compile_palette_set_source (cr, 0x9c6a1e, 0.7);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 4, y);
  cairo_line_to (cr, width - 4, y);
  cairo_stroke (cr);
  trace_plate (cr, width, height, 5 * self->size);
  compile_palette_set_source (cr, ground->edge, 1);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  compile_palette_set_source (cr, ground->rim, 1);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
compile_line_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  CompileLineView *self = COMPILE_LINE_VIEW (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  g_autofree char *key = NULL;

  if (self->lines[NEAR] == NULL)
    return;
  key = g_strdup_printf ("compile-line/%d/%d/%d/%d", (int) (self->size * 1000),
                         compile_line_get_ready (self->lines[NEAR]), compile_line_get_ready (self->lines[FAR]),
                         ogc_theme_get ());
  ogc_texture_cache_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), key, paint_ground,
                            self);
  GTK_WIDGET_CLASS (compile_line_view_parent_class)->snapshot (widget, snapshot);
}

/* ---- What it says ---- */

/* Describes what stands beside a stack, for screen readers. */
static void
describe_half (CompileLineView *self,
               unsigned         half,
               const char      *note)
{
  CompileLine *line = self->lines[half];
  const int protocol = compile_line_get_protocol (line);
  g_autofree char *text = NULL;

  if (protocol < 0)
    return;
  /* TRANSLATORS: of one player’s half of a line, for screen readers: a protocol, “compiled” or “loading”, its total,
   * and how much is needed */
  text = g_strdup_printf (_("%s: %s. Total %u of %d."), compile_text_protocol ((guint) protocol),
                          compile_text_compiled (compile_line_get_compiled (line)), compile_line_get_total (line),
                          COMPILE_COMPILE_TOTAL);
  compile_stack_view_describe (COMPILE_STACK_VIEW (self->stacks[half]), text, note);
}

static void
show_protocol (CompileLineView *self,
               unsigned         half,
               CompileLine     *line)
{
  compile_protocol_view_show (COMPILE_PROTOCOL_VIEW (self->protocols[half]), compile_line_get_protocol (line),
                       compile_line_get_compiled (line), NULL);
}

static void
update_half (CompileLineView *self,
             unsigned         half)
{
  CompileLine *line = self->lines[half];
  const unsigned side = compile_line_get_side (line);
  /* TRANSLATORS: a total, and how much is needed to compile. Figures only: “7 / 10” */
  g_autofree char *total = g_strdup_printf (_("%u / %d"), compile_line_get_total (line), COMPILE_COMPILE_TOTAL);
  g_autofree char *note = compile_game_describe_total (self->game, side, self->number);
  g_autofree char *words = ogc_locale_dup_joined (note);

  gtk_label_set_label (GTK_LABEL (self->totals[half]), total);
  ogc_style_set_class (self->totals[half], "lit", compile_line_get_ready (line));
  gtk_label_set_label (GTK_LABEL (self->notes[half]), note);
  /* Without a text it would be read by the name of its class. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->notes[half]), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_tooltip_text (self->totals[half], words);
  show_protocol (self, half, line);
  describe_half (self, half, words);
}

void
compile_line_view_update (CompileLineView *self)
{
  g_return_if_fail (COMPILE_IS_LINE_VIEW (self));

  if (self->lines[NEAR] == NULL)
    return;
  for (unsigned half = 0; half < N_HALVES; half++)
    {
      update_half (self, half);
      compile_transit_view_set_card (COMPILE_TRANSIT_VIEW (self->transits[half]), compile_game_get_transit (self->game),
                                     (int) compile_line_get_side (self->lines[half]), (int) self->number);
    }
  compile_total_gauge_show (COMPILE_TOTAL_GAUGE (self->gauge), self->lines[NEAR], self->lines[FAR]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- What can be done with it ---- */

static void
set_pressable (GtkWidget *view,
               gboolean   pressable)
{
  gtk_widget_set_can_target (view, pressable);
  gtk_widget_set_focusable (view, pressable);
  gtk_widget_set_sensitive (view, pressable);
}

void
compile_line_view_clear_offers (CompileLineView *self)
{
  g_return_if_fail (COMPILE_IS_LINE_VIEW (self));

  for (unsigned half = 0; half < N_HALVES; half++)
    {
      ogc_child_binding_clear (self->offers[half]);
      compile_protocol_view_set_decision (COMPILE_PROTOCOL_VIEW (self->protocols[half]), 0, FALSE);
      set_pressable (self->protocols[half], FALSE);
      if (self->lines[half] != NULL)
        show_protocol (self, half, self->lines[half]);
    }
}

static unsigned
find_half (CompileLineView *self,
           unsigned         side)
{
  return self->lines[NEAR] != NULL && compile_line_get_side (self->lines[NEAR]) == side ? NEAR : FAR;
}

void
compile_line_view_offer (CompileLineView       *self,
                         unsigned               side,
                         const CompileDecision *decision)
{
  g_autofree char *name = NULL;
  GtkWidget *button;

  g_return_if_fail (COMPILE_IS_LINE_VIEW (self));
  g_return_if_fail (decision != NULL);

  name = compile_game_describe_decision (self->game, decision);
  button = gtk_button_new_with_label (decision->kind != COMPILE_DECISION_PLAY ? name
                                      : decision->face == COMPILE_FACE_UP ? _("Face Up") : _("Face Down"));
  gtk_widget_add_css_class (button, decision->kind == COMPILE_DECISION_PLAY && decision->face == COMPILE_FACE_DOWN
                                      ? "offer-down" : "offer-up");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "compile.take");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "t", compile_card_view_pack (decision));
  gtk_box_append (GTK_BOX (self->offers[find_half (self, side)]), button);
}

void
compile_line_view_offer_swap (CompileLineView *self,
                              unsigned         side,
                              unsigned         from,
                              gboolean         picked)
{
  CompileDecision place;
  unsigned half;

  g_return_if_fail (COMPILE_IS_LINE_VIEW (self));

  place = (CompileDecision) { .kind = COMPILE_DECISION_REARRANGE, .side = (uint8_t) side,
                              .line = (uint8_t) self->number };
  half = self->lines[NEAR] != NULL && compile_line_get_side (self->lines[NEAR]) == side ? NEAR : FAR;
  show_protocol (self, half, compile_seat_get_line (compile_game_get_seat (self->game, side), from));
  compile_protocol_view_set_movable (COMPILE_PROTOCOL_VIEW (self->protocols[half]), compile_card_view_pack (&place),
                                     picked);
  set_pressable (self->protocols[half], TRUE);
}

/* The offer that a press at @y takes: the first in that half, or with @down the one that plays a card face down. */
static GtkWidget *
find_offer (CompileLineView *self,
            double           y,
            gboolean         down)
{
  GtkWidget *offers = self->offers[y < gtk_widget_get_height (GTK_WIDGET (self)) / 2 ? FAR : NEAR];
  GtkWidget *offer = gtk_widget_get_first_child (offers);

  while (down && offer != NULL && !gtk_widget_has_css_class (offer, "offer-down"))
    offer = gtk_widget_get_next_sibling (offer);
  return offer;
}

/* A click anywhere on a line, even on its cards, presses the line, except on a widget that handles clicks itself. If
 * the near half offers nothing, the table says why the picked card may not be played there. */
static void
pressed_cb (CompileLineView *self,
            int              n_press,
            double           x,
            double           y,
            GtkGesture      *gesture)
{
  GtkWidget *hit = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  const gboolean down = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_SECONDARY;
  const gboolean own = hit != NULL && (gtk_widget_is_ancestor (hit, self->offers[NEAR])
                                       || gtk_widget_is_ancestor (hit, self->offers[FAR]));
  GtkWidget *offer = own ? NULL : find_offer (self, y, down);

  gtk_gesture_set_state (gesture, offer != NULL ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
  if (offer != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), down ? "compile.take" : "compile.press-offer", "t",
                                g_variant_get_uint64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (offer))));
  else if (!own && !down && y >= gtk_widget_get_height (GTK_WIDGET (self)) / 2)
    gtk_widget_activate_action (GTK_WIDGET (self), "compile.press-line", "i",
                                (int) compile_game_get_line_number (self->game, self->number));
}

/* ---- The class ---- */

static void
compile_line_view_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_line_view_parent_class)->dispose (object);
}

static void
compile_line_view_class_init (CompileLineViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_line_view_dispose;
  widget_class->measure = compile_line_view_measure;
  widget_class->size_allocate = compile_line_view_size_allocate;
  widget_class->snapshot = compile_line_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "gameline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (CompileLineView *self,
           const char      *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
compile_line_view_init (CompileLineView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *press = gtk_gesture_click_new ();

  self->size = 1;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  self->plate = add_label (self, "line-number");
  for (int half = FAR; half >= NEAR; half--)
    {
      self->stacks[half] = compile_stack_view_new (half == FAR);
      gtk_widget_set_parent (self->stacks[half], widget);
    }
  for (unsigned half = 0; half < N_HALVES; half++)
    {
      self->protocols[half] = compile_protocol_view_new ();
      set_pressable (self->protocols[half], FALSE);
      gtk_widget_set_parent (self->protocols[half], widget);
      self->totals[half] = add_label (self, "total");
      self->notes[half] = add_label (self, "total-note");
    }
  self->gauge = compile_total_gauge_new ();
  gtk_widget_set_parent (self->gauge, widget);
  for (unsigned half = 0; half < N_HALVES; half++)
    {
      self->transits[half] = compile_transit_view_new ();
      gtk_widget_set_parent (self->transits[half], widget);
    }
  for (unsigned half = 0; half < N_HALVES; half++)
    {
      self->offers[half] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      gtk_widget_add_css_class (self->offers[half], "offers");
      gtk_widget_set_parent (self->offers[half], widget);
    }
}

GtkWidget *
compile_line_view_new (void)
{
  return g_object_new (COMPILE_TYPE_LINE_VIEW, NULL);
}

void
compile_line_view_set_line (CompileLineView *self,
                            CompileGame     *game,
                            unsigned         near,
                            unsigned         number)
{
  g_autofree char *label = NULL;
  g_autofree char *plate = NULL;

  g_return_if_fail (COMPILE_IS_LINE_VIEW (self));

  compile_line_view_clear_offers (self);
  self->game = game;
  self->number = number;
  for (unsigned half = 0; half < N_HALVES; half++)
    {
      CompileSeat *seat = game != NULL ? compile_game_get_seat (game, half == NEAR ? near : !near) : NULL;
      g_autofree char *place = NULL;

      self->lines[half] = seat != NULL ? compile_seat_get_line (seat, number) : NULL;
      if (seat != NULL)
        /* TRANSLATORS: where a card lies, for screen readers: the number of a line, and a player */
        place = g_strdup_printf (_("Line %u, %s."), compile_game_get_line_number (game, number),
                                 compile_seat_get_name (seat));
      compile_transit_view_set_card (COMPILE_TRANSIT_VIEW (self->transits[half]), NULL, 0, 0);
      compile_stack_view_set_stack (COMPILE_STACK_VIEW (self->stacks[half]),
                                    seat != NULL ? compile_line_get_stack (self->lines[half]) : NULL, place);
    }
  if (game == NULL)
    return;
  plate = g_strdup_printf ("%u", compile_game_get_line_number (game, number));
  label = g_strdup_printf (_("Line %u"), compile_game_get_line_number (game, number));
  gtk_label_set_label (GTK_LABEL (self->plate), plate);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  compile_line_view_update (self);
}

void
compile_line_view_set_size (CompileLineView *self,
                            double           size)
{
  g_return_if_fail (COMPILE_IS_LINE_VIEW (self));

  if (self->size == size)
    return;
  self->size = size;
  for (unsigned half = 0; half < N_HALVES; half++)
    {
      compile_stack_view_set_size (COMPILE_STACK_VIEW (self->stacks[half]), size);
      compile_transit_view_set_size (COMPILE_TRANSIT_VIEW (self->transits[half]), size);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

unsigned
compile_line_view_get_number (CompileLineView *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE_VIEW (self), 0);

  return self->number;
}

GtkWidget *
compile_line_view_get_stack (CompileLineView *self,
                             unsigned         side)
{
  g_return_val_if_fail (COMPILE_IS_LINE_VIEW (self), NULL);

  return self->stacks[find_half (self, side)];
}

GtkWidget *
compile_line_view_get_protocol (CompileLineView *self,
                                unsigned         side)
{
  g_return_val_if_fail (COMPILE_IS_LINE_VIEW (self), NULL);

  return self->protocols[find_half (self, side)];
}

GtkWidget *
compile_line_view_get_gauge (CompileLineView *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE_VIEW (self), NULL);

  return self->gauge;
}
