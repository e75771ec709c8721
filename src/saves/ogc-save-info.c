/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-info.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-date.h"
#include "ogc-escape.h"
#include "ogc-file.h"
#include "ogc-guide.h"
#include "ogc-save-head.h"
#include "ogc-store.h"

/* Names, emblems and kinds are shared by the games that have the same. */
struct _OgcSaveDetails
{
  char          *title;
  char          *problem;
  char          *key;
  gint64         changed;
  unsigned       month;
  gboolean       named;
  guint          n_seats;
  OgcSeatSpec    seats[OGC_MAX_SEATS];
  OgcSaveSummary summary;
};

struct _OgcSaveInfo
{
  GObject         parent_instance;

  GFile          *file;
  char           *stamp;
  gint64          written;
  unsigned        month; /* of written */
  gboolean        current;
  gboolean        read;
  OgcSaveDetails *details; /* or NULL */
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcSaveInfo, ogc_save_info, G_TYPE_OBJECT)

static const guint8 no_buildings[5] = { OGC_NO_BUILDING, OGC_NO_BUILDING, OGC_NO_BUILDING, OGC_NO_BUILDING,
                                        OGC_NO_BUILDING };

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
dup_beginning (const OgcSetup *setup,
               gint64          created)
{
  g_autofree char *moment = ogc_date_format (created);

  if (ogc_guide_is_setup (setup))
    /* TRANSLATORS: what the first game, which is explained step by step, is called when it is saved; %s is the day
     * and time when it began */
    return g_strdup_printf (_("Guided game of %s"), moment);
  /* TRANSLATORS: what a saved game is called that has no title; %s is the day and time when it began */
  return g_strdup_printf (_("Game of %s"), moment);
}

static unsigned
find_month (gint64 seconds)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (seconds);

  return moment != NULL ? (unsigned) (g_date_time_get_year (moment) * 12 + g_date_time_get_month (moment) - 1) : 0;
}

/* What a search by text and one by date ask for. */
static void
fill_in_key (OgcSaveDetails *self)
{
  g_autoptr (GString) text = g_string_new (self->title);
  g_autofree char *moment = ogc_date_format (self->changed);

  for (unsigned n = 0; n < self->n_seats; n++)
    g_string_append_printf (text, "\n%s", self->seats[n].name);
  g_string_append_printf (text, "\n%s", moment);
  self->key = ogc_save_info_fold (text->str);
  self->month = find_month (self->changed);
}

static OgcSaveDetails *
create (const char           *title,
        const char           *otherwise,
        gint64                changed,
        unsigned              n_seats,
        const OgcSeatSpec    *seats,
        const OgcSaveSummary *summary)
{
  OgcSaveDetails *self = g_new0 (OgcSaveDetails, 1);

  self->named = title != NULL;
  self->title = title != NULL ? g_strdup (title) : g_strdup (otherwise);
  self->changed = changed;
  self->n_seats = n_seats;
  for (unsigned n = 0; n < n_seats; n++)
    self->seats[n] = (OgcSeatSpec) { g_ref_string_new_intern (seats[n].name), g_ref_string_new_intern (seats[n].emblem),
                                     g_ref_string_new_intern (seats[n].kind) };
  self->summary = *summary;
  fill_in_key (self);

  return self;
}

static OgcSaveDetails *
create_problem (GFile        *file,
                const GError *problem)
{
  OgcSaveDetails *self = g_new0 (OgcSaveDetails, 1);

  self->title = dup_stem (file);
  self->problem = g_strdup (problem->message);
  self->key = ogc_save_info_fold (self->title);
  memcpy (self->summary.order, no_buildings, sizeof no_buildings);

  return self;
}

/* What a game without a title is called: by its beginning under a name of the program's own, else as its file is. */
static char *
dup_otherwise (GFile          *file,
               const OgcSetup *setup,
               gint64          created)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_str_has_prefix (name, OGC_STORE_NAME_PREFIX) ? dup_beginning (setup, created) : dup_stem (file);
}

/* What is at the beginning of @file for lists like ours, if anything is. */
static OgcSaveHead *
load_head (GFile *file)
{
  g_autoptr (GInputStream) stream = ogc_file_open (file, NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  char data[OGC_SAVE_HEAD_LENGTH];
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (stream, data, sizeof data, &length, NULL, NULL))
    return NULL;
  bytes = g_bytes_new (data, length);
  name = ogc_file_name (file);

  return ogc_save_head_read (name, bytes, NULL);
}

static OgcSaveDetails *
create_from_save (GFile   *file,
                  OgcSave *save)
{
  g_autofree char *otherwise = dup_otherwise (file, &save->setup, save->created);
  OgcSaveSummary summary;

  ogc_save_summary_init (&summary, &save->state);

  return create (save->title, otherwise, save->changed, save->setup.seats, save->seats, &summary);
}

OgcSaveDetails *
ogc_save_details_load (GFile *file)
{
  g_autoptr (OgcSaveHead) head = NULL;
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *otherwise = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  head = load_head (file);
  if (head == NULL)
    {
      /* Of version 1, or no save at all: only the whole of it tells. */
      save = ogc_save_load (file, &error);
      return save != NULL ? create_from_save (file, save) : create_problem (file, error);
    }
  otherwise = dup_otherwise (file, &head->setup, head->created);

  return create (head->title, otherwise, head->changed, head->setup.seats, head->seats, &head->summary);
}

void
ogc_save_details_free (OgcSaveDetails *self)
{
  g_return_if_fail (self != NULL);

  for (unsigned n = 0; n < self->n_seats; n++)
    {
      g_ref_string_release (self->seats[n].name);
      g_ref_string_release (self->seats[n].emblem);
      g_ref_string_release (self->seats[n].kind);
    }
  g_free (self->title);
  g_free (self->problem);
  g_free (self->key);
  g_free (self);
}

static void
ogc_save_info_finalize (GObject *object)
{
  OgcSaveInfo *self = OGC_SAVE_INFO (object);

  g_object_unref (self->file);
  g_free (self->stamp);
  g_clear_pointer (&self->details, ogc_save_details_free);

  G_OBJECT_CLASS (ogc_save_info_parent_class)->finalize (object);
}

static void
ogc_save_info_class_init (OgcSaveInfoClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_save_info_finalize;

  signals[CHANGED] = g_signal_new ("changed", OGC_TYPE_SAVE_INFO, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
ogc_save_info_init (OgcSaveInfo *self)
{
}

static gboolean
knows_time (OgcSaveInfo *self)
{
  return self->details != NULL && self->details->problem == NULL;
}

OgcSaveInfo *
ogc_save_info_new (GFile      *file,
                   const char *stamp,
                   gint64      written)
{
  OgcSaveInfo *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (stamp != NULL, NULL);

  self = g_object_new (OGC_TYPE_SAVE_INFO, NULL);
  self->file = g_object_ref (file);
  self->stamp = g_strdup (stamp);
  self->written = written;
  self->month = find_month (written);

  return self;
}

void
ogc_save_info_renew (OgcSaveInfo *self,
                     OgcSaveInfo *now)
{
  g_return_if_fail (OGC_IS_SAVE_INFO (self) && OGC_IS_SAVE_INFO (now));
  g_return_if_fail (self != now && g_file_equal (self->file, now->file));

  if (g_str_equal (self->stamp, now->stamp) && self->current == now->current)
    return;
  if (!g_str_equal (self->stamp, now->stamp))
    {
      g_free (self->stamp);
      self->stamp = g_strdup (now->stamp);
      self->written = now->written;
      self->month = now->month;
      self->read = FALSE;
    }
  self->current = now->current;
  if (now->details != NULL)
    ogc_save_info_take_details (self, g_steal_pointer (&now->details));
  else
    g_signal_emit (self, signals[CHANGED], 0);
}

void
ogc_save_info_take_details (OgcSaveInfo    *self,
                            OgcSaveDetails *details)
{
  g_return_if_fail (OGC_IS_SAVE_INFO (self));
  g_return_if_fail (details != NULL);

  g_clear_pointer (&self->details, ogc_save_details_free);
  self->details = details;
  self->read = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ogc_save_info_set_current (OgcSaveInfo *self,
                           gboolean     current)
{
  g_return_if_fail (OGC_IS_SAVE_INFO (self));

  if (self->current == !!current)
    return;
  self->current = !!current;
  g_signal_emit (self, signals[CHANGED], 0);
}

GFile *
ogc_save_info_get_file (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->file;
}

gboolean
ogc_save_info_get_read (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->read;
}

const char *
ogc_save_info_get_title (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->title : "";
}

gboolean
ogc_save_info_get_named (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->details != NULL && self->details->named;
}

gint64
ogc_save_info_get_changed (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return knows_time (self) ? self->details->changed : self->written;
}

unsigned
ogc_save_info_get_month (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return knows_time (self) ? self->details->month : self->month;
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

  return self->details != NULL ? self->details->problem : NULL;
}

unsigned
ogc_save_info_get_round (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->details != NULL ? self->details->summary.round : 0;
}

unsigned
ogc_save_info_get_rounds (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->details != NULL ? self->details->summary.rounds : 0;
}

gboolean
ogc_save_info_get_finished (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->details != NULL && self->details->summary.over;
}

const guint8 *
ogc_save_info_get_order (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->summary.order : no_buildings;
}

unsigned
ogc_save_info_get_n_seats (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->details != NULL ? self->details->n_seats : 0;
}

const OgcSeatSpec *
ogc_save_info_get_seat (OgcSaveInfo *self,
                        unsigned     seat)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);
  g_return_val_if_fail (self->details != NULL && seat < self->details->n_seats, NULL);

  return &self->details->seats[seat];
}

unsigned
ogc_save_info_get_dice (OgcSaveInfo *self,
                        unsigned     building,
                        unsigned     owner)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);
  g_return_val_if_fail (building < OGC_N_BUILDINGS && owner < OGC_N_OWNERS, 0);

  return self->details != NULL ? self->details->summary.dice[building][owner] : 0;
}

unsigned
ogc_save_info_get_gold (OgcSaveInfo *self,
                        unsigned     seat)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);
  g_return_val_if_fail (self->details != NULL && seat < self->details->n_seats, 0);

  return self->details->summary.gold[seat];
}

unsigned
ogc_save_info_get_place (OgcSaveInfo *self,
                         unsigned     seat)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);
  g_return_val_if_fail (self->details != NULL && seat < self->details->n_seats, 0);

  return self->details->summary.places[seat];
}

const char *
ogc_save_info_get_key (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->key : "";
}

char *
ogc_save_info_fold (const char *text)
{
  g_autofree char *normal = NULL;
  char *folded;

  g_return_val_if_fail (text != NULL, NULL);

  normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  folded = g_utf8_casefold (normal != NULL ? normal : "", -1);

  return folded;
}
