/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-account.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-gold-source.h"
#include "ogc-group.h"
#include "ogc-row-layout.h"
#include "ogc-score-row.h"
#include "ogc-scroll-fit-layout.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-wrap-layout.h"

#define SYMBOL 18
#define TOKEN 24

struct _OgcScoreAccount
{
  GtkWidget parent_instance;

  GtkWidget *box;
  OgcCrest  *crest;
  GtkLabel  *title;
  GtkWidget *details;
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (OgcScoreAccount, ogc_score_account, GTK_TYPE_WIDGET)

/* The lines of @seat with that @source. */
static GPtrArray *
list_lines (OgcSeat       *seat,
            OgcGoldSource  source)
{
  GListModel *all = ogc_seat_get_score_lines (seat);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (OgcScoreLine) line = g_list_model_get_item (all, i);

      if (ogc_score_line_get_source (line) == source)
        g_ptr_array_add (lines, g_steal_pointer (&line));
    }
  return lines;
}

/* Creates a tile above what it has earned. */
static GtkWidget *
create_counted_chip (OgcScoreLine *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *gold = g_strdup_printf ("%u", ogc_score_line_get_gold (line));

  gtk_box_append (GTK_BOX (box), ogc_score_row_new_chip (line));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", gold, "css-classes",
                                               (const char *[]) { "score-note", NULL }, NULL));
  return box;
}

/* Adds knowledge tokens, which, unlike tiles, are all alike. */
static void
add_knowledge (GtkWidget    *field,
               OgcScoreLine *line)
{
  GtkWidget *text = g_object_new (GTK_TYPE_LABEL, "label", ogc_score_line_get_text (line), "xalign", 0.f, "wrap", TRUE,
                                  "width-chars", 12, "hexpand", TRUE, "css-classes",
                                  (const char *[]) { "score-note", "score-chip", NULL }, NULL);
  GtkWidget *token = g_object_new (OGC_TYPE_ART_VIEW, "picture", "knowledge", "size", TOKEN, "valign", GTK_ALIGN_CENTER,
                                   NULL);

  gtk_widget_set_parent (token, field);
  gtk_widget_set_parent (text, field);
}

static GtkWidget *
create_field (GPtrArray *lines)
{
  GtkWidget *field = g_object_new (OGC_TYPE_GROUP, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, "layout-manager",
                                   g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 3, NULL), NULL);

  if (ogc_score_line_get_tile (lines->pdata[0]) == NULL)
    {
      add_knowledge (field, lines->pdata[0]);
      return field;
    }
  for (guint i = 0; i < lines->len; i++)
    gtk_widget_set_parent (create_counted_chip (lines->pdata[i]), field);
  return field;
}

static GtkWidget *
create_row (OgcGoldSource  source,
            GPtrArray     *lines)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 10, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *symbol = ogc_symbol_view_new (ogc_gold_source_get_symbol (source), SYMBOL);
  g_autofree char *sum = NULL;
  g_autofree char *gold = NULL;
  g_autofree char *name = NULL;
  unsigned all = 0;

  for (guint i = 0; i < lines->len; i++)
    all += ogc_score_line_get_gold (lines->pdata[i]);
  sum = g_strdup_printf ("%u", all);
  gold = ogc_text_gold (all);
  name = g_strdup_printf (C_("bar", "%s: %s"), ogc_text_gold_source (source), gold);
  gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (symbol, ogc_text_gold_source (source));
  gtk_widget_add_css_class (symbol, "score-symbol");
  gtk_widget_add_css_class (symbol, ogc_gold_source_get_css_class (source));
  gtk_box_append (GTK_BOX (row), symbol);
  gtk_box_append (GTK_BOX (row), create_field (lines));
  gtk_box_append (GTK_BOX (row), g_object_new (GTK_TYPE_LABEL, "label", sum, "css-classes",
                                               (const char *[]) { "score-sum", NULL }, NULL));
  gtk_widget_add_css_class (row, "score-source");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

static void
ogc_score_account_dispose (GObject *object)
{
  OgcScoreAccount *self = OGC_SCORE_ACCOUNT (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_score_account_parent_class)->dispose (object);
}

static void
ogc_score_account_class_init (OgcScoreAccountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_score_account_dispose;

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_SCROLL_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/results/score-account.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcScoreAccount, box);
  gtk_widget_class_bind_template_child (widget_class, OgcScoreAccount, crest);
  gtk_widget_class_bind_template_child (widget_class, OgcScoreAccount, title);
  gtk_widget_class_bind_template_child (widget_class, OgcScoreAccount, details);
  gtk_widget_class_bind_template_child (widget_class, OgcScoreAccount, rows);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_score_account_init (OgcScoreAccount *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_score_account_set_seat (OgcScoreAccount *self,
                            OgcSeat         *seat)
{
  g_autofree char *title = NULL;

  g_return_if_fail (OGC_IS_SCORE_ACCOUNT (self));
  g_return_if_fail (seat == NULL || OGC_IS_SEAT (seat));

  ogc_child_binding_clear (self->rows);
  if (seat == NULL)
    return;
  /* TRANSLATORS: heading: a player’s name, above what has earned this player so much gold */
  title = g_strdup_printf (_("%s: Where the %u Came From"), ogc_seat_get_name (seat), ogc_seat_get_gold (seat));
  ogc_crest_set_seat (self->crest, ogc_seat_get_index (seat), ogc_seat_get_emblem (seat));
  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->details), "u", ogc_seat_get_index (seat));
  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    {
      g_autoptr (GPtrArray) lines = list_lines (seat, source);

      if (lines->len > 0)
        gtk_box_append (GTK_BOX (self->rows), create_row (source, lines));
    }
}
