/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "game-fixture.h"
#include "ogc-compass-kind.h"
#include "ogc-game-file.h"
#include "temp-folder.h"

static void
assert_same (OgcSave *a,
             OgcSave *b)
{
  g_assert_true (a->tile_set == b->tile_set);
  g_assert_cmpmem (&a->setup, sizeof a->setup, &b->setup, sizeof b->setup);
  g_assert_cmpmem (&a->start, sizeof a->start, &b->start, sizeof b->start);
  g_assert_cmpmem (&a->state, sizeof a->state, &b->state, sizeof b->state);
  g_assert_cmpmem (a->decisions->data, a->decisions->len * sizeof (OgcDecision), b->decisions->data,
                   b->decisions->len * sizeof (OgcDecision));
  g_assert_cmpuint (a->position, ==, b->position);
  g_assert_cmpint (a->label.created, ==, b->label.created);
  g_assert_cmpint (a->label.changed, ==, b->label.changed);
  for (guint i = 0; i < a->setup.seats; i++)
    {
      g_assert_cmpstr (a->seats[i].name, ==, b->seats[i].name);
      g_assert_cmpstr (a->seats[i].emblem, ==, b->seats[i].emblem);
      g_assert_cmpstr (a->seats[i].kind, ==, b->seats[i].kind);
    }
}

static OgcSave *
load (const char  *text,
      gsize        length,
      GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  return ogc_save_from_bytes ("game", bytes, error);
}

static void
test_round_trip (void)
{
  for (guint n = 0; n < 120; n += GAME_FIXTURE_STEP)
    {
      const OgcSetup setup = game_fixture_setup (n, G_GUINT64_CONSTANT (0xfedcba9876543210) + n);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, n % 6 == 5 ? 20000 : n * 7,
                                                    n % 5);
      g_autoptr (GBytes) bytes = ogc_save_to_bytes (save);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) back = ogc_save_from_bytes ("round trip", bytes, &error);

      g_assert_no_error (error);
      assert_same (save, back);
    }
}

/* The text of a game that is short enough to be changed everywhere. */
static char *
short_text (guint n,
            guint length)
{
  const OgcSetup setup = game_fixture_setup (n, 77);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, length, 0);

  return game_fixture_text (save);
}

static void
test_truncated (void)
{
  g_autofree char *text = short_text (1, 40);
  const gsize length = strlen (text);

  /* The last byte is a line end, which may be missing. */
  for (gsize i = 0; i < length - 1; i += GAME_FIXTURE_STEP)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (load (text, i, &error));
      g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
    }
}

/* Damage: how a document is rewritten with one node replaced, omitted or repeated. */
typedef struct {
  GString    *text;
  const char *replacement; /* for the node at @target; NULL: omit it */
  gboolean    twice;
  guint       target;
  guint       next; /* the number of the next node, from the root on */
  gboolean    free; /* the node at @target may have any value: a name, a time */
} Damage;

static void write_node (Damage   *damage,
                        JsonNode *node);

/* Whether a member may have any value of its kind. */
static gboolean
is_free (const char *name)
{
  static const char *const names[] = { "name", "emblem", "kind", "created", "changed", "rules", NULL };

  return g_strv_contains (names, name);
}

static gboolean
is_left_out (const Damage *damage)
{
  return damage->next == damage->target && damage->replacement == NULL && !damage->twice;
}

/* Writes an element or a member, with what comes before it. */
static void
write_child (Damage     *damage,
             const char *name,
             JsonNode   *node)
{
  const gboolean hit = damage->next == damage->target;
  const gboolean left_out = is_left_out (damage);
  const gsize start = damage->text->len;
  const char last = damage->text->str[start - 1];

  damage->free |= hit && name != NULL && is_free (name);
  if (last != '[' && last != '{')
    g_string_append_c (damage->text, ',');
  if (name != NULL)
    g_string_append_printf (damage->text, "\"%s\":", name);
  write_node (damage, node);
  if (left_out)
    g_string_truncate (damage->text, start);
  else if (hit && damage->twice)
    {
      g_autofree char *again = g_strdup (damage->text->str + start + (last == '[' || last == '{' ? 0 : 1));

      g_string_append_printf (damage->text, ",%s", again);
    }
}

static void
write_node (Damage   *damage,
            JsonNode *node)
{
  const gboolean replaced = damage->next == damage->target && damage->replacement != NULL;
  const gsize start = damage->text->len;

  damage->next++;
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      g_string_append_c (damage->text, '{');
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, &member))
        write_child (damage, name, member);
      g_string_append_c (damage->text, '}');
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      g_string_append_c (damage->text, '[');
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        write_child (damage, NULL, json_array_get_element (json_node_get_array (node), i));
      g_string_append_c (damage->text, ']');
    }
  else
    {
      g_autofree char *value = json_to_string (node, FALSE);

      g_string_append (damage->text, value);
    }
  if (!replaced)
    return;
  if (g_str_equal (damage->text->str + start, damage->replacement))
    damage->free = TRUE;
  g_string_truncate (damage->text, start);
  g_string_append (damage->text, damage->replacement);
}

/* Asserts that @root is refused when it is damaged. */
static void
assert_damage_refused (JsonNode   *root,
                       guint       target,
                       const char *replacement,
                       gboolean    twice)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Damage damage = { .text = text, .replacement = replacement, .twice = twice, .target = target };
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = NULL;

  write_node (&damage, root);
  if (damage.free && replacement != NULL)
    return;
  save = load (text->str, text->len, &error);
  if (save != NULL)
    g_error ("node %u %s was taken: %s", target, replacement != NULL ? replacement : twice ? "twice" : "left out",
             text->str);
  g_assert_true (error->domain == OGC_ERROR);
  g_assert_true (g_str_has_prefix (error->message, "game"));
}

static guint
count_nodes (JsonNode *node)
{
  guint n = 1;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) values = json_object_get_values (json_node_get_object (node));

      for (GList *l = values; l != NULL; l = l->next)
        n += count_nodes (l->data);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      n += count_nodes (json_array_get_element (json_node_get_array (node), i));

  return n;
}

/* The number of the node that is the member @name of the root. The root is 0, and a node's descendants are numbered
 * before its next sibling. */
static guint
number_of (JsonObject *root,
           const char *name)
{
  g_autoptr (GList) names = json_object_get_members (root);
  guint n = 1;

  for (GList *l = names; !g_str_equal (l->data, name); l = l->next)
    n += count_nodes (json_object_get_member (root, l->data));

  return n;
}

/* A save is refused if any of its values is omitted, repeated, or replaced by something impossible. */
static void
test_damaged (void)
{
  static const char *const values[] = { "-1",   "1000000", "999999999999999999", "2.5",   "\"x\"",       "null",
                                        "{}",   "[]",      "true",               "false", "\"neutral\"", "\"0\"",
                                        "[[]]", "1e400",   "\"18446744073709551616\"" };

  for (guint n = 0; n < (g_test_slow () ? 2 : 1); n++)
    {
      g_autofree char *text = short_text (n == 0 ? 1 : 22, 40);
      g_autoptr (JsonNode) root = json_from_string (text, NULL);
      JsonObject *members = json_node_get_object (root);
      /* Some nodes of "tiles" are enough, because a digest protects it. */
      const guint first = number_of (members, "tiles");
      const guint last = first + count_nodes (json_object_get_member (members, "tiles"));
      const guint nodes = count_nodes (root);

      for (guint target = 1; target < nodes; target += GAME_FIXTURE_STEP)
        {
          if (target > first && target < last && target % 13 != 0)
            continue;
          assert_damage_refused (root, target, NULL, FALSE);
          assert_damage_refused (root, target, NULL, TRUE);
          for (guint i = target % 5; i < G_N_ELEMENTS (values); i += 5)
            assert_damage_refused (root, target, values[i], FALSE);
        }
      g_test_message ("%u values", nodes);
      g_assert_cmpuint (nodes, >, 500);
    }
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
  g_autoptr (OgcSave) save = NULL;

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
  g_autofree char *text = short_text (1, 40);
  g_autofree char *twice = g_strconcat (text, text, NULL);
  g_autoptr (GError) error = NULL;

  assert_changed (text, "gilded-compass-save", "gilded-compass-record", OGC_ERROR_FORMAT,
                  "this is “gilded-compass-record”");
  assert_changed (text, "\"version\":2", "\"version\":3", OGC_ERROR_VERSION,
                  "this file was saved by a newer version of the program");
  assert_changed (text, "\"rules\":2", "\"rules\":3", OGC_ERROR_VERSION,
                  "this game was started with version 3 of the rules, but this program knows them only up to "
                  "version 2.");
  assert_changed (text, "\"tile_digest\":\"", "\"tile_digest\":\"0", OGC_ERROR_RANGE, "tile_digest");
  assert_changed (text, "\"high\":4", "\"high\":5", OGC_ERROR_CONTENT,
                  "game, at tile_digest: the digest does not match the tiles in this file");
  assert_changed (text, "\"seed\":\"77\"", "\"seed\":\"78\"", OGC_ERROR_REFUSED, "is not legal there");
  assert_changed (text, "{\"do\":\"roll\"}", "{\"do\":\"pass\"}", OGC_ERROR_REFUSED,
                  "game, at decisions[0]: this decision is not legal there (rule not-asked).");
  assert_changed (text, "{\"do\":\"roll\"}", "{\"do\":\"roll\"},{\"do\":\"roll\"}", OGC_ERROR_REFUSED,
                  "game, at decisions[1]");
  assert_changed (text, "\"game\":\"compass\"", "\"game\":\"chess\"", OGC_ERROR_MEMBER,
                  "game, at game: expected one of: compass");
  assert_changed (text, "\"summary\":{\"round\":1", "\"summary\":{\"round\":2", OGC_ERROR_CONTENT,
                  "game, at summary: the decisions in this file lead to another position than when it was saved.");
  assert_changed (text, "\"digests\":[\"", "\"digests\":[\"x", OGC_ERROR_RANGE, "game, at digests[0]: ");
  assert_changed (text, "\"form\":\"", "\"form\":\"un", OGC_ERROR_MEMBER,
                  "game, at setup.form: expected one of: standard, neutral, fewer");
  assert_changed (text, "\"c\":\"", "\"c\":\"none\",\"d\":\"", OGC_ERROR_REFUSED,
                  "game, at setup: rule SET-2 does not allow this set-up.");
  g_assert_null (load (twice, strlen (twice), &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "game, line 2, column 1: there is more text after the end."));
}

/* Each digest is compared with the state to which the decisions lead. */
static void
test_digests (void)
{
  g_autofree char *text = short_text (1, 120);
  char *digest = strstr (text, "\"digests\":[") + strlen ("\"digests\":[\"");

  for (guint i = 0; i < 3; i++, digest += strlen ("0123456789abcdef\",\""))
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

/* SET-9: a game by older rules is continued by those rules, and says so when it is saved again. */
static void
test_older_rules (void)
{
  OgcSetup setup = game_fixture_setup (1, 77);
  g_autoptr (OgcSave) newest = game_fixture_play (ogc_tile_set_get_default (), &setup, 40, 0);
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (OgcSave) back = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  setup.older = 1;
  save = game_fixture_play (ogc_tile_set_get_default (), &setup, 40, 0);
  g_assert_false (ogc_state_same_rng (&save->start, &newest->start));
  text = game_fixture_text (save);
  g_assert_nonnull (strstr (text, "\"rules\":1,"));
  back = load (text, strlen (text), &error);
  g_assert_no_error (error);
  assert_same (save, back);
  assert_changed (text, "\"rules\":1,", "\"rules\":2,", OGC_ERROR_REFUSED, "is not legal there");
}

static OgcSave *
load_file (GFile   *file,
           GError **error)
{
  return ogc_save_load (file, error);
}

/* Everything in @folder as text: names, times and contents. */
static char *
fingerprint (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GString *text = g_string_new (NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *content = NULL;
      gsize length;
      g_autofree char *digest = NULL;
      GStatBuf status;

      g_assert_cmpint (g_stat (path, &status), ==, 0);
      g_assert_true (g_file_get_contents (path, &content, &length, NULL));
      digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) content, length);
      g_string_append_printf (text, "%s %ld %ld.%09ld %s\n", name, (long) status.st_ino, (long) status.st_mtim.tv_sec,
                              status.st_mtim.tv_nsec, digest);
    }

  return g_string_free (text, FALSE);
}

static void
test_files (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "a game.gildedcompass", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) missing = g_file_new_build_filename (folder, "none.gildedcompass", NULL);
  g_autoptr (GFile) nowhere = g_file_new_build_filename (folder, "none", "game.gildedcompass", NULL);
  g_autoptr (GFile) directory = g_file_new_for_path (folder);
  g_autoptr (GFile) endless = g_file_new_for_path ("/dev/zero");
  const OgcSetup setup = game_fixture_setup (9, 3);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 100, 0);
  g_autoptr (OgcSave) back = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (ogc_saved_game_write (OGC_SAVED_GAME (save), file, &error));
  g_assert_no_error (error);
  back = load_file (file, &error);
  g_assert_no_error (error);
  assert_same (save, back);

  g_assert_null (load_file (missing, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
  g_clear_error (&error);
  g_assert_null (load_file (directory, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
  g_clear_error (&error);
  g_assert_null (load_file (endless, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
  g_clear_error (&error);
  g_assert_false (ogc_saved_game_write (OGC_SAVED_GAME (save), nowhere, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_false (ogc_saved_game_write (OGC_SAVED_GAME (save), directory, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, folder));
}

/* If nothing more can be written, the old file stays as it was. A limit on the size of files simulates a full disk. */
static void
test_no_room (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "game.gildedcompass", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const OgcSetup setup = game_fixture_setup (9, 3);
  g_autoptr (OgcSave) first = game_fixture_play (ogc_tile_set_get_default (), &setup, 10, 0);
  g_autoptr (OgcSave) second = game_fixture_play (ogc_tile_set_get_default (), &setup, 50, 0);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  struct rlimit usual;
  struct rlimit tight;
  gboolean written;

  g_assert_true (ogc_saved_game_write (OGC_SAVED_GAME (first), file, NULL));
  before = fingerprint (folder);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  tight = usual;
  tight.rlim_cur = 4096;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  written = ogc_saved_game_write (OGC_SAVED_GAME (second), file, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &usual), ==, 0);

  g_assert_false (written);
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "game.gildedcompass could not be saved"));
  after = fingerprint (folder);
  g_assert_cmpstr (before, ==, after);
}

static void
finished_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GAsyncResult **out = data;

  *out = g_object_ref (result);
}

static void
test_async (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "game.gildedcompass", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const OgcSetup setup = game_fixture_setup (9, 3);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 100, 0);
  g_autoptr (OgcSavedGame) back = NULL;
  g_autoptr (GAsyncResult) written = NULL;
  g_autoptr (GAsyncResult) loaded = NULL;
  g_autoptr (GError) error = NULL;

  ogc_game_file_write_async (OGC_SAVED_GAME (save), file, finished_cb, &written);
  while (written == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ogc_game_file_write_finish (OGC_SAVED_GAME (save), written, &error));
  g_assert_no_error (error);

  ogc_game_file_load_async (file, NULL, finished_cb, &loaded);
  while (loaded == NULL)
    g_main_context_iteration (NULL, TRUE);
  back = ogc_game_file_load_finish (loaded, NULL, &error);
  g_assert_no_error (error);
  assert_same (save, OGC_SAVE (back));
}

/* A file names its game; one that does not is of this game. */
static void
test_game (void)
{
  g_autofree char *text = short_text (1, 40);
  g_auto (GStrv) parts = g_strsplit (text, "\"compass\"", 2);
  g_autofree char *other = g_strconcat (parts[0], "\"croquet\"", parts[1], NULL);
  g_autoptr (GBytes) known = g_bytes_new (text, strlen (text));
  g_autoptr (GBytes) unknown = g_bytes_new (other, strlen (other));
  g_autoptr (GBytes) nothing = g_bytes_new ("{}", 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSavedGame) game = ogc_game_file_parse ("a", known, &error);

  g_assert_no_error (error);
  g_assert_true (OGC_IS_SAVE (game));
  g_assert_cmpstr (ogc_saved_game_get_game (game), ==, "compass");
  g_assert_null (ogc_game_file_parse ("a", unknown, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_VERSION);
  g_assert_nonnull (strstr (error->message, "“croquet” is a game that this program does not know."));
  g_clear_error (&error);
  g_assert_null (ogc_game_file_parse ("a", nothing, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_MEMBER);
}

static void
test_failed_load_changes_nothing (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "game.gildedcompass", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = short_text (1, 40);

  for (gsize length = 0; length < strlen (text); length += 997)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      g_assert_true (g_file_set_contents (path, text, length, NULL));
      before = fingerprint (folder);
      g_assert_null (load_file (file, &error));
      after = fingerprint (folder);
      g_assert_cmpstr (before, ==, after);
    }
}

/* SET-9: a save of every version that was ever released can be loaded forever, and leads to the same state as then. */
static void
test_fixtures (void)
{
  static const struct {
    const char *name;
    guint       decisions;
    guint       position;
    guint       older;
    guint64     digest; /* except for what it says about older rules */
  } fixtures[] = {
    { "save-v1.gildedcompass", 120, 117, 1, G_GUINT64_CONSTANT (0x34d0dd37720e9ea3) },
    { "save-v1-over.gildedcompass", 331, 331, 1, G_GUINT64_CONSTANT (0x67f35799b2ee6b94) },
    { "save-v2.gildedcompass", 120, 117, 0, G_GUINT64_CONSTANT (0x8dff78430d7a3044) },
    { "save-v2-over.gildedcompass", 340, 340, 0, G_GUINT64_CONSTANT (0x0478a10dbaf6c314) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fixtures); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", fixtures[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) save = load_file (file, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (save->decisions->len, ==, fixtures[i].decisions);
      g_assert_cmpuint (save->position, ==, fixtures[i].position);
      g_assert_cmpuint (save->setup.older, ==, fixtures[i].older);
      save->state.setup.older = 0;
      g_assert_cmphex (ogc_state_digest (&save->state), ==, fixtures[i].digest);
      g_assert_cmpstr (save->seats[0].name, ==, "Ada");
    }
}

/* Saving takes at most 5 ms, loading the longest game 20 ms. */
static void
test_speed (void)
{
  const OgcSetup setup = { .seed = 5, .seats = 5, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_ILLUMINATI };
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
  gint64 saving = G_MAXINT64;
  gint64 loading = G_MAXINT64;

  for (guint i = 0; i < 20; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (GBytes) bytes = ogc_save_to_bytes (save);
      const gint64 middle = g_get_monotonic_time ();
      g_autoptr (OgcSave) back = ogc_save_from_bytes ("speed", bytes, NULL);

      saving = MIN (saving, middle - start);
      loading = MIN (loading, g_get_monotonic_time () - middle);
      g_assert_nonnull (back);
    }
  g_test_message ("%u decisions: saved in %.1f ms, loaded in %.1f ms", save->decisions->len, saving / 1000.0,
                  loading / 1000.0);
  g_test_minimized_result (loading / 1000.0, "ms to load");
  if (g_test_perf ())
    {
      g_assert_cmpint (saving, <, 5000);
      g_assert_cmpint (loading, <, 20000);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_game_kind_register (&ogc_compass_kind);

  g_test_add_func ("/save/round-trip", test_round_trip);
  g_test_add_func ("/save/truncated", test_truncated);
  g_test_add_func ("/save/damaged", test_damaged);
  g_test_add_func ("/save/refusals", test_refusals);
  g_test_add_func ("/save/digests", test_digests);
  g_test_add_func ("/save/older-rules", test_older_rules);
  g_test_add_func ("/save/files", test_files);
  g_test_add_func ("/save/no-room", test_no_room);
  g_test_add_func ("/save/async", test_async);
  g_test_add_func ("/save/game", test_game);
  g_test_add_func ("/save/failed-load-changes-nothing", test_failed_load_changes_nothing);
  g_test_add_func ("/save/fixtures", test_fixtures);
  g_test_add_func ("/save/speed", test_speed);

  return g_test_run ();
}
