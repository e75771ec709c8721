/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is going on while cards are in transit; what events show. */
#include "compile-view.h"
#include "fixture-scene.h"

/* The effect of @card that waits below others, as each player and an onlooker sees it. */
static void
check_waiting (const char *card,
               unsigned    side,
               CompileBox  box)
{
  static CompileView view;

  expect (card, "in transit");
  for (int viewer = -1; viewer < COMPILE_N_SIDES; viewer++)
    {
      unsigned n = 0;

      compile_view_look (&view, &scene, viewer, FALSE, viewer == scene.ask.side);
      for (unsigned i = 0; i < view.n_pending; i++)
        if (view.pending[i].kind == COMPILE_FRAME_WAITING && view.pending[i].text == scene_card (card))
          {
            g_assert_cmpuint (view.pending[i].card, ==, scene_card (card));
            g_assert_cmpuint (view.pending[i].side, ==, side);
            g_assert_cmpuint (view.pending[i].box, ==, box);
            g_assert_false (view.pending[i].begun);
            n++;
          }
      g_assert_cmpuint (n, ==, 1);
    }
}

/* COM-43: Fear 3 comes before Ice 1 and shifts it away; Mirror 3, which becomes free by that, asks. */
static void
test_answering (void)
{
  scene_begin ("luck ice mirror", "courage clarity fear");
  scene_put (ME, 1, "Luck 4", DOWN);
  scene_put (ME, 2, "Mirror 3", UP);
  scene_put (ME, 2, "Ice 1", UP);
  scene_hand (THEM, "Fear 3, Clarity 5");
  scene_action (THEM);
  play ("Fear 3", UP, 2);
  choose ("Ice 1");
  choose_line (0);
  asked ("me: card Luck 4, Mirror 3");
  check_waiting ("Ice 1", ME, COMPILE_BOTTOM);
  choose ("Mirror 3");
  expect ("Ice 1", "my 0.0 up");
  expect ("Clarity 5", "their trash"); /* COM-45: in transit it counted as live */
}

/* COM-31: the same at the end of a turn, where Speed 3 comes before Light 1, and Spirit 2 becomes free. */
static void
test_ending (void)
{
  scene_begin ("light spirit speed", "fire death water");
  scene_put (ME, 1, "Spirit 2", UP);
  scene_put (ME, 1, "Light 1", UP);
  scene_put (ME, 2, "Speed 3", UP);
  scene_deck (ME, "Light 4");
  scene_end (ME);
  choose ("Speed 3");
  choose ("Light 1");
  choose_line (0);
  asked ("me: card Speed 3, Spirit 2 or pass");
  check_waiting ("Light 1", ME, COMPILE_BOTTOM);
  pass ();
  expect ("Light 1", "my 0.0 up");
  expect ("Light 4", "my hand");
}

/* The card of an event of any kind, also of one that is still to come, is shown only to the sides that it names. */
static void
test_masks (void)
{
  static CompileView view;

  for (unsigned kind = 0; kind < COMPILE_N_EVENT_KINDS; kind++)
    for (int viewer = -1; viewer < COMPILE_N_SIDES; viewer++)
      for (unsigned seen_by = 0; seen_by <= COMPILE_SEEN_BY_BOTH; seen_by++)
        {
          const CompileEvent event = { .kind = (uint8_t) kind, .card = 3, .seen_by = (uint8_t) seen_by };
          const gboolean shown = seen_by == COMPILE_SEEN_BY_BOTH || (viewer >= 0 && (seen_by & 1u << viewer) != 0);

          view.viewer = viewer;
          g_assert_cmpuint (compile_view_mask (&view, &event).card, ==, shown ? 3 : COMPILE_NO_CARD);
        }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/in-transit/answering", test_answering);
  g_test_add_func ("/view/in-transit/ending", test_ending);
  g_test_add_func ("/view/masks", test_masks);
  return g_test_run ();
}
