/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-event-json.h"

#include "ogc-json-types.h"
#include "ogc-knowledge.h"

/* The parts that events are made of. */
typedef enum {
  PART_NONE,
  PART_SEAT,
  PART_START, /* the start player */
  PART_OWNER,
  PART_BUILDING,
  PART_B,
  PART_C,
  PART_PLACE,
  PART_PLACEMENT, /* the place of a decision, which depends on the building */
  PART_TILE,
  PART_TILE_KIND,
  PART_BACK,
  PART_DICE,
  PART_NEUTRAL,
  PART_BECOME,
  PART_COUNT,
  PART_ROUND,
  PART_GIFT,
  PART_REROLL,
  PART_CHOSEN,
} Part;

typedef enum {
  FORM_OWN, /* by a separate function */
  FORM_UINT,
  FORM_BOOLEAN,
  FORM_OWNER,
  FORM_CHOICE,
  FORM_DICE,
} Form;

/* The forms of those parts that write one member of OgcEvent under one name. */
static const struct {
  const char    *name;
  gsize          offset;
  const OgcName *names;
  Form           form;
} plain[] = {
  [PART_SEAT] = { "seat", G_STRUCT_OFFSET (OgcEvent, seat), NULL, FORM_UINT },
  [PART_START] = { "start", G_STRUCT_OFFSET (OgcEvent, seat), NULL, FORM_UINT },
  [PART_OWNER] = { "owner", G_STRUCT_OFFSET (OgcEvent, owner), NULL, FORM_OWNER },
  [PART_B] = { "b", G_STRUCT_OFFSET (OgcEvent, building), ogc_names_b, FORM_CHOICE },
  [PART_C] = { "c", G_STRUCT_OFFSET (OgcEvent, place), ogc_names_c, FORM_CHOICE },
  [PART_PLACE] = { "place", G_STRUCT_OFFSET (OgcEvent, place), NULL, FORM_UINT },
  [PART_TILE_KIND] = { "tile_kind", G_STRUCT_OFFSET (OgcEvent, tile_kind), ogc_names_tile_kind, FORM_CHOICE },
  [PART_BACK] = { "back", G_STRUCT_OFFSET (OgcEvent, number), ogc_names_back, FORM_CHOICE },
  [PART_DICE] = { "dice", G_STRUCT_OFFSET (OgcEvent, dice), NULL, FORM_DICE },
  [PART_NEUTRAL] = { "neutral_dice", G_STRUCT_OFFSET (OgcEvent, other), NULL, FORM_DICE },
  [PART_BECOME] = { "become", G_STRUCT_OFFSET (OgcEvent, other), NULL, FORM_DICE },
  [PART_COUNT] = { "count", G_STRUCT_OFFSET (OgcEvent, number), NULL, FORM_UINT },
  [PART_ROUND] = { "round", G_STRUCT_OFFSET (OgcEvent, number), NULL, FORM_UINT },
  [PART_GIFT] = { "gift", G_STRUCT_OFFSET (OgcEvent, number), NULL, FORM_BOOLEAN },
  [PART_REROLL] = { "reroll", G_STRUCT_OFFSET (OgcEvent, number), NULL, FORM_BOOLEAN },
  [PART_CHOSEN] = { NULL, 0, NULL, FORM_OWN },
};

#define MAX_PARTS 5

static const guint8 parts[OGC_N_EVENT_KINDS][MAX_PARTS] = {
  [OGC_EVENT_GAME_BEGAN] = { PART_START, PART_B, PART_C },
  [OGC_EVENT_DEALT] = { PART_OWNER, PART_TILE },
  [OGC_EVENT_ROUND_BEGAN] = { PART_ROUND, PART_START },
  [OGC_EVENT_REVEALED] = { PART_BUILDING, PART_PLACE, PART_TILE },
  [OGC_EVENT_LAID] = { PART_BUILDING, PART_PLACE, PART_TILE, PART_BACK },
  [OGC_EVENT_TURN_BEGAN] = { PART_SEAT, PART_GIFT },
  [OGC_EVENT_ABILITY_USED] = { PART_SEAT, PART_TILE },
  [OGC_EVENT_EXTRA_DICE] = { PART_SEAT, PART_COUNT },
  [OGC_EVENT_ROLLED] = { PART_SEAT, PART_DICE, PART_NEUTRAL, PART_REROLL },
  [OGC_EVENT_REROLLED] = { PART_SEAT, PART_DICE, PART_NEUTRAL },
  [OGC_EVENT_TURNED] = { PART_SEAT, PART_DICE, PART_BECOME },
  [OGC_EVENT_PLACED] = { PART_SEAT, PART_OWNER, PART_BUILDING, PART_DICE, PART_PLACEMENT },
  [OGC_EVENT_PUSHED] = { PART_OWNER, PART_BUILDING, PART_PLACE, PART_DICE },
  [OGC_EVENT_BUMPED] = { PART_OWNER, PART_BUILDING, PART_DICE },
  [OGC_EVENT_PICKED] = { PART_SEAT, PART_OWNER, PART_BUILDING, PART_DICE },
  [OGC_EVENT_TURN_ENDED] = { PART_SEAT },
  [OGC_EVENT_LAST_LAP] = { PART_SEAT },
  [OGC_EVENT_PASSED] = { PART_SEAT },
  [OGC_EVENT_LEFT_OVER] = { PART_OWNER, PART_DICE },
  [OGC_EVENT_LOST] = { PART_OWNER, PART_COUNT },
  [OGC_EVENT_RESOLVING] = { PART_BUILDING },
  [OGC_EVENT_DREW] = { PART_OWNER, PART_BUILDING, PART_TILE },
  [OGC_EVENT_TOOK] = { PART_OWNER, PART_BUILDING, PART_TILE, PART_CHOSEN },
  [OGC_EVENT_HANDED] = { PART_SEAT, PART_OWNER, PART_BUILDING, PART_TILE },
  [OGC_EVENT_DISCARDED] = { PART_OWNER, PART_BUILDING, PART_TILE },
  [OGC_EVENT_RETURNED] = { PART_BUILDING, PART_TILE },
  [OGC_EVENT_UNREWARDED] = { PART_OWNER, PART_BUILDING, PART_DICE },
  [OGC_EVENT_RESHUFFLED] = { PART_TILE_KIND },
  [OGC_EVENT_KNOWLEDGE_GAINED] = { PART_OWNER, PART_COUNT },
  [OGC_EVENT_KNOWLEDGE_SPENT] = { PART_OWNER, PART_COUNT },
  [OGC_EVENT_ROUND_ENDED] = { PART_ROUND },
};

static void
write_tile (JsonBuilder    *builder,
            const OgcEvent *event,
            guint           viewer)
{
  const OgcEvent told = viewer == OGC_SEES_ALL ? *event : ogc_knowledge_mask (event, viewer);

  ogc_json_write_choice (builder, "tile_kind", ogc_names_tile_kind, event->tile_kind);
  ogc_json_write_tile (builder, "tile", told.tile);
  if (event->seen_by == OGC_SEEN_BY_ALL)
    return;
  ogc_json_begin_array (builder, "known_to");
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    if ((event->seen_by & (1u << seat)) != 0)
      ogc_json_write_uint (builder, NULL, seat);
  json_builder_end_array (builder);
}

static void
write_building (JsonBuilder *builder,
                guint        building)
{
  if (building != OGC_NO_BUILDING)
    ogc_json_write_choice (builder, "building", ogc_names_building, building);
}

/* ARC-1, TMP-1; other buildings have only one place. */
static void
write_placement (JsonBuilder    *builder,
                 const OgcEvent *event)
{
  if (event->building == OGC_ARCHIVES && event->place > 0)
    ogc_json_write_uint (builder, "join", event->place);
  if (event->building == OGC_TEMPLE)
    ogc_json_write_uint (builder, "space", event->place);
}

static void
write_plain (JsonBuilder    *builder,
             const OgcEvent *event,
             Part            part)
{
  gconstpointer member = G_STRUCT_MEMBER_P (event, plain[part].offset);
  const char *name = plain[part].name;

  switch (plain[part].form)
    {
    case FORM_UINT:
      ogc_json_write_uint (builder, name, *(const guint8 *) member);
      break;
    case FORM_BOOLEAN:
      ogc_json_write_boolean (builder, name, *(const guint8 *) member != 0);
      break;
    case FORM_OWNER:
      ogc_json_write_owner (builder, name, *(const guint8 *) member);
      break;
    case FORM_CHOICE:
      ogc_json_write_choice (builder, name, plain[part].names, *(const guint8 *) member);
      break;
    case FORM_DICE:
      ogc_json_write_dice (builder, name, *(const OgcDice *) member);
      break;
    case FORM_OWN:
      g_assert_not_reached ();
    }
}

static void
write_part (JsonBuilder    *builder,
            const OgcEvent *event,
            Part            part,
            guint           viewer)
{
  switch (part)
    {
    case PART_NONE:
      break;
    case PART_BUILDING:
      write_building (builder, event->building);
      break;
    case PART_PLACEMENT:
      write_placement (builder, event);
      break;
    case PART_TILE:
      write_tile (builder, event, viewer);
      break;
    case PART_CHOSEN:
      ogc_json_write_boolean (builder, "chosen", event->number == 0);
      break;
    default:
      write_plain (builder, event, part);
      break;
    }
}

void
ogc_event_write (JsonBuilder    *builder,
                 const char     *name,
                 const OgcEvent *event,
                 guint           viewer)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (event != NULL && event->kind < OGC_N_EVENT_KINDS);

  ogc_json_begin_object (builder, name);
  ogc_json_write_choice (builder, "event", ogc_names_event, event->kind);
  for (guint i = 0; i < MAX_PARTS; i++)
    write_part (builder, event, parts[event->kind][i], viewer);
  json_builder_end_object (builder);
}

void
ogc_events_write (JsonBuilder     *builder,
                  const char      *name,
                  const OgcEvents *events,
                  guint            viewer)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (events != NULL);

  ogc_json_begin_array (builder, name);
  for (guint i = 0; i < events->n; i++)
    ogc_event_write (builder, NULL, &events->items[i], viewer);
  json_builder_end_array (builder);
}
