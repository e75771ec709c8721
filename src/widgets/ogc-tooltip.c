/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tooltip.h"

#define TEXT_KEY "ogc-tooltip"
#define LONGEST_LINE 46 /* characters; GTK breaks at 50, but makes every such tooltip as wide as that */

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
  g_autofree char *lines = NULL;

  if (*text == '\0' || shows_text (widget, text))
    return FALSE;
  lines = ogc_tooltip_dup_lines (text);
  gtk_tooltip_set_text (tooltip, lines);
  return TRUE;
}

char *
ogc_tooltip_dup_lines (const char *text)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  glong length = 0;

  g_return_val_if_fail (text != NULL, NULL);

  words = g_strsplit_set (text, " \n", -1);
  for (unsigned i = 0; words[i] != NULL; i++)
    {
      const glong word = g_utf8_strlen (words[i], -1);
      const gboolean breaks = i > 0 && (length + 1 + word > LONGEST_LINE || text[lines->len] == '\n');

      if (i > 0)
        g_string_append_c (lines, breaks ? '\n' : ' ');
      g_string_append (lines, words[i]);
      length = breaks ? word : length + (i > 0) + word;
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
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
