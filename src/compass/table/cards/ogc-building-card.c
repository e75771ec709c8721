/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-card.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-child-binding.h"
#include "ogc-dice-set-view.h"
#include "ogc-focus.h"
#include "ogc-group.h"
#include "ogc-row-layout.h"
#include "ogc-theme.h"
#include "ogc-names.h"
#include "ogc-texture-cache.h"
#include "ogc-shrink-layout.h"
#include "ogc-overflow-layout.h"
#include "ogc-scene.h"
#include "ogc-stack-view.h"
#include "ogc-style.h"
#include "ogc-symbol.h"
#include "ogc-key-bindings.h"
#include "ogc-tile-button.h"
#include "ogc-tooltip.h"

struct _OgcBuildingCard
{
  GtkWidget parent_instance;

  OgcGame        *game;
  OgcBuilding    *building;
  GtkWidget      *header;
  GtkWidget      *title;
  GtkLabel       *name;
  GtkLabel       *key;
  GtkLabel       *rule;
  OgcCardContent *content;
  GtkWidget      *footer;
  OgcStackView   *stack;
  GtkLabel       *prize;
  GtkLabel       *to_beat;
  OgcScene       *scene; /* nullable until the building is known */
  gboolean        pointed;
};

/* In high contrast, the side of the symbol is this part of the shorter side of the area, and its distance from the
 * corner is this part of its own side. */
#define SYMBOL_PART 3
#define MARGIN_PART 4

enum {
  PLACE,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcBuildingCard, ogc_building_card, GTK_TYPE_WIDGET)

/* Describes the placement if there is only one, otherwise says how many there are. */
static char *
dup_placements_hint (GListModel *placements)
{
  guint n = g_list_model_get_n_items (placements);
  g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, 0);

  if (n > 1)
    return g_strdup_printf (ngettext ("%u way to place these dice here", "%u ways to place these dice here", n), n);
  return ogc_placement_dup_sentence (placement);
}

static void
update_title (OgcBuildingCard *self)
{
  g_autofree char *hint = ogc_building_card_dup_hint (self);
  g_autofree char *key = ogc_key_bindings_dup (OGC_KEY_ACTION_PLACE + ogc_building_get_id (self->building));

  ogc_tooltip_set (self->header, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_building_get_name (self->building),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  ogc_key_bindings_get_enabled () ? key : "", -1);
}

static void
update_key (OgcBuildingCard *self)
{
  g_autofree char *key = ogc_key_bindings_dup (OGC_KEY_ACTION_PLACE + ogc_building_get_id (self->building));

  gtk_label_set_text (self->key, key);
  gtk_widget_set_visible (GTK_WIDGET (self->key), ogc_key_bindings_get_enabled ());
  update_title (self);
}

/* Whether @text fits into the lines of the foot. */
static gboolean
fits_foot (OgcBuildingCard *self,
           const char      *text)
{
  const int width = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self->prize)));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->prize), text);

  pango_layout_set_width (layout, width > 0 ? width * PANGO_SCALE : -1);
  return pango_layout_get_line_count (layout) <= gtk_label_get_lines (self->prize);
}

/* ABL-2: whether each way to place the picked dice uses The Will to Win. */
static gboolean
needs_will (OgcBuildingCard *self)
{
  GListModel *placements = ogc_building_get_placements (self->building);
  const guint n = g_list_model_get_n_items (placements);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);

      if (!ogc_placement_get_will (placement))
        return FALSE;
    }
  return n > 0;
}

/* Makes the foot say what is won here, what placing the picked dice costs, or why they may not be placed here; in a
 * small window, it says which dice may instead. */
static void
update_foot (OgcBuildingCard *self)
{
  const char *refusal = ogc_building_get_refusal (self->building);
  const char *reason = refusal == NULL || fits_foot (self, refusal) ? refusal : ogc_building_get_rule (self->building);
  const gboolean will = needs_will (self);
  const char *prize = will ? _("Uses “The Will to Win”.") : ogc_building_get_prize (self->building);
  const char *text = reason != NULL ? reason : prize;
  const char *to_beat = ogc_building_get_to_beat (self->building);

  gtk_label_set_text (self->prize, text);
  ogc_tooltip_set (GTK_WIDGET (self->prize), refusal != NULL ? refusal : text);
  ogc_style_set_class (GTK_WIDGET (self->prize), "refusal", refusal != NULL);
  gtk_label_set_text (self->to_beat, to_beat);
  gtk_widget_set_visible (GTK_WIDGET (self->to_beat), refusal == NULL && !will && to_beat != NULL && *to_beat != '\0');
}

static void
pick_changed_cb (OgcBuildingCard *self)
{
  ogc_style_set_class (GTK_WIDGET (self), "takes", ogc_building_get_takes_pick (self->building));
  ogc_style_set_class (GTK_WIDGET (self), "refuses", ogc_building_get_refusal (self->building) != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->title),
                               GTK_ACCESSIBLE_STATE_DISABLED, ogc_building_get_refusal (self->building) != NULL,
                               -1);
  update_title (self);
  update_foot (self);
}

static void
phase_changed_cb (OgcBuildingCard *self)
{
  ogc_style_set_class (GTK_WIDGET (self), "resolving", ogc_building_get_resolving (self->building));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  ogc_style_set_class (GTK_WIDGET (self), "choosing", ogc_building_get_choosing (self->building));
}

static void
show_texts (OgcBuildingCard *self)
{
  const char *name = ogc_building_get_name (self->building);
  g_autofree char *capitals = g_utf8_strup (name, -1);

  gtk_label_set_text (self->name, capitals);
  gtk_label_set_text (self->rule, ogc_building_get_rule (self->building));
  ogc_tooltip_set (GTK_WIDGET (self->rule), ogc_building_get_rule (self->building));
  gtk_widget_set_visible (GTK_WIDGET (self->stack), ogc_building_get_id (self->building) != OGC_LIBRARY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_scene (OgcBuildingCard *self)
{
  const char *key = ogc_name_of (ogc_names_building, ogc_building_get_id (self->building));
  const gboolean university = ogc_building_get_id (self->building) == OGC_UNIVERSITY;
  g_autofree char *name = g_strconcat ("scene-", key, university ? "-wall" : NULL, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), key);
  /* The number of doors of the University depends on the game, so its wall may be stretched from edge to edge. */
  self->scene = ogc_scene_new (name, university ? OGC_ART_STRETCH : OGC_ART_COVER);
  g_signal_connect_object (self->scene, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static void
connect_building (OgcBuildingCard *self)
{
  OgcBuilding *building = self->building;

  g_signal_connect_object (building, "notify::takes-pick", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::refusal", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_building_get_placements (building), "items-changed", G_CALLBACK (pick_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_building_get_placements (building), "items-changed",
                           G_CALLBACK (ogc_card_content_show_pick), self->content, G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::resolving", G_CALLBACK (phase_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::choosing", G_CALLBACK (phase_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (building, "notify::to-beat", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
title_clicked_cb (OgcBuildingCard *self)
{
  ogc_building_card_request (self);
}

/* Passes on that dice or a tile on the card were pressed. */
static void
content_place_cb (OgcBuildingCard *self,
                  GListModel      *placements,
                  GtkWidget       *anchor)
{
  g_signal_emit (self, signals[PLACE], 0, placements, anchor);
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
  OgcBuildingCard *self = OGC_BUILDING_CARD (widget);

  if (self->building != NULL)
    gtk_widget_activate_action (widget, "win.rules-at", "(uu)", ogc_building_get_refusal_rule (self->building),
                                ogc_building_get_id (self->building));
}

static void
place_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ogc_building_card_request (OGC_BUILDING_CARD (widget));
}

static void
set_pointed (OgcBuildingCard *self,
             gboolean         pointed)
{
  if (self->building == NULL || self->pointed == pointed)
    return;
  self->pointed = pointed;
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

  if (card == NULL || OGC_BUILDING_CARD (card)->building == NULL)
    return G_SOURCE_REMOVE;
  if (OGC_IS_DICE_SET_VIEW (widget))
    g_signal_emit_by_name (widget, "chosen");
  else if (OGC_IS_TILE_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else
    ogc_building_card_request (OGC_BUILDING_CARD (card));
  return G_SOURCE_REMOVE;
}

/* The dice or the tile at a point if dice may be placed there, otherwise the card. */
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

/* Places the dice once the drag is over, because the dragged die then leaves the tray. */
static gboolean
dropped_cb (OgcBuildingCard *self,
            const GValue    *value,
            double           x,
            double           y,
            GtkDropTarget   *target)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, request_later_cb, g_object_ref (find_drop_place (self, x, y)), g_object_unref);
  return ogc_building_get_takes_pick (self->building);
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

/* Draws the building's picture, veiled while the picked dice may not be placed there, and lit while it is resolving;
 * plates stay as they are. */
static void
append_scene (OgcBuildingCard       *self,
              GtkSnapshot           *snapshot,
              const graphene_size_t *size)
{
  static const GdkRGBA veil = { 0.016f, 0.059f, 0.051f, 0.22f };
  static const GdkRGBA day_veil = { 0.957f, 0.922f, 0.824f, 0.3f };
  static const GdkRGBA light = { 1, 0.95f, 0.8f, 0.08f };
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, size->width, size->height);

  gdk_paintable_snapshot (GDK_PAINTABLE (self->scene), snapshot, size->width, size->height);
  if (ogc_building_get_refusal (self->building) != NULL)
    gtk_snapshot_append_color (snapshot, ogc_theme_get () == OGC_THEME_DAY ? &day_veil : &veil, &bounds);
  else if (ogc_building_get_resolving (self->building))
    gtk_snapshot_append_color (snapshot, &light, &bounds);
}

/* Draws the building's symbol in place of its picture, which high contrast does not have, for buildings with room. */
static void
append_symbol (OgcBuildingCard       *self,
               GtkSnapshot           *snapshot,
               const graphene_size_t *size)
{
  static const GdkRGBA colour = { 0.369f, 0.357f, 0.322f, 1 };
  const OgcBuildingId id = ogc_building_get_id (self->building);
  const float side = MIN (size->width, size->height) / SYMBOL_PART;
  const float end = side * (MARGIN_PART + 1) / MARGIN_PART;

  if (id == OGC_AUCTION_HOUSE || id == OGC_GUILD || id == OGC_GALLEON || id == OGC_LIBRARY)
    ogc_symbol_snapshot (snapshot, ogc_name_of (ogc_names_building, id),
                         &GRAPHENE_RECT_INIT (size->width - end, size->height - end, side, side), &colour);
}

/* Draws the area between the two bands. */
static void
ogc_building_card_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  OgcBuildingCard *self = OGC_BUILDING_CARD (widget);
  graphene_rect_t body;

  if (self->scene != NULL && gtk_widget_compute_bounds (GTK_WIDGET (self->content), widget, &body))
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &body.origin);
      if (ogc_theme_get () == OGC_THEME_HIGH_CONTRAST)
        append_symbol (self, snapshot, &body.size);
      else
        append_scene (self, snapshot, &body.size);
      gtk_snapshot_restore (snapshot);
    }
  ogc_texture_cache_append_children (widget, snapshot);
}

/*
 * Makes the card a single stop for the Tab key; the arrow keys reach everything on it. The card counts as pointed at
 * only while the title has the focus; then something on it does.
 */
static gboolean
ogc_building_card_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  OgcBuildingCard *self = OGC_BUILDING_CARD (widget);

  set_pointed (self, FALSE);
  return ogc_focus_move_inside (widget, self->title, direction);
}

static gboolean
ogc_building_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (OGC_BUILDING_CARD (widget)->title);
}

static void
ogc_building_card_dispose (GObject *object)
{
  OgcBuildingCard *self = OGC_BUILDING_CARD (object);

  ogc_child_binding_clear (GTK_WIDGET (object));
  g_clear_object (&self->scene);
  g_clear_object (&self->building);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_building_card_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/cards/building-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, header);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, title);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, name);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, key);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, rule);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, content);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, footer);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, stack);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, prize);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingCard, to_beat);
  gtk_widget_class_bind_template_callback (widget_class, title_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, content_place_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, unpointed_cb);
}

static void
ogc_building_card_class_init (OgcBuildingCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space };

  object_class->dispose = ogc_building_card_dispose;
  widget_class->focus = ogc_building_card_focus;
  widget_class->grab_focus = ogc_building_card_grab_focus;
  widget_class->snapshot = ogc_building_card_snapshot;

  signals[PLACE] = g_signal_new ("place", OGC_TYPE_BUILDING_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_LIST_MODEL, GTK_TYPE_WIDGET);
  signals[POINTED] = g_signal_new ("pointed", OGC_TYPE_BUILDING_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  g_type_ensure (OGC_TYPE_CARD_CONTENT);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SHRINK_LAYOUT);
  g_type_ensure (OGC_TYPE_OVERFLOW_LAYOUT);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_STACK_VIEW);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "card.rules", NULL, rules_cb);
  gtk_widget_class_install_action (widget_class, "card.place", NULL, place_cb);
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "card.place", NULL);
  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_building_card_init (OgcBuildingCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_accessible_name_all (self->footer);
  add_drop_target (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}

GtkWidget *
ogc_building_card_new (OgcGame     *game,
                       OgcBuilding *building)
{
  OgcBuildingCard *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);
  g_return_val_if_fail (OGC_IS_BUILDING (building), NULL);

  self = g_object_new (OGC_TYPE_BUILDING_CARD, NULL);
  self->game = g_object_ref (game);
  self->building = g_object_ref (building);
  show_scene (self);
  show_texts (self);
  ogc_stack_view_set_building (self->stack, building);
  ogc_card_content_set_building (self->content, game, building);
  connect_building (self);
  ogc_key_bindings_watch (self, G_CALLBACK (update_key));
  update_key (self);
  pick_changed_cb (self);
  phase_changed_cb (self);
  return GTK_WIDGET (self);
}

OgcBuilding *
ogc_building_card_get_building (OgcBuildingCard *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  return self->building;
}

OgcGame *
ogc_building_card_get_game (OgcBuildingCard *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  return self->game;
}

OgcCardContent *
ogc_building_card_get_content (OgcBuildingCard *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  return self->content;
}

void
ogc_building_card_request (OgcBuildingCard *self)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  g_signal_emit (self, signals[PLACE], 0, ogc_building_get_placements (self->building), self->title);
}

char *
ogc_building_card_dup_hint (OgcBuildingCard *self)
{
  OgcBuilding *building;
  GListModel *placements;

  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  building = self->building;
  placements = ogc_building_get_placements (building);
  if (ogc_building_get_refusal (building) != NULL)
    return g_strdup (ogc_building_get_refusal (building));
  if (g_list_model_get_n_items (placements) > 0)
    return dup_placements_hint (placements);
  if (*ogc_building_get_to_beat (building) != '\0')
    return g_strdup_printf ("%s\n%s\n%s", ogc_building_get_rule (building), ogc_building_get_prize (building),
                            ogc_building_get_to_beat (building));
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

  return self->title;
}
