/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-compass-kind.h"

#include <glib/gi18n.h>

#include "ogc-autosave-slot.h"
#include "ogc-guide.h"
#include "ogc-save-head.h"
#include "ogc-save-json.h"
#include "ogc-text.h"

/* Where an earlier version kept it is of no account once it is loaded. */
static OgcSavedGame *
read_save (OgcJsonReader *reader)
{
  OgcSave *save = ogc_save_read (reader);

  g_clear_pointer (&save->place, g_free);
  save->serial = 0;

  return OGC_SAVED_GAME (save);
}

/* "Ada wins with 52 gold", or how many share it. */
static char *
dup_outcome (const OgcSaveHead *head)
{
  unsigned winner = 0, winners = 0, gold;

  for (unsigned seat = head->setup.seats; seat-- > 0;)
    if (head->summary.places[seat] == 1)
      {
        winner = seat;
        winners++;
      }
  gold = head->summary.gold[winner];
  if (winners == 1)
    return g_strdup_printf (ngettext ("%s wins with %u\302\240gold", "%s wins with %u\302\240gold", gold),
                            head->seats[winner].name, gold);
  /* TRANSLATORS: the end of a game; %u is the number of seats that share the win, at least 2 */
  return g_strdup_printf (ngettext ("%u player shares the win", "%u players share the win", winners), winners);
}

/* The buildings in play. */
static char *
dup_words (const OgcSaveHead *head)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (head->summary.order); n++)
    if (head->summary.order[n] < OGC_N_BUILDINGS)
      g_string_append_printf (words, "%s\n", ogc_text_building (head->summary.order[n]));

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static gboolean
read_details (const char     *source,
              GBytes         *bytes,
              OgcSaveDetails *details)
{
  g_autoptr (OgcSaveHead) head = ogc_save_head_read (source, bytes, NULL);

  if (head == NULL)
    return FALSE;
  details->title = g_steal_pointer (&head->title);
  details->created = head->created;
  details->changed = head->changed;
  details->guided = ogc_guide_is_setup (&head->setup);
  details->finished = head->summary.over;
  if (details->finished)
    details->outcome = dup_outcome (head);
  else
    details->progress = g_strdup_printf (_("Round %u of %u"), head->summary.round, head->summary.rounds);
  details->words = dup_words (head);
  for (unsigned seat = 0; seat < head->setup.seats; seat++)
    ogc_save_details_add_seat (details, &head->seats[seat]);
  details->summary = g_memdup2 (&head->summary, sizeof head->summary);

  return TRUE;
}

const OgcGameKind ogc_compass_kind = {
  .id = OGC_SAVE_GAME,
  .read_save = read_save,
  .read_details = read_details,
  .adopt = ogc_autosave_slot_empty,
};
