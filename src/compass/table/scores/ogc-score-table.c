/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-table.h"

#include <glib/gi18n.h>

#include "ogc-crest.h"
#include "ogc-gold-source.h"
#include "ogc-group.h"
#include "ogc-score-row.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-wrap-layout.h"

struct _OgcScoreTable
{
  GtkWidget parent_instance;

  OgcGame   *game;
  GtkWidget *grid;
  GPtrArray *rows; /* of GPtrArray of GtkWidget: what is to be seen with each row */
};

G_DEFINE_FINAL_TYPE (OgcScoreTable, ogc_score_table, GTK_TYPE_WIDGET)

static unsigned
n_seats (OgcScoreTable *self)
{
  return ogc_game_get_setup (self->game)->seats;
}

/* Puts @widget into the grid, as a part of row @row. */
static void
attach (OgcScoreTable *self,
        GtkWidget     *widget,
        int            column,
        int            line,
        int            width,
        unsigned       row)
{
  while (self->rows->len <= row)
    g_ptr_array_add (self->rows, g_ptr_array_new ());
  g_ptr_array_add (self->rows->pdata[row], widget);
  gtk_grid_attach (GTK_GRID (self->grid), widget, column, line, width, 1);
}

static GtkWidget *
create_head (OgcSeat *seat)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = ogc_crest_new (ogc_seat_get_index (seat), ogc_seat_get_emblem (seat), 22);
  GtkWidget *name = gtk_label_new (ogc_seat_get_name (seat));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_tooltip_text (button, _("Opens the full tableau"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.show-tableau");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", ogc_seat_get_index (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_seat_get_name (seat),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Opens the full tableau"), -1);
  return button;
}

static void
add_number (OgcScoreTable *self,
            OgcSeat       *seat,
            int            line,
            unsigned       row,
            const char    *what,
            unsigned       number,
            const char    *css_class)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  /* TRANSLATORS: a cell of the table of scores for a screen reader: a seat, where gold comes from, how much */
  g_autofree char *name = g_strdup_printf (_("%s, %s: %u"), ogc_seat_get_name (seat), what, number);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  attach (self, label, (int) ogc_seat_get_index (seat) + 1, line, 1, row);
}

/* What @seat has earned with @source, under its name. */
static GtkWidget *
create_account (OgcSeat       *seat,
                OgcGoldSource  source)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = ogc_crest_new (ogc_seat_get_index (seat), ogc_seat_get_emblem (seat), 18);
  GtkWidget *name = gtk_label_new (ogc_seat_get_name (seat));

  gtk_widget_add_css_class (name, "score-seat");
  gtk_box_append (GTK_BOX (head), mark);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (box), head);
  if (ogc_score_row_append_all (GTK_BOX (box), seat, source) > 0)
    return box;
  g_object_ref_sink (box);
  g_object_unref (box);
  return NULL;
}

/* Everybody's accounts of the row with @button, which are made when they are first wanted. */
static GtkWidget *
need_accounts (OgcScoreTable *self,
               GObject       *button)
{
  const OgcGoldSource source = GPOINTER_TO_UINT (g_object_get_data (button, "source"));
  GtkWidget *accounts = gtk_revealer_get_child (g_object_get_data (button, "revealer"));

  if (gtk_widget_get_first_child (accounts) != NULL)
    return accounts;
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    {
      GtkWidget *account = create_account (ogc_game_get_seat (self->game, seat), source);

      if (account != NULL)
        gtk_widget_set_parent (account, accounts);
    }
  return accounts;
}

static void
opened_cb (GtkToggleButton *button,
           GParamSpec      *pspec,
           OgcScoreTable   *self)
{
  GtkRevealer *revealer = g_object_get_data (G_OBJECT (button), "revealer");
  const gboolean open = gtk_toggle_button_get_active (button);

  if (open)
    need_accounts (self, G_OBJECT (button));
  ogc_art_view_set_picture (g_object_get_data (G_OBJECT (button), "mark"), open ? "open" : "closed");
  gtk_widget_set_visible (GTK_WIDGET (revealer), TRUE);
  gtk_revealer_set_reveal_child (revealer, open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
revealed_cb (GtkWidget  *revealer,
             GParamSpec *pspec,
             gpointer    user_data)
{
  if (!gtk_revealer_get_child_revealed (GTK_REVEALER (revealer))
      && !gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)))
    gtk_widget_set_visible (revealer, FALSE);
}

static GtkWidget *
create_revealer (void)
{
  GtkWidget *revealer = gtk_revealer_new ();
  GtkWidget *accounts = g_object_new (OGC_TYPE_GROUP, NULL);
  GtkLayoutManager *layout = g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 16, "homogeneous", TRUE, NULL);

  gtk_widget_set_layout_manager (accounts, layout);
  gtk_widget_add_css_class (accounts, "score-account");
  gtk_revealer_set_child (GTK_REVEALER (revealer), accounts);
  gtk_widget_set_visible (revealer, FALSE);
  g_signal_connect (revealer, "notify::child-revealed", G_CALLBACK (revealed_cb), NULL);
  return revealer;
}

static void
add_source (OgcScoreTable   *self,
            OgcGoldSource    source,
            unsigned         row,
            const OgcResult *result)
{
  const int line = 1 + 2 * (int) row;
  const char *name = ogc_text_gold_source (source);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *symbol = ogc_symbol_view_new (ogc_gold_source_get_symbol (source), 18);
  GtkWidget *mark = ogc_symbol_view_new ("closed", 10);
  GtkWidget *revealer = create_revealer ();

  gtk_widget_add_css_class (symbol, "score-symbol");
  gtk_widget_add_css_class (symbol, ogc_gold_source_get_colour_name (source));
  gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), symbol);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "score-source");
  gtk_widget_set_tooltip_text (button, _("Shows where this gold came from"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Shows where this gold came from"), -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
  g_object_set_data (G_OBJECT (button), "mark", mark);
  g_object_set_data (G_OBJECT (button), "revealer", revealer);
  g_object_set_data (G_OBJECT (button), "source", GUINT_TO_POINTER (source));
  g_signal_connect_object (button, "notify::active", G_CALLBACK (opened_cb), self, 0);
  attach (self, button, 0, line, 1, row);
  attach (self, revealer, 0, line + 1, (int) n_seats (self) + 1, row);
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    add_number (self, ogc_game_get_seat (self->game, seat), line, row, name, result->scores[seat].by_source[source],
                "score-number");
}

static void
add_plain (OgcScoreTable *self,
           const char    *name,
           int            line,
           unsigned       row,
           const char    *css_class)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  attach (self, label, 0, line, 1, row);
}

/* Whether anybody has as much gold as somebody else: then unassigned specialists count (SCO-12). */
static gboolean
is_tied (OgcScoreTable   *self,
         const OgcResult *result)
{
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    for (unsigned other = 0; other < seat; other++)
      if (result->scores[seat].total == result->scores[other].total)
        return TRUE;
  return FALSE;
}

/* All seats' columns are equally wide. */
static void
add_heads (OgcScoreTable *self)
{
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (unsigned seat = 0; seat < n_seats (self); seat++)
    {
      GtkWidget *head = create_head (ogc_game_get_seat (self->game, seat));

      gtk_size_group_add_widget (group, head);
      gtk_grid_attach (GTK_GRID (self->grid), head, (int) seat + 1, 0, 1, 1);
    }
}

static void
fill (OgcScoreTable   *self,
      const OgcResult *result)
{
  OgcGoldSource sources[OGC_N_GOLD_SOURCES];
  const unsigned n = ogc_gold_source_list (result, n_seats (self), sources);
  const int line = 1 + 2 * (int) n;

  add_heads (self);
  for (unsigned row = 0; row < n; row++)
    add_source (self, sources[row], row, result);
  add_plain (self, _("Total gold"), line, n, "score-total");
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    add_number (self, ogc_game_get_seat (self->game, seat), line, n, _("Total gold"), result->scores[seat].total,
                "score-total");
  if (!is_tied (self, result))
    return;
  add_plain (self, _("Unassigned specialists"), line + 1, n, "score-tie");
  for (unsigned seat = 0; seat < n_seats (self); seat++)
    add_number (self, ogc_game_get_seat (self->game, seat), line + 1, n, _("Unassigned specialists"),
                result->scores[seat].unassigned, "score-number");
}

static void
clear (OgcScoreTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  g_ptr_array_set_size (self->rows, 0);
}

static void
ogc_score_table_dispose (GObject *object)
{
  OgcScoreTable *self = OGC_SCORE_TABLE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_score_table_parent_class)->dispose (object);
}

static void
ogc_score_table_class_init (OgcScoreTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_score_table_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "scoretable");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_score_table_init (OgcScoreTable *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "column-spacing", 10, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Final Scores"), -1);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

void
ogc_score_table_set_game (OgcScoreTable *self,
                          OgcGame       *game)
{
  const OgcResult *result;

  g_return_if_fail (OGC_IS_SCORE_TABLE (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  clear (self);
  g_set_object (&self->game, game);
  result = game != NULL ? ogc_game_get_result (game) : NULL;
  if (result != NULL)
    fill (self, result);
}

void
ogc_score_table_set_shown (OgcScoreTable *self,
                           unsigned       shown)
{
  g_return_if_fail (OGC_IS_SCORE_TABLE (self));

  for (unsigned row = 0; row < self->rows->len; row++)
    {
      GPtrArray *widgets = self->rows->pdata[row];

      for (unsigned i = 0; i < widgets->len; i++)
        gtk_widget_set_opacity (widgets->pdata[i], row < shown ? 1 : 0);
    }
}

void
ogc_score_table_open_rows (OgcScoreTable *self,
                           int            room)
{
  g_return_if_fail (OGC_IS_SCORE_TABLE (self));

  for (unsigned row = 0; row < self->rows->len; row++)
    {
      GPtrArray *widgets = self->rows->pdata[row];
      int height;

      if (!GTK_IS_TOGGLE_BUTTON (widgets->pdata[0]))
        continue;
      gtk_widget_measure (need_accounts (self, widgets->pdata[0]), GTK_ORIENTATION_VERTICAL,
                          gtk_widget_get_width (self->grid),
                          NULL, &height, NULL, NULL);
      if (height > room)
        continue;
      room -= height;
      gtk_toggle_button_set_active (widgets->pdata[0], TRUE);
    }
}
