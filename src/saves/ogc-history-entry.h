/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-seat-spec.h"

G_BEGIN_DECLS

#define OGC_MAX_HISTORY_SEATS 5
#define OGC_MAX_HISTORY_VALUES 8

#define OGC_TYPE_HISTORY_ENTRY (ogc_history_entry_get_type ())
/**
 * OgcHistoryEntry:
 *
 * What the history keeps of a finished game: when, by whom, and who won. Immutable. Each kind of game has a subclass
 * for the rest.
 */
G_DECLARE_DERIVABLE_TYPE (OgcHistoryEntry, ogc_history_entry, OGC, HISTORY_ENTRY, GObject)

/**
 * OgcHistoryEntryClass:
 * @get_text: the group of @seat in the grouping @by, if that is a text (0 is the kind of player), or %NULL if it is a
 *   number. By default #OgcSeatSpec.kind
 * @list_values: the groups of @seat if they are numbers, at most %OGC_MAX_HISTORY_VALUES, into @values. Returns: how
 *   many
 * @get_amount: the result of @seat, which is averaged
 */
struct _OgcHistoryEntryClass
{
  GObjectClass parent_class;

  const char *(*get_text)    (OgcHistoryEntry *self,
                              unsigned         seat,
                              unsigned         by);
  unsigned    (*list_values) (OgcHistoryEntry *self,
                              unsigned         seat,
                              unsigned         by,
                              unsigned        *values);
  double      (*get_amount)  (OgcHistoryEntry *self,
                              unsigned         seat);
};

/* For subclasses, before the entry is shared: set when it began and finished, in seconds since 1970, and the seed of
 * the set-up; and add a seat and its place, which is 1 for a winner; seats that tie share one. */
void               ogc_history_entry_set_game    (OgcHistoryEntry   *self,
                                                  gint64             begun,
                                                  gint64             finished,
                                                  guint64            seed);
void               ogc_history_entry_add_seat    (OgcHistoryEntry   *self,
                                                  const OgcSeatSpec *spec,
                                                  unsigned           place);

gint64             ogc_history_entry_get_begun   (OgcHistoryEntry   *self);
gint64             ogc_history_entry_get_finished (OgcHistoryEntry  *self);
guint64            ogc_history_entry_get_seed    (OgcHistoryEntry   *self);
unsigned           ogc_history_entry_get_n_seats (OgcHistoryEntry   *self);
const OgcSeatSpec *ogc_history_entry_get_seat    (OgcHistoryEntry   *self,
                                                  unsigned           seat);
unsigned           ogc_history_entry_get_place   (OgcHistoryEntry   *self,
                                                  unsigned           seat);
gboolean           ogc_history_entry_get_won     (OgcHistoryEntry   *self,
                                                  unsigned           seat);
/* How many seats share the win. */
unsigned           ogc_history_entry_get_winners (OgcHistoryEntry   *self);
/* Whether both are about the same game. */
gboolean           ogc_history_entry_same_game   (OgcHistoryEntry   *self,
                                                  OgcHistoryEntry   *other);

/* See #OgcHistoryEntryClass. */
const char        *ogc_history_entry_get_text    (OgcHistoryEntry   *self,
                                                  unsigned           seat,
                                                  unsigned           by);
unsigned           ogc_history_entry_list_values (OgcHistoryEntry   *self,
                                                  unsigned           seat,
                                                  unsigned           by,
                                                  unsigned          *values);
double             ogc_history_entry_get_amount  (OgcHistoryEntry   *self,
                                                  unsigned           seat);

G_END_DECLS
