/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-effects-view.h"

#include <glib/gi18n.h>

#include "compile-palette.h"
#include "compile-text.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-row-layout.h"

struct _CompileEffectsView
{
  GtkWidget parent_instance;

  CompileGame *game;
  GtkWidget   *rows;
};

G_DEFINE_FINAL_TYPE (CompileEffectsView, compile_effects_view, GTK_TYPE_WIDGET)

static void
add_row (CompileEffectsView     *self,
         const CompileTextEntry *entry,
         guint                   number)
{
  g_autofree char *jack = g_strdup_printf ("%u", number);
  g_autofree char *emblem = compile_palette_dup_picture ("emblem", (int) entry->protocol);
  GtkWidget *row = ogc_row_layout_new_box (8);
  GtkWidget *text = gtk_label_new (entry->text);
  GtkWidget *plug = gtk_label_new (jack);
  GtkWidget *seal = ogc_art_view_new (emblem, 18);

  gtk_widget_add_css_class (row, "jack");
  if (entry->is_running)
    gtk_widget_add_css_class (row, "running");
  gtk_widget_add_css_class (plug, "plug");
  gtk_widget_set_valign (plug, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), plug);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), text);
  gtk_widget_add_css_class (seal, "seal");
  gtk_box_append (GTK_BOX (row), seal);
  gtk_box_append (GTK_BOX (self->rows), row);
}

void
compile_effects_view_update (CompileEffectsView *self)
{
  g_autoptr (GPtrArray) pile = NULL;

  g_return_if_fail (COMPILE_IS_EFFECTS_VIEW (self));

  ogc_child_binding_clear (self->rows);
  pile = self->game != NULL ? compile_game_describe_pile (self->game) : NULL;
  for (guint i = 0; pile != NULL && i < pile->len; i++)
    add_row (self, g_ptr_array_index (pile, i), i + 1);
  gtk_widget_set_visible (GTK_WIDGET (self), pile != NULL && pile->len > 0);
}

static void
compile_effects_view_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_effects_view_parent_class)->dispose (object);
}

static void
compile_effects_view_class_init (CompileEffectsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_effects_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "effectpile");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_effects_view_init (CompileEffectsView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (_("Effects"));
  GtkWidget *order = gtk_label_new (_("last in, first out"));

  gtk_widget_add_css_class (title, "panel-title");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (order, "dim");
  gtk_label_set_wrap (GTK_LABEL (order), TRUE);
  gtk_label_set_xalign (GTK_LABEL (order), 1);
  gtk_label_set_justify (GTK_LABEL (order), GTK_JUSTIFY_RIGHT);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), order);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->rows);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
compile_effects_view_new (void)
{
  return g_object_new (COMPILE_TYPE_EFFECTS_VIEW, NULL);
}

void
compile_effects_view_set_game (CompileEffectsView *self,
                               CompileGame        *game)
{
  g_return_if_fail (COMPILE_IS_EFFECTS_VIEW (self));

  self->game = game;
  compile_effects_view_update (self);
}
