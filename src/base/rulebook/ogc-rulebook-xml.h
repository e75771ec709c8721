/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-name.h"
#include "ogc-rulebook.h"

G_BEGIN_DECLS

/**
 * ogc_rulebook_parse:
 * @bytes: a rulebook, as data/rulebook.xml describes it
 * @rules: the names of the game's rules, and their numbers, of which 0 is none
 * @error: return location for an error of %G_MARKUP_ERROR, for who edits the file: it names the line
 *
 * Strings of the chapters are interned: they stay when the chapters are freed.
 *
 * Returns: (transfer full) (nullable) (element-type OgcChapter): its chapters, in the order in which they are read
 */
GPtrArray   *ogc_rulebook_parse (GBytes         *bytes,
                                 const OgcName  *rules,
                                 GError        **error);

/* The rulebook at @path in @resource, which must not be broken; @rules names the game's rules. Returns: (transfer
 * full): to be kept for good */
OgcRulebook *ogc_rulebook_load  (GResource      *resource,
                                 const char     *path,
                                 const OgcName  *rules);

G_END_DECLS
