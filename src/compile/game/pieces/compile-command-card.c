/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-command-card.h"

#include <string.h>

#include "compile-field.h"
#include "compile-game-text.h"
#include "compile-rules.h"
#include "ogc-list.h"
#include "ogc-property.h"

/* Everything that a card shows: its properties, one member each. */
typedef struct {
  gboolean known;
  int number;
  int protocol;
  int printed;
  int value;
  unsigned zone;
  gboolean face_up;
  int side;
  int line;
  unsigned depth;
  gboolean free;
  gboolean choosable;
  gboolean picked;
  unsigned plays;
  unsigned plug;
  gboolean running;
  int box;
  const char *help; /* interned: there are few texts, each used often */
  const CompileText *text;
} Look;

struct _CompileCommandCard
{
  GObject parent_instance;

  Look look;
};

G_DEFINE_FINAL_TYPE (CompileCommandCard, compile_command_card, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_KNOWN,
  PROP_NUMBER,
  PROP_PROTOCOL,
  PROP_PRINTED,
  PROP_VALUE,
  PROP_ZONE,
  PROP_FACE_UP,
  PROP_SIDE,
  PROP_LINE,
  PROP_FREE,
  PROP_CHOOSABLE,
  PROP_PICKED,
  PROP_PLAYS,
  PROP_PLUG,
  PROP_RUNNING,
  PROP_BOX,
  PROP_HELP,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* ---- What a card shows ---- */

/* The current value of a card that lies face up or down, or is in transit. */
static int
find_value (const CompileView *view,
            unsigned           card,
            CompileZone        zone)
{
  const CompileState *seen = &view->knowledge.seen;

  if (zone == COMPILE_ZONE_FIELD)
    return (int) compile_field_value (seen, card);
  if (zone == COMPILE_ZONE_TRANSIT && (seen->up & COMPILE_CARD_BIT (card)) == 0)
    return COMPILE_DOWN_VALUE; /* COM-11 */
  return compile_view_knows (view, card) ? compile_state_text (seen, card)->value : -1;
}

/* The first effect of the card that is being resolved or waiting, by its number among all effects. */
static void
find_plug (const CompileView *view,
           unsigned           card,
           Look              *look)
{
  unsigned number = 0;

  look->plug = 0;
  look->box = -1;
  for (unsigned i = 0; i < view->n_pending; i++)
    {
      const CompilePending *pending = &view->pending[i];

      if (pending->box >= COMPILE_N_BOXES)
        continue;
      number++;
      if (pending->card == card)
        {
          look->plug = number;
          look->running = number == 1 && pending->begun;
          look->box = pending->box;
          return;
        }
    }
}

static void
look_at (const CompileView *view,
         unsigned           card,
         CompileZone        zone,
         unsigned           side,
         int                line,
         unsigned           depth,
         Look              *look)
{
  const CompileState *seen = &view->knowledge.seen;
  const CompileCards bit = COMPILE_CARD_BIT (card);
  g_autofree char *help = compile_game_text_card_help (view, card);
  const gboolean in_field = zone == COMPILE_ZONE_FIELD || zone == COMPILE_ZONE_TRANSIT;

  memset (look, 0, sizeof *look);
  look->known = compile_view_knows (view, card);
  look->number = look->known ? (int) card : -1;
  look->protocol = look->known ? (int) compile_view_get_protocol (view, card) : -1;
  look->text = look->known ? compile_state_text (seen, card) : NULL;
  look->printed = look->known ? look->text->value : -1;
  look->value = find_value (view, card, zone);
  look->zone = zone;
  look->face_up = in_field && (seen->up & bit) != 0;
  look->side = (int) side;
  look->line = line;
  look->depth = depth;
  look->free = zone == COMPILE_ZONE_FIELD && compile_field_top (seen, side, line) == card;
  look->choosable = (view->choosable & bit) != 0;
  look->picked = view->answerable && (seen->picked & bit) != 0;
  look->help = g_intern_string (help);
  look->plays = look->known ? view->plays[card] : 0;
  if (in_field)
    find_plug (view, card, look);
  else
    look->box = -1;
}

static void
set_look (CompileCommandCard *self,
          const Look         *look)
{
  const Look before = self->look;
  GObject *object = G_OBJECT (self);

  self->look = *look;
#define NOTIFY(member, PROP) \
  if (before.member != look->member) \
    g_object_notify_by_pspec (object, props[PROP])
  NOTIFY (known, PROP_KNOWN);
  NOTIFY (number, PROP_NUMBER);
  NOTIFY (protocol, PROP_PROTOCOL);
  NOTIFY (printed, PROP_PRINTED);
  NOTIFY (value, PROP_VALUE);
  NOTIFY (zone, PROP_ZONE);
  NOTIFY (face_up, PROP_FACE_UP);
  NOTIFY (side, PROP_SIDE);
  NOTIFY (line, PROP_LINE);
  NOTIFY (free, PROP_FREE);
  NOTIFY (choosable, PROP_CHOOSABLE);
  NOTIFY (picked, PROP_PICKED);
  NOTIFY (plays, PROP_PLAYS);
  NOTIFY (plug, PROP_PLUG);
  NOTIFY (running, PROP_RUNNING);
  NOTIFY (box, PROP_BOX);
  NOTIFY (help, PROP_HELP);
#undef NOTIFY
}

/* ---- Lists ---- */

/* Whether it is the same card to the viewer. */
static gboolean
is_same (const Look *a,
         const Look *b)
{
  return a->number == b->number;
}

static gboolean
same_cb (gconstpointer a,
         gconstpointer b)
{
  return is_same (&COMPILE_COMMAND_CARD ((gpointer) a)->look, &COMPILE_COMMAND_CARD ((gpointer) b)->look);
}

static void
update_cb (gpointer kept,
           gpointer wanted)
{
  const Look look = COMPILE_COMMAND_CARD (wanted)->look;

  set_look (kept, &look);
}

/* Whether @store already holds these cards. */
static gboolean
holds_cards (GListStore *store,
             const Look *looks,
             unsigned    n)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (store)) != n)
    return FALSE;
  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (!is_same (&card->look, &looks[i]))
        return FALSE;
    }
  return TRUE;
}

static void
sync_looks (GListStore *store,
            const Look *looks,
            unsigned    n)
{
  g_autoptr (GPtrArray) wanted = NULL;

  if (holds_cards (store, looks, n)) /* the usual case */
    {
      for (unsigned i = 0; i < n; i++)
        {
          g_autoptr (CompileCommandCard) card = g_list_model_get_item (G_LIST_MODEL (store), i);

          set_look (card, &looks[i]);
        }
      return;
    }
  wanted = g_ptr_array_new_full (n, g_object_unref);
  for (unsigned i = 0; i < n; i++)
    {
      CompileCommandCard *card = g_object_new (COMPILE_TYPE_COMMAND_CARD, NULL);

      card->look = looks[i];
      g_ptr_array_add (wanted, card);
    }
  ogc_list_sync (store, wanted, same_cb, update_cb);
}

/* ---- The class ---- */

static void
compile_command_card_class_init (CompileCommandCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ogc_property_get;

#define PROPERTY(name, type, member) \
  ogc_property_new (name, type, G_STRUCT_OFFSET (CompileCommandCard, look) + G_STRUCT_OFFSET (Look, member))
  props[PROP_KNOWN] = PROPERTY ("known", G_TYPE_BOOLEAN, known);
  props[PROP_NUMBER] = PROPERTY ("number", G_TYPE_INT, number);
  props[PROP_PROTOCOL] = PROPERTY ("protocol", G_TYPE_INT, protocol);
  props[PROP_PRINTED] = PROPERTY ("printed", G_TYPE_INT, printed);
  props[PROP_VALUE] = PROPERTY ("value", G_TYPE_INT, value);
  props[PROP_ZONE] = PROPERTY ("zone", G_TYPE_UINT, zone);
  props[PROP_FACE_UP] = PROPERTY ("face-up", G_TYPE_BOOLEAN, face_up);
  props[PROP_SIDE] = PROPERTY ("side", G_TYPE_INT, side);
  props[PROP_LINE] = PROPERTY ("line", G_TYPE_INT, line);
  props[PROP_FREE] = PROPERTY ("free", G_TYPE_BOOLEAN, free);
  props[PROP_CHOOSABLE] = PROPERTY ("choosable", G_TYPE_BOOLEAN, choosable);
  props[PROP_PICKED] = PROPERTY ("picked", G_TYPE_BOOLEAN, picked);
  props[PROP_PLAYS] = PROPERTY ("plays", G_TYPE_UINT, plays);
  props[PROP_PLUG] = PROPERTY ("plug", G_TYPE_UINT, plug);
  props[PROP_RUNNING] = PROPERTY ("running", G_TYPE_BOOLEAN, running);
  props[PROP_BOX] = PROPERTY ("box", G_TYPE_INT, box);
  props[PROP_HELP] = PROPERTY ("help", G_TYPE_STRING, help);
#undef PROPERTY
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
compile_command_card_init (CompileCommandCard *self)
{
}

void
compile_command_card_sync (GListStore        *store,
                           const CompileView *view,
                           const guint8      *cards,
                           unsigned           n,
                           CompileZone        zone,
                           unsigned           side,
                           int                line)
{
  Look looks[COMPILE_N_CARDS];

  g_return_if_fail (G_IS_LIST_STORE (store) && view != NULL);
  g_return_if_fail (n <= COMPILE_N_CARDS);

  for (unsigned i = 0; i < n; i++)
    look_at (view, cards[i], zone, side, line, zone == COMPILE_ZONE_FIELD ? i : 0, &looks[i]);
  sync_looks (store, looks, n);
}

void
compile_command_card_sync_transit (GListStore        *store,
                                   const CompileView *view)
{
  const CompileState *seen;
  Look looks[COMPILE_N_CARDS];

  g_return_if_fail (G_IS_LIST_STORE (store) && view != NULL);

  seen = &view->knowledge.seen;
  for (unsigned i = 0; i < seen->n_transit; i++)
    look_at (view, seen->transit[i].card, COMPILE_ZONE_TRANSIT, seen->transit[i].side, seen->transit[i].line, 0,
             &looks[i]);
  sync_looks (store, looks, seen->n_transit);
}

gboolean
compile_command_card_get_known (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), FALSE);
  return self->look.known;
}

int
compile_command_card_get_number (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), -1);
  return self->look.number;
}

int
compile_command_card_get_protocol (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), -1);
  return self->look.protocol;
}

int
compile_command_card_get_printed (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), -1);
  return self->look.printed;
}

int
compile_command_card_get_value (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), -1);
  return self->look.value;
}

CompileZone
compile_command_card_get_zone (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), 0);
  return self->look.zone;
}

gboolean
compile_command_card_get_face_up (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), FALSE);
  return self->look.face_up;
}

int
compile_command_card_get_side (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), -1);
  return self->look.side;
}

int
compile_command_card_get_line (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), -1);
  return self->look.line;
}

gboolean
compile_command_card_get_free (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), FALSE);
  return self->look.free;
}

gboolean
compile_command_card_get_choosable (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), FALSE);
  return self->look.choosable;
}

gboolean
compile_command_card_get_picked (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), FALSE);
  return self->look.picked;
}

unsigned
compile_command_card_get_plays (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), 0);
  return self->look.plays;
}

unsigned
compile_command_card_get_plug (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), 0);
  return self->look.plug;
}

gboolean
compile_command_card_get_running (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), FALSE);
  return self->look.running;
}

int
compile_command_card_get_box (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), -1);
  return self->look.box;
}

const char *
compile_command_card_get_help (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), NULL);
  return self->look.help;
}

const CompileText *
compile_command_card_get_text (CompileCommandCard *self)
{
  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), NULL);
  return self->look.text;
}

CompileDecision
compile_command_card_choose (CompileCommandCard *self)
{
  CompileDecision decision = { .kind = COMPILE_DECISION_CARD, .card = COMPILE_NO_CARD };

  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (self), decision);

  if (self->look.zone == COMPILE_ZONE_FIELD)
    {
      decision.side = self->look.side;
      decision.line = self->look.line;
      decision.depth = self->look.depth;
    }
  else if (self->look.known)
    decision.card = self->look.number;
  return decision;
}
