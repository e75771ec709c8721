/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-text.h"

G_BEGIN_DECLS

/* The name of a player, of a protocol by its number in the set, and of a card by its number in the game. */
const char *compile_text_name          (const CompileTextGame *game,
                                        guint                  side);
const char *compile_text_game_protocol (const CompileTextGame *game,
                                        guint                  protocol);
char       *compile_text_game_card     (const CompileTextGame *game,
                                        guint                  card);
/* The displayed numbers of the two lines that @order swaps, the lower first. */
void        compile_text_swapped_lines (const CompileTextGame *game,
                                        guint                  order,
                                        guint                 *lines);

G_END_DECLS
