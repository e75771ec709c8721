/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-names.h"

#include "compile-state.h"

const OgcName compile_names_protocol[] = {
  { "chaos", 0 },
  { "clarity", 1 },
  { "corruption", 2 },
  { "courage", 3 },
  { "fear", 4 },
  { "ice", 5 },
  { "luck", 6 },
  { "mirror", 7 },
  { "peace", 8 },
  { "smoke", 9 },
  { "time", 10 },
  { "war", 11 },
  { "darkness", 12 },
  { "death", 13 },
  { "fire", 14 },
  { "gravity", 15 },
  { "life", 16 },
  { "light", 17 },
  { "metal", 18 },
  { "plague", 19 },
  { "psychic", 20 },
  { "speed", 21 },
  { "spirit", 22 },
  { "water", 23 },
  { NULL }
};

const OgcName compile_names_box[] = {
  { "top", COMPILE_TOP },
  { "middle", COMPILE_MIDDLE },
  { "bottom", COMPILE_BOTTOM },
  { NULL }
};

const OgcName compile_names_when[] = {
  { "live", COMPILE_WHEN_LIVE },
  { "start", COMPILE_WHEN_START },
  { "end", COMPILE_WHEN_END },
  { "precover", COMPILE_WHEN_PRECOVER },
  { "preflip", COMPILE_WHEN_PREFLIP },
  { "precompile", COMPILE_WHEN_PRECOMPILE },
  { "after", COMPILE_WHEN_AFTER },
  { "static", COMPILE_WHEN_STATIC },
  { "playing", COMPILE_WHEN_PLAYING },
  { NULL }
};

const OgcName compile_names_deed[] = {
  { "draw", COMPILE_DEED_DRAW },
  { "discard", COMPILE_DEED_DISCARD },
  { "refresh", COMPILE_DEED_REFRESH },
  { "shuffle", COMPILE_DEED_SHUFFLE },
  { "clear", COMPILE_DEED_CLEAR },
  { "compile", COMPILE_DEED_COMPILE },
  { "play", COMPILE_DEED_PLAY },
  { NULL }
};

const OgcName compile_names_change[] = {
  { "total-per-hand-card", COMPILE_CHANGE_TOTAL_PER_HAND },
  { "total-per-their-card", COMPILE_CHANGE_TOTAL_PER_THEIRS },
  { "total-per-face-down-card", COMPILE_CHANGE_TOTAL_PER_DOWN },
  { "their-total", COMPILE_CHANGE_THEIR_TOTAL },
  { "face-down-value", COMPILE_CHANGE_DOWN_VALUE },
  { "no-flip", COMPILE_CHANGE_NO_FLIP },
  { "no-draw", COMPILE_CHANGE_NO_DRAW },
  { "no-play", COMPILE_CHANGE_NO_PLAY },
  { "no-play-face-down", COMPILE_CHANGE_NO_PLAY_DOWN },
  { "no-play-face-up", COMPILE_CHANGE_NO_PLAY_UP },
  { "any-line", COMPILE_CHANGE_ANY_LINE },
  { "anywhere", COMPILE_CHANGE_ANYWHERE },
  { "all-any-line", COMPILE_CHANGE_ALL_ANY_LINE },
  { "mute-middles", COMPILE_CHANGE_MUTE },
  { "no-hand-limit", COMPILE_CHANGE_NO_LIMIT },
  { "return-to-deck", COMPILE_CHANGE_RETURN_TO_DECK },
  { NULL }
};

const OgcName compile_names_verb[] = {
  { "draw", COMPILE_VERB_DRAW },
  { "discard", COMPILE_VERB_DISCARD },
  { "mill", COMPILE_VERB_MILL },
  { "flip", COMPILE_VERB_FLIP },
  { "shift", COMPILE_VERB_SHIFT },
  { "delete", COMPILE_VERB_DELETE },
  { "return", COMPILE_VERB_RETURN },
  { "play", COMPILE_VERB_PLAY },
  { "reveal", COMPILE_VERB_REVEAL },
  { "seek", COMPILE_VERB_SEEK },
  { "refresh", COMPILE_VERB_REFRESH },
  { "shuffle", COMPILE_VERB_SHUFFLE },
  { "rearrange", COMPILE_VERB_REARRANGE },
  { "swap-protocols", COMPILE_VERB_SWAP_PROTOCOLS },
  { "swap-stacks", COMPILE_VERB_SWAP_STACKS },
  { "name-number", COMPILE_VERB_NAME_NUMBER },
  { "name-protocol", COMPILE_VERB_NAME_PROTOCOL },
  { "copy", COMPILE_VERB_COPY },
  { "bar-compile", COMPILE_VERB_BAR_COMPILE },
  { NULL }
};

const OgcName compile_names_link[] = {
  { "if-done", COMPILE_LINK_IF_DONE },
  { "then", COMPILE_LINK_THEN },
  { "or", COMPILE_LINK_OR },
  { NULL }
};

const OgcName compile_names_condition[] = {
  { "hand-empty", COMPILE_IF_HAND_EMPTY },
  { "hand-over-one", COMPILE_IF_HAND_OVER_ONE },
  { "behind-here", COMPILE_IF_BEHIND },
  { "covered", COMPILE_IF_COVERED },
  { "covering", COMPILE_IF_COVERING },
  { "trash", COMPILE_IF_TRASH },
  { "of-named-protocol", COMPILE_IF_NAMED },
  { NULL }
};

const OgcName compile_names_face[] = {
  { "up", COMPILE_FACE_UP },
  { "down", COMPILE_FACE_DOWN },
  { NULL }
};

const OgcName compile_names_phase[] = {
  { "draft", COMPILE_PHASE_DRAFT },
  { "start", COMPILE_PHASE_START },
  { "control", COMPILE_PHASE_CONTROL },
  { "compile", COMPILE_PHASE_COMPILE },
  { "action", COMPILE_PHASE_ACTION },
  { "limit", COMPILE_PHASE_LIMIT },
  { "end", COMPILE_PHASE_END },
  { "over", COMPILE_PHASE_OVER },
  { NULL }
};

const OgcName compile_names_decision[] = {
  { "draft", COMPILE_DECISION_DRAFT },
  { "play", COMPILE_DECISION_PLAY },
  { "refresh", COMPILE_DECISION_REFRESH },
  { "card", COMPILE_DECISION_CARD },
  { "line", COMPILE_DECISION_LINE },
  { "number", COMPILE_DECISION_NUMBER },
  { "rearrange", COMPILE_DECISION_REARRANGE },
  { "yes", COMPILE_DECISION_YES },
  { "pass", COMPILE_DECISION_PASS },
  { NULL }
};

#define RULE_NAME(group, number) { #group "-" #number, COMPILE_RULE_##group##_##number },
const OgcName compile_names_rule[] = {
  { "none", COMPILE_RULE_NONE },
  { "not-asked", COMPILE_RULE_NOT_ASKED },
  { "malformed", COMPILE_RULE_MALFORMED },
  COMPILE_RULES (RULE_NAME)
  { NULL }
};
#undef RULE_NAME
