/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-entrant.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-cli.h"
#include "ogc-levels.h"
#include "ogc-match.h"
#include "ogc-players.h"
#include "ogc-puct-player.h"
#include "ogc-run-list.h"
#include "ogc-subprocess-player.h"
#include "ogc-weights-file.h"

#define OUTSIDE_PREFIX OGC_OUTSIDE "="
#define WORK_PREFIX "work="
#define NETWORK_LENGTH 16

/* The identifier of a network: the beginning of a digest of its file. */
static char *
network_of (const OgcWeights *weights)
{
  g_autofree guint8 *bytes = g_malloc (OGC_WEIGHTS_SIZE);
  g_autofree char *digest = NULL;

  ogc_weights_write (weights, bytes);
  digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes, OGC_WEIGHTS_SIZE);

  return g_strndup (digest, NETWORK_LENGTH);
}

static gboolean
is_level (const OgcPlayer *player)
{
  for (guint level = 0; level < OGC_N_LEVELS; level++)
    if (player == &ogc_levels[level])
      return TRUE;

  return FALSE;
}

/* Whether the work of @player can be set. */
static gboolean
accepts_work (const OgcPlayer *player)
{
  const OgcPlayer *yardstick;

  for (guint n = 0; (yardstick = ogc_players_nth_yardstick (n)) != NULL; n++)
    if (player == yardstick)
      return TRUE;

  return is_level (player);
}

/* Whether @player judges by a network. */
static gboolean
has_network (const OgcPlayer *player)
{
  return is_level (player) || player == &ogc_puct_player || player == &ogc_predecessor;
}

static gboolean
read_weights (OgcEntrant  *self,
              const char  *path,
              GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);

  self->weights = ogc_weights_file_load (file, error);

  return self->weights != NULL;
}

/* Reads what follows the identifier. */
static gboolean
read_rest (OgcEntrant  *self,
           const char  *rest,
           GError     **error)
{
  while (*rest == ',')
    {
      const char *end;
      g_autofree char *part = NULL;
      guint64 work;

      rest++;
      if (g_str_has_prefix (rest, OGC_ENTRANT_WEIGHTS) && has_network (self->player))
        return read_weights (self, rest + strlen (OGC_ENTRANT_WEIGHTS), error);
      end = rest + strcspn (rest, ",");
      part = g_strndup (rest, (gsize) (end - rest));
      if (!g_str_has_prefix (part, WORK_PREFIX) || !accepts_work (self->player))
        {
          /* TRANSLATORS: what was typed behind a comma, and the whole of it; “work=” and “weights=” stay */
          g_set_error (error, OGC_CLI_ERROR, 0, _("“%s” in “%s” is neither work=N nor weights=FILE of a level."), part,
                       self->name);
          return FALSE;
        }
      if (!ogc_cli_number (self->name, part + strlen (WORK_PREFIX), 0, OGC_MAX_WORK, &work, error))
        return FALSE;
      self->work = (unsigned) work;
      rest = end;
    }
  return TRUE;
}

static gboolean
read_player (OgcEntrant  *self,
             GError     **error)
{
  const char *end = self->name + strcspn (self->name, ",");
  g_autofree char *id = g_strndup (self->name, (gsize) (end - self->name));
  g_autofree char *list = NULL;

  self->player = ogc_players_parse (id, &self->style);
  if (self->player != NULL)
    return read_rest (self, end, error);

  list = ogc_match_list_players ();
  g_set_error (error, OGC_CLI_ERROR, 0,
               /* TRANSLATORS: what was typed, and all that would do; “outside=” and the words with “-” stay */
               _("“%s” is unknown. Choose one of: %s, outside=COMMAND. -careful, -collector or -spoiler may follow a "
                 "level."), id, list);
  return FALSE;
}

OgcEntrant *
ogc_entrant_new (const char  *text,
                 GError     **error)
{
  g_autoptr (OgcEntrant) self = g_new0 (OgcEntrant, 1);
  const OgcWeights *weights;

  g_return_val_if_fail (text != NULL, NULL);

  self->name = g_strdup (text);
  self->work = OGC_WORK_USUAL;
  if (!g_utf8_validate (text, -1, NULL) || g_utf8_strlen (text, -1) > OGC_MAX_ENTRANT_NAME)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("A contestant is at most %d characters of UTF-8."), OGC_MAX_ENTRANT_NAME);
      return NULL;
    }
  if (g_str_has_prefix (text, OUTSIDE_PREFIX)
        ? !ogc_subprocess_player_parse (text, text + strlen (OUTSIDE_PREFIX), &self->command, error)
        : !read_player (self, error))
    return NULL;

  weights = self->weights != NULL ? self->weights : ogc_weights_used ();
  self->network = has_network (self->player) && weights != NULL ? network_of (weights) : g_strdup ("");

  return g_steal_pointer (&self);
}

void
ogc_entrant_free (OgcEntrant *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self->weights);
  g_free (self->network);
  g_strfreev (self->command);
  g_free (self);
}
