/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Motion over the table of Compile Gold never gets in the way of the game, and everything that happens is seen and
 * heard. */

#include <unistd.h>

#include "compile-card-view.h"
#include "compile-effects-view.h"
#include "compile-hand-view.h"
#include "compile-line-view.h"
#include "compile-motion.h"
#include "compile-protocol-view.h"
#include "compile-seat-panel.h"
#include "compile-table.h"
#include "ogc-flight.h"
#include "ogc-sound.h"
#include "ogc-style.h"
#include "widget-fixture.h"

typedef struct {
  CompileGame *game;
  GtkWidget   *window;
  GtkWidget   *table;
  OgcMotion   *motion;
  GRand       *rand;
} Fixture;

static void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

/* One person against a computer player that plays at random. */
static CompileGame *
new_game (CompileSetId set,
          guint64      seed)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  const CompileSetup setup = { .seed = seed };
  CompileGame *game = compile_game_new (compile_card_set_get (set), &setup, seats, NULL);

  compile_game_set_pace (game, OGC_PACE_INSTANT);
  compile_game_set_running (game, TRUE);
  return game;
}

/* Takes a random decision for the person, or lets the computer player decide. */
static void
step (Fixture *fixture)
{
  const unsigned position = compile_game_get_position (fixture->game);

  while (compile_game_get_position (fixture->game) == position)
    if (compile_game_get_answerable (fixture->game))
      {
        unsigned n;
        const CompileDecision *list = compile_game_list_decisions (fixture->game, &n);

        g_assert_true (compile_game_take (fixture->game, &list[g_rand_int_range (fixture->rand, 0, (gint32) n)], NULL));
      }
    else
      g_main_context_iteration (NULL, TRUE);
}

static void
begin (Fixture     *fixture,
       CompileGame *game)
{
  g_set_object (&fixture->game, game);
  compile_table_set_game (COMPILE_TABLE (fixture->table), game);
  while (compile_game_get_phase (game) == COMPILE_PHASE_DRAFT || !compile_game_get_answerable (game))
    step (fixture);
  widget_fixture_draw (fixture->window);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (CompileGame) game = new_game (COMPILE_SET_MN01, 3);

  set_animations (TRUE);
  fixture->rand = g_rand_new_with_seed (3);
  fixture->window = gtk_window_new ();
  fixture->table = g_object_ref_sink (compile_table_new ());
  fixture->motion = widget_fixture_find (fixture->table, OGC_TYPE_MOTION);
  gtk_widget_add_css_class (fixture->window, "ogc");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 754);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->table);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (fixture->table))
    g_main_context_iteration (NULL, TRUE);
  begin (fixture, game);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  set_animations (TRUE);
  compile_table_set_game (COMPILE_TABLE (fixture->table), NULL);
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->table);
  g_object_unref (fixture->game);
  g_rand_free (fixture->rand);
}

/* How many cards and protocols are hidden where they lie. */
static unsigned
count_hidden (GtkWidget *widget)
{
  unsigned n = (COMPILE_IS_CARD_VIEW (widget) || COMPILE_IS_PROTOCOL_VIEW (widget))
               && gtk_widget_get_opacity (widget) < 0.5;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_hidden (child);
  return n;
}

/* Plays on until the person can play a card face down, so that nothing else is asked afterwards. */
static CompileDecision
await_play (Fixture *fixture)
{
  compile_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  for (;; step (fixture))
    {
      unsigned n;
      const CompileDecision *list = compile_game_list_decisions (fixture->game, &n);

      if (compile_game_get_ask_kind (fixture->game) != COMPILE_ASK_ACTION)
        continue;
      for (unsigned i = 0; i < n; i++)
        if (list[i].kind == COMPILE_DECISION_PLAY && list[i].face == COMPILE_FACE_DOWN)
          return list[i];
    }
}

/* Plays a card from the hand. */
static void
take (Fixture *fixture)
{
  const CompileDecision decision = await_play (fixture);

  widget_fixture_draw (fixture->window);
  compile_game_set_pace (fixture->game, OGC_PACE_QUICK);
  g_assert_true (compile_game_take (fixture->game, &decision, NULL));
  g_assert_true (ogc_motion_get_moving (fixture->motion));
  g_assert_true (compile_game_get_held (fixture->game));
}

/* Plays a card, and waits until it flies. */
static void
play (Fixture *fixture)
{
  take (fixture);
  while (count_hidden (fixture->table) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
check_landed (Fixture *fixture)
{
  g_assert_false (ogc_motion_get_moving (fixture->motion));
  g_assert_false (compile_game_get_held (fixture->game));
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
}

static void
wait_until_landed (Fixture *fixture)
{
  while (ogc_motion_get_moving (fixture->motion))
    g_main_context_iteration (NULL, TRUE);
  check_landed (fixture);
}

/* Checks that computer players do not wait forever. */
static void
check_goes_on (Fixture *fixture)
{
  while (!compile_game_get_answerable (fixture->game))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_lands (Fixture      *fixture,
            gconstpointer data)
{
  play (fixture);
  wait_until_landed (fixture);
  check_goes_on (fixture);
}

static void
test_skip (Fixture      *fixture,
           gconstpointer data)
{
  play (fixture);
  ogc_motion_skip (fixture->motion);
  check_landed (fixture);
  check_goes_on (fixture);
}

static gboolean
pressed_cb (Fixture            *fixture,
            GdkEvent           *event,
            GtkEventController *controller)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_PRESS)
    {
      check_landed (fixture);
      gtk_widget_remove_controller (fixture->window, controller);
    }
  return GDK_EVENT_PROPAGATE;
}

/* A press lands everything before other handlers run, even if no frame has been drawn since the card was played. */
static void
test_press (Fixture      *fixture,
            gconstpointer data)
{
  GtkEventController *listener = gtk_event_controller_legacy_new ();
  g_autofree char *command = NULL;
  double x, y;

  g_signal_connect_swapped (listener, "event", G_CALLBACK (pressed_cb), fixture);
  gtk_widget_add_controller (fixture->window, g_object_ref (listener));
  widget_fixture_draw (fixture->window);
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &x, &y);
  command = g_strdup_printf ("xdotool search --onlyvisible --all --pid %d . mousemove --window %%1 %d %d click 1",
                             (int) getpid (), (int) x + 4, (int) y + 200);
  take (fixture);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  while (gtk_event_controller_get_widget (listener) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (listener);
}

/* With reduced motion things fade in where they lie. */
static void
test_reduced (Fixture      *fixture,
              gconstpointer data)
{
  set_animations (FALSE);
  play (fixture);
  wait_until_landed (fixture);
}

static void
test_instant (Fixture      *fixture,
              gconstpointer data)
{
  step (fixture);
  check_landed (fixture);
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  compile_game_set_pace (fixture->game, OGC_PACE_QUICK);
  do
    {
      ogc_motion_skip (fixture->motion);
      step (fixture);
    }
  while (!compile_game_get_can_undo (fixture->game) || !ogc_motion_get_moving (fixture->motion));
  compile_game_undo (fixture->game);
  check_landed (fixture);
}

/* A table that is hidden, or shows another game, does not hold up its former game. */
static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (CompileGame) other = new_game (COMPILE_SET_MN02, 4);

  play (fixture);
  gtk_widget_set_visible (fixture->table, FALSE);
  check_landed (fixture);
  check_goes_on (fixture);
  gtk_widget_set_visible (fixture->table, TRUE);
  play (fixture);
  compile_table_set_game (COMPILE_TABLE (fixture->table), other);
  check_landed (fixture);
  check_goes_on (fixture);
}

static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  play (fixture);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  check_landed (fixture);
  check_goes_on (fixture);
}

static void
note_cb (guint *n)
{
  ++*n;
}

/* What the other side did is shown again in the same way, and the gauges show the earlier values. */
static void
test_again (Fixture      *fixture,
            gconstpointer data)
{
  guint steps = 0, flown = 0;

  while (!compile_game_get_can_show_again (fixture->game))
    step (fixture);
  compile_game_set_pace (fixture->game, OGC_PACE_QUICK);
  g_signal_connect_swapped (fixture->game, "shown-again", G_CALLBACK (note_cb), &steps);
  compile_game_show_again (fixture->game);
  check_landed (fixture);
  while (compile_game_get_showing_again (fixture->game) || ogc_motion_get_moving (fixture->motion))
    {
      flown += ogc_motion_get_moving (fixture->motion) ? 1 : 0;
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (steps, >, 0);
  g_assert_cmpuint (flown, >, 0);
  check_landed (fixture);
}

/* ---- What is seen and heard of each event ---- */

/* The cue and the flight of each kind of event; other kinds are neither seen nor heard. */
static const struct {
  OgcCue cue;
  OgcFlightKind kind;
} expected[COMPILE_N_EVENT_KINDS] = {
  [COMPILE_EVENT_CONTROL_TAKEN] = { OGC_CUE_SWITCH, OGC_FLIGHT_TURN },
  [COMPILE_EVENT_CONTROL_SPENT] = { OGC_CUE_SWITCH, OGC_FLIGHT_TURN },
  [COMPILE_EVENT_EFFECT_BEGAN] = { OGC_CUE_RELAY, OGC_FLIGHT_GLOW },
  [COMPILE_EVENT_DREW] = { OGC_CUE_TILE, OGC_FLIGHT_FLIP },
  [COMPILE_EVENT_SOUGHT] = { OGC_CUE_TILE, OGC_FLIGHT_FLIP },
  [COMPILE_EVENT_DISCARDED] = { OGC_CUE_RIP, OGC_FLIGHT_TRAVEL },
  [COMPILE_EVENT_MILLED] = { OGC_CUE_RIP, OGC_FLIGHT_TRAVEL },
  [COMPILE_EVENT_PLAYED] = { OGC_CUE_CARD, OGC_FLIGHT_PLACE },
  [COMPILE_EVENT_LIFTED] = { OGC_CUE_SLIDE, OGC_FLIGHT_SHIFT },
  [COMPILE_EVENT_FLIPPED] = { OGC_CUE_FLIP, OGC_FLIGHT_FLIP },
  [COMPILE_EVENT_DELETED] = { OGC_CUE_RIP, OGC_FLIGHT_TRAVEL },
  [COMPILE_EVENT_RETURNED] = { OGC_CUE_TILE, OGC_FLIGHT_TRAVEL },
  [COMPILE_EVENT_PUT_ON_DECK] = { OGC_CUE_TILE, OGC_FLIGHT_TRAVEL },
  [COMPILE_EVENT_REVEALED] = { OGC_CUE_RELAY, OGC_FLIGHT_GLOW },
  [COMPILE_EVENT_REARRANGED] = { OGC_CUE_SLIDE, OGC_FLIGHT_SHIFT },
  [COMPILE_EVENT_STACKS_SWAPPED] = { OGC_CUE_SLIDE, OGC_FLIGHT_SHIFT },
  [COMPILE_EVENT_COMPILED] = { OGC_CUE_CHORD, OGC_FLIGHT_GROW },
  [COMPILE_EVENT_RECOMPILED] = { OGC_CUE_CHORD, OGC_FLIGHT_GROW },
};

/* Teller: a script beside the game, to which the decisions are reported one by one. */
typedef struct {
  Fixture             *fixture;
  CompileMotionPlaces  places;
  CompileMotionScript *script;
  guint                happened[COMPILE_N_EVENT_KINDS]; /* in the present decision */
  guint                seen[COMPILE_N_EVENT_KINDS];     /* how often its flight was among those of the decision */
  guint                heard[COMPILE_N_EVENT_KINDS];
} Teller;

static void
find_all (GtkWidget *widget,
          GType      type,
          GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

static void
find_places (Teller *teller)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (GPtrArray) hands = g_ptr_array_new ();
  g_autoptr (GPtrArray) panels = g_ptr_array_new ();
  GtkWidget *table = teller->fixture->table;

  find_all (table, COMPILE_TYPE_LINE_VIEW, lines);
  find_all (table, COMPILE_TYPE_HAND_VIEW, hands);
  find_all (table, COMPILE_TYPE_SEAT_PANEL, panels);
  g_assert_cmpuint (lines->len, ==, COMPILE_N_LINES);
  g_assert_cmpuint (hands->len, ==, COMPILE_N_SIDES);
  g_assert_cmpuint (panels->len, ==, COMPILE_N_SIDES);
  memcpy (teller->places.lines, lines->pdata, sizeof teller->places.lines);
  teller->places.control = gtk_widget_get_next_sibling (panels->pdata[0]);
  teller->places.effects = widget_fixture_find (table, COMPILE_TYPE_EFFECTS_VIEW);
  for (guint side = 0; side < COMPILE_N_SIDES; side++) /* the far side comes first */
    {
      teller->places.hands[side] = hands->pdata[!side];
      teller->places.panels[side] = panels->pdata[!side];
    }
}

static void
tell_decided_cb (Teller *teller)
{
  teller->script = compile_motion_script_new (GTK_WIDGET (teller->fixture->motion), &teller->places,
                                              teller->fixture->game);
  memset (teller->happened, 0, sizeof teller->happened);
}

static void
tell_event_cb (Teller             *teller,
               const CompileEvent *event)
{
  compile_motion_script_add (teller->script, event);
  teller->happened[event->kind]++;
}

static void
check_told (Teller    *teller,
            GPtrArray *flights,
            GArray    *cues,
            gint64     length)
{
  unsigned flown = 0, heard = 0;
  gint64 last = 0;

  g_assert_cmpint (length, <=, 7 * G_USEC_PER_SEC);
  for (guint i = 0; i < flights->len; i++)
    {
      const OgcFlight *flight = flights->pdata[i];

      g_assert_cmpint (flight->since, <=, flight->begin);
      g_assert_cmpint (flight->begin, <=, flight->end);
      g_assert_cmpint (flight->end, <=, length);
      flown |= 1u << flight->kind;
    }
  for (guint i = 0; i < cues->len; i++)
    {
      const CompileMotionCue *cue = &g_array_index (cues, CompileMotionCue, i);

      g_assert_cmpint (cue->at, >=, last);
      last = cue->at;
      heard |= 1u << cue->cue;
    }
  for (unsigned kind = 0; kind < COMPILE_N_EVENT_KINDS; kind++)
    if (teller->happened[kind] > 0 && expected[kind].cue != OGC_CUE_NONE)
      {
        teller->seen[kind] += (flown & 1u << expected[kind].kind) != 0;
        teller->heard[kind] += (heard & 1u << expected[kind].cue) != 0;
      }
}

static void
tell_game (Teller       *teller,
           CompileSetId  set,
           unsigned      seed)
{
  Fixture *fixture = teller->fixture;
  g_autoptr (CompileGame) game = new_game (set, seed);

  g_rand_set_seed (fixture->rand, seed);
  begin (fixture, game);
  g_signal_connect_swapped (game, "decided", G_CALLBACK (tell_decided_cb), teller);
  g_signal_connect_swapped (game, "event", G_CALLBACK (tell_event_cb), teller);
  while (!compile_game_get_finished (game))
    {
      g_autoptr (GPtrArray) flights = NULL;
      g_autoptr (GArray) cues = g_array_new (FALSE, FALSE, sizeof (CompileMotionCue));
      gint64 length;

      step (fixture);
      compile_game_hold (game);
      widget_fixture_draw (fixture->window); /* so that everything has its place */
      flights = compile_motion_script_aim (teller->script, 1, &length, cues);
      check_told (teller, flights, cues, length);
      g_clear_pointer (&flights, g_ptr_array_unref);
      g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
      compile_motion_script_free (teller->script);
      compile_game_release (game);
    }
  g_signal_handlers_disconnect_by_data (game, teller);
}

/* The first kind of event that has not been seen and heard yet. */
static unsigned
find_untold (Teller *teller)
{
  unsigned kind = 0;

  while (kind < COMPILE_N_EVENT_KINDS
         && (expected[kind].cue == OGC_CUE_NONE || (teller->seen[kind] > 0 && teller->heard[kind] > 0)))
    kind++;
  return kind;
}

/* Everything that can happen is seen and heard. */
static void
test_told (Fixture      *fixture,
           gconstpointer data)
{
  static const unsigned games[] = { 61, 95 }; /* in which everything happens, with the present cards and players */
  Teller teller = { fixture };

  find_places (&teller);
  for (unsigned i = 0; i < 20 && find_untold (&teller) < COMPILE_N_EVENT_KINDS; i++)
    tell_game (&teller, COMPILE_SET_MN02, i < G_N_ELEMENTS (games) ? games[i] : i);
  g_assert_cmpuint (find_untold (&teller), ==, COMPILE_N_EVENT_KINDS);
}

static void
sounded_cb (GString *heard,
            guint    cue)
{
  g_string_append_printf (heard, "%s ", ogc_cue_get_name (cue));
}

/* A card is heard when it is seen being played, the call for the next player at the end, a refusal at once. */
static void
test_heard (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GString) heard = g_string_new (NULL);

  g_signal_connect_swapped (ogc_sound_get_default (), "sounded", G_CALLBACK (sounded_cb), heard);
  play (fixture);
  while (heard->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (heard->str, "card "));
  g_assert_null (strstr (heard->str, "chime"));
  while (strstr (heard->str, "chime ") == NULL)
    {
      if (compile_game_get_answerable (fixture->game) && !ogc_motion_get_moving (fixture->motion))
        break;
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (compile_game_get_answerable (fixture->game));
  g_assert_nonnull (strstr (heard->str, "chime "));
  g_signal_handlers_disconnect_by_data (ogc_sound_get_default (), heard);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv);
  ogc_style_load (gdk_display_get_default ());
  add ("/compile-motion/lands", test_lands);
  add ("/compile-motion/skip", test_skip);
  add ("/compile-motion/press", test_press);
  add ("/compile-motion/reduced", test_reduced);
  add ("/compile-motion/instant", test_instant);
  add ("/compile-motion/undo", test_undo);
  add ("/compile-motion/leave", test_leave);
  add ("/compile-motion/close", test_close);
  add ("/compile-motion/again", test_again);
  add ("/compile-motion/told", test_told);
  add ("/compile-motion/heard", test_heard);
  return g_test_run ();
}
