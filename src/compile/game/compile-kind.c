/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-kind.h"

#include <glib/gi18n.h>

#include "compile-save-head.h"
#include "compile-text.h"

static OgcSavedGame *
read_save (OgcJsonReader *reader)
{
  return OGC_SAVED_GAME (compile_save_read (reader));
}

static char *
dup_outcome (const CompileSaveHead *head)
{
  if (head->summary.winner == COMPILE_NOBODY)
    return g_strdup (_("Nobody has won"));
  /* TRANSLATORS: the end of a game; a name, and how many of the other's protocols are compiled */
  return g_strdup_printf (_("%s wins 3 to %u"), head->seats[head->summary.winner].name,
                          (unsigned) __builtin_popcount (head->summary.compiled[!head->summary.winner]));
}

static char *
dup_progress (const CompileSaveHead *head)
{
  return head->summary.turn == 0 ? g_strdup (_("Draft")) : g_strdup_printf (_("Turn %u"), head->summary.turn);
}

/* The protocols in play. */
static char *
dup_words (const CompileSaveHead *head)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned i = 0; i < COMPILE_N_LINES; i++)
      if (head->summary.protocols[side][i] != COMPILE_NOBODY)
        g_string_append_printf (words, "%s\n", compile_text_protocol (head->summary.protocols[side][i]));

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static gboolean
read_details (const char     *source,
              GBytes         *bytes,
              OgcSaveDetails *details)
{
  g_autoptr (CompileSaveHead) head = compile_save_head_read (source, bytes, NULL);

  if (head == NULL)
    return FALSE;
  details->title = g_steal_pointer (&head->title);
  details->created = head->created;
  details->changed = head->changed;
  details->finished = head->summary.over;
  if (details->finished)
    details->outcome = dup_outcome (head);
  else
    details->progress = dup_progress (head);
  details->words = dup_words (head);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    ogc_save_details_add_seat (details, &head->seats[side]);
  details->summary = g_memdup2 (&head->summary, sizeof head->summary);

  return TRUE;
}

const OgcGameKind compile_kind = {
  .id = COMPILE_SAVE_GAME,
  .read_save = read_save,
  .read_details = read_details,
};
