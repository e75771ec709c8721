/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-popover.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-child-binding.h"
#include "ogc-choice-item.h"
#include "ogc-crest.h"
#include "ogc-die-view.h"
#include "ogc-gold-source.h"
#include "ogc-player-kind.h"
#include "ogc-row-layout.h"
#include "ogc-score-row.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"

struct _OgcSeatPopover
{
  GtkPopover parent_instance;

  OgcGame     *game; /* NULL if the player cannot be changed; it waits for the popover */
  OgcSeat     *seat;
  guint        refill;
  OgcCrest    *mark;
  GtkLabel    *name;
  GtkLabel    *status;
  GtkLabel    *gold;
  GtkScrolledWindow *scrolled;
  GtkWidget   *rows;
  GtkWidget   *player;
  GtkLabel    *player_label;
  GtkDropDown *kind;
};

G_DEFINE_FINAL_TYPE (OgcSeatPopover, ogc_seat_popover, GTK_TYPE_POPOVER)

/* The height of all but the list of tiles, and the least that remains for that. */
#define REST 130
#define LEAST_HEIGHT 200

static GtkWidget *
create_head (const char *symbol,
             const char *css_class,
             const char *text,
             const char *gold)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *number = gtk_label_new (gold);
  GtkWidget *picture = ogc_symbol_view_new (symbol, 16);

  gtk_widget_add_css_class (picture, "score-symbol");
  gtk_widget_add_css_class (picture, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "tableau-source");
  gtk_widget_add_css_class (number, "tableau-sum");
  gtk_box_append (GTK_BOX (head), picture);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), number);
  return head;
}

static void
add_source (OgcSeatPopover *self,
            OgcGoldSource   source)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *gold = ogc_text_gold (ogc_score_row_count (self->seat, source));

  gtk_box_append (GTK_BOX (group),
                  create_head (ogc_gold_source_get_symbol (source), ogc_gold_source_get_css_class (source),
                                                ogc_text_gold_source (source), gold));
  g_object_ref_sink (group);
  if (ogc_score_row_append_all (GTK_BOX (group), self->seat, source) > 0)
    gtk_box_append (GTK_BOX (self->rows), group);
  g_object_unref (group);
}

/* Adds tiles that earn nothing by themselves: private collections, and items without a bearer. */
static void
add_silent (GtkWidget  *group,
            GListModel *tiles)
{
  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);

      if (!ogc_tile_get_hidden (tile))
        gtk_box_append (GTK_BOX (group), ogc_score_row_new_tile (tile));
    }
}

static void
add_hidden (GtkWidget   *group,
            OgcTileKind  kind,
            GListModel  *tiles)
{
  GtkWidget *row = ogc_score_row_new_hidden (kind, tiles);

  if (row != NULL)
    gtk_box_append (GTK_BOX (group), row);
}

static void
add_rest (OgcSeatPopover *self)
{
  GtkWidget *group = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));

  add_silent (group, ogc_seat_get_tiles (self->seat, OGC_TILE_COLLECTION));
  add_silent (group, ogc_seat_get_tiles (self->seat, OGC_TILE_ITEM));
  add_silent (group, ogc_seat_get_drawn (self->seat));
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    add_hidden (group, kind, ogc_seat_get_tiles (self->seat, kind));
  add_hidden (group, OGC_TILE_CHEST, ogc_seat_get_drawn (self->seat));
  if (gtk_widget_get_first_child (group) != NULL)
    {
      gtk_box_prepend (GTK_BOX (group), create_head ("rose", "score-abilities", C_("tableau", "Other"), ""));
      gtk_box_append (GTK_BOX (self->rows), group);
    }
  g_object_unref (group);
}

static void
show_gold (OgcSeatPopover *self)
{
  g_autofree char *known = ogc_text_gold (ogc_seat_get_gold (self->seat));
  g_autofree char *text = NULL;

  if (ogc_seat_get_gold_exact (self->seat))
    text = g_strdup_printf (_("%s if the game ended now"), known);
  else
    /* TRANSLATORS: "12 gold" */
    text = g_strdup_printf (_("%s if the game ended now, not counting secret tiles"), known);
  gtk_label_set_text (self->gold, ogc_seat_get_place (self->seat) > 0 ? known : text);
}

/* Gives the tiles of all rows the same width, no more than the widest ones need. */
static void
align_tiles (OgcSeatPopover *self)
{
  g_autoptr (GtkSizeGroup) sizes = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (GtkWidget *group = gtk_widget_get_first_child (self->rows);
       group != NULL;
       group = gtk_widget_get_next_sibling (group))
    for (GtkWidget *row = gtk_widget_get_first_child (group); row != NULL; row = gtk_widget_get_next_sibling (row))
      {
        GtkWidget *tiles = gtk_widget_get_first_child (row);
        int most, wanted;

        if (!gtk_widget_has_css_class (row, "score-row"))
          continue;
        gtk_widget_get_size_request (tiles, &most, NULL);
        gtk_widget_set_size_request (tiles, -1, -1);
        gtk_widget_measure (tiles, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
        gtk_widget_set_size_request (tiles, MIN (most, wanted), -1);
        gtk_size_group_add_widget (sizes, tiles);
      }
}

static void
fill_popover (OgcSeatPopover *self)
{
  gtk_label_set_text (self->name, ogc_seat_get_name (self->seat));
  gtk_label_set_text (self->status, ogc_seat_get_status (self->seat));
  show_gold (self);
  ogc_child_binding_clear (self->rows);
  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    add_source (self, source);
  add_rest (self);
  align_tiles (self);
}

static gboolean
refill_cb (gpointer data)
{
  OgcSeatPopover *self = OGC_SEAT_POPOVER (data);

  self->refill = 0;
  fill_popover (self);
  return G_SOURCE_REMOVE;
}

/* Updates everything in the next frame, because many things change together. */
static void
changed_cb (OgcSeatPopover *self)
{
  if (self->refill == 0)
    self->refill = g_idle_add_full (G_PRIORITY_HIGH_IDLE, refill_cb, self, NULL);
}

/* Chooses a level, which keeps the current style of the computer player. */
static void
kind_chosen_cb (OgcSeatPopover *self)
{
  const char *kind = ogc_player_kind_nth (ogc_choice_item_get_chosen (self->kind));
  OgcPlayStyle style;

  if (ogc_player_kind_get_style (kind, NULL) && ogc_player_kind_get_style (ogc_seat_get_kind (self->seat), &style))
    kind = ogc_player_kind_with_style (kind, style);
  gtk_popover_popdown (GTK_POPOVER (self));
  ogc_game_set_player (self->game, ogc_seat_get_index (self->seat), kind, NULL);
}

/* Adds the choice of a player, which can be changed until the game is over. */
static void
offer_kinds (OgcSeatPopover *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  /* TRANSLATORS: %s is a player's name; behind it a person or a level of the computer is chosen */
  g_autofree char *text = g_strdup_printf (_("Who plays for %s?"), ogc_seat_get_name (self->seat));

  gtk_label_set_text (self->player_label, text);
  for (unsigned n = 0; ogc_player_kind_nth (n) != NULL; n++)
    ogc_choice_item_append (list, ogc_player_kind_get_label (ogc_player_kind_nth (n)), n);
  ogc_choice_item_offer (self->kind, list, (unsigned) ogc_player_kind_find (ogc_seat_get_kind (self->seat)));
  g_signal_connect_object (self->kind, "notify::selected", G_CALLBACK (kind_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->player, TRUE);
  ogc_accessible_name_all (self->player);
}

/* Lets the list be as high as the window has room for. */
static void
ogc_seat_popover_show (GtkWidget *widget)
{
  const int room = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (widget))) - REST;

  gtk_scrolled_window_set_max_content_height (OGC_SEAT_POPOVER (widget)->scrolled, MAX (room, LEAST_HEIGHT));

  GTK_WIDGET_CLASS (ogc_seat_popover_parent_class)->show (widget);
}

/* Computer players wait, because it covers much of the table. */
static void
ogc_seat_popover_map (GtkWidget *widget)
{
  OgcSeatPopover *self = OGC_SEAT_POPOVER (widget);

  GTK_WIDGET_CLASS (ogc_seat_popover_parent_class)->map (widget);

  if (self->game != NULL)
    ogc_game_wait (self->game);
}

static void
ogc_seat_popover_unmap (GtkWidget *widget)
{
  OgcSeatPopover *self = OGC_SEAT_POPOVER (widget);

  GTK_WIDGET_CLASS (ogc_seat_popover_parent_class)->unmap (widget);

  if (self->game != NULL)
    ogc_game_end_wait (self->game);
}

static void
ogc_seat_popover_dispose (GObject *object)
{
  OgcSeatPopover *self = OGC_SEAT_POPOVER (object);

  g_clear_handle_id (&self->refill, g_source_remove);
  if (self->seat != NULL)
    g_signal_handlers_disconnect_by_data (self->seat, self);
  g_clear_object (&self->seat);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_seat_popover_parent_class)->dispose (object);
}

static void
ogc_seat_popover_class_init (OgcSeatPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_seat_popover_dispose;
  widget_class->show = ogc_seat_popover_show;
  widget_class->map = ogc_seat_popover_map;
  widget_class->unmap = ogc_seat_popover_unmap;

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_DIE_VIEW);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/seats/seat-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, mark);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, name);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, status);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, gold);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, rows);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, player);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, player_label);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatPopover, kind);
}

static void
ogc_seat_popover_init (OgcSeatPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_seat_popover_new (OgcSeat *seat,
                      OgcGame *game)
{
  OgcSeatPopover *self;

  g_return_val_if_fail (OGC_IS_SEAT (seat) && !ogc_seat_get_neutral (seat), NULL);

  self = g_object_new (OGC_TYPE_SEAT_POPOVER, NULL);
  self->seat = g_object_ref (seat);
  ogc_crest_set_seat (self->mark, ogc_seat_get_index (seat), ogc_seat_get_emblem (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_seat_get_name (seat), -1);
  g_signal_connect_object (seat, "notify", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_seat_get_score_lines (seat), "items-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  fill_popover (self);
  if (game != NULL && !ogc_game_get_replay (game) && !ogc_game_get_finished (game))
    {
      self->game = g_object_ref (game);
      offer_kinds (self);
    }
  return GTK_WIDGET (self);
}
