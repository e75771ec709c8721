/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of Compile Gold: choices take effect in the game and are remembered, nonsense in the settings does no
 * harm, and the page fits into windows of all sizes. */

#include "compile-names.h"
#include "compile-save-picture.h"
#include "compile-setup-draft.h"
#include "compile-setup-page.h"
#include "ogc-art.h"
#include "ogc-choice-card.h"
#include "ogc-choice-item.h"
#include "ogc-error.h"
#include "ogc-preferences.h"
#include "ogc-seat-kind.h"
#include "ogc-style.h"
#include "widget-fixture.h"

typedef struct {
  GtkWidget        *window;
  GtkWidget        *page;
  CompileSetupPage *setup;
  guint             started;
} Fixture;

static void
started_cb (Fixture *fixture)
{
  fixture->started++;
}

static void
open_page (Fixture *fixture)
{
  fixture->page = compile_setup_page_new ();
  fixture->setup = COMPILE_SETUP_PAGE (fixture->page);
  fixture->window = gtk_window_new ();
  gtk_widget_add_css_class (fixture->window, "ogc");
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 754);
  g_signal_connect_swapped (fixture->page, "start", G_CALLBACK (started_cb), fixture);
  widget_fixture_present (fixture->window);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_settings_reset (ogc_preferences_get_default (), COMPILE_PREFERENCE_LAST_SETUP);
  open_page (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* The visible widget of @type in @tree after @skip others. */
static GtkWidget *
find (GtkWidget *tree,
      GType      type,
      unsigned  *skip)
{
  if (g_type_is_a (G_OBJECT_TYPE (tree), type) && gtk_widget_get_mapped (tree) && (*skip)-- == 0)
    return tree;
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, skip);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gpointer
nth (Fixture  *fixture,
     GType     type,
     unsigned  n)
{
  GtkWidget *found;

  widget_fixture_settle ();
  found = find (fixture->page, type, &n);
  g_assert_nonnull (found);
  return found;
}

/* Whether @text is visible now. */
static gboolean
is_read (Fixture    *fixture,
         const char *text)
{
  widget_fixture_settle ();
  return widget_fixture_is_seen (widget_fixture_find_label (fixture->page, text));
}

static void
type_name (Fixture    *fixture,
           unsigned    side,
           const char *name)
{
  gtk_editable_set_text (nth (fixture, GTK_TYPE_ENTRY, side), name);
}

/* Chooses the radio button with @text, after skipping @skip of these. */
static void
choose (Fixture    *fixture,
        const char *text,
        unsigned    skip)
{
  for (unsigned n = 0;; n++)
    {
      GtkWidget *option = nth (fixture, GTK_TYPE_CHECK_BUTTON, n);

      if (!widget_fixture_is_seen (widget_fixture_find_label (option, text)) || skip-- > 0)
        continue;
      gtk_check_button_set_active (GTK_CHECK_BUTTON (option), TRUE);
      return;
    }
}

static CompileGame *
begin (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  CompileGame *game;

  g_assert_true (gtk_widget_activate_action (fixture->page, "setup.start", NULL));
  game = compile_setup_page_create_game (fixture->setup, &error);
  g_assert_no_error (error);
  return game;
}

/* The defaults: a person against a computer player for a first game, Gold, control, and a random first choice. */
static void
test_usual (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (CompileGame) game = begin (fixture);

  g_assert_cmpuint (fixture->started, ==, 1);
  g_assert_cmpstr (compile_seat_get_kind (compile_game_get_seat (game, 0)), ==, OGC_SEAT_PERSON);
  g_assert_cmpstr (compile_seat_get_kind (compile_game_get_seat (game, 1)), ==, OGC_SEAT_KIND_EASY_COMPUTER);
  g_assert_true (compile_game_get_card_set (game) == compile_card_set_get (COMPILE_SET_MN02));
  g_assert_cmpuint (compile_game_get_setup (game)->no_control, ==, 0);
}

/* All choices take effect in the game, and are selected again on a new page. */
static void
test_choice (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (CompileGame) game = NULL;

  for (unsigned time = 0; time < 2; time++)
    {
      if (time == 0)
        {
          choose (fixture, "Computer", 0);
          gtk_drop_down_set_selected (nth (fixture, GTK_TYPE_DROP_DOWN, 0), 5);
          choose (fixture, "Person", 1);
          type_name (fixture, 0, " Zoë ");
          type_name (fixture, 1, "Max");
          choose (fixture, "Max", 0);
          choose (fixture, "First box", 0);
          choose (fixture, "Left out", 0);
        }
      g_assert_true (is_read (fixture, "Zoë against Max"));
      g_assert_true (is_read (fixture, "First box · without control · Max has first choice"));
      g_assert_true (is_read (fixture, "Water"));
      g_assert_false (is_read (fixture, "Chaos"));
      game = begin (fixture);
      g_assert_cmpstr (compile_seat_get_name (compile_game_get_seat (game, 0)), ==, "Zoë");
      g_assert_cmpstr (compile_seat_get_kind (compile_game_get_seat (game, 0)), ==, "master");
      g_assert_cmpstr (compile_seat_get_kind (compile_game_get_seat (game, 1)), ==, OGC_SEAT_PERSON);
      g_assert_true (compile_game_get_card_set (game) == compile_card_set_get (COMPILE_SET_MN01));
      g_assert_cmpuint (compile_game_get_setup (game)->first, ==, 1);
      g_assert_cmpuint (compile_game_get_setup (game)->no_control, ==, 1);
      g_clear_object (&game);
      gtk_window_destroy (GTK_WINDOW (fixture->window));
      open_page (fixture);
    }
}

/* A level is kept while a person plays the side. */
static void
test_level (Fixture       *fixture,
            gconstpointer  data)
{
  GtkDropDown *level = nth (fixture, GTK_TYPE_DROP_DOWN, 0);

  gtk_drop_down_set_selected (level, 0);
  choose (fixture, "Person", 1);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (level)));
  choose (fixture, "Computer", 1);
  g_assert_cmpuint (ogc_choice_item_get_chosen (level), ==, 1);
}

/* The page says what is wrong and begins nothing until a new seed or a name puts it right. */
static void
test_problem (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  GtkExpander *advanced = nth (fixture, GTK_TYPE_EXPANDER, 0);
  GtkEditable *seed;

  type_name (fixture, 0, "Max");
  type_name (fixture, 1, " max");
  g_assert_true (is_read (fixture, "Two players are called “max”. Give one of them another name."));
  g_assert_null (compile_setup_page_create_game (fixture->setup, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_CONTENT);
  gtk_widget_activate_action (fixture->page, "setup.start", NULL);
  g_assert_cmpuint (fixture->started, ==, 0);
  gtk_widget_activate_action (fixture->page, "page.focus", NULL);
  g_assert_true (gtk_widget_has_focus (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  type_name (fixture, 1, "");
  g_assert_true (is_read (fixture, "Player 2 has no name. Enter one."));
  type_name (fixture, 1, "Ada");

  gtk_expander_set_expanded (advanced, TRUE);
  seed = nth (fixture, GTK_TYPE_ENTRY, 2);
  gtk_editable_set_text (seed, "none");
  g_assert_false (is_read (fixture, "Max against Ada"));
  ogc_new_game_page_draw_seed (OGC_NEW_GAME_PAGE (fixture->page));
  g_assert_true (is_read (fixture, "Max against Ada"));
  g_assert_false (is_read (fixture, "Seed: a new one for every game")); /* it is shown itself */
  gtk_expander_set_expanded (advanced, FALSE);
  g_assert_true (is_read (fixture, "Seed: a new one for every game"));
  gtk_editable_set_text (seed, "42");
  g_assert_true (is_read (fixture, "Seed: 42"));
}

/* The focus is on the button that begins a game, so that Return does. */
static void
test_focus (Fixture       *fixture,
            gconstpointer  data)
{
  gtk_widget_activate_action (fixture->page, "page.focus", NULL);
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  g_assert_true (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  while (fixture->started == 0)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  g_assert_cmpuint (fixture->started, ==, 1);
}

/* Nonsense in the settings is ignored. */
static void
test_nonsense (void)
{
  static const char *const texts[] = {
    "{'seats': <[('A', 'person')]>, 'cards': <'mn99'>, 'first': <'x'>, 'control': <7>}",
    "{'seats': <'nobody'>, 'cards': <3>, 'first': <-7>}",
    "{'seats': <[('', 'nobody'), ('', '')]>, 'first': <99>}",
    "{}",
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (texts); n++)
    {
      g_autoptr (GVariant) saved = g_variant_parse (G_VARIANT_TYPE_VARDICT, texts[n], NULL, NULL, NULL);
      CompileSetupDraft draft;

      g_assert_nonnull (saved);
      compile_setup_draft_init (&draft);
      compile_setup_draft_restore (&draft, saved);
      g_assert_cmpint (draft.set, ==, COMPILE_SET_MN02);
      g_assert_cmpuint (draft.first, ==, COMPILE_RANDOM_SIDE);
      g_assert_true (draft.control);
      for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
        g_assert_true (g_str_equal (draft.seats[side].kind, OGC_SEAT_PERSON)
                       || ogc_seat_kind_get_strength (draft.seats[side].kind) > 0);
      compile_setup_draft_clear (&draft);
    }
}

static gboolean
is_wrong (GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (GTK_IS_CHECK_BUTTON (widget)
      && (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_RADIO
          || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (gtk_widget_get_parent (widget)))
               != GTK_ACCESSIBLE_ROLE_RADIO_GROUP))
    return TRUE;
  return (GTK_IS_CHECK_BUTTON (widget) || GTK_IS_BUTTON (widget)) && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, widget, &bounds)
         && (bounds.size.width < 36 || bounds.size.height < 36);
}

static void
check_targets (GtkWidget *tree)
{
  g_assert_false (is_wrong (tree));
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_targets (child);
}

/* Exclusive choices are groups of radio buttons, and buttons are large enough for a finger. */
static void
test_targets (Fixture       *fixture,
              gconstpointer  data)
{
  check_targets (fixture->page);
}

/* How many radio buttons in @tree have one of @names for screen readers. */
static unsigned
count_named (GtkWidget          *tree,
             const char * const *names)
{
  unsigned n = 0;

  for (; GTK_IS_CHECK_BUTTON (tree) && *names != NULL; names++)
    {
      g_autofree char *problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (tree),
                                                                     GTK_ACCESSIBLE_PROPERTY_LABEL, *names);

      if (problem == NULL)
        return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_named (child, names);
  return n;
}

/* Sets of cards and the players who may choose first are called by their names, as they are typed now. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  const char * const names[] = { "Gold", "First box", "Drawn", "Zoë", "Max", NULL };

  type_name (fixture, 0, "Zoë");
  type_name (fixture, 1, "Max");
  g_assert_cmpuint (count_named (fixture->page, names), ==, 5);
}

/* Nothing is cut off at the side in any window, and at 1280 x 800 everything is visible without scrolling. */
static void
test_room (Fixture       *fixture,
           gconstpointer  data)
{
  widget_fixture_check_room (fixture->page);
}

/* A saved game has a picture and a scene, even during the draft. */
static void
test_pictures (Fixture       *fixture,
               gconstpointer  data)
{
  const CompileSaveSummary draft = {
    .winner = COMPILE_NOBODY,
    .protocols = { { 0, COMPILE_NOBODY, COMPILE_NOBODY }, { 23, 5, COMPILE_NOBODY } },
  };
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autofree char *scene = compile_save_picture_dup_scene (&draft);
  graphene_rect_t bounds;

  g_assert_true (ogc_art_exists (scene));
  compile_save_picture_draw (fixture->page, snapshot, &draft);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.size.width, >, 0.9 * gtk_widget_get_width (fixture->page));
  g_assert_cmpfloat (bounds.size.height, >, 0.9 * gtk_widget_get_height (fixture->page));
}

int
main (int    argc,
      char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/compile-setup/usual", test_usual },
    { "/compile-setup/choice", test_choice },
    { "/compile-setup/level", test_level },
    { "/compile-setup/problem", test_problem },
    { "/compile-setup/focus", test_focus },
    { "/compile-setup/targets", test_targets },
    { "/compile-setup/names", test_names },
    { "/compile-setup/room", test_room },
    { "/compile-setup/pictures", test_pictures },
  };

  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-setup/nonsense", test_nonsense);
  for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
