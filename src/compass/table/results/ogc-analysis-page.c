/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-analysis-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-choice-item.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-locale.h"
#include "ogc-replay.h"
#include "ogc-row-layout.h"
#include "ogc-win-chart.h"
#include "ogc-wrap-layout.h"

#define MARK 26
#define MOST_ROWS 60 /* because nobody looks at more mistakes */

struct _OgcAnalysisPage
{
  GtkWidget   parent_instance;

  OgcSave         *save;   /* the game, or NULL */
  OgcGameAnalyser *analyser;
  OgcGame         *replay; /* to describe decisions */
  guint64          digest; /* of the game */

  GtkWidget  *content;
  GtkWidget  *waiting;
  GtkWidget  *progress;
  GtkWidget  *cancel;
  GtkWidget  *again;
  GtkLabel   *problem;
  GtkWidget  *found;
  GtkWidget  *odds;
  GtkWidget  *sums;
  GtkWidget  *who;
  GtkLabel   *count;
  GtkWidget  *mistakes;
};

G_DEFINE_FINAL_TYPE (OgcAnalysisPage, ogc_analysis_page, GTK_TYPE_WIDGET)

enum {
  SOUGHT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

#define POSITION "position"
#define COMMENT "ogc-comment"

/* ---- Words ---- */

/* A share of the win, "+3.2 %". */
static char *
dup_share (double share)
{
  g_autofree char *number = ogc_locale_dup_decimal (100 * share, 1, TRUE);

  /* TRANSLATORS: a share of the win, with its sign, in percent; with a space that does not break where that is usual */
  return g_strdup_printf (C_("share of the win", "%s%%"), number);
}

static char *
dup_gold (double gold)
{
  g_autofree char *number = ogc_locale_dup_decimal (gold, 1, TRUE);

  /* TRANSLATORS: gold with its sign, "+2.5 gold" */
  return g_strdup_printf (C_("gold and its sign", "%s\302\240gold"), number);
}

/* ---- Luck and skill ---- */

static GtkWidget *
create_cell (const char *text,
             const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_mark (OgcAnalysisPage *self,
             unsigned         seat)
{
  GtkWidget *mark = ogc_crest_new (seat, ogc_seat_get_emblem (ogc_game_get_seat (self->replay, seat)), MARK);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  return mark;
}

static GtkWidget *
create_name (OgcAnalysisPage *self,
             unsigned         seat)
{
  GtkWidget *box = ogc_row_layout_new_box (8);

  gtk_box_append (GTK_BOX (box), create_mark (self, seat));
  gtk_box_append (GTK_BOX (box),
                  create_cell (ogc_seat_get_name (ogc_game_get_seat (self->replay, seat)), "panel-title"));
  return box;
}

/* Adds a seat: the luck of its dice, and what it made of them. Only gold is added up: a sum of chances is none, and may
 * be above 100 %. */
static void
add_sum (OgcAnalysisPage *self,
         unsigned         seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  OgcGameAnalysisSum sum;
  g_autofree char *luck = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *each = NULL;
  g_autofree char *luck_text = NULL;
  g_autofree char *lost_text = NULL;
  g_autofree char *each_text = NULL;

  ogc_game_analysis_sum (ogc_game_analyser_get_analysis (self->analyser), seat, &sum);
  luck = dup_gold (sum.luck_gold);
  lost = dup_gold (-sum.gold);
  each = ogc_locale_dup_decimal (sum.decisions > 0 ? -100 * sum.win / sum.decisions : 0, 1, TRUE);
  /* TRANSLATORS: what dice brought above the mean, "+2.5 gold" */
  luck_text = g_strdup_printf (ngettext ("Luck in %u roll: %s", "Luck in %u rolls: %s", sum.rolls), sum.rolls, luck);
  /* TRANSLATORS: what was given away against the best, "-2.5 gold" */
  lost_text = g_strdup_printf (ngettext ("Lost compared with the best move (%u decision): %s",
                                         "Lost compared with the best move (%u decisions): %s",
                                         sum.decisions), sum.decisions, lost);
  /* TRANSLATORS: which part of the chance to win was given away on average, "-0.4" */
  each_text = g_strdup_printf (_("On average %s percentage points per decision"), each);
  gtk_box_append (GTK_BOX (box), create_name (self, seat));
  gtk_box_append (GTK_BOX (box), create_cell (luck_text, NULL));
  gtk_box_append (GTK_BOX (box), create_cell (lost_text, NULL));
  gtk_box_append (GTK_BOX (box), create_cell (each_text, NULL));
  gtk_widget_add_css_class (box, "panel");
  gtk_widget_set_parent (box, self->sums);
}

/* ---- Mistakes ---- */

static void
mistake_clicked_cb (GtkWidget       *button,
                    OgcAnalysisPage *self)
{
  g_signal_emit (self, signals[SOUGHT], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), POSITION)),
                 g_object_get_data (G_OBJECT (button), COMMENT));
}

static GtkWidget *
create_texts (const char *taken,
              const char *best)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), create_cell (taken, "mistake-taken"));
  gtk_box_append (GTK_BOX (box), create_cell (best, NULL));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* @gold is NULL where none was lost with the chances. */
static GtkWidget *
create_losses (const char *share,
               const char *gold)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", share, "xalign", 1.f, "css-classes",
                                               (const char *[]) { "chart-number", NULL }, NULL));
  if (gold != NULL)
    gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", gold, "xalign", 1.f, NULL));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
add_mistake (OgcAnalysisPage     *self,
             const OgcMoveReview *review)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = ogc_row_layout_new_box (10);
  g_autofree char *taken = ogc_replay_dup_decision (self->replay, review->position, NULL);
  g_autofree char *best = ogc_replay_dup_decision (self->replay, review->position, &review->best);
  /* TRANSLATORS: a round, a name, and what it decided: "Round 3, Ada: Place 5 5 in the Archives (new set)" */
  g_autofree char *taken_text = g_strdup_printf (_("Round %u, %s: %s"),
                                                 ogc_replay_get_round (self->replay, review->position),
                                                 ogc_seat_get_name (ogc_game_get_seat (self->replay, review->seat)),
                                                 taken);
  /* TRANSLATORS: what would have been better than what was decided */
  g_autofree char *best_text = g_strdup_printf (_("Better: %s"), best);
  g_autofree char *share = dup_share (-ogc_move_review_lost_win (review));
  const double lost = ogc_move_review_lost_gold (review);
  g_autofree char *gold = lost > 0 ? dup_gold (-lost) : NULL;
  g_autofree char *label = NULL;

  if (gold != NULL)
    /* TRANSLATORS: for a screen reader: what was decided, what would have been better, and what that gave away
     * ("-3.2 %", "-2.5 gold") */
    label = g_strdup_printf (_("%s. %s. %s, %s."), taken_text, best_text, share, gold);
  else
    /* TRANSLATORS: the same, where no gold was given away */
    label = g_strdup_printf (_("%s. %s. %s."), taken_text, best_text, share);
  gtk_box_append (GTK_BOX (box), create_mark (self, review->seat));
  gtk_box_append (GTK_BOX (box), create_texts (taken_text, best_text));
  gtk_box_append (GTK_BOX (box), create_losses (share, gold));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "mistake");
  gtk_widget_set_tooltip_text (button, _("Shows this moment in the replay"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), POSITION, GUINT_TO_POINTER (review->position));
  g_object_set_data_full (G_OBJECT (button), COMMENT,
                          ogc_replay_dup_review (self->replay, review->position, &review->best), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (mistake_clicked_cb), self, 0);
  gtk_widget_set_parent (button, self->mistakes);
}

static void
show_mistakes (OgcAnalysisPage *self)
{
  g_autoptr (GPtrArray) mistakes = NULL;
  g_autofree char *count = NULL;

  ogc_child_binding_clear (self->mistakes);
  if (self->analyser == NULL || ogc_game_analyser_get_analysis (self->analyser) == NULL)
    return;
  mistakes = ogc_game_analysis_list_mistakes (ogc_game_analyser_get_analysis (self->analyser),
                                              (int) ogc_choice_item_get_chosen (GTK_DROP_DOWN (self->who)) - 1);
  for (guint i = 0; i < mistakes->len && i < MOST_ROWS; i++)
    add_mistake (self, mistakes->pdata[i]);
  if (mistakes->len == 0)
    count = g_strdup (_("No notable mistakes."));
  else if (mistakes->len <= MOST_ROWS)
    count = g_strdup_printf (ngettext ("%u decision could have been better",
                                       "%u decisions could have been better; greatest loss first",
                                       mistakes->len),
                             mistakes->len);
  else
    /* TRANSLATORS: the first number is more than 60, the second is 60. */
    count = g_strdup_printf (_("%u decisions could have been better; here are the %u greatest losses"), mistakes->len,
                             MOST_ROWS);
  gtk_label_set_text (self->count, count);
}

static void
who_changed_cb (OgcAnalysisPage *self)
{
  show_mistakes (self);
}

/* ---- All ---- */

/* The value of a choice is one more than the seat; 0 is everyone. The first person is chosen. */
static void
offer_seats (OgcAnalysisPage *self)
{
  GListStore *choices = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  unsigned chosen = 0;

  ogc_choice_item_append (choices, C_("whose decisions", "Everyone"), 0);
  for (unsigned seat = 0; seat < ogc_game_get_setup (self->replay)->seats; seat++)
    {
      ogc_choice_item_append (choices, ogc_seat_get_name (ogc_game_get_seat (self->replay, seat)), seat + 1);
      if (chosen == 0 && g_str_equal (self->save->seats[seat].kind, OGC_SEAT_PERSON))
        chosen = seat + 1;
    }
  ogc_choice_item_offer (GTK_DROP_DOWN (self->who), choices, chosen);
}

static void
show_found (OgcAnalysisPage *self)
{
  OgcGameAnalysis *analysis = ogc_game_analyser_get_analysis (self->analyser);

  ogc_child_binding_clear (self->sums);
  ogc_win_chart_show (OGC_WIN_CHART (self->odds), self->replay, analysis);
  if (analysis == NULL)
    return;
  for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (analysis); seat++)
    add_sum (self, seat);
  show_mistakes (self);
}

static void
update_view (OgcAnalysisPage *self)
{
  const gboolean running = ogc_game_analyser_get_running (self->analyser);
  const gboolean done = ogc_game_analyser_get_analysis (self->analyser) != NULL;
  const char *problem = ogc_game_analyser_get_problem (self->analyser);
  const double progress = ogc_game_analyser_get_progress (self->analyser);
  g_autofree char *percent = ogc_text_win_chance (progress);

  gtk_widget_set_visible (self->waiting, !done);
  gtk_widget_set_visible (self->progress, running);
  gtk_widget_set_visible (self->cancel, running);
  gtk_widget_set_visible (self->again, !running && problem == NULL);
  gtk_widget_set_visible (self->found, done);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_label_set_text (self->problem, problem != NULL ? problem : "");
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), progress);
  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress), percent);
}

static void
found_cb (OgcAnalysisPage *self)
{
  show_found (self);
  update_view (self);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ogc_analysis_page_stop (OGC_ANALYSIS_PAGE (widget));
}

static void
again_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcAnalysisPage *self = OGC_ANALYSIS_PAGE (widget);

  if (self->analyser != NULL)
    ogc_game_analyser_start (self->analyser);
}

static void
drop_analyser (OgcAnalysisPage *self)
{
  if (self->analyser != NULL)
    g_signal_handlers_disconnect_by_data (self->analyser, self);
  g_clear_object (&self->analyser);
  g_clear_object (&self->replay);
}

static void
ogc_analysis_page_dispose (GObject *object)
{
  OgcAnalysisPage *self = OGC_ANALYSIS_PAGE (object);

  drop_analyser (self);
  g_clear_object (&self->save);
  if (self->content != NULL)
    {
      ogc_child_binding_clear (self->sums);
      ogc_child_binding_clear (self->mistakes);
    }
  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_analysis_page_parent_class)->dispose (object);
}

static void
ogc_analysis_page_class_init (OgcAnalysisPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_analysis_page_dispose;

  signals[SOUGHT] = g_signal_new ("sought", OGC_TYPE_ANALYSIS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);

  g_type_ensure (OGC_TYPE_ART_VIEW);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WIN_CHART);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/results/analysis-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, content);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, waiting);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, progress);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, cancel);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, again);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, problem);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, found);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, odds);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, sums);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, who);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, count);
  gtk_widget_class_bind_template_child (widget_class, OgcAnalysisPage, mistakes);
  gtk_widget_class_bind_template_callback (widget_class, who_changed_cb);
  gtk_widget_class_install_action (widget_class, "lookback.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "lookback.again", NULL, again_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lookbackpage");
}

static void
ogc_analysis_page_init (OgcAnalysisPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_accessible_name_all (GTK_WIDGET (self));
}

GtkWidget *
ogc_analysis_page_new (void)
{
  return g_object_new (OGC_TYPE_ANALYSIS_PAGE, NULL);
}

void
ogc_analysis_page_look (OgcAnalysisPage *self,
                        OgcSave         *save,
                        GFile           *folder)
{
  const guint64 digest = ogc_game_analyser_digest (save);

  g_return_if_fail (OGC_IS_ANALYSIS_PAGE (self));

  g_set_object (&self->save, save);
  if (self->analyser != NULL && self->digest == digest)
    {
      ogc_game_analyser_start (self->analyser);
      return;
    }
  drop_analyser (self);
  self->digest = digest;
  self->replay = ogc_game_new_replay (save, OGC_NEUTRAL, NULL);
  g_return_if_fail (self->replay != NULL);
  self->analyser = ogc_game_analyser_get (save, folder);
  g_signal_connect_object (self->analyser, "notify", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analyser, "notify::analysis", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  offer_seats (self);
  show_found (self);
  update_view (self); /* the scores may have started it */
  ogc_game_analyser_start (self->analyser);
}

OgcSave *
ogc_analysis_page_get_save (OgcAnalysisPage *self)
{
  g_return_val_if_fail (OGC_IS_ANALYSIS_PAGE (self), NULL);

  return self->save;
}

void
ogc_analysis_page_stop (OgcAnalysisPage *self)
{
  g_return_if_fail (OGC_IS_ANALYSIS_PAGE (self));

  if (self->analyser != NULL)
    ogc_game_analyser_cancel (self->analyser);
}
