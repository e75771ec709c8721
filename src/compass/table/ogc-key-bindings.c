/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-key-bindings.h"

#include <glib/gi18n.h>

#include "ogc-dice.h"
#include "ogc-names.h"
#include "ogc-preferences.h"
#include "ogc-text.h"

/* The names under which keys are stored, the same in every language. */
static const struct {
  const char *name;
  const char *title;
  const char *letter;
} actions[OGC_KEY_ACTION_PLACE] = {
  [OGC_KEY_ACTION_ROLL] = { "roll", NC_("shortcut", "Roll or reroll"), "R" },
  [OGC_KEY_ACTION_END_TURN] = { "end-turn", NC_("shortcut", "End the turn"), "E" },
  [OGC_KEY_ACTION_POWER] = { "power", NC_("shortcut", "A Compelling Power"), "P" },
  [OGC_KEY_ACTION_WORTH] = { "worth", NC_("shortcut", "What each tile is worth"), "W" },
};

static const char *
get_building_letter (OgcBuildingId building)
{
  switch (building)
    {
    case OGC_UNIVERSITY:
      /* TRANSLATORS (all of "key of…"): one letter each; only the Auction House and the Guild, and the four C buildings
       * (Temple, Illuminati, Galleon, Tower) may share one, and none may be E, P, R or W, which do something else. */
      return C_("key of the University", "U");
    case OGC_ARCHIVES:
      return C_("key of the Archives", "A");
    case OGC_LIBRARY:
      return C_("key of the Library", "L");
    case OGC_AUCTION_HOUSE:
      return C_("key of the Auction House", "H");
    case OGC_GUILD:
      return C_("key of the Treasure Hunters' Guild", "G");
    case OGC_TEMPLE:
      return C_("key of the Hidden Temple", "T");
    case OGC_ILLUMINATI:
      return C_("key of the Illuminati", "I");
    case OGC_GALLEON:
      return C_("key of the Sunken Galleon", "S");
    case OGC_TOWER:
      return C_("key of the Treasure Tower", "T");
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
  return "";
}

static const char *
get_name (OgcKeyAction key)
{
  return key < OGC_KEY_ACTION_PLACE ? actions[key].name : ogc_name_of (ogc_names_building, key - OGC_KEY_ACTION_PLACE);
}

static const char *
get_first_letter (OgcKeyAction key)
{
  return key < OGC_KEY_ACTION_PLACE ? actions[key].letter : get_building_letter (key - OGC_KEY_ACTION_PLACE);
}

static gunichar
get_letter (OgcKeyAction key)
{
  g_autofree char *letter = ogc_key_bindings_dup (key);

  return g_utf8_get_char (letter);
}

/* The group of alternatives that a building belongs to, of which each game has one; 0 if it is in every game
 * (SET-2). */
static unsigned
get_group (OgcKeyAction key)
{
  if (key < OGC_KEY_ACTION_PLACE + OGC_AUCTION_HOUSE)
    return 0;
  return key <= OGC_KEY_ACTION_PLACE + OGC_GUILD ? 1 : 2;
}

/* Whether a game may need both. */
static gboolean
can_meet (OgcKeyAction a,
          OgcKeyAction b)
{
  return a != b && (get_group (a) == 0 || get_group (a) != get_group (b));
}

static char *
check_letter (OgcKeyAction key,
              gunichar     letter)
{
  char text[7] = "";

  if (!g_unichar_isgraph (letter))
    return g_strdup (_("Choose a letter or another character."));
  if (letter > '0' && letter <= '0' + OGC_MAX_VALUE)
    return g_strdup (_("The digits from 1 to 6 pick dice."));
  g_unichar_to_utf8 (letter, text);
  for (OgcKeyAction other = 0; other < OGC_N_KEY_ACTIONS; other++)
    if (can_meet (key, other) && get_letter (other) == letter)
      /* TRANSLATORS: a key, and what it does already, "Roll or reroll" or the name of a building */
      return g_strdup_printf (_("“%s” is taken: %s."), text, ogc_key_bindings_get_title (other));
  return NULL;
}

gboolean
ogc_key_bindings_get_enabled (void)
{
  return g_settings_get_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS);
}

const char *
ogc_key_bindings_get_title (OgcKeyAction key)
{
  g_return_val_if_fail (key < OGC_N_KEY_ACTIONS, "");

  return key < OGC_KEY_ACTION_PLACE ? g_dpgettext2 (NULL, "shortcut", actions[key].title)
                                   : ogc_text_building (key - OGC_KEY_ACTION_PLACE);
}

char *
ogc_key_bindings_dup (OgcKeyAction key)
{
  g_autoptr (GVariant) changed = NULL;
  char *letter = NULL;

  g_return_val_if_fail (key < OGC_N_KEY_ACTIONS, NULL);

  changed = g_settings_get_value (ogc_preferences_get_default (), OGC_PREFERENCE_TABLE_KEYS);
  if (g_variant_lookup (changed, get_name (key), "s", &letter) && *letter != '\0')
    return letter;
  g_free (letter);
  return g_strdup (get_first_letter (key));
}

char *
ogc_key_bindings_dup_tooltip (OgcKeyAction  key,
                              const char   *text)
{
  g_autofree char *letter = ogc_key_bindings_dup (key);

  g_return_val_if_fail (text != NULL, NULL);

  if (!ogc_key_bindings_get_enabled ())
    return g_strdup (text);
  /* TRANSLATORS: what a button does, and its key: "Rolls all dice in hand (R)" */
  return g_strdup_printf (C_("tooltip", "%s (%s)"), text, letter);
}

char *
ogc_key_bindings_change (OgcKeyAction key,
                         gunichar     letter)
{
  GSettings *preferences = ogc_preferences_get_default ();
  g_autoptr (GVariant) before = NULL;
  g_auto (GVariantDict) changed = { { { 0 } } };
  char text[7] = "";
  char *refusal;

  g_return_val_if_fail (key < OGC_N_KEY_ACTIONS, NULL);

  letter = g_unichar_toupper (letter);
  refusal = check_letter (key, letter);
  if (refusal != NULL)
    return refusal;
  g_unichar_to_utf8 (letter, text);
  before = g_settings_get_value (preferences, OGC_PREFERENCE_TABLE_KEYS);
  g_variant_dict_init (&changed, before);
  g_variant_dict_insert (&changed, get_name (key), "s", text);
  g_settings_set_value (preferences, OGC_PREFERENCE_TABLE_KEYS, g_variant_dict_end (&changed));
  return NULL;
}

void
ogc_key_bindings_reset (void)
{
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_TABLE_KEYS);
}

void
ogc_key_bindings_watch (gpointer  object,
                        GCallback changed)
{
  g_return_if_fail (G_IS_OBJECT (object));

  g_signal_connect_object (ogc_preferences_get_default (), "changed::" OGC_PREFERENCE_SINGLE_KEYS, changed, object,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_preferences_get_default (), "changed::" OGC_PREFERENCE_TABLE_KEYS, changed, object,
                           G_CONNECT_SWAPPED);
}
