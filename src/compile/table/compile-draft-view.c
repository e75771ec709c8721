/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-draft-view.h"

#include <glib/gi18n.h>

#include "compile-card-view.h"
#include "compile-protocol-view.h"
#include "compile-protocol-cards.h"
#include "compile-table-focus.h"
#include "ogc-child-binding.h"
#include "ogc-focus.h"

/* Height of everything but protocols and cards: the prompt and the gaps. */
#define ALL_ELSE 104
/* Protocols smaller than this could not be told apart. */
#define LEAST_PROTOCOL 0.5

struct _CompileDraftView
{
  GtkWidget parent_instance;

  CompileCardSet *set;
  double          size;
  double          scale;  /* the same for protocols */

  GtkWidget *prompt;
  GtkWidget *protocols[COMPILE_N_PROTOCOLS];
  GtkWidget *cards; /* the protocol last pointed at */
};

G_DEFINE_FINAL_TYPE (CompileDraftView, compile_draft_view, GTK_TYPE_WIDGET)

/* Who has drafted @protocol; %NULL if nobody has. */
static CompileSeat *
find_owner (CompileGame *game,
            int          protocol)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      {
        CompileSeat *seat = compile_game_get_seat (game, side);

        if (compile_line_get_protocol (compile_seat_get_line (seat, line)) == protocol)
          return seat;
      }
  return NULL;
}

/* Asks for the next protocol, or says who is choosing. */
static char *
dup_prompt (CompileGame *game)
{
  CompileSeat *seat;
  unsigned n = 1;

  if (!compile_game_get_answerable (game))
    return g_strdup (compile_game_get_prompt (game));
  seat = compile_game_get_seat (game, (unsigned) compile_game_get_asked (game));
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    n += compile_line_get_protocol (compile_seat_get_line (seat, line)) >= 0;
  return g_strdup_printf (_("Choose protocol %u of %d. Point at one to read its cards."), n, COMPILE_N_LINES);
}

void
compile_draft_view_update (CompileDraftView *self,
                           CompileGame      *game)
{
  g_autofree char *prompt = NULL;

  g_return_if_fail (COMPILE_IS_DRAFT_VIEW (self));
  g_return_if_fail (COMPILE_IS_GAME (game));

  prompt = dup_prompt (game);
  gtk_label_set_label (GTK_LABEL (self->prompt), prompt);
  self->set = compile_game_get_card_set (game);
  for (unsigned i = 0; i < COMPILE_N_PROTOCOLS; i++)
    {
      const CompileDecision decision = { .kind = COMPILE_DECISION_DRAFT, .number = (guint8) i };
      const int protocol = (int) compile_card_set_get_protocol (compile_game_get_card_set (game), i);
      CompileSeat *owner = find_owner (game, protocol);
      CompileProtocolView *view = COMPILE_PROTOCOL_VIEW (self->protocols[i]);

      compile_protocol_view_show (view, protocol, owner != NULL,
                           owner != NULL ? compile_seat_get_name (owner) : C_("protocol", "Free"));
      compile_protocol_view_set_decision (view, compile_card_view_pack (&decision),
                                   compile_game_check (game, &decision) == COMPILE_RULE_NONE);
    }
}

/* By pointer or keyboard. */
static void
pointed_cb (GtkEventController *controller,
            CompileDraftView   *self)
{
  GtkWidget *view = gtk_event_controller_get_widget (controller);

  for (unsigned i = 0; i < COMPILE_N_PROTOCOLS && self->set != NULL; i++)
    if (self->protocols[i] == view)
      compile_protocol_cards_show (COMPILE_PROTOCOL_CARDS (self->cards), self->set, i);
}

static void
entered_cb (GtkEventController *controller,
            double              x,
            double              y,
            CompileDraftView   *self)
{
  pointed_cb (controller, self);
}

static void
watch_view (CompileDraftView *self,
            GtkWidget        *view)
{
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (pointer, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect (focus, "enter", G_CALLBACK (pointed_cb), self);
  gtk_widget_add_controller (view, pointer);
  gtk_widget_add_controller (view, focus);
}

/* The grid has a cursor of its own that does not follow the Tab key, so its keys are passed on to the window. */
static gboolean
move_cursor_cb (GtkWidget *grid)
{
  g_signal_stop_emission_by_name (grid, "move-cursor");
  return GDK_EVENT_PROPAGATE;
}

static gboolean
compile_draft_view_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  GtkWidget *first = compile_table_focus_find_answer (widget);

  return first != NULL && ogc_focus_move_inside (widget, first, direction);
}

static void
compile_draft_view_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_draft_view_parent_class)->dispose (object);
}

static void
compile_draft_view_class_init (CompileDraftViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_draft_view_dispose;
  widget_class->focus = compile_draft_view_focus;

  gtk_widget_class_set_css_name (widget_class, "draft");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_draft_view_init (CompileDraftView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *grid = gtk_flow_box_new ();

  self->prompt = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->prompt, "tray-title");
  gtk_label_set_wrap (GTK_LABEL (self->prompt), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Protocols"), -1);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (grid), 6);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (grid), 2);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (grid), GTK_SELECTION_NONE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (grid), 14);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (grid), 18);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  g_signal_connect (grid, "move-cursor", G_CALLBACK (move_cursor_cb), NULL);
  for (unsigned i = 0; i < COMPILE_N_PROTOCOLS; i++)
    {
      self->protocols[i] = compile_protocol_view_new ();
      watch_view (self, self->protocols[i]);
      gtk_widget_set_halign (self->protocols[i], GTK_ALIGN_CENTER);
      gtk_widget_set_valign (self->protocols[i], GTK_ALIGN_CENTER);
      gtk_flow_box_insert (GTK_FLOW_BOX (grid), self->protocols[i], -1);
      gtk_widget_set_focusable (gtk_widget_get_parent (self->protocols[i]), FALSE);
      /* Without a name it would be read by the name of its class. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (self->protocols[i])),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
    }
  gtk_box_append (GTK_BOX (box), self->prompt);
  gtk_box_append (GTK_BOX (box), grid);
  self->cards = compile_protocol_cards_new ();
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  compile_draft_view_set_size (self, 1, -1);
}

GtkWidget *
compile_draft_view_new (void)
{
  return g_object_new (COMPILE_TYPE_DRAFT_VIEW, NULL);
}

void
compile_draft_view_set_size (CompileDraftView *self,
                             double            size,
                             int               height)
{
  const double left = height - ALL_ELSE - 2 * COMPILE_CARD_HEIGHT * size;
  double scale = MIN (size, left / (2 * COMPILE_PROTOCOL_VIEW_HEIGHT));

  g_return_if_fail (COMPILE_IS_DRAFT_VIEW (self));

  scale = height < 0 ? size : MAX (scale, LEAST_PROTOCOL);
  if (self->size == size && self->scale == scale)
    return;
  self->size = size;
  self->scale = scale;
  for (unsigned i = 0; i < COMPILE_N_PROTOCOLS; i++)
    gtk_widget_set_size_request (self->protocols[i], (int) (COMPILE_PROTOCOL_VIEW_WIDTH * scale),
                                 (int) (COMPILE_PROTOCOL_VIEW_HEIGHT * scale));
  compile_protocol_cards_set_size (COMPILE_PROTOCOL_CARDS (self->cards), size);
}
