/* SPDX-License-Identifier: GPL-3.0-or-later */

/* play-cue: plays a cue for each line of its input, "NAME VOLUME", and prints when that began, in microseconds of the
 * monotonic clock. */

#include <stdio.h>
#include <stdlib.h>

#include "ogc-sound.h"

int
main (void)
{
  OgcSound *sound = ogc_sound_get_default ();
  char name[20];
  int volume;

  while (scanf ("%19s %d", name, &volume) == 2)
    {
      OgcCue cue = OGC_CUE_NONE + 1;

      while (cue < OGC_N_CUES && !g_str_equal (ogc_cue_get_name (cue), name))
        cue++;
      if (cue == OGC_N_CUES)
        return EXIT_FAILURE;
      g_object_set (sound, "table-volume", volume, "signal-volume", volume, NULL);
      printf ("%" G_GINT64_FORMAT "\n", g_get_monotonic_time ());
      fflush (stdout);
      ogc_sound_play (sound, cue);
    }
  return EXIT_SUCCESS;
}
