/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-setup.h"

#include <string.h>

CompileRule
compile_setup_check (const CompileSetup *setup)
{
  static const uint8_t none[sizeof setup->spare];

  if (setup->first > 1 && setup->first != COMPILE_RANDOM_SIDE)
    return COMPILE_RULE_COM_2;
  if (setup->no_control > 1)
    return COMPILE_RULE_COM_5;
  if (setup->older >= COMPILE_RULES_VERSION || memcmp (setup->spare, none, sizeof none) != 0)
    return COMPILE_RULE_MALFORMED;
  return COMPILE_RULE_NONE;
}
