/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-player-kind.h"

#include <glib/gi18n.h>

#include "ogc-players.h"
#include "ogc-seat-kind.h"
#include "ogc-seat-spec.h"

const char *
ogc_player_kind_nth (unsigned n)
{
  const OgcPlayer *player;

  if (n == 0)
    return OGC_SEAT_PERSON;
  player = ogc_players_nth (n - 1);
  return player != NULL ? player->id : NULL;
}

/* @id without its style. */
static const char *
plain_of (const char *id)
{
  return ogc_player_kind_get_style (id, NULL) ? ogc_player_kind_with_style (id, OGC_PLAY_STYLE_BALANCED) : id;
}

static char *
dup_styled (const char   *label,
            OgcPlayStyle  style)
{
  switch (style)
    {
    case OGC_PLAY_STYLE_CAREFUL:
      /* TRANSLATORS: a computer player's level ("Computer: expert"), and how it likes to win */
      return g_strdup_printf (C_("kind of seat", "%s, careful"), label);
    case OGC_PLAY_STYLE_COLLECTOR:
      /* TRANSLATORS: a computer player's level ("Computer: expert"), and how it likes to win */
      return g_strdup_printf (C_("kind of seat", "%s, collector"), label);
    case OGC_PLAY_STYLE_SPOILER:
      /* TRANSLATORS: a computer player's level ("Computer: expert"), and how it likes to win */
      return g_strdup_printf (C_("kind of seat", "%s, spoiler"), label);
    case OGC_PLAY_STYLE_BALANCED:
    case OGC_N_PLAY_STYLES:
      break;
    }
  return g_strdup (label);
}

int
ogc_player_kind_find (const char *id)
{
  const char *plain = plain_of (id);

  for (unsigned n = 0; ogc_player_kind_nth (n) != NULL; n++)
    if (g_strcmp0 (ogc_player_kind_nth (n), plain) == 0)
      return (int) n;
  return -1;
}

gboolean
ogc_player_kind_get_style (const char   *id,
                           OgcPlayStyle *style)
{
  OgcPlayStyle found = OGC_PLAY_STYLE_BALANCED;
  const OgcPlayer *player = id != NULL ? ogc_players_parse (id, &found) : NULL;

  if (style != NULL)
    *style = found;
  return player != NULL
         && ogc_players_kind (player, OGC_PLAY_STYLE_CAREFUL) != ogc_players_kind (player, OGC_PLAY_STYLE_BALANCED);
}

const char *
ogc_player_kind_with_style (const char   *id,
                            OgcPlayStyle  style)
{
  OgcPlayStyle before;

  g_return_val_if_fail (ogc_player_kind_get_style (id, NULL), id);
  g_return_val_if_fail (style < OGC_N_PLAY_STYLES, id);

  return ogc_players_kind (ogc_players_parse (id, &before), style);
}

OgcPlayStyle
ogc_player_kind_nth_style (unsigned n)
{
  static const OgcPlayStyle order[] = {
    OGC_PLAY_STYLE_BALANCED, OGC_PLAY_STYLE_COLLECTOR, OGC_PLAY_STYLE_CAREFUL, OGC_PLAY_STYLE_SPOILER,
  };

  return order[n % G_N_ELEMENTS (order)];
}

const char *
ogc_player_kind_get_style_label (OgcPlayStyle style)
{
  switch (style)
    {
    case OGC_PLAY_STYLE_CAREFUL:
      /* TRANSLATORS: a computer player that likes gold that is safe and keeps its knowledge tokens and abilities */
      return C_("play style", "Careful");
    case OGC_PLAY_STYLE_COLLECTOR:
      /* TRANSLATORS: a computer player that wants much gold, whoever wins */
      return C_("play style", "Collector");
    case OGC_PLAY_STYLE_SPOILER:
      /* TRANSLATORS: a computer player that likes to get in the others' way */
      return C_("play style", "Spoiler");
    case OGC_PLAY_STYLE_BALANCED:
    case OGC_N_PLAY_STYLES:
      break;
    }
  /* TRANSLATORS: a computer player without a leaning */
  return C_("play style", "Balanced");
}

const char *
ogc_player_kind_get_label (const char *id)
{
  g_autofree char *styled = NULL;
  OgcPlayStyle style;

  ogc_player_kind_get_style (id, &style);
  if (style == OGC_PLAY_STYLE_BALANCED)
    return ogc_seat_kind_get_label (id);
  styled = dup_styled (ogc_seat_kind_get_label (plain_of (id)), style);
  return g_intern_string (styled); /* there are few */
}

const char *
ogc_player_kind_get_level (const char *id)
{
  return ogc_seat_kind_get_level (plain_of (id));
}

unsigned
ogc_player_kind_get_strength (const char *id)
{
  return ogc_seat_kind_get_strength (plain_of (id));
}

const char *
ogc_player_kind_get_description (const char *id)
{
  return ogc_seat_kind_get_description (plain_of (id));
}

const char *
ogc_player_kind_get_style_description (OgcPlayStyle style)
{
  switch (style)
    {
    case OGC_PLAY_STYLE_CAREFUL:
      return C_("play style", "Prefers safe gold; saves tokens and abilities");
    case OGC_PLAY_STYLE_COLLECTOR:
      return C_("play style", "Wants as much gold as possible, whoever wins");
    case OGC_PLAY_STYLE_SPOILER:
      return C_("play style", "Likes to block the others");
    case OGC_PLAY_STYLE_BALANCED:
    case OGC_N_PLAY_STYLES:
      break;
    }
  return C_("play style", "Weighs everything evenly");
}
