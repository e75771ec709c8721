/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-private.h"

#include "ogc-die-button.h"
#include "ogc-guide-view.h"
#include "ogc-seat-view.h"

/* What a guide talks about lights up; where it does not fit on the screen, it is scrolled there. */

#define CLASS "guided"

typedef gboolean (*Matches) (GtkWidget *widget,
                             gpointer   user_data);

static GtkWidget *
find (GtkWidget *widget,
      Matches    matches,
      gpointer   user_data)
{
  GtkWidget *found = matches (widget, user_data) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, matches, user_data);
  return found;
}

static gboolean
has_action (GtkWidget *widget,
            gpointer   action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

/* @user_data: whether the person's */
static gboolean
is_seat (GtkWidget *widget,
         gpointer   user_data)
{
  g_autoptr (OgcSeat) seat = NULL;

  if (!OGC_IS_SEAT_VIEW (widget))
    return FALSE;
  g_object_get (widget, "seat", &seat, NULL);
  return ogc_seat_get_person (seat) == GPOINTER_TO_INT (user_data);
}

static void
unmark (GtkWidget *widget)
{
  gtk_widget_remove_css_class (widget, CLASS);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    unmark (child);
}

static void
mark (GtkWidget *widget)
{
  if (widget != NULL)
    gtk_widget_add_css_class (widget, CLASS);
}

/* As many buttons of each value as there are in @dice. */
static void
mark_dice (GtkWidget *widget,
           OgcDice   *dice)
{
  if (OGC_IS_DIE_BUTTON (widget))
    {
      OgcDie *die = ogc_die_button_get_die (OGC_DIE_BUTTON (widget));
      unsigned value = ogc_die_get_value (die);

      if (value > 0 && !ogc_die_get_neutral (die) && ogc_dice_count_of (*dice, value) > 0)
        {
          *dice -= ogc_dice_one (value);
          mark (widget);
        }
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    mark_dice (child, dice);
}

/* What is marked as a whole; dice are marked one by one. */
static GtkWidget *
find_target (OgcTable *self,
             OgcGuide *guide)
{
  OgcGuideTarget target = ogc_guide_get_target (guide);

  switch (target)
    {
    case OGC_GUIDE_BOARD:
      return GTK_WIDGET (self->board);
    case OGC_GUIDE_DICE:
    case OGC_GUIDE_BUILDING:
      return GTK_WIDGET (ogc_board_find_card (self->board, ogc_guide_get_building (guide)));
    case OGC_GUIDE_TRAY:
      return GTK_WIDGET (self->tray);
    case OGC_GUIDE_ROLL:
      return ogc_table_find_button (self, "table.roll");
    case OGC_GUIDE_REROLL:
      return ogc_table_find_button (self, "table.reroll");
    case OGC_GUIDE_OWN_SEAT:
    case OGC_GUIDE_RIVAL_SEAT:
      return find (GTK_WIDGET (self->board), is_seat, GINT_TO_POINTER (target == OGC_GUIDE_OWN_SEAT));
    default:
      return NULL;
    }
}

static void
show_target (OgcTable *self)
{
  OgcGuide *guide = ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide));
  OgcDice dice = ogc_guide_get_dice (guide);
  GtkWidget *target;

  ogc_tray_view_set_guided (self->tray, ogc_guide_get_read (guide));
  unmark (GTK_WIDGET (self->board));
  unmark (GTK_WIDGET (self->tray));
  target = find_target (self, guide);
  if (target == NULL)
    return;
  mark (target);
  if (ogc_guide_get_target (guide) == OGC_GUIDE_DICE)
    mark_dice (GTK_WIDGET (self->tray), &dice);
  ogc_board_scroll_to (self->board, target);
}

static gboolean
show_target_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  OgcTable *self = OGC_TABLE (widget);

  self->guide_tick = 0;
  if (self->guide != NULL)
    show_target (self);
  return G_SOURCE_REMOVE;
}

/* In the next frame everything shows what the guide talks about. */
static void
guide_changed_cb (OgcTable *self)
{
  if (self->guide_tick == 0)
    self->guide_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_target_cb, NULL, NULL);
}

GtkWidget *
ogc_table_find_button (OgcTable   *self,
                       const char *action)
{
  return find (GTK_WIDGET (self->tray), has_action, (gpointer) action);
}

void
ogc_table_drop_guide (OgcTable *self)
{
  if (self->guide == NULL)
    return;
  ogc_guide_leave (ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide)));
  ogc_tray_view_set_guided (self->tray, FALSE);
  unmark (GTK_WIDGET (self->board));
  unmark (GTK_WIDGET (self->tray));
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->guide)), self->guide);
  self->guide = NULL;
}

void
ogc_table_begin_guide (OgcTable *self)
{
  g_autoptr (OgcGuide) guide = NULL;

  g_return_if_fail (OGC_IS_TABLE (self));
  g_return_if_fail (self->game != NULL);

  ogc_table_drop_guide (self);
  guide = ogc_guide_new (self->game);
  self->guide = ogc_guide_view_new (guide);
  gtk_widget_insert_before (self->guide, gtk_widget_get_parent (GTK_WIDGET (self->tray)), GTK_WIDGET (self->tray));
  g_signal_connect_object (guide, "changed", G_CALLBACK (guide_changed_cb), self, G_CONNECT_SWAPPED);
  guide_changed_cb (self);
}

OgcGuide *
ogc_table_get_guide (OgcTable *self)
{
  g_return_val_if_fail (OGC_IS_TABLE (self), NULL);

  return self->guide != NULL ? ogc_guide_view_get_guide (OGC_GUIDE_VIEW (self->guide)) : NULL;
}
