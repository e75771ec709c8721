/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-computers.h"

const CompileComputer *
compile_computer_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  return compile_player_find (id);
}

const CompileComputer *
compile_computer_nth (unsigned n)
{
  return compile_player_nth (n);
}
