/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The domain of this program's own errors. The message is one sentence for the person: what, where, and what to do. */
#define OGC_ERROR (ogc_error_quark ())

/**
 * OgcError:
 * @OGC_ERROR_SYNTAX: not JSON, or JSON that is not accepted here (a duplicate key, too deep, invalid text)
 * @OGC_ERROR_FORMAT: not the expected kind of file or message
 * @OGC_ERROR_VERSION: written by a newer version of the program
 * @OGC_ERROR_MEMBER: a member is missing, unknown, or of the wrong type
 * @OGC_ERROR_RANGE: a number, a text or a list is outside its limits
 * @OGC_ERROR_TOO_LARGE: more bytes or values than any legal file has
 * @OGC_ERROR_CONTENT: every member is legal, but they contradict each other
 * @OGC_ERROR_REFUSED: a rule of the game refuses it
 * @OGC_ERROR_READ: a file cannot be read
 * @OGC_ERROR_WRITE: a file cannot be written
 */
typedef enum {
  OGC_ERROR_SYNTAX,
  OGC_ERROR_FORMAT,
  OGC_ERROR_VERSION,
  OGC_ERROR_MEMBER,
  OGC_ERROR_RANGE,
  OGC_ERROR_TOO_LARGE,
  OGC_ERROR_CONTENT,
  OGC_ERROR_REFUSED,
  OGC_ERROR_READ,
  OGC_ERROR_WRITE,
} OgcError;

GQuark ogc_error_quark (void);

G_END_DECLS
