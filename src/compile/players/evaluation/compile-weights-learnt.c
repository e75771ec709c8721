/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-weights.h"

const CompileWeights compile_weights = { 0 };
