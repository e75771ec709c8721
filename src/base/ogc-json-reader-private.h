/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"

G_BEGIN_DECLS

/* The member @name of the open object, or the next element of the open list, without reading it. %NULL if there is
 * none, or after a refusal. */
JsonNode *ogc_json_reader_look         (OgcJsonReader *reader,
                                        const char    *name);
/* Reads what ogc_json_reader_look() finds; refuses if there is none. */
JsonNode *ogc_json_reader_take         (OgcJsonReader *reader,
                                        const char    *name,
                                        const char    *expected);
/* Refuses @node, which was read under @name, because it is not what was @expected, a phrase such as "a whole
 * number". */
void      ogc_json_reader_refuse_found (OgcJsonReader *reader,
                                        const char    *name,
                                        JsonNode      *node,
                                        OgcError       code,
                                        const char    *expected);

G_END_DECLS
