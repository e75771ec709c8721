/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-sound.h"

#include <math.h>

#include "config.h"
#include "ogc-locale.h"
#include "ogc-sound-output.h"

struct _OgcSound
{
  GObject parent_instance;

  char           *folder;
  OgcSoundOutput *output; /* NULL before the first cue */
  int             table_volume;
  int             signal_volume;
  gboolean        mute;
  gint64          quiet_until; /* of the clock, in microseconds */
};

G_DEFINE_FINAL_TYPE (OgcSound, ogc_sound, G_TYPE_OBJECT)

enum {
  PROP_TABLE_VOLUME = 1,
  PROP_SIGNAL_VOLUME,
  PROP_MUTE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum {
  SOUNDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

#define FULL 100
/* How long no other cue begins, in microseconds. */
#define GAP (60 * 1000)

/* Perceived loudness, as desktops scale it: half of the range is 18 dB softer. */
static int
decibels_of (int volume)
{
  return (int) lround (60 * log10 (volume / (double) FULL));
}

static void
ogc_sound_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  OgcSound *self = OGC_SOUND (object);

  switch (prop_id)
    {
    case PROP_TABLE_VOLUME:
      g_value_set_int (value, self->table_volume);
      break;
    case PROP_SIGNAL_VOLUME:
      g_value_set_int (value, self->signal_volume);
      break;
    case PROP_MUTE:
      g_value_set_boolean (value, self->mute);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_sound_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  OgcSound *self = OGC_SOUND (object);

  switch (prop_id)
    {
    case PROP_TABLE_VOLUME:
      if (self->table_volume == g_value_get_int (value))
        return;
      self->table_volume = g_value_get_int (value);
      break;
    case PROP_SIGNAL_VOLUME:
      if (self->signal_volume == g_value_get_int (value))
        return;
      self->signal_volume = g_value_get_int (value);
      break;
    case PROP_MUTE:
      if (self->mute == g_value_get_boolean (value))
        return;
      self->mute = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  g_object_notify_by_pspec (object, pspec);
}

static void
ogc_sound_finalize (GObject *object)
{
  OgcSound *self = OGC_SOUND (object);

  g_clear_pointer (&self->output, ogc_sound_output_free);
  g_free (self->folder);

  G_OBJECT_CLASS (ogc_sound_parent_class)->finalize (object);
}

static void
ogc_sound_class_init (OgcSoundClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_sound_get_property;
  object_class->set_property = ogc_sound_set_property;
  object_class->finalize = ogc_sound_finalize;

  props[PROP_TABLE_VOLUME] = g_param_spec_int ("table-volume", NULL, NULL, 0, FULL, FULL, flags);
  props[PROP_SIGNAL_VOLUME] = g_param_spec_int ("signal-volume", NULL, NULL, 0, FULL, FULL, flags);
  props[PROP_MUTE] = g_param_spec_boolean ("mute", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SOUNDED] = g_signal_new ("sounded", OGC_TYPE_SOUND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_UINT, G_TYPE_INT);
}

static void
ogc_sound_init (OgcSound *self)
{
  self->table_volume = FULL;
  self->signal_volume = FULL;
  self->quiet_until = G_MININT64;
}

gboolean
ogc_sound_get_available (void)
{
  return ogc_sound_output_is_built ();
}

OgcSound *
ogc_sound_get_default (void)
{
  static OgcSound *sound;

  if (sound == NULL)
    {
      g_autofree char *folder = ogc_locale_dup_dir (SOUNDDIR, "data/sounds", "share/" GETTEXT_PACKAGE "/sounds");

      sound = ogc_sound_new (folder);
    }
  return sound;
}

OgcSound *
ogc_sound_new (const char *folder)
{
  OgcSound *self = g_object_new (OGC_TYPE_SOUND, NULL);

  self->folder = g_strdup (folder);
  return self;
}

void
ogc_sound_play (OgcSound *self,
                OgcCue    cue)
{
  ogc_sound_play_at (self, cue, g_get_monotonic_time ());
}

void
ogc_sound_play_at (OgcSound *self,
                   OgcCue    cue,
                   gint64    now)
{
  int volume;

  g_return_if_fail (OGC_IS_SOUND (self));
  g_return_if_fail (cue < OGC_N_CUES);

  volume = ogc_cue_is_signal (cue) ? self->signal_volume : self->table_volume;
  if (cue == OGC_CUE_NONE || self->mute || volume == 0 || now < self->quiet_until)
    return;
  self->quiet_until = now + GAP;
  if (self->output == NULL && self->folder != NULL)
    self->output = ogc_sound_output_new (self->folder);
  if (self->output != NULL)
    ogc_sound_output_play (self->output, ogc_cue_get_name (cue), decibels_of (volume));
  g_signal_emit (self, signals[SOUNDED], 0, cue, decibels_of (volume));
}
