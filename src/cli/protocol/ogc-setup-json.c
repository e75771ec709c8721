/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-json.h"

#include <glib/gi18n.h>

static const OgcName random_names[] = {
  { "random", OGC_RANDOM_SEAT },
  { NULL }
};

void
ogc_setup_read (OgcJsonReader *reader,
                const char    *name,
                OgcSetup      *setup)
{
  OgcRule rule;

  g_return_if_fail (reader != NULL);
  g_return_if_fail (setup != NULL);

  *setup = (OgcSetup) { 0 };
  ogc_json_reader_begin_object (reader, name);
  setup->seats = ogc_json_reader_uint (reader, "seats", OGC_MIN_SEATS, OGC_MAX_SEATS);
  setup->form = ogc_json_reader_choice (reader, "form", ogc_names_form);
  setup->b = ogc_json_reader_choice (reader, "b", ogc_names_b);
  setup->c = ogc_json_reader_choice (reader, "c", ogc_names_c);
  setup->start_seat = ogc_json_reader_is_string (reader, "start")
                        ? ogc_json_reader_choice (reader, "start", random_names)
                        : ogc_json_reader_uint (reader, "start", 0, OGC_MAX_SEATS - 1);
  rule = ogc_setup_check (setup);
  if (rule != OGC_RULE_NONE && !ogc_json_reader_failed (reader))
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_REFUSED, _("rule %s does not allow this set-up."),
                            ogc_name_of (ogc_names_rule, rule));
  ogc_json_reader_end (reader);
}

void
ogc_setup_write (JsonBuilder    *builder,
                 const char     *name,
                 const OgcSetup *setup)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (setup != NULL);

  ogc_json_begin_object (builder, name);
  ogc_json_write_uint (builder, "seats", setup->seats);
  ogc_json_write_choice (builder, "form", ogc_names_form, setup->form);
  ogc_json_write_choice (builder, "b", ogc_names_b, setup->b);
  ogc_json_write_choice (builder, "c", ogc_names_c, setup->c);
  if (setup->start_seat == OGC_RANDOM_SEAT)
    ogc_json_write_string (builder, "start", "random");
  else
    ogc_json_write_uint (builder, "start", setup->start_seat);
  json_builder_end_object (builder);
}
