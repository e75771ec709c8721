/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook-private.h"

#include <glib/gi18n.h>

/* The chapters about what is won, and what it is worth. Texts are marked for gettext here, looked up where they are shown. */

static const OgcParagraph abilities_paragraphs[] = {
  {
    .text = N_("Special abilities come from the Illuminati. Each is used once and is gone then; several may be used "
               "in one turn. One that you still hold at the end is worth 1 gold."),
    .rules = { OGC_RULE_ABL_5 },
  },
  {
    .text = N_("A Timely Gift: when the last lap is over and before the buildings pay, you may take one whole turn "
               "more. You are asked once, in the order of turns. It needs an own die in hand, or A Little Help to go "
               "with it."),
    .picture = "ability.0",
    .rules = { OGC_RULE_ABL_1 },
  },
  {
    .text = N_("The Will to Win: in the Archives, in the house of straights or with the Illuminati you may make a "
               "set that equals another owner’s, which nobody else may. Then choose a die of that set: it goes to "
               "the Library. What remains must be allowed there by itself; where no die can go, the wish is refused."),
    .picture = "ability.5",
    .rules = { OGC_RULE_ABL_2 },
  },
  {
    .text = N_("A Little Help: at the beginning of your turn, before you roll, two black dice join yours for the "
               "rest of the round. Only once a round, whoever it is. Black dice that are never placed are lost."),
    .picture = "ability.10",
    .rules = { OGC_RULE_ABL_3 },
  },
  {
    .text = N_("A Compelling Power: after a roll, turn one or two own dice in your hand to the values that you want."),
    .picture = "ability.15",
    .rules = { OGC_RULE_ABL_4 },
  },
};

const OgcChapter ogc_chapter_abilities = {
  .id = "abilities",
  .title = NC_("chapter of the rules", "Special abilities"),
  .building = OGC_NO_BUILDING,
  .symbol = "compelling-power",
  .related = { "illuminati", "turn" },
  .paragraphs = abilities_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (abilities_paragraphs),
};

static const OgcParagraph missions_paragraphs[] = {
  {
    .text = N_("Missions come from the Guild and pay at the end for what you hold then. Whatever is divided is "
               "rounded down. Dual Maps, Secret Maps and ancient maps all count as maps, but only ancient maps as "
               "ancient."),
    .rules = { OGC_RULE_SCO_8 },
  },
  { .mission = OGC_MISSION_DUAL_MAP, .picture = "mission.0", .rules = { OGC_RULE_MIS_1 } },
  { .mission = OGC_MISSION_SECRET_MAP, .picture = "mission.6", .rules = { OGC_RULE_MIS_2 } },
  { .mission = OGC_MISSION_BROADEN_EXPERTISE, .picture = "mission.8", .rules = { OGC_RULE_MIS_3 } },
  { .mission = OGC_MISSION_CONGREGATE_CARTOGRAPHERS, .picture = "mission.9", .rules = { OGC_RULE_MIS_4 } },
  { .mission = OGC_MISSION_GATHER_EXCAVATORS, .picture = "mission.10", .rules = { OGC_RULE_MIS_5 } },
  { .mission = OGC_MISSION_DIVE_FOR_DOUBLOONS, .picture = "mission.11", .rules = { OGC_RULE_MIS_6 } },
  { .mission = OGC_MISSION_LOOT_THE_TOWER, .picture = "mission.12", .rules = { OGC_RULE_MIS_7 } },
  { .mission = OGC_MISSION_RAID_THE_TEMPLE, .picture = "mission.13", .rules = { OGC_RULE_MIS_8 } },
  { .mission = OGC_MISSION_JOIN_THE_ILLUMINATI, .picture = "mission.14", .rules = { OGC_RULE_MIS_9 } },
  { .mission = OGC_MISSION_EMBRACE_THE_GUILD, .picture = "mission.15", .rules = { OGC_RULE_MIS_10 } },
  { .mission = OGC_MISSION_FIND_THE_MAPS, .picture = "mission.16", .rules = { OGC_RULE_MIS_11 } },
  { .mission = OGC_MISSION_HIRE_RIGHT_HUNTERS, .picture = "mission.17", .rules = { OGC_RULE_MIS_12 } },
  { .mission = OGC_MISSION_RECRUIT_SPECIALISTS, .picture = "mission.18", .rules = { OGC_RULE_MIS_13 } },
  { .mission = OGC_MISSION_SCOUR_THE_GLOBE, .picture = "mission.19", .rules = { OGC_RULE_MIS_14 } },
  { .mission = OGC_MISSION_SECOND_OPINION, .picture = "mission.20", .rules = { OGC_RULE_MIS_15 } },
  { .mission = OGC_MISSION_UNITE_SPECIALISTS, .picture = "mission.21", .rules = { OGC_RULE_MIS_16 } },
  {
    .text = N_("For Scour the Globe a Dual Map counts as both its colours, a Secret Map as the colour of its "
               "specialists or, empty, as grey, and a Dig Site as grey."),
  },
  {
    .text = N_("With Second Opinion the third specialist may be of either kind. On a Dual Map he has one of its two "
               "colours, on a Secret Map that of the pair, at a Dig Site any. On an ancient map he may hold an item."),
  },
};

const OgcChapter ogc_chapter_missions = {
  .id = "missions",
  .title = NC_("chapter of the rules", "Missions"),
  .building = OGC_NO_BUILDING,
  .symbol = "find-the-maps",
  .related = { "guild", "scoring" },
  .paragraphs = missions_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (missions_paragraphs),
};

static const OgcParagraph scoring_paragraphs[] = {
  {
    .text = N_("After the last round everything that you hold turns into gold. The program finds the best way to "
               "assign your specialists and items, without guessing, and shows where each piece of gold comes from."),
    .rules = { OGC_RULE_SCO_1, OGC_RULE_SCO_10 },
  },
  {
    .text = N_("An ancient map takes one cartographer and one excavator of its colour. With at least one of them it "
               "pays its higher value, with none the lower."),
    .picture = "map.11 + specialist.14 + specialist.15",
    .caption = N_("4 gold for the map, 3 and 1 for its specialists."),
    .rules = { OGC_RULE_SCO_2 },
  },
  {
    .text = N_("A specialist who is assigned pays his own value, one without a place nothing."),
    .rules = { OGC_RULE_SCO_3 },
  },
  {
    .text = N_("An Abandoned Dig Site takes a cartographer and an excavator of any colours."),
    .picture = "map.24 + specialist.14 + specialist.9",
    .rules = { OGC_RULE_SCO_9 },
  },
  {
    .text = N_("A magical item helps a specialist of its colour and kind who is assigned to an ancient map: he pays "
               "double. If cartographer and excavator of a map both have one, the map pays double, too. On Dual and "
               "Secret Maps items do nothing."),
    .picture = "specialist.14 + item.8",
    .caption = N_("A green cartographer with a green compass."),
    .rules = { OGC_RULE_SCO_4 },
  },
  {
    .text = N_("Two knowledge tokens are 1 gold."),
    .picture = "@knowledge @knowledge > @gold-coin",
    .rules = { OGC_RULE_SCO_5 },
  },
  {
    .text = N_("Artifacts pay by your private collection: 4 gold each of the sort that it wants most, 2 each of its "
               "second sort, 1 each of all others."),
    .picture = "collection.0 > 4 artifact.0 2 artifact.6 1 artifact.12",
    .rules = { OGC_RULE_SCO_6 },
  },
  {
    .text = N_("An ability that you did not use is 1 gold. Chests and treasures pay what is printed on them."),
    .picture = "chest.10 bronze.5 silver.7 gold.9",
    .rules = { OGC_RULE_SCO_7 },
  },
};

const OgcChapter ogc_chapter_scoring = {
  .id = "scoring",
  .title = NC_("chapter of the rules", "Scoring"),
  .building = OGC_NO_BUILDING,
  .symbol = "gold-coin",
  .related = { "tie", "missions", "abilities" },
  .paragraphs = scoring_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (scoring_paragraphs),
};

static const OgcParagraph tie_paragraphs[] = {
  {
    .text = N_("Whoever has the most gold wins."),
    .rules = { OGC_RULE_SCO_11 },
  },
  {
    .text = N_("Among those who have as much, the one with more specialists without a place wins. If that is equal "
               "too, they share the win."),
    .rules = { OGC_RULE_SCO_12 },
  },
};

const OgcChapter ogc_chapter_tie = {
  .id = "tie",
  .title = NC_("chapter of the rules", "The winner, and ties"),
  .building = OGC_NO_BUILDING,
  .symbol = "compass",
  .related = { "scoring" },
  .paragraphs = tie_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (tie_paragraphs),
};
