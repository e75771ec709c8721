/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-painter.h"

#include <math.h>

#include "ogc-art.h"
#include "ogc-palette.h"
#include "ogc-symbol.h"
#include "ogc-texture-cache.h"

/* The colours of numbers, names and symbols; tests compare them with the fields of the pictures. */
typedef enum {
  CREAM,
  PALE,
  DARK,
  N_INKS
} Ink;

static const char *const inks[N_INKS] = { "#FFF6DC", "#F3D9A0", "#2A1805" };

/* The content drawn on a picture. */
typedef enum {
  NOTHING,
  VALUE,
  LOW_VALUE,
  HELD_VALUE,
  DESIRED,   /* SCO-6: the gold of the most desired type of artifact */
  PREFERRED, /* and of the preferred one */
  SYMBOL,
  DETAIL_0,
  DETAIL_1,
  NAME,
} Content;

/* A piece of content. */
typedef struct {
  Content content;
  float   x; /* its middle, in units of the picture */
  float   y;
  float   size; /* of letters or of a symbol; the width of a name */
  float   height; /* of a name */
  Ink     ink;
} Piece;

#define MAX_PIECES 4

/* The properties of a tile that are part of the name of its picture. */
typedef enum {
  PLAIN,
  WITH_SYMBOL,
  WITH_COLOUR, /* the symbol, then the colour */
} Naming;

/* The look of a kind of tile, from a least height on. */
typedef struct {
  OgcTileKind  kind;
  gboolean     card;
  gboolean     chip;
  gboolean     hidden;
  gboolean     dual; /* of tiles that have details */
  float        least; /* height */
  const char  *picture;
  Naming       naming;
  OgcArtObject object;
  Piece        pieces[MAX_PIECES];
} Look;

#define MAP { 2, 2, 136, 84, 140, 92 }
#define PORTRAIT { 9, 6, 92, 98, 110, 120 }
#define CARD { 3, 2, 84, 96, 90, 108 }
#define PLATE { 1, 1, 54, 34, 58, 38 }
#define ABILITY { 3, 2, 98, 92, 104, 100 }
#define LETTER { 2, 2, 120, 82, 124, 92 }
#define NOTE { 2, 2, 50, 34, 54, 40 }
#define CHEST { 9, 4, 64, 57, 84, 70 }
#define CUP { 9, 3, 66, 74, 84, 84 }

/* All looks, of which the first that is not too high for the space is used; those of one kind and form have the same
 * shape. Silver and gold look like bronze. */
static const Look looks[] = {
  { OGC_TILE_MAP, TRUE, FALSE, FALSE, FALSE, 48, "", WITH_SYMBOL, MAP,
    { { VALUE, 26.5f, 28.5f, 37, 0, CREAM }, { LOW_VALUE, 26.5f, 64.5f, 23, 0, PALE } } },
  { OGC_TILE_MAP, TRUE, FALSE, FALSE, FALSE, 0, "small-", WITH_SYMBOL, { 1, 1, 62, 38, 66, 42 },
    { { VALUE, 13.5f, 20, 24, 0, CREAM }, { LOW_VALUE, 32.5f, 20.5f, 16, 0, PALE } } },
  { OGC_TILE_MAP, FALSE, TRUE, FALSE, FALSE, 0, "chip-", WITH_SYMBOL, PLATE,
    { { HELD_VALUE, 42, 18, 22, 0, CREAM } } },
  { OGC_TILE_MAP, TRUE, TRUE, TRUE, FALSE, 0, "back-", WITH_SYMBOL, MAP },

  { OGC_TILE_SPECIALIST, TRUE, FALSE, FALSE, FALSE, 0, "", WITH_COLOUR, PORTRAIT,
    { { VALUE, 55, 89.5f, 25, 0, CREAM } } },
  { OGC_TILE_SPECIALIST, FALSE, TRUE, FALSE, FALSE, 0, "chip-", WITH_COLOUR, PLATE,
    { { VALUE, 29.5f, 18, 21, 0, CREAM } } },
  { OGC_TILE_SPECIALIST, TRUE, TRUE, TRUE, FALSE, 0, "back-", WITH_SYMBOL, PORTRAIT },

  { OGC_TILE_ITEM, TRUE, FALSE, FALSE, FALSE, 0, "item-", WITH_COLOUR, CARD },
  { OGC_TILE_ITEM, FALSE, TRUE, FALSE, FALSE, 0, "chip-item-", WITH_COLOUR, PLATE },
  { OGC_TILE_ITEM, TRUE, TRUE, TRUE, FALSE, 0, "back-", WITH_SYMBOL, { 3, 2, 84, 96, 90, 104 } },

  { OGC_TILE_ARTIFACT, TRUE, FALSE, FALSE, FALSE, 0, "artifact-", WITH_SYMBOL, { 3, 2, 64, 76, 70, 84 } },
  { OGC_TILE_ARTIFACT, FALSE, TRUE, FALSE, FALSE, 0, "chip-artifact-", WITH_SYMBOL, { 1, 1, 30, 34, 34, 38 } },
  { OGC_TILE_ARTIFACT, TRUE, TRUE, TRUE, FALSE, 0, "back-", WITH_SYMBOL, { 3, 2, 64, 76, 70, 84 } },

  { OGC_TILE_COLLECTION, TRUE, TRUE, FALSE, TRUE, 0, "collection", PLAIN, { 1, 1, 76, 34, 80, 38 },
    { { DETAIL_0, 12.5f, 18, 17, 0, CREAM }, { DESIRED, 29, 18, 20, 0, CREAM }, { DETAIL_1, 53, 18, 15, 0, PALE },
      { PREFERRED, 67.5f, 18, 17, 0, PALE } } },
  { OGC_TILE_COLLECTION, TRUE, TRUE, TRUE, FALSE, 0, "back-", WITH_SYMBOL, { 1, 1, 44, 34, 48, 38 } },

  { OGC_TILE_ABILITY, TRUE, FALSE, FALSE, FALSE, 62, "ability-", WITH_SYMBOL, ABILITY,
    { { NAME, 52, 73.5f, 88, 33, CREAM } } },
  { OGC_TILE_ABILITY, TRUE, TRUE, FALSE, FALSE, 0, "ability-small-", WITH_SYMBOL, ABILITY },
  { OGC_TILE_ABILITY, TRUE, TRUE, TRUE, FALSE, 0, "back-", WITH_SYMBOL, ABILITY },

  { OGC_TILE_CHEST, TRUE, FALSE, FALSE, FALSE, 0, "chest-open", PLAIN, CHEST, { { VALUE, 42, 49, 23, 0, CREAM } } },
  { OGC_TILE_CHEST, FALSE, TRUE, FALSE, FALSE, 0, "chip-chest", PLAIN, CHEST, { { VALUE, 42, 46, 31, 0, CREAM } } },
  { OGC_TILE_CHEST, TRUE, TRUE, TRUE, FALSE, 0, "chest-closed", PLAIN, CHEST },

  { OGC_TILE_BRONZE, TRUE, FALSE, FALSE, FALSE, 0, "treasure-", WITH_SYMBOL, CUP, { { VALUE, 42, 29, 20, 0, CREAM } } },
  { OGC_TILE_BRONZE, FALSE, TRUE, FALSE, FALSE, 0, "chip-treasure-", WITH_SYMBOL, PLATE,
    { { VALUE, 42, 18, 22, 0, CREAM } } },
  { OGC_TILE_BRONZE, TRUE, TRUE, TRUE, FALSE, 0, "cup-", WITH_SYMBOL, CUP },

  { OGC_TILE_MISSION, TRUE, FALSE, FALSE, FALSE, 66, "mission-open", PLAIN, LETTER,
    { { SYMBOL, 62, 29, 23, 0, CREAM }, { NAME, 62, 63.5f, 106, 33, DARK } } },
  { OGC_TILE_MISSION, TRUE, FALSE, FALSE, TRUE, 66, "mission-open-dual", PLAIN, LETTER,
    { { DETAIL_0, 43, 29, 22, 32.8f, CREAM }, { DETAIL_1, 81, 29, 22, 32.8f, CREAM },
      { NAME, 62, 63.5f, 106, 33, DARK } } },
  { OGC_TILE_MISSION, TRUE, TRUE, FALSE, FALSE, 0, "chip-mission", PLAIN, NOTE, { { SYMBOL, 27, 19, 19, 0, CREAM } } },
  { OGC_TILE_MISSION, TRUE, TRUE, FALSE, TRUE, 0, "chip-mission-dual", PLAIN, NOTE,
    { { DETAIL_0, 15.5f, 19, 15, 18.8f, CREAM }, { DETAIL_1, 38.5f, 19, 15, 18.8f, CREAM } } },
  { OGC_TILE_MISSION, TRUE, TRUE, TRUE, FALSE, 0, "mission-sealed", PLAIN, LETTER },
};

/* The least size of numbers, as long as the tile is high enough. */
#define LEAST_NUMBER 12
#define MOST_OF_HEIGHT 0.72f
/* The font size of names, as a part of an ability's height, and in pixels. */
#define NAME_PART 0.15f
#define SMALLEST_NAME 8
#define READABLE_NAME 10
/* The size at which all numbers are laid out before they are scaled, because finding a font for every size of tile
 * takes long. */
#define NUMBER_SIZE 32
#define FONT "League Spartan, sans"

static const char *const colour_names[OGC_N_COLOURS] = {
  [OGC_COLOUR_RED] = "red",       [OGC_COLOUR_BLUE] = "blue",   [OGC_COLOUR_GREEN] = "green",
  [OGC_COLOUR_YELLOW] = "yellow", [OGC_COLOUR_WHITE] = "white", [OGC_COLOUR_PURPLE] = "purple",
  [OGC_COLOUR_GREY] = "grey",
};

/* As on the chips of specialists. */
static const char *const grounds[OGC_N_COLOURS] = {
  [OGC_COLOUR_RED] = "#601711",    [OGC_COLOUR_BLUE] = "#0b335d",  [OGC_COLOUR_GREEN] = "#134021",
  [OGC_COLOUR_YELLOW] = "#74460a", [OGC_COLOUR_WHITE] = "#4a5361", [OGC_COLOUR_PURPLE] = "#30174e",
  [OGC_COLOUR_GREY] = "#4a5361",
};

static const Look *
find_look (OgcTile     *tile,
           OgcTileForm  form,
           float        height)
{
  const OgcTileKind kind = ogc_tile_get_kind (tile);
  const gboolean cup = kind == OGC_TILE_BRONZE || kind == OGC_TILE_SILVER || kind == OGC_TILE_GOLD;
  const gboolean dual = ogc_tile_get_detail (tile, 0) != NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      const Look *look = &looks[i];

      if (look->kind == (cup ? OGC_TILE_BRONZE : kind) && (form == OGC_TILE_CARD ? look->card : look->chip)
          && look->hidden == ogc_tile_get_hidden (tile) && look->dual == dual && look->least <= height)
        return look;
    }
  g_return_val_if_reached (&looks[0]);
}

static char *
dup_picture (OgcTile    *tile,
             const Look *look)
{
  const char *symbol = ogc_tile_get_symbol (tile);

  if (look->naming == PLAIN)
    return g_strdup (look->picture);
  if (look->hidden)
    symbol += strlen ("back-");
  return look->naming == WITH_SYMBOL
         ? g_strconcat (look->picture, symbol, NULL)
         : g_strconcat (look->picture, symbol, "-", colour_names[ogc_tile_get_colour (tile)], NULL);
}

/* The data for drawing a tile. */
typedef struct {
  GtkWidget  *widget;
  OgcTile    *tile;
  const Look *look;
  const char *picture;
} Drawing;

static PangoLayout *
create_text (const Drawing *drawing,
             const char    *text,
             PangoWeight    weight,
             double         size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (drawing->widget, text);
  PangoFontDescription *font = pango_font_description_from_string (FONT);

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static void
draw_number (const Drawing *drawing,
             cairo_t       *cr,
             const Piece   *piece,
             unsigned       number,
             float          scale)
{
  const float height = drawing->look->object.height * scale;
  const float size = MAX (piece->size * scale, MIN (LEAST_NUMBER, MOST_OF_HEIGHT * height));
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = create_text (drawing, text, PANGO_WEIGHT_BOLD, NUMBER_SIZE);
  PangoRectangle ink;

  pango_layout_get_extents (layout, &ink, NULL);
  cairo_save (cr);
  cairo_translate (cr, piece->x * scale, piece->y * scale);
  cairo_scale (cr, size / NUMBER_SIZE, size / NUMBER_SIZE);
  cairo_move_to (cr, -(ink.x + ink.width / 2.0) / PANGO_SCALE, -(ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* Lays out a text in the largest font that fits. Words are broken only if they do not fit even in the smallest. */
static PangoLayout *
create_name (const Drawing *drawing,
             float          width,
             float          height,
             int            largest)
{
  for (int size = largest;; size--)
    {
      PangoLayout *layout = create_text (drawing, ogc_tile_get_lettering (drawing->tile), PANGO_WEIGHT_SEMIBOLD, size);
      int used_width, used_height;

      pango_layout_set_width (layout, (int) ceilf (width) * PANGO_SCALE);
      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      pango_layout_set_wrap (layout, size > SMALLEST_NAME ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
      pango_layout_get_pixel_size (layout, &used_width, &used_height);
      if ((used_width <= ceilf (width) && used_height <= height) || size <= SMALLEST_NAME)
        return layout;
      g_object_unref (layout);
    }
}

static void
draw_name (const Drawing *drawing,
           cairo_t       *cr,
           const Piece   *piece,
           float          scale)
{
  const int largest = (int) (drawing->look->object.height * scale * NAME_PART);
  g_autoptr (PangoLayout) layout = create_name (drawing, piece->size * scale, piece->height * scale,
                                                MAX (largest, READABLE_NAME + 1));
  int width, height;

  pango_layout_get_size (layout, NULL, &height);
  width = pango_layout_get_width (layout);
  cairo_move_to (cr, piece->x * scale - width / 2.0 / PANGO_SCALE, piece->y * scale - height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

/* Draws a symbol on whole pixels of the screen, because it would otherwise be blurred. */
static void
draw_symbol (cairo_t       *cr,
             const Piece   *piece,
             const char    *symbol,
             float          scale,
             const GdkRGBA *ink)
{
  const float pixels = (float) ogc_texture_cache_get_scale ();
  const float size = roundf (piece->size * scale * pixels);

  ogc_symbol_draw (cr, symbol, roundf (piece->x * scale * pixels - size / 2) / pixels,
                   roundf (piece->y * scale * pixels - size / 2) / pixels, size / pixels, ink);
}

/* Draws a symbol, and if it has a height, a disc of that size behind it in the colour of the map that it stands for. */
static void
draw_detail (cairo_t       *cr,
             const Piece   *piece,
             const char    *symbol,
             float          scale,
             const GdkRGBA *ink)
{
  GdkRGBA ground;

  for (unsigned i = 0; i < OGC_N_COLOURS && piece->height > 0; i++)
    if (g_str_has_suffix (symbol, colour_names[i]) && gdk_rgba_parse (&ground, grounds[i]))
      {
        cairo_save (cr);
        gdk_cairo_set_source_rgba (cr, &ground);
        cairo_arc (cr, piece->x * scale, piece->y * scale, piece->height / 2 * scale, 0, 2 * G_PI);
        cairo_fill (cr);
        cairo_restore (cr);
      }
  draw_symbol (cr, piece, symbol, scale, ink);
}

static void
draw_piece (const Drawing *drawing,
            cairo_t       *cr,
            const Piece   *piece,
            float          scale)
{
  OgcTile *tile = drawing->tile;
  GdkRGBA ink;

  gdk_rgba_parse (&ink, inks[piece->ink]);
  gdk_cairo_set_source_rgba (cr, &ink);
  switch (piece->content)
    {
    case VALUE:
      draw_number (drawing, cr, piece, ogc_tile_get_value (tile), scale);
      break;
    case LOW_VALUE:
      draw_number (drawing, cr, piece, ogc_tile_get_low_value (tile), scale);
      break;
    case HELD_VALUE:
      draw_number (drawing, cr, piece, ogc_tile_get_held_value (tile), scale);
      break;
    case DESIRED:
      draw_number (drawing, cr, piece, 4, scale);
      break;
    case PREFERRED:
      draw_number (drawing, cr, piece, 2, scale);
      break;
    case SYMBOL:
      draw_symbol (cr, piece, ogc_tile_get_symbol (tile), scale, &ink);
      break;
    case DETAIL_0:
      draw_detail (cr, piece, ogc_tile_get_detail (tile, 0), scale, &ink);
      break;
    case DETAIL_1:
      draw_detail (cr, piece, ogc_tile_get_detail (tile, 1), scale, &ink);
      break;
    case NAME:
      draw_name (drawing, cr, piece, scale);
      break;
    case NOTHING:
      break;
    }
}

static void
draw_tile (GtkSnapshot           *snapshot,
           const graphene_size_t *size,
           gpointer               user_data)
{
  const Drawing *drawing = user_data;
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, size->width, size->height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &rect);

  ogc_art_paint (cr, drawing->picture, &rect);
  for (unsigned i = 0; i < MAX_PIECES; i++)
    draw_piece (drawing, cr, &drawing->look->pieces[i], size->width / drawing->look->object.picture_width);
  cairo_destroy (cr);
}

void
ogc_tile_painter (GtkWidget             *widget,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *rect,
                  OgcTile               *tile,
                  OgcTileForm            form)
{
  Drawing drawing = { .widget = widget, .tile = tile };
  g_autofree char *picture = NULL;
  g_autofree char *key = NULL;
  graphene_rect_t room;

  g_return_if_fail (OGC_IS_TILE (tile));

  if (rect->size.height < 2)
    return;
  drawing.look = find_look (tile, form, rect->size.height);
  drawing.picture = picture = dup_picture (tile, drawing.look);
  key = g_strdup_printf ("tile %s %s %u %u %u %s %s %s", picture, ogc_tile_get_symbol (tile), ogc_tile_get_value (tile),
                         ogc_tile_get_low_value (tile), ogc_tile_get_held_value (tile), ogc_tile_get_detail (tile, 0),
                         ogc_tile_get_detail (tile, 1), ogc_tile_get_name (tile));
  ogc_art_around (&drawing.look->object, rect, &room);
  ogc_texture_cache_append (snapshot, &room, key, draw_tile, &drawing);
}

float
ogc_tile_painter_aspect (OgcTile     *tile,
                         OgcTileForm  form)
{
  const OgcArtObject *object;

  g_return_val_if_fail (OGC_IS_TILE (tile), 1);
  g_return_val_if_fail (form < OGC_N_TILE_FORMS, 1);

  object = &find_look (tile, form, G_MAXFLOAT)->object;
  return object->width / object->height;
}
