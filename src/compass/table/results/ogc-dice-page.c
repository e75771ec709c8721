/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-dice-page.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-bar-chart.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-die-view.h"
#include "ogc-emblem.h"
#include "ogc-locale.h"
#include "ogc-names.h"
#include "ogc-roll-stats.h"
#include "ogc-row-layout.h"
#include "ogc-size-class-layout.h"
#include "ogc-wrap-layout.h"

#define DIE 24
#define EMBLEM 26

struct _OgcDicePage
{
  GtkWidget  parent_instance;

  GtkWidget *content;
  GtkWidget *panels;
  GtkLabel  *seed;
  guint64    number; /* the seed */
};

G_DEFINE_FINAL_TYPE (OgcDicePage, ogc_dice_page, GTK_TYPE_WIDGET)

/* A panel: the owner and the kind of its dice. */
typedef struct {
  unsigned      owner; /* OGC_N_OWNERS: all */
  const char   *name;
  const char   *emblem;
  OgcRollStats  tally;
} Panel;

static const char *const colours[OGC_N_OWNERS] = { "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_neutral" };

static void
add_bar (OgcBarChart *chart,
         const Panel *panel,
         const Panel *parts,
         unsigned     n_parts,
         unsigned     value)
{
  const double expected = panel->tally.n / (double) OGC_MAX_VALUE;
  OgcBarPart bar[OGC_N_OWNERS];
  g_autofree char *number = g_strdup_printf ("%u", panel->tally.counts[value - 1]);
  g_autofree char *face = g_strdup_printf ("%u", value);
  g_autofree char *average = ogc_locale_dup_decimal (expected, 1, FALSE);
  /* TRANSLATORS: a bar of a chart for a screen reader: whose dice, how many there are of which value, and how many
   * fair dice would show */
  g_autofree char *description = g_strdup_printf (ngettext ("%s: %u die showed %u; %s expected",
                                                            "%s: %u dice showed %u; %s expected",
                                                            panel->tally.counts[value - 1]),
                                                  panel->name, panel->tally.counts[value - 1], value, average);
  GtkWidget *die = ogc_die_view_new (value, panel->owner < OGC_N_OWNERS ? panel->owner : OGC_NEUTRAL, NULL);

  for (unsigned n = 0; n < n_parts; n++)
    bar[n] = (OgcBarPart) { parts[n].tally.counts[value - 1], colours[parts[n].owner],
                            ogc_emblem_get_symbol (parts[n].emblem) };
  ogc_die_view_set_side (OGC_DIE_VIEW (die), DIE);
  ogc_bar_chart_add (chart, die, face, bar, n_parts, panel->tally.n > 0 ? expected : -1, number, description);
}

static GtkWidget *
create_title (const Panel *panel)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", panel->name, "xalign", 0.f, "ellipsize",
                                   PANGO_ELLIPSIZE_END,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  if (panel->owner < OGC_N_OWNERS)
    gtk_box_append (GTK_BOX (box), ogc_crest_new (panel->owner, panel->emblem, EMBLEM));
  gtk_widget_set_size_request (box, -1, EMBLEM); /* as high as a heading with a crest */
  gtk_widget_add_css_class (label, "panel-title");
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static char *
dup_sums (const OgcRollStats *tally)
{
  g_autofree char *average = ogc_locale_dup_decimal (tally->n / (double) OGC_MAX_VALUE, 1, FALSE);

  /* TRANSLATORS: how many dice were rolled, and how many of each value fair dice would show on average */
  return g_strdup_printf (ngettext ("%u die rolled, %s of each value expected",
                                    "%u dice rolled, %s of each value expected",
                                    tally->n),
                          tally->n, average);
}

static GtkWidget *
create_note (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "max-width-chars", 36, NULL);

  gtk_widget_add_css_class (label, "note");
  return label;
}

static void
add_panel (OgcDicePage *self,
           const Panel *panel,
           const Panel *parts,
           unsigned     n_parts,
           double       scale)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *chart = ogc_bar_chart_new ();
  g_autofree char *sums = dup_sums (&panel->tally);
  g_autofree char *text = ogc_roll_stats_text (&panel->tally);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    add_bar (OGC_BAR_CHART (chart), panel, parts, n_parts, value);
  ogc_bar_chart_set_scale (OGC_BAR_CHART (chart), scale);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL, panel->name, -1);
  gtk_box_append (GTK_BOX (box), create_title (panel));
  if (panel->tally.n > 0)
    gtk_box_append (GTK_BOX (box), create_note (sums));
  gtk_box_append (GTK_BOX (box), chart);
  gtk_box_append (GTK_BOX (box), create_note (text));
  gtk_widget_add_css_class (box, "panel");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_parent (box, self->panels);
}

static void
clear_panels (OgcDicePage *self)
{
  ogc_child_binding_clear (self->panels);
}

static void
copy_seed_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, OGC_DICE_PAGE (widget)->number);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
ogc_dice_page_dispose (GObject *object)
{
  OgcDicePage *self = OGC_DICE_PAGE (object);

  if (self->content != NULL)
    clear_panels (self);
  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_dice_page_parent_class)->dispose (object);
}

static void
ogc_dice_page_class_init (OgcDicePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_dice_page_dispose;

  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/results/dice-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcDicePage, content);
  gtk_widget_class_bind_template_child (widget_class, OgcDicePage, panels);
  gtk_widget_class_bind_template_child (widget_class, OgcDicePage, seed);
  gtk_widget_class_install_action (widget_class, "dice.copy-seed", NULL, copy_seed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_SIZE_CLASS_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dicepage");
}

static void
ogc_dice_page_init (OgcDicePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_accessible_name_all (GTK_WIDGET (self));
}

GtkWidget *
ogc_dice_page_new (void)
{
  return g_object_new (OGC_TYPE_DICE_PAGE, NULL);
}

/* Lists a panel for each owner of dice. Returns how many there are. */
static unsigned
collect_panels (OgcGame *game,
                Panel   *panels)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < ogc_game_get_setup (game)->seats; seat++)
    panels[n++] = (Panel) { seat, ogc_seat_get_name (ogc_game_get_seat (game, seat)),
                            ogc_seat_get_emblem (ogc_game_get_seat (game, seat)), ogc_roll_stats_own (game, seat) };
  if (ogc_game_get_seat (game, OGC_NEUTRAL) != NULL)
    panels[n++] = (Panel) { OGC_NEUTRAL, _("Neutral dice"), "neutral", ogc_roll_stats_neutral (game) };
  return n;
}

/* One scale for all owners, so that their bars can be compared. */
static double
find_scale (const Panel *panels,
            unsigned     n)
{
  unsigned most = 0;

  for (unsigned i = 0; i < n; i++)
    for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
      most = MAX (most, panels[i].tally.counts[value]);
  return most;
}

void
ogc_dice_page_set_game (OgcDicePage *self,
                        OgcGame     *game)
{
  g_autofree char *seed = NULL;
  Panel panels[OGC_N_OWNERS];
  Panel all = { OGC_N_OWNERS, NULL, NULL, { { 0 }, 0 } };
  double scale;
  unsigned n;

  g_return_if_fail (OGC_IS_DICE_PAGE (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  clear_panels (self);
  if (game == NULL)
    return;
  self->number = ogc_game_get_seed (game);
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->number);
  gtk_label_set_label (self->seed, seed);
  n = collect_panels (game, panels);
  for (unsigned i = 0; i < n; i++)
    all.tally = ogc_roll_stats_add (&all.tally, &panels[i].tally);
  all.name = _("All dice");
  add_panel (self, &all, panels, n, 0);
  scale = find_scale (panels, n);
  for (unsigned i = 0; i < n; i++)
    add_panel (self, &panels[i], &panels[i], 1, scale);
}
