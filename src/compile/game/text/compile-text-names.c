/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text.h"

#include <glib/gi18n.h>

#include "compile-names.h"
#include "ogc-locale.h"

/* Marked for gettext here, translated where they are used. In the order of compile_names_protocol. */
static const char *const protocols[COMPILE_N_NAMED_PROTOCOLS] = {
  /* TRANSLATORS: a name of more than ten letters needs a soft hyphen (U+00AD) wherever a narrow poster may break it. */
  NC_("protocol", "Chaos"),    NC_("protocol", "Clarity"), NC_("protocol", "Corruption"), NC_("protocol", "Courage"),
  NC_("protocol", "Fear"),     NC_("protocol", "Ice"),     NC_("protocol", "Luck"),       NC_("protocol", "Mirror"),
  NC_("protocol", "Peace"),    NC_("protocol", "Smoke"),   NC_("protocol", "Time"),       NC_("protocol", "War"),
  NC_("protocol", "Darkness"), NC_("protocol", "Death"),   NC_("protocol", "Fire"),       NC_("protocol", "Gravity"),
  NC_("protocol", "Life"),     NC_("protocol", "Light"),   NC_("protocol", "Metal"),      NC_("protocol", "Plague"),
  NC_("protocol", "Psychic"),  NC_("protocol", "Speed"),   NC_("protocol", "Spirit"),     NC_("protocol", "Water"),
};

static const char *const boxes[COMPILE_N_BOXES] = {
  [COMPILE_TOP] = N_("Top box"),
  [COMPILE_MIDDLE] = N_("Middle box"),
  [COMPILE_BOTTOM] = N_("Bottom box"),
};

static const char *const box_rules[COMPILE_N_BOXES] = {
  [COMPILE_TOP] = N_("Applies as long as the card is face up, even when it is covered."),
  [COMPILE_MIDDLE] = N_("Is resolved once each time it comes into view."),
  [COMPILE_BOTTOM] = N_("Applies as long as the card is face up and free."),
};

static const char *const phases[COMPILE_N_PHASES] = {
  [COMPILE_PHASE_DRAFT] = NC_("phase", "Choose protocols"), [COMPILE_PHASE_START] = NC_("phase", "Start"),
  [COMPILE_PHASE_CONTROL] = NC_("phase", "Check control"),  [COMPILE_PHASE_COMPILE] = NC_("phase", "Check compile"),
  [COMPILE_PHASE_ACTION] = NC_("phase", "Action"),          [COMPILE_PHASE_LIMIT] = NC_("phase", "Check hand limit"),
  [COMPILE_PHASE_END] = NC_("phase", "End"),                [COMPILE_PHASE_OVER] = NC_("phase", "Game over"),
};

/* The same, for small spaces. */
static const char *const short_phases[COMPILE_N_PHASES] = {
  [COMPILE_PHASE_DRAFT] = NC_("short phase", "Draft"),     [COMPILE_PHASE_START] = NC_("short phase", "Start"),
  [COMPILE_PHASE_CONTROL] = NC_("short phase", "Control"), [COMPILE_PHASE_COMPILE] = NC_("short phase", "Compile"),
  [COMPILE_PHASE_ACTION] = NC_("short phase", "Action"),   [COMPILE_PHASE_LIMIT] = NC_("short phase", "Hand"),
  [COMPILE_PHASE_END] = NC_("short phase", "End"),         [COMPILE_PHASE_OVER] = NC_("short phase", "Over"),
};

static const char *const phase_rules[COMPILE_N_PHASES] = {
  [COMPILE_PHASE_DRAFT] = N_("One player chooses 1 protocol, the other 2, then the first 2 and the other the last."),
  [COMPILE_PHASE_START] = N_("Resolve the “Start” effects on your side, in an order of your choice."),
  [COMPILE_PHASE_CONTROL] = N_("If your total is higher in at least two lines, take control."),
  [COMPILE_PHASE_COMPILE] = N_("If you have 10 or more in a line and more than your opponent, compile it. Then there "
                               "is no action."),
  [COMPILE_PHASE_ACTION] = N_("Play 1 card or refill your hand."),
  [COMPILE_PHASE_LIMIT] = N_("Discard down to 5 cards."),
  [COMPILE_PHASE_END] = N_("Resolve the “End” effects on your side, in an order of your choice."),
  [COMPILE_PHASE_OVER] = "",
};

static const char *const zones[COMPILE_TEXT_N_ZONES] = {
  [COMPILE_TEXT_HAND] = NC_("zone", "Hand"),   [COMPILE_TEXT_DECK] = NC_("zone", "Deck"),
  [COMPILE_TEXT_TRASH] = NC_("zone", "Trash"), [COMPILE_TEXT_STACK] = NC_("zone", "Stack"),
  [COMPILE_TEXT_FIELD] = NC_("zone", "Field"), [COMPILE_TEXT_TRANSIT] = NC_("zone", "In transit"),
};

const char *
compile_text_poster (guint protocol)
{
  g_return_val_if_fail (protocol < COMPILE_N_NAMED_PROTOCOLS, "");

  return g_dpgettext2 (NULL, "protocol", protocols[protocol]);
}

const char *
compile_text_protocol (guint protocol)
{
  g_autofree char *name = ogc_locale_dup_joined (compile_text_poster (protocol));

  return g_intern_string (name);
}

char *
compile_text_card_name (guint protocol,
                        guint value)
{
  /* TRANSLATORS: a card by its protocol and its value: “Fire 1”. */
  return g_strdup_printf (C_("card", "%s %u"), compile_text_protocol (protocol), value);
}

const char *
compile_text_compiled (gboolean is_compiled)
{
  return is_compiled ? C_("protocol", "Compiled") : C_("protocol", "Loading");
}

const char *
compile_text_set (CompileSetId set)
{
  switch (set)
    {
    case COMPILE_SET_MN02:
      return C_("set of cards", "Gold");
    case COMPILE_SET_MN01:
      return C_("set of cards", "First box");
    case COMPILE_N_SETS:
      break;
    }
  g_return_val_if_reached ("");
}

const char *
compile_text_set_description (CompileSetId set)
{
  switch (set)
    {
    case COMPILE_SET_MN02:
      return _("12 protocols, such as Ice and Luck");
    case COMPILE_SET_MN01:
      return _("12 protocols, such as Fire and Life");
    case COMPILE_N_SETS:
      break;
    }
  g_return_val_if_reached ("");
}

const char *
compile_text_box (CompileBox box)
{
  g_return_val_if_fail (box < COMPILE_N_BOXES, "");

  return _(boxes[box]);
}

const char *
compile_text_box_rule (CompileBox box)
{
  g_return_val_if_fail (box < COMPILE_N_BOXES, "");

  return _(box_rules[box]);
}

const char *
compile_text_phase (CompilePhase phase)
{
  g_return_val_if_fail (phase < COMPILE_N_PHASES, "");

  return g_dpgettext2 (NULL, "phase", phases[phase]);
}

const char *
compile_text_short_phase (CompilePhase phase)
{
  g_return_val_if_fail (phase < COMPILE_N_PHASES, "");

  return g_dpgettext2 (NULL, "short phase", short_phases[phase]);
}

const char *
compile_text_phase_rule (CompilePhase phase)
{
  g_return_val_if_fail (phase < COMPILE_N_PHASES, "");

  return *phase_rules[phase] != '\0' ? _(phase_rules[phase]) : "";
}

const char *
compile_text_zone (CompileTextZone zone)
{
  g_return_val_if_fail (zone < COMPILE_TEXT_N_ZONES, "");

  return g_dpgettext2 (NULL, "zone", zones[zone]);
}
