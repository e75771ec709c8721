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
 * @OGC_KEY_ACTION_PLACE: with the id of a building added to it, places dice there
 *
 * What one key by itself does at the table. A person can change each, and switch them all off, with the digits that
 * pick dice (WCAG 2.1.4). Choices are kept in the preferences.
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
/* What @key does, translated: a building's name where it places dice. */
const char *ogc_key_bindings_get_title   (OgcKeyAction  key);
/* The letter of @key, in capitals, also while keys are switched off. */
char       *ogc_key_bindings_dup         (OgcKeyAction  key);
/* @text, and after it in brackets the letter of @key; @text alone while keys are switched off. */
char       *ogc_key_bindings_dup_tooltip (OgcKeyAction  key,
                                          const char   *text);

/**
 * ogc_key_bindings_change:
 * @key: what a key does
 * @letter: a character
 *
 * From now on @letter does it. Two buildings that are never in one game may have the same one.
 *
 * Returns: (transfer full) (nullable): one sentence that says why @letter cannot be taken; %NULL when it is
 */
char       *ogc_key_bindings_change      (OgcKeyAction  key,
                                          gunichar      letter);
/* All keys are again what they were at first. */
void        ogc_key_bindings_reset       (void);
/* Calls @changed with @object, as long as it lives, whenever a key is changed or all are switched on or off. */
void        ogc_key_bindings_watch       (gpointer      object,
                                          GCallback     changed);

G_END_DECLS
