/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-page.h"

#include <glib/gi18n.h>

#include "ogc-die-view.h"
#include "ogc-score-line.h"
#include "ogc-text.h"
#include "ogc-tile-view.h"

struct _OgcScorePage
{
  GtkWidget parent_instance;

  OgcGame    *game;
  GtkLabel   *title;
  GtkLabel   *tie_break;
  GtkGrid    *table;
  GtkLabel   *seat_name;
  GtkListBox *lines;
};

G_DEFINE_FINAL_TYPE (OgcScorePage, ogc_score_page, GTK_TYPE_WIDGET)

/* The rows of the table: a headline, all sources, the total, and what breaks ties. */
enum {
  ROW_SEATS,
  ROW_FIRST_SOURCE,
  ROW_TOTAL = ROW_FIRST_SOURCE + OGC_N_GOLD_SOURCES,
  ROW_UNASSIGNED,
};

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
show_winners (OgcScorePage    *self,
              const OgcResult *result)
{
  g_autofree char *names = dup_winners (self, result);
  unsigned gold = best_gold (self, result);
  g_autofree char *title = NULL;
  gboolean tied = count_with (self, result, gold) > 1;

  if (result->winners == 1)
    title = g_strdup_printf (ngettext ("%s wins with %u gold", "%s wins with %u gold", gold), names, gold);
  else
    title = g_strdup_printf (ngettext ("%s share the win with %u gold", "%s share the win with %u gold", gold), names, gold);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->tie_break), tied);
  if (result->winners == 1)
    gtk_label_set_text (self->tie_break, _("Others have as much gold; more unassigned specialists decide."));
  else
    gtk_label_set_text (self->tie_break, _("They have as much gold and as many unassigned specialists as each other."));
}

static void
add_cell (OgcScorePage *self,
          int           column,
          int           row,
          const char   *text,
          const char   *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column > 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->table, label, column, row, 1, 1);
}

static void
add_number (OgcScorePage *self,
            unsigned      seat,
            int           row,
            const char   *what,
            unsigned      number,
            const char   *css_class)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  /* TRANSLATORS: a cell of the table of scores for a screen reader: a seat, where gold comes from, how much */
  g_autofree char *label = g_strdup_printf (_("%s, %s: %u"), seat_name (self, seat), what, number);

  add_cell (self, (int) seat + 1, row, text, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_grid_get_child_at (self->table, (int) seat + 1, row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static GtkWidget *
create_line (gpointer item,
             gpointer user_data)
{
  OgcScoreLine *line = OGC_SCORE_LINE (item);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *gold = g_strdup_printf ("%u", ogc_score_line_get_gold (line));
  GtkWidget *text = gtk_label_new (ogc_score_line_get_text (line));
  GtkWidget *number = gtk_label_new (gold);
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (tile, 52, 22);
  if (ogc_score_line_get_tile (line) != NULL)
    gtk_box_append (GTK_BOX (tile), ogc_tile_view_new (ogc_score_line_get_tile (line), OGC_TILE_CHIP));
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (number, "score-gold");
  gtk_box_append (GTK_BOX (box), tile);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), number);
  return box;
}

static void
show_lines (OgcScorePage *self,
            unsigned      seat)
{
  OgcSeat *shown = ogc_game_get_seat (self->game, seat);
  /* TRANSLATORS: above all lines that say where a seat's gold comes from */
  g_autofree char *title = g_strdup_printf (_("%s: every piece of gold"), ogc_seat_get_name (shown));

  gtk_label_set_text (self->seat_name, title);
  gtk_list_box_bind_model (self->lines, ogc_seat_get_score_lines (shown), create_line, NULL, NULL);
}

static void
seat_toggled_cb (GtkToggleButton *button,
                 OgcScorePage    *self)
{
  if (gtk_toggle_button_get_active (button) && self->game != NULL)
    show_lines (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat")));
}

static GtkWidget *
create_seat (OgcScorePage *self,
             unsigned      index,
             unsigned      place)
{
  OgcSeat *seat = ogc_game_get_seat (self->game, index);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* TRANSLATORS: a place in the final standings */
  g_autofree char *text = g_strdup_printf (_("%u. %s"), place, ogc_seat_get_name (seat));
  GtkWidget *mark = ogc_die_view_new (0, index, ogc_seat_get_emblem (seat));
  GtkWidget *label = gtk_label_new (text);

  ogc_die_view_set_side (OGC_DIE_VIEW (mark), 22);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_tooltip_text (button, _("Shows where this seat's gold comes from"));
  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "toggled", G_CALLBACK (seat_toggled_cb), self, 0);
  return button;
}

static void
add_seats (OgcScorePage    *self,
           const OgcResult *result)
{
  GtkWidget *group = NULL;
  GtkWidget *winner = NULL;

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    {
      GtkWidget *button = create_seat (self, seat, result->place[seat]);

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
      gtk_grid_attach (self->table, button, (int) seat + 1, ROW_SEATS, 1, 1);
      group = group != NULL ? group : button;
      if (winner == NULL && result->place[seat] == 1)
        winner = button;
    }
  if (winner != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (winner), TRUE);
}

static void
add_rows (OgcScorePage    *self,
          const OgcResult *result)
{
  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    {
      add_cell (self, 0, ROW_FIRST_SOURCE + (int) source, ogc_text_gold_source (source), "score-source");
      for (unsigned seat = 0; seat < n_seats (self); seat++)
        add_number (self, seat, ROW_FIRST_SOURCE + (int) source, ogc_text_gold_source (source),
                    result->scores[seat].by_source[source], "score-number");
    }
  add_cell (self, 0, ROW_TOTAL, _("Gold in all"), "score-total");
  add_cell (self, 0, ROW_UNASSIGNED, _("Specialists unassigned"), "score-source");
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    {
      add_number (self, seat, ROW_TOTAL, _("Gold in all"), result->scores[seat].total, "score-total");
      add_number (self, seat, ROW_UNASSIGNED, _("Specialists unassigned"), result->scores[seat].unassigned, "score-number");
    }
}

static void
clear_table (OgcScorePage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_grid_remove (self->table, child);
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
ogc_score_page_class_init (OgcScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_score_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, title);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, tie_break);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, table);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, seat_name);
  gtk_widget_class_bind_template_child (widget_class, OgcScorePage, lines);
  gtk_widget_class_set_css_name (widget_class, "scorepage");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_score_page_init (OgcScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_score_page_set_game (OgcScorePage *self,
                         OgcGame      *game)
{
  const OgcResult *result;

  g_return_if_fail (OGC_IS_SCORE_PAGE (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  g_set_object (&self->game, game);
  clear_table (self);
  gtk_list_box_bind_model (self->lines, NULL, NULL, NULL, NULL);
  result = game != NULL ? ogc_game_get_result (game) : NULL;
  if (result == NULL)
    return;
  show_winners (self, result);
  add_rows (self, result);
  add_seats (self, result);
}
