/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-search.h"

#include <glib/gi18n.h>
#include <string.h>

/* A word, and what it may stand for other than part of a title, a name or a date. */
typedef struct {
  char    *text;
  gboolean under_way;
  gboolean over;
} Word;

struct _OgcSaveSearch
{
  GArray *words;
};

static void
clear_word (gpointer data)
{
  g_free (((Word *) data)->text);
}

static gboolean
is_part (const char *word,
         const char *text)
{
  g_autofree char *folded = ogc_save_details_fold (text);

  return strstr (folded, word) != NULL;
}

OgcSaveSearch *
ogc_save_search_new (const char *text)
{
  OgcSaveSearch *self;
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  folded = ogc_save_details_fold (text);
  parts = g_strsplit_set (folded, " \t\n,;", -1);
  self = g_new0 (OgcSaveSearch, 1);
  self->words = g_array_new (FALSE, FALSE, sizeof (Word));
  g_array_set_clear_func (self->words, clear_word);
  for (unsigned n = 0; parts[n] != NULL; n++)
    {
      Word word = { g_strdup (parts[n]), is_part (parts[n], C_("saved games", "In Progress")),
                    is_part (parts[n], C_("saved games", "Finished")) };

      g_array_append_val (self->words, word);
    }

  return self;
}

void
ogc_save_search_free (OgcSaveSearch *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->words);
  g_free (self);
}

gboolean
ogc_save_search_matches (OgcSaveSearch *self,
                         OgcSaveInfo   *info)
{
  const char *key;
  gboolean playable;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (OGC_IS_SAVE_INFO (info), FALSE);

  key = ogc_save_info_get_key (info);
  playable = ogc_save_info_get_n_seats (info) > 0;
  for (unsigned n = 0; n < self->words->len; n++)
    {
      const Word *word = &g_array_index (self->words, Word, n);

      if (strstr (key, word->text) == NULL
          && !(playable && (ogc_save_info_get_finished (info) ? word->over : word->under_way)))
        return FALSE;
    }

  return TRUE;
}
