/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_CHOICE_ITEM (ogc_choice_item_get_type ())
/**
 * OgcChoiceItem:
 *
 * A labelled number to choose in a #GtkDropDown.
 *
 * Properties (construct-only):
 * - "label" (string): its label, translated
 * - "value" (guint): its value
 */
G_DECLARE_FINAL_TYPE (OgcChoiceItem, ogc_choice_item, OGC, CHOICE_ITEM, GObject)

/**
 * ogc_choice_item_append:
 * @list: a list of #OgcChoiceItem
 * @label: its label
 * @value: its value
 *
 * Appends a choice to @list.
 */
void     ogc_choice_item_append     (GListStore    *list,
                                     const char    *label,
                                     unsigned       value);

/**
 * ogc_choice_item_append_line:
 * @list: a list of #OgcChoiceItem that all have a note
 * @label: its label
 * @note: a note about it, shown in the open list
 * @strength: how many bars to show beside it, up to 6; 0 for none
 * @value: its value
 *
 * Appends a choice with a note to @list.
 */
void     ogc_choice_item_append_line (GListStore    *list,
                                      const char    *label,
                                      const char    *note,
                                      unsigned       strength,
                                      unsigned       value);

/**
 * ogc_choice_item_offer:
 * @drop_down: the drop-down
 * @list: (transfer full): a list of #OgcChoiceItem
 * @value: the current choice; falls back to the first if @list does not have it
 *
 * Makes @drop_down offer @list, as labels or, if choices have notes, as lines. If it already offers the same, it only
 * selects @value.
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
 * @drop_down: offers a list of #OgcChoiceItem
 *
 * Returns: the value chosen
 */
unsigned ogc_choice_item_get_chosen (GtkDropDown   *drop_down);

G_END_DECLS
