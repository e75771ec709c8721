/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-key-moves-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-die-view.h"
#include "ogc-game-analyser.h"
#include "ogc-group.h"
#include "ogc-key-moves.h"
#include "ogc-locale.h"
#include "ogc-names.h"
#include "ogc-replay.h"
#include "ogc-row-layout.h"
#include "ogc-rules.h"
#include "ogc-scene.h"
#include "ogc-text.h"
#include "ogc-tile-view.h"
#include "ogc-wrap-layout.h"

#define DIE 22
#define LARGE_DIE 34 /* where there is no postcard */
#define PIN 18
#define TILE 44

struct _OgcKeyMovesView
{
  GtkWidget parent_instance;

  OgcGame         *game;
  int              seat; /* the seat whose gold it is about, or -1 */
  gboolean         only; /* the seat is the only person */
  OgcSave         *save;
  OgcGameAnalyser *analyser;

  GtkWidget *box;
  GtkLabel  *note;
  GtkWidget *waiting;
  GtkWidget *progress;
  GtkWidget *cards;
};

/* A move, and the game before it. */
typedef struct {
  const OgcKeyMove  *move;
  const OgcDecision *decision;
  const OgcState    *before;
  OgcGame           *replay;
} Moment;

G_DEFINE_FINAL_TYPE (OgcKeyMovesView, ogc_key_moves_view, GTK_TYPE_WIDGET)

static unsigned
count_persons (OgcGame *game)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < ogc_game_get_setup (game)->seats; seat++)
    n += ogc_seat_get_person (ogc_game_get_seat (game, seat));
  return n;
}

/*
 * A card.
 */

/* Whether it is about what the dice brought, not about the decision to roll. */
static gboolean
is_roll (const Moment *moment)
{
  return (moment->decision->kind == OGC_DECISION_ROLL || moment->decision->kind == OGC_DECISION_REROLL)
         && ogc_decision_equal (&moment->move->best, moment->decision);
}

/* Whether it was decided at a building. */
static gboolean
is_at_building (const Moment *moment)
{
  return moment->decision->kind == OGC_DECISION_PLACE || moment->decision->kind == OGC_DECISION_TAKE;
}

static unsigned
get_building (const Moment *moment)
{
  return moment->decision->kind == OGC_DECISION_PLACE ? moment->decision->building : moment->before->ask.building;
}

static GtkWidget *
create_postcard (const Moment *moment)
{
  g_autofree char *name = g_strconcat ("scene-", ogc_name_of (ogc_names_building, get_building (moment)), NULL);
  g_autoptr (OgcScene) scene = ogc_scene_new (name, OGC_ART_COVER);

  return g_object_new (GTK_TYPE_PICTURE, "paintable", scene, "keep-aspect-ratio", FALSE, "valign", GTK_ALIGN_CENTER,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "css-classes",
                       (const char *[]) { "postcard", NULL }, NULL);
}

/* The dice that were placed, to which others were turned, or which lay in hand after the roll. */
static OgcDice
find_dice (const Moment *moment)
{
  const unsigned seat = moment->before->ask.seat;
  g_autofree OgcState *after = NULL;

  if (moment->decision->kind == OGC_DECISION_PLACE)
    return moment->decision->dice;
  if (moment->decision->kind == OGC_DECISION_POWER)
    return moment->decision->other;
  if (!is_roll (moment))
    return 0;
  after = g_memdup2 (moment->before, sizeof (OgcState));
  ogc_rules_take (after, moment->decision, NULL);
  return after->own[seat];
}

/* Shows the dice that were placed or rolled or the tile that was taken, and whose move it was. */
static GtkWidget *
create_pieces (const Moment *moment)
{
  const OgcDecision *decision = moment->decision;
  const unsigned owner = decision->neutral ? OGC_NEUTRAL : moment->before->ask.seat;
  const OgcDice dice = find_dice (moment);
  OgcSeat *seat = ogc_game_get_seat (moment->replay, moment->before->ask.seat);
  GtkWidget *field = g_object_new (OGC_TYPE_GROUP, "layout-manager",
                                   g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 5, NULL), NULL);
  GtkWidget *pin = ogc_crest_new_pin (moment->before->ask.seat, ogc_seat_get_emblem (seat), PIN);

  gtk_accessible_update_state (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned n = ogc_dice_count_of (dice, value); n > 0; n--)
      {
        GtkWidget *die = ogc_die_view_new (value, owner, NULL);

        ogc_die_view_set_side (OGC_DIE_VIEW (die), is_at_building (moment) ? DIE : LARGE_DIE);
        gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
        gtk_widget_set_parent (die, field);
      }
  if (decision->kind == OGC_DECISION_TAKE)
    {
      g_autoptr (OgcTile) tile = ogc_tile_new (moment->before->tiles, moment->before->ask.tile_kind, decision->tile, 0);
      GtkWidget *view = ogc_tile_view_new (tile, OGC_TILE_CARD);

      gtk_widget_set_size_request (view, (int) (TILE * ogc_tile_painter_aspect (tile, OGC_TILE_CARD)), TILE);
      gtk_widget_set_parent (view, field);
    }
  gtk_widget_set_valign (pin, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (pin, field);
  return field;
}

static GtkWidget *
create_chance (double win)
{
  g_autofree char *number = ogc_locale_dup_decimal (100 * win, 0, TRUE);
  /* TRANSLATORS: percentage points, in large print before "to win": "-9%"; with a space that does not break where
   * that is usual */
  g_autofree char *percent = g_strdup_printf (C_("key move", "%s%%"), number);
  g_autofree char *large = g_strdup_printf ("<span size='150%%' weight='bold' font_family='League Spartan'>%s</span>",
                                            percent);
  /* TRANSLATORS: by how much a move changed the chance to win: "-9% to win" */
  g_autofree char *text = g_strdup_printf (C_("key move", "%s to win"), large);

  return g_object_new (GTK_TYPE_LABEL, "label", text, "use-markup", TRUE, "wrap", TRUE, "xalign", 0.f, "css-classes",
                       (const char *[]) { win < 0 ? "move-loss" : "move-gain", NULL }, NULL);
}

static char *
dup_gold (double gold)
{
  return ogc_locale_dup_decimal (gold, 1, TRUE);
}

static GtkWidget *
create_gold (OgcKeyMovesView *self,
             double           gold)
{
  g_autofree char *number = dup_gold (gold);
  g_autofree char *text = NULL;

  if (self->only)
    /* TRANSLATORS: what a move brought or cost the reader: "-2.5 gold for you" */
    text = g_strdup_printf (C_("key move", "%s\302\240gold for you"), number);
  else
    /* TRANSLATORS: what a move brought or cost a player: "-2.5 gold" */
    text = g_strdup_printf (C_("key move", "%s\302\240gold"), number);
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.f, "css-classes",
                       (const char *[]) { "move-text", NULL }, NULL);
}

/* What the log says about the move itself, without its consequences. */
static char *
dup_sentence (const Moment *moment)
{
  ogc_game_seek (moment->replay, moment->move->position + 1);
  return ogc_replay_dup_step (moment->replay);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.f,
                       "width-chars", 14, "css-classes", (const char *[]) { css_class, NULL }, NULL);
}

static char *
dup_title (const Moment *moment)
{
  if (is_at_building (moment))
    /* TRANSLATORS: a round and a building: "Round 3, Archives" */
    return g_strdup_printf (_("Round %u, %s"), moment->before->round, ogc_text_building (get_building (moment)));
  if (!is_roll (moment))
    return g_strdup_printf (C_("replay", "Round %u"), moment->before->round);
  if (moment->move->win > 0)
    /* TRANSLATORS: the title of a roll that brought a player much */
    return g_strdup_printf (_("Round %u, lucky roll"), moment->before->round);
  /* TRANSLATORS: the title of a roll that cost a player much */
  return g_strdup_printf (_("Round %u, unlucky roll"), moment->before->round);
}

/* What would have been better, or what luck did; %NULL if there is nothing to say. */
static char *
dup_comment (const Moment *moment)
{
  const OgcKeyMove *move = moment->move;
  g_autofree char *text = NULL;

  if (is_roll (moment))
    {
      text = ogc_locale_dup_decimal (fabs (move->gold), 1, FALSE);
      if (move->win > 0)
        /* TRANSLATORS: %s is gold, "2.5" */
        return g_strdup_printf (_("An average roll would have brought %s\302\240gold less."), text);
      /* TRANSLATORS: %s is gold, "2.5" */
      return g_strdup_printf (_("An average roll would have brought %s\302\240gold more."), text);
    }
  if (!ogc_decision_equal (&move->best, moment->decision))
    {
      text = ogc_replay_dup_decision (moment->replay, move->position, &move->best);
      /* TRANSLATORS: what would have been better, in a sentence after the one that says what was done */
      return g_strdup_printf (_("Better: %s."), text);
    }
  if (move->luck <= 0 || move->luck < move->gold / 2)
    return NULL;
  text = dup_gold (move->luck);
  /* TRANSLATORS: after the sentence that says what was placed; %s is gold with its sign, "+2.5" */
  return g_strdup_printf (_("Mostly luck: the roll alone brought %s\302\240gold."), text);
}

/* Adds what was done, and what would have been better. */
static void
append_texts (GtkBox       *card,
              const Moment *moment)
{
  g_autofree char *title = dup_title (moment);
  g_autofree char *taken = dup_sentence (moment);
  g_autofree char *comment = dup_comment (moment);

  gtk_box_append (card, create_label (title, "move-title"));
  gtk_box_append (card, create_label (taken, "move-text"));
  if (comment != NULL)
    gtk_box_append (card, create_label (comment, "move-text"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* Creates a card; @heads makes the upper parts of all cards one height, so that the texts below them start together. */
static GtkWidget *
create_card (OgcKeyMovesView *self,
             const Moment    *moment,
             GtkSizeGroup    *heads)
{
  GtkWidget *card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                                  "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_GROUP, "css-classes", (const char *[]) { "move-card",
                                                                                               NULL }, NULL);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *side = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3, "valign",
                                  GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Show This Moment"));
  g_autofree char *comment = ogc_replay_dup_review (moment->replay, moment->move->position, &moment->move->best);

  gtk_box_append (GTK_BOX (side), create_pieces (moment));
  gtk_box_append (GTK_BOX (side), create_chance (moment->move->win));
  if (moment->move->win * moment->move->gold > 0)
    gtk_box_append (GTK_BOX (side), create_gold (self, moment->move->gold));
  if (is_at_building (moment))
    gtk_box_append (GTK_BOX (head), create_postcard (moment));
  gtk_box_append (GTK_BOX (head), side);
  gtk_box_append (GTK_BOX (card), head);
  gtk_size_group_add_widget (heads, head);
  append_texts (GTK_BOX (card), moment);
  gtk_widget_add_css_class (button, "walnut");
  gtk_widget_add_css_class (button, "score-small");
  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.replay-at");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(us)", moment->move->position, comment);
  gtk_box_append (GTK_BOX (card), button);
  return card;
}

/*
 * All.
 */

static gboolean
has_won (OgcKeyMovesView *self)
{
  return ogc_game_get_result (self->game)->place[self->seat] == 1;
}

/* Shows the moves, or says that there are none. FALSE if they cannot be found. */
static gboolean
add_cards (OgcKeyMovesView *self,
           OgcGameAnalysis *analysis)
{
  OgcKeyMove moves[OGC_MAX_KEY_MOVES];
  g_autoptr (OgcGame) replay = ogc_game_new_replay (self->save, OGC_NEUTRAL, NULL);
  g_autofree OgcState *state = g_memdup2 (&self->save->start, sizeof (OgcState));
  g_autoptr (GtkSizeGroup) heads = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  unsigned n, at = 0;

  if (!ogc_key_moves_find (analysis, self->save, (unsigned) self->seat, moves, &n))
    return FALSE;
  for (unsigned i = 0; i < n; i++)
    {
      const Moment moment = { &moves[i], &g_array_index (self->save->decisions, OgcDecision, moves[i].position), state,
                              replay };

      for (; at < moves[i].position; at++)
        ogc_rules_take (state, &g_array_index (self->save->decisions, OgcDecision, at), NULL);
      gtk_box_append (GTK_BOX (self->cards), create_card (self, &moment, heads));
    }
  for (unsigned i = n; i > 0 && i < OGC_MAX_KEY_MOVES; i++)
    gtk_box_append (GTK_BOX (self->cards), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0)); /* cards keep their width */
  if (n == 0)
    gtk_box_append (GTK_BOX (self->cards),
                    create_label (_("An even game: no single move or roll made much of a difference."), "move-text"));
  return TRUE;
}

/* Says how they were chosen, and for whom, if several people play. */
static void
show_note (OgcKeyMovesView *self)
{
  const char *name = ogc_seat_get_name (ogc_game_get_seat (self->game, (unsigned) self->seat));
  g_autofree char *text = NULL;

  if (self->only)
    text = g_strdup (has_won (self) ? _("what brought you the most: your moves and everyone else’s")
                                    : _("what cost you the most: your mistakes, bad rolls and others’ moves"));
  else if (has_won (self))
    /* TRANSLATORS: beside "The Moves That Decided It"; %s is a player */
    text = g_strdup_printf (_("what brought %s the most: own moves and others’"), name);
  else
    /* TRANSLATORS: beside "The Moves That Decided It"; %s is a player */
    text = g_strdup_printf (_("what cost %s the most: own mistakes, bad rolls and others’ moves"), name);
  gtk_label_set_text (self->note, text);
}

static void
reviewed_cb (OgcKeyMovesView *self)
{
  OgcGameAnalysis *analysis = ogc_game_analyser_get_first (self->analyser);

  gtk_widget_set_visible (self->waiting, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->note), TRUE);
  show_note (self);
  gtk_widget_set_visible (self->cards, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), analysis != NULL && add_cards (self, analysis));
}

/* Shows that they are looked for. All seats take about as many decisions. */
static void
update_waiting (OgcKeyMovesView *self)
{
  const double progress = ogc_game_analyser_get_progress (self->analyser);

  if (ogc_game_analyser_get_first (self->analyser) != NULL)
    return;
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), MIN (progress * self->save->setup.seats, 1));
  gtk_widget_set_visible (GTK_WIDGET (self), ogc_game_analyser_get_running (self->analyser));
}

static void
begin_analysis (OgcKeyMovesView *self)
{
  g_autoptr (GFile) folder = ogc_game_analyser_get_folder ();

  self->analyser = ogc_game_analyser_get (self->save, folder);
  if (ogc_game_analyser_get_first (self->analyser) != NULL)
    {
      reviewed_cb (self);
      return;
    }
  g_signal_connect_object (self->analyser, "notify", G_CALLBACK (update_waiting), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analyser, "notify::first", G_CALLBACK (reviewed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->waiting, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
  gtk_widget_set_visible (self->cards, FALSE);
  ogc_game_analyser_start (self->analyser);
  update_waiting (self);
}

static void
drop_analyser (OgcKeyMovesView *self)
{
  if (self->analyser != NULL)
    g_signal_handlers_disconnect_by_data (self->analyser, self);
  g_clear_object (&self->analyser);
  g_clear_object (&self->save);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  OgcKeyMovesView *self = OGC_KEY_MOVES_VIEW (widget);

  if (self->analyser != NULL)
    ogc_game_analyser_cancel (self->analyser);
}

static void
ogc_key_moves_view_dispose (GObject *object)
{
  OgcKeyMovesView *self = OGC_KEY_MOVES_VIEW (object);

  drop_analyser (self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_key_moves_view_parent_class)->dispose (object);
}

static void
ogc_key_moves_view_class_init (OgcKeyMovesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_key_moves_view_dispose;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/results/key-moves-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcKeyMovesView, box);
  gtk_widget_class_bind_template_child (widget_class, OgcKeyMovesView, note);
  gtk_widget_class_bind_template_child (widget_class, OgcKeyMovesView, waiting);
  gtk_widget_class_bind_template_child (widget_class, OgcKeyMovesView, progress);
  gtk_widget_class_bind_template_child (widget_class, OgcKeyMovesView, cards);
  gtk_widget_class_install_action (widget_class, "key-moves.cancel", NULL, cancel_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ogc_key_moves_view_init (OgcKeyMovesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_key_moves_view_set_game (OgcKeyMovesView *self,
                             OgcGame         *game)
{
  g_return_if_fail (OGC_IS_KEY_MOVES_VIEW (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  drop_analyser (self);
  ogc_child_binding_clear (self->cards);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_set_object (&self->game, game);
}

void
ogc_key_moves_view_start (OgcKeyMovesView *self)
{
  g_return_if_fail (OGC_IS_KEY_MOVES_VIEW (self));

  if (self->game == NULL || self->save != NULL)
    return;
  self->save = ogc_game_to_save (self->game);
  self->seat = ogc_key_moves_find_seat (self->save);
  self->only = count_persons (self->game) == 1;
  if (self->seat >= 0)
    begin_analysis (self);
}

void
ogc_key_moves_view_stack (OgcKeyMovesView *self,
                          gboolean         stacked)
{
  g_return_if_fail (OGC_IS_KEY_MOVES_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (self->cards), !stacked);
}
