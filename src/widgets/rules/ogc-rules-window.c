/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rules-window.h"

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-after-layout.h"
#include "ogc-dialog.h"
#include "ogc-focus.h"
#include "ogc-row-layout.h"
#include "ogc-rules-page.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"

/* Narrower than this, in pixels, either the list of chapters or a chapter is shown. */
#define NARROW_WIDTH 600
#define SYMBOL_SIZE 20
/* Pixels above what is scrolled to. */
#define AIR 24

struct _OgcRulesWindow
{
  GtkWindow parent_instance;

  const OgcRulesHelp *rules;
  OgcRulebookPlace place;
  gboolean         narrow;
  guint            narrow_source;
  guint            scroll_tick; /* scrolls again once the page has its size, or 0 */

  GtkEditable     *search;
  GtkToggleButton *contents;
  GtkWidget       *side;
  GtkListBox      *list;
  GtkWidget       *scroller;
  OgcRulesPage    *page;
};

G_DEFINE_FINAL_TYPE (OgcRulesWindow, ogc_rules_window, GTK_TYPE_WINDOW)

static gboolean
is_searching (OgcRulesWindow *self)
{
  return *gtk_editable_get_text (self->search) != '\0';
}

/* Shows the list of chapters, the page, or both. */
static void
show_panes (OgcRulesWindow *self)
{
  gboolean contents = gtk_toggle_button_get_active (self->contents);

  gtk_widget_set_visible (GTK_WIDGET (self->contents), self->narrow);
  gtk_widget_set_visible (self->side, !self->narrow || contents);
  gtk_widget_set_hexpand (self->side, self->narrow);
  gtk_widget_set_visible (self->scroller, !self->narrow || !contents);
}

static void
scroll_to_place (OgcRulesWindow *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  GtkWidget *paragraph = ogc_rules_page_mark (self->page,
                                              self->place.paragraph > 0 || is_searching (self)
                                                ? (int) self->place.paragraph : -1);
  graphene_rect_t bounds;

  if (paragraph != NULL && gtk_widget_compute_bounds (paragraph, GTK_WIDGET (self->page), &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.y - AIR);
  else
    gtk_adjustment_set_value (adjustment, 0);
}

/* Scrolls the list to what is shown, which a link or a search may have chosen. */
static void
scroll_list (OgcRulesWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (self->list);
  graphene_rect_t bounds;

  if (row != NULL && adjustment != NULL
      && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
laid_out_cb (GtkWidget *widget,
             gpointer   data)
{
  OgcRulesWindow *self = OGC_RULES_WINDOW (widget);

  self->scroll_tick = 0;
  scroll_to_place (self);
  scroll_list (self);
}

static void
show_place (OgcRulesWindow *self)
{
  if (ogc_rules_page_get_chapter (self->page) != self->place.chapter || is_searching (self))
    ogc_rules_page_show (self->page, self->rules, self->place.chapter, gtk_editable_get_text (self->search));
  scroll_to_place (self);
  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->scroll_tick = ogc_after_layout_call (GTK_WIDGET (self), laid_out_cb, NULL, NULL);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class,
              int         lines)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR,
                                   "ellipsize", lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE, "lines", lines,
                                   "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* @snippet is the beginning of the hit, or NULL in the list of chapters. */
static void
append_row (OgcRulesWindow         *self,
            const OgcRulebookPlace *place,
            const char             *snippet)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = ogc_row_layout_new_box (10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *symbol = ogc_symbol_view_new (place->chapter->symbol, SYMBOL_SIZE);
  const char *title = ogc_chapter_get_title (place->chapter);

  gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), symbol);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (texts), create_label (title, "rules-row", 0));
  if (snippet != NULL)
    gtk_box_append (GTK_BOX (texts), create_label (snippet, "rules-snippet", 2));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "place", g_memdup2 (place, sizeof *place), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, snippet != NULL ? snippet : "", -1);
  gtk_list_box_append (self->list, row);
}

static const OgcRulebookPlace *
place_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "place");
}

/* The row for what is shown: among hits that of the paragraph, among chapters that of the chapter. */
static void
select_row (OgcRulesWindow *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (place_of (row)->chapter == self->place.chapter
        && (!is_searching (self) || place_of (row)->paragraph == self->place.paragraph))
      {
        gtk_list_box_select_row (self->list, row);
        return;
      }
  gtk_list_box_unselect_all (self->list);
}

static void
clear_list (OgcRulesWindow *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static void
list_chapters (OgcRulesWindow *self)
{
  OgcRulebookPlace place = { NULL };

  clear_list (self);
  for (unsigned n = 0; (place.chapter = ogc_rulebook_nth (self->rules->get_rulebook (), n)) != NULL; n++)
    append_row (self, &place, NULL);
  select_row (self);
}

static void
list_hits (OgcRulesWindow *self)
{
  g_autoptr (GArray) hits = ogc_rulebook_search (self->rules->get_rulebook (), gtk_editable_get_text (self->search));

  clear_list (self);
  for (guint i = 0; i < hits->len; i++)
    {
      const OgcRulebookPlace *hit = &g_array_index (hits, OgcRulebookPlace, i);

      append_row (self, hit, ogc_paragraph_get_text (&hit->chapter->paragraphs[hit->paragraph]));
    }
}

static void
open_row (OgcRulesWindow *self,
          GtkListBoxRow  *row)
{
  gtk_list_box_select_row (self->list, row);
  self->place = *place_of (row);
  show_place (self);
}

static void
row_activated_cb (OgcRulesWindow *self,
                  GtkListBoxRow  *row)
{
  open_row (self, row);
  gtk_toggle_button_set_active (self->contents, FALSE);
}

/* An arrow key moved the selection, and the page follows. */
static void
cursor_moved_cb (OgcRulesWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    open_row (self, row);
}

static void
search_changed_cb (OgcRulesWindow *self)
{
  if (is_searching (self))
    list_hits (self);
  else
    list_chapters (self);
  if (is_searching (self) && self->narrow)
    gtk_toggle_button_set_active (self->contents, TRUE);
  if (is_searching (self) && gtk_list_box_get_row_at_index (self->list, 0) != NULL)
    open_row (self, gtk_list_box_get_row_at_index (self->list, 0));
  else
    ogc_rules_page_show (self->page, self->rules, self->place.chapter, NULL);
}

/* Typing anywhere continues in the search; GTK does not forward spaces from elsewhere. */
static void
typed_cb (OgcRulesWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (is_searching (self) && (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->search))))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (self->search)));
}

/* Moves from hit to hit, and wraps around. */
static void
step_hit (OgcRulesWindow *self,
          int             step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int n = 0;
  int at;

  while (gtk_list_box_get_row_at_index (self->list, n) != NULL)
    n++;
  if (!is_searching (self) || n == 0)
    return;
  at = row != NULL ? gtk_list_box_row_get_index (row) + step : 0;
  open_row (self, gtk_list_box_get_row_at_index (self->list, (at + n) % n));
  gtk_toggle_button_set_active (self->contents, FALSE);
}

static void
next_hit_cb (OgcRulesWindow *self)
{
  step_hit (self, 1);
}

static void
previous_hit_cb (OgcRulesWindow *self)
{
  step_hit (self, -1);
}

static void
stop_search_cb (OgcRulesWindow *self)
{
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcRulesWindow *self = OGC_RULES_WINDOW (widget);
  OgcRulebookPlace place = { NULL };

  place.chapter = ogc_rulebook_find_chapter (self->rules->get_rulebook (), g_variant_get_string (parameter, NULL));
  if (place.chapter != NULL)
    ogc_rules_window_open (self, &place);
}

/* The window with the table is asked about its game. */
static void
learn_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GtkWindow *asking = gtk_window_get_transient_for (GTK_WINDOW (widget));

  if (asking == NULL)
    return;
  gtk_widget_activate_action_variant (GTK_WIDGET (asking), "win.learn-building", parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
turn_page_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  OgcRulesWindow *self = OGC_RULES_WINDOW (widget);
  const OgcRulebook *rulebook = self->rules->get_rulebook ();
  unsigned n = 0;
  OgcRulebookPlace place = { NULL };

  while (ogc_rulebook_nth (rulebook, n) != self->place.chapter)
    n++;
  if (g_str_equal (action, "rules.next"))
    place.chapter = ogc_rulebook_nth (rulebook, n + 1);
  else if (n > 0)
    place.chapter = ogc_rulebook_nth (rulebook, n - 1);
  if (place.chapter != NULL)
    ogc_rules_window_open (self, &place);
}

static void
search_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (OGC_RULES_WINDOW (widget)->search));
}

static gboolean
narrow_changed_cb (gpointer user_data)
{
  OgcRulesWindow *self = user_data;

  self->narrow_source = 0;
  self->narrow = !self->narrow;
  ogc_style_set_class (GTK_WIDGET (self), "narrow", self->narrow);
  show_panes (self);
  return G_SOURCE_REMOVE;
}

/* Style classes may not change during allocation. */
static void
ogc_rules_window_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  OgcRulesWindow *self = OGC_RULES_WINDOW (widget);

  GTK_WIDGET_CLASS (ogc_rules_window_parent_class)->size_allocate (widget, width, height, baseline);

  if ((width < NARROW_WIDTH) == self->narrow)
    g_clear_handle_id (&self->narrow_source, g_source_remove);
  else if (self->narrow_source == 0)
    self->narrow_source = g_idle_add (narrow_changed_cb, self);
}

static void
ogc_rules_window_dispose (GObject *object)
{
  g_clear_handle_id (&OGC_RULES_WINDOW (object)->narrow_source, g_source_remove);

  G_OBJECT_CLASS (ogc_rules_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_RULES_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/widgets/rules/rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcRulesWindow, search);
  gtk_widget_class_bind_template_child (widget_class, OgcRulesWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, OgcRulesWindow, side);
  gtk_widget_class_bind_template_child (widget_class, OgcRulesWindow, list);
  gtk_widget_class_bind_template_child (widget_class, OgcRulesWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, OgcRulesWindow, page);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_hit_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_hit_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, cursor_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_panes);
}

static void
ogc_rules_window_class_init (OgcRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_rules_window_dispose;
  widget_class->size_allocate = ogc_rules_window_size_allocate;

  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "rules.open", "s", open_cb);
  gtk_widget_class_install_action (widget_class, "rules.learn", "s", learn_cb);
  gtk_widget_class_install_action (widget_class, "rules.next", NULL, turn_page_cb);
  gtk_widget_class_install_action (widget_class, "rules.previous", NULL, turn_page_cb);
  gtk_widget_class_install_action (widget_class, "rules.search", NULL, search_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "rules.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "rules.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "rules.previous", NULL);
}

static void
ogc_rules_window_init (OgcRulesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_accessible_name_all (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  g_signal_connect_object (self->search, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  show_panes (self);
}

static OgcRulesWindow *
create_window (GtkWindow          *asking,
               const OgcRulesHelp *rules)
{
  OgcRulesWindow *self = g_object_new (OGC_TYPE_RULES_WINDOW, "transient-for", asking, "destroy-with-parent", TRUE,
                                       NULL);

  ogc_dialog_grow (GTK_WINDOW (self), asking);
  ogc_focus_begin (GTK_WINDOW (self), GTK_WIDGET (self->page));
  self->rules = rules;
  self->place.chapter = ogc_rulebook_nth (rules->get_rulebook (), 0);
  list_chapters (self);
  ogc_rules_page_show (self->page, rules, self->place.chapter, NULL);
  return self;
}

/* The widget under the pointer, including insensitive ones. */
static GtkWidget *
find_pointed (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (window)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double x, y, dx, dy;

  if (surface == NULL || pointer == NULL || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return NULL;
  gtk_native_get_surface_transform (GTK_NATIVE (window), &dx, &dy);
  return gtk_widget_pick (GTK_WIDGET (window), x - dx, y - dy, GTK_PICK_INSENSITIVE);
}

OgcRulesWindow *
ogc_rules_window_present (GtkWidget          *widget,
                          const OgcRulesHelp *rules)
{
  GListModel *windows = gtk_window_get_toplevels ();
  OgcRulesWindow *found = NULL;
  guint n = g_list_model_get_n_items (windows);

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  for (guint i = 0; i < n && found == NULL; i++)
    {
      g_autoptr (GObject) window = g_list_model_get_item (windows, i);

      if (OGC_IS_RULES_WINDOW (window) && OGC_RULES_WINDOW (window)->rules == rules)
        found = OGC_RULES_WINDOW (window);
    }
  if (found == NULL)
    found = create_window (GTK_WINDOW (gtk_widget_get_root (widget)), rules);
  gtk_window_present (GTK_WINDOW (found));
  return found;
}

void
ogc_rules_window_open (OgcRulesWindow         *self,
                       const OgcRulebookPlace *place)
{
  g_return_if_fail (OGC_IS_RULES_WINDOW (self));
  g_return_if_fail (place != NULL && place->chapter != NULL);
  g_return_if_fail (place->paragraph < place->chapter->n_paragraphs);

  self->place = *place;
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  select_row (self);
  show_place (self);
  gtk_toggle_button_set_active (self->contents, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

/* Shows the window at @place, or where it was if that is none. */
static void
present_at (GtkWidget              *widget,
            const OgcRulesHelp     *rules,
            const OgcRulebookPlace *place)
{
  OgcRulesWindow *self = ogc_rules_window_present (widget, rules);

  if (place->chapter != NULL)
    ogc_rules_window_open (self, place);
}

void
ogc_rules_window_present_help (GtkWindow          *window,
                               const OgcRulesHelp *rules)
{
  OgcRulebookPlace place = { NULL };
  gboolean by_keys;

  g_return_if_fail (GTK_IS_WINDOW (window) && rules != NULL);

  /* The pointer may be anywhere if the person uses the keyboard. */
  by_keys = gtk_window_get_focus_visible (window);
  if (!ogc_rules_help_find (rules, by_keys ? gtk_window_get_focus (window) : find_pointed (window), &place))
    ogc_rules_help_find (rules, by_keys ? find_pointed (window) : gtk_window_get_focus (window), &place);
  present_at (GTK_WIDGET (window), rules, &place);
}

void
ogc_rules_window_present_rule (GtkWidget          *widget,
                               const OgcRulesHelp *rules,
                               guint               rule,
                               guint               topic)
{
  OgcRulebookPlace place = { NULL };
  const char *chapter;

  g_return_if_fail (GTK_IS_WIDGET (widget) && rules != NULL);

  chapter = rules->get_chapter != NULL ? rules->get_chapter (topic) : NULL;
  if (!ogc_rulebook_find_rule (rules->get_rulebook (), rule, chapter, &place))
    place.chapter = ogc_rulebook_find_chapter (rules->get_rulebook (), chapter);
  present_at (widget, rules, &place);
}

OgcRulebookPlace
ogc_rules_window_get_place (OgcRulesWindow *self)
{
  g_return_val_if_fail (OGC_IS_RULES_WINDOW (self), (OgcRulebookPlace) { NULL });

  return self->place;
}
