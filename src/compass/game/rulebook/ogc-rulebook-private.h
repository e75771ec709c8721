/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-rulebook.h"

G_BEGIN_DECLS

/* ogc-rulebook-play.c */
extern const OgcChapter ogc_chapter_about;
extern const OgcChapter ogc_chapter_round;
extern const OgcChapter ogc_chapter_turn;
extern const OgcChapter ogc_chapter_neutral;
extern const OgcChapter ogc_chapter_forms;
extern const OgcChapter ogc_chapter_secrets;

/* ogc-rulebook-buildings.c */
extern const OgcChapter ogc_chapter_auction_house;
extern const OgcChapter ogc_chapter_guild;
extern const OgcChapter ogc_chapter_archives;
extern const OgcChapter ogc_chapter_temple;
extern const OgcChapter ogc_chapter_illuminati;
extern const OgcChapter ogc_chapter_galleon;
extern const OgcChapter ogc_chapter_tower;
extern const OgcChapter ogc_chapter_university;
extern const OgcChapter ogc_chapter_library;

/* ogc-rulebook-tiles.c */
extern const OgcChapter ogc_chapter_abilities;
extern const OgcChapter ogc_chapter_missions;
extern const OgcChapter ogc_chapter_scoring;
extern const OgcChapter ogc_chapter_tie;

G_END_DECLS
