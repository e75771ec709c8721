/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-closing.h"

#include <glib/gi18n.h>

#include "ogc-dialog.h"

/* How many seconds saving may take before the person is asked whether to keep waiting. */
#define PATIENCE 4

struct _OgcClosing
{
  GObject parent_instance;

  GtkWindow  *window; /* weak: NULL once it has gone */
  OgcSession *session;
  gboolean    begun;
  gboolean    saving; /* saving is not finished yet */
  gboolean    asked;  /* the question whether to close anyway is open */
  guint       patience;
};

enum {
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcClosing, ogc_closing, G_TYPE_OBJECT)

static void
end_closing (OgcClosing    *self,
             OgcClosingEnd  how)
{
  self->begun = FALSE;
  g_signal_emit (self, signals[ENDED], 0, how);
}

static void
failure_answered_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      user_data)
{
  g_autoptr (OgcClosing) self = user_data;
  const int answer = ogc_dialog_ask_finish (result);

  if (self->window == NULL)
    return;
  self->asked = FALSE;
  end_closing (self, answer == 1 ? OGC_CLOSING_UNSAVED : OGC_CLOSING_STAYED);
}

static void
closed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  const char * const answers[] = { _("_Cancel"), _("Close _Without Saving"), NULL };
  g_autoptr (OgcClosing) self = user_data;
  g_autoptr (GError) error = NULL;

  self->saving = FALSE;
  g_clear_handle_id (&self->patience, g_source_remove);
  if (self->window == NULL)
    return;
  if (ogc_session_close_finish (OGC_SESSION (source), result, &error))
    end_closing (self, OGC_CLOSING_SAVED);
  else if (!self->asked)
    {
      self->asked = TRUE;
      ogc_dialog_ask_async (self->window, _("The game could not be saved. Close anyway?"), error->message, answers,
                            failure_answered_cb, g_object_ref (self));
    }
}

static void
save_game (OgcClosing *self)
{
  self->saving = TRUE;
  ogc_session_close_async (self->session, closed_cb, g_object_ref (self));
}

/* Once saving has ended, successfully or not, waiting any longer means trying again, with the same result. */
static void
wait_answered_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (OgcClosing) self = user_data;
  const int answer = ogc_dialog_ask_finish (result);

  if (self->window == NULL)
    return;
  self->asked = FALSE;
  if (answer == 1)
    end_closing (self, self->saving ? OGC_CLOSING_ABANDONED : OGC_CLOSING_UNSAVED);
  else if (!self->saving)
    save_game (self);
}

/* The disk may never answer. */
static void
ask_to_wait (OgcClosing *self)
{
  const char * const answers[] = { _("_Keep Waiting"), _("Close _Without Saving"), NULL };

  g_clear_handle_id (&self->patience, g_source_remove);
  self->asked = TRUE;
  ogc_dialog_ask_async (self->window, _("The game is still being saved. Close anyway?"),
                        _("The disk is slow to answer. What was saved before stays as it is, but the last moves may "
                          "be lost."), answers, wait_answered_cb, g_object_ref (self));
}

static gboolean
patience_cb (gpointer user_data)
{
  OgcClosing *self = user_data;

  self->patience = 0;
  if (self->window != NULL)
    ask_to_wait (self);
  return G_SOURCE_REMOVE;
}

static void
ogc_closing_dispose (GObject *object)
{
  OgcClosing *self = OGC_CLOSING (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_closing_parent_class)->dispose (object);
}

static void
ogc_closing_class_init (OgcClosingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_closing_dispose;

  signals[ENDED] = g_signal_new ("ended", OGC_TYPE_CLOSING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);
}

static void
ogc_closing_init (OgcClosing *self)
{
}

OgcClosing *
ogc_closing_new (GtkWindow  *window,
                 OgcSession *session)
{
  OgcClosing *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (OGC_IS_SESSION (session), NULL);

  self = g_object_new (OGC_TYPE_CLOSING, NULL);
  g_set_weak_pointer (&self->window, window);
  self->session = g_object_ref (session);
  return self;
}

void
ogc_closing_begin (OgcClosing *self)
{
  g_return_if_fail (OGC_IS_CLOSING (self));

  if (!self->begun)
    {
      self->begun = TRUE;
      self->patience = g_timeout_add_seconds (PATIENCE, patience_cb, self);
      save_game (self);
    }
  else if (self->saving && !self->asked)
    ask_to_wait (self);
}
