/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_CHOICE_ITEM (ogc_choice_item_get_type ())
/**
 * OgcChoiceItem:
 *
 * One of several numbers to choose from in a #GtkDropDown, by a label.
 *
 * Properties (construct-only):
 * - "label" (string): what is read, translated
 * - "value" (guint): what is chosen
 */
G_DECLARE_FINAL_TYPE (OgcChoiceItem, ogc_choice_item, OGC, CHOICE_ITEM, GObject)

/**
 * ogc_choice_item_append:
 * @list: a list of #OgcChoiceItem
 * @label: what is read
 * @value: what is chosen
 *
 * Puts one more choice at the end of @list.
 */
void     ogc_choice_item_append     (GListStore    *list,
                                     const char    *label,
                                     unsigned       value);

/**
 * ogc_choice_item_append_line:
 * @list: a list of #OgcChoiceItem that all have a note
 * @label: what is read
 * @note: what there is to say of it, for the list that is opened
 * @strength: how many bars stand beside it, up to 6; 0 for none at all
 * @value: what is chosen
 *
 * Puts one more choice at the end of @list, a line of its own.
 */
void     ogc_choice_item_append_line (GListStore    *list,
                                      const char    *label,
                                      const char    *note,
                                      unsigned       strength,
                                      unsigned       value);

/**
 * ogc_choice_item_offer:
 * @drop_down: what offers
 * @list: (transfer full): a list of #OgcChoiceItem
 * @value: what is chosen now; the first when @list does not have it
 *
 * Lets @drop_down offer @list, in labels or, where choices have notes, in lines. Does nothing when it offers the same
 * already but for choosing @value.
 */
void     ogc_choice_item_offer      (GtkDropDown   *drop_down,
                                     GListStore    *list,
                                     unsigned       value);

/**
 * ogc_choice_item_get_value:
 * @self: a choice
 *
 * Returns: its value
 */
unsigned ogc_choice_item_get_value  (OgcChoiceItem *self);

/**
 * ogc_choice_item_get_chosen:
 * @drop_down: what offers a list of #OgcChoiceItem
 *
 * Returns: the value chosen
 */
unsigned ogc_choice_item_get_chosen (GtkDropDown   *drop_down);

G_END_DECLS
