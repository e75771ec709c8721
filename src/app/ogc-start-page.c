/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-start-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-date.h"
#include "ogc-style.h"

struct _OgcStartPage
{
  GtkWidget  parent_instance;

  OgcSave   *kept;

  GtkWidget *scroller;
  GtkWidget *resume_button;
  GtkLabel  *resume_note;
  GtkWidget *new_button;
};

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
    return g_strdup_printf (_("Over · %s\n%s"), names, time);
  /* TRANSLATORS: round, number of rounds; seats' names; day and time */
  return g_strdup_printf (_("Round %u of %u · %s\n%s"), save->state.round, save->state.rounds, names, time);
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

  G_OBJECT_CLASS (ogc_start_page_parent_class)->dispose (object);
}

static void
ogc_start_page_class_init (OgcStartPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_start_page_dispose;
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
ogc_start_page_set_kept (OgcStartPage *self,
                         OgcSave      *kept)
{
  g_autofree char *note = NULL;

  g_return_if_fail (OGC_IS_START_PAGE (self));

  if (kept != NULL)
    ogc_save_ref (kept);
  g_clear_pointer (&self->kept, ogc_save_unref);
  self->kept = kept;

  gtk_widget_set_visible (self->resume_button, kept != NULL);
  if (kept != NULL)
    {
      note = dup_note (kept);
      gtk_label_set_label (self->resume_note, note);
    }
  ogc_style_set_class (self->new_button, "suggested-action", kept == NULL);
}

OgcSave *
ogc_start_page_get_kept (OgcStartPage *self)
{
  g_return_val_if_fail (OGC_IS_START_PAGE (self), NULL);

  return self->kept;
}
