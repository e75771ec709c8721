/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_NOTICE (ogc_notice_get_type ())
/**
 * OgcNotice:
 *
 * One sentence at the top of the window: about something that went wrong, until it is closed or replaced, or about
 * something that was done, for a while. Screen readers announce it as soon as it appears.
 */
G_DECLARE_FINAL_TYPE (OgcNotice, ogc_notice, OGC, NOTICE, GtkWidget)

/**
 * ogc_notice_show:
 * @self: the notice
 * @text: a sentence, translated; foreign text in it is escaped (ogc_escape_text())
 *
 * Shows @text.
 */
void        ogc_notice_show     (OgcNotice  *self,
                                 const char *text);

/**
 * ogc_notice_tell:
 * @self: the notice
 * @text: a sentence, translated
 *
 * Shows @text for a few seconds, because nothing has to be done about it.
 */
void        ogc_notice_tell     (OgcNotice  *self,
                                 const char *text);

/**
 * ogc_notice_offer:
 * @self: the notice
 * @text: a sentence, translated
 * @label: what can be done about it, with a mnemonic, translated
 * @action: a detailed action name, looked up from where the notice is
 *
 * Shows @text with a button that does @action.
 */
void        ogc_notice_offer    (OgcNotice  *self,
                                 const char *text,
                                 const char *label,
                                 const char *action);

/**
 * ogc_notice_hide:
 * @self: the notice
 *
 * Hides the sentence.
 */
void        ogc_notice_hide     (OgcNotice  *self);

/**
 * ogc_notice_get_text:
 * @self: the notice
 *
 * Returns: (nullable): the sentence shown, or %NULL
 */
const char *ogc_notice_get_text (OgcNotice  *self);

G_END_DECLS
