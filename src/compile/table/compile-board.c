/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-board.h"

#include <math.h>

#include "compile-card-face.h"
#include "compile-draft-view.h"
#include "compile-hand-view.h"
#include "compile-line-view.h"
#include "ogc-child-binding.h"

/* Below this size the text is unreadable. */
#define LEAST_SIZE 0.8
#define GAP 8
/* The least size of a window with lines and column side by side. */
#define WIDE_WIDTH 1180
#define WIDE_HEIGHT 640
/* The width of a narrow window, at least, and of any as far as there is room. */
#define LEAST_WIDTH 340
#define NATURAL_WIDTH 1280

/* The space that a table at scale 1 takes, and its parts. */
#define FULL_WIDTH 1600
#define FULL_HEIGHT 946
#define LINE_WIDTH 398
#define COLUMN_WIDTH 440
#define HEAD_HEIGHT 46
#define HEAD_GAP 16
#define FAR_HAND_WIDTH 300

/* The cards of the far hand: their size as a part of the others', and how much of them can be seen. */
#define FAR_HAND_SIZE 0.32
#define FAR_HAND_SEEN 0.7

/* The column: its least width, its distance from the lines, and the least height of the log in it. */
#define LEAST_COLUMN 240
#define COLUMN_INSET 2
#define LEAST_LOG 40
/* The height of the tray, as a part of the foot. */
#define TRAY_PART 1.25
/* The distance of the phases from the top, and what they leave of the head's height. */
#define PHASES_TOP 6
#define PHASES_MARGIN 8

/* The height of a line in a narrow window. Three side by side become lower if that brings the top of the hand into
 * view, above a tray of two lines of text and a row of buttons. */
#define NARROW_LINE 535
#define LOWEST_LINE 425
#define HAND_TOP 64
#define LOW_TRAY 110
/* The space above a row of lines in a narrow window, besides the gap, and the height of the log there. */
#define ROW_SPACE 8
#define NARROW_LOG 220

struct _CompileBoard
{
  GtkWidget parent_instance;

  GtkWidget *parts[COMPILE_BOARD_N_PARTS];
  int        height; /* of the table */
  int        tray;   /* its height where it covers the end of the column */
};

G_DEFINE_FINAL_TYPE (CompileBoard, compile_board, GTK_TYPE_WIDGET)

gboolean
compile_board_is_wide (int width,
                       int height)
{
  return width >= WIDE_WIDTH && height >= WIDE_HEIGHT;
}

static double
get_size (int width,
          int height)
{
  return MAX (LEAST_SIZE, MIN (width / (double) FULL_WIDTH, height / (double) FULL_HEIGHT));
}

static int
get_column (int    width,
            double size)
{
  const int lines = (int) (COMPILE_N_LINES * LINE_WIDTH * size) + (COMPILE_N_LINES + 1) * GAP;

  return MAX (LEAST_COLUMN, MIN (width - lines, (int) (COLUMN_WIDTH * size)));
}

static int
get_foot (double size)
{
  return (int) (COMPILE_CARD_HEIGHT * size) + 2 * GAP;
}

GtkAllocation
compile_board_get_tray (int width,
                        int height)
{
  const double size = get_size (width, height);
  const int column = get_column (width, size);
  const int foot = (int) (get_foot (size) * TRAY_PART);

  return (GtkAllocation) { width - column, height - foot, column, foot };
}

static gboolean
is_shown (CompileBoard     *self,
          CompileBoardPart  part)
{
  return self->parts[part] != NULL && gtk_widget_should_layout (self->parts[part]);
}

static int
get_height (CompileBoard     *self,
            CompileBoardPart  part,
            int               width)
{
  int least = 0, height = 0;

  if (is_shown (self, part))
    {
      gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL, MAX (least, width), NULL, &height, NULL, NULL);
    }
  return height;
}

static void
allocate_part (CompileBoard     *self,
               CompileBoardPart  part,
               int               x,
               int               y,
               int               width,
               int               height)
{
  int least, lowest;

  if (!is_shown (self, part))
    return;
  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL, width, &lowest, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->parts[part], &(GtkAllocation) { x, y, width, MAX (height, lowest) }, -1);
}

static void
set_sizes (CompileBoard *self,
           double        size,
           gboolean      wide)
{
  for (int i = 0; i < COMPILE_N_LINES; i++)
    compile_line_view_set_size (COMPILE_LINE_VIEW (self->parts[COMPILE_BOARD_LINE + i]), size);
  compile_hand_view_set_size (COMPILE_HAND_VIEW (self->parts[COMPILE_BOARD_HAND]), size, 1, !wide);
  compile_hand_view_set_size (COMPILE_HAND_VIEW (self->parts[COMPILE_BOARD_FAR_HAND]), size * FAR_HAND_SIZE,
                              FAR_HAND_SEEN, FALSE);
}

/* ---- Wide ---- */

static void
allocate_column (CompileBoard *self,
                 int           x,
                 int           width,
                 int           height)
{
  const int far = get_height (self, COMPILE_BOARD_FAR_PANEL, width);
  const int control = get_height (self, COMPILE_BOARD_CONTROL, width);
  const int effects = get_height (self, COMPILE_BOARD_EFFECTS, width);
  const int near = get_height (self, COMPILE_BOARD_NEAR_PANEL, width);
  int y = GAP;

  allocate_part (self, COMPILE_BOARD_FAR_PANEL, x, y, width, far);
  y += far + GAP;
  allocate_part (self, COMPILE_BOARD_CONTROL, x, y, width, control);
  y += control > 0 ? control + GAP : 0;
  allocate_part (self, COMPILE_BOARD_EFFECTS, x, y, width, effects);
  y += effects > 0 ? effects + GAP : 0;
  allocate_part (self, COMPILE_BOARD_LOG, x, y, width, MAX (LEAST_LOG, height - y - near - 2 * GAP));
  allocate_part (self, COMPILE_BOARD_NEAR_PANEL, x, height - near - GAP, width, near);
}

static void
allocate_wide (CompileBoard *self,
               int           width,
               int           height)
{
  const double size = get_size (width, height);
  const int column = get_column (width, size);
  const int field = width - column;
  const int head = (int) (HEAD_HEIGHT * size);
  const int foot = get_foot (size);
  const int line = MIN ((int) (LINE_WIDTH * size), (field - (COMPILE_N_LINES + 1) * GAP) / COMPILE_N_LINES);
  const int between = (field - COMPILE_N_LINES * line) / (COMPILE_N_LINES + 1);
  const int y = head + (int) (HEAD_GAP * size);
  const int heading = get_height (self, COMPILE_BOARD_HEADING, field - 2 * between);

  compile_draft_view_set_size (COMPILE_DRAFT_VIEW (self->parts[COMPILE_BOARD_DRAFT]), size, height - head - GAP);
  allocate_part (self, COMPILE_BOARD_FAR_HAND, between, 0, (int) (FAR_HAND_WIDTH * size), head);
  allocate_part (self, COMPILE_BOARD_PHASES, between * 2 + line, PHASES_TOP, field - 3 * between - line,
                 head - PHASES_MARGIN);
  for (int i = 0; i < COMPILE_N_LINES; i++)
    allocate_part (self, COMPILE_BOARD_LINE + i, between + i * (line + between), y, line,
                   height - y - foot - heading);
  allocate_part (self, COMPILE_BOARD_HEADING, between, height - foot - heading, field - 2 * between, heading);
  allocate_part (self, COMPILE_BOARD_HAND, between, height - foot + GAP, field - 2 * between, foot - 2 * GAP);
  allocate_part (self, COMPILE_BOARD_DRAFT, between, head, field - 2 * between, height - head - GAP);
  allocate_column (self, field + COLUMN_INSET, column - GAP - COLUMN_INSET, height - self->tray);
}

/* ---- Narrow ---- */

static int
get_least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Puts the far hand beside the phases, as in a wide window. Returns the height. */
static int
put_head (CompileBoard *self,
          int           width,
          int           y,
          gboolean      place_it)
{
  const int far = (int) (FAR_HAND_WIDTH * LEAST_SIZE);
  const int height = MAX (get_height (self, COMPILE_BOARD_FAR_HAND, far),
                          get_height (self, COMPILE_BOARD_PHASES, width - far - GAP));

  if (place_it)
    {
      allocate_part (self, COMPILE_BOARD_FAR_HAND, GAP, y, far, height);
      allocate_part (self, COMPILE_BOARD_PHASES, 2 * GAP + far, y, width - far - GAP, height);
    }
  return height;
}

/* The height of three lines side by side that begin at @y. */
static int
get_low_line (CompileBoard *self,
              int           y)
{
  return CLAMP (self->height - LOW_TRAY - y - 2 * GAP - HAND_TOP, (int) (LOWEST_LINE * LEAST_SIZE),
                (int) (NARROW_LINE * LEAST_SIZE));
}

/* Stacks everything, and with @place_it allocates it. Returns the height. */
static int
stack_up (CompileBoard *self,
          int           width,
          gboolean      place_it)
{
  static const CompileBoardPart before[] = { COMPILE_BOARD_FAR_HAND, COMPILE_BOARD_PHASES, COMPILE_BOARD_DRAFT };
  static const CompileBoardPart after[] = { COMPILE_BOARD_HEADING, COMPILE_BOARD_HAND, COMPILE_BOARD_EFFECTS,
                                            COMPILE_BOARD_NEAR_PANEL, COMPILE_BOARD_CONTROL, COMPILE_BOARD_FAR_PANEL };
  const int inner = width - 2 * GAP;
  const int least = get_least_width (self->parts[COMPILE_BOARD_LINE]);
  const int in_row = inner >= COMPILE_N_LINES * least + 2 * GAP ? COMPILE_N_LINES : inner >= 2 * least + GAP ? 2 : 1;
  const int line = MIN ((int) (LINE_WIDTH * LEAST_SIZE), (inner - (in_row - 1) * GAP) / in_row);
  int line_height = (int) (NARROW_LINE * LEAST_SIZE);
  unsigned first = 0;
  int y = GAP;

  compile_draft_view_set_size (COMPILE_DRAFT_VIEW (self->parts[COMPILE_BOARD_DRAFT]), LEAST_SIZE, -1);

  if (in_row == COMPILE_N_LINES && is_shown (self, COMPILE_BOARD_PHASES))
    {
      y += put_head (self, inner, y, place_it) + GAP;
      line_height = get_low_line (self, y + ROW_SPACE);
      first = 2;
    }
  for (unsigned i = first; i < G_N_ELEMENTS (before); i++)
    if (is_shown (self, before[i]))
      {
        const int height = get_height (self, before[i], inner);

        if (place_it)
          allocate_part (self, before[i], GAP, y, inner, height);
        y += height + GAP;
      }
  for (int i = 0; i < COMPILE_N_LINES && is_shown (self, COMPILE_BOARD_LINE); i++)
    {
      if (i % in_row == 0)
        y += ROW_SPACE;
      if (place_it)
        allocate_part (self, COMPILE_BOARD_LINE + i, GAP + (inner - in_row * line - (in_row - 1) * GAP) / 2
                       + i % in_row * (line + GAP), y, line, line_height);
      if (i % in_row == in_row - 1 || i == COMPILE_N_LINES - 1)
        y += line_height + GAP;
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (after); i++)
    if (is_shown (self, after[i]))
      {
        const int height = get_height (self, after[i], inner);

        if (place_it)
          allocate_part (self, after[i], GAP, y, inner, height);
        y += height + GAP;
      }
  if (place_it)
    allocate_part (self, COMPILE_BOARD_LOG, GAP, y, inner, NARROW_LOG);
  return y + NARROW_LOG + GAP;
}

/* ---- The class ---- */

static void
compile_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  CompileBoard *self = COMPILE_BOARD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else if (for_size < 0 || for_size >= WIDE_WIDTH)
    {
      /* Even without a width: parts that changed their size back and forth here would never settle. */
      *minimum = *natural = WIDE_HEIGHT;
    }
  else
    {
      set_sizes (self, LEAST_SIZE, FALSE);
      *minimum = *natural = stack_up (self, for_size, FALSE);
    }
}

static void
compile_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  CompileBoard *self = COMPILE_BOARD (widget);
  const gboolean wide = compile_board_is_wide (width, height);

  set_sizes (self, wide ? get_size (width, height) : LEAST_SIZE, wide);
  if (wide)
    allocate_wide (self, width, height);
  else
    stack_up (self, width, TRUE);
  allocate_part (self, COMPILE_BOARD_MOTION, 0, 0, width, height);
}

static GtkSizeRequestMode
compile_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
compile_board_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_board_parent_class)->dispose (object);
}

static void
compile_board_class_init (CompileBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_board_dispose;
  widget_class->measure = compile_board_measure;
  widget_class->size_allocate = compile_board_size_allocate;
  widget_class->get_request_mode = compile_board_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "compileboard");
}

static void
compile_board_init (CompileBoard *self)
{
}

GtkWidget *
compile_board_new (void)
{
  return g_object_new (COMPILE_TYPE_BOARD, NULL);
}

void
compile_board_set_room (CompileBoard *self,
                        int           height,
                        int           tray)
{
  g_return_if_fail (COMPILE_IS_BOARD (self));

  if (self->height != height)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (self->tray != tray)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->height = height;
  self->tray = tray;
}

void
compile_board_set_part (CompileBoard     *self,
                        CompileBoardPart  part,
                        GtkWidget        *child)
{
  g_return_if_fail (COMPILE_IS_BOARD (self));
  g_return_if_fail (self->parts[part] == NULL);

  self->parts[part] = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
