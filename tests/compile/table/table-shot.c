/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays random decisions and saves a picture of the table, so that all its states can be inspected. Not installed. */

#include <stdlib.h>

#include "compile-card-view.h"
#include "compile-table.h"
#include "compile-text.h"
#include "compile-tray.h"
#include "ogc-motion.h"
#include "ogc-theme.h"
#include "ogc-locale.h"
#include "ogc-style.h"
#include "widget-fixture.h"

static int seed = 1;
static int decisions = 40;
static int set;
static int ask = -1;
static int width = 1280;
static int height = 754;
static int stay = 300;
static int hold = -1;
static gboolean hint;
static gboolean transit;
static int refuse;
static int event = -1;
static int moment = 150;
static gboolean curtain;
static char *cloth;
static char *out;

static const GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Seed of game and decisions", "N" },
  { "decisions", 0, 0, G_OPTION_ARG_INT, &decisions, "How many to take at least", "N" },
  { "ask", 0, 0, G_OPTION_ARG_INT, &ask, "Then go on to this CompileAskKind", "N" },
  { "set", 0, 0, G_OPTION_ARG_INT, &set, "CompileSetId of the cards", "N" },
  { "hold", 0, 0, G_OPTION_ARG_INT, &hold, "Pick this card of the hand, from 0", "N" },
  { "hint", 0, 0, G_OPTION_ARG_NONE, &hint, "Ask for a hint", NULL },
  { "transit", 0, 0, G_OPTION_ARG_NONE, &transit, "Then go on until a card is in transit", NULL },
  { "refuse", 0, 0, G_OPTION_ARG_INT, &refuse, "Then refuse something by this CompileRule", "N" },
  { "event", 0, 0, G_OPTION_ARG_INT, &event, "Then go on to this CompileEventKind and let it move", "N" },
  { "moment", 0, 0, G_OPTION_ARG_INT, &moment, "So long after it began to", "MILLISECONDS" },
  { "curtain", 0, 0, G_OPTION_ARG_NONE, &curtain, "With a curtain", NULL },
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the table", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the table", "PIXELS" },
  { "stay", 0, 0, G_OPTION_ARG_INT, &stay, "Show it so long before", "MILLISECONDS" },
  { "cloth", 0, 0, G_OPTION_ARG_STRING, &cloth, "\"dark\" or \"light\"", "NAME" },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Picture to write", "FILE" },
  { NULL }
};

static gboolean
step (CompileGame *game,
      GRand       *rand)
{
  unsigned n;
  const CompileDecision *list = compile_game_list_decisions (game, &n);

  return n > 0 && compile_game_take (game, &list[g_rand_int_range (rand, 0, (gint32) n)], NULL);
}

static void
event_cb (gboolean           *happened,
          const CompileEvent *what)
{
  *happened = *happened || what->kind == event;
}

/* Plays on against a computer player until @event happens after that many decisions, but for @most decisions at most;
 * returns how many there were. */
static unsigned
go_on (CompileGame *game,
       GRand       *rand,
       unsigned     most)
{
  gboolean happened = FALSE;
  const gulong id = g_signal_connect_swapped (game, "event", G_CALLBACK (event_cb), &happened);

  while (compile_game_get_position (game) < most && !compile_game_get_finished (game)
         && (!happened || compile_game_get_position (game) <= (unsigned) decisions))
    {
      happened = FALSE;
      if (compile_game_get_answerable (game))
        step (game, rand);
      else
        g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (game, id);
  return compile_game_get_position (game);
}

/* A game just before @event. */
static CompileGame *
new_event_game (const CompileSetup *setup,
                GRand              *rand)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  unsigned most = G_MAXUINT;
  CompileGame *game = NULL;

  for (unsigned run = 0; run < 2; run++)
    {
      g_autoptr (GRand) choices = g_rand_copy (rand);

      g_clear_object (&game);
      game = compile_game_new (compile_card_set_get ((CompileSetId) set), setup, seats, NULL);
      compile_game_set_pace (game, OGC_PACE_INSTANT);
      compile_game_set_running (game, TRUE);
      most = go_on (game, run == 0 ? choices : rand, most) - 1;
    }
  compile_game_hold (game);
  return game;
}

/* Lets the event happen. */
static void
let_move (GtkWidget   *table,
          CompileGame *game,
          GRand       *rand)
{
  OgcMotion *motion = widget_fixture_find (table, OGC_TYPE_MOTION);

  compile_game_set_pace (game, OGC_PACE_QUICK);
  compile_game_release (game);
  if (compile_game_get_answerable (game))
    step (game, rand);
  while (!ogc_motion_get_moving (motion))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_run_for ((unsigned) moment);
}

static void
hold_card (GtkWidget   *table,
           CompileGame *game)
{
  CompileSeat *seat = compile_game_get_seat (game, (unsigned) MAX (0, compile_game_get_viewer (game)));
  g_autoptr (CompileCommandCard) card = g_list_model_get_item (compile_seat_get_hand (seat), (guint) hold);
  CompileDecision decision;

  if (card == NULL)
    return;
  decision = compile_command_card_choose (card);
  gtk_widget_activate_action (table, "compile.card", "t", compile_card_view_pack (&decision));
}

/* Adds the actions that the program's window offers at the end of a game. */
static void
add_window_actions (GtkWidget *window)
{
  static const GActionEntry actions[] = { { "rematch" }, { "replay" }, { "save-record" }, { "new-game" },
                                          { "replay-at", NULL, "(us)" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
}

int
main (int    argc,
      char **argv)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CompileGame) game = NULL;
  g_autoptr (GRand) rand = NULL;
  CompileSetup setup = { .first = COMPILE_RANDOM_SIDE };
  GtkWidget *window, *table;

  ogc_locale_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || out == NULL)
    return EXIT_FAILURE;
  gtk_init ();
  ogc_style_load (gdk_display_get_default ());
  if (cloth != NULL)
    ogc_theme_set_cloth (g_str_equal (cloth, "light") ? OGC_CLOTH_LIGHT : OGC_CLOTH_DARK);
  rand = g_rand_new_with_seed ((guint32) seed);
  setup.seed = (guint64) seed;
  game = event >= 0 ? new_event_game (&setup, rand)
                    : compile_game_new (compile_card_set_get ((CompileSetId) set), &setup, seats, NULL);
  compile_game_set_use_curtain (game, FALSE);
  window = gtk_window_new ();
  add_window_actions (window);
  table = compile_table_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_add_css_class (window, "ogc");
  compile_table_set_game (COMPILE_TABLE (table), game);
  compile_game_set_running (game, TRUE);
  gtk_window_set_child (GTK_WINDOW (window), table);
  for (int i = 0; event < 0
       && (i < decisions || (ask >= 0 && compile_game_get_ask_kind (game) != (CompileAskKind) ask)
           || (transit && g_list_model_get_n_items (compile_game_get_transit (game)) == 0)); i++)
    if (!step (game, rand))
      break;
  compile_game_set_use_curtain (game, curtain);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (table))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_run_for ((unsigned) stay);
  if (event >= 0)
    let_move (table, game, rand);
  if (hold >= 0)
    hold_card (table, game);
  if (refuse > 0)
    compile_tray_set_refusal (COMPILE_TRAY (widget_fixture_find (table, COMPILE_TYPE_TRAY)), (CompileRule) refuse,
                              compile_text_refusal ((CompileRule) refuse, NULL));
  if (hint)
    {
      gtk_widget_activate_action (table, "compile.hint", NULL);
      widget_fixture_run_for (4000);
    }
  if (event < 0)
    widget_fixture_run_for (200);
  widget_fixture_save_picture (window, out);
  return EXIT_SUCCESS;
}
