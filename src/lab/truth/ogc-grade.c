/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-grade.h"

#include "ogc-knowledge.h"
#include "ogc-locale.h"
#include "ogc-names.h"
#include "ogc-statistics.h"
#include "ogc-table-printer.h"
#include "ogc-work-queue.h"

#include <glib/gi18n.h>

/* Run: what is asked, and the grade so far. */
typedef struct {
  const char       *source;
  const GPtrArray  *lines;
  OgcTileSet       *tile_set;
  const OgcEntrant *entrant;
  OgcGrade         *grade;
} Run;

/* Answer: the result of one position. */
typedef struct {
  guint    round;    /* from 1 */
  guint    ask;
  guint    building; /* or OGC_NO_BUILDING */
  gboolean judged;
  double   gold;
  double   win;
} Answer;

/* ---- Asking ---- */

/* The building that the question is about. */
static guint
find_building (const OgcState *state,
               const OgcTruth *truth)
{
  const OgcDecision *best = &ogc_truth_best (truth)->decision;

  if (state->ask.kind == OGC_ASK_TAKE)
    return state->ask.building;
  return best->kind == OGC_DECISION_PLACE ? best->building : OGC_NO_BUILDING;
}

static gpointer
make_answer (guint64    number,
             gpointer   data,
             GError   **error)
{
  const Run *run = data;
  const OgcEntrant *entrant = run->entrant;
  /* TRANSLATORS: the name of a file and the number of a position in it */
  g_autofree char *source = g_strdup_printf (_("%s, position %u"), run->source, (guint) number + 1);
  OgcState state;
  g_autoptr (OgcTruth) truth = ogc_truth_from_bytes (source, g_ptr_array_index (run->lines, number), run->tile_set,
                                                     &state, error);
  OgcKnowledge knowledge;
  const OgcTruthCandidate *candidate;
  OgcSearchLimits limits;
  OgcDecision decision;
  Answer *answer;

  if (truth == NULL)
    return NULL;
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  limits = ogc_truth_limits (&state, truth->decisions->len, entrant->work);
  limits.style = entrant->style;
  limits.weights = entrant->weights;
  entrant->player->decide (&knowledge, &limits, &decision);
  candidate = ogc_truth_find (truth, &decision);

  answer = g_new (Answer, 1);
  *answer = (Answer) {
    .round = state.round,
    .ask = state.ask.kind,
    .building = find_building (&state, truth),
    .judged = candidate != NULL,
    .gold = candidate != NULL ? candidate->gold_behind : 0,
    .win = candidate != NULL ? candidate->win_behind : 0,
  };
  return answer;
}

static void
count_answer (OgcGradeRow  *row,
              const Answer *answer)
{
  row->positions++;
  row->judged += answer->judged;
  row->gold += answer->gold;
  row->gold_squares += answer->gold * answer->gold;
  row->win += answer->win;
  row->win_squares += answer->win * answer->win;
}

static gboolean
take_answer (gpointer   product,
             gpointer   data,
             GError   **error)
{
  OgcGrade *grade = ((Run *) data)->grade;
  const Answer *answer = product;

  count_answer (&grade->all, answer);
  count_answer (&grade->rounds[answer->round - 1], answer);
  count_answer (&grade->asks[answer->ask], answer);
  if (answer->building != OGC_NO_BUILDING)
    count_answer (&grade->buildings[answer->building], answer);

  return TRUE;
}

gboolean
ogc_grade_run (const char       *source,
               const GPtrArray  *lines,
               OgcTileSet       *tile_set,
               const OgcEntrant *entrant,
               guint             jobs,
               OgcGrade         *grade,
               GError          **error)
{
  Run run = { source, lines, tile_set, entrant, grade };
  const OgcWorkQueue queue = {
    .n = lines->len,
    .jobs = jobs,
    .make = make_answer,
    .take = take_answer,
    .free = g_free,
    .data = &run,
  };

  g_return_val_if_fail (entrant->player != NULL && jobs > 0, FALSE);

  *grade = (OgcGrade) { 0 };
  return ogc_work_queue_run (&queue, error);
}

/* ---- Printing ---- */

/* "0.52 (0.41 to 0.63)" */
static char *
describe_mean (double sum,
               double squares,
               guint  n,
               double unit,
               guint  digits)
{
  const OgcInterval interval = ogc_statistics_mean (sum, squares, n);
  g_autofree char *mean = ogc_locale_dup_decimal (interval.mean * unit, digits, FALSE);
  g_autofree char *low = ogc_locale_dup_decimal (MAX (interval.low, 0) * unit, digits, FALSE);
  g_autofree char *high = ogc_locale_dup_decimal (interval.high * unit, digits, FALSE);

  /* TRANSLATORS: a mean and the ends of its interval */
  return g_strdup_printf (_("%s (%s to %s)"), mean, low, high);
}

/* @name: (transfer full): what the row is of */
static void
add_row (OgcTablePrinter   *printer,
         char              *name,
         const OgcGradeRow *row)
{
  if (row->positions == 0)
    {
      g_free (name);
      return;
    }
  ogc_table_printer_take (printer, name);
  ogc_table_printer_add_number (printer, row->positions);
  ogc_table_printer_add_number (printer, row->judged);
  if (row->judged < 2)
    {
      ogc_table_printer_add (printer, "–");
      ogc_table_printer_add (printer, "–");
      return;
    }
  ogc_table_printer_take (printer, describe_mean (row->gold, row->gold_squares, row->judged, 1, 2));
  ogc_table_printer_take (printer, describe_mean (row->win, row->win_squares, row->judged, 100, 2));
}

void
ogc_grade_print (const OgcGrade *self)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (5);

  ogc_table_printer_add (printer, C_("column", "phase"));
  ogc_table_printer_add (printer, C_("column", "positions"));
  ogc_table_printer_add (printer, C_("column", "judged"));
  ogc_table_printer_add (printer, C_("column", "error in gold"));
  /* TRANSLATORS: a head of a column: by how much too low the chance to win is, in percent */
  ogc_table_printer_add (printer, C_("column", "error in wins, %"));
  add_row (printer, g_strdup (C_("grade", "all")), &self->all);
  for (guint round = 0; round < OGC_MAX_ROUNDS; round++)
    add_row (printer, g_strdup_printf (C_("grade", "round %u"), round + 1), &self->rounds[round]);
  for (guint ask = 0; ask < G_N_ELEMENTS (self->asks); ask++)
    add_row (printer, g_strdup (ogc_name_of (ogc_names_ask, ask)), &self->asks[ask]);
  for (guint building = 0; building < OGC_N_BUILDINGS; building++)
    add_row (printer, g_strdup (ogc_name_of (ogc_names_building, building)), &self->buildings[building]);
  ogc_table_printer_print (printer);
}
