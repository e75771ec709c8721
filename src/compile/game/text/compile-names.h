/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-name.h"

G_BEGIN_DECLS

/*
 * Identifiers for what a card says, as used in data/compile. The numbers are those of the enumerations in
 * compile-card.h, except for protocols, which are numbered across all sets.
 */
#define COMPILE_N_NAMED_PROTOCOLS 24

extern const OgcName compile_names_protocol[];
extern const OgcName compile_names_box[];
extern const OgcName compile_names_when[];
extern const OgcName compile_names_deed[];
extern const OgcName compile_names_change[];
extern const OgcName compile_names_verb[];
extern const OgcName compile_names_link[];
extern const OgcName compile_names_condition[];

/* The same for decisions, the faces of a played card, phases and rules. */
extern const OgcName compile_names_decision[];
extern const OgcName compile_names_face[];
extern const OgcName compile_names_phase[];
extern const OgcName compile_names_rule[];

G_END_DECLS
