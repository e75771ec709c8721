/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-seat.h"

#include "compile-command-card.h"
#include "ogc-notify.h"
#include "ogc-property.h"

struct _CompileSeat
{
  GObject parent_instance;

  unsigned index;
  char *name;
  char *emblem;
  char *kind;
  gboolean person;
  gboolean turn;
  gboolean thinking;
  gboolean control;
  unsigned compiled;
  unsigned hand_count;
  unsigned deck_count;
  unsigned trash_count;
  GListStore *lines;
  GListStore *hand;
  GListStore *trash;
  GListStore *top;
};

G_DEFINE_FINAL_TYPE (CompileSeat, compile_seat, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_INDEX,
  PROP_NAME,
  PROP_EMBLEM,
  PROP_KIND,
  PROP_PERSON,
  PROP_TURN,
  PROP_THINKING,
  PROP_CONTROL,
  PROP_COMPILED,
  PROP_HAND_COUNT,
  PROP_DECK_COUNT,
  PROP_TRASH_COUNT,
  PROP_HAND,
  PROP_TRASH,
  PROP_TOP,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* Updates @store to hold @cards, unknown ones last. */
static void
update_cards (CompileSeat       *self,
              GListStore        *store,
              const CompileView *view,
              CompileCards       cards,
              CompileZone        zone)
{
  const CompileCards parts[] = { cards & ~view->knowledge.hidden, cards & view->knowledge.hidden };
  guint8 numbers[COMPILE_N_CARDS];
  unsigned n = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    for (CompileCards left = parts[i]; left != 0; left &= left - 1)
      numbers[n++] = compile_cards_first (left);
  compile_command_card_sync (store, view, numbers, n, zone, self->index, -1);
}

static void
compile_seat_finalize (GObject *object)
{
  CompileSeat *self = COMPILE_SEAT (object);

  g_free (self->name);
  g_free (self->emblem);
  g_free (self->kind);
  g_clear_object (&self->lines);
  g_clear_object (&self->hand);
  g_clear_object (&self->trash);
  g_clear_object (&self->top);
  G_OBJECT_CLASS (compile_seat_parent_class)->finalize (object);
}

static void
compile_seat_class_init (CompileSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = compile_seat_finalize;
  object_class->get_property = ogc_property_get;

  props[PROP_INDEX] = ogc_property_new ("index", G_TYPE_UINT, G_STRUCT_OFFSET (CompileSeat, index));
  props[PROP_NAME] = ogc_property_new ("name", G_TYPE_STRING, G_STRUCT_OFFSET (CompileSeat, name));
  props[PROP_EMBLEM] = ogc_property_new ("emblem", G_TYPE_STRING, G_STRUCT_OFFSET (CompileSeat, emblem));
  props[PROP_KIND] = ogc_property_new ("kind", G_TYPE_STRING, G_STRUCT_OFFSET (CompileSeat, kind));
  props[PROP_PERSON] = ogc_property_new ("person", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileSeat, person));
  props[PROP_TURN] = ogc_property_new ("turn", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileSeat, turn));
  props[PROP_THINKING] = ogc_property_new ("thinking", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileSeat, thinking));
  props[PROP_CONTROL] = ogc_property_new ("control", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileSeat, control));
  props[PROP_COMPILED] = ogc_property_new ("compiled", G_TYPE_UINT, G_STRUCT_OFFSET (CompileSeat, compiled));
  props[PROP_HAND_COUNT] = ogc_property_new ("hand-count", G_TYPE_UINT, G_STRUCT_OFFSET (CompileSeat, hand_count));
  props[PROP_DECK_COUNT] = ogc_property_new ("deck-count", G_TYPE_UINT, G_STRUCT_OFFSET (CompileSeat, deck_count));
  props[PROP_TRASH_COUNT] = ogc_property_new ("trash-count", G_TYPE_UINT, G_STRUCT_OFFSET (CompileSeat, trash_count));
  props[PROP_HAND] = ogc_property_new ("hand", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileSeat, hand));
  props[PROP_TRASH] = ogc_property_new ("trash", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileSeat, trash));
  props[PROP_TOP] = ogc_property_new ("top", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileSeat, top));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
compile_seat_init (CompileSeat *self)
{
  self->lines = g_list_store_new (COMPILE_TYPE_LINE);
  self->hand = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
  self->trash = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
  self->top = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
}

CompileSeat *
compile_seat_new (unsigned           index,
                  const OgcSeatSpec *spec)
{
  CompileSeat *self = g_object_new (COMPILE_TYPE_SEAT, NULL);

  self->index = index;
  self->name = g_strdup (spec->name);
  self->emblem = g_strdup (spec->emblem);
  compile_seat_set_kind (self, spec->kind);
  for (unsigned number = 0; number < COMPILE_N_LINES; number++)
    {
      g_autoptr (CompileLine) line = compile_line_new (index, number);

      g_list_store_append (self->lines, line);
    }
  return self;
}

void
compile_seat_update (CompileSeat       *self,
                     const CompileView *view)
{
  const CompileState *seen;
  unsigned side;

  g_return_if_fail (COMPILE_IS_SEAT (self) && view != NULL);

  seen = &view->knowledge.seen;
  side = self->index;
  for (unsigned number = 0; number < COMPILE_N_LINES; number++)
    compile_line_update (compile_seat_get_line (self, number), view);
  update_cards (self, self->hand, view, seen->hand[side], COMPILE_ZONE_HAND);
  update_cards (self, self->trash, view, seen->trash[side], COMPILE_ZONE_TRASH);
  compile_command_card_sync (self->top, view, seen->top[side], seen->n_top[side], COMPILE_ZONE_DECK, side, -1);

  ogc_notify_int (self, &self->turn, seen->turn > 0 && seen->turn_side == side, props[PROP_TURN]);
  ogc_notify_int (self, &self->thinking, view->thinking == (int) side && !view->waiting, props[PROP_THINKING]);
  ogc_notify_int (self, &self->control, seen->control == side, props[PROP_CONTROL]);
  ogc_notify_uint (self, &self->compiled, compile_cards_count (seen->compiled >> COMPILE_N_LINES * side
                                                               & COMPILE_ALL_LINES),
                   props[PROP_COMPILED]);
  ogc_notify_uint (self, &self->hand_count, compile_state_hand_size (seen, side), props[PROP_HAND_COUNT]);
  ogc_notify_uint (self, &self->deck_count, compile_state_deck_size (seen, side), props[PROP_DECK_COUNT]);
  ogc_notify_uint (self, &self->trash_count, compile_cards_count (seen->trash[side]), props[PROP_TRASH_COUNT]);
}

void
compile_seat_set_kind (CompileSeat *self,
                       const char  *kind)
{
  g_return_if_fail (COMPILE_IS_SEAT (self) && kind != NULL);

  ogc_notify_string (self, &self->kind, g_strdup (kind), props[PROP_KIND]);
  ogc_notify_int (self, &self->person, g_str_equal (kind, OGC_SEAT_PERSON), props[PROP_PERSON]);
}

CompileLine *
compile_seat_get_line (CompileSeat *self,
                       unsigned     number)
{
  g_autoptr (CompileLine) line = NULL;

  g_return_val_if_fail (COMPILE_IS_SEAT (self) && number < COMPILE_N_LINES, NULL);

  line = g_list_model_get_item (G_LIST_MODEL (self->lines), number);
  return line; /* the list keeps it */
}

unsigned
compile_seat_get_index (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), 0);
  return self->index;
}

const char *
compile_seat_get_name (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), NULL);
  return self->name;
}

const char *
compile_seat_get_emblem (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), NULL);
  return self->emblem;
}

const char *
compile_seat_get_kind (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), NULL);
  return self->kind;
}

gboolean
compile_seat_get_person (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), FALSE);
  return self->person;
}

gboolean
compile_seat_get_turn (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), FALSE);
  return self->turn;
}

gboolean
compile_seat_get_thinking (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), FALSE);
  return self->thinking;
}

gboolean
compile_seat_get_control (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), FALSE);
  return self->control;
}

unsigned
compile_seat_get_compiled (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), 0);
  return self->compiled;
}

unsigned
compile_seat_get_hand_count (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), 0);
  return self->hand_count;
}

unsigned
compile_seat_get_deck_count (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), 0);
  return self->deck_count;
}

unsigned
compile_seat_get_trash_count (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), 0);
  return self->trash_count;
}

GListModel *
compile_seat_get_hand (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), NULL);
  return G_LIST_MODEL (self->hand);
}

GListModel *
compile_seat_get_trash (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), NULL);
  return G_LIST_MODEL (self->trash);
}

GListModel *
compile_seat_get_top (CompileSeat *self)
{
  g_return_val_if_fail (COMPILE_IS_SEAT (self), NULL);
  return G_LIST_MODEL (self->top);
}
