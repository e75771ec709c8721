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
 * What is remembered of a game that was played to its end: when, by whom, and who has won. Does not change. Each kind
 * of game has a class of its own for the rest.
 */
G_DECLARE_DERIVABLE_TYPE (OgcHistoryEntry, ogc_history_entry, OGC, HISTORY_ENTRY, GObject)

/**
 * OgcHistoryEntryClass:
 * @get_text: what results of @seat are told apart by, when it is a text: by 0 what sort of player it is; %NULL for what
 *   is a number. Unless a class does otherwise, #OgcSeatSpec.kind
 * @list_values: the same when it is one or more numbers, %OGC_MAX_HISTORY_VALUES at most, into @values. Returns: how
 *   many
 * @get_amount: what @seat has come to: an average is told of it
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

/* For classes that inherit, before anybody else has the entry: seconds since 1970 at its beginning and end, the seed of
 * the set-up; and one more seat. */
void               ogc_history_entry_set_game    (OgcHistoryEntry   *self,
                                                  gint64             begun,
                                                  gint64             finished,
                                                  guint64            seed);
void               ogc_history_entry_add_seat    (OgcHistoryEntry   *self,
                                                  const OgcSeatSpec *spec,
                                                  gboolean           won);

gint64             ogc_history_entry_get_begun   (OgcHistoryEntry   *self);
gint64             ogc_history_entry_get_finished (OgcHistoryEntry  *self);
guint64            ogc_history_entry_get_seed    (OgcHistoryEntry   *self);
unsigned           ogc_history_entry_get_n_seats (OgcHistoryEntry   *self);
const OgcSeatSpec *ogc_history_entry_get_seat    (OgcHistoryEntry   *self,
                                                  unsigned           seat);
gboolean           ogc_history_entry_get_won     (OgcHistoryEntry   *self,
                                                  unsigned           seat);
/* How many share the win. */
unsigned           ogc_history_entry_get_winners (OgcHistoryEntry   *self);
/* Whether both are about one game. */
gboolean           ogc_history_entry_same_game   (OgcHistoryEntry   *self,
                                                  OgcHistoryEntry   *other);

/* As in #OgcHistoryEntryClass. */
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
