/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-round-summary.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-live-region.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-tile-view.h"
#include "ogc-wrap-layout.h"

/* Something won. */
typedef struct {
  unsigned position; /* of the game, before the decision that won it */
  unsigned owner;
  unsigned kind;     /* OgcTileKind */
  OgcTile *tile;     /* NULL for knowledge */
  unsigned number;   /* of tokens */
} Gain;

struct _OgcRoundSummary
{
  GtkWidget parent_instance;

  OgcBoard  *board;
  OgcGame   *game;
  GPtrArray *gains;   /* of this round */
  GPtrArray *shown;   /* of the round that is summarised */
  gboolean   resolving;
  gboolean   whole;   /* whether the resolving was followed from its beginning; tiles are won only then */
  unsigned   begun;   /* the position before the decision with which it began */
  unsigned   ended;   /* the round that has ended, until everything shows that; or 0 */
  unsigned   pending; /* the round to summarise once nothing moves any more, or 0 */
  unsigned   told;    /* the round that is summarised, or 0 */
  gboolean   waits;   /* for a person to read */
  guint      timeout; /* the source that closes it if nobody has to */

  GtkEventController *keys;   /* on the window */
  GtkEventController *clicks; /* likewise */

  GtkLabel  *title;
  GtkWidget *seats;
};

G_DEFINE_FINAL_TYPE (OgcRoundSummary, ogc_round_summary, GTK_TYPE_WIDGET)

/* The sizes of marks and tiles, and of the token. */
#define CHIP 20
#define SYMBOL 14
/* The gap before the gold. */
#define GAP 4

/* The number of seconds that it stays if only computers play, by pace; 0: it never appears. */
static const guint seconds[] = {
  [OGC_PACE_INSTANT] = 0,
  [OGC_PACE_QUICK] = 4,
  [OGC_PACE_CALM] = 8,
};

static void
gain_free (Gain *gain)
{
  g_clear_object (&gain->tile);
  g_free (gain);
}

static void
hide_summary (OgcRoundSummary *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  ogc_child_binding_clear (self->seats);
  if (self->told == 0)
    return;
  g_ptr_array_set_size (self->shown, 0);
  self->told = 0;
  if (self->waits)
    ogc_game_end_wait (self->game);
  else
    ogc_game_release (self->game);
}

static gboolean
has_person (OgcRoundSummary *self)
{
  const unsigned n = ogc_game_get_setup (self->game)->seats;

  for (unsigned i = 0; i < n; i++)
    if (ogc_seat_get_person (ogc_game_get_seat (self->game, i)))
      return TRUE;
  return FALSE;
}

static gboolean
timeout_cb (gpointer data)
{
  OgcRoundSummary *self = OGC_ROUND_SUMMARY (data);

  self->timeout = 0;
  hide_summary (self);
  return G_SOURCE_REMOVE;
}

static Gain *
add_gain (OgcRoundSummary *self,
          const OgcEvent  *event)
{
  Gain *gain = g_new0 (Gain, 1);

  gain->position = ogc_game_get_position (self->game);
  gain->owner = event->owner;
  gain->kind = event->tile_kind;
  g_ptr_array_add (self->gains, gain);
  return gain;
}

static OgcTile *
create_tile (OgcRoundSummary *self,
             const OgcEvent  *event)
{
  if (event->tile == OGC_NO_TILE)
    return ogc_tile_new_hidden (event->tile_kind, -1, 0);
  return ogc_tile_new (ogc_tile_set_get_tiles (ogc_game_get_tile_set (self->game)), event->tile_kind, event->tile, 0);
}

static void
event_cb (OgcRoundSummary *self,
          const OgcEvent  *event)
{
  switch ((int) event->kind)
    {
    case OGC_EVENT_RESOLVING:
      if (self->resolving)
        break;
      g_ptr_array_set_size (self->gains, 0);
      self->begun = ogc_game_get_position (self->game);
      self->resolving = self->whole = TRUE;
      break;
    case OGC_EVENT_TOOK:
      add_gain (self, event)->tile = create_tile (self, event);
      break;
    case OGC_EVENT_KNOWLEDGE_GAINED:
      add_gain (self, event)->number = event->number;
      break;
    case OGC_EVENT_ROUND_ENDED:
      self->ended = self->whole ? event->number : 0;
      self->resolving = FALSE;
      break;
    default:
      break;
    }
}

/* Finds a tile that @seat has won in its tableau, where all tiles are face up that the viewer may see. */
static OgcTile *
find_held (OgcSeat    *seat,
           const Gain *gain)
{
  GListModel *tiles = ogc_seat_get_tiles (seat, gain->kind);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);

      if (!ogc_tile_get_hidden (tile) && ogc_tile_get_number (tile) == ogc_tile_get_number (gain->tile))
        return tile; /* the tableau keeps it */
    }
  return NULL;
}

/* The gold that @seat has, as far as the viewer can see, and would not have without what it has won. */
static unsigned
count_gold (OgcRoundSummary *self,
            OgcSeat         *seat)
{
  const OgcTiles *faces = ogc_tile_set_get_tiles (ogc_game_get_tile_set (self->game));
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  unsigned knowledge = 0;

  for (guint i = 0; i < self->shown->len; i++)
    {
      const Gain *gain = self->shown->pdata[i];

      if (gain->owner != ogc_seat_get_index (seat))
        continue;
      knowledge += gain->number;
      if (gain->tile != NULL)
        g_ptr_array_add (tiles, gain->tile);
    }
  return ogc_seat_count_gold_of (seat, faces, tiles, knowledge);
}

/* "Ada: 2 maps, 1 knowledge token; 4 gold more", if @gold is 4. */
static char *
describe_seat (OgcRoundSummary *self,
               OgcSeat         *seat,
               unsigned         gold)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  unsigned counts[OGC_N_TILE_KINDS] = { 0 };
  unsigned knowledge = 0;

  for (guint i = 0; i < self->shown->len; i++)
    {
      const Gain *gain = self->shown->pdata[i];

      if (gain->owner != ogc_seat_get_index (seat))
        continue;
      counts[gain->kind] += gain->tile != NULL ? 1 : 0;
      knowledge += gain->number;
    }
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    if (counts[kind] > 0)
      g_ptr_array_add (parts, ogc_text_tile_count (kind, counts[kind]));
  if (knowledge > 0)
    g_ptr_array_add (parts, ogc_text_knowledge (knowledge));
  if (parts->len == 0)
    g_ptr_array_add (parts, g_strdup (C_("won in a round", "nothing")));
  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (", ", (char **) parts->pdata);
  /* TRANSLATORS: what a player has won in a round: a name, a list of tiles and tokens, and what that is worth */
  return g_strdup_printf (ogc_seat_get_gold_exact (seat) ? C_("won in a round", "%s: %s; %u\302\240gold more")
                                                         : C_("won in a round", "%s: %s; at least %u\302\240gold more"),
                          ogc_seat_get_name (seat), list, gold);
}

/* The tile as its tableau shows it. */
static OgcTile *
dup_visible (OgcSeat    *seat,
             const Gain *gain)
{
  OgcTile *held = find_held (seat, gain);

  if (held != NULL)
    return g_object_ref (held);
  return ogc_tile_new_hidden (gain->kind, gain->kind == OGC_TILE_ITEM ? ogc_tile_get_back (gain->tile) : -1, 0);
}

static void
append_label (GtkWidget  *box,
              const char *text)
{
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
}

static void
append_chip (GtkWidget *box,
             OgcTile   *tile)
{
  GtkWidget *chip = ogc_tile_view_new (tile, OGC_TILE_CHIP);

  gtk_widget_set_size_request (chip, -1, CHIP);
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), chip);
}

static void
append_gold (GtkWidget *box,
             OgcSeat   *seat,
             unsigned   gold)
{
  /* TRANSLATORS: gold that a player has won in a round; of others it is the least that it can be */
  g_autofree char *text = g_strdup_printf (ogc_seat_get_gold_exact (seat) ? C_("won in a round", "+%u")
                                                                          : C_("won in a round", "+%u or more"),
                                           gold);
  GtkWidget *coin = ogc_art_view_new ("coin", SYMBOL);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (coin, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (coin, GAP);
  gtk_box_append (GTK_BOX (box), coin);
  gtk_widget_add_css_class (label, "seat-gold");
  gtk_box_append (GTK_BOX (box), label);
}

/* What @seat has won, which is worth @gold and, in words, @text. */
static GtkWidget *
create_seat (OgcRoundSummary *self,
             OgcSeat         *seat,
             unsigned         gold,
             const char      *text)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 2, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *mark = ogc_crest_new (ogc_seat_get_index (seat), ogc_seat_get_emblem (seat), CHIP);
  unsigned knowledge = 0;
  unsigned tiles = 0;

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), mark);
  for (guint i = 0; i < self->shown->len; i++)
    {
      const Gain *gain = self->shown->pdata[i];

      if (gain->owner != ogc_seat_get_index (seat))
        continue;
      knowledge += gain->number;
      tiles += gain->tile != NULL ? 1 : 0;
      if (gain->tile != NULL)
        {
          g_autoptr (OgcTile) tile = dup_visible (seat, gain);

          append_chip (box, tile);
        }
    }
  if (knowledge > 0)
    {
      g_autofree char *count = g_strdup_printf ("%u", knowledge);

      gtk_box_append (GTK_BOX (box), ogc_symbol_view_new ("knowledge", SYMBOL));
      append_label (box, count);
    }
  if (knowledge + tiles == 0)
    append_label (box, "–");
  append_gold (box, seat, gold);
  gtk_widget_add_css_class (box, "round-seat");
  gtk_widget_set_tooltip_text (box, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return box;
}

static void
fill_summary (OgcRoundSummary *self)
{
  /* TRANSLATORS: heading of what everybody won in that round */
  g_autofree char *title = g_strdup_printf (_("What Round %u Brought"), self->told);
  g_autoptr (GString) all = g_string_new (title);
  const unsigned n = ogc_game_get_setup (self->game)->seats;

  ogc_child_binding_clear (self->seats);
  gtk_label_set_text (self->title, title);
  for (unsigned i = 0; i < n; i++)
    {
      OgcSeat *seat = ogc_game_get_seat (self->game, i);
      const unsigned gold = count_gold (self, seat);
      g_autofree char *text = describe_seat (self, seat, gold);

      g_string_append_printf (all, "\n%s", text);
      gtk_widget_set_parent (create_seat (self, seat, gold, text), self->seats);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LABEL, all->str, -1);
  ogc_live_region_say (GTK_WIDGET (self->title), all->str);
}

static void
show_summary (OgcRoundSummary *self,
              unsigned         ended)
{
  GPtrArray *gains = self->gains;

  hide_summary (self);
  self->gains = self->shown;
  self->shown = gains;
  self->told = ended;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  fill_summary (self);
  self->waits = has_person (self);
  if (self->waits)
    {
      ogc_game_wait (self->game);
      return;
    }
  ogc_game_hold (self->game);
  self->timeout = g_timeout_add_seconds (seconds[ogc_game_get_pace (self->game)], timeout_cb, self);
}

/* Places the strip over the upper half of the University and what is beside it, where there is nothing to read when a
 * round begins. Where cards have the whole width, it is at the lower edge. */
static gboolean
place_cb (OgcRoundSummary *self,
          GtkWidget       *child,
          GdkRectangle    *place,
          GtkOverlay      *overlay)
{
  GtkWidget *side = ogc_board_get_side (self->board);
  OgcBuildingCard *card = ogc_board_find_card (self->board, OGC_UNIVERSITY);
  graphene_rect_t log, title;

  if (child != GTK_WIDGET (self) || side == NULL || card == NULL
      || !gtk_widget_compute_bounds (side, GTK_WIDGET (overlay), &log)
      || !gtk_widget_compute_bounds (ogc_building_card_get_title (card), GTK_WIDGET (overlay), &title))
    return FALSE;
  *place = (GdkRectangle) { 0, (int) (title.origin.y + title.size.height) + GAP, (int) log.origin.x, 0 };
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);
  place->y = MIN (place->y, gtk_widget_get_height (GTK_WIDGET (overlay)) - place->height);
  return TRUE;
}

/* Shows the tiles as a new viewer may see them. */
static void
viewer_changed_cb (OgcRoundSummary *self)
{
  if (self->told > 0)
    fill_summary (self);
}

/* Shows the pending summary once nothing moves any more; the game waits until it has been read. */
static void
rested_cb (OgcRoundSummary *self)
{
  const unsigned pending = self->pending;

  if (pending == 0 || ogc_game_get_held (self->game))
    return;
  self->pending = 0;
  show_summary (self, pending);
  g_ptr_array_set_size (self->gains, 0);
}

/* Prepares the summary once everything is up to date. After the last round, the final scores replace it. */
static void
asked_cb (OgcRoundSummary *self)
{
  if (self->ended > 0 && seconds[ogc_game_get_pace (self->game)] > 0
      && !ogc_game_get_finished (self->game) && !ogc_game_get_replay (self->game))
    self->pending = self->ended;
  else if (self->ended > 0)
    g_ptr_array_set_size (self->gains, 0);
  self->ended = 0;
  rested_cb (self);
}

/* Follows the game from here on. */
static void
follow_game (OgcRoundSummary *self)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);

  self->begun = ogc_game_get_position (self->game);
  self->resolving = self->whole = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);

      self->resolving = self->resolving || ogc_building_get_resolving (building);
    }
}

/* Forgets what was won in undone decisions. */
static void
rewound_cb (OgcRoundSummary *self)
{
  const unsigned position = ogc_game_get_position (self->game);

  hide_summary (self);
  self->ended = self->pending = 0;
  if (position <= self->begun)
    follow_game (self);
  for (guint i = self->gains->len; i > 0; i--)
    if (((Gain *) self->gains->pdata[i - 1])->position >= position)
      g_ptr_array_remove_index (self->gains, i - 1);
}

/* Closes the summary when the person plays on. */
static void
played_on_cb (OgcRoundSummary *self)
{
  hide_summary (self);
}

/* Closes the summary on a press anywhere in the window. A building does not take it as well: that could only be
 * refused before dice are rolled. Whoever looks at a tableau still wants to read the summary. */
static void
clicked_cb (OgcRoundSummary *self,
            int              n_press,
            double           x,
            double           y)
{
  GdkEvent *event = gtk_event_controller_get_current_event (self->clicks);
  GtkNative *window = gtk_widget_get_native (GTK_WIDGET (self));
  GtkWidget *widget;

  if (self->told == 0 || event == NULL || gdk_event_get_surface (event) != gtk_native_get_surface (window))
    return;
  hide_summary (self);
  widget = gtk_widget_pick (GTK_WIDGET (window), x, y, GTK_PICK_DEFAULT);
  if (widget != NULL && gtk_widget_get_ancestor (widget, OGC_TYPE_BUILDING_CARD) != NULL)
    gtk_gesture_set_state (GTK_GESTURE (self->clicks), GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Closes the summary on keys that confirm or cancel, unless what has the focus takes them. All others, such as those
 * that move the focus, leave it open. */
static gboolean
key_pressed_cb (OgcRoundSummary *self,
                guint            key)
{
  static const guint closing[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,
                                   GDK_KEY_KP_Space, GDK_KEY_Escape };

  for (unsigned i = 0; self->told > 0 && i < G_N_ELEMENTS (closing); i++)
    if (closing[i] == key)
      hide_summary (self);
  return GDK_EVENT_PROPAGATE;
}

static void
close_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  hide_summary (OGC_ROUND_SUMMARY (widget));
}

/* Adds the controller to the window; keys reach it when nothing else has taken them. */
static void
add_to_window (OgcRoundSummary    *self,
               GtkEventController *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), controller);
}

static void
remove_from_window (GtkEventController *controller)
{
  GtkWidget *window = gtk_event_controller_get_widget (controller);

  if (window != NULL)
    gtk_widget_remove_controller (window, controller);
}

static void
ogc_round_summary_root (GtkWidget *widget)
{
  OgcRoundSummary *self = OGC_ROUND_SUMMARY (widget);

  GTK_WIDGET_CLASS (ogc_round_summary_parent_class)->root (widget);

  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  add_to_window (self, self->keys);
  self->clicks = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->clicks), 0);
  gtk_event_controller_set_propagation_phase (self->clicks, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->clicks, "pressed", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  add_to_window (self, self->clicks);
}

static void
ogc_round_summary_unroot (GtkWidget *widget)
{
  OgcRoundSummary *self = OGC_ROUND_SUMMARY (widget);

  remove_from_window (self->keys);
  remove_from_window (self->clicks);
  self->keys = self->clicks = NULL;

  GTK_WIDGET_CLASS (ogc_round_summary_parent_class)->unroot (widget);
}

static void
ogc_round_summary_dispose (GObject *object)
{
  OgcRoundSummary *self = OGC_ROUND_SUMMARY (object);

  if (self->seats != NULL)
    ogc_round_summary_set_game (self, NULL);
  self->seats = NULL;
  ogc_child_binding_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (ogc_round_summary_parent_class)->dispose (object);
}

static void
ogc_round_summary_finalize (GObject *object)
{
  g_ptr_array_unref (OGC_ROUND_SUMMARY (object)->gains);
  g_ptr_array_unref (OGC_ROUND_SUMMARY (object)->shown);

  G_OBJECT_CLASS (ogc_round_summary_parent_class)->finalize (object);
}

static void
ogc_round_summary_class_init (OgcRoundSummaryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_round_summary_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_round_summary_finalize;
  widget_class->root = ogc_round_summary_root;
  widget_class->unroot = ogc_round_summary_unroot;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/round-summary.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcRoundSummary, title);
  gtk_widget_class_bind_template_child (widget_class, OgcRoundSummary, seats);
  gtk_widget_class_install_action (widget_class, "round.close", NULL, close_cb);
  gtk_widget_class_set_css_name (widget_class, "roundstrip");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_round_summary_init (OgcRoundSummary *self)
{
  self->gains = g_ptr_array_new_with_free_func ((GDestroyNotify) gain_free);
  self->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) gain_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_round_summary_set_board (OgcRoundSummary *self,
                             OgcBoard        *board)
{
  g_return_if_fail (OGC_IS_ROUND_SUMMARY (self) && OGC_IS_BOARD (board));

  self->board = board;
  g_signal_connect_object (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_OVERLAY), "get-child-position",
                           G_CALLBACK (place_cb), self, G_CONNECT_SWAPPED);
}

void
ogc_round_summary_set_game (OgcRoundSummary *self,
                            OgcGame         *game)
{
  g_return_if_fail (OGC_IS_ROUND_SUMMARY (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  hide_summary (self);
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (ogc_game_get_tray (self->game), self);
    }
  g_set_object (&self->game, game);
  g_ptr_array_set_size (self->gains, 0);
  self->ended = self->pending = 0;
  if (game == NULL)
    return;
  follow_game (self);
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "decided", G_CALLBACK (played_on_cb), self, G_CONNECT_SWAPPED);
  /* This must run after the handlers that hold the game to show what happened. */
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "notify::held", G_CALLBACK (rested_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_game_get_tray (game), "notify::n-picked", G_CALLBACK (played_on_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (viewer_changed_cb), self, G_CONNECT_SWAPPED);
}
