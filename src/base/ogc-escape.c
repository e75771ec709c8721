/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-escape.h"

#include <string.h>

static gboolean
is_control (gunichar c)
{
  return g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029;
}

static gboolean
is_directional (gunichar c)
{
  return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
ogc_escape_text (const char *text,
                 const char *kept)
{
  g_autoptr (GString) escaped = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  escaped = g_string_sized_new (strlen (text));
  while (*text != '\0')
    {
      const gunichar c = g_utf8_get_char_validated (text, -1);
      const gboolean broken = c == (gunichar) -1 || c == (gunichar) -2;
      const char *next = broken ? text + 1 : g_utf8_next_char (text);

      if (broken)
        g_string_append_printf (escaped, "\\x%02x", (guchar) *text);
      else if ((!is_control (c) && !is_directional (c)) || (c < 0x80 && kept != NULL && strchr (kept, (int) c) != NULL))
        g_string_append_len (escaped, text, next - text);
      else
        g_string_append_printf (escaped, c < 0x80 ? "\\x%02x" : "\\u%04x", c);
      text = next;
    }

  return g_string_free (g_steal_pointer (&escaped), FALSE);
}

char *
ogc_clean_name (const char *text)
{
  g_autoptr (GString) name = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  name = g_string_new (NULL);
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const gunichar c = g_utf8_get_char (text);

      if (!is_directional (c))
        g_string_append_unichar (name, is_control (c) ? ' ' : c);
    }

  return g_string_free (g_steal_pointer (&name), FALSE);
}
