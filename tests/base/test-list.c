/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-list.h"

typedef struct {
  guint changes;
  guint position, removed, added;
} Changes;

static void
changed_cb (GListModel *model,
            guint       position,
            guint       removed,
            guint       added,
            Changes    *changes)
{
  changes->changes++;
  changes->position = position;
  changes->removed = removed;
  changes->added = added;
}

static gboolean
is_same (gconstpointer a,
         gconstpointer b)
{
  return g_str_equal (g_object_get_data ((GObject *) a, "name"), g_object_get_data ((GObject *) b, "name"));
}

/* A list with one item for each of @letters. */
static GPtrArray *
items (const char *letters)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (const char *letter = letters; *letter != '\0'; letter++)
    {
      GObject *item = g_object_new (G_TYPE_OBJECT, NULL);

      g_object_set_data_full (item, "name", g_strndup (letter, 1), g_free);
      g_ptr_array_add (items, item);
    }
  return items;
}

static char *
letters_of (GListStore *store)
{
  GString *letters = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (store), i);

      g_string_append (letters, g_object_get_data (item, "name"));
    }
  return g_string_free (letters, FALSE);
}

/* Syncing makes at most one change, as small as possible, after which the list holds what is wanted; this includes
 * empty lists. */
static void
test_sync (void)
{
  static const struct {
    const char *before, *wanted;
    guint       changes, position, removed, added;
  } cases[] = {
    { "", "", 0, 0, 0, 0 },      { "", "abc", 1, 0, 0, 3 },   { "abc", "", 1, 0, 3, 0 },   { "abc", "abc", 0, 0, 0, 0 },
    { "abc", "ab", 1, 2, 1, 0 }, { "abc", "bc", 1, 0, 1, 0 }, { "abc", "axc", 1, 1, 1, 1 }, { "ac", "abc", 1, 1, 0, 1 },
    { "abcd", "acbd", 1, 1, 2, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GListStore) store = g_list_store_new (G_TYPE_OBJECT);
      g_autoptr (GPtrArray) before = items (cases[i].before);
      g_autoptr (GPtrArray) wanted = items (cases[i].wanted);
      g_autofree char *letters = NULL;
      Changes changes = { 0 };

      ogc_list_sync (store, before, is_same, NULL);
      g_signal_connect (store, "items-changed", G_CALLBACK (changed_cb), &changes);
      ogc_list_sync (store, wanted, is_same, NULL);
      letters = letters_of (store);
      g_assert_cmpstr (letters, ==, cases[i].wanted);
      g_assert_cmpuint (changes.changes, ==, cases[i].changes);
      g_assert_cmpuint (changes.position, ==, cases[i].position);
      g_assert_cmpuint (changes.removed, ==, cases[i].removed);
      g_assert_cmpuint (changes.added, ==, cases[i].added);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/list/sync", test_sync);

  return g_test_run ();
}
