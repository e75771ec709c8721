/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-private.h"

#include <glib/gi18n.h>

#include "ogc-building-shortcut.h"
#include "ogc-ability-popover.h"
#include "ogc-seat-view.h"
#include "ogc-seat-popover.h"
#include "ogc-text.h"
#include "ogc-tile-button.h"

/* The actions that are one decision each, and the property of the tray that says whether it is legal now. */
typedef struct {
  const char     *action;
  const char     *property;
  OgcDecisionKind kind;
} Decision;

static const Decision decisions[] = {
  { "table.roll", "can-roll", OGC_DECISION_ROLL },
  { "table.help", "can-help", OGC_DECISION_HELP },
  { "table.reroll", "can-reroll", OGC_DECISION_REROLL },
  { "table.end-turn", "can-end-turn", OGC_DECISION_END_TURN },
  { "table.gift", "can-gift", OGC_DECISION_GIFT },
  { "table.pass", "can-pass", OGC_DECISION_PASS },
};

static OgcTray *
tray_of (OgcTable *self)
{
  return ogc_game_get_tray (self->game);
}

static void
decide_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  g_autoptr (GError) error = NULL;

  if (!ogc_table_takes_input (self))
    return;
  for (unsigned i = 0; i < G_N_ELEMENTS (decisions); i++)
    if (g_str_equal (decisions[i].action, action) && !ogc_tray_decide (tray_of (self), decisions[i].kind, &error))
      ogc_table_show_refusal (self, error->message, ogc_text_get_refusal (error));
}

/* Says why @kind cannot be decided now. */
static void
refuse (OgcTable        *self,
        OgcDecisionKind  kind)
{
  g_autofree char *refusal = ogc_tray_dup_refusal (tray_of (self), kind);

  if (refusal != NULL)
    ogc_table_show_refusal (self, refusal, ogc_tray_check (tray_of (self), kind));
}

static void
roll_or_reroll_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (!ogc_table_takes_input (self))
    return;
  if (ogc_game_get_ask_kind (self->game) == OGC_ASK_ROLL)
    decide_cb (widget, "table.roll", NULL);
  else if (ogc_game_get_ask_kind (self->game) == OGC_ASK_PLACE)
    decide_cb (widget, "table.reroll", NULL);
  else
    refuse (self, OGC_DECISION_REROLL);
}

static void
power_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  g_autofree char *refusal = NULL;
  gboolean can;

  if (!ogc_table_takes_input (self))
    return;
  g_object_get (tray_of (self), "can-power", &can, NULL);
  refusal = ogc_tray_dup_refusal (tray_of (self), OGC_DECISION_POWER);
  if (can)
    ogc_table_show_popover (self, ogc_ability_popover_new (tray_of (self)),
                            ogc_tray_view_get_button (self->tray, OGC_DECISION_POWER), GTK_POS_TOP);
  else if (refusal != NULL)
    ogc_table_show_refusal (self, refusal, ogc_tray_check (tray_of (self), OGC_DECISION_POWER));
}

/* The key for it, unlike the button, can be pressed at any time. */
static void
end_turn_key_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  gboolean can;

  if (!ogc_table_takes_input (self))
    return;
  g_object_get (tray_of (self), "can-end-turn", &can, NULL);
  if (can)
    decide_cb (widget, "table.end-turn", NULL);
  else
    refuse (self, OGC_DECISION_END_TURN);
}

static void
pick (OgcTable *self,
      unsigned  value,
      gboolean  neutral)
{
  g_autofree char *refusal = NULL;

  if (!ogc_tray_get_active (tray_of (self)) || !ogc_tray_get_rolled (tray_of (self)))
    {
      ogc_table_show_refusal (self, ogc_table_why_nothing (self), OGC_RULE_NONE);
      return;
    }
  if (ogc_tray_toggle_value (tray_of (self), value, neutral))
    return;
  refusal = neutral ? g_strdup_printf (_("There is no neutral %u in hand that can be placed now."), value)
                    : g_strdup_printf (_("There is no own %u in hand that can be placed now."), value);
  ogc_table_show_refusal (self, refusal, OGC_RULE_NONE);
}

static void
pick_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (!ogc_table_takes_input (self))
    return;
  if (ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_placement_chooser_choose (self->placement_chooser, (unsigned) g_variant_get_int32 (parameter));
  else
    pick (self, (unsigned) g_variant_get_int32 (parameter), g_str_equal (action, "table.pick-neutral"));
}

static void
clear_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (!ogc_table_takes_input (self))
    return;
  if (ogc_hints_controller_get_active (self->hints) && !ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_hints_controller_toggle (self->hints);
  else if (!ogc_placement_chooser_is_open (self->placement_chooser))
    ogc_tray_clear (tray_of (self));
  ogc_placement_chooser_close (self->placement_chooser);
  ogc_tray_view_clear_hint (self->tray);
}

static void
place_action_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  OgcBuildingCard *card = ogc_board_find_card (self->board, g_variant_get_uint32 (parameter));

  if (card != NULL && ogc_table_takes_input (self))
    ogc_building_card_request (card);
}

static void
place_letter_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  gunichar letter = g_utf8_get_char (g_variant_get_string (parameter, NULL));
  OgcBuildingId id;

  if (!ogc_table_takes_input (self))
    return;
  for (unsigned n = 0; ogc_building_shortcut_find (letter, n, &id); n++)
    {
      OgcBuildingCard *card = ogc_board_find_card (self->board, id);

      if (card == NULL)
        continue;
      gtk_widget_grab_focus (ogc_building_card_get_title (card));
      ogc_building_card_request (card);
    }
}

static void
take_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  g_autoptr (GError) error = NULL;
  GtkWidget *button;

  if (!ogc_table_takes_input (self))
    return;
  button = ogc_board_find_offered (self->board, g_variant_get_int32 (parameter));
  if (button != NULL && !ogc_game_take_tile (self->game, ogc_tile_button_get_tile (OGC_TILE_BUTTON (button)), &error))
    ogc_table_show_refusal (self, error->message, ogc_text_get_refusal (error));
}

static void
show_tile_values_cb (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (!ogc_table_takes_input (self))
    return;
  if (ogc_game_get_ask_kind (self->game) != OGC_ASK_TAKE)
    {
      ogc_table_show_refusal (self, _("There are no tiles to choose from now."), OGC_RULE_NONE);
      return;
    }
  self->show_tile_values = !self->show_tile_values;
  ogc_tray_view_set_show_tile_values (self->tray, self->show_tile_values);
  ogc_table_update_tile_values (self);
}

static void
hint_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  ogc_hints_controller_toggle (OGC_TABLE (widget)->hints);
}

static void
lift_curtain_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (self->game != NULL)
    ogc_game_lift_curtain (self->game);
}

/* What was clicked on or has the focus; the table itself when that is somewhere else. */
static GtkWidget *
find_anchor (OgcTable *self,
             unsigned  seat)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "table") != 0)
    return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : GTK_WIDGET (self);
  for (GtkWidget *view = gtk_widget_get_first_child (self->seats); view != NULL;
       view = gtk_widget_get_next_sibling (view))
    if (OGC_IS_SEAT_VIEW (view) && ogc_seat_get_index (ogc_seat_view_get_seat (OGC_SEAT_VIEW (view))) == seat)
      return view;
  return GTK_WIDGET (self);
}

static void
show_tableau_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);
  const unsigned index = g_variant_get_uint32 (parameter);
  OgcSeat *seat = self->game != NULL && index < OGC_MAX_SEATS ? ogc_game_get_seat (self->game, index) : NULL;

  if (seat != NULL && gtk_widget_get_mapped (widget) && !ogc_game_get_curtain (self->game))
    ogc_table_show_popover (self, ogc_seat_popover_new (seat), find_anchor (self, index), GTK_POS_LEFT);
}

static void
show_scores_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  OgcTable *self = OGC_TABLE (widget);

  if (self->game != NULL && ogc_game_get_finished (self->game))
    gtk_stack_set_visible_child_name (self->pages, "scores");
}

static void
show_table_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  gtk_stack_set_visible_child_name (OGC_TABLE (widget)->pages, "table");
}

void
ogc_table_update_actions (OgcTable *self)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (decisions); i++)
    {
      gboolean can = FALSE;

      if (self->game != NULL)
        g_object_get (tray_of (self), decisions[i].property, &can, NULL);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), decisions[i].action, can);
    }
}

void
ogc_table_install_actions (GtkWidgetClass *widget_class)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (decisions); i++)
    gtk_widget_class_install_action (widget_class, decisions[i].action, NULL, decide_cb);
  gtk_widget_class_install_action (widget_class, "table.roll-or-reroll", NULL, roll_or_reroll_cb);
  gtk_widget_class_install_action (widget_class, "table.end-turn-key", NULL, end_turn_key_cb);
  gtk_widget_class_install_action (widget_class, "table.worth", NULL, show_tile_values_cb);
  gtk_widget_class_install_action (widget_class, "table.hint", NULL, hint_cb);
  gtk_widget_class_install_action (widget_class, "table.power", NULL, power_cb);
  gtk_widget_class_install_action (widget_class, "table.pick", "i", pick_cb);
  gtk_widget_class_install_action (widget_class, "table.pick-neutral", "i", pick_cb);
  gtk_widget_class_install_action (widget_class, "table.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "table.place", "u", place_action_cb);
  gtk_widget_class_install_action (widget_class, "table.place-letter", "s", place_letter_cb);
  gtk_widget_class_install_action (widget_class, "table.take", "i", take_cb);
  gtk_widget_class_install_action (widget_class, "table.lift-curtain", NULL, lift_curtain_cb);
  gtk_widget_class_install_action (widget_class, "table.show-tableau", "u", show_tableau_cb);
  gtk_widget_class_install_action (widget_class, "table.show-scores", NULL, show_scores_cb);
  gtk_widget_class_install_action (widget_class, "table.show-table", NULL, show_table_cb);
}
