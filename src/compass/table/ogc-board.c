/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-board.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ogc-building-tab.h"
#include "ogc-child-binding.h"
#include "ogc-focus.h"
#include "ogc-group.h"
#include "ogc-locale.h"
#include "ogc-log-entry.h"
#include "ogc-property.h"
#include "ogc-seat-tab.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-tile-button.h"
#include "ogc-tooltip.h"

struct _OgcBoard
{
  GtkWidget parent_instance;

  GtkWidget *side;  /* nullable: on the right of the cards, or on a separate page */
  GtkWidget *tabs;  /* in upright windows: one for each card, and the last for the side */
  GtkWidget *strip; /* in upright windows: the players */
  GtkWidget *page;  /* the card or the side that an upright window shows; arbitrary in others */
  gboolean   tight;
  gboolean   small;  /* tight or upright */
  guint      settle; /* the source that tells of these two, or 0 */

  OgcPlacement *previewed; /* nullable: what is previewed */
  OgcPlacement *next;      /* nullable: what will be */
  guint         preview;   /* the source that will do so */
};

enum {
  PROP_0,
  PROP_SMALL,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void implement_buildable (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OgcBoard, ogc_board, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, implement_buildable))

#define MARGIN 8
#define SPACING 8
/* Sizes in upright windows, which have less space. */
#define UPRIGHT_MARGIN 4
#define UPRIGHT_SPACING 4
#define TAB_SYMBOL 24
/* The speed of a swipe that turns the page, in pixels a second. */
#define SWIPE_LEAST 300
/* Pixels around a widget that is scrolled to. */
#define AIR 12
#define MAX_CARDS 5
#define SIDE_LEAST 210
#define SIDE_MOST 380
/* Cards narrower or lower than this have thinner frames and bands. */
#define TIGHT_WIDTH 250
#define TIGHT_HEIGHT 280
/* The height of the lower row, as a part of both rows. */
#define LOWER_ROW 0.46

/* A row of cards. Each takes @share parts of the width. */
typedef struct {
  GtkWidget *card[3];
  int        share[3];
  int        n;
} Row;

#define N_ROWS 2

/* The building of @card. */
static OgcBuildingId
id_of (GtkWidget *card)
{
  return ogc_building_get_id (ogc_building_card_get_building (OGC_BUILDING_CARD (card)));
}

static int
least_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
least_height (GtkWidget *widget,
              int        width)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
add_cell (Row       *row,
          GtkWidget *card,
          int        share)
{
  row->card[row->n] = card;
  row->share[row->n++] = share;
}

/* Divides the cards into rows. The upper one resolves first: B, Archives, C. The lower one has the University, which is
 * wide, and the Library. */
static void
find_rows (OgcBoard *self,
           Row      *rows)
{
  rows[0] = rows[1] = (Row) { 0 };
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!OGC_IS_BUILDING_CARD (child))
        continue;
      if (id_of (child) == OGC_UNIVERSITY)
        add_cell (&rows[1], child, 69);
      else if (id_of (child) == OGC_LIBRARY)
        add_cell (&rows[1], child, 31);
      else if (rows[0].n < 3)
        add_cell (&rows[0], child, rows[0].n == 1 ? 34 : 33);
    }
}

/* The least width of @row in which every card fits its share. */
static int
row_least_width (const Row *row)
{
  int shares = 0;
  double part = 0;

  for (int i = 0; i < row->n; i++)
    {
      part = MAX (part, (double) least_width (row->card[i]) / row->share[i]);
      shares += row->share[i];
    }
  return (int) (part * shares) + 1 + MAX (0, row->n - 1) * SPACING;
}

static int
side_width (OgcBoard *self,
            int       width)
{
  if (self->side == NULL)
    return 0;
  return CLAMP (width * 20 / 100, MAX (SIDE_LEAST, least_width (self->side)), SIDE_MOST);
}

/* The least width that shows all cards at once. */
static int
wide_least_width (OgcBoard  *self,
                  const Row *rows)
{
  int width = MAX (row_least_width (&rows[0]), row_least_width (&rows[1])) + 2 * MARGIN;

  return self->side != NULL ? width + MAX (SIDE_LEAST, least_width (self->side)) : width;
}

/* The least width of an upright window, which shows any of the pages. */
static int
upright_least_width (OgcBoard *self)
{
  int width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    width = MAX (width, least_width (child));
  return width + 2 * UPRIGHT_MARGIN;
}

/* Computes the width of each cell of @row. */
static void
cell_widths (const Row *row,
             int        width,
             int       *widths)
{
  int shares = 0;
  int left = width - MAX (0, row->n - 1) * SPACING;

  for (int i = 0; i < row->n; i++)
    shares += row->share[i];
  for (int i = 0; i < row->n; i++)
    {
      widths[i] = left * row->share[i] / shares;
      left -= widths[i];
      shares -= row->share[i];
    }
}

static int
row_height (const Row *row,
            int        width,
            gboolean   natural)
{
  int widths[3];
  int height = 0;

  cell_widths (row, width, widths);
  for (int i = 0; i < row->n; i++)
    {
      int least, wanted;

      gtk_widget_measure (row->card[i], GTK_ORIENTATION_VERTICAL, MAX (widths[i], least_width (row->card[i])),
                          &least, &wanted, NULL, NULL);
      height = MAX (height, natural ? wanted : least);
    }
  return height;
}

static int
wide_height (OgcBoard  *self,
             const Row *rows,
             int        width,
             gboolean   natural)
{
  const int side = side_width (self, width);
  const int inner = width - 2 * MARGIN - side;
  const int cards = row_height (&rows[0], inner, natural) + SPACING + row_height (&rows[1], inner, natural);
  const int height = 2 * MARGIN + cards;

  return self->side != NULL ? MAX (height, least_height (self->side, side)) : height;
}

/* Whether an upright window shows the players in a strip, as it does unless it shows their tableaus. */
static gboolean
shows_strip (OgcBoard *self)
{
  return self->page != self->side;
}

/* The height of pages, the same for all cards, so that the window's height does not depend on which one is shown. */
static int
upright_height (OgcBoard *self,
                int       width)
{
  const int inner = width - 2 * UPRIGHT_MARGIN;
  int height = 2 * UPRIGHT_MARGIN + UPRIGHT_SPACING + least_height (self->tabs, inner);
  int page = 0;

  if (!shows_strip (self))
    return height + least_height (self->page, inner);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OGC_IS_BUILDING_CARD (child))
      page = MAX (page, least_height (child, MAX (inner, least_width (child))));
  return height + page + UPRIGHT_SPACING + least_height (self->strip, inner);
}

static void
ogc_board_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  OgcBoard *self = OGC_BOARD (widget);
  const int width = for_size < 0 ? G_MAXINT / 1000 : for_size;
  Row rows[N_ROWS];

  find_rows (self, rows);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = upright_least_width (self);
      *natural = MAX (*minimum, wide_least_width (self, rows));
      return;
    }
  if (width < wide_least_width (self, rows))
    {
      *minimum = *natural = upright_height (self, width);
      return;
    }
  *minimum = wide_height (self, rows, width, FALSE);
  *natural = MAX (*minimum, wide_height (self, rows, width, TRUE));
}

static void
allocate_row (const Row *row,
              int        x,
              int        y,
              int        width,
              int        height)
{
  int widths[3];

  cell_widths (row, width, widths);
  for (int i = 0; i < row->n; i++)
    {
      gtk_widget_size_allocate (row->card[i], &(GtkAllocation) { x, y, widths[i], height }, -1);
      x += widths[i] + SPACING;
    }
}

static gboolean
settle_cb (gpointer data)
{
  OgcBoard *self = OGC_BOARD (data);

  self->settle = 0;
  ogc_style_set_class (GTK_WIDGET (self), "tight", self->tight);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SMALL]);
  return G_SOURCE_REMOVE;
}

/* Tells of it in an idle callback, because styles and texts may not change during allocation. */
static void
set_size (OgcBoard *self,
          gboolean  tight,
          gboolean  small)
{
  if (tight == self->tight && small == self->small)
    return;
  self->tight = tight;
  self->small = small;
  if (self->settle == 0)
    self->settle = g_idle_add (settle_cb, self);
}

/*
 * Gives each row its minimum and a fixed share of the rest, so that rows stay in place as they fill.
 */
static void
allocate_wide (OgcBoard  *self,
               const Row *rows,
               int        width,
               int        height)
{
  const int side = side_width (self, width);
  const int inner = width - 2 * MARGIN - side;
  const int left = height - 2 * MARGIN - SPACING;
  const int least = row_height (&rows[0], inner, FALSE);
  int lower = row_height (&rows[1], inner, FALSE);
  gboolean tight;

  lower = MAX (lower, MIN ((int) (left * LOWER_ROW), left - least));
  tight = inner / MAX (1, rows[0].n) < TIGHT_WIDTH || left - lower < TIGHT_HEIGHT;
  set_size (self, tight, tight);
  allocate_row (&rows[0], MARGIN, MARGIN, inner, left - lower);
  allocate_row (&rows[1], MARGIN, MARGIN + left - lower + SPACING, inner, lower);
  if (self->side != NULL)
    gtk_widget_size_allocate (self->side, &(GtkAllocation) { width - side, 0, side, height }, -1);
}

/* Places the tabs at the top, then the chosen page, then the players. In a broad window the cards become as tight as
 * they would be beside each other, where only tight ones may fit. */
static void
allocate_upright (OgcBoard  *self,
                  const Row *rows,
                  int        width,
                  int        height)
{
  const int inner = width - 2 * UPRIGHT_MARGIN;
  const int beside = (width - 2 * MARGIN - side_width (self, width)) / MAX (1, rows[0].n);
  const int tabs = least_height (self->tabs, inner);
  const int strip = shows_strip (self) ? least_height (self->strip, inner) : 0;
  const int top = UPRIGHT_MARGIN + tabs + UPRIGHT_SPACING;
  const int bottom = height - UPRIGHT_MARGIN - strip;
  const int page = bottom - top - (strip > 0 ? UPRIGHT_SPACING : 0);

  set_size (self, page < TIGHT_HEIGHT || (width > height && beside < TIGHT_WIDTH), TRUE);
  gtk_widget_size_allocate (self->tabs, &(GtkAllocation) { UPRIGHT_MARGIN, UPRIGHT_MARGIN, inner, tabs }, -1);
  if (self->page != NULL)
    gtk_widget_size_allocate (self->page, &(GtkAllocation) { UPRIGHT_MARGIN, top, inner, page }, -1);
  if (strip > 0)
    gtk_widget_size_allocate (self->strip, &(GtkAllocation) { UPRIGHT_MARGIN, bottom, inner, strip }, -1);
}

/* Whether @child is visible. */
static gboolean
shows_child (OgcBoard  *self,
             gboolean   wide,
             GtkWidget *child)
{
  if (child == self->tabs)
    return !wide;
  if (child == self->strip)
    return !wide && shows_strip (self);
  return wide || child == self->page;
}

static void
ogc_board_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  OgcBoard *self = OGC_BOARD (widget);
  gboolean wide;
  Row rows[N_ROWS];

  find_rows (self, rows);
  wide = width >= wide_least_width (self, rows);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, shows_child (self, wide, child));
  if (wide)
    allocate_wide (self, rows, width, height);
  else
    allocate_upright (self, rows, width, height);
}

static GtkSizeRequestMode
ogc_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The page of @tab. */
static GtkWidget *
page_of (OgcBoard  *self,
         GtkWidget *tab)
{
  if (!OGC_IS_BUILDING_TAB (tab))
    return self->side;
  return GTK_WIDGET (ogc_board_find_card (
    self, ogc_building_get_id (ogc_building_tab_get_building (OGC_BUILDING_TAB (tab)))));
}

static void
tab_toggled_cb (OgcBoard        *self,
                GtkToggleButton *tab)
{
  if (!gtk_toggle_button_get_active (tab))
    return;
  self->page = page_of (self, GTK_WIDGET (tab));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
show_page (OgcBoard  *self,
           GtkWidget *page)
{
  for (GtkWidget *tab = gtk_widget_get_first_child (self->tabs); tab != NULL; tab = gtk_widget_get_next_sibling (tab))
    if (page_of (self, tab) == page)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), TRUE);
}

/* Shows the building where dice are placed, or which is resolving. */
static void
event_cb (OgcBoard       *self,
          const OgcEvent *event)
{
  OgcBuildingCard *card = NULL;

  if (event->kind == OGC_EVENT_PLACED || event->kind == OGC_EVENT_RESOLVING)
    card = ogc_board_find_card (self, event->building);
  if (card != NULL)
    ogc_board_reveal (self, GTK_WIDGET (card));
}

/* Shows the building of what happened last before the position that was sought. */
static void
rewound_cb (OgcBoard *self,
            OgcGame  *game)
{
  GListModel *log = ogc_game_get_log (game);
  int building = -1;

  for (guint i = g_list_model_get_n_items (log); building < 0 && i > 0; i--)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i - 1);

      building = ogc_log_entry_get_building (entry);
    }
  if (building >= 0)
    ogc_board_reveal (self, GTK_WIDGET (ogc_board_find_card (self, (OgcBuildingId) building)));
}

/* Moves to the tab before or after the chosen one. */
static void
swiped_cb (OgcBoard        *self,
           double           velocity_x,
           double           velocity_y,
           GtkGestureSwipe *swipe)
{
  GtkWidget *tab = gtk_widget_get_first_child (self->tabs);

  if (fabs (velocity_x) < SWIPE_LEAST || fabs (velocity_x) < fabs (velocity_y))
    return;
  while (tab != NULL && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)))
    tab = gtk_widget_get_next_sibling (tab);
  if (tab != NULL)
    tab = velocity_x < 0 ? gtk_widget_get_next_sibling (tab) : gtk_widget_get_prev_sibling (tab);
  if (tab != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), TRUE);
}

static void
add_tab (OgcBoard  *self,
         GtkWidget *tab)
{
  GtkWidget *first = gtk_widget_get_first_child (self->tabs);

  gtk_box_append (GTK_BOX (self->tabs), tab);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (first));
  g_signal_connect_object (tab, "toggled", G_CALLBACK (tab_toggled_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
create_side_tab (void)
{
  GtkWidget *tab = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, NULL);

  gtk_widget_add_css_class (tab, "building-tab");
  gtk_button_set_child (GTK_BUTTON (tab), ogc_symbol_view_new ("log", TAB_SYMBOL));
  ogc_tooltip_set (tab, _("Players and log"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players and log"), -1);
  return tab;
}

static GtkWidget *
create_seat_tab (gpointer item,
                 gpointer user_data)
{
  return ogc_seat_tab_new (item);
}

static void
remove_cards (OgcBoard *self)
{
  GtkWidget *child, *next;

  ogc_child_binding_clear (self->strip);
  ogc_child_binding_clear (self->tabs);
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (OGC_IS_BUILDING_CARD (child))
        {
          g_signal_handlers_disconnect_by_data (ogc_building_card_get_game (OGC_BUILDING_CARD (child)), self);
          gtk_widget_unparent (child);
        }
    }
  self->page = NULL;
}

/* Moves the focus through the buildings in order, then to the players and the log beside them. */
static gboolean
ogc_board_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  if (ogc_focus_is_tab (direction))
    return ogc_focus_tab_in_order (widget, direction);
  return GTK_WIDGET_CLASS (ogc_board_parent_class)->focus (widget, direction);
}

static void
ogc_board_dispose (GObject *object)
{
  OgcBoard *self = OGC_BOARD (object);

  g_clear_handle_id (&self->settle, g_source_remove);
  g_clear_handle_id (&self->preview, g_source_remove);
  g_clear_object (&self->previewed);
  g_clear_object (&self->next);
  if (self->tabs != NULL)
    remove_cards (self);
  ogc_child_binding_clear (GTK_WIDGET (object));
  self->tabs = NULL;

  G_OBJECT_CLASS (ogc_board_parent_class)->dispose (object);
}

static void
ogc_board_add_child (GtkBuildable *buildable,
                     GtkBuilder   *builder,
                     GObject      *child,
                     const char   *type)
{
  OgcBoard *self = OGC_BOARD (buildable);

  self->side = GTK_WIDGET (child);
  gtk_widget_insert_before (self->side, GTK_WIDGET (self), self->tabs);
}

static void
implement_buildable (GtkBuildableIface *iface)
{
  iface->add_child = ogc_board_add_child;
}

static void
ogc_board_class_init (OgcBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_board_dispose;
  G_OBJECT_CLASS (klass)->get_property = ogc_property_get;
  props[PROP_SMALL] = ogc_property_new ("small", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcBoard, small));
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  widget_class->measure = ogc_board_measure;
  widget_class->size_allocate = ogc_board_size_allocate;
  widget_class->get_request_mode = ogc_board_get_request_mode;
  widget_class->focus = ogc_board_focus;

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_bar (OgcBoard          *self,
            GtkAccessibleRole  role,
            const char        *css_class)
{
  GtkWidget *bar = g_object_new (GTK_TYPE_BOX, "accessible-role", role, "homogeneous", TRUE, NULL);

  gtk_widget_add_css_class (bar, css_class);
  gtk_widget_set_parent (bar, GTK_WIDGET (self));
  return bar;
}

static void
ogc_board_init (OgcBoard *self)
{
  GtkGesture *swipe = gtk_gesture_swipe_new ();

  self->tabs = create_bar (self, GTK_ACCESSIBLE_ROLE_TAB_LIST, "building-tabs");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tabs), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Buildings"), -1);
  self->strip = create_bar (self, GTK_ACCESSIBLE_ROLE_GROUP, "seat-tabs");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->strip), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  g_signal_connect_object (swipe, "swipe", G_CALLBACK (swiped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (swipe));
}

void
ogc_board_set_cards (OgcBoard  *self,
                     GPtrArray *cards)
{
  OgcGame *game;

  g_return_if_fail (OGC_IS_BOARD (self));

  remove_cards (self);
  if (cards == NULL || cards->len == 0)
    return;
  for (guint i = 0; i < cards->len && i < MAX_CARDS; i++)
    {
      OgcBuildingCard *card = cards->pdata[i];

      gtk_widget_insert_before (GTK_WIDGET (card), GTK_WIDGET (self), self->side != NULL ? self->side : self->tabs);
      add_tab (self, ogc_building_tab_new (ogc_building_card_get_game (card), ogc_building_card_get_building (card)));
    }
  if (self->side != NULL)
    add_tab (self, create_side_tab ());
  game = ogc_building_card_get_game (cards->pdata[0]);
  ogc_child_binding_bind (self->strip, ogc_game_get_seats (game), create_seat_tab, self);
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
  show_page (self, cards->pdata[0]);
}

OgcBuildingCard *
ogc_board_find_card (OgcBoard     *self,
                     OgcBuildingId building)
{
  g_return_val_if_fail (OGC_IS_BOARD (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OGC_IS_BUILDING_CARD (child) && id_of (child) == building)
      return OGC_BUILDING_CARD (child);
  return NULL;
}

/* The dice in @building after @placement; NULL if it changes nothing there. */
static GListModel *
sets_after (OgcPlacement *placement,
            OgcBuildingId building)
{
  if (placement == NULL)
    return NULL;
  if (ogc_placement_get_building (placement) == building)
    return ogc_placement_get_sets (placement);
  return building == OGC_LIBRARY ? ogc_placement_get_library_sets (placement) : NULL;
}

void
ogc_board_preview (OgcBoard     *self,
                   OgcPlacement *placement)
{
  g_autoptr (OgcPlacement) before = NULL;

  g_return_if_fail (OGC_IS_BOARD (self));
  g_return_if_fail (placement == NULL || OGC_IS_PLACEMENT (placement));

  g_clear_handle_id (&self->preview, g_source_remove);
  g_clear_object (&self->next);
  before = g_steal_pointer (&self->previewed);
  g_set_object (&self->previewed, placement);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OGC_IS_BUILDING_CARD (child))
      {
        OgcCardContent *content = ogc_building_card_get_content (OGC_BUILDING_CARD (child));
        GListModel *after = sets_after (placement, id_of (child));

        if (after != NULL)
          ogc_card_content_show_after (content, after);
        else if (sets_after (before, id_of (child)) != NULL)
          ogc_card_content_show_pick (content);
      }
}

static gboolean
preview_cb (gpointer data)
{
  OgcBoard *self = OGC_BOARD (data);
  g_autoptr (OgcPlacement) placement = g_steal_pointer (&self->next);

  self->preview = 0;
  ogc_board_preview (self, placement);
  return G_SOURCE_REMOVE;
}

void
ogc_board_preview_soon (OgcBoard     *self,
                        OgcPlacement *placement)
{
  g_return_if_fail (OGC_IS_BOARD (self));
  g_return_if_fail (placement == NULL || OGC_IS_PLACEMENT (placement));

  g_set_object (&self->next, placement);
  if (self->preview == 0)
    self->preview = g_idle_add_full (G_PRIORITY_HIGH_IDLE, preview_cb, self, NULL);
}

static GtkWidget *
find_offered (GtkWidget *widget,
              int        number)
{
  GtkWidget *found = NULL;

  if (OGC_IS_TILE_BUTTON (widget))
    {
      OgcTile *tile = ogc_tile_button_get_tile (OGC_TILE_BUTTON (widget));

      return ogc_tile_get_offered (tile) && (number < 0 || ogc_tile_get_number (tile) == number) ? widget : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_offered (child, number);
  return found;
}

GtkWidget *
ogc_board_find_offered (OgcBoard *self,
                        int       number)
{
  g_return_val_if_fail (OGC_IS_BOARD (self), NULL);

  return find_offered (GTK_WIDGET (self), number);
}

static void
show_tile_values (GtkWidget *widget,
                  OgcGame   *game)
{
  g_autofree char *text = NULL;
  int value;

  if (!OGC_IS_TILE_BUTTON (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        show_tile_values (child, game);
      return;
    }
  if (game != NULL && ogc_game_get_worth (game, ogc_tile_button_get_tile (OGC_TILE_BUTTON (widget)), &value))
    text = ogc_locale_dup_decimal (value, 0, TRUE);
  ogc_tile_button_set_worth (OGC_TILE_BUTTON (widget), text);
}

void
ogc_board_show_tile_values (OgcBoard *self,
                            OgcGame  *game)
{
  g_return_if_fail (OGC_IS_BOARD (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  show_tile_values (GTK_WIDGET (self), game);
}

GtkWidget *
ogc_board_get_side (OgcBoard *self)
{
  g_return_val_if_fail (OGC_IS_BOARD (self), NULL);

  return gtk_widget_get_child_visible (self->tabs) ? NULL : self->side;
}

void
ogc_board_link (OgcBoard *self,
                int       building)
{
  g_return_if_fail (OGC_IS_BOARD (self));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OGC_IS_BUILDING_CARD (child))
      ogc_building_card_set_linked (OGC_BUILDING_CARD (child), (int) id_of (child) == building);
}

/* Scrolls as far as necessary to show @part. */
static void
scroll_to (OgcBoard      *self,
           GtkAdjustment *adjustment,
           GtkWidget     *part)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (part, GTK_WIDGET (self), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y - AIR, bounds.origin.y + bounds.size.height + AIR);
}

void
ogc_board_reveal (OgcBoard  *self,
                  GtkWidget *part)
{
  GtkWidget *scroller, *page;
  GtkAdjustment *adjustment;

  g_return_if_fail (OGC_IS_BOARD (self));
  g_return_if_fail (GTK_IS_WIDGET (part));

  if (!gtk_widget_is_ancestor (part, GTK_WIDGET (self)))
    return;
  for (page = part; gtk_widget_get_parent (page) != GTK_WIDGET (self); page = gtk_widget_get_parent (page))
    ;
  show_page (self, page);
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  if (scroller == NULL)
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  if (OGC_IS_BUILDING_CARD (page))
    scroll_to (self, adjustment, page);
  scroll_to (self, adjustment, part);
}
