/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-card-layouts.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-die-view.h"
#include "ogc-group.h"
#include "ogc-scale-to-fit-layout.h"
#include "ogc-setup.h"
#include "ogc-overflow-layout.h"
#include "ogc-text.h"
#include "ogc-tooltip.h"

/* How dice and tiles lie on the card of each building: fields and places from card-layouts.ui, filled here. */

/* The sizes of places for tiles and dice, in pixels, see ogc_card_slot_new(). */
#define MAP_WIDTH 52
#define MAP_HEIGHT 30
#define ABILITY_WIDTH 54
#define ABILITY_HEIGHT 34
#define FLOOR_WIDTH 22
#define FLOOR_HEIGHT 26
/* The sides of the dice of the next set (ILL-2), and of a cup in the Tower. */
#define PATTERN_SIDE 18
#define CUP_SIDE 20
#define FLOOR_SPACING 2
#define PRIZE_SPACING 8
#define PRIZE_CLASS "free-prize"
#define MAX_DICE 15 /* in a set, see ogc_dice_set_get_values() */
#define N_FLOORS 3
#define TEMPLE_COLUMNS 2
/* The columns in card-layouts.ui where the halves of the Tower begin; the tower itself is visible between them. */
#define LEFT 0
#define LEFT_SPAN 6
#define RIGHT 9
#define RIGHT_SPAN 4

/* The look of a place for dice, and of the place for a tile below or above it. */
typedef struct {
  const char *dice_class;
  const char *tile_class;
  int         width;
  int         height;     /* of each */
  int         sky;        /* parts of the height that stay free at the top */
  int         dice_part;
  int         tile_part;
  gboolean    tile_above;
} Pair;

/* Loads one or two parts of card-layouts.ui into @content. Returns the builder, for looking up widgets in them. */
static GtkBuilder *
load_parts (OgcCardContent *content,
            const char     *upper,
            const char     *lower)
{
  GtkBuilder *builder = gtk_builder_new ();
  const char *ids[] = { upper, lower, NULL };
  g_autoptr (GError) error = NULL;

  if (!gtk_builder_add_objects_from_resource (builder, RESOURCE_PATH "/compass/table/cards/card-layouts.ui", ids,
                                              &error))
    g_error ("%s", error->message);
  for (unsigned i = 0; ids[i] != NULL; i++)
    gtk_box_append (GTK_BOX (content), GTK_WIDGET (gtk_builder_get_object (builder, ids[i])));
  return builder;
}

static GtkWidget *
get_widget (GtkBuilder *builder,
            const char *id)
{
  return GTK_WIDGET (gtk_builder_get_object (builder, id));
}

/* Creates a place for dice and one for a tile, and adds them to @dice and @tiles. Labels are for screen readers. */
static GtkWidget *
create_pair (OgcCardContent *content,
             const Pair     *look,
             const char     *dice_label,
             const char     *tile_label,
             GPtrArray      *dice,
             GPtrArray      *tiles)
{
  GtkWidget *column = gtk_grid_new ();
  GtkWidget *die = ogc_card_content_create_slot (content, look->dice_class, look->width, look->height, dice_label);
  GtkWidget *tile = ogc_card_content_create_slot (content, look->tile_class, look->width, look->height, tile_label);
  const int dice_row = look->sky + (look->tile_above ? look->tile_part : 0);
  const int tile_row = look->sky + (look->tile_above ? 0 : look->dice_part);

  gtk_grid_set_row_homogeneous (GTK_GRID (column), TRUE);
  gtk_widget_set_vexpand (die, TRUE);
  gtk_widget_set_hexpand (die, TRUE);
  if (look->sky > 0)
    gtk_grid_attach (GTK_GRID (column), g_object_new (OGC_TYPE_GROUP, NULL), 0, 0, 1, look->sky);
  /* The tile first: the owner's pin hangs from the die, and lies over the tile below it. */
  gtk_grid_attach (GTK_GRID (column), tile, 0, tile_row, 1, look->tile_part);
  gtk_grid_attach (GTK_GRID (column), die, 0, dice_row, 1, look->dice_part);
  g_ptr_array_add (dice, die);
  g_ptr_array_add (tiles, tile);
  return column;
}

/* The University: entrances with the line of dice, and below each entrance its specialist. */
static void
fill_university (OgcCardContent *content,
                 OgcBuilding    *building)
{
  static const Pair look = {
    .dice_class = "entrance", .tile_class = "specialist-place",
    .width = 40, .height = 24,
    .sky = 3, .dice_part = 6, .tile_part = 7,
  };
  g_autoptr (GtkBuilder) builder = load_parts (content, "university", NULL);
  GPtrArray *entrances = g_ptr_array_new ();
  GPtrArray *places = g_ptr_array_new ();

  for (unsigned i = 0; i < ogc_building_get_places (building); i++)
    {
      /* TRANSLATORS: places on the table, for a screen reader */
      g_autofree char *entrance = g_strdup_printf (_("Entrance %u"), i + 1);
      g_autofree char *place = g_strdup_printf (_("Specialist of entrance %u"), i + 1);

      gtk_widget_set_parent (create_pair (content, &look, entrance, place, entrances, places),
                             get_widget (builder, "university"));
      gtk_widget_set_halign (entrances->pdata[i], GTK_ALIGN_CENTER);
    }
  ogc_card_content_bind_set_slots (content, entrances);
  ogc_card_content_bind_tile_slots (content, places);
}

/* The Archives: groups of one value by rank, and the maps to the right of them. */
static void
fill_archives (OgcCardContent *content,
               OgcBuilding    *building)
{
  g_autoptr (GtkBuilder) builder = load_parts (content, "archives", NULL);
  GPtrArray *slots = g_ptr_array_new ();

  for (unsigned i = 0; i < ogc_building_get_places (building); i++)
    {
      /* TRANSLATORS: a place on the table, for a screen reader */
      g_autofree char *label = g_strdup_printf (_("Map %u"), i + 1);

      g_ptr_array_add (slots, ogc_card_content_create_slot (content, "map-place", MAP_WIDTH, MAP_HEIGHT, label));
      gtk_widget_set_parent (slots->pdata[i], get_widget (builder, "archives-tiles"));
    }
  ogc_card_content_bind_sets (content, get_widget (builder, "archives-sets"));
  ogc_card_content_bind_tile_slots (content, slots);
}

/* The Library: dice by owner. */
static void
fill_library (OgcCardContent *content,
              OgcBuilding    *building)
{
  g_autoptr (GtkBuilder) builder = load_parts (content, "library", NULL);

  ogc_card_content_bind_sets (content, get_widget (builder, "library"));
}

/* Makes @widget focusable, with @name for screen readers, which then skip its contents. */
static void
set_reachable (GtkWidget  *widget,
               const char *name)
{
  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static GtkWidget *
create_prize (unsigned    rank,
              const char *prize)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", PRIZE_SPACING,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *spare = g_object_new (OGC_TYPE_GROUP, "hexpand", TRUE,
                                   "layout-manager", g_object_new (OGC_TYPE_OVERFLOW_LAYOUT, NULL), NULL);
  GtkWidget *text = gtk_label_new (prize);
  g_autofree char *number = g_strdup_printf ("%u", rank);
  /* TRANSLATORS: a place on the table, for a screen reader: a rank that nobody has yet, and what it wins */
  g_autofree char *name = g_strdup_printf (_("Rank %u, free: %s"), rank, prize);

  gtk_label_set_xalign (GTK_LABEL (text), 1);
  gtk_widget_set_parent (text, spare);
  gtk_box_append (GTK_BOX (row), gtk_label_new (number));
  gtk_box_append (GTK_BOX (row), spare);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  gtk_widget_add_css_class (row, PRIZE_CLASS);
  set_reachable (row, name);
  return row;
}

/* Shows what the ranks that nobody has win, after the sets. */
static void
prizes_changed_cb (GtkWidget   *sets,
                   GParamSpec  *pspec,
                   OgcBuilding *building)
{
  g_auto (GStrv) prizes = g_strsplit (ogc_building_get_free_prizes (building), "\n", -1);
  unsigned rank = g_list_model_get_n_items (ogc_building_get_sets (building));
  GtkWidget *child, *next;

  for (child = gtk_widget_get_first_child (sets); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (gtk_widget_has_css_class (child, PRIZE_CLASS))
        gtk_widget_unparent (child);
    }
  for (unsigned i = 0; prizes[i] != NULL; i++)
    gtk_widget_insert_before (create_prize (++rank, prizes[i]), sets, NULL);
}

/*
 * The Auction House, the Treasure Hunters' Guild and the Sunken Galleon: sets by rank, below them the worth of empty
 * ranks, and the drawn tiles while somebody chooses from them.
 */
static void
fill_ranked (OgcCardContent *content,
             OgcBuilding    *building)
{
  g_autoptr (GtkBuilder) builder = load_parts (content, "ranked", "ranked-offers");
  GtkWidget *sets = get_widget (builder, "ranked");

  ogc_card_content_bind_sets (content, sets);
  ogc_card_content_bind_offers (content, get_widget (builder, "ranked-offers"));
  g_signal_connect_object (building, "notify::free-prizes", G_CALLBACK (prizes_changed_cb), sets, G_CONNECT_SWAPPED);
  prizes_changed_cb (sets, NULL, building);
}

/* The Hidden Temple: its spaces, each with an item face down and room for the two dice that its back shows. A single
 * row of them is higher, so that what the backs show is large. */
static void
fill_temple (OgcCardContent *content,
             OgcBuilding    *building)
{
  static const Pair look = {
    .dice_class = "temple-dice", .tile_class = "item-place",
    .width = 44, .height = 30,
    .dice_part = 2, .tile_part = 3, .tile_above = TRUE,
  };
  g_autoptr (GtkBuilder) builder = load_parts (content, "temple", NULL);
  GPtrArray *dice = g_ptr_array_new ();
  GPtrArray *items = g_ptr_array_new ();
  const unsigned places = ogc_building_get_places (building);
  const int span = places > TEMPLE_COLUMNS ? 2 : 3; /* of the four rows */

  for (unsigned i = 0; i < places; i++)
    {
      /* TRANSLATORS: places on the table, for a screen reader */
      g_autofree char *dice_label = g_strdup_printf (_("Space %u, dice"), i + 1);
      g_autofree char *item_label = g_strdup_printf (_("Space %u, item"), i + 1);

      GtkWidget *space = create_pair (content, &look, dice_label, item_label, dice, items);

      gtk_widget_add_css_class (space, "temple-space");
      gtk_grid_attach (GTK_GRID (get_widget (builder, "temple")), space,
                       (int) i % TEMPLE_COLUMNS, (int) i / TEMPLE_COLUMNS * span, 1, span);
    }
  ogc_card_content_bind_set_slots (content, dice);
  ogc_card_content_bind_tile_slots (content, items);
}

static GtkWidget *
create_die (unsigned value)
{
  GtkWidget *die = ogc_die_view_new (value, OGC_NEUTRAL, NULL);

  ogc_die_view_set_side (OGC_DIE_VIEW (die), PATTERN_SIDE);
  ogc_die_view_set_place (OGC_DIE_VIEW (die), TRUE);
  return die;
}

/* ILL-2: shows the next set, which needs the dice of the leader's and one more of any value; so says a text below. */
static void
leader_changed_cb (GtkWidget  *pattern,
                   guint       position,
                   guint       removed,
                   guint       added,
                   GListModel *sets)
{
  g_autoptr (OgcDiceSet) leader = g_list_model_get_item (sets, 0);
  guint8 values[MAX_DICE];
  unsigned n = leader != NULL ? ogc_dice_set_get_values (leader, values) : 0;

  ogc_child_binding_clear (pattern);
  for (unsigned i = 0; i < n; i++)
    gtk_widget_set_parent (create_die (values[i]), pattern);
  if (n > 0)
    gtk_widget_set_parent (create_die (0), pattern);
}

/* Hides the next set before there is a leader, and while the building is resolving, because there is none. */
static void
to_beat_changed_cb (GtkWidget   *pattern,
                    GParamSpec  *pspec,
                    OgcBuilding *building)
{
  gtk_widget_set_visible (pattern, *ogc_building_get_to_beat (building) != '\0'
                                   && g_list_model_get_n_items (ogc_building_get_sets (building)) > 0);
}

/* The Illuminati: sets by size, the abilities to the right of them, and below them the next set. */
static void
fill_illuminati (OgcCardContent *content,
                 OgcBuilding    *building)
{
  g_autoptr (GtkBuilder) builder = load_parts (content, "illuminati", "illuminati-pattern");
  GtkWidget *pattern = get_widget (builder, "illuminati-pattern");
  GListModel *sets = ogc_building_get_sets (building);
  GPtrArray *slots = g_ptr_array_new ();

  for (unsigned i = 0; i < ogc_building_get_places (building); i++)
    {
      /* TRANSLATORS: a place on the table, for a screen reader */
      g_autofree char *label = g_strdup_printf (_("Ability %u"), i + 1);

      g_ptr_array_add (slots, ogc_card_content_create_slot (content, "ability-place", ABILITY_WIDTH, ABILITY_HEIGHT,
                                                            label));
      gtk_widget_set_parent (slots->pdata[i], get_widget (builder, "illuminati-tiles"));
    }
  ogc_card_content_bind_sets (content, get_widget (builder, "illuminati-sets"));
  ogc_card_content_bind_tile_slots (content, slots);
  g_signal_connect_object (sets, "items-changed", G_CALLBACK (leader_changed_cb), pattern, G_CONNECT_SWAPPED);
  leader_changed_cb (pattern, 0, 0, 0, sets);
  g_signal_connect_object (building, "notify::to-beat", G_CALLBACK (to_beat_changed_cb), pattern, G_CONNECT_SWAPPED);
  to_beat_changed_cb (pattern, NULL, building);
}

/* The floors of the Treasure Tower from the first one up (TOW-4). */
static const struct {
  OgcTileKind kind;
  const char *cup;
} floors[N_FLOORS] = {
  { OGC_TILE_BRONZE, "cup-bronze" }, { OGC_TILE_SILVER, "cup-silver" }, { OGC_TILE_GOLD, "cup-gold" },
};

/* Shows beside each floor how many of its cups are left, and in words in a tooltip and for screen readers. */
static void
stack_changed_cb (GtkGrid     *grid,
                  GParamSpec  *pspec,
                  OgcBuilding *building)
{
  for (unsigned level = 0; level < N_FLOORS; level++)
    {
      GtkWidget *prize = gtk_widget_get_last_child (gtk_grid_get_child_at (grid, LEFT, N_FLOORS - (int) level));
      unsigned left = ogc_building_get_stack_of (building, floors[level].kind);
      g_autofree char *text = ogc_text_tile_count (floors[level].kind, left);
      /* TRANSLATORS: so many tiles of one sort */
      g_autofree char *count = g_strdup_printf (_("×%u"), left);

      gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (prize)), count);
      ogc_tooltip_set (prize, text);
      set_reachable (prize, text);
    }
}

/* A floor in one half: a place for a die. */
static GtkWidget *
create_floor (GtkWidget *slot)
{
  GtkWidget *floor = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, FLOOR_SPACING);

  gtk_widget_add_css_class (floor, "tower-floor");
  gtk_widget_set_valign (floor, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (floor, TRUE);
  gtk_widget_set_halign (slot, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (slot, TRUE);
  gtk_box_append (GTK_BOX (floor), slot);
  return floor;
}

/* What a floor wins in both halves: a cup, and how many are left. */
static GtkWidget *
create_cups (const char *cup)
{
  GtkWidget *cups = g_object_new (GTK_TYPE_BOX, "spacing", FLOOR_SPACING,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_box_append (GTK_BOX (cups), ogc_art_view_new (cup, CUP_SIDE));
  gtk_box_append (GTK_BOX (cups), gtk_label_new (NULL));
  return cups;
}

/* The Treasure Tower: three floors on both of its sides, gold on top, and on the left what each wins. */
static void
fill_tower (OgcCardContent *content,
            OgcBuilding    *building)
{
  g_autoptr (GtkBuilder) builder = load_parts (content, "tower", NULL);
  GtkGrid *grid = GTK_GRID (gtk_builder_get_object (builder, "tower"));
  GPtrArray *slots = g_ptr_array_new ();

  for (int half = 0; half < 2; half++)
    for (unsigned level = 0; level < N_FLOORS; level++)
      {
        /* TRANSLATORS: places for a screen reader: a floor of the Treasure Tower in its left and its right half */
        g_autofree char *label = half == 0 ? g_strdup_printf (_("Floor %u, for 1 to 3"), level + 1)
                                           : g_strdup_printf (_("Floor %u, for 4 to 6"), level + 1);
        GtkWidget *slot = ogc_card_content_create_slot (content, "tower-place", FLOOR_WIDTH, FLOOR_HEIGHT, label);
        GtkWidget *floor = create_floor (slot);

        if (half == 0)
          gtk_box_append (GTK_BOX (floor), create_cups (floors[level].cup));
        gtk_grid_attach (grid, floor, half == 0 ? LEFT : RIGHT, N_FLOORS - (int) level,
                         half == 0 ? LEFT_SPAN : RIGHT_SPAN, 1);
        g_ptr_array_add (slots, slot);
      }
  ogc_card_content_bind_set_slots (content, slots);
  g_signal_connect_object (building, "notify::stack", G_CALLBACK (stack_changed_cb), grid, G_CONNECT_SWAPPED);
  stack_changed_cb (grid, NULL, building);
}

static void (*const fill[OGC_N_BUILDINGS]) (OgcCardContent *content, OgcBuilding *building) = {
  [OGC_UNIVERSITY] = fill_university,
  [OGC_ARCHIVES] = fill_archives,
  [OGC_LIBRARY] = fill_library,
  [OGC_AUCTION_HOUSE] = fill_ranked,
  [OGC_GUILD] = fill_ranked,
  [OGC_TEMPLE] = fill_temple,
  [OGC_ILLUMINATI] = fill_illuminati,
  [OGC_GALLEON] = fill_ranked,
  [OGC_TOWER] = fill_tower,
};

GPtrArray *
ogc_card_layouts_create (OgcGame *game)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *buildings;

  g_return_val_if_fail (OGC_IS_GAME (game), cards);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  buildings = ogc_game_get_buildings (game);
  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      GtkWidget *card = ogc_building_card_new (game, building);

      fill[ogc_building_get_id (building)] (ogc_building_card_get_content (OGC_BUILDING_CARD (card)), building);
      g_ptr_array_add (cards, g_object_ref_sink (card));
    }
  return cards;
}
