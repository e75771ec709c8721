/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-page.h"

#include <glib/gi18n.h>

#include "ogc-crest.h"
#include "ogc-gold-source.h"
#include "ogc-group.h"
#include "ogc-preferences.h"
#include "ogc-score-table.h"
#include "ogc-scroll-fit-layout.h"
#include "ogc-stacked-bar.h"
#include "ogc-text.h"
#include "ogc-wrap-layout.h"

/* Microseconds a category takes to unfold, by pace; 0: all is there at once. */
static const gint64 unfolding[] = {
  [OGC_PACE_INSTANT] = 0,
  [OGC_PACE_QUICK] = G_USEC_PER_SEC * 6 / 10,
  [OGC_PACE_CALM] = G_USEC_PER_SEC * 12 / 10,
};

#define GROWING 0.45    /* the part of that in which the bars grow */
#define FOCUS_FRAMES 3  /* until GTK has moved the focus away from what has gone */

/* What is drawn of one seat. */
typedef struct {
  GtkLabel  *name;
  GtkWidget *bar;
  GtkLabel  *gold;
} Chart;

struct _OgcScorePage
{
  GtkWidget parent_instance;

  OgcGame       *game;
  GWeakRef       unfolded; /* the game that was unfolded before */
  OgcGoldSource  sources[OGC_N_GOLD_SOURCES];
  unsigned       n_sources;
  Chart          charts[OGC_MAX_SEATS];
  guint          tick;
  unsigned       frames;
  gint64         begun; /* in the time of the frame clock */
  unsigned       shown; /* rows */
  gboolean       opened; /* rows for which there is room */

  GtkWidget     *sheet;
  GtkBox        *winners;
  GtkLabel      *title;
  GtkLabel      *tie_break;
  GtkGrid       *chart;
  OgcScoreTable *table;
  GtkWidget     *buttons;
  GtkWidget     *rematch;
  GtkWidget     *replay;
  GtkWidget     *save_record;
};

G_DEFINE_FINAL_TYPE (OgcScorePage, ogc_score_page, GTK_TYPE_WIDGET)

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

/* "Ada", "Ada and Ben", "Ada, Ben and Cy" */
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

static unsigned
best_gold (OgcScorePage    *self,
           const OgcResult *result)
{
  unsigned best = 0;

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    best = MAX (best, result->scores[seat].total);
  return best;
}

static unsigned
count_with (OgcScorePage    *self,
            const OgcResult *result,
            unsigned         gold)
{
  unsigned count = 0;

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    count += result->scores[seat].total == gold ? 1 : 0;
  return count;
}

static void
add_winner_marks (OgcScorePage    *self,
                  const OgcResult *result)
{
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    {
      OgcSeat *winner = ogc_game_get_seat (self->game, seat);
      GtkWidget *mark;

      if (result->place[seat] != 1)
        continue;
      mark = ogc_crest_new (seat, ogc_seat_get_emblem (winner), 48);
      gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_seat_get_name (winner),
                                      -1);
      gtk_box_append (self->winners, mark);
    }
}

static void
set_winners (OgcScorePage    *self,
             const OgcResult *result)
{
  g_autofree char *names = dup_winners (self, result);
  unsigned gold = best_gold (self, result);
  g_autofree char *title = NULL;

  if (result->winners == 1)
    title = g_strdup_printf (ngettext ("%s wins with %u\302\240gold", "%s wins with %u\302\240gold", gold), names, gold);
  else
    title = g_strdup_printf (ngettext ("%s share the win with %u\302\240gold", "%s share the win with %u\302\240gold", gold), names,
                             gold);
  gtk_label_set_text (self->title, title);
  if (result->winners == 1)
    gtk_label_set_text (self->tie_break, _("Others have as much gold; the player with more unassigned specialists "
                                           "wins."));
  else
    gtk_label_set_text (self->tie_break, _("They are tied on gold and unassigned specialists."));
  gtk_widget_set_visible (GTK_WIDGET (self->tie_break), count_with (self, result, gold) > 1);
  add_winner_marks (self, result);
}

/* All of a bar, for those who cannot see it. */
static void
describe_bar (OgcScorePage   *self,
              unsigned        seat,
              const OgcScore *score)
{
  g_autofree char *text = g_strdup (seat_name (self, seat));

  for (unsigned n = 0; n < self->n_sources; n++)
    {
      g_autofree char *before = NULL;
      g_autofree char *gold = ogc_text_gold (score->by_source[self->sources[n]]);

      if (score->by_source[self->sources[n]] == 0)
        continue;
      before = g_steal_pointer (&text);
      /* TRANSLATORS: a bar of a chart for a screen reader: the bar so far, beginning with a name; where more gold
       * comes from; "12 gold" */
      text = g_strdup_printf (C_("bar", "%s, %s: %s"), before, ogc_text_gold_source (self->sources[n]), gold);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->charts[seat].bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
create_name (OgcScorePage *self,
             unsigned      seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = ogc_crest_new (seat, ogc_seat_get_emblem (ogc_game_get_seat (self->game, seat)), 26);
  GtkWidget *label = gtk_label_new (NULL);

  self->charts[seat].name = GTK_LABEL (label);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
add_chart (OgcScorePage    *self,
           unsigned         seat,
           const OgcResult *result)
{
  Chart *chart = &self->charts[seat];
  const OgcScore *score = &result->scores[seat];

  chart->bar = ogc_stacked_bar_new ();
  chart->gold = GTK_LABEL (gtk_label_new (NULL));
  ogc_stacked_bar_set_maximum (OGC_STACKED_BAR (chart->bar), MAX (best_gold (self, result), 1));
  for (unsigned n = 0; n < self->n_sources; n++)
    ogc_stacked_bar_add (OGC_STACKED_BAR (chart->bar), score->by_source[self->sources[n]],
                         ogc_gold_source_get_symbol (self->sources[n]),
                         ogc_gold_source_get_colour_name (self->sources[n]));
  describe_bar (self, seat, score);
  gtk_widget_set_hexpand (chart->bar, TRUE);
  gtk_label_set_width_chars (chart->gold, 3);
  gtk_label_set_xalign (chart->gold, 1);
  gtk_widget_add_css_class (GTK_WIDGET (chart->gold), "score-sum");
  gtk_grid_attach (self->chart, create_name (self, seat), 0, (int) seat, 1, 1);
  gtk_grid_attach (self->chart, chart->bar, 1, (int) seat, 1, 1);
  gtk_grid_attach (self->chart, GTK_WIDGET (chart->gold), 2, (int) seat, 1, 1);
}

/* The gold of the first @shown categories. */
static void
show_sum (OgcScorePage *self,
          unsigned      seat,
          unsigned      shown)
{
  const OgcScore *score = &ogc_game_get_result (self->game)->scores[seat];
  g_autofree char *text = NULL;
  unsigned gold = 0;

  for (unsigned n = 0; n < MIN (shown, self->n_sources); n++)
    gold += score->by_source[self->sources[n]];
  text = g_strdup_printf ("%u", gold);
  gtk_label_set_text (self->charts[seat].gold, text);
}

/* Shows so many categories, the last one as far as the part behind the point says. */
static void
show_until (OgcScorePage *self,
            double        progress)
{
  const unsigned begun = (unsigned) progress + 1;
  const double part = MIN ((progress - (unsigned) progress) / GROWING, 1);

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    {
      ogc_stacked_bar_set_shown (OGC_STACKED_BAR (self->charts[seat].bar), (unsigned) progress + part);
      if (begun != self->shown)
        show_sum (self, seat, begun);
    }
  if (begun == self->shown)
    return;
  self->shown = begun;
  ogc_score_table_set_shown (self->table, begun);
}

/* The name, at the end with the place. */
static void
name_seat (OgcScorePage *self,
           unsigned      seat,
           gboolean      end)
{
  const unsigned place = ogc_game_get_result (self->game)->place[seat];
  GtkLabel *label = self->charts[seat].name;
  g_autofree char *text = NULL;

  if (end)
    /* TRANSLATORS: a place in the final standings */
    text = g_strdup_printf (_("%u. %s"), place, seat_name (self, seat));
  else
    text = g_strdup (seat_name (self, seat));
  gtk_label_set_text (label, text);
  if (end && place == 1)
    gtk_widget_add_css_class (GTK_WIDGET (label), "score-winner");
}

/* Who has won is only told when everything is shown. */
static void
show_end (OgcScorePage *self,
          gboolean      end)
{
  gtk_widget_set_opacity (GTK_WIDGET (self->winners), end ? 1 : 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->title), end ? 1 : 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->tie_break), end ? 1 : 0);
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    name_seat (self, seat, end);
}

static void
finish (OgcScorePage *self)
{
  self->begun = 0;
  if (self->game == NULL)
    return;
  show_until (self, self->n_sources);
  show_end (self, TRUE);
  g_weak_ref_set (&self->unfolded, self->game);
}

static gboolean
is_unfolding (OgcScorePage *self)
{
  return self->begun != 0;
}

/* To what can be done next, unless the person is in a menu. */
static void
take_focus (OgcScorePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root))
    return;
  if (!gtk_widget_grab_focus (gtk_widget_get_first_child (self->buttons)))
    gtk_widget_child_focus (self->buttons, GTK_DIR_TAB_FORWARD);
}

/* What has earned the gold is shown at once as far as there is room for it. */
static void
open_rows (OgcScorePage *self)
{
  GtkWidget *view = gtk_widget_get_parent (self->sheet);
  int height;

  if (self->opened)
    return;
  gtk_widget_measure (self->sheet, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (view), NULL, &height, NULL, NULL);
  ogc_score_table_open_rows (self->table, gtk_widget_get_height (view) - height);
  self->opened = TRUE;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  OgcScorePage *self = OGC_SCORE_PAGE (widget);
  const gint64 pace = unfolding[g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE)];
  double progress;

  if (self->frames < FOCUS_FRAMES)
    {
      take_focus (self);
      self->frames++;
    }
  if (!is_unfolding (self) || pace == 0)
    progress = self->n_sources;
  else
    progress = (double) (gdk_frame_clock_get_frame_time (clock) - self->begun) / (double) pace;
  if (is_unfolding (self) && progress >= self->n_sources)
    finish (self);
  else if (is_unfolding (self))
    show_until (self, MAX (progress, 0));
  if (is_unfolding (self) || self->frames < FOCUS_FRAMES)
    return G_SOURCE_CONTINUE;
  open_rows (self);
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Whether the person wants to see how the gold adds up, and has not seen it. */
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
  finish (self);
  return GDK_EVENT_STOP;
}

static void
ogc_score_page_map (GtkWidget *widget)
{
  OgcScorePage *self = OGC_SCORE_PAGE (widget);

  GTK_WIDGET_CLASS (ogc_score_page_parent_class)->map (widget);

  if (self->game == NULL)
    return;
  self->frames = 0;
  if (wants_unfolding (self))
    {
      self->begun = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (widget));
      show_end (self, FALSE);
      show_until (self, 0);
    }
  else
    finish (self);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
}

static void
ogc_score_page_unmap (GtkWidget *widget)
{
  OgcScorePage *self = OGC_SCORE_PAGE (widget);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (widget, self->tick);
  self->tick = 0;
  if (is_unfolding (self))
    finish (self);

  GTK_WIDGET_CLASS (ogc_score_page_parent_class)->unmap (widget);
}

/* What makes no sense for a game that is only looked at. */
static void
offer_buttons (OgcScorePage *self)
{
  const gboolean played = !ogc_game_get_replay (self->game);

  gtk_widget_set_visible (self->rematch, played);
  gtk_widget_set_visible (self->replay, played);
  gtk_widget_set_visible (self->save_record, played);
}

static void
clear (OgcScorePage *self)
{
  GtkWidget *child;

  self->begun = 0;
  self->shown = 0;
  self->opened = FALSE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->chart))) != NULL)
    gtk_grid_remove (self->chart, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->winners))) != NULL)
    gtk_box_remove (self->winners, child);
}

static void
ogc_score_page_dispose (GObject *object)
{
  OgcScorePage *self = OGC_SCORE_PAGE (object);
  GtkWidget *child;

  g_clear_object (&self->game);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ogc_score_page_parent_class)->dispose (object);
}

static void
ogc_score_page_finalize (GObject *object)
{
  g_weak_ref_clear (&OGC_SCORE_PAGE (object)->unfolded);

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

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCORE_TABLE);
  g_type_ensure (OGC_TYPE_SCROLL_FIT_LAYOUT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/gilded_compass/GildedCompass/table/scores/score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, winners);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, title);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, tie_break);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, chart);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, table);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, rematch);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, replay);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, save_record);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, finish);
  gtk_widget_class_set_css_name (widget_class, "scorepage");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_score_page_init (OgcScorePage *self)
{
  g_weak_ref_init (&self->unfolded, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_score_page_set_game (OgcScorePage *self,
                         OgcGame      *game)
{
  const OgcResult *result;

  g_return_if_fail (OGC_IS_SCORE_PAGE (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  clear (self);
  g_set_object (&self->game, game);
  ogc_score_table_set_game (self->table, game);
  result = game != NULL ? ogc_game_get_result (game) : NULL;
  if (result == NULL)
    return;
  self->n_sources = ogc_gold_source_list (result, n_seats (self), self->sources);
  set_winners (self, result);
  offer_buttons (self);
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    add_chart (self, seat, result);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    finish (self);
}
