/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-start-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-date.h"
#include "ogc-style.h"

struct _OgcStartPage
{
  GtkWidget   parent_instance;

  OgcSession *session; /* whose game is offered, or NULL */
  OgcSave    *kept;    /* that game, or NULL */
  GFile      *file;    /* where it is kept, or NULL */
  guint       looks;   /* how often it was looked for; only what was found last counts */

  GtkWidget  *scroller;
  GtkWidget  *resume_button;
  GtkLabel   *resume_note;
  GtkWidget  *new_button;
};

enum {
  LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcStartPage, ogc_start_page, GTK_TYPE_WIDGET)

static char *
dup_names (OgcSave *save)
{
  const char *names[OGC_MAX_SEATS + 1] = { NULL };

  for (unsigned n = 0; n < save->setup.seats; n++)
    names[n] = save->seats[n].name;
  /* TRANSLATORS: between the names of seats: Ada, Belzoni, Percy */
  return g_strjoinv (C_("names of seats", ", "), (char **) names);
}

static char *
dup_note (OgcSave *save)
{
  g_autofree char *names = dup_names (save);
  g_autofree char *time = ogc_date_format (save->changed);

  if (save->state.phase == OGC_PHASE_OVER)
    /* TRANSLATORS: seats' names; day and time */
    return g_strdup_printf (_("Finished · %s\n"
                              "%s"), names, time);
  /* TRANSLATORS: round, number of rounds; seats' names; day and time */
  return g_strdup_printf (_("Round %u of %u · %s\n%s"), save->state.round, save->state.rounds, names, time);
}

/* Offers to go on with @kept, from @file; NULL: with none. */
static void
offer (OgcStartPage *self,
       OgcSave      *kept,
       GFile        *file)
{
  g_autofree char *note = kept != NULL ? dup_note (kept) : NULL;

  g_clear_pointer (&self->kept, ogc_save_unref);
  self->kept = kept != NULL ? ogc_save_ref (kept) : NULL;
  g_set_object (&self->file, file);
  gtk_widget_set_visible (self->resume_button, kept != NULL);
  gtk_label_set_label (self->resume_note, note != NULL ? note : "");
  ogc_style_set_class (self->new_button, "suggested-action", kept == NULL);
}

typedef struct {
  OgcStartPage *page;
  guint         number;
} Look;

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autofree Look *look = user_data;
  g_autoptr (OgcStartPage) self = look->page;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = ogc_session_look_finish (OGC_SESSION (source), result, &file, &error);

  if (self->scroller == NULL || look->number != self->looks)
    return;
  offer (self, save, file);
  g_signal_emit (self, signals[LOOKED], 0, error);
}

static void
focus_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcStartPage *self = OGC_START_PAGE (widget);

  gtk_widget_grab_focus (self->kept != NULL ? self->resume_button : self->new_button);
}

static void
ogc_start_page_dispose (GObject *object)
{
  OgcStartPage *self = OGC_START_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->kept, ogc_save_unref);
  g_clear_object (&self->file);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_start_page_parent_class)->dispose (object);
}

static void
ogc_start_page_class_init (OgcStartPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_start_page_dispose;

  signals[LOOKED] = g_signal_new ("looked", OGC_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_ERROR);

  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, resume_note);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, new_button);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "startpage");
}

static void
ogc_start_page_init (OgcStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_start_page_look (OgcStartPage *self,
                     OgcSession   *session)
{
  Look *look;

  g_return_if_fail (OGC_IS_START_PAGE (self));
  g_return_if_fail (OGC_IS_SESSION (session));

  look = g_new0 (Look, 1);
  look->page = g_object_ref (self);
  look->number = ++self->looks;
  g_set_object (&self->session, session);
  offer (self, NULL, NULL);
  ogc_session_look_async (session, looked_cb, look);
}

gboolean
ogc_start_page_get_can_resume (OgcStartPage *self)
{
  g_return_val_if_fail (OGC_IS_START_PAGE (self), FALSE);

  return self->kept != NULL;
}

gboolean
ogc_start_page_resume (OgcStartPage  *self,
                       GError       **error)
{
  g_return_val_if_fail (OGC_IS_START_PAGE (self), FALSE);
  g_return_val_if_fail (self->kept != NULL, FALSE);

  return ogc_session_resume (self->session, self->kept, self->file, error);
}
