/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CompilePalette:
 * @plate: behind the name on its poster
 * @deep: highlighted text on its cards
 * @main: its characteristic colour
 * @light: @main where light falls on it
 * @glow: its lamp
 *
 * The colours of a protocol, as 0xrrggbb. Nothing is conveyed by colour alone: the name and the emblem always
 * accompany it.
 */
typedef struct {
  guint32 plate;
  guint32 deep;
  guint32 main;
  guint32 light;
  guint32 glow;
} CompilePalette;

/* Colours that all protocols share. */
enum {
  COMPILE_COLOUR_GLASS = 0x0d0907,
  COMPILE_COLOUR_GOLD = 0xe9b949,
  COMPILE_COLOUR_BRASS_LIGHT = 0xe9c77a,
  COMPILE_COLOUR_BRASS_DARK = 0x8a5e1c,
  COMPILE_COLOUR_INK = 0x1e140c,
  COMPILE_COLOUR_PAPER = 0xf6eacb,
  COMPILE_COLOUR_NUMERAL = 0xfff3cf,
  COMPILE_COLOUR_LIT = 0xfff3c8,
  COMPILE_COLOUR_GLOW = 0xff9e2c,
  COMPILE_COLOUR_GLOW_LIGHT = 0xffc65c,
};

/* What a frame around a card or a protocol means. */
typedef enum {
  COMPILE_MARK_CHOOSABLE,
  COMPILE_MARK_PLAYABLE,
  COMPILE_MARK_PICKED,
  COMPILE_MARK_FOCUS,
  COMPILE_N_MARKS
} CompileMark;

/**
 * CompileGround:
 * @lacquer: (array fixed-size=3): from the upper left to the lower right
 * @edge: around it
 * @rim: on the edge
 *
 * What the cards of a line lie on.
 */
typedef struct {
  guint32 lacquer[3];
  guint32 edge;
  guint32 rim;
} CompileGround;

/* The colours in the current theme. */
guint32               compile_palette_get_mark      (CompileMark      mark);
const CompileGround  *compile_palette_get_ground    (void);
/* The colours of @protocol, a number in compile_names_protocol. */
const CompilePalette *compile_palette_get           (int              protocol);
/* Registers this floor's pictures and templates, which the linker would drop if nothing referred to them. */
void                  compile_palette_load_pictures (void);
/* The same, and adds the style of this floor's widgets. */
void                  compile_palette_load_style    (void);
/* The name of a picture of @protocol; @kind is "emblem", "band" or "poster". Returns: (transfer full) */
char                 *compile_palette_dup_picture   (const char      *kind,
                                                     int              protocol);
/* Mixes @part of @b, from 0 to 1, into @a. */
guint32               compile_palette_mix           (guint32          a,
                                                     guint32          b,
                                                     double           part);
GdkRGBA               compile_palette_to_rgba       (guint32          colour,
                                                     double           alpha);
void                  compile_palette_set_source    (cairo_t         *cr,
                                                     guint32          colour,
                                                     double           alpha);
void                  compile_palette_add_stop      (cairo_pattern_t *pattern,
                                                     double           offset,
                                                     guint32          colour,
                                                     double           alpha);

G_END_DECLS
