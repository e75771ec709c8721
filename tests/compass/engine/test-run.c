/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

#include <string.h>

/* Begins a game. Straights are one rule for two buildings, so each test is run in both. */
static void
table (const void *b)
{
  begin (4, OGC_FORM_STANDARD, GPOINTER_TO_UINT (b), OGC_TOWER);
}

/* RUN-1 */
static void
test_consecutive (const void *data)
{
  const OgcBuildingId b = GPOINTER_TO_UINT (data);

  table (data);
  turn_of (0, "11234566", NULL);
  for (unsigned from = 1; from <= 6; from++)
    for (unsigned to = from; to <= 6; to++)
      {
        char values[7] = { 0 };

        for (unsigned value = from; value <= to; value++)
          values[value - from] = '0' + value;
        allowed (placing (b, values));
      }
  refused (OGC_RULE_RUN_1, placing (b, "11"));
  refused (OGC_RULE_RUN_1, placing (b, "13"));
  refused (OGC_RULE_RUN_1, placing (b, "112"));
  refused (OGC_RULE_RUN_1, placing (b, "16"));
  refused (OGC_RULE_RUN_1, placing (b, "1245"));
  take (placing (b, "345"));
  g_assert_cmphex (game.straights.values[0], ==, 0x1c);
  g_assert_cmphex (ogc_rules_dice_at (&game, b, 0), ==, dice ("345"));
}

/* RUN-1: a run is extended at the low end, the high end or both */
static void
test_extend (const void *data)
{
  const OgcBuildingId b = GPOINTER_TO_UINT (data);

  table (data);
  lay_run (0, "34");
  turn_of (0, "123456", NULL);
  allowed (placing (b, "2"));
  allowed (placing (b, "12"));
  allowed (placing (b, "5"));
  allowed (placing (b, "56"));
  allowed (placing (b, "25"));
  allowed (placing (b, "125"));
  allowed (placing (b, "256"));
  refused (OGC_RULE_RUN_1, placing (b, "1"));
  refused (OGC_RULE_RUN_1, placing (b, "6"));
  refused (OGC_RULE_RUN_1, placing (b, "3"));
  refused (OGC_RULE_RUN_1, placing (b, "34"));
  refused (OGC_RULE_RUN_1, placing (b, "23"));
  refused (OGC_RULE_RUN_1, placing (b, "45"));
  refused (OGC_RULE_RUN_1, placing (b, "126"));
  refused (OGC_RULE_RUN_1, placing (b, "16"));
  take (placing (b, "1256"));
  g_assert_cmphex (game.straights.values[0], ==, 0x3f);
}

/* RUN-2: one run an owner, no two equal ones */
static void
test_no_two_equal (const void *data)
{
  const OgcBuildingId b = GPOINTER_TO_UINT (data);

  table (data);
  lay_run (1, "234");
  lay_run (2, "5");
  lay_run (0, "3");
  turn_of (0, "1234566", NULL);
  refused (OGC_RULE_RUN_2, placing (b, "24"));
  allowed (placing (b, "4"));
  allowed (placing (b, "245"));
  refused (OGC_RULE_RUN_1, placing (b, "56"));
  turn_of (3, "12345666", NULL);
  refused (OGC_RULE_RUN_2, placing (b, "5"));
  refused (OGC_RULE_RUN_2, placing (b, "3"));
  refused (OGC_RULE_RUN_2, placing (b, "234"));
  allowed (placing (b, "23"));
  allowed (placing (b, "34"));
  allowed (placing (b, "4"));
}

/* RUN-3: longer first, then the higher top value */
static void
test_rank (const void *data)
{
  static const uint8_t expected[] = { 3, 1, 0, 2 };
  uint8_t owners[OGC_N_OWNERS];

  table (data);
  lay_run (0, "34");
  lay_run (1, "45");
  lay_run (2, "6");
  lay_run (3, "123");
  g_assert_cmpuint (ogc_state_rank_owners (&game, GPOINTER_TO_UINT (data), owners), ==, 4);
  g_assert_cmpmem (owners, 4, expected, 4);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; GTestDataFunc func; } cases[] = {
    { "RUN-1/consecutive", test_consecutive },
    { "RUN-1/extend", test_extend },
    { "RUN-2/no-two-equal", test_no_two_equal },
    { "RUN-3/rank", test_rank },
  };

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    for (unsigned b = OGC_AUCTION_HOUSE; b <= OGC_GUILD; b++)
      {
        g_autofree char *path = g_strconcat ("/run/", cases[i].name, b == OGC_GUILD ? "/guild" : "/auction-house",
                                             NULL);

        g_test_add_data_func (path, GUINT_TO_POINTER (b), cases[i].func);
      }
  return g_test_run ();
}
