/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-setup-page.h"

#include <glib/gi18n.h>

#include "compile-seat-row.h"
#include "compile-setup-draft.h"
#include "compile-text.h"
#include "compile-tones.h"
#include "config.h"
#include "ogc-accessible.h"
#include "ogc-choice-card.h"
#include "ogc-choice-option.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-preferences.h"
#include "ogc-room-layout.h"
#include "ogc-scene.h"
#include "ogc-symbol-view.h"
#include "ogc-wrap-layout.h"

/* A protocol of the cards that are chosen. */
typedef struct {
  GtkPicture *poster;
  GtkLabel   *name;
} Protocol;

struct _CompileSetupPage
{
  GtkWidget         parent_instance;

  CompileSetupDraft draft;
  char             *drawn_seed; /* that nobody has chosen */
  Protocol          list[COMPILE_N_PROTOCOLS];

  GtkWidget        *content;
  GtkWidget        *panels;
  GtkWidget        *seats;
  GtkSizeGroup     *levels;
  GtkWidget        *starts;
  GtkCheckButton   *side_starts[COMPILE_N_SIDES];
  GtkBox           *sets;
  GtkCheckButton   *with_control;
  GtkCheckButton   *without_control;
  GtkLabel         *seed_note;
  GtkEditable      *seed;
  GtkGrid          *protocols;
  GtkWidget        *tray;
  GtkWidget        *words;
  GtkWidget        *summary;
  GtkWidget        *crests;
  GtkLabel         *players;
  GtkLabel         *game;
  GtkLabel         *problem;
  GtkWidget        *start_button;
};

G_DEFINE_FINAL_TYPE (CompileSetupPage, compile_setup_page, GTK_TYPE_WIDGET)

enum {
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Heights of crests. */
#define START_CREST 22
#define TRAY_CREST 36

static const char *const pictures[COMPILE_N_SETS] = { "compile/set-mn02", "compile/set-mn01" };

/* The letter of a group leads to what is chosen in it. */
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

/* The name of @side as it is typed; without one its place. Returns: (transfer full) */
static char *
dup_name (CompileSetupPage *self,
          unsigned          side)
{
  g_autofree char *name = g_strstrip (g_strdup (self->draft.seats[side].name));

  return *name != '\0' ? g_steal_pointer (&name) : g_strdup_printf (_("Player %d"), (int) side + 1);
}

static void
show_names (CompileSetupPage *self)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_autofree char *name = dup_name (self, side);

      ogc_choice_option_set_name (self->side_starts[side], name);
    }
}

static char *
dup_first (CompileSetupPage *self)
{
  g_autofree char *name = NULL;

  if (self->draft.first >= COMPILE_N_SIDES)
    return g_strdup (_("first choice drawn"));
  name = dup_name (self, self->draft.first);
  /* TRANSLATORS: in a list of what is chosen for a game; a player's name */
  return g_strdup_printf (_("%s has first choice"), name);
}

static void
show_summary (CompileSetupPage *self)
{
  g_autofree char *one = dup_name (self, 0);
  g_autofree char *other = dup_name (self, 1);
  /* TRANSLATORS: who plays: two names */
  g_autofree char *players = g_strdup_printf (_("%s against %s"), one, other);
  g_autofree char *first = dup_first (self);
  g_autofree char *game = g_strjoin (" · ", compile_text_set (self->draft.set),
                                     self->draft.control ? _("with control") : _("without control"), first, NULL);

  gtk_label_set_label (self->players, players);
  gtk_label_set_label (self->game, game);
}

static void
show_seed (CompileSetupPage *self)
{
  g_autofree char *text = NULL;

  if (g_strcmp0 (self->draft.seed, self->drawn_seed) == 0)
    text = g_strdup (_("Seed: a new one for every game"));
  else
    text = g_strdup_printf (_("Seed: %s"), self->draft.seed);
  gtk_label_set_label (self->seed_note, text);
}

/* What stands in the way, in place of what is chosen. */
static void
show_problem (CompileSetupPage *self)
{
  g_autofree char *problem = compile_setup_draft_dup_problem (&self->draft);

  if (g_strcmp0 (gtk_label_get_label (self->problem), problem != NULL ? problem : "") != 0)
    gtk_label_set_label (self->problem, problem != NULL ? problem : ""); /* is read aloud */
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_set_visible (self->summary, problem == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.start", problem == NULL);
}

static void
update (CompileSetupPage *self)
{
  show_names (self);
  show_seed (self);
  show_summary (self);
  show_problem (self);
}

static void
show_protocols (CompileSetupPage *self)
{
  CompileCardSet *set = compile_card_set_get (self->draft.set);

  for (unsigned n = 0; n < COMPILE_N_PROTOCOLS; n++)
    {
      const guint protocol = compile_card_set_get_protocol (set, n);
      g_autofree char *picture = compile_tones_dup_picture ("poster", (int) protocol);
      g_autofree char *lit = g_strconcat (picture, "-lit", NULL);
      g_autoptr (OgcScene) scene = ogc_scene_new (lit, OGC_ART_COVER);

      gtk_picture_set_paintable (self->list[n].poster, GDK_PAINTABLE (scene));
      gtk_label_set_label (self->list[n].name, compile_text_protocol (protocol));
    }
}

static void
set_toggled_cb (CompileSetupPage *self,
                OgcChoiceCard    *card)
{
  if (!gtk_check_button_get_active (GTK_CHECK_BUTTON (card)))
    return;
  self->draft.set = (CompileSetId) ogc_choice_card_get_value (card);
  show_protocols (self);
  update (self);
}

static void
create_sets (CompileSetupPage *self)
{
  g_autoptr (GtkSizeGroup) words = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  for (unsigned set = 0; set < COMPILE_N_SETS; set++)
    {
      GtkWidget *card = ogc_choice_card_new (pictures[set], compile_text_set ((CompileSetId) set), set);

      ogc_choice_card_set_text (OGC_CHOICE_CARD (card), compile_text_set_description ((CompileSetId) set), TRUE);
      ogc_choice_card_append (OGC_CHOICE_CARD (card), self->sets, words);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (card), set == self->draft.set);
      g_signal_connect_object (card, "toggled", G_CALLBACK (set_toggled_cb), self, G_CONNECT_SWAPPED);
    }
}

static void
create_protocols (CompileSetupPage *self)
{
  for (unsigned n = 0; n < COMPILE_N_PROTOCOLS; n++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

      self->list[n].poster = g_object_new (GTK_TYPE_PICTURE, "keep-aspect-ratio", FALSE, "hexpand", TRUE,
                                           "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      self->list[n].name = GTK_LABEL (gtk_label_new (NULL));
      gtk_label_set_ellipsize (self->list[n].name, PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (box, "protocol");
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list[n].poster));
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list[n].name));
      gtk_grid_attach (self->protocols, box, (int) n, 0, 1, 1);
    }
  show_protocols (self);
}

static GtkWidget *
create_crest (CompileSetupPage *self,
              unsigned          side,
              int               height)
{
  GtkWidget *crest = ogc_crest_new (side, self->draft.seats[side].emblem, height);

  gtk_accessible_update_state (GTK_ACCESSIBLE (crest), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return crest;
}

static void
start_toggled_cb (CompileSetupPage *self,
                  GtkCheckButton   *option)
{
  if (!gtk_check_button_get_active (option))
    return;
  self->draft.first = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (option), "side"));
  update (self);
}

static GtkCheckButton *
add_start (CompileSetupPage *self,
           GtkWidget        *picture,
           const char       *name,
           unsigned          side)
{
  GtkCheckButton *option = ogc_choice_option_new (self->starts, picture, name);

  gtk_check_button_set_active (option, side == self->draft.first);
  g_object_set_data (G_OBJECT (option), "side", GUINT_TO_POINTER (side));
  g_signal_connect_object (option, "toggled", G_CALLBACK (start_toggled_cb), self, G_CONNECT_SWAPPED);
  return option;
}

/* Who may choose first. */
static void
create_starts (CompileSetupPage *self)
{
  add_start (self, ogc_symbol_view_new ("start", START_CREST - 4), C_("start player", "Drawn"), COMPILE_RANDOM_SIDE);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    self->side_starts[side] = add_start (self, create_crest (self, side, START_CREST), "", side);
}

static void
control_toggled_cb (CompileSetupPage *self)
{
  self->draft.control = gtk_check_button_get_active (self->with_control);
  update (self);
}

static void
seed_changed_cb (CompileSetupPage *self)
{
  g_free (self->draft.seed);
  self->draft.seed = g_strstrip (g_strdup (gtk_editable_get_text (self->seed)));
  update (self);
}

static void
draw_seed (CompileSetupPage *self)
{
  compile_setup_draft_new_seed (&self->draft);
  g_free (self->drawn_seed);
  self->drawn_seed = g_strdup (self->draft.seed);
  gtk_editable_set_text (self->seed, self->drawn_seed);
}

/* Panels, posters and the tray as there is room for them. */
static void
room_changed_cb (CompileSetupPage *self)
{
  const gboolean narrow = gtk_widget_has_css_class (GTK_WIDGET (self), "narrow");
  const gboolean stacked = gtk_widget_has_css_class (GTK_WIDGET (self), "stacked");
  const unsigned columns = narrow ? 4 : stacked ? 6 : 12;
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (GTK_WIDGET (self->protocols));
  GtkLayoutManager *tray = gtk_widget_get_layout_manager (self->tray);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->panels),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (self->panels), !stacked);
  for (unsigned n = 0; n < COMPILE_N_PROTOCOLS; n++)
    g_object_set (gtk_layout_manager_get_layout_child (grid, gtk_widget_get_parent (GTK_WIDGET (self->list[n].name))),
                  "column", n % columns, "row", n / columns, NULL);
  ogc_choice_card_arrange (self->sets, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, narrow);
  g_object_set (gtk_layout_manager_get_layout_child (tray, self->words), "column", narrow ? 0 : 1, "column-span",
                narrow ? 3 : 1, "row", narrow ? 0 : 1, NULL);
  gtk_widget_set_visible (self->crests, !narrow);
}

/* Whoever wants what was played last time only presses Return. */
static void
focus_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  CompileSetupPage *self = COMPILE_SETUP_PAGE (widget);

  if (!gtk_widget_grab_focus (self->start_button))
    gtk_widget_child_focus (self->seats, GTK_DIR_TAB_FORWARD);
}

static void
new_seed_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  draw_seed (COMPILE_SETUP_PAGE (widget));
}

static void
start_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  CompileSetupPage *self = COMPILE_SETUP_PAGE (widget);

  g_settings_set_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_COMPILE_SETUP,
                        compile_setup_draft_save (&self->draft));
  g_signal_emit (self, signals[START], 0);
}

static void
set_default (CompileSetupPage *self,
             GtkWidget        *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), button);
}

static void
compile_setup_page_map (GtkWidget *widget)
{
  CompileSetupPage *self = COMPILE_SETUP_PAGE (widget);

  GTK_WIDGET_CLASS (compile_setup_page_parent_class)->map (widget);

  set_default (self, self->start_button);
}

static void
compile_setup_page_unmap (GtkWidget *widget)
{
  set_default (COMPILE_SETUP_PAGE (widget), NULL);

  GTK_WIDGET_CLASS (compile_setup_page_parent_class)->unmap (widget);
}

static void
compile_setup_page_dispose (GObject *object)
{
  g_clear_pointer (&COMPILE_SETUP_PAGE (object)->content, gtk_widget_unparent);

  G_OBJECT_CLASS (compile_setup_page_parent_class)->dispose (object);
}

static void
compile_setup_page_finalize (GObject *object)
{
  CompileSetupPage *self = COMPILE_SETUP_PAGE (object);

  compile_setup_draft_clear (&self->draft);
  g_free (self->drawn_seed);

  G_OBJECT_CLASS (compile_setup_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compile/setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, content);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, panels);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, levels);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, starts);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, sets);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, with_control);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, without_control);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, seed_note);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, seed);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, protocols);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, tray);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, words);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, summary);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, crests);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, players);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, game);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, problem);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, mnemonic_cb);
}

static void
compile_setup_page_class_init (CompileSetupPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = compile_setup_page_dispose;
  object_class->finalize = compile_setup_page_finalize;
  widget_class->map = compile_setup_page_map;
  widget_class->unmap = compile_setup_page_unmap;

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  compile_tones_load_style ();
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_ROOM_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setuppage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);
  gtk_widget_class_install_action (widget_class, "setup.new-seed", NULL, new_seed_cb);
  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start_cb);
}

static void
compile_setup_page_init (CompileSetupPage *self)
{
  g_autoptr (GVariant) last = g_settings_get_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_COMPILE_SETUP);

  compile_setup_draft_init (&self->draft);
  compile_setup_draft_restore (&self->draft, last);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "console");
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      GtkWidget *row = compile_seat_row_new (&self->draft.seats[side], side);

      compile_seat_row_align (COMPILE_SEAT_ROW (row), self->levels);
      g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->seats), row);
      gtk_widget_set_parent (create_crest (self, side, TRAY_CREST), self->crests);
    }
  create_sets (self);
  create_protocols (self);
  create_starts (self);
  gtk_check_button_set_active (self->draft.control ? self->with_control : self->without_control, TRUE);
  g_signal_connect_object (self->with_control, "toggled", G_CALLBACK (control_toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seed, "notify::text", G_CALLBACK (seed_changed_cb), self, G_CONNECT_SWAPPED);
  draw_seed (self);
  update (self);
  g_signal_connect_object (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "changed", G_CALLBACK (room_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
compile_setup_page_new (void)
{
  return g_object_new (COMPILE_TYPE_SETUP_PAGE, NULL);
}

void
compile_setup_page_prepare (CompileSetupPage *self)
{
  g_return_if_fail (COMPILE_IS_SETUP_PAGE (self));

  draw_seed (self);
}

CompileGame *
compile_setup_page_create_game (CompileSetupPage  *self,
                                GError           **error)
{
  g_return_val_if_fail (COMPILE_IS_SETUP_PAGE (self), NULL);

  return compile_setup_draft_begin (&self->draft, error);
}
