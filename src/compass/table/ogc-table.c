/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-private.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-building-cards.h"
#include "ogc-child-binding.h"
#include "ogc-group.h"
#include "ogc-guide-view.h"
#include "ogc-motion-layer.h"
#include "ogc-seat-popover.h"
#include "ogc-seat-view.h"
#include "ogc-seats-layout.h"
#include "ogc-table-shortcuts.h"
#include "ogc-text.h"
#include "ogc-tile-button.h"

enum {
  PROP_0,
  PROP_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcTable, ogc_table, GTK_TYPE_WIDGET)

static OgcTray *
tray_of (OgcTable *self)
{
  return ogc_game_get_tray (self->game);
}

static void
drop_popover (OgcTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->popover == NULL)
    return;
  /*
   * GTK before 4.24 keeps a reference to what has the focus inside for each time that it is hidden or taken away before
   * the next frame.
   */
  if (focus != NULL && gtk_widget_is_ancestor (focus, self->popover))
    gtk_root_set_focus (root, NULL);
  gtk_widget_set_visible (self->popover, FALSE); /* so that GTK forgets where the pointer is in it */
  g_clear_handle_id (&self->popover_cleanup_id, g_source_remove);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static gboolean
popover_cleanup_cb (gpointer data)
{
  OgcTable *self = OGC_TABLE (data);

  self->popover_cleanup_id = 0;
  drop_popover (self);
  return G_SOURCE_REMOVE;
}

/* Not at once: GTK still works on a popover that it says is closed. */
static void
popover_closed_cb (OgcTable *self)
{
  if (self->popover_cleanup_id == 0)
    self->popover_cleanup_id = g_idle_add (popover_cleanup_cb, self);
}

static void
finished_cb (OgcTable *self)
{
  const gboolean finished = ogc_game_get_finished (self->game);

  ogc_score_page_set_game (self->scores, finished ? self->game : NULL);
  gtk_stack_set_visible_child_name (self->pages, finished && !ogc_game_get_replay (self->game) ? "scores" : "table");
}

/* What the person at the table is to press next, or %NULL. */
static GtkWidget *
find_question (OgcTable *self)
{
  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return NULL;
  if (ogc_game_get_curtain (self->game))
    return ogc_curtain_get_button (self->curtain);
  if (!ogc_table_takes_input (self))
    return NULL;
  return ogc_game_get_ask_kind (self->game) == OGC_ASK_TAKE ? ogc_board_find_offered (self->board, -1)
                                                           : ogc_tray_view_get_first (self->tray);
}

/*
 * The focus goes to what is asked once that has its place, unless it is in a menu, in another popover or where one of
 * several placements is chosen.
 */
static void
focus_question (OgcTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *first = find_question (self);

  if (ogc_placement_chooser_is_open (self->placement_chooser)
      || (self->popover != NULL && gtk_widget_get_visible (self->popover))
      || (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return;
  if (first == NULL || gtk_widget_get_height (first) == 0)
    return;
  gtk_widget_grab_focus (first);
  ogc_board_scroll_to (self->board, first);
}

/*
 * Once more in the second frame: in the first GTK moves the focus on from what had it and is gone, and not all has its
 * place.
 */
static gboolean
focus_later_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  OgcTable *self = OGC_TABLE (widget);

  if (self->focus_frames-- > 1)
    return G_SOURCE_CONTINUE;
  self->focus_tick = 0;
  focus_question (self);
  return G_SOURCE_REMOVE;
}

static gboolean
focus_cb (gpointer data)
{
  OgcTable *self = OGC_TABLE (data);

  self->focus_id = 0;
  focus_question (self);
  self->focus_frames = 2;
  if (self->focus_tick == 0)
    self->focus_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_later_cb, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static void
focus_soon (OgcTable *self)
{
  if (self->focus_id == 0)
    self->focus_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, focus_cb, self, NULL); /* before the next frame is drawn */
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
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  ogc_curtain_set_seat (self->curtain, seat);
  gtk_stack_set_visible_child_name (self->pages, "curtain");
  focus_soon (self); /* not at once, lest a key that is pressed again lifts it */
}

/* On request each tile that may be taken says what it would add to the chooser's gold. */
static void
update_tile_values_below (OgcTable  *self,
                          GtkWidget *widget)
{
  g_autofree char *text = NULL;
  OgcTile *tile;
  int value;

  if (!OGC_IS_TILE_BUTTON (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        update_tile_values_below (self, child);
      return;
    }
  tile = ogc_tile_button_get_tile (OGC_TILE_BUTTON (widget));
  if (self->show_tile_values && ogc_game_get_worth (self->game, tile, &value))
    /* TRANSLATORS: gold that a tile would add, with its sign */
    text = g_strdup_printf (C_("gold", "%+d"), value);
  ogc_tile_button_set_worth (OGC_TILE_BUTTON (widget), text);
}

static void
asked_cb (OgcTable *self)
{
  if (self->popover != NULL && !OGC_IS_SEAT_POPOVER (self->popover)) /* which follows its seat */
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  ogc_placement_chooser_close (self->placement_chooser);
  ogc_table_update_tile_values (self);
  focus_soon (self);
}

static void
pick_changed_cb (OgcTable *self)
{
  ogc_placement_chooser_close (self->placement_chooser);
}

/*
 * Dice, buttons and tiles may go by a decision. GTK would move the focus on from them to the first button of the
 * window, and a key that is pressed again would press that; rather nothing has the focus until it comes to what is
 * asked next.
 */
static void
drop_focus (OgcTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && (OGC_IS_TILE_BUTTON (focus) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->tray)))
      && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
}

/* Everything shows what is before it changes. */
static void
decided_cb (OgcTable *self)
{
  ogc_placement_chooser_close (self->placement_chooser);
  drop_focus (self);
}

/* The curtain falls from above, and rises. */
static void
page_changed_cb (OgcTable *self)
{
  ogc_redraw_slices_start (self->wipe, g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "table") == 0);
}

/*
 * Nearly everything changes with a round, and when dice are left over; something in many places whatever else happens.
 */
static void
event_cb (OgcTable       *self,
          const OgcEvent *event)
{
  if (event->kind == OGC_EVENT_ROUND_BEGAN || event->kind == OGC_EVENT_LEFT_OVER)
    ogc_redraw_slices_start (self->wipe, TRUE);
  else
    ogc_redraw_slices_start_quick (self->wipe);
}

static void
placement_chosen_cb (OgcTable     *self,
                     OgcPlacement *placement)
{
  g_autoptr (GError) error = NULL;

  if (!ogc_game_take (self->game, ogc_placement_get_decision (placement), &error))
    ogc_table_show_refusal (self, error->message, ogc_text_get_refusal (error));
}

static void
placement_refused_cb (OgcTable   *self,
                      const char *reason,
                      guint       rule)
{
  ogc_table_show_refusal (self, reason != NULL ? reason : ogc_table_why_nothing (self), rule);
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
  ogc_table_show_refusal (self, reason, OGC_RULE_NONE);
}

static void
hint_pointed_cb (OgcTable *self,
                 OgcHint  *hint)
{
  if (!ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_board_preview (self->board, hint != NULL ? ogc_hint_get_placement (hint) : NULL);
}

/* Picks up the dice that the hint is about. */
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

static void
linked_cb (OgcLogView *log,
           int         building,
           OgcTable   *self)
{
  ogc_board_link (self->board, building);
}

static GtkWidget *
create_seat (gpointer item,
             gpointer user_data)
{
  return ogc_seat_view_new (item);
}

static void
set_cards (OgcTable *self)
{
  g_autoptr (GPtrArray) cards = ogc_building_cards_create (self->game);

  for (guint i = 0; i < cards->len; i++)
    ogc_placement_chooser_watch_card (self->placement_chooser, cards->pdata[i]);
  ogc_board_set_cards (self->board, cards);
}

/* Sends the guide away, if there is one. */
static void
drop_guide (OgcTable *self)
{
  if (self->guide == NULL)
    return;
  ogc_guide_view_end (OGC_GUIDE_VIEW (self->guide));
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->guide)), self->guide);
  self->guide = NULL;
}

static void
disconnect_game (OgcTable *self)
{
  if (self->game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (tray_of (self), self);
  ogc_take_back_set_game (self->take_back, NULL);
  ogc_hints_controller_set_game (self->hints, NULL);
  ogc_placement_chooser_close (self->placement_chooser);
  drop_popover (self);
  drop_guide (self);
  ogc_board_set_cards (self->board, NULL);
  ogc_child_binding_clear (self->seats);
  ogc_log_view_set_log (self->log, NULL);
  ogc_motion_layer_set_game (OGC_MOTION_LAYER (self->motion), NULL);
  ogc_cues_set_game (self->cues, NULL);
  ogc_tray_view_set_game (self->tray, NULL);
  ogc_round_summary_set_game (self->round_strip, NULL);
  ogc_score_page_set_game (self->scores, NULL);
}

static void
connect_game (OgcTable *self)
{
  ogc_child_binding_bind (self->seats, ogc_game_get_seats (self->game), create_seat, self);
  ogc_log_view_set_log (self->log, ogc_game_get_log (self->game));
  ogc_tray_view_set_game (self->tray, self->game);
  ogc_round_summary_set_game (self->round_strip, self->game);
  set_cards (self);
  ogc_hints_controller_set_game (self->hints, self->game);
  ogc_motion_layer_set_game (OGC_MOTION_LAYER (self->motion), self->game);
  ogc_cues_set_game (self->cues, self->game);
  g_signal_connect_object (self->game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  ogc_take_back_set_game (self->take_back, self->game);
  g_signal_connect_object (self->game, "notify::curtain", G_CALLBACK (curtain_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::curtain-seat", G_CALLBACK (curtain_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::answerable", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray_of (self), "notify", G_CALLBACK (ogc_table_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray_of (self), "notify::n-picked", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
  finished_cb (self);
  curtain_changed_cb (self);
  asked_cb (self);
  ogc_redraw_slices_start (self->wipe, FALSE);
}

static void
ogc_table_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  OgcTable *self = OGC_TABLE (widget);
  GtkSnapshot *inner = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  if (!ogc_redraw_slices_keeps (self->wipe))
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->pages), inner);
  node = gtk_snapshot_free_to_node (inner);
  ogc_redraw_slices_append (self->wipe, snapshot, node);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != GTK_WIDGET (self->pages))
      gtk_widget_snapshot_child (widget, child, snapshot);
}

/* It comes strip by strip too. */
static void
ogc_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ogc_table_parent_class)->map (widget);

  ogc_redraw_slices_start (OGC_TABLE (widget)->wipe, FALSE);
}

static void
ogc_table_unmap (GtkWidget *widget)
{
  ogc_redraw_slices_forget (OGC_TABLE (widget)->wipe);

  GTK_WIDGET_CLASS (ogc_table_parent_class)->unmap (widget);
}

static void
ogc_table_dispose (GObject *object)
{
  OgcTable *self = OGC_TABLE (object);
  GtkWidget *child;

  g_clear_handle_id (&self->focus_id, g_source_remove);
  if (self->board != NULL)
    disconnect_game (self);
  drop_popover (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->board = NULL;
  g_clear_object (&self->take_back);
  g_clear_object (&self->hints);
  g_clear_object (&self->cues);
  g_clear_pointer (&self->wipe, ogc_redraw_slices_free);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_table_parent_class)->dispose (object);
}

static void
ogc_table_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  OgcTable *self = OGC_TABLE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_table_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  OgcTable *self = OGC_TABLE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      ogc_table_set_game (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
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
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/table/table.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcTable, pages);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, board);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, seats);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, log);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, tray);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, placement_chooser);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, hint_bar);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, round_strip);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, curtain);
  gtk_widget_class_bind_template_child (widget_class, OgcTable, scores);
}

static void
ogc_table_class_init (OgcTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_table_dispose;
  object_class->get_property = ogc_table_get_property;
  object_class->set_property = ogc_table_set_property;
  widget_class->snapshot = ogc_table_snapshot;
  widget_class->map = ogc_table_map;
  widget_class->unmap = ogc_table_unmap;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, OGC_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (widget_class);
  ogc_table_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "table");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_table_init (OgcTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->wipe = ogc_redraw_slices_new (GTK_WIDGET (self));
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb), self, G_CONNECT_SWAPPED);
  self->motion = ogc_motion_layer_new (GTK_WIDGET (self->pages));
  gtk_widget_set_parent (self->motion, GTK_WIDGET (self));
  ogc_table_shortcuts_add (GTK_WIDGET (self));
  ogc_placement_chooser_set_board (self->placement_chooser, self->board);
  g_signal_connect_object (self->placement_chooser, "chosen", G_CALLBACK (placement_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->placement_chooser, "refused", G_CALLBACK (placement_refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->placement_chooser, "described", G_CALLBACK (placement_described_cb), self,
                           G_CONNECT_SWAPPED);
  self->cues = ogc_cues_new (ogc_sound_get_default ());
  self->hints = ogc_hints_controller_new (GTK_WIDGET (self), self->hint_bar, self->board, self->tray);
  g_signal_connect_object (self->hints, "pointed", G_CALLBACK (hint_pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hints, "chosen", G_CALLBACK (hint_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hints, "refused", G_CALLBACK (hint_refused_cb), self, G_CONNECT_SWAPPED);
  self->take_back = ogc_take_back_new (GTK_WIDGET (self));
  g_signal_connect_object (self->take_back, "changed", G_CALLBACK (ogc_tray_view_set_take_back), self->tray,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "linked", G_CALLBACK (linked_cb), self, 0);
  ogc_table_update_actions (self);
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
  ogc_table_update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
ogc_table_begin_guide (OgcTable *self)
{
  g_autoptr (OgcGuide) guide = NULL;

  g_return_if_fail (OGC_IS_TABLE (self));
  g_return_if_fail (self->game != NULL);

  drop_guide (self);
  guide = ogc_guide_new (self->game);
  self->guide = ogc_guide_view_new (guide, self->board, self->tray);
  gtk_widget_insert_before (self->guide, gtk_widget_get_parent (GTK_WIDGET (self->tray)), GTK_WIDGET (self->tray));
}

OgcGuide *
ogc_table_get_guide (OgcTable *self)
{
  g_return_val_if_fail (OGC_IS_TABLE (self), NULL);

  return self->guide != NULL ? ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide)) : NULL;
}

gboolean
ogc_table_takes_input (OgcTable *self)
{
  return self->game != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && ogc_game_get_answerable (self->game);
}

void
ogc_table_show_popover (OgcTable        *self,
                        GtkWidget       *popover,
                        GtkWidget       *anchor,
                        GtkPositionType  position)
{
  graphene_rect_t bounds;

  drop_popover (self);
  self->popover = popover;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  if (gtk_widget_compute_bounds (anchor, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                                 &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                   (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_set_position (GTK_POPOVER (popover), position);
  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
ogc_table_show_refusal (OgcTable   *self,
                        const char *refusal,
                        OgcRule     rule)
{
  ogc_tray_view_set_refusal (self->tray, refusal, rule);
  ogc_cues_refuse (self->cues);
}

const char *
ogc_table_why_nothing (OgcTable *self)
{
  switch (ogc_game_get_ask_kind (self->game))
    {
    case OGC_ASK_ROLL:
      return _("Roll the dice first.");
    case OGC_ASK_TAKE:
      return _("Choose one of the tiles that light up first.");
    case OGC_ASK_GIFT:
      return _("Use “A Timely Gift” or keep it first.");
    default:
      return _("Pick dice in the tray first, then choose a building.");
    }
}

void
ogc_table_update_tile_values (OgcTable *self)
{
  update_tile_values_below (self, GTK_WIDGET (self->board));
}
