/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-choice-card.h"
#include "ogc-choice-option.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-names.h"
#include "ogc-preferences.h"
#include "ogc-room-layout.h"
#include "ogc-seat-row.h"
#include "ogc-setup-settings.h"
#include "ogc-setup-text.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-tooltip.h"
#include "ogc-wrap-layout.h"

/* A place where nobody sits yet, which a button offers. */
typedef struct {
  GtkWidget *button;
  OgcCrest  *crest;
  GtkLabel  *label;
  GtkLabel  *note;
} FreePlace;

struct _OgcSetupPage
{
  GtkWidget      parent_instance;

  OgcSetupDraft *draft;
  FreePlace      free_places[OGC_MAX_SEATS];
  char          *drawn_seed; /* that nobody has chosen */

  GtkWidget     *content;
  GtkWidget     *panels;
  GtkLabel      *count;
  GtkLabel      *players_note;
  GtkWidget     *seats;
  GtkWidget     *places;
  GtkSizeGroup  *levels;
  GtkSizeGroup  *styles;
  GtkWidget     *forms;
  GtkWidget     *starts;
  GtkLabel      *seed_note;
  GtkEditable   *seed;
  GtkWidget     *b_section;
  GtkWidget     *b;
  GtkWidget     *c_section;
  GtkWidget     *c;
  GtkWidget     *c_note;
  GtkWidget     *tray;
  GtkWidget     *words;
  GtkWidget     *summary;
  GtkWidget     *crests;
  GtkLabel      *game;
  GtkLabel      *buildings;
  GtkLabel      *problem;
  GtkWidget     *start_button;
};

G_DEFINE_FINAL_TYPE (OgcSetupPage, ogc_setup_page, GTK_TYPE_WIDGET)

enum {
  PROP_DRAFT = 1,
  N_PROPS
};

enum {
  START,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* Heights of crests. */
#define FREE_CREST 32
#define START_CREST 22
#define TRAY_CREST 36
/* Columns of the buildings: one for each that can be chosen. */
#define B_COLUMNS 3
#define C_COLUMNS 5

/* The card in @group that chooses @value. */
static OgcChoiceCard *
find_card (GtkWidget *group,
           unsigned   value)
{
  GtkWidget *card = gtk_widget_get_first_child (group);

  while (ogc_choice_card_get_value (OGC_CHOICE_CARD (card)) != value)
    card = gtk_widget_get_next_sibling (card);
  return OGC_CHOICE_CARD (card);
}

static void
choose_card (GtkWidget *group,
             unsigned   value)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_card (group, value)), TRUE);
}

static void
add_card (OgcSetupPage *self,
          GtkWidget    *group,
          GtkSizeGroup *words,
          GtkWidget    *card,
          void        (*toggled_cb) (OgcSetupPage *self, OgcChoiceCard *card))
{
  ogc_choice_card_append (OGC_CHOICE_CARD (card), GTK_BOX (group), words);
  g_signal_connect_object (card, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
}

/* Whether @card is chosen now, and something else was before. */
static gboolean
is_new_choice (OgcChoiceCard *card,
               unsigned       before)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (card)) && ogc_choice_card_get_value (card) != before;
}

/* The letter of a group leads to what is chosen in it. */
static gboolean
mnemonic_cb (GtkWidget *group,
             gboolean   cycling)
{
  for (GtkWidget *option = gtk_widget_get_first_child (group); option != NULL;
       option = gtk_widget_get_next_sibling (option))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (option)))
      return gtk_widget_grab_focus (option);
  return FALSE;
}

static void
form_toggled_cb (OgcSetupPage  *self,
                 OgcChoiceCard *card)
{
  if (is_new_choice (card, ogc_setup_draft_get_form (self->draft)))
    ogc_setup_draft_set_form (self->draft, ogc_choice_card_get_value (card));
}

static void
b_toggled_cb (OgcSetupPage  *self,
              OgcChoiceCard *card)
{
  if (is_new_choice (card, ogc_setup_draft_get_b (self->draft)))
    ogc_setup_draft_set_b (self->draft, ogc_choice_card_get_value (card));
}

static void
c_toggled_cb (OgcSetupPage  *self,
              OgcChoiceCard *card)
{
  if (is_new_choice (card, ogc_setup_draft_get_c (self->draft)))
    ogc_setup_draft_set_c (self->draft, ogc_choice_card_get_value (card));
}

static void
create_forms (OgcSetupPage *self)
{
  static const struct {
    OgcForm     form;
    const char *picture;
  } forms[] = {
    { OGC_FORM_NEUTRAL, "variant-neutral" },
    { OGC_FORM_FEWER, "variant-fewer" },
    { OGC_FORM_STANDARD, "variant-standard" },
  };
  g_autoptr (GtkSizeGroup) words = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  for (unsigned n = 0; n < G_N_ELEMENTS (forms); n++)
    add_card (self, self->forms, words,
              ogc_choice_card_new (forms[n].picture, ogc_text_form (forms[n].form), forms[n].form), form_toggled_cb);
}

static void
create_buildings (OgcSetupPage *self,
                  GtkWidget    *group,
                  GtkSizeGroup *words,
                  unsigned      first,
                  unsigned      last,
                  void        (*toggled_cb) (OgcSetupPage *self, OgcChoiceCard *card))
{
  for (unsigned building = first; building <= last; building++)
    {
      g_autofree char *scene = g_strconcat ("scene-", ogc_name_of (ogc_names_building, building), NULL);

      add_card (self, group, words, ogc_choice_card_new (scene, ogc_text_building (building), building), toggled_cb);
    }
  add_card (self, group, words,
            ogc_choice_card_new ("scene-drawn", C_("building", "Drawn at random"), OGC_RANDOM_BUILDING), toggled_cb);
}

/* What each building is about, and which one is chosen. */
static void
show_buildings (OgcSetupPage *self,
                GtkWidget    *group,
                unsigned      chosen,
                gboolean      choosable)
{
  for (GtkWidget *card = gtk_widget_get_first_child (group); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      const unsigned building = ogc_choice_card_get_value (OGC_CHOICE_CARD (card));

      ogc_choice_card_set_text (OGC_CHOICE_CARD (card), ogc_setup_text_building (building), choosable);
      if (building < OGC_N_BUILDINGS)
        {
          g_autofree char *rule = ogc_setup_text_building_rule (building, ogc_setup_draft_get_n_seats (self->draft));

          ogc_tooltip_set (card, rule);
        }
    }
  choose_card (group, chosen);
}

/* SET-5 */
static void
show_forms (OgcSetupPage *self)
{
  for (GtkWidget *card = gtk_widget_get_first_child (self->forms); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      const OgcForm form = ogc_choice_card_get_value (OGC_CHOICE_CARD (card));
      const gboolean allowed = ogc_setup_draft_allows_form (self->draft, form);

      ogc_choice_card_set_text (OGC_CHOICE_CARD (card),
                                allowed ? ogc_setup_text_form (form) : _("Only for two or three players."), allowed);
    }
  choose_card (self->forms, ogc_setup_draft_get_form (self->draft));
}

static GtkWidget *
create_crest (unsigned      place,
              OgcSetupSeat *seat,
              int           side)
{
  GtkWidget *crest = ogc_crest_new (place, NULL, side);

  g_object_bind_property (seat, "emblem", crest, "emblem", G_BINDING_SYNC_CREATE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (crest), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return crest;
}

static void
start_toggled_cb (OgcSetupPage   *self,
                  GtkCheckButton *option)
{
  if (gtk_check_button_get_active (option))
    ogc_setup_draft_set_start (self->draft, g_object_get_data (G_OBJECT (option), "seat"));
}

static void
add_start (OgcSetupPage *self,
           GtkWidget    *picture,
           const char   *name,
           OgcSetupSeat *seat)
{
  GtkCheckButton *option = ogc_choice_option_new (self->starts, picture, name);

  g_object_set_data (G_OBJECT (option), "seat", seat);
  g_signal_connect_object (option, "toggled", G_CALLBACK (start_toggled_cb), self, G_CONNECT_SWAPPED);
}

/* Who begins. */
static void
show_start (OgcSetupPage *self)
{
  OgcSetupSeat *start = ogc_setup_draft_get_start (self->draft);

  for (GtkWidget *option = gtk_widget_get_first_child (self->starts); option != NULL;
       option = gtk_widget_get_next_sibling (option))
    if (g_object_get_data (G_OBJECT (option), "seat") == start)
      gtk_check_button_set_active (GTK_CHECK_BUTTON (option), TRUE);
}

/* Who may begin, by name: whoever has none yet by the place. */
static void
offer_starts (OgcSetupPage *self)
{
  GListModel *seats = ogc_setup_draft_get_seats (self->draft);
  GtkWidget *option;

  while ((option = gtk_widget_get_first_child (self->starts)) != NULL)
    gtk_widget_unparent (option);
  add_start (self, ogc_symbol_view_new ("start", START_CREST - 4), C_("start player", "Drawn"), NULL);
  for (unsigned n = 0; n < g_list_model_get_n_items (seats); n++)
    {
      g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (seats, n);
      const char *name = ogc_setup_seat_get_name (seat);
      g_autofree char *place = g_strdup_printf (_("Player %d"), n + 1);

      add_start (self, create_crest (n, seat, START_CREST), name != NULL && *name != '\0' ? name : place, seat);
    }
  show_start (self);
}

static FreePlace
create_free_place (unsigned place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = g_object_new (OGC_TYPE_GROUP, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, "layout-manager",
                                  g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 2, NULL), NULL);
  FreePlace free_place = {
    .button = gtk_button_new (),
    .crest = OGC_CREST (ogc_crest_new (place, NULL, FREE_CREST)),
    .label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "hexpand", TRUE, "wrap", TRUE, NULL),
    .note = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "wrap", TRUE, "css-classes",
                          (const char *[]) { "note", NULL }, NULL),
  };

  gtk_widget_set_parent (GTK_WIDGET (free_place.label), text);
  gtk_widget_set_parent (GTK_WIDGET (free_place.note), text);
  gtk_accessible_update_state (GTK_ACCESSIBLE (free_place.crest), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (free_place.crest));
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE, "icon-name", "list-add-symbolic", "accessible-role",
                                               GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_widget_add_css_class (free_place.button, "free-place");
  gtk_button_set_child (GTK_BUTTON (free_place.button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (free_place.button), "setup.add-seats");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (free_place.button), "u", place + 1);
  gtk_label_set_mnemonic_widget (free_place.label, free_place.button);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (free_place.button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  return free_place;
}

/* What would be added at each place that is free, and what that would change. */
static void
show_free_places (OgcSetupPage *self)
{
  const unsigned n_seats = ogc_setup_draft_get_n_seats (self->draft);

  for (unsigned n = OGC_MIN_SEATS; n < OGC_MAX_SEATS; n++)
    {
      const FreePlace *place = &self->free_places[n];
      g_autofree char *label = NULL;
      g_autofree char *note = NULL;

      gtk_widget_set_visible (place->button, n >= n_seats);
      if (n < n_seats)
        continue;
      label = ogc_setup_text_add (self->draft, n);
      note = ogc_setup_text_players_short (n + 1);
      ogc_crest_set_seat (place->crest, n, ogc_setup_draft_get_free_emblem (self->draft, n));
      gtk_label_set_text_with_mnemonic (place->label, label);
      gtk_label_set_label (place->note, note);
      gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_label_get_text (place->label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
    }
}

static void
show_summary (OgcSetupPage *self)
{
  g_autofree char *game = ogc_setup_text_game (self->draft);
  g_autofree char *buildings = ogc_setup_text_buildings (self->draft);

  gtk_label_set_label (self->game, game);
  gtk_label_set_label (self->buildings, buildings);
}

static void
update (OgcSetupPage *self)
{
  const unsigned n_seats = ogc_setup_draft_get_n_seats (self->draft);
  const gboolean fewer = ogc_setup_draft_get_form (self->draft) == OGC_FORM_FEWER;
  g_autofree char *count = NULL;
  g_autofree char *note = NULL;

  /* TRANSLATORS: how many players there are, and how many there can be: "3 of 5" */
  count = g_strdup_printf (C_("players", "%u of %u"), n_seats, OGC_MAX_SEATS);
  note = ogc_setup_text_players (n_seats);
  gtk_label_set_label (self->count, count);
  if (g_strcmp0 (gtk_label_get_label (self->players_note), note) != 0)
    gtk_label_set_label (self->players_note, note); /* is read aloud */
  show_free_places (self);
  show_forms (self);
  show_buildings (self, self->b, ogc_setup_draft_get_b (self->draft), TRUE);
  show_buildings (self, self->c, ogc_setup_draft_get_c (self->draft), !fewer);
  gtk_widget_set_visible (self->c_note, fewer);
  show_summary (self);
}

static void
update_problem (OgcSetupPage *self)
{
  const char *problem = ogc_setup_draft_get_problem (self->draft);

  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_set_visible (self->summary, problem == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.start", problem == NULL);
}

static void
update_seed (OgcSetupPage *self)
{
  const char *seed = ogc_setup_draft_get_seed (self->draft);
  g_autofree char *text = NULL;

  if (g_strcmp0 (seed, self->drawn_seed) == 0)
    text = g_strdup (_("Seed: a new one for every game"));
  else
    text = g_strdup_printf (_("Seed: %s"), seed);
  gtk_label_set_label (self->seed_note, text);
}

static void
draw_seed (OgcSetupPage *self)
{
  ogc_setup_draft_new_seed (self->draft);
  g_free (self->drawn_seed);
  self->drawn_seed = g_strdup (ogc_setup_draft_get_seed (self->draft));
  update_seed (self);
}

/* Panels, pictures and the tray as there is room for them. */
static void
room_changed_cb (OgcSetupPage *self)
{
  const gboolean narrow = gtk_widget_has_css_class (GTK_WIDGET (self), "narrow");
  const gboolean stacked = gtk_widget_has_css_class (GTK_WIDGET (self), "stacked");
  const GtkOrientation orientation = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  GtkLayoutManager *sections = gtk_widget_get_layout_manager (gtk_widget_get_parent (self->b_section));
  GtkLayoutManager *tray = gtk_widget_get_layout_manager (self->tray);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->panels),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* What is left over goes to the pictures of buildings as long as they do not become too high. */
  gtk_widget_set_vexpand (self->panels, !gtk_widget_has_css_class (GTK_WIDGET (self), "vast"));
  g_object_set (gtk_layout_manager_get_layout_child (sections, self->b_section), "column-span",
                stacked ? B_COLUMNS + C_COLUMNS : B_COLUMNS, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (sections, self->c_section), "column", stacked ? 0 : B_COLUMNS,
                "column-span", stacked ? B_COLUMNS + C_COLUMNS : C_COLUMNS, "row", stacked ? 1 : 0, NULL);
  ogc_choice_card_arrange (GTK_BOX (self->forms), orientation, narrow);
  ogc_choice_card_arrange (GTK_BOX (self->b), orientation, stacked);
  ogc_choice_card_arrange (GTK_BOX (self->c), orientation, narrow);
  g_object_set (gtk_layout_manager_get_layout_child (tray, self->words), "column", narrow ? 0 : 1, "column-span",
                narrow ? 3 : 1, "row", narrow ? 0 : 1, NULL);
  gtk_widget_set_visible (self->crests, !narrow);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  OgcSetupPage *self = user_data;
  GtkWidget *row = ogc_seat_row_new (self->draft, item);

  g_signal_handlers_disconnect_by_func (item, offer_starts, self);
  g_signal_connect_object (item, "notify::name", G_CALLBACK (offer_starts), self, G_CONNECT_SWAPPED);
  ogc_seat_row_align (OGC_SEAT_ROW (row), self->levels, self->styles);
  return row;
}

/* Somebody came or left, or all sit in another order. */
static void
seats_changed_cb (OgcSetupPage *self)
{
  GListModel *seats = ogc_setup_draft_get_seats (self->draft);
  GtkWidget *crest;

  while ((crest = gtk_widget_get_first_child (self->crests)) != NULL)
    gtk_widget_unparent (crest);
  for (unsigned n = 0; n < g_list_model_get_n_items (seats); n++)
    {
      g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (seats, n);

      gtk_widget_set_parent (create_crest (n, seat, TRAY_CREST), self->crests);
    }
  offer_starts (self);
  update (self);
}

static void
add_seats_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (widget);

  while (ogc_setup_draft_get_n_seats (self->draft) < MIN (g_variant_get_uint32 (parameter), OGC_MAX_SEATS))
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
  draw_seed (OGC_SETUP_PAGE (widget));
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
  g_clear_pointer (&self->drawn_seed, g_free);
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
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, panels);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, count);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, players_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, places);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, levels);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, styles);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, forms);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, starts);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, seed_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, seed);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, b_section);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, b);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c_section);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, tray);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, words);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, summary);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, crests);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, game);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, buildings);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, problem);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, mnemonic_cb);
}

static void
ogc_setup_page_class_init (OgcSetupPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ogc_setup_page_get_property;
  object_class->dispose = ogc_setup_page_dispose;
  widget_class->map = ogc_setup_page_map;
  widget_class->unmap = ogc_setup_page_unmap;

  props[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, OGC_TYPE_SETUP_DRAFT,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_ROOM_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setuppage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);
  gtk_widget_class_install_action (widget_class, "setup.add-seats", "u", add_seats_cb);
  gtk_widget_class_install_action (widget_class, "setup.new-seed", NULL, new_seed_cb);
  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start_cb);
}

static void
ogc_setup_page_init (OgcSetupPage *self)
{
  g_autoptr (GVariant) last = g_settings_get_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP);
  g_autoptr (GtkSizeGroup) words = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  self->draft = ogc_setup_draft_new ();
  ogc_setup_settings_restore (self->draft, last);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (unsigned n = OGC_MIN_SEATS; n < OGC_MAX_SEATS; n++)
    {
      self->free_places[n] = create_free_place (n);
      gtk_box_append (GTK_BOX (self->places), self->free_places[n].button);
    }
  create_forms (self);
  create_buildings (self, self->b, words, OGC_AUCTION_HOUSE, OGC_GUILD, b_toggled_cb);
  create_buildings (self, self->c, words, OGC_TEMPLE, OGC_TOWER, c_toggled_cb);
  ogc_child_binding_bind (self->seats, ogc_setup_draft_get_seats (self->draft), create_row, self);
  draw_seed (self);
  seats_changed_cb (self);
  update_problem (self);
  g_object_bind_property (self->draft, "seed", self->seed, "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->draft, "notify::form", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::b", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::c", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::start", G_CALLBACK (show_start), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::seed", G_CALLBACK (update_seed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::problem", G_CALLBACK (update_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_setup_draft_get_seats (self->draft), "items-changed", G_CALLBACK (seats_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "changed", G_CALLBACK (room_changed_cb),
                           self, G_CONNECT_SWAPPED);
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

  draw_seed (self);
}
