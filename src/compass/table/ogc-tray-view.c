/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tray-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-die-button.h"
#include "ogc-die-view.h"
#include "ogc-group.h"
#include "ogc-key-bindings.h"
#include "ogc-last-moves-view.h"
#include "ogc-live-region.h"
#include "ogc-row-layout.h"
#include "ogc-scale-to-fit-layout.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-texture-cache.h"
#include "ogc-tile-choices.h"
#include "ogc-tooltip.h"
#include "ogc-tray-layout.h"
#include "ogc-wrap-layout.h"

struct _OgcTrayView
{
  GtkWidget parent_instance;

  OgcGame *game;
  char    *hint;
  gboolean refusal;
  gboolean take_back; /* whether the last placement can be taken back */
  OgcRule  why; /* the rule behind the refusal, until something else is picked or asked */

  GtkWidget *board; /* above the tray, in a scrolled window */
  guint      room_source;
  gboolean   guided;
  GtkWidget *hand;
  GtkWidget *own;
  GtkWidget *separator;
  GtkWidget *neutral;
  GtkWidget *roll;
  GtkWidget *help;
  GtkLabel  *help_count;
  GtkWidget *reroll;
  GtkLabel  *reroll_cost;
  GtkWidget *power;
  GtkLabel  *power_count;
  GtkWidget *end_turn;
  GtkWidget *gift;
  GtkWidget *pass;
  GtkWidget *scores;
  GtkWidget *tile_values;
  GtkWidget *hint_button;
  GtkWidget *undo;
  OgcTileChoices *choices;
  GtkWidget *question; /* who is asked, and for what */
  OgcLiveRegion *announcer;
  OgcLastMovesView *since;
  GtkWidget *spinner;
  OgcCrest  *mark;
  GtkWidget *told; /* the texts; has the focus while there is nothing to answer */
  GtkLabel  *asked;
  GtkLabel  *expectation;
  GtkLabel  *summary;
  GtkWidget *why_button;
};

G_DEFINE_FINAL_TYPE (OgcTrayView, ogc_tray_view, GTK_TYPE_WIDGET)

#define CREST 48
#define SMALL_CREST 38
/* The part of its width that a caption may take. */
#define CAPTION_SHARE 0.9f

/*
 * Picks all dice of a value on the second click. The tray claims it before the die, whose button would put back what
 * the first click picked; a gesture on the button itself would come too late.
 */
static void
released_cb (OgcTrayView *self,
             int          n_press,
             double       x,
             double       y,
             GtkGesture  *click)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *button = widget != NULL ? gtk_widget_get_ancestor (widget, OGC_TYPE_DIE_BUTTON) : NULL;
  OgcDie *die;

  if (n_press != 2 || button == NULL)
    return;
  die = ogc_die_button_get_die (OGC_DIE_BUTTON (button));
  if (!ogc_die_get_pickable (die))
    return;
  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  ogc_tray_pick_value (ogc_game_get_tray (self->game), ogc_die_get_value (die), ogc_die_get_owner (die) == OGC_NEUTRAL);
}

static GtkWidget *
create_die (gpointer item,
            gpointer user_data)
{
  OgcTrayView *self = OGC_TRAY_VIEW (user_data);
  OgcSeat *seat = ogc_game_get_seat (self->game, ogc_die_get_owner (item));

  return ogc_die_button_new (item, seat != NULL ? ogc_seat_get_emblem (seat) : NULL);
}

static gboolean
get_flag (OgcTray    *tray,
          const char *property)
{
  gboolean flag;

  g_object_get (tray, property, &flag, NULL);
  return flag;
}

static unsigned
get_count (OgcTray    *tray,
           const char *property)
{
  guint count;

  g_object_get (tray, property, &count, NULL);
  return count;
}

/* Says how many there are, unless there is one; a number alone would look like a price. */
static void
set_count (GtkLabel *label,
           unsigned  count)
{
  /* TRANSLATORS: how many there are of a tile */
  g_autofree char *text = g_strdup_printf (_("×%u"), count);

  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), count > 1);
}

/* Describes the button, or says why it cannot be pressed. */
static void
explain_button (OgcTrayView     *self,
                GtkWidget       *button,
                OgcDecisionKind  kind,
                const char      *what)
{
  g_autofree char *refusal = NULL;
  g_autofree char *tooltip = NULL;

  if (!gtk_widget_get_visible (button))
    return;
  refusal = ogc_tray_dup_refusal (ogc_game_get_tray (self->game), kind);
  tooltip = refusal != NULL ? g_strdup_printf ("%s\n%s", what, refusal) : g_strdup (what);
  ogc_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
}

/* The same, including the key. */
static void
explain_key (OgcTrayView     *self,
             GtkWidget       *button,
             OgcDecisionKind  kind,
             const char      *what,
             OgcKeyAction     key)
{
  g_autofree char *tooltip = ogc_key_bindings_dup_tooltip (key, what);

  explain_button (self, button, kind, tooltip);
}

static void
explain_buttons (OgcTrayView *self)
{
  unsigned cost = get_count (ogc_game_get_tray (self->game), "reroll-cost");
  g_autofree char *reroll = g_strdup_printf (ngettext ("Rerolls the picked dice for %u knowledge token",
                                                       "Rerolls the picked dice for %u knowledge tokens",
                                                       cost),
                                             cost);
  g_autofree char *worth = ogc_key_bindings_dup_tooltip (OGC_KEY_ACTION_WORTH,
                                                         _("Shows on each tile how much gold it is worth to you now"));

  explain_key (self, self->roll, OGC_DECISION_ROLL, _("Rolls all dice in hand"), OGC_KEY_ACTION_ROLL);
  explain_button (self, self->help, OGC_DECISION_HELP, _("A Little Help: two extra dice for the rest of this round"));
  explain_key (self, self->reroll, OGC_DECISION_REROLL, reroll, OGC_KEY_ACTION_ROLL);
  explain_key (self, self->power, OGC_DECISION_POWER,
               _("A Compelling Power: turn one or two of your dice to other values"), OGC_KEY_ACTION_POWER);
  explain_key (self, self->end_turn, OGC_DECISION_END_TURN, _("Ends your turn without placing neutral dice"),
               OGC_KEY_ACTION_END_TURN);
  explain_button (self, self->gift, OGC_DECISION_GIFT, _("A Timely Gift: take another whole turn"));
  explain_button (self, self->pass, OGC_DECISION_PASS, _("Keeps “A Timely Gift” for later"));
  gtk_widget_set_tooltip_text (self->tile_values, worth);
}

static void
update_buttons (OgcTrayView *self)
{
  OgcTray *tray = ogc_game_get_tray (self->game);
  gboolean answerable = ogc_game_get_answerable (self->game);
  gboolean placing = ogc_tray_get_active (tray) && ogc_game_get_ask_kind (self->game) == OGC_ASK_PLACE;
  g_autofree char *cost = g_strdup_printf ("%u", get_count (tray, "reroll-cost"));

  gtk_widget_set_visible (self->roll, get_flag (tray, "can-roll"));
  gtk_widget_set_visible (self->help, get_flag (tray, "can-help"));
  gtk_widget_set_visible (self->reroll, placing);
  gtk_widget_set_visible (self->power, placing && get_count (tray, "powers") > 0);
  gtk_widget_set_visible (self->end_turn, get_flag (tray, "can-end-turn"));
  gtk_widget_set_visible (self->gift, get_flag (tray, "can-gift"));
  gtk_widget_set_visible (self->pass, get_flag (tray, "can-pass"));
  gtk_widget_set_visible (self->tile_values, answerable && ogc_game_get_ask_kind (self->game) == OGC_ASK_TAKE);
  gtk_widget_set_visible (self->hint_button, answerable);
  gtk_widget_set_visible (self->undo, self->take_back);
  gtk_widget_set_visible (self->scores, ogc_game_get_finished (self->game));
  set_count (self->help_count, get_count (tray, "helps"));
  gtk_label_set_text (self->reroll_cost, cost);
  set_count (self->power_count, get_count (tray, "powers"));
  explain_buttons (self);
}

/* Whether a computer player waits until somebody has read what a guide says. */
static gboolean
waits_for_reader (OgcTrayView *self)
{
  return self->guided && ogc_game_get_thinking (self->game);
}

/* The text below the question. */
static const char *
find_summary (OgcTrayView *self)
{
  const char *summary = ogc_tray_get_summary (ogc_game_get_tray (self->game));

  if (self->hint != NULL)
    return self->hint;
  if (*ogc_game_get_reason (self->game) != '\0' && !waits_for_reader (self))
    return ogc_game_get_reason (self->game);
  if (self->take_back && ogc_game_get_can_undo (self->game) && (summary == NULL || *summary == '\0'))
    return _("You can still undo this.");
  return summary;
}

/* Shows a link to the rule of a refusal. */
static void
set_why (OgcTrayView *self,
         OgcRule      why)
{
  g_autofree char *tooltip = NULL;

  self->why = *ogc_text_rule_number (why) != '\0' ? why : OGC_RULE_NONE; /* two of the values are not rules */
  gtk_widget_set_visible (self->why_button, self->why != OGC_RULE_NONE);
  if (self->why == OGC_RULE_NONE)
    return;
  /* TRANSLATORS: on a button; the sentence says why something was refused */
  tooltip = g_strdup_printf (_("Shows the rule: %s"), ogc_text_refusal (why, NULL));
  ogc_tooltip_set (self->why_button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->why_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
}

static void
why_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  OgcTrayView *self = OGC_TRAY_VIEW (widget);

  if (self->why != OGC_RULE_NONE && self->game != NULL)
    gtk_widget_activate_action (widget, "win.rules-at", "(uu)", self->why, ogc_game_get_setup (self->game)->b);
}

/* Whether the ribbon is visible; it gives way to any other text. */
static gboolean
shows_ribbon (OgcTrayView *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->since)) && !gtk_widget_get_visible (GTK_WIDGET (self->summary));
}

/* The ribbon wants no more room than it needs without names, and shows them only in what is left over. If it took room
 * from the dice, these would move when the first of two clicks hides it. */
static void
measure_ribbon (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
allocate_ribbon (GtkWidget *widget,
                 int        width,
                 int        height,
                 int        baseline)
{
  GtkWidget *ribbon = gtk_widget_get_first_child (widget);
  int wanted;

  gtk_widget_measure (ribbon, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  wanted = MIN (wanted, width);
  gtk_widget_size_allocate (ribbon, &(GtkAllocation) { width - wanted, 0, wanted, height }, -1);
}

/* Shows whose decision it is; there is less room below the ribbon. */
static void
update_asked (OgcTrayView *self)
{
  int asked = ogc_game_get_asked (self->game);
  OgcSeat *seat = asked >= 0 ? ogc_game_get_seat (self->game, (unsigned) asked) : NULL;

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->since)), shows_ribbon (self));
  ogc_crest_set_side (self->mark, shows_ribbon (self) ? SMALL_CREST : CREST);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), seat != NULL);
  if (seat != NULL)
    {
      ogc_crest_set_seat (self->mark, ogc_seat_get_index (seat), ogc_seat_get_emblem (seat));
      gtk_label_set_text (self->asked, ogc_seat_get_name (seat));
    }
  /* This is set only once, because screen readers hear of each change. */
  gtk_widget_set_visible (GTK_WIDGET (self->asked),
                          seat != NULL
                          && !g_str_has_prefix (ogc_game_get_prompt (self->game), ogc_seat_get_name (seat))
                          && !gtk_widget_get_visible (GTK_WIDGET (self->summary))
                          && !shows_ribbon (self));
}

static void
update_summary (OgcTrayView *self)
{
  const char *text = find_summary (self);

  gtk_label_set_text (self->summary, text);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), text != NULL && *text != '\0');
  ogc_tooltip_set (GTK_WIDGET (self->summary), text); /* the text may take more than two lines */
  ogc_style_set_class (GTK_WIDGET (self->summary), "refusal", self->refusal && self->hint != NULL);
  update_asked (self);
}

/* Replaces the refusal by another text. */
static void
picked_cb (OgcTrayView *self)
{
  if (self->refusal)
    ogc_tray_view_clear_hint (self);
}

/* The question, or what is picked; nothing while a computer player waits for somebody to read. */
static const char *
find_expectation (OgcTrayView *self)
{
  const gboolean thinking = ogc_game_get_thinking (self->game);

  if (waits_for_reader (self))
    return _("The game waits while you read.");
  if (thinking && ogc_game_get_waits (self->game) > 0 && !self->take_back)
    return _("Press Enter or click to continue.");
  if (*ogc_tray_get_title (ogc_game_get_tray (self->game)) != '\0')
    return ogc_tray_get_title (ogc_game_get_tray (self->game));
  return ogc_game_get_prompt (self->game);
}

static void
tray_changed_cb (OgcTrayView *self)
{
  OgcTray *tray = ogc_game_get_tray (self->game);

  gtk_label_set_text (self->expectation, find_expectation (self));
  ogc_style_set_class (GTK_WIDGET (self), "picking", ogc_tray_get_active (tray) && ogc_tray_get_rolled (tray));
  update_buttons (self);
  update_summary (self);
}

static void
game_changed_cb (OgcTrayView *self)
{
  gboolean thinking = ogc_game_get_thinking (self->game) && ogc_game_get_waits (self->game) == 0;

  gtk_label_set_text (self->expectation, find_expectation (self));
  ogc_style_set_class (self->roll, "brass", !self->guided); /* what is to be pressed now, and nothing else */
  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  gtk_widget_set_focusable (self->told, !ogc_game_get_answerable (self->game));
  update_buttons (self);
  update_summary (self);
}

static void
neutral_changed_cb (OgcTrayView *self)
{
  OgcTray *tray = ogc_game_get_tray (self->game);

  gtk_widget_set_visible (self->own, g_list_model_get_n_items (ogc_tray_get_own (tray)) > 0);
  gtk_widget_set_visible (self->neutral, g_list_model_get_n_items (ogc_tray_get_neutral (tray)) > 0);
  gtk_widget_set_visible (self->separator,
                          gtk_widget_get_visible (self->own) && gtk_widget_get_visible (self->neutral));
}

static void
disconnect_game (OgcTrayView *self)
{
  if (self->game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (self->game, self->announcer);
  g_signal_handlers_disconnect_by_data (ogc_game_get_tray (self->game), self);
  g_signal_handlers_disconnect_by_data (ogc_tray_get_own (ogc_game_get_tray (self->game)), self);
  g_signal_handlers_disconnect_by_data (ogc_tray_get_neutral (ogc_game_get_tray (self->game)), self);
  ogc_child_binding_clear (self->own);
  ogc_child_binding_clear (self->neutral);
}

/* Hides the tray of a replay, which asks nobody, if the board would have to scroll. */
static gboolean
give_way_cb (gpointer user_data)
{
  OgcTrayView *self = user_data;
  GtkWidget *scrolled;
  int width, room, own, board;

  self->room_source = 0;
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return G_SOURCE_REMOVE; /* the window is closed, and the board may be gone */
  scrolled = gtk_widget_get_ancestor (self->board, GTK_TYPE_SCROLLED_WINDOW);
  width = gtk_widget_get_width (self->board);
  room = gtk_widget_get_height (scrolled);
  if (width == 0)
    return G_SOURCE_REMOVE; /* the board has not been laid out */
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    room += gtk_widget_get_allocated_height (GTK_WIDGET (self));
  gtk_widget_measure (self->board, GTK_ORIENTATION_VERTICAL, width, &board, NULL, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (scrolled), NULL, &own, NULL,
                      NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), self->game == NULL || !ogc_game_get_replay (self->game)
                                               || board + own <= room);
  return G_SOURCE_REMOVE;
}

/* Checks this before the next frame, because visibility may not change during allocation. */
static void
board_resized_cb (OgcTrayView *self)
{
  if (self->room_source == 0)
    self->room_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, give_way_cb, self, NULL);
}

static void
connect_game (OgcTrayView *self)
{
  OgcTray *tray = ogc_game_get_tray (self->game);

  ogc_child_binding_bind (self->own, ogc_tray_get_own (tray), create_die, self);
  ogc_child_binding_bind (self->neutral, ogc_tray_get_neutral (tray), create_die, self);
  g_signal_connect_object (self->game, "notify", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray, "notify", G_CALLBACK (tray_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray, "notify::n-picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "asked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "announced", G_CALLBACK (ogc_live_region_tell), self->announcer,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_tray_get_own (tray), "items-changed", G_CALLBACK (neutral_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_tray_get_neutral (tray), "items-changed", G_CALLBACK (neutral_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* A replay asks nobody, and shows the dice alone. */
  gtk_widget_set_visible (self->question, !ogc_game_get_replay (self->game));
  gtk_widget_set_halign (self->hand, ogc_game_get_replay (self->game) ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  board_resized_cb (self);
  game_changed_cb (self);
  tray_changed_cb (self);
  neutral_changed_cb (self);
}

static void
ogc_tray_view_dispose (GObject *object)
{
  OgcTrayView *self = OGC_TRAY_VIEW (object);

  if (self->game != NULL)
    disconnect_game (self);
  g_clear_handle_id (&self->room_source, g_source_remove);
  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_object (&self->game);
  g_clear_pointer (&self->hint, g_free);

  G_OBJECT_CLASS (ogc_tray_view_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, hand);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, own);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, separator);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, neutral);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, roll);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, help);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, help_count);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, reroll);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, reroll_cost);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, power);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, power_count);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, end_turn);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, gift);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, pass);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, scores);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, tile_values);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, hint_button);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, undo);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, choices);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, question);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, announcer);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, since);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, spinner);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, mark);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, told);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, asked);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, expectation);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, summary);
  gtk_widget_class_bind_template_child (widget_class, OgcTrayView, why_button);
}

static void
ogc_tray_view_class_init (OgcTrayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_tray_view_dispose;
  widget_class->snapshot = ogc_texture_cache_append_children;

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_LIVE_REGION);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  g_type_ensure (OGC_TYPE_LAST_MOVES_VIEW);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_TILE_CHOICES);
  g_type_ensure (OGC_TYPE_TRAY_LAYOUT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/tray-view.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "tray.why", NULL, why_cb);
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Updates the text once the ribbon, which is the first to know, has nothing more to show. */
static void
since_shown_cb (OgcTrayView *self)
{
  if (self->game != NULL)
    update_asked (self);
}

static void
keys_changed_cb (OgcTrayView *self)
{
  if (self->game != NULL)
    explain_buttons (self);
}

static void
ogc_tray_view_init (OgcTrayView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (GTK_WIDGET (self->since)),
                                 gtk_custom_layout_new (NULL, measure_ribbon, allocate_ribbon));
  ogc_live_region_follow (GTK_WIDGET (self->expectation));
  ogc_live_region_follow (GTK_WIDGET (self->summary));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  ogc_key_bindings_watch (self, G_CALLBACK (keys_changed_cb));
  g_signal_connect_object (self->since, "notify::visible", G_CALLBACK (since_shown_cb), self, G_CONNECT_SWAPPED);
}

void
ogc_tray_view_set_game (OgcTrayView *self,
                        OgcGame     *game)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  disconnect_game (self);
  g_set_object (&self->game, game);
  ogc_live_region_tell (self->announcer, "");
  ogc_last_moves_view_set_game (self->since, game);
  ogc_tile_choices_set_game (self->choices, game);
  ogc_tray_view_clear_hint (self);
  if (game != NULL)
    connect_game (self);
}

static void
show_hint (OgcTrayView *self,
           const char  *hint,
           gboolean     refusal,
           OgcRule      rule)
{
  g_free (self->hint);
  self->hint = g_strdup (hint);
  self->refusal = refusal;
  set_why (self, rule);
  if (self->game != NULL)
    update_summary (self);
}

void
ogc_tray_view_set_hint (OgcTrayView *self,
                        const char  *hint)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));

  if (hint != NULL || !self->refusal) /* a refusal stays, so that its rule can be looked up */
    show_hint (self, hint, FALSE, OGC_RULE_NONE);
}

void
ogc_tray_view_set_refusal (OgcTrayView *self,
                           const char  *refusal,
                           OgcRule      rule)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));
  g_return_if_fail (refusal != NULL);

  show_hint (self, refusal, TRUE, rule);
}

void
ogc_tray_view_clear_hint (OgcTrayView *self)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));

  show_hint (self, NULL, FALSE, OGC_RULE_NONE);
}

void
ogc_tray_view_set_guided (OgcTrayView *self,
                          gboolean     guided)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));

  if (self->guided == guided)
    return;
  self->guided = guided;
  if (self->game != NULL)
    game_changed_cb (self);
}

GtkWidget *
ogc_tray_view_get_first (OgcTrayView *self)
{
  GtkWidget *buttons[4];

  g_return_val_if_fail (OGC_IS_TRAY_VIEW (self), NULL);

  buttons[0] = self->roll;
  buttons[1] = self->gift;
  buttons[2] = self->help;
  buttons[3] = self->scores;
  for (unsigned i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_visible (buttons[i]))
      return buttons[i];
  if (ogc_game_get_ask_kind (self->game) == OGC_ASK_NEUTRAL)
    return gtk_widget_get_first_child (self->neutral);
  return ogc_tray_view_get_die (self);
}

GtkWidget *
ogc_tray_view_get_told (OgcTrayView *self)
{
  g_return_val_if_fail (OGC_IS_TRAY_VIEW (self), NULL);

  return self->told;
}

GtkWidget *
ogc_tray_view_get_die (OgcTrayView *self)
{
  g_return_val_if_fail (OGC_IS_TRAY_VIEW (self), NULL);

  return gtk_widget_get_first_child (self->own);
}

void
ogc_tray_view_set_board (OgcTrayView *self,
                         GtkWidget   *board)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);

  g_return_if_fail (OGC_IS_TRAY_VIEW (self));
  g_return_if_fail (scrolled != NULL);

  self->board = board;
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), "changed",
                           G_CALLBACK (board_resized_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ogc_tray_view_get_button (OgcTrayView     *self,
                          OgcDecisionKind  kind)
{
  g_return_val_if_fail (OGC_IS_TRAY_VIEW (self), NULL);

  switch (kind)
    {
    case OGC_DECISION_ROLL:
      return self->roll;
    case OGC_DECISION_HELP:
      return self->help;
    case OGC_DECISION_REROLL:
      return self->reroll;
    case OGC_DECISION_POWER:
      return self->power;
    case OGC_DECISION_END_TURN:
      return self->end_turn;
    case OGC_DECISION_GIFT:
      return self->gift;
    case OGC_DECISION_PASS:
      return self->pass;
    case OGC_DECISION_PLACE:
    case OGC_DECISION_TAKE:
    case OGC_N_DECISION_KINDS:
      break;
    }
  return NULL;
}

GtkWidget *
ogc_tray_view_get_hint_button (OgcTrayView *self)
{
  g_return_val_if_fail (OGC_IS_TRAY_VIEW (self), NULL);

  return self->hint_button;
}

void
ogc_tray_view_set_take_back (OgcTrayView *self,
                             gboolean     take_back,
                             unsigned     length)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));

  self->take_back = take_back;
  if (self->game == NULL)
    return;
  if (length > 0)
    ogc_style_set_duration (gtk_button_get_child (GTK_BUTTON (self->undo)), length);
  ogc_style_set_class (self->undo, "runs-out", length > 0);
  game_changed_cb (self);
}

void
ogc_tray_view_set_show_tile_values (OgcTrayView *self,
                                    gboolean     show)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));

  ogc_style_set_class (self->tile_values, "on", show);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->tile_values), GTK_ACCESSIBLE_STATE_PRESSED,
                               show ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
ogc_tray_view_hold (OgcTrayView *self,
                    gboolean     held)
{
  g_return_if_fail (OGC_IS_TRAY_VIEW (self));

  ogc_live_region_hold (self->announcer, held);
}

GskRenderNode *
ogc_tray_view_draw_caption (OgcTrayView           *self,
                            const graphene_size_t *size,
                            const char            *caption)
{
  g_autoptr (PangoLayout) layout = NULL;
  GtkStyleContext *style;
  GtkSnapshot *snapshot;
  GdkRGBA colour;
  int width, height;

  g_return_val_if_fail (OGC_IS_TRAY_VIEW (self), NULL);
  g_return_val_if_fail (size != NULL, NULL);

  style = gtk_widget_get_style_context (GTK_WIDGET (self));
  snapshot = gtk_snapshot_new ();
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->expectation), caption);
  gtk_snapshot_render_background (snapshot, style, 0, 0, size->width, size->height);
  gtk_snapshot_render_frame (snapshot, style, 0, 0, size->width, size->height);
  gtk_style_context_get_color (style, &colour);
  pango_layout_set_width (layout, (int) (size->width * CAPTION_SHARE) * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, NULL, &height);
  width = pango_layout_get_width (layout) / PANGO_SCALE;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf ((size->width - (float) width) / 2),
                                                          roundf ((size->height - (float) height) / 2)));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  return gtk_snapshot_free_to_node (snapshot);
}
