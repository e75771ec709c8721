/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-history-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-bar-chart.h"
#include "ogc-choice-item.h"
#include "ogc-crest.h"
#include "ogc-date.h"
#include "ogc-dialog.h"
#include "ogc-locale.h"
#include "ogc-names.h"
#include "ogc-no-selection.h"
#include "ogc-notice.h"
#include "ogc-player-kind.h"
#include "ogc-room-layout.h"
#include "ogc-standing.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-wrap-layout.h"

#define SYMBOL 18
#define EMBLEM 22
#define ALL G_MAXUINT

struct _OgcHistoryPage
{
  GtkWidget        parent_instance;

  OgcHistory     *history;
  GPtrArray          *kinds; /* ids that occur, as the drop-down numbers them */
  GPtrArray          *names; /* those of seats, likewise */
  GtkFilterListModel *shown; /* the games of the player chosen */
  gboolean            updating;

  GtkWidget       *overlay;
  GtkStack        *stack;
  GtkWidget       *results;
  GtkWidget       *finished;
  GtkDropDown     *kind;
  GtkDropDown     *name;
  GtkToggleButton *wins;
  GtkLabel        *legend;
  OgcBarChart     *by_kind;
  OgcBarChart     *by_form;
  OgcBarChart     *by_building;
  GtkWidget       *choices;
  GtkWidget       *tools;
  GtkToggleButton *results_toggle;
  GtkListView     *games;
  OgcNotice       *notice;
};

G_DEFINE_FINAL_TYPE (OgcHistoryPage, ogc_history_page, GTK_TYPE_WIDGET)

static guint
count (OgcHistoryPage *self)
{
  return g_list_model_get_n_items (ogc_history_get_entries (self->history));
}

/* What a standing is about, and its picture. */
static const char *
get_label (unsigned           by,
           const OgcStanding *standing)
{
  if (by == OGC_STANDING_BY_KIND)
    return ogc_player_kind_get_label (standing->kind);
  if (by == OGC_STANDING_BY_FORM)
    return ogc_text_form (standing->value);
  return ogc_text_building (standing->value);
}

static const char *
get_symbol (unsigned           by,
            const OgcStanding *standing)
{
  if (by == OGC_STANDING_BY_KIND)
    return g_str_equal (standing->kind, OGC_SEAT_PERSON) ? "hire-right-hunters" : "die";
  if (by == OGC_STANDING_BY_FORM)
    return standing->value == OGC_FORM_NEUTRAL ? "emblem-neutral" : "rose";
  return ogc_name_of (ogc_names_building, standing->value);
}

static void
add_wins (OgcBarChart       *chart,
          unsigned           by,
          const OgcStanding *standing)
{
  const OgcBarPart part = { 100. * standing->wins / standing->seats, "brass", NULL };
  const double fair = 100. * standing->fair / standing->seats;
  const char *label = get_label (by, standing);
  /* TRANSLATORS: wins, players */
  g_autofree char *number = g_strdup_printf (C_("wins", "%u of %u"), standing->wins, standing->seats);
  /* TRANSLATORS: a bar of a chart for a screen reader: a kind of player, a variant or a building; wins, players, games;
   * percent */
  g_autofree char *share = ogc_locale_dup_decimal (part.value, 0, FALSE);
  g_autofree char *fair_share = ogc_locale_dup_decimal (fair, 0, FALSE);
  g_autofree char *description = g_strdup_printf (_("%s: %u of %u players won, in %u games; %s%%, equally "
                                                    "strong players: %s%%"),
                                                  label, standing->wins, standing->seats, standing->games, share,
                                                  fair_share);

  ogc_bar_chart_add (chart, ogc_symbol_view_new (get_symbol (by, standing), SYMBOL), label, &part, 1, fair, number,
                     description);
}

static void
add_gold (OgcBarChart       *chart,
          unsigned           by,
          const OgcStanding *standing)
{
  const OgcBarPart part = { standing->amount / (double) standing->seats, "brass", NULL };
  const char *label = get_label (by, standing);
  g_autofree char *number = ogc_locale_dup_decimal (part.value, 1, FALSE);
  /* TRANSLATORS: a bar for a screen reader: a kind of player, a variant or a building; gold, players, games */
  g_autofree char *description = g_strdup_printf (_("%s: %s\302\240gold on average, of %u players in %u games"),
                                                  label, number, standing->seats, standing->games);

  ogc_bar_chart_add (chart, ogc_symbol_view_new (get_symbol (by, standing), SYMBOL), label, &part, 1, -1, number,
                     description);
}

static const char *
get_name (OgcHistoryPage *self)
{
  const unsigned chosen = ogc_choice_item_get_chosen (self->name);

  return chosen < self->names->len ? g_ptr_array_index (self->names, chosen) : NULL;
}

static double
fill_chart (OgcHistoryPage *self,
            OgcBarChart    *chart,
            unsigned        by,
            const char     *kind)
{
  g_autoptr (GArray) standings = ogc_standings_count (ogc_history_get_entries (self->history), by, kind,
                                                      get_name (self));
  const gboolean wins = gtk_toggle_button_get_active (self->wins);
  double most = 0;

  ogc_bar_chart_clear (chart);
  for (guint n = 0; n < standings->len; n++)
    {
      const OgcStanding *standing = &g_array_index (standings, OgcStanding, n);

      most = MAX (most, standing->amount / (double) standing->seats);
      if (wins)
        add_wins (chart, by, standing);
      else
        add_gold (chart, by, standing);
    }
  return wins ? 100 : most;
}

static const char *
get_kind (OgcHistoryPage *self)
{
  const unsigned chosen = ogc_choice_item_get_chosen (self->kind);

  return chosen < self->kinds->len ? g_ptr_array_index (self->kinds, chosen) : NULL;
}

/* One scale for all three, so that they can be compared. */
static void
fill_charts (OgcHistoryPage *self)
{
  const char *kind = get_kind (self);
  double scale = fill_chart (self, self->by_kind, OGC_STANDING_BY_KIND, NULL);

  scale = MAX (scale, fill_chart (self, self->by_form, OGC_STANDING_BY_FORM, kind));
  scale = MAX (scale, fill_chart (self, self->by_building, OGC_STANDING_BY_BUILDING, kind));
  ogc_bar_chart_set_scale (self->by_kind, scale);
  ogc_bar_chart_set_scale (self->by_form, scale);
  ogc_bar_chart_set_scale (self->by_building, scale);
  if (gtk_toggle_button_get_active (self->wins))
    gtk_label_set_label (self->legend,
                         _("How many of the players won. The line marks the share of equally strong players."));
  else
    gtk_label_set_label (self->legend, _("How much gold a player scores on average."));
}

static void
offer_kinds (OgcHistoryPage *self)
{
  g_autoptr (GArray) standings = ogc_standings_count (ogc_history_get_entries (self->history),
                                                      OGC_STANDING_BY_KIND, NULL, get_name (self));
  g_autofree char *before = g_strdup (self->kinds->len > 0 ? get_kind (self) : NULL);
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  unsigned chosen = ALL;

  g_ptr_array_set_size (self->kinds, 0);
  ogc_choice_item_append (list, C_("results of", "All players"), ALL);
  for (guint n = 0; n < standings->len; n++)
    {
      const char *kind = g_array_index (standings, OgcStanding, n).kind;

      if (g_strcmp0 (kind, before) == 0)
        chosen = n;
      g_ptr_array_add (self->kinds, g_strdup (kind));
      ogc_choice_item_append (list, ogc_player_kind_get_label (kind), n);
    }
  ogc_choice_item_offer (self->kind, list, chosen);
}

static gboolean
has_name (OgcGameHistoryEntry *entry,
          const char          *name)
{
  for (unsigned n = 0; n < ogc_game_history_entry_get_setup (entry)->seats; n++)
    if (g_str_equal (ogc_game_history_entry_get_seat (entry, n)->spec.name, name))
      return TRUE;
  return FALSE;
}

/* Those of people come first, for it is mostly them who are looked for. */
static void
find_names (OgcHistoryPage *self,
            gboolean        people)
{
  for (guint i = 0; i < count (self); i++)
    {
      g_autoptr (OgcGameHistoryEntry) entry = g_list_model_get_item (ogc_history_get_entries (self->history), i);

      for (unsigned n = 0; n < ogc_game_history_entry_get_setup (entry)->seats; n++)
        {
          const OgcGameHistorySeat *seat = ogc_game_history_entry_get_seat (entry, n);

          if (g_str_equal (seat->spec.kind, OGC_SEAT_PERSON) == people
              && !g_ptr_array_find_with_equal_func (self->names, seat->spec.name, g_str_equal, NULL))
            g_ptr_array_add (self->names, g_strdup (seat->spec.name));
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
  ogc_choice_item_append (list, C_("history", "All players"), ALL);
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

/* Results and games are beside each other where there is room, else one of them is chosen. */
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
update (OgcHistoryPage *self)
{
  const gboolean some = count (self) > 0;

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

/* Another seat's name: its games, and kinds of players in them. */
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

static char *
dup_heading (OgcGameHistoryEntry *entry)
{
  const OgcSetup *setup = ogc_game_history_entry_get_setup (entry);
  g_autofree char *moment = ogc_date_format (ogc_history_entry_get_finished (OGC_HISTORY_ENTRY (entry)));
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);

  if (setup->c == OGC_NO_BUILDING)
    /* TRANSLATORS: a game that is over: day and time, form, building, seed */
    return g_strdup_printf (_("%s · %s · %s · seed %s"), moment, ogc_text_form (setup->form),
                            ogc_text_building (setup->b), seed);
  /* TRANSLATORS: a game that is over: day and time, form, two buildings, seed */
  return g_strdup_printf (_("%s · %s · %s, %s · seed %s"), moment, ogc_text_form (setup->form),
                          ogc_text_building (setup->b), ogc_text_building (setup->c), seed);
}

static GtkWidget *
create_seat (OgcGameHistoryEntry *entry,
             unsigned             n)
{
  const OgcGameHistorySeat *seat = ogc_game_history_entry_get_seat (entry, n);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = ogc_crest_new (n, seat->spec.emblem, EMBLEM);
  g_autofree char *gold = ogc_text_gold (seat->gold);
  /* TRANSLATORS: a seat of a game that is over: its place, its name, "52 gold" */
  g_autofree char *text = g_strdup_printf (C_("result", "%u. %s, %s"), seat->place, seat->spec.name, gold);
  GtkWidget *label = gtk_label_new (text);

  if (seat->place == 1)
    gtk_widget_add_css_class (label, "winner");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_set_tooltip_text (label, ogc_player_kind_get_label (seat->spec.kind));
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
create_game (OgcGameHistoryEntry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *seats = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *heading = dup_heading (entry);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", heading, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, "note");
  gtk_widget_set_layout_manager (seats, g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 12, NULL));
  for (unsigned n = 0; n < ogc_game_history_entry_get_setup (entry)->seats; n++)
    gtk_box_append (GTK_BOX (seats), create_seat (entry, n));
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
  gtk_list_item_set_child (item, create_game (gtk_list_item_get_item (item)));
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
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
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
                                                       count (self)),
                                             count (self));

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

/* What was cleared can be brought back as long as the page is there. */
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

  g_type_ensure (OGC_TYPE_BAR_CHART);
  g_type_ensure (OGC_TYPE_NOTICE);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/table/results/history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, results);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, finished);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, kind);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, name);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, wins);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, legend);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, by_kind);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, by_form);
  gtk_widget_class_bind_template_child (widget_class, OgcHistoryPage, by_building);
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
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_ROOM_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "historypage");
}

static void
ogc_history_page_init (OgcHistoryPage *self)
{
  self->kinds = g_ptr_array_new_with_free_func (g_free);
  self->names = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  show_views (self);
  ogc_accessible_name_all (GTK_WIDGET (self));
  g_signal_connect_object (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "changed", G_CALLBACK (show_views), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
ogc_history_page_new (OgcHistory *history)
{
  OgcHistoryPage *self = g_object_new (OGC_TYPE_HISTORY_PAGE, NULL);

  g_return_val_if_fail (OGC_IS_HISTORY (history), GTK_WIDGET (self));

  self->history = g_object_ref (history);
  /* After the list of games has heard of it, which must not be filtered anew before. */
  g_signal_connect_object (ogc_history_get_entries (history), "items-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (history, "notify::loaded", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  offer_games (self);
  update (self);
  return GTK_WIDGET (self);
}
