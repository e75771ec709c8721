/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <json-glib/json-glib.h>
#include <string.h>

#include "game-fixture.h"
#include "ogc-decision-json.h"
#include "ogc-event-json.h"
#include "ogc-holding-file.h"
#include "ogc-record.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-score-json.h"
#include "temp-folder.h"

static OgcSave *
parse (const char  *text,
       GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return ogc_record_to_save ("record", bytes, error);
}

static char *
record_text (guint n,
             guint length)
{
  const OgcSetup setup = game_fixture_setup (n, 1000 + n);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, length, 0);
  g_autoptr (GBytes) bytes = ogc_record_from_save (save);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_round_trip (void)
{
  for (guint n = 0; n < 24; n += (GAME_FIXTURE_STEP + 2) / 3)
    {
      const OgcSetup setup = game_fixture_setup (n, n);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, n % 3 == 0 ? 30 : 20000,
                                                    n % 4);
      g_autoptr (GBytes) bytes = ogc_record_from_save (save);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) back = ogc_record_to_save ("record", bytes, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (back->decisions->len, ==, save->position);
      g_assert_cmpmem (&back->state, sizeof back->state, &save->state, sizeof save->state);
      g_assert_cmpstr (back->seats[1].name, ==, save->seats[1].name);
      /* A record is always one line. */
      g_assert_true (memchr (g_bytes_get_data (bytes, NULL), '\n', g_bytes_get_size (bytes))
                     == (const char *) g_bytes_get_data (bytes, NULL) + g_bytes_get_size (bytes) - 1);
    }
}

/* All gold adds up using the record alone. */
static void
test_adds_up (void)
{
  for (guint n = 0; n < 12; n += (GAME_FIXTURE_STEP + 2) / 3)
    {
      g_autofree char *text = record_text (n, 20000);
      g_autoptr (JsonNode) root = json_from_string (text, NULL);
      JsonArray *result = json_object_get_array_member (json_node_get_object (root), "result");

      g_assert_true (json_object_get_boolean_member (json_node_get_object (root), "finished"));
      for (guint seat = 0; seat < json_array_get_length (result); seat++)
        {
          JsonObject *entry = json_array_get_object_element (result, seat);
          JsonObject *score = json_object_get_object_member (entry, "score");
          g_autoptr (GList) names = json_object_get_members (score);
          gint64 gold = json_object_get_int_member (json_object_get_object_member (entry, "holding"),
                                                    "knowledge") / 2; /* SCO-5 */

          for (GList *l = names; l != NULL; l = l->next)
            {
              JsonNode *member = json_object_get_member (score, l->data);
              JsonArray *parts;

              if (!JSON_NODE_HOLDS_ARRAY (member))
                continue;
              parts = json_node_get_array (member);
              for (guint i = 0; i < json_array_get_length (parts); i++)
                gold += json_object_get_int_member_with_default (json_array_get_object_element (parts, i), "gold", 0);
            }
          g_assert_cmpint (gold, ==, json_object_get_int_member (score, "total")); /* SCO-10 */
        }
    }
}

/* Replaces the @n-th @old by @new and expects an error that begins with @message. */
static void
assert_changed (const char *text,
                const char *old,
                const char *new,
                const char *message)
{
  g_auto (GStrv) parts = g_strsplit (text, old, 2);
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = NULL;

  if (parts[1] == NULL)
    g_error ("no %s in %s", old, text);
  changed = g_strconcat (parts[0], new, parts[1], NULL);
  save = parse (changed, &error);
  g_assert_null (save);
  if (!g_str_has_prefix (error->message, message))
    g_error ("%s", error->message);
}

static void
test_refusals (void)
{
  g_autofree char *text = record_text (1, 20000);

  assert_changed (text, "gilded-compass-record", "gilded-compass-save", "record, at format:");
  assert_changed (text, "\"version\":1", "\"version\":9", "record, at version: this file was saved by a newer version");
  assert_changed (text, "\"rules\":2", "\"rules\":3",
                  "record, at rules: this game was started with version 3 of the rules");
  assert_changed (text, "\"seed\":\"1001\"", "\"seed\":\"1002\"", "record, at ");
  assert_changed (text, "{\"do\":\"roll\"}", "{\"do\":\"help\"}",
                  "record, at steps[0]: this decision is not legal there (rule ABL-3).");
  assert_changed (text, "\"event\":\"rolled\",\"seat\":1,\"dice\":[", "\"event\":\"rolled\",\"seat\":1,\"dice\":[1,",
                  "record, at steps[0].events[0].dice[0]: the game leads to 2, but the file says 1.");
  assert_changed (text, "\"event\":\"turn-ended\"", "\"event\":\"passed\"", "record, at steps[");
  assert_changed (text, "\"ask\":{\"what\":\"roll\",\"seat\":1}", "\"ask\":{\"what\":\"roll\",\"seat\":0}",
                  "record, at steps[0].ask.seat: the game leads to 1, but the file says 0.");
  assert_changed (text, "\"finished\":true", "\"finished\":false",
                  "record, at finished: the game leads to true, but the file says false.");
  assert_changed (text, "\"place\":1,\"holding\"", "\"place\":7,\"holding\"", "record, at result[");
  assert_changed (text, "\"total\":", "\"total\":1", "record, at result[0].score.total: the game leads to ");
  assert_changed (text, "\"unassigned\":", "\"surplus\":0,\"unassigned\":",
                  "record, at result[0].score.surplus: the game leads to nothing");
}

/* SET-9: a record by older rules is checked by those rules. */
static void
test_older_rules (void)
{
  OgcSetup setup = game_fixture_setup (1, 2);
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (OgcSave) back = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  setup.older = 1;
  save = game_fixture_play (ogc_tile_set_get_default (), &setup, 10, 0);
  bytes = ogc_record_from_save (save);
  back = ogc_record_to_save ("record", bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&back->state, sizeof back->state, &save->state, sizeof save->state);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  assert_changed (text, "\"rules\":1,", "\"rules\":2,", "record, at ");
}

static void
test_file (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "games.jsonl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint n;

  for (guint i = 0; i < 8; i++)
    {
      g_autofree char *record = record_text (i, 100);

      g_string_append (text, record);
    }
  g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));
  g_assert_true (ogc_record_recognise (file));
  ogc_record_check_file (file, &n, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 8);

  g_string_truncate (text, text->len - 20);
  g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));
  g_assert_false (ogc_record_check_file (file, &n, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "games.jsonl, game in line 8, line 1, column"));
  g_assert_cmpuint (n, ==, 7);
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_false (ogc_record_recognise (file));
  g_assert_false (ogc_record_check_file (file, &n, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
}

static void
test_fixtures (void)
{
  static const char *const names[] = { "record-v1.jsonl", "record-v1-rules-2.jsonl" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      guint n;

      ogc_record_check_file (file, &n, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (n, ==, 1);
    }
}

/* Every legal decision is read back as it was written, byte for byte. */
static void
test_decisions (void)
{
  g_autofree OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
  guint64 kinds = 0;

  for (guint i = 0; i < 24; i += (GAME_FIXTURE_STEP + 9) / 10)
    {
      OgcSetup setup = game_fixture_setup (i, i);
      g_autoptr (OgcSave) save = NULL;
      OgcState state;

      /* The rare decisions come from abilities. */
      if (setup.form != OGC_FORM_FEWER && i % 2 == 0)
        setup.c = OGC_ILLUMINATI;
      save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
      state = save->start;
      for (guint at = 0; at < save->decisions->len; at++)
        {
          const guint n = at % (8 + GAME_FIXTURE_STEP) == 0 ? ogc_rules_list (&state, legal) : 0;
          g_autoptr (JsonBuilder) builder = json_builder_new ();
          g_autoptr (GString) text = NULL;
          g_autoptr (GBytes) bytes = NULL;
          g_autoptr (OgcJsonReader) reader = NULL;

          json_builder_begin_object (builder);
          ogc_json_begin_array (builder, "legal");
          for (guint k = 0; k < n; k++)
            ogc_decision_write (builder, NULL, &legal[k]);
          json_builder_end_array (builder);
          json_builder_end_object (builder);
          text = ogc_json_to_text (builder);
          bytes = g_bytes_new (text->str, text->len);
          reader = ogc_json_reader_new ("decisions", bytes, NULL);
          g_assert_cmpuint (ogc_json_reader_begin_array (reader, "legal", 0, OGC_MAX_DECISIONS), ==, n);
          for (guint k = 0; k < n; k++)
            {
              OgcDecision back;

              ogc_decision_read (reader, NULL, &back);
              g_assert_cmpmem (&back, sizeof back, &legal[k], sizeof legal[k]);
              kinds |= 1u << back.kind;
            }
          ogc_json_reader_end (reader);
          g_assert_true (ogc_json_reader_close (reader, NULL));
          ogc_rules_take (&state, &g_array_index (save->decisions, OgcDecision, at), NULL);
        }
    }
  /* A short run may miss the rare ones. */
  g_assert_cmpuint (kinds, ==, GAME_FIXTURE_STEP == 1 ? (1u << OGC_N_DECISION_KINDS) - 1 : kinds);
  g_assert_true ((kinds & (1u << OGC_DECISION_PLACE)) != 0);
}

/* SEC: events written for a viewer contain nothing that it may not know. */
static void
test_events_are_masked (void)
{
  OgcEvent event = {
    .kind = OGC_EVENT_DREW, .seat = 2, .owner = 2, .building = OGC_GALLEON, .tile_kind = OGC_TILE_CHEST, .tile = 17,
    .seen_by = 1u << 2,
  };
  static const struct {
    guint    viewer;
    gboolean known;
  } cases[] = { { 0, FALSE }, { 1, FALSE }, { 2, TRUE }, { OGC_NOBODY, FALSE }, { OGC_SEES_ALL, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();
      g_autoptr (GString) text = NULL;

      ogc_event_write (builder, NULL, &event, cases[i].viewer);
      text = ogc_json_to_text (builder);
      g_assert_cmpstr (text->str, ==,
                       cases[i].known
                         ? "{\"event\":\"drew\",\"owner\":2,\"building\":\"galleon\",\"tile_kind\":\"chest\","
                           "\"tile\":17,\"known_to\":[2]}"
                         : "{\"event\":\"drew\",\"owner\":2,\"building\":\"galleon\",\"tile_kind\":\"chest\","
                           "\"tile\":null,\"known_to\":[2]}");
    }
}

static OgcTileSet *
parse_holding (const char  *members,
               OgcHolding  *holding,
               GError     **error)
{
  g_autofree char *text = g_strdup_printf ("{\"format\":\"gilded-compass-holding\",\"version\":1%s}", members);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return ogc_holding_file_parse ("holding", bytes, holding, error);
}

static void
test_holdings (void)
{
  static const struct {
    const char *members;
    guint       total;
  } cases[] = {
    { "", 0 },
    { ",\"knowledge\":5", 2 }, /* SCO-5 */
    /* SCO-2, SCO-3: a map of 2 with a cartographer of 2 and an excavator of 3 is 7. */
    { ",\"maps\":[{\"colour\":\"red\",\"high\":2,\"low\":1}],\"specialists\":[{\"colour\":\"red\","
      "\"kind\":\"cartographer\",\"value\":2},"
      "{\"colour\":\"red\",\"kind\":\"excavator\",\"value\":3}]", 7 },
    /* SCO-4: a map of 3 with both specialists 2 and 1 carrying items is 12. */
    { ",\"maps\":[{\"colour\":\"blue\",\"high\":3,\"low\":1}],\"specialists\":[{\"colour\":\"blue\","
      "\"kind\":\"cartographer\",\"value\":2},"
      "{\"colour\":\"blue\",\"kind\":\"excavator\",\"value\":1}],\"items\":[{\"colour\":\"blue\","
      "\"kind\":\"cartographer\",\"back\":\"1+6\"},"
      "{\"colour\":\"blue\",\"kind\":\"excavator\",\"back\":\"2+5\"}]", 12 },
    { ",\"missions\":[{\"type\":\"embrace-the-guild\"}]", 2 }, /* MIS-10 */
    { ",\"collections\":[{\"desired\":\"desert\",\"preferred\":\"jungle\"}],\"artifacts\":[{\"type\":\"desert\","
      "\"count\":2},"
      "{\"type\":\"jungle\"},{\"type\":\"dark\"}]", 11 }, /* SCO-6 */
    { ",\"chests\":[{\"gold\":3,\"count\":2},0],\"gold\":[{\"gold\":3}],\"abilities\":[0,1,2]", 13 }, /* SCO-7 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      OgcHolding holding;
      g_autoptr (OgcTileSet) tile_set = parse_holding (cases[i].members, &holding, &error);
      OgcScore score;

      g_assert_no_error (error);
      ogc_score (ogc_tile_set_get_tiles (tile_set), &holding, &score);
      g_assert_cmpuint (score.total, ==, cases[i].total);
    }
}

static void
test_bad_holdings (void)
{
  static const struct {
    const char *members;
    const char *message;
  } cases[] = {
    { ",\"maps\":[26]", "holding, at maps[0]: expected a whole number from 0 to 25, but found 26." },
    { ",\"maps\":[3,3]", "holding, at maps: tile number 3 comes twice." },
    { ",\"maps\":[{\"colour\":\"red\",\"high\":9,\"low\":1}]",
     "holding, at maps[0]: there are not that many tiles with this face." },
    { ",\"maps\":[{\"colour\":\"grey\",\"high\":0,\"low\":0,\"count\":3}]",
     "holding, at maps[0]: there are not that many tiles with this face." },
    { ",\"artifacts\":[{\"type\":\"desert\",\"count\":6},0]", "holding, at artifacts: tile number 0 comes twice." },
    { ",\"maps\":5", "holding, at maps: expected a list, but found 5." },
    { ",\"knowledge\":-1", "holding, at knowledge: expected a whole number from 0 to 255, but found -1." },
    { ",\"money\":1", "holding, at money: this name is unknown here." },
    { ",\"tiles\":{}", "holding, at tiles.maps: expected a list, but found nothing." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      OgcHolding holding;

      g_assert_null (parse_holding (cases[i].members, &holding, &error));
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

/* The holdings in a record can be read by `score`. */
static void
test_holding_round_trip (void)
{
  const OgcSetup setup = game_fixture_setup (2, 9);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);

  for (guint seat = 0; seat < setup.seats; seat++)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();
      g_autoptr (GString) text = NULL;
      g_autofree char *members = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcTileSet) tile_set = NULL;
      OgcHolding holding;
      OgcHolding back;

      ogc_state_holding (&save->state, seat, &holding);
      ogc_holding_write (builder, NULL, &holding);
      text = ogc_json_to_text (builder);
      members = g_strdup_printf (",%.*s", (int) text->len - 2, text->str + 1);
      tile_set = parse_holding (members, &back, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (back.tiles, sizeof back.tiles, holding.tiles, sizeof holding.tiles);
      g_assert_cmpuint (back.knowledge, ==, holding.knowledge);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/adds-up", test_adds_up);
  g_test_add_func ("/record/refusals", test_refusals);
  g_test_add_func ("/record/older-rules", test_older_rules);
  g_test_add_func ("/record/file", test_file);
  g_test_add_func ("/record/fixtures", test_fixtures);
  g_test_add_func ("/record/decisions", test_decisions);
  g_test_add_func ("/record/events-are-masked", test_events_are_masked);
  g_test_add_func ("/record/holdings", test_holdings);
  g_test_add_func ("/record/bad-holdings", test_bad_holdings);
  g_test_add_func ("/record/holding-round-trip", test_holding_round_trip);

  return g_test_run ();
}
