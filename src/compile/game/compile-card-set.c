/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-set.h"

#include "compile-card-text.h"
#include "compile-game-resources.h"
#include "compile-names.h"
#include "ogc-format-version.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#define CARDS_FORMAT "compile-cards"
#define CARDS_VERSION 1
#define MAX_NOTE_LENGTH 400

const OgcName compile_card_set_names[] = {
  { "mn02", COMPILE_SET_MN02 },
  { "mn01", COMPILE_SET_MN01 },
  { NULL }
};

static const char * const resources[COMPILE_N_SETS] = {
  "/io/github/gilded_compass/GildedCompass/compile/mn02.json",
  "/io/github/gilded_compass/GildedCompass/compile/mn01.json",
};

struct _CompileCardSet
{
  GObject     parent_instance;

  CompileSet  cards;
  guint8      protocols[COMPILE_N_PROTOCOLS];
  char       *digest;
  char       *text; /* the protocols as JSON text; a json-glib tree could not be shared between threads */
};

G_DEFINE_FINAL_TYPE (CompileCardSet, compile_card_set, G_TYPE_OBJECT)

static void
read_note (OgcJsonReader *reader)
{
  if (ogc_json_reader_has (reader, "note"))
    ogc_json_reader_string (reader, "note", 0, MAX_NOTE_LENGTH);
}

static void
read_protocol (OgcJsonReader  *reader,
               CompileCardSet *self,
               guint           number)
{
  guint least = 0, n;

  ogc_json_reader_begin_object (reader, NULL);
  self->protocols[number] = ogc_json_reader_choice (reader, "protocol", compile_names_protocol);
  for (guint i = 0; i < number; i++)
    if (self->protocols[i] == self->protocols[number])
      ogc_json_reader_refuse (reader, "protocol", OGC_ERROR_CONTENT, _("this protocol is already listed above."));
  n = ogc_json_reader_begin_array (reader, "cards", COMPILE_CARDS_OF_PROTOCOL, COMPILE_CARDS_OF_PROTOCOL);
  for (guint i = 0; i < n; i++)
    {
      CompileText *text = &self->cards.texts[number][i];

      ogc_json_reader_begin_object (reader, NULL);
      /* Values ascend, and each leaves room for those after it. */
      text->value = ogc_json_reader_uint (reader, "value", least,
                                          COMPILE_MAX_VALUE + 1 + i - COMPILE_CARDS_OF_PROTOCOL);
      least = text->value + 1;
      read_note (reader);
      compile_card_text_read (reader, text);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
  ogc_json_reader_end (reader);
}

/* The cards have no padding, so their bytes are the same on every machine. */
static char *
make_digest (CompileCardSet *self)
{
  GChecksum *checksum = g_checksum_new (G_CHECKSUM_SHA256);
  char *digest;

  g_checksum_update (checksum, self->protocols, sizeof self->protocols);
  g_checksum_update (checksum, (const guchar *) &self->cards, sizeof self->cards);
  digest = g_strdup (g_checksum_get_string (checksum));
  g_checksum_free (checksum);

  return digest;
}

/* The member @name of the root: the list of protocols. */
static CompileCardSet *
read_set (OgcJsonReader *reader,
          const char    *name)
{
  g_autoptr (CompileCardSet) self = g_object_new (COMPILE_TYPE_CARD_SET, NULL);
  const guint n = ogc_json_reader_begin_array (reader, name, COMPILE_N_PROTOCOLS, COMPILE_N_PROTOCOLS);

  for (guint i = 0; i < n; i++)
    read_protocol (reader, self, i);
  ogc_json_reader_end (reader);
  if (ogc_json_reader_failed (reader))
    return NULL;
  self->digest = make_digest (self);
  self->text = json_to_string (json_object_get_member (json_node_get_object (ogc_json_reader_get_root (reader)), name),
                               FALSE);

  return g_steal_pointer (&self);
}

static gpointer
load_all (gpointer data)
{
  static CompileCardSet *sets[COMPILE_N_SETS];

  for (guint id = 0; id < COMPILE_N_SETS; id++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = g_resource_lookup_data (compile_game_get_resource (), resources[id],
                                                         G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

      if (bytes != NULL)
        sets[id] = compile_card_set_parse (resources[id], bytes, &error);
      if (sets[id] == NULL)
        g_error ("the cards that the program brings along are broken: %s", error->message);
    }

  return sets;
}

static void
compile_card_set_finalize (GObject *object)
{
  CompileCardSet *self = COMPILE_CARD_SET (object);

  g_free (self->digest);
  g_free (self->text);

  G_OBJECT_CLASS (compile_card_set_parent_class)->finalize (object);
}

static void
compile_card_set_class_init (CompileCardSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = compile_card_set_finalize;
}

static void
compile_card_set_init (CompileCardSet *self)
{
}

CompileCardSet *
compile_card_set_get (CompileSetId id)
{
  static GOnce once = G_ONCE_INIT;
  CompileCardSet **sets;

  g_return_val_if_fail (id < COMPILE_N_SETS, NULL);

  sets = g_once (&once, load_all, NULL);

  return sets[id];
}

CompileCardSet *
compile_card_set_parse (const char  *source,
                        GBytes      *bytes,
                        GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (CompileCardSet) self = NULL;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  ogc_format_version_check (reader, CARDS_FORMAT, CARDS_VERSION);
  read_note (reader);
  self = read_set (reader, "protocols");
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

CompileCardSet *
compile_card_set_read (OgcJsonReader *reader,
                       const char    *name)
{
  CompileCardSet *self;

  g_return_val_if_fail (reader != NULL && name != NULL, NULL);

  self = read_set (reader, name);
  for (guint id = 0; self != NULL && id < COMPILE_N_SETS; id++)
    if (g_str_equal (self->digest, compile_card_set_get (id)->digest))
      {
        g_object_unref (self);
        return g_object_ref (compile_card_set_get (id));
      }

  return self;
}

void
compile_card_set_write (CompileCardSet *self,
                        JsonBuilder    *builder,
                        const char     *name)
{
  g_return_if_fail (COMPILE_IS_CARD_SET (self));
  g_return_if_fail (builder != NULL && name != NULL);

  json_builder_set_member_name (builder, name);
  json_builder_add_value (builder, json_from_string (self->text, NULL));
}

const CompileSet *
compile_card_set_get_cards (CompileCardSet *self)
{
  g_return_val_if_fail (COMPILE_IS_CARD_SET (self), NULL);

  return &self->cards;
}

guint
compile_card_set_get_protocol (CompileCardSet *self,
                               guint           protocol)
{
  g_return_val_if_fail (COMPILE_IS_CARD_SET (self), 0);
  g_return_val_if_fail (protocol < COMPILE_N_PROTOCOLS, 0);

  return self->protocols[protocol];
}

const char *
compile_card_set_get_digest (CompileCardSet *self)
{
  g_return_val_if_fail (COMPILE_IS_CARD_SET (self), NULL);

  return self->digest;
}
