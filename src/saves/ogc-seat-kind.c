/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-kind.h"

#include <glib/gi18n.h>

#include "ogc-seat-spec.h"

typedef struct {
  const char *id;
  const char *label;
  const char *level;
  const char *description;
} Kind;

/* The levels come last. */
static const Kind kinds[] = {
  { OGC_SEAT_PERSON, NC_("kind of seat", "Person"), NC_("level", "Person"), NC_("level", "Plays with mouse or keys") },
  /* TRANSLATORS: a computer player that decides at random */
  { "random", NC_("kind of seat", "Computer: random"), NC_("level", "Random"),
    NC_("level", "Makes any move, good or bad") },
  /* TRANSLATORS: a computer player that takes what gives the most gold at once */
  { "greedy", NC_("kind of seat", "Computer: greedy"), NC_("level", "Greedy"),
    NC_("level", "Takes what gains the most at once") },
  /* TRANSLATORS: the six levels of computer players, weakest first */
  { OGC_SEAT_KIND_EASY_COMPUTER, NC_("kind of seat", "Computer: beginner"), NC_("level", "Beginner"),
    NC_("level", "Makes many mistakes: good for a first game") },
  { "apprentice", NC_("kind of seat", "Computer: apprentice"), NC_("level", "Apprentice"),
    NC_("level", "Knows what matters, but often misses it") },
  { OGC_SEAT_KIND_USUAL_COMPUTER, NC_("kind of seat", "Computer: journeyman"), NC_("level", "Journeyman"),
    NC_("level", "Plays soundly, with a mistake now and then") },
  { "scholar", NC_("kind of seat", "Computer: scholar"), NC_("level", "Scholar"),
    NC_("level", "Rarely misses a good move") },
  { "expert", NC_("kind of seat", "Computer: expert"), NC_("level", "Expert"),
    NC_("level", "Takes the best move it sees, every time") },
  { "master", NC_("kind of seat", "Computer: master"), NC_("level", "Master"),
    NC_("level", "Thinks ahead before each move") },
};

#define FIRST_LEVEL (G_N_ELEMENTS (kinds) - OGC_SEAT_KIND_N_LEVELS)

static const Kind *
find_kind (const char *id)
{
  for (unsigned n = 0; n < G_N_ELEMENTS (kinds); n++)
    if (g_strcmp0 (kinds[n].id, id) == 0)
      return &kinds[n];
  return NULL;
}

const char *
ogc_seat_kind_nth_level (unsigned n)
{
  g_return_val_if_fail (n < OGC_SEAT_KIND_N_LEVELS, NULL);

  return kinds[FIRST_LEVEL + n].id;
}

unsigned
ogc_seat_kind_get_strength (const char *id)
{
  const Kind *kind = find_kind (id);

  return kind != NULL && kind >= &kinds[FIRST_LEVEL] ? (unsigned) (kind - &kinds[FIRST_LEVEL]) + 1 : 0;
}

const char *
ogc_seat_kind_get_label (const char *id)
{
  const Kind *kind = find_kind (id);

  return kind != NULL ? g_dpgettext2 (NULL, "kind of seat", kind->label) : id;
}

const char *
ogc_seat_kind_get_level (const char *id)
{
  const Kind *kind = find_kind (id);

  return kind != NULL ? g_dpgettext2 (NULL, "level", kind->level) : id;
}

const char *
ogc_seat_kind_get_description (const char *id)
{
  const Kind *kind = find_kind (id);

  return kind != NULL ? g_dpgettext2 (NULL, "level", kind->description) : NULL;
}
