/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-training-records.h"

#include <glib/gi18n.h>

#include "compile-record.h"
#include "ogc-file.h"
#include "ogc-record-reader.h"
#include "ogc-record.h"
#include "ogc-self-play.h"

/* Course: recorded games that are being learnt from. */
typedef struct {
  const OgcTraining *training;
  const char        *only;
  OgcSelfPlay       *lesson;
  guint64            counted;
  double             sum; /* of errors */
} Course;

/* The seats of a game that are learnt from, a bit each. */
static unsigned
find_learners (OgcSave    *save,
               const char *only)
{
  unsigned learners = 0;

  for (unsigned seat = 0; seat < save->setup.seats; seat++)
    if (only == NULL || g_str_equal (save->seats[seat].kind, only) || g_str_equal (save->seats[seat].name, only))
      learners |= 1u << seat;

  return learners;
}

/* Whether the networks can learn from the game of @save, which errors call @source. */
static gboolean
check_game (const Course *course,
            OgcSave      *save,
            unsigned      learners,
            const char   *source,
            GError      **error)
{
  const char *digest = ogc_tile_set_get_digest (course->training->tile_set);

  if (save->setup.older != 0)
    g_set_error (error, OGC_ERROR, OGC_ERROR_VERSION,
                 /* TRANSLATORS: a game in a file, and the numbers of two versions */
                 _("%s: it was played by version %u of the rules, but the networks are for version %u."), source,
                 save->setup.older, (guint) OGC_RULES_VERSION);
  else if (!g_str_equal (ogc_tile_set_get_digest (save->tile_set), digest))
    g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                 _("%s: it was played with other tiles than those that the networks are for."), source);
  else if (save->state.ask.kind != OGC_ASK_NOTHING)
    g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s: it is not over, so its result cannot be learnt from."),
                 source);
  else if (learners == 0)
    /* TRANSLATORS: a game in a file, and what was typed */
    g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s: no player there is “%s”."), source, course->only);
  else
    return TRUE;

  return FALSE;
}

static OgcSavedGame *
read_game (const char  *source,
           GBytes      *line,
           GError     **error)
{
  return (OgcSavedGame *) ogc_record_to_save (source, line, error);
}

/* Lets the network of a game's set-up learn from it. */
static gboolean
learn_game (OgcSavedGame  *game,
            const char    *source,
            gpointer       data,
            GError       **error)
{
  Course *course = data;
  const OgcTraining *self = course->training;
  OgcSave *save = OGC_SAVE (game);
  const unsigned index = ogc_weights_index (save->setup.seats, save->state.order[OGC_ORDER_B]);
  const OgcSelfPlayers players = {
    .decisions = save->decisions,
    .learners = find_learners (save, course->only),
  };

  if (!check_game (course, save, players.learners, source, error))
    return FALSE;
  ogc_self_play_play (course->lesson, ogc_tile_set_get_tiles (self->tile_set), self->weights, &players, &save->setup);
  course->sum += ogc_self_play_learn (course->lesson, &self->weights->nets[index], self->lambda, self->own_rate);
  self->weights->own[index]++;
  course->counted++;

  return TRUE;
}

static gboolean
learn_file (Course      *course,
            const char  *path,
            GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *name = NULL;

  if (!compile_record_recognise (file))
    return ogc_record_reader_each (file, read_game, learn_game, course, NULL, error);
  name = ogc_file_name (file);
  g_set_error (error, OGC_ERROR, OGC_ERROR_FORMAT,
               _("%s: these are games of Compile Gold, but the networks are for Order of the Gilded Compass."), name);

  return FALSE;
}

gboolean
ogc_training_learn_records (const OgcTraining   *self,
                            char               **paths,
                            const char          *only,
                            GError             **error)
{
  g_autoptr (OgcSelfPlay) lesson = ogc_self_play_new ();
  Course course = { .training = self, .only = only, .lesson = lesson };

  g_return_val_if_fail (self != NULL && self->weights != NULL, FALSE);
  g_return_val_if_fail (paths != NULL && paths[0] != NULL, FALSE);

  for (guint i = 0; paths[i] != NULL; i++)
    if (!learn_file (&course, paths[i], error))
      return FALSE;

  return self->report (self, course.sum / (double) course.counted, self->data, error);
}
