/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-new-game-page.h"

#include <glib/gi18n.h>

#include "ogc-group.h"
#include "ogc-live-region.h"
#include "ogc-row-layout.h"
#include "ogc-size-class-layout.h"
#include "ogc-wrap-layout.h"

typedef struct {
  char        *drawn_seed; /* whether the seed was drawn */

  GtkWidget   *content;
  GtkWidget   *panels;
  GtkLabel    *seed_note;
  GtkEditable *seed;
  GtkWidget   *tray;
  GtkWidget   *words;
  GtkWidget   *summary;
  GtkLabel    *problem;
  GtkWidget   *start_button;
} OgcNewGamePagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OgcNewGamePage, ogc_new_game_page, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((OgcNewGamePagePrivate *) ogc_new_game_page_get_instance_private (self))

enum {
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_seed (OgcNewGamePage *self)
{
  OgcNewGamePagePrivate *priv = PRIVATE (self);
  g_autofree char *seed = g_strstrip (g_strdup (gtk_editable_get_text (priv->seed)));
  g_autofree char *text = NULL;

  if (g_strcmp0 (seed, priv->drawn_seed) == 0)
    text = g_strdup (_("Seed: a new one for every game"));
  else
    text = g_strdup_printf (_("Seed: %s"), seed);
  gtk_label_set_label (priv->seed_note, text);
}

/* The mnemonic of a group focuses its chosen option. */
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

/* Arranges panels and tray by the available space. */
static void
room_changed_cb (OgcNewGamePage *self)
{
  OgcNewGamePagePrivate *priv = PRIVATE (self);
  const gboolean narrow = gtk_widget_has_css_class (GTK_WIDGET (self), "narrow");
  const gboolean stacked = gtk_widget_has_css_class (GTK_WIDGET (self), "stacked");
  GtkLayoutManager *panels = gtk_widget_get_layout_manager (priv->panels);
  GtkLayoutManager *tray = gtk_widget_get_layout_manager (priv->tray);

  gtk_grid_set_row_homogeneous (GTK_GRID (priv->panels), !stacked); /* a single row is as high as all of them */
  g_object_set (gtk_layout_manager_get_layout_child (panels, gtk_widget_get_last_child (priv->panels)), "column",
                stacked ? 0 : 1, "row", stacked ? 1 : 0, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (tray, priv->words), "column", narrow ? 0 : 1, "column-span",
                narrow ? 3 : 1, "row", narrow ? 0 : 1, NULL);
  OGC_NEW_GAME_PAGE_GET_CLASS (self)->arrange (self, priv->panels, narrow, stacked);
}

/* Pressing Return begins a game with the last choices. */
static void
focus_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcNewGamePagePrivate *priv = PRIVATE (OGC_NEW_GAME_PAGE (widget));

  if (!gtk_widget_grab_focus (priv->start_button))
    gtk_widget_child_focus (priv->panels, GTK_DIR_TAB_FORWARD);
}

static void
new_seed_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ogc_new_game_page_draw_seed (OGC_NEW_GAME_PAGE (widget));
}

static void
start_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  g_signal_emit (widget, signals[START], 0);
}

static void
set_default (OgcNewGamePage *self,
             GtkWidget      *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), button);
}

static void
ogc_new_game_page_map (GtkWidget *widget)
{
  OgcNewGamePage *self = OGC_NEW_GAME_PAGE (widget);

  GTK_WIDGET_CLASS (ogc_new_game_page_parent_class)->map (widget);

  set_default (self, PRIVATE (self)->start_button);
}

static void
ogc_new_game_page_unmap (GtkWidget *widget)
{
  set_default (OGC_NEW_GAME_PAGE (widget), NULL);

  GTK_WIDGET_CLASS (ogc_new_game_page_parent_class)->unmap (widget);
}

/* The subclass has initialised its template by now. */
static void
ogc_new_game_page_constructed (GObject *object)
{
  OgcNewGamePage *self = OGC_NEW_GAME_PAGE (object);

  G_OBJECT_CLASS (ogc_new_game_page_parent_class)->constructed (object);

  g_signal_connect_object (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "changed", G_CALLBACK (room_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (PRIVATE (self)->seed, "notify::text", G_CALLBACK (show_seed), self, G_CONNECT_SWAPPED);
  ogc_new_game_page_draw_seed (self);
}

static void
ogc_new_game_page_dispose (GObject *object)
{
  g_clear_pointer (&PRIVATE (OGC_NEW_GAME_PAGE (object))->content, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_new_game_page_parent_class)->dispose (object);
}

static void
ogc_new_game_page_finalize (GObject *object)
{
  g_free (PRIVATE (OGC_NEW_GAME_PAGE (object))->drawn_seed);

  G_OBJECT_CLASS (ogc_new_game_page_parent_class)->finalize (object);
}

static void
ogc_new_game_page_class_init (OgcNewGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = ogc_new_game_page_constructed;
  object_class->dispose = ogc_new_game_page_dispose;
  object_class->finalize = ogc_new_game_page_finalize;
  widget_class->map = ogc_new_game_page_map;
  widget_class->unmap = ogc_new_game_page_unmap;

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_FIRST,
                                 G_STRUCT_OFFSET (OgcNewGamePageClass, start), NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_SIZE_CLASS_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setuppage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);
  gtk_widget_class_install_action (widget_class, "setup.new-seed", NULL, new_seed_cb);
  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start_cb);
}

static void
ogc_new_game_page_init (OgcNewGamePage *self)
{
}

void
ogc_new_game_page_class_bind_template (GtkWidgetClass *klass,
                                       const char     *path)
{
  g_return_if_fail (OGC_IS_NEW_GAME_PAGE_CLASS (klass));

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (klass, path);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, content);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, panels);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, seed_note);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, seed);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, tray);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, words);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, summary);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, problem);
  gtk_widget_class_bind_template_child_private (klass, OgcNewGamePage, start_button);
  gtk_widget_class_bind_template_callback (klass, mnemonic_cb);
}

void
ogc_new_game_page_draw_seed (OgcNewGamePage *self)
{
  OgcNewGamePagePrivate *priv;

  g_return_if_fail (OGC_IS_NEW_GAME_PAGE (self));

  priv = PRIVATE (self);
  OGC_NEW_GAME_PAGE_GET_CLASS (self)->draw_seed (self);
  g_free (priv->drawn_seed);
  priv->drawn_seed = g_strdup (gtk_editable_get_text (priv->seed));
  show_seed (self);
}

GtkEditable *
ogc_new_game_page_get_seed (OgcNewGamePage *self)
{
  g_return_val_if_fail (OGC_IS_NEW_GAME_PAGE (self), NULL);

  return PRIVATE (self)->seed;
}

void
ogc_new_game_page_set_problem (OgcNewGamePage *self,
                               const char     *problem)
{
  OgcNewGamePagePrivate *priv;
  const char *text = problem != NULL ? problem : "";

  g_return_if_fail (OGC_IS_NEW_GAME_PAGE (self));

  priv = PRIVATE (self);
  gtk_widget_set_visible (GTK_WIDGET (priv->problem), problem != NULL);
  if (!g_str_equal (gtk_label_get_label (priv->problem), text))
    {
      gtk_label_set_label (priv->problem, text);
      ogc_live_region_say (GTK_WIDGET (priv->problem), text);
    }
  gtk_widget_set_visible (priv->summary, problem == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.start", problem == NULL);
}
