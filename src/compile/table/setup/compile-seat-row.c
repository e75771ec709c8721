/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-seat-row.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-choice-item.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-row-layout.h"
#include "ogc-seat-kind.h"
#include "ogc-wrap-layout.h"

struct _CompileSeatRow
{
  GtkWidget       parent_instance;

  OgcSeatSpec    *seat;

  GtkWidget      *content;
  OgcCrest       *crest;
  GtkEditable    *name;
  GtkCheckButton *person;
  GtkCheckButton *computer;
  GtkWidget      *levels;
  GtkWidget      *person_note;
  GtkDropDown    *level;
};

G_DEFINE_FINAL_TYPE (CompileSeatRow, compile_seat_row, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
offer_levels (CompileSeatRow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  const unsigned strength = ogc_seat_kind_get_strength (self->seat->kind);

  for (unsigned n = 0; n < OGC_SEAT_KIND_N_LEVELS; n++)
    {
      const char *kind = ogc_seat_kind_nth_level (n);

      ogc_choice_item_append_line (list, ogc_seat_kind_get_level (kind), ogc_seat_kind_get_description (kind), n + 1,
                                   n + 1);
    }
  ogc_choice_item_offer (self->level, list,
                         strength > 0 ? strength : ogc_seat_kind_get_strength (OGC_SEAT_KIND_EASY_COMPUTER));
}

static void
name_changed_cb (CompileSeatRow *self)
{
  g_free (self->seat->name);
  self->seat->name = g_strdup (gtk_editable_get_text (self->name));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A chosen level is remembered while a person plays. */
static void
kind_changed_cb (CompileSeatRow *self)
{
  const gboolean person = gtk_check_button_get_active (self->person);
  const unsigned strength = ogc_choice_item_get_chosen (self->level);

  gtk_widget_set_visible (self->person_note, person);
  gtk_widget_set_visible (GTK_WIDGET (self->level), !person);
  g_free (self->seat->kind);
  self->seat->kind = g_strdup (person ? OGC_SEAT_PERSON : ogc_seat_kind_nth_level (strength - 1));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
compile_seat_row_dispose (GObject *object)
{
  g_clear_pointer (&COMPILE_SEAT_ROW (object)->content, gtk_widget_unparent);

  G_OBJECT_CLASS (compile_seat_row_parent_class)->dispose (object);
}

static void
compile_seat_row_class_init (CompileSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_seat_row_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compile/table/setup/seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, content);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, crest);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, person);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, computer);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, levels);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, person_note);
  gtk_widget_class_bind_template_child (widget_class, CompileSeatRow, level);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_seat_row_init (CompileSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
compile_seat_row_new (OgcSeatSpec *seat,
                      unsigned     side)
{
  CompileSeatRow *self;
  g_autofree char *label = g_strdup_printf (_("Player %d"), (int) side + 1);
  gboolean person;

  g_return_val_if_fail (seat != NULL, NULL);

  self = g_object_new (COMPILE_TYPE_SEAT_ROW, NULL);
  self->seat = seat;
  person = g_str_equal (seat->kind, OGC_SEAT_PERSON);
  ogc_crest_set_seat (self->crest, side, seat->emblem);
  gtk_editable_set_text (self->name, seat->name);
  offer_levels (self);
  gtk_check_button_set_active (person ? self->person : self->computer, TRUE);
  name_changed_cb (self); /* the entry is no longer than a name may be */
  kind_changed_cb (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  ogc_accessible_name_all (GTK_WIDGET (self));
  /* Connected last: nothing before this is a choice. */
  g_signal_connect_object (self->name, "notify::text", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->person, "toggled", G_CALLBACK (kind_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->level, "notify::selected", G_CALLBACK (kind_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
compile_seat_row_align (CompileSeatRow *self,
                        GtkSizeGroup   *levels)
{
  g_return_if_fail (COMPILE_IS_SEAT_ROW (self));

  gtk_size_group_add_widget (levels, self->levels);
}
