/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-stack-view.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-child-binding.h"
#include "ogc-group.h"
#include "ogc-scale-to-fit-layout.h"
#include "ogc-tile-view.h"
#include "ogc-tooltip.h"

struct _OgcStackView
{
  GtkWidget parent_instance;

  OgcBuilding   *building;
  GtkWidget     *button;
  GtkLabel      *count;
  GtkLabel      *title;
  GtkWidget     *discards;
};

enum {
  PROP_0,
  PROP_BUILDING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcStackView, ogc_stack_view, GTK_TYPE_WIDGET)

static char *
describe_discards (unsigned n)
{
  if (n == 0)
    return g_strdup (_("No tiles discarded yet"));
  return g_strdup_printf (ngettext ("%u tile discarded", "%u tiles discarded", n), n);
}

static void
update_cb (OgcStackView *self)
{
  unsigned left = ogc_building_get_stack (self->building);
  g_autofree char *count = g_strdup_printf ("%u", left);
  g_autofree char *stack = g_strdup_printf (ngettext ("%u tile left in the stack",
                                                      "%u tiles left in the stack", left), left);
  g_autofree char *discards = describe_discards (g_list_model_get_n_items (ogc_building_get_discards (self->building)));
  /* TRANSLATORS: two sentences, the tiles in a stack and the tiles discarded */
  g_autofree char *tooltip = g_strdup_printf (_("%s. %s."), stack, discards);

  gtk_label_set_text (self->count, count);
  gtk_label_set_text (self->title, discards);
  ogc_tooltip_set (self->button, tooltip);
  ogc_accessible_name_inner (self->button, tooltip);
}

static GtkWidget *
create_discard (gpointer item,
                gpointer user_data)
{
  return g_object_new (OGC_TYPE_TILE_VIEW, "tile", item, "focusable", TRUE,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
}

static void
ogc_stack_view_dispose (GObject *object)
{
  OgcStackView *self = OGC_STACK_VIEW (object);

  g_clear_object (&self->building);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_stack_view_parent_class)->dispose (object);
}

static void
ogc_stack_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  OgcStackView *self = OGC_STACK_VIEW (object);

  switch (prop_id)
    {
    case PROP_BUILDING:
      g_value_set_object (value, self->building);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_stack_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  OgcStackView *self = OGC_STACK_VIEW (object);

  switch (prop_id)
    {
    case PROP_BUILDING:
      ogc_stack_view_set_building (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_stack_view_class_init (OgcStackViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_stack_view_dispose;
  object_class->get_property = ogc_stack_view_get_property;
  object_class->set_property = ogc_stack_view_set_property;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);

  properties[PROP_BUILDING] = g_param_spec_object ("building", NULL, NULL, OGC_TYPE_BUILDING,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                   | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "stackview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/cards/stack-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcStackView, button);
  gtk_widget_class_bind_template_child (widget_class, OgcStackView, count);
  gtk_widget_class_bind_template_child (widget_class, OgcStackView, title);
  gtk_widget_class_bind_template_child (widget_class, OgcStackView, discards);
}

static void
ogc_stack_view_init (OgcStackView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_stack_view_set_building (OgcStackView *self,
                             OgcBuilding  *building)
{
  g_return_if_fail (OGC_IS_STACK_VIEW (self));
  g_return_if_fail (building == NULL || OGC_IS_BUILDING (building));

  if (self->building == building)
    return;
  if (self->building != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->building, update_cb, self);
      g_signal_handlers_disconnect_by_func (ogc_building_get_discards (self->building), update_cb, self);
    }
  g_set_object (&self->building, building);
  ogc_child_binding_bind (self->discards, building != NULL ? ogc_building_get_discards (building) : NULL,
                          create_discard, NULL);
  if (building != NULL)
    {
      g_signal_connect_object (building, "notify::stack", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (ogc_building_get_discards (building), "items-changed", G_CALLBACK (update_cb), self,
                               G_CONNECT_SWAPPED);
      update_cb (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUILDING]);
}
