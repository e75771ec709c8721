/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-setup-page.h"

#include <glib/gi18n.h>

#include "compile-palette.h"
#include "compile-seat-row.h"
#include "compile-setup-draft.h"
#include "compile-text.h"
#include "config.h"
#include "ogc-choice-card.h"
#include "ogc-choice-option.h"
#include "ogc-crest.h"
#include "ogc-preferences.h"
#include "ogc-scene.h"
#include "ogc-symbol-view.h"

/* A protocol of the chosen set. */
typedef struct {
  GtkPicture *poster;
  GtkLabel   *name;
} Protocol;

struct _CompileSetupPage
{
  OgcNewGamePage    parent_instance;

  CompileSetupDraft draft;
  Protocol          list[COMPILE_N_PROTOCOLS];

  GtkWidget        *seats;
  GtkSizeGroup     *levels;
  GtkWidget        *starts;
  GtkCheckButton   *side_starts[COMPILE_N_SIDES];
  GtkBox           *sets;
  GtkCheckButton   *with_control;
  GtkCheckButton   *without_control;
  GtkGrid          *protocols;
  GtkWidget        *crests;
  GtkLabel         *players;
  GtkLabel         *game;
};

G_DEFINE_FINAL_TYPE (CompileSetupPage, compile_setup_page, OGC_TYPE_NEW_GAME_PAGE)

/* Heights of crests. */
#define START_CREST 22
#define TRAY_CREST 36

static const char *const pictures[COMPILE_N_SETS] = { "compile/set-mn02", "compile/set-mn01" };

/* The name typed for @side, or its place if there is none. Returns: (transfer full) */
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
    return g_strdup (_("first choice drawn at random"));
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
update_view (CompileSetupPage *self)
{
  g_autofree char *problem = compile_setup_draft_dup_problem (&self->draft);

  show_names (self);
  show_summary (self);
  ogc_new_game_page_set_problem (OGC_NEW_GAME_PAGE (self), problem);
}

static void
show_protocols (CompileSetupPage *self)
{
  CompileCardSet *set = compile_card_set_get (self->draft.set);

  for (unsigned n = 0; n < COMPILE_N_PROTOCOLS; n++)
    {
      const guint protocol = compile_card_set_get_protocol (set, n);
      g_autofree char *picture = compile_palette_dup_picture ("poster", (int) protocol);
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
  update_view (self);
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
  update_view (self);
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
  update_view (self);
}

static void
seed_changed_cb (CompileSetupPage *self,
                 GParamSpec       *pspec,
                 GtkEditable      *seed)
{
  g_free (self->draft.seed);
  self->draft.seed = g_strstrip (g_strdup (gtk_editable_get_text (seed)));
  update_view (self);
}

static void
compile_setup_page_start (OgcNewGamePage *page)
{
  g_settings_set_value (ogc_preferences_get_default (), COMPILE_PREFERENCE_LAST_SETUP,
                        compile_setup_draft_save (&COMPILE_SETUP_PAGE (page)->draft));
}

static void
compile_setup_page_draw_seed (OgcNewGamePage *page)
{
  CompileSetupDraft *draft = &COMPILE_SETUP_PAGE (page)->draft;

  compile_setup_draft_new_seed (draft);
  gtk_editable_set_text (ogc_new_game_page_get_seed (page), draft->seed);
}

static void
compile_setup_page_arrange (OgcNewGamePage *page,
                            GtkWidget      *panels,
                            gboolean        narrow,
                            gboolean        stacked)
{
  CompileSetupPage *self = COMPILE_SETUP_PAGE (page);
  const unsigned columns = narrow ? 4 : stacked ? 6 : 12;
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (GTK_WIDGET (self->protocols));

  for (unsigned n = 0; n < COMPILE_N_PROTOCOLS; n++)
    g_object_set (gtk_layout_manager_get_layout_child (grid, gtk_widget_get_parent (GTK_WIDGET (self->list[n].name))),
                  "column", n % columns, "row", n / columns, NULL);
  ogc_choice_card_arrange (self->sets, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, narrow);
  gtk_widget_set_visible (self->crests, !narrow);
}

static void
compile_setup_page_finalize (GObject *object)
{
  compile_setup_draft_clear (&COMPILE_SETUP_PAGE (object)->draft);

  G_OBJECT_CLASS (compile_setup_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  ogc_new_game_page_class_bind_template (widget_class, RESOURCE_PATH "/compile/table/setup/setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, levels);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, starts);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, sets);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, with_control);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, without_control);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, protocols);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, crests);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, players);
  gtk_widget_class_bind_template_child (widget_class, CompileSetupPage, game);
}

static void
compile_setup_page_class_init (CompileSetupPageClass *klass)
{
  OgcNewGamePageClass *page_class = OGC_NEW_GAME_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = compile_setup_page_finalize;
  page_class->start = compile_setup_page_start;
  page_class->draw_seed = compile_setup_page_draw_seed;
  page_class->arrange = compile_setup_page_arrange;

  compile_palette_load_style ();
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
compile_setup_page_init (CompileSetupPage *self)
{
  g_autoptr (GVariant) last = g_settings_get_value (ogc_preferences_get_default (), COMPILE_PREFERENCE_LAST_SETUP);

  compile_setup_draft_init (&self->draft);
  compile_setup_draft_restore (&self->draft, last);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "console");
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      GtkWidget *row = compile_seat_row_new (&self->draft.seats[side], side);

      compile_seat_row_align (COMPILE_SEAT_ROW (row), self->levels);
      g_signal_connect_object (row, "changed", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->seats), row);
      gtk_widget_set_parent (create_crest (self, side, TRAY_CREST), self->crests);
    }
  create_sets (self);
  create_protocols (self);
  create_starts (self);
  gtk_check_button_set_active (self->draft.control ? self->with_control : self->without_control, TRUE);
  g_signal_connect_object (self->with_control, "toggled", G_CALLBACK (control_toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ogc_new_game_page_get_seed (OGC_NEW_GAME_PAGE (self)), "notify::text",
                           G_CALLBACK (seed_changed_cb), self, G_CONNECT_SWAPPED);
  update_view (self);
}

GtkWidget *
compile_setup_page_new (void)
{
  return g_object_new (COMPILE_TYPE_SETUP_PAGE, NULL);
}

CompileGame *
compile_setup_page_create_game (CompileSetupPage  *self,
                                GError           **error)
{
  g_return_val_if_fail (COMPILE_IS_SETUP_PAGE (self), NULL);

  return compile_setup_draft_begin (&self->draft, error);
}
