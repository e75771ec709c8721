/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-info.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-date.h"
#include "ogc-escape.h"
#include "ogc-guide.h"
#include "ogc-result.h"

struct _OgcSaveInfo
{
  GObject     parent_instance;

  GFile      *file;
  char       *stamp;
  char       *title;
  char       *problem;
  gint64      changed;
  gboolean    named;
  gboolean    current;
  gboolean    finished;
  unsigned    round;
  unsigned    rounds;
  unsigned    n_seats;
  OgcSeatSpec seats[OGC_MAX_SEATS];
  guint8      order[5];
  guint8      dice[OGC_N_BUILDINGS][OGC_N_OWNERS];
  unsigned    gold[OGC_MAX_SEATS];
  unsigned    place[OGC_MAX_SEATS];
};

enum {
  PROP_TITLE = 1,
  PROP_FINISHED,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcSaveInfo, ogc_save_info, G_TYPE_OBJECT)

/* Its file's name, without what comes behind the dot of saves. */
static char *
dup_stem (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *valid = NULL;
  char *end = strstr (name, OGC_SAVE_EXTENSION);

  if (end != NULL && end != name)
    *end = '\0';

  valid = g_utf8_make_valid (name, -1);

  return ogc_clean_name (valid);
}

static char *
dup_beginning (OgcSave *save)
{
  g_autofree char *moment = ogc_date_format (save->created);

  if (ogc_guide_is_setup (&save->setup))
    /* TRANSLATORS: what the first game, which is explained step by step, is called when it is saved; %s is the day and time when it began */
    return g_strdup_printf (_("Guided game of %s"), moment);
  /* TRANSLATORS: what a saved game is called that has no title; %s is the day and time when it began */
  return g_strdup_printf (_("Game of %s"), moment);
}

static void
copy_seats (OgcSaveInfo *self,
            OgcSave     *save)
{
  self->n_seats = save->setup.seats;
  for (unsigned n = 0; n < self->n_seats; n++)
    self->seats[n] = (OgcSeatSpec) { g_strdup (save->seats[n].name), g_strdup (save->seats[n].emblem),
                                     g_strdup (save->seats[n].kind) };
}

static void
copy_table (OgcSaveInfo    *self,
            const OgcState *state)
{
  self->round = state->round;
  self->rounds = state->rounds;
  self->finished = state->phase == OGC_PHASE_OVER;
  memcpy (self->order, state->order, sizeof self->order);
  for (unsigned n = 0; n < G_N_ELEMENTS (self->order); n++)
    for (unsigned owner = 0; owner < OGC_N_OWNERS && state->order[n] < OGC_N_BUILDINGS; owner++)
      self->dice[state->order[n]][owner] = ogc_dice_count (ogc_state_dice_at (state, state->order[n], owner));
}

static void
copy_result (OgcSaveInfo    *self,
             const OgcState *state)
{
  OgcResult result;

  ogc_result_of (state, &result);
  for (unsigned n = 0; n < self->n_seats; n++)
    {
      self->gold[n] = result.scores[n].total;
      self->place[n] = result.place[n];
    }
}

static OgcSaveInfo *
create (GFile      *file,
        const char *stamp,
        gint64      changed)
{
  OgcSaveInfo *self = g_object_new (OGC_TYPE_SAVE_INFO, NULL);

  self->file = g_object_ref (file);
  self->stamp = g_strdup (stamp);
  self->changed = changed;

  return self;
}

static void
ogc_save_info_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  OgcSaveInfo *self = OGC_SAVE_INFO (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_FINISHED:
      g_value_set_boolean (value, self->finished);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_save_info_finalize (GObject *object)
{
  OgcSaveInfo *self = OGC_SAVE_INFO (object);

  g_object_unref (self->file);
  g_free (self->stamp);
  g_free (self->title);
  g_free (self->problem);
  for (unsigned n = 0; n < OGC_MAX_SEATS; n++)
    {
      g_free (self->seats[n].name);
      g_free (self->seats[n].emblem);
      g_free (self->seats[n].kind);
    }

  G_OBJECT_CLASS (ogc_save_info_parent_class)->finalize (object);
}

static void
ogc_save_info_class_init (OgcSaveInfoClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_save_info_get_property;
  object_class->finalize = ogc_save_info_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_FINISHED] = g_param_spec_boolean ("finished", NULL, NULL, FALSE, flags);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_save_info_init (OgcSaveInfo *self)
{
}

OgcSaveInfo *
ogc_save_info_new (GFile      *file,
                   const char *stamp,
                   OgcSave    *save,
                   gboolean    current)
{
  OgcSaveInfo *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (stamp != NULL, NULL);
  g_return_val_if_fail (save != NULL, NULL);

  self = create (file, stamp, save->changed);
  self->current = current;
  self->named = save->title != NULL;
  if (save->title != NULL)
    self->title = g_strdup (save->title);
  else if (save->place != NULL || current)
    self->title = dup_beginning (save);
  else
    self->title = dup_stem (file);
  copy_seats (self, save);
  copy_table (self, &save->state);
  if (self->finished)
    copy_result (self, &save->state);

  return self;
}

OgcSaveInfo *
ogc_save_info_new_problem (GFile        *file,
                           const char   *stamp,
                           gint64        changed,
                           const GError *problem)
{
  OgcSaveInfo *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (stamp != NULL, NULL);
  g_return_val_if_fail (problem != NULL, NULL);

  self = create (file, stamp, changed);
  self->title = dup_stem (file);
  self->problem = g_strdup (problem->message);
  memset (self->order, OGC_NO_BUILDING, sizeof self->order);

  return self;
}

GFile *
ogc_save_info_get_file (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->file;
}

const char *
ogc_save_info_get_stamp (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->stamp;
}

const char *
ogc_save_info_get_title (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->title;
}

gboolean
ogc_save_info_get_named (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->named;
}

gint64
ogc_save_info_get_changed (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->changed;
}

gboolean
ogc_save_info_get_current (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->current;
}

const char *
ogc_save_info_get_problem (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->problem;
}

unsigned
ogc_save_info_get_round (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->round;
}

unsigned
ogc_save_info_get_rounds (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->rounds;
}

gboolean
ogc_save_info_get_finished (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->finished;
}

const guint8 *
ogc_save_info_get_order (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->order;
}

unsigned
ogc_save_info_get_n_seats (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->n_seats;
}

const OgcSeatSpec *
ogc_save_info_get_seat (OgcSaveInfo *self,
                        unsigned     seat)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return &self->seats[seat];
}

unsigned
ogc_save_info_get_dice (OgcSaveInfo *self,
                        unsigned     building,
                        unsigned     owner)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);
  g_return_val_if_fail (building < OGC_N_BUILDINGS && owner < OGC_N_OWNERS, 0);

  return self->dice[building][owner];
}

unsigned
ogc_save_info_get_gold (OgcSaveInfo *self,
                        unsigned     seat)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);

  return self->gold[seat];
}

unsigned
ogc_save_info_get_place (OgcSaveInfo *self,
                         unsigned     seat)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);

  return self->place[seat];
}
