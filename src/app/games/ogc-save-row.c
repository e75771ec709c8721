/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-row.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-child-binding.h"
#include "ogc-date.h"
#include "ogc-escape.h"
#include "ogc-games.h"
#include "ogc-save-thumbnail.h"
#include "ogc-tooltip.h"
#include "ogc-wrap-layout.h"

#define EMBLEM 28
#define SMALL_EMBLEM 20
/* Widths of a player's name and kind: in a column, and of a longer name if there is room. */
#define SEAT_CHARS 11
#define MOST_SEAT_CHARS 22
/* Widths of the title, and pixels between the parts of the row; as in save-row.ui, and in a compact row. */
#define TITLE_CHARS 24
#define SMALL_TITLE_CHARS 13
#define SPACING 12
#define SMALL_SPACING 6
/* So wide that players take a line of their own in a compact row. */
#define SMALL_SEATS 220

struct _OgcSaveRow
{
  GtkWidget       parent_instance;

  OgcSaveInfo    *info;
  gboolean        on_table;
  gboolean        compact;
  gboolean        editing; /* the title */
  guint           edit_source;

  OgcSaveThumbnail *picture;
  GtkWidget        *words;
  GtkLabel         *title;
  GtkEditable      *title_entry;
  GtkLabel         *note;
  GtkLabel         *problem;
  GtkWidget        *seats;
  GtkWidget        *tools;
  GtkButton        *open_button;
  GtkMenuButton    *menu_button;
};

G_DEFINE_FINAL_TYPE (OgcSaveRow, ogc_save_row, GTK_TYPE_WIDGET)

/* How far the game is, or who has won. */
static char *
dup_state (OgcSaveInfo *info,
           gboolean     on_table)
{
  if (ogc_save_info_get_problem (info) != NULL)
    return g_strdup (_("Can’t be opened"));
  if (ogc_save_info_get_finished (info))
    /* TRANSLATORS: who has won */
    return g_strdup_printf (_("Finished: %s"), ogc_save_info_get_outcome (info));
  if (on_table)
    /* TRANSLATORS: how far the game is, "Round 3 of 6" */
    return g_strdup_printf (_("On the table · %s"), ogc_save_info_get_progress (info));
  return g_strdup (ogc_save_info_get_progress (info));
}

/* The same, and when the game was saved last unless the title says that. */
static char *
dup_dated_state (OgcSaveInfo *info,
                 gboolean     on_table)
{
  g_autofree char *moment = ogc_date_format (ogc_save_info_get_changed (info));
  g_autofree char *state = NULL;

  if (ogc_save_info_get_problem (info) == NULL && ogc_save_info_get_n_seats (info) == 0)
    return g_steal_pointer (&moment); /* shown while the file is being read */
  state = dup_state (info, on_table);
  if (ogc_save_info_get_dated (info))
    return g_steal_pointer (&state);
  /* TRANSLATORS: how far a saved game is, "Round 3 of 6"; day and time */
  return g_strdup_printf (C_("saved game", "%s · %s"), state, moment);
}

/* The progress; for any game but the first, also which game it is. */
static char *
dup_note (OgcSaveInfo *info,
          gboolean     on_table)
{
  const char *game = ogc_save_info_get_game (info);
  const OgcGameUi *ui = game != NULL ? ogc_games_find (game) : NULL;
  g_autofree char *state = dup_dated_state (info, on_table);

  if (ui == NULL || ui == ogc_games_nth (0))
    return g_steal_pointer (&state);
  return g_strdup_printf (C_("saved game", "%s · %s"), _(ui->name), state);
}

static GtkWidget *
create_line (const char *text,
             const char *tooltip,
             const char *css_class,
             int         width_chars)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END,
                                   "width-chars", width_chars, "max-width-chars", MOST_SEAT_CHARS, NULL);

  ogc_tooltip_set (label, tooltip);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Who played: a crest, a name, and the kind of player. */
static GtkWidget *
create_seat (OgcSaveRow *self,
             unsigned    seat)
{
  const OgcGameUi *ui = ogc_games_find (ogc_save_info_get_game (self->info));
  const OgcSeatSpec *spec = ogc_save_info_get_seat (self->info, seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *crest = ui->create_crest (seat, spec->emblem, EMBLEM);

  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (lines), create_line (spec->name, spec->name, "seat-title", SEAT_CHARS));
  gtk_box_append (GTK_BOX (lines), create_line (ui->describe_player (spec->kind, FALSE),
                                                ui->describe_player (spec->kind, TRUE), "note", SEAT_CHARS));
  gtk_box_append (GTK_BOX (box), crest);
  gtk_box_append (GTK_BOX (box), lines);
  return box;
}

/* The same in one line, without the kind of player. */
static GtkWidget *
create_small_seat (OgcSaveRow *self,
                   unsigned    seat)
{
  const OgcGameUi *ui = ogc_games_find (ogc_save_info_get_game (self->info));
  const OgcSeatSpec *spec = ogc_save_info_get_seat (self->info, seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (box), ui->create_crest (seat, spec->emblem, SMALL_EMBLEM));
  gtk_box_append (GTK_BOX (box), create_line (spec->name, spec->name, "seat-title", -1));
  return box;
}

static void
append_item (GMenu      *menu,
             const char *label,
             const char *action,
             const char *uri)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", uri);
  g_menu_append_item (menu, item);
}

/* The menu is created on demand, because it costs more than the rest of the row. */
static void
open_menu_cb (GtkMenuButton *button,
              gpointer       user_data)
{
  OgcSaveRow *self = OGC_SAVE_ROW (user_data);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *uri = g_file_get_uri (ogc_save_info_get_file (self->info));

  if (ogc_save_info_get_n_seats (self->info) > 0)
    append_item (menu, _("_Rename…"), "saves.rename", uri);
  append_item (menu, _("E_xport…"), "saves.export", uri);
  if (!self->on_table)
    append_item (menu, _("_Delete"), "saves.remove", uri);
  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (G_MENU_MODEL (menu)));
}

static void
update_seats (OgcSaveRow *self)
{
  ogc_child_binding_clear (self->seats);
  for (unsigned n = 0; n < ogc_save_info_get_n_seats (self->info); n++)
    gtk_widget_set_parent (self->compact ? create_small_seat (self, n) : create_seat (self, n), self->seats);
}

static void
update_tools (OgcSaveRow *self)
{
  g_autofree char *uri = g_file_get_uri (ogc_save_info_get_file (self->info));
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->open_button),
                          ogc_save_info_get_n_seats (self->info) > 0 && !self->compact);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_button), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open_button), "saves.open");
  gtk_button_set_label (self->open_button, ogc_save_info_get_finished (self->info) ? _("View") : _("Continue"));
  gtk_menu_button_set_popover (self->menu_button, NULL);
  /* TRANSLATORS: %s is the title of a saved game */
  label = g_strdup_printf (_("More actions for %s"), ogc_save_info_get_title (self->info));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->menu_button), label);
  ogc_accessible_name_all (self->tools);
}

static void
show_entry (OgcSaveRow *self,
            gboolean    shown)
{
  self->editing = shown;
  /* The entry is as wide as the title, so that nothing moves. */
  gtk_widget_set_size_request (self->words, shown ? gtk_widget_get_width (self->words) : -1, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->title_entry), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !shown);
}

/* Runs once the menu in which it was chosen has closed and returned the focus. */
static gboolean
edit_title_cb (gpointer user_data)
{
  OgcSaveRow *self = user_data;

  self->edit_source = 0;
  gtk_editable_set_text (self->title_entry, ogc_save_info_get_title (self->info));
  show_entry (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->title_entry));
  gtk_editable_select_region (self->title_entry, 0, -1);
  return G_SOURCE_REMOVE;
}

/* Ends editing. The page takes the focus out of the entry, if it is still there, and remembers the title. */
static void
end_edit (OgcSaveRow *self,
          const char *title)
{
  g_autofree char *uri = g_file_get_uri (ogc_save_info_get_file (self->info));

  if (!self->editing)
    return;
  self->editing = FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "saves.set-title", "(ss)", uri, title);
  show_entry (self, FALSE);
}

/* Whoever goes on elsewhere has finished as well. */
static void
title_typed_cb (OgcSaveRow *self)
{
  g_autofree char *title = g_strstrip (ogc_clean_name (gtk_editable_get_text (self->title_entry)));

  end_edit (self, title);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  OgcSaveRow *self = OGC_SAVE_ROW (widget);

  if (!self->editing)
    return FALSE;
  end_edit (self, ogc_save_info_get_title (self->info));
  return TRUE;
}

static void
ogc_save_row_dispose (GObject *object)
{
  OgcSaveRow *self = OGC_SAVE_ROW (object);

  g_clear_handle_id (&self->edit_source, g_source_remove);
  if (self->seats != NULL)
    ogc_child_binding_clear (self->seats);
  self->seats = NULL;
  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_object (&self->info);

  G_OBJECT_CLASS (ogc_save_row_parent_class)->dispose (object);
}

static void
ogc_save_row_class_init (OgcSaveRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_save_row_dispose;

  g_type_ensure (OGC_TYPE_SAVE_THUMBNAIL);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/games/save-row.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, picture);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, words);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, title);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, title_entry);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, note);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, problem);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, seats);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, tools);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, open_button);
  gtk_widget_class_bind_template_child (widget_class, OgcSaveRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, title_typed_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
ogc_save_row_init (OgcSaveRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, open_menu_cb, self, NULL);
  gtk_entry_set_max_length (GTK_ENTRY (self->title_entry), OGC_MAX_TITLE_LENGTH);
}

GtkWidget *
ogc_save_row_new (void)
{
  return g_object_new (OGC_TYPE_SAVE_ROW, NULL);
}

void
ogc_save_row_set_info (OgcSaveRow  *self,
                       OgcSaveInfo *info,
                       gboolean     on_table)
{
  g_autofree char *note = NULL;
  const char *problem;

  g_return_if_fail (OGC_IS_SAVE_ROW (self));
  g_return_if_fail (OGC_IS_SAVE_INFO (info));

  if (g_set_object (&self->info, info))
    show_entry (self, FALSE);
  self->on_table = on_table;
  note = dup_note (info, on_table);
  problem = ogc_save_info_get_problem (info);
  ogc_save_thumbnail_set_info (self->picture, info);
  gtk_label_set_label (self->title, ogc_save_info_get_title (info));
  gtk_label_set_label (self->note, note);
  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_set_visible (self->seats, problem == NULL);
  gtk_widget_set_hexpand (self->words, problem != NULL || self->compact);
  update_seats (self);
  update_tools (self);
}

void
ogc_save_row_set_compact (OgcSaveRow *self,
                          gboolean    compact)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (OGC_IS_SAVE_ROW (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  g_object_set (gtk_widget_get_layout_manager (widget), "spacing", compact ? SMALL_SPACING : SPACING, NULL);
  g_object_set (self->title, "width-chars", compact ? SMALL_TITLE_CHARS : TITLE_CHARS, NULL);
  /* The menu stays beside the title, above who plays. */
  gtk_widget_set_size_request (self->seats, compact ? SMALL_SEATS : -1, -1);
  gtk_widget_insert_before (self->tools, widget, compact ? self->seats : NULL);
}

OgcSaveInfo *
ogc_save_row_get_info (OgcSaveRow *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_ROW (self), NULL);

  return self->info;
}

void
ogc_save_row_edit_title (OgcSaveRow *self)
{
  g_return_if_fail (OGC_IS_SAVE_ROW (self));

  if (self->edit_source == 0)
    self->edit_source = g_idle_add (edit_title_cb, self);
}

char *
ogc_save_row_describe (OgcSaveInfo *info,
                       gboolean     on_table)
{
  const char *problem;
  g_autofree char *note = NULL;

  g_return_val_if_fail (OGC_IS_SAVE_INFO (info), NULL);

  problem = ogc_save_info_get_problem (info);
  note = dup_note (info, on_table);
  /* TRANSLATORS: a saved game for a screen reader: its title; how far it is and when it was saved, or why it cannot
   * be opened */
  return g_strdup_printf (C_("saved game", "%s. %s"), ogc_save_info_get_title (info), problem != NULL ? problem : note);
}
