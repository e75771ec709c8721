/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CompileTones:
 * @plate: the ground of its poster's name
 * @deep: letters on its cards that stand out
 * @main: what it is known by
 * @light: the same where light falls on it
 * @glow: its lamp
 *
 * The colours of a protocol, as 0xrrggbb. Colour is never alone: name and emblem stand beside it.
 */
typedef struct {
  guint32 plate;
  guint32 deep;
  guint32 main;
  guint32 light;
  guint32 glow;
} CompileTones;

/* Colours that are no protocol's. */
enum {
  COMPILE_TONE_GLASS = 0x0d0907,
  COMPILE_TONE_GOLD = 0xe9b949,
  COMPILE_TONE_BRASS_LIGHT = 0xe9c77a,
  COMPILE_TONE_BRASS_DARK = 0x8a5e1c,
  COMPILE_TONE_INK = 0x1e140c,
  COMPILE_TONE_PAPER = 0xf6eacb,
  COMPILE_TONE_NUMERAL = 0xfff3cf,
  COMPILE_TONE_LIT = 0xfff3c8,
  COMPILE_TONE_GLOW = 0xff9e2c,
  COMPILE_TONE_GLOW_LIGHT = 0xffc65c,
};

/* Those of @protocol, a number in compile_names_protocol. */
const CompileTones *compile_tones_get         (int              protocol);
/* Makes the pictures and templates of this floor known: a linker leaves out of a library what nobody names. */
void                compile_tones_load_pictures (void);
/* The same, and has widgets of this floor drawn in its style. */
void                compile_tones_load_style  (void);
/* What a picture of it is called: "emblem", "band", "poster". Returns: (transfer full) */
char               *compile_tones_dup_picture (const char      *kind,
                                               int              protocol);
/* @a with a @part of @b in it. */
guint32             compile_tones_mix         (guint32          a,
                                               guint32          b,
                                               double           part);
GdkRGBA             compile_tones_to_rgba     (guint32          colour,
                                               double           alpha);
void                compile_tones_set_source  (cairo_t         *cr,
                                               guint32          colour,
                                               double           alpha);
void                compile_tones_add_stop    (cairo_pattern_t *pattern,
                                               double           offset,
                                               guint32          colour,
                                               double           alpha);

G_END_DECLS
