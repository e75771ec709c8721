/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Measures what each frame of the table costs: the processor time of this thread from the beginning of a frame to its
 * end, that is layout, snapshot and rendering. Plays random decisions, each after the motion of the last one has ended.
 */

#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

#include "compile-table.h"
#include "ogc-motion.h"
#include "ogc-names.h"
#include "ogc-style.h"
#include "ogc-table.h"
#include "table-player.h"
#include "widget-fixture.h"

/* Limits in milliseconds: for 99 % of the frames, one frame at 60 Hz, and for any frame. */
#define FRAME 16.6
#define LONGEST 33.0

static int seats = OGC_MAX_SEATS;
static int decisions = 150;
static int seed = 1;
static int width = 1280;
static int height = 754;
static gboolean slow;
static gboolean second;

static const GOptionEntry options[] = {
  { "seats", 0, 0, G_OPTION_ARG_INT, &seats, "Players", "N" },
  { "decisions", 0, 0, G_OPTION_ARG_INT, &decisions, "How many to take; 0: until the game is over", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Seed of game and decisions", "N" },
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the table", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the table", "PIXELS" },
  { "compile", 0, 0, G_OPTION_ARG_NONE, &second, "The table of Compile Gold", NULL },
  { "slow", 0, 0, G_OPTION_ARG_NONE, &slow, "Tell of each frame above 16.6 ms, and what it showed", NULL },
  { NULL }
};

typedef struct {
  GtkWidget      *table;
  OgcMotion      *motion;
  double          begun;
  double          laid_out; /* when the layout was done */
  gboolean        moving;
  GString        *events; /* the events of the last decision */
  GArray         *in_motion; /* milliseconds of each frame while something moves */
  GArray         *layouts;   /* of these frames, how long the layout took */
  GArray         *at_rest;   /* milliseconds of each other frame */
  GArray         *decisions; /* milliseconds of each decision, for the model and the widgets that follow it */
} Bench;

static double
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void
before_paint_cb (Bench *bench)
{
  bench->begun = bench->laid_out = processor_time ();
  bench->moving = ogc_motion_get_moving (bench->motion);
}

static void
laid_out_cb (Bench *bench)
{
  bench->laid_out = processor_time ();
}

static void
after_paint_cb (Bench *bench)
{
  const double spent = processor_time () - bench->begun;
  const double layout = bench->laid_out - bench->begun;

  if (bench->moving)
    g_array_append_val (bench->layouts, layout);
  if (slow && spent > FRAME)
    g_print ("decision %u, frame %u: layout %.2f ms, all %.2f ms:%s\n", bench->decisions->len, bench->in_motion->len,
             layout, spent,
             bench->events->str);
  g_array_append_val (bench->moving ? bench->in_motion : bench->at_rest, spent);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double x = *(const double *) a;
  const double y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The 99th percentile of @times, which are sorted. */
static double
find_percentile (GArray *times)
{
  return times->len > 0 ? g_array_index (times, double, times->len * 99 / 100) : 0;
}

static double
find_longest (GArray *times)
{
  return times->len > 0 ? g_array_index (times, double, times->len - 1) : 0;
}

/* Sorts the measured times, and prints their percentiles. */
static void
tell (const char *what,
      GArray     *times)
{
  g_array_sort (times, compare);
  if (times->len > 0)
    g_print ("%s: %u, median %.2f ms, 99 %% below %.2f ms, most %.2f ms\n", what, times->len,
             g_array_index (times, double, times->len / 2), find_percentile (times), find_longest (times));
}

static void
event_cb (Bench          *bench,
          const OgcEvent *event)
{
  g_string_append_printf (bench->events, " %s", ogc_name_of (ogc_names_event, event->kind));
}

static void
compile_event_cb (Bench              *bench,
                  const CompileEvent *event)
{
  g_string_append_printf (bench->events, " %u", event->kind);
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static void
connect_clock (Bench         *bench,
               GdkFrameClock *clock)
{
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), bench);
  g_signal_connect_data (clock, "layout", G_CALLBACK (laid_out_cb), bench, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_data (clock, "after-paint", G_CALLBACK (after_paint_cb), bench, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
rest (Bench *bench,
      int    milliseconds)
{
  const gint64 end = g_get_monotonic_time () + milliseconds * 1000;
  const guint waker = g_timeout_add (10, wake_cb, NULL);

  while (ogc_motion_get_moving (bench->motion) || g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (waker);
}

/* How the window comes up is not measured. */
static void
begin (Bench *bench)
{
  rest (bench, 500);
  g_array_set_size (bench->at_rest, 0);
  g_array_set_size (bench->in_motion, 0);
  g_array_set_size (bench->layouts, 0);
}

/* Takes a random decision once the computer player, which needs no time to think, has had its turn. */
static gboolean
compile_step (CompileGame *game,
              GRand       *rand)
{
  const CompileDecision *list;
  unsigned n;

  while (!compile_game_get_answerable (game) && !compile_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
  list = compile_game_list_decisions (game, &n);
  return n > 0 && compile_game_take (game, &list[g_rand_int_range (rand, 0, (gint32) n)], NULL);
}

static void
play_compile (Bench *bench)
{
  const OgcSeatSpec players[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                  { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  const CompileSetup setup = { .seed = (guint64) seed, .first = COMPILE_RANDOM_SIDE };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  g_autoptr (CompileGame) game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, players, NULL);

  compile_game_set_use_curtain (game, FALSE);
  compile_game_set_pace (game, OGC_PACE_QUICK);
  compile_game_set_running (game, TRUE);
  g_signal_connect_swapped (game, "event", G_CALLBACK (compile_event_cb), bench);
  compile_table_set_game (COMPILE_TABLE (bench->table), game);
  begin (bench);
  for (int n = 0; n < decisions || decisions == 0; n++)
    {
      const double begun = processor_time ();
      double spent;

      g_string_truncate (bench->events, 0);
      if (!compile_step (game, rand))
        break;
      spent = processor_time () - begun;
      g_array_append_val (bench->decisions, spent);
      rest (bench, 50);
    }
  compile_table_set_game (COMPILE_TABLE (bench->table), NULL);
}

static void
play (Bench *bench)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  g_autoptr (OgcGame) game = table_player_new_game ((unsigned) seats, ogc_setup_usual_form ((unsigned) seats),
                                                    OGC_RANDOM_BUILDING,
                                                    OGC_RANDOM_BUILDING, (guint64) seed);
  gboolean going = TRUE;

  ogc_game_set_pace (game, OGC_PACE_QUICK);
  g_signal_connect_swapped (game, "event", G_CALLBACK (event_cb), bench);
  ogc_table_set_game (OGC_TABLE (bench->table), game);
  begin (bench);
  for (int n = 0; going && !ogc_game_get_finished (game) && (n < decisions || decisions == 0); n++)
    {
      const double begun = processor_time ();
      double spent;

      g_string_truncate (bench->events, 0);
      going = table_player_step (game, rand);
      spent = processor_time () - begun;
      g_array_append_val (bench->decisions, spent);
      rest (bench, 50);
    }
  ogc_table_set_game (OGC_TABLE (bench->table), NULL);
}

/* Draws another colour each time. */
static void
draw_plain (GtkDrawingArea *area,
            cairo_t        *cr,
            int             area_width,
            int             area_height,
            gpointer        user_data)
{
  int *drawn = user_data;

  cairo_set_source_rgb (cr, 0.1 * (*drawn)++, 0.5, 0.5);
  cairo_paint (cr);
}

/* Measures, for comparison, what redrawing an empty window of this size costs, because machines differ, and may be
 * busy. */
static void
draw_yardstick (Bench *bench)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *area = gtk_drawing_area_new ();
  GdkFrameClock *clock;
  int drawn = 0;

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_plain, &drawn, NULL);
  gtk_window_set_child (GTK_WINDOW (window), area);
  gtk_window_present (GTK_WINDOW (window));
  rest (bench, 300);
  clock = gtk_widget_get_frame_clock (window);
  g_array_set_size (bench->at_rest, 0);
  connect_clock (bench, clock);
  for (int i = 0; i < 20; i++)
    {
      gtk_widget_queue_draw (area);
      rest (bench, 50);
    }
  tell ("a bare window drawn anew", bench->at_rest);
  g_signal_handlers_disconnect_by_data (clock, bench);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
open_window (Bench *bench)
{
  GtkWidget *window = gtk_window_new ();

  bench->table = second ? compile_table_new () : GTK_WIDGET (ogc_table_new ());
  bench->motion = OGC_MOTION (widget_fixture_find (bench->table, OGC_TYPE_MOTION));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_add_css_class (window, "ogc");
  gtk_window_set_child (GTK_WINDOW (window), bench->table);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (bench->table))
    g_main_context_iteration (NULL, TRUE);
  connect_clock (bench, gtk_widget_get_frame_clock (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  Bench bench = { NULL };
  gboolean smooth;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || seats < OGC_MIN_SEATS || seats > OGC_MAX_SEATS)
    return EXIT_FAILURE;
  gtk_init ();
  ogc_style_load (gdk_display_get_default ());
  bench.events = g_string_new (NULL);
  bench.in_motion = g_array_new (FALSE, FALSE, sizeof (double));
  bench.layouts = g_array_new (FALSE, FALSE, sizeof (double));
  bench.at_rest = g_array_new (FALSE, FALSE, sizeof (double));
  bench.decisions = g_array_new (FALSE, FALSE, sizeof (double));
  open_window (&bench);
  (second ? play_compile : play) (&bench);
  tell ("frames in motion", bench.in_motion);
  tell ("  layout in these", bench.layouts);
  tell ("frames at rest", bench.at_rest);
  smooth = find_percentile (bench.in_motion) <= FRAME && find_longest (bench.in_motion) <= LONGEST
           && find_longest (bench.at_rest) <= LONGEST;
  tell ("decisions", bench.decisions);
  draw_yardstick (&bench);
  g_print ("%d seats, %dx%d: 99 %% of the frames within %.1f ms and none above %.0f: %s\n", second ? 2 : seats, width,
           height, FRAME,
           LONGEST, smooth ? "yes" : "no");
  return smooth ? EXIT_SUCCESS : EXIT_FAILURE;
}
