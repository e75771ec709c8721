/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign.h"

#include <assert.h>

/* Whether the share comes from just these, with so many out in all. */
static bool
explains (const OgcAssign    *self,
          unsigned            colour,
          const OgcCrewTable *crews,
          const OgcShare     *share,
          OgcWorth            worth,
          OgcDetail          *detail)
{
  OgcAway away;
  OgcStay best[2];

  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    {
      bool third = detail->third == k;

      away.sites[k] = share->sites[k] + (third && share->third == OGC_THIRD_SITE);
      away.out[k] = share->duals[k] + detail->lots[k] + detail->secrets[k] + (third && share->third != OGC_THIRD_SITE);
    }

  ogc_assign_stay (self, colour, crews, &away, share->third == OGC_THIRD_INSIDE && !detail->third_in_secret, best);
  detail->stay = best[share->odd];
  return detail->stay.worth == worth;
}

static bool
explain_third (const OgcAssign    *self,
               unsigned            colour,
               const OgcCrewTable *crews,
               const OgcShare     *share,
               OgcWorth            worth,
               OgcDetail          *detail,
               unsigned            pairs)
{
  detail->third = OGC_NO_THIRD;
  detail->third_in_secret = false;
  if (share->third <= OGC_THIRD_INSIDE && explains (self, colour, crews, share, worth, detail))
    return true;
  if (share->third == OGC_THIRD_NONE || (share->third == OGC_THIRD_INSIDE && pairs == 0))
    return false;

  detail->third_in_secret = share->third == OGC_THIRD_INSIDE;
  for (detail->third = 0; detail->third < OGC_N_SPECIALIST_KINDS; detail->third++)
    if (explains (self, colour, crews, share, worth, detail))
      return true;

  return false;
}

static bool
explain_lots (const OgcAssign    *self,
              unsigned            colour,
              const OgcCrewTable *crews,
              const OgcShare     *share,
              OgcWorth            worth,
              OgcDetail          *detail)
{
  const unsigned lots = self->homes[colour].n_lots;
  unsigned pairs = detail->secrets[0] + detail->secrets[1] - share->secrets;

  for (unsigned c = 0; c <= lots; c++)
    for (unsigned e = 0; c + e <= lots; e++)
      {
        detail->lots[0] = (uint8_t) c;
        detail->lots[1] = (uint8_t) e;
        if (explain_third (self, colour, crews, share, worth - ogc_assign_secrets (self, colour, share->secrets, pairs), detail, pairs))
          return true;
      }

  return false;
}

void
ogc_assign_detail (const OgcAssign *self,
                   unsigned         colour,
                   const OgcShare  *share,
                   OgcWorth         worth,
                   OgcDetail       *detail)
{
  OgcCrewTable crews;

  ogc_assign_crews (self, colour, &crews);
  for (unsigned c = 0; c <= share->secrets; c++)
    for (unsigned e = share->secrets - c; e <= share->secrets; e++)
      {
        detail->secrets[0] = (uint8_t) c;
        detail->secrets[1] = (uint8_t) e;
        if (explain_lots (self, colour, &crews, share, worth, detail))
          return;
      }

  assert (false);
}
