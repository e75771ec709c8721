/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * OgcSoundOutput: plays files through the desktop's sound server, in a thread of its own, so that nothing waits for it;
 * the library is opened with the first file. Without a server it is silent. One source file implements this for each
 * library, and one for none.
 */
typedef struct _OgcSoundOutput OgcSoundOutput;

/* Returns: whether the program was built with a library that plays sounds */
gboolean        ogc_sound_output_is_built (void);

/**
 * ogc_sound_output_new:
 * @folder: the folder with the files, NAME.ogg
 *
 * Returns: (transfer full): an idle output
 */
OgcSoundOutput *ogc_sound_output_new      (const char     *folder);

/* Stops all sounds. */
void            ogc_sound_output_free     (OgcSoundOutput *self);

/**
 * ogc_sound_output_play:
 * @self: an output
 * @name: the name of a file, without folder and extension
 * @decibels: how much softer than in the file, 0 or less
 *
 * Plays a file soon. While the server does not answer, files that have waited for it are dropped rather than piled up.
 */
void            ogc_sound_output_play     (OgcSoundOutput *self,
                                           const char     *name,
                                           int             decibels);

/* Returns: whether files still wait to be handed to the server */
gboolean        ogc_sound_output_is_busy  (OgcSoundOutput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSoundOutput, ogc_sound_output_free)

G_END_DECLS
