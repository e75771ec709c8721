/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-log.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-log-entry.h"

struct _OgcLog
{
  GListStore *entries;
  GArray *events; /* of OgcEvent: the event behind each entry, unmasked */
  unsigned position;
  unsigned first_mark; /* the position of the first line with a mark, G_MAXUINT if none has one */
  gboolean begun;
  int viewer;
  gboolean open;
};

/* Whether an event gets a line: not if it repeats another line or everybody can see its result on the table. */
static gboolean
is_logged (const OgcEvent *event)
{
  switch ((OgcEventKind) event->kind)
    {
    case OGC_EVENT_REVEALED:
    case OGC_EVENT_LAID:
    case OGC_EVENT_TURN_BEGAN:
    case OGC_EVENT_TURN_ENDED:
    case OGC_EVENT_REROLLED:
    case OGC_EVENT_KNOWLEDGE_SPENT:
    case OGC_EVENT_HANDED:
    case OGC_EVENT_RETURNED:
      return FALSE;
    case OGC_EVENT_DREW:
      return event->building == OGC_GALLEON;
    default:
      return TRUE;
    }
}

/* Whether a tile is discarded that nobody took. */
static gboolean
is_left_over (const OgcEvent *event)
{
  return event->kind == OGC_EVENT_DISCARDED && event->owner == OGC_NOBODY;
}

/* Whether the tile of event number @i is named in the line of an earlier one. */
static gboolean
is_named_before (const OgcEvent *events,
                 unsigned        i)
{
  for (unsigned before = 0; before < i && is_left_over (&events[i]); before++)
    if (is_left_over (&events[before]) && events[before].building == events[i].building)
      return TRUE;
  return FALSE;
}

/* The seat in the margin of a line: the one that acts, or the owner of the dice or the tile. */
static int
seat_of (const OgcEvent *event)
{
  switch ((OgcEventKind) event->kind)
    {
    case OGC_EVENT_RESOLVING:
    case OGC_EVENT_RESHUFFLED:
    case OGC_EVENT_ROUND_ENDED:
    case OGC_EVENT_GAME_ENDED:
      return -1;
    case OGC_EVENT_PUSHED:
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_LEFT_OVER:
    case OGC_EVENT_LOST:
    case OGC_EVENT_DISCARDED:
    case OGC_EVENT_UNREWARDED:
    case OGC_EVENT_KNOWLEDGE_GAINED:
      return event->owner == OGC_NOBODY ? -1 : event->owner;
    default:
      return event->seat;
    }
}

static int
building_of (const OgcEvent *event)
{
  switch ((OgcEventKind) event->kind)
    {
    case OGC_EVENT_PLACED:
    case OGC_EVENT_PUSHED:
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
    case OGC_EVENT_RESOLVING:
    case OGC_EVENT_DREW:
    case OGC_EVENT_TOOK:
    case OGC_EVENT_DISCARDED:
    case OGC_EVENT_UNREWARDED:
      return event->building < OGC_N_BUILDINGS ? event->building : -1;
    case OGC_EVENT_LEFT_OVER:
    case OGC_EVENT_KNOWLEDGE_GAINED:
      return OGC_LIBRARY;
    default:
      return -1;
    }
}

/* The end of the game, with the gold of all players from the first to the last. */
static char *
describe_end (const OgcView *view)
{
  g_autoptr (GString) scores = g_string_new (NULL);
  const unsigned seats = view->knowledge.seen.setup.seats;

  for (unsigned place = 1; place <= seats; place++)
    for (unsigned seat = 0; seat < seats; seat++)
      if (view->result->place[seat] == place)
        {
          if (scores->len > 0)
            g_string_append (scores, C_("list of scores", ", "));
          /* TRANSLATORS: a name and a score: "Ada 32" */
          g_string_append_printf (scores, C_("list of scores", "%s %u"), ogc_text_owner (&view->names, seat),
                                  view->result->scores[seat].total);
        }
  /* TRANSLATORS: the scores, "Ada 32, Belzoni 28" */
  return g_strdup_printf (_("The game is over: %s."), scores->str);
}

/* Sets the sentence of @entry, and its short form, to what the reader of @view may know of the first of @events, or of
 * all @n if they belong together. False if there is none. */
static gboolean
describe_event (OgcLogEntry    *entry,
                const OgcEvent *events,
                unsigned        n,
                const OgcView  *view)
{
  const OgcEvent masked = ogc_view_mask (view, events);
  g_autofree char *discards = is_left_over (events) ? ogc_text_discards (&view->names, events, n) : NULL;
  g_autofree char *end = masked.kind == OGC_EVENT_GAME_ENDED && view->result != NULL ? describe_end (view) : NULL;
  const char *special = discards != NULL ? discards : end;
  g_autofree char *text = special != NULL ? g_strdup (special) : ogc_text_event (&view->names, &masked);
  g_autofree char *brief = special != NULL ? g_strdup (special) : ogc_text_event_brief (&view->names, &masked);

  if (text == NULL)
    return FALSE;
  ogc_log_entry_set_text (entry, text, brief);
  return TRUE;
}

static void
add_events (OgcLog         *self,
            const OgcEvent *events,
            unsigned        n,
            unsigned        round,
            unsigned        position,
            const OgcView  *view)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (unsigned i = 0; i < n; i++)
    {
      const OgcEvent *event = &events[i];
      g_autoptr (OgcLogEntry) entry = NULL;

      if (event->kind == OGC_EVENT_ROUND_BEGAN)
        round = event->number;
      entry = ogc_log_entry_new (event->kind, seat_of (event), building_of (event), round, position);
      if (!is_logged (event) || is_named_before (events, i) || !describe_event (entry, event, n - i, view))
        continue;
      g_ptr_array_add (added, g_steal_pointer (&entry));
      g_array_append_val (self->events, *event);
    }
  g_list_store_splice (self->entries, g_list_model_get_n_items (G_LIST_MODEL (self->entries)), 0, added->pdata,
                       added->len);
}

/* Removes the lines of later positions. */
static void
forget_after (OgcLog   *self,
              unsigned  position)
{
  const unsigned n = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  const unsigned keep = ogc_log_find_step (G_LIST_MODEL (self->entries), position + 1);

  if (keep == n)
    return;
  g_array_set_size (self->events, keep);
  g_list_store_splice (self->entries, keep, n - keep, NULL, 0);
}

/* Rewrites the lines about which a new reader knows something else. */
static void
describe_anew (OgcLog        *self,
               const OgcView *view)
{
  for (unsigned i = 0; i < self->events->len; i++)
    {
      const OgcEvent *event = &g_array_index (self->events, OgcEvent, i);
      g_autoptr (OgcLogEntry) entry = NULL;

      if (event->seen_by == OGC_SEEN_BY_ALL)
        continue;
      entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);
      describe_event (entry, event, 1, view);
    }
}

/* The number of the turn or choice of @event, or 0 if it has no mark. */
static unsigned
find_mark (const OgcView  *view,
           const OgcEvent *event,
           unsigned        position)
{
  for (unsigned i = 0; i < view->n_marks; i++)
    if (view->marks[i].position == position && memcmp (&view->marks[i].event, event, sizeof *event) == 0)
      return view->marks[i].number;
  return 0;
}

/* Updates the marks of the last lines, which are the only ones that have marks or need them. */
static void
mark_entries (OgcLog        *self,
              const OgcView *view)
{
  const unsigned first = MIN (self->first_mark, view->n_marks > 0 ? view->marks[0].position : G_MAXUINT);

  for (unsigned i = self->events->len; i > 0; i--)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i - 1);
      const unsigned position = ogc_log_entry_get_position (entry);

      if (position < first)
        break;
      ogc_log_entry_set_mark (entry, find_mark (view, &g_array_index (self->events, OgcEvent, i - 1), position));
    }
  self->first_mark = view->n_marks > 0 ? view->marks[0].position : G_MAXUINT;
}

OgcLog *
ogc_log_new (void)
{
  OgcLog *self = g_new0 (OgcLog, 1);

  self->entries = g_list_store_new (OGC_TYPE_LOG_ENTRY);
  self->events = g_array_new (FALSE, FALSE, sizeof (OgcEvent));
  self->first_mark = G_MAXUINT;
  self->viewer = -1;
  return self;
}

void
ogc_log_free (OgcLog *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->entries);
  g_array_unref (self->events);
  g_free (self);
}

GListModel *
ogc_log_get_list (OgcLog *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return G_LIST_MODEL (self->entries);
}

guint
ogc_log_find_step (GListModel *lines,
                   unsigned    position)
{
  guint first;

  g_return_val_if_fail (G_IS_LIST_MODEL (lines), 0);

  for (first = g_list_model_get_n_items (lines); first > 0; first--)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (lines, first - 1);

      if (ogc_log_entry_get_position (entry) < position)
        break;
    }
  return first;
}

char *
ogc_log_dup_step (OgcLog   *self,
                  unsigned  position,
                  gboolean  with_rolls)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GListModel *lines;

  g_return_val_if_fail (self != NULL, NULL);

  lines = G_LIST_MODEL (self->entries);
  for (guint i = ogc_log_find_step (lines, position); i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (lines, i);

      if (ogc_log_entry_get_kind (entry) == OGC_EVENT_ROLLED && !with_rolls)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, ogc_log_entry_get_text (entry));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
ogc_log_update (OgcLog        *self,
                OgcTimeline   *timeline,
                const OgcView *view)
{
  const unsigned position = ogc_timeline_get_position (timeline);

  g_return_if_fail (self != NULL && view != NULL);

  if (position < self->position)
    forget_after (self, position);
  self->position = MIN (self->position, position);
  if (self->viewer != view->viewer || self->open != view->open)
    describe_anew (self, view);
  self->viewer = view->viewer;
  self->open = view->open;

  if (!self->begun)
    {
      unsigned n;
      const OgcEvent *first = ogc_timeline_get_first (timeline, &n);

      add_events (self, first, n, 1, 0, view);
      self->begun = TRUE;
    }
  for (; self->position < position; self->position++)
    {
      const OgcStep *step = ogc_timeline_get_step (timeline, self->position);

      add_events (self, step->events, step->n_events, step->before.round, self->position + 1, view);
    }
  mark_entries (self, view);
}
