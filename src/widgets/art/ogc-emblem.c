/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-emblem.h"

#include <glib/gi18n.h>

typedef struct {
  const char *id;
  const char *label;
  const char *symbol;
} Emblem;

/* The last is not for seats. */
static const Emblem emblems[OGC_N_EMBLEMS + 1] = {
  { "compass", NC_("emblem", "Compass"), "emblem-compass" },
  { "key", NC_("emblem", "Key"), "emblem-key" },
  { "lantern", NC_("emblem", "Lantern"), "emblem-lantern" },
  { "anchor", NC_("emblem", "Anchor"), "emblem-anchor" },
  { "feather", NC_("emblem", "Feather"), "emblem-feather" },
  { "ankh", NC_("emblem", "Ankh"), "emblem-ankh" },
  /* TRANSLATORS: the emblem of the neutral player's dice */
  { "neutral", NC_("emblem", "Die"), "emblem-neutral" },
};

static const Emblem *
look_up (const char *id)
{
  for (unsigned n = 0; n < G_N_ELEMENTS (emblems); n++)
    if (g_strcmp0 (emblems[n].id, id) == 0)
      return &emblems[n];
  return &emblems[0];
}

const char *
ogc_emblem_nth (unsigned n)
{
  g_return_val_if_fail (n < OGC_N_EMBLEMS, NULL);

  return emblems[n].id;
}

unsigned
ogc_emblem_find (const char *id)
{
  unsigned n = 0;

  while (n < OGC_N_EMBLEMS && g_strcmp0 (emblems[n].id, id) != 0)
    n++;
  return n;
}

const char *
ogc_emblem_get_label (const char *id)
{
  return g_dpgettext2 (NULL, "emblem", look_up (id)->label);
}

const char *
ogc_emblem_get_symbol (const char *id)
{
  return look_up (id)->symbol;
}
