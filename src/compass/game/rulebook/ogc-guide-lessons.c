/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-guide-lessons.h"

#include "ogc-game-resources.h"
#include "ogc-markup.h"
#include "ogc-names.h"

#define GUIDE_RESOURCE "/io/github/gilded_compass/GildedCompass/guide.xml"

static const OgcName fact_names[] = {
  { "mine", OGC_FACT_MINE },
  { "theirs", OGC_FACT_THEIRS },
  { "roll", OGC_FACT_ROLL },
  { "place", OGC_FACT_PLACE },
  { "take", OGC_FACT_TAKE },
  { "token", OGC_FACT_TOKEN },
  { "picked", OGC_FACT_PICKED },
  { "fits", OGC_FACT_FITS },
  { "proposed", OGC_FACT_PROPOSED },
  { "can", OGC_FACT_CAN },
  { "last-here", OGC_FACT_LAST_HERE },
  { "own-way", OGC_FACT_OWN_WAY },
  { "overtaken", OGC_FACT_OVERTAKEN },
  { "placed-here", OGC_FACT_PLACED_HERE },
  { "rolled", OGC_FACT_ROLLED },
  { "rolled-2", OGC_FACT_ROLLED_2 },
  { "rerolled", OGC_FACT_REROLLED },
  { "placed", OGC_FACT_PLACED },
  { "placed-2", OGC_FACT_PLACED_2 },
  { "placed-3", OGC_FACT_PLACED_3 },
  { "rival-placed", OGC_FACT_RIVAL_PLACED },
  { "bumped", OGC_FACT_BUMPED },
  { "pushed-out", OGC_FACT_PUSHED_OUT },
  { "last-lap", OGC_FACT_LAST_LAP },
  { "resolving", OGC_FACT_RESOLVING },
  { "resolved", OGC_FACT_RESOLVED },
  { "round-ended", OGC_FACT_ROUND_ENDED },
  { "taken", OGC_FACT_TAKEN },
  { NULL, 0 },
};

static const OgcName target_names[] = {
  { "nothing", OGC_GUIDE_NOTHING },
  { "board", OGC_GUIDE_BOARD },
  { "building", OGC_GUIDE_BUILDING },
  { "tray", OGC_GUIDE_TRAY },
  { "dice", OGC_GUIDE_DICE },
  { "roll", OGC_GUIDE_ROLL },
  { "own-tableau", OGC_GUIDE_OWN_SEAT },
  { "rival-tableau", OGC_GUIDE_RIVAL_SEAT },
  { NULL, 0 },
};

/* The state of the parser: the lessons, the steps of the last one, and the open step. */
typedef struct {
  GPtrArray   *lessons;
  GArray      *steps;
  OgcGuideStep step;
} Reader;

static void
lesson_free (gpointer data)
{
  OgcGuideLesson *lesson = data;

  g_free ((gpointer) lesson->steps);
  g_free (lesson);
}

static gboolean
begin_lesson (gpointer     data,
              const char  *element,
              const char **names,
              const char **values,
              GError     **error)
{
  Reader *reader = data;
  const char *id, *b, *c, *seed;
  OgcGuideLesson *lesson;
  guint b_building = OGC_NO_BUILDING, c_building = OGC_NO_BUILDING;
  guint64 number;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING, "b", &b,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "c", &c,
                                    G_MARKUP_COLLECT_STRING, "seed", &seed,
                                    G_MARKUP_COLLECT_INVALID)
      || !ogc_markup_find_name (ogc_names_building, b, &b_building, error)
      || !ogc_markup_find_name (ogc_names_building, c, &c_building, error)
      || !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &number, error))
    return FALSE;
  lesson = g_new0 (OgcGuideLesson, 1);
  lesson->id = g_intern_string (id);
  lesson->setup.seed = number;
  lesson->setup.seats = 2;
  lesson->setup.form = c != NULL ? OGC_FORM_STANDARD : OGC_FORM_FEWER;
  lesson->setup.b = (uint8_t) b_building;
  lesson->setup.c = (uint8_t) c_building;
  g_ptr_array_add (reader->lessons, lesson);
  g_array_set_size (reader->steps, 0);
  return TRUE;
}

static gboolean
begin_step (gpointer     data,
            const char  *element,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *id, *when, *unless, *done, *target, *building, *rule;
  guint target_number = OGC_GUIDE_NOTHING, building_number = OGC_NO_BUILDING, rule_number = OGC_RULE_NONE;
  OgcGuideStep *step = &((Reader *) data)->step;

  *step = (OgcGuideStep) { NULL };
  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when", &when,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "unless", &unless,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "done", &done,
                                    G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "read", &step->read,
                                    G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "last", &step->last,
                                    G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "before", &step->before,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "target", &target,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "building", &building,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "rule", &rule,
                                    G_MARKUP_COLLECT_INVALID)
      || !ogc_markup_find_flags (fact_names, when, &step->when, error)
      || !ogc_markup_find_flags (fact_names, unless, &step->unless, error)
      || !ogc_markup_find_flags (fact_names, done, &step->done, error)
      || !ogc_markup_find_name (target_names, target, &target_number, error)
      || !ogc_markup_find_name (ogc_names_building, building, &building_number, error)
      || !ogc_markup_find_name (ogc_names_rule, rule, &rule_number, error))
    return FALSE;
  step->id = g_intern_string (id);
  step->target = target_number;
  step->building = building_number;
  step->rule = rule_number;
  return TRUE;
}

/* The step with @id of @lesson; NULL with @error set if it has none. */
static const OgcGuideStep *
find_step (const OgcGuideLesson *lesson,
           const char           *id,
           GError              **error)
{
  for (unsigned i = 0; i < lesson->n_steps; i++)
    if (g_str_equal (lesson->steps[i].id, id))
      return &lesson->steps[i];
  ogc_markup_refuse (error, "the lesson before has no step “%s”", id);
  return NULL;
}

/* Repeats steps of the lesson before. */
static gboolean
begin_same (gpointer     data,
            const char  *element,
            const char **names,
            const char **values,
            GError     **error)
{
  Reader *reader = data;
  const char *first_id, *last_id;
  const OgcGuideStep *first, *last;
  const OgcGuideLesson *before;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "first", &first_id,
                                    G_MARKUP_COLLECT_STRING, "last", &last_id,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  if (reader->lessons->len < 2)
    return ogc_markup_refuse (error, "there is no lesson before");
  before = reader->lessons->pdata[reader->lessons->len - 2];
  first = find_step (before, first_id, error);
  last = first != NULL ? find_step (before, last_id, error) : NULL;
  if (last == NULL)
    return FALSE;
  if (last < first)
    return ogc_markup_refuse (error, "“%s” comes after “%s”", first_id, last_id);
  g_array_append_vals (reader->steps, first, (guint) (last - first) + 1);
  return TRUE;
}

static gboolean
end_lesson (gpointer     data,
            const char  *element,
            const char  *words,
            GError     **error)
{
  Reader *reader = data;
  OgcGuideLesson *lesson = reader->lessons->pdata[reader->lessons->len - 1];

  lesson->n_steps = reader->steps->len;
  lesson->steps = g_memdup2 (reader->steps->data, sizeof (OgcGuideStep) * lesson->n_steps);
  return TRUE;
}

static gboolean
end_step (gpointer     data,
          const char  *element,
          const char  *words,
          GError     **error)
{
  Reader *reader = data;

  reader->step.text = words;
  g_array_append_val (reader->steps, reader->step);
  return TRUE;
}

static const OgcMarkupElement elements[] = {
  { "guide", "" },
  { "lesson", "guide", .begin = begin_lesson, .end = end_lesson },
  { "step", "lesson", TRUE, begin_step, end_step },
  { "same", "lesson", .begin = begin_same },
  { NULL },
};

GPtrArray *
ogc_guide_lessons_parse (GBytes  *bytes,
                         GError **error)
{
  g_autoptr (GPtrArray) lessons = g_ptr_array_new_with_free_func (lesson_free);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (OgcGuideStep));
  Reader reader = { .lessons = lessons, .steps = steps };

  g_return_val_if_fail (bytes != NULL, NULL);

  return ogc_markup_parse (elements, bytes, &reader, error) ? g_steal_pointer (&lessons) : NULL;
}

static gpointer
load_lessons (gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (ogc_game_get_resource (), GUIDE_RESOURCE,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  GPtrArray *lessons = bytes != NULL ? ogc_guide_lessons_parse (bytes, &error) : NULL;

  if (lessons == NULL)
    g_error ("the guide that the program brings along is broken: guide.xml, %s", error->message);

  return lessons;
}

const OgcGuideLesson *
ogc_guide_lesson_nth (unsigned n)
{
  static GOnce once = G_ONCE_INIT;
  const GPtrArray *lessons = g_once (&once, load_lessons, NULL);

  return n < lessons->len ? lessons->pdata[n] : NULL;
}
