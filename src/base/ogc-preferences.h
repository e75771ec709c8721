/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * What the person has chosen for all games: keys of the schema in data/, which says what each means. "pace" is an
 * OgcPace, "cloth" an OgcCloth, "language" one of ogc_locale_get_languages(), "last-setup" from
 * ogc_setup_settings_save(), "table-keys" as in ogc-key-bindings.h.
 */
#define OGC_PREFERENCE_PACE "pace"
#define OGC_PREFERENCE_AUTO_ROLL "auto-roll"
#define OGC_PREFERENCE_USE_CURTAIN "use-curtain"
#define OGC_PREFERENCE_REDUCED_MOTION "reduced-motion"
#define OGC_PREFERENCE_CONFIRM_LEAVE "confirm-leave"
#define OGC_PREFERENCE_CLOTH "cloth"
#define OGC_PREFERENCE_SHOW_ESTIMATE "show-estimate"
#define OGC_PREFERENCE_LANGUAGE "language"
#define OGC_PREFERENCE_TABLE_VOLUME "table-volume"
#define OGC_PREFERENCE_SIGNAL_VOLUME "signal-volume"
#define OGC_PREFERENCE_MUTE "mute"
#define OGC_PREFERENCE_SINGLE_KEYS "single-keys"
#define OGC_PREFERENCE_TABLE_KEYS "table-keys"
#define OGC_PREFERENCE_WINDOW_WIDTH "window-width"
#define OGC_PREFERENCE_WINDOW_HEIGHT "window-height"
#define OGC_PREFERENCE_WINDOW_MAXIMIZED "window-maximized"
#define OGC_PREFERENCE_LAST_SETUP "last-setup"
#define OGC_PREFERENCE_GUIDE_PLACE "guide-place"
#define OGC_PREFERENCE_LESSONS "lessons"

/**
 * ogc_preferences_get_default:
 *
 * The schema is the installed one, or else the one built into the program.
 *
 * Returns: (transfer none): the program's preferences; every view binds to these
 */
GSettings *ogc_preferences_get_default (void);

G_END_DECLS
