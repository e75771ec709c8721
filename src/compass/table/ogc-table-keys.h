/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-building-id.h"

G_BEGIN_DECLS

/**
 * OgcTableKey:
 * @OGC_TABLE_KEY_ROLL: rolls, or rerolls
 * @OGC_TABLE_KEY_END_TURN: ends the turn
 * @OGC_TABLE_KEY_POWER: A Compelling Power
 * @OGC_TABLE_KEY_WORTH: what tiles are worth
 * @OGC_TABLE_KEY_PLACE: with the id of a building added to it, places dice there
 *
 * What one key by itself does at the table. A person can change each, and switch them all off, with the digits that
 * pick dice (WCAG 2.1.4). Choices are kept in the preferences.
 */
typedef enum {
  OGC_TABLE_KEY_ROLL,
  OGC_TABLE_KEY_END_TURN,
  OGC_TABLE_KEY_POWER,
  OGC_TABLE_KEY_WORTH,
  OGC_TABLE_KEY_PLACE,
  OGC_N_TABLE_KEYS = OGC_TABLE_KEY_PLACE + OGC_N_BUILDINGS
} OgcTableKey;

/* Whether single keys do anything. */
gboolean    ogc_table_keys_get_enabled (void);
/* What @key does, translated: a building's name where it places dice. */
const char *ogc_table_keys_get_title   (OgcTableKey key);
/* The letter of @key, in capitals, also while keys are switched off. */
char       *ogc_table_keys_dup         (OgcTableKey key);
/* @text, and after it in brackets the letter of @key; @text alone while keys are switched off. */
char       *ogc_table_keys_dup_tooltip (OgcTableKey key,
                                        const char *text);

/**
 * ogc_table_keys_change:
 * @key: what a key does
 * @letter: a character
 *
 * From now on @letter does it. Two buildings that are never in one game may have the same one.
 *
 * Returns: (transfer full) (nullable): one sentence that says why @letter cannot be taken; %NULL when it is
 */
char       *ogc_table_keys_change      (OgcTableKey key,
                                        gunichar    letter);
/* All keys are again what they were at first. */
void        ogc_table_keys_reset       (void);
/* Calls @changed with @object, as long as it lives, whenever a key is changed or all are switched on or off. */
void        ogc_table_keys_watch       (gpointer    object,
                                        GCallback   changed);

G_END_DECLS
