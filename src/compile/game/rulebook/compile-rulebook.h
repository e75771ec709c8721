/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-rulebook.h"

G_BEGIN_DECLS

/* The rulebook of the game, data/compile/rulebook.xml; its rules are those of #CompileRule. */
const OgcRulebook *compile_rulebook_get (void);

G_END_DECLS
