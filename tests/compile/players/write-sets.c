/* SPDX-License-Identifier: GPL-3.0-or-later */
/* write-compile-sets: writes both sets of cards to standard output as they are in memory, for digest-compile-games.
 * They consist only of bytes, so they are the same on every processor. */
#include <stdio.h>

#include "compile-card-set.h"

int
main (void)
{
  for (unsigned id = 0; id < COMPILE_N_SETS; id++)
    fwrite (compile_card_set_get_cards (compile_card_set_get (id)), sizeof (CompileSet), 1, stdout);
  return 0;
}
