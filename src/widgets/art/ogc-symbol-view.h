/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-art-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_SYMBOL_VIEW (ogc_symbol_view_get_type ())
/**
 * OgcSymbolView:
 *
 * A picture from ui/art/symbols, in the colour of the surrounding text; #OgcArtView:picture is its name there.
 */
G_DECLARE_FINAL_TYPE (OgcSymbolView, ogc_symbol_view, OGC, SYMBOL_VIEW, OgcArtView)

/**
 * ogc_symbol_view_new:
 * @symbol: the name of a picture there
 * @size: its width and height
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *ogc_symbol_view_new (const char *symbol,
                                int         size);

G_END_DECLS
