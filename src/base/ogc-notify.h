/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/*
 * For setters that notify only of changes: each stores @value in @field, and notifies @pspec of @object, if it differs
 * from the old value. Returns whether it did.
 */

static inline gboolean
ogc_notify_uint (gpointer    object,
                 unsigned   *field,
                 unsigned    value,
                 GParamSpec *pspec)
{
  if (*field == value)
    return FALSE;
  *field = value;
  g_object_notify_by_pspec (object, pspec);
  return TRUE;
}

static inline gboolean
ogc_notify_int (gpointer    object,
                int        *field,
                int         value,
                GParamSpec *pspec)
{
  if (*field == value)
    return FALSE;
  *field = value;
  g_object_notify_by_pspec (object, pspec);
  return TRUE;
}

/* Takes ownership of @value, which is freed with g_free(). */
static inline gboolean
ogc_notify_string (gpointer    object,
                   char      **field,
                   char       *value,
                   GParamSpec *pspec)
{
  if (g_strcmp0 (*field, value) == 0)
    {
      g_free (value);
      return FALSE;
    }
  g_free (*field);
  *field = value;
  g_object_notify_by_pspec (object, pspec);
  return TRUE;
}

G_END_DECLS
