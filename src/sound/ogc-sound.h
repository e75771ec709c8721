/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ogc-cue.h"

G_BEGIN_DECLS

#define OGC_TYPE_SOUND (ogc_sound_get_type ())
/**
 * OgcSound:
 *
 * Plays cues, at most one in 60 ms: of two at the same time only the first is heard. Nothing waits for a cue. Without a
 * sound server, or in a program built without sound, nothing is heard, which is no error.
 *
 * Properties (all writable):
 * - "table-volume" (int, 0 to 100): of sounds of the table; 0 is silence
 * - "signal-volume" (int, 0 to 100): of cues that call for attention, ogc_cue_is_signal()
 * - "mute" (gboolean): no cue sounds
 *
 * Signals:
 * - "sounded" (guint cue, int decibels): a cue has begun to play, this much softer than its file
 */
G_DECLARE_FINAL_TYPE (OgcSound, ogc_sound, OGC, SOUND, GObject)

/**
 * ogc_sound_get_available:
 *
 * Returns: whether the program was built with sound; if not, preferences need not offer it
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
 * @folder: (nullable): the folder with the cues' files; %NULL to only emit "sounded"
 *
 * Returns: (transfer full): a sound at full volume; no library is opened before the first cue
 */
OgcSound *ogc_sound_new           (const char *folder);

/**
 * ogc_sound_play:
 * @self: a sound
 * @cue: a cue, or %OGC_CUE_NONE
 *
 * Plays @cue now, if possible.
 */
void      ogc_sound_play          (OgcSound   *self,
                                   OgcCue      cue);

/**
 * ogc_sound_play_at:
 * @self: a sound
 * @cue: a cue, or %OGC_CUE_NONE
 * @now: the clock's time, in microseconds
 *
 * The same with a clock other than g_get_monotonic_time().
 */
void      ogc_sound_play_at       (OgcSound   *self,
                                   OgcCue      cue,
                                   gint64      now);

G_END_DECLS
