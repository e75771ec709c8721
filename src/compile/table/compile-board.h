/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_BOARD (compile_board_get_type ())
/**
 * CompileBoard:
 *
 * Lays out everything on the table. In a wide window the lines stand above the hand, with a column beside them that
 * leaves its lower end to the tray; in a narrow one everything is stacked, as high as it needs to be.
 */
G_DECLARE_FINAL_TYPE (CompileBoard, compile_board, COMPILE, BOARD, GtkWidget)

/**
 * CompileBoardPart:
 * @COMPILE_BOARD_LINE: the left line; the other two follow it
 * @COMPILE_BOARD_HEADING: says what is shown in place of the hand
 * @COMPILE_BOARD_DRAFT: the protocols to choose from, in place of the lines and the hand
 * @COMPILE_BOARD_MOTION: what flies over everything else
 *
 * The parts of the board.
 */
typedef enum {
  COMPILE_BOARD_FAR_HAND,
  COMPILE_BOARD_PHASES,
  COMPILE_BOARD_LINE,
  COMPILE_BOARD_HEADING = COMPILE_BOARD_LINE + 3,
  COMPILE_BOARD_HAND,
  COMPILE_BOARD_FAR_PANEL,
  COMPILE_BOARD_CONTROL,
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
/* Whether a window of that size has room for lines and column side by side. */
gboolean       compile_board_is_wide  (int               width,
                                       int               height);
/* Where the tray goes in a wide window; it grows when it has more to say. */
GtkAllocation  compile_board_get_tray (int               width,
                                       int               height);
/* Sets the height of the table, and how much of the column's end the tray covers: nothing in a narrow window. */
void           compile_board_set_room (CompileBoard     *self,
                                       int               height,
                                       int               tray);

G_END_DECLS
