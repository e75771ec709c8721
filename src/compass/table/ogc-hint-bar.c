/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint-bar.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-choice-button.h"
#include "ogc-group.h"
#include "ogc-hint-layer.h"
#include "ogc-hint-provider.h"
#include "ogc-live-region.h"
#include "ogc-motion-targets.h"
#include "ogc-preferences.h"
#include "ogc-row-layout.h"
#include "ogc-win-estimator.h"
#include "ogc-wrap-layout.h"

struct _OgcHintBar
{
  GtkWidget parent_instance;

  OgcHintLayer    *layer;
  OgcBoard        *board;
  OgcTrayView     *tray;
  OgcLogView      *log;
  int              covered;  /* pixels of the lower end of the log */
  guint            covering; /* the source that tells the log, or 0 */
  OgcGame         *game;
  OgcHintProvider *hint_provider; /* while there is a game */
  OgcWinEstimator *win_estimator; /* likewise */
  GtkWidget       *advised; /* nullable, weak: the tile of the hint that was clicked */

  GtkWidget       *spinner;
  GtkLabel        *title;
  GtkWidget       *rows;
};

enum {
  POINTED,
  CHOSEN,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcHintBar, ogc_hint_bar, GTK_TYPE_WIDGET)

/* Sizes of the strip and of its hints, as in its template and style. */
#define MARGIN 6
#define LEAST_HEIGHT 100

/* The set that a placement joins, its space, or the card. */
static GtkWidget *
find_place (OgcHintBar        *self,
            const OgcDecision *decision)
{
  GtkWidget *stage = GTK_WIDGET (self->board);
  const OgcEvent item = { .building = OGC_TEMPLE, .tile_kind = OGC_TILE_ITEM, .tile = OGC_NO_TILE,
                          .place = decision->place };
  const unsigned owner = decision->neutral ? OGC_NEUTRAL : (unsigned) ogc_game_get_asked (self->game);
  GtkWidget *place = NULL;

  if (decision->building == OGC_TEMPLE)
    place = ogc_motion_targets_find_offer (stage, NULL, &item);
  else if (decision->building == OGC_ARCHIVES && decision->place > 0)
    place = ogc_motion_targets_find_die (stage, NULL, OGC_ARCHIVES, owner, ogc_dice_lowest (decision->dice),
                                         decision->place);
  return place != NULL ? place : GTK_WIDGET (ogc_board_find_card (self->board, decision->building));
}

static GtkWidget *
find_target (OgcHint  *hint,
             gpointer  user_data)
{
  OgcHintBar *self = OGC_HINT_BAR (user_data);
  const OgcDecision *decision = ogc_hint_get_decision (hint);
  GtkWidget *button;

  if (decision->kind == OGC_DECISION_PLACE)
    return find_place (self, decision);
  if (decision->kind != OGC_DECISION_TAKE)
    return ogc_tray_view_get_button (self->tray, decision->kind);
  button = ogc_board_find_offered (self->board, decision->tile);
  return button != NULL ? gtk_button_get_child (GTK_BUTTON (button)) : NULL;
}

/* Marks the tile that a hint says, which the focus alone would show only for a moment. */
static void
mark_tile (OgcHintBar *self,
           GtkWidget  *tile)
{
  if (self->advised != NULL)
    gtk_widget_remove_css_class (self->advised, "advised");
  if (tile != NULL)
    gtk_widget_add_css_class (tile, "advised");
  g_set_weak_pointer (&self->advised, tile);
}

/* Focuses what has to be pressed next, so that it is seen also by somebody who uses the mouse. */
static void
focus_next (OgcHintBar *self,
            OgcHint    *hint)
{
  const OgcDecision *decision = ogc_hint_get_decision (hint);
  GtkWidget *next;

  if (decision->kind == OGC_DECISION_PLACE)
    next = ogc_building_card_get_title (ogc_board_find_card (self->board, decision->building));
  else if (decision->kind == OGC_DECISION_TAKE)
    next = ogc_board_find_offered (self->board, decision->tile);
  else
    next = ogc_tray_view_get_button (self->tray, decision->kind);
  mark_tile (self, decision->kind == OGC_DECISION_TAKE ? next : NULL);
  if (next == NULL)
    return;
  gtk_widget_grab_focus (next);
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (next)), TRUE);
}

static gboolean
covered_cb (gpointer data)
{
  OgcHintBar *self = OGC_HINT_BAR (data);

  self->covering = 0;
  ogc_log_view_set_covered (self->log, gtk_widget_get_visible (GTK_WIDGET (self)) ? self->covered : 0);
  return G_SOURCE_REMOVE;
}

/* Tells the log how much of it is covered from @top, but not while that is being laid out. */
static void
cover_log (OgcHintBar *self,
           GtkWidget  *overlay,
           int         top)
{
  graphene_rect_t log;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self->log), overlay, &log))
    return;
  self->covered = MAX (0, (int) (log.origin.y + log.size.height) - top);
  if (self->covering == 0)
    self->covering = g_idle_add_full (G_PRIORITY_HIGH_IDLE, covered_cb, self, NULL);
}

/* Places the bar over the log and some of the players, or over the lower end of the board, so that nothing moves. Long
 * words may need more width than they have. */
static gboolean
place_cb (OgcHintBar   *self,
          GtkWidget    *child,
          GdkRectangle *place,
          GtkOverlay   *overlay)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (overlay));
  GtkWidget *side = ogc_board_get_side (self->board);
  graphene_rect_t bounds;
  int wanted, rows, least;

  if (child != GTK_WIDGET (self))
    return FALSE;
  *place = (GdkRectangle) { 0, 0, gtk_widget_get_width (GTK_WIDGET (overlay)), 0 };
  if (side != NULL && gtk_widget_compute_bounds (side, GTK_WIDGET (overlay), &bounds))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      least = MIN (MAX (least, (int) bounds.size.width), place->width);
      place->x = place->width - least;
      place->width = least;
    }
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, NULL, &wanted, NULL, NULL);
  /* A scrolled child asks only for its minimum height, because it does not know the width. */
  gtk_widget_measure (self->rows, GTK_ORIENTATION_VERTICAL, place->width - 2 * MARGIN, NULL, &rows, NULL, NULL);
  place->height = MIN (wanted + MAX (0, rows - LEAST_HEIGHT), side != NULL ? height * 2 / 3 : height / 2);
  place->y = height - place->height;
  if (side != NULL)
    cover_log (self, GTK_WIDGET (overlay), place->y);
  return TRUE;
}

static void
clicked_cb (OgcHintBar      *self,
            OgcChoiceButton *row)
{
  g_autoptr (OgcHint) hint = g_object_ref (ogc_choice_button_get_item (row));

  if (!ogc_game_get_answerable (self->game))
    return;
  g_signal_emit (self, signals[CHOSEN], 0, hint);
  focus_next (self, hint);
}

static void
pointed_cb (OgcHintBar      *self,
            gboolean         pointed,
            OgcChoiceButton *row)
{
  if (self->game != NULL)
    g_signal_emit (self, signals[POINTED], 0, pointed ? ogc_choice_button_get_item (row) : NULL);
}

/* Adds what the hint promises and why it is good, or that it is as good as @equal. Screen readers hear all of it, with
 * Arabic numbers, because some would spell out Roman ones. */
static void
add_promise (OgcChoiceButton *row,
             OgcHint         *hint,
             OgcHint         *equal)
{
  const char *reason = ogc_hint_get_reason (hint);
  /* TRANSLATORS: gold, and the chance to win: "At the end: 17.3 gold, 42% to win." */
  g_autofree char *expected = g_strdup_printf (_("At the end: %s"), ogc_hint_get_expectation (hint));
  g_autofree char *description = NULL;

  if (equal == NULL)
    ogc_choice_button_add_line (row, expected, "hint-expectation");
  else
    {
      const unsigned number = ogc_hint_get_number (equal);
      g_autofree char *digits = g_strdup_printf ("%u", number);
      /* TRANSLATORS: %s is the number of another hint: a Roman one that is seen, or digits that a screen reader says */
      g_autofree char *seen = g_strdup_printf (_("As good as hint %s"), ogc_hint_layer_numeral (number));
      g_autofree char *said = g_strdup_printf (_("As good as hint %s"), digits);

      ogc_choice_button_add_line (row, seen, "hint-equal");
      /* TRANSLATORS: "As good as hint 1", and sentences that say why, for a screen reader */
      description = g_strdup_printf (C_("hint", "%s. %s"), said, reason);
    }
  if (equal == NULL || !g_str_equal (reason, ogc_hint_get_reason (equal)))
    ogc_choice_button_add_line (row, reason, "proposal-detail");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : reason, -1);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  OgcHintBar *self = OGC_HINT_BAR (user_data);
  OgcHint *hint = OGC_HINT (item);
  GtkWidget *row = ogc_choice_button_new (hint, ogc_hint_layer_numeral (ogc_hint_get_number (hint)), "hint-mark");
  /* TRANSLATORS: one of the best decisions: its number, the decision, and what it promises ("17.3 gold, 42% to
   * win") */
  g_autofree char *label = g_strdup_printf (_("Hint %u: %s. %s."), ogc_hint_get_number (hint),
                                            ogc_hint_get_title (hint),
                                            ogc_hint_get_expectation (hint));

  ogc_choice_button_add_line (OGC_CHOICE_BUTTON (row), ogc_hint_get_title (hint), "proposal-title");
  add_promise (OGC_CHOICE_BUTTON (row), hint, ogc_hint_provider_find_equal (self->hint_provider, hint));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (row, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
update_view (OgcHintBar *self)
{
  const gboolean thinking = ogc_hint_provider_get_thinking (self->hint_provider);
  const char *title = thinking ? _("Thinking…") : _("Hint");

  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hint"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), ogc_hint_provider_get_active (self->hint_provider));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    ogc_log_view_set_covered (self->log, 0);
}

/* Moves the focus of the person who asked to the best hint. */
static void
hints_changed_cb (OgcHintBar *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->rows);

  gtk_widget_set_visible (gtk_widget_get_ancestor (self->rows, GTK_TYPE_SCROLLED_WINDOW), first != NULL);
  if (first == NULL)
    mark_tile (self, NULL);
  else if (gtk_widget_get_next_sibling (first) == NULL)
    gtk_widget_grab_focus (first);
}

static void
ogc_hint_bar_dispose (GObject *object)
{
  OgcHintBar *self = OGC_HINT_BAR (object);

  if (self->rows != NULL)
    ogc_hint_bar_set_game (self, NULL);
  g_clear_handle_id (&self->covering, g_source_remove);
  g_clear_weak_pointer (&self->advised);
  g_clear_object (&self->log);
  ogc_child_binding_clear (GTK_WIDGET (self));
  self->rows = NULL;

  G_OBJECT_CLASS (ogc_hint_bar_parent_class)->dispose (object);
}

static void
ogc_hint_bar_class_init (OgcHintBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_hint_bar_dispose;

  signals[POINTED] = g_signal_new ("pointed", OGC_TYPE_HINT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, OGC_TYPE_HINT);
  signals[CHOSEN] = g_signal_new ("chosen", OGC_TYPE_HINT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, OGC_TYPE_HINT);
  signals[REFUSED] = g_signal_new ("refused", OGC_TYPE_HINT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/hint-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcHintBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, OgcHintBar, title);
  gtk_widget_class_bind_template_child (widget_class, OgcHintBar, rows);
  gtk_widget_class_set_css_name (widget_class, "hintbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_hint_bar_init (OgcHintBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->title));
}

void
ogc_hint_bar_set_table (OgcHintBar  *self,
                        GtkWidget   *table,
                        OgcBoard    *board,
                        OgcTrayView *tray,
                        OgcLogView  *log)
{
  g_return_if_fail (OGC_IS_HINT_BAR (self));
  g_return_if_fail (GTK_IS_WIDGET (table) && OGC_IS_BOARD (board) && OGC_IS_TRAY_VIEW (tray));
  g_return_if_fail (OGC_IS_LOG_VIEW (log));

  self->log = g_object_ref (log);
  self->board = board;
  self->tray = tray;
  self->layer = OGC_HINT_LAYER (ogc_hint_layer_new (find_target, self));
  gtk_widget_set_parent (GTK_WIDGET (self->layer), table);
  g_signal_connect_object (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_OVERLAY), "get-child-position",
                           G_CALLBACK (place_cb), self, G_CONNECT_SWAPPED);
}

void
ogc_hint_bar_set_game (OgcHintBar *self,
                       OgcGame    *game)
{
  GListModel *hints;

  g_return_if_fail (OGC_IS_HINT_BAR (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game != NULL)
    {
      ogc_hint_provider_dismiss (self->hint_provider);
      g_signal_handlers_disconnect_by_data (self->hint_provider, self);
      g_signal_handlers_disconnect_by_data (ogc_hint_provider_get_hints (self->hint_provider), self);
      ogc_child_binding_clear (self->rows);
      ogc_hint_layer_set_hints (self->layer, NULL);
      g_clear_object (&self->hint_provider);
      ogc_win_estimator_set_enabled (self->win_estimator, FALSE);
      g_clear_object (&self->win_estimator);
    }
  g_set_object (&self->game, game);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  ogc_log_view_set_covered (self->log, 0);
  if (game == NULL)
    return;
  self->hint_provider = ogc_hint_provider_new (game);
  self->win_estimator = ogc_win_estimator_new (game);
  g_settings_bind (ogc_preferences_get_default (), OGC_PREFERENCE_SHOW_ESTIMATE, self->win_estimator, "enabled",
                   G_SETTINGS_BIND_GET);
  hints = ogc_hint_provider_get_hints (self->hint_provider);
  ogc_child_binding_bind (self->rows, hints, create_row, self);
  g_signal_connect_object (hints, "items-changed", G_CALLBACK (hints_changed_cb), self, G_CONNECT_SWAPPED);
  hints_changed_cb (self);
  g_signal_connect_object (self->hint_provider, "notify", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  update_view (self);
  ogc_hint_layer_set_hints (self->layer, hints);
}

void
ogc_hint_bar_toggle (OgcHintBar        *self,
                     const OgcDecision *proposal)
{
  GtkWidget *button;

  g_return_if_fail (OGC_IS_HINT_BAR (self));

  if (self->game == NULL)
    return;
  if (ogc_hint_provider_get_active (self->hint_provider))
    {
      button = ogc_tray_view_get_hint_button (self->tray);
      ogc_hint_provider_dismiss (self->hint_provider);
      if (gtk_widget_get_visible (button)) /* so that the focus does not vanish with the strip */
        gtk_widget_grab_focus (button);
    }
  else if (gtk_widget_get_mapped (GTK_WIDGET (self->board)) && ogc_game_get_answerable (self->game))
    ogc_hint_provider_ask (self->hint_provider, proposal);
  else
    g_signal_emit (self, signals[REFUSED], 0, _("There is nothing for you to decide right now."));
}

gboolean
ogc_hint_bar_get_active (OgcHintBar *self)
{
  g_return_val_if_fail (OGC_IS_HINT_BAR (self), FALSE);

  return self->hint_provider != NULL && ogc_hint_provider_get_active (self->hint_provider);
}
