/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-log-entry.h"

#include "compile-game-text.h"
#include "ogc-notify.h"
#include "ogc-property.h"

struct _CompileLogEntry
{
  GObject parent_instance;

  char *text;
  int seat;
  unsigned kind;
  unsigned turn;
  unsigned depth;
  unsigned position;

  CompileTextCause cause;
  GArray *events; /* of CompileEvent: the original events */
  GArray *masked; /* the same, as far as the viewer may know them */
};

G_DEFINE_FINAL_TYPE (CompileLogEntry, compile_log_entry, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_TEXT,
  PROP_SEAT,
  PROP_KIND,
  PROP_TURN,
  PROP_DEPTH,
  PROP_POSITION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The seat shown in the margin of the line. */
static int
seat_of (const CompileEvent    *event,
         const CompileLogCause *cause)
{
  if (event == NULL)
    return (int) cause->text.by;
  switch ((CompileEventKind) event->kind)
    {
    case COMPILE_EVENT_REARRANGED:
      return (int) cause->text.by;
    case COMPILE_EVENT_CHAIN_ENDED:
    case COMPILE_EVENT_GAME_ENDED:
      return -1;
    default:
      return event->side;
    }
}

static void
compile_log_entry_finalize (GObject *object)
{
  CompileLogEntry *self = COMPILE_LOG_ENTRY (object);

  g_free (self->text);
  g_array_unref (self->events);
  g_array_unref (self->masked);
  G_OBJECT_CLASS (compile_log_entry_parent_class)->finalize (object);
}

static void
compile_log_entry_class_init (CompileLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = compile_log_entry_finalize;
  object_class->get_property = ogc_property_get;

  props[PROP_TEXT] = ogc_property_new ("text", G_TYPE_STRING, G_STRUCT_OFFSET (CompileLogEntry, text));
  props[PROP_SEAT] = ogc_property_new ("seat", G_TYPE_INT, G_STRUCT_OFFSET (CompileLogEntry, seat));
  props[PROP_KIND] = ogc_property_new ("kind", G_TYPE_UINT, G_STRUCT_OFFSET (CompileLogEntry, kind));
  props[PROP_TURN] = ogc_property_new ("turn", G_TYPE_UINT, G_STRUCT_OFFSET (CompileLogEntry, turn));
  props[PROP_DEPTH] = ogc_property_new ("depth", G_TYPE_UINT, G_STRUCT_OFFSET (CompileLogEntry, depth));
  props[PROP_POSITION] = ogc_property_new ("position", G_TYPE_UINT, G_STRUCT_OFFSET (CompileLogEntry, position));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
compile_log_entry_init (CompileLogEntry *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (CompileEvent));
  self->masked = g_array_new (FALSE, FALSE, sizeof (CompileEvent));
}

CompileLogEntry *
compile_log_entry_new (const CompileEvent    *event,
                       const CompileLogCause *cause,
                       unsigned               turn,
                       unsigned               position)
{
  CompileLogEntry *self = g_object_new (COMPILE_TYPE_LOG_ENTRY, NULL);

  self->seat = seat_of (event, cause);
  self->kind = event != NULL ? event->kind : COMPILE_N_EVENT_KINDS;
  self->turn = turn;
  self->depth = cause->depth;
  self->position = position;
  self->cause = cause->text;
  if (event != NULL)
    compile_log_entry_add (self, event);
  return self;
}

const char *
compile_log_entry_get_text (CompileLogEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_LOG_ENTRY (self), NULL);
  return self->text;
}

int
compile_log_entry_get_seat (CompileLogEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_LOG_ENTRY (self), -1);
  return self->seat;
}

unsigned
compile_log_entry_get_kind (CompileLogEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_LOG_ENTRY (self), 0);
  return self->kind;
}

unsigned
compile_log_entry_get_turn (CompileLogEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_LOG_ENTRY (self), 0);
  return self->turn;
}

unsigned
compile_log_entry_get_depth (CompileLogEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_LOG_ENTRY (self), 0);
  return self->depth;
}

unsigned
compile_log_entry_get_position (CompileLogEntry *self)
{
  g_return_val_if_fail (COMPILE_IS_LOG_ENTRY (self), 0);
  return self->position;
}

const CompileEvent *
compile_log_entry_get_events (CompileLogEntry *self,
                              unsigned        *n)
{
  g_return_val_if_fail (COMPILE_IS_LOG_ENTRY (self) && n != NULL, NULL);
  *n = self->masked->len;
  return (const CompileEvent *) (gpointer) self->masked->data;
}

void
compile_log_entry_add (CompileLogEntry    *self,
                       const CompileEvent *event)
{
  g_return_if_fail (COMPILE_IS_LOG_ENTRY (self) && event != NULL);
  g_array_append_vals (self->events, event, 1);
}

void
compile_log_entry_update (CompileLogEntry   *self,
                          const CompileView *view)
{
  g_return_if_fail (COMPILE_IS_LOG_ENTRY (self) && view != NULL);

  g_array_set_size (self->masked, 0);
  for (unsigned i = 0; i < self->events->len; i++)
    {
      const CompileEvent event = compile_view_mask (view, &g_array_index (self->events, CompileEvent, i));

      g_array_append_val (self->masked, event);
    }
  ogc_notify_string (self, &self->text,
                     compile_game_text_log (view, (const CompileEvent *) (gpointer) self->masked->data,
                                            self->masked->len, &self->cause),
                     props[PROP_TEXT]);
}
