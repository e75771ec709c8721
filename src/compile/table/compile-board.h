/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_BOARD (compile_board_get_type ())
/**
 * CompileBoard:
 *
 * All that lies on the table, laid out: in a wide window the lines with the hand below them and a column beside them,
 * which leaves its lower end to the tray; in a narrow one everything below each other, as high as it needs.
 */
G_DECLARE_FINAL_TYPE (CompileBoard, compile_board, COMPILE, BOARD, GtkWidget)

/* Steps of larger letters; each has a style class. */
#define COMPILE_BOARD_ROOMS 3

/**
 * CompileBoardPart:
 * @COMPILE_BOARD_LINE: the left line, and the two beside it
 * @COMPILE_BOARD_DRAFT: the protocols to choose from, in place of the lines and the hand
 * @COMPILE_BOARD_MOTION: what flies over all of it
 *
 * What lies where.
 */
typedef enum {
  COMPILE_BOARD_FAR_HAND,
  COMPILE_BOARD_PHASES,
  COMPILE_BOARD_LINE,
  COMPILE_BOARD_HAND = COMPILE_BOARD_LINE + 3,
  COMPILE_BOARD_FAR_PANEL,
  COMPILE_BOARD_EFFECTS,
  COMPILE_BOARD_LOG,
  COMPILE_BOARD_NEAR_PANEL,
  COMPILE_BOARD_DRAFT,
  COMPILE_BOARD_MOTION,
  COMPILE_BOARD_N_PARTS
} CompileBoardPart;

/* Returns: (transfer floating): an empty board */
GtkWidget     *compile_board_new      (void);
void           compile_board_set_part (CompileBoard     *self,
                                       CompileBoardPart  part,
                                       GtkWidget        *child);
/* Whether a window of that size has room for everything beside each other. */
gboolean       compile_board_is_wide  (int               width,
                                       int               height);
/* How much room there is for larger letters: 0 for none, up to %COMPILE_BOARD_ROOMS. */
unsigned       compile_board_get_room (int               width,
                                       int               height);
/* Where the tray goes in a wide window; where it says more it is higher. */
GtkAllocation  compile_board_get_tray (int               width,
                                       int               height);
/* How high it is: in a wide window it covers so much of the end of the column. */
void           compile_board_set_tray (CompileBoard     *self,
                                       int               height);

G_END_DECLS
