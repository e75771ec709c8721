/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-match-options.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-levels.h"
#include "ogc-names.h"
#include "ogc-text.h"
#include "ogc-weights-file.h"

/* Default players: the fastest that plays well, or one of medium strength, which is more fun for people. */
#define USUAL_PLAYER "greedy"
#define USUAL_RIVAL "journeyman"

void
ogc_match_options_add_setup (OgcMatchOptions *options,
                             GOptionContext  *context)
{
  g_return_if_fail (options != NULL);
  g_return_if_fail (context != NULL);

  const GOptionEntry entries[] = {
    { "player-count", 0, 0, G_OPTION_ARG_STRING, &options->seats, N_("How many players, 2 to 5"), "N" },
    { "seats", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, &options->seats, NULL, NULL }, /* as files say */
    { "variant", 0, 0, G_OPTION_ARG_STRING, &options->form, N_("The variant: standard, neutral or fewer"),
      N_("VARIANT") },
    { "form", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, &options->form, NULL, NULL }, /* as files say */
    { "b", 0, 0, G_OPTION_ARG_STRING, &options->b, N_("Left of the Archives: auction-house, guild or random"),
      N_("BUILDING") },
    { "c", 0, 0, G_OPTION_ARG_STRING, &options->c,
      N_("Right of the Archives: temple, illuminati, galleon, tower, random or none"), N_("BUILDING") },
    { "start", 0, 0, G_OPTION_ARG_STRING, &options->start, N_("The number of the start player, from 0, or random"),
      "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed, N_("The seed of the (first) game"), N_("S") },
    { "tiles", 0, 0, G_OPTION_ARG_FILENAME, &options->tiles, N_("Tile faces from a file of your own"), N_("FILE") },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &options->weights,
      N_("A network that “gilded-compass-lab train” made, for the levels"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_add_main_entries (context, entries, NULL);
}

void
ogc_match_options_add (OgcMatchOptions *options,
                       GOptionContext  *context)
{
  g_autoptr (GPtrArray) players = ogc_match_player_ids ();

  g_return_if_fail (options != NULL);
  g_return_if_fail (context != NULL);

  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &options->players, N_("The players in their order, or one for all"),
      N_("A,B,…") },
    { "work", 0, 0, G_OPTION_ARG_STRING, &options->work, N_("How much players search, in percent of the usual amount"),
      "N" },
    G_OPTION_ENTRY_NULL
  };

  ogc_match_options_add_setup (options, context);
  g_option_context_add_main_entries (context, entries, NULL);
  ogc_cli_describe_players (context, players, OGC_N_LEVELS,
                            /* TRANSLATORS: the words with “-” stay */
                            _("-careful, -collector or -spoiler may follow a level."));
}

void
ogc_match_options_clear (OgcMatchOptions *options)
{
  g_return_if_fail (options != NULL);

  g_free (options->seats);
  g_free (options->form);
  g_free (options->b);
  g_free (options->c);
  g_free (options->start);
  g_free (options->players);
  g_free (options->seed);
  g_free (options->tiles);
  g_free (options->weights);
  g_free (options->work);
  *options = (OgcMatchOptions) { 0 };
}

gboolean
ogc_match_options_empty (OgcMatchOptions *options)
{
  g_return_val_if_fail (options != NULL, TRUE);

  return options->seats == NULL && options->form == NULL && options->b == NULL && options->c == NULL
         && options->start == NULL && options->players == NULL && options->seed == NULL;
}

/* SET-1 */
static gboolean
read_seats (OgcMatchOptions *options,
            guint            n_players,
            OgcSetup        *setup,
            GError         **error)
{
  guint64 seats = n_players > 1 ? n_players : OGC_MIN_SEATS;

  if (!ogc_cli_number ("--player-count", options->seats, OGC_MIN_SEATS, OGC_MAX_SEATS, &seats, error))
    return FALSE;
  if (seats > OGC_MAX_SEATS || (n_players > 1 && n_players != seats))
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("--players: %u players are named, but %u are to play."), n_players,
                   (guint) MIN (seats, OGC_MAX_SEATS));
      return FALSE;
    }
  setup->seats = seats;
  return TRUE;
}

/* SET-2, SET-5, SET-6; the number of seats is read. */
static gboolean
read_setup (OgcMatchOptions *options,
            OgcSetup        *setup,
            GError         **error)
{
  guint form = ogc_setup_usual_form (setup->seats), b = OGC_RANDOM_BUILDING, c;
  guint64 start = OGC_RANDOM_SEAT;
  OgcRule rule;

  setup->seed = 1;
  if (!ogc_cli_choice ("--variant", options->form, ogc_names_form, &form, error))
    return FALSE;
  c = form == OGC_FORM_FEWER ? OGC_NO_BUILDING : OGC_RANDOM_BUILDING;
  if (!ogc_cli_choice ("--b", options->b, ogc_names_b, &b, error)
      || !ogc_cli_choice ("--c", options->c, ogc_names_c, &c, error))
    return FALSE;
  setup->form = form;
  setup->b = b;
  setup->c = c;
  if (options->start != NULL && !g_str_equal (options->start, "random")
      && !ogc_cli_number ("--start", options->start, 0, setup->seats - 1, &start, error))
    return FALSE;
  setup->start_seat = start;
  if (!ogc_cli_number ("--seed", options->seed, 0, G_MAXUINT64, &setup->seed, error))
    return FALSE;
  rule = ogc_setup_check (setup);
  if (rule != OGC_RULE_NONE)
    /* TRANSLATORS: a rule's number, such as SET-5, and a sentence that says what it wants */
    g_set_error (error, OGC_CLI_ERROR, 0, _("Rule %s does not allow this set-up. %s"), ogc_text_rule_number (rule),
                 ogc_text_refusal (rule, NULL));

  return rule == OGC_RULE_NONE;
}

static gboolean
read_players (char      **ids,
              const char *guest,
              OgcMatch   *match,
              GError    **error)
{
  for (guint seat = 0; seat < match->setup.seats; seat++)
    {
      const char *usual = seat == 0 && guest != NULL ? guest : g_strcmp0 (guest, OGC_SEAT_PERSON) == 0 ? USUAL_RIVAL
                                                                                                       : USUAL_PLAYER;
      const char *id = ids[0] == NULL ? usual : ids[1] == NULL ? ids[0] : ids[seat];

      ogc_match_set_player (match, seat, id);
      if (match->players[seat] == NULL && g_strcmp0 (id, guest) != 0)
        {
          g_autofree char *list = ogc_match_list_players ();
          g_autofree char *all = guest != NULL ? g_strjoin (", ", list, guest, NULL) : g_strdup (list);

          g_set_error (error, OGC_CLI_ERROR, 0,
                       /* TRANSLATORS: an option, what was typed behind it, and all that would do; the words with “-”
                        * stay */
                       _("%s: “%s” is unknown. Choose one of: %s. -careful, -collector or -spoiler may follow a "
                         "level."),
                       "--players", id, all);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
read_tiles (const char  *path,
            OgcMatch    *match,
            GError     **error)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_commandline_arg (path) : NULL;

  match->tile_set = file != NULL ? ogc_tile_set_load (file, error) : g_object_ref (ogc_tile_set_get_default ());

  return match->tile_set != NULL;
}

static gboolean
read_search (OgcMatchOptions *options,
             OgcMatch        *match,
             GError         **error)
{
  g_autoptr (GFile) file = options->weights != NULL ? g_file_new_for_commandline_arg (options->weights) : NULL;
  guint64 work = OGC_WORK_USUAL;

  if (!ogc_cli_number ("--work", options->work, 0, OGC_MAX_WORK, &work, error))
    return FALSE;
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    match->works[seat] = (unsigned) work;
  return file != NULL ? ogc_weights_file_use (file, error) : ogc_weights_file_use_default (error);
}

gboolean
ogc_match_options_read (OgcMatchOptions *options,
                        const char      *guest,
                        OgcMatch        *match,
                        GError         **error)
{
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (options != NULL, FALSE);
  g_return_val_if_fail (match != NULL, FALSE);

  *match = (OgcMatch) { 0 };
  ids = g_strsplit (options->players != NULL ? options->players : "", ",", -1);
  if (options->players != NULL && ids[0] == NULL)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("--players: name at least one player."));
      return FALSE;
    }

  return read_seats (options, g_strv_length (ids), &match->setup, error)
         && read_setup (options, &match->setup, error)
         && read_players (ids, guest, match, error)
         && read_search (options, match, error)
         && read_tiles (options->tiles, match, error);
}
