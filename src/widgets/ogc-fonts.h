/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The family of headings, names and numerals. */
#define OGC_FONTS_HEADING "League Spartan"

/**
 * ogc_fonts_add:
 *
 * Adds the fonts that come with the program for this process only, as if they were installed. On a system without
 * memory files this fails, and headings use the desktop's font.
 */
void ogc_fonts_add (void);

G_END_DECLS
