/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-name.h"
#include "ogc-rulebook.h"

G_BEGIN_DECLS

/**
 * ogc_rulebook_parse:
 * @bytes: a rulebook, as data/rulebook.xml describes it
 * @rules: the names of the game's rules, and their numbers, of which 0 is none
 * @error: return location for a %G_MARKUP_ERROR for the author of the file, which names the line
 *
 * The strings in the chapters are interned, so they outlive the chapters.
 *
 * Returns: (transfer full) (nullable) (element-type OgcChapter): its chapters, in reading order
 */
GPtrArray   *ogc_rulebook_parse (GBytes         *bytes,
                                 const OgcName  *rules,
                                 GError        **error);

/* The rulebook at @path in @resource, which must be valid; @rules names the game's rules. Returns: (transfer full):
 * never freed */
OgcRulebook *ogc_rulebook_load  (GResource      *resource,
                                 const char     *path,
                                 const OgcName  *rules);

G_END_DECLS
