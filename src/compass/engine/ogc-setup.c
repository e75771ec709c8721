/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup.h"

#include <stdbool.h>

static bool
is_b (unsigned building)
{
  return building == OGC_AUCTION_HOUSE || building == OGC_GUILD || building == OGC_RANDOM_BUILDING;
}

static bool
is_c (unsigned building)
{
  return (building >= OGC_TEMPLE && building <= OGC_TOWER) || building == OGC_RANDOM_BUILDING;
}

OgcRule
ogc_setup_check (const OgcSetup *setup)
{
  if (setup->seats < OGC_MIN_SEATS || setup->seats > OGC_MAX_SEATS)
    return OGC_RULE_SET_1;
  if (setup->form >= OGC_N_FORMS || (setup->seats > 3 && setup->form != OGC_FORM_STANDARD))
    return OGC_RULE_SET_5;
  if (!is_b (setup->b))
    return OGC_RULE_SET_2;
  if (setup->form == OGC_FORM_FEWER && setup->c != OGC_NO_BUILDING)
    return OGC_RULE_SET_5;
  if (setup->form != OGC_FORM_FEWER && !is_c (setup->c))
    return OGC_RULE_SET_2;
  if (setup->start_seat >= setup->seats && setup->start_seat != OGC_RANDOM_SEAT)
    return OGC_RULE_SET_6;
  if (setup->older >= OGC_RULES_VERSION || setup->spare[0] != 0 || setup->spare[1] != 0)
    return OGC_RULE_MALFORMED;
  return OGC_RULE_NONE;
}

OgcForm
ogc_setup_usual_form (unsigned seats)
{
  return seats <= 3 ? OGC_FORM_NEUTRAL : OGC_FORM_STANDARD; /* SET-5 */
}

unsigned
ogc_setup_rounds (unsigned seats)
{
  return seats <= 3 ? 6 : 5; /* SET-3 */
}

unsigned
ogc_setup_spaces (unsigned seats)
{
  return seats >= 4 ? 4 : seats; /* RND-1 */
}

unsigned
ogc_setup_prizes (unsigned seats)
{
  return seats == OGC_MAX_SEATS ? 3 : 2;
}
