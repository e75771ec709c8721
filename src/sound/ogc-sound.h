/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ogc-cue.h"

G_BEGIN_DECLS

#define OGC_TYPE_SOUND (ogc_sound_get_type ())
/**
 * OgcSound:
 *
 * Lets cues sound, at most one in 60 ms: of two that come together the first is heard. Nothing waits for a cue, and
 * nothing is said where none can be heard, without a sound server or in a program that was built without sound.
 *
 * Properties (all writable):
 * - "table-volume" (int, 0 to 100): of what lies on the table; 0 is silence
 * - "signal-volume" (int, 0 to 100): of cues that call for attention, ogc_cue_is_signal()
 * - "mute" (gboolean): no cue sounds
 *
 * Signals:
 * - "sounded" (guint cue, int decibels): a cue has begun to sound, that much softer than its file
 */
G_DECLARE_FINAL_TYPE (OgcSound, ogc_sound, OGC, SOUND, GObject)

/**
 * ogc_sound_get_available:
 *
 * Returns: whether the program was built with sound; else preferences need not offer it
 */
gboolean  ogc_sound_get_available (void);

/**
 * ogc_sound_get_default:
 *
 * Returns: (transfer none): the program's sound, which plays the files that came with it
 */
OgcSound *ogc_sound_get_default   (void);

/**
 * ogc_sound_new:
 * @folder: (nullable): where the cues' files are; %NULL to be heard by nobody but "sounded"
 *
 * Returns: (transfer full): a sound at full volume; no library is opened before the first cue
 */
OgcSound *ogc_sound_new           (const char *folder);

/**
 * ogc_sound_play:
 * @self: a sound
 * @cue: a cue, or %OGC_CUE_NONE
 *
 * Lets @cue sound now, if it may.
 */
void      ogc_sound_play          (OgcSound   *self,
                                   OgcCue      cue);

/**
 * ogc_sound_play_at:
 * @self: a sound
 * @cue: a cue, or %OGC_CUE_NONE
 * @now: what the clock shows, in microseconds
 *
 * The same by another clock than g_get_monotonic_time().
 */
void      ogc_sound_play_at       (OgcSound   *self,
                                   OgcCue      cue,
                                   gint64      now);

G_END_DECLS
