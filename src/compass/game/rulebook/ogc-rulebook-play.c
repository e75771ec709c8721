/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook-private.h"

#include <glib/gi18n.h>

/* The chapters about how the game goes. Texts are marked for gettext here, looked up where they are shown. */

static const OgcParagraph about_paragraphs[] = {
  {
    .text = N_("You lead a band of treasure hunters. Your dice are your people: you send them into buildings, where "
               "they win maps, specialists and more. Whoever has the most gold after the last round wins."),
    .picture = "0:345 > map.11 specialist.14 @gold-coin",
    .caption = N_("Dice go to work; maps and specialists come home and turn into gold."),
  },
  {
    .text = N_("Two to five seats play. Each has 8 dice and begins with 1 knowledge token."),
    .rules = { OGC_RULE_SET_1 },
  },
  {
    .text = N_("Archives, University and Library are always on the table. They are joined by the Auction House or "
               "the Treasure Hunters’ Guild (B), and by the Hidden Temple, the Illuminati, the Sunken Galleon or the "
               "Treasure Tower (C). You choose them when you set the game up, or leave it to chance."),
    .rules = { OGC_RULE_SET_2 },
  },
  {
    .text = N_("With two or three seats the game lasts six rounds, with four or five it lasts five."),
    .rules = { OGC_RULE_SET_3 },
  },
  {
    .text = N_("Who begins is drawn, or chosen at set-up. Turns go round clockwise."),
    .rules = { OGC_RULE_SET_6 },
  },
  {
    .text = N_("All luck springs from one number, the seed. The same set-up, seed and decisions give the very same "
               "game again."),
    .rules = { OGC_RULE_SET_9 },
  },
};

const OgcChapter ogc_chapter_about = {
  .id = "about",
  .title = NC_("chapter of the rules", "What it is about"),
  .building = OGC_NO_BUILDING,
  .symbol = "rose",
  .related = { "round", "turn", "scoring" },
  .paragraphs = about_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (about_paragraphs),
};

static const OgcParagraph round_paragraphs[] = {
  {
    .text = N_("First, new tiles are laid out: four maps in the Archives, a specialist below each entrance of the "
               "University, and where these are in play, items face down in the Temple and three abilities with the "
               "Illuminati."),
    .rules = { OGC_RULE_RND_1 },
  },
  {
    .text = N_("Then turns go round, beginning with the start player. In each turn you place some dice; the others "
               "stay in your hand until the next turn."),
    .rules = { OGC_RULE_RND_2 },
  },
  {
    .text = N_("As soon as somebody has no own dice in hand any more, the lap under way is the last one. It is "
               "played to its end, so that all have had as many turns."),
    .rules = { OGC_RULE_RND_3 },
  },
  {
    .text = N_("Now the buildings pay, one after the other as they lie on the table: upper row first, from left to "
               "right; the Library is last."),
    .picture = "@auction-house > @archives > @tower > @university > @library",
    .caption = N_("The B building, the Archives, the C building, the University, the Library."),
    .rules = { OGC_RULE_RND_4 },
  },
  {
    .text = N_("A die that wins nothing moves to the Library of its owner. Own dice that are still in hand when the "
               "buildings begin to pay go there as well. So no die is quite in vain."),
    .rules = { OGC_RULE_RND_5, OGC_RULE_RND_6 },
  },
  {
    .text = N_("At last all dice return to their owners, and the start marker goes on to the next seat."),
    .rules = { OGC_RULE_RND_7 },
  },
};

const OgcChapter ogc_chapter_round = {
  .id = "round",
  .title = NC_("chapter of the rules", "A round"),
  .building = OGC_NO_BUILDING,
  .symbol = "start",
  .related = { "turn", "about", "library" },
  .paragraphs = round_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (round_paragraphs),
};

static const OgcParagraph turn_paragraphs[] = {
  {
    .text = N_("Roll all dice that you have in hand."),
    .picture = "0:1244556",
    .caption = N_("Seven dice in hand, rolled and sorted."),
    .rules = { OGC_RULE_TRN_2 },
  },
  {
    .text = N_("You do not like some of them? Pay a knowledge token, and roll as many of them again as you wish. "
               "That may be done more than once, but only before you place anything."),
    .picture = "0:123 + @knowledge > 0:344",
    .caption = N_("A token and three dice: the three are rolled again."),
    .rules = { OGC_RULE_TRN_3, OGC_RULE_TRN_7 },
  },
  {
    .text = N_("Then place: one own die or more, all in one building and in the way that this building asks for. You "
               "need not place everything that would fit."),
    .rules = { OGC_RULE_TRN_4 },
  },
  {
    .text = N_("A single die can always go to the Library, so you can always finish your turn."),
    .rules = { OGC_RULE_TRN_6 },
  },
  {
    .text = N_("If you have neutral dice in hand, you may place some of them as well, in one building, before your "
               "own or after."),
    .rules = { OGC_RULE_TRN_5 },
  },
  {
    .text = N_("Abilities have their own moments: A Little Help comes before the roll, A Compelling Power after it."),
    .rules = { OGC_RULE_TRN_1 },
  },
  {
    .text = N_("Pick dice with the pointer or the keys 1 to 6. Buildings that take them get a golden frame; all "
               "others say why not. Whatever is refused costs nothing: wait until you are asked, or try it another "
               "way."),
    .rules = { OGC_RULE_NOT_ASKED, OGC_RULE_MALFORMED },
  },
};

const OgcChapter ogc_chapter_turn = {
  .id = "turn",
  .title = NC_("chapter of the rules", "A turn"),
  .building = OGC_NO_BUILDING,
  .symbol = "die",
  .related = { "round", "library", "abilities" },
  .paragraphs = turn_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (turn_paragraphs),
};

static const OgcParagraph neutral_paragraphs[] = {
  {
    .text = N_("With two or three seats a neutral player can take part, whom nobody plays. In every round each seat "
               "has two neutral dice besides its own and rolls them along."),
    .picture = "0:12456 n:33",
    .caption = N_("Own dice, and the two neutral ones."),
    .rules = { OGC_RULE_NEU_1 },
  },
  {
    .text = N_("All neutral dice belong together. Anybody may add to what lies there, by the rules of the building. "
               "So you can stand in somebody’s way with them."),
    .rules = { OGC_RULE_NEU_2 },
  },
  {
    .text = N_("You need not place them. Who has only neutral dice left has placed all."),
    .rules = { OGC_RULE_NEU_3 },
  },
  {
    .text = N_("When the buildings pay, the neutral player has its rank like a seat. It takes the highest value, "
               "among equals the topmost or leftmost, and what it gets is out of the game. Some buildings have a "
               "rule of their own for it."),
    .rules = { OGC_RULE_NEU_4 },
  },
  {
    .text = N_("The Will to Win may be aimed at neutral dice, but not be used with them."),
    .rules = { OGC_RULE_NEU_5 },
  },
};

const OgcChapter ogc_chapter_neutral = {
  .id = "neutral",
  .title = NC_("chapter of the rules", "Neutral dice"),
  .building = OGC_NO_BUILDING,
  .symbol = "emblem-neutral",
  .related = { "forms", "turn" },
  .paragraphs = neutral_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (neutral_paragraphs),
};

static const OgcParagraph forms_paragraphs[] = {
  {
    .text = N_("Two or three can play in three ways: with the neutral player, with fewer buildings, or just as four "
               "and five do. The first two do not go together."),
    .rules = { OGC_RULE_SET_5 },
  },
  {
    .text = N_("With the neutral player there is a third owner of dice to reckon with, and everybody decides a "
               "little about it."),
  },
  {
    .text = N_("With fewer buildings there is no C building. There is less to think of, so it is a good first game."),
  },
};

const OgcChapter ogc_chapter_forms = {
  .id = "forms",
  .title = NC_("chapter of the rules", "Forms for two and three seats"),
  .building = OGC_NO_BUILDING,
  .symbol = "recruit-specialists",
  .related = { "neutral", "about" },
  .paragraphs = forms_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (forms_paragraphs),
};

static const OgcParagraph secrets_paragraphs[] = {
  {
    .text = N_("Open to all are dice, maps, specialists, artifacts, abilities, chests that were kept, knowledge "
               "tokens, everything discarded, the backs of items, and how many of the secret tiles each one has."),
    .rules = { OGC_RULE_SEC_1 },
  },
  {
    .text = N_("Secret to their holder are the private collection, missions, items, treasures of the Tower, and the "
               "chests of the current round."),
    .rules = { OGC_RULE_SEC_2 },
  },
  {
    .text = N_("Nobody knows what is in the stacks or under the backs of items."),
    .rules = { OGC_RULE_SEC_3 },
  },
  {
    .text = N_("Computer players know what their seat may know, and nothing else."),
    .rules = { OGC_RULE_SEC_4 },
  },
};

const OgcChapter ogc_chapter_secrets = {
  .id = "secrets",
  .title = NC_("chapter of the rules", "What everybody may know"),
  .building = OGC_NO_BUILDING,
  .symbol = "dark",
  .related = { "about" },
  .paragraphs = secrets_paragraphs,
  .n_paragraphs = G_N_ELEMENTS (secrets_paragraphs),
};
