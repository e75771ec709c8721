/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-text.h"

/* The name of the tile of @event, or of a hidden tile if the reader must not know it. Missions are named as such: some
 * sound like maps. */
static char *
tile_of (const OgcTextNames *names,
         const OgcEvent     *event)
{
  g_autofree char *name = NULL;

  if (event->tile == OGC_NO_TILE)
    return ogc_text_hidden_tile (event->tile_kind, event->kind == OGC_EVENT_LAID ? event->number : -1);
  name = ogc_text_tile (names->tiles, event->tile_kind, event->tile);
  if (event->tile_kind != OGC_TILE_MISSION)
    return g_steal_pointer (&name);
  /* TRANSLATORS: in the log: "Ada takes mission “Secret Map”." */
  return g_strdup_printf (_("mission “%s”"), name);
}

static char *
placed_dice (const char *name,
             const char *dice,
             unsigned    building)
{
  switch ((OgcBuildingId) building)
    {
    case OGC_UNIVERSITY:
      return g_strdup_printf (_("%s places %s in the University."), name, dice);
    case OGC_ARCHIVES:
      return g_strdup_printf (_("%s places %s in the Archives."), name, dice);
    case OGC_LIBRARY:
      return g_strdup_printf (_("%s places %s in the Library."), name, dice);
    case OGC_AUCTION_HOUSE:
      return g_strdup_printf (_("%s places %s in the Auction House."), name, dice);
    case OGC_GUILD:
      return g_strdup_printf (_("%s places %s in the Treasure Hunters’ Guild."), name, dice);
    case OGC_TEMPLE:
      return g_strdup_printf (_("%s places %s in the Hidden Temple."), name, dice);
    case OGC_ILLUMINATI:
      return g_strdup_printf (_("%s places %s with the Illuminati."), name, dice);
    case OGC_GALLEON:
      return g_strdup_printf (_("%s places %s on the Sunken Galleon."), name, dice);
    case OGC_TOWER:
      return g_strdup_printf (_("%s places %s in the Treasure Tower."), name, dice);
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
  g_return_val_if_reached (NULL);
}

static char *
describe_roll (const char     *name,
               const OgcEvent *event)
{
  g_autofree char *own = ogc_text_spoken_dice (event->dice);
  g_autofree char *neutral = ogc_text_neutral_dice (event->other);

  if (event->other == 0 || event->dice == 0)
    {
      const char *dice = event->other == 0 ? own : neutral;

      /* TRANSLATORS: a name and the values rolled: "Ada rolls 1 3 4 6." */
      return event->number == 0 ? g_strdup_printf (_("%s rolls %s."), name, dice)
                                : g_strdup_printf (_("%s rerolls and now has %s."), name, dice);
    }
  /* TRANSLATORS: a name, and dice: "Ada rolls 1 3 4 6 and neutral 2 5." */
  return event->number == 0 ? g_strdup_printf (_("%s rolls %s and %s."), name, own, neutral)
                            : g_strdup_printf (_("%s rerolls and now has %s and %s."), name, own, neutral);
}

/* Describes dice that others, or the end of the round, move. */
static char *
describe_moved_dice (const OgcTextNames *names,
                     const OgcEvent     *event)
{
  const char *owner = ogc_text_owner (names, event->owner);
  g_autofree char *dice = ogc_text_dice (event->dice);
  const unsigned count = ogc_dice_count (event->dice);

  switch (event->kind)
    {
    case OGC_EVENT_PUSHED:
      /* TRANSLATORS: the floor is 1, 2 or 3; a name and the value of a die: "Ada: the 4 moves up to floor 2." */
      return g_strdup_printf (_("%s: the %s moves up to floor %u of the Tower."), owner, dice, event->place % 3 + 1u);
    case OGC_EVENT_BUMPED:
      return event->building == OGC_TOWER
               ? g_strdup_printf (_("%s: the %s is pushed out of the Tower to the Library."), owner, dice)
               : g_strdup_printf (_("%s: the %s is pushed out of the University to the Library."), owner, dice);
    case OGC_EVENT_PICKED:
      return g_strdup_printf (_("%s: the %s is sent to the Library."), owner, dice);
    case OGC_EVENT_LEFT_OVER:
      return g_strdup_printf (ngettext ("%s: the %s left in hand goes to the Library.",
                                        "%s: %s, left in hand, go to the Library.", count), owner, dice);
    default:
      return g_strdup_printf (ngettext ("%s: the %s wins nothing and goes to the Library.",
                                        "%s: %s win nothing and go to the Library.", count), owner, dice);
    }
}

/* Describes what becomes of a tile. */
static char *
tile_moved (const OgcTextNames *names,
            const OgcEvent     *event)
{
  const char *owner = ogc_text_owner (names, event->owner);
  g_autofree char *tile = tile_of (names, event);

  switch (event->kind)
    {
    case OGC_EVENT_DEALT:
      return g_strdup_printf (_("%s is dealt: %s."), owner, tile);
    case OGC_EVENT_REVEALED:
    case OGC_EVENT_LAID:
      /* TRANSLATORS: a building and the tile that is laid out there. */
      return g_strdup_printf (_("%s, laid out: %s."), ogc_text_building (event->building), tile);
    case OGC_EVENT_ABILITY_USED:
      return g_strdup_printf (_("%s uses “%s”."), ogc_text_owner (names, event->seat), tile);
    case OGC_EVENT_DREW:
      return g_strdup_printf (_("%s draws: %s."), owner, tile);
    case OGC_EVENT_TOOK:
      return event->tile == OGC_NO_TILE ? g_strdup_printf (_("%s takes: %s."), owner, tile)
                                        : g_strdup_printf (_("%s takes %s."), owner, tile);
    case OGC_EVENT_HANDED:
      /* TRANSLATORS: who hands on, to whom, and the tile. */
      return g_strdup_printf (_("%s passes to %s: %s."), ogc_text_owner (names, event->seat), owner, tile);
    case OGC_EVENT_RETURNED:
      return g_strdup_printf (_("Put back under the stack: %s."), tile);
    default:
      if (event->owner == OGC_NOBODY)
        return g_strdup_printf (_("Out of play: %s."), tile);
      return g_strdup_printf (_("%s discards: %s."), owner, tile);
    }
}

/* Describes the course of the game. */
static char *
describe_course (const OgcTextNames *names,
                 const OgcEvent     *event)
{
  const char *name = ogc_text_owner (names, event->seat);

  switch (event->kind)
    {
    case OGC_EVENT_GAME_BEGAN:
      return g_strdup_printf (_("The game begins. Start player: %s."), name);
    case OGC_EVENT_ROUND_BEGAN:
      return g_strdup_printf (_("Round %u begins. Start player: %s."), event->number, name);
    case OGC_EVENT_TURN_BEGAN:
      return event->number ? g_strdup_printf (_("%s takes another turn."), name)
                           : g_strdup_printf (_("%s’s turn."), name);
    case OGC_EVENT_LAST_LAP:
      return g_strdup_printf (_("%s is out of dice: this is the final lap, then the buildings are resolved."), name);
    case OGC_EVENT_PASSED:
      return g_strdup_printf (_("%s keeps “A Timely Gift”."), name);
    case OGC_EVENT_RESOLVING:
      /* TRANSLATORS: a building gives out its rewards now. */
      return g_strdup_printf (_("Resolving: %s."), ogc_text_building (event->building));
    case OGC_EVENT_RESHUFFLED:
      /* TRANSLATORS: a kind of tiles. */
      return g_strdup_printf (_("%s: the discards are shuffled into a new stack."),
                              ogc_text_tile_kind (event->tile_kind));
    case OGC_EVENT_ROUND_ENDED:
      return g_strdup_printf (_("Round %u is over."), event->number);
    case OGC_EVENT_GAME_ENDED:
      return g_strdup (_("The game is over."));
    default:
      return NULL;
    }
}

/* Describes changes of tokens and extra dice. */
static char *
describe_count (const OgcTextNames *names,
                const OgcEvent     *event)
{
  const char *owner = ogc_text_owner (names, event->owner);
  const unsigned n = event->number;

  switch (event->kind)
    {
    case OGC_EVENT_EXTRA_DICE:
      return g_strdup_printf (ngettext ("%s gets %u extra die.", "%s gets %u extra dice.", n),
                              ogc_text_owner (names, event->seat), n);
    case OGC_EVENT_LOST:
      return g_strdup_printf (ngettext ("%s loses %u extra die.", "%s loses %u extra dice.", n), owner, n);
    case OGC_EVENT_KNOWLEDGE_GAINED:
      return g_strdup_printf (ngettext ("%s gains %u knowledge token.", "%s gains %u knowledge tokens.", n), owner, n);
    default:
      return g_strdup_printf (ngettext ("%s spends %u knowledge token.", "%s spends %u knowledge tokens.", n), owner,
                              n);
    }
}

static char *
describe_placement (const OgcTextNames *names,
                    const OgcEvent     *event)
{
  const char *name = ogc_text_owner (names, event->seat);
  g_autofree char *dice = event->owner == OGC_NEUTRAL ? ogc_text_neutral_dice (event->dice)
                          : ogc_text_spoken_dice (event->dice);

  return placed_dice (name, dice, event->building);
}

static char *
describe_turned_dice (const OgcTextNames *names,
                      const OgcEvent     *event)
{
  g_autofree char *from = ogc_text_spoken_dice (event->dice);
  g_autofree char *to = ogc_text_spoken_dice (event->other);

  /* TRANSLATORS: a name and values of dice: "Ada turns 1 2 into 6 6.", "Ada turns a 1 into a 5." */
  return g_strdup_printf (_("%s turns %s into %s."), ogc_text_owner (names, event->seat), from, to);
}

char *
ogc_text_discards (const OgcTextNames *names,
                   const OgcEvent     *events,
                   unsigned            n)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  g_return_val_if_fail (names != NULL && events != NULL && n > 0, NULL);

  for (unsigned i = 0; i < n; i++)
    if (events[i].kind == OGC_EVENT_DISCARDED && events[i].owner == OGC_NOBODY
        && events[i].building == events[0].building)
      g_ptr_array_add (tiles, tile_of (names, &events[i]));
  g_ptr_array_add (tiles, NULL);
  list = g_strjoinv (", ", (char **) tiles->pdata);
  /* TRANSLATORS: a building, and the tiles there that nobody took */
  return g_strdup_printf (_("%s, discarded: %s."), ogc_text_building (events[0].building), list);
}

char *
ogc_text_event (const OgcTextNames *names,
                const OgcEvent     *event)
{
  g_return_val_if_fail (names != NULL && event != NULL && event->kind < OGC_N_EVENT_KINDS, NULL);

  switch ((OgcEventKind) event->kind)
    {
    case OGC_EVENT_ROLLED:
      return describe_roll (ogc_text_owner (names, event->seat), event);
    case OGC_EVENT_TURNED:
      return describe_turned_dice (names, event);
    case OGC_EVENT_PLACED:
      return describe_placement (names, event);
    case OGC_EVENT_PUSHED:
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
    case OGC_EVENT_LEFT_OVER:
    case OGC_EVENT_UNREWARDED:
      return describe_moved_dice (names, event);
    case OGC_EVENT_DEALT:
    case OGC_EVENT_REVEALED:
    case OGC_EVENT_LAID:
    case OGC_EVENT_ABILITY_USED:
    case OGC_EVENT_DREW:
    case OGC_EVENT_TOOK:
    case OGC_EVENT_HANDED:
    case OGC_EVENT_DISCARDED:
    case OGC_EVENT_RETURNED:
      return tile_moved (names, event);
    case OGC_EVENT_EXTRA_DICE:
    case OGC_EVENT_LOST:
    case OGC_EVENT_KNOWLEDGE_GAINED:
    case OGC_EVENT_KNOWLEDGE_SPENT:
      return describe_count (names, event);
    default:
      return describe_course (names, event);
    }
}

/* The name of a building where there is little room. */
static const char *
name_briefly (OgcBuildingId building)
{
  switch (building)
    {
    case OGC_GUILD:
      return C_("short name of a building", "Guild");
    case OGC_TEMPLE:
      return C_("short name of a building", "Temple");
    case OGC_GALLEON:
      return C_("short name of a building", "Galleon");
    case OGC_TOWER:
      return C_("short name of a building", "Tower");
    default:
      return ogc_text_building (building);
    }
}

/* Describes dice that are placed, or that others or the end of the round move, in a few words. */
static char *
describe_dice_briefly (const OgcTextNames *names,
                       const OgcEvent     *event)
{
  const char *owner = ogc_text_owner (names, event->owner);
  g_autofree char *dice = ogc_text_dice (event->dice);
  g_autofree char *neutral = NULL;

  switch (event->kind)
    {
    case OGC_EVENT_PLACED:
      neutral = event->owner == OGC_NEUTRAL ? g_strdup_printf (_("neutral %s"), dice) : NULL;
      /* TRANSLATORS: who places which dice where: "Belzoni: 2 2, Archives" */
      return g_strdup_printf (C_("short line of the log", "%s: %s, %s"), ogc_text_owner (names, event->seat),
                              neutral != NULL ? neutral : dice, name_briefly (event->building));
    case OGC_EVENT_PUSHED:
      /* TRANSLATORS: whose die moves up to which floor: "Ada: 4 → floor 2" */
      return g_strdup_printf (C_("short line of the log", "%s: %s → floor %u"), owner, dice, event->place % 3 + 1u);
    default:
      /* TRANSLATORS: whose dice move to which building: "Ada: 4 → Library" */
      return g_strdup_printf (C_("short line of the log", "%s: %s → %s"), owner, dice, name_briefly (OGC_LIBRARY));
    }
}

/* Describes what somebody gets in a few words. */
static char *
describe_gain_briefly (const OgcTextNames *names,
                       const OgcEvent     *event)
{
  g_autofree char *gain = event->kind == OGC_EVENT_KNOWLEDGE_GAINED ? ogc_text_knowledge (event->number)
                          : tile_of (names, event);

  /* TRANSLATORS: who gets which tile or tokens: "Ada: 2 knowledge tokens" */
  return g_strdup_printf (C_("short line of the log", "%s: %s"), ogc_text_owner (names, event->owner), gain);
}

char *
ogc_text_event_brief (const OgcTextNames *names,
                      const OgcEvent     *event)
{
  g_autofree char *dice = NULL;

  g_return_val_if_fail (names != NULL && event != NULL && event->kind < OGC_N_EVENT_KINDS, NULL);

  switch ((OgcEventKind) event->kind)
    {
    case OGC_EVENT_PLACED:
    case OGC_EVENT_PUSHED:
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
    case OGC_EVENT_LEFT_OVER:
    case OGC_EVENT_UNREWARDED:
      return describe_dice_briefly (names, event);
    case OGC_EVENT_DREW:
    case OGC_EVENT_TOOK:
    case OGC_EVENT_KNOWLEDGE_GAINED:
      return describe_gain_briefly (names, event);
    case OGC_EVENT_ROLLED:
      if (event->number == 0 || event->other != 0)
        return ogc_text_event (names, event);
      dice = ogc_text_dice (event->dice);
      /* TRANSLATORS: a name and the values after rerolling: "Ada rerolls: 1 3 4 6" */
      return g_strdup_printf (C_("short line of the log", "%s rerolls: %s"), ogc_text_owner (names, event->seat), dice);
    case OGC_EVENT_LAST_LAP:
      return g_strdup_printf (C_("short line of the log", "%s is out of dice: final lap"),
                              ogc_text_owner (names, event->seat));
    default:
      return ogc_text_event (names, event);
    }
}
