/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-history-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-art-view.h"
#include "ogc-bar-chart.h"
#include "ogc-choice-item.h"
#include "ogc-crest.h"
#include "ogc-date.h"
#include "ogc-dialog.h"
#include "ogc-locale.h"
#include "ogc-no-selection.h"
#include "ogc-notice.h"
#include "ogc-seat-kind.h"
#include "ogc-size-class-layout.h"
#include "ogc-wrap-layout.h"

#define SYMBOL 18
#define EMBLEM 22
#define ALL G_MAXUINT

struct _OgcHistoryPage
{
  GtkWidget             parent_instance;

  const OgcHistoryView *view;
  OgcHistory           *history;
  GPtrArray          *kinds; /* ids of player kinds that occur, in the order of the drop-down */
  GPtrArray          *names; /* names of seats, likewise */
  GtkFilterListModel *shown; /* the games of the chosen player */
  gboolean            updating;

  GtkWidget       *overlay;
  GtkStack        *stack;
  GtkWidget       *results;
  GtkWidget       *finished;
  GtkDropDown     *kind;
  GtkDropDown     *name;
  GtkToggleButton *wins;
  GtkLabel        *legend;
  GtkToggleButton *amounts;
  GtkLabel        *filter;
  GtkLabel        *title_1, *title_2;
  OgcBarChart     *charts[OGC_HISTORY_N_CHARTS]; /* indexed by what they tell apart */
  GtkWidget       *choices;
  GtkWidget       *tools;
  GtkToggleButton *results_toggle;
  GtkListView     *games;
  OgcNotice       *notice;
};

G_DEFINE_FINAL_TYPE (OgcHistoryPage, ogc_history_page, GTK_TYPE_WIDGET)

static guint
count_games (OgcHistoryPage *self)
{
  return g_list_model_get_n_items (ogc_history_get_entries (self->history));
}

static void
add_wins (OgcHistoryPage    *self,
          unsigned           by,
          const OgcStanding *standing)
{
  const OgcBarPart part = { 100. * standing->wins / standing->seats, "brass", NULL };
  const double fair = 100. * standing->fair / standing->seats;
  const char *label = self->view->get_label (by, standing);
  /* TRANSLATORS: wins, players */
  g_autofree char *number = g_strdup_printf (C_("wins", "%u of %u"), standing->wins, standing->seats);
  g_autofree char *games = ogc_standing_dup_games (standing);
  g_autofree char *share = ogc_locale_dup_decimal (part.value, 0, FALSE);
  g_autofree char *fair_share = ogc_locale_dup_decimal (fair, 0, FALSE);
  /* TRANSLATORS: a bar of a chart for a screen reader: a kind of player, a variant or a building; wins, players,
   * "in 3 games"; percent */
  g_autofree char *description = g_strdup_printf (ngettext ("%s: %u of %u player won, %s; %s%%, equally strong "
                                                            "players: %s%%",
                                                            "%s: %u of %u players won, %s; %s%%, equally strong "
                                                            "players: %s%%",
                                                            standing->seats),
                                                  label, standing->wins, standing->seats, games, share, fair_share);

  ogc_bar_chart_add (self->charts[by], self->view->create_picture (by, standing, SYMBOL), label, &part, 1, fair, number,
                     description);
}

static void
add_amount (OgcHistoryPage    *self,
            unsigned           by,
            const OgcStanding *standing)
{
  const OgcBarPart part = { standing->amount / standing->seats, "brass", NULL };
  const char *label = self->view->get_label (by, standing);
  g_autofree char *number = ogc_locale_dup_decimal (part.value, self->view->digits, FALSE);
  g_autofree char *description = self->view->describe_amount (label, number, standing);

  ogc_bar_chart_add (self->charts[by], self->view->create_picture (by, standing, SYMBOL), label, &part, 1, -1, number,
                     description);
}

static const char *
get_name (OgcHistoryPage *self)
{
  const unsigned chosen = ogc_choice_item_get_chosen (self->name);

  return chosen < self->names->len ? g_ptr_array_index (self->names, chosen) : NULL;
}

/* People first, then computer players from weak to strong, whoever played first. */
static int
compare_kinds (gconstpointer a,
               gconstpointer b)
{
  const char *one = ((const OgcStanding *) a)->kind;
  const char *other = ((const OgcStanding *) b)->kind;
  const int people = g_str_equal (other, OGC_SEAT_PERSON) - g_str_equal (one, OGC_SEAT_PERSON);
  const int strength = (int) ogc_seat_kind_get_strength (one) - (int) ogc_seat_kind_get_strength (other);

  if (people != 0 || strength != 0)
    return people != 0 ? people : strength;
  return strcmp (one, other);
}

static GArray *
count_standings (OgcHistoryPage *self,
                 unsigned        by,
                 const char     *kind)
{
  GArray *standings = ogc_standings_count (ogc_history_get_entries (self->history), by, kind, get_name (self));

  if (standings->len > 0 && g_array_index (standings, OgcStanding, 0).kind != NULL)
    g_array_sort (standings, compare_kinds);
  return standings;
}

static double
fill_chart (OgcHistoryPage *self,
            unsigned        by,
            const char     *kind)
{
  g_autoptr (GArray) standings = count_standings (self, by, kind);
  const gboolean wins = gtk_toggle_button_get_active (self->wins);
  double most = 0;

  ogc_bar_chart_clear (self->charts[by]);
  for (guint n = 0; n < standings->len; n++)
    {
      const OgcStanding *standing = &g_array_index (standings, OgcStanding, n);

      most = MAX (most, standing->amount / standing->seats);
      if (wins)
        add_wins (self, by, standing);
      else
        add_amount (self, by, standing);
    }
  return wins ? 100 : most;
}

static const char *
get_kind (OgcHistoryPage *self)
{
  const unsigned chosen = ogc_choice_item_get_chosen (self->kind);

  return chosen < self->kinds->len ? g_ptr_array_index (self->kinds, chosen) : NULL;
}

/* All three share one scale, so that they can be compared. */
static void
fill_charts (OgcHistoryPage *self)
{
  const char *kind = get_kind (self);
  double scale = 0;

  for (unsigned by = 0; by < OGC_HISTORY_N_CHARTS; by++)
    scale = MAX (scale, fill_chart (self, by, by != OGC_STANDING_BY_KIND ? kind : NULL));
  for (unsigned by = 0; by < OGC_HISTORY_N_CHARTS; by++)
    ogc_bar_chart_set_scale (self->charts[by], scale);
  if (gtk_toggle_button_get_active (self->wins))
    gtk_label_set_label (self->legend,
                         _("How often players won. The line marks how often equally strong players would win."));
  else
    gtk_label_set_label (self->legend, _(self->view->legend));
}

static void
offer_kinds (OgcHistoryPage *self)
{
  g_autoptr (GArray) standings = count_standings (self, OGC_STANDING_BY_KIND, NULL);
  const gboolean first = self->kinds->len == 0;
  g_autofree char *before = g_strdup (first ? OGC_SEAT_PERSON : get_kind (self));
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  unsigned chosen = ALL;

  g_ptr_array_set_size (self->kinds, 0);
  ogc_choice_item_append (list, C_("results of", "All players"), ALL);
  for (guint n = 0; n < standings->len; n++)
    {
      const OgcStanding *standing = &g_array_index (standings, OgcStanding, n);

      if (g_strcmp0 (standing->kind, before) == 0)
        chosen = n;
      g_ptr_array_add (self->kinds, g_strdup (standing->kind));
      ogc_choice_item_append (list, self->view->get_label (OGC_STANDING_BY_KIND, standing), n);
    }
  ogc_choice_item_offer (self->kind, list, chosen);
}

static gboolean
has_name (OgcHistoryEntry *entry,
          const char      *name)
{
  for (unsigned n = 0; n < ogc_history_entry_get_n_seats (entry); n++)
    if (g_str_equal (ogc_history_entry_get_seat (entry, n)->name, name))
      return TRUE;
  return FALSE;
}

/* People come first, because they are what is mostly looked for. */
static void
find_names (OgcHistoryPage *self,
            gboolean        people)
{
  for (guint i = 0; i < count_games (self); i++)
    {
      g_autoptr (OgcHistoryEntry) entry = g_list_model_get_item (ogc_history_get_entries (self->history), i);

      for (unsigned n = 0; n < ogc_history_entry_get_n_seats (entry); n++)
        {
          const OgcSeatSpec *seat = ogc_history_entry_get_seat (entry, n);

          if (g_str_equal (seat->kind, OGC_SEAT_PERSON) == people
              && !g_ptr_array_find_with_equal_func (self->names, seat->name, g_str_equal, NULL))
            g_ptr_array_add (self->names, g_strdup (seat->name));
        }
    }
}

static void
offer_names (OgcHistoryPage *self)
{
  g_autofree char *before = g_strdup (self->names->len > 0 ? get_name (self) : NULL);
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  unsigned chosen = ALL;

  g_ptr_array_set_size (self->names, 0);
  find_names (self, TRUE);
  find_names (self, FALSE);
  ogc_choice_item_append (list, C_("history", "Everyone’s games"), ALL);
  for (guint n = 0; n < self->names->len; n++)
    {
      if (g_strcmp0 (self->names->pdata[n], before) == 0)
        chosen = n;
      ogc_choice_item_append (list, self->names->pdata[n], n);
    }
  ogc_choice_item_offer (self->name, list, chosen);
}

static gboolean
is_shown (gpointer item,
          gpointer name)
{
  return has_name (item, name);
}

static void
filter_games (OgcHistoryPage *self)
{
  const char *name = get_name (self);
  g_autoptr (GtkCustomFilter) filter = name != NULL ? gtk_custom_filter_new (is_shown, g_strdup (name), g_free) : NULL;

  gtk_filter_list_model_set_filter (self->shown, GTK_FILTER (filter));
}

/* Shows results and games side by side if there is room, else the chosen one. */
static void
show_views (OgcHistoryPage *self)
{
  const gboolean both = !gtk_widget_has_css_class (GTK_WIDGET (self), "stacked");
  const gboolean results = gtk_toggle_button_get_active (self->results_toggle);

  gtk_widget_set_visible (self->results, both || results);
  gtk_widget_set_visible (self->finished, both || !results);
  gtk_widget_set_visible (self->tools, !both);
}

static void
update_view (OgcHistoryPage *self)
{
  const gboolean some = count_games (self) > 0;

  gtk_stack_set_visible_child_name (self->stack,
                                    some ? "some" : ogc_history_get_loaded (self->history) ? "none" : "loading");
  gtk_widget_set_visible (self->choices, some);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.clear", some);
  self->updating = TRUE;
  offer_names (self);
  offer_kinds (self);
  self->updating = FALSE;
  filter_games (self);
  fill_charts (self);
}

static void
chosen_cb (OgcHistoryPage *self)
{
  if (!self->updating && self->history != NULL)
    fill_charts (self);
}

/* Another name was chosen: shows its games, and the kinds of players in them. */
static void
name_chosen_cb (OgcHistoryPage *self)
{
  if (self->updating || self->history == NULL)
    return;
  self->updating = TRUE;
  offer_kinds (self);
  self->updating = FALSE;
  filter_games (self);
  fill_charts (self);
}

static GtkWidget *
create_seat (OgcHistoryPage  *self,
             OgcHistoryEntry *entry,
             unsigned         n)
{
  const OgcSeatSpec *seat = ogc_history_entry_get_seat (entry, n);
  const OgcStanding standing = { .kind = seat->kind };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = ogc_crest_new (n, seat->emblem, EMBLEM);
  g_autofree char *text = self->view->dup_seat (entry, n);
  GtkWidget *label = gtk_label_new (text);

  if (ogc_history_entry_get_won (entry, n))
    gtk_widget_add_css_class (label, "winner");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_set_tooltip_text (label, self->view->get_label (OGC_STANDING_BY_KIND, &standing));
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
create_game (OgcHistoryPage  *self,
             OgcHistoryEntry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *seats = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *moment = ogc_date_format (ogc_history_entry_get_finished (entry));
  g_autofree char *heading = self->view->dup_heading (entry, moment);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", heading, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, "note");
  gtk_widget_set_layout_manager (seats, g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 12, NULL));
  for (unsigned place = 1; place <= ogc_history_entry_get_n_seats (entry); place++)
    for (unsigned n = 0; n < ogc_history_entry_get_n_seats (entry); n++)
      if (ogc_history_entry_get_place (entry, n) == place)
        gtk_box_append (GTK_BOX (seats), create_seat (self, entry, n));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), seats);
  return box;
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  user_data)
{
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, create_game (user_data, gtk_list_item_get_item (item)));
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           gpointer                  user_data)
{
  gtk_list_item_set_child (item, NULL);
}

static void
offer_games (OgcHistoryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (OgcNoSelection) model = NULL;

  self->shown = gtk_filter_list_model_new (g_object_ref (ogc_history_get_entries (self->history)), NULL);
  model = ogc_no_selection_new (G_LIST_MODEL (self->shown));
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_factory (self->games, factory);
  gtk_list_view_set_model (self->games, GTK_SELECTION_MODEL (model));
}

static void
failed_cb (OgcHistoryPage *self,
           GError         *error)
{
  ogc_notice_show (self->notice, error->message);
}

static void
clear_answered_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (OgcHistoryPage) self = user_data;

  if (ogc_dialog_ask_finish (result) != 1 || self->history == NULL)
    return;
  ogc_history_clear (self->history);
  ogc_notice_offer (self->notice, _("History cleared."), _("_Undo"), "history.undo");
}

static void
clear_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  const char * const answers[] = { _("_Cancel"), _("Clear the _History"), NULL };
  OgcHistoryPage *self = OGC_HISTORY_PAGE (widget);
  g_autofree char *detail = g_strdup_printf (ngettext ("It has %u game. Your saved games are not affected.",
                                                       "It has %u games. Your saved games are not affected.",
                                                       count_games (self)),
                                             count_games (self));

  ogc_dialog_ask_async (GTK_WINDOW (gtk_widget_get_root (widget)), _("Clear the history?"), detail, answers,
                        clear_answered_cb,
                        g_object_ref (self));
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcHistoryPage *self = OGC_HISTORY_PAGE (widget);

  ogc_notice_hide (self->notice);
  ogc_history_restore (self->history);
}

static void
ogc_history_page_map (GtkWidget *widget)
{
  ogc_history_load (OGC_HISTORY_PAGE (widget)->history);

  GTK_WIDGET_CLASS (ogc_history_page_parent_class)->map (widget);
}

/* What was cleared can be restored while the page exists. */
static void
ogc_history_page_unmap (GtkWidget *widget)
{
  OgcHistoryPage *self = OGC_HISTORY_PAGE (widget);

  GTK_WIDGET_CLASS (ogc_history_page_parent_class)->unmap (widget);

  ogc_notice_hide (self->notice);
  ogc_history_purge (self->history);
}

static void
ogc_history_page_dispose (GObject *object)
{
  OgcHistoryPage *self = OGC_HISTORY_PAGE (object);

  g_clear_pointer (&self->overlay, gtk_widget_unparent);
  g_clear_object (&self->shown);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (ogc_history_page_parent_class)->dispose (object);
}

static void
ogc_history_page_finalize (GObject *object)
{
  g_ptr_array_unref (OGC_HISTORY_PAGE (object)->kinds);
  g_ptr_array_unref (OGC_HISTORY_PAGE (object)->names);

  G_OBJECT_CLASS (ogc_history_page_parent_class)->finalize (object);
}

static void
ogc_history_page_class_init (OgcHistoryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_history_page_dispose;
  object_class->finalize = ogc_history_page_finalize;
  widget_class->map = ogc_history_page_map;
  widget_class->unmap = ogc_history_page_unmap;

  g_type_ensure (OGC_TYPE_ART_VIEW);
  g_type_ensure (OGC_TYPE_BAR_CHART);
  g_type_ensure (OGC_TYPE_NOTICE);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/games/history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, results);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, finished);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, kind);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, name);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, wins);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, legend);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, amounts);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, filter);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, title_1);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, title_2);
  for (unsigned by = 0; by < OGC_HISTORY_N_CHARTS; by++)
    {
      g_autofree char *name = g_strdup_printf ("chart_%u", by);

      gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,
                                                 G_STRUCT_OFFSET (OgcHistoryPage, charts)
                                                   + (gssize) (by * sizeof (OgcBarChart *)));
    }
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, choices);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, tools);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, results_toggle);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, games);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, notice);
  gtk_widget_class_bind_template_callback (widget_class, show_views);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_chosen_cb);
  gtk_widget_class_install_action (widget_class, "history.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "history.undo", NULL, undo_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_SIZE_CLASS_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "historypage");
}

static void
ogc_history_page_init (OgcHistoryPage *self)
{
  self->kinds = g_ptr_array_new_with_free_func (g_free);
  self->names = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (unsigned by = 1; by < OGC_HISTORY_N_CHARTS; by++)
    ogc_bar_chart_align (self->charts[by], self->charts[0]);
  show_views (self);
  ogc_accessible_name_all (GTK_WIDGET (self));
  g_signal_connect_object (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "changed", G_CALLBACK (show_views), self,
                           G_CONNECT_SWAPPED);
}

/* Sets the titles that come from the view. */
static void
name_charts (OgcHistoryPage *self)
{
  GtkLabel *titles[] = { self->title_1, self->title_2 };

  gtk_button_set_label (GTK_BUTTON (self->amounts), g_dpgettext2 (NULL, "history", self->view->amount));
  gtk_label_set_label (self->filter, _(self->view->filter));
  for (unsigned n = 0; n < G_N_ELEMENTS (titles); n++)
    {
      gtk_label_set_label (titles[n], _(self->view->titles[n]));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->charts[n + 1]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _(self->view->titles[n]), -1);
    }
}

GtkWidget *
ogc_history_page_new (const OgcHistoryView *view,
                      OgcHistory           *history)
{
  OgcHistoryPage *self = g_object_new (OGC_TYPE_HISTORY_PAGE, NULL);

  g_return_val_if_fail (view != NULL, GTK_WIDGET (self));
  g_return_val_if_fail (OGC_IS_HISTORY (history), GTK_WIDGET (self));

  self->view = view;
  self->history = g_object_ref (history);
  name_charts (self);
  /* Runs after the list of games has been notified, which must not be filtered again earlier. */
  g_signal_connect_object (ogc_history_get_entries (history), "items-changed", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (history, "notify::loaded", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  offer_games (self);
  update_view (self);
  return GTK_WIDGET (self);
}
