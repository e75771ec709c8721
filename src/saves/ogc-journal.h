/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save.h"

G_BEGIN_DECLS

/**
 * OgcJournal:
 *
 * What was played since the last autosave, so that nothing is lost while an autosave is on its way to the disk. One
 * line is a decision, undo or redo; it says which serial number it follows and which it leads to, so it applies to one
 * moment of one game and to no other. Where no such line leads from one game to the next, a line is a whole save. Not
 * thread-safe.
 */
typedef struct _OgcJournal OgcJournal;

OgcJournal *ogc_journal_new    (GFile       *file);
void        ogc_journal_free   (OgcJournal  *journal);

/* Notes the step from @before (nullable) to @after; both have their serial numbers. What the disk does not take is left
 * out: the next autosave has it. Takes no longer than copying the line to the kernel. */
void        ogc_journal_note   (OgcJournal  *journal,
                                OgcSave     *before,
                                OgcSave     *after);
/* Empties it. To be called when an autosave has everything. */
void        ogc_journal_clear  (OgcJournal  *journal);

/**
 * ogc_journal_replay:
 * @file: the journal
 * @save: (nullable): the autosave
 * @left: (nullable) (element-type OgcSave): gets the games that made room for another in the journal, as they stood then
 *
 * Plays what the journal has on top of @save, as far as it is whole and legal.
 *
 * Returns: (transfer full) (nullable): @save itself or a later game; %NULL if there is neither
 */
OgcSave    *ogc_journal_replay (GFile       *file,
                                OgcSave     *save,
                                GPtrArray   *left);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcJournal, ogc_journal_free)

G_END_DECLS
