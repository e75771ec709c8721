/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-rulebook.h"

G_BEGIN_DECLS

/**
 * ogc_console_read_rules:
 * @rulebook: the rules of a game
 * @text: what was typed
 * @verb: the word before it, for a hint
 *
 * Reads out what @rulebook says about the words of @text: the chapters that they name, else the paragraphs that
 * contain all of them; without words, the list of chapters.
 */
void ogc_console_read_rules (const OgcRulebook *rulebook,
                             const char        *text,
                             const char        *verb);

G_END_DECLS
