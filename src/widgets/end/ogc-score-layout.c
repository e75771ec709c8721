/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-layout.h"

/* Narrower than this there is one column. */
#define NARROW 740
/* What one column needs. */
#define LEAST 340
#define GAP 10 /* around everything, and between parts */
/* The first column. */
#define LEFT_PART 0.29
#define LEAST_LEFT 244
#define MOST_LEFT 400
/* The medals' height. */
#define LEAST_MEDAL 72
#define NARROW_MEDAL 92
/* How many times their natural height players and moves may have; players more if there are no moves. */
#define MOST_STRETCH 2.2
#define MOST_ALONE 2.4
#define MOST_MOVES 1.25
/* The evening: its size, where its sun is, and how much of its height is visible if everything is longer. */
#define EVENING_WIDTH 1600.0
#define EVENING_HEIGHT 1000.0
#define SUN_X 262.0
#define SUN_Y 258.0
#define MOST_EVENING 640

struct _OgcScoreLayout
{
  GtkLayoutManager parent_instance;

  gboolean below; /* whether the account and the moves stand below both columns */
};

G_DEFINE_FINAL_TYPE (OgcScoreLayout, ogc_score_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  EVENING,
  MEDALS,
  WINNER,
  ACCOUNT,
  RANKS,
  MOVES,
  N_PARTS
};

static void
find_parts (GtkWidget *widget,
            GtkWidget *parts[N_PARTS])
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (unsigned i = 0; i < N_PARTS; i++, child = gtk_widget_get_next_sibling (child))
    parts[i] = child;
}

/* The minimum and natural height of @child at that width; 0 if it is hidden. */
static void
measure_height (GtkWidget *child,
                int        width,
                int       *minimum,
                int       *natural)
{
  *minimum = *natural = 0;
  if (gtk_widget_should_layout (child))
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
}

static int
get_natural (GtkWidget *child,
             int        width)
{
  int minimum, natural;

  measure_height (child, width, &minimum, &natural);
  return natural;
}

static int
get_minimum (GtkWidget *child,
             int        width)
{
  int minimum, natural;

  measure_height (child, width, &minimum, &natural);
  return minimum;
}

static int
find_left (int width)
{
  return (int) CLAMP (width * LEFT_PART, LEAST_LEFT, MOST_LEFT);
}

/* The strip with the medals and the winners, above the rest in a narrow space. */
static int
find_strip_height (GtkWidget *const parts[N_PARTS],
                   int              width)
{
  return MAX (NARROW_MEDAL, get_natural (parts[WINNER], width - NARROW_MEDAL - GAP));
}

static int
measure_narrow (GtkWidget *const parts[N_PARTS],
                int              width)
{
  int height = find_strip_height (parts, width);

  for (unsigned i = ACCOUNT; i < N_PARTS; i++)
    if (gtk_widget_should_layout (parts[i]))
      height += GAP + get_natural (parts[i], width);
  return height + 2 * GAP;
}

/* The height that the columns need with the moves in the second one. */
static int
measure_columns (GtkWidget *const parts[N_PARTS],
                 int              width)
{
  const int left = find_left (width);
  const int right = width - left - 3 * GAP;
  const int first = LEAST_MEDAL + get_natural (parts[WINNER], left) + get_minimum (parts[ACCOUNT], left) + 2 * GAP;
  const int moves = get_natural (parts[MOVES], right);

  return MAX (first, get_minimum (parts[RANKS], right) + moves + (moves > 0 ? GAP : 0)) + 2 * GAP;
}

/* Their natural height with the account and the moves below them. */
static int
measure_above (GtkWidget *const parts[N_PARTS],
               int              width)
{
  const int left = find_left (width);
  const int first = LEAST_MEDAL + GAP + get_natural (parts[WINNER], left);

  return MAX (first, get_natural (parts[RANKS], width - left - 3 * GAP));
}

/* The account and the moves below both columns, each with a gap. */
static int
measure_below (GtkWidget *const parts[N_PARTS],
               int              width)
{
  const int moves = get_natural (parts[MOVES], width - 2 * GAP);

  return get_natural (parts[ACCOUNT], width - 2 * GAP) + GAP + (moves > 0 ? moves + GAP : 0);
}

/* Whether the second column is wide enough for the moves. */
static gboolean
have_width (GtkWidget *const parts[N_PARTS],
            int              width)
{
  int least;

  if (!gtk_widget_should_layout (parts[MOVES]))
    return TRUE;
  gtk_widget_measure (parts[MOVES], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least <= width - find_left (width) - 3 * GAP;
}

/* Until the page has decided where the moves stand, they may have become wider than the second column. */
static gboolean
stand_below (OgcScoreLayout  *self,
             GtkWidget *const parts[N_PARTS],
             int              width)
{
  return self->below || !have_width (parts, width);
}

static int
measure_wide (OgcScoreLayout  *self,
              GtkWidget *const parts[N_PARTS],
              int              width)
{
  if (stand_below (self, parts, width))
    return measure_above (parts, width) + measure_below (parts, width) + 2 * GAP;
  return measure_columns (parts, width);
}

static void
ogc_score_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  GtkWidget *parts[N_PARTS];

  find_parts (widget, parts);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      const int width = for_size < 0 ? NARROW : for_size;

      if (ogc_score_layout_is_narrow (width))
        *minimum = *natural = measure_narrow (parts, width - 2 * GAP);
      else
        *minimum = *natural = measure_wide (OGC_SCORE_LAYOUT (manager), parts, width);
      return;
    }
  *minimum = 0;
  for (unsigned i = WINNER; i < N_PARTS; i++)
    if (gtk_widget_should_layout (parts[i]))
      {
        int least;

        gtk_widget_measure (parts[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
        *minimum = MAX (*minimum, least + 2 * GAP + (i == WINNER ? NARROW_MEDAL + GAP : 0));
      }
  /* Two columns may need more than this, but never keep the window from becoming so narrow that there is only one. */
  *minimum = MIN (*minimum, LEAST);
  *natural = NARROW;
}

static void
allocate_part (GtkWidget *child,
               int        x,
               int        y,
               int        width,
               int        height,
               int        all)
{
  const gboolean mirrored = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;

  if (gtk_widget_should_layout (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? all - x - width : x, y, width, height }, -1);
}

/* Covers the visible part, with its sun in the middle of the medals. */
static void
put_evening (GtkWidget *const parts[N_PARTS],
             int              x,
             int              y,
             int              width,
             int              height)
{
  const int seen = MIN (height, MAX (MOST_EVENING, 2 * y));
  const gboolean mirrored = gtk_widget_get_direction (parts[EVENING]) == GTK_TEXT_DIR_RTL;
  const int sun = mirrored ? width - x : x;
  const double across = MAX (sun / SUN_X, (width - sun) / (EVENING_WIDTH - SUN_X));
  const double down = MAX (y / SUN_Y, (seen - y) / (EVENING_HEIGHT - SUN_Y));
  const double scale = MAX (across, down);

  gtk_widget_size_allocate (parts[EVENING], &(GtkAllocation) { sun - (int) (SUN_X * scale), y - (int) (SUN_Y * scale),
                                                               (int) (EVENING_WIDTH * scale) + 1,
                                                               (int) (EVENING_HEIGHT * scale) + 1 }, -1);
}

static void
allocate_narrow (GtkWidget *const parts[N_PARTS],
                 int              all,
                 int              height)
{
  static const unsigned order[] = { RANKS, ACCOUNT, MOVES };
  const int width = all - 2 * GAP;
  const int strip = find_strip_height (parts, width);
  int y = GAP;

  allocate_part (parts[MEDALS], GAP, y, NARROW_MEDAL, strip, all);
  allocate_part (parts[WINNER], GAP + NARROW_MEDAL + GAP, y, width - NARROW_MEDAL - GAP, strip, all);
  put_evening (parts, GAP + NARROW_MEDAL / 2, y + strip / 2, all, height);
  y += strip + GAP;
  for (unsigned i = 0; i < G_N_ELEMENTS (order); i++)
    if (gtk_widget_should_layout (parts[order[i]]))
      {
        const int own = get_natural (parts[order[i]], width);

        allocate_part (parts[order[i]], GAP, y, width, own, all);
        y += own + GAP;
      }
}

/* The columns, with the moves at the end of the second one. */
static void
allocate_columns (GtkWidget *const parts[N_PARTS],
                  int              all,
                  int              height)
{
  const int left = find_left (all);
  const int right = all - left - 3 * GAP;
  const int room = height - 2 * GAP;
  const int winner = get_natural (parts[WINNER], left);
  const int medals = MAX (LEAST_MEDAL, room - winner - get_natural (parts[ACCOUNT], left) - 2 * GAP);
  const int account = room - medals - winner - 2 * GAP;
  const int moves = get_natural (parts[MOVES], right);
  const int rest = room - (moves > 0 ? moves + GAP : 0);
  const int natural = get_natural (parts[RANKS], right);
  const int ranks = MIN (rest, (int) (natural * (moves > 0 ? MOST_STRETCH : MOST_ALONE)));

  allocate_part (parts[MEDALS], GAP, GAP, left, medals, all);
  allocate_part (parts[WINNER], GAP, medals + 2 * GAP, left, winner, all);
  allocate_part (parts[ACCOUNT], GAP, height - GAP - account, left, account, all);
  allocate_part (parts[RANKS], left + 2 * GAP, GAP, right, ranks, all);
  if (moves > 0)
    {
      const int own = MIN (room - ranks - GAP, (int) (moves * MOST_MOVES));

      allocate_part (parts[MOVES], left + 2 * GAP, height - GAP - own, right, own, all);
    }
  put_evening (parts, GAP + left / 2, GAP + medals / 2, all, height);
}

/* The medals, the winner and the players, and below them, across the page, the account and the moves. */
static void
allocate_stacked (GtkWidget *const parts[N_PARTS],
                  int              all,
                  int              height)
{
  const int left = find_left (all);
  const int right = all - left - 3 * GAP;
  const int rest = height - 2 * GAP - measure_below (parts, all);
  const int above = MIN (rest, (int) (measure_above (parts, all) * MOST_STRETCH));
  const int winner = get_natural (parts[WINNER], left);
  const int medals = above - winner - GAP;
  const int moves = get_natural (parts[MOVES], all - 2 * GAP);
  const int account = height - above - 3 * GAP - (moves > 0 ? moves + GAP : 0);

  allocate_part (parts[MEDALS], GAP, GAP, left, medals, all);
  allocate_part (parts[WINNER], GAP, medals + 2 * GAP, left, winner, all);
  allocate_part (parts[RANKS], left + 2 * GAP, GAP, right, above, all);
  allocate_part (parts[ACCOUNT], GAP, above + 2 * GAP, all - 2 * GAP, account, all);
  if (moves > 0)
    allocate_part (parts[MOVES], GAP, height - GAP - moves, all - 2 * GAP, moves, all);
  put_evening (parts, GAP + left / 2, GAP + medals / 2, all, height);
}

static void
ogc_score_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  GtkWidget *parts[N_PARTS];

  find_parts (widget, parts);
  if (ogc_score_layout_is_narrow (width))
    allocate_narrow (parts, width, height);
  else if (stand_below (OGC_SCORE_LAYOUT (manager), parts, width))
    allocate_stacked (parts, width, height);
  else
    allocate_columns (parts, width, height);
}

static GtkSizeRequestMode
ogc_score_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_score_layout_class_init (OgcScoreLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_score_layout_get_request_mode;
  layout_class->measure = ogc_score_layout_measure;
  layout_class->allocate = ogc_score_layout_allocate;
}

static void
ogc_score_layout_init (OgcScoreLayout *self)
{
}

gboolean
ogc_score_layout_is_narrow (int width)
{
  return width < NARROW;
}

gboolean
ogc_score_layout_fits (GtkWidget *widget,
                       int        width,
                       int        height)
{
  GtkWidget *parts[N_PARTS];

  find_parts (widget, parts);
  return have_width (parts, width) && measure_columns (parts, width) <= height;
}

void
ogc_score_layout_set_below (OgcScoreLayout *self,
                            gboolean        below)
{
  g_return_if_fail (OGC_IS_SCORE_LAYOUT (self));

  if (self->below == below)
    return;
  self->below = below;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
