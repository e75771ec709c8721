/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console-output.h"

#include <glib/gi18n.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "ogc-cli.h"

/* Narrower terminals wrap lines themselves. */
#define MIN_COLUMNS 20

/* The width of the output terminal; 0 if there is none. */
static void
measure_terminal (guint *columns,
                  guint *rows)
{
  struct winsize size = { 0 };

  if (isatty (STDOUT_FILENO) && ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
    size = (struct winsize) { 0 };
  *columns = size.ws_col;
  *rows = size.ws_row;
}

/* How many columns @text takes, up to @end. */
static guint
count_columns (const char *text,
               const char *end)
{
  guint columns = 0;

  for (; text < end; text = g_utf8_next_char (text))
    {
      const gunichar c = g_utf8_get_char (text);

      columns += g_unichar_iszerowidth (c) ? 0 : g_unichar_iswide (c) ? 2 : 1;
    }
  return columns;
}

/* @line, wrapped at blanks. No-break spaces are kept. */
static char *
wrap_line (const char *line,
           guint       columns)
{
  GString *wrapped = g_string_new (NULL);
  guint used = 0;

  while (*line != '\0')
    {
      const char *end = line + strcspn (line, " ");
      const guint wide = count_columns (line, end);

      if (used > 0 && used + 1 + wide > columns)
        {
          g_string_append_c (wrapped, '\n');
          used = 0;
        }
      else if (used > 0)
        {
          g_string_append_c (wrapped, ' ');
          used++;
        }
      g_string_append_len (wrapped, line, end - line);
      used += wide;
      line = end + strspn (end, " ");
    }
  return g_string_free (wrapped, FALSE);
}

static char *
dup_wrapped (const char *text)
{
  guint columns, rows;
  g_auto (GStrv) lines = NULL;

  measure_terminal (&columns, &rows);
  if (columns < MIN_COLUMNS)
    return g_strdup (text);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      char *wrapped = wrap_line (*line, columns);

      g_free (*line);
      *line = wrapped;
    }
  return g_strjoinv ("\n", lines);
}

void
ogc_console_say (const char *text)
{
  g_autofree char *wrapped = NULL;

  g_return_if_fail (text != NULL);

  wrapped = dup_wrapped (text);
  ogc_cli_print ("%s\n", wrapped);
}

void
ogc_console_print (const char *format,
                   ...)
{
  g_autofree char *text = NULL;
  va_list list;

  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  ogc_console_say (text);
}

void
ogc_console_ask (const char *question)
{
  g_autofree char *wrapped = NULL;

  g_return_if_fail (question != NULL);

  wrapped = dup_wrapped (question);
  ogc_cli_print (isatty (STDIN_FILENO) && isatty (STDOUT_FILENO) ? "%s " : "%s\n", wrapped);
}

void
ogc_console_pause (void)
{
  ogc_cli_print ("\n");
}

void
ogc_console_clear (void)
{
  const char *terminal = g_getenv ("TERM");
  guint columns, rows;

  measure_terminal (&columns, &rows);
  ogc_cli_print ("\n");
  if (!isatty (STDOUT_FILENO))
    return;
  if (terminal != NULL && !g_str_equal (terminal, "dumb"))
    fputs ("\033[H\033[2J\033[3J", stdout); /* home, clear the screen and the scrollback */
  else
    for (; rows > 0; rows--)
      ogc_cli_print ("\n");
}

void
ogc_console_append (GString    *text,
                    const char *sentence)
{
  g_return_if_fail (text != NULL && sentence != NULL);

  if (*sentence == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  if (strchr (".!?:", text->str[text->len - 1]) == NULL)
    g_string_append_c (text, '.');
}

void
ogc_console_list (GString    *text,
                  const char *item)
{
  g_autofree char *before = NULL;

  g_return_if_fail (text != NULL && item != NULL);

  before = g_strdup (text->str);
  if (*before == '\0')
    g_string_assign (text, item);
  else
    g_string_printf (text, C_("list", "%s, %s"), before, item);
}
