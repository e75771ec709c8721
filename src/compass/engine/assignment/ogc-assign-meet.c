/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-join.h"

/* MIS-1: one colour sent @first, the other sends @second. False if that cannot be. */
static bool
close_dual (OgcMeeting    *meeting,
            const OgcDeal *deal,
            unsigned       first,
            unsigned       second,
            int           *waiting)
{
  *waiting = -1;
  if (first != 0 && first == second)
    return false;

  if (first != 0 && second != 0)
    {
      *waiting = OGC_STATE_USED;
      meeting->hosts[0] = OGC_STATE_USED;
      meeting->n_hosts = 1;
    }
  else if (first != 0 || second != 0)
    {
      meeting->worth -= deal->credit;
    }

  return true;
}

bool
ogc_assign_meet (const OgcDeal *deal,
                 unsigned       t,
                 unsigned       code,
                 unsigned       pattern,
                 OgcMeeting    *meeting)
{
  const OgcTurn *turn = &deal->turns[t];
  unsigned place = 1, n_after = 0;

  *meeting = (OgcMeeting) { .pattern = pattern, .third = { OGC_STATE_UNUSED, OGC_STATE_USED, OGC_STATE_SITE } };

  for (unsigned i = 0; i < turn->n_open; i++, code /= 3)
    if (turn->closing & 1u << i)
      {
        unsigned sent = pattern % 3;

        pattern /= 3;
        if (sent != 0)
          meeting->n[sent - 1]++;
        if (!close_dual (meeting, deal, code % 3, sent, &meeting->third[OGC_STATE_DUAL + i]))
          return false;
      }
    else
      {
        meeting->third[OGC_STATE_DUAL + i] = (int) (OGC_STATE_DUAL + n_after++);
        meeting->code += place * (code % 3);
        place *= 3;
      }

  for (unsigned i = 0; i < turn->n_opening; i++, pattern /= 3, place *= 3, n_after++)
    if (pattern % 3 != 0)
      {
        meeting->n[pattern % 3 - 1]++;
        meeting->code += place * (pattern % 3);
        /* One that is complete already serves as well as any that may become so. */
        if (meeting->n_hosts == 0 || meeting->hosts[0] != OGC_STATE_USED)
          meeting->hosts[meeting->n_hosts++] = OGC_STATE_DUAL + n_after;
      }

  return true;
}
