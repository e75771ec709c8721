/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tooltip.h"

#define TEXT_KEY "ogc-tooltip"

/* Whether @widget is a label that shows all of @text. */
static gboolean
shows_text (GtkWidget  *widget,
            const char *text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text)
         && !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

static gboolean
query_cb (GtkWidget  *widget,
          int         x,
          int         y,
          gboolean    keyboard,
          GtkTooltip *tooltip)
{
  const char *text = g_object_get_data (G_OBJECT (widget), TEXT_KEY);

  if (*text == '\0' || shows_text (widget, text))
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

void
ogc_tooltip_set (GtkWidget  *widget,
                 const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_object_get_data (G_OBJECT (widget), TEXT_KEY) == NULL)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_object_set_data_full (G_OBJECT (widget), TEXT_KEY, g_strdup (text != NULL ? text : ""), g_free);
}
