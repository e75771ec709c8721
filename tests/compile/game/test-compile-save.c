/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <json-glib/json-glib.h>
#include <string.h>

#include "compile-kind.h"
#include "compile-save-head.h"
#include "ogc-error.h"
#include "ogc-game-file.h"
#include "ogc-save-details.h"
#include "played-game.h"
#include "../../clock-times.h"

static void
assert_same (CompileSave *a,
             CompileSave *b)
{
  g_assert_true (a->card_set == b->card_set);
  g_assert_cmpmem (&a->setup, sizeof a->setup, &b->setup, sizeof b->setup);
  g_assert_cmpmem (&a->start, sizeof a->start, &b->start, sizeof b->start);
  g_assert_cmpmem (&a->state, sizeof a->state, &b->state, sizeof b->state);
  g_assert_cmpmem (a->decisions->data, a->decisions->len * sizeof (CompileDecision), b->decisions->data,
                   b->decisions->len * sizeof (CompileDecision));
  g_assert_cmpuint (a->position, ==, b->position);
  g_assert_cmpint (a->label.created, ==, b->label.created);
  g_assert_cmpint (a->label.changed, ==, b->label.changed);
  g_assert_cmpuint (a->label.serial, ==, b->label.serial);
  g_assert_cmpstr (a->label.title, ==, b->label.title);
  g_assert_cmpstr (a->label.place, ==, b->label.place);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_assert_cmpstr (a->seats[side].name, ==, b->seats[side].name);
      g_assert_cmpstr (a->seats[side].emblem, ==, b->seats[side].emblem);
      g_assert_cmpstr (a->seats[side].kind, ==, b->seats[side].kind);
    }
}

static CompileSave *
load (const char  *text,
      gsize        length,
      GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  return compile_save_from_bytes ("game", bytes, error);
}

/* A game can be saved and loaded at every decision, also in the middle of an effect, and with some decisions undone;
 * the head agrees. */
static void
test_round_trip (void)
{
  guint n_in_effects = 0;

  for (guint i = 0; i < 150; i += MIN (PLAYED_GAME_STEP, 3))
    {
      g_autoptr (CompileSave) save = played_game_save (i % 8, i, i % 5);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileSave) back = NULL;
      g_autoptr (GBytes) start = NULL;
      g_autoptr (CompileSaveHead) head = NULL;
      CompileSaveSummary summary;

      if (i % 3 == 0)
        {
          save->label.serial = i;
          save->label.title = g_strdup ("Über Nacht");
          save->label.place = g_strdup ("a-place");
        }
      bytes = compile_save_to_bytes (save);
      back = compile_save_from_bytes ("round trip", bytes, &error);
      g_assert_no_error (error);
      assert_same (save, back);
      n_in_effects += save->state.n_frames > 0;

      start = g_bytes_new_from_bytes (bytes, 0, MIN (g_bytes_get_size (bytes), OGC_SAVE_HEAD_LENGTH));
      head = compile_save_head_read ("head", start, &error);
      g_assert_no_error (error);
      compile_save_summary_init (&summary, save->card_set, &save->state);
      g_assert_cmpmem (&head->summary, sizeof head->summary, &summary, sizeof summary);
      g_assert_cmpuint (head->setup.seed, ==, save->setup.seed);
      g_assert_cmpstr (head->seats[1].name, ==, save->seats[1].name);
      g_assert_cmpstr (head->label.title, ==, save->label.title);
    }
  g_assert_cmpuint (n_in_effects, >, 5);
}

/* Whatever time the clock shows, what is written can be read; so can the head. */
static void
test_times (void)
{
  for (guint n = 0; n < G_N_ELEMENTS (clock_times); n++)
    {
      g_autoptr (CompileSave) save = played_game_save (n, 20, 0);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GBytes) start = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileSave) back = NULL;
      g_autoptr (CompileSaveHead) head = NULL;

      save->label.created = save->label.changed = clock_times[n];
      bytes = compile_save_to_bytes (save);
      save->label.created = save->label.changed = CLAMP (clock_times[n], 0, OGC_MAX_TIME);
      back = compile_save_from_bytes ("times", bytes, &error);
      g_assert_no_error (error);
      assert_same (save, back);
      start = g_bytes_new_from_bytes (bytes, 0, MIN (g_bytes_get_size (bytes), OGC_SAVE_HEAD_LENGTH));
      head = compile_save_head_read ("head", start, &error);
      g_assert_no_error (error);
      g_assert_cmpint (head->label.changed, ==, save->label.changed);
    }
}

/* Whole games, also with changed cards, which the save contains. */
static void
test_whole_games (void)
{
  for (guint number = 0; number < 6; number++)
    {
      g_autoptr (CompileSave) save = played_game_save (number, G_MAXUINT, 0);
      g_autofree char *text = played_game_text (save);
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileSave) back = load (text, strlen (text), &error);

      g_assert_no_error (error);
      assert_same (save, back);
      g_assert_cmpint (back->state.phase, ==, COMPILE_PHASE_OVER);
    }
}

static void
test_own_cards (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "compile", "mn02.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) cards = NULL;
  g_autoptr (CompileCardSet) own = NULL;
  g_autoptr (CompileSave) played = played_game_save (0, 60, 0);
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (CompileSave) back = NULL;
  g_autoptr (GError) error = NULL;
  char *first;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  first = strstr (text, "\"do\": \"draw\", \"count\": 1");
  first[strlen ("\"do\": \"draw\", \"count\": ")] = '2';
  cards = g_bytes_new (text, strlen (text));
  own = compile_card_set_parse ("own", cards, &error);
  g_assert_no_error (error);
  save = compile_save_new (own, &played->setup, played->seats);
  g_free (text);
  text = played_game_text (save);
  back = load (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_true (back->card_set != own);
  g_assert_cmpstr (compile_card_set_get_digest (back->card_set), ==, compile_card_set_get_digest (own));
  g_assert_cmpmem (compile_card_set_get_cards (back->card_set), sizeof (CompileSet), compile_card_set_get_cards (own),
                   sizeof (CompileSet));
}

/* A file on disk. */
static void
test_file (void)
{
  g_autoptr (CompileSave) save = played_game_save (4, 50, 2);
  g_autofree char *folder = g_dir_make_tmp ("compile-save-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.gildedcompass", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) parent = g_file_get_parent (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileSave) back = NULL;

  g_assert_null (compile_save_load (file, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
  g_clear_error (&error);
  g_assert_true (ogc_saved_game_write (OGC_SAVED_GAME (save), file, &error));
  g_assert_no_error (error);
  back = compile_save_load (file, &error);
  g_assert_no_error (error);
  assert_same (save, back);
  g_assert_true (g_file_delete (file, NULL, &error));
  g_assert_true (g_file_delete (parent, NULL, &error));
}

static void
test_truncated (void)
{
  g_autoptr (CompileSave) save = played_game_save (1, 40, 0);
  g_autofree char *text = played_game_text (save);
  const gsize length = strlen (text);

  /* The last byte is a line end, which may be missing. */
  for (gsize i = 0; i < length - 1; i += 7 * PLAYED_GAME_STEP)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (load (text, i, &error));
      g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
    }
}

/* Replaces the value of member or element number @target below @node, counting @target down. */
static gboolean
replace_value (JsonNode   *node,
               guint      *target,
               const char *replacement)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_node_get_object (node);
      g_autoptr (GList) names = json_object_get_members (object);

      for (GList *l = names; l != NULL; l = l->next)
        {
          if ((*target)-- == 0)
            {
              if (replacement != NULL)
                json_object_set_member (object, l->data, json_from_string (replacement, NULL));
              else
                json_object_remove_member (object, l->data);
              return TRUE;
            }
          if (replace_value (json_object_get_member (object, l->data), target, replacement))
            return TRUE;
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        if (replace_value (json_array_get_element (array, i), target, replacement))
          return TRUE;
    }
  return FALSE;
}

/* A save with a member omitted, or replaced by something impossible, is refused with an error of ours that names the
 * file, unless it means the same without the member. */
static void
test_damaged (void)
{
  static const char *const values[] = { NULL, "-1", "1000000", "2.5", "[]", "{}", "null", "[[]]" };
  g_autoptr (CompileSave) save = played_game_save (2, 40, 0);
  g_autofree char *text = played_game_text (save);
  guint n = 0, n_refused = 0;
  gboolean hit = TRUE;

  while (hit)
    {
      g_autoptr (JsonNode) root = json_from_string (text, NULL);
      g_autofree char *damaged = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileSave) back = NULL;
      guint target = n / 2 * 3 * PLAYED_GAME_STEP;

      hit = replace_value (root, &target, values[n % G_N_ELEMENTS (values)]);
      damaged = json_to_string (root, FALSE);
      back = load (damaged, strlen (damaged), &error);
      if (hit && back == NULL)
        {
          g_assert_true (error->domain == OGC_ERROR);
          g_assert_true (g_str_has_prefix (error->message, "game"));
          n_refused++;
        }
      else if (hit)
        assert_same (save, back);
      n++;
    }
  g_assert_cmpuint (n_refused, >, 200 / PLAYED_GAME_STEP);
}

/* Replaces @old by @new, once, and expects @message. */
static void
assert_changed (const char *text,
                const char *old,
                const char *new,
                OgcError    code,
                const char *message)
{
  g_auto (GStrv) parts = g_strsplit (text, old, 2);
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileSave) save = NULL;

  if (parts[1] == NULL)
    g_error ("no %s in %s", old, text);
  changed = g_strconcat (parts[0], new, parts[1], NULL);
  save = load (changed, strlen (changed), &error);
  g_assert_null (save);
  if (strstr (error->message, message) == NULL)
    g_error ("%s", error->message);
  g_assert_error (error, OGC_ERROR, (int) code);
}

static void
test_refusals (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, 60, 0);
  g_autofree char *text = played_game_text (save);
  g_autofree char *twice = g_strconcat (text, text, NULL);
  g_autoptr (GError) error = NULL;

  assert_changed (text, "gilded-compass-save", "gilded-compass-record", OGC_ERROR_FORMAT,
                  "this is “gilded-compass-record”");
  assert_changed (text, "\"version\":2", "\"version\":3", OGC_ERROR_VERSION,
                  "this file was saved by a newer version of the program");
  assert_changed (text, "\"rules\":2", "\"rules\":3", OGC_ERROR_VERSION,
                  "this game was started with version 3 of the rules, but this program knows them only up to "
                  "version 2.");
  assert_changed (text, "\"game\":\"compile\"", "\"game\":\"compass\"", OGC_ERROR_MEMBER,
                  "game, at game: expected one of: compile");
  assert_changed (text, "\"first\":\"random\"", "\"first\":2", OGC_ERROR_RANGE, "game, at setup.first");
  assert_changed (text, "\"name\":\"Ada\"", "\"name\":\"\"", OGC_ERROR_RANGE, "game, at seats[0].name");
  assert_changed (text, "\"kind\":\"random\"", "\"kind\":\"A b\"", OGC_ERROR_RANGE, "game, at seats[1].kind");
  assert_changed (text, "\"turn\":", "\"turn\":1", OGC_ERROR_CONTENT,
                  "game, at summary: the decisions in this file lead to another position than when it was saved.");
  assert_changed (text, "\"card_digest\":\"", "\"card_digest\":\"0", OGC_ERROR_RANGE, "card_digest");
  assert_changed (text, "\"count\":1,\"from\":\"other-deck\"", "\"count\":2,\"from\":\"other-deck\"",
                  OGC_ERROR_CONTENT, "game, at card_digest: the digest does not match the cards in this file");
  assert_changed (text, "\"do\":\"draft\",\"protocol\":", "\"do\":\"draft\",\"protocol\":1", OGC_ERROR_RANGE,
                  "decisions[0].protocol");
  assert_changed (text, "\"decisions\":[", "\"decisions\":[{\"do\":\"refresh\"},", OGC_ERROR_REFUSED,
                  "game, at decisions[0]: this decision is not legal there (rule not-asked).");
  assert_changed (text, "\"position\":60", "\"position\":61", OGC_ERROR_RANGE, "game, at position");
  assert_changed (text, "\"digests\":[\"", "\"digests\":[\"x", OGC_ERROR_RANGE, "game, at digests[0]: ");
  g_assert_null (load (twice, strlen (twice), &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
}

/* Each digest is compared with the state to which the decisions lead. */
static void
test_digests (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, 70, 0);
  g_autofree char *text = played_game_text (save);
  char *digest = strstr (text, "\"digests\":[") + strlen ("\"digests\":[\"");

  for (guint i = 0; i < 2; i++, digest += strlen ("0123456789abcdef\",\""))
    {
      g_autofree char *place = g_strdup_printf ("game, at digests[%u]: the decisions in this file lead to another", i);
      g_autoptr (GError) error = NULL;
      const char was = *digest;

      *digest = was == '0' ? '1' : '0';
      g_assert_null (load (text, strlen (text), &error));
      g_assert_error (error, OGC_ERROR, OGC_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (error->message, place));
      *digest = was;
    }
  g_assert_true (g_str_has_prefix (digest - 2, "]}"));
}

/* Names are sanitised: no line ends, nothing that changes the direction of text. */
static void
test_names (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, 3, 0);
  g_autofree char *text = played_game_text (save);
  g_auto (GStrv) parts = g_strsplit (text, "\"Ada\"", 2);
  g_autofree char *changed = g_strconcat (parts[0], "\"A\u202ed\u2066a\"", parts[1], NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileSave) back = load (changed, strlen (changed), &error);

  g_assert_no_error (error);
  g_assert_cmpstr (back->seats[0].name, ==, "Ada");
}

/* A game of another kind, half a file and an empty one have no head. */
static void
test_no_head (void)
{
  static const char *const texts[] = {
    "", "{}", "{\"format\":\"gilded-compass-save\",\"version\":2,\"game\":\"compass\",\"card_digest\":\"\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (texts[i], strlen (texts[i]));
      g_autoptr (GError) error = NULL;

      g_assert_null (compile_save_head_read ("none", bytes, &error));
      g_assert_nonnull (error);
    }
}

/* What the store and the list of games need to know about a saved game. */
static void
test_kind (void)
{
  g_autofree char *folder = g_dir_make_tmp ("compile-kind-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.gildedcompass", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) parent = g_file_get_parent (file);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (CompileSave) save = played_game_save (0, i == 0 ? 3 : i == 1 ? 60 : G_MAXUINT, 0);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSavedGame) back = NULL;
      g_autoptr (OgcSaveDetails) details = NULL;
      CompileSaveSummary summary;

      ogc_saved_game_set_title (OGC_SAVED_GAME (save), i == 1 ? "Über Nacht" : NULL);
      g_assert_true (ogc_saved_game_write (OGC_SAVED_GAME (save), file, &error));
      g_assert_no_error (error);
      back = ogc_game_file_load (file, &error);
      g_assert_no_error (error);
      assert_same (save, COMPILE_SAVE (back));
      g_assert_cmpstr (ogc_saved_game_get_game (back), ==, "compile");
      g_assert_cmpstr (ogc_saved_game_get_title (back), ==, i == 1 ? "Über Nacht" : NULL);
      g_assert_cmpint (ogc_saved_game_get_changed (back), ==, save->label.changed);
      g_assert_true (ogc_saved_game_get_finished (back) == (i == 2));

      details = ogc_game_file_load_details (file);
      g_assert_cmpstr (details->problem, ==, NULL);
      g_assert_cmpstr (details->game, ==, "compile");
      g_assert_true (details->named == (i == 1));
      g_assert_true (details->finished == (i == 2));
      g_assert_cmpstr (details->progress, ==, i == 0 ? "Draft" : i == 1 ? "Turn 43" : NULL);
      g_assert_true ((details->outcome != NULL) == (i == 2));
      g_assert_cmpuint (details->n_seats, ==, COMPILE_N_SIDES);
      g_assert_cmpstr (details->seats[0].name, ==, "Ada");
      compile_save_summary_init (&summary, save->card_set, &save->state);
      g_assert_cmpmem (details->summary, sizeof summary, &summary, sizeof summary);
      if (i == 2)
        g_assert_cmpstr (details->outcome, ==, "Björn \"B.\" \\ Ö wins 3 to 1");
    }
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (parent, NULL, NULL));
}

/* A game goes on, and is saved again, by the version of the rules that began it. */
static void
test_rules (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, 60, 0);
  g_autoptr (CompileSave) older = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *older_text = NULL;

  save->setup.older = save->start.setup.older = 1;
  text = played_game_text (save);
  g_assert_nonnull (strstr (text, "\"rules\":1"));
  older = load (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (compile_setup_rules (&older->setup), ==, 1);
  g_assert_cmpuint (compile_setup_rules (&older->start.setup), ==, 1);
  g_assert_cmpuint (compile_setup_rules (&older->state.setup), ==, 1);
  older_text = played_game_text (older);
  g_assert_cmpstr (older_text, ==, text);
}

/* Games saved in every version of the format so far can still be loaded. */
static void
test_fixtures (void)
{
  static const char *const names[] = { "save-v2.gildedcompass", "save-v2-over.gildedcompass" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "compile", names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileSave) save = compile_save_load (file, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (save->seats[0].name, ==, "Ada");
      g_assert_cmpuint (compile_setup_rules (&save->setup), ==, 1);
      g_assert_cmpint (save->state.phase == COMPILE_PHASE_OVER, ==, i == 1);
      if (i == 0)
        {
          g_assert_cmpuint (save->state.n_frames, >, 0); /* in the middle of an effect */
          g_assert_cmpuint (save->position, <, save->decisions->len);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_game_kind_register (&compile_kind);
  g_test_add_func ("/compile-save/round-trip", test_round_trip);
  g_test_add_func ("/compile-save/times", test_times);
  g_test_add_func ("/compile-save/whole-games", test_whole_games);
  g_test_add_func ("/compile-save/own-cards", test_own_cards);
  g_test_add_func ("/compile-save/file", test_file);
  g_test_add_func ("/compile-save/truncated", test_truncated);
  g_test_add_func ("/compile-save/damaged", test_damaged);
  g_test_add_func ("/compile-save/refusals", test_refusals);
  g_test_add_func ("/compile-save/digests", test_digests);
  g_test_add_func ("/compile-save/names", test_names);
  g_test_add_func ("/compile-save/no-head", test_no_head);
  g_test_add_func ("/compile-save/kind", test_kind);
  g_test_add_func ("/compile-save/rules", test_rules);
  g_test_add_func ("/compile-save/fixtures", test_fixtures);
  return g_test_run ();
}
