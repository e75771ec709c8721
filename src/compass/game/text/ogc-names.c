/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-names.h"

#include "ogc-event.h"
#include "ogc-score.h"
#include "ogc-state.h"

const OgcName ogc_names_building[] = {
  { "university", OGC_UNIVERSITY },
  { "archives", OGC_ARCHIVES },
  { "library", OGC_LIBRARY },
  { "auction-house", OGC_AUCTION_HOUSE },
  { "guild", OGC_GUILD },
  { "temple", OGC_TEMPLE },
  { "illuminati", OGC_ILLUMINATI },
  { "galleon", OGC_GALLEON },
  { "tower", OGC_TOWER },
  { NULL }
};

const OgcName ogc_names_b[] = {
  { "random", OGC_RANDOM_BUILDING },
  { "auction-house", OGC_AUCTION_HOUSE },
  { "guild", OGC_GUILD },
  { NULL }
};

const OgcName ogc_names_c[] = {
  { "random", OGC_RANDOM_BUILDING },
  { "none", OGC_NO_BUILDING },
  { "temple", OGC_TEMPLE },
  { "illuminati", OGC_ILLUMINATI },
  { "galleon", OGC_GALLEON },
  { "tower", OGC_TOWER },
  { NULL }
};

const OgcName ogc_names_form[] = {
  { "standard", OGC_FORM_STANDARD },
  { "neutral", OGC_FORM_NEUTRAL },
  { "fewer", OGC_FORM_FEWER },
  { NULL }
};

const OgcName ogc_names_tile_kind[] = {
  { "map", OGC_TILE_MAP },
  { "specialist", OGC_TILE_SPECIALIST },
  { "item", OGC_TILE_ITEM },
  { "artifact", OGC_TILE_ARTIFACT },
  { "collection", OGC_TILE_COLLECTION },
  { "ability", OGC_TILE_ABILITY },
  { "chest", OGC_TILE_CHEST },
  { "bronze", OGC_TILE_BRONZE },
  { "silver", OGC_TILE_SILVER },
  { "gold", OGC_TILE_GOLD },
  { "mission", OGC_TILE_MISSION },
  { NULL }
};

const OgcName ogc_names_colour[] = {
  { "red", OGC_COLOUR_RED },
  { "blue", OGC_COLOUR_BLUE },
  { "green", OGC_COLOUR_GREEN },
  { "yellow", OGC_COLOUR_YELLOW },
  { "white", OGC_COLOUR_WHITE },
  { "purple", OGC_COLOUR_PURPLE },
  { NULL }
};

const OgcName ogc_names_map_colour[] = {
  { "red", OGC_COLOUR_RED },
  { "blue", OGC_COLOUR_BLUE },
  { "green", OGC_COLOUR_GREEN },
  { "yellow", OGC_COLOUR_YELLOW },
  { "white", OGC_COLOUR_WHITE },
  { "purple", OGC_COLOUR_PURPLE },
  { "grey", OGC_COLOUR_GREY },
  { NULL }
};

const OgcName ogc_names_specialist_kind[] = {
  { "cartographer", OGC_CARTOGRAPHER },
  { "excavator", OGC_EXCAVATOR },
  { NULL }
};

const OgcName ogc_names_back[] = {
  { "1+6", OGC_BACK_1_6 },
  { "2+5", OGC_BACK_2_5 },
  { NULL }
};

const OgcName ogc_names_artifact[] = {
  { "desert", OGC_ARTIFACT_DESERT },
  { "jungle", OGC_ARTIFACT_JUNGLE },
  { "water", OGC_ARTIFACT_WATER },
  { "fire", OGC_ARTIFACT_FIRE },
  { "holy", OGC_ARTIFACT_HOLY },
  { "dark", OGC_ARTIFACT_DARK },
  { NULL }
};

const OgcName ogc_names_ability[] = {
  { "timely-gift", OGC_ABILITY_TIMELY_GIFT },
  { "will-to-win", OGC_ABILITY_WILL_TO_WIN },
  { "little-help", OGC_ABILITY_LITTLE_HELP },
  { "compelling-power", OGC_ABILITY_COMPELLING_POWER },
  { NULL }
};

const OgcName ogc_names_mission[] = {
  { "dual-map", OGC_MISSION_DUAL_MAP },
  { "secret-map", OGC_MISSION_SECRET_MAP },
  { "broaden-your-expertise", OGC_MISSION_BROADEN_EXPERTISE },
  { "congregate-cartographers", OGC_MISSION_CONGREGATE_CARTOGRAPHERS },
  { "gather-the-excavators", OGC_MISSION_GATHER_EXCAVATORS },
  { "dive-for-doubloons", OGC_MISSION_DIVE_FOR_DOUBLOONS },
  { "loot-the-tower", OGC_MISSION_LOOT_THE_TOWER },
  { "raid-the-temple", OGC_MISSION_RAID_THE_TEMPLE },
  { "join-the-illuminati", OGC_MISSION_JOIN_THE_ILLUMINATI },
  { "embrace-the-guild", OGC_MISSION_EMBRACE_THE_GUILD },
  { "find-the-maps", OGC_MISSION_FIND_THE_MAPS },
  { "hire-the-right-hunters", OGC_MISSION_HIRE_RIGHT_HUNTERS },
  { "recruit-specialists", OGC_MISSION_RECRUIT_SPECIALISTS },
  { "scour-the-globe", OGC_MISSION_SCOUR_THE_GLOBE },
  { "second-opinion", OGC_MISSION_SECOND_OPINION },
  { "unite-the-specialists", OGC_MISSION_UNITE_SPECIALISTS },
  { NULL }
};

const OgcName ogc_names_decision[] = {
  { "roll", OGC_DECISION_ROLL },
  { "help", OGC_DECISION_HELP },
  { "reroll", OGC_DECISION_REROLL },
  { "power", OGC_DECISION_POWER },
  { "place", OGC_DECISION_PLACE },
  { "end-turn", OGC_DECISION_END_TURN },
  { "gift", OGC_DECISION_GIFT },
  { "pass", OGC_DECISION_PASS },
  { "take", OGC_DECISION_TAKE },
  { NULL }
};

const OgcName ogc_names_event[] = {
  { "game-began", OGC_EVENT_GAME_BEGAN },
  { "dealt", OGC_EVENT_DEALT },
  { "round-began", OGC_EVENT_ROUND_BEGAN },
  { "revealed", OGC_EVENT_REVEALED },
  { "laid", OGC_EVENT_LAID },
  { "turn-began", OGC_EVENT_TURN_BEGAN },
  { "ability-used", OGC_EVENT_ABILITY_USED },
  { "extra-dice", OGC_EVENT_EXTRA_DICE },
  { "rolled", OGC_EVENT_ROLLED },
  { "rerolled", OGC_EVENT_REROLLED },
  { "turned", OGC_EVENT_TURNED },
  { "placed", OGC_EVENT_PLACED },
  { "pushed", OGC_EVENT_PUSHED },
  { "bumped", OGC_EVENT_BUMPED },
  { "picked", OGC_EVENT_PICKED },
  { "turn-ended", OGC_EVENT_TURN_ENDED },
  { "last-lap", OGC_EVENT_LAST_LAP },
  { "passed", OGC_EVENT_PASSED },
  { "left-over", OGC_EVENT_LEFT_OVER },
  { "lost", OGC_EVENT_LOST },
  { "resolving", OGC_EVENT_RESOLVING },
  { "drew", OGC_EVENT_DREW },
  { "took", OGC_EVENT_TOOK },
  { "handed", OGC_EVENT_HANDED },
  { "discarded", OGC_EVENT_DISCARDED },
  { "returned", OGC_EVENT_RETURNED },
  { "unrewarded", OGC_EVENT_UNREWARDED },
  { "reshuffled", OGC_EVENT_RESHUFFLED },
  { "knowledge-gained", OGC_EVENT_KNOWLEDGE_GAINED },
  { "knowledge-spent", OGC_EVENT_KNOWLEDGE_SPENT },
  { "round-ended", OGC_EVENT_ROUND_ENDED },
  { "game-ended", OGC_EVENT_GAME_ENDED },
  { NULL }
};

const OgcName ogc_names_ask[] = {
  { "nothing", OGC_ASK_NOTHING },
  { "roll", OGC_ASK_ROLL },
  { "place", OGC_ASK_PLACE },
  { "place-own", OGC_ASK_OWN },
  { "place-neutral", OGC_ASK_NEUTRAL },
  { "gift", OGC_ASK_GIFT },
  { "take", OGC_ASK_TAKE },
  { NULL }
};

const OgcName ogc_names_phase[] = {
  { "laps", OGC_PHASE_LAPS },
  { "gifts", OGC_PHASE_GIFTS },
  { "resolving", OGC_PHASE_RESOLVING },
  { "over", OGC_PHASE_OVER },
  { NULL }
};

const OgcName ogc_names_gold_source[] = {
  { "maps", OGC_GOLD_MAPS },
  { "specialists", OGC_GOLD_SPECIALISTS },
  { "knowledge", OGC_GOLD_KNOWLEDGE },
  { "artifacts", OGC_GOLD_ARTIFACTS },
  { "abilities", OGC_GOLD_ABILITIES },
  { "chests", OGC_GOLD_CHESTS },
  { "treasures", OGC_GOLD_TREASURES },
  { "missions", OGC_GOLD_MISSIONS },
  { NULL }
};

#define RULE_NAME(group, number) { #group "-" #number, OGC_RULE_##group##_##number },
const OgcName ogc_names_rule[] = {
  { "none", OGC_RULE_NONE },
  { "not-asked", OGC_RULE_NOT_ASKED },
  { "malformed", OGC_RULE_MALFORMED },
  OGC_RULES (RULE_NAME)
  { NULL }
};
#undef RULE_NAME
