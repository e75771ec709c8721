/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-file.h"

#define PIECE (1024 * 1024) /* bytes that are read at a time */

#define SLOW_TYPE_STREAM (slow_stream_get_type ())
G_DECLARE_FINAL_TYPE (SlowStream, slow_stream, SLOW, STREAM, GFileInputStream)

struct _SlowStream
{
  GFileInputStream parent_instance;

  GInputStream    *stream;
  SlowFileFunc     pause;
};

G_DEFINE_FINAL_TYPE (SlowStream, slow_stream, G_TYPE_FILE_INPUT_STREAM)

static gssize
read_piece (GInputStream  *stream,
            void          *buffer,
            gsize          count,
            GCancellable  *cancellable,
            GError       **error)
{
  SLOW_STREAM (stream)->pause (TRUE);
  return g_input_stream_read (SLOW_STREAM (stream)->stream, buffer, MIN (count, PIECE), cancellable, error);
}

static void
slow_stream_finalize (GObject *object)
{
  g_object_unref (SLOW_STREAM (object)->stream);

  G_OBJECT_CLASS (slow_stream_parent_class)->finalize (object);
}

static void
slow_stream_class_init (SlowStreamClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = slow_stream_finalize;
  G_INPUT_STREAM_CLASS (klass)->read_fn = read_piece;
}

static void
slow_stream_init (SlowStream *self)
{
}

#define SLOW_TYPE_FILE (slow_file_get_type ())
G_DECLARE_FINAL_TYPE (SlowFile, slow_file, SLOW, FILE, GObject)

struct _SlowFile
{
  GObject      parent_instance;

  GFile       *file;
  SlowFileFunc pause;
};

static void file_init (GFileIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SlowFile, slow_file, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_FILE, file_init))

/* Returns the file after the pause. */
static GFile *
await (GFile *file)
{
  SLOW_FILE (file)->pause (FALSE);
  return SLOW_FILE (file)->file;
}

static GFile *
copy (GFile *file)
{
  return slow_file_new (SLOW_FILE (file)->file, SLOW_FILE (file)->pause);
}

static guint
hash (GFile *file)
{
  return g_file_hash (SLOW_FILE (file)->file);
}

static gboolean
equal (GFile *one,
       GFile *other)
{
  return g_file_equal (SLOW_FILE (one)->file, SLOW_FILE (other)->file);
}

static gboolean
is_native (GFile *file)
{
  return FALSE;
}

static char *
get_basename (GFile *file)
{
  return g_file_get_basename (SLOW_FILE (file)->file);
}

static char *
get_path (GFile *file)
{
  return NULL;
}

static char *
get_uri (GFile *file)
{
  g_autofree char *name = get_basename (file);

  return g_strconcat ("slow:///", name, NULL);
}

static GFile *
get_parent (GFile *file)
{
  return NULL;
}

static GFileInfo *
query_info (GFile               *file,
            const char          *attributes,
            GFileQueryInfoFlags  flags,
            GCancellable        *cancellable,
            GError             **error)
{
  return g_file_query_info (await (file), attributes, flags, cancellable, error);
}

static GFileInputStream *
read_file (GFile         *file,
           GCancellable  *cancellable,
           GError       **error)
{
  GFileInputStream *stream = g_file_read (SLOW_FILE (file)->file, cancellable, error);
  SlowStream *slow;

  if (stream == NULL)
    return NULL;
  slow = g_object_new (SLOW_TYPE_STREAM, NULL);
  slow->stream = G_INPUT_STREAM (stream);
  slow->pause = SLOW_FILE (file)->pause;
  return G_FILE_INPUT_STREAM (slow);
}

static GFileOutputStream *
replace (GFile             *file,
         const char        *etag,
         gboolean           make_backup,
         GFileCreateFlags   flags,
         GCancellable      *cancellable,
         GError           **error)
{
  return g_file_replace (await (file), etag, make_backup, flags, cancellable, error);
}

static void
file_init (GFileIface *iface)
{
  iface->dup = copy;
  iface->hash = hash;
  iface->equal = equal;
  iface->is_native = is_native;
  iface->get_basename = get_basename;
  iface->get_path = get_path;
  iface->get_uri = get_uri;
  iface->get_parse_name = get_uri;
  iface->get_parent = get_parent;
  iface->query_info = query_info;
  iface->read_fn = read_file;
  iface->replace = replace;
}

static void
slow_file_finalize (GObject *object)
{
  g_object_unref (SLOW_FILE (object)->file);

  G_OBJECT_CLASS (slow_file_parent_class)->finalize (object);
}

static void
slow_file_class_init (SlowFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = slow_file_finalize;
}

static void
slow_file_init (SlowFile *self)
{
}

GFile *
slow_file_new (GFile        *file,
               SlowFileFunc  pause)
{
  SlowFile *self = g_object_new (SLOW_TYPE_FILE, NULL);

  self->file = g_object_ref (file);
  self->pause = pause;
  return G_FILE (self);
}
