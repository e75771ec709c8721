/* SPDX-License-Identifier: GPL-3.0-or-later */
/* write-compile-sets: both sets of cards on standard output, as they lie in memory: bytes alone, the same on every
 * processor, for digest-compile-games. */
#include <stdio.h>

#include "compile-card-set.h"

int
main (void)
{
  for (unsigned id = 0; id < COMPILE_N_SETS; id++)
    fwrite (compile_card_set_get_cards (compile_card_set_get (id)), sizeof (CompileSet), 1, stdout);
  return 0;
}
