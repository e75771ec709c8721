/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-board.h"

#include "ogc-locale.h"
#include "ogc-style.h"
#include "ogc-tile-button.h"

struct _OgcBoard
{
  GtkWidget parent_instance;

  gboolean tight;
  guint    tighten;
};

G_DEFINE_FINAL_TYPE (OgcBoard, ogc_board, GTK_TYPE_WIDGET)

#define MARGIN 8
#define SPACING 8
/* Pixels around what is scrolled to. */
#define AIR 12
#define MAX_CARDS 5
#define MAX_ROWS 6
#define SIDE_LEAST 210
#define SIDE_MOST 380
/* Cards narrower or lower than this have thinner frames and bands. */
#define TIGHT_WIDTH 250
#define TIGHT_HEIGHT 280
/* The height of the lower row as a part of both. */
#define LOWER_ROW 0.44

/* Where the rows are and what lies in them. Each cell is @share parts of its row wide. */
typedef struct {
  GtkWidget *widget[3];
  int        share[3];
  int        n;
} Row;

typedef struct {
  Row        rows[MAX_ROWS];
  int        n;
  GtkWidget *side; /* to the right of all rows, or NULL */
} Plan;

typedef struct {
  GtkWidget *upper[3];
  GtkWidget *lower[2];
  int        n_upper;
  int        n_lower;
  GtkWidget *side;
} Parts;

/* The building of @card. */
static OgcBuildingId
id_of (GtkWidget *card)
{
  return ogc_building_get_id (ogc_building_card_get_building (OGC_BUILDING_CARD (card)));
}

static void
find_parts (GtkWidget *board,
            Parts     *parts)
{
  *parts = (Parts) { 0 };
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      OgcBuildingId id;

      if (!OGC_IS_BUILDING_CARD (child))
        {
          parts->side = child;
          continue;
        }
      id = id_of (child);
      if ((id == OGC_UNIVERSITY || id == OGC_LIBRARY) && parts->n_lower < 2)
        parts->lower[parts->n_lower++] = child;
      else if (parts->n_upper < 3)
        parts->upper[parts->n_upper++] = child;
    }
}

static int
least_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
add_cell (Row       *row,
          GtkWidget *widget,
          int        share)
{
  row->widget[row->n] = widget;
  row->share[row->n++] = share;
}

static void
plan_wide (const Parts *parts,
           Plan        *plan)
{
  *plan = (Plan) { .n = 2, .side = parts->side };
  for (int i = 0; i < parts->n_upper; i++)
    add_cell (&plan->rows[0], parts->upper[i], i == 1 ? 34 : 33);
  for (int i = 0; i < parts->n_lower; i++)
    add_cell (&plan->rows[1], parts->lower[i], i == 0 ? 69 : 31);
}

static void
plan_narrow (const Parts *parts,
             Plan        *plan,
             gboolean     pairs)
{
  *plan = (Plan) { 0 };
  for (int i = 0; i < parts->n_upper; i++)
    add_cell (&plan->rows[pairs && i == 1 ? plan->n - 1 : plan->n++], parts->upper[i], 1);
  for (int i = 0; i < parts->n_lower; i++)
    add_cell (&plan->rows[plan->n++], parts->lower[i], 1);
  if (parts->side != NULL)
    add_cell (&plan->rows[plan->n++], parts->side, 1);
}

/* The least width of @row in which every cell has enough for its share. */
static int
row_least_width (const Row *row)
{
  int shares = 0;
  double part = 0;

  for (int i = 0; i < row->n; i++)
    {
      part = MAX (part, (double) least_width (row->widget[i]) / row->share[i]);
      shares += row->share[i];
    }
  return (int) (part * shares) + 1 + MAX (0, row->n - 1) * SPACING;
}

static int
side_width (const Plan *plan,
            int         width)
{
  if (plan->side == NULL)
    return 0;
  return CLAMP (width * 20 / 100, MAX (SIDE_LEAST, least_width (plan->side)), SIDE_MOST);
}

static int
plan_least_width (const Plan *plan)
{
  int width = 0;

  for (int i = 0; i < plan->n; i++)
    width = MAX (width, row_least_width (&plan->rows[i]));
  width += 2 * MARGIN;
  if (plan->side != NULL)
    width += MAX (SIDE_LEAST, least_width (plan->side));
  return width;
}

static void
make_plan (GtkWidget *board,
           int        width,
           Plan      *plan)
{
  Parts parts;

  find_parts (board, &parts);
  plan_wide (&parts, plan);
  if (plan_least_width (plan) <= width)
    return;
  plan_narrow (&parts, plan, TRUE);
  if (plan_least_width (plan) <= width)
    return;
  plan_narrow (&parts, plan, FALSE);
}

/* The width of each cell of @row. */
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

      gtk_widget_measure (row->widget[i], GTK_ORIENTATION_VERTICAL, MAX (widths[i], least_width (row->widget[i])),
                          &least, &wanted, NULL, NULL);
      height = MAX (height, natural ? wanted : least);
    }
  return height;
}

static int
rows_width (const Plan *plan,
            int         width)
{
  return width - 2 * MARGIN - side_width (plan, width);
}

static int
plan_height (const Plan *plan,
             int         width,
             gboolean    natural)
{
  int height = 2 * MARGIN + MAX (0, plan->n - 1) * SPACING;
  int least, wanted;

  for (int i = 0; i < plan->n; i++)
    height += row_height (&plan->rows[i], rows_width (plan, width), natural);
  if (plan->side == NULL)
    return height;
  gtk_widget_measure (plan->side, GTK_ORIENTATION_VERTICAL, side_width (plan, width), &least, &wanted, NULL, NULL);
  return MAX (height, least);
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
  Parts parts;
  Plan plan;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      find_parts (widget, &parts);
      plan_narrow (&parts, &plan, FALSE);
      *minimum = plan_least_width (&plan);
      plan_wide (&parts, &plan);
      *natural = MAX (*minimum, plan_least_width (&plan));
      return;
    }
  make_plan (widget, for_size < 0 ? G_MAXINT / 1000 : for_size, &plan);
  /* Where there is no side, everything scrolls, so everything may have the room that it wants. */
  *minimum = plan_height (&plan, for_size < 0 ? G_MAXINT / 1000 : for_size, plan.side == NULL);
  *natural = plan_height (&plan, for_size < 0 ? G_MAXINT / 1000 : for_size, TRUE);
  *natural = MAX (*natural, *minimum);
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
      gtk_widget_size_allocate (row->widget[i], &(GtkAllocation) { x, y, widths[i], height }, -1);
      x += widths[i] + SPACING;
    }
}

/*
 * What each row gets of @height: what it needs at least, and of the rest its part, so that rows stay where they are as
 * they fill.
 */
static void
row_heights (const Plan *plan,
             int         width,
             int         height,
             int        *heights)
{
  int left = height - 2 * MARGIN - MAX (0, plan->n - 1) * SPACING;
  int lower;

  for (int i = 0; i < plan->n; i++)
    heights[i] = row_height (&plan->rows[i], width, plan->side == NULL);
  if (plan->side == NULL)
    return;
  lower = MAX (heights[1], (int) (left * LOWER_ROW));
  heights[1] = MAX (heights[1], MIN (lower, left - heights[0]));
  heights[0] = left - heights[1];
}

static gboolean
tighten_cb (gpointer data)
{
  OgcBoard *self = OGC_BOARD (data);

  self->tighten = 0;
  self->tight = !self->tight;
  ogc_style_set_class (GTK_WIDGET (self), "tight", self->tight);
  return G_SOURCE_REMOVE;
}

/* Style may not change while widths are given out. */
static void
set_tight (OgcBoard *self,
           gboolean  tight)
{
  g_clear_handle_id (&self->tighten, g_source_remove);
  if (tight != self->tight)
    self->tighten = g_idle_add (tighten_cb, self);
}

static void
ogc_board_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  int heights[MAX_ROWS] = { 0 };
  int y = MARGIN;
  int inner, side;
  Plan plan;

  make_plan (widget, width, &plan);
  inner = rows_width (&plan, width);
  side = side_width (&plan, width);
  row_heights (&plan, inner, height, heights);
  set_tight (OGC_BOARD (widget),
             plan.side != NULL && plan.n > 0
             && (inner / MAX (1, plan.rows[0].n) < TIGHT_WIDTH || heights[0] < TIGHT_HEIGHT));
  for (int i = 0; i < plan.n; i++)
    {
      allocate_row (&plan.rows[i], MARGIN, y, inner, heights[i]);
      y += heights[i] + SPACING;
    }
  if (plan.side != NULL)
    gtk_widget_size_allocate (plan.side, &(GtkAllocation) { width - side, 0, side, height }, -1);
}

static GtkSizeRequestMode
ogc_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_board_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_handle_id (&OGC_BOARD (object)->tighten, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ogc_board_parent_class)->dispose (object);
}

static void
ogc_board_class_init (OgcBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_board_dispose;
  widget_class->measure = ogc_board_measure;
  widget_class->size_allocate = ogc_board_size_allocate;
  widget_class->get_request_mode = ogc_board_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_board_init (OgcBoard *self)
{
}

void
ogc_board_set_cards (OgcBoard  *self,
                     GPtrArray *cards)
{
  GtkWidget *child, *next, *side = NULL;

  g_return_if_fail (OGC_IS_BOARD (self));

  for (child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (OGC_IS_BUILDING_CARD (child))
        gtk_widget_unparent (child);
      else
        side = child;
    }
  for (guint i = 0; cards != NULL && i < cards->len && i < MAX_CARDS; i++)
    gtk_widget_insert_before (cards->pdata[i], GTK_WIDGET (self), side);
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

/* The dice that lie in @building as @placement would have it; NULL where it changes nothing. */
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
  g_return_if_fail (OGC_IS_BOARD (self));
  g_return_if_fail (placement == NULL || OGC_IS_PLACEMENT (placement));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OGC_IS_BUILDING_CARD (child))
      ogc_card_content_preview (ogc_building_card_get_content (OGC_BUILDING_CARD (child)),
                                sets_after (placement, id_of (child)));
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

/* Moves what is seen as far as it takes to see @part. */
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
ogc_board_scroll_to (OgcBoard  *self,
                     GtkWidget *part)
{
  GtkWidget *scroller, *card;
  GtkAdjustment *adjustment;

  g_return_if_fail (OGC_IS_BOARD (self));
  g_return_if_fail (GTK_IS_WIDGET (part));

  scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  if (scroller == NULL || !gtk_widget_is_ancestor (part, GTK_WIDGET (self)))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  card = gtk_widget_get_ancestor (part, OGC_TYPE_BUILDING_CARD);
  if (card != NULL)
    scroll_to (self, adjustment, card);
  scroll_to (self, adjustment, part);
}
