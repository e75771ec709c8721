/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-building-id.h"

G_BEGIN_DECLS

/**
 * OgcKeyAction:
 * @OGC_KEY_ACTION_ROLL: rolls, or rerolls
 * @OGC_KEY_ACTION_END_TURN: ends the turn
 * @OGC_KEY_ACTION_POWER: A Compelling Power
 * @OGC_KEY_ACTION_WORTH: what tiles are worth
 * @OGC_KEY_ACTION_PLACE: plus the id of a building: places dice there
 *
 * What a single key does at the table. People can change each of them, and switch off all of them together with the
 * digits that pick dice (WCAG 2.1.4). The choices are kept in the preferences.
 */
typedef enum {
  OGC_KEY_ACTION_ROLL,
  OGC_KEY_ACTION_END_TURN,
  OGC_KEY_ACTION_POWER,
  OGC_KEY_ACTION_WORTH,
  OGC_KEY_ACTION_PLACE,
  OGC_N_KEY_ACTIONS = OGC_KEY_ACTION_PLACE + OGC_N_BUILDINGS
} OgcKeyAction;

/* Whether single keys do anything. */
gboolean    ogc_key_bindings_get_enabled (void);
/* A translated title of @key; if it places dice, the name of the building. */
const char *ogc_key_bindings_get_title   (OgcKeyAction  key);
/* The letter of @key in upper case, even while keys are switched off. */
char       *ogc_key_bindings_dup         (OgcKeyAction  key);
/* @text followed by the letter of @key in brackets; only @text while keys are switched off. */
char       *ogc_key_bindings_dup_tooltip (OgcKeyAction  key,
                                          const char   *text);

/**
 * ogc_key_bindings_change:
 * @key: what a key does
 * @letter: a character
 *
 * Assigns @letter to @key. Two buildings that are never in the same game may share a letter.
 *
 * Returns: (transfer full) (nullable): a sentence that says why @letter cannot be used; %NULL if it was assigned
 */
char       *ogc_key_bindings_change      (OgcKeyAction  key,
                                          gunichar      letter);
/* Restores the default keys. */
void        ogc_key_bindings_reset       (void);
/* Calls @changed with @object, as long as @object exists, whenever a key changes or all are switched on or off. */
void        ogc_key_bindings_watch       (gpointer      object,
                                          GCallback     changed);

G_END_DECLS
