/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile.h"

#include "ogc-list.h"
#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-text.h"

/* What can be seen of a tile, in the same form for all kinds. */
typedef struct {
  OgcColour   colour;     /* or OGC_N_COLOURS */
  int         back;       /* an OgcItemBack, or -1 */
  unsigned    value;      /* gold printed, of a map with a specialist */
  unsigned    low_value;  /* a map's gold without */
  const char *symbol;     /* which picture it has */
  const char *details[2]; /* further symbols on it (ogc_tile_get_detail()), or NULL */
  const char *lettering;  /* the name on an ability, which may be broken at soft hyphens, or NULL */
} OgcTileLook;

struct _OgcTile
{
  GObject parent_instance;

  OgcTileKind kind;
  int number;
  unsigned place;
  OgcTileLook look;
  char *name;
  char *description;
  const char *brief;

  gboolean offered;
  unsigned gold;
  gpointer at;   /* OgcTile, weak, because the tableau owns all of its tiles */
  gpointer item; /* OgcTile, weak */
  GListStore *assigned;
  gboolean bare; /* a map that is held without a specialist */
};

G_DEFINE_FINAL_TYPE (OgcTile, ogc_tile, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_KIND,
  PROP_NUMBER,
  PROP_HIDDEN,
  PROP_PLACE,
  PROP_COLOUR,
  PROP_BACK,
  PROP_VALUE,
  PROP_LOW_VALUE,
  PROP_SYMBOL,
  PROP_NAME,
  PROP_DESCRIPTION,
  PROP_OFFERED,
  PROP_AT,
  PROP_ITEM,
  PROP_ASSIGNED,
  PROP_GOLD,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const char *const map_symbols[OGC_N_COLOURS] = {
  [OGC_COLOUR_RED] = "map-red",       [OGC_COLOUR_BLUE] = "map-blue",   [OGC_COLOUR_GREEN] = "map-green",
  [OGC_COLOUR_YELLOW] = "map-yellow", [OGC_COLOUR_WHITE] = "map-white", [OGC_COLOUR_PURPLE] = "map-purple",
  [OGC_COLOUR_GREY] = "map-grey",
};

static const char *const specialist_symbols[OGC_N_SPECIALIST_KINDS] = {
  [OGC_CARTOGRAPHER] = "cartographer",
  [OGC_EXCAVATOR] = "excavator",
};

static const char *const item_symbols[OGC_N_SPECIALIST_KINDS] = {
  [OGC_CARTOGRAPHER] = "compass",
  [OGC_EXCAVATOR] = "tool",
};

static const char *const artifact_symbols[OGC_N_ARTIFACT_TYPES] = {
  [OGC_ARTIFACT_DESERT] = "desert", [OGC_ARTIFACT_JUNGLE] = "jungle", [OGC_ARTIFACT_WATER] = "water",
  [OGC_ARTIFACT_FIRE] = "fire",     [OGC_ARTIFACT_HOLY] = "holy",     [OGC_ARTIFACT_DARK] = "dark",
};

static const char *const ability_symbols[OGC_N_ABILITY_TYPES] = {
  [OGC_ABILITY_TIMELY_GIFT] = "timely-gift",
  [OGC_ABILITY_WILL_TO_WIN] = "will-to-win",
  [OGC_ABILITY_LITTLE_HELP] = "little-help",
  [OGC_ABILITY_COMPELLING_POWER] = "compelling-power",
};

static const char *const mission_symbols[OGC_N_MISSION_TYPES] = {
  [OGC_MISSION_DUAL_MAP] = "dual-map",
  [OGC_MISSION_SECRET_MAP] = "secret-map",
  [OGC_MISSION_BROADEN_EXPERTISE] = "broaden-expertise",
  [OGC_MISSION_CONGREGATE_CARTOGRAPHERS] = "congregate-cartographers",
  [OGC_MISSION_GATHER_EXCAVATORS] = "gather-excavators",
  [OGC_MISSION_DIVE_FOR_DOUBLOONS] = "dive-for-doubloons",
  [OGC_MISSION_LOOT_THE_TOWER] = "loot-the-tower",
  [OGC_MISSION_RAID_THE_TEMPLE] = "raid-the-temple",
  [OGC_MISSION_JOIN_THE_ILLUMINATI] = "join-the-illuminati",
  [OGC_MISSION_EMBRACE_THE_GUILD] = "embrace-the-guild",
  [OGC_MISSION_FIND_THE_MAPS] = "find-the-maps",
  [OGC_MISSION_HIRE_RIGHT_HUNTERS] = "hire-right-hunters",
  [OGC_MISSION_RECRUIT_SPECIALISTS] = "recruit-specialists",
  [OGC_MISSION_SCOUR_THE_GLOBE] = "scour-the-globe",
  [OGC_MISSION_SECOND_OPINION] = "second-opinion",
  [OGC_MISSION_UNITE_SPECIALISTS] = "unite-specialists",
};

/* The symbols of kinds whose tiles all have the same picture. */
static const char *const kind_symbols[OGC_N_TILE_KINDS] = {
  [OGC_TILE_COLLECTION] = "collection", [OGC_TILE_CHEST] = "chest", [OGC_TILE_BRONZE] = "bronze",
  [OGC_TILE_SILVER] = "silver",         [OGC_TILE_GOLD] = "gold",
};

static const char *const back_symbols[OGC_N_TILE_KINDS] = {
  [OGC_TILE_MAP] = "back-map",
  [OGC_TILE_SPECIALIST] = "back-specialist",
  [OGC_TILE_ITEM] = "back-item",
  [OGC_TILE_ARTIFACT] = "back-artifact",
  [OGC_TILE_COLLECTION] = "back-collection",
  [OGC_TILE_ABILITY] = "back-ability",
  [OGC_TILE_CHEST] = "back-chest",
  [OGC_TILE_BRONZE] = "back-bronze",
  [OGC_TILE_SILVER] = "back-silver",
  [OGC_TILE_GOLD] = "back-gold",
  [OGC_TILE_MISSION] = "back-mission",
};

static const char *const item_back_symbols[OGC_N_BACKS] = {
  [OGC_BACK_1_6] = "back-item-1-6",
  [OGC_BACK_2_5] = "back-item-2-5",
};

static OgcTileLook
mission_look (const OgcMissionFace *mission)
{
  OgcTileLook look = { OGC_N_COLOURS, -1, 0, 0, mission_symbols[mission->type], { NULL, NULL } };

  if (mission->type == OGC_MISSION_DUAL_MAP)
    for (unsigned i = 0; i < 2; i++)
      look.details[i] = map_symbols[mission->colours[i]];
  return look;
}

static OgcTileLook
collection_look (const OgcCollectionFace *collection)
{
  return (OgcTileLook) { OGC_N_COLOURS, -1, 0, 0, kind_symbols[OGC_TILE_COLLECTION],
                         { artifact_symbols[collection->desired], artifact_symbols[collection->preferred] } };
}

static OgcTileLook
map_look (const OgcMapFace *map)
{
  return (OgcTileLook) { map->colour, -1, map->high, map->low, map_symbols[map->colour], { NULL, NULL } };
}

static OgcTileLook
specialist_look (const OgcSpecialistFace *specialist)
{
  return (OgcTileLook) { specialist->colour, -1, specialist->value, 0, specialist_symbols[specialist->kind],
                         { NULL, NULL } };
}

static OgcTileLook
item_look (const OgcItemFace *item)
{
  return (OgcTileLook) { item->colour, item->back, 0, 0, item_symbols[item->kind], { NULL, NULL } };
}

/* The look of a tile that is face up. */
static OgcTileLook
look_of (const OgcTiles *tiles,
         OgcTileKind     kind,
         unsigned        number)
{
  OgcTileLook look = { OGC_N_COLOURS, -1, 0, 0, NULL, { NULL, NULL } };

  g_return_val_if_fail (tiles != NULL && kind < OGC_N_TILE_KINDS && number < ogc_tiles_count (kind), look);

  switch (kind)
    {
    case OGC_TILE_MAP:
      return map_look (&tiles->maps[number]);
    case OGC_TILE_SPECIALIST:
      return specialist_look (&tiles->specialists[number]);
    case OGC_TILE_ITEM:
      return item_look (&tiles->items[number]);
    case OGC_TILE_ARTIFACT:
      look.symbol = artifact_symbols[tiles->artifacts[number]];
      break;
    case OGC_TILE_ABILITY:
      look.symbol = ability_symbols[tiles->abilities[number]];
      look.lettering = ogc_text_ability_lettering (tiles->abilities[number]);
      break;
    case OGC_TILE_MISSION:
      return mission_look (&tiles->missions[number]);
    case OGC_TILE_COLLECTION:
      return collection_look (&tiles->collections[number]);
    default:
      look.symbol = kind_symbols[kind];
      look.value = ogc_tiles_gold (tiles, kind, number);
      break;
    }
  return look;
}

/* The look of a tile that is face down; @back is an item's, otherwise -1. */
static OgcTileLook
look_of_hidden (OgcTileKind kind,
                int         back)
{
  OgcTileLook look = { OGC_N_COLOURS, -1, 0, 0, NULL, { NULL, NULL } };

  g_return_val_if_fail (kind < OGC_N_TILE_KINDS && back < OGC_N_BACKS, look);

  look.back = back;
  look.symbol = back < 0 ? back_symbols[kind] : item_back_symbols[back];
  return look;
}

static void
ogc_tile_dispose (GObject *object)
{
  OgcTile *self = OGC_TILE (object);

  g_clear_weak_pointer (&self->at);
  g_clear_weak_pointer (&self->item);
  g_clear_object (&self->assigned);
  G_OBJECT_CLASS (ogc_tile_parent_class)->dispose (object);
}

static void
ogc_tile_finalize (GObject *object)
{
  OgcTile *self = OGC_TILE (object);

  g_free (self->name);
  g_free (self->description);
  G_OBJECT_CLASS (ogc_tile_parent_class)->finalize (object);
}

static void
ogc_tile_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  OgcTile *self = OGC_TILE (object);

  switch (prop_id)
    {
    case PROP_HIDDEN:
      g_value_set_boolean (value, ogc_tile_get_hidden (self));
      break;
    case PROP_ASSIGNED:
      g_value_set_object (value, ogc_tile_get_assigned (self));
      break;
    default:
      ogc_property_get (object, prop_id, value, pspec);
    }
}

static void
ogc_tile_class_init (OgcTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_tile_dispose;
  object_class->finalize = ogc_tile_finalize;
  object_class->get_property = ogc_tile_get_property;

  props[PROP_KIND] = ogc_property_new ("kind", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTile, kind));
  props[PROP_NUMBER] = ogc_property_new ("number", G_TYPE_INT, G_STRUCT_OFFSET (OgcTile, number));
  props[PROP_HIDDEN] = g_param_spec_boolean ("hidden", NULL, NULL, FALSE, readable);
  props[PROP_PLACE] = ogc_property_new ("place", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTile, place));
  props[PROP_COLOUR] = ogc_property_new ("colour", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTile, look.colour));
  props[PROP_BACK] = ogc_property_new ("back", G_TYPE_INT, G_STRUCT_OFFSET (OgcTile, look.back));
  props[PROP_VALUE] = ogc_property_new ("value", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTile, look.value));
  props[PROP_LOW_VALUE] = ogc_property_new ("low-value", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTile, look.low_value));
  props[PROP_SYMBOL] = ogc_property_new ("symbol", G_TYPE_STRING, G_STRUCT_OFFSET (OgcTile, look.symbol));
  props[PROP_NAME] = ogc_property_new ("name", G_TYPE_STRING, G_STRUCT_OFFSET (OgcTile, name));
  props[PROP_DESCRIPTION] = ogc_property_new ("description", G_TYPE_STRING, G_STRUCT_OFFSET (OgcTile, description));
  props[PROP_OFFERED] = ogc_property_new ("offered", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcTile, offered));
  props[PROP_AT] = ogc_property_new ("at", OGC_TYPE_TILE, G_STRUCT_OFFSET (OgcTile, at));
  props[PROP_ITEM] = ogc_property_new ("item", OGC_TYPE_TILE, G_STRUCT_OFFSET (OgcTile, item));
  props[PROP_ASSIGNED] = g_param_spec_object ("assigned", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_GOLD] = ogc_property_new ("gold", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTile, gold));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_tile_init (OgcTile *self)
{
}

OgcTile *
ogc_tile_new (const OgcTiles *tiles,
              OgcTileKind     kind,
              unsigned        number,
              unsigned        place)
{
  OgcTile *self;

  g_return_val_if_fail (tiles != NULL && kind < OGC_N_TILE_KINDS && number < ogc_tiles_count (kind), NULL);

  self = g_object_new (OGC_TYPE_TILE, NULL);
  self->kind = kind;
  self->number = number;
  self->place = place;
  self->look = look_of (tiles, kind, number);
  self->name = ogc_text_tile (tiles, kind, number);
  self->description = ogc_text_tile_description (tiles, kind, number);
  self->brief = ogc_text_tile_brief (tiles, kind, number);
  return self;
}

OgcTile *
ogc_tile_new_hidden (OgcTileKind kind,
                     int         back,
                     unsigned    place)
{
  OgcTile *self;

  g_return_val_if_fail (kind < OGC_N_TILE_KINDS && back < OGC_N_BACKS, NULL);

  self = g_object_new (OGC_TYPE_TILE, NULL);
  self->kind = kind;
  self->number = -1;
  self->place = place;
  self->look = look_of_hidden (kind, back);
  self->name = ogc_text_hidden_tile (kind, back);
  self->description = g_strdup (self->name);
  return self;
}

OgcTileKind
ogc_tile_get_kind (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), OGC_TILE_MAP);
  return self->kind;
}

int
ogc_tile_get_number (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), -1);
  return self->number;
}

gboolean
ogc_tile_get_hidden (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), TRUE);
  return self->number < 0;
}

unsigned
ogc_tile_get_place (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), 0);
  return self->place;
}

OgcColour
ogc_tile_get_colour (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), OGC_N_COLOURS);
  return self->look.colour;
}

int
ogc_tile_get_back (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), -1);
  return self->look.back;
}

unsigned
ogc_tile_get_value (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), 0);
  return self->look.value;
}

unsigned
ogc_tile_get_low_value (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), 0);
  return self->look.low_value;
}

const char *
ogc_tile_get_symbol (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  return self->look.symbol;
}

const char *
ogc_tile_get_lettering (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  return self->look.lettering;
}

const char *
ogc_tile_get_detail (OgcTile *self,
                     unsigned n)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  g_return_val_if_fail (n < G_N_ELEMENTS (self->look.details), NULL);

  return self->look.details[n];
}

const char *
ogc_tile_get_name (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  return self->name;
}

const char *
ogc_tile_get_description (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  return self->description;
}

const char *
ogc_tile_get_brief (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  return self->brief;
}

gboolean
ogc_tile_get_offered (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), FALSE);
  return self->offered;
}

OgcTile *
ogc_tile_get_at (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  return self->at;
}

OgcTile *
ogc_tile_get_item (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);
  return self->item;
}

unsigned
ogc_tile_get_held_value (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), 0);

  return self->bare ? self->look.low_value : self->look.value;
}

/* The list is created when first needed, because few tiles ever need one. */
GListModel *
ogc_tile_get_assigned (OgcTile *self)
{
  g_return_val_if_fail (OGC_IS_TILE (self), NULL);

  if (self->assigned == NULL)
    self->assigned = g_list_store_new (OGC_TYPE_TILE);
  return G_LIST_MODEL (self->assigned);
}

gboolean
ogc_tile_is_same (gconstpointer a,
                  gconstpointer b)
{
  OgcTile *one = (OgcTile *) a;
  OgcTile *other = (OgcTile *) b;

  g_return_val_if_fail (OGC_IS_TILE (one) && OGC_IS_TILE (other), FALSE);

  return one->kind == other->kind && one->number == other->number && one->place == other->place
         && one->look.back == other->look.back;
}

void
ogc_tile_add_named (GPtrArray      *tiles,
                    GListStore     *before,
                    const OgcTiles *faces,
                    OgcTileKind     kind,
                    unsigned        number,
                    unsigned        place)
{
  g_return_if_fail (tiles != NULL && G_IS_LIST_STORE (before));

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (before)); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (G_LIST_MODEL (before), i);

      if (tile->kind == kind && tile->number == (int) number && tile->place == place)
        {
          g_ptr_array_add (tiles, g_steal_pointer (&tile));
          return;
        }
    }
  g_ptr_array_add (tiles, ogc_tile_new (faces, kind, number, place));
}

void
ogc_tile_set_collection (OgcTile        *self,
                         const OgcTiles *faces,
                         unsigned        collection)
{
  g_autofree char *description = NULL;

  g_return_if_fail (OGC_IS_TILE (self));
  g_return_if_fail (self->kind == OGC_TILE_ARTIFACT && self->number >= 0);

  description = ogc_text_artifact_for (faces, (unsigned) self->number, collection);
  if (g_str_equal (self->description, description))
    return;
  g_free (self->description);
  self->description = g_steal_pointer (&description);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DESCRIPTION]);
}

void
ogc_tile_set_offered (OgcTile  *self,
                      gboolean  offered)
{
  g_return_if_fail (OGC_IS_TILE (self));
  ogc_notify_int (self, &self->offered, !!offered, props[PROP_OFFERED]);
}

void
ogc_tile_set_at (OgcTile *self,
                 OgcTile *at)
{
  g_return_if_fail (OGC_IS_TILE (self));
  if (g_set_weak_pointer (&self->at, at))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AT]);
}

void
ogc_tile_set_item (OgcTile *self,
                   OgcTile *item)
{
  g_return_if_fail (OGC_IS_TILE (self));
  if (g_set_weak_pointer (&self->item, item))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ITEM]);
}

void
ogc_tile_set_assigned (OgcTile   *self,
                       GPtrArray *assigned)
{
  g_return_if_fail (OGC_IS_TILE (self) && assigned != NULL);

  self->bare = assigned->len == 0;
  if (assigned->len > 0 || self->assigned != NULL)
    ogc_list_sync (G_LIST_STORE (ogc_tile_get_assigned (self)), assigned, g_direct_equal, NULL);
}

void
ogc_tile_set_gold (OgcTile  *self,
                   unsigned  gold)
{
  g_return_if_fail (OGC_IS_TILE (self));
  ogc_notify_uint (self, &self->gold, gold, props[PROP_GOLD]);
}
