/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-decisions.h"

#include <glib/gi18n.h>
#include <string.h>

/* The number of decisions between two digests; there is another digest at the end. */
#define DIGEST_STEP 50
#define DIGEST_LENGTH 16

static gpointer
get_nth (GArray *decisions,
         guint   n)
{
  return decisions->data + n * g_array_get_element_size (decisions);
}

static char *
dup_digest (const OgcSaveRules *rules,
            gconstpointer       state)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", rules->digest (state));
}

/* Refuses digest @index unless it is that of @state. */
static void
compare_digest (const OgcSaveRules  *rules,
                OgcJsonReader       *reader,
                const char         **digests,
                guint                index,
                gconstpointer        state)
{
  g_autofree char *digest = dup_digest (rules, state);
  g_autofree char *place = g_strdup_printf ("digests[%u]", index);

  if (!g_str_equal (digest, digests[index]))
    ogc_save_refuse_outcome (reader, place);
}

static void
write_digest (const OgcSaveRules *rules,
              JsonBuilder        *builder,
              gconstpointer       state)
{
  g_autofree char *digest = dup_digest (rules, state);

  ogc_json_write_string (builder, NULL, digest);
}

guint
ogc_save_read_rules (const OgcSaveRules *rules,
                     OgcJsonReader      *reader)
{
  const guint version = ogc_json_reader_uint (reader, "rules", 1, G_MAXINT32);

  if (version > rules->version)
    ogc_json_reader_refuse (reader, "rules", OGC_ERROR_VERSION,
                            _("this game was started with version %u of the rules, but this program knows them only "
                              "up to version %u. Update the program to open it."),
                            version, rules->version);

  return version < rules->version ? version : 0;
}

void
ogc_save_decisions_read (const OgcSaveRules *rules,
                         OgcJsonReader      *reader,
                         GArray             *decisions)
{
  const guint n = ogc_json_reader_begin_array (reader, "decisions", 0, OGC_MAX_GAME_DECISIONS);

  g_array_set_size (decisions, n);
  for (guint i = 0; i < n; i++)
    rules->read (reader, NULL, get_nth (decisions, i));
  ogc_json_reader_end (reader);
}

void
ogc_save_decisions_write (const OgcSaveRules *rules,
                          JsonBuilder        *builder,
                          GArray             *decisions)
{
  ogc_json_begin_array (builder, "decisions");
  for (guint i = 0; i < decisions->len; i++)
    rules->write (builder, NULL, get_nth (decisions, i));
  json_builder_end_array (builder);
}

void
ogc_save_decisions_read_steps (const OgcSaveRules *rules,
                               OgcJsonReader      *reader,
                               const char * const *others,
                               GArray             *decisions)
{
  const guint n = ogc_json_reader_begin_array (reader, "steps", 0, OGC_MAX_GAME_DECISIONS);

  g_array_set_size (decisions, n);
  for (guint i = 0; i < n; i++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      rules->read (reader, "decision", get_nth (decisions, i));
      for (const char * const *other = others; *other != NULL; other++)
        ogc_json_reader_skip (reader, *other);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

const char **
ogc_save_decisions_read_digests (OgcJsonReader *reader,
                                 guint          n)
{
  const guint n_digests = n / DIGEST_STEP + 1;
  const char **digests = g_new0 (const char *, n_digests);

  ogc_json_reader_begin_array (reader, "digests", n_digests, n_digests);
  for (guint i = 0; i < n_digests; i++)
    digests[i] = ogc_json_reader_string (reader, NULL, DIGEST_LENGTH, DIGEST_LENGTH);
  ogc_json_reader_end (reader);

  return digests;
}

void
ogc_save_decisions_write_digests (const OgcSaveRules *rules,
                                  JsonBuilder        *builder,
                                  GArray             *decisions,
                                  gconstpointer       start)
{
  g_autofree gpointer state = g_memdup2 (start, rules->state_size);

  ogc_json_begin_array (builder, "digests");
  for (guint i = 0; i < decisions->len; i++)
    {
      rules->take (state, get_nth (decisions, i));
      if ((i + 1) % DIGEST_STEP == 0)
        write_digest (rules, builder, state);
    }
  write_digest (rules, builder, state);
  json_builder_end_array (builder);
}

void
ogc_save_decisions_play (const OgcSaveRules  *rules,
                         OgcJsonReader       *reader,
                         const char          *name,
                         GArray              *decisions,
                         guint                position,
                         const char         **digests,
                         gpointer             state)
{
  const guint n = decisions->len;
  g_autofree gpointer now = g_memdup2 (state, rules->state_size);

  for (guint i = 0; i <= n; i++)
    {
      guint rule;

      if (i == position)
        memcpy (state, now, rules->state_size);
      if (digests != NULL && i > 0 && i % DIGEST_STEP == 0)
        compare_digest (rules, reader, digests, i / DIGEST_STEP - 1, now);
      if (digests != NULL && i == n)
        compare_digest (rules, reader, digests, n / DIGEST_STEP, now);
      if (i == n || ogc_json_reader_failed (reader))
        return;
      rule = rules->take (now, get_nth (decisions, i));
      if (rule != 0)
        {
          ogc_save_refuse_decision (rules, reader, name, i, rule);
          return;
        }
    }
}

void
ogc_save_refuse_decision (const OgcSaveRules *rules,
                          OgcJsonReader      *reader,
                          const char         *name,
                          guint               index,
                          guint               rule)
{
  g_autofree char *place = g_strdup_printf ("%s[%u]", name, index);

  /* TRANSLATORS: a rule's identifier, such as ARC-2 */
  ogc_json_reader_refuse (reader, place, OGC_ERROR_REFUSED, _("this decision is not legal there (rule %s)."),
                          ogc_name_of (rules->rule_names, rule));
}

void
ogc_save_refuse_outcome (OgcJsonReader *reader,
                         const char    *name)
{
  ogc_json_reader_refuse (reader, name, OGC_ERROR_CONTENT,
                          _("the decisions in this file lead to another position than when it was saved."));
}
