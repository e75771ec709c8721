/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game-history-entry.h"

G_BEGIN_DECLS

/* What the history page says about games of Order of the Gilded Compass: the label and picture of a standing; a bar of
 * average gold, for screen readers; a game, and one of its seats. */
const char *ogc_history_text_label   (unsigned           by,
                                      const OgcStanding *standing);
GtkWidget  *ogc_history_text_picture (unsigned           by,
                                      const OgcStanding *standing,
                                      int                size);
char       *ogc_history_text_amount  (const char        *label,
                                      const char        *number,
                                      const OgcStanding *standing);
char       *ogc_history_text_heading (OgcHistoryEntry   *entry,
                                      const char        *moment);
char       *ogc_history_text_seat    (OgcHistoryEntry   *entry,
                                      unsigned           seat);

G_END_DECLS
