/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-private.h"

#include "ogc-accessible.h"

/* Pages that the window does not begin with are made when they are first wanted, so that it is there sooner. */

static void
add_page (OgcWindow  *self,
          const char *name,
          GtkWidget  *page)
{
  gtk_stack_add_named (self->stack, page, name);
  ogc_accessible_name_all (page);
}

OgcSetupPage *
ogc_window_provide_setup (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  if (self->setup_page == NULL)
    {
      self->setup_page = g_object_new (OGC_TYPE_SETUP_PAGE, NULL);
      g_object_bind_property (self, "narrow", self->setup_page, "narrow", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (self->setup_page, "start", G_CALLBACK (ogc_window_start), self, G_CONNECT_SWAPPED);
      add_page (self, "setup", GTK_WIDGET (self->setup_page));
    }
  return self->setup_page;
}

OgcTable *
ogc_window_provide_table (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  if (self->table == NULL)
    {
      GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      self->table = g_object_new (OGC_TYPE_TABLE, "vexpand", TRUE, NULL);
      gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->table));
      self->replay_bar = g_object_new (OGC_TYPE_REPLAY_BAR, "visible", FALSE, NULL);
      gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->replay_bar));
      ogc_window_connect_replay_bar (self);
      add_page (self, "table", page);
    }
  return self->table;
}

GtkWidget *
ogc_window_provide_page (OgcWindow   *self,
                         const char  *name,
                         GtkWidget *(*create) (OgcWindow *self))
{
  GtkWidget *page;

  g_assert (OGC_IS_WINDOW (self));
  g_assert (name != NULL);

  page = gtk_stack_get_child_by_name (self->stack, name);
  if (page == NULL)
    {
      page = create (self); /* which names what is in it */
      gtk_stack_add_named (self->stack, page, name);
    }
  return page;
}
