/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-name.h"

G_BEGIN_DECLS

/* The names of the engine's numbers in files and on the command line. */
extern const OgcName ogc_names_building[];       /* OgcBuildingId */
extern const OgcName ogc_names_b[];              /* for a set-up: the B buildings and "random" */
extern const OgcName ogc_names_c[];              /* for a set-up: the C buildings, "random" and "none" */
extern const OgcName ogc_names_form[];           /* OgcForm */
extern const OgcName ogc_names_tile_kind[];      /* OgcTileKind */
extern const OgcName ogc_names_colour[];         /* OgcColour except grey */
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

G_END_DECLS
