/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-size-class-layout.h"

#include "ogc-style.h"

struct _OgcSizeClassLayout
{
  OgcPageLayout parent_instance;

  guint source;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcSizeClassLayout, ogc_size_class_layout, OGC_TYPE_PAGE_LAYOUT)

/* Style classes, and the widths in pixels at which they apply: from @least, below @end. */
static const struct {
  const char *name;
  int         least;
  int         end;
} classes[] = {
  { "narrow", 0, 600 },
  { "stacked", 0, 1120 },
  { "broad", 1400, G_MAXINT },
};

static gboolean
class_applies (unsigned   i,
               GtkWidget *page)
{
  const int width = gtk_widget_get_width (page);

  return width >= classes[i].least && width < classes[i].end;
}

static gboolean
has_changed (GtkWidget *page)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (classes); i++)
    if (gtk_widget_has_css_class (page, classes[i].name) != class_applies (i, page))
      return TRUE;
  return FALSE;
}

/* Widgets that are measured before the next frame would mix sizes of the old style, which GTK 4.8 caches, with new
 * ones. */
static void
forget_sizes (GtkWidget *tree)
{
  gtk_widget_queue_resize (tree);
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL; child = gtk_widget_get_next_sibling (child))
    forget_sizes (child);
}

static gboolean
change_cb (gpointer user_data)
{
  OgcSizeClassLayout *self = user_data;
  GtkWidget *page = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));

  self->source = 0;
  if (page == NULL || !has_changed (page))
    return G_SOURCE_REMOVE;
  for (unsigned i = 0; i < G_N_ELEMENTS (classes); i++)
    ogc_style_set_class (page, classes[i].name, class_applies (i, page));
  g_signal_emit (self, signals[CHANGED], 0);
  forget_sizes (page);
  return G_SOURCE_REMOVE;
}

/* Style classes may not change during allocation. */
static void
ogc_size_class_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  OgcSizeClassLayout *self = OGC_SIZE_CLASS_LAYOUT (manager);

  GTK_LAYOUT_MANAGER_CLASS (ogc_size_class_layout_parent_class)->allocate (manager, widget, width, height, baseline);

  if (self->source == 0 && has_changed (widget))
    self->source = g_idle_add (change_cb, self);
}

static void
ogc_size_class_layout_finalize (GObject *object)
{
  g_clear_handle_id (&OGC_SIZE_CLASS_LAYOUT (object)->source, g_source_remove);

  G_OBJECT_CLASS (ogc_size_class_layout_parent_class)->finalize (object);
}

static void
ogc_size_class_layout_class_init (OgcSizeClassLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ogc_size_class_layout_finalize;
  layout_class->allocate = ogc_size_class_layout_allocate;

  signals[CHANGED] = g_signal_new ("changed", OGC_TYPE_SIZE_CLASS_LAYOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ogc_size_class_layout_init (OgcSizeClassLayout *self)
{
}
