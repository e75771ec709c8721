/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-sound-output.h"

#include <canberra.h>
#include <glib/gi18n.h>

#include "config.h"

struct _OgcSoundOutput
{
  char        *folder;
  GThreadPool *thread;  /* a single thread, which alone uses the next members */
  ca_context  *context; /* NULL before the first file */
  gboolean     failed;  /* the last error that was reported */
  int          waiting; /* files not yet handed to the server; counted by both threads */
};

typedef struct {
  const char *name; /* interned */
  int         decibels;
} Request;

/* The most files that may be on their way to the server. */
#define MOST_WAITING 2

static void
note_failure (OgcSoundOutput *self,
              int             status)
{
  if (status != CA_SUCCESS && !self->failed)
    g_debug ("There is no sound: %s", ca_strerror (status));
  self->failed = status != CA_SUCCESS;
}

/* Only through the sound server: ALSA, the next choice, writes to the terminal if there is no sound card. */
static int
open_context (OgcSoundOutput *self)
{
  int status = ca_context_create (&self->context);

  if (status != CA_SUCCESS)
    return status;
  if (g_getenv ("CANBERRA_DRIVER") == NULL)
    ca_context_set_driver (self->context, "pulse");
  return ca_context_change_props (self->context, CA_PROP_APPLICATION_NAME, _("Order of the Gilded Compass"),
                                  CA_PROP_APPLICATION_ID, APP_ID, CA_PROP_APPLICATION_ICON_NAME, APP_ID,
                                  CA_PROP_MEDIA_ROLE, "game", NULL);
}

/* A server may have started meanwhile, so each file tries again. */
static void
play_in_thread (gpointer data,
                gpointer user_data)
{
  g_autofree Request *request = data;
  OgcSoundOutput *self = user_data;
  g_autofree char *file = g_strdup_printf ("%s/%s.ogg", self->folder, request->name);
  /* Whole decibels, because libcanberra expects fractions in the format of the locale. */
  g_autofree char *volume = g_strdup_printf ("%d", request->decibels);
  int status = self->context != NULL ? CA_SUCCESS : open_context (self);

  if (status == CA_SUCCESS)
    status = ca_context_play (self->context, 0, CA_PROP_MEDIA_FILENAME, file, CA_PROP_MEDIA_NAME, request->name,
                              CA_PROP_CANBERRA_VOLUME, volume, NULL);
  note_failure (self, status);
  g_atomic_int_add (&self->waiting, -1);
}

gboolean
ogc_sound_output_is_built (void)
{
  return TRUE;
}

OgcSoundOutput *
ogc_sound_output_new (const char *folder)
{
  OgcSoundOutput *self = g_new0 (OgcSoundOutput, 1);

  self->folder = g_strdup (folder);
  self->thread = g_thread_pool_new_full (play_in_thread, self, g_free, 1, FALSE, NULL);
  return self;
}

void
ogc_sound_output_free (OgcSoundOutput *self)
{
  g_thread_pool_free (self->thread, TRUE, TRUE);
  if (self->context != NULL)
    ca_context_destroy (self->context);
  g_free (self->folder);
  g_free (self);
}

void
ogc_sound_output_play (OgcSoundOutput *self,
                       const char     *name,
                       int             decibels)
{
  Request *request;

  if (g_atomic_int_get (&self->waiting) >= MOST_WAITING)
    return;
  g_atomic_int_inc (&self->waiting);
  request = g_new (Request, 1);
  request->name = g_intern_string (name);
  request->decibels = decibels;
  g_thread_pool_push (self->thread, request, NULL);
}

gboolean
ogc_sound_output_is_busy (OgcSoundOutput *self)
{
  return g_atomic_int_get (&self->waiting) > 0;
}
