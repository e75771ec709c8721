/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-cli-commands.h"

int
main (int    argc,
      char **argv)
{
  const OgcCommand * const commands[] = {
    &ogc_command_play,
    &ogc_command_replay,
    &ogc_command_check,
    &ogc_command_score,
    NULL,
  };

  return ogc_cli_run ("gilded-compass-cli", N_("Order of the Gilded Compass and Compile Gold without a window."),
                      commands, argv);
}
