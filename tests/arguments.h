/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Reads the options of @entries and removes them from the arguments. Call it before g_test_init(), which has a --seed
 * of its own. */
static inline void
arguments_read (int                *argc,
                char             ***argv,
                const GOptionEntry *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, argc, argv, &error))
    g_error ("%s", error->message);
}
