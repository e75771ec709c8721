/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-weights-file.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-file.h"
#include "ogc-game-resources.h"

#define DEFAULT RESOURCE_PATH "/players/weights.bin"

/* The weights that players use; never freed, because a player in another thread may be deciding. */
static OgcWeights *in_use;

static gboolean
refuse_weights (OgcWeightsFault   fault,
                const char       *name,
                GError          **error)
{
  switch (fault)
    {
    case OGC_WEIGHTS_NONE:
      g_set_error (error, OGC_ERROR, OGC_ERROR_FORMAT, _("%s is not a network for computer players."), name);
      break;
    case OGC_WEIGHTS_FOREIGN:
      g_set_error (error, OGC_ERROR, OGC_ERROR_VERSION,
                   _("%s was trained by another version of the program. Train it again."), name);
      break;
    case OGC_WEIGHTS_LENGTH:
      g_set_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE,
                   _("%s does not have the length of a network: a part is missing, or something follows it."),
                   name);
      break;
    case OGC_WEIGHTS_DAMAGED:
      g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s is damaged: its checksum does not match."), name);
      break;
    case OGC_WEIGHTS_WILD:
      g_set_error (error, OGC_ERROR, OGC_ERROR_RANGE, _("%s contains weights that training never produces."), name);
      break;
    case OGC_WEIGHTS_OK:
      return FALSE;
    }
  return TRUE;
}

static OgcWeights *
read_bytes (GBytes      *bytes,
            const char  *name,
            GError     **error)
{
  g_autofree OgcWeights *weights = g_new0 (OgcWeights, 1);
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  if (refuse_weights (ogc_weights_read (weights, data, size), name, error))
    return NULL;
  return g_steal_pointer (&weights);
}

OgcWeights *
ogc_weights_file_load (GFile   *file,
                       GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = ogc_file_read_named (file, &name, error);

  return bytes != NULL ? read_bytes (bytes, name, error) : NULL;
}

gboolean
ogc_weights_file_save (GFile             *file,
                       const OgcWeights  *weights,
                       GError           **error)
{
  g_autoptr (GBytes) bytes = NULL;
  guint8 *data;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (weights != NULL, FALSE);

  data = g_malloc (OGC_WEIGHTS_SIZE);
  ogc_weights_write (weights, data);
  bytes = g_bytes_new_take (data, OGC_WEIGHTS_SIZE);

  return ogc_file_write (file, bytes, error);
}

static gboolean
use_weights (OgcWeights *weights)
{
  if (weights == NULL)
    return FALSE;
  in_use = weights;
  ogc_weights_use (in_use);
  return TRUE;
}

gboolean
ogc_weights_file_use_default (GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) local = NULL;

  if (in_use != NULL)
    return TRUE;

  bytes = g_resource_lookup_data (ogc_game_get_resource (), DEFAULT, G_RESOURCE_LOOKUP_FLAGS_NONE, &local);
  if (bytes == NULL)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("%s can’t be read: %s"), DEFAULT, local->message);
      return FALSE;
    }
  return use_weights (read_bytes (bytes, DEFAULT, error));
}

gboolean
ogc_weights_file_use (GFile   *file,
                      GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return use_weights (ogc_weights_file_load (file, error));
}
