/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-curtain.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-log-entry.h"
#include "ogc-row-layout.h"
#include "ogc-turn-mark.h"

struct _OgcCurtain
{
  GtkBox parent_instance;

  OgcCrest  *crest;
  GtkLabel  *title;
  GtkWidget *button;
  GtkWidget *since; /* below the edge */
  GtkWidget *lines;
};

G_DEFINE_FINAL_TYPE (OgcCurtain, ogc_curtain, GTK_TYPE_BOX)

/* The maximum number of lines; earlier ones are left out. */
#define MOST_LINES 6

static void
fill_lines (OgcCurtain *self,
            GListModel *log)
{
  unsigned n = 0;

  ogc_child_binding_clear (self->lines);
  for (guint i = g_list_model_get_n_items (log); i > 0 && n < MOST_LINES; i--)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i - 1);
      GtkWidget *line, *mark, *label;

      if (ogc_log_entry_get_mark (entry) == 0)
        continue;
      line = ogc_row_layout_new_box (8);
      mark = ogc_turn_mark_new ();
      ogc_turn_mark_set (mark, ogc_log_entry_get_mark (entry), (unsigned) ogc_log_entry_get_seat (entry));
      gtk_box_append (GTK_BOX (line), mark);
      label = gtk_label_new (ogc_log_entry_get_text (entry));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (line), label);
      gtk_widget_insert_after (line, self->lines, NULL);
      n++;
    }
  gtk_widget_set_visible (self->since, n > 0);
}

static void
ogc_curtain_class_init (OgcCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcCurtain, crest);
  gtk_widget_class_bind_template_child (widget_class, OgcCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, OgcCurtain, button);
  gtk_widget_class_bind_template_child (widget_class, OgcCurtain, since);
  gtk_widget_class_bind_template_child (widget_class, OgcCurtain, lines);
}

static void
ogc_curtain_init (OgcCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_curtain_set_seat (OgcCurtain *self,
                      OgcSeat    *seat,
                      GListModel *log)
{
  g_autofree char *title = NULL;

  g_return_if_fail (OGC_IS_CURTAIN (self));
  g_return_if_fail (OGC_IS_SEAT (seat));
  g_return_if_fail (G_IS_LIST_MODEL (log));

  /* TRANSLATORS: shown between two people at one screen; %s is the name of who is to look next */
  title = g_strdup_printf (_("%s, your turn"), ogc_seat_get_name (seat));
  gtk_label_set_text (self->title, title);
  ogc_crest_set_seat (self->crest, ogc_seat_get_index (seat), ogc_seat_get_emblem (seat));
  fill_lines (self, log);
}

GtkWidget *
ogc_curtain_get_button (OgcCurtain *self)
{
  g_return_val_if_fail (OGC_IS_CURTAIN (self), NULL);

  return self->button;
}
