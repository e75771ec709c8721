/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-face.h"

#include <math.h>

#include "compile-lettering.h"
#include "compile-palette.h"
#include "compile-text.h"
#include "ogc-art.h"
#include "ogc-texture-cache.h"
#include "ogc-theme.h"

/* At scale 1. */
#define BAND 32
#define PRESSED_BAND 26
#define BACK_BAND 26
#define FOOT 12
#define EMPTY_BOX 13
#define CUT 18
#define TEXT_LEFT 27
#define TEXT_RIGHT 9
#define TEXT_SIZE 15
#define LEAST_TEXT 12 /* pixels, at any size */
#define LEAST_READABLE 0.6 /* anything smaller shows no text */
#define NAME_LEFT 44
#define NAME_RIGHT 191
#define LEAST_NAME 10.5 /* pixels of capitals, as high as lower-case letters of 14 */
#define UNDERLAP 20   /* how far a covered card is drawn below its visible part */

struct _CompileCardFace
{
  GtkWidget            *widget;
  int                   protocol;
  int                   printed;
  double                size;
  const CompilePalette *tones;
  PangoLayout          *boxes[COMPILE_N_BOXES]; /* NULL if the box is empty */
  double                heights[COMPILE_N_BOXES]; /* of the text, in pixels */
  double                pad;                    /* above and below a text, added up, in pixels */
  double                foot;
  double                stretched; /* the least height of a short card, in pixels */
  gboolean              complete;
};

/* Line spacings to try, best first: a text that is too long loses the card's foot first, then spacing. */
static const struct {
  double foot, pad, line, text;
} fits[] = {
  { FOOT, 13, 18, TEXT_SIZE }, { FOOT, 8, 18, TEXT_SIZE }, { 0, 10, 18, TEXT_SIZE }, { 0, 8, 17, TEXT_SIZE },
  { 0, 6, 16.6, TEXT_SIZE }, { 0, 4, 16, 14.5 }, { 0, 3, 15.4, 14 }, { 0, 2.5, 14.6, 13 },
};

static gboolean
is_plain (void)
{
  return ogc_theme_get () == OGC_THEME_HIGH_CONTRAST;
}

/* ---- Laying out ---- */

/* The text of @box: the timing, in bold, and the text of each of its effects. NULL for an empty box. */
static PangoLayout *
create_box (CompileCardFace *self,
            GPtrArray       *effects,
            CompileBox       box,
            double           text_size,
            double           line)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoLayout *layout;
  PangoAttribute *attribute;
  const guint32 bold = is_plain () ? COMPILE_COLOUR_INK : compile_palette_mix (self->tones->deep, 0, 0.25);

  for (guint i = 0; i < effects->len; i++)
    {
      const CompileTextEffect *effect = g_ptr_array_index (effects, i);
      const gsize start = text->len > 0 ? text->len + 1 : 0;

      if (effect->box != box)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (*effect->timing != '\0')
        {
          g_string_append_printf (text, "%s:", effect->timing);
          attribute = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
          attribute->start_index = (guint) start;
          attribute->end_index = (guint) text->len;
          pango_attr_list_insert (attributes, attribute);
          attribute = pango_attr_foreground_new ((guint16) ((bold >> 16 & 0xff) * 257),
                                                 (guint16) ((bold >> 8 & 0xff) * 257), (guint16) ((bold & 0xff) * 257));
          attribute->start_index = (guint) start;
          attribute->end_index = (guint) text->len;
          pango_attr_list_insert (attributes, attribute);
          g_string_append_c (text, ' ');
        }
      g_string_append (text, effect->text);
    }
  if (text->len == 0)
    return NULL;
  layout = compile_lettering_create (self->widget, NULL, MAX (LEAST_TEXT, text_size * self->size),
                                     PANGO_WEIGHT_NORMAL, 0, text->str);
  pango_attr_list_insert (attributes, pango_attr_line_height_new_absolute (
                            (int) (MAX (line * self->size, LEAST_TEXT * line / text_size) * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_width (layout, (int) ((COMPILE_CARD_WIDTH - TEXT_LEFT - TEXT_RIGHT) * self->size * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

/* Lays the boxes out by one of @fits; FALSE if they need more room than there is. */
static gboolean
try_fit (CompileCardFace *self,
         GPtrArray       *effects,
         unsigned         fit)
{
  double needed = (BAND + fits[fit].foot) * self->size;

  self->pad = fits[fit].pad * self->size;
  self->foot = fits[fit].foot * self->size;
  for (unsigned box = 0; box < COMPILE_N_BOXES; box++)
    {
      int height = 0;

      g_clear_object (&self->boxes[box]);
      self->boxes[box] = create_box (self, effects, box, fits[fit].text, fits[fit].line);
      if (self->boxes[box] != NULL)
        pango_layout_get_pixel_size (self->boxes[box], NULL, &height);
      self->heights[box] = height;
      if (height > 0)
        needed += height + self->pad;
      else
        needed += MIN (EMPTY_BOX, fits[fit].pad) * self->size;
    }
  return needed <= COMPILE_CARD_HEIGHT * self->size + 0.5;
}

CompileCardFace *
compile_card_face_new (GtkWidget         *widget,
                       int                protocol,
                       const CompileText *text,
                       double             size)
{
  CompileCardFace *self;
  g_autoptr (GPtrArray) effects = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  self = g_new0 (CompileCardFace, 1);
  self->widget = widget;
  self->protocol = protocol;
  self->printed = text->value;
  self->size = size;
  self->tones = compile_palette_get (protocol);
  effects = compile_text_effects (text);
  for (unsigned fit = 0; fit < G_N_ELEMENTS (fits) && !self->complete; fit++)
    self->complete = try_fit (self, effects, fit);
  return self;
}

void
compile_card_face_free (CompileCardFace *self)
{
  for (unsigned box = 0; box < COMPILE_N_BOXES; box++)
    g_clear_object (&self->boxes[box]);
  g_free (self);
}

gboolean
compile_card_face_is_complete (CompileCardFace *self)
{
  return self->complete;
}

/* The height of @box; on a whole card the middle one gets what the others leave. */
static double
get_box_height (CompileCardFace *self,
                CompileBox       box,
                CompileCardForm  form)
{
  if (self->boxes[box] != NULL)
    return self->heights[box] + self->pad;
  if (form != COMPILE_CARD_WHOLE)
    return 0;
  return MIN (EMPTY_BOX * self->size, self->pad);
}

static double
get_drawn_height (CompileCardFace *self,
                  CompileCardForm  form)
{
  const double height = compile_card_face_get_height (self, form);

  return form == COMPILE_CARD_SHORT ? MAX (height, self->stretched) : height;
}

graphene_rect_t
compile_card_face_get_box (CompileCardFace *self,
                           CompileBox       box,
                           CompileCardForm  form)
{
  const double top = BAND * self->size;
  const double bottom = compile_card_face_get_height (self, form) - (form == COMPILE_CARD_WHOLE ? self->foot : 0);
  const double first = top + get_box_height (self, COMPILE_TOP, form);
  const double last = bottom - get_box_height (self, COMPILE_BOTTOM, form);
  const double width = COMPILE_CARD_WIDTH * self->size;
  graphene_rect_t rect;

  switch (box)
    {
    case COMPILE_TOP:
      graphene_rect_init (&rect, 0, (float) top, (float) width, (float) (first - top));
      break;
    case COMPILE_MIDDLE:
      graphene_rect_init (&rect, 0, (float) first, (float) width, (float) (last - first));
      break;
    default:
      graphene_rect_init (&rect, 0, (float) last, (float) width, (float) (bottom - last));
      break;
    }
  return rect;
}

int
compile_card_face_get_height (CompileCardFace *self,
                              CompileCardForm  form)
{
  double height = BAND * self->size;

  switch (form)
    {
    case COMPILE_CARD_WHOLE:
      return (int) round (COMPILE_CARD_HEIGHT * self->size);
    case COMPILE_CARD_SHORT:
      for (unsigned box = 0; box < COMPILE_N_BOXES; box++)
        height += get_box_height (self, box, form);
      return (int) ceil (MAX (height, 60 * self->size));
    case COMPILE_CARD_STRIP:
      return (int) round (height + get_box_height (self, COMPILE_TOP, form) + 2 * self->size);
    default:
      return (int) round (PRESSED_BAND * self->size);
    }
}

void
compile_card_face_stretch (CompileCardFace *self,
                           double           height)
{
  self->stretched = height;
}

/* ---- Painting ---- */

void
compile_card_face_trace (cairo_t *cr,
                         double   width,
                         double   height,
                         double   size,
                         double   outset)
{
  const double step = 4 * size;
  const double cut = CUT * size + outset * 0.4;
  const double left = -outset, top = -outset, right = width + outset, bottom = height + outset;

  cairo_move_to (cr, left + step, top);
  cairo_line_to (cr, right - cut, top);
  cairo_line_to (cr, right, top + cut);
  cairo_line_to (cr, right, bottom - step);
  cairo_line_to (cr, right - step, bottom - step);
  cairo_line_to (cr, right - step, bottom);
  cairo_line_to (cr, left + step, bottom);
  cairo_line_to (cr, left + step, bottom - step);
  cairo_line_to (cr, left, bottom - step);
  cairo_line_to (cr, left, top + step);
  cairo_line_to (cr, left + step, top + step);
  cairo_close_path (cr);
}

static void
stroke_rim (cairo_t *cr,
            double   width,
            double   height,
            double   size)
{
  cairo_pattern_t *brass;

  compile_card_face_trace (cr, width, height, size, -0.5);
  compile_palette_set_source (cr, 0x2a180a, 1);
  cairo_set_line_width (cr, 2.6 * size);
  cairo_stroke_preserve (cr);
  brass = cairo_pattern_create_linear (0, 0, width, height);
  compile_palette_add_stop (brass, 0, COMPILE_COLOUR_BRASS_LIGHT, 1);
  compile_palette_add_stop (brass, 1, COMPILE_COLOUR_BRASS_DARK, 1);
  cairo_set_source (cr, brass);
  cairo_set_line_width (cr, is_plain () ? 2 : MAX (1, 1.3 * size));
  cairo_stroke (cr);
  cairo_pattern_destroy (brass);
}

static void
fill_rect (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   height,
           guint32  colour,
           double   alpha)
{
  compile_palette_set_source (cr, colour, alpha);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

/* The black window in the band that shows the value, with the light behind it. */
static void
paint_window (cairo_t *cr,
              double   height,
              double   size,
              guint32  glow)
{
  cairo_pattern_t *halo = cairo_pattern_create_radial (18 * size, height / 2, 0, 18 * size, height / 2, 20 * size);

  fill_rect (cr, 0, 0, 36 * size, height, COMPILE_COLOUR_GLASS, 1);
  compile_palette_add_stop (halo, 0, glow, 0.34);
  compile_palette_add_stop (halo, 0.6, glow, 0.12);
  compile_palette_add_stop (halo, 1, glow, 0);
  cairo_rectangle (cr, 0, 0, 36 * size, height);
  cairo_set_source (cr, halo);
  cairo_fill (cr);
  cairo_pattern_destroy (halo);
  fill_rect (cr, 35 * size, 0, MAX (1, 1.2 * size), height, COMPILE_COLOUR_GOLD, 1);
}

/* Painted once and cached. */
typedef struct {
  CompileCardFace *face;
  CompileCardForm  form;
  double           height;
} Painting;

/* The emblem, in one colour, behind the text. */
static void
paint_watermark (cairo_t               *cr,
                 const CompileCardFace *self,
                 double                 bottom)
{
  g_autofree char *emblem = compile_palette_dup_picture ("emblem", self->protocol);
  const float side = (float) (84 * self->size);
  cairo_pattern_t *mask;

  cairo_push_group (cr);
  ogc_art_paint (cr, emblem, &GRAPHENE_RECT_INIT ((float) (142 * self->size), (float) bottom - side - 4, side, side));
  mask = cairo_pop_group (cr);
  compile_palette_set_source (cr, self->tones->main, 0.14);
  cairo_mask (cr, mask);
  cairo_pattern_destroy (mask);
}

static void
paint_boxes (cairo_t        *cr,
             const Painting *painting)
{
  CompileCardFace *self = painting->face;
  const CompilePalette *tones = self->tones;
  const gboolean plain = is_plain ();
  const guint32 paper = plain ? 0xffffff : compile_palette_mix (COMPILE_COLOUR_PAPER, tones->light, 0.16);
  const guint32 line = plain ? 0x000000 : compile_palette_mix (paper, tones->deep, 0.6);
  const double parts[COMPILE_N_BOXES] = { 0.20, 0, 0.11 };
  const double width = COMPILE_CARD_WIDTH * self->size;
  const gboolean whole = painting->form == COMPILE_CARD_WHOLE;
  const gboolean covered = painting->form == COMPILE_CARD_STRIP;

  fill_rect (cr, 0, 0, width, painting->height, paper, 1);
  for (unsigned box = 0; box < COMPILE_N_BOXES; box++)
    {
      const graphene_rect_t rect = compile_card_face_get_box (self, box, painting->form);

      if (rect.size.height < 1 || (covered && box != COMPILE_TOP))
        continue;
      fill_rect (cr, 0, rect.origin.y, width, rect.size.height,
                 plain ? paper : compile_palette_mix (paper, tones->main, parts[box]), 1);
      if (box > 0)
        fill_rect (cr, 0, rect.origin.y, width, 1, line, 1);
      for (int slot = 0; slot < 6 && self->boxes[box] == NULL && whole && !plain; slot++)
        {
          compile_palette_set_source (cr, tones->deep, 0.35);
          cairo_set_line_width (cr, 0.9 * self->size);
          cairo_rectangle (cr, (27 + 13 * slot) * self->size,
                           rect.origin.y + rect.size.height / 2 - 1.5 * self->size, 7 * self->size, 3 * self->size);
          cairo_stroke (cr);
        }
    }
}

/* As many lit holes as the card is worth. */
static void
paint_foot (cairo_t         *cr,
            CompileCardFace *self)
{
  const double top = COMPILE_CARD_HEIGHT * self->size - self->foot;

  fill_rect (cr, 0, top, COMPILE_CARD_WIDTH * self->size, self->foot,
             is_plain () ? 0x000000 : compile_palette_mix (self->tones->deep, 0, 0.2), 1);
  for (int hole = 0; hole < 15; hole++)
    fill_rect (cr, (14 + 14.4 * hole) * self->size, top + 4 * self->size, 8 * self->size, 4.4 * self->size,
               hole < self->printed ? 0xffe3a0 : COMPILE_COLOUR_GLASS, hole < self->printed ? 1 : 0.55);
}

static void
paint_band (cairo_t         *cr,
            CompileCardFace *self)
{
  g_autofree char *band = compile_palette_dup_picture ("band", self->protocol);
  g_autofree char *emblem = compile_palette_dup_picture ("emblem", self->protocol);
  const double width = COMPILE_CARD_WIDTH * self->size;
  const double height = BAND * self->size;
  const double x = 206 * self->size, y = 15.5 * self->size;

  if (is_plain ())
    fill_rect (cr, 0, 0, width, height, 0x000000, 1);
  else
    ogc_art_paint (cr, band, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  paint_window (cr, height, self->size, self->tones->glow);
  compile_palette_set_source (cr, COMPILE_COLOUR_GOLD, 1);
  cairo_arc (cr, x, y, 13 * self->size, 0, 2 * G_PI);
  cairo_fill (cr);
  compile_palette_set_source (cr, self->tones->plate, 1);
  cairo_arc (cr, x, y, 11.4 * self->size, 0, 2 * G_PI);
  cairo_fill (cr);
  ogc_art_paint (cr, emblem, &GRAPHENE_RECT_INIT ((float) (x - 8.8 * self->size), (float) (y - 8.8 * self->size),
                                                  (float) (17.6 * self->size), (float) (17.6 * self->size)));
}

static void
paint_front (GtkSnapshot           *snapshot,
             const graphene_size_t *size,
             gpointer               data)
{
  Painting *painting = data;
  CompileCardFace *self = painting->face;
  const double width = COMPILE_CARD_WIDTH * self->size;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height));

  compile_card_face_trace (cr, width, painting->height, self->size, 0);
  cairo_save (cr);
  cairo_clip (cr);
  paint_boxes (cr, painting);
  if (painting->form == COMPILE_CARD_WHOLE && !is_plain ())
    paint_watermark (cr, self, painting->height - self->foot);
  paint_band (cr, self);
  if (painting->form == COMPILE_CARD_WHOLE && self->foot > 0)
    paint_foot (cr, self);
  cairo_restore (cr);
  stroke_rim (cr, width, painting->height, self->size);
  cairo_destroy (cr);
}

/* ---- Marks: when a box applies ---- */

static void
trace_lamp (cairo_t *cr)
{
  cairo_arc (cr, 6, 5, 4, 0, 2 * G_PI);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_arc (cr, 6, 5, 1.6, 0, 2 * G_PI);
  cairo_rectangle (cr, 4, 10, 4, 1.4);
  cairo_rectangle (cr, 4.6, 12, 2.8, 1.2);
  cairo_fill (cr);
}

static void
trace_bolt (cairo_t *cr)
{
  cairo_move_to (cr, 7.5, 0);
  cairo_line_to (cr, 1.5, 7.4);
  cairo_line_to (cr, 5.2, 7.4);
  cairo_line_to (cr, 4.2, 13);
  cairo_line_to (cr, 10.4, 5.2);
  cairo_line_to (cr, 6.6, 5.2);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
trace_edge (cairo_t *cr)
{
  cairo_rectangle (cr, 1, 1, 10, 2);
  cairo_move_to (cr, 1.5, 5);
  cairo_line_to (cr, 10.5, 5);
  cairo_line_to (cr, 6, 10);
  cairo_close_path (cr);
  cairo_rectangle (cr, 1, 11, 10, 1.6);
  cairo_fill (cr);
}

static void
append_mark (GtkSnapshot *snapshot,
             CompileBox   box,
             double       x,
             double       y,
             double       size,
             guint32      colour)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) (12 * size),
                                                                          (float) (14 * size)));

  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  compile_palette_set_source (cr, colour, 1);
  if (box == COMPILE_TOP)
    trace_lamp (cr);
  else if (box == COMPILE_MIDDLE)
    trace_bolt (cr);
  else
    trace_edge (cr);
  cairo_destroy (cr);
}

/* ---- Drawing ---- */

/* The value in its window, centred by its ink, because numerals have no descenders. */
static void
append_value (GtkWidget   *widget,
              GtkSnapshot *snapshot,
              double       size,
              double       band,
              double       pixels,
              int          value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);
  g_autoptr (PangoLayout) layout = compile_lettering_create (widget, COMPILE_LETTERING_OWN, MAX (16, pixels),
                                                             PANGO_WEIGHT_BOLD, 0, text);
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  compile_lettering_append (snapshot, layout, 18 * size - ink.width / 2.0 - ink.x, band / 2 - ink.height / 2.0 - ink.y,
               COMPILE_COLOUR_NUMERAL);
}

/* The name in capitals; a long one is set tighter first, then smaller. */
static PangoLayout *
create_name (CompileCardFace *self)
{
  g_autofree char *name = g_utf8_strup (compile_text_protocol ((guint) self->protocol), -1);
  const double room = (NAME_RIGHT - NAME_LEFT) * self->size;
  double pixels = MAX (LEAST_TEXT, 17 * self->size);
  double spacing = 1.3 * self->size;

  for (;;)
    {
      g_autoptr (PangoLayout) layout = compile_lettering_create (self->widget, COMPILE_LETTERING_OWN, pixels,
                                                                 PANGO_WEIGHT_BOLD, spacing, name);
      PangoRectangle ink;

      pango_layout_get_pixel_extents (layout, &ink, NULL);
      if (ink.width <= room || pixels < LEAST_NAME)
        return g_steal_pointer (&layout);
      if (spacing > 0)
        spacing = MAX (0, spacing - 0.4);
      else
        pixels -= 0.5;
    }
}

static void
append_name (CompileCardFace *self,
             GtkSnapshot     *snapshot,
             double           band)
{
  g_autoptr (PangoLayout) layout = create_name (self);
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  compile_lettering_append (snapshot, layout, NAME_LEFT * self->size, band / 2 - ink.height / 2.0 - ink.y, 0xfff6dc);
}

static void
append_lit_box (CompileCardFace *self,
                GtkSnapshot     *snapshot,
                int              lit,
                CompileCardForm  form)
{
  const graphene_rect_t rect = compile_card_face_get_box (self, (CompileBox) lit, form);
  const GskColorStop stops[] = { { 0, compile_palette_to_rgba (0xffe9b0, 1) },
                                 { 0.5f, compile_palette_to_rgba (0xffd982, 1) },
                                 { 1, compile_palette_to_rgba (0xf0b640, 1) } };

  gtk_snapshot_append_linear_gradient (snapshot, &rect, &rect.origin,
                                       &GRAPHENE_POINT_INIT (0, rect.origin.y + rect.size.height), stops,
                                       G_N_ELEMENTS (stops));
}

static void
append_box_text (CompileCardFace *self,
                 GtkSnapshot     *snapshot,
                 CompileBox       box,
                 CompileCardForm  form)
{
  const graphene_rect_t rect = compile_card_face_get_box (self, box, form);
  const double y = rect.origin.y + (rect.size.height - self->heights[box]) / 2;
  const double line = (double) pango_layout_get_baseline (self->boxes[box]) / PANGO_SCALE;

  compile_lettering_append (snapshot, self->boxes[box], TEXT_LEFT * self->size, y, COMPILE_COLOUR_INK);
  append_mark (snapshot, box, 10 * self->size, y + line - 11 * self->size, self->size,
               is_plain () ? 0x000000 : self->tones->deep);
}

void
compile_card_face_append (CompileCardFace *self,
                          GtkSnapshot     *snapshot,
                          CompileCardForm  form,
                          int              value,
                          int              lit)
{
  const gboolean covered = form == COMPILE_CARD_STRIP || form == COMPILE_CARD_BAND;
  const double height = get_drawn_height (self, form) + (covered ? UNDERLAP * self->size : 0);
  const double band = (form == COMPILE_CARD_BAND ? PRESSED_BAND : BAND) * self->size; /* its visible part */
  Painting painting = { self, covered ? COMPILE_CARD_STRIP : form, height };
  g_autofree char *key = g_strdup_printf ("compile-card/%d/%d/%d/%d/%d/%d/%d/%d", self->protocol, self->printed, form,
                                          (int) (self->size * 1000), (int) height, (int) self->heights[0],
                                          (int) self->heights[2], is_plain ());

  ogc_texture_cache_append (snapshot,
                            &GRAPHENE_RECT_INIT (0, 0, (float) (COMPILE_CARD_WIDTH * self->size),
                                                 (float) ceil (height)),
                            key, paint_front, &painting);
  if (lit >= 0 && self->boxes[lit] != NULL && (!covered || (lit == COMPILE_TOP && form == COMPILE_CARD_STRIP)))
    append_lit_box (self, snapshot, lit, form);
  if (self->size < LEAST_READABLE)
    return;
  append_value (self->widget, snapshot, self->size, band, 25 * self->size, value);
  append_name (self, snapshot, band);
  for (unsigned box = 0; box < COMPILE_N_BOXES; box++)
    if (self->boxes[box] != NULL && (!covered || (box == COMPILE_TOP && form == COMPILE_CARD_STRIP)))
      append_box_text (self, snapshot, box, form);
  if (form == COMPILE_CARD_BAND && self->boxes[COMPILE_TOP] != NULL)
    append_mark (snapshot, COMPILE_TOP, 174 * self->size, 8 * self->size, self->size, COMPILE_COLOUR_GLOW_LIGHT);
}

/* ---- The back ---- */

typedef struct {
  double size, height;
  gboolean named, known;
} BackPainting;

static void
paint_eye (cairo_t *cr)
{
  cairo_move_to (cr, 0, 6);
  cairo_curve_to (cr, 4, 0, 12, 0, 16, 6);
  cairo_curve_to (cr, 12, 12, 4, 12, 0, 6);
  cairo_set_line_width (cr, 1.4);
  compile_palette_set_source (cr, 0xffd98a, 1);
  cairo_stroke (cr);
  cairo_arc (cr, 8, 6, 2.6, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
paint_back (GtkSnapshot           *snapshot,
            const graphene_size_t *size,
            gpointer               data)
{
  const BackPainting *painting = data;
  const double width = COMPILE_CARD_WIDTH * painting->size;
  const double band = BACK_BAND * painting->size;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height));

  compile_card_face_trace (cr, width, painting->height, painting->size, 0);
  cairo_save (cr);
  cairo_clip (cr);
  fill_rect (cr, 0, 0, width, painting->height, is_plain () ? 0x000000 : 0x22160c, 1);
  if (!is_plain ())
    ogc_art_paint (cr, "compile/back", &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                            (float) (COMPILE_CARD_HEIGHT * painting->size)));
  fill_rect (cr, 0, 0, width, band, 0x120b06, 1);
  fill_rect (cr, 0, band - 1, width, MAX (1, 1.2 * painting->size), COMPILE_COLOUR_GOLD, 0.9);
  cairo_save (cr);
  cairo_scale (cr, painting->size, painting->size);
  for (int hole = 0; hole < 13 && !painting->named; hole++)
    {
      cairo_arc (cr, 50 + 12.2 * hole, 13, hole % 3 == 0 ? 3.6 : 2.9, 0, 2 * G_PI);
      compile_palette_set_source (cr, 0x000000, 1);
      cairo_fill_preserve (cr);
      compile_palette_set_source (cr, 0x9c6a1e, 1);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
  if (painting->known)
    {
      cairo_translate (cr, 46, 7);
      paint_eye (cr);
    }
  cairo_restore (cr);
  paint_window (cr, band, painting->size, 0xffd98a);
  cairo_restore (cr);
  stroke_rim (cr, width, painting->height, painting->size);
  cairo_destroy (cr);
}

void
compile_card_face_append_back (GtkWidget   *widget,
                               GtkSnapshot *snapshot,
                               double       size,
                               int          height,
                               int          value,
                               const char  *name,
                               gboolean     known)
{
  BackPainting painting = { size, height, name != NULL, known };
  g_autofree char *key = g_strdup_printf ("compile-back/%d/%d/%d/%d/%d", (int) (size * 1000), height, name != NULL,
                                          known, is_plain ());

  ogc_texture_cache_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) (COMPILE_CARD_WIDTH * size), (float) height),
                            key, paint_back, &painting);
  if (size < LEAST_READABLE)
    return;
  if (value >= 0)
    append_value (widget, snapshot, size, BACK_BAND * size, 21 * size, value);
  if (name != NULL)
    {
      g_autoptr (PangoLayout) layout = compile_lettering_create (widget, NULL, MAX (LEAST_TEXT, 15 * size),
                                                                 PANGO_WEIGHT_NORMAL, 0, name);
      PangoRectangle logical;

      pango_layout_get_pixel_extents (layout, NULL, &logical);
      compile_lettering_append (snapshot, layout, (known ? 68 : 46) * size,
                                BACK_BAND * size / 2 - logical.height / 2.0, 0xffe9b8);
    }
}
