/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-preferences.h"

#include "config.h"
#include "ogc-locale.h"

struct _OgcPreferences
{
  GObject    parent_instance;

  GSettings *settings; /* NULL without a schema */
  OgcPace    pace;
  gboolean   reduced_motion;
  gboolean   confirm_leave;
  gboolean   show_estimate;
  int        table_volume;
  int        signal_volume;
  gboolean   mute;
  char      *language;
  int        window_width;
  int        window_height;
  gboolean   window_maximized;
  GVariant  *last_setup;
};

G_DEFINE_FINAL_TYPE (OgcPreferences, ogc_preferences, G_TYPE_OBJECT)

enum {
  PROP_PACE = 1,
  PROP_REDUCED_MOTION,
  PROP_CONFIRM_LEAVE,
  PROP_SHOW_ESTIMATE,
  PROP_TABLE_VOLUME,
  PROP_SIGNAL_VOLUME,
  PROP_MUTE,
  PROP_LANGUAGE,
  PROP_WINDOW_WIDTH,
  PROP_WINDOW_HEIGHT,
  PROP_WINDOW_MAXIMIZED,
  PROP_LAST_SETUP,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

#define TABLE_VOLUME 70
#define SIGNAL_VOLUME 80

/* The schema where the system looks for schemas, else where it lies with the program; NULL when it is nowhere. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *usual = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autofree char *dir = ogc_locale_dup_dir (SCHEMADIR, "data", "share/glib-2.0/schemas");
  GSettingsSchema *schema = NULL;

  if (usual != NULL)
    schema = g_settings_schema_source_lookup (usual, APP_ID, TRUE);
  if (schema != NULL)
    return schema;
  source = g_settings_schema_source_new_from_directory (dir, usual, TRUE, NULL);
  return source != NULL ? g_settings_schema_source_lookup (source, APP_ID, FALSE) : NULL;
}

/* The last set-up is what it is on both sides. */
static gboolean
get_variant_cb (GValue   *value,
                GVariant *variant,
                gpointer  user_data)
{
  g_value_set_variant (value, variant);
  return TRUE;
}

static GVariant *
set_variant_cb (const GValue       *value,
                const GVariantType *type,
                gpointer            user_data)
{
  return g_value_dup_variant (value);
}

/* A schema of another version of the program may lack keys. */
static void
bind (OgcPreferences  *self,
      GSettingsSchema *schema)
{
  self->settings = g_settings_new_full (schema, NULL, NULL);
  for (int n = 1; n < PROP_LAST_SETUP; n++)
    if (g_settings_schema_has_key (schema, props[n]->name))
      g_settings_bind (self->settings, props[n]->name, self, props[n]->name, G_SETTINGS_BIND_DEFAULT);
  if (g_settings_schema_has_key (schema, "last-setup"))
    g_settings_bind_with_mapping (self->settings, "last-setup", self, "last-setup", G_SETTINGS_BIND_DEFAULT,
                                  get_variant_cb, set_variant_cb, NULL, NULL);
}

static void
set_boolean (OgcPreferences *self,
             gboolean       *field,
             gboolean        value,
             int             prop)
{
  if (*field == !!value)
    return;
  *field = !!value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
set_int (OgcPreferences *self,
         int            *field,
         int             value,
         int             prop)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
ogc_preferences_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  OgcPreferences *self = OGC_PREFERENCES (object);

  switch (prop_id)
    {
    case PROP_PACE:
      g_value_set_enum (value, self->pace);
      break;
    case PROP_REDUCED_MOTION:
      g_value_set_boolean (value, self->reduced_motion);
      break;
    case PROP_CONFIRM_LEAVE:
      g_value_set_boolean (value, self->confirm_leave);
      break;
    case PROP_SHOW_ESTIMATE:
      g_value_set_boolean (value, self->show_estimate);
      break;
    case PROP_TABLE_VOLUME:
      g_value_set_int (value, self->table_volume);
      break;
    case PROP_SIGNAL_VOLUME:
      g_value_set_int (value, self->signal_volume);
      break;
    case PROP_MUTE:
      g_value_set_boolean (value, self->mute);
      break;
    case PROP_LANGUAGE:
      g_value_set_string (value, self->language);
      break;
    case PROP_WINDOW_WIDTH:
      g_value_set_int (value, self->window_width);
      break;
    case PROP_WINDOW_HEIGHT:
      g_value_set_int (value, self->window_height);
      break;
    case PROP_WINDOW_MAXIMIZED:
      g_value_set_boolean (value, self->window_maximized);
      break;
    case PROP_LAST_SETUP:
      g_value_set_variant (value, self->last_setup);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_preferences_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcPreferences *self = OGC_PREFERENCES (object);

  switch (prop_id)
    {
    case PROP_PACE:
      ogc_preferences_set_pace (self, g_value_get_enum (value));
      break;
    case PROP_REDUCED_MOTION:
      set_boolean (self, &self->reduced_motion, g_value_get_boolean (value), prop_id);
      break;
    case PROP_CONFIRM_LEAVE:
      set_boolean (self, &self->confirm_leave, g_value_get_boolean (value), prop_id);
      break;
    case PROP_SHOW_ESTIMATE:
      set_boolean (self, &self->show_estimate, g_value_get_boolean (value), prop_id);
      break;
    case PROP_TABLE_VOLUME:
      set_int (self, &self->table_volume, g_value_get_int (value), prop_id);
      break;
    case PROP_SIGNAL_VOLUME:
      set_int (self, &self->signal_volume, g_value_get_int (value), prop_id);
      break;
    case PROP_MUTE:
      set_boolean (self, &self->mute, g_value_get_boolean (value), prop_id);
      break;
    case PROP_LANGUAGE:
      ogc_preferences_set_language (self, g_value_get_string (value));
      break;
    case PROP_WINDOW_WIDTH:
      set_int (self, &self->window_width, g_value_get_int (value), prop_id);
      break;
    case PROP_WINDOW_HEIGHT:
      set_int (self, &self->window_height, g_value_get_int (value), prop_id);
      break;
    case PROP_WINDOW_MAXIMIZED:
      set_boolean (self, &self->window_maximized, g_value_get_boolean (value), prop_id);
      break;
    case PROP_LAST_SETUP:
      ogc_preferences_set_last_setup (self, g_value_get_variant (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_preferences_finalize (GObject *object)
{
  OgcPreferences *self = OGC_PREFERENCES (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->last_setup, g_variant_unref);
  g_clear_pointer (&self->language, g_free);

  G_OBJECT_CLASS (ogc_preferences_parent_class)->finalize (object);
}

static void
ogc_preferences_class_init (OgcPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_preferences_get_property;
  object_class->set_property = ogc_preferences_set_property;
  object_class->finalize = ogc_preferences_finalize;

  props[PROP_PACE] = g_param_spec_enum ("pace", NULL, NULL, OGC_TYPE_PACE, OGC_PACE_QUICK, flags);
  props[PROP_REDUCED_MOTION] = g_param_spec_boolean ("reduced-motion", NULL, NULL, FALSE, flags);
  props[PROP_CONFIRM_LEAVE] = g_param_spec_boolean ("confirm-leave", NULL, NULL, TRUE, flags);
  props[PROP_SHOW_ESTIMATE] = g_param_spec_boolean ("show-estimate", NULL, NULL, FALSE, flags);
  props[PROP_TABLE_VOLUME] = g_param_spec_int ("table-volume", NULL, NULL, 0, 100, TABLE_VOLUME, flags);
  props[PROP_SIGNAL_VOLUME] = g_param_spec_int ("signal-volume", NULL, NULL, 0, 100, SIGNAL_VOLUME, flags);
  props[PROP_MUTE] = g_param_spec_boolean ("mute", NULL, NULL, FALSE, flags);
  props[PROP_LANGUAGE] = g_param_spec_string ("language", NULL, NULL, "", flags);
  props[PROP_WINDOW_WIDTH] = g_param_spec_int ("window-width", NULL, NULL, 1, G_MAXINT, 1280, flags);
  props[PROP_WINDOW_HEIGHT] = g_param_spec_int ("window-height", NULL, NULL, 1, G_MAXINT, 800, flags);
  props[PROP_WINDOW_MAXIMIZED] = g_param_spec_boolean ("window-maximized", NULL, NULL, FALSE, flags);
  props[PROP_LAST_SETUP] = g_param_spec_variant ("last-setup", NULL, NULL, G_VARIANT_TYPE_VARDICT, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_preferences_init (OgcPreferences *self)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();

  self->pace = OGC_PACE_QUICK;
  self->confirm_leave = TRUE;
  self->table_volume = TABLE_VOLUME;
  self->signal_volume = SIGNAL_VOLUME;
  self->language = g_strdup ("");
  self->window_width = 1280;
  self->window_height = 800;
  self->last_setup = g_variant_ref_sink (g_variant_new ("a{sv}", NULL));
  if (schema != NULL)
    bind (self, schema);
}

OgcPreferences *
ogc_preferences_get_default (void)
{
  static OgcPreferences *preferences;

  if (preferences == NULL)
    preferences = g_object_new (OGC_TYPE_PREFERENCES, NULL);
  return preferences;
}

OgcPace
ogc_preferences_get_pace (OgcPreferences *self)
{
  g_return_val_if_fail (OGC_IS_PREFERENCES (self), OGC_PACE_QUICK);

  return self->pace;
}

void
ogc_preferences_set_pace (OgcPreferences *self,
                          OgcPace         pace)
{
  g_return_if_fail (OGC_IS_PREFERENCES (self));

  if (self->pace == pace)
    return;
  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PACE]);
}

gboolean
ogc_preferences_get_reduced_motion (OgcPreferences *self)
{
  g_return_val_if_fail (OGC_IS_PREFERENCES (self), FALSE);

  return self->reduced_motion;
}

void
ogc_preferences_set_reduced_motion (OgcPreferences *self,
                                    gboolean        reduced_motion)
{
  g_return_if_fail (OGC_IS_PREFERENCES (self));

  set_boolean (self, &self->reduced_motion, reduced_motion, PROP_REDUCED_MOTION);
}

gboolean
ogc_preferences_get_confirm_leave (OgcPreferences *self)
{
  g_return_val_if_fail (OGC_IS_PREFERENCES (self), TRUE);

  return self->confirm_leave;
}

void
ogc_preferences_set_confirm_leave (OgcPreferences *self,
                                   gboolean        confirm_leave)
{
  g_return_if_fail (OGC_IS_PREFERENCES (self));

  set_boolean (self, &self->confirm_leave, confirm_leave, PROP_CONFIRM_LEAVE);
}

const char *
ogc_preferences_get_language (OgcPreferences *self)
{
  g_return_val_if_fail (OGC_IS_PREFERENCES (self), "");

  return self->language;
}

void
ogc_preferences_set_language (OgcPreferences *self,
                              const char     *language)
{
  g_return_if_fail (OGC_IS_PREFERENCES (self));
  g_return_if_fail (language != NULL);

  if (g_str_equal (self->language, language))
    return;
  g_free (self->language);
  self->language = g_strdup (language);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LANGUAGE]);
}

GVariant *
ogc_preferences_get_last_setup (OgcPreferences *self)
{
  g_return_val_if_fail (OGC_IS_PREFERENCES (self), NULL);

  return self->last_setup;
}

void
ogc_preferences_set_last_setup (OgcPreferences *self,
                                GVariant       *last_setup)
{
  g_autoptr (GVariant) kept = NULL;

  g_return_if_fail (OGC_IS_PREFERENCES (self));
  g_return_if_fail (last_setup != NULL && g_variant_is_of_type (last_setup, G_VARIANT_TYPE_VARDICT));

  kept = g_variant_ref_sink (last_setup);
  if (g_variant_equal (self->last_setup, kept))
    return;
  g_variant_unref (self->last_setup);
  self->last_setup = g_steal_pointer (&kept);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LAST_SETUP]);
}
