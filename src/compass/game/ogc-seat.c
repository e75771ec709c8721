/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-list.h"
#include "ogc-notify.h"
#include "ogc-property.h"

/* What lies in front of a seat. */
typedef struct {
  GListStore *tiles[OGC_N_TILE_KINDS]; /* (element-type OgcTile): what it holds, by kind */
  GListStore *drawn;                   /* (element-type OgcTile): chests of this round (GAL-2) */
  GListStore *lines;                   /* (element-type OgcScoreLine): the account */
  OgcHolding  holding;                 /* the part of it that the viewer can name */
  OgcScore    score;
  gboolean    complete;                /* the viewer can name everything */
} OgcTableau;

struct _OgcSeat
{
  GObject parent_instance;

  unsigned index;
  char *name;
  char *emblem;
  char *kind;

  unsigned own_dice;
  unsigned knowledge;
  gboolean asked;
  gboolean turn;
  gboolean start;
  gboolean thinking;
  unsigned mark;
  gboolean viewed;
  unsigned gold;
  gboolean gold_exact;
  int expected;
  unsigned place;
  char *status;
  char *description;

  OgcTableau tableau;
};

G_DEFINE_FINAL_TYPE (OgcSeat, ogc_seat, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_INDEX,
  PROP_NAME,
  PROP_EMBLEM,
  PROP_KIND,
  PROP_PERSON,
  PROP_NEUTRAL,
  PROP_OWN_DICE,
  PROP_KNOWLEDGE,
  PROP_ASKED,
  PROP_TURN,
  PROP_START,
  PROP_THINKING,
  PROP_MARK,
  PROP_VIEWED,
  PROP_GOLD,
  PROP_GOLD_EXACT,
  PROP_EXPECTED,
  PROP_PLACE,
  PROP_STATUS,
  PROP_DESCRIPTION,
  PROP_DRAWN,
  PROP_SCORE_LINES,
  PROP_TILES, /* followed by one for each further OgcTileKind */
  N_PROPS = PROP_TILES + OGC_N_TILE_KINDS
};

static GParamSpec *props[N_PROPS];

static const char *const tile_props[OGC_N_TILE_KINDS] = {
  [OGC_TILE_MAP] = "maps",
  [OGC_TILE_SPECIALIST] = "specialists",
  [OGC_TILE_ITEM] = "items",
  [OGC_TILE_ARTIFACT] = "artifacts",
  [OGC_TILE_COLLECTION] = "collections",
  [OGC_TILE_ABILITY] = "abilities",
  [OGC_TILE_CHEST] = "chests",
  [OGC_TILE_BRONZE] = "bronze",
  [OGC_TILE_SILVER] = "silver",
  [OGC_TILE_GOLD] = "golden",
  [OGC_TILE_MISSION] = "missions",
};

/* Lines are constant, so another score has other lines. */
static gboolean
same_line (gconstpointer a,
           gconstpointer b)
{
  OgcScoreLine *line = (OgcScoreLine *) a;
  OgcScoreLine *other = (OgcScoreLine *) b;

  return ogc_score_line_get_gold (line) == ogc_score_line_get_gold (other)
         && ogc_score_line_get_tile (line) == ogc_score_line_get_tile (other)
         && g_str_equal (ogc_score_line_get_text (line), ogc_score_line_get_text (other));
}

static void
add_hidden (GPtrArray   *tiles,
            OgcTileKind  kind,
            int          back,
            unsigned     count)
{
  while (count-- > 0)
    g_ptr_array_add (tiles, ogc_tile_new_hidden (kind, back, 0));
}

static void
add_named (GPtrArray      *tiles,
           GListStore     *before,
           const OgcTiles *faces,
           OgcTileKind     kind,
           OgcTileMask     mask)
{
  for (; mask != 0; mask &= mask - 1)
    ogc_tile_add_named (tiles, before, faces, kind, ogc_tile_mask_first (mask), 0);
}

static void
update_tiles (OgcTableau         *self,
              const OgcKnowledge *knowledge,
              unsigned            seat)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

      add_named (wanted, self->tiles[kind], knowledge->seen.tiles, kind, knowledge->seen.held[seat][kind]);
      if (kind != OGC_TILE_ITEM)
        add_hidden (wanted, kind, -1, knowledge->hidden[seat][kind]);
      else
        for (unsigned back = 0; back < OGC_N_BACKS; back++)
          add_hidden (wanted, kind, (int) back, knowledge->hidden_backs[seat][back]);
      ogc_list_sync (self->tiles[kind], wanted, ogc_tile_is_same, NULL);
    }
}

static void
update_drawn (OgcTableau         *self,
              const OgcKnowledge *knowledge,
              unsigned            seat)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

  add_named (wanted, self->drawn, knowledge->seen.tiles, OGC_TILE_CHEST, knowledge->seen.galleon.drawn[seat]);
  add_hidden (wanted, OGC_TILE_CHEST, -1, knowledge->hidden_chests[seat]);
  ogc_list_sync (self->drawn, wanted, ogc_tile_is_same, NULL);
}

/* The tile held of @kind with @number; NULL if the viewer cannot name it. Owned by the list. */
static OgcTile *
find_tile (OgcTableau  *self,
           OgcTileKind  kind,
           unsigned     number)
{
  const unsigned n = g_list_model_get_n_items (G_LIST_MODEL (self->tiles[kind]));

  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (G_LIST_MODEL (self->tiles[kind]), i);

      if (ogc_tile_get_number (tile) == (int) number)
        return tile;
    }
  return NULL;
}

/* The map or mission where a specialist with @at (OgcScore) is, or NULL. */
static OgcTile *
place_of (OgcTableau *self,
          unsigned    at)
{
  if (at == OGC_UNASSIGNED)
    return NULL;
  return at < OGC_AT_MISSION (0) ? find_tile (self, OGC_TILE_MAP, at)
                                 : find_tile (self, OGC_TILE_MISSION, at - OGC_AT_MISSION (0));
}

static void
assign_specialists (OgcTableau *self)
{
  for (OgcTileMask mask = self->holding.tiles[OGC_TILE_SPECIALIST]; mask != 0; mask &= mask - 1)
    {
      const unsigned number = ogc_tile_mask_first (mask);
      OgcTile *item = NULL;

      for (OgcTileMask items = self->holding.tiles[OGC_TILE_ITEM]; items != 0; items &= items - 1)
        if (self->score.bearer[ogc_tile_mask_first (items)] == number)
          item = find_tile (self, OGC_TILE_ITEM, ogc_tile_mask_first (items));
      ogc_tile_set_at (find_tile (self, OGC_TILE_SPECIALIST, number), place_of (self, self->score.at[number]));
      ogc_tile_set_item (find_tile (self, OGC_TILE_SPECIALIST, number), item);
    }
}

/* Sets the specialists on every map and mission of @kind. They are sorted, because cartographers need not have lower
 * numbers in every tile file. */
static void
assign_places (OgcTableau     *self,
               const OgcTiles *faces,
               OgcTileKind     kind)
{
  for (OgcTileMask mask = self->holding.tiles[kind]; mask != 0; mask &= mask - 1)
    {
      const unsigned number = ogc_tile_mask_first (mask);
      const unsigned at = kind == OGC_TILE_MAP ? OGC_AT_MAP (number) : OGC_AT_MISSION (number);
      g_autoptr (GPtrArray) there = g_ptr_array_new ();

      for (unsigned who = 0; who < OGC_N_SPECIALIST_KINDS; who++)
        for (OgcTileMask tiles = self->holding.tiles[OGC_TILE_SPECIALIST]; tiles != 0; tiles &= tiles - 1)
          if (self->score.at[ogc_tile_mask_first (tiles)] == at
              && faces->specialists[ogc_tile_mask_first (tiles)].kind == who)
            g_ptr_array_add (there, find_tile (self, OGC_TILE_SPECIALIST, ogc_tile_mask_first (tiles)));
      ogc_tile_set_assigned (find_tile (self, kind, number), there);
    }
}

/* Sets the gold of every tile, and replaces the account. */
static void
replace_account (OgcTableau     *self,
                 const OgcTiles *faces)
{
  g_autoptr (GArray) lines = ogc_text_score (faces, &self->holding, &self->score);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

  for (unsigned i = 0; i < lines->len; i++)
    {
      const OgcTextLine *line = &g_array_index (lines, OgcTextLine, i);
      OgcTile *tile = line->tile_kind < OGC_N_TILE_KINDS ? find_tile (self, line->tile_kind, line->tile) : NULL;

      if (tile != NULL)
        ogc_tile_set_gold (tile, line->gold);
      g_ptr_array_add (wanted, ogc_score_line_new (line->source, line->gold, line->text, tile));
    }
  ogc_list_sync (self->lines, wanted, same_line, NULL);
}

static void
init_tableau (OgcTableau *self)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    self->tiles[kind] = g_list_store_new (OGC_TYPE_TILE);
  self->drawn = g_list_store_new (OGC_TYPE_TILE);
  self->lines = g_list_store_new (OGC_TYPE_SCORE_LINE);
  memset (&self->holding, 0xff, sizeof self->holding); /* no holding is like this, so the first one is always scored */
}

static void
clear_tableau (OgcTableau *self)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    g_clear_object (&self->tiles[kind]);
  g_clear_object (&self->drawn);
  g_clear_object (&self->lines);
}

static void
fill_tableau (OgcTableau    *self,
              const OgcView *view,
              unsigned       seat)
{
  const OgcKnowledge *knowledge = &view->knowledge;
  OgcHolding holding;
  unsigned hidden = 0;

  update_tiles (self, knowledge, seat);
  update_drawn (self, knowledge, seat);
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    hidden += knowledge->hidden[seat][kind];
  self->complete = hidden == 0;

  memset (&holding, 0, sizeof holding);
  ogc_state_holding (&knowledge->seen, seat, &holding);
  if (memcmp (&holding, &self->holding, sizeof holding) == 0)
    return;
  self->holding = holding;
  ogc_score (knowledge->seen.tiles, &self->holding, &self->score);
  assign_specialists (self);
  assign_places (self, knowledge->seen.tiles, OGC_TILE_MAP);
  assign_places (self, knowledge->seen.tiles, OGC_TILE_MISSION);
  replace_account (self, knowledge->seen.tiles);
}

/* The neutral dice in all hands, which are the neutral player's own dice (NEU-1). */
static unsigned
neutral_in_hands (const OgcState *state)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    n += ogc_state_neutral_in_hand (state, seat);
  return n;
}

static char *
describe_status (OgcSeat *self)
{
  g_autofree char *dice = ogc_text_own_dice (self->own_dice);
  g_autofree char *knowledge = NULL;

  if (self->index == OGC_NEUTRAL)
    return g_steal_pointer (&dice);
  knowledge = ogc_text_knowledge (self->knowledge);
  return g_strdup_printf (C_("list", "%s, %s"), dice, knowledge);
}

/* Adds @item to the translated list @list; takes ownership of both. */
static char *
list_add (char *list,
          char *item)
{
  g_autofree char *before = list;
  g_autofree char *added = item;

  return g_strdup_printf (C_("list", "%s, %s"), before, added);
}

static char *
describe_seat (OgcSeat *self)
{
  g_autofree char *list = g_strdup (self->status);

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      const unsigned n = g_list_model_get_n_items (G_LIST_MODEL (self->tableau.tiles[kind]));

      if (n > 0)
        list = list_add (g_steal_pointer (&list), ogc_text_tile_count (kind, n));
    }
  if (self->index != OGC_NEUTRAL)
    list = list_add (g_steal_pointer (&list), ogc_text_gold (self->gold));
  if (self->expected >= 0)
    list = list_add (g_steal_pointer (&list),
                     /* TRANSLATORS: in a list of what a seat has: gold that it may expect to end with */
                     g_strdup_printf (_("about %d\302\240gold expected at the end"), self->expected));
  if (self->start)
    /* TRANSLATORS: in a list of what a player has */
    list = list_add (g_steal_pointer (&list), g_strdup (_("start player of this round")));
  if (self->turn || self->asked)
    /* TRANSLATORS: in a list of what a player has */
    list = list_add (g_steal_pointer (&list), g_strdup (_("has the turn")));
  /* TRANSLATORS: a name, and a list of what that seat has. */
  return g_strdup_printf (_("%s: %s"), self->name, list);
}

static void
update_dice (OgcSeat        *self,
             const OgcState *seen)
{
  const gboolean neutral = self->index == OGC_NEUTRAL;

  ogc_notify_uint (self, &self->own_dice, neutral ? neutral_in_hands (seen) : ogc_state_own_in_hand (seen, self->index),
                   props[PROP_OWN_DICE]);
  ogc_notify_uint (self, &self->knowledge, neutral ? 0 : seen->knowledge[self->index], props[PROP_KNOWLEDGE]);
}

/* The number of the seat's last turn; none once the round of that turn is over. */
static unsigned
find_mark (OgcSeat       *self,
           const OgcView *view)
{
  for (unsigned i = view->n_marks; i > 0; i--)
    if (view->marks[i - 1].event.seat == self->index)
      return view->marks[i - 1].over ? 0 : view->marks[i - 1].number;
  return 0;
}

static void
update_course (OgcSeat       *self,
               const OgcView *view)
{
  const OgcState *seen = &view->knowledge.seen;
  const gboolean turning = seen->phase == OGC_PHASE_LAPS || seen->phase == OGC_PHASE_GIFTS;

  ogc_notify_int (self, &self->asked, seen->ask.kind != OGC_ASK_NOTHING && seen->ask.seat == self->index,
                  props[PROP_ASKED]);
  ogc_notify_int (self, &self->turn, turning && seen->turn_seat == self->index, props[PROP_TURN]);
  ogc_notify_int (self, &self->start, seen->start_seat == self->index, props[PROP_START]);
  ogc_notify_int (self, &self->thinking, !view->waiting && view->thinking == (int) self->index, props[PROP_THINKING]);
  ogc_notify_uint (self, &self->mark, find_mark (self, view), props[PROP_MARK]);
  ogc_notify_int (self, &self->viewed, view->open || view->viewer == (int) self->index, props[PROP_VIEWED]);
}

static void
update_tableau (OgcSeat       *self,
                const OgcView *view)
{
  const unsigned place = view->result != NULL ? view->result->place[self->index] : 0;

  fill_tableau (&self->tableau, view, self->index);
  ogc_notify_uint (self, &self->gold, self->tableau.score.total, props[PROP_GOLD]);
  ogc_notify_int (self, &self->gold_exact, self->tableau.complete, props[PROP_GOLD_EXACT]);
  ogc_notify_uint (self, &self->place, place, props[PROP_PLACE]);
}

static void
ogc_seat_finalize (GObject *object)
{
  OgcSeat *self = OGC_SEAT (object);

  g_free (self->name);
  g_free (self->emblem);
  g_free (self->kind);
  g_free (self->status);
  g_free (self->description);
  clear_tableau (&self->tableau);
  G_OBJECT_CLASS (ogc_seat_parent_class)->finalize (object);
}

static void
ogc_seat_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  OgcSeat *self = OGC_SEAT (object);

  switch (prop_id)
    {
    case PROP_PERSON:
      g_value_set_boolean (value, ogc_seat_get_person (self));
      break;
    case PROP_NEUTRAL:
      g_value_set_boolean (value, ogc_seat_get_neutral (self));
      break;
    default:
      ogc_property_get (object, prop_id, value, pspec);
    }
}

static void
ogc_seat_class_init (OgcSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ogc_seat_finalize;
  object_class->get_property = ogc_seat_get_property;

  props[PROP_INDEX] = ogc_property_new ("index", G_TYPE_UINT, G_STRUCT_OFFSET (OgcSeat, index));
  props[PROP_NAME] = ogc_property_new ("name", G_TYPE_STRING, G_STRUCT_OFFSET (OgcSeat, name));
  props[PROP_EMBLEM] = ogc_property_new ("emblem", G_TYPE_STRING, G_STRUCT_OFFSET (OgcSeat, emblem));
  props[PROP_KIND] = ogc_property_new ("kind", G_TYPE_STRING, G_STRUCT_OFFSET (OgcSeat, kind));
  props[PROP_PERSON] = g_param_spec_boolean ("person", NULL, NULL, FALSE, readable);
  props[PROP_NEUTRAL] = g_param_spec_boolean ("neutral", NULL, NULL, FALSE, readable);
  props[PROP_OWN_DICE] = ogc_property_new ("own-dice", G_TYPE_UINT, G_STRUCT_OFFSET (OgcSeat, own_dice));
  props[PROP_KNOWLEDGE] = ogc_property_new ("knowledge", G_TYPE_UINT, G_STRUCT_OFFSET (OgcSeat, knowledge));
  props[PROP_ASKED] = ogc_property_new ("asked", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcSeat, asked));
  props[PROP_TURN] = ogc_property_new ("turn", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcSeat, turn));
  props[PROP_START] = ogc_property_new ("start", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcSeat, start));
  props[PROP_THINKING] = ogc_property_new ("thinking", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcSeat, thinking));
  props[PROP_MARK] = ogc_property_new ("mark", G_TYPE_UINT, G_STRUCT_OFFSET (OgcSeat, mark));
  props[PROP_VIEWED] = ogc_property_new ("viewed", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcSeat, viewed));
  props[PROP_GOLD] = ogc_property_new ("gold", G_TYPE_UINT, G_STRUCT_OFFSET (OgcSeat, gold));
  props[PROP_GOLD_EXACT] = ogc_property_new ("gold-exact", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcSeat, gold_exact));
  props[PROP_EXPECTED] = ogc_property_new ("expected", G_TYPE_INT, G_STRUCT_OFFSET (OgcSeat, expected));
  props[PROP_PLACE] = ogc_property_new ("place", G_TYPE_UINT, G_STRUCT_OFFSET (OgcSeat, place));
  props[PROP_STATUS] = ogc_property_new ("status", G_TYPE_STRING, G_STRUCT_OFFSET (OgcSeat, status));
  props[PROP_DESCRIPTION] = ogc_property_new ("description", G_TYPE_STRING, G_STRUCT_OFFSET (OgcSeat, description));
  props[PROP_DRAWN] = ogc_property_new ("drawn", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcSeat, tableau.drawn));
  props[PROP_SCORE_LINES] = ogc_property_new ("score-lines", G_TYPE_LIST_MODEL,
                                              G_STRUCT_OFFSET (OgcSeat, tableau.lines));
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    props[PROP_TILES + kind] = ogc_property_new (tile_props[kind], G_TYPE_LIST_MODEL,
                                                 G_STRUCT_OFFSET (OgcSeat, tableau.tiles[kind]));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_seat_init (OgcSeat *self)
{
  self->expected = -1;
  init_tableau (&self->tableau);
}

OgcSeat *
ogc_seat_new (unsigned           index,
              const OgcSeatSpec *spec)
{
  OgcSeat *self;

  g_return_val_if_fail (index == OGC_NEUTRAL ? spec == NULL : index < OGC_MAX_SEATS && spec != NULL, NULL);

  self = g_object_new (OGC_TYPE_SEAT, NULL);
  self->index = index;
  self->name = g_strdup (spec != NULL ? spec->name : C_("owner", "Neutral player"));
  self->emblem = g_strdup (spec != NULL ? spec->emblem : "neutral");
  self->kind = g_strdup (spec != NULL ? spec->kind : "neutral");
  return self;
}

void
ogc_seat_update (OgcSeat       *self,
                 const OgcView *view)
{
  g_return_if_fail (OGC_IS_SEAT (self) && view != NULL);

  g_object_freeze_notify (G_OBJECT (self));
  update_dice (self, &view->knowledge.seen);
  update_course (self, view);
  if (self->index != OGC_NEUTRAL)
    update_tableau (self, view);
  ogc_notify_string (self, &self->status, describe_status (self), props[PROP_STATUS]);
  ogc_notify_string (self, &self->description, describe_seat (self), props[PROP_DESCRIPTION]);
  g_object_thaw_notify (G_OBJECT (self));
}

unsigned
ogc_seat_get_index (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), 0);
  return self->index;
}

const char *
ogc_seat_get_name (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  return self->name;
}

const char *
ogc_seat_get_emblem (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  return self->emblem;
}

const char *
ogc_seat_get_kind (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  return self->kind;
}

void
ogc_seat_set_kind (OgcSeat    *self,
                   const char *kind)
{
  g_return_if_fail (OGC_IS_SEAT (self));
  g_return_if_fail (kind != NULL);

  if (ogc_notify_string (self, &self->kind, g_strdup (kind), props[PROP_KIND]))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PERSON]);
}

gboolean
ogc_seat_get_person (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return g_str_equal (self->kind, OGC_SEAT_PERSON);
}

gboolean
ogc_seat_get_neutral (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return self->index == OGC_NEUTRAL;
}

unsigned
ogc_seat_get_own_dice (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), 0);
  return self->own_dice;
}

unsigned
ogc_seat_get_knowledge (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), 0);
  return self->knowledge;
}

gboolean
ogc_seat_get_asked (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return self->asked;
}

gboolean
ogc_seat_get_turn (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return self->turn;
}

gboolean
ogc_seat_get_start (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return self->start;
}

gboolean
ogc_seat_get_thinking (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return self->thinking;
}

unsigned
ogc_seat_get_mark (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), 0);
  return self->mark;
}

gboolean
ogc_seat_get_viewed (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return self->viewed;
}

unsigned
ogc_seat_get_gold (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), 0);
  return self->gold;
}

gboolean
ogc_seat_get_gold_exact (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), FALSE);
  return self->gold_exact;
}

char *
ogc_seat_dup_gold (OgcSeat  *self,
                   unsigned  gold)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  if (self->gold_exact)
    return g_strdup_printf ("%u", gold);
  /* TRANSLATORS: gold that is known of a player, who may have more */
  return g_strdup_printf (_("≥ %u"), gold);
}

int
ogc_seat_get_expected (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), -1);
  return self->expected;
}

void
ogc_seat_set_expected (OgcSeat *self,
                       int      expected)
{
  g_return_if_fail (OGC_IS_SEAT (self));

  g_object_freeze_notify (G_OBJECT (self));
  if (ogc_notify_int (self, &self->expected, expected, props[PROP_EXPECTED]))
    ogc_notify_string (self, &self->description, describe_seat (self), props[PROP_DESCRIPTION]);
  g_object_thaw_notify (G_OBJECT (self));
}

unsigned
ogc_seat_get_place (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), 0);
  return self->place;
}

const char *
ogc_seat_get_status (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  return self->status;
}

const char *
ogc_seat_get_description (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  return self->description;
}

GListModel *
ogc_seat_get_tiles (OgcSeat     *self,
                    OgcTileKind  kind)
{
  g_return_val_if_fail (OGC_IS_SEAT (self) && kind < OGC_N_TILE_KINDS, NULL);
  return G_LIST_MODEL (self->tableau.tiles[kind]);
}

GListModel *
ogc_seat_get_drawn (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  return G_LIST_MODEL (self->tableau.drawn);
}

GListModel *
ogc_seat_get_score_lines (OgcSeat *self)
{
  g_return_val_if_fail (OGC_IS_SEAT (self), NULL);
  return G_LIST_MODEL (self->tableau.lines);
}

unsigned
ogc_seat_count_gold_of (OgcSeat        *self,
                        const OgcTiles *faces,
                        GPtrArray      *tiles,
                        unsigned        knowledge)
{
  OgcHolding without;

  g_return_val_if_fail (OGC_IS_SEAT (self), 0);
  g_return_val_if_fail (knowledge <= self->tableau.holding.knowledge, 0);

  without = self->tableau.holding;
  without.knowledge -= knowledge;
  for (guint i = 0; i < tiles->len; i++)
    if (!ogc_tile_get_hidden (tiles->pdata[i]))
      without.tiles[ogc_tile_get_kind (tiles->pdata[i])] &= ~OGC_TILE_BIT (ogc_tile_get_number (tiles->pdata[i]));
  return self->tableau.score.total - ogc_score_total (faces, &without);
}
