/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_CHOICE_BUTTON (ogc_choice_button_get_type ())
/**
 * OgcChoiceButton:
 *
 * A button that proposes something to do: a mark, with lines of text beside it. It stores what it proposes, and
 * signals when the pointer or the focus is on it. The caller sets the accessible label.
 *
 * Signals:
 * - "pointed" (gboolean pointed): the pointer or the focus has come or gone
 */
G_DECLARE_FINAL_TYPE (OgcChoiceButton, ogc_choice_button, OGC, CHOICE_BUTTON, GtkButton)

/**
 * ogc_choice_button_new:
 * @item: (type GObject): what is proposed
 * @mark: (nullable): a number, a key; it stands beside the first line
 * @css_class: the style of @mark
 *
 * Returns: (transfer floating): a proposal without text
 */
GtkWidget *ogc_choice_button_new      (gpointer         item,
                                       const char      *mark,
                                       const char      *css_class);

/**
 * ogc_choice_button_add_line:
 * @self: a proposal
 * @text: the next line of text
 * @css_class: the style of @text
 */
void       ogc_choice_button_add_line (OgcChoiceButton *self,
                                       const char      *text,
                                       const char      *css_class);

/* Returns: (type GObject) (transfer none): what is proposed */
gpointer   ogc_choice_button_get_item (OgcChoiceButton *self);

G_END_DECLS
