/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-list.h"

static GPtrArray *
items_of (GListStore *store)
{
  const unsigned n = g_list_model_get_n_items (G_LIST_MODEL (store));
  GPtrArray *items = g_ptr_array_new_full (n, g_object_unref);

  for (unsigned i = 0; i < n; i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (store), i));
  return items;
}

/* Takes the first item out of @kept that stands for the same as @item, or returns NULL. Holes are NULL. */
static gpointer
steal_same (GPtrArray  *kept,
            gpointer    item,
            GEqualFunc  same)
{
  for (unsigned i = 0; i < kept->len; i++)
    {
      gpointer candidate = g_ptr_array_index (kept, i);

      if (candidate != NULL && same (candidate, item))
        {
          g_ptr_array_index (kept, i) = NULL;
          return candidate;
        }
    }
  return NULL;
}

/* @wanted, with every item replaced by the kept one for the same thing, if there is one. */
static GPtrArray *
merge_items (GPtrArray     *before,
             GPtrArray     *wanted,
             GEqualFunc     same,
             OgcListUpdate  update)
{
  g_autoptr (GPtrArray) left = g_ptr_array_copy (before, NULL, NULL);
  GPtrArray *merged = g_ptr_array_new_full (wanted->len, g_object_unref);

  g_ptr_array_set_free_func (left, NULL);
  for (unsigned i = 0; i < wanted->len; i++)
    {
      gpointer item = g_ptr_array_index (wanted, i);
      gpointer kept = steal_same (left, item, same);

      if (kept != NULL && update != NULL)
        update (kept, item);
      g_ptr_array_add (merged, g_object_ref (kept != NULL ? kept : item));
    }
  return merged;
}

void
ogc_list_sync (GListStore    *store,
               GPtrArray     *wanted,
               GEqualFunc     same,
               OgcListUpdate  update)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  unsigned start = 0, removed, added;

  g_return_if_fail (G_IS_LIST_STORE (store));
  g_return_if_fail (wanted != NULL && same != NULL);

  before = items_of (store);
  after = merge_items (before, wanted, same, update);
  removed = before->len;
  added = after->len;
  while (start < removed && start < added && g_ptr_array_index (before, start) == g_ptr_array_index (after, start))
    start++;
  while (removed > start && added > start
         && g_ptr_array_index (before, removed - 1) == g_ptr_array_index (after, added - 1))
    {
      removed--;
      added--;
    }
  if (removed > start || added > start)
    g_list_store_splice (store, start, removed - start, added > start ? after->pdata + start : NULL, added - start);
}
