/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcName:
 * @name: the identifier in files and on the command line; never translated, never changed
 * @value: the number that it stands for in the engine
 *
 * The engine's numbers have names wherever they leave the program. A table ends with a %NULL name.
 */
typedef struct {
  const char *name;
  guint       value;
} OgcName;

extern const OgcName ogc_names_building[];       /* OgcBuildingId */
extern const OgcName ogc_names_b[];              /* of a set-up: the B buildings and "random" */
extern const OgcName ogc_names_c[];              /* of a set-up: the C buildings, "random" and "none" */
extern const OgcName ogc_names_form[];           /* OgcForm */
extern const OgcName ogc_names_tile_kind[];      /* OgcTileKind */
extern const OgcName ogc_names_colour[];         /* OgcColour but grey */
extern const OgcName ogc_names_map_colour[];     /* OgcColour */
extern const OgcName ogc_names_specialist_kind[]; /* OgcSpecialistKind */
extern const OgcName ogc_names_back[];           /* OgcItemBack */
extern const OgcName ogc_names_artifact[];       /* OgcArtifactType */
extern const OgcName ogc_names_ability[];        /* OgcAbilityType */
extern const OgcName ogc_names_mission[];        /* OgcMissionType */
extern const OgcName ogc_names_decision[];       /* OgcDecisionKind */
extern const OgcName ogc_names_event[];          /* OgcEventKind */
extern const OgcName ogc_names_ask[];            /* OgcAskKind */
extern const OgcName ogc_names_phase[];          /* OgcPhase */
extern const OgcName ogc_names_gold_source[];    /* OgcGoldSource */
extern const OgcName ogc_names_rule[];           /* OgcRule: "ARC-2", "not-asked", … */

/* The name of @value, which must be in @names. */
const char *ogc_name_of   (const OgcName *names,
                           guint          value);
/* Finds @name; %FALSE when it is not in @names. */
gboolean    ogc_name_find (const OgcName *names,
                           const char    *name,
                           guint         *value);
/* All names, separated by commas, for a sentence that says what would do. Free with g_free(). */
char       *ogc_name_list (const OgcName *names);

G_END_DECLS
