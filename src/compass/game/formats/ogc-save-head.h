/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-save-details.h"
#include "ogc-save.h"

G_BEGIN_DECLS

/*
 * The head of a save is the part before its tiles and decisions: who plays what, and a summary of the state of the
 * game. Lists of saved games read only this part of each file.
 */

/**
 * OgcSaveSummary:
 * @round: the round, from 1
 * @rounds: the number of rounds (SET-3)
 * @over: whether the game is over
 * @order: the buildings in the order of resolving (RND-4), %OGC_NO_BUILDING for one that is not in play
 * @dice: how many dice of each owner lie in each building
 * @gold: of each seat, once the game is over; otherwise 0
 * @places: of each seat, from 1, once the game is over; otherwise 0
 *
 * The state of a game, as far as a list of games shows it. Its padding is always the same, so two summaries of one
 * position have the same bytes, whether they come from ogc_save_summary_init() or from a file.
 */
typedef struct {
  guint    round;
  guint    rounds;
  gboolean over;
  guint    gold[OGC_MAX_SEATS];
  guint    places[OGC_MAX_SEATS];
  guint8   order[OGC_ORDER_LENGTH];
  guint8   dice[OGC_N_BUILDINGS][OGC_N_OWNERS];
} OgcSaveSummary;

/**
 * OgcSaveHead:
 * @setup: what was chosen before the first round, and the version of the rules
 * @seats: who plays; as many as @setup says
 * @label: what it says of any game
 * @summary: the state of the game according to the file; only loading the whole save checks it
 *
 * What a save says before its tiles and decisions.
 */
typedef struct {
  OgcSetup       setup;
  OgcSeatSpec    seats[OGC_MAX_SEATS];
  OgcSaveLabel   label;
  OgcSaveSummary summary;
} OgcSaveHead;

/**
 * ogc_save_head_read:
 * @source: what errors call the save
 * @bytes: the first %OGC_SAVE_HEAD_LENGTH bytes of a file, or all of a shorter one; any content is safe
 * @error: return location
 *
 * Reads the head of a save without looking at what follows it. Every type, range and limit is checked. Thread-safe.
 * A file without such a head (a save of version 1, one that another program wrote in a different order, or no save at
 * all) is an error here; ogc_save_load() can then open it, or say what is wrong with it.
 *
 * Returns: (transfer full) (nullable): the head, or %NULL with @error set
 */
OgcSaveHead *ogc_save_head_read        (const char      *source,
                                        GBytes          *bytes,
                                        GError         **error);
void         ogc_save_head_free        (OgcSaveHead     *self);

/* The summary of a game at @state. */
void         ogc_save_summary_init     (OgcSaveSummary  *self,
                                        const OgcState  *state);

/* For saves: read and write the members of the head after "format" and "version". Version 1 had no summary. */
void         ogc_save_head_read_parts  (OgcJsonReader   *reader,
                                        guint            version,
                                        OgcSaveHead     *head);
void         ogc_save_head_write_parts (JsonBuilder     *builder,
                                        OgcSave         *save);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSaveHead, ogc_save_head_free)

G_END_DECLS
