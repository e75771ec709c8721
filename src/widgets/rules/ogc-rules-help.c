/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rules-help.h"

gboolean
ogc_rules_help_find (const OgcRulesHelp *self,
                     GtkWidget          *widget,
                     OgcRulebookPlace   *place)
{
  g_return_val_if_fail (self != NULL && place != NULL, FALSE);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (self->find (widget, place))
      return TRUE;
  return FALSE;
}
