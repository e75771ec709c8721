/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-symbol-view.h"

#include "ogc-symbol.h"

struct _OgcSymbolView
{
  OgcArtView parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcSymbolView, ogc_symbol_view, OGC_TYPE_ART_VIEW)

static void
ogc_symbol_view_append (OgcArtView            *view,
                        GtkSnapshot           *snapshot,
                        const char            *picture,
                        const graphene_rect_t *rect)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (view)), &colour);
  ogc_symbol_snapshot (snapshot, picture, rect, &colour);
}

static void
ogc_symbol_view_class_init (OgcSymbolViewClass *klass)
{
  OGC_ART_VIEW_CLASS (klass)->append = ogc_symbol_view_append;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "symbol");
}

static void
ogc_symbol_view_init (OgcSymbolView *self)
{
}

GtkWidget *
ogc_symbol_view_new (const char *symbol,
                     int         size)
{
  return g_object_new (OGC_TYPE_SYMBOL_VIEW, "picture", symbol, "size", size, NULL);
}
