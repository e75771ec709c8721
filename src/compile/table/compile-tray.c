/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-tray.h"

#include <glib/gi18n.h>

#include "compile-card-view.h"
#include "compile-lettering.h"
#include "compile-palette.h"
#include "compile-text.h"
#include "ogc-accessible.h"
#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-group.h"
#include "ogc-live-region.h"
#include "ogc-near-button.h"
#include "ogc-row-layout.h"
#include "ogc-style.h"
#include "ogc-wrap-layout.h"

#define CHOICE_WIDTH 34 /* characters */

struct _CompileTray
{
  GtkWidget parent_instance;

  GtkWidget *window; /* scrolls if the text does not fit */
  GtkWidget *text;
  GtkWidget *seal;
  GtkWidget *title;
  GtkWidget *prompt;
  GtkWidget *refusal;
  GtkWidget *why;     /* links to the rule that refuses */
  GtkWidget *hints;   /* the hints */
  GtkWidget *announcer; /* of the hints */
  GtkWidget *choices;
  GtkWidget *actions;
  GtkWidget *up, *down, *refresh, *hint;
  GtkWidget *pass; /* below the other answers, so that it can always be seen */
};

G_DEFINE_FINAL_TYPE (CompileTray, compile_tray, GTK_TYPE_WIDGET)

/* Names the card whose text asks, or else whose turn it is. */
static void
update_title (CompileTray *self,
              CompileGame *game)
{
  g_autofree char *emblem = NULL;
  g_autofree char *title = NULL;
  unsigned protocol, printed;

  if (compile_game_find_asking_card (game, &protocol, &printed))
    {
      emblem = compile_palette_dup_picture ("emblem", (int) protocol);
      title = compile_text_card_name (protocol, printed);
    }
  else
    title = g_strdup (compile_game_get_subtitle (game));
  gtk_widget_set_visible (self->seal, emblem != NULL);
  ogc_art_view_set_picture (OGC_ART_VIEW (self->seal), emblem);
  gtk_label_set_label (GTK_LABEL (self->title), title);
}

static void
clear_group (GtkWidget *group)
{
  ogc_child_binding_clear (group);
  gtk_widget_set_visible (group, FALSE);
}

static GtkWidget *
add_label_as (GtkWidget         *box,
              const char        *css_class,
              GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *css_class)
{
  return add_label_as (box, css_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

/* A button with @text, in as many lines as needed. */
static GtkWidget *
add_choice (GtkWidget  *group,
            const char *text)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CHOICE_WIDTH);
  gtk_widget_set_focus_on_click (button, FALSE); /* the button may be gone afterwards */
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_parent (button, group);
  gtk_widget_set_visible (group, TRUE);
  return button;
}

static GtkWidget *
add_decision (GtkWidget             *group,
              const char            *text,
              const CompileDecision *decision)
{
  GtkWidget *button = add_choice (group, text);

  /* The target is set first, because an action name is looked up at once. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "t", compile_card_view_pack (decision));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "compile.take");
  return button;
}

/* What can be done after the end of a game; all but one are actions of the window. */
static void
offer_ends (CompileTray *self)
{
  static const struct {
    const char *label;
    const char *action;
  } ends[] = {
    { N_("Re_match"), "win.rematch" },
    { N_("Final _Scores"), "compile.show-end" },
    { N_("New _Game"), "win.new-game" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      GtkWidget *button = gtk_button_new_with_mnemonic (_(ends[i].label));

      if (i == 0)
        gtk_widget_add_css_class (button, "suggested-action");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), ends[i].action);
      gtk_widget_set_hexpand (button, TRUE);
      gtk_widget_set_parent (button, self->choices);
    }
  gtk_widget_set_visible (self->choices, TRUE);
}

void
compile_tray_update (CompileTray *self,
                     CompileGame *game)
{
  const gboolean over = compile_game_get_finished (game) && !compile_game_get_replay (game);

  g_return_if_fail (COMPILE_IS_TRAY (self));

  clear_group (self->choices);
  gtk_widget_set_visible (self->pass, FALSE);
  gtk_widget_set_visible (self->hint, !over);
  gtk_widget_set_visible (self->actions, !compile_game_get_replay (game));
  update_title (self, game);
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->prompt)), compile_game_get_prompt (game)) != 0)
    gtk_label_set_label (GTK_LABEL (self->prompt), compile_game_get_prompt (game)); /* screen readers announce it */
  ogc_style_set_class (GTK_WIDGET (self), "asking", compile_game_get_answerable (game));
  if (compile_game_get_curtain (game))
    {
      GtkWidget *ready = gtk_button_new_with_mnemonic (_("Show My _Cards"));

      gtk_widget_add_css_class (ready, "suggested-action");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (ready), "compile.lift-curtain");
      gtk_widget_set_parent (ready, self->choices);
      gtk_widget_set_visible (self->choices, TRUE);
    }
  if (over)
    offer_ends (self);
  ogc_accessible_name_all (self->choices);
}

/* The advice, and below it the expected result. */
static void
add_hint (CompileTray       *self,
          const CompileHint *hint)
{
  GtkWidget *button = add_decision (self->hints, hint->text, &hint->decision);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  const char *texts[] = { hint->title, hint->detail };
  const char *css_classes[] = { "proposal-title", "proposal-detail" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *label = add_label (lines, css_classes[i]);
      g_autofree char *text = compile_lettering_bind (texts[i]);

      gtk_label_set_label (GTK_LABEL (label), text);
      gtk_label_set_max_width_chars (GTK_LABEL (label), CHOICE_WIDTH);
    }
  gtk_button_set_child (GTK_BUTTON (button), lines);
  gtk_widget_add_css_class (button, "hint");
  gtk_widget_set_hexpand (button, TRUE);
}

void
compile_tray_set_hints (CompileTray *self,
                        gboolean     thinking,
                        GPtrArray   *hints)
{
  g_autoptr (GString) told = g_string_new (NULL);

  g_return_if_fail (COMPILE_IS_TRAY (self));

  clear_group (self->hints);
  if (thinking)
    {
      GtkWidget *note = gtk_label_new (_("Looking for the best moves…"));

      gtk_label_set_wrap (GTK_LABEL (note), TRUE);
      gtk_widget_set_parent (note, self->hints);
      gtk_widget_set_visible (self->hints, TRUE);
      g_string_append (told, gtk_label_get_label (GTK_LABEL (note)));
    }
  for (guint i = 0; hints != NULL && i < hints->len; i++)
    {
      const CompileHint *hint = g_ptr_array_index (hints, i);

      add_hint (self, hint);
      g_string_append_printf (told, i > 0 ? " %s" : "%s", hint->text);
    }
  ogc_live_region_tell (OGC_LIVE_REGION (self->announcer), told->str);
}

void
compile_tray_offer (CompileTray           *self,
                    CompileGame           *game,
                    const CompileDecision *decision)
{
  g_autofree char *name = NULL;

  g_return_if_fail (COMPILE_IS_TRAY (self));
  g_return_if_fail (decision != NULL);

  name = compile_game_describe_decision (game, decision);
  if (decision->kind == COMPILE_DECISION_PASS)
    {
      gtk_button_set_label (GTK_BUTTON (self->pass), name);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->pass), "t", compile_card_view_pack (decision));
      gtk_widget_set_visible (self->pass, TRUE);
      return;
    }
  gtk_widget_add_css_class (add_decision (self->choices, name, decision), "suggested-action");
}

/* Why nothing can be played or refilled now, or an empty text. */
static const char *
tell_wait (CompileGame *game,
           gboolean     refills)
{
  const CompileAskKind kind = compile_game_get_ask_kind (game);

  if (!compile_game_get_answerable (game))
    return compile_seat_get_turn (compile_game_get_seat (game, (unsigned) MAX (0, compile_game_get_viewer (game))))
           ? _("Your opponent has to answer a question first.") : _("It is not your turn.");
  if (kind == COMPILE_ASK_ACTION || (kind == COMPILE_ASK_PLAY && !refills))
    return "";
  return compile_game_find_asking_card (game, NULL, NULL) ? _("An effect is being resolved: answer its question first.")
                                                          : _("Answer the question first.");
}

/* Why the picked card, if there is one, cannot be played in @face, or an empty text. */
static const char *
tell_face (CompileGame *game,
           CompileFace  face,
           gboolean     held,
           unsigned     faces)
{
  const char *wait = tell_wait (game, FALSE);

  if (*wait != '\0' || (faces & face) != 0)
    return wait;
  if (!held)
    return _("Pick a card first.");
  if ((compile_game_get_faces (game) & face) == 0)
    return _("The effect does not let you play like that.");
  return face == COMPILE_FACE_UP ? _("No line takes this card face up.") : _("No line takes this card face down.");
}

/* Why the hand cannot be refilled, or an empty text. */
static const char *
tell_refill (CompileGame *game)
{
  const CompileDecision refill = { .kind = COMPILE_DECISION_REFRESH };
  const char *wait = tell_wait (game, TRUE);

  if (*wait != '\0')
    return wait;
  return compile_game_get_can_refill (game) ? "" : compile_text_refusal (COMPILE_RULE_COM_28, &refill);
}

static void
update_button (GtkWidget  *button,
               gboolean    shown,
               const char *why)
{
  gtk_widget_set_visible (button, shown);
  gtk_widget_set_sensitive (button, *why == '\0');
  gtk_widget_set_tooltip_text (button, why);
}

/* Highlights the button of the face in which the picked card is played; of both faces, face up. */
static void
suggest_faces (CompileTray *self,
               unsigned     faces)
{
  ogc_style_set_class (self->up, "suggested-action", (faces & COMPILE_FACE_UP) != 0);
  ogc_style_set_class (self->down, "suggested-action", faces == COMPILE_FACE_DOWN);
}

void
compile_tray_set_action (CompileTray *self,
                         CompileGame *game,
                         gboolean     held,
                         unsigned     faces)
{
  gboolean shown;

  g_return_if_fail (COMPILE_IS_TRAY (self));

  /* In a low window there is no room for them beside other answers, of which there can be many. */
  shown = compile_game_get_phase (game) != COMPILE_PHASE_DRAFT && !compile_game_get_finished (game)
          && !gtk_widget_get_visible (self->choices) && !gtk_widget_get_visible (self->pass);
  update_button (self->up, shown, tell_face (game, COMPILE_FACE_UP, held, faces));
  update_button (self->down, shown, tell_face (game, COMPILE_FACE_DOWN, held, faces));
  update_button (self->refresh, shown, tell_refill (game));
  suggest_faces (self, faces & COMPILE_FACE_UP);
}

void
compile_tray_ask_line (CompileTray        *self,
                       CompileCommandCard *card,
                       unsigned            faces)
{
  g_autofree char *name = NULL;
  g_autofree char *prompt = NULL;

  g_return_if_fail (COMPILE_IS_TRAY (self));
  g_return_if_fail (COMPILE_IS_COMMAND_CARD (card));

  name = compile_text_card_name ((guint) compile_command_card_get_protocol (card),
                                 (guint) compile_command_card_get_printed (card));
  prompt = faces == COMPILE_FACE_UP ? g_strdup_printf (_("Choose a line for %s, face up."), name)
           : faces == COMPILE_FACE_DOWN ? g_strdup_printf (_("Choose a line for %s, face down."), name)
                                        : g_strdup_printf (_("Choose a line for %s."), name);
  gtk_label_set_label (GTK_LABEL (self->prompt), prompt);
  suggest_faces (self, faces);
}

void
compile_tray_explain_order (CompileTray *self)
{
  g_autofree char *prompt = NULL;

  g_return_if_fail (COMPILE_IS_TRAY (self));

  prompt = g_strdup_printf ("%s %s", gtk_label_get_label (GTK_LABEL (self->prompt)),
                            _("Click two protocols to swap them."));
  gtk_label_set_label (GTK_LABEL (self->prompt), prompt);
}

void
compile_tray_set_refusal (CompileTray *self,
                          CompileRule  rule,
                          const char  *text)
{
  g_return_if_fail (COMPILE_IS_TRAY (self));

  gtk_label_set_label (GTK_LABEL (self->refusal), text);
  gtk_widget_set_visible (self->refusal, *text != '\0');
  /* Two refusals do not stand for a rule. */
  gtk_widget_set_visible (self->why, *compile_text_rule_number (rule) != '\0');
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why), "(uu)", (guint) rule, 0u);
}

int
compile_tray_get_height (CompileTray *self,
                         int          width)
{
  int outer, inner, height, scrolled, text;

  g_return_val_if_fail (COMPILE_IS_TRAY (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &outer, NULL, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (self)), GTK_ORIENTATION_HORIZONTAL, -1, &inner, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, MAX (outer, width), NULL, &height, NULL, NULL);
  gtk_widget_measure (self->window, GTK_ORIENTATION_VERTICAL, -1, NULL, &scrolled, NULL, NULL);
  gtk_widget_measure (self->text, GTK_ORIENTATION_VERTICAL, MAX (outer, width) - (outer - inner), NULL, &text, NULL,
                      NULL);
  return height - scrolled + text;
}

const char *
compile_tray_get_refusal (CompileTray *self)
{
  g_return_val_if_fail (COMPILE_IS_TRAY (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->refusal));
}

static void
compile_tray_dispose (GObject *object)
{
  CompileTray *self = COMPILE_TRAY (object);
  GtkWidget **groups[] = { &self->hints, &self->choices, &self->actions };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (*groups[i] != NULL)
      {
        clear_group (*groups[i]);
        *groups[i] = NULL;
      }
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_tray_parent_class)->dispose (object);
}

static void
compile_tray_class_init (CompileTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_tray_dispose;

  gtk_widget_class_set_css_name (widget_class, "compiletray");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Screen readers announce it as soon as it changes. */
static GtkWidget *
add_status (GtkWidget  *box,
            const char *css_class)
{
  GtkWidget *label = add_label_as (box, css_class, GTK_ACCESSIBLE_ROLE_STATUS);

  ogc_live_region_follow (label);
  return label;
}

static GtkWidget *
add_action (GtkWidget  *box,
            const char *label,
            const char *action,
            int         face)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (face >= 0)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", face);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_parent (button, box);
  return button;
}

static void
name_after_prompt (GtkLabel   *prompt,
                   GParamSpec *pspec,
                   GtkWidget  *window)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_label (prompt),
                                  -1);
}

static void
compile_tray_init (CompileTray *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = ogc_row_layout_new_box (8);
  /* newer versions of GTK would not name it, and it gets the focus when nothing inside it can */
  GtkWidget *window = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkLayoutManager *wrap = g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 5, NULL);
  GtkLayoutManager *list = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);
  GtkLayoutManager *rows = g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 5, NULL);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (list), 5);
  self->seal = ogc_art_view_new (NULL, 24);
  gtk_widget_add_css_class (self->seal, "seal");
  gtk_box_append (GTK_BOX (head), self->seal);
  self->title = add_label (head, "tray-title");
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_box_append (GTK_BOX (text), head);
  self->prompt = add_status (text, "prompt");
  self->refusal = add_status (text, "refusal");
  self->why = gtk_button_new_with_mnemonic (_("_Why?"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why), "(uu)", 0u, 0u);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->why), "win.rules-at");
  gtk_widget_set_tooltip_text (self->why, _("Shows the rule behind this"));
  gtk_widget_add_css_class (self->why, "why");
  gtk_box_append (GTK_BOX (head), self->why); /* at the top, where it takes no space from the text */
  self->hints = g_object_new (OGC_TYPE_GROUP, "layout-manager", list, "visible", FALSE, NULL);
  gtk_box_append (GTK_BOX (text), self->hints);
  self->choices = g_object_new (OGC_TYPE_GROUP, "layout-manager", wrap, NULL);
  gtk_box_append (GTK_BOX (text), self->choices);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), text);
  g_signal_connect_object (self->prompt, "notify::label", G_CALLBACK (name_after_prompt), window, 0);
  gtk_widget_set_vexpand (window, TRUE);
  gtk_box_append (GTK_BOX (box), window);
  self->window = window;
  self->text = text;
  self->actions = g_object_new (OGC_TYPE_GROUP, "layout-manager", rows, NULL);
  self->up = add_action (self->actions, _("Play Face _Up"), "compile.face", COMPILE_FACE_UP);
  self->down = add_action (self->actions, _("Play Face _Down"), "compile.face", COMPILE_FACE_DOWN);
  self->refresh = add_action (self->actions, _("_Refill"), "compile.refresh", -1);
  self->pass = gtk_button_new ();
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->pass), "t", (guint64) 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pass), "compile.take");
  gtk_widget_set_hexpand (self->pass, TRUE);
  gtk_widget_set_parent (self->pass, self->actions);
  self->hint = add_action (self->actions, _("H_int"), "compile.hint", -1);
  add_action (self->actions, _("Und_o"), "win.undo", -1);
  gtk_box_append (GTK_BOX (box), self->actions);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  self->announcer = g_object_new (OGC_TYPE_LIVE_REGION, NULL);
  gtk_widget_set_parent (self->announcer, GTK_WIDGET (self));
  ogc_near_button_meet (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("cards", "Tray"), -1);
}

GtkWidget *
compile_tray_new (void)
{
  return g_object_new (COMPILE_TYPE_TRAY, NULL);
}
