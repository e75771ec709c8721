/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-history-entry.h"

typedef struct {
  gint64      begun;
  gint64      finished;
  guint64     seed;
  unsigned    n_seats;
  OgcSeatSpec seats[OGC_MAX_HISTORY_SEATS];
  unsigned    places[OGC_MAX_HISTORY_SEATS];
} OgcHistoryEntryPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OgcHistoryEntry, ogc_history_entry, G_TYPE_OBJECT)

#define PRIVATE(self) ((OgcHistoryEntryPrivate *) ogc_history_entry_get_instance_private (self))

static const char *
get_text (OgcHistoryEntry *self,
          unsigned         seat,
          unsigned         by)
{
  return by == 0 ? PRIVATE (self)->seats[seat].kind : NULL;
}

static void
ogc_history_entry_finalize (GObject *object)
{
  OgcHistoryEntryPrivate *entry = PRIVATE (OGC_HISTORY_ENTRY (object));

  for (unsigned n = 0; n < entry->n_seats; n++)
    ogc_seat_spec_clear (&entry->seats[n]);

  G_OBJECT_CLASS (ogc_history_entry_parent_class)->finalize (object);
}

static void
ogc_history_entry_class_init (OgcHistoryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_history_entry_finalize;
  klass->get_text = get_text;
}

static void
ogc_history_entry_init (OgcHistoryEntry *self)
{
}

void
ogc_history_entry_set_game (OgcHistoryEntry *self,
                            gint64           begun,
                            gint64           finished,
                            guint64          seed)
{
  g_return_if_fail (OGC_IS_HISTORY_ENTRY (self));

  PRIVATE (self)->begun = begun;
  PRIVATE (self)->finished = finished;
  PRIVATE (self)->seed = seed;
}

void
ogc_history_entry_add_seat (OgcHistoryEntry   *self,
                            const OgcSeatSpec *spec,
                            unsigned           place)
{
  OgcHistoryEntryPrivate *entry = PRIVATE (self);

  g_return_if_fail (OGC_IS_HISTORY_ENTRY (self));
  g_return_if_fail (entry->n_seats < OGC_MAX_HISTORY_SEATS);
  g_return_if_fail (place >= 1 && place <= OGC_MAX_HISTORY_SEATS);

  entry->seats[entry->n_seats] = ogc_seat_spec_copy (spec);
  entry->places[entry->n_seats++] = place;
}

gint64
ogc_history_entry_get_begun (OgcHistoryEntry *self)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);

  return PRIVATE (self)->begun;
}

gint64
ogc_history_entry_get_finished (OgcHistoryEntry *self)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);

  return PRIVATE (self)->finished;
}

guint64
ogc_history_entry_get_seed (OgcHistoryEntry *self)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);

  return PRIVATE (self)->seed;
}

unsigned
ogc_history_entry_get_n_seats (OgcHistoryEntry *self)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);

  return PRIVATE (self)->n_seats;
}

const OgcSeatSpec *
ogc_history_entry_get_seat (OgcHistoryEntry *self,
                            unsigned         seat)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), NULL);
  g_return_val_if_fail (seat < PRIVATE (self)->n_seats, NULL);

  return &PRIVATE (self)->seats[seat];
}

unsigned
ogc_history_entry_get_place (OgcHistoryEntry *self,
                             unsigned         seat)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);
  g_return_val_if_fail (seat < PRIVATE (self)->n_seats, 0);

  return PRIVATE (self)->places[seat];
}

gboolean
ogc_history_entry_get_won (OgcHistoryEntry *self,
                           unsigned         seat)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), FALSE);
  g_return_val_if_fail (seat < PRIVATE (self)->n_seats, FALSE);

  return PRIVATE (self)->places[seat] == 1;
}

unsigned
ogc_history_entry_get_winners (OgcHistoryEntry *self)
{
  unsigned winners = 0;

  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);

  for (unsigned n = 0; n < PRIVATE (self)->n_seats; n++)
    winners += PRIVATE (self)->places[n] == 1;

  return winners;
}

gboolean
ogc_history_entry_same_game (OgcHistoryEntry *self,
                             OgcHistoryEntry *other)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), FALSE);
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (other), FALSE);

  return PRIVATE (self)->begun == PRIVATE (other)->begun && PRIVATE (self)->seed == PRIVATE (other)->seed;
}

const char *
ogc_history_entry_get_text (OgcHistoryEntry *self,
                            unsigned         seat,
                            unsigned         by)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), NULL);

  return OGC_HISTORY_ENTRY_GET_CLASS (self)->get_text (self, seat, by);
}

unsigned
ogc_history_entry_list_values (OgcHistoryEntry *self,
                               unsigned         seat,
                               unsigned         by,
                               unsigned        *values)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);

  return OGC_HISTORY_ENTRY_GET_CLASS (self)->list_values (self, seat, by, values);
}

double
ogc_history_entry_get_amount (OgcHistoryEntry *self,
                              unsigned         seat)
{
  g_return_val_if_fail (OGC_IS_HISTORY_ENTRY (self), 0);

  return OGC_HISTORY_ENTRY_GET_CLASS (self)->get_amount (self, seat);
}
