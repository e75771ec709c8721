/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rank-row.h"

#include <glib/gi18n.h>

#include "ogc-art-view.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-gold-source.h"
#include "ogc-group.h"
#include "ogc-player-kind.h"
#include "ogc-shrink-layout.h"
#include "ogc-stacked-bar.h"
#include "ogc-text.h"

/* The width below which the bar is under the rest. */
#define NARROW 480
#define GAP 8
/* The part of the width for names. */
#define NAME_PART 0.18
#define LEAST_NAME 96
#define MOST_NAME 190
/* Heights, and the parts of a high row for crest and bar. */
#define USUAL_CREST 46
#define LEAST_CREST 32
#define USUAL_BAR 44
#define CREST_PART 0.66
#define BAR_PART 0.56
#define NARROW_CREST 22
#define NARROW_BAR 23
#define COIN 20

struct _OgcRankRow
{
  GtkWidget parent_instance;

  OgcGame   *game;
  unsigned   seat;
  gboolean   you;

  GtkWidget *place;
  GtkWidget *crest;
  GtkWidget *name;
  GtkWidget *kind; /* the kind of player, or that it is you */
  GtkWidget *bar;
  GtkWidget *coin;
  GtkWidget *gold;
};

G_DEFINE_FINAL_TYPE (OgcRankRow, ogc_rank_row, GTK_TYPE_WIDGET)

static const OgcScore *
get_score (OgcRankRow *self)
{
  return &ogc_game_get_result (self->game)->scores[self->seat];
}

static unsigned
find_best_gold (OgcGame *game)
{
  unsigned best = 0;

  for (unsigned seat = 0; seat < ogc_game_get_setup (game)->seats; seat++)
    best = MAX (best, ogc_game_get_result (game)->scores[seat].total);
  return best;
}

/* Whether another seat has the same place. */
static gboolean
shares_place (OgcRankRow *self)
{
  const OgcResult *result = ogc_game_get_result (self->game);

  for (unsigned seat = 0; seat < ogc_game_get_setup (self->game)->seats; seat++)
    if (seat != self->seat && result->place[seat] == result->place[self->seat])
      return TRUE;
  return FALSE;
}

/*
 * Layout.
 */

static int
measure_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
measure_height (GtkWidget *child,
                int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static int
find_name_width (int width)
{
  return (int) CLAMP (width * NAME_PART, LEAST_NAME, MOST_NAME);
}

static void
ogc_rank_row_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  OgcRankRow *self = OGC_RANK_ROW (widget);
  const int ends = measure_width (self->place) + measure_width (self->gold) + COIN + NARROW_CREST + 5 * GAP;
  int least;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (least, ends + LEAST_NAME);
      *natural = NARROW;
    }
  else if (for_size >= 0 && for_size < NARROW)
    *minimum = *natural = NARROW_CREST + NARROW_BAR + GAP / 2;
  else
    {
      const int names = find_name_width (for_size < 0 ? NARROW : for_size);
      const int texts = measure_height (self->name, names) + measure_height (self->kind, names);

      *minimum = MAX (texts, LEAST_CREST);
      *natural = MAX (texts, USUAL_CREST);
    }
}

/* Allocates @child, centred vertically; mirrored in a right-to-left language. */
static void
allocate_child (GtkWidget *child,
                int        x,
                int        y,
                int        width,
                int        height,
                int        all)
{
  const int own = MIN (measure_height (child, width), height);
  const gboolean mirrored = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? all - x - width : x, y + (height - own) / 2, width,
                                                      own }, -1);
}

/* The same for a child that fills the height. */
static void
put_high (GtkWidget *child,
          int        x,
          int        own,
          int        width,
          int        height,
          int        all)
{
  const gboolean mirrored = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? all - x - width : x, (height - own) / 2, width, own },
                            -1);
}

static void
allocate_narrow (OgcRankRow *self,
                 int         width)
{
  const int gold = measure_width (self->gold);
  const int kind = self->you ? measure_width (self->kind) : 0;
  const int room = width - measure_width (self->place) - NARROW_CREST - gold - COIN - 5 * GAP;
  const int name = MIN (measure_width (self->name), room - (kind > 0 ? kind + GAP : 0));
  int x = measure_width (self->place) + GAP;

  allocate_child (self->place, 0, 0, measure_width (self->place), NARROW_CREST, width);
  allocate_child (self->crest, x, 0, NARROW_CREST, NARROW_CREST, width);
  x += NARROW_CREST + GAP;
  allocate_child (self->name, x, 0, name, NARROW_CREST, width);
  if (kind > 0)
    allocate_child (self->kind, x + name + GAP, 0, kind, NARROW_CREST, width);
  allocate_child (self->coin, width - gold - GAP - COIN, 0, COIN, NARROW_CREST, width);
  allocate_child (self->gold, width - gold, 0, gold, NARROW_CREST, width);
  allocate_child (self->bar, 0, NARROW_CREST + GAP / 2, width, NARROW_BAR, width);
}

static void
allocate_wide (OgcRankRow *self,
               int         width,
               int         height)
{
  const int place = measure_width (self->place);
  const int gold = measure_width (self->gold);
  const int names = find_name_width (width);
  const int name_height = measure_height (self->name, names);
  const int kind_height = measure_height (self->kind, names);
  const int top = (height - name_height - kind_height) / 2;
  const int crest = MIN (height, MAX (USUAL_CREST, (int) (height * CREST_PART)));
  const int bar = MIN (height, MAX (USUAL_BAR, (int) (height * BAR_PART)));
  int x = place + GAP;

  allocate_child (self->place, 0, 0, place, height, width);
  put_high (self->crest, x, crest, USUAL_CREST, height, width);
  x += USUAL_CREST + GAP;
  allocate_child (self->name, x, top, names, name_height, width);
  allocate_child (self->kind, x, top + name_height, self->you ? measure_width (self->kind) : names, kind_height, width);
  x += names + GAP;
  allocate_child (self->coin, width - gold - GAP - COIN, 0, COIN, height, width);
  allocate_child (self->gold, width - gold, 0, gold, height, width);
  put_high (self->bar, x, bar, width - gold - 2 * GAP - COIN - x, height, width);
}

static void
ogc_rank_row_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  OgcRankRow *self = OGC_RANK_ROW (widget);
  const gboolean narrow = width < NARROW;

  gtk_widget_set_child_visible (self->kind, !narrow || self->you);
  if (narrow)
    allocate_narrow (self, width);
  else
    allocate_wide (self, width, height);
}

static GtkSizeRequestMode
ogc_rank_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/*
 * Parts.
 */

static void
create_place (OgcRankRow *self)
{
  const unsigned place = ogc_game_get_result (self->game)->place[self->seat];
  g_autofree char *text = NULL;

  if (shares_place (self))
    /* TRANSLATORS: a place in the final standings that several players share */
    text = g_strdup_printf (C_("place", "=%u"), place);
  else
    text = g_strdup_printf ("%u", place);
  self->place = g_object_new (GTK_TYPE_LABEL, "label", text, "width-chars", 2, "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->place, "rank-place");
}

static void
create_texts (OgcRankRow *self,
              OgcSeat    *seat)
{
  GtkWidget *name = gtk_label_new (ogc_seat_get_name (seat));
  g_autofree char *kind = NULL;

  g_object_get (seat, "kind", &kind, NULL);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "rank-name");
  self->name = g_object_new (OGC_TYPE_GROUP, "layout-manager", g_object_new (OGC_TYPE_SHRINK_LAYOUT, NULL), NULL);
  gtk_widget_set_parent (name, self->name);
  /* TRANSLATORS: marks the player at this machine among the final scores */
  self->kind = gtk_label_new (self->you ? C_("player", "You") : ogc_player_kind_get_label (kind));
  gtk_label_set_xalign (GTK_LABEL (self->kind), 0);
  gtk_label_set_wrap (GTK_LABEL (self->kind), !self->you);
  gtk_widget_add_css_class (self->kind, self->you ? "rank-you" : "rank-kind");
}

/* Describes a segment, "Maps: 8 gold". */
static char *
dup_segment_name (OgcGoldSource source,
                  unsigned      gold)
{
  g_autofree char *text = ogc_text_gold (gold);

  /* TRANSLATORS: where gold comes from, and how much: "Maps: 8 gold" */
  return g_strdup_printf (C_("bar", "%s: %s"), ogc_text_gold_source (source), text);
}

static void
create_bar (OgcRankRow *self)
{
  const unsigned best = find_best_gold (self->game);
  const OgcScore *score = get_score (self);
  OgcStackedBar *bar;

  self->bar = ogc_stacked_bar_new ();
  bar = OGC_STACKED_BAR (self->bar);
  ogc_stacked_bar_set_maximum (bar, MAX (best, 1));
  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    {
      g_autofree char *text = g_strdup_printf ("%u", score->by_source[source]);
      g_autofree char *name = dup_segment_name (source, score->by_source[source]);

      ogc_stacked_bar_add (bar, score->by_source[source], text, ogc_gold_source_get_symbol (source),
                           ogc_gold_source_get_css_class (source), name);
    }
  if (self->you)
    {
      const unsigned missing = best - score->total;
      g_autofree char *text = g_strdup_printf ("\342\210\222%u", missing);
      g_autofree char *gold = ogc_text_gold (missing);
      /* TRANSLATORS: "3 gold": how far the player is behind the winner */
      g_autofree char *name = g_strdup_printf (_("Behind by %s"), gold);

      ogc_stacked_bar_add (bar, missing, text, NULL, "missing", name);
    }
}

/* Shows the tie-break between players with equal gold (SCO-12). */
static void
tell_unassigned (OgcRankRow *self)
{
  const OgcResult *result = ogc_game_get_result (self->game);
  const unsigned unassigned = get_score (self)->unassigned;

  for (unsigned seat = 0; seat < ogc_game_get_setup (self->game)->seats; seat++)
    if (seat != self->seat && result->scores[seat].total == get_score (self)->total)
      {
        g_autofree char *text = g_strdup_printf (ngettext ("%u unassigned specialist", "%u unassigned specialists",
                                                           unassigned), unassigned);

        gtk_widget_set_tooltip_text (self->gold, text);
        gtk_accessible_update_property (GTK_ACCESSIBLE (self->gold), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
      }
}

static void
create_parts (OgcRankRow *self)
{
  OgcSeat *seat = ogc_game_get_seat (self->game, self->seat);

  create_place (self);
  create_texts (self, seat);
  create_bar (self);
  self->crest = ogc_crest_new (self->seat, ogc_seat_get_emblem (seat), USUAL_CREST);
  self->coin = g_object_new (OGC_TYPE_ART_VIEW, "picture", "coin", "size", COIN, NULL);
  self->gold = g_object_new (GTK_TYPE_LABEL, "width-chars", 3, "xalign", 1.f, NULL);
  gtk_widget_add_css_class (self->gold, "rank-gold");
  tell_unassigned (self);
  gtk_widget_set_parent (self->place, GTK_WIDGET (self));
  gtk_widget_set_parent (self->crest, GTK_WIDGET (self));
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  gtk_widget_set_parent (self->kind, GTK_WIDGET (self));
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  gtk_widget_set_parent (self->coin, GTK_WIDGET (self));
  gtk_widget_set_parent (self->gold, GTK_WIDGET (self));
}

static void
ogc_rank_row_dispose (GObject *object)
{
  OgcRankRow *self = OGC_RANK_ROW (object);

  ogc_child_binding_clear (GTK_WIDGET (self));
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_rank_row_parent_class)->dispose (object);
}

static void
ogc_rank_row_class_init (OgcRankRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_rank_row_dispose;
  widget_class->measure = ogc_rank_row_measure;
  widget_class->size_allocate = ogc_rank_row_size_allocate;
  widget_class->get_request_mode = ogc_rank_row_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "rankrow");
}

static void
ogc_rank_row_init (OgcRankRow *self)
{
}

GtkWidget *
ogc_rank_row_new (OgcGame  *game,
                  unsigned  seat,
                  gboolean  you)
{
  OgcRankRow *self;

  g_return_val_if_fail (OGC_IS_GAME (game) && ogc_game_get_result (game) != NULL, NULL);

  self = g_object_new (OGC_TYPE_RANK_ROW, NULL);
  self->game = g_object_ref (game);
  self->seat = seat;
  self->you = you;
  create_parts (self);
  ogc_rank_row_set_shown (self, 1);
  return GTK_WIDGET (self);
}

unsigned
ogc_rank_row_get_seat (OgcRankRow *self)
{
  g_return_val_if_fail (OGC_IS_RANK_ROW (self), 0);

  return self->seat;
}

char *
ogc_rank_row_dup_name (OgcRankRow *self)
{
  g_autofree char *gold = NULL;
  const char *name;
  unsigned place;

  g_return_val_if_fail (OGC_IS_RANK_ROW (self), NULL);

  gold = ogc_text_gold (get_score (self)->total);
  name = ogc_seat_get_name (ogc_game_get_seat (self->game, self->seat));
  place = ogc_game_get_result (self->game)->place[self->seat];
  if (shares_place (self))
    /* TRANSLATORS: a place in the final standings that several players share, a name, and "48 gold" */
    return g_strdup_printf (_("Shared place %u: %s, %s"), place, name, gold);
  /* TRANSLATORS: a place in the final standings, a name, and "48 gold" */
  return g_strdup_printf (_("Place %u: %s, %s"), place, name, gold);
}

void
ogc_rank_row_set_shown (OgcRankRow *self,
                        double      shown)
{
  g_autofree char *text = NULL;

  g_return_if_fail (OGC_IS_RANK_ROW (self));

  text = g_strdup_printf ("%u", (unsigned) (get_score (self)->total * shown));
  ogc_stacked_bar_set_shown (OGC_STACKED_BAR (self->bar), shown);
  gtk_label_set_text (GTK_LABEL (self->gold), text);
}
