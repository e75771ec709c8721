/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-set.h"

#include "compile-card-text.h"
#include "compile-game-resources.h"
#include "compile-names.h"
#include "ogc-file.h"

#include <glib/gi18n.h>

#define CARDS_FORMAT "compile-cards"
#define CARDS_VERSION 1
#define MAX_NOTE_LENGTH 400

static const char * const resources[COMPILE_N_SETS] = {
  "/io/github/gilded_compass/GildedCompass/compile/mn02.json",
  "/io/github/gilded_compass/GildedCompass/compile/mn01.json",
};

struct _CompileCardSet {
  GObject     parent_instance;

  CompileSet  cards;
  guint8      protocols[COMPILE_N_PROTOCOLS];
  char       *digest;
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
      text->value = ogc_json_reader_uint (reader, "value", least, COMPILE_MAX_VALUE);
      least = text->value + 1;
      read_note (reader);
      compile_card_text_read (reader, text);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
  ogc_json_reader_end (reader);
}

/* The cards are bytes without padding, the same on every machine. */
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
compile_card_set_load (GFile   *file,
                       GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = ogc_file_read (file, error);
  if (bytes == NULL)
    return NULL;
  name = ogc_file_name (file);

  return compile_card_set_parse (name, bytes, error);
}

CompileCardSet *
compile_card_set_parse (const char  *source,
                        GBytes      *bytes,
                        GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (CompileCardSet) self = NULL;
  guint n;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  self = g_object_new (COMPILE_TYPE_CARD_SET, NULL);
  ogc_json_reader_check_format (reader, CARDS_FORMAT, CARDS_VERSION);
  read_note (reader);
  n = ogc_json_reader_begin_array (reader, "protocols", COMPILE_N_PROTOCOLS, COMPILE_N_PROTOCOLS);
  for (guint i = 0; i < n; i++)
    read_protocol (reader, self, i);
  ogc_json_reader_end (reader);
  if (!ogc_json_reader_close (reader, error))
    return NULL;
  self->digest = make_digest (self);

  return g_steal_pointer (&self);
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
