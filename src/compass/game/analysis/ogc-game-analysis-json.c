/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-analysis-json.h"

#include "ogc-decision-json.h"
#include "ogc-format-version.h"
#include "ogc-rules.h"

#define FORMAT "gilded-compass-lookback"
#define MAX_GOLD (1000 * OGC_GOLD_UNIT)

/* ---- Writing ---- */

static void
write_expectation (JsonBuilder          *builder,
                   const char           *name,
                   const OgcExpectation *expectation)
{
  ogc_json_begin_object (builder, name);
  ogc_json_write_uint (builder, "win", expectation->win);
  ogc_json_write_uint (builder, "gold", expectation->gold);
  json_builder_end_object (builder);
}

static void
write_reviews (JsonBuilder     *builder,
               OgcGameAnalysis *self)
{
  unsigned n;
  const OgcMoveReview *reviews = ogc_game_analysis_get_reviews (self, &n);

  ogc_json_begin_array (builder, "decisions");
  for (unsigned i = 0; i < n; i++)
    {
      ogc_json_begin_object (builder, NULL);
      ogc_json_write_uint (builder, "position", reviews[i].position);
      ogc_json_write_uint (builder, "seat", reviews[i].seat);
      ogc_decision_write (builder, "best", &reviews[i].best);
      write_expectation (builder, "promised", &reviews[i].expected);
      write_expectation (builder, "taken", &reviews[i].taken);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_rolls (JsonBuilder     *builder,
             OgcGameAnalysis *self)
{
  unsigned n;
  const OgcRollReview *roll_reviews = ogc_game_analysis_get_roll_reviews (self, &n);

  ogc_json_begin_array (builder, "rolls");
  for (unsigned i = 0; i < n; i++)
    {
      ogc_json_begin_object (builder, NULL);
      ogc_json_write_uint (builder, "position", roll_reviews[i].position);
      ogc_json_write_uint (builder, "seat", roll_reviews[i].seat);
      write_expectation (builder, "rolled", &roll_reviews[i].rolled);
      write_expectation (builder, "mean", &roll_reviews[i].mean);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_odds (JsonBuilder     *builder,
            OgcGameAnalysis *self)
{
  unsigned n;
  const OgcOdds *odds = ogc_game_analysis_get_odds (self, &n);

  ogc_json_begin_array (builder, "odds");
  for (unsigned i = 0; i < n; i++)
    {
      ogc_json_begin_object (builder, NULL);
      ogc_json_write_uint (builder, "position", odds[i].position);
      ogc_json_begin_array (builder, "seats");
      for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (self); seat++)
        write_expectation (builder, NULL, &odds[i].seats[seat]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

GBytes *
ogc_game_analysis_to_bytes (OgcGameAnalysis *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self), NULL);

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, FORMAT, OGC_GAME_ANALYSIS_VERSION);
  ogc_json_write_uint64 (builder, "game", ogc_game_analysis_get_game (self));
  ogc_json_write_uint (builder, "seats", ogc_game_analysis_get_seats (self));
  write_reviews (builder, self);
  write_rolls (builder, self);
  write_odds (builder, self);
  json_builder_end_object (builder);

  return ogc_json_to_bytes (builder);
}

/* ---- Reading ---- */

static void
read_expectation (OgcJsonReader  *reader,
                  const char     *name,
                  OgcExpectation *expectation)
{
  ogc_json_reader_begin_object (reader, name);
  expectation->win = ogc_json_reader_uint (reader, "win", 0, OGC_CHANCE_UNIT);
  expectation->gold = ogc_json_reader_uint (reader, "gold", 0, MAX_GOLD);
  ogc_json_reader_end (reader);
}

static void
read_reviews (OgcJsonReader   *reader,
              OgcGameAnalysis *self,
              unsigned         length)
{
  const guint n = ogc_json_reader_begin_array (reader, "decisions", 0, length);

  for (guint i = 0; i < n; i++)
    {
      OgcMoveReview review = { 0 };

      ogc_json_reader_begin_object (reader, NULL);
      review.position = ogc_json_reader_uint (reader, "position", 0, length - 1);
      review.seat = ogc_json_reader_uint (reader, "seat", 0, ogc_game_analysis_get_seats (self) - 1);
      ogc_decision_read (reader, "best", &review.best);
      read_expectation (reader, "promised", &review.expected);
      read_expectation (reader, "taken", &review.taken);
      ogc_json_reader_end (reader);
      ogc_game_analysis_add_review (self, &review);
    }
  ogc_json_reader_end (reader);
}

static void
read_rolls (OgcJsonReader   *reader,
            OgcGameAnalysis *self,
            unsigned         length)
{
  const guint n = ogc_json_reader_begin_array (reader, "rolls", 0, length);

  for (guint i = 0; i < n; i++)
    {
      OgcRollReview roll_review = { 0 };

      ogc_json_reader_begin_object (reader, NULL);
      roll_review.position = ogc_json_reader_uint (reader, "position", 0, length - 1);
      roll_review.seat = ogc_json_reader_uint (reader, "seat", 0, ogc_game_analysis_get_seats (self) - 1);
      read_expectation (reader, "rolled", &roll_review.rolled);
      read_expectation (reader, "mean", &roll_review.mean);
      ogc_json_reader_end (reader);
      ogc_game_analysis_add_roll_review (self, &roll_review);
    }
  ogc_json_reader_end (reader);
}

static void
read_odds (OgcJsonReader   *reader,
           OgcGameAnalysis *self,
           unsigned         length)
{
  const guint n = ogc_json_reader_begin_array (reader, "odds", 0, length + 1);

  for (guint i = 0; i < n; i++)
    {
      OgcOdds odds = { 0 };

      ogc_json_reader_begin_object (reader, NULL);
      odds.position = ogc_json_reader_uint (reader, "position", 0, length);
      ogc_json_reader_begin_array (reader, "seats", ogc_game_analysis_get_seats (self),
                                   ogc_game_analysis_get_seats (self));
      for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (self); seat++)
        read_expectation (reader, NULL, &odds.seats[seat]);
      ogc_json_reader_end (reader);
      ogc_json_reader_end (reader);
      ogc_game_analysis_add_odds (self, &odds);
    }
  ogc_json_reader_end (reader);
}

OgcGameAnalysis *
ogc_game_analysis_from_bytes (const char  *source,
                              GBytes      *bytes,
                              unsigned     length,
                              GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcGameAnalysis) self = NULL;
  guint64 game;

  g_return_val_if_fail (source != NULL && bytes != NULL && length > 0, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  ogc_format_version_check (reader, FORMAT, OGC_GAME_ANALYSIS_VERSION);
  game = ogc_json_reader_uint64 (reader, "game");
  self = ogc_game_analysis_new (game, ogc_json_reader_uint (reader, "seats", OGC_MIN_SEATS, OGC_MAX_SEATS));
  read_reviews (reader, self, length);
  read_rolls (reader, self, length);
  read_odds (reader, self, length);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

gboolean
ogc_game_analysis_fits (OgcGameAnalysis *self,
                        OgcSave         *save)
{
  g_autofree OgcState *state = NULL;
  const OgcMoveReview *reviews;
  const OgcRollReview *roll_reviews;
  const OgcOdds *odds;
  unsigned n_reviews, n_rolls, n_odds;
  unsigned review = 0, roll_review = 0, chances = 0;

  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self) && save != NULL, FALSE);

  if (ogc_game_analysis_get_seats (self) != save->setup.seats)
    return FALSE;
  reviews = ogc_game_analysis_get_reviews (self, &n_reviews);
  roll_reviews = ogc_game_analysis_get_roll_reviews (self, &n_rolls);
  odds = ogc_game_analysis_get_odds (self, &n_odds);
  state = g_memdup2 (&save->start, sizeof (OgcState));
  for (guint i = 0; i < save->decisions->len; i++)
    {
      if (review < n_reviews && reviews[review].position == i)
        {
          if (reviews[review].seat != state->ask.seat
              || ogc_rules_check (state, &reviews[review].best) != OGC_RULE_NONE)
            return FALSE;
          review++;
        }
      if (roll_review < n_rolls && roll_reviews[roll_review].position == i
          && roll_reviews[roll_review++].seat != state->ask.seat)
        return FALSE;
      if (chances < n_odds && odds[chances].position == i)
        chances++;
      ogc_rules_take (state, &g_array_index (save->decisions, OgcDecision, i), NULL);
    }
  if (chances < n_odds && odds[chances].position == save->decisions->len)
    chances++;

  return review == n_reviews && roll_review == n_rolls && chances == n_odds;
}
