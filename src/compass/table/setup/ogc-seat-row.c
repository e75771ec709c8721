/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-row.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-choice-item.h"
#include "ogc-crest.h"
#include "ogc-emblem.h"
#include "ogc-group.h"
#include "ogc-player-kind.h"
#include "ogc-wrap-layout.h"

struct _OgcSeatRow
{
  GtkWidget       parent_instance;

  OgcSetupDraft  *draft;
  OgcSetupSeat   *seat;

  GtkWidget      *content;
  GtkWidget      *emblem_button;
  OgcCrest       *crest;
  GtkWidget      *emblems;
  GtkEditable    *name;
  GtkCheckButton *person;
  GtkCheckButton *computer;
  GtkWidget      *levels;
  GtkWidget      *person_note;
  GtkDropDown    *kind;
  GtkDropDown    *style;
};

G_DEFINE_FINAL_TYPE (OgcSeatRow, ogc_seat_row, GTK_TYPE_WIDGET)

enum {
  PROP_DRAFT = 1,
  PROP_SEAT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The size of a crest to choose. */
#define EMBLEM_SIDE 44

static gboolean
is_person (OgcSeatRow *self)
{
  return g_strcmp0 (ogc_setup_seat_get_kind (self->seat), OGC_SEAT_PERSON) == 0;
}

static void
append_kind (GListStore *list,
             unsigned    n)
{
  const char *kind = ogc_player_kind_nth (n);

  ogc_choice_item_append_line (list, ogc_player_kind_get_level (kind), ogc_player_kind_get_description (kind),
                               ogc_player_kind_get_strength (kind), n);
}

/* The levels, weakest first, then players without a level. */
static void
offer_kinds (OgcSeatRow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  const char *kind = is_person (self) ? ogc_setup_draft_get_usual_level (self->draft)
                                      : ogc_setup_seat_get_kind (self->seat);

  for (unsigned level = 0; level < 2; level++)
    for (unsigned n = 1; ogc_player_kind_nth (n) != NULL; n++)
      if ((ogc_player_kind_get_strength (ogc_player_kind_nth (n)) == 0) == (level == 1))
        append_kind (list, n);
  ogc_choice_item_offer (self->kind, list, (unsigned) ogc_player_kind_find (kind));
}

static void
offer_styles (OgcSeatRow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  OgcPlayStyle style;

  ogc_player_kind_get_style (ogc_setup_seat_get_kind (self->seat), &style);
  for (OgcPlayStyle n = 0; n < OGC_N_PLAY_STYLES; n++)
    ogc_choice_item_append_line (list, ogc_player_kind_get_style_label (n), ogc_player_kind_get_style_description (n),
                                 0, n);
  ogc_choice_item_offer (self->style, list, style);
}

/* Shows who plays; a chosen level is remembered while a person plays. */
static void
update_kind (OgcSeatRow *self)
{
  const gboolean person = is_person (self);

  gtk_check_button_set_active (person ? self->person : self->computer, TRUE);
  gtk_widget_set_visible (self->person_note, person);
  gtk_widget_set_visible (GTK_WIDGET (self->kind), !person);
  gtk_widget_set_visible (GTK_WIDGET (self->style),
                          ogc_player_kind_get_style (ogc_setup_seat_get_kind (self->seat), NULL));
  if (!person)
    offer_kinds (self);
  offer_styles (self);
}

static void
update_emblem (OgcSeatRow *self)
{
  const unsigned chosen = ogc_emblem_find (ogc_setup_seat_get_emblem (self->seat));
  GtkWidget *option = gtk_widget_get_first_child (self->emblems);

  for (unsigned n = 0; n < chosen; n++)
    option = gtk_widget_get_next_sibling (option);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (option), TRUE);
}

/* Shows the place of the seat, what can be done with it, and its colour. */
static void
update_place (OgcSeatRow *self)
{
  int place = ogc_setup_draft_index_of (self->draft, self->seat);
  unsigned n = ogc_setup_draft_get_n_seats (self->draft);
  g_autofree char *label = g_strdup_printf (_("Player %d"), place + 1);
  g_autofree char *class = g_strdup_printf ("seat-%d", place);
  const char *classes[] = { class, NULL };

  if (place < 0)
    return;
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
  g_object_set (self->crest, "owner", place, NULL);
  for (GtkWidget *option = gtk_widget_get_first_child (self->emblems); option != NULL;
       option = gtk_widget_get_next_sibling (option))
    g_object_set (gtk_check_button_get_child (GTK_CHECK_BUTTON (option)), "owner", place, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.earlier", place > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.later", place + 1 < (int) n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove", n > OGC_MIN_SEATS);
}

static void
emblem_toggled_cb (OgcSeatRow     *self,
                   GtkCheckButton *option)
{
  OgcCrest *crest = OGC_CREST (gtk_check_button_get_child (option));
  g_autofree char *emblem = NULL;

  g_object_get (crest, "emblem", &emblem, NULL);
  if (gtk_check_button_get_active (option) && g_strcmp0 (emblem, ogc_setup_seat_get_emblem (self->seat)) != 0)
    ogc_setup_draft_choose_emblem (self->draft, self->seat, emblem);
}

static void
create_emblems (OgcSeatRow *self)
{
  GtkWidget *group = NULL;

  for (unsigned n = 0; n < OGC_N_EMBLEMS; n++)
    {
      const char *label = ogc_emblem_get_label (ogc_emblem_nth (n));
      GtkWidget *option = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

      gtk_widget_add_css_class (option, "option");
      gtk_widget_set_tooltip_text (option, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (option), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      gtk_check_button_set_child (GTK_CHECK_BUTTON (option), ogc_crest_new (0, ogc_emblem_nth (n), EMBLEM_SIDE));
      gtk_check_button_set_group (GTK_CHECK_BUTTON (option), GTK_CHECK_BUTTON (group));
      g_signal_connect_object (option, "toggled", G_CALLBACK (emblem_toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->emblems), option);
      group = option;
    }
}

/* Makes a person or a computer player of the offered level play. */
static void
player_toggled_cb (OgcSeatRow *self)
{
  const gboolean person = gtk_check_button_get_active (self->person);

  if (person != is_person (self))
    ogc_setup_draft_choose_kind (self->draft, self->seat,
                                 person ? OGC_SEAT_PERSON
                                        : ogc_player_kind_nth (ogc_choice_item_get_chosen (self->kind)));
}

static void
kind_selected_cb (OgcSeatRow *self)
{
  if (!is_person (self))
    ogc_setup_draft_choose_kind (self->draft, self->seat,
                                 ogc_player_kind_nth (ogc_choice_item_get_chosen (self->kind)));
}

static void
style_selected_cb (OgcSeatRow *self)
{
  const char *kind = ogc_setup_seat_get_kind (self->seat);

  if (ogc_player_kind_get_style (kind, NULL))
    ogc_setup_seat_set_kind (self->seat, ogc_player_kind_with_style (kind, ogc_choice_item_get_chosen (self->style)));
}

/* Row number @n in @parent. */
static OgcSeatRow *
nth_row (GtkWidget *parent,
         int        n)
{
  GtkWidget *row = gtk_widget_get_first_child (parent);

  while (n-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return OGC_SEAT_ROW (row);
}

/* Moves the focus with the row, which is created again at its new place. */
static void
move_seat (OgcSeatRow *self,
           int         by)
{
  g_autoptr (OgcSetupDraft) draft = g_object_ref (self->draft);
  g_autoptr (OgcSetupSeat) seat = g_object_ref (self->seat);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  ogc_setup_draft_move_seat (draft, seat, by);
  gtk_widget_grab_focus (nth_row (parent, ogc_setup_draft_index_of (draft, seat))->emblem_button);
}

static void
earlier_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  move_seat (OGC_SEAT_ROW (widget), -1);
}

static void
later_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  move_seat (OGC_SEAT_ROW (widget), 1);
}

/* Removes the seat, and moves the focus to the row that takes its place. */
static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcSeatRow *self = OGC_SEAT_ROW (widget);
  g_autoptr (OgcSetupDraft) draft = g_object_ref (self->draft);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  const int place = ogc_setup_draft_index_of (draft, self->seat);

  ogc_setup_draft_remove_seat (draft, self->seat);
  gtk_widget_grab_focus (ogc_seat_row_get_name (nth_row (parent, MIN (place, (int) ogc_setup_draft_get_n_seats (draft)
                                                                              - 1))));
}

static void
ogc_seat_row_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcSeatRow *self = OGC_SEAT_ROW (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, self->draft);
      break;
    case PROP_SEAT:
      g_value_set_object (value, self->seat);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_seat_row_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  OgcSeatRow *self = OGC_SEAT_ROW (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      self->draft = g_value_dup_object (value);
      break;
    case PROP_SEAT:
      self->seat = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_seat_row_constructed (GObject *object)
{
  OgcSeatRow *self = OGC_SEAT_ROW (object);

  G_OBJECT_CLASS (ogc_seat_row_parent_class)->constructed (object);

  create_emblems (self);
  offer_kinds (self);
  update_kind (self);
  update_emblem (self);
  update_place (self);
  g_object_bind_property (self->seat, "name", self->name, "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->seat, "emblem", self->crest, "emblem", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->seat, "notify::emblem", G_CALLBACK (update_emblem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seat, "notify::kind", G_CALLBACK (update_kind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_setup_draft_get_seats (self->draft), "items-changed", G_CALLBACK (update_place), self,
                           G_CONNECT_SWAPPED);
  /* This is connected last, because nothing before it is a choice. */
  g_signal_connect_object (self->person, "toggled", G_CALLBACK (player_toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->kind, "notify::selected", G_CALLBACK (kind_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->style, "notify::selected", G_CALLBACK (style_selected_cb), self, G_CONNECT_SWAPPED);
  ogc_accessible_name_all (GTK_WIDGET (self));
}

static void
ogc_seat_row_dispose (GObject *object)
{
  OgcSeatRow *self = OGC_SEAT_ROW (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->draft);
  g_clear_object (&self->seat);

  G_OBJECT_CLASS (ogc_seat_row_parent_class)->dispose (object);
}

static void
ogc_seat_row_class_init (OgcSeatRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags construct = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_seat_row_get_property;
  object_class->set_property = ogc_seat_row_set_property;
  object_class->constructed = ogc_seat_row_constructed;
  object_class->dispose = ogc_seat_row_dispose;

  props[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, OGC_TYPE_SETUP_DRAFT, construct);
  props[PROP_SEAT] = g_param_spec_object ("seat", NULL, NULL, OGC_TYPE_SETUP_SEAT, construct);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/setup/seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, content);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, emblem_button);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, crest);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, emblems);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, person);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, computer);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, levels);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, person_note);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, kind);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, style);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  gtk_widget_class_install_action (widget_class, "seat.earlier", NULL, earlier_cb);
  gtk_widget_class_install_action (widget_class, "seat.later", NULL, later_cb);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, remove_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.earlier", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.later", NULL);
}

static void
ogc_seat_row_init (OgcSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_seat_row_new (OgcSetupDraft *draft,
                  OgcSetupSeat  *seat)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (draft), NULL);
  g_return_val_if_fail (OGC_IS_SETUP_SEAT (seat), NULL);

  return g_object_new (OGC_TYPE_SEAT_ROW, "draft", draft, "seat", seat, NULL);
}

void
ogc_seat_row_align (OgcSeatRow   *self,
                    GtkSizeGroup *levels,
                    GtkSizeGroup *styles)
{
  g_return_if_fail (OGC_IS_SEAT_ROW (self));

  gtk_size_group_add_widget (levels, self->levels);
  gtk_size_group_add_widget (styles, GTK_WIDGET (self->style));
}

GtkWidget *
ogc_seat_row_get_name (OgcSeatRow *self)
{
  g_return_val_if_fail (OGC_IS_SEAT_ROW (self), NULL);

  return GTK_WIDGET (self->name);
}
