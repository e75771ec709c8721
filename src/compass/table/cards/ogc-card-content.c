/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-card-content.h"

#include <glib/gi18n.h>

#include "ogc-card-slots.h"
#include "ogc-child-binding.h"
#include "ogc-dice-set-view.h"
#include "ogc-group.h"
#include "ogc-tile-button.h"
#include "ogc-tile-view.h"

struct _OgcCardContent
{
  GtkBox parent_instance;

  OgcGame     *game;
  OgcBuilding *building;
  GtkWidget   *set_field;  /* the rows of dice, or NULL */
  GPtrArray   *set_slots;  /* the places of dice, by number, or NULL */
  GPtrArray   *tile_slots; /* likewise tiles */
};

enum {
  PLACE,
  AIMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcCardContent, ogc_card_content, GTK_TYPE_BOX)

/* More slots than any building has. */
#define MAX_SLOTS 16

static const char *
emblem_of (OgcCardContent *self,
           unsigned        owner)
{
  OgcSeat *seat = ogc_game_get_seat (self->game, owner);

  return seat != NULL ? ogc_seat_get_emblem (seat) : NULL;
}

/* Passes on that a set or a tile was pressed where the picked dice may be placed. */
static void
target_chosen_cb (GtkWidget      *target,
                  OgcCardContent *self)
{
  OgcTray *tray = ogc_game_get_tray (self->game);
  g_autoptr (GListModel) placements = ogc_card_slots_placements_at (self->building, tray, target);

  if (g_list_model_get_n_items (placements) > 0)
    g_signal_emit (self, signals[PLACE], 0, placements, target);
}

/*
 * Announces the placement at the set or tile where the pointer or the focus is now. If there are several ways to place
 * the dice there, none is previewed.
 */
static void
target_aimed_cb (GtkWidget *target)
{
  OgcCardContent *self = OGC_CARD_CONTENT (gtk_widget_get_ancestor (target, OGC_TYPE_CARD_CONTENT));
  g_autoptr (GListModel) placements = NULL;
  g_autoptr (OgcPlacement) placement = NULL;

  if (self == NULL || self->building == NULL)
    return;
  placements = ogc_card_slots_placements_at (self->building, ogc_game_get_tray (self->game), target);
  if (g_list_model_get_n_items (placements) == 1)
    placement = g_list_model_get_item (placements, 0);
  if (placement != NULL)
    g_signal_emit (self, signals[AIMED], 0, placement);
}

static void
target_left_cb (GtkWidget *target)
{
  GtkWidget *content = gtk_widget_get_ancestor (target, OGC_TYPE_CARD_CONTENT);

  if (content != NULL)
    g_signal_emit (content, signals[AIMED], 0, NULL);
}

static void
add_aim_controller (GtkWidget          *target,
                    GtkEventController *controller)
{
  g_signal_connect_swapped (controller, "enter", G_CALLBACK (target_aimed_cb), target);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (target_left_cb), target);
  gtk_widget_add_controller (target, controller);
}

static void
watch_target (OgcCardContent *self,
              GtkWidget      *target)
{
  const gboolean tile = OGC_IS_TILE_BUTTON (target);

  g_signal_connect_object (target, tile ? "clicked" : "chosen", G_CALLBACK (target_chosen_cb), self, 0);
  add_aim_controller (target, gtk_event_controller_motion_new ());
  if (tile)
    add_aim_controller (target, gtk_event_controller_focus_new ());
}

/* Updates the marks where the picked dice may be placed, and on what would be pushed out. */
static void
update_marks (OgcCardContent *self)
{
  ogc_card_slots_update (GTK_WIDGET (self), self->building, ogc_game_get_tray (self->game));
}

static void
sets_changed_cb (OgcCardContent *self)
{
  GListModel *sets = ogc_building_get_sets (self->building);
  OgcDiceSet *at[MAX_SLOTS] = { NULL };

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

      if (ogc_dice_set_get_place (set) < MAX_SLOTS)
        at[ogc_dice_set_get_place (set)] = set;
    }
  for (guint i = 0; i < self->set_slots->len && i < MAX_SLOTS; i++)
    ogc_card_slot_show_set (self->set_slots->pdata[i], at[i],
                            at[i] != NULL ? emblem_of (self, ogc_dice_set_get_owner (at[i])) : NULL);
  update_marks (self);
}

static void
offers_changed_cb (OgcCardContent *self)
{
  for (guint i = 0; i < self->tile_slots->len; i++)
    ogc_card_slot_show_tile (self->tile_slots->pdata[i], ogc_building_find_offer (self->building, i));
  update_marks (self);
}

/* Keeps the focus when the dice that have it are removed from @field; GTK would move it elsewhere on the table. */
static void
sets_going_cb (GtkWidget *field,
               guint      position,
               guint      removed,
               guint      added)
{
  GtkWidget *content = gtk_widget_get_ancestor (field, OGC_TYPE_CARD_CONTENT);
  GtkWidget *child = gtk_widget_get_first_child (field);

  for (guint i = 0; i < position + removed && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    if (i >= position && child == gtk_widget_get_focus_child (field))
      gtk_widget_grab_focus (gtk_widget_get_parent (content));
}

static GtkWidget *
create_set (gpointer item,
            gpointer user_data)
{
  OgcCardContent *self = OGC_CARD_CONTENT (user_data);
  GtkWidget *set = ogc_dice_set_view_new (item, emblem_of (self, ogc_dice_set_get_owner (item)), TRUE);

  watch_target (self, set);
  return set;
}

/* A place as large as the tile that was taken from it, which is measured there, but neither drawn nor found. */
static GtkWidget *
create_taken_place (OgcTile *tile)
{
  GtkWidget *place = g_object_new (OGC_TYPE_GROUP, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *view = g_object_new (OGC_TYPE_TILE_VIEW, "tile", tile, NULL);

  gtk_widget_set_layout_manager (place, gtk_bin_layout_new ());
  gtk_widget_add_css_class (place, "taken-place");
  gtk_widget_set_child_visible (view, FALSE);
  gtk_widget_set_parent (view, place);
  return place;
}

static GtkWidget *
find_offer_button (GtkWidget *field,
                   guint      position)
{
  for (GtkWidget *child = gtk_widget_get_first_child (field); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OGC_IS_TILE_BUTTON (child) && position-- == 0)
      return child;
  return NULL;
}

static void
remove_taken_places (GtkWidget *field)
{
  GtkWidget *child, *next;

  for (child = gtk_widget_get_first_child (field); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (!OGC_IS_TILE_BUTTON (child))
        gtk_widget_unparent (child);
    }
}

/* Shows the drawn tiles. While more of them are to be chosen, these stay where they are, so that a second click meets
 * the tile at which it was aimed. */
static void
drawn_changed_cb (GtkWidget  *field,
                  guint       position,
                  guint       removed,
                  guint       added,
                  GListModel *offers)
{
  const gboolean stay = added == 0 && g_list_model_get_n_items (offers) > 0;
  GtkWidget *content = gtk_widget_get_ancestor (field, OGC_TYPE_CARD_CONTENT);

  for (; removed > 0; removed--)
    {
      GtkWidget *button = find_offer_button (field, position);

      if (button == gtk_widget_get_focus_child (field))
        gtk_widget_grab_focus (gtk_widget_get_parent (content));
      if (stay)
        gtk_widget_insert_before (create_taken_place (ogc_tile_button_get_tile (OGC_TILE_BUTTON (button))), field,
                                  button);
      gtk_widget_unparent (button);
    }
  if (!stay)
    remove_taken_places (field);
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (offers, i);
      GtkWidget *button = ogc_tile_button_new (tile);

      gtk_widget_insert_before (button, field, find_offer_button (field, i));
      watch_target (OGC_CARD_CONTENT (content), button);
    }
}

/* Passes on that the place for a new set was pressed. */
static void
new_place_chosen_cb (GtkWidget    *ghost,
                     OgcPlacement *placement)
{
  g_autoptr (GListStore) placements = g_list_store_new (OGC_TYPE_PLACEMENT);
  GtkWidget *content = gtk_widget_get_ancestor (ghost, OGC_TYPE_CARD_CONTENT);

  g_list_store_append (placements, placement);
  g_signal_emit (content, signals[PLACE], 0, placements, ghost);
}

/* ARC-1, LIB-1: whether @after is what @set becomes when dice join it. */
static gboolean
grows_into (OgcDiceSet *set,
            OgcDiceSet *after)
{
  return ogc_dice_set_get_last_moved (after) && ogc_dice_set_get_owner (set) == ogc_dice_set_get_owner (after)
         && ogc_dice_contains (ogc_dice_set_get_dice (after), ogc_dice_set_get_dice (set));
}

/* Finds the dice in the field that @after shows: as they are, or with @grown, with more beside them. */
static GtkWidget *
find_before (OgcCardContent *self,
             OgcDiceSet     *after,
             gboolean        grown)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->set_field); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OGC_IS_DICE_SET_VIEW (child) && !ogc_dice_set_view_is_ghost (OGC_DICE_SET_VIEW (child)))
      {
        OgcDiceSet *set = ogc_dice_set_view_get_set (OGC_DICE_SET_VIEW (child));

        if (grown ? grows_into (set, after) : ogc_dice_set_is_same (set, after))
          return child;
      }
  return NULL;
}

/* Adds dashed dice to the field after @sibling, or with %NULL before all others. */
static GtkWidget *
add_ghost (OgcCardContent *self,
           OgcDiceSet     *set,
           GtkWidget      *sibling)
{
  GtkWidget *ghost = ogc_dice_set_view_new_ghost (set, emblem_of (self, ogc_dice_set_get_owner (set)), TRUE);

  gtk_widget_insert_after (ghost, self->set_field, sibling);
  return ghost;
}

/* Adds dashed dice to the field where @after has new ones, and shows what this does to the ranks of the others. */
static void
show_field_after (OgcCardContent *self,
                  GListModel     *after)
{
  GtkWidget *last = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (after); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (after, i);
      GtkWidget *view = find_before (self, set, FALSE);

      if (view == NULL)
        view = find_before (self, set, TRUE);
      if (view != NULL)
        ogc_dice_set_view_show_after (OGC_DICE_SET_VIEW (view), set);
      else if (ogc_dice_set_get_last_moved (set))
        view = add_ghost (self, set, last);
      last = view != NULL ? view : last;
    }
}

/* Shows @after in the places of the building. UNI-3, TOW-3: the new dice push on those that lie there. */
static void
show_slots_after (OgcCardContent *self,
                  GListModel     *after)
{
  const gboolean line = ogc_building_get_id (self->building) == OGC_UNIVERSITY;
  unsigned n_before = 0;

  for (guint i = 0; i < g_list_model_get_n_items (after); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (after, i);
      const unsigned place = ogc_dice_set_get_place (set);
      gboolean pushing;

      if (!ogc_dice_set_get_last_moved (set) || place >= self->set_slots->len)
        continue;
      pushing = !ogc_card_slot_is_empty (self->set_slots->pdata[place - n_before]);
      ogc_card_slot_add_place (self->set_slots->pdata[pushing ? place - n_before : place], set,
                               emblem_of (self, ogc_dice_set_get_owner (set)), pushing);
      n_before += line ? 1 : 0;
    }
}

/* Hides as many ranks that nobody has as dashed dice take. */
static void
hide_free_ranks (OgcCardContent *self)
{
  unsigned n_ghosts = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->set_field); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!OGC_IS_DICE_SET_VIEW (child))
      {
        gtk_widget_set_visible (child, n_ghosts == 0);
        n_ghosts -= n_ghosts > 0 ? 1 : 0;
      }
    else if (ogc_dice_set_view_is_ghost (OGC_DICE_SET_VIEW (child)))
      n_ghosts++;
}

/* Removes everything that shows what is not there yet. */
static void
clear_after (OgcCardContent *self)
{
  GtkWidget *child, *next;

  for (guint i = 0; self->set_slots != NULL && i < self->set_slots->len; i++)
    ogc_card_slot_clear_places (self->set_slots->pdata[i]);
  if (self->set_field == NULL)
    return;
  for (child = gtk_widget_get_first_child (self->set_field); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (!OGC_IS_DICE_SET_VIEW (child))
        continue;
      if (!ogc_dice_set_view_is_ghost (OGC_DICE_SET_VIEW (child)))
        ogc_dice_set_view_show_after (OGC_DICE_SET_VIEW (child), NULL);
      else
        {
          if (gtk_widget_has_focus (child))
            gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
          gtk_widget_unparent (child);
        }
    }
}

/* Adds dashed dice for @placement, which can be pressed, unless dice or a tile here stand for it. */
static void
add_way (OgcCardContent *self,
         OgcPlacement   *placement)
{
  GListModel *after = ogc_placement_get_sets (placement);

  if (self->set_field == NULL || ogc_placement_get_will (placement) || ogc_placement_get_place (placement) > 0)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (after); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (after, i);
      GtkWidget *ghost;

      if (!ogc_dice_set_get_last_moved (set))
        continue;
      ghost = add_ghost (self, set, gtk_widget_get_last_child (self->set_field));
      ogc_dice_set_view_set_target (OGC_DICE_SET_VIEW (ghost), TRUE);
      g_object_set_data_full (G_OBJECT (ghost), OGC_CARD_PLACEMENT, g_object_ref (placement), g_object_unref);
      g_signal_connect_object (ghost, "chosen", G_CALLBACK (new_place_chosen_cb), placement, 0);
    }
}

static void
ogc_card_content_dispose (GObject *object)
{
  OgcCardContent *self = OGC_CARD_CONTENT (object);

  g_clear_pointer (&self->set_slots, g_ptr_array_unref);
  g_clear_pointer (&self->tile_slots, g_ptr_array_unref);
  self->set_field = NULL;

  G_OBJECT_CLASS (ogc_card_content_parent_class)->dispose (object);

  g_clear_object (&self->building);
  g_clear_object (&self->game);
}

static void
ogc_card_content_class_init (OgcCardContentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_card_content_dispose;

  signals[PLACE] = g_signal_new ("place", OGC_TYPE_CARD_CONTENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_LIST_MODEL, GTK_TYPE_WIDGET);
  signals[AIMED] = g_signal_new ("aimed", OGC_TYPE_CARD_CONTENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, OGC_TYPE_PLACEMENT);
}

static void
ogc_card_content_init (OgcCardContent *self)
{
}

void
ogc_card_content_set_building (OgcCardContent *self,
                               OgcGame        *game,
                               OgcBuilding    *building)
{
  g_return_if_fail (OGC_IS_CARD_CONTENT (self));
  g_return_if_fail (self->building == NULL);

  self->game = g_object_ref (game);
  self->building = g_object_ref (building);
}

void
ogc_card_content_bind_sets (OgcCardContent *self,
                            GtkWidget      *field)
{
  GListModel *sets;

  g_return_if_fail (OGC_IS_CARD_CONTENT (self));

  sets = ogc_building_get_sets (self->building);
  self->set_field = field;
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice on it"), -1);
  g_signal_connect_object (sets, "items-changed", G_CALLBACK (sets_going_cb), field, G_CONNECT_SWAPPED);
  ogc_child_binding_bind (field, sets, create_set, self);
  update_marks (self);
}

void
ogc_card_content_bind_offers (OgcCardContent *self,
                              GtkWidget      *field)
{
  GListModel *offers;

  g_return_if_fail (OGC_IS_CARD_CONTENT (self));

  offers = ogc_building_get_offers (self->building);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tiles drawn"), -1);
  g_signal_connect_object (offers, "items-changed", G_CALLBACK (drawn_changed_cb), field, G_CONNECT_SWAPPED);
  drawn_changed_cb (field, 0, 0, g_list_model_get_n_items (offers), offers);
  update_marks (self);
}

GtkWidget *
ogc_card_content_create_slot (OgcCardContent *self,
                              const char     *css_class,
                              int             width,
                              int             height,
                              const char     *label)
{
  GtkWidget *slot;

  g_return_val_if_fail (OGC_IS_CARD_CONTENT (self), NULL);

  slot = ogc_card_slot_new (css_class, width, height, label);
  g_signal_connect_object (slot, "filled", G_CALLBACK (watch_target), self, G_CONNECT_SWAPPED);
  return slot;
}

void
ogc_card_content_bind_set_slots (OgcCardContent *self,
                                 GPtrArray      *slots)
{
  g_return_if_fail (OGC_IS_CARD_CONTENT (self));

  self->set_slots = slots;
  g_signal_connect_object (ogc_building_get_sets (self->building), "items-changed", G_CALLBACK (sets_changed_cb), self,
                           G_CONNECT_SWAPPED);
  sets_changed_cb (self);
}

void
ogc_card_content_bind_tile_slots (OgcCardContent *self,
                                  GPtrArray      *slots)
{
  g_return_if_fail (OGC_IS_CARD_CONTENT (self));

  self->tile_slots = slots;
  g_signal_connect_object (ogc_building_get_offers (self->building), "items-changed",
                           G_CALLBACK (offers_changed_cb), self, G_CONNECT_SWAPPED);
  offers_changed_cb (self);
}

void
ogc_card_content_aim (OgcCardContent *self,
                      OgcPlacement   *placement)
{
  g_return_if_fail (OGC_IS_CARD_CONTENT (self));
  g_return_if_fail (placement == NULL || OGC_IS_PLACEMENT (placement));

  ogc_card_slots_aim (GTK_WIDGET (self), ogc_game_get_tray (self->game), placement);
}

void
ogc_card_content_show_after (OgcCardContent *self,
                             GListModel     *after)
{
  g_return_if_fail (OGC_IS_CARD_CONTENT (self));
  g_return_if_fail (after == NULL || G_IS_LIST_MODEL (after));

  clear_after (self);
  if (after != NULL && self->set_field != NULL)
    show_field_after (self, after);
  if (after != NULL && self->set_slots != NULL)
    show_slots_after (self, after);
  if (self->set_field != NULL)
    hide_free_ranks (self);
}

void
ogc_card_content_show_pick (OgcCardContent *self)
{
  GListModel *placements;
  g_autoptr (OgcPlacement) only = NULL;
  guint n;

  g_return_if_fail (OGC_IS_CARD_CONTENT (self));

  placements = ogc_building_get_placements (self->building);
  n = g_list_model_get_n_items (placements);
  if (n == 1)
    only = g_list_model_get_item (placements, 0);
  ogc_card_content_show_after (self, only != NULL ? ogc_placement_get_sets (only) : NULL);
  for (guint i = 0; n > 1 && i < n; i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);

      add_way (self, placement);
    }
  update_marks (self);
}
