/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-panel.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-art.h"
#include "ogc-group.h"
#include "ogc-row-layout.h"
#include "ogc-scene.h"
#include "ogc-shrink-layout.h"

struct _OgcGamePanel
{
  GtkWidget   parent_instance;

  GtkWidget  *panel;
  GtkPicture *picture;
  GtkWidget  *texts;
  GtkWidget  *over_title;
  GtkLabel   *name;
  GtkLabel   *brief;
  GtkLabel   *sentence;
  GtkButton  *play_button;
  GtkButton  *learn_button;
  GtkButton  *rules_button;
};

G_DEFINE_FINAL_TYPE (OgcGamePanel, ogc_game_panel, GTK_TYPE_WIDGET)

static void
ogc_game_panel_dispose (GObject *object)
{
  g_clear_pointer (&OGC_GAME_PANEL (object)->panel, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_game_panel_parent_class)->dispose (object);
}

static void
ogc_game_panel_class_init (OgcGamePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_game_panel_dispose;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_SHRINK_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/game-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, panel);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, picture);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, texts);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, over_title);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, name);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, brief);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, sentence);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, play_button);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, learn_button);
  gtk_widget_class_bind_template_child (widget_class, OgcGamePanel, rules_button);
  gtk_widget_class_set_css_name (widget_class, "gamepanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_game_panel_init (OgcGamePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_game_panel_new (const OgcGameUi *ui)
{
  OgcGamePanel *self;
  g_autoptr (OgcScene) scene = NULL;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (OGC_TYPE_GAME_PANEL, NULL);
  scene = ogc_scene_new (ui->scene, OGC_ART_COVER);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (scene));
  gtk_label_set_label (self->name, _(ui->name));
  gtk_label_set_label (self->brief, _(ui->brief));
  gtk_label_set_label (self->sentence, _(ui->sentence));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s", ui->kind->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->learn_button), "s", ui->kind->id);
  gtk_widget_set_visible (GTK_WIDGET (self->learn_button), ui->begin_lesson != NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules_button), "s", ui->kind->id);

  return GTK_WIDGET (self);
}

void
ogc_game_panel_set_form (OgcGamePanel *self,
                         gboolean      roomy,
                         gboolean      narrow)
{
  g_return_if_fail (OGC_IS_GAME_PANEL (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->texts),
                                  roomy || narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), roomy);
  gtk_widget_set_visible (self->over_title, roomy);
  gtk_widget_set_visible (GTK_WIDGET (self->brief), !roomy);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), roomy);
}
