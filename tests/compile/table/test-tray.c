/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tray says besides the question. */

#include "compile-card-view.h"
#include "compile-table.h"
#include "compile-tray.h"
#include "ogc-random.h"
#include "ogc-style.h"
#include "widget-fixture.h"

#define STREAM 0
#define N_GAMES 6

static CompileGame *
new_game (unsigned           number,
          const OgcSeatSpec *seats)
{
  const CompileSetup setup = { .seed = number, .first = COMPILE_RANDOM_SIDE };
  CompileCardSet *cards = compile_card_set_get ((CompileSetId) (number % COMPILE_N_SETS));
  CompileGame *game = compile_game_new (cards, &setup, seats, NULL);

  compile_game_set_use_curtain (game, FALSE);
  compile_game_set_running (game, TRUE);
  return game;
}

static GtkWidget *
new_window (CompileGame *game)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = compile_table_new ();

  compile_table_set_game (COMPILE_TABLE (table), game);
  gtk_window_set_child (GTK_WINDOW (window), table);
  return window;
}

static gboolean
names_action (GtkWidget *widget,
              gpointer   data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), data) == 0;
}

/* Checks that a button of the action phase can be pressed, if @why is empty, or says why not. */
static gboolean
check_reason (GtkWidget  *table,
              const char *action,
              int         face,
              const char *why)
{
  GtkWidget *button = NULL;
  const char *tooltip;

  for (GtkWidget *other = widget_fixture_find_where (table, names_action, (char *) action); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    {
      GVariant *target = names_action (other, (char *) action)
                         ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (other)) : NULL;

      if (button == NULL && (face == 0 || (target != NULL && g_variant_get_int32 (target) == face)))
        button = other;
    }
  if (!gtk_widget_get_visible (button))
    return FALSE;
  tooltip = gtk_widget_get_tooltip_text (button);
  g_assert_cmpstr (tooltip != NULL ? tooltip : "", ==, why);
  g_assert_cmpint (gtk_widget_get_sensitive (button), ==, *why == '\0');
  return TRUE;
}

/* Checks what the three buttons of the action phase say; returns whether they are visible. */
static gboolean
check_reasons (GtkWidget  *table,
               const char *up,
               const char *down,
               const char *refill)
{
  const gboolean visible = check_reason (table, "compile.face", COMPILE_FACE_UP, up);

  g_assert_cmpint (check_reason (table, "compile.face", COMPILE_FACE_DOWN, down), ==, visible);
  g_assert_cmpint (check_reason (table, "compile.refresh", 0, refill), ==, visible);
  return visible;
}

/* Why a picked card that can be played in @faces cannot be in @face. */
static const char *
expect_face (CompileGame *game,
             unsigned     faces,
             CompileFace  face)
{
  if ((faces & face) != 0)
    return "";
  if ((compile_game_get_faces (game) & face) == 0)
    return "The effect does not let you play like that.";
  return face == COMPILE_FACE_UP ? "No line takes this card face up." : "No line takes this card face down.";
}

/* Checks these buttons while somebody is asked, also with a picked card, and counts in @seen what they say. */
static void
check_question (GtkWidget   *table,
                CompileGame *game,
                GHashTable  *seen)
{
  const CompileAskKind kind = compile_game_get_ask_kind (game);
  const gboolean by_card = compile_game_find_asking_card (game, NULL, NULL);
  const char *waits = by_card ? "An effect is being resolved: answer its question first."
                              : "Answer the question first.";
  const char *refill = waits, *up, *down;
  CompileDecision choice = { .kind = COMPILE_DECISION_CARD };
  unsigned n, faces = 0;
  const CompileDecision *list = compile_game_list_decisions (game, &n);
  CompileSeat *seat = compile_game_get_seat (game, (unsigned) compile_game_get_viewer (game));

  if (kind == COMPILE_ASK_ACTION)
    refill = compile_seat_get_hand_count (seat) < COMPILE_HAND_LIMIT
             ? "" : "You refill your hand only when you have fewer than 5 cards.";
  if (kind != COMPILE_ASK_ACTION && kind != COMPILE_ASK_PLAY)
    {
      if (check_reasons (table, waits, waits, refill))
        g_hash_table_add (seen, (char *) waits);
      return;
    }
  check_reasons (table, "Pick a card first.", "Pick a card first.", refill);
  if (list[0].kind != COMPILE_DECISION_PLAY)
    return;
  choice.card = list[0].card;
  for (unsigned i = 0; i < n; i++)
    faces |= list[i].kind == COMPILE_DECISION_PLAY && list[i].card == choice.card ? list[i].face : 0u;
  gtk_widget_activate_action (table, "compile.card", "t", compile_card_view_pack (&choice));
  up = expect_face (game, faces, COMPILE_FACE_UP);
  down = expect_face (game, faces, COMPILE_FACE_DOWN);
  if (check_reasons (table, up, down, refill))
    {
      g_hash_table_add (seen, (char *) up);
      g_hash_table_add (seen, (char *) down);
    }
  gtk_widget_activate_action (table, "compile.card", "t", compile_card_view_pack (&choice));
}

/* The buttons of the action phase can be pressed or say why not, whatever is asked. */
static void
test_reasons (void)
{
  static const char *const all[] = {
    "", "An effect is being resolved: answer its question first.", "Answer the question first.",
    "The effect does not let you play like that.", "No line takes this card face up.",
  };
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (unsigned number = 0; number < N_GAMES; number++)
    {
      g_autoptr (CompileGame) game = new_game (number, seats);
      GtkWidget *window = new_window (game);
      OgcRandom random;

      ogc_random_seed (&random, STREAM, number);
      while (!compile_game_get_finished (game))
        {
          unsigned n;
          const CompileDecision *list = compile_game_list_decisions (game, &n);

          if (compile_game_get_ask_kind (game) != COMPILE_ASK_DRAFT)
            check_question (gtk_window_get_child (GTK_WINDOW (window)), game, seen);
          g_assert_true (compile_game_take (game, &list[ogc_random_below (&random, STREAM, n)], NULL));
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (all); i++)
    if (!g_hash_table_contains (seen, all[i]))
      g_error ("no button has said \"%s\"", all[i]);
}

/* While a computer player is waited for, the buttons say so, in its turn or in one's own. */
static void
test_waiting (void)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  g_autoptr (CompileGame) game = new_game (0, seats);
  GtkWidget *window = new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  unsigned seen[2] = { 0 };
  OgcRandom random;

  ogc_random_seed (&random, STREAM, 1);
  compile_game_set_pace (game, OGC_PACE_INSTANT);
  while (seen[FALSE] == 0 || seen[TRUE] == 0)
    {
      unsigned n;
      const CompileDecision *list = compile_game_list_decisions (game, &n);

      g_assert_false (compile_game_get_finished (game));
      if (compile_game_get_answerable (game))
        {
          compile_game_take (game, &list[ogc_random_below (&random, STREAM, n)], NULL);
          continue;
        }
      if (compile_game_get_ask_kind (game) != COMPILE_ASK_DRAFT)
        {
          const gboolean mine = compile_seat_get_turn (compile_game_get_seat (game, 0));
          const char *why = mine ? "Your opponent has to answer a question first." : "It is not your turn.";

          check_reasons (table, why, why, why);
          seen[mine]++;
        }
      g_main_context_iteration (NULL, TRUE);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-tray/reasons", test_reasons);
  g_test_add_func ("/compile-tray/waiting", test_waiting);
  return g_test_run ();
}
