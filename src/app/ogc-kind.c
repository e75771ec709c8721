/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-kind.h"

#include <glib/gi18n.h>

#include "ogc-player.h"
#include "ogc-save.h"

typedef struct {
  const char *id;
  const char *label;
} Kind;

static const Kind kinds[] = {
  { OGC_SEAT_PERSON, NC_("kind of seat", "Person") },
  /* TRANSLATORS: a computer player that decides at random */
  { "random", NC_("kind of seat", "Computer: random") },
  /* TRANSLATORS: a computer player that takes what gives the most gold at once */
  { "greedy", NC_("kind of seat", "Computer: greedy") },
  /* TRANSLATORS: the six levels of computer players, weakest first */
  { "beginner", NC_("kind of seat", "Computer: beginner") },
  { "apprentice", NC_("kind of seat", "Computer: apprentice") },
  { OGC_KIND_USUAL_COMPUTER, NC_("kind of seat", "Computer: journeyman") },
  { "scholar", NC_("kind of seat", "Computer: scholar") },
  { "expert", NC_("kind of seat", "Computer: expert") },
  { "master", NC_("kind of seat", "Computer: master") },
};

const char *
ogc_kind_nth (unsigned n)
{
  const OgcPlayer *player;

  if (n == 0)
    return OGC_SEAT_PERSON;
  player = ogc_player_nth (n - 1);
  return player != NULL ? player->id : NULL;
}

int
ogc_kind_find (const char *id)
{
  for (unsigned n = 0; ogc_kind_nth (n) != NULL; n++)
    if (g_strcmp0 (ogc_kind_nth (n), id) == 0)
      return (int) n;
  return -1;
}

const char *
ogc_kind_get_label (const char *id)
{
  for (unsigned n = 0; n < G_N_ELEMENTS (kinds); n++)
    if (g_strcmp0 (kinds[n].id, id) == 0)
      return g_dpgettext2 (NULL, "kind of seat", kinds[n].label);
  return id;
}
