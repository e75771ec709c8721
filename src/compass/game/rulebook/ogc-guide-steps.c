/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-guide-steps.h"

#include <glib/gi18n.h>

static const OgcGuideStep steps[] = {
  {
    .id = "welcome",
    .when = OGC_FACT_MINE | OGC_FACT_ROLL,
    .unless = OGC_FACT_ROLLED,
    .read = TRUE,
    .target = OGC_GUIDE_NOTHING,
    .building = OGC_NO_BUILDING,
    .arg = OGC_GUIDE_ARG_RIVAL,
    /* TRANSLATORS: %s is the name of the other seat */
    .text = N_("Welcome! You and %s hunt for treasure through six rounds, and most gold wins. I say what to look at "
               "and what to do. Do otherwise whenever you like: I go on from there."),
  },
  {
    .id = "buildings",
    .when = OGC_FACT_MINE | OGC_FACT_ROLL,
    .unless = OGC_FACT_ROLLED,
    .read = TRUE,
    .target = OGC_GUIDE_BOARD,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_RND_4,
    .text = N_("These are the buildings. Each wants dice of another kind and pays something else. At the end of the "
               "round they pay in this order: Auction House, Archives, University, Library."),
  },
  {
    .id = "tableau",
    .when = OGC_FACT_MINE | OGC_FACT_ROLL,
    .unless = OGC_FACT_ROLLED,
    .read = TRUE,
    .target = OGC_GUIDE_OWN_SEAT,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_SET_1,
    .text = N_("This is your tableau: 8 dice in hand, 1 knowledge token. What you win comes to lie here, with the "
               "gold that it is worth so far. Your private collection lies here already: artifacts of one sort are "
               "worth 4\302\240gold to you, of another 2, all others 1."),
  },
  {
    .id = "roll",
    .when = OGC_FACT_MINE | OGC_FACT_ROLL,
    .unless = OGC_FACT_ROLLED,
    .target = OGC_GUIDE_ROLL,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_2,
    .text = N_("Now roll your dice: press “Roll” or the key R."),
  },
  {
    .id = "own-way",
    .when = OGC_FACT_OWN_WAY,
    .unless = OGC_FACT_ROUND_ENDED,
    .read = TRUE,
    .target = OGC_GUIDE_NOTHING,
    .building = OGC_NO_BUILDING,
    .text = N_("You went another way than I proposed. That is quite all right: it is your game, and I go on from "
               "there."),
  },
  {
    .id = "bumped",
    .when = OGC_FACT_BUMPED,
    .unless = OGC_FACT_ROUND_ENDED | OGC_FACT_PAYING,
    .read = TRUE,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_LIBRARY,
    .rule = OGC_RULE_UNI_3,
    .text = N_("There: a die was pushed out of the University and stands in the Library now. It is not lost: it will "
               "earn a knowledge token for its owner."),
  },
  {
    .id = "look",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_ROLLED,
    .unless = OGC_FACT_PLACED | OGC_FACT_PICKED,
    .read = TRUE,
    .target = OGC_GUIDE_TRAY,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_4,
    .text = N_("These are your dice. In each turn you put one or more of them on one building; the others stay in "
               "hand and are rolled again next time. Which of them go well together?"),
  },
  {
    .id = "pick-archives",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_CAN,
    .unless = OGC_FACT_PICKED | OGC_FACT_PLACED,
    .target = OGC_GUIDE_DICE,
    .building = OGC_ARCHIVES,
    .rule = OGC_RULE_ARC_1,
    .arg = OGC_GUIDE_ARG_DICE,
    /* TRANSLATORS: %s is some dice: "2 3" */
    .text = N_("The Archives want dice of one value, and more dice choose first. Pick %s: click them, or press their "
               "number."),
  },
  {
    .id = "place-archives",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PICKED | OGC_FACT_TOLD,
    .unless = OGC_FACT_PLACED,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_ARCHIVES,
    .rule = OGC_RULE_ARC_1,
    .text = N_("The Archives have a golden frame: they take these dice. Press their name or the key beside it, or "
               "drag the dice there."),
  },
  {
    .id = "placed-well",
    .when = OGC_FACT_PLACED,
    .unless = OGC_FACT_OWN_WAY | OGC_FACT_PLACED_2,
    .read = TRUE,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_ARCHIVES,
    .rule = OGC_RULE_ARC_3,
    .text = N_("Well placed. The number beside your dice is their rank: in this order maps will be taken. But others "
               "can still overtake you."),
  },
  {
    .id = "rival",
    .when = OGC_FACT_PLACED | OGC_FACT_THEIRS,
    .unless = OGC_FACT_RIVAL_PLACED,
    .read = TRUE,
    .target = OGC_GUIDE_RIVAL_SEAT,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_RND_2,
    .arg = OGC_GUIDE_ARG_RIVAL,
    /* TRANSLATORS: %s is the name of the other seat */
    .text = N_("Now it goes on to the next: %s rolls and places once, just as you did. Watch the table; the log "
               "tells it as well."),
  },
  {
    .id = "again",
    .when = OGC_FACT_MINE | OGC_FACT_ROLL | OGC_FACT_RIVAL_PLACED,
    .unless = OGC_FACT_ROLLED_2,
    .target = OGC_GUIDE_ROLL,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_2,
    .arg = OGC_GUIDE_ARG_RIVAL,
    /* TRANSLATORS: %s is the name of the other seat */
    .text = N_("%s has placed; what moved last is marked. It is your turn again: roll the dice that you have left."),
  },
  {
    .id = "pick-university",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PLACED | OGC_FACT_CAN,
    .unless = OGC_FACT_PICKED | OGC_FACT_PLACED_2,
    .target = OGC_GUIDE_DICE,
    .building = OGC_UNIVERSITY,
    .rule = OGC_RULE_UNI_1,
    .arg = OGC_GUIDE_ARG_DICE,
    /* TRANSLATORS: %s is some dice: "2 3" */
    .text = N_("The University takes one die, or two that add up to 5. Dice stand in a line, low ones first, and "
               "only four entrances pay. Pick %s."),
  },
  {
    .id = "place-university",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PLACED | OGC_FACT_PICKED | OGC_FACT_TOLD,
    .unless = OGC_FACT_PLACED_2,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_UNIVERSITY,
    .rule = OGC_RULE_UNI_2,
    .text = N_("Now press the University. While you point at it, dice that would be pushed out are marked."),
  },
  {
    .id = "push",
    .when = OGC_FACT_PLACED_2,
    .unless = OGC_FACT_BUMPED | OGC_FACT_PAYING,
    .read = TRUE,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_UNIVERSITY,
    .rule = OGC_RULE_UNI_3,
    .text = N_("There is room for four dice here. When another one comes, the highest at the end is pushed out to "
               "the Library. So you get rid of rivals, and they of you: low dice are safe."),
  },
  {
    .id = "reroll",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PLACED_2 | OGC_FACT_TOKEN,
    .unless = OGC_FACT_PICKED | OGC_FACT_PAYING,
    .done = OGC_FACT_REROLLED,
    .read = TRUE,
    .target = OGC_GUIDE_REROLL,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_3,
    .text = N_("You do not like this roll? Pick the bad dice and press “Reroll” (R): it costs your knowledge token. "
               "Or keep it: two tokens are 1\302\240gold in the end."),
  },
  {
    .id = "pick-auction",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PLACED_2 | OGC_FACT_CAN,
    .unless = OGC_FACT_PICKED | OGC_FACT_PLACED_3,
    .target = OGC_GUIDE_DICE,
    .building = OGC_AUCTION_HOUSE,
    .rule = OGC_RULE_RUN_1,
    .arg = OGC_GUIDE_ARG_DICE,
    /* TRANSLATORS: %s is some dice: "2 3" */
    .text = N_("The Auction House wants straights: values in a row, and the longer one comes first. Pick %s."),
  },
  {
    .id = "place-auction",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PLACED_2 | OGC_FACT_PICKED | OGC_FACT_TOLD,
    .unless = OGC_FACT_PLACED_3,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_AUCTION_HOUSE,
    .rule = OGC_RULE_RUN_1,
    .text = N_("Press the Auction House. Later you can make your straight longer at both ends."),
  },
  {
    .id = "own-pick",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PICKED | OGC_FACT_FITS,
    .unless = OGC_FACT_PLACED_3,
    .target = OGC_GUIDE_BOARD,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_4,
    .text = N_("Other dice than I meant, and why not? Every building with a golden frame takes them. Press one, or "
               "Escape to lay the dice back."),
  },
  {
    .id = "misfits",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PICKED,
    .unless = OGC_FACT_FITS | OGC_FACT_ROUND_ENDED,
    .target = OGC_GUIDE_TRAY,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_NOT_ASKED,
    .text = N_("No building takes these dice together. Press one, and it says why; “Why?” shows its rule. Escape "
               "lays the dice back."),
  },
  {
    .id = "go-on",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE | OGC_FACT_PLACED_3,
    .unless = OGC_FACT_PICKED | OGC_FACT_LAST_LAP,
    .read = TRUE,
    .target = OGC_GUIDE_TRAY,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_6,
    .text = N_("You know how a turn goes. Go on like this until somebody has no dice left. A single die can always "
               "go to the Library."),
  },
  {
    .id = "last-lap",
    .when = OGC_FACT_LAST_LAP,
    .unless = OGC_FACT_PAYING,
    .read = TRUE,
    .target = OGC_GUIDE_NOTHING,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_RND_3,
    .text = N_("Somebody has placed the last own die: this is the last lap. It is played to its end, so that both "
               "have had as many turns."),
  },
  {
    .id = "paying",
    .when = OGC_FACT_PAYING,
    .read = TRUE,
    .target = OGC_GUIDE_BOARD,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_RND_5,
    .text = N_("Somebody is out of dice, and the last lap is over: now the buildings pay, from left to right. Dice "
               "that win nothing, and those still in hand, go to the Library."),
  },
  {
    .id = "choose-artifact",
    .when = OGC_FACT_MINE | OGC_FACT_TAKE,
    .unless = OGC_FACT_ROUND_ENDED,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_AUCTION_HOUSE,
    .rule = OGC_RULE_SCO_6,
    .text = N_("You choose an artifact. The private collection in your tableau says which sort is worth 4\302\240"
               "gold to you and which 2; all others are worth 1. Press one."),
  },
  {
    .id = "paid-auction",
    .when = OGC_FACT_PAID_AUCTION,
    .read = TRUE,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_AUCTION_HOUSE,
    .rule = OGC_RULE_AUC_1,
    .text = N_("The Auction House has paid: the longest straight keeps two of three artifacts, the second one of two. "
               "Next are the Archives."),
  },
  {
    .id = "choose-map",
    .when = OGC_FACT_MINE | OGC_FACT_TAKE,
    .unless = OGC_FACT_ROUND_ENDED,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_ARCHIVES,
    .rule = OGC_RULE_SCO_2,
    .text = N_("You take a map. Its large number is the gold that it pays with a specialist of its colour, the small "
               "one without. Press one."),
  },
  {
    .id = "paid-archives",
    .when = OGC_FACT_PAID_ARCHIVES,
    .read = TRUE,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_ARCHIVES,
    .rule = OGC_RULE_ARC_3,
    .text = N_("The Archives have paid: the largest set takes its map first, then the next. Next is the University."),
  },
  {
    .id = "choose-specialist",
    .when = OGC_FACT_MINE | OGC_FACT_TAKE,
    .unless = OGC_FACT_ROUND_ENDED,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_UNIVERSITY,
    .rule = OGC_RULE_SCO_3,
    .text = N_("You take a specialist. One in the colour of a map of yours pays his own value, and lets the map pay "
               "more. Press one."),
  },
  {
    .id = "paid-university",
    .when = OGC_FACT_PAID_UNIVERSITY,
    .read = TRUE,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_UNIVERSITY,
    .rule = OGC_RULE_UNI_5,
    .text = N_("The University has paid: from the left, each die takes a specialist. Last comes the Library."),
  },
  {
    .id = "paid-library",
    .when = OGC_FACT_ROUND_ENDED,
    .read = TRUE,
    .target = OGC_GUIDE_BUILDING,
    .building = OGC_LIBRARY,
    .rule = OGC_RULE_LIB_3,
    .text = N_("The Library has paid, too: a knowledge token for each die that stood there. All dice are back in "
               "hand, and new tiles lie out."),
  },
  {
    .id = "score",
    .when = OGC_FACT_ROUND_ENDED,
    .read = TRUE,
    .target = OGC_GUIDE_OWN_SEAT,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_SCO_1,
    .text = N_("Round 1 is over. Your tableau says how much gold you would have if that were the end: maps and the "
               "specialists on them, artifacts, and 1\302\240gold for every two tokens."),
  },
  {
    .id = "marker",
    .when = OGC_FACT_ROUND_ENDED,
    .read = TRUE,
    .target = OGC_GUIDE_RIVAL_SEAT,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_RND_7,
    .arg = OGC_GUIDE_ARG_RIVAL,
    /* TRANSLATORS: %s is the name of the other seat */
    .text = N_("The start marker has gone on: %s begins this round. After six rounds, most gold wins."),
  },
  {
    .id = "alone",
    .when = OGC_FACT_ROUND_ENDED,
    .read = TRUE,
    .last = TRUE,
    .target = OGC_GUIDE_NOTHING,
    .building = OGC_NO_BUILDING,
    .text = N_("From here on you play alone. Help is near: “?” on a building, or F1, tells its rule, “Why?” the "
               "reason of a refusal, “Rules” has everything, and Ctrl+Z takes back. Good luck!"),
  },
  {
    .id = "free-roll",
    .when = OGC_FACT_MINE | OGC_FACT_ROLL,
    .target = OGC_GUIDE_ROLL,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_2,
    .text = N_("Your turn: roll the dice that you have left."),
  },
  {
    .id = "free-place",
    .when = OGC_FACT_MINE | OGC_FACT_PLACE,
    .target = OGC_GUIDE_TRAY,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_TRN_4,
    .text = N_("Pick dice and a building, just as you like."),
  },
  {
    .id = "free-take",
    .when = OGC_FACT_MINE | OGC_FACT_TAKE,
    .target = OGC_GUIDE_BOARD,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_RND_4,
    .text = N_("Choose one of the tiles that light up."),
  },
  {
    .id = "wait",
    .when = OGC_FACT_THEIRS,
    .target = OGC_GUIDE_RIVAL_SEAT,
    .building = OGC_NO_BUILDING,
    .rule = OGC_RULE_RND_2,
    .arg = OGC_GUIDE_ARG_RIVAL,
    /* TRANSLATORS: %s is the name of the other seat */
    .text = N_("%s decides. Watch the table."),
  },
  {
    .id = "nothing",
    .target = OGC_GUIDE_NOTHING,
    .building = OGC_NO_BUILDING,
    .text = N_("Just a moment…"),
  },
};

const OgcGuideStep *
ogc_guide_step_nth (unsigned n)
{
  G_STATIC_ASSERT (G_N_ELEMENTS (steps) <= OGC_MAX_GUIDE_STEPS);

  return n < G_N_ELEMENTS (steps) ? &steps[n] : NULL;
}
