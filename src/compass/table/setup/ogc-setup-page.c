/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-choice-card.h"
#include "ogc-choice-option.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-live-region.h"
#include "ogc-names.h"
#include "ogc-preferences.h"
#include "ogc-property.h"
#include "ogc-row-layout.h"
#include "ogc-seat-row.h"
#include "ogc-setup-settings.h"
#include "ogc-setup-text.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-tooltip.h"
#include "ogc-wrap-layout.h"

/* A free place, which a button offers. */
typedef struct {
  GtkWidget *button;
  OgcCrest  *crest;
  GtkLabel  *label;
  GtkLabel  *note;
} FreePlace;

struct _OgcSetupPage
{
  OgcNewGamePage parent_instance;

  OgcSetupDraft *draft;
  FreePlace      free_places[OGC_MAX_SEATS];

  GtkLabel      *count;
  GtkLabel      *players_note;
  GtkWidget     *seats;
  GtkWidget     *places;
  GtkSizeGroup  *levels;
  GtkSizeGroup  *styles;
  GtkWidget     *forms;
  GtkWidget     *starts;
  GtkWidget     *b_section;
  GtkWidget     *b;
  GtkWidget     *c_section;
  GtkWidget     *c;
  GtkWidget     *c_note;
  GtkWidget     *crests;
  GtkLabel      *game;
  GtkLabel      *buildings;
};

G_DEFINE_FINAL_TYPE (OgcSetupPage, ogc_setup_page, OGC_TYPE_NEW_GAME_PAGE)

enum {
  PROP_DRAFT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The heights of crests. */
#define FREE_CREST 32
#define START_CREST 22
#define TRAY_CREST 36
/* The numbers of columns, one for each building that can be chosen. */
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

/* Whether @card has just been chosen. */
static gboolean
is_new_choice (OgcChoiceCard *card,
               unsigned       before)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (card)) && ogc_choice_card_get_value (card) != before;
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

/* Describes each building, and shows the chosen one. */
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
        ogc_tooltip_set (card, ogc_setup_text_building_rule (building));
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

/* Shows who begins. */
static void
show_start (OgcSetupPage *self)
{
  OgcSetupSeat *start = ogc_setup_draft_get_start (self->draft);

  for (GtkWidget *option = gtk_widget_get_first_child (self->starts); option != NULL;
       option = gtk_widget_get_next_sibling (option))
    if (g_object_get_data (G_OBJECT (option), "seat") == start)
      gtk_check_button_set_active (GTK_CHECK_BUTTON (option), TRUE);
}

/* Lists who may begin, by name or, without a name, by place. */
static void
offer_starts (OgcSetupPage *self)
{
  GListModel *seats = ogc_setup_draft_get_seats (self->draft);

  ogc_child_binding_clear (self->starts);
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
  GtkWidget *box = ogc_row_layout_new_box (12);
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

/* Shows who can be added at each free place, and what that would change. */
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
update_view (OgcSetupPage *self)
{
  const unsigned n_seats = ogc_setup_draft_get_n_seats (self->draft);
  const gboolean fewer = ogc_setup_draft_get_form (self->draft) == OGC_FORM_FEWER;
  g_autofree char *count = NULL;
  g_autofree char *note = NULL;

  /* TRANSLATORS: how many players there are, and how many there can be: "3 of 5" */
  count = g_strdup_printf (C_("players", "%u of %u"), n_seats, OGC_MAX_SEATS);
  note = ogc_setup_text_players (self->draft);
  gtk_label_set_label (self->count, count);
  if (g_strcmp0 (gtk_label_get_label (self->players_note), note) != 0)
    gtk_label_set_label (self->players_note, note); /* screen readers announce it */
  show_free_places (self);
  show_forms (self);
  show_buildings (self, self->b, ogc_setup_draft_get_b (self->draft), TRUE);
  show_buildings (self, self->c, ogc_setup_draft_get_c (self->draft), !fewer);
  gtk_widget_set_visible (self->c_note, fewer);
  show_summary (self);
}

static void
show_problem (OgcSetupPage *self)
{
  ogc_new_game_page_set_problem (OGC_NEW_GAME_PAGE (self), ogc_setup_draft_get_problem (self->draft));
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

/* Updates the page after a seat was added or removed, or the order has changed. */
static void
seats_changed_cb (OgcSetupPage *self)
{
  GListModel *seats = ogc_setup_draft_get_seats (self->draft);

  ogc_child_binding_clear (self->crests);
  for (unsigned n = 0; n < g_list_model_get_n_items (seats); n++)
    {
      g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (seats, n);

      gtk_widget_set_parent (create_crest (n, seat, TRAY_CREST), self->crests);
    }
  offer_starts (self);
  update_view (self);
}

static void
add_seats_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (widget);

  while (ogc_setup_draft_get_n_seats (self->draft) < MIN (g_variant_get_uint32 (parameter), OGC_MAX_SEATS))
    ogc_setup_draft_add_seat (self->draft);
  gtk_entry_grab_focus_without_selecting (
    GTK_ENTRY (ogc_seat_row_get_name (OGC_SEAT_ROW (gtk_widget_get_last_child (self->seats)))));
}

static void
ogc_setup_page_start (OgcNewGamePage *page)
{
  g_settings_set_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP,
                        ogc_setup_settings_save (OGC_SETUP_PAGE (page)->draft));
}

static void
ogc_setup_page_draw_seed (OgcNewGamePage *page)
{
  ogc_setup_draft_new_seed (OGC_SETUP_PAGE (page)->draft);
}

static void
ogc_setup_page_arrange (OgcNewGamePage *page,
                        GtkWidget      *panels,
                        gboolean        narrow,
                        gboolean        stacked)
{
  OgcSetupPage *self = OGC_SETUP_PAGE (page);
  const GtkOrientation orientation = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  GtkLayoutManager *sections = gtk_widget_get_layout_manager (gtk_widget_get_parent (self->b_section));

  g_object_set (gtk_layout_manager_get_layout_child (sections, self->b_section), "column-span",
                stacked ? B_COLUMNS + C_COLUMNS : B_COLUMNS, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (sections, self->c_section), "column", stacked ? 0 : B_COLUMNS,
                "column-span", stacked ? B_COLUMNS + C_COLUMNS : C_COLUMNS, "row", stacked ? 1 : 0, NULL);
  ogc_choice_card_arrange (GTK_BOX (self->forms), orientation, narrow);
  ogc_choice_card_arrange (GTK_BOX (self->b), orientation, stacked);
  ogc_choice_card_arrange (GTK_BOX (self->c), orientation, narrow);
  gtk_widget_set_visible (self->crests, !narrow);
}

static void
ogc_setup_page_finalize (GObject *object)
{
  g_object_unref (OGC_SETUP_PAGE (object)->draft);

  G_OBJECT_CLASS (ogc_setup_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  ogc_new_game_page_class_bind_template (widget_class, RESOURCE_PATH "/compass/table/setup/setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, count);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, players_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, places);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, levels);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, styles);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, forms);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, starts);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, b_section);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, b);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c_section);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, c_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, crests);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, game);
  gtk_widget_class_bind_template_child (widget_class, OgcSetupPage, buildings);
}

static void
ogc_setup_page_class_init (OgcSetupPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  OgcNewGamePageClass *page_class = OGC_NEW_GAME_PAGE_CLASS (klass);

  object_class->get_property = ogc_property_get;
  object_class->finalize = ogc_setup_page_finalize;
  page_class->start = ogc_setup_page_start;
  page_class->draw_seed = ogc_setup_page_draw_seed;
  page_class->arrange = ogc_setup_page_arrange;

  props[PROP_DRAFT] = ogc_property_new ("draft", OGC_TYPE_SETUP_DRAFT, G_STRUCT_OFFSET (OgcSetupPage, draft));
  g_object_class_install_properties (object_class, N_PROPS, props);

  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "setup.add-seats", "u", add_seats_cb);
}

static void
ogc_setup_page_init (OgcSetupPage *self)
{
  g_autoptr (GVariant) last = g_settings_get_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP);
  g_autoptr (GtkSizeGroup) words = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  self->draft = ogc_setup_draft_new ();
  ogc_setup_settings_restore (self->draft, last);

  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->players_note));
  for (unsigned n = OGC_MIN_SEATS; n < OGC_MAX_SEATS; n++)
    {
      self->free_places[n] = create_free_place (n);
      gtk_box_append (GTK_BOX (self->places), self->free_places[n].button);
    }
  create_forms (self);
  create_buildings (self, self->b, words, OGC_AUCTION_HOUSE, OGC_GUILD, b_toggled_cb);
  create_buildings (self, self->c, words, OGC_TEMPLE, OGC_TOWER, c_toggled_cb);
  ogc_child_binding_bind (self->seats, ogc_setup_draft_get_seats (self->draft), create_row, self);
  seats_changed_cb (self);
  show_problem (self);
  g_object_bind_property (self->draft, "seed", ogc_new_game_page_get_seed (OGC_NEW_GAME_PAGE (self)), "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->draft, "notify::form", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::b", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::c", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::start", G_CALLBACK (show_start), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::problem", G_CALLBACK (show_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_setup_draft_get_seats (self->draft), "items-changed", G_CALLBACK (seats_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

OgcSetupDraft *
ogc_setup_page_get_draft (OgcSetupPage *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_PAGE (self), NULL);

  return self->draft;
}
