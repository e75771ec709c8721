/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * start-time SECONDS COMMAND [ARGUMENT...]
 *
 * Starts COMMAND, waits until one of its windows is on screen and drawn, and SECONDS more; then ends it. Prints the
 * milliseconds from the start to the first drawing, and the resident memory at the end in KiB.
 */
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <glib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define PATIENCE_SECONDS 30

static pid_t
start (char **command)
{
  pid_t child = fork ();

  if (child == 0)
    {
      execvp (command[0], command);
      perror (command[0]);
      _exit (127);
    }
  return child;
}

/* Gets the next event; FALSE if there was none before the deadline. */
static gboolean
next_event (Display *display,
            gint64   deadline,
            XEvent  *event)
{
  while (XPending (display) == 0)
    {
      if (g_get_monotonic_time () > deadline)
        return FALSE;
      g_usleep (200);
    }
  XNextEvent (display, event);
  return TRUE;
}

/* Waits for the first drawing in a window that is mapped from now on. */
static gboolean
wait_for_drawing (Display *display,
                  int      damage_event)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE_SECONDS * G_USEC_PER_SEC;
  XEvent event;

  while (next_event (display, deadline, &event))
    {
      if (event.type == MapNotify && !event.xmap.override_redirect)
        XDamageCreate (display, event.xmap.window, XDamageReportNonEmpty);
      else if (event.type == damage_event)
        return TRUE;
    }
  return FALSE;
}

static long
resident_kib (pid_t process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/statm", process);
  g_autofree char *text = NULL;
  long pages = 0;

  if (g_file_get_contents (path, &text, NULL, NULL) && sscanf (text, "%*d %ld", &pages) == 1)
    return pages * (sysconf (_SC_PAGESIZE) / 1024);
  return 0;
}

int
main (int    argc,
      char **argv)
{
  Display *display = XOpenDisplay (NULL);
  int damage_base;
  int damage_error;
  gint64 begun;
  gint64 drawn;
  pid_t child;
  gboolean seen;

  if (argc < 3 || display == NULL || !XDamageQueryExtension (display, &damage_base, &damage_error))
    {
      fprintf (stderr, "start-time SECONDS COMMAND... needs a display with the Damage extension\n");
      return EXIT_FAILURE;
    }
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, False);

  begun = g_get_monotonic_time ();
  child = start (argv + 2);
  seen = wait_for_drawing (display, damage_base + XDamageNotify);
  drawn = g_get_monotonic_time ();
  if (seen)
    {
      g_usleep ((gulong) (g_ascii_strtod (argv[1], NULL) * G_USEC_PER_SEC));
      printf ("%.1f %ld\n", (double) (drawn - begun) / 1000.0, resident_kib (child));
    }
  kill (child, SIGTERM);
  waitpid (child, NULL, 0);
  XCloseDisplay (display);

  return seen ? EXIT_SUCCESS : EXIT_FAILURE;
}
