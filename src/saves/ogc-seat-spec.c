/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-spec.h"

#include <glib/gi18n.h>

#include "ogc-error.h"
#include "ogc-escape.h"

OgcSeatSpec
ogc_seat_spec_copy (const OgcSeatSpec *self)
{
  return (OgcSeatSpec) { g_strdup (self->name), g_strdup (self->emblem), g_strdup (self->kind) };
}

void
ogc_seat_spec_clear (OgcSeatSpec *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->emblem, g_free);
  g_clear_pointer (&self->kind, g_free);
}

OgcSeatSpec
ogc_seat_spec_read (OgcJsonReader *reader)
{
  OgcSeatSpec self;

  self.name = (char *) ogc_json_reader_name (reader, "name", OGC_MAX_NAME_LENGTH);
  self.emblem = (char *) ogc_json_reader_id (reader, "emblem");
  self.kind = (char *) ogc_json_reader_id (reader, "kind");

  return self;
}

void
ogc_seat_spec_write (const OgcSeatSpec *self,
                     JsonBuilder       *builder)
{
  ogc_json_write_string (builder, "name", self->name);
  ogc_json_write_string (builder, "emblem", self->emblem);
  ogc_json_write_string (builder, "kind", self->kind);
}

void
ogc_seats_read (OgcJsonReader *reader,
                unsigned       n,
                OgcSeatSpec   *seats)
{
  n = ogc_json_reader_begin_array (reader, "seats", n, n);
  for (unsigned seat = 0; seat < n; seat++)
    {
      OgcSeatSpec spec;

      ogc_json_reader_begin_object (reader, NULL);
      spec = ogc_seat_spec_read (reader);
      seats[seat] = ogc_seat_spec_copy (&spec);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

void
ogc_seats_write (JsonBuilder       *builder,
                 unsigned           n,
                 const OgcSeatSpec *seats)
{
  ogc_json_begin_array (builder, "seats");
  for (unsigned seat = 0; seat < n; seat++)
    {
      json_builder_begin_object (builder);
      ogc_seat_spec_write (&seats[seat], builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

char *
ogc_seat_dup_person_name (void)
{
  const char *real = g_get_real_name ();

  if (real == NULL || *real == '\0' || g_str_equal (real, "Unknown") || g_str_equal (real, "root")
      || !g_utf8_validate (real, -1, NULL) || g_utf8_strlen (real, -1) > OGC_MAX_NAME_LENGTH)
    return g_strdup (C_("seat name", "Explorer"));
  return ogc_clean_name (real);
}

int
ogc_seat_find_only_person (const OgcSeatSpec *seats,
                           unsigned           n)
{
  int person = -1;

  g_return_val_if_fail (seats != NULL, -1);

  for (unsigned seat = 0; seat < n; seat++)
    {
      if (!g_str_equal (seats[seat].kind, OGC_SEAT_PERSON))
        continue;
      if (person >= 0)
        return -1;
      person = (int) seat;
    }
  return person;
}

char *
ogc_seat_dup_name_problem (const OgcSeatSpec *seats,
                           unsigned           n)
{
  g_return_val_if_fail (seats != NULL, NULL);

  if (*seats[n].name == '\0')
    return g_strdup_printf (_("Player %u has no name. Enter one."), n + 1);
  if (g_utf8_strlen (seats[n].name, -1) > OGC_MAX_NAME_LENGTH)
    return g_strdup_printf (ngettext ("The name of player %u is too long. Use %u letter at most.",
                                      "The name of player %u is too long. Use %u letters at most.",
                                      OGC_MAX_NAME_LENGTH),
                            n + 1, OGC_MAX_NAME_LENGTH);
  for (unsigned other = 0; other < n; other++)
    {
      g_autofree char *a = g_utf8_casefold (seats[other].name, -1);
      g_autofree char *b = g_utf8_casefold (seats[n].name, -1);

      if (g_str_equal (a, b))
        return g_strdup_printf (_("Two players are called “%s”. Give one of them another name."), seats[n].name);
    }
  return NULL;
}

void
ogc_seat_refuse_kind (const char  *source,
                      unsigned     n,
                      const char  *kind,
                      GError     **error)
{
  g_autofree char *sentence = g_strdup_printf (_("there is no player “%s”."), kind);
  g_autofree char *place = g_strdup_printf ("seats[%u].kind", n);

  g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s, at %s: %s"), source, place, sentence);
}
