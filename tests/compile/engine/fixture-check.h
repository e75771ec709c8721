/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* What is wrong with @state, to which no play can lead; NULL if nothing is. */
const char *state_fault (const CompileState *state);
