/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-ability-popover.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-die-view.h"
#include "ogc-live-region.h"

/* ABL-4 */
#define MAX_TURNED 2

struct _OgcAbilityPopover
{
  GtkPopover parent_instance;

  OgcTray   *tray;
  unsigned   n;
  unsigned   from[MAX_TURNED];
  unsigned   to[MAX_TURNED];
  GtkWidget *rows;
  GtkWidget *turn;
  GtkLabel  *refusal;
};

G_DEFINE_FINAL_TYPE (OgcAbilityPopover, ogc_ability_popover, GTK_TYPE_POPOVER)

#define CHOICE_SIDE 36

static void
turn_clicked_cb (OgcAbilityPopover *self)
{
  g_autoptr (OgcAbilityPopover) alive G_GNUC_UNUSED = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  OgcDice to = 0;

  for (unsigned i = 0; i < self->n; i++)
    to += ogc_dice_one (self->to[i]);
  if (ogc_tray_power (self->tray, to, &error))
    {
      gtk_popover_popdown (GTK_POPOVER (self));
      return;
    }
  gtk_label_set_text (self->refusal, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
}

static void
update_turn (OgcAbilityPopover *self)
{
  gboolean changes = FALSE;

  for (unsigned i = 0; i < self->n; i++)
    changes |= self->to[i] != self->from[i];
  gtk_widget_set_sensitive (self->turn, changes);
}

static void
value_toggled_cb (GtkToggleButton   *button,
                  OgcAbilityPopover *self)
{
  unsigned row = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "row"));
  unsigned value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "value"));

  if (!gtk_toggle_button_get_active (button))
    return;
  self->to[row] = value;
  update_turn (self);
}

static GtkWidget *
create_die (OgcAbilityPopover *self,
            unsigned           value)
{
  GtkWidget *die = ogc_die_view_new (value, (unsigned) ogc_tray_get_seat (self->tray), NULL);

  ogc_die_view_set_side (OGC_DIE_VIEW (die), CHOICE_SIDE);
  return die;
}

static GtkWidget *
create_value (OgcAbilityPopover *self,
              unsigned           row,
              unsigned           value,
              GtkWidget         *group)
{
  GtkWidget *button = gtk_toggle_button_new ();
  /* TRANSLATORS: the values of a die before and after */
  g_autofree char *label = g_strdup_printf (_("Turn the %u to %u"), self->from[row], value);

  gtk_button_set_child (GTK_BUTTON (button), create_die (self, value));
  gtk_widget_add_css_class (button, "die-button");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), value == self->from[row]);
  g_object_set_data (G_OBJECT (button), "row", GUINT_TO_POINTER (row));
  g_object_set_data (G_OBJECT (button), "value", GUINT_TO_POINTER (value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (value_toggled_cb), self, 0);
  return button;
}

static void
add_row (OgcAbilityPopover *self,
         unsigned           row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *group = NULL;

  gtk_box_append (GTK_BOX (box), create_die (self, self->from[row]));
  gtk_box_append (GTK_BOX (box), gtk_label_new ("→"));
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      GtkWidget *button = create_value (self, row, value, group);

      gtk_box_append (GTK_BOX (box), button);
      group = group != NULL ? group : button;
    }
  gtk_box_append (GTK_BOX (self->rows), box);
}

static void
add_rows (OgcAbilityPopover *self)
{
  OgcDice pick = ogc_tray_get_pick (self->tray);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (pick, value) && self->n < MAX_TURNED; i++)
      {
        self->from[self->n] = self->to[self->n] = value;
        add_row (self, self->n++);
      }
  update_turn (self);
}

static void
ogc_ability_popover_dispose (GObject *object)
{
  OgcAbilityPopover *self = OGC_ABILITY_POPOVER (object);

  g_clear_object (&self->tray);

  G_OBJECT_CLASS (ogc_ability_popover_parent_class)->dispose (object);
}

static void
ogc_ability_popover_class_init (OgcAbilityPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_ability_popover_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/ability-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcAbilityPopover, rows);
  gtk_widget_class_bind_template_child (widget_class, OgcAbilityPopover, turn);
  gtk_widget_class_bind_template_child (widget_class, OgcAbilityPopover, refusal);
  gtk_widget_class_bind_template_callback (widget_class, turn_clicked_cb);
}

static void
ogc_ability_popover_init (OgcAbilityPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->refusal));
  ogc_accessible_name_all (self->turn);
}

GtkWidget *
ogc_ability_popover_new (OgcTray *tray)
{
  OgcAbilityPopover *self;

  g_return_val_if_fail (OGC_IS_TRAY (tray), NULL);

  self = g_object_new (OGC_TYPE_ABILITY_POPOVER, NULL);
  self->tray = g_object_ref (tray);
  add_rows (self);
  return GTK_WIDGET (self);
}
