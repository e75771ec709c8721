/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-history.h"
#include "ogc-standing.h"

G_BEGIN_DECLS

/* What results are told apart by: %OGC_STANDING_BY_KIND, and of each kind of game two more. */
#define OGC_HISTORY_N_CHARTS 3

/**
 * OgcHistoryView:
 * @titles: of the charts of the results by 1 and by 2, to be translated
 * @filter: asks which sort of player these are about, with a mnemonic, to be translated
 * @amount: what amounts are, in a word, to be translated in the context "history"
 * @legend: what the bars of amounts show, to be translated
 * @digits: of an average amount behind the point
 * @get_label: what a standing is about, translated
 * @create_picture: a picture of that, @size pixels large
 * @describe_amount: a bar of an average, @number, for a screen reader. Returns: (transfer full)
 * @dup_heading: what a game was, with @moment, when it ended. Returns: (transfer full)
 * @dup_seat: a seat of it and what it came to. Returns: (transfer full)
 *
 * How the history of one kind of game is shown.
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
