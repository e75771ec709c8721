/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-cli-commands.h"
#include "ogc-file.h"
#include "ogc-holding-file.h"
#include "ogc-score-breakdown.h"
#include "ogc-score-json.h"

#define EXAMPLE \
  "{ \"format\": \"gilded-compass-holding\", \"version\": 1, \"knowledge\": 2,\n" \
  "  \"maps\": [{ \"colour\": \"blue\", \"high\": 2, \"low\": 1 }],\n" \
  "  \"specialists\": [{ \"colour\": \"blue\", \"kind\": \"cartographer\", \"value\": 2 },\n" \
  "                  { \"colour\": \"blue\", \"kind\": \"excavator\", \"value\": 3 }] }"

static void
print_json (const OgcTiles   *tiles,
            const OgcHolding *holding,
            const OgcScore   *score)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  ogc_score_write (builder, NULL, tiles, holding, score);
  ogc_cli_print_line (g_string_free (ogc_json_to_text (builder), FALSE));
}

static OgcCliStatus
run_score (char **arguments)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Print the score as JSON"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *about = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (OgcTileSet) tile_set = NULL;
  OgcHolding holding;
  OgcScore score;

  /* TRANSLATORS: %s is an example of a file */
  about = g_strdup_printf (_("The file says in JSON what a player holds; holding.schema.json describes it. Example:\n"
                             "%s"),
                           EXAMPLE);
  context = ogc_cli_context (&ogc_command_score, _("FILE"), about);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 1, 1, &error))
    return ogc_cli_fail (error);

  file = g_file_new_for_commandline_arg (arguments[1]);
  bytes = ogc_file_read_named (file, &name, &error);
  tile_set = bytes != NULL ? ogc_holding_file_parse (name, bytes, &holding, &error) : NULL;
  if (tile_set == NULL)
    return ogc_cli_fail (error);

  ogc_score (ogc_tile_set_get_tiles (tile_set), &holding, &score);
  if (json)
    print_json (ogc_tile_set_get_tiles (tile_set), &holding, &score);
  else
    ogc_score_breakdown_print (ogc_tile_set_get_tiles (tile_set), &holding, &score);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

const OgcCommand ogc_command_score = {
  "score",
  N_("Find the best score for what a player holds"),
  run_score,
};
