/* SPDX-License-Identifier: GPL-3.0-or-later */

/* play-cue CUE VOLUME: plays the program's cue of that number, and runs until its input ends. */

#include <stdio.h>
#include <stdlib.h>

#include "ogc-sound.h"

int
main (int    argc,
      char **argv)
{
  OgcSound *sound = ogc_sound_get_default ();

  if (argc != 3)
    return EXIT_FAILURE;
  g_object_set (sound, "table-volume", atoi (argv[2]), "signal-volume", atoi (argv[2]), NULL);
  ogc_sound_play (sound, (OgcCue) atoi (argv[1]));
  while (getchar () != EOF)
    ;
  return EXIT_SUCCESS;
}
