/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-card-private.h"

#include <glib/gi18n.h>

#include "ogc-building-shortcut.h"
#include "ogc-card-slots.h"
#include "ogc-dice-set-view.h"
#include "ogc-group.h"
#include "ogc-illustration.h"
#include "ogc-names.h"
#include "ogc-palette.h"
#include "ogc-texture-cache.h"
#include "ogc-shrink-layout.h"
#include "ogc-overflow-layout.h"
#include "ogc-stack-view.h"
#include "ogc-style.h"
#include "ogc-symbol.h"
#include "ogc-tile-button.h"
#include "ogc-tooltip.h"

typedef struct {
  OgcGame     *game;
  OgcBuilding *building;
  gboolean     pointed;

  GtkWidget    *header;
  GtkWidget    *title;
  GtkLabel     *name;
  GtkLabel     *key;
  GtkLabel     *rule;
  GtkWidget    *body;
  GtkWidget    *footer;
  OgcStackView *stack;
  GtkLabel     *prize;
  GtkLabel     *to_beat;
} OgcBuildingCardPrivate;

enum {
  PROP_0,
  PROP_BUILDING,
  PROP_GAME,
  N_PROPS
};

enum {
  PLACE,
  POINTED,
  AIMED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];
static GtkBuildableIface *parent_buildable;

static void ogc_building_card_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (OgcBuildingCard, ogc_building_card, GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (OgcBuildingCard)
                                  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, ogc_building_card_buildable_init))

static OgcBuildingCardPrivate *
get (OgcBuildingCard *self)
{
  return ogc_building_card_get_instance_private (self);
}

static void
request (OgcBuildingCard *self,
         GListModel      *placements,
         GtkWidget       *anchor)
{
  g_signal_emit (self, signals[PLACE], 0, placements, anchor);
}

static void
update_title (OgcBuildingCard *self)
{
  OgcBuildingCardPrivate *priv = get (self);
  g_autofree char *hint = ogc_building_card_dup_hint (self);

  ogc_tooltip_set (priv->header, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->title),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_building_get_name (priv->building),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, ogc_building_shortcut (ogc_building_get_id (priv->building)),
                                  -1);
}

static void
pick_changed_cb (OgcBuildingCard *self)
{
  OgcBuildingCardPrivate *priv = get (self);

  ogc_style_set_class (GTK_WIDGET (self), "takes", ogc_building_get_takes_pick (priv->building));
  ogc_style_set_class (GTK_WIDGET (self), "refuses", ogc_building_get_refusal (priv->building) != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (priv->title),
                               GTK_ACCESSIBLE_STATE_DISABLED, ogc_building_get_refusal (priv->building) != NULL,
                               -1);
  update_title (self);
  ogc_building_card_update_marks (self);
}

static void
phase_changed_cb (OgcBuildingCard *self)
{
  OgcBuildingCardPrivate *priv = get (self);

  ogc_style_set_class (GTK_WIDGET (self), "resolving", ogc_building_get_resolving (priv->building));
  ogc_style_set_class (GTK_WIDGET (self), "choosing", ogc_building_get_choosing (priv->building));
}

static void
to_beat_changed_cb (OgcBuildingCard *self)
{
  OgcBuildingCardPrivate *priv = get (self);
  const char *to_beat = ogc_building_get_to_beat (priv->building);

  gtk_label_set_text (priv->to_beat, to_beat);
  gtk_widget_set_visible (GTK_WIDGET (priv->to_beat), to_beat != NULL && *to_beat != '\0');
}

static void
title_clicked_cb (OgcBuildingCard *self)
{
  ogc_building_card_request (self);
}

static void
card_released_cb (OgcBuildingCard *self,
                  int              n_press,
                  double           x,
                  double           y,
                  GtkGestureClick *click)
{
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  ogc_building_card_request (self);
}

static void
rules_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcBuildingCardPrivate *priv = get (OGC_BUILDING_CARD (widget));

  if (priv->building != NULL)
    gtk_widget_activate_action (widget, "win.rules-at", "(uu)", ogc_building_get_refusal_rule (priv->building),
                                ogc_building_get_id (priv->building));
}

static void
set_pointed (OgcBuildingCard *self,
             gboolean         pointed)
{
  OgcBuildingCardPrivate *priv = get (self);

  if (priv->pointed == pointed || priv->building == NULL)
    return;
  priv->pointed = pointed;
  ogc_building_card_update_marks (self);
  g_signal_emit (self, signals[POINTED], 0, pointed);
}

static void
pointed_cb (OgcBuildingCard *self)
{
  set_pointed (self, TRUE);
}

static void
unpointed_cb (OgcBuildingCard *self)
{
  set_pointed (self, FALSE);
}

static gboolean
request_later_cb (gpointer data)
{
  GtkWidget *widget = data;
  GtkWidget *card = gtk_widget_get_ancestor (widget, OGC_TYPE_BUILDING_CARD);

  if (card == NULL || get (OGC_BUILDING_CARD (card))->building == NULL)
    return G_SOURCE_REMOVE;
  if (OGC_IS_DICE_SET_VIEW (widget))
    g_signal_emit_by_name (widget, "chosen");
  else if (OGC_IS_TILE_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else
    ogc_building_card_request (OGC_BUILDING_CARD (card));
  return G_SOURCE_REMOVE;
}

/* The dice or the tile at that point if dice may be placed just there, else the card. */
static GtkWidget *
find_drop_place (OgcBuildingCard *self,
                 double           x,
                 double           y)
{
  GtkWidget *found = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  for (; found != NULL && found != GTK_WIDGET (self); found = gtk_widget_get_parent (found))
    if ((OGC_IS_DICE_SET_VIEW (found) && ogc_dice_set_view_get_target (OGC_DICE_SET_VIEW (found)))
        || (OGC_IS_TILE_BUTTON (found) && ogc_tile_button_get_target (OGC_TILE_BUTTON (found))))
      return found;
  return GTK_WIDGET (self);
}

/* Placed when the drag is over, for the die that is dragged leaves the tray by it. */
static gboolean
dropped_cb (OgcBuildingCard *self,
            const GValue    *value,
            double           x,
            double           y,
            GtkDropTarget   *target)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, request_later_cb, g_object_ref (find_drop_place (self, x, y)), g_object_unref);
  return ogc_building_get_takes_pick (get (self)->building);
}

static GdkDragAction
drag_entered_cb (OgcBuildingCard *self,
                 double           x,
                 double           y,
                 GtkDropTarget   *target)
{
  set_pointed (self, TRUE);
  return GDK_ACTION_MOVE;
}

static void
add_drop_target (OgcBuildingCard *self)
{
  GtkDropTarget *target = gtk_drop_target_new (OGC_TYPE_DIE, GDK_ACTION_MOVE);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (target, "enter", G_CALLBACK (drag_entered_cb), self);
  g_signal_connect_swapped (target, "leave", G_CALLBACK (unpointed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* What a subclass's template contains goes into the body, once there is one. */
static void
ogc_building_card_add_child (GtkBuildable *buildable,
                             GtkBuilder   *builder,
                             GObject      *child,
                             const char   *type)
{
  OgcBuildingCardPrivate *priv = get (OGC_BUILDING_CARD (buildable));

  if (priv->body != NULL && GTK_IS_WIDGET (child))
    gtk_box_append (GTK_BOX (priv->body), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
ogc_building_card_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = ogc_building_card_add_child;
}

static gboolean
is_empty (OgcBuilding *building)
{
  return g_list_model_get_n_items (ogc_building_get_sets (building)) == 0
         && g_list_model_get_n_items (ogc_building_get_offers (building)) == 0;
}

/* The building's own picture, faint, behind what lies there. */
static void
ogc_building_card_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  OgcBuildingCardPrivate *priv = get (OGC_BUILDING_CARD (widget));
  float top = gtk_widget_get_height (widget) * 0.2f;
  graphene_rect_t footer;
  GdkRGBA ink;

  if (priv->building != NULL && gtk_widget_compute_bounds (priv->footer, widget, &footer) && footer.origin.y > top)
    {
      ogc_palette_get (widget, "ink", &ink);
      ink.alpha = is_empty (priv->building) ? 0.18f : 0.1f;
      ogc_illustration_snapshot (snapshot, ogc_building_get_id (priv->building),
                                 &GRAPHENE_RECT_INIT (0, top, gtk_widget_get_width (widget), footer.origin.y - top), &ink);
    }
  ogc_texture_cache_append_children (widget, snapshot);
}

static void
ogc_building_card_dispose (GObject *object)
{
  OgcBuildingCardPrivate *priv = get (OGC_BUILDING_CARD (object));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&priv->building);
  g_clear_object (&priv->game);

  G_OBJECT_CLASS (ogc_building_card_parent_class)->dispose (object);
}

static void
ogc_building_card_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  OgcBuildingCardPrivate *priv = get (OGC_BUILDING_CARD (object));

  switch (prop_id)
    {
    case PROP_BUILDING:
      g_value_set_object (value, priv->building);
      break;
    case PROP_GAME:
      g_value_set_object (value, priv->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/building-card.ui");
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, header);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, title);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, name);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, key);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, rule);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, body);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, footer);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, stack);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, prize);
  gtk_widget_class_bind_template_child_private (widget_class, OgcBuildingCard, to_beat);
  gtk_widget_class_bind_template_callback (widget_class, title_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, unpointed_cb);
}

static void
ogc_building_card_class_init (OgcBuildingCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_building_card_dispose;
  object_class->get_property = ogc_building_card_get_property;
  widget_class->snapshot = ogc_building_card_snapshot;

  properties[PROP_BUILDING] = g_param_spec_object ("building", NULL, NULL, OGC_TYPE_BUILDING, flags);
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, OGC_TYPE_GAME, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[PLACE] = g_signal_new ("place", OGC_TYPE_BUILDING_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_LIST_MODEL, GTK_TYPE_WIDGET);
  signals[POINTED] = g_signal_new ("pointed", OGC_TYPE_BUILDING_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  signals[AIMED] = g_signal_new ("aimed", OGC_TYPE_BUILDING_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, OGC_TYPE_PLACEMENT);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SHRINK_LAYOUT);
  g_type_ensure (OGC_TYPE_OVERFLOW_LAYOUT);
  g_type_ensure (OGC_TYPE_STACK_VIEW);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "card.rules", NULL, rules_cb);
  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_building_card_init (OgcBuildingCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_drop_target (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}

OgcBuilding *
ogc_building_card_get_building (OgcBuildingCard *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  return get (self)->building;
}

OgcGame *
ogc_building_card_get_game (OgcBuildingCard *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  return get (self)->game;
}

static void
show_texts (OgcBuildingCard *self)
{
  OgcBuildingCardPrivate *priv = get (self);
  const char *name = ogc_building_get_name (priv->building);

  gtk_label_set_text (priv->name, name);
  gtk_label_set_text (priv->key, ogc_building_shortcut (ogc_building_get_id (priv->building)));
  gtk_label_set_text (priv->rule, ogc_building_get_rule (priv->building));
  ogc_tooltip_set (GTK_WIDGET (priv->rule), ogc_building_get_rule (priv->building));
  gtk_label_set_text (priv->prize, ogc_building_get_prize (priv->building));
  ogc_tooltip_set (GTK_WIDGET (priv->prize), ogc_building_get_prize (priv->building));
  gtk_widget_set_visible (GTK_WIDGET (priv->stack), ogc_building_get_id (priv->building) != OGC_LIBRARY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
connect_building (OgcBuildingCard *self)
{
  OgcBuilding *building = get (self)->building;

  g_signal_connect_object (building, "notify::takes-pick", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::refusal", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_building_get_placements (building), "items-changed", G_CALLBACK (pick_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::resolving", G_CALLBACK (phase_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::choosing", G_CALLBACK (phase_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::to-beat", G_CALLBACK (to_beat_changed_cb), self, G_CONNECT_SWAPPED);
}

void
ogc_building_card_set_building (OgcBuildingCard *self,
                                OgcGame         *game,
                                OgcBuilding     *building)
{
  OgcBuildingCardPrivate *priv;

  g_return_if_fail (OGC_IS_BUILDING_CARD (self));
  g_return_if_fail (OGC_IS_GAME (game));
  g_return_if_fail (OGC_IS_BUILDING (building));

  priv = get (self);
  g_return_if_fail (priv->building == NULL);
  priv->game = g_object_ref (game);
  priv->building = g_object_ref (building);
  show_texts (self);
  ogc_stack_view_set_building (priv->stack, building);
  connect_building (self);
  if (OGC_BUILDING_CARD_GET_CLASS (self)->bind != NULL)
    OGC_BUILDING_CARD_GET_CLASS (self)->bind (self);
  pick_changed_cb (self);
  phase_changed_cb (self);
  to_beat_changed_cb (self);
}

void
ogc_building_card_request (OgcBuildingCard *self)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  request (self, ogc_building_get_placements (get (self)->building), get (self)->title);
}

/* The placement itself when there is only one, else how many there are. */
static char *
dup_placements_hint (GListModel *placements)
{
  guint n = g_list_model_get_n_items (placements);
  g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, 0);

  if (n > 1)
    return g_strdup_printf (ngettext ("%u way to place them here", "%u ways to place them here", n), n);
  return ogc_placement_dup_sentence (placement);
}

char *
ogc_building_card_dup_hint (OgcBuildingCard *self)
{
  OgcBuilding *building;
  GListModel *placements;

  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  building = get (self)->building;
  placements = ogc_building_get_placements (building);
  if (ogc_building_get_refusal (building) != NULL)
    return g_strdup (ogc_building_get_refusal (building));
  if (g_list_model_get_n_items (placements) > 0)
    return dup_placements_hint (placements);
  return g_strdup_printf ("%s\n%s", ogc_building_get_rule (building), ogc_building_get_prize (building));
}

void
ogc_building_card_set_linked (OgcBuildingCard *self,
                              gboolean         linked)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  ogc_style_set_class (GTK_WIDGET (self), "linked", linked);
}

GtkWidget *
ogc_building_card_get_title (OgcBuildingCard *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  return get (self)->title;
}

void
ogc_building_card_aim (OgcBuildingCard *self,
                       OgcPlacement    *placement)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));
  g_return_if_fail (placement == NULL || OGC_IS_PLACEMENT (placement));

  ogc_card_slots_aim (get (self)->body, ogc_game_get_tray (get (self)->game), placement);
}

void
ogc_building_card_update_marks (OgcBuildingCard *self)
{
  OgcBuildingCardPrivate *priv = get (self);

  ogc_card_slots_update (priv->body, priv->building, ogc_game_get_tray (priv->game), priv->pointed);
}
