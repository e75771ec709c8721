/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-details.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many bytes of @text come before the member @behind of its root; 0 if it has none. */
static gsize
find_end (const char *text,
          gsize       length,
          const char *behind)
{
  g_autofree char *quoted_name = g_strdup_printf ("\"%s\"", behind);
  const gsize n = strlen (quoted_name);
  gboolean quoted = FALSE;
  gsize depth = 0;
  gsize comma = 0; /* the last comma between two members of the root */

  for (gsize i = 0; i < length; i++)
    {
      if (quoted)
        {
          if (text[i] == '\\')
            i++;
          else if (text[i] == '"')
            quoted = FALSE;
        }
      else if (text[i] == '"')
        {
          if (comma > 0 && i == comma + 1 && length - i >= n && memcmp (text + i, quoted_name, n) == 0)
            return comma;
          quoted = TRUE;
        }
      else if (text[i] == '{' || text[i] == '[')
        depth++;
      else if ((text[i] == '}' || text[i] == ']') && depth > 0)
        depth--;
      else if (text[i] == ',' && depth == 1)
        comma = i;
    }

  return 0;
}

void
ogc_save_details_free (OgcSaveDetails *self)
{
  g_return_if_fail (self != NULL);

  for (unsigned n = 0; n < self->n_seats; n++)
    {
      g_ref_string_release (self->seats[n].name);
      g_ref_string_release (self->seats[n].emblem);
      g_ref_string_release (self->seats[n].kind);
    }
  g_free (self->title);
  g_free (self->progress);
  g_free (self->outcome);
  g_free (self->words);
  g_free (self->summary);
  g_free (self->problem);
  g_free (self->key);
  g_free (self);
}

void
ogc_save_details_add_seat (OgcSaveDetails    *self,
                           const OgcSeatSpec *spec)
{
  g_return_if_fail (self != NULL && self->n_seats < OGC_MAX_PLAYERS);
  g_return_if_fail (spec != NULL);

  self->seats[self->n_seats++] = (OgcSeatSpec) {
    g_ref_string_new_intern (spec->name), g_ref_string_new_intern (spec->emblem), g_ref_string_new_intern (spec->kind)
  };
}

GBytes *
ogc_save_details_cut_head (GBytes     *bytes,
                           const char *behind)
{
  g_autoptr (GString) text = NULL;
  const char *data;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (behind != NULL, NULL);

  data = g_bytes_get_data (bytes, &length);
  text = g_string_new_len (data, (gssize) find_end (data, MIN (length, OGC_SAVE_HEAD_LENGTH), behind));
  g_string_append_c (text, '}');

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

char *
ogc_save_details_dup_lesson (const OgcSaveDetails *self)
{
  g_return_val_if_fail (self != NULL && self->lesson != NULL, NULL);

  if (self->lesson_name == NULL)
    /* TRANSLATORS: the first game, which is explained step by step */
    return g_strdup (_("Guided game"));
  /* TRANSLATORS: a short game in which a building is explained; %s is the building */
  return g_strdup_printf (_("Lesson: %s"), self->lesson_name);
}

unsigned
ogc_save_details_find_month (gint64 seconds)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (seconds);

  return moment != NULL ? (unsigned) (g_date_time_get_year (moment) * 12 + g_date_time_get_month (moment) - 1) : 0;
}

char *
ogc_save_details_fold (const char *text)
{
  g_autofree char *normal = NULL;
  char *folded;

  g_return_val_if_fail (text != NULL, NULL);

  normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  folded = g_utf8_casefold (normal != NULL ? normal : "", -1);

  return folded;
}
