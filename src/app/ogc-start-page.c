/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-start-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-art.h"
#include "ogc-child-binding.h"
#include "ogc-date.h"
#include "ogc-game-file.h"
#include "ogc-game-panel.h"
#include "ogc-games.h"
#include "ogc-group.h"
#include "ogc-preferences.h"
#include "ogc-row-layout.h"
#include "ogc-scene.h"
#include "ogc-shrink-layout.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-wrap-layout.h"

/* The part of the page for the poster, and its greatest width in relation to its height, so that nothing is cut off. */
#define POSTER_PART 0.55
#define POSTER_WIDTH 0.95
/* Narrower than this, in pixels, the poster lies above the rest. */
#define STACKED_WIDTH 640
/* The least size of the stacked page, in pixels. */
#define LEAST_WIDTH 340
/* From these sizes on, pictures are larger, and then also text. */
#define LARGE_WIDTH 1150
#define LARGE_HEIGHT 680
#define ROOMY_WIDTH 1500
#define ROOMY_HEIGHT 800
/* The poster above the rest: its least height, and its greatest height in relation to its width. */
#define LEAST_POSTER 112
#define MOST_POSTER 0.62
#define GAP 12
#define NARROW_GAP 6
#define CREST 26
/* How many milliseconds the choices wait to know whether a game can be continued; a disk may take longer. */
#define PATIENCE 250

struct _OgcStartPage
{
  GtkWidget   parent_instance;

  OgcSession *session; /* whose game is offered, or NULL */
  OgcSavedGame *kept;  /* that game, or NULL */
  GFile      *file;    /* its file, or NULL */
  guint       searches; /* counts those for it; only the latest result is used */
  guint       patience_source;
  gboolean    stacked; /* the latest layout */
  gboolean    large;
  gboolean    roomy;
  guint       restyle_source;
  gboolean    settled; /* whether it was laid out in the style of the latest layout */

  GtkWidget  *poster;
  GtkPicture *poster_scene;
  GtkWidget  *motto;
  GtkWidget  *scroller;
  GtkBox     *panels;
  GtkWidget  *resume;
  GtkPicture *postcard;
  GtkLabel   *resume_title;
  GtkLabel   *resume_note;
  GtkLabel   *resume_label;
  GtkWidget  *players;
  GtkWidget  *resume_button;
  GtkWidget  *welcome;
  GtkPicture *welcome_postcard;
  GtkLabel   *welcome_note;
  GtkWidget  *first_button;
  GtkLabel   *first_label;
  GtkWidget  *new_button;
  GtkLabel   *new_button_note;
  GtkWidget  *learn_button;
  GtkWidget  *lessons_button;
};

enum {
  SEARCHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcStartPage, ogc_start_page, GTK_TYPE_WIDGET)

static void
set_scene (GtkPicture *picture,
           const char *name)
{
  g_autoptr (OgcScene) scene = ogc_scene_new (name, OGC_ART_COVER);

  gtk_picture_set_paintable (picture, GDK_PAINTABLE (scene));
}

static GtkWidget *
create_player (const OgcSaveDetails *details,
               unsigned              seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *crest = ogc_games_find (details->game)->create_crest (seat, details->seats[seat].emblem, CREST);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", details->seats[seat].name, "xalign", 0.0f,
                                  "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 9, "max-width-chars", 12, NULL);
  int width;

  /* A long name is shortened, but the crests stay as large as the others. */
  gtk_widget_measure (crest, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_set_size_request (crest, width, CREST);
  gtk_box_append (GTK_BOX (box), crest);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

/* The time of the game that can be continued, after what its title does not say: its progress, and which game it is;
 * the program is named after its first game. */
static char *
dup_note (const OgcSaveDetails *details,
          const char           *progress)
{
  const OgcGameUi *ui = ogc_games_find (details->game);
  g_autofree char *time = ogc_date_format (details->changed);
  g_autofree char *note = details->lesson != NULL ? g_strdup_printf (C_("saved game", "%s · %s"), progress, time)
                                                  : g_strdup (time);

  return ui == ogc_games_nth (0) ? g_steal_pointer (&note)
                                 : g_strdup_printf (C_("saved game", "%s · %s"), _(ui->name), note);
}

/* Describes the game that can be continued: a picture, its lesson or progress, and who plays. */
static void
show_kept (OgcStartPage *self)
{
  g_autoptr (OgcSaveDetails) details = ogc_game_file_describe (self->kept, self->file);
  const char *progress = details->finished ? C_("saved games", "Finished") : details->progress;
  g_autofree char *scene = ogc_games_find (details->game)->dup_scene (details);
  g_autofree char *title = details->lesson != NULL ? ogc_save_details_dup_lesson (details) : g_strdup (progress);
  g_autofree char *note = dup_note (details, progress);

  gtk_label_set_label (self->resume_title, title);
  gtk_label_set_label (self->resume_note, note);
  gtk_label_set_label (self->resume_label, details->finished ? _("_View Saved Game") : _("_Continue Saved Game"));
  set_scene (self->postcard, scene);
  ogc_child_binding_clear (self->players);
  for (unsigned seat = 0; seat < details->n_seats; seat++)
    gtk_widget_set_parent (create_player (details, seat), self->players);
}

/* Style classes may not change during allocation. */
static gboolean
restyle_cb (gpointer user_data)
{
  OgcStartPage *self = user_data;

  self->restyle_source = 0;
  ogc_style_set_class (GTK_WIDGET (self), "stacked", self->stacked);
  ogc_style_set_class (GTK_WIDGET (self), "large", self->large);
  ogc_style_set_class (GTK_WIDGET (self), "roomy", self->roomy);
  for (GtkWidget *panel = gtk_widget_get_first_child (GTK_WIDGET (self->panels)); panel != NULL;
       panel = gtk_widget_get_next_sibling (panel))
    if (OGC_IS_GAME_PANEL (panel))
      ogc_game_panel_set_form (OGC_GAME_PANEL (panel), self->large, self->stacked);
  gtk_widget_set_visible (self->motto, !self->stacked);
  gtk_widget_set_visible (GTK_WIDGET (self->new_button_note), !self->stacked);
  gtk_widget_set_visible (GTK_WIDGET (self->postcard), !self->stacked);
  gtk_widget_set_visible (GTK_WIDGET (self->welcome_postcard), !self->stacked);
  return G_SOURCE_REMOVE;
}

static void
ogc_start_page_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  OgcStartPage *self = OGC_START_PAGE (widget);
  int poster, choices;

  gtk_widget_measure (self->scroller, orientation, -1, &choices, natural, NULL, NULL);
  gtk_widget_measure (self->poster, orientation, -1, &poster, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (poster, choices) + 2 * NARROW_GAP;
  if (orientation == GTK_ORIENTATION_HORIZONTAL && (!self->stacked || !self->settled))
    *minimum = MIN (*minimum, LEAST_WIDTH); /* it will need less once it is styled as a stack */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = poster + choices + 3 * NARROW_GAP;
  *natural = MAX (*natural, *minimum);
}

static int
get_least_width (GtkWidget *part)
{
  int least;

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Side by side the poster has the larger part; above the rest it has the remaining height. */
static void
ogc_start_page_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  OgcStartPage *self = OGC_START_PAGE (widget);
  const gboolean stacked = width < STACKED_WIDTH;
  const gboolean large = width >= LARGE_WIDTH && height >= LARGE_HEIGHT;
  const gboolean roomy = width >= ROOMY_WIDTH && height >= ROOMY_HEIGHT;
  const int gap = stacked ? NARROW_GAP : GAP;
  GtkAllocation poster = { gap, gap, width - 2 * gap, height - 2 * gap };
  GtkAllocation choices = poster;
  int wanted, least;

  if (stacked)
    {
      /* Until the style fits the size, a part may need more width than there is. */
      choices.width = MAX (choices.width, get_least_width (self->scroller));
      poster.width = MAX (poster.width, get_least_width (self->poster));
      gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, choices.width, NULL, &wanted, NULL, NULL);
      gtk_widget_measure (self->poster, GTK_ORIENTATION_VERTICAL, poster.width, &least, NULL, NULL, NULL);
      least = MAX (least, LEAST_POSTER);
      poster.height = CLAMP (height - 3 * gap - wanted, least, MAX (least, (int) (poster.width * MOST_POSTER)));
      choices.y += poster.height + gap;
      choices.height -= poster.height + gap;
    }
  else
    {
      poster.width = MIN ((int) MIN ((width - 3 * gap) * POSTER_PART, poster.height * POSTER_WIDTH),
                          width - 3 * gap - get_least_width (self->scroller));
      choices.x += poster.width + gap;
      choices.width -= poster.width + gap;
    }
  gtk_widget_size_allocate (self->poster, &poster, -1);
  gtk_widget_size_allocate (self->scroller, &choices, -1);
  if ((stacked != self->stacked || large != self->large || roomy != self->roomy) && self->restyle_source == 0)
    self->restyle_source = g_idle_add (restyle_cb, self);
  self->settled = self->restyle_source == 0; /* GTK measures once more before it applies a new style */
  self->stacked = stacked;
  self->large = large;
  self->roomy = roomy;
}

/* Whether the person has ever set up a game or begun a lesson. */
static gboolean
has_played (void)
{
  GSettings *preferences = ogc_preferences_get_default ();
  g_autoptr (GVariant) setup = g_settings_get_user_value (preferences, OGC_PREFERENCE_LAST_SETUP);
  g_autoptr (GVariant) lessons = g_settings_get_value (preferences, OGC_PREFERENCE_LESSONS);

  return setup != NULL || g_variant_n_children (lessons) > 0;
}

/* Offers to continue @kept, from @file; NULL removes the offer. Without one, newcomers are offered the first lesson,
 * others a new game. */
static void
offer_resume (OgcStartPage *self,
              OgcSavedGame *kept,
              GFile        *file)
{
  const gboolean newcomer = kept == NULL && !has_played ();

  g_set_object (&self->kept, kept);
  g_set_object (&self->file, file);
  gtk_widget_set_visible (self->resume, kept != NULL);
  gtk_widget_set_visible (self->welcome, kept == NULL);
  gtk_widget_set_visible (self->new_button, kept != NULL || newcomer);
  gtk_widget_set_visible (self->learn_button, !newcomer);
  gtk_label_set_label (self->welcome_note,
                       newcomer ? _("New here? Play a first game: round 1 is explained step by step.")
                       : gtk_label_get_label (self->new_button_note));
  gtk_label_set_label (self->first_label, newcomer ? _("_Learn by Playing") : _("_New Game"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->first_button), newcomer ? "win.learn" : "win.new-game");
  if (kept != NULL)
    show_kept (self);
}

static void
show_choices (OgcStartPage *self)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  gtk_widget_set_visible (self->scroller, TRUE);
}

static gboolean
patience_cb (gpointer user_data)
{
  show_choices (user_data);
  return G_SOURCE_REMOVE;
}

typedef struct {
  OgcStartPage *page;
  guint         number;
} Search;

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autofree Search *search = user_data;
  g_autoptr (OgcStartPage) self = search->page;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSavedGame) save = ogc_session_find_finish (OGC_SESSION (source), result, &file, &error);

  if (self->scroller == NULL || search->number != self->searches)
    return;
  offer_resume (self, save, file);
  show_choices (self);
  g_signal_emit (self, signals[SEARCHED], 0, error);
}

static void
focus_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  OgcStartPage *self = OGC_START_PAGE (widget);

  gtk_widget_grab_focus (self->kept != NULL ? self->resume_button : self->first_button);
}

static void
ogc_start_page_dispose (GObject *object)
{
  OgcStartPage *self = OGC_START_PAGE (object);

  g_clear_handle_id (&self->restyle_source, g_source_remove);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  g_clear_pointer (&self->poster, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->kept);
  g_clear_object (&self->file);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_start_page_parent_class)->dispose (object);
}

static void
ogc_start_page_class_init (OgcStartPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_start_page_dispose;
  widget_class->measure = ogc_start_page_measure;
  widget_class->size_allocate = ogc_start_page_size_allocate;

  signals[SEARCHED] = g_signal_new ("searched", OGC_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_ERROR);

  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_SHRINK_LAYOUT);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, poster);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, poster_scene);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, motto);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, panels);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, resume);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, postcard);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, resume_title);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, resume_note);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, resume_label);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, players);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, welcome);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, welcome_postcard);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, welcome_note);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, first_button);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, first_label);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, new_button_note);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, learn_button);
  gtk_widget_class_bind_template_child (widget_class, OgcStartPage, lessons_button);
  gtk_widget_class_set_css_name (widget_class, "startpage");
}

/* Offers the lessons of the game that the page is about. */
static void
fill_lessons (OgcStartPage *self)
{
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (self->lessons_button));

  ogc_games_fill_lessons (ogc_games_nth (0), G_MENU (menu));
}

/* Gives the lessons a menu whose button looks like the others. */
static void
create_lessons (OgcStartPage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_widget_get_first_child (self->lessons_button);

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->lessons_button), G_MENU_MODEL (menu));
  fill_lessons (self);
  g_signal_connect_object (ogc_preferences_get_default (), "changed::" OGC_PREFERENCE_LESSONS,
                           G_CALLBACK (fill_lessons), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "walnut");
  gtk_widget_set_halign (gtk_button_get_child (GTK_BUTTON (button)), GTK_ALIGN_FILL);
}

static void
ogc_start_page_init (OgcStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_scene (self->poster_scene, "poster-start");
  set_scene (self->welcome_postcard, "scene-library");
  for (unsigned n = 1; ogc_games_nth (n) != NULL; n++)
    gtk_box_append (self->panels, ogc_game_panel_new (ogc_games_nth (n)));
  create_lessons (self);
  restyle_cb (self);
}

void
ogc_start_page_find (OgcStartPage *self,
                     OgcSession   *session)
{
  Search *search;

  g_return_if_fail (OGC_IS_START_PAGE (self));
  g_return_if_fail (OGC_IS_SESSION (session));

  search = g_new0 (Search, 1);
  search->page = g_object_ref (self);
  search->number = ++self->searches;
  g_set_object (&self->session, session);
  offer_resume (self, NULL, NULL);
  gtk_widget_set_visible (self->scroller, FALSE);
  if (self->patience_source == 0)
    self->patience_source = g_timeout_add (PATIENCE, patience_cb, self);
  ogc_session_find_async (session, found_cb, search);
}

gboolean
ogc_start_page_get_can_resume (OgcStartPage *self)
{
  g_return_val_if_fail (OGC_IS_START_PAGE (self), FALSE);

  return self->kept != NULL;
}

gboolean
ogc_start_page_resume (OgcStartPage  *self,
                       GError       **error)
{
  g_return_val_if_fail (OGC_IS_START_PAGE (self), FALSE);
  g_return_val_if_fail (self->kept != NULL, FALSE);

  return ogc_session_resume (self->session, self->kept, self->file, error);
}
