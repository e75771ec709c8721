/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-lab-commands.h"

int
main (int    argc,
      char **argv)
{
  const OgcCommand * const commands[] = {
    &ogc_command_simulate,
    &ogc_command_arena,
    &ogc_command_merge,
    &ogc_command_train,
    &ogc_command_learn,
    &ogc_command_truth,
    &ogc_command_grade,
    NULL,
  };

  return ogc_cli_run ("gilded-compass-lab",
                      N_("Experiments with the computer players of Order of the Gilded Compass and Compile Gold."),
                      commands, argv);
}
