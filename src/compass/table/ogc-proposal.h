/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_PROPOSAL (ogc_proposal_get_type ())
/**
 * OgcProposal:
 *
 * A button that proposes something that could be done: a mark, and lines of text beside it. It knows what it proposes, and tells
 * when somebody looks at it. Its accessible label is for its maker to set.
 *
 * Signals:
 * - "pointed" (gboolean pointed): the pointer or the focus has come or gone
 */
G_DECLARE_FINAL_TYPE (OgcProposal, ogc_proposal, OGC, PROPOSAL, GtkButton)

/**
 * ogc_proposal_new:
 * @item: (type GObject): what is proposed
 * @mark: a number, a key
 * @css_class: the style of @mark
 *
 * Returns: (transfer floating): a proposal without text
 */
GtkWidget *ogc_proposal_new      (gpointer     item,
                                  const char  *mark,
                                  const char  *css_class);

/**
 * ogc_proposal_add_line:
 * @self: a proposal
 * @text: what it says below what it says already
 * @css_class: the style of @text
 */
void       ogc_proposal_add_line (OgcProposal *self,
                                  const char  *text,
                                  const char  *css_class);

/* Returns: (type GObject) (transfer none): what is proposed */
gpointer   ogc_proposal_get_item (OgcProposal *self);

G_END_DECLS
