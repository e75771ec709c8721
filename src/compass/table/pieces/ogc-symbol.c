/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-symbol.h"

#include <math.h>

#include "ogc-texture-cache.h"

/* The numbers after a command, at most seven. */
typedef struct {
  double at[7];
} Numbers;

static unsigned
command_arity (char command)
{
  switch (command)
    {
    case 'M':
    case 'L':
      return 2;
    case 'C':
      return 6;
    case 'O':
      return 3;
    case 'S':
    case 'A':
      return 1;
    case 'H':
      return 7;
    default:
      return 0;
    }
}

static const char *
read_numbers (const char *program,
              unsigned    n,
              Numbers    *numbers)
{
  for (unsigned i = 0; i < n; i++)
    {
      char *end;

      numbers->at[i] = g_ascii_strtod (program, &end);
      program = end;
    }
  return program;
}

static void
circle (cairo_t       *cr,
        const Numbers *n)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, n->at[0], n->at[1], n->at[2], 0, 2 * M_PI);
}

static void
cut_out (cairo_t *cr)
{
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
}

static void
stroke (cairo_t *cr,
        double   width)
{
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Parallel lines. */
static void
hatch (cairo_t       *cr,
       const Numbers *n)
{
  for (unsigned i = 0; i < (unsigned) n->at[4]; i++)
    {
      cairo_move_to (cr, n->at[0] + i * n->at[5], n->at[1] + i * n->at[6]);
      cairo_line_to (cr, n->at[2] + i * n->at[5], n->at[3] + i * n->at[6]);
    }
}

/* From now on this much of the colour. */
static void
set_tone (cairo_t *cr,
          double   tone)
{
  double red, green, blue;

  cairo_pattern_get_rgba (cairo_get_source (cr), &red, &green, &blue, NULL);
  cairo_set_source_rgba (cr, red, green, blue, tone);
}

static void
run_command (cairo_t       *cr,
             char           command,
             const Numbers *n)
{
  switch (command)
    {
    case 'M':
      cairo_move_to (cr, n->at[0], n->at[1]);
      break;
    case 'L':
      cairo_line_to (cr, n->at[0], n->at[1]);
      break;
    case 'C':
      cairo_curve_to (cr, n->at[0], n->at[1], n->at[2], n->at[3], n->at[4], n->at[5]);
      break;
    case 'Z':
      cairo_close_path (cr);
      break;
    case 'O':
      circle (cr, n);
      break;
    case 'F':
      cairo_fill (cr);
      break;
    case 'H':
      hatch (cr, n);
      break;
    case 'A':
      set_tone (cr, n->at[0]);
      break;
    case 'S':
      stroke (cr, n->at[0]);
      break;
    case 'E':
      cut_out (cr);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
ogc_symbol_run (cairo_t    *cr,
                const char *program)
{
  Numbers numbers = { 0 };

  while (*program != '\0')
    {
      char command = *program++;

      if (g_ascii_isspace (command))
        continue;
      program = read_numbers (program, command_arity (command), &numbers);
      run_command (cr, command, &numbers);
    }
}

const char *
ogc_symbol_find (const char *key)
{
  g_return_val_if_fail (key != NULL, NULL);

  for (const OgcSymbolPath *path = ogc_symbol_paths; path->key != NULL; path++)
    if (g_str_equal (path->key, key))
      return path->program;
  return NULL;
}

void
ogc_symbol_draw (cairo_t       *cr,
                 const char    *key,
                 double         x,
                 double         y,
                 double         size,
                 const GdkRGBA *colour)
{
  const char *program = ogc_symbol_find (key);

  g_return_if_fail (colour != NULL);

  if (program == NULL || size < 1)
    return;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 24, size / 24);
  cairo_rectangle (cr, 0, 0, 24, 24);
  cairo_clip (cr);
  /* A group, because pictures may cut out of themselves. */
  cairo_push_group (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  ogc_symbol_run (cr, program);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, colour->alpha);
  cairo_restore (cr);
}

/* What a picture in a snapshot is drawn with. */
typedef struct {
  const char    *key;
  const GdkRGBA *colour;
} Picture;

static void
draw_picture (GtkSnapshot           *snapshot,
              const graphene_size_t *size,
              gpointer               user_data)
{
  const Picture *picture = user_data;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height));

  ogc_symbol_draw (cr, picture->key, 0, 0, size->width, picture->colour);
  cairo_destroy (cr);
}

void
ogc_symbol_snapshot (GtkSnapshot           *snapshot,
                     const char            *key,
                     const graphene_rect_t *bounds,
                     const GdkRGBA         *colour)
{
  float size = MIN (bounds->size.width, bounds->size.height);
  Picture picture = { key, colour };
  g_autofree char *ink = gdk_rgba_to_string (colour);
  g_autofree char *name = g_strdup_printf ("%s %s", key, ink);

  ogc_texture_cache_append (snapshot,
                            &GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - size) / 2,
                                                 bounds->origin.y + (bounds->size.height - size) / 2, size, size),
                            name, draw_picture, &picture);
}
