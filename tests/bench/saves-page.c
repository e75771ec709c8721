/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Measures what a folder full of saved games costs the page that lists them, for build-aux/bench-saves: how long it
 * takes until rows are on the screen, for how long at most the main loop is busy with one thing, and how much memory it
 * all takes. Prints one line of numbers: games; seconds until rows were on the screen, in elapsed and in processor
 * time; milliseconds for which the main loop was busy at most, likewise; growth of memory in MB, at the end and at
 * most; seconds until every file had been read, in elapsed and in processor time; milliseconds that a frame takes which
 * is all of one colour, likewise. The last says what part of the time is the display's: without a graphics card each
 * frame is copied to the X server.
 */

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

#include "game-fixture.h"
#include "ogc-games.h"
#include "ogc-save-row.h"
#include "ogc-saves-page.h"
#include "ogc-style.h"
#include "widget-fixture.h"

#define FRAMES 40                    /* of one colour, of which the quickest counts */
#define KINDS 20                     /* the number of different games */
#define FIRST_TIME 1600000000        /* when the oldest game was written */
#define TIMEOUT 30                  /* seconds after which the bench no longer waits for all files to be read */
#define STEP 17000                   /* seconds between two games */
#define TITLE "Evening no. 00000"    /* replaced in each file by a title of the same length */
#define TIME "2001-09-09T01:46:40Z"  /* likewise */

static int games = 10000;
static gboolean make;
static gboolean verbose;

static const GOptionEntry options[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &games, "How many", "N" },
  { "make", 0, 0, G_OPTION_ARG_NONE, &make, "Fill the folder, and measure nothing", NULL },
  { "verbose", 0, 0, G_OPTION_ARG_NONE, &verbose, "Tell when the main loop was busy for more than 10 ms", NULL },
  { NULL }
};

static double longest;           /* in seconds of elapsed time */
static double longest_processor; /* in seconds of this thread's processor time */
static double woken;             /* when the main loop last had something to do */
static double woken_processor;
static const char *doing = "start";

static double
read_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Takes the place of the function that waits for the main loop: between two waits nothing can interrupt what it
 * does. */
static int
poll_func (GPollFD *fds,
           guint    n,
           int      timeout)
{
  const double busy = read_clock (CLOCK_MONOTONIC) - woken;
  const double processor = read_clock (CLOCK_THREAD_CPUTIME_ID) - woken_processor;
  int result;

  if (woken > 0)
    {
      if (verbose && busy > .01)
        g_printerr ("%s: %.1f ms, of these %.1f ms of the processor\n", doing, 1e3 * busy, 1e3 * processor);
      longest = MAX (longest, busy);
      longest_processor = MAX (longest_processor, processor);
    }
  result = g_poll (fds, n, timeout);
  woken = read_clock (CLOCK_MONOTONIC);
  woken_processor = read_clock (CLOCK_THREAD_CPUTIME_ID);
  return result;
}

/* The value in MB of a line of /proc/self/status. */
static double
read_memory (const char *name)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, name);
  return line != NULL ? g_ascii_strtod (line + strlen (name) + 1, NULL) * 1024 / 1e6 : 0;
}

/* Replaces @from in @text, which must contain it, by something of the same length. */
static void
replace (char       *text,
         const char *from,
         const char *to)
{
  char *place = strstr (text, from);

  g_assert (place != NULL && strlen (from) == strlen (to));
  memcpy (place, to, strlen (to));
}

static void
write_game (const char *folder,
            int         n,
            const char *pattern)
{
  const gint64 changed = FIRST_TIME + (gint64) n * STEP;
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_utc (changed);
  g_autofree char *time = g_date_time_format (moment, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *title = g_strdup_printf ("Evening no. %05d", n);
  g_autofree char *path = g_strdup_printf ("%s/game-%05d" OGC_SAVE_EXTENSION, folder, n);
  g_autofree char *text = g_strdup (pattern);

  replace (text, TITLE, title);
  replace (text, TIME, time);
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL)
      || utime (path, &(struct utimbuf) { changed, changed }) != 0)
    exit (EXIT_FAILURE);
}

static void
fill_folder (const char *folder)
{
  char *patterns[KINDS];

  for (unsigned n = 0; n < KINDS; n++)
    {
      const OgcSetup setup = game_fixture_setup (n, 1000 + n);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, n % 2 == 0 ? 100000 : 40 * n,
                                                    0);

      save->title = g_strdup (TITLE);
      save->changed = 1000000000;
      save->created = 1500000000;
      patterns[n] = game_fixture_text (save);
    }
  g_mkdir_with_parents (folder, 0700);
  for (int n = 0; n < games; n++)
    write_game (folder, n, patterns[n % KINDS]);
}

static unsigned
count_rows (GtkWidget *widget)
{
  unsigned n = OGC_IS_SAVE_ROW (widget) && gtk_widget_get_mapped (widget)
               && ogc_save_info_get_read (ogc_save_row_get_info (OGC_SAVE_ROW (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* The list of games; drop-downs have lists too. */
static GtkListView *
find_list (GtkWidget *widget)
{
  return widget_fixture_find_class (widget, "archive-list");
}

static gboolean
is_all_read (GtkWidget *page)
{
  GListModel *list = G_LIST_MODEL (gtk_list_view_get_model (find_list (page)));

  for (guint n = 0; n < g_list_model_get_n_items (list); n++)
    {
      g_autoptr (OgcSaveInfo) info = g_list_model_get_item (list, n);

      if (!ogc_save_info_get_read (info))
        return FALSE;
    }
  return TRUE;
}

static unsigned drawn; /* rows that were read and on the screen in the last frame */

static void
after_paint_cb (GdkFrameClock *clock,
                gpointer       page)
{
  drawn = count_rows (page);
}

static void
draw_colour_cb (GtkDrawingArea *area,
                cairo_t        *cr,
                int             width,
                int             height,
                gpointer        light)
{
  const double grey = GPOINTER_TO_INT (light) ? .7 : .5;

  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_paint (cr);
}

/* Measures a frame that is all of one colour, which differs from frame to frame. @took: (out): elapsed and processor
 * time in seconds. */
static void
measure_frame (GtkWidget *window,
               double     took[2])
{
  GtkWidget *area = gtk_drawing_area_new ();

  took[0] = took[1] = G_MAXDOUBLE;
  gtk_window_set_child (GTK_WINDOW (window), area);
  widget_fixture_run_for (100);
  for (unsigned n = 0; n < FRAMES; n++)
    {
      longest = longest_processor = 0;
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_colour_cb, GUINT_TO_POINTER (n % 2), NULL);
      widget_fixture_run_for (40);
      took[0] = MIN (took[0], longest);
      took[1] = MIN (took[1], longest_processor);
    }
}

static GtkWidget *
open_window (void)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 754);
  gtk_widget_add_css_class (window, "ogc");
  gtk_window_set_child (GTK_WINDOW (window), gtk_stack_new ());
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_run_for (500);
  return window;
}

/* Does what people do with so many games. */
static void
use_page (GtkWidget *page)
{
  GtkEditable *search = GTK_EDITABLE (widget_fixture_find (page, GTK_TYPE_SEARCH_ENTRY));
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find_list (page)));

  doing = "scroll to the end";
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  widget_fixture_run_for (300);
  doing = "scroll to the middle";
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) / 2);
  widget_fixture_run_for (300);
  doing = "scroll on";
  for (unsigned n = 0; n < 50; n++)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 100);
      widget_fixture_run_for (20);
    }
  doing = "search";
  gtk_editable_set_text (search, "77");
  widget_fixture_run_for (500);
  gtk_editable_set_text (search, "");
  widget_fixture_run_for (500);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER");
  g_autoptr (GFile) folder = NULL;
  g_autoptr (OgcStore) store = NULL;
  g_autoptr (OgcSession) session = NULL;
  g_autoptr (GListModel) list = NULL;
  GtkWidget *window, *page;
  double begun, begun_processor, shown, shown_processor, done, done_processor, memory, frame[2];

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || argc != 2 || games < 1 || games > 99999)
    return EXIT_FAILURE;
  if (make)
    {
      fill_folder (argv[1]);
      return EXIT_SUCCESS;
    }
  g_main_context_set_poll_func (NULL, poll_func);
  gtk_init ();
  ogc_games_register ();
  ogc_style_load (gdk_display_get_default ());
  folder = g_file_new_for_path (argv[1]);
  store = ogc_store_new (folder);
  session = ogc_session_new (store);
  window = open_window ();
  doing = "frame of one colour";
  measure_frame (window, frame);

  memory = read_memory ("VmRSS");
  longest = longest_processor = 0;
  doing = "list";
  begun = woken = read_clock (CLOCK_MONOTONIC);
  woken_processor = read_clock (CLOCK_THREAD_CPUTIME_ID);
  begun_processor = read_clock (CLOCK_PROCESS_CPUTIME_ID);
  page = ogc_saves_page_new (session);
  gtk_window_set_child (GTK_WINDOW (window), page);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb), page);
  while (drawn < 5)
    g_main_context_iteration (NULL, TRUE);
  shown = read_clock (CLOCK_MONOTONIC) - begun;
  shown_processor = read_clock (CLOCK_PROCESS_CPUTIME_ID) - begun_processor;
  doing = "read";
  while (!is_all_read (page) && read_clock (CLOCK_MONOTONIC) - begun < TIMEOUT)
    widget_fixture_run_for (200);
  done = read_clock (CLOCK_MONOTONIC) - begun;
  done_processor = read_clock (CLOCK_PROCESS_CPUTIME_ID) - begun_processor;
  use_page (page);
  g_print ("%d %.3f %.3f %.1f %.1f %.1f %.1f %.3f %.3f %.1f %.1f\n", games, shown, shown_processor, 1e3 * longest,
           1e3 * longest_processor,
           read_memory ("VmRSS") - memory, read_memory ("VmHWM") - memory, done, done_processor, 1e3 * frame[0],
           1e3 * frame[1]);
  _exit (fflush (stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE);
}
