/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* What is wrong with a state that no play can lead to; NULL when nothing is. */
const char *state_fault (const CompileState *state);
