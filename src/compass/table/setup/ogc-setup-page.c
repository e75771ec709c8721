/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-choice-item.h"
#include "ogc-group.h"
#include "ogc-preferences.h"
#include "ogc-seat-row.h"
#include "ogc-setup-settings.h"
#include "ogc-text.h"
#include "ogc-wrap-layout.h"

struct _OgcSetupPage
{
  GtkWidget      parent_instance;

  OgcSetupDraft *draft;
  gboolean       narrow;
  gboolean       updating; /* what is offered changes, nobody chooses */

  GtkWidget     *content;
  GtkWidget     *seats;
  GtkSizeGroup  *kinds;
  GtkWidget     *lines;
  GtkDropDown   *form;
  GtkLabel      *form_note;
  GtkLabel      *b_note;
  GtkLabel      *c_note;
  GtkDropDown   *b;
  GtkWidget     *c_line;
  GtkDropDown   *c;
  GtkDropDown   *start;
  GtkEditable   *seed;
  GtkLabel      *problem;
  GtkWidget     *start_button;
};

G_DEFINE_FINAL_TYPE (OgcSetupPage, ogc_setup_page, GTK_TYPE_WIDGET)

enum {
  PROP_DRAFT = 1,
  PROP_NARROW,
  N_PROPS
};

enum {
  START,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
offer_forms (OgcSetupPage *self)
{
  const OgcForm forms[] = { OGC_FORM_NEUTRAL, OGC_FORM_FEWER, OGC_FORM_STANDARD };
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  for (unsigned n = 0; n < G_N_ELEMENTS (forms); n++)
    if (ogc_setup_draft_allows_form (self->draft, forms[n])) /* SET-5 */
      ogc_choice_item_append (list, ogc_text_form (forms[n]), forms[n]);
  gtk_widget_set_sensitive (GTK_WIDGET (self->form), g_list_model_get_n_items (G_LIST_MODEL (list)) > 1);
  ogc_choice_item_offer (self->form, list, ogc_setup_draft_get_form (self->draft));
}

static void
offer_buildings (GtkDropDown *drop_down,
                 unsigned     first,
                 unsigned     last,
                 unsigned     chosen)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  ogc_choice_item_append (list, C_("building", "Drawn at random"), OGC_RANDOM_BUILDING);
  for (unsigned building = first; building <= last; building++)
    ogc_choice_item_append (list, ogc_text_building (building), building);
  ogc_choice_item_offer (drop_down, list, chosen);
}

/* The start player by name: seats that have none yet by their place. */
static void
offer_start (OgcSetupPage *self)
{
  GListModel *seats = ogc_setup_draft_get_seats (self->draft);
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  OgcSetupSeat *start = ogc_setup_draft_get_start (self->draft);

  ogc_choice_item_append (list, C_("start player", "Drawn at random"), OGC_RANDOM_SEAT);
  for (unsigned n = 0; n < g_list_model_get_n_items (seats); n++)
    {
      g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (seats, n);
      const char *name = ogc_setup_seat_get_name (seat);
      g_autofree char *place = g_strdup_printf (_("Player %d"), n + 1);

      ogc_choice_item_append (list, name != NULL && *name != '\0' ? name : place, n);
    }
  ogc_choice_item_offer (self->start, list,
                         start != NULL ? (unsigned) ogc_setup_draft_index_of (self->draft, start) : OGC_RANDOM_SEAT);
}

/* What one does in @building, and what for; @drawn says where it will be when it is not known yet. */
static void
show_building_note (OgcSetupPage *self,
                    GtkLabel     *note,
                    unsigned      building,
                    const char   *drawn)
{
  g_autofree char *prize = NULL;
  g_autofree char *text = NULL;

  if (building >= OGC_N_BUILDINGS)
    {
      gtk_label_set_label (note, drawn);
      return;
    }
  prize = ogc_text_building_prize (building, ogc_setup_draft_get_n_seats (self->draft));
  /* TRANSLATORS: what dice one places in a building, and a sentence about what is won there. */
  text = g_strdup_printf (_("Accepts: %s. %s"), ogc_text_building_rule (building), prize);
  gtk_label_set_label (note, text);
}

static const char *
form_note (OgcForm form)
{
  switch (form)
    {
    case OGC_FORM_NEUTRAL:
      return _("Every player also rolls two neutral dice, which can block the others.");
    case OGC_FORM_FEWER:
      return _("One building fewer, for more competition.");
    case OGC_FORM_STANDARD:
    case OGC_N_FORMS:
    default:
      return _("All buildings, and only the players’ own dice.");
    }
}

static void
update (OgcSetupPage *self)
{
  OgcForm form = ogc_setup_draft_get_form (self->draft);

  self->updating = TRUE;
  offer_forms (self);
  offer_buildings (self->b, OGC_AUCTION_HOUSE, OGC_GUILD, ogc_setup_draft_get_b (self->draft));
  offer_buildings (self->c, OGC_TEMPLE, OGC_TOWER, ogc_setup_draft_get_c (self->draft));
  offer_start (self);
  gtk_label_set_label (self->form_note, form_note (form));
  gtk_widget_set_visible (self->c_line, form != OGC_FORM_FEWER);
  gtk_widget_set_visible (GTK_WIDGET (self->c_note), form != OGC_FORM_FEWER);
  show_building_note (self, self->b_note, ogc_setup_draft_get_b (self->draft),
                      _("Left of the Archives; drawn when the game begins. Resolved first."));
  show_building_note (self, self->c_note, ogc_setup_draft_get_c (self->draft),
                      _("Right of the Archives; drawn when the game begins."));
  self->updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.add-seat",
                                 ogc_setup_draft_get_n_seats (self->draft) < OGC_MAX_SEATS);
}

static void
update_problem (OgcSetupPage *self)
{
  const char *problem = ogc_setup_draft_get_problem (self->draft);

  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.start", problem == NULL);
}

static void
watch_name (OgcSetupPage *self,
            OgcSetupSeat *seat)
{
  g_signal_handlers_disconnect_by_func (seat, update, self);
  g_signal_connect_object (seat, "notify::name", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  OgcSetupPage *self = user_data;
  GtkWidget *row = ogc_seat_row_new (self->draft, item);

  watch_name (self, item);
  gtk_size_group_add_widget (self->kinds, ogc_seat_row_get_kind (OGC_SEAT_ROW (row)));
  g_object_bind_property (self, "narrow", row, "narrow", G_BINDING_SYNC_CREATE);
  return row;
}

static void
form_selected_cb (OgcSetupPage *self)
{
  if (!self->updating)
    ogc_setup_draft_set_form (self->draft, ogc_choice_item_get_chosen (self->form));
}

static void
b_selected_cb (OgcSetupPage *self)
{
  if (!self->updating)
    ogc_setup_draft_set_b (self->draft, ogc_choice_item_get_chosen (self->b));
}

static void
c_selected_cb (OgcSetupPage *self)
{
  if (!self->updating)
    ogc_setup_draft_set_c (self->draft, ogc_choice_item_get_chosen (self->c));
}

static void
start_selected_cb (OgcSetupPage *self)
{
  g_autoptr (OgcSetupSeat) seat = NULL;
  unsigned chosen = ogc_choice_item_get_chosen (self->start);

  if (self->updating)
    return;
  if (chosen != OGC_RANDOM_SEAT)
    seat = g_list_model_get_item (ogc_setup_draft_get_seats (self->draft), chosen);
  ogc_setup_draft_set_start (self->draft, seat);
}

static void
add_seat_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (widget);

  ogc_setup_draft_add_seat (self->draft);
  gtk_widget_grab_focus (ogc_seat_row_get_name (OGC_SEAT_ROW (gtk_widget_get_last_child (self->seats))));
}

/* Whoever wants what was played last time only presses Return. */
static void
focus_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (widget);

  if (!gtk_widget_grab_focus (self->start_button))
    gtk_widget_child_focus (self->seats, GTK_DIR_TAB_FORWARD);
}

static void
new_seed_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ogc_setup_draft_new_seed (OGC_SETUP_PAGE (widget)->draft);
}

static void
start_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (widget);

  g_settings_set_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP,
                        ogc_setup_settings_save (self->draft));
  g_signal_emit (self, signals[START], 0);
}

static void
set_narrow (OgcSetupPage *self,
            gboolean      narrow)
{
  GtkWidget *line;

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  for (line = gtk_widget_get_first_child (self->lines); line != NULL; line = gtk_widget_get_next_sibling (line))
    if (GTK_IS_BOX (line))
      gtk_orientable_set_orientation (GTK_ORIENTABLE (line),
                                      narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

static void
ogc_setup_page_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, self->draft);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_setup_page_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      set_narrow (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_default (OgcSetupPage *self,
             GtkWidget    *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), button);
}

static void
ogc_setup_page_map (GtkWidget *widget)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (widget);

  GTK_WIDGET_CLASS (ogc_setup_page_parent_class)->map (widget);

  set_default (self, self->start_button);
}

static void
ogc_setup_page_unmap (GtkWidget *widget)
{
  set_default (OGC_SETUP_PAGE (widget), NULL);

  GTK_WIDGET_CLASS (ogc_setup_page_parent_class)->unmap (widget);
}

static void
ogc_setup_page_dispose (GObject *object)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (ogc_setup_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/table/setup/setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, content);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, lines);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, form);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, form_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, b_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, b);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c_line);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, start);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, seed);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, problem);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, form_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, b_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, c_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_selected_cb);
}

static void
ogc_setup_page_class_init (OgcSetupPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ogc_setup_page_get_property;
  object_class->set_property = ogc_setup_page_set_property;
  object_class->dispose = ogc_setup_page_dispose;
  widget_class->map = ogc_setup_page_map;
  widget_class->unmap = ogc_setup_page_unmap;

  props[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, OGC_TYPE_SETUP_DRAFT,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setuppage");
  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);
  gtk_widget_class_install_action (widget_class, "setup.add-seat", NULL, add_seat_cb);
  gtk_widget_class_install_action (widget_class, "setup.new-seed", NULL, new_seed_cb);
  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start_cb);
}

static void
ogc_setup_page_init (OgcSetupPage *self)
{
  g_autoptr (GVariant) last = g_settings_get_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP);

  self->draft = ogc_setup_draft_new ();
  ogc_setup_settings_restore (self->draft, last);

  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
  update_problem (self);
  g_object_bind_property (self->draft, "seed", self->seed, "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->draft, "notify::form", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::b", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::c", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::start", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::problem", G_CALLBACK (update_problem), self, G_CONNECT_SWAPPED);
  ogc_child_binding_bind (self->seats, ogc_setup_draft_get_seats (self->draft), create_row, self);
  g_signal_connect_object (ogc_setup_draft_get_seats (self->draft), "items-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

OgcSetupDraft *
ogc_setup_page_get_draft (OgcSetupPage *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_PAGE (self), NULL);

  return self->draft;
}

void
ogc_setup_page_prepare (OgcSetupPage *self)
{
  g_return_if_fail (OGC_IS_SETUP_PAGE (self));

  ogc_setup_draft_new_seed (self->draft);
}
