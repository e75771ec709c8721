/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-choice-card.h"

#include "config.h"
#include "ogc-scene.h"
#include "ogc-style.h"

struct _OgcChoiceCard
{
  GtkCheckButton parent_instance;

  unsigned    value;

  GtkWidget  *content;
  GtkWidget  *picture;
  GtkPicture *scene;
  GtkWidget  *words;
  GtkLabel   *title;
  GtkLabel   *text;
};

G_DEFINE_FINAL_TYPE (OgcChoiceCard, ogc_choice_card, GTK_TYPE_CHECK_BUTTON)

/* Puts the text beside the picture, or below it. */
static void
set_sideways (OgcChoiceCard *self,
              gboolean       sideways)
{
  const float xalign = sideways ? 0 : 0.5f;

  ogc_style_set_class (GTK_WIDGET (self), "sideways", sideways);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  sideways ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (self->picture, !sideways);
  gtk_widget_set_valign (self->words, sideways ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_label_set_xalign (self->title, xalign);
  gtk_label_set_xalign (self->text, xalign);
  gtk_label_set_justify (self->title, sideways ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  gtk_label_set_justify (self->text, sideways ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
}

static void
ogc_choice_card_class_init (OgcChoiceCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/widgets/setup/choice-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcChoiceCard, content);
  gtk_widget_class_bind_template_child (widget_class, OgcChoiceCard, picture);
  gtk_widget_class_bind_template_child (widget_class, OgcChoiceCard, scene);
  gtk_widget_class_bind_template_child (widget_class, OgcChoiceCard, words);
  gtk_widget_class_bind_template_child (widget_class, OgcChoiceCard, title);
  gtk_widget_class_bind_template_child (widget_class, OgcChoiceCard, text);
  gtk_widget_class_set_css_name (widget_class, "choicecard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO);
}

static void
ogc_choice_card_init (OgcChoiceCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_choice_card_new (const char *picture,
                     const char *title,
                     unsigned    value)
{
  OgcChoiceCard *self = g_object_new (OGC_TYPE_CHOICE_CARD, NULL);
  g_autoptr (OgcScene) scene = ogc_scene_new (picture, OGC_ART_COVER);

  self->value = value;
  gtk_picture_set_paintable (self->scene, GDK_PAINTABLE (scene));
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (self);
}

unsigned
ogc_choice_card_get_value (OgcChoiceCard *self)
{
  g_return_val_if_fail (OGC_IS_CHOICE_CARD (self), 0);

  return self->value;
}

void
ogc_choice_card_set_text (OgcChoiceCard *self,
                          const char    *text,
                          gboolean       choosable)
{
  g_return_if_fail (OGC_IS_CHOICE_CARD (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_label (self->text, text);
  ogc_style_set_class (GTK_WIDGET (self), "refuses", !choosable);
  gtk_widget_set_sensitive (GTK_WIDGET (self), choosable);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

void
ogc_choice_card_append (OgcChoiceCard *self,
                        GtkBox        *group,
                        GtkSizeGroup  *words)
{
  GtkWidget *first;

  g_return_if_fail (OGC_IS_CHOICE_CARD (self));
  g_return_if_fail (GTK_IS_BOX (group));

  first = gtk_widget_get_first_child (GTK_WIDGET (group));
  gtk_check_button_set_group (GTK_CHECK_BUTTON (self), GTK_CHECK_BUTTON (first));
  gtk_size_group_add_widget (words, self->words);
  gtk_box_append (group, GTK_WIDGET (self));
}

void
ogc_choice_card_arrange (GtkBox         *group,
                         GtkOrientation  orientation,
                         gboolean        sideways)
{
  g_return_if_fail (GTK_IS_BOX (group));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (group), orientation);
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (group)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    set_sideways (OGC_CHOICE_CARD (card), sideways);
}
