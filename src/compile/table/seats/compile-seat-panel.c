/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-seat-panel.h"

#include <glib/gi18n.h>

#include "compile-card-view.h"
#include "compile-control-view.h"
#include "compile-palette.h"
#include "compile-pile-button.h"
#include "compile-seat-popover.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-near-button.h"
#include "ogc-popover.h"
#include "ogc-row-layout.h"
#include "ogc-seat-kind.h"
#include "ogc-style.h"
#include "ogc-tooltip.h"

struct _CompileSeatPanel
{
  GtkWidget parent_instance;

  CompileGame *game;
  CompileSeat *seat;
  double       shown_size; /* of the cards that were popped up last */

  GtkWidget *player; /* the button with the crest */
  GtkWidget *crest;
  GtkWidget *name;
  GtkWidget *you;
  GtkWidget *control;
  GtkWidget *seals[COMPILE_N_LINES];
  GtkWidget *compiled;
  GtkWidget *hand;
  GtkWidget *deck;
  GtkWidget *trash;
  int        newest; /* the card that went to the trash last, or -1 */
};

G_DEFINE_FINAL_TYPE (CompileSeatPanel, compile_seat_panel, GTK_TYPE_WIDGET)

/* Shown cards are smaller than those on the table: at most so many side by side, in so much of the window. */
#define SHOWN_SIZE 0.8
#define MOST_COLUMNS 3
#define SHOWN_SHARE 0.6
#define MOST_HEIGHT 480

/* How many times as large as laid out the panel is drawn (#OgcZoomLayout). A popover is not enlarged with it. */
static double
find_zoom (CompileSeatPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t bounds;

  if (gtk_widget_get_width (widget) == 0
      || !gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds))
    return 1;
  return MAX (1, bounds.size.width / (double) gtk_widget_get_width (widget));
}

/* Only the card gets the focus. */
static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  CompileSeatPanel *self = COMPILE_SEAT_PANEL (user_data);
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *card = compile_card_view_new (item, NULL);

  compile_card_view_set_form (COMPILE_CARD_VIEW (card), COMPILE_CARD_WHOLE, self->shown_size);
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), card);
  return child;
}

/* Columns for @n cards in as few rows as there is room for, evenly filled. */
static unsigned
count_columns (CompileSeatPanel *self,
               unsigned          n)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  const double fitting = width * SHOWN_SHARE / (COMPILE_CARD_WIDTH * self->shown_size);
  const unsigned most = CLAMP ((unsigned) fitting, 1, MOST_COLUMNS);
  const unsigned rows = MAX (1, (n + most - 1) / most);

  return MAX (1, (n + rows - 1) / rows);
}

/* Pops up @cards, a list of the game, below @words. */
static void
show_cards (CompileSeatPanel *self,
            GtkWidget        *pile,
            char             *words,
            GListModel       *cards)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (words);
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *flow = gtk_flow_box_new ();
  unsigned columns;

  self->shown_size = SHOWN_SIZE * find_zoom (self);
  columns = count_columns (self, g_list_model_get_n_items (cards));
  g_free (words);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (title), 36);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (box), title);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), columns);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), columns);
  gtk_flow_box_bind_model (GTK_FLOW_BOX (flow), cards, create_card, self, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window),
                                              (int) (MOST_HEIGHT * self->shown_size / SHOWN_SIZE));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), flow);
  gtk_widget_set_visible (window, g_list_model_get_n_items (cards) > 0);
  gtk_box_append (GTK_BOX (box), window);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  ogc_popover_show (GTK_WIDGET (self), popover, pile, GTK_POS_LEFT);
}

static void
show_player_cb (CompileSeatPanel *self)
{
  ogc_popover_show (GTK_WIDGET (self), compile_seat_popover_new (self->game, self->seat), self->player, GTK_POS_LEFT);
}

static void
show_trash_cb (CompileSeatPanel *self)
{
  show_cards (self, self->trash, g_strdup_printf (_("Trash of %s, open to both"), compile_seat_get_name (self->seat)),
              compile_seat_get_trash (self->seat));
}

/* Nobody may look through a deck, but the viewer may have seen cards go on top of it. */
static void
show_deck_cb (CompileSeatPanel *self)
{
  GListModel *top = compile_seat_get_top (self->seat);
  const char *name = compile_seat_get_name (self->seat);

  show_cards (self, self->deck,
              g_list_model_get_n_items (top) > 0
                ? g_strdup_printf (_("Deck of %s, face down; known cards on top are shown"), name)
                : g_strdup_printf (_("Deck of %s, face down: nobody may look through it"), name),
              top);
}

static void
trash_changed_cb (CompileSeatPanel *self,
                  guint             position,
                  guint             removed,
                  guint             added,
                  GListModel       *trash)
{
  g_autoptr (CompileCommandCard) card = added == 1 ? g_list_model_get_item (trash, position) : NULL;

  if (card != NULL)
    self->newest = compile_command_card_get_number (card);
}

/* Returns: (transfer full) (nullable): the top card of the trash. Its order does not matter, so any card will do if
 * none has been seen to go there. */
static CompileCommandCard *
find_newest (CompileSeatPanel *self)
{
  GListModel *trash = compile_seat_get_trash (self->seat);
  const guint n = g_list_model_get_n_items (trash);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (trash, i);

      if (compile_command_card_get_number (card) == self->newest)
        return g_steal_pointer (&card);
    }
  return n > 0 ? g_list_model_get_item (trash, n - 1) : NULL;
}

/* Says in words what a pile shows. Takes @text. */
static void
name_pile (GtkWidget *pile,
           char      *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  ogc_tooltip_set (pile, text);
  g_free (text);
}

static void
update_plates (CompileSeatPanel *self)
{
  const unsigned deck = compile_seat_get_deck_count (self->seat), trash = compile_seat_get_trash_count (self->seat);
  g_autoptr (CompileCommandCard) newest = find_newest (self);

  compile_pile_button_set (COMPILE_PILE_BUTTON (self->deck), deck, NULL, TRUE);
  compile_pile_button_set (COMPILE_PILE_BUTTON (self->trash), trash, newest, FALSE);
  name_pile (self->deck, g_strdup_printf (_("Deck %u"), deck));
  name_pile (self->trash, g_strdup_printf (_("Trash %u"), trash));
  gtk_widget_set_sensitive (self->deck, deck > 0);
  gtk_widget_set_sensitive (self->trash, trash > 0);
}

void
compile_seat_panel_update (CompileSeatPanel *self)
{
  CompileSeat *seat;
  const char *kind;
  g_autofree char *compiled = NULL, *hand = NULL;

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
  hand = g_strdup_printf (_("Hand %u"), compile_seat_get_hand_count (seat));
  gtk_label_set_label (GTK_LABEL (self->hand), hand);
  update_plates (self);
  kind = ogc_seat_kind_get_label (compile_seat_get_kind (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->player),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, compile_seat_get_name (seat),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, kind, -1);
  ogc_tooltip_set (self->player, kind);
  ogc_crest_set_seat (OGC_CREST (self->crest), compile_seat_get_index (seat), compile_seat_get_emblem (seat));
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    {
      CompileLine *line = compile_seat_get_line (seat, i);
      const int protocol = compile_line_get_protocol (line);
      g_autofree char *picture = protocol >= 0 ? compile_palette_dup_picture ("emblem", protocol) : NULL;

      gtk_widget_set_visible (self->seals[i], protocol >= 0);
      ogc_art_view_set_picture (OGC_ART_VIEW (self->seals[i]), picture);
      ogc_style_set_class (self->seals[i], "compiled", compile_line_get_compiled (line));
    }
  ogc_style_set_class (GTK_WIDGET (self), "turn", compile_seat_get_turn (seat));
}

/* Pictures scale with the text beside them. */
static void
compile_seat_panel_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  CompileSeatPanel *self = COMPILE_SEAT_PANEL (widget);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  int letters;

  GTK_WIDGET_CLASS (compile_seat_panel_parent_class)->css_changed (widget, change);
  letters = pango_font_description_get_size (pango_context_get_font_description (context)) / PANGO_SCALE;
  ogc_crest_set_side (OGC_CREST (self->crest), MAX (48, letters * 3));
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    ogc_art_view_set_size (OGC_ART_VIEW (self->seals[i]), MAX (20, letters * 4 / 3));
}

static void
compile_seat_panel_dispose (GObject *object)
{
  ogc_popover_drop (GTK_WIDGET (object));
  g_clear_object (&COMPILE_SEAT_PANEL (object)->seat);

  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_seat_panel_parent_class)->dispose (object);
}

static void
compile_seat_panel_class_init (CompileSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_seat_panel_dispose;
  widget_class->css_changed = compile_seat_panel_css_changed;

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

/* A pile above @caption, which screen readers skip: the name of the pile includes its number of cards. */
static GtkWidget *
add_pile (CompileSeatPanel *self,
          GtkWidget        *box,
          const char       *caption,
          GCallback         clicked)
{
  GtkWidget *pile = compile_pile_button_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  g_signal_connect_swapped (pile, "clicked", clicked, self);
  gtk_widget_set_halign (pile, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), pile);
  gtk_accessible_update_state (GTK_ACCESSIBLE (add_label (column, caption, "caption")), GTK_ACCESSIBLE_STATE_HIDDEN,
                               TRUE, -1);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), column);
  return pile;
}

/* The crest, which tells who plays, and how many cards are in hand. */
static GtkWidget *
create_crest (CompileSeatPanel *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->crest = ogc_crest_new (0, NULL, 48);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->crest), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->player = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->player), self->crest);
  gtk_widget_set_halign (self->player, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->player, "player");
  g_signal_connect_swapped (self->player, "clicked", G_CALLBACK (show_player_cb), self);
  gtk_box_append (GTK_BOX (column), self->player);
  self->hand = add_label (column, NULL, NULL);
  return column;
}

static void
compile_seat_panel_init (CompileSeatPanel *self)
{
  GtkWidget *panel = ogc_row_layout_new_box (10);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *foot = ogc_row_layout_new_box (8);
  GtkWidget *protocols = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *seals = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->newest = -1;
  gtk_box_append (GTK_BOX (panel), create_crest (self));
  self->name = add_label (head, NULL, "seat-name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  self->you = add_label (head, _("You"), "you");
  gtk_widget_set_valign (self->you, GTK_ALIGN_CENTER);
  self->control = compile_control_view_new (FALSE);
  gtk_widget_set_hexpand (self->control, TRUE);
  gtk_widget_set_halign (self->control, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (head), self->control);
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    {
      self->seals[i] = ogc_art_view_new (NULL, 20);
      gtk_widget_add_css_class (self->seals[i], "seal");
      gtk_box_append (GTK_BOX (seals), self->seals[i]);
    }
  gtk_box_append (GTK_BOX (protocols), seals);
  self->compiled = add_label (protocols, NULL, NULL);
  gtk_label_set_wrap (GTK_LABEL (self->compiled), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->compiled), 0);
  gtk_widget_set_hexpand (protocols, TRUE);
  gtk_box_append (GTK_BOX (foot), protocols);
  /* TRANSLATORS: stands below a small picture of a player’s deck, in the room of five or six letters */
  self->deck = add_pile (self, foot, C_("below a pile", "Deck"), G_CALLBACK (show_deck_cb));
  /* TRANSLATORS: stands below a small picture of a player’s trash, in the room of five or six letters */
  self->trash = add_pile (self, foot, C_("below a pile", "Trash"), G_CALLBACK (show_trash_cb));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (column), head);
  gtk_box_append (GTK_BOX (column), foot);
  gtk_box_append (GTK_BOX (panel), column);
  gtk_widget_set_parent (panel, GTK_WIDGET (self));
  ogc_near_button_meet (GTK_WIDGET (self));
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
  if (self->seat != NULL)
    g_signal_handlers_disconnect_by_data (compile_seat_get_trash (self->seat), self);
  self->newest = -1;
  self->game = game;
  g_set_object (&self->seat, (game != NULL ? compile_game_get_seat (game, side) : NULL));
  ogc_style_set_class (GTK_WIDGET (self), "seat-0", side == 0);
  ogc_style_set_class (GTK_WIDGET (self), "seat-1", side == 1);
  if (self->seat != NULL)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      compile_seat_get_name (self->seat), -1);
      g_signal_connect_object (compile_seat_get_trash (self->seat), "items-changed", G_CALLBACK (trash_changed_cb),
                               self, G_CONNECT_SWAPPED);
    }
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

  return compile_control_view_get_knob (COMPILE_CONTROL_VIEW (self->control));
}
