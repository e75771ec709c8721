/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card-set.h"
#include "compile-state.h"

G_BEGIN_DECLS

/*
 * Every sentence about Compile Gold, translated, for the window, the log and the command line. Strings that are
 * returned as const are owned by the program; all others are to be freed with g_free().
 */

/* ---- Names ---- */

/* Where cards are. */
typedef enum {
  COMPILE_TEXT_HAND,
  COMPILE_TEXT_DECK,
  COMPILE_TEXT_TRASH,
  COMPILE_TEXT_STACK,
  COMPILE_TEXT_FIELD,
  COMPILE_TEXT_TRANSIT,
  COMPILE_TEXT_N_ZONES
} CompileTextZone;

/* A protocol by its number in compile_names_protocol, one of its cards (“Fire 1”), and its two sides. */
const char *compile_text_protocol        (guint                protocol);
char       *compile_text_card_name       (guint                protocol,
                                          guint                value);
const char *compile_text_compiled        (gboolean             is_compiled);
/* A set of cards, and which protocols it has. */
const char *compile_text_set             (CompileSetId         set);
const char *compile_text_set_description (CompileSetId         set);
/* A box, a phase, each with what is to know of it; a phase in one word; where cards are; what is done to them. */
const char *compile_text_box             (CompileBox           box);
const char *compile_text_box_rule        (CompileBox           box);
const char *compile_text_phase           (CompilePhase         phase);
const char *compile_text_short_phase     (CompilePhase         phase);
const char *compile_text_phase_rule      (CompilePhase         phase);
const char *compile_text_zone            (CompileTextZone      zone);
const char *compile_text_verb            (CompileVerb          verb);

/* ---- What a card says ---- */

/**
 * CompileTextEffect:
 * @box: where it stands on the card
 * @timing: when it is resolved, without the colon; empty where it always holds, or is resolved when its box goes live
 * @text: what it does, in whole sentences
 */
typedef struct {
  CompileBox  box;
  const char *timing;
  char       *text;
} CompileTextEffect;

/**
 * compile_text_effects:
 * @card: a card
 *
 * Returns: (element-type CompileTextEffect): what stands on @card, from the top; a box may have several of them, or
 * none. Free with g_ptr_array_unref()
 */
GPtrArray  *compile_text_effects         (const CompileText   *card);
/* All of that in one text, for tips and screen readers: “Start: Draw 1 card. Discard 1 card.” */
char       *compile_text_card            (const CompileText   *card);

G_END_DECLS
