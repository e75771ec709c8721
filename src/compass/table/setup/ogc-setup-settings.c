/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-settings.h"

#include "ogc-names.h"

static GVariant *
save_seats (OgcSetupDraft *draft)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(sss)"));

  for (unsigned n = 0; n < ogc_setup_draft_get_n_seats (draft); n++)
    {
      g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (ogc_setup_draft_get_seats (draft), n);

      g_variant_builder_add (&builder, "(sss)", ogc_setup_seat_get_name (seat), ogc_setup_seat_get_emblem (seat),
                             ogc_setup_seat_get_kind (seat));
    }
  return g_variant_builder_end (&builder);
}

static void
restore_seats (OgcSetupDraft *draft,
               GVariantDict  *dict)
{
  g_autoptr (GVariant) list = g_variant_dict_lookup_value (dict, "seats", G_VARIANT_TYPE ("a(sss)"));
  gsize n_seats = list != NULL ? g_variant_n_children (list) : 0;
  OgcSeatSpec seats[OGC_MAX_SEATS];

  if (n_seats < OGC_MIN_SEATS || n_seats > OGC_MAX_SEATS)
    return;
  for (gsize n = 0; n < n_seats; n++)
    g_variant_get_child (list, n, "(&s&s&s)", &seats[n].name, &seats[n].emblem, &seats[n].kind);
  ogc_setup_draft_set_seats (draft, seats, (unsigned) n_seats);
}

/* The value whose name is stored, or @usual. */
static unsigned
restore_name (GVariantDict  *dict,
              const char    *key,
              const OgcName *table,
              unsigned       usual)
{
  const char *name;
  guint found;

  if (g_variant_dict_lookup (dict, key, "&s", &name) && ogc_name_find (table, name, &found) && found != OGC_NO_BUILDING)
    return found;
  return usual;
}

static void
restore_start (OgcSetupDraft *draft,
               GVariantDict  *dict)
{
  g_autoptr (OgcSetupSeat) seat = NULL;
  int start;

  if (!g_variant_dict_lookup (dict, "start", "i", &start))
    return;
  if (start >= 0)
    seat = g_list_model_get_item (ogc_setup_draft_get_seats (draft), (guint) start);
  ogc_setup_draft_set_start (draft, seat);
}

GVariant *
ogc_setup_settings_save (OgcSetupDraft *draft)
{
  GVariantDict dict = G_VARIANT_DICT_INIT (NULL);
  OgcSetupSeat *start;

  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (draft), NULL);

  start = ogc_setup_draft_get_start (draft);
  g_variant_dict_insert_value (&dict, "seats", save_seats (draft));
  g_variant_dict_insert (&dict, "form", "s", ogc_name_of (ogc_names_form, ogc_setup_draft_get_wished_form (draft)));
  g_variant_dict_insert (&dict, "b", "s", ogc_name_of (ogc_names_b, ogc_setup_draft_get_b (draft)));
  g_variant_dict_insert (&dict, "c", "s", ogc_name_of (ogc_names_c, ogc_setup_draft_get_c (draft)));
  g_variant_dict_insert (&dict, "start", "i", start != NULL ? ogc_setup_draft_index_of (draft, start) : -1);
  return g_variant_dict_end (&dict);
}

void
ogc_setup_settings_restore (OgcSetupDraft *draft,
                            GVariant      *saved)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (saved);

  g_return_if_fail (OGC_IS_SETUP_DRAFT (draft));
  g_return_if_fail (g_variant_is_of_type (saved, G_VARIANT_TYPE_VARDICT));

  restore_seats (draft, &dict);
  ogc_setup_draft_set_form (draft,
                            restore_name (&dict, "form", ogc_names_form, ogc_setup_draft_get_wished_form (draft)));
  ogc_setup_draft_set_b (draft, restore_name (&dict, "b", ogc_names_b, ogc_setup_draft_get_b (draft)));
  ogc_setup_draft_set_c (draft, restore_name (&dict, "c", ogc_names_c, ogc_setup_draft_get_c (draft)));
  restore_start (draft, &dict);
}
