/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-end-side.h"

#include <glib/gi18n.h>

#include "compile-lettering.h"
#include "compile-palette.h"
#include "compile-text.h"
#include "ogc-art-view.h"
#include "ogc-crest.h"
#include "ogc-row-layout.h"
#include "ogc-seat-kind.h"

#define CREST 44
#define EMBLEM 30

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* "Compiled in turn 34, again in turn 40, 51" */
static char *
dup_turns (const CompileGameStats *stats,
           unsigned                side,
           unsigned                number)
{
  g_autoptr (GString) again = g_string_new (NULL);
  unsigned first = 0;

  for (guint i = 0; i < stats->milestones->len; i++)
    {
      const CompileMilestone *milestone = &g_array_index (stats->milestones, CompileMilestone, i);

      if (milestone->side != side || milestone->protocol != number)
        continue;
      if (!milestone->again)
        first = milestone->turn;
      else
        g_string_append_printf (again, again->len > 0 ? ", %u" : "%u", milestone->turn);
    }
  if (first == 0)
    return g_strdup (_("Not compiled"));
  if (again->len == 0)
    /* TRANSLATORS: when a protocol was compiled */
    return g_strdup_printf (_("Compiled in turn %u"), first);
  /* TRANSLATORS: when a protocol was compiled, and in which turns again: “Compiled in turn 34, again in turn 40, 51” */
  return g_strdup_printf (_("Compiled in turn %u, again in turn %s"), first, again->str);
}

static GtkWidget *
create_protocol (const CompileGameStats *stats,
                 unsigned                side,
                 unsigned                number)
{
  const int protocol = stats->protocols[side][number];
  GtkWidget *row = ogc_row_layout_new_box (10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *picture = compile_palette_dup_picture ("emblem", protocol);
  g_autofree char *text = dup_turns (stats, side, number);
  g_autofree char *turns = compile_lettering_bind (text);
  GtkWidget *emblem = ogc_art_view_new (picture, EMBLEM);

  gtk_widget_add_css_class (emblem, "seal");
  for (guint i = 0; i < stats->milestones->len; i++)
    if (g_array_index (stats->milestones, CompileMilestone, i).side == side
        && g_array_index (stats->milestones, CompileMilestone, i).protocol == number)
      gtk_widget_add_css_class (emblem, "compiled");
  gtk_widget_set_valign (emblem, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), create_label (compile_text_poster ((guint) protocol), "end-protocol"));
  gtk_box_append (GTK_BOX (texts), create_label (turns, "score-note"));
  gtk_box_append (GTK_BOX (row), emblem);
  gtk_box_append (GTK_BOX (row), texts);
  return row;
}

/* Names the player, and the result. */
static GtkWidget *
create_head (CompileSeat *seat)
{
  GtkWidget *head = ogc_row_layout_new_box (10);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *crest = ogc_crest_new (compile_seat_get_index (seat), compile_seat_get_emblem (seat), CREST);

  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (names), create_label (compile_seat_get_name (seat), "rank-name"));
  gtk_box_append (GTK_BOX (names), create_label (ogc_seat_kind_get_label (compile_seat_get_kind (seat)), "score-note"));
  gtk_box_append (GTK_BOX (head), crest);
  gtk_box_append (GTK_BOX (head), names);
  return head;
}

GtkWidget *
compile_end_side_new (CompileGame            *game,
                      const CompileGameStats *stats,
                      unsigned                side)
{
  CompileSeat *seat;
  GtkWidget *box;

  g_return_val_if_fail (COMPILE_IS_GAME (game), NULL);
  g_return_val_if_fail (stats != NULL, NULL);

  seat = compile_game_get_seat (game, side);
  box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 8, "hexpand", TRUE,
                      "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, compile_seat_get_name (seat),
                                  -1);
  gtk_widget_add_css_class (box, "end-side");
  gtk_box_append (GTK_BOX (box), create_head (seat));
  for (unsigned number = 0; number < COMPILE_N_LINES; number++)
    gtk_box_append (GTK_BOX (box), create_protocol (stats, side, number));
  return box;
}
