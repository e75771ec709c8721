/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-view.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-die-view.h"
#include "ogc-fill-layout.h"
#include "ogc-first-fit-layout.h"
#include "ogc-group.h"
#include "ogc-scale-to-fit-layout.h"
#include "ogc-shrink-layout.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-texture-cache.h"
#include "ogc-tile-view.h"
#include "ogc-tooltip.h"
#include "ogc-turn-mark.h"

struct _OgcSeatView
{
  GtkWidget parent_instance;

  OgcSeat    *seat;
  guint       refill;
  char       *shown;   /* what the tiles below show, see dup_key() */
  int         counted; /* the gold to show while it counts up, or -1 */
  gboolean    held;    /* still shows how it was, but for the tiles */
  GtkWidget  *colours; /* the crest and the status, in the player's colour */
  OgcCrest   *mark;
  GtkWidget  *turn_mark;
  GtkLabel   *name;
  GtkWidget  *start;
  GtkWidget  *spinner;
  GtkWidget  *marks; /* who starts, and who thinks */
  GtkWidget  *name_row;
  GtkWidget  *tiles_row;
  GtkWidget  *status;
  OgcDieView *die;
  GtkLabel   *dice;
  GtkWidget  *token;
  GtkLabel   *knowledge;
  GtkLabel   *gold;
  GtkLabel   *expected;
  GtkWidget  *holding; /* what shows the tiles: */
  GtkWidget  *tiles; /* each of them */
  GtkWidget  *best;  /* as many as fit, if there is less room, and the number of others */
};

enum {
  PROP_0,
  PROP_SEAT,
  PROP_LOW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const char *const owner_classes[OGC_N_OWNERS] = {
  "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-neutral",
};

/* In the order in which they are shown. */
static const OgcTileKind kinds[] = {
  OGC_TILE_MAP, OGC_TILE_MISSION, OGC_TILE_SPECIALIST, OGC_TILE_ITEM, OGC_TILE_COLLECTION, OGC_TILE_ARTIFACT,
  OGC_TILE_ABILITY, OGC_TILE_CHEST, OGC_TILE_BRONZE, OGC_TILE_SILVER, OGC_TILE_GOLD,
};

G_DEFINE_FINAL_TYPE (OgcSeatView, ogc_seat_view, GTK_TYPE_WIDGET)

static void
update_gold (OgcSeatView *self)
{
  unsigned gold = self->counted >= 0 ? (unsigned) self->counted : ogc_seat_get_gold (self->seat);
  gboolean exact = ogc_seat_get_gold_exact (self->seat);
  g_autofree char *text = ogc_seat_dup_gold (self->seat, gold);

  gtk_label_set_text (self->gold, text);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->gold)), !ogc_seat_get_neutral (self->seat));
  ogc_tooltip_set (GTK_WIDGET (self->gold),
                   exact ? _("Gold so far") : _("At least this much gold so far; secret tiles are not counted"));
}

/* Shows the expected gold of the seat, if estimates are wanted. */
static void
update_expected (OgcSeatView *self)
{
  const int expected = ogc_seat_get_expected (self->seat);
  /* TRANSLATORS: gold that a seat may expect to end with, beside what it has */
  g_autofree char *text = g_strdup_printf (C_("expected gold", "≈ %d"), expected);

  gtk_label_set_text (self->expected, text);
  gtk_widget_set_visible (GTK_WIDGET (self->expected), expected >= 0);
}

/* Shows dice in hand and tokens as pictures with numbers, and in words in a tooltip and for screen readers. */
static void
update_status (OgcSeatView *self)
{
  gboolean neutral = ogc_seat_get_neutral (self->seat);
  g_autofree char *dice = g_strdup_printf ("%u", ogc_seat_get_own_dice (self->seat));
  g_autofree char *knowledge = g_strdup_printf ("%u", ogc_seat_get_knowledge (self->seat));

  ogc_die_view_set_owner (self->die, ogc_seat_get_index (self->seat));
  gtk_label_set_text (self->dice, dice);
  gtk_label_set_text (self->knowledge, knowledge);
  gtk_widget_set_visible (self->token, !neutral);
  gtk_widget_set_visible (GTK_WIDGET (self->knowledge), !neutral);
  ogc_tooltip_set (self->status, ogc_seat_get_status (self->seat));
}

/* Shows that the computer thinks, but not while the tableau shows how it was. */
static void
update_spinner (OgcSeatView *self)
{
  const gboolean thinking = !self->held && ogc_seat_get_thinking (self->seat);

  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
}

static void
show_seat (OgcSeatView *self)
{
  OgcSeat *seat = self->seat;

  ogc_style_set_class (GTK_WIDGET (self), "turn", ogc_seat_get_turn (seat) || ogc_seat_get_asked (seat));
  ogc_style_set_class (GTK_WIDGET (self), "viewed", ogc_seat_get_viewed (seat));
  gtk_label_set_text (self->name, ogc_seat_get_name (seat));
  update_status (self);
  ogc_turn_mark_set (self->turn_mark, ogc_seat_get_mark (seat),
                     ogc_seat_get_neutral (seat) ? 0 : ogc_seat_get_index (seat));
  gtk_widget_set_visible (self->start, ogc_seat_get_start (seat));
  update_spinner (self);
  update_gold (self);
  update_expected (self);
}

static void
seat_changed_cb (OgcSeatView *self)
{
  if (!self->held)
    show_seat (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ogc_seat_get_description (self->seat), -1);
}

static GtkWidget *
add_group (GtkWidget  *field,
           const char *css_class)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  gtk_widget_add_css_class (group, css_class);
  gtk_widget_set_parent (group, field);
  return group;
}

static void
add_chip (GtkWidget *group,
          OgcTile   *tile)
{
  gtk_box_append (GTK_BOX (group), ogc_tile_view_new (tile, OGC_TILE_CHIP));
}

/* A map, or a mission that counts as one, with its specialists. */
static void
add_site (GtkWidget *field,
          OgcTile   *site)
{
  GtkWidget *group = add_group (field, "site");
  GListModel *assigned = ogc_tile_get_assigned (site);
  guint n = g_list_model_get_n_items (assigned);

  add_chip (group, site);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) specialist = g_list_model_get_item (assigned, i);

      add_chip (group, specialist);
      if (ogc_tile_get_item (specialist) != NULL)
        add_chip (group, ogc_tile_get_item (specialist));
    }
}

static gboolean
looks_same (OgcTile *a,
            OgcTile *b)
{
  return ogc_tile_get_kind (a) == ogc_tile_get_kind (b)
         && g_str_equal (ogc_tile_get_symbol (a), ogc_tile_get_symbol (b))
         && ogc_tile_get_colour (a) == ogc_tile_get_colour (b)
         && ogc_tile_get_hidden (a) == ogc_tile_get_hidden (b)
         && ogc_tile_get_value (a) == ogc_tile_get_value (b);
}

/* The number of @tiles that look like the one at @position, including itself; 0 if one of them comes before it. */
static unsigned
count_like (GListModel *tiles,
            guint       position)
{
  g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, position);
  unsigned count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) other = g_list_model_get_item (tiles, i);

      if (!looks_same (other, tile))
        continue;
      if (i < position)
        return 0;
      count++;
    }
  return count;
}

static gboolean
is_item_borne (OgcTile    *item,
               GListModel *specialists)
{
  guint n = g_list_model_get_n_items (specialists);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) specialist = g_list_model_get_item (specialists, i);
      OgcTile *borne = ogc_tile_get_item (specialist);

      if (borne != NULL && ogc_tile_get_number (borne) == ogc_tile_get_number (item))
        return TRUE;
    }
  return FALSE;
}

static void
add_counted (GtkWidget *field,
             OgcTile   *tile,
             unsigned   count)
{
  GtkWidget *group = add_group (field, "counted");
  /* TRANSLATORS: so many tiles of one sort */
  g_autofree char *text = g_strdup_printf (_("×%u"), count);

  add_chip (group, tile);
  if (count > 1)
    gtk_box_append (GTK_BOX (group), gtk_label_new (text));
}

/* Whether @tile is a map, or a mission that counts as one. */
static gboolean
is_site (OgcTile *tile)
{
  const char *symbol = ogc_tile_get_symbol (tile);

  return ogc_tile_get_kind (tile) == OGC_TILE_MAP
         || (ogc_tile_get_kind (tile) == OGC_TILE_MISSION
             && (g_str_equal (symbol, "dual-map") || g_str_equal (symbol, "secret-map")));
}

static void
add_tiles (OgcSeatView *self,
           GListModel  *tiles)
{
  GListModel *specialists = ogc_seat_get_tiles (self->seat, OGC_TILE_SPECIALIST);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);

      if (is_site (tile))
        add_site (self->tiles, tile);
      else if (tiles == specialists)
        {
          if (ogc_tile_get_at (tile) == NULL)
            add_chip (add_group (self->tiles, "idle"), tile);
        }
      else if (ogc_tile_get_kind (tile) == OGC_TILE_ITEM && !ogc_tile_get_hidden (tile))
        {
          if (!is_item_borne (tile, specialists))
            add_counted (self->tiles, tile, 1);
        }
      else if (count_like (tiles, i) > 0)
        add_counted (self->tiles, tile, count_like (tiles, i));
    }
}

/* The most valuable of @tiles with @symbol, which tells cartographers from excavators; NULL: any. */
static OgcTile *
find_best (GListModel *tiles,
           const char *symbol)
{
  OgcTile *best = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);

      if ((symbol == NULL || g_str_equal (ogc_tile_get_symbol (tile), symbol))
          && (best == NULL || ogc_tile_get_value (tile) > ogc_tile_get_value (best)))
        best = tile; /* owned by the seat */
    }
  return best;
}

/* Shows each tile by itself, first the best of each sort, then the others; those at the end may be left out. */
static void
fill_best (OgcSeatView *self)
{
  static const struct {
    OgcTileKind kind;
    const char *symbol;
  } sorts[] = {
    { OGC_TILE_MAP, NULL },        { OGC_TILE_SPECIALIST, "cartographer" }, { OGC_TILE_SPECIALIST, "excavator" },
    { OGC_TILE_MISSION, NULL },    { OGC_TILE_COLLECTION, NULL },           { OGC_TILE_ARTIFACT, NULL },
    { OGC_TILE_ABILITY, NULL },    { OGC_TILE_CHEST, NULL },                { OGC_TILE_BRONZE, NULL },
    { OGC_TILE_SILVER, NULL },     { OGC_TILE_GOLD, NULL },                 { OGC_TILE_ITEM, NULL },
  };
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  GListModel *drawn = ogc_seat_get_drawn (self->seat);

  for (unsigned i = 0; i < G_N_ELEMENTS (sorts); i++)
    {
      OgcTile *best = find_best (ogc_seat_get_tiles (self->seat, sorts[i].kind), sorts[i].symbol);

      if (best == NULL)
        continue;
      g_ptr_array_add (shown, best);
      add_chip (add_group (self->best, "counted"), best);
    }
  for (unsigned i = 0; i <= G_N_ELEMENTS (kinds); i++)
    {
      GListModel *tiles = i < G_N_ELEMENTS (kinds) ? ogc_seat_get_tiles (self->seat, kinds[i]) : drawn;

      for (guint k = 0; k < g_list_model_get_n_items (tiles); k++)
        {
          g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, k);

          if (!g_ptr_array_find (shown, tile, NULL))
            add_chip (add_group (self->best, "counted"), tile);
        }
    }
  gtk_widget_set_parent (g_object_new (GTK_TYPE_INSCRIPTION, "min-chars", 4, "nat-chars", 4, NULL), self->best);
}

/*
 * Shows small pictures of everything that the seat holds: maps, and missions that count as maps, with their specialists
 * and the items these bear; then specialists without a map; then the rest, with equal ones as one and their number. It
 * also fills what is shown instead if there is less room.
 */
static void
fill_tiles (OgcSeatView *self)
{
  ogc_child_binding_clear (self->tiles);
  ogc_child_binding_clear (self->best);
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    add_tiles (self, ogc_seat_get_tiles (self->seat, kinds[i]));
  add_tiles (self, ogc_seat_get_drawn (self->seat));
  fill_best (self);
}

static void
append_to_key (GString    *key,
               GListModel *tiles)
{
  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);

      g_string_append_printf (key, "%p %u %d %d %p(", tile, ogc_tile_get_value (tile), ogc_tile_get_hidden (tile),
                              ogc_tile_get_at (tile) != NULL, ogc_tile_get_item (tile));
      if (is_site (tile))
        append_to_key (key, ogc_tile_get_assigned (tile));
      g_string_append_c (key, ')');
    }
  g_string_append_c (key, ';');
}

/* A key of everything that the layout of the tiles depends on. Their pictures follow the tiles by themselves. */
static char *
dup_key (OgcSeatView *self)
{
  GString *key = g_string_new (NULL);

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    append_to_key (key, ogc_seat_get_tiles (self->seat, kind));
  append_to_key (key, ogc_seat_get_drawn (self->seat));
  return g_string_free (key, FALSE);
}

/* Updates the tiles if their layout has changed. Most decisions change other seats' tiles, or only gold; dozens of
 * widgets are then kept. */
static gboolean
refill_cb (gpointer data)
{
  OgcSeatView *self = OGC_SEAT_VIEW (data);
  g_autofree char *key = dup_key (self);

  self->refill = 0;
  if (g_strcmp0 (key, self->shown) == 0)
    return G_SOURCE_REMOVE;
  fill_tiles (self);
  g_free (self->shown);
  self->shown = g_steal_pointer (&key);
  return G_SOURCE_REMOVE;
}

/* Schedules one update of the tiles before the next frame, because many things change together. */
static void
tiles_changed_cb (OgcSeatView *self)
{
  if (self->refill == 0)
    self->refill = g_idle_add_full (G_PRIORITY_HIGH_IDLE, refill_cb, self, NULL);
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcSeat *seat = OGC_SEAT_VIEW (widget)->seat;

  if (!ogc_seat_get_neutral (seat))
    gtk_widget_activate_action (widget, "table.show-tableau", "u", ogc_seat_get_index (seat));
}

static void
released_cb (GtkGesture *click,
             int         n_press,
             double      x,
             double      y)
{
  GtkWidget *view = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  if (!gtk_widget_contains (view, x, y))
    return;
  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (view, "seat.open", NULL);
}

/* Opens the full tableau on a click, or on Return or Space while the view has the focus. The neutral player has
 * none. */
static void
add_ways_to_open (OgcSeatView *self)
{
  GtkEventController *click = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());

  g_signal_connect (click, "released", G_CALLBACK (released_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), click);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  ogc_tooltip_set (GTK_WIDGET (self), _("Opens the full tableau (Return)"));
}

static void
ogc_seat_view_constructed (GObject *object)
{
  OgcSeatView *self = OGC_SEAT_VIEW (object);

  G_OBJECT_CLASS (ogc_seat_view_parent_class)->constructed (object);

  ogc_crest_set_seat (self->mark, ogc_seat_get_index (self->seat), ogc_seat_get_emblem (self->seat));
  ogc_style_set_class (GTK_WIDGET (self), owner_classes[ogc_seat_get_index (self->seat)], TRUE);
  g_signal_connect_object (self->seat, "notify", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seat, "notify::gold", G_CALLBACK (tiles_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_seat_get_drawn (self->seat), "items-changed", G_CALLBACK (tiles_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_seat_get_score_lines (self->seat), "items-changed", G_CALLBACK (tiles_changed_cb), self,
                           G_CONNECT_SWAPPED);
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    g_signal_connect_object (ogc_seat_get_tiles (self->seat, kind), "items-changed", G_CALLBACK (tiles_changed_cb),
                             self, G_CONNECT_SWAPPED);
  if (!ogc_seat_get_neutral (self->seat))
    add_ways_to_open (self);
  seat_changed_cb (self);
  tiles_changed_cb (self);
}

static void
ogc_seat_view_dispose (GObject *object)
{
  OgcSeatView *self = OGC_SEAT_VIEW (object);

  g_clear_handle_id (&self->refill, g_source_remove);
  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->shown, g_free);
  g_clear_object (&self->seat);

  G_OBJECT_CLASS (ogc_seat_view_parent_class)->dispose (object);
}

/* Dice and knowledge beside the crest leave little room for the name: it is not in capitals then, and the marks beside
 * it go to the tiles. */
static void
set_low (OgcSeatView *self,
         gboolean     low)
{
  GtkWidget *row = low ? self->tiles_row : self->name_row;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->colours),
                                  low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  g_object_ref (self->marks);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->marks)), self->marks);
  gtk_box_insert_child_after (GTK_BOX (row), self->marks, gtk_widget_get_first_child (row));
  g_object_unref (self->marks);
  if (low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
}

static void
ogc_seat_view_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  OgcSeatView *self = OGC_SEAT_VIEW (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_object (value, self->seat);
      break;
    case PROP_LOW:
      g_value_set_boolean (value, gtk_orientable_get_orientation (GTK_ORIENTABLE (self->colours))
                                  == GTK_ORIENTATION_HORIZONTAL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_seat_view_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  OgcSeatView *self = OGC_SEAT_VIEW (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      self->seat = g_value_dup_object (value);
      break;
    case PROP_LOW:
      set_low (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_seat_view_class_init (OgcSeatViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space };

  object_class->constructed = ogc_seat_view_constructed;
  object_class->dispose = ogc_seat_view_dispose;
  object_class->get_property = ogc_seat_view_get_property;
  object_class->set_property = ogc_seat_view_set_property;

  properties[PROP_SEAT] = g_param_spec_object ("seat", NULL, NULL, OGC_TYPE_SEAT,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_ART_VIEW);
  g_type_ensure (OGC_TYPE_DIE_VIEW);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_FILL_LAYOUT);
  g_type_ensure (OGC_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  g_type_ensure (OGC_TYPE_SHRINK_LAYOUT);
  widget_class->snapshot = ogc_texture_cache_append_children;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/seats/seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, colours);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, mark);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, turn_mark);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, name);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, start);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, spinner);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, marks);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, name_row);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, tiles_row);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, status);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, die);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, dice);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, token);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, knowledge);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, gold);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, expected);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, holding);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, tiles);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatView, best);
  gtk_widget_class_install_action (widget_class, "seat.open", NULL, open_cb);
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "seat.open", NULL);
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_seat_view_init (OgcSeatView *self)
{
  self->counted = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_seat_view_new (OgcSeat *seat)
{
  g_return_val_if_fail (OGC_IS_SEAT (seat), NULL);

  return g_object_new (OGC_TYPE_SEAT_VIEW, "seat", seat, "accessible-role",
                       ogc_seat_get_neutral (seat) ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_BUTTON, NULL);
}

OgcSeat *
ogc_seat_view_get_seat (OgcSeatView *self)
{
  g_return_val_if_fail (OGC_IS_SEAT_VIEW (self), NULL);

  return self->seat;
}

void
ogc_seat_view_show_gold (OgcSeatView *self,
                         int          gold)
{
  g_return_if_fail (OGC_IS_SEAT_VIEW (self));

  if (self->counted == gold)
    return;
  self->counted = gold;
  update_gold (self);
}

void
ogc_seat_view_hold (OgcSeatView *self,
                    gboolean     held)
{
  g_return_if_fail (OGC_IS_SEAT_VIEW (self));

  self->held = held;
  if (self->seat == NULL)
    return;
  if (held)
    update_spinner (self);
  else
    show_seat (self);
}

void
ogc_seat_view_update_tiles (OgcSeatView *self)
{
  g_return_if_fail (OGC_IS_SEAT_VIEW (self));

  if (self->refill == 0)
    return;
  g_source_remove (self->refill);
  refill_cb (self);
}

GtkWidget *
ogc_seat_view_get_tiles (OgcSeatView *self)
{
  g_return_val_if_fail (OGC_IS_SEAT_VIEW (self), NULL);

  return self->holding;
}
