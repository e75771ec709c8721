/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-log-view.h"

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-focus.h"
#include "ogc-log-entry.h"
#include "ogc-row-layout.h"
#include "ogc-turn-mark.h"
#include "ogc-no-selection.h"
#include "ogc-texture-cache.h"
#include "ogc-whole-rows.h"
#include "ogc-setup.h"

struct _OgcLogView
{
  GtkWidget parent_instance;

  GListModel  *log;
  GtkSliceListModel *seen; /* all of it, or without the lines that have to wait */
  gboolean     brief;
  guint        scroll;
  gboolean     behind; /* whether somebody is reading earlier lines */
  gboolean     stale;  /* whether the lines have changed since the last layout */
  int          line_height;
  int          covered; /* pixels of its lower end */
  GtkWidget   *window;
  GtkListView *list;
};

enum {
  PROP_0,
  PROP_LOG,
  PROP_BRIEF,
  N_PROPS
};

enum {
  LINKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcLogView, ogc_log_view, GTK_TYPE_WIDGET)

static const char *const owner_classes[OGC_N_OWNERS] = { "seat-0", "seat-1", "seat-2", "seat-3", "seat-4",
                                                         "seat-neutral" };

static void
link_to (OgcLogView *self,
         int         building)
{
  g_signal_emit (self, signals[LINKED], 0, building);
}

/* Announces the building of the line where the pointer or the focus is now. */
static void
line_entered_cb (GtkListItem        *item,
                 GtkEventController *controller)
{
  OgcLogEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *view = gtk_widget_get_ancestor (gtk_event_controller_get_widget (controller), OGC_TYPE_LOG_VIEW);

  if (view != NULL && entry != NULL)
    link_to (OGC_LOG_VIEW (view), ogc_log_entry_get_building (entry));
}

static void
pointed_cb (GtkEventController *controller,
            double              x,
            double              y,
            GtkListItem        *item)
{
  line_entered_cb (item, controller);
}

static void
focused_cb (GtkEventController *controller,
            GtkListItem        *item)
{
  line_entered_cb (item, controller);
}

static void
left_cb (GtkEventController *controller,
         GtkListItem        *item)
{
  GtkWidget *view = gtk_widget_get_ancestor (gtk_event_controller_get_widget (controller), OGC_TYPE_LOG_VIEW);

  if (view != NULL)
    link_to (OGC_LOG_VIEW (view), -1);
}

static void
watch_pointer (GtkListItem *item,
               GtkWidget   *line)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (pointed_cb), item, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), item, 0);
  gtk_widget_add_controller (line, motion);
}

/* Watches the row around the line, which takes the focus; it exists once the line is bound for the first time. */
static void
watch_focus (GtkListItem *item,
             GtkWidget   *row)
{
  GtkEventController *focus;

  if (row == NULL || g_object_get_data (G_OBJECT (item), "watched") != NULL)
    return;
  focus = gtk_event_controller_focus_new ();
  g_signal_connect_object (focus, "enter", G_CALLBACK (focused_cb), item, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), item, 0);
  gtk_widget_add_controller (row, focus);
  g_object_set_data (G_OBJECT (item), "watched", row);
}

#define LEAST_CHARS 12

static void
setup_cb (OgcLogView  *self,
          GtkListItem *item)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_box_append (GTK_BOX (line), ogc_turn_mark_new ());
  gtk_box_append (GTK_BOX (line), label);
  gtk_widget_set_layout_manager (line, g_object_new (OGC_TYPE_ROW_LAYOUT, "spacing", 4, NULL));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  /* Without this, the label would be measured with a break after every letter. */
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  gtk_widget_add_css_class (line, "log-line");
  gtk_list_item_set_child (item, line);
  gtk_list_item_set_activatable (item, FALSE);
  watch_pointer (item, line);
}

static const char *
class_of (OgcLogEntry *entry)
{
  int seat = ogc_log_entry_get_seat (entry);

  return seat >= 0 && seat < OGC_N_OWNERS ? owner_classes[seat] : "nobody";
}

static void
mark_changed_cb (OgcLogEntry *entry,
                 GParamSpec  *pspec,
                 GtkWidget   *mark)
{
  const unsigned number = ogc_log_entry_get_mark (entry);

  ogc_turn_mark_set (mark, number, number > 0 ? (unsigned) ogc_log_entry_get_seat (entry) : 0);
}

/* Shows the sentence of @line, or its short form. Screen readers read the sentence. */
static void
update_line (OgcLogView  *self,
             GtkWidget   *line,
             OgcLogEntry *entry)
{
  const char *text = ogc_log_entry_get_text (entry);
  GtkWidget *row = gtk_widget_get_parent (line);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (line)),
                       self->brief ? ogc_log_entry_get_brief (entry) : text);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
update_item (GtkListItem *item)
{
  GtkWidget *line = gtk_list_item_get_child (item);
  GtkWidget *view = gtk_widget_get_ancestor (line, OGC_TYPE_LOG_VIEW);

  if (view != NULL)
    update_line (OGC_LOG_VIEW (view), line, gtk_list_item_get_item (item));
}

static void
bind_cb (OgcLogView  *self,
         GtkListItem *item)
{
  OgcLogEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *line = gtk_list_item_get_child (item);
  GtkWidget *mark = gtk_widget_get_first_child (line);

  watch_focus (item, gtk_widget_get_parent (line));
  gtk_widget_add_css_class (line, class_of (entry));
  g_signal_connect_object (entry, "notify::mark", G_CALLBACK (mark_changed_cb), mark, 0);
  mark_changed_cb (entry, NULL, mark);
  g_signal_connect_object (entry, "notify::text", G_CALLBACK (update_item), item, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::brief", G_CALLBACK (update_item), item, G_CONNECT_SWAPPED);
  update_line (self, line, entry);
}

static void
unbind_cb (OgcLogView  *self,
           GtkListItem *item)
{
  GtkWidget *line = gtk_list_item_get_child (item);
  OgcLogEntry *entry = gtk_list_item_get_item (item);

  g_signal_handlers_disconnect_by_data (entry, gtk_widget_get_first_child (line));
  g_signal_handlers_disconnect_by_data (entry, item);
  g_signal_handlers_disconnect_by_data (self, item);
  gtk_widget_remove_css_class (line, class_of (entry));
}

static gboolean scroll_cb (gpointer data);

static void
scroll_to_end (OgcLogView *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));

  /* GTK warns about positions in lines that have not been laid out. */
  if (adjustment != NULL && !self->stale && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_adjustment_set_value (adjustment,
                              gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
}

/* Scrolls before the next frame, because a slow computer has no time after it while everything moves. */
static void
scroll_later (OgcLogView *self)
{
  if (self->scroll == 0)
    self->scroll = g_idle_add_full (G_PRIORITY_HIGH_IDLE, scroll_cb, self, NULL);
}

/* Keeps the last line in view when heights of lines change, because they become known. */
static void
resized_cb (OgcLogView *self)
{
  self->stale = FALSE;
  if (!self->behind && self->log != NULL)
    scroll_later (self);
}

/* Remembers whether the person has scrolled back, because new lines must not take them away from what they read. New
 * lines have not been laid out yet, and GTK warns about positions in them. */
static gboolean
scrolled_cb (OgcLogView *self)
{
  if (self->scroll != 0)
    return GDK_EVENT_STOP;
  self->behind = TRUE;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
scroll_cb (gpointer data)
{
  OgcLogView *self = OGC_LOG_VIEW (data);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->seen));

  self->scroll = 0;
  self->behind = FALSE;
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  if (n > 0)
    scroll_to_end (self);
  return G_SOURCE_REMOVE;
}

/* Scrolls once, after all lines of a decision have arrived. */
static void
grown_cb (OgcLogView *self)
{
  self->stale = TRUE;
  scroll_later (self);
}

/* The space below each line, as in the style sheet. */
#define LINE_GAP 3
/* The least number of lines shown, and the number if there is room. */
#define LEAST_LINES 7
#define LINES 8

static void
ogc_log_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  OgcLogView *self = OGC_LOG_VIEW (widget);

  gtk_widget_measure (self->window, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = MAX (*minimum, LEAST_LINES * self->line_height);
  *natural = MAX (*minimum, LINES * self->line_height);
}

/*
 * Makes the log a single stop for the Tab key, at the newest line unless somebody is reading earlier ones; GTK before
 * 4.12 would go from line to line.
 */
static gboolean
ogc_log_view_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  OgcLogView *self = OGC_LOG_VIEW (widget);
  GtkWidget *newest = gtk_widget_get_last_child (GTK_WIDGET (self->list));

  if (!ogc_focus_is_tab (direction))
    return GTK_WIDGET_CLASS (ogc_log_view_parent_class)->focus (widget, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  if (!self->behind && newest != NULL && gtk_widget_grab_focus (newest))
    return TRUE;
  return gtk_widget_child_focus (self->window, direction);
}

/* Ends the list where it is covered, unless all of it is. */
static void
ogc_log_view_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  OgcLogView *self = OGC_LOG_VIEW (widget);
  const int seen = height - self->covered;
  const GtkAllocation place = { 0, 0, width, seen > self->line_height ? seen : height };

  gtk_widget_size_allocate (self->window, &place, -1);
}

/* Draws only whole rows, except while somebody reads earlier lines, which scroll by as they are. */
static void
ogc_log_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  OgcLogView *self = OGC_LOG_VIEW (widget);
  GtkSnapshot *inner;
  g_autoptr (GskRenderNode) node = NULL;

  if (self->behind)
    {
      ogc_texture_cache_append_children (widget, snapshot);
      return;
    }
  inner = gtk_snapshot_new ();
  ogc_whole_rows_snapshot (widget, self->window, GTK_WIDGET (self->list), inner);
  node = gtk_snapshot_free_to_node (inner);
  if (node != NULL)
    ogc_texture_cache_append_node (snapshot, node);
}

static void
update_line_height (OgcLogView *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "X");

  pango_layout_get_pixel_size (layout, NULL, &self->line_height);
  self->line_height += LINE_GAP;
}

/* Updates sizes that depend on the font. */
static void
ogc_log_view_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ogc_log_view_parent_class)->css_changed (widget, change);

  update_line_height (OGC_LOG_VIEW (widget));
}

static void
ogc_log_view_dispose (GObject *object)
{
  OgcLogView *self = OGC_LOG_VIEW (object);

  g_clear_handle_id (&self->scroll, g_source_remove);
  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_object (&self->log);
  g_clear_object (&self->seen);

  G_OBJECT_CLASS (ogc_log_view_parent_class)->dispose (object);
}

static void
ogc_log_view_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcLogView *self = OGC_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_LOG:
      g_value_set_object (value, self->log);
      break;
    case PROP_BRIEF:
      g_value_set_boolean (value, self->brief);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_brief (OgcLogView *self,
           gboolean    brief)
{
  if (self->brief == brief)
    return;
  self->brief = brief;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRIEF]);
}

static void
ogc_log_view_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  OgcLogView *self = OGC_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_LOG:
      ogc_log_view_set_log (self, g_value_get_object (value));
      break;
    case PROP_BRIEF:
      set_brief (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_log_view_class_init (OgcLogViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_log_view_dispose;
  object_class->get_property = ogc_log_view_get_property;
  object_class->set_property = ogc_log_view_set_property;

  properties[PROP_LOG] = g_param_spec_object ("log", NULL, NULL, G_TYPE_LIST_MODEL,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BRIEF] = g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[LINKED] = g_signal_new ("linked", OGC_TYPE_LOG_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);

  widget_class->focus = ogc_log_view_focus;
  widget_class->measure = ogc_log_view_measure;
  widget_class->size_allocate = ogc_log_view_size_allocate;
  widget_class->css_changed = ogc_log_view_css_changed;
  widget_class->snapshot = ogc_log_view_snapshot;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcLogView, window);
  gtk_widget_class_bind_template_child (widget_class, OgcLogView, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_set_css_name (widget_class, "logview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_log_view_init (OgcLogView *self)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->seen = gtk_slice_list_model_new (NULL, 0, G_MAXUINT);
  g_signal_connect_object (self->seen, "items-changed", G_CALLBACK (grown_cb), self, G_CONNECT_SWAPPED);
  update_line_height (self);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect_object (wheel, "scroll", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)), "changed",
                           G_CALLBACK (resized_cb), self,
                           G_CONNECT_SWAPPED);
}

void
ogc_log_view_set_log (OgcLogView *self,
                      GListModel *log)
{
  g_autoptr (OgcNoSelection) selection = NULL;

  g_return_if_fail (OGC_IS_LOG_VIEW (self));
  g_return_if_fail (log == NULL || G_IS_LIST_MODEL (log));

  if (self->log == log)
    return;
  g_set_object (&self->log, log);
  gtk_slice_list_model_set_model (self->seen, log);
  if (log != NULL)
    selection = ogc_no_selection_new (G_LIST_MODEL (self->seen));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  grown_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOG]);
}

void
ogc_log_view_set_covered (OgcLogView *self,
                          int         covered)
{
  g_return_if_fail (OGC_IS_LOG_VIEW (self) && covered >= 0);

  if (self->covered == covered)
    return;
  self->covered = covered;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ogc_log_view_hold (OgcLogView *self,
                   gboolean    held)
{
  g_return_if_fail (OGC_IS_LOG_VIEW (self));

  gtk_slice_list_model_set_size (self->seen, held && self->log != NULL ? g_list_model_get_n_items (self->log)
                                                                      : G_MAXUINT);
}
