/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that goes on by itself leaves people time to follow it. */

#include "ogc-pacer.h"

/* The pause in milliseconds at each pace. */
static const unsigned rests[OGC_N_PACES] = { 0, 800, 1500 };

static void
count_cb (gpointer user_data)
{
  ++*(unsigned *) user_data;
}

/* Microseconds from @from until @pacer stops waiting; -1 if it does not wait. */
static gint64
wait_from (OgcPacer *pacer,
           gint64    from)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, pacer);

  return source != NULL ? g_source_get_ready_time (source) - from : -1;
}

/* After something has landed comes the whole pause, however long the motion took. */
static void
test_release (void)
{
  OgcPacer *pacer = ogc_pacer_new ();
  unsigned came = 0;
  gint64 released;

  ogc_pacer_set_pace (pacer, OGC_PACE_CALM);
  ogc_pacer_hold (pacer);
  ogc_pacer_begin (pacer, rests, 0);
  ogc_pacer_ready (pacer, count_cb, &came);
  ogc_pacer_hold (pacer);
  ogc_pacer_release (pacer);
  g_assert_cmpint (wait_from (pacer, 0), ==, -1);
  released = g_get_monotonic_time ();
  ogc_pacer_release (pacer);
  g_assert_cmpint (wait_from (pacer, released), >=, rests[OGC_PACE_CALM] * 1000);
  ogc_pacer_free (pacer);
  g_assert_cmpuint (came, ==, 0);
}

/* Hurrying skips the pause, but not what is held. */
static void
test_hurry (void)
{
  OgcPacer *pacer = ogc_pacer_new ();
  unsigned came = 0;

  ogc_pacer_begin (pacer, rests, 60 * 1000);
  ogc_pacer_ready (pacer, count_cb, &came);
  ogc_pacer_hold (pacer);
  ogc_pacer_hurry (pacer);
  g_assert_cmpint (wait_from (pacer, 0), ==, -1);
  ogc_pacer_release (pacer);
  g_assert_cmpint (wait_from (pacer, g_get_monotonic_time ()), >, 0);
  ogc_pacer_hurry (pacer);
  g_assert_cmpint (wait_from (pacer, g_get_monotonic_time ()), <=, 0);
  while (came == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (wait_from (pacer, 0), ==, -1);
  g_assert_cmpuint (came, ==, 1);
  ogc_pacer_free (pacer);
}

/* Another pace also applies to the present pause; what is only to be looked at gets a pause at any pace. */
static void
test_pace (void)
{
  OgcPacer *pacer = ogc_pacer_new ();
  unsigned came = 0;

  ogc_pacer_set_pace (pacer, OGC_PACE_CALM);
  ogc_pacer_begin (pacer, rests, 0);
  ogc_pacer_ready (pacer, count_cb, &came);
  ogc_pacer_set_pace (pacer, OGC_PACE_INSTANT);
  g_assert_cmpint (wait_from (pacer, g_get_monotonic_time ()), <=, 0);
  ogc_pacer_begin (pacer, rests, 60 * 1000);
  ogc_pacer_ready (pacer, count_cb, &came);
  g_assert_cmpint (wait_from (pacer, g_get_monotonic_time ()), >, 0);
  ogc_pacer_stop (pacer);
  g_assert_cmpint (wait_from (pacer, 0), ==, -1);
  ogc_pacer_free (pacer);
  g_assert_cmpuint (came, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pacer/release", test_release);
  g_test_add_func ("/pacer/hurry", test_hurry);
  g_test_add_func ("/pacer/pace", test_pace);
  return g_test_run ();
}
