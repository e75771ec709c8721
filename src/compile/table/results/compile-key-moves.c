/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-key-moves.h"

#include <glib/gi18n.h>

#include "compile-lettering.h"
#include "compile-log-entry.h"
#include "compile-log.h"
#include "compile-palette.h"
#include "compile-text.h"
#include "ogc-art-view.h"
#include "ogc-crest.h"

#define POSTER 56
#define PIN 20

unsigned
compile_key_moves_find (const CompileGameStats *stats,
                        int                     winner,
                        const CompileMilestone *milestones[COMPILE_MAX_KEY_MOVES])
{
  unsigned n = 0;

  g_return_val_if_fail (stats != NULL, 0);

  for (guint i = 0; i < stats->milestones->len; i++)
    {
      const CompileMilestone *milestone = &g_array_index (stats->milestones, CompileMilestone, i);

      if (winner >= 0 && (milestone->again || milestone->side != (unsigned) winner))
        continue;
      if (n == COMPILE_MAX_KEY_MOVES)
        memmove (milestones, milestones + 1, --n * sizeof *milestones);
      milestones[n++] = milestone;
    }
  return n;
}

/* What the log says about the move itself, without its consequences. */
static char *
dup_sentence (CompileGame *game,
              unsigned     position,
              unsigned    *turn)
{
  GListModel *log = compile_game_get_log (game);
  g_autoptr (CompileLogEntry) entry = g_list_model_get_item (log, compile_log_find_step (log, position + 1));

  if (entry == NULL || compile_log_entry_get_position (entry) != position + 1)
    return NULL;
  *turn = compile_log_entry_get_turn (entry);
  return g_strdup (compile_log_entry_get_text (entry));
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.f,
                       "width-chars", 8, "css-classes", (const char *[]) { css_class, NULL }, NULL);
}

static GtkWidget *
create_poster (int protocol)
{
  g_autofree char *picture = compile_palette_dup_picture ("poster", protocol);
  g_autofree char *lit = g_strconcat (picture, "-lit", NULL);
  GtkWidget *poster = ogc_art_view_new (lit, POSTER);

  gtk_widget_set_valign (poster, GTK_ALIGN_START);
  gtk_widget_add_css_class (poster, "end-poster");
  return poster;
}

GtkWidget *
compile_key_moves_new_card (CompileGame            *game,
                            const CompileGameStats *stats,
                            const CompileMilestone *milestone)
{
  CompileSeat *seat = compile_game_get_seat (game, milestone->side);
  const int protocol = stats->protocols[milestone->side][milestone->protocol];
  unsigned turn = 0;
  g_autofree char *sentence = dup_sentence (game, milestone->position, &turn);
  /* TRANSLATORS: a turn, and the protocol that was compiled in it */
  g_autofree char *title = g_strdup_printf (_("Turn %u: %s compiled"), milestone->turn,
                                            compile_text_protocol ((guint) protocol));
  GtkWidget *card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "css-classes",
                                  (const char *[]) { "move-card", NULL }, NULL);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *pin = ogc_crest_new_pin (milestone->side, compile_seat_get_emblem (seat), PIN);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Show This Moment"));

  gtk_widget_set_valign (pin, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (who), pin);
  gtk_box_append (GTK_BOX (who), create_label (compile_seat_get_name (seat), "move-text"));
  gtk_box_append (GTK_BOX (texts), who);
  gtk_box_append (GTK_BOX (texts), create_label (title, "move-title"));
  gtk_box_append (GTK_BOX (head), create_poster (protocol));
  gtk_box_append (GTK_BOX (head), texts);
  gtk_box_append (GTK_BOX (card), head);
  if (sentence != NULL)
    {
      /* TRANSLATORS: the move that made a compile possible: its turn, and what was done in a sentence */
      g_autofree char *text = g_strdup_printf (_("Thanks to turn %u: %s"), turn, sentence);
      g_autofree char *bound = compile_lettering_bind (text);

      gtk_box_append (GTK_BOX (card), create_label (bound, "move-text"));
    }
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (button, "score-small");
  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.replay-at");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(us)", milestone->position, "");
  gtk_box_append (GTK_BOX (card), button);
  return card;
}
