/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-ability-popover.h"
#include "ogc-card-layouts.h"
#include "ogc-child-binding.h"
#include "ogc-cues.h"
#include "ogc-curtain.h"
#include "ogc-group.h"
#include "ogc-guide-view.h"
#include "ogc-hint-bar.h"
#include "ogc-key-bindings.h"
#include "ogc-log-view.h"
#include "ogc-motion-layer.h"
#include "ogc-motion-targets.h"
#include "ogc-near-button.h"
#include "ogc-page-layout.h"
#include "ogc-placement-chooser.h"
#include "ogc-popover.h"
#include "ogc-redraw-slices.h"
#include "ogc-round-summary.h"
#include "ogc-score-page.h"
#include "ogc-seat-popover.h"
#include "ogc-seat-view.h"
#include "ogc-seats-layout.h"
#include "ogc-table-focus.h"
#include "ogc-table-shortcuts.h"
#include "ogc-take-back-period.h"
#include "ogc-text.h"
#include "ogc-tile-button.h"

struct _OgcTable
{
  GtkWidget parent_instance;

  OgcGame             *game;
  GtkStack            *pages;
  OgcRedrawSlices     *slices;             /* their scrolled window */
  GtkWidget           *motion;             /* over the pages */
  OgcBoard            *board;
  GtkWidget           *seats;
  OgcLogView          *log;
  OgcTrayView         *tray;
  OgcPlacementChooser *placement_chooser;
  OgcRoundSummary     *round_summary;
  OgcHintBar          *hint_bar;
  OgcCues             *cues;
  OgcTakeBackPeriod   *take_back;
  gboolean             over; /* whether the final scores have been shown */
  OgcCurtain          *curtain;
  OgcScorePage        *scores;
  GtkWidget           *guide;              /* an OgcGuideView, while there is a guide */
  OgcTableFocus       *focus;
  gboolean             show_tile_values;   /* whether tiles to choose from show what they would add */
};

G_DEFINE_FINAL_TYPE (OgcTable, ogc_table, GTK_TYPE_WIDGET)

static OgcTray *
tray_of (OgcTable *self)
{
  return ogc_game_get_tray (self->game);
}

/* Whether keys and clicks are for this table now. */
static gboolean
takes_input (OgcTable *self)
{
  return self->game != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && ogc_game_get_answerable (self->game);
}

/* Shows why something is refused; @rule is the rule that refuses it, or OGC_RULE_NONE. */
static void
show_refusal (OgcTable   *self,
              const char *refusal,
              OgcRule     rule)
{
  ogc_tray_view_set_refusal (self->tray, refusal, rule);
  ogc_cues_refuse (self->cues);
}

/* Says what is needed before anything can be placed. */
static const char *
why_nothing (OgcTable *self)
{
  switch (ogc_game_get_ask_kind (self->game))
    {
    case OGC_ASK_ROLL:
      return ogc_text_refusal (OGC_RULE_TRN_2, &(OgcDecision) { .kind = OGC_DECISION_PLACE });
    case OGC_ASK_TAKE:
      return _("First choose one of the highlighted tiles.");
    case OGC_ASK_GIFT:
      return _("First use “A Timely Gift”, or keep it.");
    default:
      return _("First pick dice in the tray, then choose a building.");
    }
}

/* Shows the table, or the final scores if the game is over; a replay keeps its table. */
static void
show_scores (OgcTable *self,
             gboolean  over)
{
  self->over = over;
  ogc_score_page_set_game (self->scores, over ? self->game : NULL);
  gtk_stack_set_visible_child_name (self->pages, over && !ogc_game_get_replay (self->game) ? "scores" : "table");
}

/* The scores come once the last round has been told. */
static void
finished_cb (OgcTable *self)
{
  const gboolean over = ogc_game_get_finished (self->game) && (self->over || !ogc_game_get_telling (self->game));

  if (over != self->over)
    show_scores (self, over);
}

/*
 * What the person at the table should press next. While others move, this is what says so, if nothing else has the
 * focus, so that keys start from there; else %NULL.
 */
static GtkWidget *
find_question (OgcTable  *self,
               GtkWidget *focus)
{
  GtkWidget *die = NULL;

  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return NULL;
  if (ogc_game_get_curtain (self->game))
    return ogc_curtain_get_button (self->curtain);
  if (self->guide != NULL && ogc_guide_get_read (ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide))))
    return ogc_guide_view_get_next (OGC_GUIDE_VIEW (self->guide));
  if (!takes_input (self))
    return focus == NULL ? ogc_tray_view_get_told (self->tray) : NULL;
  if (ogc_game_get_ask_kind (self->game) == OGC_ASK_TAKE)
    return ogc_board_find_offered (self->board, -1);
  if (self->guide != NULL)
    die = ogc_guide_view_find_die (OGC_GUIDE_VIEW (self->guide));
  return die != NULL ? die : ogc_tray_view_get_first (self->tray);
}

/*
 * Moves the focus to the widget that answers the question, once that is laid out, unless the focus is in a menu, in
 * another popover, or where one of several placements is chosen. Returns whether it has moved there.
 */
static gboolean
focus_question (GtkWidget *widget)
{
  OgcTable *self = OGC_TABLE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *popover = ogc_popover_get (widget);
  GtkWidget *first = find_question (self, focus);

  if (ogc_placement_chooser_is_open (self->placement_chooser)
      || (popover != NULL && gtk_widget_get_visible (popover))
      || (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return FALSE;
  if (first == NULL)
    return FALSE;
  ogc_board_reveal (self->board, first);
  return gtk_widget_get_height (first) > 0 && gtk_widget_grab_focus (first);
}

static void
curtain_changed_cb (OgcTable *self)
{
  OgcSeat *seat = NULL;

  if (ogc_game_get_curtain (self->game))
    seat = ogc_game_get_seat (self->game, (unsigned) ogc_game_get_curtain_seat (self->game));
  if (seat == NULL)
    {
      if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "curtain") == 0)
        gtk_stack_set_visible_child_name (self->pages, "table");
      return;
    }
  ogc_popover_down (GTK_WIDGET (self));
  ogc_curtain_set_seat (self->curtain, seat, ogc_game_get_log (self->game));
  gtk_stack_set_visible_child_name (self->pages, "curtain");
  ogc_table_focus_move_soon (self->focus); /* not at once, so that a repeated key press does not lift it */
}

/* Shows on request what each tile to choose from would add. */
static void
update_tile_values (OgcTable *self)
{
  ogc_board_show_tile_values (self->board, self->show_tile_values ? self->game : NULL);
}

static void
asked_cb (OgcTable *self)
{
  if (!OGC_IS_SEAT_POPOVER (ogc_popover_get (GTK_WIDGET (self)))) /* a tableau follows its seat */
    ogc_popover_down (GTK_WIDGET (self));
  ogc_placement_chooser_close (self->placement_chooser);
  update_tile_values (self);
  ogc_table_focus_move_soon (self->focus);
}

/*
 * Removes the focus until it is known who is asked next. A decision may remove dice, buttons and tiles, from which GTK
 * would move the focus to the first button of the window, and a repeated key press would then activate that.
 */
static void
drop_focus (OgcTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && takes_input (self)
      && (gtk_widget_get_ancestor (focus, OGC_TYPE_CARD_CONTENT) != NULL
          || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->tray))))
    gtk_root_set_focus (root, NULL);
}

/* Prepares for a decision, before anything changes. */
static void
decided_cb (OgcTable *self)
{
  ogc_placement_chooser_close (self->placement_chooser);
  drop_focus (self);
}

/* Lowers or lifts the curtain. */
static void
page_changed_cb (OgcTable *self)
{
  ogc_redraw_slices_start (self->slices, g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "table") == 0);
}

/*
 * Redraws the table in slices. Nearly everything changes with a round, and when dice are left over; other events change
 * something in many places.
 */
static void
event_cb (OgcTable       *self,
          const OgcEvent *event)
{
  if (event->kind == OGC_EVENT_ROUND_BEGAN || event->kind == OGC_EVENT_LEFT_OVER)
    ogc_redraw_slices_start (self->slices, TRUE);
  else
    ogc_redraw_slices_start_quick (self->slices);
}

static void
placement_chosen_cb (OgcTable     *self,
                     OgcPlacement *placement)
{
  g_autoptr (GError) error = NULL;

  if (!ogc_game_take (self->game, ogc_placement_get_decision (placement), &error))
    show_refusal (self, error->message, ogc_text_get_refusal (error));
}

static void
placement_refused_cb (OgcTable   *self,
                      const char *reason,
                      guint       rule)
{
  show_refusal (self, reason != NULL ? reason : why_nothing (self), rule);
}

static void
placement_described_cb (OgcTable   *self,
                        const char *sentence,
                        gboolean    refusal,
                        guint       rule)
{
  if (refusal)
    ogc_tray_view_set_refusal (self->tray, sentence, rule);
  else
    ogc_tray_view_set_hint (self->tray, sentence);
}

static void
hint_refused_cb (OgcTable   *self,
                 const char *reason)
{
  show_refusal (self, reason, OGC_RULE_NONE);
}

static void
hint_pointed_cb (OgcTable *self,
                 OgcHint  *hint)
{
  if (!ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_board_preview_soon (self->board, hint != NULL ? ogc_hint_get_placement (hint) : NULL);
}

/* Picks the dice that the hint needs. */
static void
hint_chosen_cb (OgcTable *self,
                OgcHint  *hint)
{
  const OgcDecision *decision = ogc_hint_get_decision (hint);

  if (decision->kind == OGC_DECISION_PLACE)
    ogc_tray_set_pick (tray_of (self), decision->neutral ? 0 : decision->dice, decision->neutral ? decision->dice : 0);
  else if (decision->kind == OGC_DECISION_REROLL)
    ogc_tray_set_pick (tray_of (self), decision->dice, decision->other);
  else if (decision->kind == OGC_DECISION_POWER)
    ogc_tray_set_pick (tray_of (self), decision->dice, 0);
}

/*
 * Actions.
 */

/* Actions that stand for a single decision, and the property of the tray that says whether it is legal. */
static const struct {
  const char     *action;
  const char     *property;
  OgcDecisionKind kind;
} decisions[] = {
  { "table.roll", "can-roll", OGC_DECISION_ROLL },
  { "table.help", "can-help", OGC_DECISION_HELP },
  { "table.reroll", "can-reroll", OGC_DECISION_REROLL },
  { "table.end-turn", "can-end-turn", OGC_DECISION_END_TURN },
  { "table.gift", "can-gift", OGC_DECISION_GIFT },
  { "table.pass", "can-pass", OGC_DECISION_PASS },
};

static void
update_actions (OgcTable *self)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (decisions); i++)
    {
      gboolean can = FALSE;

      if (self->game != NULL)
        g_object_get (tray_of (self), decisions[i].property, &can, NULL);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), decisions[i].action, can);
    }
}

static void
submit_decision (OgcTable        *self,
                 OgcDecisionKind  kind)
{
  g_autoptr (GError) error = NULL;

  if (!ogc_tray_decide (tray_of (self), kind, &error))
    show_refusal (self, error->message, ogc_text_get_refusal (error));
}

static void
decide_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  for (unsigned i = 0; i < G_N_ELEMENTS (decisions) && takes_input (self); i++)
    if (g_str_equal (decisions[i].action, action))
      submit_decision (self, decisions[i].kind);
}

static void
roll_or_reroll (OgcTable *self,
                GVariant *parameter)
{
  submit_decision (self, ogc_game_get_ask_kind (self->game) == OGC_ASK_ROLL ? OGC_DECISION_ROLL : OGC_DECISION_REROLL);
}

/* Ends the turn, or says why not, because the key, unlike the button, can be pressed at any time. */
static void
end_turn_key (OgcTable *self,
              GVariant *parameter)
{
  submit_decision (self, OGC_DECISION_END_TURN);
}

static void
use_power (OgcTable *self,
           GVariant *parameter)
{
  g_autofree char *refusal = ogc_tray_dup_refusal (tray_of (self), OGC_DECISION_POWER);

  if (refusal != NULL)
    show_refusal (self, refusal, ogc_tray_check (tray_of (self), OGC_DECISION_POWER));
  else
    ogc_popover_show (GTK_WIDGET (self), ogc_ability_popover_new (tray_of (self)),
                      ogc_tray_view_get_button (self->tray, OGC_DECISION_POWER), GTK_POS_TOP);
}

/* Picks a die or, while one of several placements is being chosen, chooses the one with that number. */
static void
pick_value (OgcTable *self,
            unsigned  value,
            gboolean  neutral)
{
  g_autofree char *refusal = NULL;

  if (ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_placement_chooser_choose (self->placement_chooser, value);
  else if (!ogc_tray_get_active (tray_of (self)) || !ogc_tray_get_rolled (tray_of (self)))
    show_refusal (self, why_nothing (self), OGC_RULE_NONE);
  else if (!ogc_tray_toggle_value (tray_of (self), value, neutral))
    {
      refusal = neutral ? g_strdup_printf (_("You have no neutral %u to place."), value)
                        : g_strdup_printf (_("You have no %u to place."), value);
      show_refusal (self, refusal, OGC_RULE_NONE);
    }
}

static void
pick_own (OgcTable *self,
          GVariant *parameter)
{
  pick_value (self, (unsigned) g_variant_get_int32 (parameter), FALSE);
}

static void
pick_neutral (OgcTable *self,
              GVariant *parameter)
{
  pick_value (self, (unsigned) g_variant_get_int32 (parameter), TRUE);
}

static void
clear_picks (OgcTable *self,
             GVariant *parameter)
{
  if (ogc_hint_bar_get_active (self->hint_bar) && !ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_hint_bar_toggle (self->hint_bar, NULL);
  else if (!ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_tray_clear (tray_of (self));
  ogc_placement_chooser_cancel (self->placement_chooser);
  ogc_tray_view_clear_hint (self->tray);
}

static void
place_dice (OgcTable *self,
            GVariant *parameter)
{
  OgcBuildingCard *card = ogc_board_find_card (self->board, g_variant_get_uint32 (parameter));

  if (card != NULL)
    ogc_building_card_request (card);
}

static void
place_letter (OgcTable *self,
              GVariant *parameter)
{
  for (OgcBuildingId id = 0; id < OGC_N_BUILDINGS; id++)
    {
      g_autofree char *letter = ogc_key_bindings_dup (OGC_KEY_ACTION_PLACE + id);
      OgcBuildingCard *card = ogc_board_find_card (self->board, id);

      if (card == NULL || !g_str_equal (letter, g_variant_get_string (parameter, NULL)))
        continue;
      ogc_board_reveal (self->board, GTK_WIDGET (card));
      gtk_widget_grab_focus (ogc_building_card_get_title (card));
      ogc_building_card_request (card);
    }
}

static void
take_tile (OgcTable *self,
           GVariant *parameter)
{
  GtkWidget *button = ogc_board_find_offered (self->board, g_variant_get_int32 (parameter));
  g_autoptr (GError) error = NULL;

  if (button != NULL && !ogc_game_take_tile (self->game, ogc_tile_button_get_tile (OGC_TILE_BUTTON (button)), &error))
    show_refusal (self, error->message, ogc_text_get_refusal (error));
}

static void
toggle_tile_values (OgcTable *self,
                    GVariant *parameter)
{
  if (ogc_game_get_ask_kind (self->game) != OGC_ASK_TAKE)
    {
      show_refusal (self, _("There are no tiles to choose from right now."), OGC_RULE_NONE);
      return;
    }
  self->show_tile_values = !self->show_tile_values;
  ogc_tray_view_set_show_tile_values (self->tray, self->show_tile_values);
  update_tile_values (self);
}

/* Actions that do nothing unless the person at the table is asked something. */
static const struct {
  const char *action;
  const char *type; /* of its parameter, or NULL */
  void      (*act) (OgcTable *self, GVariant *parameter);
} answers[] = {
  { "table.roll-or-reroll", NULL, roll_or_reroll },
  { "table.end-turn-key", NULL, end_turn_key },
  { "table.power", NULL, use_power },
  { "table.pick", "i", pick_own },
  { "table.pick-neutral", "i", pick_neutral },
  { "table.clear", NULL, clear_picks },
  { "table.place", "u", place_dice },
  { "table.place-letter", "s", place_letter },
  { "table.take", "i", take_tile },
  { "table.worth", NULL, toggle_tile_values },
};

static void
answer_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  for (unsigned i = 0; i < G_N_ELEMENTS (answers) && takes_input (self); i++)
    if (g_str_equal (answers[i].action, action))
      answers[i].act (self, parameter);
}

static void
hint_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  OgcGuide *guide = ogc_table_get_guide (self);

  ogc_hint_bar_toggle (self->hint_bar, guide != NULL ? ogc_guide_get_proposal (guide) : NULL);
}

static void
lift_curtain_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (self->game != NULL)
    ogc_game_lift_curtain (self->game);
}

/* The widget that was clicked or has the focus; the table itself if that is elsewhere. */
static GtkWidget *
find_anchor (OgcTable *self,
             unsigned  seat)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *view;

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "table") != 0)
    return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : GTK_WIDGET (self);
  view = ogc_motion_targets_find_seat (GTK_WIDGET (self->board), seat);
  return view != NULL ? view : GTK_WIDGET (self);
}

static void
show_tableau_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  const unsigned index = g_variant_get_uint32 (parameter);
  OgcSeat *seat = self->game != NULL && index < OGC_MAX_SEATS ? ogc_game_get_seat (self->game, index) : NULL;
  GtkWidget *anchor = seat != NULL ? find_anchor (self, index) : NULL;

  if (seat != NULL && gtk_widget_get_mapped (widget) && !ogc_game_get_curtain (self->game))
    ogc_popover_show (widget, ogc_seat_popover_new (seat, self->guide == NULL ? self->game : NULL), anchor,
                      OGC_IS_SEAT_VIEW (anchor) ? GTK_POS_LEFT : GTK_POS_TOP); /* a strip has room only above it */
}

static void
show_scores_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (self->game != NULL && ogc_game_get_finished (self->game))
    gtk_stack_set_visible_child_name (self->pages, "scores");
}

static void
show_table_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  gtk_stack_set_visible_child_name (OGC_TABLE (widget)->pages, "table");
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (decisions); i++)
    gtk_widget_class_install_action (widget_class, decisions[i].action, NULL, decide_cb);
  for (unsigned i = 0; i < G_N_ELEMENTS (answers); i++)
    gtk_widget_class_install_action (widget_class, answers[i].action, answers[i].type, answer_cb);
  gtk_widget_class_install_action (widget_class, "table.hint", NULL, hint_cb);
  gtk_widget_class_install_action (widget_class, "table.lift-curtain", NULL, lift_curtain_cb);
  gtk_widget_class_install_action (widget_class, "table.show-tableau", "u", show_tableau_cb);
  gtk_widget_class_install_action (widget_class, "table.show-scores", NULL, show_scores_cb);
  gtk_widget_class_install_action (widget_class, "table.show-table", NULL, show_table_cb);
}

/*
 * The game.
 */

static GtkWidget *
create_seat (gpointer item,
             gpointer user_data)
{
  GtkWidget *view = ogc_seat_view_new (item);

  g_object_bind_property (OGC_TABLE (user_data)->board, "small", view, "low", G_BINDING_SYNC_CREATE);
  return view;
}

static void
set_cards (OgcTable *self)
{
  g_autoptr (GPtrArray) cards = ogc_card_layouts_create (self->game);

  for (guint i = 0; i < cards->len; i++)
    ogc_placement_chooser_watch_card (self->placement_chooser, cards->pdata[i]);
  ogc_board_set_cards (self->board, cards);
}

/* Moves the focus to the guide while it waits; later, the widget that answers the question gets it. What the guide
 * explains beforehand is shown afterwards. */
static void
guide_changed_cb (OgcTable *self)
{
  OgcGuide *guide = ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide));

  ogc_motion_layer_rest (OGC_MOTION_LAYER (self->motion), ogc_guide_get_before (guide), ogc_guide_get_building (guide));
  if (ogc_guide_view_takes_focus (OGC_GUIDE_VIEW (self->guide)))
    ogc_table_focus_move_soon (self->focus);
}

/* Adds the guide of a guided game, unless it has said everything or was dismissed. */
static void
begin_guide (OgcTable *self)
{
  self->guide = ogc_guide_view_new (self->game, self->board, self->tray);
  if (self->guide == NULL)
    return;
  g_signal_connect_object (ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide)), "changed",
                           G_CALLBACK (guide_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::telling", G_CALLBACK (guide_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::told", G_CALLBACK (guide_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_before (self->guide, gtk_widget_get_parent (GTK_WIDGET (self->tray)), GTK_WIDGET (self->tray));
}

static void
disconnect_game (OgcTable *self)
{
  if (self->game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (tray_of (self), self);
  g_signal_handlers_disconnect_by_data (tray_of (self), self->placement_chooser);
  ogc_take_back_period_set_game (self->take_back, NULL);
  ogc_hint_bar_set_game (self->hint_bar, NULL);
  ogc_placement_chooser_close (self->placement_chooser);
  ogc_popover_drop (GTK_WIDGET (self));
  if (self->guide != NULL)
    ogc_guide_view_end (OGC_GUIDE_VIEW (self->guide));
  self->guide = NULL;
  ogc_board_set_cards (self->board, NULL);
  ogc_child_binding_clear (self->seats);
  ogc_log_view_set_log (self->log, NULL);
  ogc_motion_layer_set_game (OGC_MOTION_LAYER (self->motion), NULL);
  ogc_cues_set_game (self->cues, NULL);
  ogc_tray_view_set_game (self->tray, NULL);
  ogc_round_summary_set_game (self->round_summary, NULL);
  ogc_score_page_set_game (self->scores, NULL);
}

static void
connect_game (OgcTable *self)
{
  ogc_child_binding_bind (self->seats, ogc_game_get_seats (self->game), create_seat, self);
  ogc_log_view_set_log (self->log, ogc_game_get_log (self->game));
  ogc_tray_view_set_game (self->tray, self->game);
  ogc_round_summary_set_game (self->round_summary, self->game);
  set_cards (self);
  ogc_hint_bar_set_game (self->hint_bar, self->game);
  ogc_motion_layer_set_game (OGC_MOTION_LAYER (self->motion), self->game);
  ogc_cues_set_game (self->cues, self->game);
  g_signal_connect_object (self->game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "event-again", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "show-again", G_CALLBACK (drop_focus), self, G_CONNECT_SWAPPED);
  ogc_take_back_period_set_game (self->take_back, self->game);
  g_signal_connect_object (self->game, "notify::curtain", G_CALLBACK (curtain_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::curtain-seat", G_CALLBACK (curtain_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::telling", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::answerable", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray_of (self), "notify", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray_of (self), "notify::n-picked", G_CALLBACK (ogc_placement_chooser_close),
                           self->placement_chooser, G_CONNECT_SWAPPED);
  show_scores (self, ogc_game_get_finished (self->game));
  curtain_changed_cb (self);
  asked_cb (self);
  begin_guide (self);
  ogc_redraw_slices_start (self->slices, FALSE);
}

static void
ogc_table_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  OgcTable *self = OGC_TABLE (widget);
  GtkSnapshot *inner = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  if (!ogc_redraw_slices_keeps (self->slices))
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->pages), inner);
  node = gtk_snapshot_free_to_node (inner);
  ogc_redraw_slices_append (self->slices, snapshot, node);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != GTK_WIDGET (self->pages))
      gtk_widget_snapshot_child (widget, child, snapshot);
}

/* Draws the table in slices when it appears, too. */
static void
ogc_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ogc_table_parent_class)->map (widget);

  ogc_redraw_slices_start (OGC_TABLE (widget)->slices, FALSE);
}

static void
ogc_table_unmap (GtkWidget *widget)
{
  ogc_redraw_slices_forget (OGC_TABLE (widget)->slices);

  GTK_WIDGET_CLASS (ogc_table_parent_class)->unmap (widget);
}

static void
ogc_table_dispose (GObject *object)
{
  OgcTable *self = OGC_TABLE (object);

  if (self->board != NULL)
    disconnect_game (self);
  ogc_popover_drop (GTK_WIDGET (self));
  ogc_child_binding_clear (GTK_WIDGET (self));
  self->board = NULL;
  g_clear_object (&self->take_back);
  g_clear_object (&self->cues);
  g_clear_pointer (&self->focus, ogc_table_focus_free);
  g_clear_pointer (&self->slices, ogc_redraw_slices_free);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_table_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (OGC_TYPE_BOARD);
  g_type_ensure (OGC_TYPE_CURTAIN);
  g_type_ensure (OGC_TYPE_LOG_VIEW);
  g_type_ensure (OGC_TYPE_TRAY_VIEW);
  g_type_ensure (OGC_TYPE_PLACEMENT_CHOOSER);
  g_type_ensure (OGC_TYPE_HINT_BAR);
  g_type_ensure (OGC_TYPE_ROUND_SUMMARY);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SEATS_LAYOUT);
  g_type_ensure (OGC_TYPE_SCORE_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/table.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcTable, pages);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, board);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, seats);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, log);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, tray);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, placement_chooser);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, hint_bar);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, round_summary);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, curtain);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, scores);
}

static void
ogc_table_class_init (OgcTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_table_dispose;
  widget_class->snapshot = ogc_table_snapshot;
  widget_class->map = ogc_table_map;
  widget_class->unmap = ogc_table_unmap;

  bind_template (widget_class);
  install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_PAGE_LAYOUT);
}

static void
ogc_table_init (OgcTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->slices = ogc_redraw_slices_new (GTK_WIDGET (self));
  self->focus = ogc_table_focus_new (GTK_WIDGET (self), focus_question);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb), self, G_CONNECT_SWAPPED);
  self->cues = ogc_cues_new (ogc_sound_get_default ());
  self->motion = ogc_motion_layer_new (gtk_stack_get_child_by_name (self->pages, "table"), self->cues);
  gtk_widget_set_parent (self->motion, GTK_WIDGET (self));
  g_signal_connect_object (self->motion, "rolling", G_CALLBACK (ogc_log_view_hold), self->log, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->motion, "rolling", G_CALLBACK (ogc_tray_view_hold), self->tray, G_CONNECT_SWAPPED);
  ogc_table_shortcuts_add (GTK_WIDGET (self));
  ogc_near_button_meet (GTK_WIDGET (self));
  ogc_placement_chooser_set_board (self->placement_chooser, self->board);
  ogc_tray_view_set_board (self->tray, GTK_WIDGET (self->board));
  g_signal_connect_object (self->placement_chooser, "chosen", G_CALLBACK (placement_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->placement_chooser, "refused", G_CALLBACK (placement_refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->placement_chooser, "described", G_CALLBACK (placement_described_cb), self,
                           G_CONNECT_SWAPPED);
  ogc_round_summary_set_board (self->round_summary, self->board);
  ogc_hint_bar_set_table (self->hint_bar, GTK_WIDGET (self), self->board, self->tray, self->log);
  g_signal_connect_object (self->hint_bar, "pointed", G_CALLBACK (hint_pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_bar, "chosen", G_CALLBACK (hint_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_bar, "refused", G_CALLBACK (hint_refused_cb), self, G_CONNECT_SWAPPED);
  self->take_back = ogc_take_back_period_new (GTK_WIDGET (self));
  g_signal_connect_object (self->take_back, "changed", G_CALLBACK (ogc_tray_view_set_take_back), self->tray,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "linked", G_CALLBACK (ogc_board_link), self->board, G_CONNECT_SWAPPED);
  update_actions (self);
}

GtkWidget *
ogc_table_new (void)
{
  return g_object_new (OGC_TYPE_TABLE, NULL);
}

OgcGame *
ogc_table_get_game (OgcTable *self)
{
  g_return_val_if_fail (OGC_IS_TABLE (self), NULL);

  return self->game;
}

void
ogc_table_set_game (OgcTable *self,
                    OgcGame  *game)
{
  g_return_if_fail (OGC_IS_TABLE (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  disconnect_game (self);
  g_set_object (&self->game, game);
  if (game != NULL)
    connect_game (self);
  update_actions (self);
}

OgcGuide *
ogc_table_get_guide (OgcTable *self)
{
  g_return_val_if_fail (OGC_IS_TABLE (self), NULL);

  return self->guide != NULL ? ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide)) : NULL;
}
