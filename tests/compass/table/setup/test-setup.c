/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>

#include "ogc-emblem.h"
#include "ogc-player-kind.h"
#include "ogc-setup-settings.h"

static void
set_seats (OgcSetupDraft *draft,
           unsigned       n)
{
  while (ogc_setup_draft_get_n_seats (draft) < n)
    ogc_setup_draft_add_seat (draft);
  while (ogc_setup_draft_get_n_seats (draft) > n)
    {
      g_autoptr (OgcSetupSeat) last = g_list_model_get_item (ogc_setup_draft_get_seats (draft),
                                                             ogc_setup_draft_get_n_seats (draft) - 1);

      ogc_setup_draft_remove_seat (draft, last);
    }
}

static OgcSetupSeat *
nth (OgcSetupDraft *draft,
     unsigned       n)
{
  g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (ogc_setup_draft_get_seats (draft), n);

  return seat;
}

/* Checks that a game can begin with the present draft, and is what the draft says. */
static void
check_finish (OgcSetupDraft *draft)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  g_assert_null (ogc_setup_draft_get_problem (draft));
  ogc_setup_draft_finish (draft, &setup, seats);
  g_assert_cmpint (ogc_setup_check (&setup), ==, OGC_RULE_NONE);
  g_assert_cmpuint (setup.seats, ==, ogc_setup_draft_get_n_seats (draft));
  g_assert_cmpuint (setup.form, ==, ogc_setup_draft_get_form (draft));
  g_assert_cmpuint (setup.b, ==, ogc_setup_draft_get_b (draft));
  if (setup.form == OGC_FORM_FEWER)
    g_assert_cmpuint (setup.c, ==, OGC_NO_BUILDING);
  else
    g_assert_cmpuint (setup.c, ==, ogc_setup_draft_get_c (draft));
  for (unsigned n = 0; n < setup.seats; n++)
    {
      g_assert_cmpint (ogc_player_kind_find (seats[n].kind), >=, 0);
      g_assert_cmpuint (ogc_emblem_find (seats[n].emblem), <, OGC_N_EMBLEMS);
      for (unsigned m = 0; m < n; m++)
        {
          g_assert_cmpstr (seats[n].name, !=, seats[m].name);
          g_assert_cmpstr (seats[n].emblem, !=, seats[m].emblem);
        }
    }
}

static void
check_starts (OgcSetupDraft *draft)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  ogc_setup_draft_set_start (draft, NULL);
  check_finish (draft);
  for (unsigned n = 0; n < ogc_setup_draft_get_n_seats (draft); n++)
    {
      ogc_setup_draft_set_start (draft, nth (draft, n));
      check_finish (draft);
      ogc_setup_draft_finish (draft, &setup, seats);
      g_assert_cmpuint (setup.start_seat, ==, n);
    }
}

/* SET-1, SET-2, SET-5, SET-6: every combination that can be chosen is legal. */
static void
test_combinations (void)
{
  const unsigned bs[] = { OGC_AUCTION_HOUSE, OGC_GUILD, OGC_RANDOM_BUILDING };
  const unsigned cs[] = { OGC_TEMPLE, OGC_ILLUMINATI, OGC_GALLEON, OGC_TOWER, OGC_RANDOM_BUILDING };
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();

  for (unsigned seats = OGC_MIN_SEATS; seats <= OGC_MAX_SEATS; seats++)
    for (OgcForm form = 0; form < OGC_N_FORMS; form++)
      for (unsigned b = 0; b < G_N_ELEMENTS (bs); b++)
        for (unsigned c = 0; c < G_N_ELEMENTS (cs); c++)
          {
            set_seats (draft, seats);
            ogc_setup_draft_set_form (draft, form);
            ogc_setup_draft_set_b (draft, bs[b]);
            ogc_setup_draft_set_c (draft, cs[c]);
            check_starts (draft);
          }
}

/* SET-5 */
static void
test_forms (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();

  g_assert_cmpint (ogc_setup_draft_get_form (draft), ==, OGC_FORM_NEUTRAL);
  ogc_setup_draft_set_form (draft, OGC_FORM_FEWER);
  set_seats (draft, 3);
  g_assert_cmpint (ogc_setup_draft_get_form (draft), ==, OGC_FORM_FEWER);
  set_seats (draft, 4);
  g_assert_cmpint (ogc_setup_draft_get_form (draft), ==, OGC_FORM_STANDARD);
  g_assert_false (ogc_setup_draft_allows_form (draft, OGC_FORM_NEUTRAL));
  g_assert_false (ogc_setup_draft_allows_form (draft, OGC_FORM_FEWER));
  set_seats (draft, 3);
  g_assert_cmpint (ogc_setup_draft_get_form (draft), ==, OGC_FORM_FEWER);
  g_assert_true (ogc_setup_draft_allows_form (draft, OGC_FORM_NEUTRAL));
}

/* SET-1 */
static void
test_seats (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
  g_autoptr (OgcSetupSeat) first = g_object_ref (nth (draft, 0));

  ogc_setup_draft_remove_seat (draft, first);
  g_assert_cmpuint (ogc_setup_draft_get_n_seats (draft), ==, OGC_MIN_SEATS);
  set_seats (draft, OGC_MAX_SEATS);
  ogc_setup_draft_add_seat (draft);
  g_assert_cmpuint (ogc_setup_draft_get_n_seats (draft), ==, OGC_MAX_SEATS);

  ogc_setup_draft_set_start (draft, first);
  ogc_setup_draft_move_seat (draft, first, 2);
  g_assert_cmpint (ogc_setup_draft_index_of (draft, first), ==, 2);
  g_assert_true (ogc_setup_draft_get_start (draft) == first);
  ogc_setup_draft_move_seat (draft, first, 100);
  g_assert_cmpint (ogc_setup_draft_index_of (draft, first), ==, 4);
  ogc_setup_draft_move_seat (draft, first, -100);
  g_assert_cmpint (ogc_setup_draft_index_of (draft, first), ==, 0);
  ogc_setup_draft_remove_seat (draft, first);
  g_assert_null (ogc_setup_draft_get_start (draft));
  check_finish (draft);
}

static void
test_emblems (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
  g_autofree char *first = g_strdup (ogc_setup_seat_get_emblem (nth (draft, 0)));
  g_autofree char *second = g_strdup (ogc_setup_seat_get_emblem (nth (draft, 1)));

  ogc_setup_draft_choose_emblem (draft, nth (draft, 0), second);
  g_assert_cmpstr (ogc_setup_seat_get_emblem (nth (draft, 0)), ==, second);
  g_assert_cmpstr (ogc_setup_seat_get_emblem (nth (draft, 1)), ==, first);
  ogc_setup_draft_choose_emblem (draft, nth (draft, 0), ogc_emblem_nth (5));
  g_assert_cmpstr (ogc_setup_seat_get_emblem (nth (draft, 1)), ==, first);
}

static void
check_kind (OgcSetupDraft *draft,
            unsigned       n,
            const char    *kind)
{
  g_assert_cmpstr (ogc_setup_seat_get_kind (nth (draft, n)), ==, kind);
}

/* New computer players differ in style; choosing a level keeps the style, and a person who becomes a computer player
 * gets one. */
static void
test_styles (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();

  set_seats (draft, OGC_MAX_SEATS);
  check_kind (draft, 0, "person");
  check_kind (draft, 1, "beginner");
  check_kind (draft, 2, "beginner-collector");
  check_kind (draft, 3, "beginner-careful");
  check_kind (draft, 4, "beginner-spoiler");
  ogc_setup_draft_choose_kind (draft, nth (draft, 3), "master");
  check_kind (draft, 3, "master-careful");
  ogc_setup_draft_choose_kind (draft, nth (draft, 3), "greedy");
  check_kind (draft, 3, "greedy");
  ogc_setup_draft_choose_kind (draft, nth (draft, 0), "expert");
  check_kind (draft, 0, "expert-careful");
  ogc_setup_draft_choose_kind (draft, nth (draft, 3), "beginner");
  check_kind (draft, 3, "beginner");
  ogc_setup_draft_choose_kind (draft, nth (draft, 3), "person");
  check_kind (draft, 3, "person");
  check_finish (draft);

  ogc_setup_draft_remove_seat (draft, nth (draft, 2));
  ogc_setup_draft_add_seat (draft);
  check_kind (draft, 4, "beginner-collector");
}

/* In a first set-up, computer players make it easy; one that is added is as strong as the last one. */
static void
test_levels (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();

  check_kind (draft, 1, "beginner");
  ogc_setup_draft_choose_kind (draft, nth (draft, 1), "scholar");
  ogc_setup_draft_add_seat (draft);
  check_kind (draft, 2, "scholar-collector");
  ogc_setup_draft_choose_kind (draft, nth (draft, 2), "greedy");
  ogc_setup_draft_add_seat (draft);
  check_kind (draft, 3, "scholar-collector");
  for (unsigned n = 0; n < 4; n++)
    ogc_setup_draft_choose_kind (draft, nth (draft, n), "person");
  g_assert_cmpstr (ogc_setup_draft_get_usual_level (draft), ==, "beginner");
}

/* The names of kinds of players; a style is not a kind of its own. */
static void
test_kinds (void)
{
  for (unsigned n = 0; ogc_player_kind_nth (n) != NULL; n++)
    {
      const char *id = ogc_player_kind_nth (n);

      g_assert_cmpint (ogc_player_kind_find (id), ==, (int) n);
      if (!ogc_player_kind_get_style (id, NULL))
        continue;
      for (OgcPlayStyle style = 0; style < OGC_N_PLAY_STYLES; style++)
        {
          const char *styled = ogc_player_kind_with_style (id, style);
          OgcPlayStyle found;

          g_assert_cmpint (ogc_player_kind_find (styled), ==, (int) n);
          g_assert_true (ogc_player_kind_get_style (styled, &found));
          g_assert_cmpuint (found, ==, style);
          g_assert_cmpstr (ogc_player_kind_with_style (styled, OGC_PLAY_STYLE_BALANCED), ==, id);
        }
    }
  g_assert_cmpstr (ogc_player_kind_get_label ("expert"), ==, "Computer: expert");
  g_assert_cmpstr (ogc_player_kind_get_label ("expert-spoiler"), ==, "Computer: expert, spoiler");
  g_assert_cmpstr (ogc_player_kind_get_label ("beginner-careful"), ==, "Computer: beginner, careful");
  g_assert_cmpstr (ogc_player_kind_get_label ("expert-unheard-of"), ==, "expert-unheard-of");
  g_assert_cmpint (ogc_player_kind_find ("expert-unheard-of"), ==, -1);
  g_assert_cmpint (ogc_player_kind_find (NULL), ==, -1);
  g_assert_false (ogc_player_kind_get_style ("greedy", NULL));
  g_assert_false (ogc_player_kind_get_style ("person", NULL));
}

static void
check_problem (OgcSetupDraft *draft,
               const char    *name,
               const char    *problem)
{
  g_autofree char *before = g_strdup (ogc_setup_seat_get_name (nth (draft, 1)));

  ogc_setup_seat_set_name (nth (draft, 1), name);
  g_assert_cmpstr (ogc_setup_draft_get_problem (draft), ==, problem);
  ogc_setup_seat_set_name (nth (draft, 1), before);
  g_assert_null (ogc_setup_draft_get_problem (draft));
}

static void
test_problems (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
  g_autofree char *longest = g_strnfill (OGC_MAX_NAME_LENGTH, 'x');
  g_autofree char *too_long = g_strnfill (OGC_MAX_NAME_LENGTH + 1, 'x');

  ogc_setup_seat_set_name (nth (draft, 0), "Émile");
  check_problem (draft, "", "Player 2 has no name. Enter one.");
  check_problem (draft, " \t ", "Player 2 has no name. Enter one.");
  check_problem (draft, too_long, "The name of player 2 is too long. Use 40 letters at most.");
  check_problem (draft, longest, NULL);
  check_problem (draft, " émile", "Two players are called “émile”. Give one of them another name.");
}

static void
test_seeds (void)
{
  static const char * const bad[] = { "", "-1", "12a", "1.5", "18446744073709551616", "0x10", "١" };
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  for (unsigned n = 0; n < G_N_ELEMENTS (bad); n++)
    {
      ogc_setup_draft_set_seed (draft, bad[n]);
      g_assert_nonnull (ogc_setup_draft_get_problem (draft));
    }
  ogc_setup_draft_set_seed (draft, " 18446744073709551615 ");
  ogc_setup_draft_finish (draft, &setup, seats);
  g_assert_cmpuint (setup.seed, ==, G_MAXUINT64);
  ogc_setup_draft_set_seed (draft, "0");
  ogc_setup_draft_finish (draft, &setup, seats);
  g_assert_cmpuint (setup.seed, ==, 0);
  ogc_setup_draft_new_seed (draft);
  g_assert_null (ogc_setup_draft_get_problem (draft));
}

static void
test_remembered (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
  g_autoptr (OgcSetupDraft) again = ogc_setup_draft_new ();
  g_autoptr (GVariant) saved = NULL;
  g_autoptr (GVariant) same = NULL;

  set_seats (draft, 3);
  ogc_setup_seat_set_kind (nth (draft, 1), "random");
  ogc_setup_seat_set_kind (nth (draft, 2), "scholar-spoiler");
  ogc_setup_seat_set_name (nth (draft, 2), "Zoë");
  ogc_setup_draft_choose_emblem (draft, nth (draft, 0), ogc_emblem_nth (4));
  ogc_setup_draft_set_form (draft, OGC_FORM_FEWER);
  ogc_setup_draft_set_b (draft, OGC_GUILD);
  ogc_setup_draft_set_c (draft, OGC_GALLEON);
  ogc_setup_draft_set_start (draft, nth (draft, 2));
  saved = g_variant_ref_sink (ogc_setup_settings_save (draft));

  ogc_setup_settings_restore (again, saved);
  same = g_variant_ref_sink (ogc_setup_settings_save (again));
  g_assert_true (g_variant_equal (saved, same));
  check_kind (again, 2, "scholar-spoiler");
  g_assert_true (ogc_setup_draft_get_start (again) == nth (again, 2));
  check_finish (again);
}

/* Settings written by another version, or by hand. */
static void
test_remembered_nonsense (void)
{
  static const char * const texts[] = {
    "@a{sv} {}",
    "{'seats': <@a(sss) []>}",
    "{'seats': <[('a', 'key', 'person')]>}",
    "{'seats': <[('a', 'key', 'person'), ('b', 'key', 'oracle'), ('c', '', '')]>, 'start': <7>}",
    ("{'seats': <[('a', 'key', 'person'), ('b', 'crab', 'person'), ('c', 'ankh', 'x'), ('d', 'key', 'x'), "
     "('e', 'x', 'x'), ('f', 'x', 'x')]>}"),
    "{'seats': <[('a', 'key', 'expert-'), ('b', 'ankh', 'expert-wild'), ('c', 'x', 'greedy-careful')]>}",
    "{'seats': <5>, 'form': <'solo'>, 'b': <'library'>, 'c': <'none'>, 'start': <-3>}",
    "{'form': <2>, 'b': <@as []>, 'start': <'x'>, 'more': <true>}",
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (texts); n++)
    {
      g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (GVariant) saved = g_variant_parse (G_VARIANT_TYPE_VARDICT, texts[n], NULL, NULL, &error);

      g_assert_no_error (error);
      ogc_setup_settings_restore (draft, saved);
      check_finish (draft);
    }
}

static void
count_cb (unsigned *count)
{
  (*count)++;
}

static void
test_notifies_on_change_only (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
  unsigned count = 0;

  g_signal_connect_swapped (draft, "notify", G_CALLBACK (count_cb), &count);
  ogc_setup_draft_set_form (draft, OGC_FORM_NEUTRAL);
  ogc_setup_draft_set_b (draft, OGC_RANDOM_BUILDING);
  ogc_setup_draft_set_start (draft, NULL);
  ogc_setup_draft_set_seed (draft, ogc_setup_draft_get_seed (draft));
  g_assert_cmpuint (count, ==, 0);
  ogc_setup_draft_set_b (draft, OGC_GUILD);
  g_assert_cmpuint (count, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/setup/combinations", test_combinations);
  g_test_add_func ("/setup/forms", test_forms);
  g_test_add_func ("/setup/seats", test_seats);
  g_test_add_func ("/setup/emblems", test_emblems);
  g_test_add_func ("/setup/styles", test_styles);
  g_test_add_func ("/setup/levels", test_levels);
  g_test_add_func ("/setup/kinds", test_kinds);
  g_test_add_func ("/setup/problems", test_problems);
  g_test_add_func ("/setup/seeds", test_seeds);
  g_test_add_func ("/setup/remembered", test_remembered);
  g_test_add_func ("/setup/remembered-nonsense", test_remembered_nonsense);
  g_test_add_func ("/setup/notifies-on-change-only", test_notifies_on_change_only);

  return g_test_run ();
}
