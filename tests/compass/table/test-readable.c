/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Text on the table is readable: its contrast is measured in pictures, against what really lies behind each letter, in
 * every theme (WCAG 2.1, 1.4.3). Numbers on tiles are on fields of one colour, which the house's contrast test measures
 * too.
 */

#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

#include "ogc-style.h"
#include "ogc-theme.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

#define LEAST 4.5
#define LEAST_HIGH 7.0
/* The share of a text's pixels that must have enough contrast; not all, because a letter may touch a line. */
#define PART 0.9
/* Labels with fewer pixels that their letters fill are not measured, because the letters are too thin. */
#define FEWEST_PIXELS 12
/* More frames than a change is spread over (OgcRedrawSlices). */
#define FRAMES 10

typedef struct {
  const char *path;
  unsigned    seats;
  unsigned    b;
  unsigned    c;
} Case;

/* All nine buildings. */
static const Case cases[] = {
  { "/readable/temple", 4, OGC_AUCTION_HOUSE, OGC_TEMPLE },
  { "/readable/illuminati", 4, OGC_GUILD, OGC_ILLUMINATI },
  { "/readable/galleon", 5, OGC_AUCTION_HOUSE, OGC_GALLEON },
  { "/readable/tower", 5, OGC_GUILD, OGC_TOWER },
};

static const OgcTheme all_themes[] = { OGC_THEME_NIGHT, OGC_THEME_DAY, OGC_THEME_HIGH_CONTRAST };

/* Picture: luminances from 0 to 1. */
typedef struct {
  int    width;
  int    height;
  float *values;
} Picture;

/* The linear light of each channel value. */
static float linear[256];

static void
fill_linear (void)
{
  for (int i = 0; i < 256; i++)
    {
      const float c = i / 255.0f;

      linear[i] = c <= 0.04045f ? c / 12.92f : powf ((c + 0.055f) / 1.055f, 2.4f);
    }
}

static Picture
take_picture (GtkWidget *window)
{
  g_autoptr (GskRenderNode) node = widget_fixture_create_node (window);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                                                &GRAPHENE_RECT_INIT (0, 0,
                                                                  gtk_widget_get_width (window),
                                                                  gtk_widget_get_height (window)));
  Picture picture = { gdk_texture_get_width (texture), gdk_texture_get_height (texture), NULL };
  g_autofree guint32 *pixels = g_new (guint32, picture.width * picture.height);

  gdk_texture_download (texture, (guchar *) pixels, sizeof *pixels * picture.width);
  picture.values = g_new (float, picture.width * picture.height);
  for (int i = 0; i < picture.width * picture.height; i++)
    picture.values[i] = 0.2126f * linear[pixels[i] >> 16 & 255] + 0.7152f * linear[pixels[i] >> 8 & 255]
                        + 0.0722f * linear[pixels[i] & 255];
  return picture;
}

/* Waits until the picture no longer changes, because big changes are drawn in slices, one in each frame. */
static Picture
take_last_picture (GtkWidget *window)
{
  Picture picture = take_picture (window);

  for (;;)
    {
      Picture next;
      gboolean same;

      for (unsigned i = 0; i < FRAMES; i++)
        widget_fixture_draw (window);
      next = take_picture (window);
      same = memcmp (picture.values, next.values, sizeof (float) * next.width * next.height) == 0;
      g_free (picture.values);
      picture = next;
      if (same)
        return picture;
    }
}

static float
contrast (float one,
          float other)
{
  return (MAX (one, other) + 0.05f) / (MIN (one, other) + 0.05f);
}

static int
compare (const void *a,
         const void *b)
{
  return *(const float *) a < *(const float *) b ? -1 : 1;
}

/* The contrast of the letters in @bounds, where @without shows what lies behind them; 0 if there are none. */
static float
measure (const Picture         *with,
         const Picture         *without,
         const graphene_rect_t *bounds)
{
  const int left = MAX (0, (int) floorf (bounds->origin.x));
  const int right = MIN (with->width, (int) ceilf (bounds->origin.x + bounds->size.width));
  const int top = MAX (0, (int) floorf (bounds->origin.y));
  const int bottom = MIN (with->height, (int) ceilf (bounds->origin.y + bounds->size.height));
  g_autoptr (GArray) behind = g_array_new (FALSE, FALSE, sizeof (float));
  float most = 0, ink = 0;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        const int i = y * with->width + x;
        const float difference = fabsf (with->values[i] - without->values[i]);

        if (difference > most)
          {
            most = difference;
            ink = with->values[i];
          }
      }
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        const int i = y * with->width + x;
        const float reached = contrast (ink, without->values[i]);

        if (fabsf (with->values[i] - without->values[i]) > most / 2)
          g_array_append_val (behind, reached);
      }
  if (behind->len < FEWEST_PIXELS)
    return 0;
  g_array_sort (behind, compare);
  return g_array_index (behind, float, (guint) (behind->len * (1 - PART)));
}

/* Lists in @weak all labels below @widget that cannot be read. Insensitive widgets need no contrast. */
static void
check (GtkWidget     *widget,
       GtkWidget     *window,
       const Picture *with,
       const Picture *without,
       float          least,
       unsigned      *n_read,
       GString       *weak)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_compute_bounds (widget, window, &bounds))
    {
      const float reached = measure (with, without, &bounds);

      *n_read += reached > 0;
      if (reached > 0 && reached < least)
        g_string_append_printf (weak, "%s in %s: %.2f; ", gtk_label_get_text (GTK_LABEL (widget)),
                                gtk_widget_get_css_name (gtk_widget_get_parent (widget)), reached);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check (child, window, with, without, least, n_read, weak);
}

static void
set_theme (OgcTheme theme)
{
  ogc_theme_set_cloth (theme == OGC_THEME_DAY ? OGC_CLOTH_LIGHT : OGC_CLOTH_DARK);
  g_object_set (gtk_settings_get_default (), "gtk-theme-name",
                theme == OGC_THEME_HIGH_CONTRAST ? "HighContrast" : "Default", NULL);
  g_assert_cmpint (ogc_theme_get (), ==, theme);
}

/* GTK_THEME may ask for high contrast as for a variant of a theme. */
static void
test_variant (void)
{
  set_theme (OGC_THEME_NIGHT);
  g_setenv ("GTK_THEME", "Adwaita:hc", TRUE);
  ogc_theme_set_cloth (OGC_CLOTH_LIGHT);
  g_assert_cmpint (ogc_theme_get (), ==, OGC_THEME_HIGH_CONTRAST);
  g_unsetenv ("GTK_THEME");
  set_theme (OGC_THEME_NIGHT);
}

static void
show_letters (GtkWidget *window,
              gboolean   shown)
{
  static GtkCssProvider *hidden;
  GdkDisplay *display = gtk_widget_get_display (window);

  if (hidden == NULL)
    {
      hidden = gtk_css_provider_new ();
      gtk_css_provider_load_from_data (hidden, "label { color: transparent; }", -1);
    }
  if (shown)
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (hidden));
  else
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (hidden),
                                                GTK_STYLE_PROVIDER_PRIORITY_USER + 1);
}

/* Checks the window by comparing pictures with and without letters. */
static void
check_window (TableFixture *fixture,
              OgcTheme      theme,
              const char   *state)
{
  g_autoptr (GString) weak = g_string_new (NULL);
  Picture with, without;
  unsigned n_read = 0;

  set_theme (theme);
  with = take_last_picture (fixture->window);
  show_letters (fixture->window, FALSE);
  without = take_last_picture (fixture->window);
  show_letters (fixture->window, TRUE);

  check (fixture->table, fixture->window, &with, &without, theme == OGC_THEME_HIGH_CONTRAST ? LEAST_HIGH : LEAST,
         &n_read, weak);
  g_free (with.values);
  g_free (without.values);
  g_test_message ("%s, theme %u: %u texts", state, theme, n_read);
  g_assert_cmpuint (n_read, >, 30);
  if (weak->len > 0)
    g_test_message ("%s, theme %u: %s", state, theme, weak->str);
  g_assert_cmpuint (weak->len, ==, 0);
}

static void
pick_one (OgcGame *game)
{
  GListModel *own = ogc_tray_get_own (ogc_game_get_tray (game));
  g_autoptr (OgcDie) die = g_list_model_get_item (own, 0);

  ogc_die_set_picked (die, TRUE);
}

/* Plays on until somebody is asked @ask. */
static void
play_to (TableFixture *fixture,
         OgcAskKind    ask)
{
  do
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  while (ogc_game_get_ask_kind (fixture->game) != ask);
  ogc_game_lift_curtain (fixture->game);
}

static void
test_readable (gconstpointer data)
{
  const Case *test = data;
  TableFixture fixture;

  table_fixture_set_up (&fixture, test->seats, OGC_FORM_STANDARD, test->b, test->c, 5);
  gtk_widget_add_css_class (fixture.window, "ogc");
  ogc_game_set_pace (fixture.game, OGC_PACE_INSTANT);
  for (unsigned i = 0; i < 45; i++)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  play_to (&fixture, OGC_ASK_PLACE);
  pick_one (fixture.game);
  for (unsigned i = 0; i < G_N_ELEMENTS (all_themes); i++)
    check_window (&fixture, all_themes[i], "placing");
  play_to (&fixture, OGC_ASK_TAKE);
  check_window (&fixture, OGC_THEME_DAY, "taking");
  set_theme (OGC_THEME_NIGHT);
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  fill_linear ();
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_readable);
  g_test_add_func ("/readable/variant", test_variant);
  return g_test_run ();
}
