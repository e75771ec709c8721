/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-main-context.h"

#define N_TOLD 5

typedef struct {
  GThread *thread; /* the thread of the test */
  guint    told;
  guint    freed;
} Fixture;

typedef struct {
  Fixture *fixture;
  guint    number;
} Message;

static gboolean
told_cb (gpointer data)
{
  Message *message = data;

  g_assert_true (g_thread_self () == message->fixture->thread);
  g_assert_cmpuint (message->number, ==, message->fixture->told);
  message->fixture->told++;

  return G_SOURCE_REMOVE;
}

static void
free_message (gpointer data)
{
  Message *message = data;

  message->fixture->freed++;
  g_free (message);
}

static gpointer
tell_thread (gpointer data)
{
  for (guint n = 0; n < N_TOLD; n++)
    {
      Message *message = g_new (Message, 1);

      *message = (Message) { data, n };
      ogc_main_context_invoke (NULL, told_cb, message, free_message);
    }
  return NULL;
}

/* While nobody iterates the context, a thread that notifies it neither waits nor runs the callback itself. */
static void
test_thread (void)
{
  Fixture fixture = { g_thread_self (), 0, 0 };
  GThread *thread = g_thread_new ("tell", tell_thread, &fixture);

  g_thread_join (thread);
  g_assert_cmpuint (fixture.told, ==, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (fixture.told, ==, N_TOLD);
  g_assert_cmpuint (fixture.freed, ==, N_TOLD);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/main-context/thread", test_thread);
  return g_test_run ();
}
