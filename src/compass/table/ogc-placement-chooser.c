/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-placement-chooser.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-group.h"
#include "ogc-choice-button.h"
#include "ogc-key-bindings.h"
#include "ogc-live-region.h"
#include "ogc-wrap-layout.h"

struct _OgcPlacementChooser
{
  GtkWidget parent_instance;

  OgcBoard        *board;
  OgcBuildingCard *card; /* the building, while one of several options has to be chosen */
  gconstpointer    pointed; /* the card that the pointer or the focus came to last, only compared; or NULL */
  GtkLabel        *title;
  GtkWidget       *choices;
};

enum {
  CHOSEN,
  REFUSED,
  DESCRIBED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcPlacementChooser, ogc_placement_chooser, GTK_TYPE_WIDGET)

static gboolean
takes_input (OgcBuildingCard *card)
{
  return gtk_widget_get_mapped (GTK_WIDGET (card)) && ogc_game_get_answerable (ogc_building_card_get_game (card));
}

static void
describe_placement (OgcPlacementChooser *self,
                    OgcPlacement        *placement)
{
  g_autofree char *sentence = placement != NULL ? ogc_placement_dup_sentence (placement) : NULL;

  g_signal_emit (self, signals[DESCRIBED], 0, sentence, FALSE, OGC_RULE_NONE);
}

static void
option_clicked_cb (OgcPlacementChooser *self,
                   OgcChoiceButton     *option)
{
  g_autoptr (OgcPlacement) placement = g_object_ref (ogc_choice_button_get_item (option));
  const gboolean taken = takes_input (self->card);

  ogc_placement_chooser_close (self);
  if (taken)
    g_signal_emit (self, signals[CHOSEN], 0, placement);
}

static void
option_pointed_cb (OgcPlacementChooser *self,
                   gboolean             pointed,
                   OgcChoiceButton     *option)
{
  OgcPlacement *placement = pointed ? ogc_choice_button_get_item (option) : NULL;

  if (self->card == NULL)
    return;
  describe_placement (self, placement);
  ogc_card_content_aim (ogc_building_card_get_content (self->card), placement);
}

static void
add_option (OgcPlacementChooser *self,
            OgcPlacement        *placement,
            unsigned             number)
{
  g_autofree char *digit = ogc_key_bindings_get_enabled () ? g_strdup_printf ("%u", number) : NULL;
  g_autofree char *sentence = ogc_placement_dup_sentence (placement);
  GtkWidget *option = ogc_choice_button_new (placement, digit, "keycap");

  ogc_choice_button_add_line (OGC_CHOICE_BUTTON (option), ogc_placement_get_label (placement), "proposal-title");
  if (!g_str_equal (sentence, ogc_placement_get_label (placement)))
    ogc_choice_button_add_line (OGC_CHOICE_BUTTON (option), sentence, "proposal-detail");
  gtk_accessible_update_property (GTK_ACCESSIBLE (option),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_placement_get_label (placement),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  if (digit != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (option), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, digit, -1);
  g_signal_connect_object (option, "clicked", G_CALLBACK (option_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (option, "pointed", G_CALLBACK (option_pointed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (option, self->choices);
}

/* Shows @placements as buttons, and moves the focus to the first. */
static void
open_options (OgcPlacementChooser *self,
              OgcBuildingCard     *card,
              GListModel          *placements)
{
  const char *name = ogc_building_get_name (ogc_building_card_get_building (card));
  /* TRANSLATORS: the name of a building */
  g_autofree char *question = g_strdup_printf (_("%s: which way?"), name);

  ogc_placement_chooser_close (self);
  self->card = card;
  gtk_label_set_text (self->title, question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
  for (guint i = 0; i < g_list_model_get_n_items (placements); i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);

      add_option (self, placement, i + 1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (gtk_widget_get_first_child (self->choices));
}

static void
card_place_cb (OgcBuildingCard     *card,
               GListModel          *placements,
               GtkWidget           *anchor,
               OgcPlacementChooser *self)
{
  g_autoptr (OgcPlacement) placement = NULL;

  if (!takes_input (card))
    return;
  if (g_list_model_get_n_items (placements) > 1)
    {
      open_options (self, card, placements);
      return;
    }
  placement = g_list_model_get_item (placements, 0);
  ogc_placement_chooser_close (self);
  if (placement != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, placement);
  else
    {
      OgcBuilding *building = ogc_building_card_get_building (card);

      g_signal_emit (self, signals[REFUSED], 0, ogc_building_get_refusal (building),
                     ogc_building_get_refusal_rule (building));
    }
}

/* Previews placing the picked dice there, if there is only one way to do it. A card that the focus leaves while the
 * pointer is over another one ends nothing. */
static void
card_pointed_cb (OgcBuildingCard     *card,
                 gboolean             pointed,
                 OgcPlacementChooser *self)
{
  OgcBuilding *building = ogc_building_card_get_building (card);
  GListModel *placements = ogc_building_get_placements (building);
  const gboolean refuses = ogc_building_get_refusal (building) != NULL;
  g_autoptr (OgcPlacement) placement = NULL;
  g_autofree char *hint = NULL;

  if (self->card != NULL || (!pointed && card != self->pointed))
    return;
  self->pointed = pointed ? card : NULL;
  if (pointed && takes_input (card) && (refuses || ogc_building_get_takes_pick (building)))
    {
      hint = ogc_building_card_dup_hint (card);
      if (g_list_model_get_n_items (placements) == 1)
        placement = g_list_model_get_item (placements, 0);
    }
  ogc_board_preview_soon (self->board, placement);
  g_signal_emit (self, signals[DESCRIBED], 0, hint, hint != NULL && refuses,
                 ogc_building_get_refusal_rule (building));
}

/* Describes one of several places without a preview, so that nothing moves under the pointer. */
static void
content_aimed_cb (OgcCardContent      *content,
                  OgcPlacement        *placement,
                  OgcPlacementChooser *self)
{
  GtkWidget *ancestor = gtk_widget_get_ancestor (GTK_WIDGET (content), OGC_TYPE_BUILDING_CARD);
  OgcBuildingCard *card = ancestor != NULL ? OGC_BUILDING_CARD (ancestor) : NULL;

  if (card != NULL && takes_input (card)
      && (self->card != NULL || ogc_building_get_takes_pick (ogc_building_card_get_building (card))))
    describe_placement (self, placement);
}

/* Places the bar over the lower end of the board, and not over the players, the log and hints beside it. */
static gboolean
place_cb (OgcPlacementChooser *self,
          GtkWidget           *child,
          GdkRectangle        *place,
          GtkOverlay          *overlay)
{
  GtkWidget *side = ogc_board_get_side (self->board);
  graphene_rect_t bounds;

  if (child != GTK_WIDGET (self))
    return FALSE;
  *place = (GdkRectangle) { 0, 0, gtk_widget_get_width (GTK_WIDGET (overlay)), 0 };
  if (side != NULL && gtk_widget_compute_bounds (side, GTK_WIDGET (overlay), &bounds))
    place->width = (int) bounds.origin.x;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);
  place->y = gtk_widget_get_height (GTK_WIDGET (overlay)) - place->height;
  return TRUE;
}

static void
ogc_placement_chooser_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));
  g_clear_object (&OGC_PLACEMENT_CHOOSER (object)->board);

  G_OBJECT_CLASS (ogc_placement_chooser_parent_class)->dispose (object);
}

static void
ogc_placement_chooser_class_init (OgcPlacementChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_placement_chooser_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", OGC_TYPE_PLACEMENT_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, OGC_TYPE_PLACEMENT);
  signals[REFUSED] = g_signal_new ("refused", OGC_TYPE_PLACEMENT_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_UINT);
  signals[DESCRIBED] = g_signal_new ("described", OGC_TYPE_PLACEMENT_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_BOOLEAN, G_TYPE_UINT);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/placement-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcPlacementChooser, title);
  gtk_widget_class_bind_template_child (widget_class, OgcPlacementChooser, choices);
  gtk_widget_class_bind_template_callback (widget_class, ogc_placement_chooser_cancel);
  gtk_widget_class_set_css_name (widget_class, "placementbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_placement_chooser_init (OgcPlacementChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->title));
}

void
ogc_placement_chooser_set_board (OgcPlacementChooser *self,
                                 OgcBoard            *board)
{
  g_return_if_fail (OGC_IS_PLACEMENT_CHOOSER (self));
  g_return_if_fail (OGC_IS_BOARD (board));

  g_set_object (&self->board, board);
  g_signal_connect_object (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_OVERLAY), "get-child-position",
                           G_CALLBACK (place_cb), self, G_CONNECT_SWAPPED);
}

void
ogc_placement_chooser_watch_card (OgcPlacementChooser *self,
                                  OgcBuildingCard     *card)
{
  g_return_if_fail (OGC_IS_PLACEMENT_CHOOSER (self));
  g_return_if_fail (OGC_IS_BUILDING_CARD (card));

  g_signal_connect_object (card, "place", G_CALLBACK (card_place_cb), self, 0);
  g_signal_connect_object (card, "pointed", G_CALLBACK (card_pointed_cb), self, 0);
  g_signal_connect_object (ogc_building_card_get_content (card), "aimed", G_CALLBACK (content_aimed_cb), self, 0);
}

void
ogc_placement_chooser_close (OgcPlacementChooser *self)
{
  g_return_if_fail (OGC_IS_PLACEMENT_CHOOSER (self));

  if (self->card != NULL)
    ogc_card_content_aim (ogc_building_card_get_content (self->card), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  ogc_child_binding_clear (self->choices);
  self->card = NULL;
  ogc_board_preview (self->board, NULL);
  describe_placement (self, NULL);
}

void
ogc_placement_chooser_cancel (OgcPlacementChooser *self)
{
  OgcBuildingCard *card;

  g_return_if_fail (OGC_IS_PLACEMENT_CHOOSER (self));

  card = self->card;
  ogc_placement_chooser_close (self);
  if (card != NULL)
    gtk_widget_grab_focus (ogc_building_card_get_title (card));
}

gboolean
ogc_placement_chooser_is_open (OgcPlacementChooser *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT_CHOOSER (self), FALSE);

  return self->card != NULL;
}

void
ogc_placement_chooser_choose (OgcPlacementChooser *self,
                              unsigned             number)
{
  GtkWidget *button;

  g_return_if_fail (OGC_IS_PLACEMENT_CHOOSER (self));

  button = gtk_widget_get_first_child (self->choices);
  while (button != NULL && --number > 0)
    button = gtk_widget_get_next_sibling (button);
  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
}
