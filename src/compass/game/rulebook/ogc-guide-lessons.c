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
  { "placed-here", OGC_FACT_PLACED_HERE },
  { "rolled", OGC_FACT_ROLLED },
  { "rolled-2", OGC_FACT_ROLLED_2 },
  { "rerolled", OGC_FACT_REROLLED },
  { "placed", OGC_FACT_PLACED },
  { "placed-2", OGC_FACT_PLACED_2 },
  { "placed-3", OGC_FACT_PLACED_3 },
  { "rival-placed", OGC_FACT_RIVAL_PLACED },
  { "bumped", OGC_FACT_BUMPED },
  { "last-lap", OGC_FACT_LAST_LAP },
  { "resolving", OGC_FACT_RESOLVING },
  { "round-ended", OGC_FACT_ROUND_ENDED },
  { NULL, 0 },
};

static const OgcName target_names[] = {
  { "nothing", OGC_GUIDE_NOTHING },
  { "board", OGC_GUIDE_BOARD },
  { "building", OGC_GUIDE_BUILDING },
  { "tray", OGC_GUIDE_TRAY },
  { "dice", OGC_GUIDE_DICE },
  { "roll", OGC_GUIDE_ROLL },
  { "reroll", OGC_GUIDE_REROLL },
  { "own-tableau", OGC_GUIDE_OWN_SEAT },
  { "rival-tableau", OGC_GUIDE_RIVAL_SEAT },
  { NULL, 0 },
};

/* Where reading stands: the lessons, the steps of the last one, the step and the words that are open. */
typedef struct {
  GPtrArray   *lessons;
  GArray      *steps;
  OgcGuideStep step;
  GString     *words;
} Reader;

static void
lesson_free (gpointer data)
{
  OgcGuideLesson *lesson = data;

  g_free ((gpointer) lesson->steps);
  g_free (lesson);
}

/* Finds @name, where there is one, among @names; leaves @number as it is without. */
static gboolean
find_name (const OgcName  *names,
           const char     *name,
           guint          *number,
           GError        **error)
{
  if (name == NULL || ogc_name_find (names, name, number))
    return TRUE;
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "“%s” is unknown here.", name);
  return FALSE;
}

static gboolean
find_facts (const char  *text,
            guint32     *facts,
            GError     **error)
{
  g_auto (GStrv) words = ogc_markup_split (text);

  *facts = 0;
  for (char **word = words; *word != NULL; word++)
    {
      guint fact = 0;

      if (!find_name (fact_names, *word, &fact, error))
        return FALSE;
      *facts |= fact;
    }
  return TRUE;
}

static gboolean
begin_lesson (Reader      *reader,
              const char **names,
              const char **values,
              GError     **error)
{
  const char *id, *b, *c, *seed;
  OgcGuideLesson *lesson;
  guint b_building = OGC_NO_BUILDING, c_building = OGC_NO_BUILDING;
  guint64 number;

  if (!g_markup_collect_attributes ("lesson", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING, "b", &b,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "c", &c,
                                    G_MARKUP_COLLECT_STRING, "seed", &seed,
                                    G_MARKUP_COLLECT_INVALID)
      || !find_name (ogc_names_building, b, &b_building, error)
      || !find_name (ogc_names_building, c, &c_building, error)
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
begin_step (Reader      *reader,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *id, *when, *unless, *done, *target, *building, *rule;
  guint target_number = OGC_GUIDE_NOTHING, building_number = OGC_NO_BUILDING, rule_number = OGC_RULE_NONE;
  OgcGuideStep *step = &reader->step;

  *step = (OgcGuideStep) { NULL };
  if (!g_markup_collect_attributes ("step", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when", &when,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "unless", &unless,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "done", &done,
                                    G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "read", &step->read,
                                    G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "last", &step->last,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "target", &target,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "building", &building,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "rule", &rule,
                                    G_MARKUP_COLLECT_INVALID)
      || !find_facts (when, &step->when, error)
      || !find_facts (unless, &step->unless, error)
      || !find_facts (done, &step->done, error)
      || !find_name (target_names, target, &target_number, error)
      || !find_name (ogc_names_building, building, &building_number, error)
      || !find_name (ogc_names_rule, rule, &rule_number, error))
    return FALSE;
  step->id = g_intern_string (id);
  step->target = target_number;
  step->building = building_number;
  step->rule = rule_number;
  g_string_truncate (reader->words, 0);
  return TRUE;
}

static void
end_step (Reader *reader)
{
  reader->step.text = ogc_markup_words (reader->words->str);
  g_array_append_val (reader->steps, reader->step);
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *element,
                  const char          **names,
                  const char          **values,
                  gpointer              data,
                  GError              **error)
{
  const GSList *parent = g_markup_parse_context_get_element_stack (context)->next;
  const char *outer = parent != NULL ? parent->data : "";

  if (g_str_equal (element, "lesson") && g_str_equal (outer, "guide"))
    begin_lesson (data, names, values, error);
  else if (g_str_equal (element, "step") && g_str_equal (outer, "lesson"))
    begin_step (data, names, values, error);
  else if (!g_str_equal (element, "guide") || parent != NULL)
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "<%s> has no place here.", element);
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *element,
                gpointer              data,
                GError              **error)
{
  Reader *reader = data;
  OgcGuideLesson *lesson;

  if (g_str_equal (element, "step"))
    end_step (reader);
  if (!g_str_equal (element, "lesson"))
    return;
  lesson = reader->lessons->pdata[reader->lessons->len - 1];
  lesson->n_steps = reader->steps->len;
  lesson->steps = g_memdup2 (reader->steps->data, sizeof (OgcGuideStep) * lesson->n_steps);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  g_string_append_len (((Reader *) data)->words, text, length);
}

GPtrArray *
ogc_guide_lessons_parse (GBytes  *bytes,
                         GError **error)
{
  static const GMarkupParser parser = {
    .start_element = start_element_cb,
    .end_element = end_element_cb,
    .text = text_cb,
  };
  g_autoptr (GPtrArray) lessons = g_ptr_array_new_with_free_func (lesson_free);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (OgcGuideStep));
  g_autoptr (GString) words = g_string_new (NULL);
  Reader reader = { .lessons = lessons, .steps = steps, .words = words };

  g_return_val_if_fail (bytes != NULL, NULL);

  return ogc_markup_parse (&parser, bytes, &reader, error) ? g_steal_pointer (&lessons) : NULL;
}

static gpointer
load (gpointer data)
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
  const GPtrArray *lessons = g_once (&once, load, NULL);

  return n < lessons->len ? lessons->pdata[n] : NULL;
}
