/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-dice-set.h"

#include <glib/gi18n.h>

#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-setup.h"
#include "ogc-text.h"

struct _OgcDiceSet
{
  GObject parent_instance;

  unsigned owner;
  char *owner_name;
  OgcDice dice;
  unsigned place;
  unsigned rank;
  char *reward;
  char *brief;
  gboolean rewarded;
  gboolean last_moved;
  gboolean pushed;
  unsigned mark, mark_seat;
  gboolean choosing;
  OgcTile *tile;
  char *description; /* NULL until it is needed */
};

G_DEFINE_FINAL_TYPE (OgcDiceSet, ogc_dice_set, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_OWNER,
  PROP_DICE,
  PROP_PLACE,
  PROP_RANK,
  PROP_REWARD,
  PROP_BRIEF,
  PROP_REWARDED,
  PROP_LAST_MOVED,
  PROP_PUSHED,
  PROP_MARK,
  PROP_CHOOSING,
  PROP_TILE,
  PROP_DESCRIPTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static char *
describe_set (OgcDiceSet *self)
{
  g_autofree char *dice = ogc_text_dice (self->dice);

  if (self->reward[0] == '\0')
    /* TRANSLATORS: dice on the table: whose they are, and their values, "Ada: 2 3 4". */
    return g_strdup_printf (_("%s: %s"), self->owner_name, dice);
  if (self->rank == 0)
    /* TRANSLATORS: whose dice, their values, what they would get, "Ada: 2, 1 silver treasure". */
    return g_strdup_printf (_("%s: %s, %s"), self->owner_name, dice, self->reward);
  /* TRANSLATORS: whose dice, their values, their rank in the building, what they would get,
   * "Ada: 2 3 4, rank 1, keeps 2 of 3 artifacts". */
  return g_strdup_printf (_("%s: %s, rank %u, %s"), self->owner_name, dice, self->rank, self->reward);
}

/* Drops the description, which is made again when needed: most sets are only compared. */
static void
forget_description (OgcDiceSet *self)
{
  g_clear_pointer (&self->description, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DESCRIPTION]);
}

static void
ogc_dice_set_finalize (GObject *object)
{
  OgcDiceSet *self = OGC_DICE_SET (object);

  g_free (self->owner_name);
  g_free (self->reward);
  g_free (self->brief);
  g_free (self->description);
  g_clear_object (&self->tile);
  G_OBJECT_CLASS (ogc_dice_set_parent_class)->finalize (object);
}

static void
ogc_dice_set_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcDiceSet *self = OGC_DICE_SET (object);

  switch (prop_id)
    {
    case PROP_DESCRIPTION:
      g_value_set_string (value, ogc_dice_set_get_description (self));
      break;
    default:
      ogc_property_get (object, prop_id, value, pspec);
    }
}

static void
ogc_dice_set_class_init (OgcDiceSetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ogc_dice_set_finalize;
  object_class->get_property = ogc_dice_set_get_property;

  props[PROP_OWNER] = ogc_property_new ("owner", G_TYPE_UINT, G_STRUCT_OFFSET (OgcDiceSet, owner));
  props[PROP_DICE] = ogc_property_new ("dice", G_TYPE_UINT, G_STRUCT_OFFSET (OgcDiceSet, dice));
  props[PROP_PLACE] = ogc_property_new ("place", G_TYPE_UINT, G_STRUCT_OFFSET (OgcDiceSet, place));
  props[PROP_RANK] = ogc_property_new ("rank", G_TYPE_UINT, G_STRUCT_OFFSET (OgcDiceSet, rank));
  props[PROP_REWARD] = ogc_property_new ("reward", G_TYPE_STRING, G_STRUCT_OFFSET (OgcDiceSet, reward));
  props[PROP_BRIEF] = ogc_property_new ("brief", G_TYPE_STRING, G_STRUCT_OFFSET (OgcDiceSet, brief));
  props[PROP_REWARDED] = ogc_property_new ("rewarded", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcDiceSet, rewarded));
  props[PROP_PUSHED] = ogc_property_new ("pushed", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcDiceSet, pushed));
  props[PROP_LAST_MOVED] = ogc_property_new ("last-moved", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcDiceSet, last_moved));
  props[PROP_MARK] = ogc_property_new ("mark", G_TYPE_UINT, G_STRUCT_OFFSET (OgcDiceSet, mark));
  props[PROP_CHOOSING] = ogc_property_new ("choosing", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcDiceSet, choosing));
  props[PROP_TILE] = ogc_property_new ("tile", OGC_TYPE_TILE, G_STRUCT_OFFSET (OgcDiceSet, tile));
  props[PROP_DESCRIPTION] = g_param_spec_string ("description", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_dice_set_init (OgcDiceSet *self)
{
  self->reward = g_strdup ("");
  self->brief = g_strdup ("");
}

OgcDiceSet *
ogc_dice_set_new (unsigned    owner,
                  const char *owner_name,
                  OgcDice     dice,
                  unsigned    place)
{
  OgcDiceSet *self;

  g_return_val_if_fail (owner < OGC_N_OWNERS && owner_name != NULL, NULL);
  g_return_val_if_fail (ogc_dice_is_valid (dice), NULL);

  self = g_object_new (OGC_TYPE_DICE_SET, NULL);
  self->owner = owner;
  self->owner_name = g_strdup (owner_name);
  self->dice = dice;
  self->place = place;
  return self;
}

unsigned
ogc_dice_set_get_owner (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), 0);
  return self->owner;
}

OgcDice
ogc_dice_set_get_dice (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), 0);
  return self->dice;
}

unsigned
ogc_dice_set_get_place (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), 0);
  return self->place;
}

unsigned
ogc_dice_set_get_rank (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), 0);
  return self->rank;
}

const char *
ogc_dice_set_get_brief (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), NULL);

  return self->brief;
}

const char *
ogc_dice_set_get_reward (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), NULL);
  return self->reward;
}

gboolean
ogc_dice_set_get_rewarded (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), FALSE);
  return self->rewarded;
}

gboolean
ogc_dice_set_get_last_moved (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), FALSE);
  return self->last_moved;
}

gboolean
ogc_dice_set_get_pushed (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), FALSE);
  return self->pushed;
}

unsigned
ogc_dice_set_get_mark (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), 0);
  return self->mark;
}

unsigned
ogc_dice_set_get_mark_seat (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), 0);
  return self->mark_seat;
}

gboolean
ogc_dice_set_get_choosing (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), FALSE);
  return self->choosing;
}

OgcTile *
ogc_dice_set_get_tile (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), NULL);
  return self->tile;
}

const char *
ogc_dice_set_get_description (OgcDiceSet *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (self), NULL);

  if (self->description == NULL)
    self->description = describe_set (self);
  return self->description;
}

unsigned
ogc_dice_set_get_values (OgcDiceSet *self,
                         guint8     *values)
{
  unsigned n = 0;

  g_return_val_if_fail (OGC_IS_DICE_SET (self) && values != NULL, 0);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (self->dice, value); i++)
      values[n++] = value;
  return n;
}

gboolean
ogc_dice_set_is_same (gconstpointer a,
                      gconstpointer b)
{
  OgcDiceSet *one = (OgcDiceSet *) a;
  OgcDiceSet *other = (OgcDiceSet *) b;

  g_return_val_if_fail (OGC_IS_DICE_SET (one) && OGC_IS_DICE_SET (other), FALSE);

  return one->owner == other->owner && one->dice == other->dice && one->place == other->place;
}

void
ogc_dice_set_set_rank (OgcDiceSet *self,
                       unsigned    rank)
{
  g_return_if_fail (OGC_IS_DICE_SET (self));
  if (ogc_notify_uint (self, &self->rank, rank, props[PROP_RANK]))
    forget_description (self);
}

void
ogc_dice_set_set_reward (OgcDiceSet *self,
                         const char *reward,
                         const char *brief,
                         gboolean    rewarded)
{
  g_return_if_fail (OGC_IS_DICE_SET (self) && reward != NULL && brief != NULL);
  if (ogc_notify_string (self, &self->reward, g_strdup (reward), props[PROP_REWARD]))
    forget_description (self);
  ogc_notify_string (self, &self->brief, g_strdup (brief), props[PROP_BRIEF]);
  ogc_notify_int (self, &self->rewarded, !!rewarded, props[PROP_REWARDED]);
}

void
ogc_dice_set_set_last_moved (OgcDiceSet *self,
                             gboolean    last_moved)
{
  g_return_if_fail (OGC_IS_DICE_SET (self));
  ogc_notify_int (self, &self->last_moved, !!last_moved, props[PROP_LAST_MOVED]);
}

void
ogc_dice_set_set_pushed (OgcDiceSet *self,
                         gboolean    pushed)
{
  g_return_if_fail (OGC_IS_DICE_SET (self));
  ogc_notify_int (self, &self->pushed, !!pushed, props[PROP_PUSHED]);
}

void
ogc_dice_set_set_mark (OgcDiceSet *self,
                       unsigned    mark,
                       unsigned    seat)
{
  g_return_if_fail (OGC_IS_DICE_SET (self));
  self->mark_seat = seat;
  ogc_notify_uint (self, &self->mark, mark, props[PROP_MARK]);
}

void
ogc_dice_set_set_choosing (OgcDiceSet *self,
                           gboolean    choosing)
{
  g_return_if_fail (OGC_IS_DICE_SET (self));
  ogc_notify_int (self, &self->choosing, !!choosing, props[PROP_CHOOSING]);
}

void
ogc_dice_set_set_tile (OgcDiceSet *self,
                       OgcTile    *tile)
{
  g_return_if_fail (OGC_IS_DICE_SET (self));
  g_return_if_fail (tile == NULL || OGC_IS_TILE (tile));

  if (self->tile == tile || (self->tile != NULL && tile != NULL && ogc_tile_is_same (self->tile, tile)
                             && ogc_tile_get_held_value (self->tile) == ogc_tile_get_held_value (tile)))
    return;
  g_set_object (&self->tile, tile);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TILE]);
}
