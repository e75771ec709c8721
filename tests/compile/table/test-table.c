/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every question can be answered on the table of Compile Gold, and it shows no more than the viewer may know. */

#include "compile-card-view.h"
#include "compile-effects-view.h"
#include "compile-hand-view.h"
#include "compile-line-view.h"
#include "compile-protocol-view.h"
#include "compile-protocol-cards.h"
#include "compile-table-fixture.h"
#include "compile-table-focus.h"
#include "compile-table.h"
#include "compile-text.h"
#include "compile-transit-view.h"
#include "compile-tray.h"
#include "ogc-live-region.h"
#include "ogc-random.h"
#include "ogc-style.h"
#include "widget-fixture.h"

#define STREAM 5

/* Whether @widget is a lit card that the decision @data chooses or plays. */
static gboolean
is_card (GtkWidget *widget,
         gpointer   data)
{
  const CompileDecision *decision = data;
  CompileDecision choice;

  if (!COMPILE_IS_CARD_VIEW (widget) || !compile_card_view_is_legal (COMPILE_CARD_VIEW (widget)))
    return FALSE;
  choice = compile_command_card_choose (compile_card_view_get_card (COMPILE_CARD_VIEW (widget)));
  return decision->kind == COMPILE_DECISION_PLAY ? choice.card == decision->card
                                                 : compile_decision_equal (&choice, decision);
}

/* Whether @widget has this action, even if it is insensitive because the action is the window's. */
static gboolean
names_action (GtkWidget *widget,
              gpointer   data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), data) == 0;
}

static gboolean
does_action (GtkWidget *widget,
             gpointer   data)
{
  return gtk_widget_is_sensitive (widget) && names_action (widget, data);
}

/* Whether @widget is a sensitive button for the decision @data. */
static gboolean
is_button (GtkWidget *widget,
           gpointer   data)
{
  GVariant *target;

  if (COMPILE_IS_PROTOCOL_VIEW (widget))
    return compile_protocol_view_get_decision (COMPILE_PROTOCOL_VIEW (widget)) == compile_card_view_pack (data)
           && gtk_widget_get_focusable (widget);
  if (!does_action (widget, (char *) "compile.take") || !gtk_widget_get_visible (widget))
    return FALSE;
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  return g_variant_get_uint64 (target) == compile_card_view_pack (data);
}

static void
press (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* The button of the protocol of that side and line, while protocols may be rearranged. */
static GtkWidget *
find_protocol (GtkWidget *table,
               unsigned   side,
               unsigned   line)
{
  CompileDecision place = { .kind = COMPILE_DECISION_REARRANGE, .side = (uint8_t) side, .line = (uint8_t) line };

  return widget_fixture_find_where (table, is_button, &place);
}

/* Swaps protocols until each lies where @decision wants it, and confirms. */
static void
rearrange (GtkWidget             *table,
           const CompileDecision *decision)
{
  CompileDecision wanted = *decision;
  uint8_t order[COMPILE_N_LINES] = { 0, 1, 2 };

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    for (unsigned from = line + 1; from < COMPILE_N_LINES; from++)
      if (order[from] == compile_orders[wanted.number][line])
        {
          press (find_protocol (table, wanted.side, line));
          press (find_protocol (table, wanted.side, from));
          order[from] = order[line];
          order[line] = compile_orders[wanted.number][line];
        }
  press (widget_fixture_find_where (widget_fixture_find (table, COMPILE_TYPE_TRAY), is_button, &wanted));
}

/* Takes @decision using only the widgets on the table. */
static void
answer (GtkWidget             *table,
        const CompileDecision *decision)
{
  CompileDecision wanted = *decision;
  GtkWidget *card;

  if (compile_game_get_ask_kind (compile_table_get_game (COMPILE_TABLE (table))) == COMPILE_ASK_REARRANGE
      && wanted.kind == COMPILE_DECISION_REARRANGE)
    {
      rearrange (table, &wanted);
      return;
    }
  switch (wanted.kind)
    {
    case COMPILE_DECISION_PLAY:
      press (widget_fixture_find_where (table, is_card, &wanted));
      press (widget_fixture_find_where (table, is_button, &wanted));
      break;
    case COMPILE_DECISION_CARD:
      card = widget_fixture_find_where (table, is_card, &wanted);
      press (card != NULL ? card : widget_fixture_find_where (table, is_button, &wanted));
      break;
    case COMPILE_DECISION_REFRESH:
      card = widget_fixture_find_where (table, is_button, &wanted);
      press (card != NULL ? card : widget_fixture_find_where (table, does_action, (char *) "compile.refresh"));
      break;
    default:
      press (widget_fixture_find_where (table, is_button, &wanted));
      break;
    }
}

static gboolean
tells_secret (GtkWidget *widget,
              gpointer   data)
{
  if (!COMPILE_IS_CARD_VIEW (widget)
      || compile_command_card_get_known (compile_card_view_get_card (COMPILE_CARD_VIEW (widget))))
    return FALSE;
  g_assert_false (compile_card_view_has_text (COMPILE_CARD_VIEW (widget)));
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "Face-down card")
         != NULL;
}

/* The game @number, with the sets in turn. */
static CompileGame *
new_game (unsigned number)
{
  return compile_table_fixture_new_game ((CompileSetId) (number % COMPILE_N_SETS), number);
}

/* Plays whole random games by pressing widgets on the table. */
static void
test_play (void)
{
  static const unsigned numbers[] = { 0, 1, 44, 86, 124, 142 }; /* in which everything is asked */
  unsigned asked[COMPILE_N_ASK_KINDS] = { 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const unsigned number = numbers[i];
      g_autoptr (CompileGame) game = new_game (number);
      GtkWidget *window = compile_table_fixture_new_window (game);
      GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
      OgcRandom random;

      ogc_random_seed (&random, STREAM, number);
      while (!compile_game_get_finished (game))
        {
          const unsigned position = compile_game_get_position (game);
          unsigned n;
          const CompileDecision *list = compile_game_list_decisions (game, &n);

          g_assert_cmpuint (n, >, 0);
          asked[compile_game_get_ask_kind (game)]++;
          answer (table, &list[ogc_random_below (&random, STREAM, n)]);
          g_assert_cmpuint (compile_game_get_position (game), ==, position + 1);
          g_assert_null (widget_fixture_find_where (table, tells_secret, NULL));
        }
      g_assert_nonnull (widget_fixture_find_where (table, names_action, (char *) "win.rematch"));
      gtk_window_destroy (GTK_WINDOW (window));
    }
  for (CompileAskKind kind = COMPILE_ASK_DRAFT; kind < COMPILE_N_ASK_KINDS; kind++)
    g_assert_cmpuint (asked[kind], >, 0);
}

/* A card that cannot be chosen says why, and nothing happens. */
static void
test_refusal (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  const CompileDecision wrong = { .kind = COMPILE_DECISION_LINE, .line = 1 };
  const unsigned position = compile_game_get_position (game);
  unsigned n;

  g_assert_cmpstr (compile_table_get_refusal (COMPILE_TABLE (table)), ==, "");
  gtk_widget_activate_action (table, "compile.take", "t", compile_card_view_pack (&wrong));
  g_assert_cmpuint (compile_game_get_position (game), ==, position);
  g_assert_cmpstr (compile_table_get_refusal (COMPILE_TABLE (table)), ==,
                   compile_text_refusal (COMPILE_RULE_NOT_ASKED, &wrong));
  /* The next decision removes the refusal. */
  answer (table, compile_game_list_decisions (game, &n));
  g_assert_cmpstr (compile_table_get_refusal (COMPILE_TABLE (table)), ==, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Drafts, and returns a decision to play a card face up. */
static CompileDecision
draft_to_face_up (GtkWidget   *table,
                  CompileGame *game)
{
  const CompileDecision *list;
  unsigned n;

  while (compile_game_get_ask_kind (game) == COMPILE_ASK_DRAFT)
    answer (table, compile_game_list_decisions (game, &n));
  list = compile_game_list_decisions (game, &n);
  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == COMPILE_DECISION_PLAY && list[i].face == COMPILE_FACE_UP)
      return list[i];
  g_assert_not_reached ();
}

/* The keys of lines play the picked card; with Alt face down, even where it fits face up. */
static void
test_line_keys (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  CompileDecision play;

  gtk_window_present (GTK_WINDOW (window)); /* a hidden table handles no keys */
  play = draft_to_face_up (table, game);
  press (widget_fixture_find_where (table, is_card, &play));
  gtk_widget_activate_action (table, "compile.line-down", "i", (int) compile_game_get_line_number (game, play.line));
  g_assert_cmpuint (compile_game_get_position (game), ==, 7);
  g_assert_cmpuint (g_list_model_get_n_items (compile_line_get_stack (compile_seat_get_line (
                                                compile_game_get_seat (game, play.side), play.line))), ==, 1);
  {
    g_autoptr (CompileCommandCard) card
      = g_list_model_get_item (compile_line_get_stack (compile_seat_get_line (compile_game_get_seat (game, play.side),
                                                                              play.line)), 0);

    g_assert_false (compile_command_card_get_face_up (card));
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The cards of the focused protocol can be read before it is chosen. */
static void
test_draft_cards (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *cards = widget_fixture_find (table, COMPILE_TYPE_PROTOCOL_CARDS);
  unsigned n;
  const CompileDecision *list = compile_game_list_decisions (game, &n);

  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_draw (window);
  g_assert_cmpuint (n, ==, COMPILE_N_PROTOCOLS);
  for (unsigned i = 4; i < 6; i++)
    {
      const guint protocol = compile_card_set_get_protocol (compile_game_get_card_set (game), list[i].number);

      gtk_widget_grab_focus (widget_fixture_find_where (table, is_button, (gpointer) &list[i]));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           compile_text_protocol (protocol));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_line (GtkWidget *widget,
         gpointer   data)
{
  return COMPILE_IS_LINE_VIEW (widget)
         && compile_line_view_get_number (COMPILE_LINE_VIEW (widget)) == *(const unsigned *) data;
}

/* Presses @widget itself, near its end. */
static void
press_end (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, 30.0, gtk_widget_get_height (widget) - 6.0);
    }
}

/* A line takes the picked card wherever it is pressed; the tray says so, and names the card. */
static void
test_line_press (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *tray = widget_fixture_find (table, COMPILE_TYPE_TRAY);
  GtkWidget *line;
  CompileDecision play;
  unsigned number;

  gtk_window_present (GTK_WINDOW (window));
  play = draft_to_face_up (table, game);
  widget_fixture_draw (window);
  number = play.line;
  line = widget_fixture_find_where (table, is_line, &number);
  g_assert_nonnull (line);
  press_end (line);
  g_assert_cmpuint (compile_game_get_position (game), ==, 6);
  g_assert_null (widget_fixture_find_text (tray, "Choose a line for"));
  press (widget_fixture_find_where (table, is_card, &play));
  g_assert_nonnull (widget_fixture_find_text (tray, "Choose a line for"));
  press_end (line);
  g_assert_cmpuint (compile_game_get_position (game), ==, 7);
  g_assert_cmpuint (g_list_model_get_n_items (compile_line_get_stack (compile_seat_get_line (
                                                compile_game_get_seat (game, play.side), play.line))), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_hint (GtkWidget *widget,
         gpointer   data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "hint");
}

/* Hints say what to do and why, and do it when pressed; the next question removes them. */
static void
test_hint (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *tray = widget_fixture_find (table, COMPILE_TYPE_TRAY);
  OgcLiveRegion *told = widget_fixture_find (tray, OGC_TYPE_LIVE_REGION);
  GtkAdjustment *scroll;
  GtkWidget *hint;
  unsigned n;

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 754);
  gtk_window_present (GTK_WINDOW (window));
  compile_game_set_work (game, 1);
  gtk_widget_activate_action (table, "compile.hint", NULL);
  g_assert_null (widget_fixture_find_where (table, is_hint, NULL));
  g_assert_cmpstr (ogc_live_region_get_text (told), ==, "Looking for the best moves…");
  while ((hint = widget_fixture_find_where (table, is_hint, NULL)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  /* Screen readers are told of all of them. */
  g_assert_nonnull (strstr (ogc_live_region_get_text (told), "Chance to win: "));
  g_assert_true (g_str_has_prefix (
    gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (hint))))),
    "Chance to win: "));
  /* All of them are visible, because the tray grows. */
  scroll = gtk_scrolled_window_get_vadjustment (widget_fixture_find (tray, GTK_TYPE_SCROLLED_WINDOW));
  while (gtk_adjustment_get_page_size (scroll) == 0
         || gtk_adjustment_get_page_size (scroll) < gtk_adjustment_get_upper (scroll))
    g_main_context_iteration (NULL, TRUE);
  press (hint);
  g_assert_cmpuint (compile_game_get_position (game), ==, 1);
  g_assert_null (widget_fixture_find_where (table, is_hint, NULL));
  g_assert_cmpstr (ogc_live_region_get_text (told), ==, "");

  gtk_widget_activate_action (table, "compile.hint", NULL);
  answer (table, compile_game_list_decisions (game, &n));
  gtk_widget_activate_action (table, "compile.hint", NULL);
  while ((hint = widget_fixture_find_where (table, is_hint, NULL)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  press (hint);
  g_assert_cmpuint (compile_game_get_position (game), ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_settle ();
}

static GtkWidget *
focus_of (GtkWidget *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}

/* The Tab key goes from zone to zone, arrow keys within the hand; after a decision the focus is on something that can
 * be done. */
static void
test_focus (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *first, *hand;
  unsigned n;

  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_draw (window);
  while (compile_game_get_ask_kind (game) == COMPILE_ASK_DRAFT)
    {
      CompileDecision decision = compile_game_list_decisions (game, &n)[0];

      gtk_widget_grab_focus (widget_fixture_find_where (table, is_button, &decision));
      answer (table, &decision);
    }
  widget_fixture_draw (window);
  first = focus_of (window);
  g_assert_true (COMPILE_IS_CARD_VIEW (first));
  g_assert_true (compile_card_view_is_legal (COMPILE_CARD_VIEW (first)));
  hand = gtk_widget_get_parent (first);
  g_assert_true (COMPILE_IS_HAND_VIEW (hand));
  g_assert_true (gtk_widget_child_focus (table, GTK_DIR_RIGHT));
  g_assert_true (focus_of (window) == gtk_widget_get_next_sibling (first));
  g_assert_true (gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_is_ancestor (focus_of (window), hand));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A key that moves the focus as soon as there is a question is not undone once the table has been laid out. */
static void
test_focus_moved_at_once (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  CompileDecision decision;
  GtkWidget *moved;
  unsigned n;

  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_draw (window);
  decision = compile_game_list_decisions (game, &n)[0];
  gtk_widget_grab_focus (widget_fixture_find_where (table, is_button, &decision));
  answer (table, &decision);
  g_assert_true (compile_table_focus_is_answer (focus_of (window)));
  g_assert_true (gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD));
  moved = focus_of (window);
  g_assert_false (compile_table_focus_is_answer (moved));
  for (guint frame = 0; frame < 4; frame++)
    widget_fixture_draw (window);
  g_assert_true (focus_of (window) == moved);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether @widget is what speaks for @table itself. */
static gboolean
is_announcer (GtkWidget *widget,
              gpointer   table)
{
  return OGC_IS_LIVE_REGION (widget) && gtk_widget_get_parent (widget) == table;
}

/* Screen readers hear what a computer player does, in the words of the log. */
static void
test_announce (void)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  const CompileSetup setup = { .seed = 3, .first = 0 };
  g_autoptr (CompileGame) game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, NULL);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  OgcLiveRegion *announcer = widget_fixture_find_where (table, is_announcer, table);
  GListModel *log = compile_game_get_log (game);
  g_autoptr (CompileLogEntry) last = NULL;
  unsigned n;

  g_assert_cmpstr (ogc_live_region_get_text (announcer), ==, "");
  answer (table, compile_game_list_decisions (game, &n));
  while (!compile_game_get_answerable (game))
    g_main_context_iteration (NULL, TRUE);
  last = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  g_assert_cmpint (compile_log_entry_get_seat (last), ==, 1);
  g_assert_nonnull (strstr (ogc_live_region_get_text (announcer), compile_log_entry_get_text (last)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_suggested (GtkWidget *widget,
              gpointer   data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "suggested-action")
         && gtk_widget_get_mapped (widget);
}

/* A card picked to be played face down stays so, with the button for that highlighted, even if a line is pressed that
 * it may enter face up. */
static void
test_face_down (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  g_autoptr (CompileCommandCard) card = NULL;
  CompileDecision play, choice = { .kind = COMPILE_DECISION_CARD };

  gtk_window_present (GTK_WINDOW (window));
  play = draft_to_face_up (table, game);
  widget_fixture_draw (window);
  choice.card = play.card;
  for (unsigned times = 0; times < 2; times++)
    gtk_widget_activate_action (table, "compile.card-down", "t", compile_card_view_pack (&choice));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (widget_fixture_find_where (table, is_suggested, NULL))), ==,
                   "Play Face _Down");
  gtk_widget_activate_action (table, "compile.line", "i", (int) compile_game_get_line_number (game, play.line));
  g_assert_cmpuint (compile_game_get_position (game), ==, 7);
  card = g_list_model_get_item (compile_line_get_stack (compile_seat_get_line (compile_game_get_seat (game, play.side),
                                                                               play.line)), 0);
  g_assert_false (compile_command_card_get_face_up (card));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where the picked card may only go face down, the first press says why and chooses that, the second one plays it. */
static void
test_turn_down (void)
{
  g_autoptr (CompileGame) game = new_game (0);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *line;
  CompileDecision play;
  unsigned other;

  gtk_window_present (GTK_WINDOW (window));
  play = draft_to_face_up (table, game);
  widget_fixture_draw (window);
  other = (play.line + 1u) % COMPILE_N_LINES; /* not of its protocol */
  line = widget_fixture_find_where (table, is_line, &other);
  press (widget_fixture_find_where (table, is_card, &play));
  press_end (line);
  g_assert_cmpuint (compile_game_get_position (game), ==, 6);
  play.line = (uint8_t) other;
  g_assert_cmpstr (compile_table_get_refusal (COMPILE_TABLE (table)), ==,
                   compile_text_refusal (COMPILE_RULE_COM_32, &play));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (widget_fixture_find_where (table, is_suggested, NULL))), ==,
                   "Play Face _Down");
  press_end (line);
  g_assert_cmpuint (compile_game_get_position (game), ==, 7);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_picked (CompileSeat *seat,
           unsigned     number)
{
  GListModel *hand = compile_seat_get_hand (seat);

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (hand, i);

      if (compile_command_card_get_number (card) == (int) number)
        return compile_command_card_get_picked (card);
    }
  return FALSE;
}

/* Takes random decisions until two cards in a hand are chosen, with more to follow; FALSE if that does not happen. */
static gboolean
choose_two (CompileGame     *game,
            CompileDecision *first,
            CompileDecision *second)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  *second = (CompileDecision) { .card = COMPILE_NO_CARD };
  while (!compile_game_get_finished (game))
    {
      unsigned n;
      const CompileDecision *list = compile_game_list_decisions (game, &n);
      CompileSeat *seat;

      *first = *second;
      *second = list[g_rand_int_range (rand, 0, (gint32) n)];
      g_assert_true (compile_game_take (game, second, NULL));
      seat = compile_game_get_seat (game, (unsigned) compile_game_get_viewer (game));
      if (first->card != second->card && is_picked (seat, first->card) && is_picked (seat, second->card))
        return TRUE;
    }
  return FALSE;
}

/* When several cards are to be chosen, pressing the last chosen one again puts it back, and no other. */
static void
test_put_back (void)
{
  g_autoptr (CompileGame) game = new_game (34); /* in which that happens early */
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  CompileDecision first, second;
  CompileSeat *seat;
  guint position;

  g_assert_true (choose_two (game, &first, &second));
  seat = compile_game_get_seat (game, (unsigned) compile_game_get_viewer (game));
  position = compile_game_get_position (game);
  for (unsigned press = 0; press < 2; press++)
    {
      gtk_widget_activate_action (table, "compile.card", "t", compile_card_view_pack (&first));
      g_assert_cmpuint (compile_game_get_position (game), ==, position);
      g_assert_nonnull (compile_table_get_refusal (COMPILE_TABLE (table)));
    }
  gtk_widget_activate_action (table, "compile.card", "t", compile_card_view_pack (&second));
  g_assert_cmpuint (compile_game_get_position (game), ==, position - 1);
  g_assert_true (is_picked (seat, first.card));
  g_assert_false (is_picked (seat, second.card));
  gtk_widget_activate_action (table, "compile.card", "t", compile_card_view_pack (&first));
  g_assert_cmpuint (compile_game_get_position (game), ==, position - 2);
  g_assert_false (is_picked (seat, first.card));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How many lines the card of @play may enter with that face now. */
static unsigned
count_lines (CompileGame           *game,
             const CompileDecision *play,
             unsigned               face)
{
  unsigned n, found = 0;
  const CompileDecision *list = compile_game_list_decisions (game, &n);

  for (unsigned i = 0; i < n; i++)
    found += list[i].kind == COMPILE_DECISION_PLAY && list[i].card == play->card && list[i].face == face ? 1 : 0;
  return found;
}

/* Plays on until a card may only be played face down; FALSE if that does not happen. */
static gboolean
play_to_face_down (CompileGame     *game,
                   CompileDecision *play)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (unsigned step = 0; step < 150; step++)
    {
      unsigned n;
      const CompileDecision *list = compile_game_list_decisions (game, &n);

      for (unsigned i = 0; i < n && compile_game_get_ask_kind (game) == COMPILE_ASK_ACTION; i++)
        if (list[i].kind == COMPILE_DECISION_PLAY && count_lines (game, &list[i], COMPILE_FACE_UP) == 0)
          {
            *play = list[i];
            return TRUE;
          }
      if (n == 0 || !compile_game_take (game, &list[g_rand_int_range (rand, 0, (gint32) n)], NULL))
        return FALSE;
    }
  return FALSE;
}

/* A card picked to be played face up is never played face down: a line that does not take it face up says why. */
static void
test_face_up (void)
{
  CompileGame *game = NULL;
  CompileDecision play = { 0 }, choice = { .kind = COMPILE_DECISION_CARD };
  GtkWidget *window, *table;
  guint position;
  unsigned number;

  for (unsigned i = 1; game == NULL || !play_to_face_down (game, &play); i += 2)
    {
      g_clear_object (&game);
      game = new_game (i);
      compile_game_set_running (game, TRUE);
    }
  window = compile_table_fixture_new_window (game);
  table = gtk_window_get_child (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_draw (window);
  position = compile_game_get_position (game);
  number = play.line;
  choice.card = play.card;
  press_end (widget_fixture_find_where (table, is_line, &number));
  g_assert_cmpstr (compile_tray_get_refusal (widget_fixture_find (table, COMPILE_TYPE_TRAY)), ==, "");
  gtk_widget_activate_action (table, "compile.card", "t", compile_card_view_pack (&choice));
  gtk_widget_activate_action (table, "compile.face", "i", COMPILE_FACE_UP);
  press_end (widget_fixture_find_where (table, is_line, &number));
  g_assert_cmpuint (compile_game_get_position (game), ==, position);
  g_assert_cmpstr (compile_tray_get_refusal (widget_fixture_find (table, COMPILE_TYPE_TRAY)), !=, "");
  gtk_widget_activate_action (table, "compile.line", "i", (int) compile_game_get_line_number (game, play.line));
  g_assert_cmpuint (compile_game_get_position (game), ==, position);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (game);
}

static gboolean
is_transit (GtkWidget *widget,
            gpointer   data)
{
  return COMPILE_IS_TRANSIT_VIEW (widget) && gtk_widget_get_visible (widget);
}

/* A card in transit hovers over the line where it will land, until it does (COM-34). */
static void
test_transit (void)
{
  unsigned n_seen = 0;

  for (unsigned seed = 1; seed <= 12; seed += 2)
    {
      g_autoptr (CompileGame) game = new_game (seed);
      GtkWidget *window = compile_table_fixture_new_window (game);
      GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
      OgcRandom random;

      ogc_random_seed (&random, STREAM, seed);
      while (!compile_game_get_finished (game))
        {
          unsigned n;
          const CompileDecision *list = compile_game_list_decisions (game, &n);
          GListModel *transit = compile_game_get_transit (game);
          GtkWidget *hovering = widget_fixture_find_where (table, is_transit, NULL);

          g_assert_true ((hovering != NULL) == (g_list_model_get_n_items (transit) > 0));
          if (hovering != NULL)
            {
              g_autoptr (CompileCommandCard) card = g_list_model_get_item (transit, 0);
              GtkWidget *view = widget_fixture_find (hovering, COMPILE_TYPE_CARD_VIEW);
              GtkWidget *line = gtk_widget_get_ancestor (hovering, COMPILE_TYPE_LINE_VIEW);

              g_assert_true (compile_card_view_get_card (COMPILE_CARD_VIEW (view)) == card
                             || g_list_model_get_n_items (transit) > 1);
              g_assert_cmpint (compile_line_view_get_number (COMPILE_LINE_VIEW (line)), ==,
                               compile_command_card_get_line (compile_card_view_get_card (COMPILE_CARD_VIEW (view))));
              n_seen++;
            }
          compile_game_take (game, &list[ogc_random_below (&random, STREAM, n)], NULL);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_assert_cmpuint (n_seen, >, 0);
}

/* Checks that the rows of effects below @widget are numbered from 1 and lit as @pile says. Returns @n and how many
 * there are. */
static unsigned
check_rows (GtkWidget *widget,
            GPtrArray *pile,
            unsigned   n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "jack"))
      {
        const CompileTextEntry *entry = g_ptr_array_index (pile, n);
        g_autofree char *number = g_strdup_printf ("%u", ++n);

        g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (child))), ==, number);
        g_assert_nonnull (widget_fixture_find_text (child, entry->text));
        g_assert_true (gtk_widget_has_css_class (child, "running") == entry->is_running);
      }
    else
      n = check_rows (child, pile, n);
  return n;
}

/* Whether two effects in the pile are of the same card, whose name comes first: “Fire 1 waits for Water 4.” */
static gboolean
is_twice (GPtrArray *pile)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned i = 0; i < pile->len; i++)
    {
      const char *text = ((CompileTextEntry *) pile->pdata[i])->text;
      const char *end = strchr (strchr (text, ' ') + 1, ' ');

      if (!g_hash_table_add (names, g_strndup (text, (gsize) (end - text))))
        return TRUE;
    }
  return FALSE;
}

/* Each effect in the pile has its own number, even if two are of one card. */
static void
test_effects (void)
{
  unsigned n_twice = 0;

  for (unsigned seed = 283; n_twice == 0; seed++) /* few games before it have two */
    {
      g_autoptr (CompileGame) game = new_game (seed);
      GtkWidget *effects = g_object_ref_sink (compile_effects_view_new ());
      OgcRandom random;

      compile_effects_view_set_game (COMPILE_EFFECTS_VIEW (effects), game);
      compile_game_set_running (game, TRUE);
      ogc_random_seed (&random, STREAM, seed);
      while (!compile_game_get_finished (game))
        {
          g_autoptr (GPtrArray) pile = compile_game_describe_pile (game);
          unsigned n;
          const CompileDecision *list = compile_game_list_decisions (game, &n);

          compile_effects_view_update (COMPILE_EFFECTS_VIEW (effects));
          g_assert_cmpuint (check_rows (effects, pile, 0), ==, pile->len);
          n_twice += is_twice (pile);
          compile_game_take (game, &list[ogc_random_below (&random, STREAM, n)], NULL);
        }
      g_object_unref (effects);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-table/play", test_play);
  g_test_add_func ("/compile-table/refusal", test_refusal);
  g_test_add_func ("/compile-table/line-keys", test_line_keys);
  g_test_add_func ("/compile-table/draft-cards", test_draft_cards);
  g_test_add_func ("/compile-table/line-press", test_line_press);
  g_test_add_func ("/compile-table/face-down", test_face_down);
  g_test_add_func ("/compile-table/turn-down", test_turn_down);
  g_test_add_func ("/compile-table/face-up", test_face_up);
  g_test_add_func ("/compile-table/put-back", test_put_back);
  g_test_add_func ("/compile-table/hint", test_hint);
  g_test_add_func ("/compile-table/focus", test_focus);
  g_test_add_func ("/compile-table/focus-moved-at-once", test_focus_moved_at_once);
  g_test_add_func ("/compile-table/announce", test_announce);
  g_test_add_func ("/compile-table/effects", test_effects);
  g_test_add_func ("/compile-table/transit", test_transit);
  return g_test_run ();
}
