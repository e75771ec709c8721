/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-run-list.h"

#include <glib/gi18n.h>

#define MAX_RUNS 20000

gboolean
ogc_run_list_add (GArray *runs,
                  OgcRun  run)
{
  guint i = 0;

  g_return_val_if_fail (runs != NULL, FALSE);

  while (i < runs->len && g_array_index (runs, OgcRun, i).seed < run.seed)
    i++;
  if (i < runs->len && g_array_index (runs, OgcRun, i).seed - run.seed < run.games)
    return FALSE;
  if (i > 0 && run.seed - g_array_index (runs, OgcRun, i - 1).seed < g_array_index (runs, OgcRun, i - 1).games)
    return FALSE;

  g_array_insert_val (runs, i, run);
  for (i = MAX (i, 1); i < runs->len;)
    {
      OgcRun *before = &g_array_index (runs, OgcRun, i - 1);
      const OgcRun *after = &g_array_index (runs, OgcRun, i);

      if (after->seed - before->seed != before->games)
        {
          i++;
          continue;
        }
      before->games += after->games;
      g_array_remove_index (runs, i);
    }
  return TRUE;
}

static guint64
count_games (const GArray *runs)
{
  guint64 games = 0;

  for (guint i = 0; i < runs->len; i++)
    games += g_array_index (runs, OgcRun, i).games;

  return games;
}

gboolean
ogc_run_list_merge (GArray       **runs,
                    const char    *source,
                    const GArray  *others,
                    guint64        greatest,
                    GError       **error)
{
  g_autoptr (GArray) sum = NULL;

  g_return_val_if_fail (runs != NULL && source != NULL && others != NULL, FALSE);

  if (count_games (*runs) + count_games (others) > OGC_RESULTS_MAX / greatest)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE, _("%s: these are more games than can be added up."),
                   source);
      return FALSE;
    }
  sum = g_array_copy (*runs);
  for (guint i = 0; i < others->len; i++)
    {
      const OgcRun *run = &g_array_index (others, OgcRun, i);

      if (!ogc_run_list_add (sum, *run))
        {
          g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, run->seed);

          /* TRANSLATORS: a file's name and a number */
          g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s: the games from seed %s on have been counted "
                                                              "already."),
                       source, seed);
          return FALSE;
        }
    }
  g_array_unref (*runs);
  *runs = g_steal_pointer (&sum);

  return TRUE;
}

void
ogc_run_list_add_numbers (gpointer      sums,
                          gconstpointer numbers,
                          gsize         size)
{
  guint64 *to = sums;
  const guint64 *from = numbers;

  for (gsize i = 0; i < size / sizeof *to; i++)
    to[i] += from[i];
}

gboolean
ogc_run_list_same_rules (guint        rules,
                         const char  *source,
                         guint        others,
                         GError     **error)
{
  g_return_val_if_fail (source != NULL, FALSE);

  if (rules == others)
    return TRUE;
  g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
               /* TRANSLATORS: a file's name and two numbers */
               _("%s: these games were played by version %u of the rules, and those before by version %u."), source,
               others, rules);
  return FALSE;
}

guint
ogc_run_list_read_rules (OgcJsonReader *reader,
                         guint          newest)
{
  const guint rules = ogc_json_reader_uint (reader, "rules", 1, G_MAXINT32);

  if (rules > newest)
    ogc_json_reader_refuse (reader, "rules", OGC_ERROR_VERSION,
                            _("these games were played by version %u of the rules, but this program plays version %u."),
                            rules, newest);
  return rules;
}

guint64
ogc_run_list_read_number (OgcJsonReader *reader,
                          const char    *name)
{
  const guint64 number = ogc_json_reader_uint64 (reader, name);

  if (number > OGC_RESULTS_MAX)
    ogc_json_reader_refuse (reader, name, OGC_ERROR_RANGE, _("results never have such a large number."));

  return MIN (number, OGC_RESULTS_MAX);
}

/* Whether @run begins after all games of @runs, with a gap of at least one game. */
static gboolean
is_above (const GArray *runs,
          const OgcRun *run)
{
  const OgcRun *last = runs->len > 0 ? &g_array_index (runs, OgcRun, runs->len - 1) : NULL;

  return last == NULL || (run->seed > last->seed && run->seed - last->seed > last->games);
}

guint64
ogc_run_list_read (OgcJsonReader *reader,
                   const char    *count,
                   GArray        *runs)
{
  const guint n = ogc_json_reader_begin_array (reader, "runs", 1, MAX_RUNS);
  guint64 games = 0;
  guint64 counted;

  for (guint i = 0; i < n; i++)
    {
      OgcRun run;

      ogc_json_reader_begin_object (reader, NULL);
      run.seed = ogc_json_reader_uint64 (reader, "seed");
      run.games = ogc_run_list_read_number (reader, count);
      if (run.games == 0 || run.games - 1 > G_MAXUINT64 - run.seed)
        ogc_json_reader_refuse (reader, count, OGC_ERROR_CONTENT, _("a run can’t have that many games."));
      if (!is_above (runs, &run))
        ogc_json_reader_refuse (reader, "seed", OGC_ERROR_CONTENT,
                                _("runs must be in ascending order, with games missing between them."));
      ogc_json_reader_end (reader);
      games += run.games;
      g_array_append_val (runs, run);
    }
  ogc_json_reader_end (reader);
  counted = ogc_run_list_read_number (reader, count);
  if (games != counted)
    ogc_json_reader_refuse (reader, count, OGC_ERROR_CONTENT, _("the runs add up to a different number of games."));

  return counted;
}

void
ogc_run_list_write (JsonBuilder  *builder,
                    const char   *count,
                    const GArray *runs)
{
  ogc_json_begin_array (builder, "runs");
  for (guint i = 0; i < runs->len; i++)
    {
      const OgcRun *run = &g_array_index (runs, OgcRun, i);

      json_builder_begin_object (builder);
      ogc_json_write_uint64 (builder, "seed", run->seed);
      ogc_json_write_uint64 (builder, count, run->games);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  ogc_json_write_uint64 (builder, count, count_games (runs));
}
