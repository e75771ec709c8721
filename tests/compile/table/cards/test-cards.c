/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Command cards: in every language everything printed on them is readable at the smallest size, and there is help on
 * each. */

#include "faces.h"
#include "compile-card-view.h"
#include "compile-game.h"
#include "compile-hand-view.h"
#include "compile-lettering.h"
#include "compile-protocol-view.h"
#include "compile-stack-view.h"
#include "compile-text.h"
#include "ogc-locale.h"
#include "ogc-random.h"
#include "ogc-style.h"
#include "widget-fixture.h"

#define SMALLEST 0.8
#define STREAM 5

static void
test_fit (void)
{
  for (CompileSetId set = 0; set < COMPILE_N_SETS; set++)
    {
      g_autoptr (GtkWidget) faces = g_object_ref_sink (faces_new (set, COMPILE_CARD_WHOLE, SMALLEST));

      for (unsigned i = 0; i < COMPILE_N_PROTOCOLS * COMPILE_CARDS_OF_PROTOCOL; i++)
        {
          CompileCardFace *face = faces_get_face (TEST_FACES (faces), i);

          if (!compile_card_face_is_complete (face))
            {
              g_test_message ("Card %u of set %u does not fit", i, set);
              g_test_fail ();
            }
          /* A form that shows less is never higher. */
          g_assert_cmpint (compile_card_face_get_height (face, COMPILE_CARD_SHORT), <=,
                           compile_card_face_get_height (face, COMPILE_CARD_WHOLE));
          g_assert_cmpint (compile_card_face_get_height (face, COMPILE_CARD_BAND), <,
                           compile_card_face_get_height (face, COMPILE_CARD_STRIP));
        }
    }
}

static CompileGame *
new_game (unsigned seed)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };

  CompileGame *game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, NULL);

  compile_game_set_use_curtain (game, FALSE);
  return game;
}

/* Plays random decisions until a card lies on another one. */
static CompileGame *
play_until_covered (void)
{
  CompileGame *game = new_game (1);

  for (unsigned step = 0;; step++)
    {
      unsigned n;
      const CompileDecision *list = compile_game_list_decisions (game, &n);
      g_autoptr (GError) error = NULL;

      for (unsigned i = 0; i < COMPILE_N_SLOTS; i++)
        if (g_list_model_get_n_items (compile_line_get_stack (compile_seat_get_line (
                                        compile_game_get_seat (game, i / COMPILE_N_LINES), i % COMPILE_N_LINES))) > 1)
          return game;
      compile_game_take (game, &list[step * 7 % n], &error);
      g_assert_no_error (error);
    }
}

static gboolean
is_described (GtkWidget  *view,
              const char *text)
{
  g_autofree char *description = gtk_test_accessible_check_property (GTK_ACCESSIBLE (view),
                                                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "?");

  return strstr (description, text) != NULL;
}

/* Checks that help shows a partly visible card as a whole, in its full size. */
static void
check_whole (CompileCardView *view)
{
  GtkWidget *help;
  int height;

  compile_card_view_set_form (view, COMPILE_CARD_BAND, 1);
  help = g_object_ref_sink (compile_card_view_new_help (view));
  g_assert_true (COMPILE_IS_CARD_VIEW (gtk_widget_get_first_child (help)));
  gtk_widget_measure (help, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >=, COMPILE_CARD_HEIGHT);
  g_object_unref (help);
}

/* Help on a card is available as text too. A fully visible card with its printed value needs none. */
static void
test_help (void)
{
  g_autoptr (CompileGame) game = play_until_covered ();
  unsigned n_helped = 0, n_plain = 0;

  for (unsigned i = 0; i < COMPILE_N_SLOTS; i++)
    {
      CompileSeat *seat = compile_game_get_seat (game, i / COMPILE_N_LINES);
      GListModel *stack = compile_line_get_stack (compile_seat_get_line (seat, i % COMPILE_N_LINES));

      for (unsigned depth = 0; depth < g_list_model_get_n_items (stack); depth++)
        {
          g_autoptr (CompileCommandCard) card = g_list_model_get_item (stack, depth);
          g_autoptr (GtkWidget) view = g_object_ref_sink (compile_card_view_new (card, NULL));
          GtkWidget *help = compile_card_view_new_help (COMPILE_CARD_VIEW (view));
          const char *text = compile_command_card_get_help (card);

          g_assert_cmpint (*text != '\0', ==, help != NULL);
          if (help == NULL)
            {
              check_whole (COMPILE_CARD_VIEW (view));
              n_plain++;
              continue;
            }
          n_helped++;
          g_object_ref_sink (help);
          g_assert_nonnull (widget_fixture_find_label (help, text));
          g_assert_true (is_described (view, text));
          g_object_unref (help);
        }
    }
  g_assert_cmpuint (n_helped, >, 0);
  g_assert_cmpuint (n_plain, >, 0);
}

/* How many cards the visible views in @stack stand for; @n_views gets the number of these views. */
static unsigned
count_cards (GtkWidget *stack,
             unsigned  *n_views)
{
  unsigned n = 0;

  *n_views = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (stack); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child))
      {
        n += compile_card_view_get_count (COMPILE_CARD_VIEW (child));
        ++*n_views;
      }
  return n;
}

/* A stack that begins with three covered face-down cards; NULL if there is none. */
static GListModel *
find_dark_stack (CompileGame *game)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      {
        GListModel *stack = compile_line_get_stack (compile_seat_get_line (compile_game_get_seat (game, side), line));
        unsigned dark = 0;

        for (guint i = 0; i < 3 && g_list_model_get_n_items (stack) > 3; i++)
          {
            g_autoptr (CompileCommandCard) card = g_list_model_get_item (stack, i);

            dark += !compile_command_card_get_face_up (card) && !compile_command_card_get_choosable (card);
          }
        if (dark == 3)
          return stack;
      }
  return NULL;
}

/* In a stack that is too high, adjacent face-down cards become one strip, which says how many there are. */
static void
test_high_stack (void)
{
  g_autoptr (CompileGame) game = new_game (4);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *stack = compile_stack_view_new (FALSE);
  GListModel *cards;
  OgcRandom random;
  unsigned n, n_views;

  ogc_random_seed (&random, STREAM, 4);
  compile_game_set_running (game, TRUE);
  while ((cards = find_dark_stack (game)) == NULL)
    {
      const CompileDecision *list = compile_game_list_decisions (game, &n);

      g_assert_cmpuint (n, >, 0);
      compile_game_take (game, &list[ogc_random_below (&random, STREAM, n)], NULL);
    }
  n = g_list_model_get_n_items (cards);
  gtk_window_set_child (GTK_WINDOW (window), stack);
  compile_stack_view_set_stack (COMPILE_STACK_VIEW (stack), cards, "Line 1.");
  gtk_widget_measure (stack, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (stack, &(GtkAllocation) { 0, 0, 240, 100 }, -1);
  g_assert_cmpuint (count_cards (stack, &n_views), ==, n);
  g_assert_cmpuint (n_views, <=, n - 2);
  gtk_widget_size_allocate (stack, &(GtkAllocation) { 0, 0, 240, 1000 }, -1);
  g_assert_cmpuint (count_cards (stack, &n_views), ==, n);
  g_assert_cmpuint (n_views, ==, n);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A stack with slightly less room than its natural size uses all there is: strips give up a few pixels, and the free
 * card gets the rest. */
static void
test_room (void)
{
  g_autoptr (CompileGame) game = play_until_covered ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = compile_stack_view_new (FALSE);

  gtk_window_set_child (GTK_WINDOW (window), view);
  for (unsigned i = 0; i < COMPILE_N_SLOTS; i++)
    {
      GListModel *stack = compile_line_get_stack (compile_seat_get_line (
        compile_game_get_seat (game, i / COMPILE_N_LINES), i % COMPILE_N_LINES));
      const int n = (int) g_list_model_get_n_items (stack);
      int high;

      compile_stack_view_set_stack (COMPILE_STACK_VIEW (view), stack, NULL);
      gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (view, &(GtkAllocation) { 0, 0, COMPILE_CARD_WIDTH, 1000 }, -1);
      high = compile_stack_view_get_end (COMPILE_STACK_VIEW (view));
      for (int room = high; n > 1 && room > high - 40; room--)
        {
          gtk_widget_size_allocate (view, &(GtkAllocation) { 0, 0, COMPILE_CARD_WIDTH, room }, -1);
          g_assert_cmpint (compile_stack_view_get_end (COMPILE_STACK_VIEW (view)), <=, room);
          g_assert_cmpint (compile_stack_view_get_end (COMPILE_STACK_VIEW (view)), >, room - 9 * n);
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A protocol's name stays within its frame, however long, even in the smallest one. */
static void
test_protocol_name (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = compile_protocol_view_new ();
  const int width = 56, height = 83;

  gtk_window_set_child (GTK_WINDOW (window), view);
  for (unsigned protocol = 0; protocol < COMPILE_N_SETS * COMPILE_N_PROTOCOLS; protocol++)
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      graphene_rect_t bounds;

      compile_protocol_view_show (COMPILE_PROTOCOL_VIEW (view), (int) protocol, FALSE,
                                  "Maximiliane Habsburg-Lothringen");
      gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (view, &(GtkAllocation) { 0, 0, width, height }, -1);
      GTK_WIDGET_GET_CLASS (view)->snapshot (view, snapshot);
      node = gtk_snapshot_to_node (snapshot);
      gsk_render_node_get_bounds (node, &bounds);
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A hand that does not fit into one row needs the height of all its rows. */
static void
test_rows (void)
{
  g_autoptr (CompileGame) game = play_until_covered ();
  GListModel *cards = compile_seat_get_hand (compile_game_get_seat (game, 0));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *hand = compile_hand_view_new ();
  const int width = COMPILE_CARD_WIDTH + 20;
  int height;

  g_assert_cmpuint (g_list_model_get_n_items (cards), >, 1);
  gtk_window_set_child (GTK_WINDOW (window), hand);
  compile_hand_view_set_cards (COMPILE_HAND_VIEW (hand), cards, NULL);
  compile_hand_view_set_size (COMPILE_HAND_VIEW (hand), 1, 1, TRUE);
  gtk_widget_measure (hand, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >=, COMPILE_CARD_HEIGHT * (int) g_list_model_get_n_items (cards));
  compile_hand_view_set_size (COMPILE_HAND_VIEW (hand), 1, 1, FALSE);
  gtk_widget_measure (hand, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, COMPILE_CARD_HEIGHT);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Numbers wrap together with the words to which they belong. */
static void
test_numbers (void)
{
  g_autofree char *text = compile_lettering_bind ("Ada plays Ice 3 face up into line 12. Äther 1, 2.");

  g_assert_cmpstr (text, ==, "Ada plays Ice\u00a03 face up into line\u00a012. Äther\u00a01, 2.");
}

/* Checks that what @node draws is at least 12 px high, and not much narrower than it should be. */
static void
check_letters (GskRenderNode *node)
{
  float x, y, width, height;

  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        check_letters (gsk_container_node_get_child (node, i));
      break;
    case GSK_TRANSFORM_NODE:
      gsk_transform_to_affine (gsk_transform_node_get_transform (node), &width, &height, &x, &y);
      g_assert_cmpfloat (width, >=, 0.85);
      g_assert_cmpfloat (height, ==, 1);
      check_letters (gsk_transform_node_get_child (node));
      break;
    case GSK_TEXT_NODE:
      {
        g_autoptr (PangoFontDescription) font
          = pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));

        g_assert_cmpint (pango_font_description_get_size (font), >=, 12 * PANGO_SCALE);
        break;
      }
    default:
      break;
    }
}

/* On the smallest poster every name can be read. */
static void
test_smallest_poster (void)
{
  static const char *const languages[] = { "en", "de" };
  static const char *const states[] = { "Compiled", "Kompiliert" };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = compile_protocol_view_new ();

  gtk_window_set_child (GTK_WINDOW (window), view);
  for (unsigned i = 0; i < G_N_ELEMENTS (languages) * COMPILE_N_SETS * COMPILE_N_PROTOCOLS; i++)
    {
      const unsigned protocol = i / G_N_ELEMENTS (languages), language = i % G_N_ELEMENTS (languages);
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      ogc_locale_choose (languages[language]);
      g_assert_cmpstr (compile_text_compiled (TRUE), ==, states[language]);
      g_assert_null (strstr (compile_text_protocol (protocol), "\u00ad"));
      compile_protocol_view_show (COMPILE_PROTOCOL_VIEW (view), (int) protocol, protocol % 2, NULL);
      gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (view, &(GtkAllocation) { 0, 0, 68, 44 }, -1);
      GTK_WIDGET_GET_CLASS (view)->snapshot (view, snapshot);
      node = gtk_snapshot_to_node (snapshot);
      check_letters (node);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("LANGUAGE", "de", TRUE);
  ogc_locale_init ();
  ogc_locale_prepare ();
  gtk_test_init (&argc, &argv);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-cards/fit", test_fit);
  g_test_add_func ("/compile-cards/high-stack", test_high_stack);
  g_test_add_func ("/compile-cards/room", test_room);
  g_test_add_func ("/compile-cards/protocol-name", test_protocol_name);
  g_test_add_func ("/compile-cards/smallest-poster", test_smallest_poster);
  g_test_add_func ("/compile-cards/rows", test_rows);
  g_test_add_func ("/compile-cards/numbers", test_numbers);
  g_test_add_func ("/compile-cards/help", test_help);
  return g_test_run ();
}
