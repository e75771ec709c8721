/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint-bar.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-group.h"
#include "ogc-choice-button.h"
#include "ogc-wrap-layout.h"

struct _OgcHintBar
{
  GtkWidget parent_instance;

  OgcHintProvider *hint_provider;
  GtkWidget       *spinner;
  GtkLabel        *title;
  GtkWidget       *rows;
};

enum {
  POINTED,
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcHintBar, ogc_hint_bar, GTK_TYPE_WIDGET)

static void
clicked_cb (OgcHintBar  *self,
            OgcChoiceButton *row)
{
  g_autoptr (OgcHint) hint = g_object_ref (ogc_choice_button_get_item (row));

  g_signal_emit (self, signals[CHOSEN], 0, hint);
}

static void
pointed_cb (OgcHintBar      *self,
            gboolean         pointed,
            OgcChoiceButton *row)
{
  g_signal_emit (self, signals[POINTED], 0, pointed ? ogc_choice_button_get_item (row) : NULL);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  OgcHintBar *self = OGC_HINT_BAR (user_data);
  OgcHint *hint = OGC_HINT (item);
  GtkWidget *row = ogc_choice_button_new (hint, ogc_hint_bar_numeral (ogc_hint_get_number (hint)), "hint-mark");
  /* TRANSLATORS: one of the best decisions: its number, the decision, and what it promises ("17.3 gold, 42 % to
   * win") */
  g_autofree char *label = g_strdup_printf (_("Hint %u: %s. %s."), ogc_hint_get_number (hint),
                                            ogc_hint_get_title (hint),
                                            ogc_hint_get_expectation (hint));

  ogc_choice_button_add_line (OGC_CHOICE_BUTTON (row), ogc_hint_get_title (hint), "proposal-title");
  ogc_choice_button_add_line (OGC_CHOICE_BUTTON (row), ogc_hint_get_expectation (hint), "hint-expectation");
  ogc_choice_button_add_line (OGC_CHOICE_BUTTON (row), ogc_hint_get_reason (hint), "proposal-detail");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, ogc_hint_get_reason (hint), -1);
  g_signal_connect_object (row, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
update (OgcHintBar *self)
{
  const gboolean thinking = ogc_hint_provider_get_thinking (self->hint_provider);
  const char *title = thinking ? _("Thinking…") : _("Hint");

  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hint"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), ogc_hint_provider_get_active (self->hint_provider));
}

/* Who has asked reads the best one first. */
static void
hints_changed_cb (OgcHintBar *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->rows);

  gtk_widget_set_visible (gtk_widget_get_ancestor (self->rows, GTK_TYPE_SCROLLED_WINDOW), first != NULL);
  if (first != NULL && gtk_widget_get_next_sibling (first) == NULL)
    gtk_widget_grab_focus (first);
}

static void
ogc_hint_bar_dispose (GObject *object)
{
  OgcHintBar *self = OGC_HINT_BAR (object);
  GtkWidget *child;

  if (self->rows != NULL)
    ogc_hint_bar_set_adviser (self, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->rows = NULL;

  G_OBJECT_CLASS (ogc_hint_bar_parent_class)->dispose (object);
}

static void
ogc_hint_bar_class_init (OgcHintBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_hint_bar_dispose;

  signals[POINTED] = g_signal_new ("pointed", OGC_TYPE_HINT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, OGC_TYPE_HINT);
  signals[CHOSEN] = g_signal_new ("chosen", OGC_TYPE_HINT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, OGC_TYPE_HINT);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/gilded_compass/GildedCompass/table/hint-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcHintBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, OgcHintBar, title);
  gtk_widget_class_bind_template_child (widget_class, OgcHintBar, rows);
  gtk_widget_class_set_css_name (widget_class, "hintbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_hint_bar_init (OgcHintBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_hint_bar_set_adviser (OgcHintBar      *self,
                          OgcHintProvider *hint_provider)
{
  g_return_if_fail (OGC_IS_HINT_BAR (self));
  g_return_if_fail (hint_provider == NULL || OGC_IS_HINT_PROVIDER (hint_provider));

  if (self->hint_provider == hint_provider)
    return;
  if (self->hint_provider != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->hint_provider, self);
      g_signal_handlers_disconnect_by_data (ogc_hint_provider_get_hints (self->hint_provider), self);
      ogc_child_binding_clear (self->rows);
    }
  g_set_object (&self->hint_provider, hint_provider);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (hint_provider == NULL)
    return;
  ogc_child_binding_bind (self->rows, ogc_hint_provider_get_hints (hint_provider), create_row, self);
  g_signal_connect_object (ogc_hint_provider_get_hints (hint_provider), "items-changed", G_CALLBACK (hints_changed_cb),
                           self, G_CONNECT_SWAPPED);
  hints_changed_cb (self);
  g_signal_connect_object (hint_provider, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

const char *
ogc_hint_bar_numeral (unsigned number)
{
  static const char *const numerals[] = { "", "I", "II", "III", "IV", "V" };

  g_return_val_if_fail (number < G_N_ELEMENTS (numerals), "");

  return numerals[number];
}
