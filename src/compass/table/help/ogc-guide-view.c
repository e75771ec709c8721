/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-guide-view.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-child-binding.h"
#include "ogc-die-button.h"
#include "ogc-key-bindings.h"
#include "ogc-lesson-progress.h"
#include "ogc-live-region.h"
#include "ogc-row-layout.h"
#include "ogc-seat-view.h"
#include "ogc-symbol-view.h"
#include "ogc-wrap-layout.h"

struct _OgcGuideView
{
  GtkWidget parent_instance;

  OgcGuide    *guide;
  OgcGame     *game;
  OgcBoard    *board;
  OgcTrayView *tray;
  guint        tick;     /* tick callback of the board that highlights what the guide talks about */
  gboolean     was_read; /* whether "next" had the focus when the guide changed */
  GtkLabel    *text;
  GtkWidget   *next;
  GtkWidget   *next_lesson;
  GtkLabel    *next_lesson_name;
};

G_DEFINE_FINAL_TYPE (OgcGuideView, ogc_guide_view, GTK_TYPE_WIDGET)

/* The style class of what a guide talks about. */
#define GUIDED_CLASS "guided"

/* The first tableau inside @widget of a person or, without @person, of another player. */
static GtkWidget *
find_seat (GtkWidget *widget,
           gboolean   person)
{
  GtkWidget *found = NULL;

  if (OGC_IS_SEAT_VIEW (widget))
    return ogc_seat_get_person (ogc_seat_view_get_seat (OGC_SEAT_VIEW (widget))) == person ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_seat (child, person);
  return found;
}

static void
unmark_widgets (GtkWidget *widget)
{
  gtk_widget_remove_css_class (widget, GUIDED_CLASS);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    unmark_widgets (child);
}

static void
mark_widget (GtkWidget *widget)
{
  if (widget != NULL)
    gtk_widget_add_css_class (widget, GUIDED_CLASS);
}

/* The first die in the tray from @button on whose value is one of @dice; %NULL if there is none. */
static GtkWidget *
find_die (GtkWidget *button,
          OgcDice    dice)
{
  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const unsigned value = ogc_die_get_value (ogc_die_button_get_die (OGC_DIE_BUTTON (button)));

      if (value > 0 && ogc_dice_count_of (dice, value) > 0)
        return button;
    }
  return NULL;
}

/* Highlights as many dice of each value as there are in @dice. */
static void
mark_dice (OgcGuideView *self,
           OgcDice       dice)
{
  GtkWidget *button = ogc_tray_view_get_die (self->tray);

  while ((button = find_die (button, dice)) != NULL)
    {
      mark_widget (button);
      dice -= ogc_dice_one (ogc_die_get_value (ogc_die_button_get_die (OGC_DIE_BUTTON (button))));
      button = gtk_widget_get_next_sibling (button);
    }
}

/* The widget to highlight as a whole; dice are highlighted one by one. */
static GtkWidget *
find_target (OgcGuideView *self)
{
  OgcGuideTarget target = ogc_guide_get_target (self->guide);

  switch (target)
    {
    case OGC_GUIDE_BOARD:
      return GTK_WIDGET (self->board);
    case OGC_GUIDE_DICE:
    case OGC_GUIDE_BUILDING:
      return GTK_WIDGET (ogc_board_find_card (self->board, ogc_guide_get_building (self->guide)));
    case OGC_GUIDE_TRAY:
      return GTK_WIDGET (self->tray);
    case OGC_GUIDE_ROLL:
      return ogc_tray_view_get_button (self->tray, OGC_DECISION_ROLL);
    case OGC_GUIDE_OWN_SEAT:
    case OGC_GUIDE_RIVAL_SEAT:
      return find_seat (GTK_WIDGET (self->board), target == OGC_GUIDE_OWN_SEAT);
    case OGC_GUIDE_NOTHING:
      break;
    }
  return NULL;
}

/* Highlights what the guide talks about, and scrolls there if necessary. */
static gboolean
show_target_cb (GtkWidget     *board,
                GdkFrameClock *clock,
                gpointer       data)
{
  OgcGuideView *self = OGC_GUIDE_VIEW (data);
  GtkWidget *target;

  self->tick = 0;
  ogc_tray_view_set_guided (self->tray, ogc_guide_get_read (self->guide));
  unmark_widgets (GTK_WIDGET (self->board));
  unmark_widgets (GTK_WIDGET (self->tray));
  target = find_target (self);
  if (target == NULL)
    return G_SOURCE_REMOVE;
  mark_widget (target);
  if (ogc_guide_get_target (self->guide) == OGC_GUIDE_DICE)
    mark_dice (self, ogc_guide_get_dice (self->guide));
  ogc_board_reveal (self->board, target);
  return G_SOURCE_REMOVE;
}

/* Offers the lesson with the id @lesson, or none for NULL. */
static void
offer_lesson (OgcGuideView *self,
              const char   *lesson)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->next_lesson, lesson != NULL);
  if (lesson == NULL)
    return;
  /* TRANSLATORS: a button; %s is a building */
  label = g_strdup_printf (_("Next Lesson: %s"), ogc_guide_name_lesson (lesson));
  gtk_label_set_label (self->next_lesson_name, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_lesson), "s", lesson);
}

static void
remember_place (OgcGuideView *self)
{
  if (ogc_guide_get_active (self->guide))
    ogc_lesson_progress_remember (OGC_PLAYABLE (self->game), ogc_guide_get_step (self->guide));
}

/* Continues where the guide was when the game was closed. */
static void
restore_place (OgcGuideView *self)
{
  g_autofree char *step = ogc_lesson_progress_recall (OGC_PLAYABLE (self->game));

  if (step != NULL)
    ogc_guide_skip_to (self->guide, step);
}

/* Names the button after what comes next: another text, or the game alone. */
static void
name_next (OgcGuideView *self)
{
  const char *label = ogc_guide_get_last (self->guide) ? _("_Play On") : _("_Next");

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->next)), label) == 0)
    return;
  gtk_button_set_label (GTK_BUTTON (self->next), label);
  ogc_accessible_name_all (self->next);
}

/* Whether the guide speaks of what comes only after that which the table still tells. What is to be read before a
 * building is resolved comes when that is told next. */
static gboolean
is_early (OgcGuideView *self)
{
  const OgcBuildingId told = ogc_game_get_told_building (self->game);
  const OgcBuildingId building = ogc_guide_get_building (self->guide);

  if (!ogc_game_get_telling (self->game))
    return FALSE;
  return !ogc_guide_get_before (self->guide) || told == OGC_NO_BUILDING
         || (building != OGC_NO_BUILDING && building != told);
}

/* Shows a change of the guide. Highlights follow in the next frame, because other widgets show what the guide talks
 * about only then. */
static void
changed_cb (OgcGuideView *self)
{
  const gboolean early = is_early (self);

  remember_place (self);
  ogc_lesson_progress_note (ogc_guide_get_lesson (self->guide),
                            ogc_guide_get_last (self->guide) ? OGC_LESSON_DONE : OGC_LESSON_BEGUN);
  ogc_lesson_progress_set_over (OGC_PLAYABLE (self->game), ogc_guide_get_last (self->guide));
  self->was_read = gtk_widget_is_focus (self->next);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "guide.next", ogc_guide_get_read (self->guide) && !early);
  if (early)
    return;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->board), show_target_cb, self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), ogc_guide_get_active (self->guide));
  gtk_label_set_text (self->text, ogc_guide_get_text (self->guide));
  name_next (self);
  offer_lesson (self, ogc_guide_get_next_lesson (self->guide));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "guide.rule", ogc_guide_get_rule (self->guide) != OGC_RULE_NONE);
}

/* Makes the guide name the current keys. */
static void
keys_changed_cb (OgcGuideView *self)
{
  g_autofree char *roll = ogc_key_bindings_get_enabled () ? ogc_key_bindings_dup (OGC_KEY_ACTION_ROLL) : NULL;

  ogc_guide_set_roll_key (self->guide, roll);
}

static void
next_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  ogc_guide_next (OGC_GUIDE_VIEW (widget)->guide);
}

static void
rule_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcGuide *guide = OGC_GUIDE_VIEW (widget)->guide;

  if (ogc_guide_get_rule (guide) != OGC_RULE_NONE)
    gtk_widget_activate_action (widget, "win.rules-at", "(uu)", ogc_guide_get_rule (guide),
                                ogc_guide_get_building (guide));
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ogc_guide_leave (OGC_GUIDE_VIEW (widget)->guide);
}

/* Leaves the board and the tray, which may show another game from now on. */
static void
let_go_of_table (OgcGuideView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->board), self->tick);
  self->tick = 0;
  if (self->guide == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->guide, self);
  g_signal_handlers_disconnect_by_data (self->game, self);
}

static void
ogc_guide_view_dispose (GObject *object)
{
  OgcGuideView *self = OGC_GUIDE_VIEW (object);

  let_go_of_table (self);
  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_object (&self->guide);
  g_clear_object (&self->game);
  g_clear_object (&self->board);
  g_clear_object (&self->tray);

  G_OBJECT_CLASS (ogc_guide_view_parent_class)->dispose (object);
}

static void
ogc_guide_view_class_init (OgcGuideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_guide_view_dispose;

  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/help/guide-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcGuideView, text);
  gtk_widget_class_bind_template_child (widget_class, OgcGuideView, next);
  gtk_widget_class_bind_template_child (widget_class, OgcGuideView, next_lesson);
  gtk_widget_class_bind_template_child (widget_class, OgcGuideView, next_lesson_name);
  gtk_widget_class_install_action (widget_class, "guide.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "guide.rule", NULL, rule_cb);
  gtk_widget_class_install_action (widget_class, "guide.leave", NULL, leave_cb);
  gtk_widget_class_set_css_name (widget_class, "guide");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_guide_view_init (OgcGuideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->text));
  ogc_accessible_name_all (GTK_WIDGET (self));
}

GtkWidget *
ogc_guide_view_new (OgcGame     *game,
                    OgcBoard    *board,
                    OgcTrayView *tray)
{
  g_autoptr (OgcGuide) guide = NULL;
  OgcGuideView *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);
  g_return_val_if_fail (OGC_IS_BOARD (board) && OGC_IS_TRAY_VIEW (tray), NULL);

  if (!ogc_guide_fits (game))
    return NULL;
  guide = ogc_guide_new (game);
  if (!ogc_guide_get_active (guide))
    return NULL;
  self = g_object_new (OGC_TYPE_GUIDE_VIEW, NULL);
  self->guide = g_object_ref (guide);
  self->game = g_object_ref (game);
  self->board = g_object_ref (board);
  self->tray = g_object_ref (tray);
  restore_place (self);
  keys_changed_cb (self);
  g_signal_connect_object (guide, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::telling", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::told", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  ogc_key_bindings_watch (self, G_CALLBACK (keys_changed_cb));
  changed_cb (self);
  return GTK_WIDGET (self);
}

OgcGuide *
ogc_guide_view_get_guide (OgcGuideView *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE_VIEW (self), NULL);

  return self->guide;
}

GtkWidget *
ogc_guide_view_get_next (OgcGuideView *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE_VIEW (self), NULL);

  return self->next;
}

gboolean
ogc_guide_view_takes_focus (OgcGuideView *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE_VIEW (self), FALSE);

  return ogc_guide_get_read (self->guide) || self->was_read;
}

void
ogc_guide_view_end (OgcGuideView *self)
{
  g_return_if_fail (OGC_IS_GUIDE_VIEW (self));

  let_go_of_table (self);
  ogc_guide_end (self->guide);
  ogc_tray_view_set_guided (self->tray, FALSE);
  unmark_widgets (GTK_WIDGET (self->board));
  unmark_widgets (GTK_WIDGET (self->tray));
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self))), GTK_WIDGET (self));
}

GtkWidget *
ogc_guide_view_find_die (OgcGuideView *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE_VIEW (self), NULL);

  if (!ogc_guide_get_active (self->guide) || ogc_guide_get_target (self->guide) != OGC_GUIDE_DICE)
    return NULL;
  return find_die (ogc_tray_view_get_die (self->tray), ogc_guide_get_dice (self->guide));
}
