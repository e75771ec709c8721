/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-end-page.h"

#include <glib/gi18n.h>

#include "compile-end-side.h"
#include "compile-key-moves.h"
#include "compile-palette.h"
#include "compile-text.h"
#include "compile-total-chart.h"
#include "config.h"
#include "ogc-accessible.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-medal.h"
#include "ogc-row-layout.h"
#include "ogc-scene.h"
#include "ogc-wrap-layout.h"

#define SEAL 22
#define PIN 22
#define NUMBER 32 /* the column of a side's numbers */

struct _CompileEndPage
{
  OgcEndPage parent_instance;

  CompileGame    *game;
  CompileGameStats *stats;
  gboolean        below; /* the moves */

  GtkPicture *ground;
  GtkWidget  *scroller;
  GtkWidget  *sheet;
  GtkWidget  *medals;
  GtkLabel   *title;
  GtkLabel   *result;
  GtkWidget  *seals;
  GtkWidget  *numbers;
  GtkWidget  *sides;
  GtkWidget  *chart;
  GtkWidget  *moves;
  GtkLabel   *moves_title;
  GtkWidget  *cards;
  GtkWidget  *buttons;
  GtkWidget  *save_record;
  GtkButton  *show_moves;
  GtkWidget  *gap;
  GtkWidget  *new_game;
};

G_DEFINE_FINAL_TYPE (CompileEndPage, compile_end_page, OGC_TYPE_END_PAGE)

static const char * const stat_names[COMPILE_N_STATS] = {
  [COMPILE_STAT_PLAYED_UP] = N_("Cards played face up"),
  [COMPILE_STAT_PLAYED_DOWN] = N_("Cards played face down"),
  [COMPILE_STAT_DRAWN] = N_("Cards drawn"),
  [COMPILE_STAT_DISCARDED] = N_("Cards discarded"),
  [COMPILE_STAT_REFILLED] = N_("Hands refilled"),
  [COMPILE_STAT_CONTROL] = N_("Control taken"),
  [COMPILE_STAT_EFFECTS] = N_("Effects resolved"),
  [COMPILE_STAT_DELETED] = N_("Own cards deleted"),
};

/* The side that is shown first: the winner. */
static unsigned
get_first (CompileEndPage *self)
{
  return compile_game_get_winner (self->game) == 1 ? 1 : 0;
}

static const char *
get_name (CompileEndPage *self,
          unsigned        side)
{
  return compile_seat_get_name (compile_game_get_seat (self->game, side));
}

/* ---- Who has won ---- */

/* Shows the protocols with which the winner won, if any. */
static void
show_seals (CompileEndPage *self,
            int             winner)
{
  for (unsigned n = 0; winner >= 0 && n < COMPILE_N_LINES; n++)
    {
      g_autofree char *picture = compile_palette_dup_picture ("emblem", self->stats->protocols[winner][n]);
      GtkWidget *seal = ogc_art_view_new (picture, SEAL);

      gtk_widget_add_css_class (seal, "seal");
      gtk_widget_add_css_class (seal, "compiled");
      gtk_widget_set_tooltip_text (seal, compile_text_protocol ((guint) self->stats->protocols[winner][n]));
      gtk_box_append (GTK_BOX (self->seals), seal);
    }
  gtk_widget_set_visible (self->seals, winner >= 0);
}

static void
show_winner (CompileEndPage *self)
{
  const int winner = compile_game_get_winner (self->game);
  const unsigned first = get_first (self);
  const unsigned compiled[] = { compile_seat_get_compiled (compile_game_get_seat (self->game, first)),
                                compile_seat_get_compiled (compile_game_get_seat (self->game, !first)) };
  g_autofree char *title = NULL;
  /* TRANSLATORS: how many protocols each player has compiled, and how long it took: “3 to 1 in 56 turns” */
  g_autofree char *result = g_strdup_printf (ngettext ("%u to %u in %u turn", "%u to %u in %u turns",
                                                       self->stats->turns),
                                             compiled[0], compiled[1], self->stats->turns);

  title = winner >= 0 ? g_strdup_printf (C_("final scores", "%s wins"), get_name (self, first))
                      : compile_text_outcome (NULL, 0);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->result, result);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    if (winner < 0 || side == first)
      {
        CompileSeat *seat = compile_game_get_seat (self->game, side);
        GtkWidget *medal = ogc_medal_new (side, compile_seat_get_emblem (seat), compile_seat_get_name (seat));

        gtk_widget_set_hexpand (medal, TRUE);
        gtk_box_append (GTK_BOX (self->medals), medal);
      }
  show_seals (self, winner);
}

/* ---- What was done ---- */

static GtkWidget *
create_number (unsigned number,
               gboolean more)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "width-request", NUMBER, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, more ? "score-sum" : "end-number");
  return label;
}

/* A row with both numbers; the label between them reads both to a screen reader. */
static GtkWidget *
create_numbers (CompileEndPage *self,
                CompileStat     kind)
{
  const unsigned first = get_first (self);
  const unsigned numbers[] = { self->stats->counts[first][kind], self->stats->counts[!first][kind] };
  GtkWidget *row = ogc_row_layout_new_box (8);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", _(stat_names[kind]), "wrap", TRUE, "hexpand", TRUE,
                                   "justify", GTK_JUSTIFY_CENTER, NULL);
  /* TRANSLATORS: for a screen reader: what is counted, and for each of two players how often: “Cards drawn: Ada 12,
   * Belzoni 9” */
  g_autofree char *text = g_strdup_printf (_("%s: %s %u, %s %u"), _(stat_names[kind]), get_name (self, first),
                                           numbers[0], get_name (self, !first), numbers[1]);

  gtk_widget_add_css_class (row, "score-source");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (GTK_BOX (row), create_number (numbers[0], numbers[0] > numbers[1]));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), create_number (numbers[1], numbers[1] > numbers[0]));
  return row;
}

/* Says whose the numbers below are. */
static GtkWidget *
create_pins (CompileEndPage *self)
{
  const unsigned first = get_first (self);
  GtkWidget *row = ogc_row_layout_new_box (8);

  for (unsigned n = 0; n < COMPILE_N_SIDES; n++)
    {
      const unsigned side = n == 0 ? first : !first;
      CompileSeat *seat = compile_game_get_seat (self->game, side);
      GtkWidget *pin = ogc_crest_new_pin (side, compile_seat_get_emblem (seat), PIN);

      gtk_widget_set_tooltip_text (pin, compile_seat_get_name (seat));
      gtk_widget_set_size_request (pin, NUMBER, -1);
      if (n == 1)
        gtk_box_append (GTK_BOX (row),
                        g_object_new (GTK_TYPE_LABEL, "label", _("In Numbers"), "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_HEADING, "hexpand", TRUE, "wrap", TRUE, "css-classes",
                                      (const char *[]) { "score-heading", NULL }, NULL));
      gtk_box_append (GTK_BOX (row), pin);
    }
  return row;
}

static void
show_numbers (CompileEndPage *self)
{
  gtk_box_append (GTK_BOX (self->numbers), create_pins (self));
  for (CompileStat kind = 0; kind < COMPILE_N_STATS; kind++)
    gtk_box_append (GTK_BOX (self->numbers), create_numbers (self, kind));
}

/* No move decided a game without a winner. */
static void
show_moves (CompileEndPage *self)
{
  const int winner = compile_game_get_winner (self->game);
  const char *title = winner >= 0 ? _("The Moves That Decided It") : _("Last Compiled");
  const CompileMilestone *milestones[COMPILE_MAX_KEY_MOVES];
  const unsigned n = compile_key_moves_find (self->stats, winner, milestones);

  gtk_label_set_text (self->moves_title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->moves), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_button_set_label (self->show_moves, winner >= 0 ? _("_Deciding Moves") : _("_Last Compiled"));
  for (unsigned i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (self->cards), compile_key_moves_new_card (self->game, self->stats, milestones[i]));
  gtk_widget_set_visible (self->moves, n > 0);
}

static void
clear_results (CompileEndPage *self)
{
  ogc_child_binding_clear (self->medals);
  ogc_child_binding_clear (self->seals);
  ogc_child_binding_clear (self->numbers);
  ogc_child_binding_clear (self->sides);
  ogc_child_binding_clear (self->cards);
  g_clear_pointer (&self->stats, compile_game_stats_free);
}

static void
show_results (CompileEndPage *self)
{
  g_autoptr (CompileSave) save = compile_game_to_save (self->game);
  const unsigned first = get_first (self);

  self->stats = compile_game_stats_new (save);
  show_winner (self);
  show_numbers (self);
  gtk_box_append (GTK_BOX (self->sides), compile_end_side_new (self->game, self->stats, first));
  gtk_box_append (GTK_BOX (self->sides), compile_end_side_new (self->game, self->stats, !first));
  compile_total_chart_show (OGC_LINE_CHART (self->chart), self->game, self->stats);
  show_moves (self);
  ogc_accessible_name_all (GTK_WIDGET (self));
}

/* It appears once the last move has been shown. */
static void
update_view (CompileEndPage *self)
{
  if (self->stats != NULL || !compile_game_get_finished (self->game) || compile_game_get_held (self->game))
    return;
  show_results (self);
  compile_end_page_show (self);
}

/* ---- The class ---- */

/* A small page leaves out the buttons that are also in the header or the menu. */
static void
offer_buttons (CompileEndPage *self)
{
  const gboolean narrow = ogc_end_page_get_narrow (OGC_END_PAGE (self));

  gtk_widget_set_visible (self->save_record, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->show_moves), self->below && gtk_widget_get_visible (self->moves));
  gtk_widget_set_visible (self->gap, !narrow);
  gtk_widget_set_visible (self->new_game, !self->below);
  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_hexpand (button, narrow || button == self->gap);
}

static void
compile_end_page_restyled (OgcEndPage *page,
                           gboolean    narrow,
                           gboolean    below)
{
  CompileEndPage *self = COMPILE_END_PAGE (page);

  self->below = below;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (self->cards), !narrow);
  offer_buttons (self);
}

static void
show_moves_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ogc_end_page_go_to (OGC_END_PAGE (widget), COMPILE_END_PAGE (widget)->moves);
}

static void
show_table_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  gtk_widget_set_visible (widget, FALSE);
}

static void
compile_end_page_map (GtkWidget *widget)
{
  CompileEndPage *self = COMPILE_END_PAGE (widget);

  GTK_WIDGET_CLASS (compile_end_page_parent_class)->map (widget);

  ogc_end_page_announce (OGC_END_PAGE (self), gtk_label_get_text (self->title), gtk_label_get_text (self->result));
}

static void
compile_end_page_dispose (GObject *object)
{
  CompileEndPage *self = COMPILE_END_PAGE (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->stats, compile_game_stats_free);

  G_OBJECT_CLASS (compile_end_page_parent_class)->dispose (object);
}

static void
compile_end_page_class_init (CompileEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_end_page_dispose;
  widget_class->map = compile_end_page_map;
  OGC_END_PAGE_CLASS (klass)->restyled = compile_end_page_restyled;

  compile_palette_load_pictures ();
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_LINE_CHART);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compile/table/results/end-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, ground);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, medals);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, title);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, result);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, seals);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, numbers);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, sides);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, chart);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, moves);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, moves_title);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, cards);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, save_record);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, show_moves);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, gap);
  gtk_widget_class_bind_template_child (widget_class, CompileEndPage, new_game);
  gtk_widget_class_install_action (widget_class, "end.show-moves", NULL, show_moves_action);
  gtk_widget_class_install_action (widget_class, "end.show-table", NULL, show_table_action);
}

static void
compile_end_page_init (CompileEndPage *self)
{
  g_autoptr (OgcScene) scene = ogc_scene_new ("scene-console", OGC_ART_COVER);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "console");
  ogc_end_page_set_parts (OGC_END_PAGE (self), self->scroller, self->sheet, self->buttons);
  gtk_picture_set_paintable (self->ground, GDK_PAINTABLE (scene));
}

GtkWidget *
compile_end_page_new (void)
{
  return g_object_new (COMPILE_TYPE_END_PAGE, NULL);
}

void
compile_end_page_set_game (CompileEndPage *self,
                           CompileGame    *game)
{
  g_return_if_fail (COMPILE_IS_END_PAGE (self));
  g_return_if_fail (game == NULL || COMPILE_IS_GAME (game));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  clear_results (self);
  g_set_object (&self->game, game);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (game == NULL || compile_game_get_replay (game))
    return;
  g_signal_connect_object (game, "asked", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::held", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  update_view (self);
}

void
compile_end_page_show (CompileEndPage *self)
{
  g_return_if_fail (COMPILE_IS_END_PAGE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), self->stats != NULL);
}
