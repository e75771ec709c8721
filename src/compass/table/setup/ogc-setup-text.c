/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-text.h"

#include <glib/gi18n.h>

#include "ogc-text.h"

char *
ogc_setup_text_players (OgcSetupDraft *draft)
{
  const unsigned n_seats = ogc_setup_draft_get_n_seats (draft);
  GString *text = g_string_new (NULL);

  if (ogc_setup_draft_get_c (draft) == OGC_TEMPLE && ogc_setup_draft_get_form (draft) != OGC_FORM_FEWER)
    g_string_printf (text, _("With %u players: %u rounds, %u University entrances, %u items in the Hidden Temple."),
                     n_seats, ogc_setup_rounds (n_seats), ogc_setup_entrances (n_seats), ogc_setup_spaces (n_seats));
  else
    g_string_printf (text, _("With %u players: %u rounds, %u University entrances."), n_seats,
                     ogc_setup_rounds (n_seats), ogc_setup_entrances (n_seats));
  if (ogc_setup_prizes (n_seats) == 3) /* AUC-1, GLD-1 */
    g_string_append_printf (text, " %s", _("Three runs win instead of two."));
  if (ogc_setup_usual_form (n_seats) == OGC_FORM_STANDARD)
    g_string_append_printf (text, " %s", _("Only “Standard” can be played."));
  return g_string_free (text, FALSE);
}

char *
ogc_setup_text_players_short (unsigned n_seats)
{
  return g_strdup_printf (_("%u players: %u rounds, %u entrances"), n_seats, ogc_setup_rounds (n_seats),
                          ogc_setup_entrances (n_seats));
}

char *
ogc_setup_text_add (OgcSetupDraft *draft,
                    unsigned       seat)
{
  const unsigned first = ogc_setup_draft_get_n_seats (draft);
  const char *names[OGC_MAX_SEATS] = { NULL };

  for (unsigned n = first; n <= seat; n++)
    names[n - first] = ogc_setup_draft_get_free_name (draft, n);
  switch (seat - first)
    {
    case 0:
      return g_strdup_printf (_("_Add %s"), names[0]);
    case 1:
      return g_strdup_printf (_("Add %s and %s"), names[0], names[1]);
    default:
      return g_strdup_printf (_("Add %s, %s and %s"), names[0], names[1], names[2]);
    }
}

const char *
ogc_setup_text_form (OgcForm form)
{
  switch (form)
    {
    case OGC_FORM_NEUTRAL:
      return _("Every player also rolls two neutral dice, which can block the others.");
    case OGC_FORM_FEWER:
      return _("One building fewer, for more competition.");
    case OGC_FORM_STANDARD:
    case OGC_N_FORMS:
    default:
      return _("All buildings, and only the players’ own dice.");
    }
}

const char *
ogc_setup_text_building (unsigned building)
{
  switch (building)
    {
    case OGC_AUCTION_HOUSE:
      return _("Runs win artifacts.");
    case OGC_GUILD:
      return _("Runs win secret missions.");
    case OGC_TEMPLE:
      return _("A certain pair wins a magical item.");
    case OGC_ILLUMINATI:
      return _("Copy the leading set and add a die to win abilities.");
    case OGC_GALLEON:
      return _("Outbid the others, die by die, to win sunken chests.");
    case OGC_TOWER:
      return _("The higher your die climbs, the better its treasure.");
    default:
      return _("The game will show which.");
    }
}

const char *
ogc_setup_text_building_rule (unsigned building)
{
  switch (building)
    {
    case OGC_AUCTION_HOUSE:
      return _("Place values in a row, such as 3 4 5. The longest runs win artifacts; of two equally long ones, "
               "the higher comes first.");
    case OGC_GUILD:
      return _("Place values in a row, such as 3 4 5. The longest runs win missions, secret tasks that bring "
               "gold at the end; of two equally long ones, the higher comes first.");
    case OGC_TEMPLE:
      return _("Each magical item shows two dice on its back. Whoever places this pair wins the item.");
    case OGC_ILLUMINATI:
      return _("Each new set copies the leading one and adds a die. The largest takes two special abilities, the"
               " second largest one.");
    case OGC_GALLEON:
      return _("Each new set has one die more than the largest, and a higher sum. Every die draws a chest; the "
               "largest set keeps two of them, every other set one.");
    case OGC_TOWER:
      return _("Place one die, or two that add up to 7. Newcomers push the others up: the higher the floor, the "
               "better the treasure, but from the top a die falls into the Library.");
    default:
      g_return_val_if_reached ("");
    }
}

char *
ogc_setup_text_game (OgcSetupDraft *draft)
{
  const unsigned n_seats = ogc_setup_draft_get_n_seats (draft);

  /* TRANSLATORS: how many play how long, and the variant: "3 players · 6 rounds · Standard" */
  return g_strdup_printf (_("%u players · %u rounds · %s"), n_seats, ogc_setup_rounds (n_seats),
                          ogc_text_form (ogc_setup_draft_get_form (draft)));
}

static const char *
name_of (unsigned    building,
         const char *drawn)
{
  return building < OGC_N_BUILDINGS ? ogc_text_building (building) : drawn;
}

char *
ogc_setup_text_buildings (OgcSetupDraft *draft)
{
  const unsigned entrances = ogc_setup_entrances (ogc_setup_draft_get_n_seats (draft));
  const char *b = name_of (ogc_setup_draft_get_b (draft), _("B building at random"));

  if (ogc_setup_draft_get_form (draft) == OGC_FORM_FEWER) /* SET-5 */
    /* TRANSLATORS: the buildings in play: a building of two, and those of every game */
    return g_strdup_printf (_("%s · Archives · University with %u entrances · Library"), b, entrances);
  /* TRANSLATORS: the buildings in play: a building of two, one of four, and those of every game */
  return g_strdup_printf (_("%s · Archives · %s · University with %u entrances · Library"), b,
                          name_of (ogc_setup_draft_get_c (draft), _("C building at random")), entrances);
}
