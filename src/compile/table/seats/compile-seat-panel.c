/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-seat-panel.h"

#include <glib/gi18n.h>

#include "compile-card-view.h"
#include "compile-tones.h"
#include "ogc-art-view.h"
#include "ogc-crest.h"
#include "ogc-popover.h"
#include "ogc-style.h"

struct _CompileSeatPanel
{
  GtkWidget parent_instance;

  CompileGame *game;
  CompileSeat *seat;

  GtkWidget *crest;
  GtkWidget *name;
  GtkWidget *you;
  GtkWidget *control;
  GtkWidget *seals[COMPILE_N_LINES];
  GtkWidget *compiled;
  GtkWidget *hand;
  GtkWidget *deck;
  GtkWidget *trash;
};

G_DEFINE_FINAL_TYPE (CompileSeatPanel, compile_seat_panel, GTK_TYPE_WIDGET)

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  GtkWidget *card = compile_card_view_new (item, user_data);

  compile_card_view_set_form (COMPILE_CARD_VIEW (card), COMPILE_CARD_WHOLE, 0.8);
  return card;
}

/* The cards in the trash, the same that the game has. */
static void
show_trash_cb (CompileSeatPanel *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), 1);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 2);
  gtk_flow_box_bind_model (GTK_FLOW_BOX (flow), compile_seat_get_trash (self->seat), create_card, NULL, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), 480);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), flow);
  gtk_popover_set_child (GTK_POPOVER (popover), window);
  ogc_popover_show (GTK_WIDGET (self), popover, self->trash, GTK_POS_LEFT);
}

/* Sets what @widget, a label or a button, says. Takes @text. */
static void
set_text (GtkWidget *widget,
          char      *text)
{
  if (GTK_IS_BUTTON (widget))
    gtk_button_set_label (GTK_BUTTON (widget), text);
  else
    gtk_label_set_label (GTK_LABEL (widget), text);
  g_free (text);
}

void
compile_seat_panel_update (CompileSeatPanel *self)
{
  CompileSeat *seat;
  g_autofree char *compiled = NULL;

  g_return_if_fail (COMPILE_IS_SEAT_PANEL (self));

  seat = self->seat;
  if (seat == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->name), compile_seat_get_name (seat));
  gtk_widget_set_visible (self->you, compile_game_get_viewer (self->game) == (int) compile_seat_get_index (seat));
  gtk_widget_set_visible (self->control, compile_seat_get_control (seat));
  /* TRANSLATORS: how many of a player’s three protocols are compiled */
  compiled = g_strdup_printf (_("%u of %d compiled"), compile_seat_get_compiled (seat), COMPILE_N_LINES);
  gtk_label_set_label (GTK_LABEL (self->compiled), compiled);
  set_text (self->hand, g_strdup_printf (_("Hand %u"), compile_seat_get_hand_count (seat)));
  set_text (self->deck, g_strdup_printf (_("Deck %u"), compile_seat_get_deck_count (seat)));
  set_text (self->trash, g_strdup_printf (_("Trash %u"), compile_seat_get_trash_count (seat)));
  gtk_widget_set_sensitive (self->trash, compile_seat_get_trash_count (seat) > 0);
  ogc_crest_set_seat (OGC_CREST (self->crest), compile_seat_get_index (seat), compile_seat_get_emblem (seat));
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    {
      CompileLine *line = compile_seat_get_line (seat, i);
      const int protocol = compile_line_get_protocol (line);
      g_autofree char *picture = protocol >= 0 ? compile_tones_dup_picture ("emblem", protocol) : NULL;

      gtk_widget_set_visible (self->seals[i], protocol >= 0);
      ogc_art_view_set_picture (OGC_ART_VIEW (self->seals[i]), picture);
      ogc_style_set_class (self->seals[i], "compiled", compile_line_get_compiled (line));
    }
  ogc_style_set_class (GTK_WIDGET (self), "turn", compile_seat_get_turn (seat));
}

static void
compile_seat_panel_dispose (GObject *object)
{
  GtkWidget *child;

  ogc_popover_drop (GTK_WIDGET (object));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (compile_seat_panel_parent_class)->dispose (object);
}

static void
compile_seat_panel_class_init (CompileSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_seat_panel_dispose;

  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
compile_seat_panel_init (CompileSeatPanel *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *seals = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *counts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  self->crest = ogc_crest_new (0, NULL, 44);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->crest), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_valign (self->crest, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (panel), self->crest);
  self->name = add_label (head, NULL, "seat-name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  self->you = add_label (head, _("You"), "you");
  self->control = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  gtk_widget_add_css_class (self->control, "control");
  gtk_widget_set_hexpand (self->control, TRUE);
  gtk_widget_set_halign (self->control, GTK_ALIGN_END);
  compile_tones_load_pictures ();
  gtk_box_append (GTK_BOX (self->control), ogc_art_view_new ("compile/control", 24));
  add_label (self->control, _("Control"), NULL);
  gtk_box_append (GTK_BOX (head), self->control);
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    {
      self->seals[i] = ogc_art_view_new (NULL, 20);
      gtk_widget_add_css_class (self->seals[i], "seal");
      gtk_box_append (GTK_BOX (seals), self->seals[i]);
    }
  self->compiled = add_label (seals, NULL, NULL);
  self->hand = add_label (counts, NULL, "count");
  self->deck = add_label (counts, NULL, "count");
  self->trash = gtk_button_new ();
  gtk_widget_add_css_class (self->trash, "count");
  g_signal_connect_swapped (self->trash, "clicked", G_CALLBACK (show_trash_cb), self);
  gtk_box_append (GTK_BOX (counts), self->trash);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (column), head);
  gtk_box_append (GTK_BOX (column), seals);
  gtk_box_append (GTK_BOX (column), counts);
  gtk_box_append (GTK_BOX (panel), column);
  gtk_widget_set_parent (panel, GTK_WIDGET (self));
}

GtkWidget *
compile_seat_panel_new (void)
{
  return g_object_new (COMPILE_TYPE_SEAT_PANEL, NULL);
}

void
compile_seat_panel_set_game (CompileSeatPanel *self,
                             CompileGame      *game,
                             unsigned          side)
{
  g_return_if_fail (COMPILE_IS_SEAT_PANEL (self));

  ogc_popover_drop (GTK_WIDGET (self));
  self->game = game;
  self->seat = game != NULL ? compile_game_get_seat (game, side) : NULL;
  if (self->seat != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    compile_seat_get_name (self->seat), -1);
  compile_seat_panel_update (self);
}

GtkWidget *
compile_seat_panel_get_deck (CompileSeatPanel *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT_PANEL (self), NULL);

  return self->deck;
}

GtkWidget *
compile_seat_panel_get_trash (CompileSeatPanel *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT_PANEL (self), NULL);

  return self->trash;
}

GtkWidget *
compile_seat_panel_get_knob (CompileSeatPanel *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT_PANEL (self), NULL);

  return gtk_widget_get_first_child (self->control);
}
