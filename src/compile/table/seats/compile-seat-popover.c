/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-seat-popover.h"

#include <glib/gi18n.h>

#include "compile-guide.h"
#include "config.h"
#include "ogc-accessible.h"
#include "ogc-choice-item.h"
#include "ogc-crest.h"
#include "ogc-row-layout.h"
#include "ogc-seat-kind.h"

struct _CompileSeatPopover
{
  GtkPopover parent_instance;

  CompileGame *game;
  CompileSeat *seat;

  OgcCrest    *crest;
  GtkLabel    *name;
  GtkLabel    *kind;
  GtkLabel    *description;
  GtkWidget   *player;
  GtkLabel    *player_label;
  GtkDropDown *choice;
};

G_DEFINE_FINAL_TYPE (CompileSeatPopover, compile_seat_popover, GTK_TYPE_POPOVER)

/* What is chosen if no level is. */
#define PERSON 0

static void
chosen_cb (CompileSeatPopover *self)
{
  const unsigned strength = ogc_choice_item_get_chosen (self->choice);

  gtk_popover_popdown (GTK_POPOVER (self));
  compile_game_set_player (self->game, compile_seat_get_index (self->seat),
                           strength == PERSON ? OGC_SEAT_PERSON : ogc_seat_kind_nth_level (strength - 1), NULL);
}

static void
offer_players (CompileSeatPopover *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  /* TRANSLATORS: %s is a player's name; behind it a person or a level of the computer is chosen */
  g_autofree char *text = g_strdup_printf (_("Who plays for %s?"), compile_seat_get_name (self->seat));

  gtk_label_set_text (self->player_label, text);
  ogc_choice_item_append (list, ogc_seat_kind_get_label (OGC_SEAT_PERSON), PERSON);
  for (unsigned n = 0; n < OGC_SEAT_KIND_N_LEVELS; n++)
    ogc_choice_item_append (list, ogc_seat_kind_get_label (ogc_seat_kind_nth_level (n)), n + 1);
  ogc_choice_item_offer (self->choice, list, ogc_seat_kind_get_strength (compile_seat_get_kind (self->seat)));
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->player, TRUE);
  ogc_accessible_name_all (self->player);
}

static void
compile_seat_popover_dispose (GObject *object)
{
  CompileSeatPopover *self = COMPILE_SEAT_POPOVER (object);

  g_clear_object (&self->seat);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (compile_seat_popover_parent_class)->dispose (object);
}

static void
compile_seat_popover_class_init (CompileSeatPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_seat_popover_dispose;

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compile/table/seats/seat-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, CompileSeatPopover, crest);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatPopover, name);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatPopover, kind);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatPopover, description);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatPopover, player);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatPopover, player_label);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatPopover, choice);
}

static void
compile_seat_popover_init (CompileSeatPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
compile_seat_popover_new (CompileGame *game,
                          CompileSeat *seat)
{
  CompileSeatPopover *self;
  const char *kind;

  g_return_val_if_fail (COMPILE_IS_GAME (game), NULL);
  g_return_val_if_fail (COMPILE_IS_SEAT (seat), NULL);

  self = g_object_new (COMPILE_TYPE_SEAT_POPOVER, NULL);
  self->game = g_object_ref (game);
  self->seat = g_object_ref (seat);
  kind = compile_seat_get_kind (seat);
  ogc_crest_set_seat (self->crest, compile_seat_get_index (seat), compile_seat_get_emblem (seat));
  gtk_label_set_text (self->name, compile_seat_get_name (seat));
  gtk_label_set_text (self->kind, ogc_seat_kind_get_label (kind));
  gtk_label_set_text (self->description, ogc_seat_kind_get_description (kind));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, compile_seat_get_name (seat),
                                  -1);
  if (!compile_game_get_replay (game) && !compile_game_get_finished (game) && !compile_guide_fits (game))
    offer_players (self);
  return GTK_WIDGET (self);
}
