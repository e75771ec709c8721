/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_PREFERENCES (ogc_preferences_get_type ())
/**
 * OgcPreferences:
 *
 * What the person has chosen for all games: kept by GSettings where its schema is installed, else for as long as the
 * program runs. The usual values are the same either way.
 *
 * Properties (all writable; each is a key of the schema):
 * - "pace" (OgcPace): of computer players
 * - "reduced-motion" (gboolean): nothing moves on the table, even if the desktop has animations
 * - "confirm-leave" (gboolean): a question is asked before a running game is given up
 * - "show-estimate" (gboolean): tableaus tell the gold that their seat may expect to end with
 * - "table-volume", "signal-volume" (int, 0 to 100), "mute" (gboolean): as in #OgcSound
 * - "language" (string): of the program's texts, as ogc_locale_get_languages() has it; empty: as the system has it
 * - "window-width", "window-height" (int, pixels), "window-maximized" (gboolean): how the window was left
 * - "last-setup" (GVariant, a{sv}): what ogc_setup_settings_save() gave at the last start of a game
 */
G_DECLARE_FINAL_TYPE (OgcPreferences, ogc_preferences, OGC, PREFERENCES, GObject)

/**
 * ogc_preferences_get_default:
 *
 * Returns: (transfer none): the program's preferences; every view binds to these
 */
OgcPreferences *ogc_preferences_get_default        (void);

OgcPace         ogc_preferences_get_pace           (OgcPreferences *self);
void            ogc_preferences_set_pace           (OgcPreferences *self,
                                                    OgcPace         pace);
gboolean        ogc_preferences_get_reduced_motion (OgcPreferences *self);
void            ogc_preferences_set_reduced_motion (OgcPreferences *self,
                                                    gboolean        reduced_motion);
gboolean        ogc_preferences_get_confirm_leave  (OgcPreferences *self);
void            ogc_preferences_set_confirm_leave  (OgcPreferences *self,
                                                    gboolean        confirm_leave);
const char     *ogc_preferences_get_language       (OgcPreferences *self);
void            ogc_preferences_set_language       (OgcPreferences *self,
                                                    const char     *language);

GVariant       *ogc_preferences_get_last_setup     (OgcPreferences *self);
void            ogc_preferences_set_last_setup     (OgcPreferences *self,
                                                    GVariant       *last_setup);

G_END_DECLS
