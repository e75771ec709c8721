/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-wrap-layout.h"

#include "ogc-layout-line.h"

struct _OgcWrapLayout
{
  GtkLayoutManager parent_instance;

  int      spacing;
  gboolean homogeneous;
  gboolean modest;
  gboolean at_end;
};

enum {
  PROP_0,
  PROP_SPACING,
  PROP_HOMOGENEOUS,
  PROP_MODEST,
  PROP_AT_END,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcWrapLayout, ogc_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Wider than any line; labels multiply it by 1024. */
#define UNLIMITED 100000

/* A line, its height, the share of the remaining width for each child that expands, and the remainder. */
typedef struct {
  OgcLayoutLine line;
  int           height;
  int           share;
  int           rest;
} Line;

/* What the widths in a line depend on. */
typedef struct {
  int available;
  int equal; /* the width of each child; 0 if they differ */
  int share;
} Widths;

static gboolean
is_expanding (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
}

/* The children to lay out. */
static GPtrArray *
collect_children (GtkWidget *widget)
{
  GPtrArray *children = g_ptr_array_new ();

  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    g_ptr_array_add (children, child);
  return children;
}

static int
child_width (GtkWidget *child,
             gpointer   user_data)
{
  const Widths *widths = user_data;
  int minimum, natural;

  if (widths->equal > 0)
    return widths->equal;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return is_expanding (child) ? minimum + widths->share : MAX (minimum, MIN (natural, widths->available));
}

static int
child_height (GtkWidget    *child,
              const Widths *widths)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, child_width (child, (gpointer) widths), NULL, &natural, NULL,
                      NULL);
  return natural;
}

/* The width that children take in a line, and how many of them expand. */
typedef struct {
  int n;
  int width;
  int expanding;
} Room;

/* Returns whether @child fits as well; the first one always does. */
static gboolean
add_child (OgcWrapLayout *self,
           GtkWidget     *child,
           const Widths  *widths,
           Room          *room)
{
  room->width += child_width (child, (gpointer) widths) + (room->n > 0 ? self->spacing : 0);
  room->expanding += is_expanding (child) ? 1 : 0;
  return room->n++ == 0 || room->width <= widths->available;
}

/* The children from @first to before @end. */
static Line
make_line (GPtrArray    *children,
           guint         first,
           guint         end,
           const Room   *room,
           const Widths *widths)
{
  Widths own = *widths;
  Line line = { { children->pdata[first], end < children->len ? children->pdata[end] : NULL, room->width }, 0, 0, 0 };

  line.rest = MAX (0, widths->available - room->width);
  if (room->expanding > 0)
    {
      own.share = line.share = line.rest / room->expanding;
      line.rest = 0;
    }
  for (guint i = first; i < end; i++)
    line.height = MAX (line.height, child_height (children->pdata[i], &own));
  return line;
}

/*
 * The lines with the least total height, the first ones as full as that allows. Filling each line in turn would nearly
 * always do, but then more width could make the whole higher: what moves up into a line may leave too little room
 * there for a text. GTK assumes that nothing gets higher by getting wider; if it does, its boxes search for a width
 * forever.
 */
static GArray *
break_lines (OgcWrapLayout *self,
             GPtrArray     *children,
             const Widths  *widths)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_autofree Line *best = g_new (Line, children->len);
  g_autofree int *least = g_new0 (int, children->len + 1); /* the height of everything from a child on */
  g_autofree guint *end = g_new (guint, children->len);

  for (guint first = children->len; first-- > 0;)
    {
      Room room = { 0 };

      for (guint last = first; last < children->len && add_child (self, children->pdata[last], widths, &room); last++)
        {
          const Line line = make_line (children, first, last + 1, &room, widths);
          const int height = line.height + (last + 1 < children->len ? self->spacing + least[last + 1] : 0);

          if (last > first && height > least[first])
            continue;
          best[first] = line;
          least[first] = height;
          end[first] = last + 1;
        }
    }
  for (guint first = 0; first < children->len; first = end[first])
    g_array_append_val (lines, best[first]);
  return lines;
}

static int
height_of (OgcWrapLayout *self,
           GArray        *lines)
{
  int height = 0;

  for (guint i = 0; i < lines->len; i++)
    height += g_array_index (lines, Line, i).height + (i > 0 ? self->spacing : 0);
  return height;
}

/* The width of the widest child, and of all side by side. */
static void
measure_width (OgcWrapLayout *self,
               GPtrArray     *children,
               int           *minimum,
               int           *natural)
{
  *minimum = *natural = 0;
  for (guint i = 0; i < children->len; i++)
    {
      int child_minimum, child_natural;

      gtk_widget_measure (children->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL,
                          NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (*natural > 0 ? self->spacing : 0);
    }
}

/* Lines of @n equal children, whose width it sets in @widths. */
static GArray *
break_equal (OgcWrapLayout *self,
             GPtrArray     *children,
             guint          n,
             Widths        *widths)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  widths->equal = MAX (1, (widths->available - ((int) n - 1) * self->spacing) / (int) n);
  for (guint first = 0; first < children->len; first += n)
    {
      const Room room = { (int) n, widths->available, 0 };
      Line line = make_line (children, first, MIN (first + n, children->len), &room, widths);

      g_array_append_val (lines, line);
    }
  return lines;
}

/* As many equal children in each line as fit, in evenly filled lines; fewer if that makes it lower. */
static GArray *
break_homogeneous (OgcWrapLayout *self,
                   GPtrArray     *children,
                   Widths        *widths)
{
  GArray *best = NULL;
  int equal = 0;
  int widest, all, fitting;

  measure_width (self, children, &widest, &all);
  fitting = (widths->available + self->spacing) / MAX (1, widest + self->spacing);
  for (guint n = (guint) CLAMP (fitting, 1, (int) children->len); n > 0; n--)
    {
      const guint n_lines = (children->len + n - 1) / n;
      g_autoptr (GArray) lines = break_equal (self, children, (children->len + n_lines - 1) / n_lines, widths);

      if (best != NULL && height_of (self, lines) >= height_of (self, best))
        continue;
      g_clear_pointer (&best, g_array_unref);
      best = g_steal_pointer (&lines);
      equal = widths->equal;
    }
  widths->equal = equal;
  return best;
}

/* A single line of all children, if they fit at their natural widths, because nothing can be lower; else %NULL. */
static GArray *
take_one (OgcWrapLayout *self,
          GPtrArray     *children,
          const Widths  *widths)
{
  int minimum, natural;
  GArray *lines;
  Room room = { 0 };
  Line line;

  measure_width (self, children, &minimum, &natural);
  if (natural > widths->available)
    return NULL;
  for (guint i = 0; i < children->len; i++)
    add_child (self, children->pdata[i], widths, &room);
  if (room.expanding > 1)
    return NULL;
  line = make_line (children, 0, children->len, &room, widths);
  lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_append_val (lines, line);
  return lines;
}

/* Lines for @available pixels; fills in @widths, except for the share of a line. */
static GArray *
find_lines (OgcWrapLayout *self,
            GtkWidget     *widget,
            int            available,
            Widths        *widths)
{
  g_autoptr (GPtrArray) children = collect_children (widget);
  GArray *lines = NULL;

  *widths = (Widths) { available, 0, 0 };
  if (self->homogeneous && children->len > 0)
    return break_homogeneous (self, children, widths);
  if (children->len > 0)
    lines = take_one (self, children, widths);
  return lines != NULL ? lines : break_lines (self, children, widths);
}

static void
ogc_wrap_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (manager);
  g_autoptr (GArray) lines = NULL;
  Widths widths;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      g_autoptr (GPtrArray) children = collect_children (widget);

      measure_width (self, children, minimum, natural);
      if (self->modest)
        *natural = *minimum;
      return;
    }
  lines = find_lines (self, widget, for_size < 0 ? UNLIMITED : for_size, &widths);
  *minimum = *natural = height_of (self, lines);
}

static void
ogc_wrap_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) lines = NULL;
  Widths widths;
  int y = 0;

  lines = find_lines (self, widget, width, &widths);
  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);
      const int begin = self->at_end ? line->rest : 0;
      GdkRectangle area = { mirrored ? 0 : begin, y, width - begin,
                            lines->len == 1 ? MAX (height, line->height) : line->height };

      widths.share = line->share;
      ogc_layout_line_allocate (&line->line, &area, self->spacing, mirrored, child_width, &widths);
      y += line->height + self->spacing;
    }
}

static GtkSizeRequestMode
ogc_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_wrap_layout_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_HOMOGENEOUS:
      self->homogeneous = g_value_get_boolean (value);
      break;
    case PROP_MODEST:
      self->modest = g_value_get_boolean (value);
      break;
    case PROP_AT_END:
      self->at_end = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
ogc_wrap_layout_class_init (OgcWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;

  object_class->set_property = ogc_wrap_layout_set_property;
  layout_class->get_request_mode = ogc_wrap_layout_get_request_mode;
  layout_class->measure = ogc_wrap_layout_measure;
  layout_class->allocate = ogc_wrap_layout_allocate;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 6, flags);
  properties[PROP_HOMOGENEOUS] = g_param_spec_boolean ("homogeneous", NULL, NULL, FALSE, flags);
  properties[PROP_MODEST] = g_param_spec_boolean ("modest", NULL, NULL, FALSE, flags);
  properties[PROP_AT_END] = g_param_spec_boolean ("at-end", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_wrap_layout_init (OgcWrapLayout *self)
{
}
