/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-gold-source.h"
#include "ogc-group.h"
#include "ogc-key-moves-view.h"
#include "ogc-medal.h"
#include "ogc-preferences.h"
#include "ogc-rank-row.h"
#include "ogc-row-layout.h"
#include "ogc-scene.h"
#include "ogc-score-account.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-tooltip.h"
#include "ogc-wrap-layout.h"

/* Microseconds until a row appears, by pace; 0 shows all at once. */
static const gint64 unfolding[] = {
  [OGC_PACE_INSTANT] = 0,
  [OGC_PACE_QUICK] = G_USEC_PER_SEC * 6 / 10,
  [OGC_PACE_CALM] = G_USEC_PER_SEC * 12 / 10,
};

#define SYMBOL 16

struct _OgcScorePage
{
  OgcEndPage parent_instance;

  OgcGame         *game;
  GWeakRef         unfolded; /* the game that was last revealed */
  GPtrArray       *rows;     /* of OgcRankRow, by place */
  guint            tick;
  gint64           begun; /* when the unfolding began, in frame clock time */
  gboolean         below; /* the account and the key moves are below the rest */

  GtkPicture      *evening;
  GtkWidget       *scroller;
  GtkWidget       *sheet;
  GtkWidget       *medals;
  GtkWidget       *winner;
  GtkLabel        *title;
  GtkLabel        *margin;
  OgcScoreAccount *account;
  GtkWidget       *heading;
  GtkWidget       *legend;
  GtkWidget       *ranks;
  OgcKeyMovesView *moves;
  GtkWidget       *buttons;
  GtkWidget       *rematch;
  GtkWidget       *look_back;
  GtkWidget       *replay;
  GtkWidget       *save_record;
  GtkWidget       *show_moves;
  GtkWidget       *gap;
  GtkWidget       *new_game;
};

G_DEFINE_FINAL_TYPE (OgcScorePage, ogc_score_page, OGC_TYPE_END_PAGE)

static unsigned
n_seats (OgcScorePage *self)
{
  return ogc_game_get_setup (self->game)->seats;
}

static const char *
seat_name (OgcScorePage *self,
           unsigned      seat)
{
  return ogc_seat_get_name (ogc_game_get_seat (self->game, seat));
}

/* The only person at the table, or -1. */
static int
find_you (OgcScorePage *self)
{
  int you = -1;

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    if (ogc_seat_get_person (ogc_game_get_seat (self->game, seat)))
      {
        if (you >= 0)
          return -1;
        you = (int) seat;
      }
  return you;
}

/*
 * Who has won, and by what.
 */

/* The names of all winners: "Ada", "Ada and Ben", "Ada, Ben and Cy". */
static char *
dup_winners (OgcScorePage    *self,
             const OgcResult *result)
{
  g_autofree char *names = NULL;
  unsigned left = result->winners;

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    {
      char *longer;

      if (result->place[seat] != 1)
        continue;
      left--;
      if (names == NULL)
        longer = g_strdup (seat_name (self, seat));
      else if (left == 0)
        /* TRANSLATORS: the last two of a list of names */
        longer = g_strdup_printf (C_("names", "%s and %s"), names, seat_name (self, seat));
      else
        /* TRANSLATORS: names in a list, but for the last two */
        longer = g_strdup_printf (C_("names", "%s, %s"), names, seat_name (self, seat));
      g_free (names);
      names = longer;
    }
  return g_steal_pointer (&names);
}

/* The most gold among players with that place or a worse one. */
static unsigned
find_most_gold (OgcScorePage    *self,
                const OgcResult *result,
                unsigned         place)
{
  unsigned most = 0;

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    if (result->place[seat] >= place)
      most = MAX (most, result->scores[seat].total);
  return most;
}

/* Says what decides when the winner and the next player have equal gold. */
static char *
dup_tie_break (OgcScorePage    *self,
               const OgcResult *result)
{
  unsigned unassigned[2] = { 0, 0 };

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    if (result->place[seat] <= 2)
      unassigned[result->place[seat] - 1] = result->scores[seat].unassigned;
  /* TRANSLATORS: what decides between a winner and others with as much gold: how many specialists each has left */
  return g_strdup_printf (ngettext ("Tied on gold: %u unassigned specialist against %u decides.",
                                    "Tied on gold: %u unassigned specialists against %u decide.", unassigned[0]),
                          unassigned[0], unassigned[1]);
}

/* Says how far the winner is ahead, from the view of the only person at the table or for all; SCO-12 explains a tie. */
static char *
dup_margin (OgcScorePage    *self,
            const OgcResult *result)
{
  const unsigned best = find_most_gold (self, result, 1);
  const unsigned ahead = best - find_most_gold (self, result, 2);
  const int you = find_you (self);
  unsigned behind;

  if (result->winners > 1)
    return g_strdup (_("They are tied on gold and unassigned specialists."));
  if (ahead == 0)
    return dup_tie_break (self, result);
  if (you < 0)
    /* TRANSLATORS: by so much gold somebody has won */
    return g_strdup_printf (ngettext ("Won by %u gold.", "Won by %u gold.", ahead), ahead);
  behind = best - result->scores[you].total;
  if (behind == 0)
    /* TRANSLATORS: by so much gold the reader has won */
    return g_strdup_printf (ngettext ("You won by\302\240%u.", "You won by\302\240%u.", ahead), ahead);
  /* TRANSLATORS: by so much gold the reader, whose name follows, has lost */
  return g_strdup_printf (ngettext ("You lost by\302\240%u, %s.", "You lost by\302\240%u, %s.", behind), behind,
                          seat_name (self, you));
}

static void
show_winners (OgcScorePage    *self,
              const OgcResult *result)
{
  g_autofree char *names = dup_winners (self, result);
  g_autofree char *margin = dup_margin (self, result);
  g_autofree char *gold = ogc_text_gold (find_most_gold (self, result, 1));
  const int you = find_you (self);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (result->winners == 1 && you >= 0 && result->place[you] == 1)
    title = g_strdup (C_("final scores", "You win"));
  else if (result->winners == 1)
    /* TRANSLATORS: the name of the winner */
    title = g_strdup_printf (C_("final scores", "%s wins"), names);
  else
    /* TRANSLATORS: the names of several winners, "Ada and Ben" */
    title = g_strdup_printf (C_("final scores", "%s share the win"), names);
  /* TRANSLATORS: "48 gold", and a sentence about how far somebody is ahead or behind */
  text = g_strdup_printf (C_("final scores", "%s. %s"), gold, margin);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->margin, text);
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    if (result->place[seat] == 1)
      {
        OgcSeat *winner = ogc_game_get_seat (self->game, seat);
        GtkWidget *medal = ogc_medal_new (seat, ogc_seat_get_emblem (winner), ogc_seat_get_name (winner));

        gtk_widget_set_hexpand (medal, TRUE);
        gtk_box_append (GTK_BOX (self->medals), medal);
      }
}

/*
 * All players by place.
 */

static void
add_to_legend (OgcScorePage  *self,
               OgcGoldSource  source)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *symbol = ogc_symbol_view_new (ogc_gold_source_get_symbol (source), SYMBOL);

  gtk_widget_add_css_class (symbol, "score-symbol");
  gtk_widget_add_css_class (symbol, ogc_gold_source_get_css_class (source));
  gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), symbol);
  gtk_box_append (GTK_BOX (box), gtk_label_new (ogc_text_gold_source (source)));
  gtk_widget_set_parent (box, self->legend);
}

/* Shows where the gold of the chosen row came from. */
static void
chosen_cb (OgcScorePage    *self,
           GParamSpec      *pspec,
           GtkToggleButton *button)
{
  OgcRankRow *row = OGC_RANK_ROW (gtk_button_get_child (GTK_BUTTON (button)));

  if (gtk_toggle_button_get_active (button))
    ogc_score_account_set_seat (self->account, ogc_game_get_seat (self->game, ogc_rank_row_get_seat (row)));
}

/* Scrolls to the account if it is further down. */
static void
row_clicked_cb (OgcScorePage *self)
{
  if (self->below)
    ogc_end_page_scroll_to (OGC_END_PAGE (self), GTK_WIDGET (self->account));
}

static void
add_row (OgcScorePage    *self,
         unsigned         seat,
         const OgcResult *result)
{
  GtkWidget *row = ogc_rank_row_new (self->game, seat, (int) seat == find_you (self));
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "child", row, NULL);
  g_autofree char *name = ogc_rank_row_dup_name (OGC_RANK_ROW (row));

  gtk_widget_add_css_class (button, "rank");
  ogc_style_set_class (button, "winner", result->place[seat] == 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Shows where this gold came from"), -1);
  ogc_tooltip_set (button, _("Shows where this gold came from"));
  if (self->rows->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (self->ranks)));
  g_signal_connect_object (button, "notify::active", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->ranks), button);
  g_ptr_array_add (self->rows, row);
}

static void
show_ranks (OgcScorePage    *self,
            const OgcResult *result)
{
  OgcGoldSource sources[OGC_N_GOLD_SOURCES];
  const unsigned n = ogc_gold_source_list (result, n_seats (self), sources);

  for (unsigned i = 0; i < n; i++)
    add_to_legend (self, sources[i]);
  for (unsigned place = 1; place <= n_seats (self); place++)
    for (unsigned seat = 0; seat < n_seats (self); seat++)
      if (result->place[seat] == place)
        add_row (self, seat, result);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (self->ranks)), TRUE);
}

/*
 * Rows appear one after the other, the first one last.
 */

static void
show_until (OgcScorePage *self,
            double        progress)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const double part = CLAMP (progress - (self->rows->len - 1 - i), 0, 1);

      gtk_widget_set_opacity (self->rows->pdata[i], part > 0 ? 1 : 0);
      ogc_rank_row_set_shown (self->rows->pdata[i], part);
    }
}

/* Shows or hides the winner and the account, which appear once everything else is shown. */
static void
show_end (OgcScorePage *self,
          gboolean      end)
{
  gtk_widget_set_opacity (self->medals, end ? 1 : 0);
  gtk_widget_set_opacity (self->winner, end ? 1 : 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->account), end ? 1 : 0);
}

static gboolean
is_unfolding (OgcScorePage *self)
{
  return self->begun != 0;
}

/* Meanwhile the title of the window does not say who has won. */
static void
begin_unfolding (OgcScorePage *self)
{
  self->begun = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  ogc_game_set_told (self->game, _("Final Scores"));
  show_end (self, FALSE);
  show_until (self, 0);
}

static void
stop_unfolding (OgcScorePage *self)
{
  if (is_unfolding (self))
    ogc_game_set_told (self->game, NULL);
  self->begun = 0;
}

static void
finish_unfolding (OgcScorePage *self)
{
  stop_unfolding (self);
  if (self->game == NULL)
    return;
  show_until (self, self->rows->len);
  show_end (self, TRUE);
  ogc_end_page_announce (OGC_END_PAGE (self), gtk_label_get_text (self->title), gtk_label_get_text (self->margin));
  g_weak_ref_set (&self->unfolded, self->game);
  ogc_key_moves_view_start (self->moves);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  OgcScorePage *self = OGC_SCORE_PAGE (widget);
  const gint64 pace = unfolding[g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE)];
  double progress = self->rows->len;

  if (is_unfolding (self) && pace > 0)
    progress = (double) (gdk_frame_clock_get_frame_time (clock) - self->begun) / (double) pace;
  if (is_unfolding (self) && progress >= self->rows->len)
    finish_unfolding (self);
  if (is_unfolding (self))
    {
      show_until (self, MAX (progress, 0));
      return G_SOURCE_CONTINUE;
    }
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Whether the person wants to see how the gold adds up, and has not seen it yet. */
static gboolean
wants_unfolding (OgcScorePage *self)
{
  g_autoptr (GObject) before = g_weak_ref_get (&self->unfolded);
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations && unfolding[g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE)] > 0
         && before != G_OBJECT (self->game) && !ogc_game_get_replay (self->game);
}

static gboolean
key_cb (OgcScorePage          *self,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        GtkEventControllerKey *controller)
{
  if (!is_unfolding (self))
    return GDK_EVENT_PROPAGATE;
  finish_unfolding (self);
  return GDK_EVENT_STOP;
}

static void
show_moves_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  OgcScorePage *self = OGC_SCORE_PAGE (widget);

  ogc_end_page_go_to (OGC_END_PAGE (self), GTK_WIDGET (self->moves));
}

/* Leaves only the way back to the table in a replay, and hides on a small page what the header or the menu also has. */
static void
offer_buttons (OgcScorePage *self)
{
  const gboolean played = self->game != NULL && !ogc_game_get_replay (self->game);
  const gboolean narrow = ogc_end_page_get_narrow (OGC_END_PAGE (self));

  gtk_widget_set_visible (self->rematch, played);
  gtk_widget_set_visible (self->look_back, played);
  gtk_widget_set_visible (self->replay, played);
  gtk_widget_set_visible (self->save_record, played && !narrow);
  gtk_widget_set_visible (self->show_moves, self->below && gtk_widget_get_visible (GTK_WIDGET (self->moves)));
  gtk_widget_set_visible (self->gap, !narrow);
  gtk_widget_set_visible (self->new_game, played && !self->below);
  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_hexpand (button, narrow || button == self->gap);
}

static void
ogc_score_page_restyled (OgcEndPage *page,
                         gboolean    narrow,
                         gboolean    below)
{
  OgcScorePage *self = OGC_SCORE_PAGE (page);

  self->below = below;
  ogc_key_moves_view_stack (self->moves, narrow);
  gtk_widget_set_visible (self->heading, !narrow);
  offer_buttons (self);
}

static void
ogc_score_page_map (GtkWidget *widget)
{
  OgcScorePage *self = OGC_SCORE_PAGE (widget);

  GTK_WIDGET_CLASS (ogc_score_page_parent_class)->map (widget);

  if (self->game == NULL)
    return;
  if (wants_unfolding (self))
    {
      begin_unfolding (self);
      if (self->tick == 0)
        self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
    }
  else
    finish_unfolding (self);
}

static void
ogc_score_page_unmap (GtkWidget *widget)
{
  OgcScorePage *self = OGC_SCORE_PAGE (widget);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (widget, self->tick);
  self->tick = 0;
  if (is_unfolding (self))
    finish_unfolding (self);

  GTK_WIDGET_CLASS (ogc_score_page_parent_class)->unmap (widget);
}

static void
clear_scores (OgcScorePage *self)
{
  stop_unfolding (self);
  ogc_score_account_set_seat (self->account, NULL);
  g_ptr_array_set_size (self->rows, 0);
  ogc_child_binding_clear (self->ranks);
  ogc_child_binding_clear (self->legend);
  ogc_child_binding_clear (self->medals);
}

static void
ogc_score_page_dispose (GObject *object)
{
  g_clear_object (&OGC_SCORE_PAGE (object)->game);

  G_OBJECT_CLASS (ogc_score_page_parent_class)->dispose (object);
}

static void
ogc_score_page_finalize (GObject *object)
{
  g_weak_ref_clear (&OGC_SCORE_PAGE (object)->unfolded);
  g_ptr_array_unref (OGC_SCORE_PAGE (object)->rows);

  G_OBJECT_CLASS (ogc_score_page_parent_class)->finalize (object);
}

static void
ogc_score_page_class_init (OgcScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_score_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_score_page_finalize;
  widget_class->map = ogc_score_page_map;
  widget_class->unmap = ogc_score_page_unmap;
  OGC_END_PAGE_CLASS (klass)->restyled = ogc_score_page_restyled;

  g_type_ensure (OGC_TYPE_ART_VIEW);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_KEY_MOVES_VIEW);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_SCORE_ACCOUNT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/results/score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, evening);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, medals);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, winner);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, title);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, margin);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, account);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, heading);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, legend);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, ranks);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, moves);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, rematch);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, look_back);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, replay);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, save_record);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, show_moves);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, gap);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, new_game);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, finish_unfolding);
  gtk_widget_class_bind_template_callback (widget_class, ogc_end_page_restyle_soon);
  gtk_widget_class_install_action (widget_class, "scores.show-moves", NULL, show_moves_cb);
}

static void
ogc_score_page_init (OgcScorePage *self)
{
  g_autoptr (OgcScene) scene = ogc_scene_new ("scene-evening", OGC_ART_COVER);

  g_weak_ref_init (&self->unfolded, NULL);
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_end_page_set_parts (OGC_END_PAGE (self), self->scroller, self->sheet, self->buttons);
  gtk_picture_set_paintable (self->evening, GDK_PAINTABLE (scene));
}

void
ogc_score_page_set_game (OgcScorePage *self,
                         OgcGame      *game)
{
  const OgcResult *result;

  g_return_if_fail (OGC_IS_SCORE_PAGE (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  clear_scores (self);
  g_set_object (&self->game, game);
  ogc_key_moves_view_set_game (self->moves, game);
  result = game != NULL ? ogc_game_get_result (game) : NULL;
  if (result == NULL)
    return;
  show_winners (self, result);
  show_ranks (self, result);
  offer_buttons (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    finish_unfolding (self);
}
