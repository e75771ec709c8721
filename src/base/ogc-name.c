/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-name.h"

const char *
ogc_name_of (const OgcName *names,
             guint          value)
{
  g_return_val_if_fail (names != NULL, NULL);

  for (; names->name != NULL; names++)
    if (names->value == value)
      return names->name;

  g_return_val_if_reached ("");
}

gboolean
ogc_name_find (const OgcName *names,
               const char    *name,
               guint         *value)
{
  g_return_val_if_fail (names != NULL, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  for (; names->name != NULL; names++)
    if (g_str_equal (names->name, name))
      {
        *value = names->value;
        return TRUE;
      }

  return FALSE;
}

char *
ogc_name_list (const OgcName *names)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (names != NULL, NULL);

  for (; names->name != NULL; names++)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", names->name);

  return g_string_free (g_steal_pointer (&list), FALSE);
}
