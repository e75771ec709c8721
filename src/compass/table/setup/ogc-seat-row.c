/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-row.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-choice-item.h"
#include "ogc-emblem.h"
#include "ogc-player-kind.h"

struct _OgcSeatRow
{
  GtkWidget      parent_instance;

  OgcSetupDraft *draft;
  OgcSetupSeat  *seat;
  gboolean       narrow;

  GtkWidget     *lines;
  GtkLabel      *number;
  GtkDropDown   *emblem;
  GtkEditable   *name;
  GtkWidget     *player;
  GtkDropDown   *kind;
  GtkWidget     *style_place;
  GtkDropDown   *style;
};

G_DEFINE_FINAL_TYPE (OgcSeatRow, ogc_seat_row, GTK_TYPE_WIDGET)

/* In one line who plays can be read in full. */
#define KIND_WIDTH 256
#define STYLE_WIDTH 132

enum {
  PROP_DRAFT = 1,
  PROP_SEAT,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* In one line the place of the style stays, so that the rows are alike. */
static void
update_style_place (OgcSeatRow *self)
{
  const gboolean styled = ogc_player_kind_get_style (ogc_setup_seat_get_kind (self->seat), NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->style), styled);
  gtk_widget_set_visible (self->style_place, styled || !self->narrow);
}

static void
set_narrow (OgcSeatRow *self,
            gboolean    narrow)
{
  const GtkOrientation orientation = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_widget_set_size_request (GTK_WIDGET (self->kind), narrow ? -1 : KIND_WIDTH, -1);
  gtk_widget_set_size_request (self->style_place, narrow ? -1 : STYLE_WIDTH, -1);
  gtk_widget_set_hexpand (self->player, narrow); /* else the name gets what is left over */
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->lines), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->player), orientation);
  update_style_place (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

static void
offer_kinds (OgcSeatRow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  for (unsigned n = 0; ogc_player_kind_nth (n) != NULL; n++)
    ogc_choice_item_append (list, ogc_player_kind_get_label (ogc_player_kind_nth (n)), n);
  ogc_choice_item_offer (self->kind, list, ogc_player_kind_find (ogc_setup_seat_get_kind (self->seat)));
}

/* What is played, and how; balanced for whatever has no style. */
static void
offer_styles (OgcSeatRow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  OgcPlayStyle style;

  ogc_player_kind_get_style (ogc_setup_seat_get_kind (self->seat), &style);
  for (OgcPlayStyle n = 0; n < OGC_N_PLAY_STYLES; n++)
    ogc_choice_item_append (list, ogc_player_kind_get_style_label (n), n);
  ogc_choice_item_offer (self->style, list, style);
  update_style_place (self);
}

static void
offer_emblems (OgcSeatRow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  for (unsigned n = 0; n < OGC_N_EMBLEMS; n++)
    ogc_choice_item_append (list, ogc_emblem_get_label (ogc_emblem_nth (n)), n);
  ogc_choice_item_offer (self->emblem, list, ogc_emblem_find (ogc_setup_seat_get_emblem (self->seat)));
}

/* Which place it has, what may be done with it, and in which colour. */
static void
update_place (OgcSeatRow *self)
{
  int place = ogc_setup_draft_index_of (self->draft, self->seat);
  unsigned n = ogc_setup_draft_get_n_seats (self->draft);
  g_autofree char *number = g_strdup_printf ("%d", place + 1);
  g_autofree char *label = g_strdup_printf (_("Player %d"), place + 1);
  g_autofree char *class = g_strdup_printf ("seat-%d", place);
  const char *classes[] = { "seat-row", class, NULL };

  if (place < 0)
    return;
  gtk_label_set_label (self->number, number);
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.earlier", place > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.later", place + 1 < (int) n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove", n > OGC_MIN_SEATS);
}

static GtkWidget *
new_emblem_image (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "pixel-size", 20, NULL);
}

static void
setup_emblem_cb (OgcSeatRow  *self,
                 GtkListItem *item)
{
  gtk_list_item_set_child (item, new_emblem_image ());
}

static void
bind_emblem_cb (OgcSeatRow  *self,
                GtkListItem *item)
{
  const char *id = ogc_emblem_nth (ogc_choice_item_get_value (gtk_list_item_get_item (item)));

  gtk_image_set_from_icon_name (GTK_IMAGE (gtk_list_item_get_child (item)), ogc_emblem_get_icon_name (id));
}

static void
setup_emblem_line_cb (OgcSeatRow  *self,
                      GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (box), new_emblem_image ());
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
bind_emblem_line_cb (OgcSeatRow  *self,
                     GtkListItem *item)
{
  const char *id = ogc_emblem_nth (ogc_choice_item_get_value (gtk_list_item_get_item (item)));
  GtkWidget *box = gtk_list_item_get_child (item);

  gtk_image_set_from_icon_name (GTK_IMAGE (gtk_widget_get_first_child (box)), ogc_emblem_get_icon_name (id));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), ogc_emblem_get_label (id));
}

static void
setup_style_cb (OgcSeatRow  *self,
                GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, NULL));
}

static void
bind_style_cb (OgcSeatRow  *self,
               GtkListItem *item)
{
  const OgcPlayStyle style = ogc_choice_item_get_value (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), ogc_player_kind_get_style_label (style));
}

/* A style's name, and below it how somebody of that style plays. */
static void
setup_style_line_cb (OgcSeatRow  *self,
                     GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, NULL);
  GtkWidget *description = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, NULL);

  gtk_widget_add_css_class (description, "note");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), description);
  gtk_list_item_set_child (item, box);
}

static void
bind_style_line_cb (OgcSeatRow  *self,
                    GtkListItem *item)
{
  const OgcPlayStyle style = ogc_choice_item_get_value (gtk_list_item_get_item (item));
  GtkWidget *box = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), ogc_player_kind_get_style_label (style));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), ogc_player_kind_get_style_description (style));
}

static void
emblem_selected_cb (OgcSeatRow *self)
{
  ogc_setup_draft_choose_emblem (self->draft, self->seat, ogc_emblem_nth (ogc_choice_item_get_chosen (self->emblem)));
}

static void
kind_selected_cb (OgcSeatRow *self)
{
  const char *kind = ogc_player_kind_nth (ogc_choice_item_get_chosen (self->kind));

  if (kind != NULL)
    ogc_setup_draft_choose_kind (self->draft, self->seat, kind);
}

static void
style_selected_cb (OgcSeatRow *self)
{
  const char *kind = ogc_setup_seat_get_kind (self->seat);

  if (ogc_player_kind_get_style (kind, NULL))
    ogc_setup_seat_set_kind (self->seat, ogc_player_kind_with_style (kind, ogc_choice_item_get_chosen (self->style)));
}

/* The row is made anew at its new place. */
static void
move (OgcSeatRow *self,
      int         by)
{
  g_autoptr (OgcSetupDraft) draft = g_object_ref (self->draft);
  g_autoptr (OgcSetupSeat) seat = g_object_ref (self->seat);

  ogc_setup_draft_move_seat (draft, seat, by);
}

static void
earlier_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  move (OGC_SEAT_ROW (widget), -1);
}

static void
later_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  move (OGC_SEAT_ROW (widget), 1);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcSeatRow *self = OGC_SEAT_ROW (widget);
  g_autoptr (OgcSetupDraft) draft = g_object_ref (self->draft);

  ogc_setup_draft_remove_seat (draft, self->seat);
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
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
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
    case PROP_NARROW:
      set_narrow (self, g_value_get_boolean (value));
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

  offer_kinds (self);
  offer_styles (self);
  offer_emblems (self);
  update_place (self);
  g_object_bind_property (self->seat, "name", self->name, "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->seat, "notify::emblem", G_CALLBACK (offer_emblems), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seat, "notify::kind", G_CALLBACK (offer_styles), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_setup_draft_get_seats (self->draft), "items-changed", G_CALLBACK (update_place), self,
                           G_CONNECT_SWAPPED);
  /* Only now: until here nobody has chosen anything. */
  g_signal_connect_object (self->emblem, "notify::selected", G_CALLBACK (emblem_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->kind, "notify::selected", G_CALLBACK (kind_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->style, "notify::selected", G_CALLBACK (style_selected_cb), self, G_CONNECT_SWAPPED);
  ogc_accessible_name_all (GTK_WIDGET (self));
}

static void
ogc_seat_row_dispose (GObject *object)
{
  OgcSeatRow *self = OGC_SEAT_ROW (object);

  g_clear_pointer (&self->lines, gtk_widget_unparent);
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
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/table/setup/seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, lines);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, number);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, emblem);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, player);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, kind);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, style_place);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatRow, style);
  gtk_widget_class_bind_template_callback (widget_class, setup_emblem_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_emblem_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_emblem_line_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_emblem_line_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_style_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_style_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_style_line_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_style_line_cb);
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

GtkWidget *
ogc_seat_row_get_kind (OgcSeatRow *self)
{
  g_return_val_if_fail (OGC_IS_SEAT_ROW (self), NULL);

  return GTK_WIDGET (self->kind);
}

GtkWidget *
ogc_seat_row_get_name (OgcSeatRow *self)
{
  g_return_val_if_fail (OGC_IS_SEAT_ROW (self), NULL);

  return GTK_WIDGET (self->name);
}
