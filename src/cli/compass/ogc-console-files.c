/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console-files.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-knowledge.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-score-breakdown.h"
#include "ogc-seat-kind.h"
#include "ogc-text.h"

/* What is told, and to whom. */
typedef struct {
  OgcTextNames names;
  guint        viewer; /* a seat, or OGC_NOBODY: everything is told */
} Story;

static void
tell_events (const Story     *story,
             const OgcEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const OgcEvent *told = &events->items[i];
      const OgcEvent event = story->viewer == OGC_NOBODY ? *told : ogc_knowledge_mask (told, story->viewer);
      g_autofree char *text = NULL;

      text = ogc_text_event (&story->names, &event);
      if (event.kind == OGC_EVENT_ROUND_BEGAN || event.kind == OGC_EVENT_TURN_BEGAN
          || event.kind == OGC_EVENT_RESOLVING)
        ogc_cli_print ("\n");
      if (text != NULL)
        ogc_cli_print ("%s\n", text);
    }
}

/* Tells who plays what, with which buildings. */
static void
tell_setup (OgcSave     *save,
            const Story *story)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, save->setup.seed);

  /* TRANSLATORS: the form of the game, such as "with the neutral player", and the number of the generator's seed */
  ogc_cli_print (_("Variant: %s. Seed: %s."), ogc_text_form (save->setup.form), seed);
  ogc_cli_print ("\n");
  for (guint seat = 0; seat < save->setup.seats; seat++)
    {
      const char *kind = save->seats[seat].kind;

      if (g_str_equal (kind, OGC_SEAT_PERSON))
        ogc_cli_print (_("%s is a person."), story->names.names[seat]);
      else
        /* TRANSLATORS: a name, and the level of a computer player */
        ogc_cli_print (_("%s is a computer player: %s."), story->names.names[seat], ogc_seat_kind_get_level (kind));
      ogc_cli_print ("\n");
    }
}

static void
tell_result (const OgcState *state,
             const Story    *story)
{
  OgcResult result;

  ogc_result_of (state, &result);
  for (guint seat = 0; seat < state->setup.seats; seat++)
    {
      OgcHolding holding;

      ogc_state_holding (state, seat, &holding);
      ogc_cli_print ("\n");
      /* TRANSLATORS: the heading over a seat's account: its name and its place, 1 for a winner */
      ogc_cli_print (_("%s, place %u"), story->names.names[seat], result.place[seat]);
      ogc_cli_print ("\n");
      ogc_score_breakdown_print (state->tiles, &holding, &result.scores[seat]);
    }
  ogc_cli_print ("\n");
  for (guint seat = 0; seat < state->setup.seats; seat++)
    if (result.place[seat] == 1)
      {
        if (result.winners == 1)
          ogc_cli_print (_("%s has won."), story->names.names[seat]);
        else
          ogc_cli_print (_("%s shares the win."), story->names.names[seat]);
        ogc_cli_print ("\n");
      }
}

static void
tell_end (const OgcState *state,
          const Story    *story)
{
  g_autofree char *text = NULL;

  if (state->ask.kind == OGC_ASK_NOTHING)
    {
      tell_result (state, story);
      return;
    }
  text = ogc_text_prompt (&story->names, &state->ask, FALSE);
  ogc_cli_print ("\n%s\n", text);
}

void
ogc_console_replay (OgcSave *save,
                    guint    viewer)
{
  g_autofree OgcEvents *events = g_new0 (OgcEvents, 1);
  Story story = { .names.tiles = save->start.tiles, .viewer = viewer };
  OgcState state = save->start;

  for (guint seat = 0; seat < save->setup.seats; seat++)
    story.names.names[seat] = save->seats[seat].name;
  tell_setup (save, &story);
  ogc_rules_begin (&state, save->start.tiles, &save->setup, events);
  tell_events (&story, events);
  for (guint i = 0; i < save->position && ogc_cli_is_read (); i++)
    {
      ogc_rules_take (&state, &g_array_index (save->decisions, OgcDecision, i), events);
      tell_events (&story, events);
    }
  tell_end (&state, &story);
}

gboolean
ogc_console_check (GFile       *file,
                   const char  *name,
                   GError     **error)
{
  g_autoptr (OgcSave) save = ogc_save_load (file, error);

  if (save == NULL || !ogc_save_check_seats (save, name, error))
    return FALSE;
  if (save->state.ask.kind == OGC_ASK_NOTHING)
    /* TRANSLATORS: a file's name */
    ogc_cli_print (_("%s: a finished saved game, valid."), name);
  else
    /* TRANSLATORS: a file's name, the number of the round, and how many rounds there are */
    ogc_cli_print (_("%s: a saved game in round %u of %u, valid."), name, save->state.round, save->state.rounds);
  ogc_cli_print ("\n");

  return TRUE;
}
