/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-decision.h"

#include <string.h>

/* Whether @a and @b are the same decision. */
bool
ogc_decision_equal (const OgcDecision *a,
                    const OgcDecision *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}
