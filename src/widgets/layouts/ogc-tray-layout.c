/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tray-layout.h"

struct _OgcTrayLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcTrayLayout, ogc_tray_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  HAND,
  ACTIONS,
  CHOICES,
  QUESTION,
  BUTTONS,
  N_PARTS
};

/* The height without padding: of a single row, and of three. */
#define WIDE_HEIGHT 70
#define NARROW_HEIGHT 170
/* From this width on everything is in one row. */
#define WIDE_WIDTH 660
#define SPACING 12
#define ROW_SPACING 6
#define LEAST_QUESTION 300
/* Wider ones have several lines already, of which a smaller width would cut off the last. */
#define ONE_LINE_QUESTION 400
/* What the other parts need, so that the hand has the same width before and after dice are rolled. */
#define REST 552
/* The part of the width that no text takes from the hand. */
#define HAND_PERCENT 36
/* How precisely widths are searched for. */
#define STEP 10

typedef struct {
  GtkWidget    *part[N_PARTS]; /* NULL if it is hidden */
  GdkRectangle  area[N_PARTS];
  int           height;
} Plan;

static int
width_of (GtkWidget *part,
          gboolean   natural)
{
  int least, wanted;

  if (part == NULL)
    return 0;
  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

static int
height_of (GtkWidget *part,
           int        width,
           gboolean   natural)
{
  int least, wanted;

  if (part == NULL)
    return 0;
  gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, MAX (width, width_of (part, FALSE)), &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

/* The smallest width at which @part is no higher than the tray, and has all of its text. */
static int
find_width (Plan *plan,
            int   part)
{
  const int wanted = width_of (plan->part[part], TRUE);
  const int question = wanted > ONE_LINE_QUESTION ? wanted : LEAST_QUESTION;
  int low = MAX (part == QUESTION ? question : 0, width_of (plan->part[part], FALSE));
  int high = MAX (low, wanted);

  if (height_of (plan->part[part], low, part != HAND) <= WIDE_HEIGHT)
    return low;
  while (high - low > STEP) /* larger widths never make it higher */
    {
      const int width = (low + high) / 2;

      if (height_of (plan->part[part], width, part != HAND) <= WIDE_HEIGHT)
        high = width;
      else
        low = width;
    }
  return high;
}

/* Narrows @part by the missing width, as far as possible, and not below @least. */
static void
narrow_part (Plan *plan,
             int   part,
             int   least,
             int  *missing)
{
  int less;

  if (*missing <= 0)
    return;
  less = CLAMP (plan->area[part].width - MAX (least, find_width (plan, part)), 0, *missing);
  plan->area[part].width -= less;
  *missing -= less;
}

static void
plan_wide (Plan *plan,
           int   width)
{
  int missing = -width - SPACING;
  int x = 0;

  for (int i = 0; i < N_PARTS; i++)
    {
      plan->area[i].width = width_of (plan->part[i], TRUE);
      if (i == HAND)
        plan->area[i].width = MIN (plan->area[i].width, MAX (width - REST, find_width (plan, i)));
      else if (i == QUESTION)
        plan->area[i].width = MAX (plan->area[i].width, find_width (plan, i));
      missing += plan->area[i].width + (plan->area[i].width > 0 ? SPACING : 0);
    }
  /* Buttons may stack first, then the question may take a second line, then choices and dice may shrink. */
  narrow_part (plan, ACTIONS, 0, &missing);
  narrow_part (plan, QUESTION, 0, &missing);
  narrow_part (plan, CHOICES, 0, &missing);
  narrow_part (plan, HAND, width * HAND_PERCENT / 100, &missing);
  narrow_part (plan, BUTTONS, 0, &missing);
  plan->area[plan->part[QUESTION] != NULL ? QUESTION : HAND].width -= missing;
  plan->height = plan->part[QUESTION] != NULL ? WIDE_HEIGHT : 0;
  for (int i = 0; i < N_PARTS; i++)
    {
      plan->area[i].x = x;
      x += plan->area[i].width + (plan->area[i].width > 0 ? SPACING : 0);
      plan->height = MAX (plan->height, height_of (plan->part[i], plan->area[i].width, i != HAND));
    }
  for (int i = 0; i < N_PARTS; i++)
    plan->area[i].height = plan->height;
}

/*
 * The question, the hand, the buttons. The actions stand beside the hand if that has its natural width, else beside
 * the buttons, if both have it.
 */
static void
plan_narrow (Plan *plan,
             int   width)
{
  /* It does not widen with the tray, which would leave less to the hand, and so make a wider tray higher. */
  const int actions = width_of (plan->part[ACTIONS], FALSE);
  const int gap = actions > 0 ? SPACING : 0;
  const gboolean below = width_of (plan->part[HAND], TRUE) + gap + actions > width
                         && width_of (plan->part[BUTTONS], TRUE) + gap + actions <= width;
  const int hand = below ? width : MAX (width - actions - gap, width_of (plan->part[HAND], FALSE));
  const int question = height_of (plan->part[QUESTION], width, TRUE);
  const int last = below ? width - actions - gap : width;
  int buttons = height_of (plan->part[BUTTONS], last, TRUE);
  int row = MAX (height_of (plan->part[HAND], hand, FALSE), height_of (plan->part[CHOICES], width, FALSE));
  int y;

  if (below)
    buttons = MAX (buttons, height_of (plan->part[ACTIONS], actions, TRUE));
  else
    row = MAX (row, height_of (plan->part[ACTIONS], actions, TRUE));
  /* The same however much there is to say and to press; the hand alone if there never is anything. */
  if (question > 0)
    row = MAX (row, NARROW_HEIGHT - question - buttons - 2 * ROW_SPACING);
  y = question > 0 ? question + ROW_SPACING : 0;
  plan->area[QUESTION] = (GdkRectangle) { 0, 0, width, question };
  plan->area[HAND] = (GdkRectangle) { 0, y, hand, row };
  plan->area[CHOICES] = (GdkRectangle) { 0, y, width, row };
  if (!below)
    plan->area[ACTIONS] = (GdkRectangle) { width - actions, y, actions, row };
  y += row + (buttons > 0 ? ROW_SPACING : 0);
  if (below)
    plan->area[ACTIONS] = (GdkRectangle) { 0, y, actions, buttons };
  plan->area[BUTTONS] = (GdkRectangle) { width - last, y, last, buttons };
  plan->height = y + buttons;
}

static Plan
make_plan (GtkWidget *widget,
           int        width)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  Plan plan = { 0 };

  for (int i = 0; i < N_PARTS && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    plan.part[i] = gtk_widget_should_layout (child) ? child : NULL;
  if (width >= WIDE_WIDTH)
    plan_wide (&plan, width);
  else
    plan_narrow (&plan, width);
  return plan;
}

static void
ogc_tray_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  const Plan plan = make_plan (widget, orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0 ? for_size
                                                                                                : 2 * WIDE_WIDTH);
  int least[N_PARTS];

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = plan.height;
      return;
    }
  *natural = 0;
  for (int i = 0; i < N_PARTS; i++)
    {
      least[i] = width_of (plan.part[i], FALSE);
      *natural += width_of (plan.part[i], TRUE) + SPACING;
    }
  *minimum = MAX (MAX (least[QUESTION], least[BUTTONS]), MAX (least[HAND] + least[ACTIONS] + SPACING, least[CHOICES]));
  *natural = MAX (*natural, *minimum);
}

static void
ogc_tray_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  const Plan plan = make_plan (widget, width);
  const int more = MAX (0, height - plan.height) / 2;

  for (int i = 0; i < N_PARTS; i++)
    if (plan.part[i] != NULL)
      gtk_widget_size_allocate (plan.part[i],
                                &(GtkAllocation) { plan.area[i].x, plan.area[i].y + more, plan.area[i].width,
                                                   plan.area[i].height }, -1);
}

static GtkSizeRequestMode
ogc_tray_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_tray_layout_class_init (OgcTrayLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_tray_layout_get_request_mode;
  layout_class->measure = ogc_tray_layout_measure;
  layout_class->allocate = ogc_tray_layout_allocate;
}

static void
ogc_tray_layout_init (OgcTrayLayout *self)
{
}
