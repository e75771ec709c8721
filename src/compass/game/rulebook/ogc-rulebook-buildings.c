/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook-private.h"

#include <glib/gi18n.h>

/* The chapters about the buildings. Texts are marked for gettext here, looked up where they are shown. */

static const OgcParagraph auction_house_paragraphs[] = {
  {
    .text = N_("Place a straight: values that follow each other without a gap. A single die is a straight, too. "
               "Later you may lengthen yours at the low end, at the high end or at both."),
    .picture = "0:34 + 0:25 > 0:2345",
    .caption = N_("A 2 and a 5 make Ada’s straight longer at both ends."),
    .rules = { OGC_RULE_RUN_1 },
  },
  {
    .text = N_("Everybody has just one straight here, and no two straights are the same."),
    .rules = { OGC_RULE_RUN_2 },
  },
  {
    .text = N_("The longer straight comes first; among equally long ones, the one that reaches higher."),
    .picture = "1:2345#1 / 0:456#2 / 2:345#3",
    .caption = N_("Four dice beat three, and of these the 6 beats the 5."),
    .rules = { OGC_RULE_RUN_3 },
  },
  {
    .text = N_("The first looks at three artifacts and keeps two. The second looks at two and keeps one. With five "
               "seats the third is given one. What nobody keeps is discarded."),
    .picture = "artifact.0 artifact.6 artifact.12",
    .caption = N_("Three private artifacts: desert, jungle, water."),
    .rules = { OGC_RULE_AUC_1 },
  },
  {
    .text = N_("Everybody was dealt a private collection at the beginning and keeps it secret. It says which sorts "
               "of artifacts are worth most to its holder."),
    .rules = { OGC_RULE_SET_7 },
  },
  {
    .text = N_("When the stack runs short, there is less to look at."),
    .rules = { OGC_RULE_AUC_3 },
  },
  {
    .text = N_("If the neutral player is first, four artifacts leave the game, if it is second, two."),
    .rules = { OGC_RULE_AUC_2 },
  },
};

const OgcChapter ogc_chapter_auction_house = {
  .id = "auction-house",
  .building = OGC_AUCTION_HOUSE,
  .symbol = "auction-house",
  .related = { "guild", "scoring" },
  .paragraphs = auction_house_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (auction_house_paragraphs),
};

static const OgcParagraph guild_paragraphs[] = {
  {
    .text = N_("Straights are placed here: values in a row, to be lengthened at either end later. Everybody has one, "
               "no two are the same, and the longest comes first."),
    .picture = "0:3456#1 / 1:23#2",
    .caption = N_("Ada is first, Belzoni second."),
    .rules = { OGC_RULE_RUN_1, OGC_RULE_RUN_2, OGC_RULE_RUN_3 },
  },
  {
    .text = N_("The first draws three missions and keeps one. The other two go to the second, who keeps one. With "
               "five seats the third gets the last; otherwise it goes under the stack."),
    .picture = "mission? mission? mission?",
    .caption = N_("Three missions, seen by the first alone."),
    .rules = { OGC_RULE_GLD_1 },
  },
  {
    .text = N_("Missions stay secret until the end. What you have seen and handed on, only you and its taker know."),
    .rules = { OGC_RULE_GLD_4 },
  },
  {
    .text = N_("If the neutral player is first, the second draws only two missions and keeps one. If it is second, "
               "the first keeps one of three, and nobody else gets any."),
    .rules = { OGC_RULE_GLD_2, OGC_RULE_GLD_3 },
  },
  {
    .text = N_("Missions about a building that is not on the table are taken out beforehand."),
    .rules = { OGC_RULE_SET_8 },
  },
};

const OgcChapter ogc_chapter_guild = {
  .id = "guild",
  .building = OGC_GUILD,
  .symbol = "guild",
  .related = { "missions", "auction-house" },
  .paragraphs = guild_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (guild_paragraphs),
};

static const OgcParagraph archives_paragraphs[] = {
  {
    .text = N_("Place as many dice of one value as you like: as a new set, or added to one set of yours with that "
               "value."),
    .picture = "0:555#1 / 1:66#2 / 0:66 > ?",
    .caption = N_("Ada may not place two sixes now: that set is there already."),
    .rules = { OGC_RULE_ARC_1 },
  },
  {
    .text = N_("No two sets in the Archives may have the same value and the same number of dice. Two sets of yours "
               "do not grow together by themselves."),
    .rules = { OGC_RULE_ARC_2 },
  },
  {
    .text = N_("More dice come first, then the higher value. In this order each set takes a map of its owner’s "
               "choice, while there are any. Maps that nobody takes are removed."),
    .picture = "0:555#1 > map.11 / 1:66#2 > map.14",
    .caption = N_("Three dice choose before two."),
    .rules = { OGC_RULE_ARC_3 },
  },
  {
    .text = N_("A set that finds no map any more moves to the Library."),
    .rules = { OGC_RULE_ARC_4 },
  },
};

const OgcChapter ogc_chapter_archives = {
  .id = "archives",
  .building = OGC_ARCHIVES,
  .symbol = "archives",
  .related = { "scoring", "round" },
  .paragraphs = archives_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (archives_paragraphs),
};

static const OgcParagraph temple_paragraphs[] = {
  {
    .text = N_("Every item has two values on its back. Place just these two dice on it, as long as nobody else’s lie "
               "there. One item in one placement."),
    .picture = "item?0 + 0:16 / item?1 + 1:25",
    .caption = N_("A 1 and a 6, or a 2 and a 5."),
    .rules = { OGC_RULE_TMP_1 },
  },
  {
    .text = N_("Nothing moves those dice any more. When the Temple pays, each owner takes the item and keeps it "
               "secret until the end. Items without dice are discarded."),
    .rules = { OGC_RULE_TMP_2 },
  },
  {
    .text = N_("An item with neutral dice goes under the stack."),
    .rules = { OGC_RULE_TMP_3 },
  },
};

const OgcChapter ogc_chapter_temple = {
  .id = "temple",
  .building = OGC_TEMPLE,
  .symbol = "temple",
  .related = { "scoring" },
  .paragraphs = temple_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (temple_paragraphs),
};

static const OgcParagraph illuminati_paragraphs[] = {
  {
    .text = N_("The first to come places a single die. Everybody has at most one set here."),
    .rules = { OGC_RULE_ILL_1 },
  },
  {
    .text = N_("Whoever follows copies the leading set, each value as often as it is there, and adds exactly one die "
               "of any value. Dice that you have here count, but all of them must fit in. The leader may add one "
               "die."),
    .picture = "0:25#2 / 1:256#1",
    .caption = N_("Belzoni has copied Ada’s 2 and 5 and added a 6."),
    .rules = { OGC_RULE_ILL_2 },
  },
  {
    .text = N_("The largest set takes one of the three abilities, the second largest one of the others, and the "
               "largest the last one that it likes. Without a second, the largest takes two."),
    .picture = "ability.0 ability.5 ability.10",
    .caption = N_("Three abilities to choose from."),
    .rules = { OGC_RULE_ILL_3 },
  },
  {
    .text = N_("Abilities lie open before their holders. Sets behind the second move to the Library."),
    .rules = { OGC_RULE_ILL_6 },
  },
  {
    .text = N_("If the neutral player leads, the topmost ability leaves and the second takes one of the other two. "
               "If it is second, the topmost leaves after the first choice, and the last is the leader’s."),
    .rules = { OGC_RULE_ILL_4, OGC_RULE_ILL_5 },
  },
};

const OgcChapter ogc_chapter_illuminati = {
  .id = "illuminati",
  .building = OGC_ILLUMINATI,
  .symbol = "illuminati",
  .related = { "abilities" },
  .paragraphs = illuminati_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (illuminati_paragraphs),
};

static const OgcParagraph galleon_paragraphs[] = {
  {
    .text = N_("The first placement is a single die. After any later one its owner must have exactly one die more "
               "than the largest set had, and a higher sum."),
    .picture = "0:5#2 / 1:24#1",
    .caption = N_("One die more, and 6 instead of 5 pips."),
    .rules = { OGC_RULE_GAL_1 },
  },
  {
    .text = N_("For each die that you place you draw a chest at once; you alone look at it. Neutral dice draw none."),
    .rules = { OGC_RULE_GAL_2 },
  },
  {
    .text = N_("When the Galleon pays, the largest set keeps two of its chests, every other one. These lie open from "
               "then on; the rest is discarded."),
    .picture = "chest.0 chest.10 chest.25",
    .caption = N_("Chests hold 1, 2 or 3 gold."),
    .rules = { OGC_RULE_GAL_3 },
  },
  {
    .text = N_("A die that is quite alone keeps its chest and draws another."),
    .rules = { OGC_RULE_GAL_4 },
  },
  {
    .text = N_("When the stack is empty, what was discarded is shuffled anew."),
    .rules = { OGC_RULE_GAL_5 },
  },
  {
    .text = N_("If the neutral player has the largest set, all others keep one chest each. If it is second, only the "
               "largest keeps any, and the others go to the Library."),
    .rules = { OGC_RULE_GAL_6 },
  },
};

const OgcChapter ogc_chapter_galleon = {
  .id = "galleon",
  .building = OGC_GALLEON,
  .symbol = "galleon",
  .related = { "scoring" },
  .paragraphs = galleon_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (galleon_paragraphs),
};

static const OgcParagraph tower_paragraphs[] = {
  {
    .text = N_("Place one die of any value, or two that add up to 7."),
    .rules = { OGC_RULE_TOW_1 },
  },
  {
    .text = N_("Values 1 to 3 enter on the left, 4 to 6 on the right, always on the lowest floor."),
    .picture = "gold gold=1:4 / silver=1:2 silver=0:5 / bronze=0:1 bronze=0:6",
    .caption = N_("Ada’s 1 and 6 have come last and pushed the others up."),
    .rules = { OGC_RULE_TOW_2 },
  },
  {
    .text = N_("Who enters pushes the die there up one floor, and that one the next. From the third floor it is "
               "pushed out to the Library of its owner."),
    .rules = { OGC_RULE_TOW_3 },
  },
  {
    .text = N_("When the Tower pays, each die draws a treasure of its floor: bronze below, silver, gold on top. They "
               "stay secret until the end. Neutral dice draw none."),
    .rules = { OGC_RULE_TOW_4 },
  },
};

const OgcChapter ogc_chapter_tower = {
  .id = "tower",
  .building = OGC_TOWER,
  .symbol = "tower",
  .related = { "scoring", "library" },
  .paragraphs = tower_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (tower_paragraphs),
};

static const OgcParagraph university_paragraphs[] = {
  {
    .text = N_("Place one die of any value, or two that add up to 5."),
    .picture = "0:14 | 0:23",
    .caption = N_("1 and 4, or 2 and 3."),
    .rules = { OGC_RULE_UNI_1 },
  },
  {
    .text = N_("All dice stand in a line from the left, the lowest first and without gaps. A new die steps in front "
               "of those of its own value."),
    .picture = "door=1:1 door=0:1 door=2:2 door=2:3 door=0:4",
    .caption = N_("Ada placed 1 and 4, then Belzoni a 1, then Gertrude 2 and 3."),
    .rules = { OGC_RULE_UNI_2, OGC_RULE_UNI_6 },
  },
  {
    .text = N_("There are 4, 5, 6 or 7 entrances for 2, 3, 4 or 5 seats. Who is pushed beyond the last one goes to "
               "the Library at once. Low dice are safe, high ones are not."),
    .rules = { OGC_RULE_SET_4, OGC_RULE_UNI_3 },
  },
  {
    .text = N_("You cannot place a die that would itself end up behind the last entrance."),
    .rules = { OGC_RULE_UNI_4 },
  },
  {
    .text = N_("When the University pays, the owner of the leftmost die takes any of the specialists, then that of "
               "the next die, and so on. Specialists that nobody takes are removed."),
    .picture = "specialist.14 specialist.10 specialist.3",
    .caption = N_("A cartographer and two excavators."),
    .rules = { OGC_RULE_UNI_5 },
  },
};

const OgcChapter ogc_chapter_university = {
  .id = "university",
  .building = OGC_UNIVERSITY,
  .symbol = "university",
  .related = { "scoring", "library" },
  .paragraphs = university_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (university_paragraphs),
};

static const OgcParagraph library_paragraphs[] = {
  {
    .text = N_("Place a single die here, whatever it shows. It can always be done."),
    .rules = { OGC_RULE_LIB_2 },
  },
  {
    .text = N_("Dice that are pushed out or sent away elsewhere come here, and those that win nothing."),
    .rules = { OGC_RULE_LIB_1 },
  },
  {
    .text = N_("The Library pays last: each die brings its owner a knowledge token. There are always enough of them."),
    .picture = "0:36 > @knowledge @knowledge",
    .caption = N_("Two dice, two tokens."),
    .rules = { OGC_RULE_LIB_3 },
  },
  {
    .text = N_("In your turn a token pays for rolling dice again. Two tokens that you have left at the end are worth "
               "1 gold."),
    .rules = { OGC_RULE_TRN_3, OGC_RULE_SCO_5 },
  },
  {
    .text = N_("Neutral dice bring nothing here."),
    .rules = { OGC_RULE_LIB_4 },
  },
};

const OgcChapter ogc_chapter_library = {
  .id = "library",
  .title = NC_("chapter of the rules", "Library and knowledge tokens"),
  .building = OGC_LIBRARY,
  .symbol = "library",
  .related = { "turn", "scoring" },
  .paragraphs = library_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (library_paragraphs),
};
