/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice, crests and tiles by themselves: what screen readers say about them, their sizes, and whether all their pictures
 * exist (a missing one causes a warning, which fails the test). */

#include <gtk/gtk.h>

#include "ogc-art-view.h"
#include "ogc-art.h"
#include "ogc-crest.h"
#include "ogc-dice-set-view.h"
#include "ogc-die-view.h"
#include "ogc-emblem.h"
#include "ogc-setup.h"
#include "ogc-symbol-view.h"
#include "ogc-tile-painter.h"
#include "ogc-tile-set.h"
#include "ogc-tile-view.h"
#include "widget-fixture.h"

static void
assert_drawn (GtkSnapshot *snapshot)
{
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);

  g_assert_nonnull (node);
}

/* The die fills its allocation, and its shadow lies around it. */
static void
test_around (void)
{
  const OgcArtObject object = { 8, 4, 48, 48, 64, 66 };
  graphene_rect_t picture;

  ogc_art_around (&object, &GRAPHENE_RECT_INIT (100, 50, 96, 96), &picture);
  g_assert_true (graphene_rect_equal (&picture, &GRAPHENE_RECT_INIT (84, 42, 128, 132)));
  /* centred if the room is too wide */
  ogc_art_around (&object, &GRAPHENE_RECT_INIT (100, 50, 116, 96), &picture);
  g_assert_true (graphene_rect_equal (&picture, &GRAPHENE_RECT_INIT (94, 42, 128, 132)));
}

static void
test_dice (void)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned value = 0; value <= 6; value++)
      {
        GtkSnapshot *snapshot = gtk_snapshot_new ();

        ogc_die_view_paint (snapshot, &GRAPHENE_RECT_INIT (0, 0, 30, 30), value, owner,
                            value == 0 && owner == 0 ? "from a later program" : "ankh");
        assert_drawn (snapshot);
      }
}

/* A place for a die has a style of its own, and all seven can be drawn side by side. */
static void
test_places (void)
{
  GtkWidget *window = g_object_ref_sink (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (GskRenderNode) node = NULL;

  for (unsigned value = 0; value <= 6; value++)
    {
      GtkWidget *die = ogc_die_view_new (value, 0, NULL);

      g_assert_false (gtk_widget_has_css_class (die, "place"));
      ogc_die_view_set_place (OGC_DIE_VIEW (die), TRUE);
      g_assert_true (gtk_widget_has_css_class (die, "place"));
      gtk_box_append (GTK_BOX (box), die);
    }
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  node = widget_fixture_create_node (window);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
}

static void
test_crests (void)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned n = 0; n <= OGC_N_EMBLEMS; n++)
      for (unsigned pin = 0; pin < 2; pin++)
        {
          GtkSnapshot *snapshot = gtk_snapshot_new ();

          ogc_crest_paint (snapshot, &GRAPHENE_RECT_INIT (0, 0, 30, 30), owner,
                           n < OGC_N_EMBLEMS ? ogc_emblem_nth (n) : "from a later program", pin > 0);
          assert_drawn (snapshot);
        }
}

/* From the smallest sizes to those of a large screen, as a card and as a chip. */
static void
assert_tile_drawn (GtkWidget *widget,
                   OgcTile   *tile)
{
  static const float heights[] = { 15, 47, 65, 120 };

  for (OgcTileForm form = 0; form < OGC_N_TILE_FORMS; form++)
    for (unsigned i = 0; i < G_N_ELEMENTS (heights); i++)
      {
        const float aspect = ogc_tile_painter_aspect (tile, form);
        GtkSnapshot *snapshot = gtk_snapshot_new ();

        g_assert_cmpfloat (aspect, >, 0.7f);
        g_assert_cmpfloat (aspect, <, 2.5f);
        ogc_tile_painter (widget, snapshot, &GRAPHENE_RECT_INIT (0, 0, heights[i] * aspect, heights[i]), tile, form);
        assert_drawn (snapshot);
      }
}

/* Every tile face up and face down. An item's back may be unknown, as on its way to somebody else (TMP-2). */
static void
test_tiles (void)
{
  const OgcTiles *faces = ogc_tile_set_get_tiles (ogc_tile_set_get_default ());
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));

  for (OgcTileKind kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      for (unsigned n = 0; n < ogc_tiles_count (kind); n++)
        {
          g_autoptr (OgcTile) tile = ogc_tile_new (faces, kind, n, 0);

          assert_tile_drawn (widget, tile);
        }
      for (int back = -1; back < (kind == OGC_TILE_ITEM ? OGC_N_BACKS : 0); back++)
        {
          g_autoptr (OgcTile) tile = ogc_tile_new_hidden (kind, back, 0);

          assert_tile_drawn (widget, tile);
        }
    }
}

static void
test_crest_size (void)
{
  GtkWidget *crest = g_object_ref_sink (ogc_crest_new (1, "key", 70));
  GtkWidget *pin = g_object_ref_sink (ogc_crest_new_pin (1, "key", 70));
  int width, height;

  gtk_widget_measure (crest, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_measure (crest, GTK_ORIENTATION_HORIZONTAL, height, NULL, &width, NULL, NULL);
  g_assert_cmpint (height, ==, 70);
  g_assert_cmpint (width, ==, 52);
  ogc_crest_set_side (OGC_CREST (crest), 35);
  gtk_widget_measure (crest, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, ==, 26);
  gtk_widget_measure (pin, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, ==, 70);
  g_object_unref (crest);
  g_object_unref (pin);
}

/* Pictures are hidden from screen readers: the widgets around them say whose and what they are. */
static void
test_silent (void)
{
  g_autoptr (OgcDiceSet) set = ogc_dice_set_new (1, "Belzoni", ogc_dice_one (3), 0);
  GtkWidget *views[] = { ogc_crest_new (1, "key", 30), ogc_die_view_new (0, 1, "key"),
                         ogc_die_view_new (3, 1, "key") };
  GtkWidget *dice = g_object_ref_sink (ogc_dice_set_view_new (set, "key", TRUE));

  for (unsigned i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_object_ref_sink (views[i]);
      gtk_test_accessible_assert_role (views[i], GTK_ACCESSIBLE_ROLE_PRESENTATION);
      g_object_unref (views[i]);
    }
  gtk_test_accessible_assert_property (dice, GTK_ACCESSIBLE_PROPERTY_LABEL, "Belzoni: 3");
  g_object_unref (dice);
}

/* A picture is a square of its size and nothing for a screen reader. */
static void
test_art_view (void)
{
  GtkWidget *coin = g_object_ref_sink (ogc_art_view_new ("coin", 24));
  int width, height;

  gtk_widget_measure (coin, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (coin, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, ==, 24);
  g_assert_cmpint (height, ==, 24);
  gtk_test_accessible_assert_role (coin, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  ogc_art_view_set_picture (OGC_ART_VIEW (coin), "knowledge");
  g_assert_cmpstr (ogc_art_view_get_picture (OGC_ART_VIEW (coin)), ==, "knowledge");
  g_object_unref (coin);
}

/* A tile's description depends on who may take it. */
static void
test_tile_description (void)
{
  const OgcTiles *faces = ogc_tile_set_get_tiles (ogc_tile_set_get_default ());
  g_autoptr (OgcTile) tile = ogc_tile_new (faces, OGC_TILE_ARTIFACT, 0, 0);
  g_autofree char *general = g_strdup (ogc_tile_get_description (tile));
  GtkWidget *view = g_object_ref_sink (ogc_tile_view_new (tile, OGC_TILE_CARD));

  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, general);
  ogc_tile_set_collection (tile, faces, 0);
  g_assert_cmpstr (ogc_tile_get_description (tile), !=, general);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_tile_get_description (tile));
  g_object_unref (view);
}

/* Dice that win nothing say so in words, or with a sign where words do not fit. */
static void
test_loss (void)
{
  g_autoptr (OgcDiceSet) set = ogc_dice_set_new (0, "Ada", ogc_dice_one (3), 0);
  GtkWidget *window = g_object_ref_sink (gtk_window_new ());
  GtkWidget *view = ogc_dice_set_view_new (set, "compass", TRUE);
  GtkWidget *sign = widget_fixture_find (view, OGC_TYPE_SYMBOL_VIEW);
  int width, winner_width;

  gtk_window_set_child (GTK_WINDOW (window), view);
  ogc_dice_set_set_reward (set, "a map", "", TRUE);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, 38, NULL, &winner_width, NULL, NULL);
  g_assert_false (gtk_widget_get_visible (sign));
  ogc_dice_set_set_reward (set, "to the Library", "", FALSE);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, 38, NULL, &width, NULL, NULL);
  g_assert_true (gtk_widget_get_visible (sign));
  g_assert_cmpint (width, >, winner_width);
  gtk_widget_size_allocate (view, &(GtkAllocation) { 0, 0, width, 38 }, -1);
  g_assert_true (gtk_widget_get_child_visible (sign));
  g_assert_cmpint (gtk_widget_get_width (sign), >, 0);
  gtk_widget_size_allocate (view, &(GtkAllocation) { 0, 0, width + 300, 38 }, -1);
  g_assert_false (gtk_widget_get_child_visible (sign));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
}

/* The text of @view, an #OgcDiceSetView, that is visible beside its rank; "" if none is. */
static const char *
shown_words (GtkWidget *view)
{
  for (GtkWidget *child = gtk_widget_get_last_child (view); child != NULL; child = gtk_widget_get_prev_sibling (child))
    if (GTK_IS_LABEL (child) && gtk_widget_has_css_class (child, "reward") && gtk_widget_get_child_visible (child))
      return gtk_label_get_text (GTK_LABEL (child));
  return "";
}

/* All dice of a building say what they win in words, or all in figures where there is no room for the longest words. */
static void
test_rewards (void)
{
  static const char *const rewards[][2] = { { "2 of the other 3 artifacts", "2 of 3" }, { "1 artifact", "1" } };
  GtkWidget *window = g_object_ref_sink (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *views[G_N_ELEMENTS (rewards)];

  gtk_window_set_child (GTK_WINDOW (window), box);
  for (guint i = 0; i < G_N_ELEMENTS (rewards); i++)
    {
      g_autoptr (OgcDiceSet) set = ogc_dice_set_new (0, "Ada", ogc_dice_one (3), 0);

      ogc_dice_set_set_reward (set, rewards[i][0], rewards[i][1], TRUE);
      views[i] = ogc_dice_set_view_new (set, "compass", TRUE);
      gtk_box_append (GTK_BOX (box), views[i]);
    }
  for (guint brief = 0; brief < 2; brief++)
    for (guint i = 0; i < G_N_ELEMENTS (rewards); i++)
      {
        int width;

        gtk_widget_measure (views[i], GTK_ORIENTATION_HORIZONTAL, 24, NULL, &width, NULL, NULL);
        gtk_widget_size_allocate (views[i], &(GtkAllocation) { 0, 0, width + (brief ? 110 : 300), 24 }, -1);
        g_assert_cmpstr (shown_words (views[i]), ==, rewards[i][brief]);
      }
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pieces/around", test_around);
  g_test_add_func ("/pieces/dice", test_dice);
  g_test_add_func ("/pieces/places", test_places);
  g_test_add_func ("/pieces/crests", test_crests);
  g_test_add_func ("/pieces/tiles", test_tiles);
  g_test_add_func ("/pieces/tile-description", test_tile_description);
  g_test_add_func ("/pieces/crest-size", test_crest_size);
  g_test_add_func ("/pieces/silent", test_silent);
  g_test_add_func ("/pieces/art-view", test_art_view);
  g_test_add_func ("/pieces/loss", test_loss);
  g_test_add_func ("/pieces/rewards", test_rewards);

  return g_test_run ();
}
