/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-rulebook.h"

#include "compile-game-resources.h"
#include "compile-names.h"
#include "config.h"
#include "ogc-rulebook-xml.h"

const OgcRulebook *
compile_rulebook_get (void)
{
  static OgcRulebook *rulebook;

  if (g_once_init_enter (&rulebook))
    g_once_init_leave (&rulebook, ogc_rulebook_load (compile_game_get_resource (),
                                                     RESOURCE_PATH "/compile/rulebook.xml", compile_names_rule));
  return rulebook;
}
