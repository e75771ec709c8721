/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Limits that no document of this program reaches. They are checked before anything is built. */
#define OGC_JSON_MAX_SIZE (16 * 1024 * 1024) /* bytes */
#define OGC_JSON_MAX_DEPTH 32                /* nested objects and lists */
#define OGC_JSON_MAX_MEMBERS 32              /* members of an object; the snapshot in a save has 24 */
#define OGC_JSON_MAX_ELEMENTS 20001          /* elements of a list: a position before each decision, and one more */
#define OGC_JSON_MAX_VALUES 400000           /* values in all; a full history has 38 for each of 10,000 games */
#define OGC_JSON_MAX_CONTAINERS 80000        /* of these, objects and lists; a full history has 7 for each game */
