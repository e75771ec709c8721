/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-sound-output.h"

/* The program is built without sound. */
struct _OgcSoundOutput
{
  char unused;
};

gboolean
ogc_sound_output_is_built (void)
{
  return FALSE;
}

OgcSoundOutput *
ogc_sound_output_new (const char *folder)
{
  return g_new0 (OgcSoundOutput, 1);
}

void
ogc_sound_output_free (OgcSoundOutput *self)
{
  g_free (self);
}

void
ogc_sound_output_play (OgcSoundOutput *self,
                       const char     *name,
                       int             decibels)
{
}

gboolean
ogc_sound_output_is_busy (OgcSoundOutput *self)
{
  return FALSE;
}
