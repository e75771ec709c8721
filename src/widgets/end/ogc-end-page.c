/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-end-page.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-live-region.h"
#include "ogc-score-layout.h"
#include "ogc-style.h"

#define FOCUS_FRAMES 3 /* until GTK has moved the focus away from a removed widget */
/* Below this height, in pixels, everything moves closer together. */
#define LOW 640

typedef struct {
  GtkWidget *scroller;
  GtkWidget *sheet;
  GtkWidget *buttons;
  GtkWidget *announcer;
  char      *verdict; /* still to be announced, or NULL */
  guint      tick;
  unsigned   frames;
  gboolean   narrow; /* the latest layout */
  gboolean   low;
  gboolean   below; /* the moves */
  guint      restyle_source;
} OgcEndPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OgcEndPage, ogc_end_page, GTK_TYPE_WIDGET)

static OgcEndPagePrivate *
get_private (gpointer self)
{
  return ogc_end_page_get_instance_private (self);
}

/* Style classes may not change during allocation. */
static gboolean
restyle_cb (gpointer user_data)
{
  OgcEndPage *self = user_data;
  OgcEndPagePrivate *page = get_private (self);

  page->restyle_source = 0;
  ogc_style_set_class (GTK_WIDGET (self), "stacked", page->narrow);
  ogc_style_set_class (GTK_WIDGET (self), "low", page->low);
  ogc_score_layout_set_below (OGC_SCORE_LAYOUT (gtk_widget_get_layout_manager (page->sheet)), page->below);
  OGC_END_PAGE_GET_CLASS (self)->restyled (self, page->narrow, page->below);
  return G_SOURCE_REMOVE;
}

static void
ogc_end_page_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  OgcEndPagePrivate *page = get_private (widget);
  const gboolean narrow = ogc_score_layout_is_narrow (width);
  const gboolean low = height < LOW; /* otherwise the moves would also be too narrow for their column */
  gboolean below;

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation) { 0, 0, width, height }, baseline);
  gtk_widget_size_allocate (page->announcer, &(GtkAllocation) { 0, 0, 0, 0 }, -1);
  below = narrow || low || !ogc_score_layout_fits (page->sheet, width, gtk_widget_get_height (page->scroller));
  if (narrow != page->narrow || low != page->low || below != page->below)
    ogc_end_page_restyle_soon (OGC_END_PAGE (widget));
  page->narrow = narrow;
  page->low = low;
  page->below = below;
}

/* Lays the page out for a narrow window before it is measured, which would widen the window. */
static void
ogc_end_page_root (GtkWidget *widget)
{
  OgcEndPagePrivate *page = get_private (widget);

  GTK_WIDGET_CLASS (ogc_end_page_parent_class)->root (widget);

  if (!gtk_widget_has_css_class (GTK_WIDGET (gtk_widget_get_root (widget)), "narrow"))
    return;
  page->narrow = page->below = TRUE;
  restyle_cb (widget);
}

static void
ogc_end_page_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static GtkSizeRequestMode
ogc_end_page_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (widget));
}

/* Focuses what can be done next, unless the person is in a menu. */
static void
take_focus (GtkWidget *widget)
{
  GtkWidget *buttons = get_private (widget)->buttons;
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root))
    return;
  if (!gtk_widget_grab_focus (gtk_widget_get_first_child (buttons)))
    gtk_widget_child_focus (buttons, GTK_DIR_TAB_FORWARD);
}

/* Comes after the focus has moved, because a moving focus would make a screen reader stop reading it. */
static void
announce_verdict (GtkWidget *widget)
{
  OgcEndPagePrivate *page = get_private (widget);

  if (page->verdict != NULL && page->tick == 0 && gtk_widget_get_mapped (widget))
    {
      ogc_live_region_tell (OGC_LIVE_REGION (page->announcer), page->verdict);
      g_clear_pointer (&page->verdict, g_free);
    }
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  OgcEndPagePrivate *page = get_private (widget);

  take_focus (widget);
  if (++page->frames < FOCUS_FRAMES)
    return G_SOURCE_CONTINUE;
  page->tick = 0;
  announce_verdict (widget);
  return G_SOURCE_REMOVE;
}

static void
ogc_end_page_map (GtkWidget *widget)
{
  OgcEndPagePrivate *page = get_private (widget);

  GTK_WIDGET_CLASS (ogc_end_page_parent_class)->map (widget);

  page->frames = 0;
  if (page->tick == 0)
    page->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
}

static void
ogc_end_page_unmap (GtkWidget *widget)
{
  OgcEndPagePrivate *page = get_private (widget);

  if (page->tick != 0)
    gtk_widget_remove_tick_callback (widget, page->tick);
  page->tick = 0;
  g_clear_pointer (&page->verdict, g_free);
  ogc_live_region_tell (OGC_LIVE_REGION (page->announcer), "");

  GTK_WIDGET_CLASS (ogc_end_page_parent_class)->unmap (widget);
}

static void
ogc_end_page_dispose (GObject *object)
{
  g_clear_handle_id (&get_private (object)->restyle_source, g_source_remove);
  g_clear_pointer (&get_private (object)->verdict, g_free);
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (ogc_end_page_parent_class)->dispose (object);
}

static void
ogc_end_page_class_init (OgcEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_end_page_dispose;
  widget_class->get_request_mode = ogc_end_page_get_request_mode;
  widget_class->map = ogc_end_page_map;
  widget_class->measure = ogc_end_page_measure;
  widget_class->root = ogc_end_page_root;
  widget_class->size_allocate = ogc_end_page_size_allocate;
  widget_class->unmap = ogc_end_page_unmap;

  g_type_ensure (OGC_TYPE_SCORE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scorepage");
}

static void
ogc_end_page_init (OgcEndPage *self)
{
}

void
ogc_end_page_set_parts (OgcEndPage *self,
                        GtkWidget  *scroller,
                        GtkWidget  *sheet,
                        GtkWidget  *buttons)
{
  OgcEndPagePrivate *page = get_private (self);

  g_return_if_fail (OGC_IS_END_PAGE (self));

  page->scroller = scroller;
  page->sheet = sheet;
  page->buttons = buttons;
  page->announcer = g_object_new (OGC_TYPE_LIVE_REGION, NULL);
  gtk_widget_set_parent (page->announcer, GTK_WIDGET (self));
}

void
ogc_end_page_announce (OgcEndPage *self,
                       const char *winner,
                       const char *result)
{
  OgcEndPagePrivate *page = get_private (self);

  g_return_if_fail (OGC_IS_END_PAGE (self));
  g_return_if_fail (winner != NULL && result != NULL);

  g_free (page->verdict);
  /* TRANSLATORS: who has won a game, and the result, for a screen reader: "Ada wins. 48 gold. Won by 3 gold." */
  page->verdict = g_strdup_printf (C_("who has won", "%s. %s"), winner, result);
  announce_verdict (GTK_WIDGET (self));
}

void
ogc_end_page_restyle_soon (OgcEndPage *self)
{
  OgcEndPagePrivate *page = get_private (self);

  g_return_if_fail (OGC_IS_END_PAGE (self));

  if (page->restyle_source == 0)
    page->restyle_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, restyle_cb, self, NULL);
}

void
ogc_end_page_scroll_to (OgcEndPage *self,
                        GtkWidget  *widget)
{
  OgcEndPagePrivate *page = get_private (self);
  graphene_point_t point;

  g_return_if_fail (OGC_IS_END_PAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_compute_point (widget, page->sheet, &GRAPHENE_POINT_INIT (0, 0), &point))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page->scroller)), point.y);
}

void
ogc_end_page_go_to (OgcEndPage *self,
                    GtkWidget  *widget)
{
  g_return_if_fail (OGC_IS_END_PAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* The focus first: with it, the page scrolls only as far as that button. */
  gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
  ogc_end_page_scroll_to (self, widget);
}

gboolean
ogc_end_page_get_narrow (OgcEndPage *self)
{
  g_return_val_if_fail (OGC_IS_END_PAGE (self), FALSE);

  return get_private (self)->narrow;
}
