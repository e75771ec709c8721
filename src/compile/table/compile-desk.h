/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_DESK (compile_desk_get_type ())
/**
 * CompileDesk:
 *
 * All that lies on the table, laid out: in a wide window the lines with the hand below them and a column beside them,
 * which leaves its lower end to the tray; in a narrow one everything below each other, as high as it needs.
 */
G_DECLARE_FINAL_TYPE (CompileDesk, compile_desk, COMPILE, DESK, GtkWidget)

/* Steps of larger letters; each has a style class. */
#define COMPILE_DESK_ROOMS 3

/**
 * CompileDeskPart:
 * @COMPILE_DESK_LINE: the left line, and the two beside it
 * @COMPILE_DESK_DRAFT: the protocols to choose from, in place of the lines and the hand
 * @COMPILE_DESK_MOTION: what flies over all of it
 *
 * What lies where.
 */
typedef enum {
  COMPILE_DESK_FAR_HAND,
  COMPILE_DESK_PHASES,
  COMPILE_DESK_LINE,
  COMPILE_DESK_HAND = COMPILE_DESK_LINE + 3,
  COMPILE_DESK_FAR_PANEL,
  COMPILE_DESK_EFFECTS,
  COMPILE_DESK_LOG,
  COMPILE_DESK_NEAR_PANEL,
  COMPILE_DESK_DRAFT,
  COMPILE_DESK_MOTION,
  COMPILE_DESK_N_PARTS
} CompileDeskPart;

/* Returns: (transfer floating): an empty desk */
GtkWidget      *compile_desk_new         (void);
void            compile_desk_set_part    (CompileDesk     *self,
                                          CompileDeskPart  part,
                                          GtkWidget       *child);
/* Whether a window of that size has room for everything beside each other. */
gboolean        compile_desk_is_wide     (int              width,
                                          int              height);
/* How much room there is for larger letters: 0 for none, up to %COMPILE_DESK_ROOMS. */
unsigned        compile_desk_get_room    (int              width,
                                          int              height);
/* Where the tray goes in a wide window; where it says more it is higher. */
GtkAllocation   compile_desk_get_tray    (int              width,
                                          int              height);
/* How high it is: in a wide window it covers so much of the end of the column. */
void            compile_desk_set_tray    (CompileDesk     *self,
                                          int              height);

G_END_DECLS
