/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-setup-draft.h"

#include <glib/gi18n.h>

#include "ogc-error.h"
#include "ogc-escape.h"
#include "ogc-seat-kind.h"

/* Names of computer players, the same in every language. */
static const char *const usual_names[COMPILE_N_SIDES] = { "Ada", "Belzoni" };
static const char *const emblems[COMPILE_N_SIDES] = { "compass", "key" };

static void
set_string (char       **field,
            const char  *value)
{
  g_free (*field);
  *field = g_strdup (value);
}

void
compile_setup_draft_init (CompileSetupDraft *self)
{
  g_autofree char *person = ogc_seat_dup_person_name ();
  const gboolean taken = g_str_equal (person, usual_names[0]);

  g_return_if_fail (self != NULL);

  *self = (CompileSetupDraft) { .set = COMPILE_SET_MN02, .first = COMPILE_RANDOM_SIDE, .control = TRUE };
  self->seats[0] = (OgcSeatSpec) { g_strdup (person), (char *) emblems[0], g_strdup (OGC_SEAT_PERSON) };
  self->seats[1] = (OgcSeatSpec) { g_strdup (usual_names[taken ? 1 : 0]), (char *) emblems[1],
                                   g_strdup (OGC_SEAT_KIND_EASY_COMPUTER) };
  compile_setup_draft_new_seed (self);
}

void
compile_setup_draft_clear (CompileSetupDraft *self)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_clear_pointer (&self->seats[side].name, g_free);
      g_clear_pointer (&self->seats[side].kind, g_free);
    }
  g_clear_pointer (&self->seed, g_free);
}

void
compile_setup_draft_new_seed (CompileSetupDraft *self)
{
  g_free (self->seed);
  /* 32 bits: short enough to read aloud. */
  self->seed = g_strdup_printf ("%" G_GUINT32_FORMAT, g_random_int ());
}

GVariant *
compile_setup_draft_save (CompileSetupDraft *self)
{
  GVariantBuilder seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  GVariantDict dict = G_VARIANT_DICT_INIT (NULL);

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    g_variant_builder_add (&seats, "(ss)", self->seats[side].name, self->seats[side].kind);
  g_variant_dict_insert_value (&dict, "seats", g_variant_builder_end (&seats));
  g_variant_dict_insert (&dict, "cards", "s", ogc_name_of (compile_card_set_names, self->set));
  g_variant_dict_insert (&dict, "first", "i", self->first < COMPILE_N_SIDES ? (int) self->first : -1);
  g_variant_dict_insert (&dict, "control", "b", self->control);
  return g_variant_dict_end (&dict);
}

static gboolean
is_offered (const char *kind)
{
  return g_str_equal (kind, OGC_SEAT_PERSON) || ogc_seat_kind_get_strength (kind) > 0;
}

static void
restore_seats (CompileSetupDraft *self,
               GVariantDict      *dict)
{
  g_autoptr (GVariant) seats = g_variant_dict_lookup_value (dict, "seats", G_VARIANT_TYPE ("a(ss)"));

  if (seats == NULL || g_variant_n_children (seats) != COMPILE_N_SIDES)
    return;
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      const char *name, *kind;

      g_variant_get_child (seats, side, "(&s&s)", &name, &kind);
      set_string (&self->seats[side].name, name);
      set_string (&self->seats[side].kind, is_offered (kind) ? kind : OGC_SEAT_KIND_USUAL_COMPUTER);
    }
}

void
compile_setup_draft_restore (CompileSetupDraft *self,
                             GVariant          *saved)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (saved);
  const char *cards;
  guint set;
  int first;

  g_return_if_fail (g_variant_is_of_type (saved, G_VARIANT_TYPE_VARDICT));

  restore_seats (self, &dict);
  if (g_variant_dict_lookup (&dict, "cards", "&s", &cards) && ogc_name_find (compile_card_set_names, cards, &set))
    self->set = (CompileSetId) set;
  if (g_variant_dict_lookup (&dict, "first", "i", &first))
    self->first = first >= 0 && first < COMPILE_N_SIDES ? (unsigned) first : COMPILE_RANDOM_SIDE;
  g_variant_dict_lookup (&dict, "control", "b", &self->control);
}

/* The seats with their names as displayed; free the names. */
static void
tidy_seats (CompileSetupDraft *self,
            OgcSeatSpec       *seats)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      seats[side] = self->seats[side];
      seats[side].name = g_strstrip (ogc_clean_name (self->seats[side].name));
    }
}

static void
free_names (OgcSeatSpec *seats)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    g_free (seats[side].name);
}

static gboolean
parse_seed (const char *text,
            guint64    *seed)
{
  g_autofree char *typed = g_strstrip (g_strdup (text));

  return g_ascii_string_to_unsigned (typed, 10, 0, G_MAXUINT64, seed, NULL);
}

char *
compile_setup_draft_dup_problem (CompileSetupDraft *self)
{
  OgcSeatSpec seats[COMPILE_N_SIDES];
  char *problem = NULL;
  guint64 seed;

  tidy_seats (self, seats);
  for (unsigned side = 0; side < COMPILE_N_SIDES && problem == NULL; side++)
    problem = ogc_seat_dup_name_problem (seats, side);
  free_names (seats);
  if (problem == NULL && !parse_seed (self->seed, &seed))
    problem = g_strdup_printf (_("The seed must be a whole number from 0 to %s. Type one, or draw a new one."),
                               "18446744073709551615");
  return problem;
}

CompileGame *
compile_setup_draft_begin (CompileSetupDraft  *self,
                           GError            **error)
{
  g_autofree char *problem = compile_setup_draft_dup_problem (self);
  OgcSeatSpec seats[COMPILE_N_SIDES];
  CompileSetup setup = { .first = (uint8_t) self->first, .no_control = !self->control };
  CompileGame *game;
  guint64 seed;

  if (problem != NULL)
    {
      g_set_error_literal (error, OGC_ERROR, OGC_ERROR_CONTENT, problem);
      return NULL;
    }
  parse_seed (self->seed, &seed);
  setup.seed = seed;
  tidy_seats (self, seats);
  game = compile_game_new (compile_card_set_get (self->set), &setup, seats, error);
  free_names (seats);
  return game;
}
