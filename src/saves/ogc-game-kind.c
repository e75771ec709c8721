/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-kind.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_KINDS 4
#define MAX_ID 64 /* the most characters of an identifier */

static const OgcGameKind *kinds[MAX_KINDS + 1];

void
ogc_game_kind_register (const OgcGameKind *kind)
{
  unsigned n = 0;

  g_return_if_fail (kind != NULL && kind->id != NULL);

  while (kinds[n] != NULL && kinds[n] != kind)
    n++;
  g_return_if_fail (n < MAX_KINDS);
  kinds[n] = kind;
}

const OgcGameKind *
ogc_game_kind_nth (unsigned n)
{
  return n < MAX_KINDS ? kinds[n] : NULL;
}

const OgcGameKind *
ogc_game_kind_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (unsigned n = 0; kinds[n] != NULL; n++)
    if (g_str_equal (kinds[n]->id, id))
      return kinds[n];

  return NULL;
}

const OgcGameKind *
ogc_game_kind_of_record (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  for (unsigned n = 0; kinds[n] != NULL; n++)
    if (kinds[n]->is_record != NULL && kinds[n]->is_record (file))
      return kinds[n];

  return NULL;
}

const OgcGameKind *
ogc_game_kind_choose (OgcJsonReader *reader)
{
  const OgcGameKind *kind;
  const char *id;

  g_return_val_if_fail (reader != NULL, NULL);
  g_return_val_if_fail (kinds[0] != NULL, NULL);

  /* Anything that is not a saved game is left to the first kind, which refuses it for that. */
  if (g_strcmp0 (ogc_json_reader_peek_string (reader, "format"), OGC_SAVE_FORMAT) != 0)
    return kinds[0];
  id = ogc_json_reader_peek_string (reader, "game");
  kind = id != NULL && g_str_is_ascii (id) && strlen (id) <= MAX_ID ? ogc_game_kind_find (id) : kinds[0];
  if (kind == NULL)
    ogc_json_reader_refuse (reader, "game", OGC_ERROR_VERSION,
                            _("“%s” is a game that this program does not know."), id);

  return kind;
}
