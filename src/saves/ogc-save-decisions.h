/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/*
 * The decisions of a game in its files, whichever game it is. Playing them again gives the game; a save also has
 * digests of its states, which show that it is the same game as when it was saved.
 */

#define OGC_MAX_GAME_DECISIONS 20000 /* decisions in a game; real games have a few hundred */

/**
 * OgcSaveRules:
 * @version: the newest version of the rules
 * @state_size: of a state, which holds no pointer that it owns
 * @rule_names: the names of the rules
 * @digest: a digest of everything in @state that matters to the rules, whatever its layout in memory, made with
 *   ogc_mix_digest()
 * @take: takes @decision. Returns: 0, or the rule that refuses it, in which case @state is as it was
 * @read: reads a decision as member @name of the open object or, if that is %NULL, as an element of a list
 * @write: writes one
 *
 * What the decisions of a game need of its rules. Thread-safe.
 */
typedef struct {
  guint          version;
  gsize          state_size;
  const OgcName *rule_names;
  guint64        (*digest) (gconstpointer  state);
  guint          (*take)   (gpointer       state,
                            gconstpointer  decision);
  void           (*read)   (OgcJsonReader *reader,
                            const char    *name,
                            gpointer       decision);
  void           (*write)  (JsonBuilder   *builder,
                            const char    *name,
                            gconstpointer  decision);
} OgcSaveRules;

/* What a digest is before the first number. */
#define OGC_EMPTY_DIGEST G_GUINT64_CONSTANT (0xcbf29ce484222325)

static inline guint64
ogc_mix_digest (guint64 digest,
                guint64 number)
{
  digest = (digest ^ number) * G_GUINT64_CONSTANT (0x100000001b3);

  return digest ^ digest >> 32;
}

/* The member "rules", the version of the rules that a game was started with; refuses one that is newer than the
 * program. Returns: the version; 0 for the newest */
guint        ogc_save_read_rules              (const OgcSaveRules  *rules,
                                               OgcJsonReader       *reader);

/* The member "decisions". @decisions: an array for decisions, filled in. */
void         ogc_save_decisions_read          (const OgcSaveRules  *rules,
                                               OgcJsonReader       *reader,
                                               GArray              *decisions);
void         ogc_save_decisions_write         (const OgcSaveRules  *rules,
                                               JsonBuilder         *builder,
                                               GArray              *decisions);
/* The member "steps" of a record, each with a decision and @others, members that follow from it and are ignored.
 * @others: (array zero-terminated) */
void         ogc_save_decisions_read_steps    (const OgcSaveRules  *rules,
                                               OgcJsonReader       *reader,
                                               const char * const  *others,
                                               GArray              *decisions);

/* The member "digests" of a game of @n decisions. The texts belong to @reader; free the list with g_free(). */
const char **ogc_save_decisions_read_digests  (OgcJsonReader       *reader,
                                               guint                n);
/* @start: the state before the first decision. */
void         ogc_save_decisions_write_digests (const OgcSaveRules  *rules,
                                               JsonBuilder         *builder,
                                               GArray              *decisions,
                                               gconstpointer        start);

/**
 * ogc_save_decisions_play:
 * @rules: of the game
 * @reader: where errors go
 * @name: the member that @decisions were read from
 * @decisions: all of them
 * @position: after how many of them @state is wanted
 * @digests: (nullable): those in the file, to compare
 * @state: (inout): the state before the first of them, then the one after @position
 *
 * Plays all decisions. Refuses the first that is illegal, and any state that is not the one of the file.
 */
void         ogc_save_decisions_play          (const OgcSaveRules  *rules,
                                               OgcJsonReader       *reader,
                                               const char          *name,
                                               GArray              *decisions,
                                               guint                position,
                                               const char         **digests,
                                               gpointer             state);

/* Refuses element @index of the list @name, a decision that @rule refuses. */
void         ogc_save_refuse_decision         (const OgcSaveRules  *rules,
                                               OgcJsonReader       *reader,
                                               const char          *name,
                                               guint                index,
                                               guint                rule);
/* Refuses the member @name, which does not describe the game that the decisions lead to. */
void         ogc_save_refuse_outcome          (OgcJsonReader       *reader,
                                               const char          *name);

G_END_DECLS
