/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-table.h"

#include <glib/gi18n.h>

#include "compile-board.h"
#include "compile-card-peek.h"
#include "compile-card-view.h"
#include "compile-control-view.h"
#include "compile-draft-view.h"
#include "compile-effects-view.h"
#include "compile-end-page.h"
#include "compile-guide-view.h"
#include "compile-hand-view.h"
#include "compile-held-card.h"
#include "compile-line-view.h"
#include "compile-log-view.h"
#include "compile-motion.h"
#include "compile-palette.h"
#include "compile-phase-view.h"
#include "compile-rearranging.h"
#include "compile-seat-panel.h"
#include "compile-table-focus.h"
#include "compile-table-shortcuts.h"
#include "compile-tray.h"
#include "ogc-after-layout.h"
#include "ogc-child-binding.h"
#include "ogc-live-region.h"

struct _CompileTable
{
  GtkWidget parent_instance;

  CompileGame *game;
  GListStore  *elsewhere; /* cards to choose from that lie in a trash */
  GListModel  *shown;     /* the cards that the hand shows, not owned */
  int          near;      /* the side that sits below */
  CompileHeldCard held;   /* picked to be played */
  CompileRearranging order; /* of protocols, before the decision */
  gboolean     focused;   /* whether it last contained the focus */
  GCancellable *thinking; /* cancels the search for hints; NULL when there is none */

  GtkWidget *window;
  GtkWidget *board;
  GtkWidget *far_hand;
  GtkWidget *phases;
  GtkWidget *lines[COMPILE_N_LINES]; /* from the left */
  GtkWidget *heading; /* of the cards to choose from, while they are shown in place of the hand */
  GtkWidget *hand;
  GtkWidget *far_panel;
  GtkWidget *control; /* while it is neutral */
  GtkWidget *effects;
  GtkWidget *log;
  GtkWidget *near_panel;
  GtkWidget *draft;
  GtkWidget *tray;
  GtkWidget *announcer;
  GtkWidget *guide; /* above everything else, in a guided game */
  GtkWidget *motion;
  GtkWidget *end;   /* in place of everything, once the game is over */
  GtkWidget *peek; /* shows the focused card in full if little of it is visible, else NULL */
};

G_DEFINE_FINAL_TYPE (CompileTable, compile_table, GTK_TYPE_WIDGET)

/* ---- What is offered ---- */

static CompileLineView *
find_line (CompileTable *self,
           unsigned      number)
{
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    if (compile_line_view_get_number (COMPILE_LINE_VIEW (self->lines[i])) == number)
      return COMPILE_LINE_VIEW (self->lines[i]);
  g_return_val_if_reached (NULL);
}

/* The card with that number in @cards, not owned, or NULL. */
static CompileCommandCard *
find_card (GListModel *cards,
           unsigned    number)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (cards, i);

      if (compile_command_card_get_number (card) == (int) number)
        return card;
    }
  return NULL;
}

/* Shows the card of @decision in place of the hand if it lies in a trash. Returns whether the decision can be taken by
 * pressing its card, there or in a hand. */
static gboolean
lay_out_card (CompileTable          *self,
              const CompileDecision *decision)
{
  CompileCommandCard *card = NULL;

  if (decision->card == COMPILE_NO_CARD)
    return TRUE;
  for (unsigned side = 0; side < COMPILE_N_SIDES && card == NULL; side++)
    {
      CompileSeat *seat = compile_game_get_seat (self->game, side);

      if (find_card (compile_seat_get_hand (seat), decision->card) != NULL)
        return TRUE;
      card = find_card (compile_seat_get_trash (seat), decision->card);
    }
  if (card == NULL)
    return FALSE;
  if (find_card (G_LIST_MODEL (self->elsewhere), decision->card) == NULL)
    g_list_store_append (self->elsewhere, card);
  return TRUE;
}

static void
offer_line (CompileTable          *self,
            const CompileDecision *decision)
{
  CompileLine *near = compile_seat_get_line (compile_game_get_seat (self->game, (unsigned) self->near),
                                             decision->line);
  CompileLine *far = compile_seat_get_line (compile_game_get_seat (self->game, !self->near), decision->line);
  const gboolean is_far = !compile_line_get_choosable (near) && compile_line_get_choosable (far);

  compile_line_view_offer (find_line (self, decision->line), (unsigned) (is_far ? !self->near : self->near), decision);
}

static void
offer_decision (CompileTable          *self,
                const CompileDecision *decision,
                unsigned              *faces)
{
  switch (decision->kind)
    {
    case COMPILE_DECISION_PLAY:
      lay_out_card (self, decision);
      if (decision->card != self->held.card)
        return;
      *faces |= decision->face;
      if (self->held.face == COMPILE_FACE_EITHER || self->held.face == decision->face)
        compile_line_view_offer (find_line (self, decision->line), decision->side, decision);
      return;
    case COMPILE_DECISION_LINE:
      offer_line (self, decision);
      return;
    case COMPILE_DECISION_CARD:
      if (!lay_out_card (self, decision))
        compile_tray_offer (COMPILE_TRAY (self->tray), self->game, decision);
      return;
    case COMPILE_DECISION_DRAFT:
      return;
    case COMPILE_DECISION_REARRANGE:
      if (compile_game_get_ask_kind (self->game) == COMPILE_ASK_REARRANGE)
        return;
      break;
    case COMPILE_DECISION_REFRESH:
      if (compile_game_get_ask_kind (self->game) == COMPILE_ASK_ACTION)
        return;
      break;
    default:
      break;
    }
  compile_tray_offer (COMPILE_TRAY (self->tray), self->game, decision);
}

static GtkWidget *
find_focus (CompileTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

static void
update_peek (CompileTable *self)
{
  g_clear_pointer (&self->peek, gtk_widget_unparent);
  self->peek = compile_card_peek_new (find_focus (self));
  if (self->peek != NULL)
    gtk_widget_set_parent (self->peek, GTK_WIDGET (self));
}

/* Scrolls to @widget, which may be out of sight in a narrow window. */
static void
scroll_to (CompileTable *self,
           GtkWidget    *widget)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->window));
  const double page = gtk_adjustment_get_page_size (adjustment);
  const double value = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;
  double end;

  if (!gtk_widget_compute_bounds (widget, self->board, &bounds))
    return;
  end = bounds.origin.y + bounds.size.height + 12;
  if (bounds.origin.y < value || end > value + page)
    gtk_adjustment_set_value (adjustment, MIN (end - page, bounds.origin.y));
}

/* Scrolls to what can be done now. */
static void
show_answer_cb (GtkWidget *widget,
                gpointer   data)
{
  CompileTable *self = COMPILE_TABLE (widget);
  GtkWidget *answer = compile_table_focus_find_answer (self->board);

  if (answer != NULL)
    scroll_to (self, compile_table_focus_find_whole (answer));
}

/* ---- Updating ---- */

/* Says from whose trash the cards to choose from are. They are all from one. */
static char *
describe_elsewhere (CompileTable *self)
{
  g_autoptr (CompileCommandCard) card = g_list_model_get_item (G_LIST_MODEL (self->elsewhere), 0);
  CompileSeat *seat = compile_game_get_seat (self->game, (unsigned) compile_command_card_get_side (card));

  return g_strdup_printf (_("Choose from the trash of %s."), compile_seat_get_name (seat));
}

/* Shows the hand, or the cards to choose from instead. */
static void
update_hand (CompileTable *self)
{
  CompileSeat *seat = compile_game_get_seat (self->game, (unsigned) self->near);
  const gboolean others = g_list_model_get_n_items (G_LIST_MODEL (self->elsewhere)) > 0;
  GListModel *wanted = others ? G_LIST_MODEL (self->elsewhere) : compile_seat_get_hand (seat);

  if (wanted != self->shown)
    {
      g_autofree char *place = others ? describe_elsewhere (self)
                                      : g_strdup_printf (_("Hand, %s."), compile_seat_get_name (seat));

      compile_hand_view_set_cards (COMPILE_HAND_VIEW (self->hand), wanted, place);
      gtk_label_set_label (GTK_LABEL (self->heading), place);
      gtk_widget_set_visible (self->heading, others);
      self->shown = wanted;
    }
  compile_held_card_show (&self->held, COMPILE_HAND_VIEW (self->hand));
}

static void
update_offers (CompileTable *self)
{
  unsigned n, faces = 0;
  const CompileDecision *decisions = compile_game_list_decisions (self->game, &n);

  compile_tray_update (COMPILE_TRAY (self->tray), self->game);
  compile_tray_set_refusal (COMPILE_TRAY (self->tray), COMPILE_RULE_NONE, "");
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    compile_line_view_clear_offers (COMPILE_LINE_VIEW (self->lines[i]));
  for (unsigned i = 0; i < n; i++)
    offer_decision (self, &decisions[i], &faces);
  compile_rearranging_show (&self->order, self->game, self->lines, COMPILE_TRAY (self->tray));
  compile_tray_set_action (COMPILE_TRAY (self->tray), self->game, self->held.card >= 0, faces);
  update_hand (self);
  compile_held_card_ask_line (&self->held, self->shown, faces, COMPILE_TRAY (self->tray));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compile.hint", compile_game_get_answerable (self->game));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compile.put-back",
                                 self->held.card >= 0 || self->order.side >= 0);
}

static void
seat_people (CompileTable *self)
{
  const int near = compile_game_get_viewer (self->game) == 1 ? 1 : 0;
  CompileSeat *far_seat = compile_game_get_seat (self->game, !near);
  g_autofree char *far_hand = g_strdup_printf (_("Hand, %s."), compile_seat_get_name (far_seat));

  if (self->near == near)
    return;
  self->near = near;
  self->shown = NULL;
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    compile_line_view_set_line (COMPILE_LINE_VIEW (self->lines[i]), self->game, (unsigned) near,
                                near == 0 ? i : COMPILE_N_LINES - 1 - i);
  compile_hand_view_set_cards (COMPILE_HAND_VIEW (self->far_hand), compile_seat_get_hand (far_seat), far_hand);
  compile_seat_panel_set_game (COMPILE_SEAT_PANEL (self->near_panel), self->game, (unsigned) near);
  compile_seat_panel_set_game (COMPILE_SEAT_PANEL (self->far_panel), self->game, !near);
}

static void
update_view (CompileTable *self)
{
  const gboolean draft = compile_game_get_phase (self->game) == COMPILE_PHASE_DRAFT;

  seat_people (self);
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    {
      compile_line_view_update (COMPILE_LINE_VIEW (self->lines[i]));
      gtk_widget_set_visible (self->lines[i], !draft);
    }
  gtk_widget_set_visible (self->hand, !draft);
  gtk_widget_set_visible (self->far_hand, !draft);
  gtk_widget_set_visible (self->phases, !draft);
  gtk_widget_set_visible (self->draft, draft);
  if (draft)
    compile_draft_view_update (COMPILE_DRAFT_VIEW (self->draft), self->game);
  compile_seat_panel_update (COMPILE_SEAT_PANEL (self->near_panel));
  compile_seat_panel_update (COMPILE_SEAT_PANEL (self->far_panel));
  gtk_widget_set_visible (self->control,
                          !compile_game_get_setup (self->game)->no_control
                          && !compile_seat_get_control (compile_game_get_seat (self->game, 0))
                          && !compile_seat_get_control (compile_game_get_seat (self->game, 1)));
  compile_effects_view_update (COMPILE_EFFECTS_VIEW (self->effects));
  g_list_store_remove_all (self->elsewhere);
  if (self->shown == G_LIST_MODEL (self->elsewhere))
    self->shown = NULL; /* what is shown next may be from the other trash */
  update_offers (self);
}

static void
stop_hints (CompileTable *self)
{
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  compile_tray_set_hints (COMPILE_TRAY (self->tray), FALSE, NULL);
}

static void
asked_cb (CompileTable *self)
{
  stop_hints (self);
  compile_rearranging_reset (&self->order);
  compile_held_card_put_back (&self->held);
  update_view (self);
  if (self->focused)
    compile_table_focus_move (GTK_WIDGET (self));
  if (compile_game_get_answerable (self->game))
    ogc_after_layout_call (GTK_WIDGET (self), show_answer_cb, NULL, NULL);
}

/* ---- Actions ---- */

static void
take_decision (CompileTable          *self,
               const CompileDecision *decision)
{
  g_autoptr (GError) error = NULL;

  if (compile_game_take (self->game, decision, &error))
    return;
  compile_tray_set_refusal (COMPILE_TRAY (self->tray), (CompileRule) error->code, error->message);
  compile_motion_refuse (COMPILE_MOTION (self->motion));
}

static void
take_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  const CompileDecision decision = compile_card_view_unpack (g_variant_get_uint64 (parameter));

  take_decision (COMPILE_TABLE (widget), &decision);
}

static void
protocol_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  CompileTable *self = COMPILE_TABLE (widget);
  const CompileDecision place = compile_card_view_unpack (g_variant_get_uint64 (parameter));

  compile_rearranging_press (&self->order, place.side, place.line);
  update_offers (self);
}

/* Picks a card in hand or puts it back, chooses any other, or puts back the last of several chosen cards. */
static void
card_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  CompileTable *self = COMPILE_TABLE (widget);
  const CompileDecision decision = compile_card_view_unpack (g_variant_get_uint64 (parameter));
  const CompileAskKind kind = compile_game_get_ask_kind (self->game);
  CompileCommandCard *card = self->shown != NULL ? find_card (self->shown, decision.card) : NULL;

  if (card != NULL && compile_command_card_get_picked (card) && compile_game_chose_last (self->game, decision.card))
    {
      compile_game_undo (self->game);
      return;
    }
  if (decision.card == COMPILE_NO_CARD || !compile_game_get_answerable (self->game)
      || (kind != COMPILE_ASK_ACTION && kind != COMPILE_ASK_PLAY))
    {
      take_decision (self, &decision);
      return;
    }
  compile_held_card_pick (&self->held, decision.card, g_str_equal (name, "compile.card-down"));
  update_offers (self);
  ogc_after_layout_call (GTK_WIDGET (self), show_answer_cb, NULL, NULL);
}

/* Takes @decision, which a pressed line offers. But if it plays the picked card face down while the tray suggests face
 * up, it only says why not face up, and suggests face down. */
static void
press_line (CompileTable          *self,
            const CompileDecision *decision)
{
  CompileDecision taken = *decision;

  if (decision->face == COMPILE_FACE_DOWN && compile_held_card_turn_down (&self->held, self->game))
    {
      update_offers (self);
      taken.face = COMPILE_FACE_UP;
    }
  take_decision (self, &taken);
}

static void
offer_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  const CompileDecision decision = compile_card_view_unpack (g_variant_get_uint64 (parameter));

  press_line (COMPILE_TABLE (widget), &decision);
}

/* Chooses the face in which the picked card will be played, and plays it at once if only one line is possible. */
static void
face_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  CompileTable *self = COMPILE_TABLE (widget);
  const CompileDecision *play;

  self->held.face = (unsigned) g_variant_get_int32 (parameter);
  play = compile_held_card_find_only (&self->held, self->game);
  if (play != NULL)
    take_decision (self, play);
  else
    update_offers (self);
}

/* Presses the line with the number that people see, and plays the picked card there. */
static void
line_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  CompileTable *self = COMPILE_TABLE (widget);
  const int number = g_variant_get_int32 (parameter);
  const gboolean down = g_str_equal (name, "compile.line-down");
  CompileDecision decision = { .kind = COMPILE_DECISION_LINE };

  if (!gtk_widget_get_mapped (widget) || self->game == NULL)
    return; /* the table is not shown */
  if (g_str_equal (name, "compile.press-line") && self->held.card < 0)
    return; /* no card is picked */
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    if ((int) compile_game_get_line_number (self->game, line) == number)
      decision.line = (guint8) line;
  if (self->held.card >= 0)
    decision = compile_held_card_play (&self->held, self->game, (unsigned) self->near, decision.line, down);
  if (down)
    take_decision (self, &decision);
  else
    press_line (self, &decision);
}

static void
refresh_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  take_decision (COMPILE_TABLE (widget), &(CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
}

static void
lift_curtain_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  compile_game_lift_curtain (COMPILE_TABLE (widget)->game);
}

static void
advised_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (CompileTable) self = data;
  g_autoptr (GPtrArray) hints = compile_game_advise_finish (COMPILE_GAME (source), result, NULL);

  if (hints == NULL)
    return; /* the game asks something else, or the table has gone */
  g_clear_object (&self->thinking);
  compile_tray_set_hints (COMPILE_TRAY (self->tray), FALSE, hints);
}

static void
hint_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  CompileTable *self = COMPILE_TABLE (widget);

  if (self->game == NULL || self->thinking != NULL || !compile_game_get_answerable (self->game))
    return;
  self->thinking = g_cancellable_new ();
  compile_tray_set_hints (COMPILE_TRAY (self->tray), TRUE, NULL);
  compile_game_advise_async (self->game, self->thinking, advised_cb, g_object_ref (self));
}

static void
put_back_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  CompileTable *self = COMPILE_TABLE (widget);

  compile_rearranging_reset (&self->order);
  compile_held_card_put_back (&self->held);
  update_offers (self);
  compile_table_focus_move (widget);
}

static void
show_end_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  compile_end_page_show (COMPILE_END_PAGE (COMPILE_TABLE (widget)->end));
}

static void
end_shown_cb (CompileTable *self)
{
  const gboolean shown = gtk_widget_get_visible (self->end);

  gtk_widget_set_visible (self->window, !shown);
  gtk_widget_set_visible (self->tray, !shown);
  if (!shown && self->focused)
    compile_table_focus_move (GTK_WIDGET (self));
}

/* The page with the table has been shown. */
static void
focus_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  COMPILE_TABLE (widget)->focused = TRUE;
  if (!gtk_widget_get_visible (COMPILE_TABLE (widget)->end))
    compile_table_focus_move (widget);
}

static void
focus_changed_cb (CompileTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root == NULL)
    return;
  if (gtk_root_get_focus (root) != NULL)
    self->focused = find_focus (self) != NULL;
  update_peek (self);
}

static void
compile_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (compile_table_parent_class)->map (widget);
  ogc_after_layout_call (widget, show_answer_cb, NULL, NULL);
}

static void
compile_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (compile_table_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (focus_changed_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
compile_table_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_root (widget), widget);
  GTK_WIDGET_CLASS (compile_table_parent_class)->unroot (widget);
}

/* ---- Laying out ---- */

/* The smallest size, and that of the usual window without its header bar. */
enum {
  LEAST_WIDTH = 340,
  LEAST_HEIGHT = 360,
  USUAL_WIDTH = 1280,
  USUAL_HEIGHT = 754,
};

static void
compile_table_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  CompileTable *self = COMPILE_TABLE (widget);

  /* GTK warns of children that are laid out without having been measured; the size does not depend on them. */
  gtk_widget_measure (self->window, orientation, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->tray, orientation, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->guide, orientation, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->end, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? USUAL_WIDTH : USUAL_HEIGHT;
}

static void
compile_table_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  CompileTable *self = COMPILE_TABLE (widget);
  GtkAllocation tray;
  int least, wished, top = 0;

  if (gtk_widget_get_visible (self->guide))
    gtk_widget_measure (self->guide, GTK_ORIENTATION_VERTICAL, width, NULL, &top, NULL, NULL);
  gtk_widget_size_allocate (self->guide, &(GtkAllocation) { 0, 0, width, top }, -1);
  height -= top;
  gtk_widget_size_allocate (self->end, &(GtkAllocation) { 0, top, width, height }, -1);
  if (compile_board_is_wide (width, height))
    {
      tray = compile_board_get_tray (width, height);
      tray.height = CLAMP (compile_tray_get_height (COMPILE_TRAY (self->tray), tray.width), tray.height, height / 2);
      tray.y = height - tray.height;
      compile_board_set_room (COMPILE_BOARD (self->board), height, tray.height);
      gtk_widget_size_allocate (self->window, &(GtkAllocation) { 0, top, width, height }, -1);
    }
  else
    {
      gtk_widget_measure (self->tray, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      wished = compile_tray_get_height (COMPILE_TRAY (self->tray), width);
      tray = (GtkAllocation) { 0, 0, width, MAX (least, MIN (wished, height * 2 / 5)) };
      tray.y = height - tray.height;
      compile_board_set_room (COMPILE_BOARD (self->board), height, 0);
      gtk_widget_size_allocate (self->window, &(GtkAllocation) { 0, top, width, tray.y }, -1);
    }
  tray.y += top;
  gtk_widget_size_allocate (self->tray, &tray, -1);
  gtk_widget_size_allocate (self->announcer, &(GtkAllocation) { 0, 0, 0, 0 }, -1);
  if (self->peek != NULL)
    compile_card_peek_allocate (self->peek, find_focus (self), width, height + top);
}

/* ---- The class ---- */

static void
compile_table_dispose (GObject *object)
{
  CompileTable *self = COMPILE_TABLE (object);

  if (self->board != NULL)
    compile_table_set_game (self, NULL);
  self->board = NULL;
  self->peek = NULL;
  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_object (&self->elsewhere);

  G_OBJECT_CLASS (compile_table_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "compile.card", "t", card_action);
  gtk_widget_class_install_action (widget_class, "compile.card-down", "t", card_action);
  gtk_widget_class_install_action (widget_class, "compile.take", "t", take_action);
  gtk_widget_class_install_action (widget_class, "compile.protocol", "t", protocol_action);
  gtk_widget_class_install_action (widget_class, "compile.face", "i", face_action);
  gtk_widget_class_install_action (widget_class, "compile.line", "i", line_action);
  gtk_widget_class_install_action (widget_class, "compile.line-down", "i", line_action);
  gtk_widget_class_install_action (widget_class, "compile.press-line", "i", line_action);
  gtk_widget_class_install_action (widget_class, "compile.press-offer", "t", offer_action);
  gtk_widget_class_install_action (widget_class, "compile.refresh", NULL, refresh_action);
  gtk_widget_class_install_action (widget_class, "compile.hint", NULL, hint_action);
  gtk_widget_class_install_action (widget_class, "compile.lift-curtain", NULL, lift_curtain_action);
  gtk_widget_class_install_action (widget_class, "compile.put-back", NULL, put_back_action);
  gtk_widget_class_install_action (widget_class, "compile.show-end", NULL, show_end_action);
  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "compile.put-back", NULL);
}

static void
compile_table_class_init (CompileTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_table_dispose;
  widget_class->measure = compile_table_measure;
  widget_class->size_allocate = compile_table_size_allocate;
  widget_class->map = compile_table_map;
  widget_class->root = compile_table_root;
  widget_class->unroot = compile_table_unroot;

  install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "compiletable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_part (CompileTable     *self,
          CompileBoardPart  part,
          GtkWidget        *child)
{
  compile_board_set_part (COMPILE_BOARD (self->board), part, child);
  return child;
}

static void
compile_table_init (CompileTable *self)
{
  compile_palette_load_style ();
  self->near = -1;
  compile_held_card_put_back (&self->held);
  self->elsewhere = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
  self->board = compile_board_new ();
  self->far_hand = add_part (self, COMPILE_BOARD_FAR_HAND, compile_hand_view_new ());
  self->phases = add_part (self, COMPILE_BOARD_PHASES, compile_phase_view_new ());
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    self->lines[i] = add_part (self, COMPILE_BOARD_LINE + i, compile_line_view_new ());
  self->heading = add_part (self, COMPILE_BOARD_HEADING, gtk_label_new (NULL));
  gtk_label_set_ellipsize (GTK_LABEL (self->heading), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_widget_add_css_class (self->heading, "hand-heading");
  gtk_widget_set_visible (self->heading, FALSE);
  self->hand = add_part (self, COMPILE_BOARD_HAND, compile_hand_view_new ());
  self->far_panel = add_part (self, COMPILE_BOARD_FAR_PANEL, compile_seat_panel_new ());
  self->control = add_part (self, COMPILE_BOARD_CONTROL, compile_control_view_new (TRUE));
  self->effects = add_part (self, COMPILE_BOARD_EFFECTS, compile_effects_view_new ());
  self->log = add_part (self, COMPILE_BOARD_LOG, compile_log_view_new ());
  self->near_panel = add_part (self, COMPILE_BOARD_NEAR_PANEL, compile_seat_panel_new ());
  self->draft = add_part (self, COMPILE_BOARD_DRAFT, compile_draft_view_new ());
  self->motion = add_part (self, COMPILE_BOARD_MOTION, compile_motion_new (self->board, &(CompileMotionPlaces) {
    { self->lines[0], self->lines[1], self->lines[2] }, { self->hand, self->far_hand },
    { self->near_panel, self->far_panel }, self->control, self->effects }));
  self->window = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->window, FALSE); /* it follows the focus */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->window), self->board);
  gtk_widget_set_parent (self->window, GTK_WIDGET (self));
  self->tray = compile_tray_new ();
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
  self->end = compile_end_page_new ();
  g_signal_connect_object (self->end, "notify::visible", G_CALLBACK (end_shown_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->end, GTK_WIDGET (self));
  self->guide = compile_guide_view_new ();
  gtk_widget_set_parent (self->guide, GTK_WIDGET (self));
  self->announcer = g_object_new (OGC_TYPE_LIVE_REGION, NULL);
  gtk_widget_set_parent (self->announcer, GTK_WIDGET (self));
  compile_table_shortcuts_add (GTK_WIDGET (self));
}

GtkWidget *
compile_table_new (void)
{
  return g_object_new (COMPILE_TYPE_TABLE, NULL);
}

void
compile_table_set_game (CompileTable *self,
                        CompileGame  *game)
{
  g_return_if_fail (COMPILE_IS_TABLE (self));
  g_return_if_fail (game == NULL || COMPILE_IS_GAME (game));

  if (self->game == game)
    return;
  stop_hints (self);
  compile_motion_set_game (COMPILE_MOTION (self->motion), NULL);
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (self->game, self->announcer);
    }
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    compile_line_view_set_line (COMPILE_LINE_VIEW (self->lines[i]), NULL, 0, i);
  if (game == NULL)
    {
      compile_hand_view_set_cards (COMPILE_HAND_VIEW (self->hand), NULL, NULL);
      compile_hand_view_set_cards (COMPILE_HAND_VIEW (self->far_hand), NULL, NULL);
      compile_seat_panel_set_game (COMPILE_SEAT_PANEL (self->near_panel), NULL, 0);
      compile_seat_panel_set_game (COMPILE_SEAT_PANEL (self->far_panel), NULL, 0);
    }
  self->near = -1;
  self->shown = NULL;
  compile_phase_view_set_game (COMPILE_PHASE_VIEW (self->phases), game);
  compile_log_view_set_game (COMPILE_LOG_VIEW (self->log), game);
  compile_effects_view_set_game (COMPILE_EFFECTS_VIEW (self->effects), game);
  ogc_live_region_tell (OGC_LIVE_REGION (self->announcer), "");
  compile_guide_view_set_game (COMPILE_GUIDE_VIEW (self->guide), game);
  compile_end_page_set_game (COMPILE_END_PAGE (self->end), NULL);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "announced", G_CALLBACK (ogc_live_region_tell), self->announcer, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "shown-again", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "finished", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::curtain", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::showing-again", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  compile_motion_set_game (COMPILE_MOTION (self->motion), game);
  asked_cb (self);
  compile_end_page_set_game (COMPILE_END_PAGE (self->end), game);
}

CompileGame *
compile_table_get_game (CompileTable *self)
{
  g_return_val_if_fail (COMPILE_IS_TABLE (self), NULL);

  return self->game;
}

const char *
compile_table_get_refusal (CompileTable *self)
{
  g_return_val_if_fail (COMPILE_IS_TABLE (self), NULL);

  return compile_tray_get_refusal (COMPILE_TRAY (self->tray));
}
