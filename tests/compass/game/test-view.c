/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What events show. */
#include "ogc-view.h"

/* SEC-2, SEC-3: who looks decides which tiles an event of any kind shows; nobody is shown what nobody may see. */
static void
test_masks (void)
{
  static const struct {
    int      viewer;
    gboolean open;
    uint8_t  seen_by;
    gboolean shown;
  } cases[] = {
    { 1, FALSE, 1 << 1, TRUE }, { 0, FALSE, 1 << 1, FALSE }, { -1, FALSE, 1 << 1, FALSE }, { -1, TRUE, 1 << 1, TRUE },
    { 0, TRUE, OGC_SEEN_BY_NOBODY, FALSE }, { -1, FALSE, OGC_SEEN_BY_ALL, TRUE },
  };

  for (unsigned kind = 0; kind < OGC_N_EVENT_KINDS; kind++)
    for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        const OgcView view = { .viewer = cases[i].viewer, .open = cases[i].open };
        const OgcEvent event = { .kind = (uint8_t) kind, .tile = 3, .seen_by = cases[i].seen_by };

        g_assert_cmpuint (ogc_view_mask (&view, &event).tile, ==, cases[i].shown ? 3 : OGC_NO_TILE);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/masks", test_masks);
  return g_test_run ();
}
