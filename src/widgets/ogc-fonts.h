/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The family of headings, names and numerals. */
#define OGC_FONTS_HEADING "League Spartan"

/**
 * ogc_fonts_add:
 *
 * Makes the fonts that come with the program known to it alone, as if they were installed. Without them, which takes a
 * system that has no memory files, headings are in the desktop's own font.
 */
void ogc_fonts_add (void);

G_END_DECLS
