/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-choice-button.h"
#include "ogc-row-layout.h"

struct _OgcChoiceButton
{
  GtkButton parent_instance;

  GtkWidget *lines;
  GtkWidget *head; /* the mark, and the first line beside it; NULL without a mark */
  GObject   *item;
};

enum {
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcChoiceButton, ogc_choice_button, GTK_TYPE_BUTTON)

/* Characters in a line before it wraps. */
#define LINE_WIDTH 42

static void
come_cb (OgcChoiceButton *self)
{
  g_signal_emit (self, signals[POINTED], 0, TRUE);
}

static void
entered_cb (OgcChoiceButton *self,
            double           x,
            double           y)
{
  come_cb (self);
}

static void
left_cb (OgcChoiceButton *self)
{
  g_signal_emit (self, signals[POINTED], 0, FALSE);
}

static void
watch_controller (OgcChoiceButton    *self,
                  GtkEventController *controller,
                  GCallback           come)
{
  g_signal_connect_object (controller, "enter", come, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
ogc_choice_button_finalize (GObject *object)
{
  g_clear_object (&OGC_CHOICE_BUTTON (object)->item);

  G_OBJECT_CLASS (ogc_choice_button_parent_class)->finalize (object);
}

static void
ogc_choice_button_class_init (OgcChoiceButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_choice_button_finalize;

  signals[POINTED] = g_signal_new ("pointed", OGC_TYPE_CHOICE_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
ogc_choice_button_init (OgcChoiceButton *self)
{
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  gtk_widget_set_valign (self->lines, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), self->lines);
  watch_controller (self, gtk_event_controller_motion_new (), G_CALLBACK (entered_cb));
  watch_controller (self, gtk_event_controller_focus_new (), G_CALLBACK (come_cb));
}

GtkWidget *
ogc_choice_button_new (gpointer    item,
                       const char *mark,
                       const char *css_class)
{
  OgcChoiceButton *self;
  GtkWidget *label;

  g_return_val_if_fail (G_IS_OBJECT (item), NULL);

  self = g_object_new (OGC_TYPE_CHOICE_BUTTON, NULL);
  self->item = g_object_ref (item);
  if (mark == NULL)
    return GTK_WIDGET (self);
  label = gtk_label_new (mark);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  self->head = ogc_row_layout_new_box (9);
  gtk_box_append (GTK_BOX (self->head), label);
  gtk_box_append (GTK_BOX (self->lines), self->head);
  return GTK_WIDGET (self);
}

void
ogc_choice_button_add_line (OgcChoiceButton *self,
                            const char      *text,
                            const char      *css_class)
{
  GtkWidget *label;

  g_return_if_fail (OGC_IS_CHOICE_BUTTON (self));

  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_WIDTH);
  gtk_widget_add_css_class (label, css_class);
  if (self->head == NULL || gtk_widget_get_last_child (self->head) != gtk_widget_get_first_child (self->head))
    {
      gtk_box_append (GTK_BOX (self->lines), label);
      return;
    }
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (self->head), label);
}

gpointer
ogc_choice_button_get_item (OgcChoiceButton *self)
{
  g_return_val_if_fail (OGC_IS_CHOICE_BUTTON (self), NULL);

  return self->item;
}
