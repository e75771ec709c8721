/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-dice-set-view.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-die-view.h"
#include "ogc-group.h"
#include "ogc-hand.h"
#include "ogc-picture-size.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-symbol.h"
#include "ogc-tile-view.h"
#include "ogc-tooltip.h"
#include "ogc-turn-mark.h"

/* The forms of the text about what is won, from long to short. */
enum {
  WORDS_REWARD,
  WORDS_BRIEF,
  N_WORDS
};

struct _OgcDiceSetView
{
  GtkWidget parent_instance;

  OgcDiceSet *set;
  OgcDiceSet *after;  /* nullable: what it would become */
  char       *emblem;
  GtkWidget  *back;   /* behind everything, and no wider than necessary */
  GtkWidget  *rank;
  GtkWidget  *pin;    /* the owner's */
  GtkWidget  *tile;   /* what the set would get */
  GtkWidget  *words[N_WORDS]; /* the same in words or, if there is less room, in figures */
  GtkWidget  *loss;   /* instead of the words, that the dice only go to the Library */
  GtkWidget  *mark;   /* on the last die */
  gboolean    plate;
  gboolean    target;
  gboolean    ghost;  /* nothing of it lies there yet */
};

enum {
  PROP_0,
  PROP_SET,
  PROP_EMBLEM,
  PROP_PLATE,
  PROP_GHOST,
  PROP_TARGET,
  N_PROPS
};

enum {
  CHOSEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcDiceSetView, ogc_dice_set_view, GTK_TYPE_WIDGET)

#define SMALLEST_HEIGHT 16
#define USUAL_HEIGHT 38
#define MAX_DICE 15
#define LEAST_TILE 18
#define LEAST_PIN 10
#define MOST_TILE 34
/* Lower sets do not show their tile, because dice would have to be even smaller for it. */
#define LEAST_HEIGHT_WITH_TILE 30
/* The space before and after what is won. */
#define REWARD_GAP 16
/* The least width of the text about what is won. */
#define LEAST_REWARD 80
/* The letters of a text for which dice become smaller: "2 of 3". */
#define MOST_BRIEF 9
/* The symbols of a die that was pushed on and of a tag: parts of the height. */
#define PUSHED_PART 0.42f
#define POINTER_PART 0.6f
/* How far the frame of a tag, which table.css draws, reaches beyond it. */
#define TAG_EDGE 5
/* The part of each die that stays visible when dice overlap because there is little room. */
#define LEAST_SEEN 0.45
/* More dice of one value than this overlap, so that a large set does not make all dice of its building small. */
#define MOST_ABREAST 4

typedef struct {
  int n;
  int margin;
  int side;
  int gap;
  int step; /* from a die to the next */
  int rank;
  int pin;
  int tile;
  int width;
} Sizes;

static int
tile_height (const Sizes *sizes)
{
  return CLAMP (sizes->side * 3 / 4, LEAST_TILE, MOST_TILE);
}

/* The width of the rank and of the space around it. */
static int
rank_space (const Sizes *sizes)
{
  return sizes->rank > 0 ? sizes->rank + 3 * sizes->margin : 0;
}

/* The set that is shown: as it would become, or as it is. */
static OgcDiceSet *
get_shown (OgcDiceSetView *self)
{
  return self->after != NULL ? self->after : self->set;
}

/* Computes the layout of a set for a height. */
static Sizes
sizes_for (OgcDiceSetView *self,
           int             height)
{
  const OgcDice dice = ogc_dice_set_get_dice (get_shown (self));
  Sizes sizes = { .n = (int) ogc_dice_count (dice) };

  sizes.margin = self->plate ? MAX (1, height / 8) : 0;
  sizes.side = height - 2 * sizes.margin;
  sizes.gap = MAX (1, sizes.side / 9);
  sizes.step = sizes.side + sizes.gap;
  if (sizes.n > MOST_ABREAST && ogc_dice_lowest (dice) == ogc_dice_highest (dice))
    sizes.step = MAX ((int) (sizes.side * LEAST_SEEN), sizes.step * (MOST_ABREAST - 1) / (sizes.n - 1));
  if (gtk_widget_get_visible (self->rank))
    gtk_widget_measure (self->rank, GTK_ORIENTATION_HORIZONTAL, -1, &sizes.rank, NULL, NULL, NULL);
  sizes.pin = MAX (LEAST_PIN, sizes.side / 2);
  sizes.width = 2 * sizes.margin + (sizes.n - 1) * sizes.step + sizes.side;
  /* Without a plate, the pin hangs below the dice, where it covers no pips. */
  if (self->plate)
    sizes.width += sizes.gap + sizes.pin;
  sizes.width += rank_space (&sizes);
  if (gtk_widget_get_visible (self->tile) && height >= LEAST_HEIGHT_WITH_TILE)
    gtk_widget_measure (self->tile, GTK_ORIENTATION_HORIZONTAL, tile_height (&sizes), NULL, &sizes.tile, NULL, NULL);
  else if (gtk_widget_get_visible (self->loss))
    sizes.tile = tile_height (&sizes);
  if (sizes.tile > 0)
    sizes.width += sizes.tile + sizes.margin;
  return sizes;
}

/* Lets the dice overlap as far as necessary to fit into @width. */
static void
overlap_dice (Sizes *sizes,
              int    width)
{
  const int step = MAX ((int) (sizes->side * LEAST_SEEN), sizes->step - (sizes->width - width + sizes->n - 2)
                                                                        / MAX (1, sizes->n - 1));

  if (sizes->n < 2 || sizes->width <= width)
    return;
  sizes->width -= (sizes->n - 1) * (sizes->step - step);
  sizes->step = step;
}

static void
update_rank (OgcDiceSetView *self)
{
  OgcDiceSet *set = get_shown (self);
  unsigned rank = ogc_dice_set_get_rank (set);
  g_autofree char *text = g_strdup_printf ("%u", rank);

  gtk_label_set_text (GTK_LABEL (self->rank), text);
  gtk_widget_set_visible (self->rank, self->plate && rank > 0);
  ogc_tile_view_set_tile (OGC_TILE_VIEW (self->tile), ogc_dice_set_get_tile (set));
  gtk_widget_set_visible (self->tile, self->plate && ogc_dice_set_get_tile (set) != NULL);
  gtk_label_set_text (GTK_LABEL (self->words[WORDS_REWARD]), ogc_dice_set_get_reward (set));
  gtk_label_set_text (GTK_LABEL (self->words[WORDS_BRIEF]), ogc_dice_set_get_brief (set));
  for (int i = 0; i < N_WORDS; i++)
    gtk_widget_set_visible (self->words[i], self->plate);
  gtk_widget_set_visible (self->loss, self->plate && !ogc_dice_set_get_rewarded (set)
                                      && *ogc_dice_set_get_reward (set) != '\0');
}

/* Adds @item (nullable) to @list; takes ownership of @list. */
static char *
add_to_list (char       *list,
             const char *item)
{
  g_autofree char *before = list;

  if (item == NULL || before == NULL)
    return before != NULL ? g_steal_pointer (&before) : g_strdup (item);
  return g_strdup_printf (C_("list", "%s, %s"), before, item);
}

/* The tile that the dice would get, and what that assumes; NULL if there is none, or the name of the set says it. */
static char *
describe_tile (OgcDiceSetView *self)
{
  OgcTile *tile = ogc_dice_set_get_tile (self->set);

  if (tile == NULL || ogc_dice_set_get_owner (self->set) == OGC_NEUTRAL)
    return NULL;
  /* TRANSLATORS: the tile that dice would get: "Jungle Ruins 4/2" */
  return g_strdup_printf (_("If everyone takes what is worth most to them: %s"), ogc_tile_get_name (tile));
}

/* Describes what can be seen but is not in the name: the tile that the dice would get, and their state. */
static char *
describe_state (OgcDiceSetView *self)
{
  char *list = describe_tile (self);

  if (ogc_dice_set_get_last_moved (self->set))
    /* TRANSLATORS: of dice on the table, for a screen reader */
    list = add_to_list (list, C_("dice", "moved last"));
  if (ogc_dice_set_get_pushed (self->set))
    /* TRANSLATORS: of dice on the table, for a screen reader: new dice have moved them on */
    list = add_to_list (list, C_("dice", "pushed on"));
  if (ogc_dice_set_get_choosing (self->set))
    /* TRANSLATORS: of dice on the table, for a screen reader: their player takes a tile for them */
    list = add_to_list (list, C_("dice", "choosing a tile"));
  if (self->target)
    /* TRANSLATORS: of dice on the table, for a screen reader */
    list = add_to_list (list, C_("dice", "the picked dice can be placed here"));
  return list;
}

/* Adds @line to @text, if there are both; takes ownership of them. */
static char *
add_line (char *text,
          char *line)
{
  g_autofree char *before = text;
  g_autofree char *after = line;

  if (before == NULL || after == NULL)
    return g_steal_pointer (&before);
  return g_strdup_printf ("%s\n%s", before, after);
}

/* Returns: the name of the set, and of the tile that it would get, which low sets do not show; and what the number in
 * its mark means */
static char *
describe_with_tile (OgcDiceSetView *self)
{
  const unsigned mark = ogc_dice_set_get_mark (self->set);
  char *text = add_line (g_strdup (ogc_dice_set_get_description (self->set)), describe_tile (self));

  if (mark == 0)
    return text;
  /* TRANSLATORS: in a tooltip: what the number means that stands in a circle beside dice */
  return add_line (text, g_strdup_printf (_("In the circle: turn %u since your move"), mark));
}

static void
update_accessible (OgcDiceSetView *self)
{
  const char *name = ogc_dice_set_get_description (self->set);
  g_autofree char *state = describe_state (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name != NULL ? name : "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state != NULL ? state : "", -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !self->target,
                               GTK_ACCESSIBLE_STATE_HIDDEN, self->ghost && !self->target, -1);
  gtk_widget_set_focusable (GTK_WIDGET (self), !self->ghost || self->target);
}

static void
update_cb (OgcDiceSetView *self)
{
  const gboolean grows = self->ghost || (self->after != NULL && ogc_dice_set_get_last_moved (self->after));
  g_autofree char *tip = describe_with_tile (self);

  update_rank (self);
  ogc_style_set_class (GTK_WIDGET (self), "ghost", grows);
  ogc_style_set_class (GTK_WIDGET (self), "last-moved", !self->ghost && ogc_dice_set_get_last_moved (self->set));
  ogc_turn_mark_set (self->mark, ogc_dice_set_get_mark (self->set), ogc_dice_set_get_mark_seat (self->set));
  ogc_style_set_class (GTK_WIDGET (self), "pushed", ogc_dice_set_get_pushed (self->set));
  ogc_style_set_class (GTK_WIDGET (self), "rewarded", ogc_dice_set_get_rewarded (self->set));
  ogc_style_set_class (GTK_WIDGET (self), "choosing", ogc_dice_set_get_choosing (self->set));
  ogc_tooltip_set (GTK_WIDGET (self), tip);
  update_accessible (self);
}

static void
choose_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  if (OGC_DICE_SET_VIEW (widget)->target)
    g_signal_emit (widget, signals[CHOSEN], 0);
  else
    gtk_widget_activate_action (widget, "card.place", NULL);
}

static void
released_cb (OgcDiceSetView  *self,
             int              n_press,
             double           x,
             double           y,
             GtkGestureClick *click)
{
  if (!self->target)
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* The room for what is won in its shortest form, for which dice would rather be smaller if that is short enough. */
static int
brief_room (OgcDiceSetView *self)
{
  GtkWidget *brief = self->words[WORDS_BRIEF];
  const char *text = gtk_label_get_text (GTK_LABEL (brief));
  int wanted;

  if (!self->plate || *text == '\0' || g_utf8_strlen (text, -1) > MOST_BRIEF)
    return 0;
  gtk_widget_measure (brief, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  return wanted + REWARD_GAP;
}

static void
ogc_dice_set_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  OgcDiceSetView *self = OGC_DICE_SET_VIEW (widget);
  Sizes smallest = sizes_for (self, SMALLEST_HEIGHT);

  *minimum = SMALLEST_HEIGHT;
  *natural = USUAL_HEIGHT;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  overlap_dice (&smallest, 0);
  *minimum = smallest.width;
  *natural = MAX (*minimum, sizes_for (self, for_size < 0 ? USUAL_HEIGHT : for_size).width + brief_room (self));
}

/* The end of the dice and the pin behind them. */
static int
end_of_dice (const Sizes *sizes)
{
  return 2 * sizes->margin + rank_space (sizes) + (sizes->n - 1) * sizes->step + sizes->side + sizes->gap + sizes->pin;
}

/* Whether @words, which may take several lines, have enough room, or there is nothing to say. */
static gboolean
words_fit (OgcDiceSetView *self,
           int             words,
           int             width,
           int             height)
{
  GtkWidget *label = self->words[words];
  Sizes sizes = sizes_for (self, height);
  int least, wanted, needed, room;

  if (*gtk_label_get_text (GTK_LABEL (label)) == '\0')
    return TRUE;
  overlap_dice (&sizes, width);
  room = width - (gtk_widget_get_visible (self->loss) ? end_of_dice (&sizes) : sizes.width) - REWARD_GAP;
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  if (room < MAX (least, MIN (wanted, LEAST_REWARD)))
    return FALSE;
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, room, &needed, NULL, NULL, NULL);
  return needed <= height;
}

/* Returns: the longest form of the text that fits in every set of the building, which are equally large; NULL if none
 * does */
static GtkWidget *
choose_words (OgcDiceSetView *self,
              int             width,
              int             height)
{
  for (int i = 0; i < N_WORDS; i++)
    {
      gboolean fits = TRUE;

      for (GtkWidget *set = gtk_widget_get_first_child (gtk_widget_get_parent (GTK_WIDGET (self)));
           set != NULL && fits; set = gtk_widget_get_next_sibling (set))
        if (OGC_IS_DICE_SET_VIEW (set) && gtk_widget_get_visible (set))
          fits = words_fit (OGC_DICE_SET_VIEW (set), i, width, height);
      if (fits)
        return self->words[i];
    }
  return NULL;
}

/* Places the text about what is won at @x, if there is enough room. Returns the total width. */
static int
allocate_reward (OgcDiceSetView *self,
                 int             x,
                 int             width,
                 int             height)
{
  GtkWidget *words = choose_words (self, width, height);
  int room = width - x - REWARD_GAP;
  int wanted;

  if (!self->plate)
    return x;
  if (words != NULL && *gtk_label_get_text (GTK_LABEL (words)) == '\0')
    words = NULL;
  for (int i = 0; i < N_WORDS; i++)
    gtk_widget_set_child_visible (self->words[i], self->words[i] == words);
  if (words == NULL)
    return x;
  gtk_widget_measure (words, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  room = MIN (room, wanted);
  gtk_widget_size_allocate (words, &(GtkAllocation) { x + REWARD_GAP / 2, 0, room, height }, -1);
  return x + room + REWARD_GAP;
}

/* Places what is won or lost at @x: a tile and words, or a symbol if words do not fit. Returns the total width. */
static int
allocate_prize (OgcDiceSetView *self,
                const Sizes    *sizes,
                int             x,
                int             width,
                int             height)
{
  const GtkAllocation place = { x, (height - tile_height (sizes)) / 2, sizes->tile, tile_height (sizes) };
  int end;

  if (gtk_widget_get_visible (self->tile))
    {
      gtk_widget_set_child_visible (self->tile, height >= LEAST_HEIGHT_WITH_TILE);
      gtk_widget_size_allocate (self->tile, &place, -1);
    }
  if (!gtk_widget_get_visible (self->loss))
    return allocate_reward (self, sizes->width, width, height);
  end = allocate_reward (self, x, width, height);
  gtk_widget_set_child_visible (self->loss, end == x);
  if (end > x)
    return end;
  gtk_widget_size_allocate (self->loss, &place, -1);
  return sizes->width;
}

/* Places the mark on the upper right corner of what ends at @right: the plate or, without one, the die, whose pips it
 * leaves visible. */
static void
allocate_mark (OgcDiceSetView *self,
               int             right,
               int             top)
{
  int width, height;

  if (!gtk_widget_get_visible (self->mark))
    return;
  gtk_widget_measure (self->mark, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (self->mark, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  width = MAX (width, height);
  gtk_widget_size_allocate (self->mark, &(GtkAllocation) { right - width / 2, top - width / 2, width, width }, -1);
}

static void
ogc_dice_set_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  OgcDiceSetView *self = OGC_DICE_SET_VIEW (widget);
  Sizes sizes = sizes_for (self, height);
  GtkWidget *child = gtk_widget_get_next_sibling (self->back);
  int x = sizes.margin;

  overlap_dice (&sizes, width);
  if (sizes.rank > 0)
    {
      gtk_widget_size_allocate (self->rank, &(GtkAllocation) { x + sizes.margin, 0, sizes.rank, height }, -1);
      x += rank_space (&sizes);
    }
  for (; child != NULL && child != self->rank; child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_size_allocate (child, &(GtkAllocation) { x, sizes.margin, sizes.side, sizes.side }, -1);
      x += sizes.step;
    }
  x += sizes.side + sizes.gap - sizes.step;
  if (!self->plate)
    allocate_mark (self, x - sizes.gap, sizes.margin);
  gtk_widget_size_allocate (self->pin, &(GtkAllocation) { self->plate ? x : (width - sizes.pin) / 2,
                                                          self->plate ? (height - sizes.pin) / 2
                                                                      : height - sizes.pin * 2 / 5,
                                                          sizes.pin, sizes.pin }, -1);
  if (self->plate)
    x += sizes.pin + sizes.margin;
  x = allocate_prize (self, &sizes, x, width, height);
  if (self->plate)
    allocate_mark (self, x, 0);
  gtk_widget_size_allocate (self->back, &(GtkAllocation) { 0, 0, self->plate ? x : width, height }, -1);
}

/* Draws @symbol as a square with the middle @x, @y, turned by @angle degrees. */
static void
append_symbol (GtkWidget   *widget,
               GtkSnapshot *snapshot,
               const char  *symbol,
               float        x,
               float        y,
               float        side,
               float        angle)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_rotate (snapshot, angle);
  ogc_symbol_snapshot (snapshot, symbol, &GRAPHENE_RECT_INIT (-side / 2, -side / 2, side, side), &colour);
  gtk_snapshot_restore (snapshot);
}

/* Whether the dice stand above each other, and not in a line. */
static gboolean
is_in_tower (GtkWidget *widget)
{
  return gtk_widget_has_css_class (gtk_widget_get_parent (widget), "tower-place");
}

/* Draws arrows before a die that was pushed on: to the right in the University, up in the Tower. */
static void
append_arrows (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  const float height = (float) gtk_widget_get_height (widget);
  const float side = height * PUSHED_PART;

  append_symbol (widget, snapshot, "pushed", -side * 0.6f, height / 2, side, is_in_tower (widget) ? -90 : 0);
}

/* Draws the end of a tag that points at the gap or the floor that the die would take. */
static void
append_pointer (GtkWidget   *widget,
                GtkSnapshot *snapshot)
{
  const float height = (float) gtk_widget_get_height (widget);
  const float side = height * POINTER_PART;
  const float end = height + TAG_EDGE + side / 2;

  if (is_in_tower (widget))
    append_symbol (widget, snapshot, "pointer", end, height / 2, side, -90);
  else
    append_symbol (widget, snapshot, "pointer", height / 2, end, side, 0);
}

static void
ogc_dice_set_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (ogc_dice_set_view_parent_class)->snapshot (widget, snapshot);
  if (gtk_widget_has_css_class (widget, "tag"))
    append_pointer (widget, snapshot);
  if (gtk_widget_has_css_class (widget, "pushed"))
    append_arrows (widget, snapshot);
}

/* Shows the dice of the set in ascending order, and dashed places for those that do not lie there yet. */
static void
show_dice (OgcDiceSetView *self)
{
  OgcDice there = self->ghost ? 0 : ogc_dice_set_get_dice (self->set);
  GtkWidget *die = gtk_widget_get_next_sibling (self->back);
  guint8 values[MAX_DICE];
  unsigned n = ogc_dice_set_get_values (get_shown (self), values);

  while (die != self->rank)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (die);

      gtk_widget_unparent (die);
      die = next;
    }
  for (unsigned i = 0; i < n; i++)
    {
      const OgcDice one = ogc_dice_one (values[i]);

      die = ogc_die_view_new (values[i], ogc_dice_set_get_owner (self->set), self->emblem);
      ogc_die_view_set_place (OGC_DIE_VIEW (die), !ogc_dice_contains (there, one));
      there -= ogc_dice_contains (there, one) ? one : 0;
      gtk_widget_insert_before (die, GTK_WIDGET (self), self->rank);
    }
}

static void
add_pin (OgcDiceSetView *self)
{
  /* One pin stands for all dice of the set. */
  self->pin = ogc_crest_new_pin (ogc_dice_set_get_owner (self->set), self->emblem, LEAST_PIN);
  gtk_widget_set_can_target (self->pin, FALSE);
  gtk_widget_insert_before (self->pin, GTK_WIDGET (self), self->mark);
}

static void
ogc_dice_set_view_constructed (GObject *object)
{
  OgcDiceSetView *self = OGC_DICE_SET_VIEW (object);

  G_OBJECT_CLASS (ogc_dice_set_view_parent_class)->constructed (object);

  ogc_style_set_class (GTK_WIDGET (self), "plate", self->plate);
  show_dice (self);
  add_pin (self);
  g_signal_connect_object (self->set, "notify", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}

static void
ogc_dice_set_view_dispose (GObject *object)
{
  OgcDiceSetView *self = OGC_DICE_SET_VIEW (object);

  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_object (&self->after);
  g_clear_object (&self->set);

  G_OBJECT_CLASS (ogc_dice_set_view_parent_class)->dispose (object);
}

static void
ogc_dice_set_view_finalize (GObject *object)
{
  g_free (OGC_DICE_SET_VIEW (object)->emblem);

  G_OBJECT_CLASS (ogc_dice_set_view_parent_class)->finalize (object);
}

static void
ogc_dice_set_view_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  OgcDiceSetView *self = OGC_DICE_SET_VIEW (object);

  switch (prop_id)
    {
    case PROP_SET:
      g_value_set_object (value, self->set);
      break;
    case PROP_EMBLEM:
      g_value_set_string (value, self->emblem);
      break;
    case PROP_PLATE:
      g_value_set_boolean (value, self->plate);
      break;
    case PROP_GHOST:
      g_value_set_boolean (value, self->ghost);
      break;
    case PROP_TARGET:
      g_value_set_boolean (value, self->target);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_dice_set_view_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  OgcDiceSetView *self = OGC_DICE_SET_VIEW (object);

  switch (prop_id)
    {
    case PROP_SET:
      self->set = g_value_dup_object (value);
      break;
    case PROP_EMBLEM:
      self->emblem = g_value_dup_string (value);
      break;
    case PROP_PLATE:
      self->plate = g_value_get_boolean (value);
      break;
    case PROP_GHOST:
      self->ghost = g_value_get_boolean (value);
      break;
    case PROP_TARGET:
      ogc_dice_set_view_set_target (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_dice_set_view_class_init (OgcDiceSetViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space };

  object_class->constructed = ogc_dice_set_view_constructed;
  object_class->dispose = ogc_dice_set_view_dispose;
  object_class->finalize = ogc_dice_set_view_finalize;
  object_class->get_property = ogc_dice_set_view_get_property;
  object_class->set_property = ogc_dice_set_view_set_property;
  widget_class->measure = ogc_dice_set_view_measure;
  widget_class->size_allocate = ogc_dice_set_view_size_allocate;
  widget_class->get_request_mode = ogc_picture_size_get_request_mode;
  widget_class->snapshot = ogc_dice_set_view_snapshot;

  properties[PROP_SET] = g_param_spec_object ("set", NULL, NULL, OGC_TYPE_DICE_SET, once);
  properties[PROP_EMBLEM] = g_param_spec_string ("emblem", NULL, NULL, NULL, once);
  properties[PROP_PLATE] = g_param_spec_boolean ("plate", NULL, NULL, FALSE, once);
  properties[PROP_GHOST] = g_param_spec_boolean ("ghost", NULL, NULL, FALSE, once);
  properties[PROP_TARGET] = g_param_spec_boolean ("target", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHOSEN] = g_signal_new ("chosen", OGC_TYPE_DICE_SET_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  0);

  gtk_widget_class_install_action (widget_class, "set.choose", NULL, choose_cb);
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "set.choose", NULL);
  gtk_widget_class_set_css_name (widget_class, "diceset");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
ogc_dice_set_view_init (OgcDiceSetView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  /* Screen readers skip its contents, because its name and description say everything. */
  self->back = g_object_new (OGC_TYPE_GROUP, "can-target", FALSE,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->back, "back");
  gtk_widget_set_parent (self->back, GTK_WIDGET (self));
  self->rank = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->rank, "rank");
  gtk_widget_set_can_target (self->rank, FALSE);
  gtk_widget_set_parent (self->rank, GTK_WIDGET (self));
  self->tile = ogc_tile_view_new (NULL, OGC_TILE_CHIP);
  gtk_widget_set_can_target (self->tile, FALSE);
  gtk_widget_set_parent (self->tile, GTK_WIDGET (self));
  for (int i = 0; i < N_WORDS; i++)
    {
      self->words[i] = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_label_set_xalign (GTK_LABEL (self->words[i]), 1);
      gtk_label_set_wrap (GTK_LABEL (self->words[i]), TRUE);
      gtk_label_set_justify (GTK_LABEL (self->words[i]), GTK_JUSTIFY_RIGHT);
      gtk_widget_add_css_class (self->words[i], "reward");
      gtk_widget_set_can_target (self->words[i], FALSE);
      gtk_widget_set_parent (self->words[i], GTK_WIDGET (self));
    }
  self->loss = ogc_symbol_view_new ("library", LEAST_TILE);
  gtk_widget_add_css_class (self->loss, "reward");
  gtk_widget_set_can_target (self->loss, FALSE);
  gtk_widget_set_parent (self->loss, GTK_WIDGET (self));
  self->mark = ogc_turn_mark_new ();
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
ogc_dice_set_view_new (OgcDiceSet *set,
                       const char *emblem,
                       gboolean    plate)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (set), NULL);

  return g_object_new (OGC_TYPE_DICE_SET_VIEW, "set", set, "emblem", emblem, "plate", plate, NULL);
}

GtkWidget *
ogc_dice_set_view_new_ghost (OgcDiceSet *set,
                             const char *emblem,
                             gboolean    plate)
{
  g_return_val_if_fail (OGC_IS_DICE_SET (set), NULL);

  return g_object_new (OGC_TYPE_DICE_SET_VIEW, "set", set, "emblem", emblem, "plate", plate, "ghost", TRUE, NULL);
}

gboolean
ogc_dice_set_view_is_ghost (OgcDiceSetView *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET_VIEW (self), FALSE);

  return self->ghost;
}

void
ogc_dice_set_view_show_after (OgcDiceSetView *self,
                              OgcDiceSet     *after)
{
  g_return_if_fail (OGC_IS_DICE_SET_VIEW (self));
  g_return_if_fail (after == NULL || OGC_IS_DICE_SET (after));

  if (!g_set_object (&self->after, after))
    return;
  show_dice (self);
  update_cb (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

OgcDiceSet *
ogc_dice_set_view_get_set (OgcDiceSetView *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET_VIEW (self), NULL);

  return self->set;
}

gboolean
ogc_dice_set_view_get_target (OgcDiceSetView *self)
{
  g_return_val_if_fail (OGC_IS_DICE_SET_VIEW (self), FALSE);

  return self->target;
}

void
ogc_dice_set_view_set_target (OgcDiceSetView *self,
                              gboolean        target)
{
  g_return_if_fail (OGC_IS_DICE_SET_VIEW (self));

  if (self->target == target)
    return;
  self->target = target;
  ogc_style_set_class (GTK_WIDGET (self), "target", target);
  update_accessible (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TARGET]);
}
