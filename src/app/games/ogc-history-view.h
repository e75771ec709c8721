/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-history.h"
#include "ogc-standing.h"

G_BEGIN_DECLS

/* How many charts there are: by %OGC_STANDING_BY_KIND, and by two more things for each kind of game. */
#define OGC_HISTORY_N_CHARTS 3

/**
 * OgcHistoryView:
 * @titles: titles of the charts of groupings 1 and 2, to be translated
 * @filter: label of the choice of a kind of player for these charts, with a mnemonic, to be translated
 * @amount: a word for what amounts are, to be translated in the context "history"
 * @legend: what the bars of amounts show, to be translated
 * @digits: decimal places of an average amount
 * @get_label: the translated label of a standing
 * @create_picture: a picture for it, @size pixels large
 * @describe_amount: describes the bar of an average, @number, to screen readers. Returns: (transfer full)
 * @dup_heading: a heading for a game that ended at @moment. Returns: (transfer full)
 * @dup_seat: a seat of it, and its result. Returns: (transfer full)
 *
 * How the history page shows one kind of game.
 */
typedef struct {
  const char *titles[OGC_HISTORY_N_CHARTS - 1];
  const char *filter;
  const char *amount;
  const char *legend;
  int         digits;

  const char *(*get_label)       (unsigned           by,
                                  const OgcStanding *standing);
  GtkWidget  *(*create_picture)  (unsigned           by,
                                  const OgcStanding *standing,
                                  int                size);
  char       *(*describe_amount) (const char        *label,
                                  const char        *number,
                                  const OgcStanding *standing);
  char       *(*dup_heading)     (OgcHistoryEntry   *entry,
                                  const char        *moment);
  char       *(*dup_seat)        (OgcHistoryEntry   *entry,
                                  unsigned           seat);
} OgcHistoryView;

G_END_DECLS
