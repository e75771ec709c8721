/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-curtain.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-symbol-view.h"

struct _OgcCurtain
{
  GtkBox parent_instance;

  GtkLabel  *title;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (OgcCurtain, ogc_curtain, GTK_TYPE_BOX)

static void
ogc_curtain_class_init (OgcCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/table/curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, OgcCurtain, button);
}

static void
ogc_curtain_init (OgcCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_curtain_set_seat (OgcCurtain *self,
                      OgcSeat    *seat)
{
  g_autofree char *title = NULL;

  g_return_if_fail (OGC_IS_CURTAIN (self));
  g_return_if_fail (OGC_IS_SEAT (seat));

  /* TRANSLATORS: shown between two people at one screen; %s is the name of who is to look next */
  title = g_strdup_printf (_("%s, your turn"), ogc_seat_get_name (seat));
  gtk_label_set_text (self->title, title);
}

GtkWidget *
ogc_curtain_get_button (OgcCurtain *self)
{
  g_return_val_if_fail (OGC_IS_CURTAIN (self), NULL);

  return self->button;
}
