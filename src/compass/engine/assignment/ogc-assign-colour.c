/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-private.h"

#include <stddef.h>

/* The search for one colour's best plans, given which of its specialists are away from the colour's own maps. */
typedef struct {
  const OgcAssignInput *input;
  unsigned              colour;
  unsigned              third_kind;                        /* the third specialist's, if it is on one of the colour's
                                                            * own maps, or OGC_NO_KIND */
  unsigned              ancient[OGC_N_SPECIALIST_KINDS];   /* on Dig Sites, and the third specialist: those who may bear
                                                            * items */
  unsigned              elsewhere[OGC_N_SPECIALIST_KINDS]; /* on Dual and Secret Maps */
  unsigned              bearers;                           /* pairs of items left for the own maps */
  OgcColourPlan         plan;                              /* what has been settled so far, and its value */
} OgcAway;

/* Tries every number of specialists on the colour's own maps. */
static void
try_own_maps (OgcAway       *away,
              OgcColourPlan  best[2])
{
  const OgcAssignInput *input = away->input;
  const OgcSpecialistGroup *groups = input->specialists[away->colour];
  const OgcMapGroup *maps = &input->maps[away->colour];
  unsigned most[OGC_N_SPECIALIST_KINDS];

  for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
    {
      if (away->ancient[kind] + away->elsewhere[kind] > groups[kind].n)
        return;
      most[kind] = ogc_assign_min (maps->n, groups[kind].n - away->ancient[kind] - away->elsewhere[kind]);
    }

  for (unsigned c = 0; c <= most[0]; c++)
    for (unsigned e = 0; e <= most[1]; e++)
      {
        const uint8_t own[] = { (uint8_t) c, (uint8_t) e };
        const unsigned ancient[] = { away->ancient[0] + c, away->ancient[1] + e };
        const unsigned assigned[] = { ancient[0] + away->elsewhere[0], ancient[1] + away->elsewhere[1] };
        const OgcAssignValue on_own =
          ogc_assign_staff_maps (input, maps, own, away->bearers, away->third_kind != OGC_NO_KIND, NULL);
        const OgcAssignValue value =
          away->plan.value + on_own
          + groups[0].assigned[assigned[0]] + groups[0].bearing[ancient[0]]
          + groups[1].assigned[assigned[1]] + groups[1].bearing[ancient[1]]
          + (assigned[0] + assigned[1] > 0 ? input->expert : 0); /* MIS-3 */
        OgcColourPlan *plan = &best[(assigned[0] + assigned[1]) % 2];

        if (on_own != OGC_VALUE_NONE && value > plan->value)
          {
            *plan = away->plan;
            plan->value = value;
            plan->own[0] = own[0];
            plan->own[1] = own[1];
          }
      }
}

void
ogc_assign_plan_colour (const OgcAssignInput *input,
                        unsigned              colour,
                        const OgcSharedUse   *use,
                        const OgcThird       *third,
                        OgcColourPlan         best[2])
{
  const OgcSpecialistGroup *groups = input->specialists[colour];
  const OgcThirdPlace place = third->colour == colour ? third->place : OGC_THIRD_NONE;
  const bool discovers = use->secrets > 0 && !(input->known & 1u << colour);
  OgcAssignValue secret_gold = use->secrets * OGC_VALUE_GOLD + (discovers ? input->globe : 0); /* MIS-2, MIS-14 */

  best[0].value = best[1].value = OGC_VALUE_NONE;
  for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
    if (use->bearers[kind] > ogc_assign_min (use->sites[kind], groups[kind].items))
      return;

  for (uint8_t c = 0; c <= use->secrets; c++)
    for (uint8_t e = 0; e + c <= use->secrets; e++)
      {
        const unsigned pairs = use->secrets - c - e; /* on Secret Maps */
        OgcAway away = {
          .input = input,
          .colour = colour,
          .third_kind = place == OGC_THIRD_OWN_MAP ? third->kind : OGC_NO_KIND,
          .ancient = { use->sites[0], use->sites[1] },
          .elsewhere = { use->duals[0] + pairs + c, use->duals[1] + pairs + e },
          .bearers = ogc_assign_min (groups[0].items - use->bearers[0], groups[1].items - use->bearers[1]),
          .plan = { .value = secret_gold + (OgcAssignValue) pairs * input->united, .lone = { c, e } }, /* MIS-16 */
        };

        if (place == OGC_THIRD_OWN_MAP || place == OGC_THIRD_DIG_SITE)
          away.ancient[third->kind]++;
        else if (place == OGC_THIRD_DUAL_MAP || (place == OGC_THIRD_SECRET_MAP && pairs > 0))
          away.elsewhere[third->kind]++;
        else if (place == OGC_THIRD_SECRET_MAP)
          continue;
        try_own_maps (&away, best);
      }
}
