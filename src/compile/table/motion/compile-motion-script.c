/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-motion-script.h"

#include <stdlib.h>

#include "compile-card-view.h"
#include "compile-motion-private.h"

/* ---- Pieces ---- */

static void
piece_free (CompilePiece *piece)
{
  g_clear_weak_pointer (&piece->widget);
  g_clear_pointer (&piece->face, gsk_render_node_unref);
  g_free (piece);
}

/* A piece at a small spot in the middle of @widget, where it cannot be seen. */
static CompilePiece *
add_piece (CompileMotionScript *self,
           GtkWidget           *widget,
           int                  number)
{
  CompilePiece *piece = g_new0 (CompilePiece, 1);

  piece->number = number == COMPILE_NO_CARD ? -1 : number;
  if (widget == NULL || !compile_motion_find_middle (self, widget, &piece->at))
    piece->at.size.width = 0;
  g_ptr_array_add (self->pieces, piece);
  return piece;
}

/* A piece that @widget shows. */
static CompilePiece *
add_seen (CompileMotionScript *self,
          GtkWidget           *widget)
{
  CompilePiece *piece = add_piece (self, NULL, COMPILE_NO_CARD);

  g_set_weak_pointer (&piece->widget, widget);
  if (COMPILE_IS_CARD_VIEW (widget))
    {
      piece->number = compile_command_card_get_number (compile_card_view_get_card (COMPILE_CARD_VIEW (widget)));
      piece->front = compile_card_view_shows_front (COMPILE_CARD_VIEW (widget));
    }
  return piece;
}

/* Notes how and where a piece looks, before anything happens to it. */
static CompilePiece *
take_up (CompileMotionScript *self,
         CompilePiece        *piece)
{
  if (piece->widget == NULL)
    return piece;
  if (compile_motion_find_bounds (self, piece->widget, &piece->at))
    {
      piece->face = compile_motion_draw_widget (piece->widget, &piece->size);
      piece->seen = piece->face != NULL;
      g_hash_table_add (self->left, piece->widget);
    }
  g_clear_weak_pointer (&piece->widget);
  return piece;
}

static CompilePiece *
take_index (GPtrArray *from,
            guint      index)
{
  return index < from->len ? g_ptr_array_steal_index (from, index) : NULL;
}

/* The piece with that number, or an unknown one, else the first. */
static CompilePiece *
take_number (GPtrArray *from,
             int        number)
{
  for (guint i = 0; i < from->len; i++)
    if (((CompilePiece *) from->pdata[i])->number == number)
      return take_index (from, i);
  for (guint i = 0; i < from->len; i++)
    if (((CompilePiece *) from->pdata[i])->number < 0)
      return take_index (from, i);
  return NULL;
}

static CompilePiece *
take_from_stack (CompileMotionScript *self,
                 const CompileEvent  *event)
{
  CompilePiece *piece = take_index (self->stacks[event->side][event->line], event->depth);

  return piece != NULL ? take_up (self, piece) : add_piece (self, NULL, event->card);
}

static CompilePiece *
take_from_hand (CompileMotionScript *self,
                unsigned             side,
                int                  card)
{
  const int number = card == COMPILE_NO_CARD ? -1 : card;
  CompilePiece *piece = take_number (self->hands[side], number);
  GtkWidget *view;

  if (piece != NULL)
    return piece;
  view = compile_motion_find_in_hand (compile_motion_find_hand (self, side), self->left, number);
  if (view == NULL)
    return add_piece (self, compile_motion_find_hand (self, side), card);
  piece = take_up (self, add_seen (self, view));
  piece->number = number;
  return piece;
}

static CompilePiece *
take_from (CompileMotionScript *self,
           const CompileEvent  *event)
{
  switch ((CompileFrom) event->number)
    {
    case COMPILE_FROM_HAND:
      return take_from_hand (self, event->side, event->card);
    case COMPILE_FROM_TRASH:
      return add_piece (self, compile_motion_find_trash (self, event->side), event->card);
    case COMPILE_FROM_OTHER_DECK:
      return add_piece (self, compile_motion_find_deck (self, !event->side), event->card);
    default:
      return add_piece (self, compile_motion_find_deck (self, event->side), event->card);
    }
}

/* ---- What happens ---- */

static guint
count_order (CompileMotionScript *self)
{
  guint n = 0;

  for (guint i = 0; i < self->plans->len; i++)
    n += ((CompileFlightPlan *) self->plans->pdata[i])->beat == self->beats->len - 1;
  return n;
}

/* Adds a plan to the current beat, or to a new one if @beat differs, moving in the way that is usual for the beat. */
static CompileFlightPlan *
add_plan (CompileMotionScript *self,
          CompileBeat          beat,
          CompilePiece        *piece,
          CompileGoal          goal,
          unsigned             side,
          unsigned             line)
{
  static const OgcFlightKind kinds[] = {
    [COMPILE_BEAT_PLAY] = OGC_FLIGHT_PLACE,    [COMPILE_BEAT_FLIP] = OGC_FLIGHT_FLIP,
    [COMPILE_BEAT_SHIFT] = OGC_FLIGHT_SHIFT,   [COMPILE_BEAT_DRAW] = OGC_FLIGHT_TRAVEL,
    [COMPILE_BEAT_DELETE] = OGC_FLIGHT_TRAVEL, [COMPILE_BEAT_EFFECT] = OGC_FLIGHT_GLOW,
    [COMPILE_BEAT_CONTROL] = OGC_FLIGHT_TURN,  [COMPILE_BEAT_FOLD] = OGC_FLIGHT_GROW,
    [COMPILE_BEAT_TURN] = OGC_FLIGHT_FLIP,     [COMPILE_BEAT_LAMP] = OGC_FLIGHT_GLOW,
  };
  CompileFlightPlan *plan = g_new0 (CompileFlightPlan, 1);

  if (self->beats->len == 0 || g_array_index (self->beats, CompileBeat, self->beats->len - 1) != beat)
    g_array_append_val (self->beats, beat);
  *plan = (CompileFlightPlan) { piece, kinds[beat], self->beats->len - 1, count_order (self), goal, side, line };
  g_ptr_array_add (self->plans, plan);
  return plan;
}

/* The event may reveal which card it is. */
static CompilePiece *
learn_card (CompilePiece       *piece,
            const CompileEvent *event)
{
  if (event->card != COMPILE_NO_CARD)
    piece->number = event->card;
  return piece;
}

static void
add_played (CompileMotionScript *self,
            const CompileEvent  *event)
{
  CompilePiece *piece = take_from (self, event);

  add_plan (self, COMPILE_BEAT_PLAY, piece, COMPILE_GOAL_FIELD, event->other, event->line);
  g_ptr_array_add (self->transit, piece);
}

/* The card that is now uncovered lights up afterwards. */
static void
add_uncovered (CompileMotionScript *self,
               const CompileEvent  *event)
{
  const GPtrArray *stack = self->stacks[event->side][event->line];

  if (stack->len > 0 && event->depth == stack->len)
    add_plan (self, COMPILE_BEAT_SHIFT, stack->pdata[stack->len - 1], COMPILE_GOAL_FIELD, event->side,
              event->line)->kind = OGC_FLIGHT_GLOW;
}

static void
add_lifted (CompileMotionScript *self,
            const CompileEvent  *event)
{
  CompilePiece *piece = take_from_stack (self, event);

  piece->lifted = TRUE;
  g_ptr_array_add (self->transit, piece);
  add_uncovered (self, event);
}

/* A card that left its place before this decision is not seen until it drops. */
static void
add_landed (CompileMotionScript *self,
            const CompileEvent  *event)
{
  GPtrArray *stack = self->stacks[event->side][event->line];
  CompilePiece *piece = take_number (self->transit, event->card == COMPILE_NO_CARD ? -1 : event->card);

  if (piece == NULL)
    piece = take_index (self->transit, 0);
  if (piece == NULL)
    {
      piece = add_piece (self, NULL, event->card);
      add_plan (self, COMPILE_BEAT_PLAY, piece, COMPILE_GOAL_FIELD, event->side, event->line);
    }
  else if (piece->lifted)
    add_plan (self, COMPILE_BEAT_SHIFT, piece, COMPILE_GOAL_FIELD, event->side, event->line);
  piece->lifted = FALSE;
  learn_card (piece, event);
  g_ptr_array_insert (stack, (int) MIN (event->depth, stack->len), piece);
}

static void
add_flipped (CompileMotionScript *self,
             const CompileEvent  *event)
{
  GPtrArray *stack = self->stacks[event->side][event->line];

  if (event->depth < stack->len)
    add_plan (self, COMPILE_BEAT_FLIP, learn_card (take_up (self, stack->pdata[event->depth]), event),
              COMPILE_GOAL_FIELD, event->side, event->line);
}

/* Moves a piece into the hand of @side. */
static void
add_to_hand (CompileMotionScript *self,
             CompilePiece        *piece,
             unsigned             side)
{
  add_plan (self, COMPILE_BEAT_DRAW, piece, COMPILE_GOAL_HAND, side, 0);
  g_ptr_array_add (self->hands[side], piece);
}

/* Lights up the card with that number in the field. */
static void
add_effect (CompileMotionScript *self,
            const CompileEvent  *event)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      for (guint i = 0; i < self->stacks[side][line]->len; i++)
        {
          CompilePiece *piece = self->stacks[side][line]->pdata[i];

          if (piece->number == event->card)
            add_plan (self, COMPILE_BEAT_EFFECT, piece, COMPILE_GOAL_FIELD, side, line);
        }
}

static void
add_revealed (CompileMotionScript *self,
              const CompileEvent  *event)
{
  GtkWidget *hand = compile_motion_find_hand (self, event->side);
  GtkWidget *widget = compile_motion_find_deck (self, event->side);
  CompilePiece *piece;

  if (event->number == COMPILE_FROM_FIELD)
    {
      add_effect (self, event);
      return;
    }
  if (event->number == COMPILE_FROM_TRASH)
    widget = compile_motion_find_trash (self, event->side);
  else if (event->number == COMPILE_FROM_HAND || event->number == COMPILE_FROM_DRAWN)
    widget = compile_motion_find_in_hand (hand, self->left, event->card);
  piece = add_piece (self, NULL, COMPILE_NO_CARD);
  if (compile_motion_find_bounds (self, widget != NULL ? widget : hand, &piece->at))
    add_plan (self, COMPILE_BEAT_EFFECT, piece, COMPILE_GOAL_DECK, event->side, 0);
}

/* What lay in line n now lies in line @order[n]. */
static void
add_swapped (CompileMotionScript *self,
             const CompileEvent  *event)
{
  GPtrArray *before[COMPILE_N_LINES];

  memcpy (before, self->stacks[event->side], sizeof before);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      const unsigned from = compile_orders[event->number][line];

      self->stacks[event->side][line] = before[from];
      for (guint i = 0; i < before[from]->len && from != line; i++)
        add_plan (self, COMPILE_BEAT_SHIFT, take_up (self, before[from]->pdata[i]), COMPILE_GOAL_FIELD, event->side,
                  line);
    }
}

static void
add_rearranged (CompileMotionScript *self,
                const CompileEvent  *event)
{
  CompilePiece *before[COMPILE_N_LINES];

  memcpy (before, self->protocols[event->side], sizeof before);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      const unsigned from = compile_orders[event->number][line];

      self->protocols[event->side][line] = before[from];
      if (from != line)
        add_plan (self, COMPILE_BEAT_SHIFT, take_up (self, before[from]), COMPILE_GOAL_PROTOCOL, event->side, line);
    }
}

static void
add_control (CompileMotionScript *self,
             const CompileEvent  *event)
{
  const gboolean spent = event->kind == COMPILE_EVENT_CONTROL_SPENT;
  GtkWidget *knob = compile_motion_find_knob (self, COMPILE_NOBODY);

  if (!gtk_widget_get_mapped (knob))
    knob = compile_motion_find_knob (self, spent ? event->side : !event->side);
  add_plan (self, COMPILE_BEAT_CONTROL, take_up (self, add_seen (self, knob)), COMPILE_GOAL_KNOB,
            spent ? COMPILE_NOBODY : event->side, 0);
}

/* Sorts by height on the screen, because lower cards cover higher ones. */
static int
compare_heights (gconstpointer a,
                 gconstpointer b)
{
  const CompileFlightPlan *first = *(const CompileFlightPlan * const *) a;
  const CompileFlightPlan *second = *(const CompileFlightPlan * const *) b;

  return first->piece->at.origin.y < second->piece->at.origin.y ? -1 : 1;
}

/* Folds the cards of the line, which have just been deleted, into the gauge, the oldest of each side last. */
static void
fold_cards (CompileMotionScript *self,
            unsigned             line)
{
  const guint last = self->beats->len - 1;
  guint n[COMPILE_N_SIDES] = { 0 };
  guint first = self->plans->len;

  if (self->beats->len == 0 || g_array_index (self->beats, CompileBeat, last) != COMPILE_BEAT_DELETE)
    return;
  while (first > 0 && ((CompileFlightPlan *) self->plans->pdata[first - 1])->beat == last)
    first--;
  qsort (self->plans->pdata + first, self->plans->len - first, sizeof (gpointer), compare_heights);
  for (guint i = self->plans->len; i > first; i--)
    {
      CompileFlightPlan *plan = self->plans->pdata[i - 1];

      plan->order = n[plan->side]++;
      if (plan->line == line)
        plan->goal = COMPILE_GOAL_GAUGE;
    }
  g_array_index (self->beats, CompileBeat, last) = COMPILE_BEAT_FOLD;
}

static void
add_compiled (CompileMotionScript *self,
              const CompileEvent  *event)
{
  CompilePiece *rays = add_piece (self, NULL, COMPILE_NO_CARD);
  CompilePiece *piece = take_up (self, self->protocols[event->side][event->line]);

  fold_cards (self, event->line);
  add_plan (self, COMPILE_BEAT_FOLD, rays, COMPILE_GOAL_GAUGE, event->side, event->line)->order = 0;
  if (event->kind == COMPILE_EVENT_COMPILED)
    add_plan (self, COMPILE_BEAT_TURN, piece, COMPILE_GOAL_PROTOCOL, event->side, event->line);
  add_plan (self, COMPILE_BEAT_LAMP, piece, COMPILE_GOAL_PROTOCOL, event->side, event->line);
}

void
compile_motion_script_add (CompileMotionScript *self,
                           const CompileEvent  *event)
{
  GtkWidget *deck = compile_motion_find_deck (self, event->side);
  GtkWidget *trash = compile_motion_find_trash (self, event->side);

  switch ((CompileEventKind) event->kind)
    {
    case COMPILE_EVENT_PLAYED:
      add_played (self, event);
      break;
    case COMPILE_EVENT_LIFTED:
      add_lifted (self, event);
      break;
    case COMPILE_EVENT_LANDED:
      add_landed (self, event);
      break;
    case COMPILE_EVENT_FLIPPED:
      add_flipped (self, event);
      break;
    case COMPILE_EVENT_DELETED:
      add_plan (self, COMPILE_BEAT_DELETE, take_from_stack (self, event), COMPILE_GOAL_TRASH, event->other,
                event->line);
      break;
    case COMPILE_EVENT_DISCARDED:
      add_plan (self, COMPILE_BEAT_DELETE, take_from_hand (self, event->side, event->card), COMPILE_GOAL_TRASH,
                event->side, COMPILE_N_LINES);
      break;
    case COMPILE_EVENT_MILLED:
      add_plan (self, COMPILE_BEAT_DELETE, add_piece (self, deck, event->card), COMPILE_GOAL_TRASH, event->side,
                COMPILE_N_LINES);
      break;
    case COMPILE_EVENT_SHUFFLED:
      if (event->number > 0)
        add_plan (self, COMPILE_BEAT_DRAW, add_piece (self, trash, COMPILE_NO_CARD), COMPILE_GOAL_DECK, event->side,
                  0);
      break;
    case COMPILE_EVENT_DREW:
      add_to_hand (self, add_piece (self, compile_motion_find_deck (self, event->other), event->card), event->side);
      break;
    case COMPILE_EVENT_SOUGHT:
      add_to_hand (self, add_piece (self, deck, event->card), event->side);
      break;
    case COMPILE_EVENT_RETURNED:
      add_to_hand (self, take_from_stack (self, event), event->other);
      break;
    case COMPILE_EVENT_PUT_ON_DECK:
      add_plan (self, COMPILE_BEAT_DRAW, take_from_stack (self, event), COMPILE_GOAL_DECK, event->other, event->line);
      break;
    case COMPILE_EVENT_REVEALED:
      add_revealed (self, event);
      break;
    case COMPILE_EVENT_REARRANGED:
      add_rearranged (self, event);
      break;
    case COMPILE_EVENT_STACKS_SWAPPED:
      add_swapped (self, event);
      break;
    case COMPILE_EVENT_CONTROL_TAKEN:
    case COMPILE_EVENT_CONTROL_SPENT:
      add_control (self, event);
      break;
    case COMPILE_EVENT_EFFECT_BEGAN:
      add_effect (self, event);
      break;
    case COMPILE_EVENT_COMPILED:
    case COMPILE_EVENT_RECOMPILED:
      add_compiled (self, event);
      break;
    default:
      break;
    }
}

CompileMotionScript *
compile_motion_script_new (GtkWidget                 *layer,
                           const CompileMotionPlaces *places,
                           CompileGame               *game)
{
  CompileMotionScript *self = g_new0 (CompileMotionScript, 1);

  self->layer = layer;
  self->places = *places;
  self->game = game;
  self->near = compile_motion_find_near (game);
  self->beats = g_array_new (FALSE, FALSE, sizeof (CompileBeat));
  self->plans = g_ptr_array_new_with_free_func (g_free);
  self->pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) piece_free);
  self->transit = g_ptr_array_new ();
  self->left = g_hash_table_new (NULL, NULL);
  self->pending = compile_game_count_effects (game);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      self->hands[side] = g_ptr_array_new ();
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        {
          CompileLineView *shown = compile_motion_find_line (self, line);
          GtkWidget *stack = compile_line_view_get_stack (shown, side);

          self->stacks[side][line] = g_ptr_array_new ();
          self->protocols[side][line] = add_seen (self, compile_line_view_get_protocol (shown, side));
          self->totals[side][line]
            = compile_line_get_total (compile_seat_get_line (compile_game_get_seat (game, side), line));
          for (GtkWidget *view = gtk_widget_get_first_child (stack); view != NULL;
               view = gtk_widget_get_next_sibling (view))
            g_ptr_array_add (self->stacks[side][line], add_seen (self, view));
        }
    }
  return self;
}

void
compile_motion_script_free (CompileMotionScript *self)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_ptr_array_unref (self->hands[side]);
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        g_ptr_array_unref (self->stacks[side][line]);
    }
  g_ptr_array_unref (self->transit);
  g_ptr_array_unref (self->plans);
  g_ptr_array_unref (self->pieces);
  g_array_unref (self->beats);
  g_hash_table_unref (self->left);
  g_free (self);
}

unsigned
compile_motion_script_size (CompileMotionScript *self)
{
  return self->plans->len;
}
