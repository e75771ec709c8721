/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rules-diagram.h"

#include <glib/gi18n.h>

#include "ogc-dice-set-view.h"
#include "ogc-emblem.h"
#include "ogc-group.h"
#include "ogc-names.h"
#include "ogc-card-slot.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-tile-set.h"
#include "ogc-tile-view.h"
#include "ogc-wrap-layout.h"

#define SPACING 8
#define SYMBOL_SIZE 30
#define PLACE_SIZE 32

/* The players that the captions name, to be translated, in the colours that they have in a new game. */
static const char * const names[] = { N_("You"), "Ada", "Belzoni" };

typedef struct {
  const char *piece;
  const char *css_class;
} Place;

static const Place places[] = {
  { "door", "entrance" },
  { "bronze", "tower-floor" },
  { "silver", "tower-floor" },
  { "gold", "tower-floor" },
};

static unsigned
owner_of (const char *piece)
{
  return piece[0] == 'n' ? OGC_NEUTRAL : (unsigned) (piece[0] - '0');
}

static const char *
emblem_of (unsigned owner)
{
  return owner == OGC_NEUTRAL ? "neutral" : ogc_emblem_nth (owner);
}

static gboolean
is_dice (const char *piece)
{
  return (piece[0] == 'n' || (piece[0] >= '0' && piece[0] < '0' + (int) G_N_ELEMENTS (names))) && piece[1] == ':';
}

/* Creates dice, "0:345". */
static OgcDiceSet *
create_set (const char *piece)
{
  unsigned owner = owner_of (piece);
  OgcTextNames text_names = { NULL };
  OgcDice dice = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    text_names.names[i] = _(names[i]);
  for (const char *value = piece + 2; *value >= '1' && *value <= '0' + OGC_MAX_VALUE; value++)
    dice += ogc_dice_one ((unsigned) (*value - '0'));
  return ogc_dice_set_new (owner, ogc_text_owner (&text_names, owner), dice, 0);
}

static GtkWidget *
create_dice (const char *piece)
{
  g_autoptr (OgcDiceSet) set = create_set (piece);
  const char *rank = strchr (piece, '#');

  if (rank != NULL)
    ogc_dice_set_set_rank (set, (unsigned) (rank[1] - '0'));
  return ogc_dice_set_view_new (set, emblem_of (owner_of (piece)), rank != NULL);
}

/* Creates a place; NULL if @piece is not one. */
static GtkWidget *
create_place (const char *piece)
{
  const char *die = strchr (piece, '=');
  g_autofree char *name = die != NULL ? g_strndup (piece, (gsize) (die - piece)) : g_strdup (piece);

  for (unsigned i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].piece, name))
      {
        /* TRANSLATORS: a place for a die in a picture, for a screen reader */
        GtkWidget *slot = ogc_card_slot_new (places[i].css_class, PLACE_SIZE, PLACE_SIZE, _("Place for a die"));
        g_autoptr (OgcDiceSet) set = die != NULL ? create_set (die + 1) : NULL;

        gtk_widget_add_css_class (slot, name);
        ogc_card_slot_show_set (OGC_CARD_SLOT (slot), set, set != NULL ? emblem_of (owner_of (die + 1)) : NULL);
        return slot;
      }
  return NULL;
}

/* Creates a tile, "map.11" or "item?0"; NULL if @piece is not one. */
static GtkWidget *
create_tile (const char *piece)
{
  const char *mark = strpbrk (piece, ".?");
  g_autofree char *name = mark != NULL ? g_strndup (piece, (gsize) (mark - piece)) : NULL;
  g_autoptr (OgcTile) tile = NULL;
  unsigned number;
  guint kind;

  if (name == NULL || !ogc_name_find (ogc_names_tile_kind, name, &kind))
    return NULL;
  number = (unsigned) g_ascii_strtoull (mark + 1, NULL, 10);
  if (*mark == '?')
    tile = ogc_tile_new_hidden (kind, kind == OGC_TILE_ITEM ? (int) number : -1, 0);
  else
    tile = ogc_tile_new (ogc_tile_set_get_tiles (ogc_tile_set_get_default ()), kind, number, 0);
  return ogc_tile_view_new (tile, OGC_TILE_CARD);
}

static GtkWidget *
create_sign (const char *piece)
{
  GtkWidget *label = gtk_label_new (g_str_equal (piece, ">") ? "→" : piece);

  gtk_widget_add_css_class (label, "rules-sign");
  return label;
}

static GtkWidget *
create_piece (const char *piece)
{
  GtkWidget *widget;

  if (piece[0] == '@')
    return ogc_symbol_view_new (piece + 1, SYMBOL_SIZE);
  if (piece[0] == '*')
    return g_object_new (OGC_TYPE_ART_VIEW, "picture", piece + 1, "size", SYMBOL_SIZE, NULL);
  if (is_dice (piece))
    return create_dice (piece);
  widget = create_place (piece);
  if (widget == NULL)
    widget = create_tile (piece);
  return widget != NULL ? widget : create_sign (piece);
}

static GtkWidget *
append_row (GtkWidget *picture)
{
  GtkLayoutManager *layout = g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", SPACING, NULL);
  GtkWidget *row = g_object_new (OGC_TYPE_GROUP, "layout-manager", layout, NULL);

  g_object_unref (layout);
  gtk_box_append (GTK_BOX (picture), row);
  return row;
}

GtkWidget *
ogc_rules_diagram_new (const char *program,
                       const char *label)
{
  GtkWidget *picture, *row;
  g_auto (GStrv) pieces = NULL;

  g_return_val_if_fail (program != NULL, NULL);
  g_return_val_if_fail (label != NULL, NULL);

  picture = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "orientation",
                          GTK_ORIENTATION_VERTICAL,
                          "spacing", SPACING, "can-target", FALSE, NULL);
  gtk_widget_add_css_class (picture, "rules-picture");
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  pieces = g_strsplit (program, " ", -1);
  row = append_row (picture);
  for (char **piece = pieces; *piece != NULL; piece++)
    if (g_str_equal (*piece, "/"))
      row = append_row (picture);
    else
      {
        GtkWidget *widget = create_piece (*piece);

        gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
        gtk_widget_set_parent (widget, row);
      }
  return picture;
}
