/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-painter.h"

#include <math.h>

#include "ogc-dice.h"
#include "ogc-die-view.h"
#include "ogc-palette.h"
#include "ogc-texture-cache.h"
#include "ogc-rounded.h"
#include "ogc-setup.h"
#include "ogc-symbol.h"

/* What a tile is painted with. */
typedef struct {
  GtkWidget      *widget;
  OgcTile        *tile;
  OgcTileForm     form;
  GtkSnapshot    *snapshot;
  graphene_rect_t rect;
  GdkRGBA         ground;
  GdkRGBA         on;
} Painter;

/* A picture or a text in a row; its size as a part of the tile's height. */
typedef struct {
  const char *symbol;
  char        text[8];
  float       size;
  float       alpha;
  float       width; /* in pixels */
} Piece;

#define MAX_PIECES 4
#define GAP 0.12f
#define NUMBER_SIZE 32

static const char *const place_symbols[OGC_N_COLOURS] = {
  [OGC_COLOUR_RED] = "map-red",
  [OGC_COLOUR_BLUE] = "map-blue",
  [OGC_COLOUR_GREEN] = "map-green",
  [OGC_COLOUR_YELLOW] = "map-yellow",
  [OGC_COLOUR_WHITE] = "map-white",
  [OGC_COLOUR_PURPLE] = "map-purple",
  [OGC_COLOUR_GREY] = "map-grey",
};

/* Grounds of the kinds that have no OgcColour. */
static const char *const kind_grounds[OGC_N_TILE_KINDS] = {
  [OGC_TILE_COLLECTION] = "walnut_raised",
  [OGC_TILE_ABILITY] = "surface_deep",
  [OGC_TILE_CHEST] = "tile_blue",
  [OGC_TILE_BRONZE] = "metal_bronze",
  [OGC_TILE_SILVER] = "metal_silver",
  [OGC_TILE_GOLD] = "metal_gold",
  [OGC_TILE_MISSION] = "parchment",
};

typedef struct {
  const char *symbol;
  const char *ground;
} ArtifactGround;

static const ArtifactGround artifact_grounds[] = {
  { "desert", "tile_yellow" },
  { "jungle", "tile_green" },
  { "water", "tile_blue" },
  { "fire", "tile_red" },
  { "holy", "tile_white" },
  { "dark", "tile_purple" },
};

/* How round a kind's corners are, as a part of its height: shapes tell kinds apart. */
static const float kind_radius[OGC_N_TILE_KINDS] = {
  [OGC_TILE_MAP] = 0.12f,
  [OGC_TILE_SPECIALIST] = 0.5f,
  [OGC_TILE_ITEM] = 0.3f,
  [OGC_TILE_ARTIFACT] = 0.24f,
  [OGC_TILE_COLLECTION] = 0.12f,
  [OGC_TILE_ABILITY] = 0.12f,
  [OGC_TILE_CHEST] = 0.16f,
  [OGC_TILE_BRONZE] = 0.16f,
  [OGC_TILE_SILVER] = 0.16f,
  [OGC_TILE_GOLD] = 0.16f,
  [OGC_TILE_MISSION] = 0.12f,
};

static const float aspects[OGC_N_TILE_KINDS][OGC_N_TILE_FORMS] = {
  [OGC_TILE_MAP] = { 2, 1.7f },
  [OGC_TILE_SPECIALIST] = { 2, 2.1f },
  [OGC_TILE_ITEM] = { 2, 1.7f },
  [OGC_TILE_ARTIFACT] = { 1.15f, 1.15f },
  [OGC_TILE_COLLECTION] = { 2.8f, 2.5f },
  [OGC_TILE_ABILITY] = { 3.2f, 1.2f },
  [OGC_TILE_CHEST] = { 1.8f, 1.8f },
  [OGC_TILE_BRONZE] = { 1.8f, 1.8f },
  [OGC_TILE_SILVER] = { 1.8f, 1.8f },
  [OGC_TILE_GOLD] = { 1.8f, 1.8f },
  [OGC_TILE_MISSION] = { 3.2f, 1.2f },
};

static const char *
artifact_ground (const char *symbol)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (artifact_grounds); i++)
    if (g_str_equal (artifact_grounds[i].symbol, symbol))
      return artifact_grounds[i].ground;
  return "walnut_raised";
}

static void
find_ground (OgcTile *tile,
             Painter *painter)
{
  OgcTileKind kind = ogc_tile_get_kind (tile);
  gboolean metal = kind == OGC_TILE_BRONZE || kind == OGC_TILE_SILVER || kind == OGC_TILE_GOLD;

  if (ogc_tile_get_hidden (tile) && !metal)
    ogc_palette_get (painter->widget, "walnut_raised", &painter->ground);
  else if (ogc_tile_get_colour (tile) < OGC_N_COLOURS)
    ogc_palette_get_tile (painter->widget, ogc_tile_get_colour (tile), &painter->ground);
  else if (kind == OGC_TILE_ARTIFACT)
    ogc_palette_get (painter->widget, artifact_ground (ogc_tile_get_symbol (tile)), &painter->ground);
  else
    ogc_palette_get (painter->widget, kind_grounds[kind], &painter->ground);
  ogc_palette_get_on (painter->widget, &painter->ground, &painter->on);
}

static void
paint_ground (Painter *painter,
              float    radius)
{
  const GdkRGBA black = { 0, 0, 0, 1 };
  const GdkRGBA white = { 1, 1, 1, 1 };
  GskColorStop stops[2] = { { 0 }, { 1 } };
  float edge = MAX (1, painter->rect.size.height * 0.035f);
  graphene_rect_t face = painter->rect;
  GskRoundedRect rounded;
  GdkRGBA below;

  ogc_palette_mix (&painter->ground, &black, 0.45f, &below);
  ogc_palette_mix (&painter->ground, &white, 0.08f, &stops[0].color);
  ogc_palette_mix (&painter->ground, &black, 0.05f, &stops[1].color);
  ogc_rounded_append (painter->snapshot, &face, radius, &below);
  face.size.height -= edge;
  gsk_rounded_rect_init_from_rect (&rounded, &face, MIN (radius, face.size.height / 2));
  gtk_snapshot_push_rounded_clip (painter->snapshot, &rounded);
  gtk_snapshot_append_linear_gradient (painter->snapshot, &face,
                                       &GRAPHENE_POINT_INIT (face.origin.x, face.origin.y),
                                       &GRAPHENE_POINT_INIT (face.origin.x, face.origin.y + face.size.height),
                                       stops, 2);
  gtk_snapshot_pop (painter->snapshot);
}

/* At one size, and scaled: to look for a font at every size of tiles takes long. */
static PangoLayout *
create_number (PangoContext *context,
               const char   *text)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("serif bold");

  pango_font_description_set_absolute_size (font, NUMBER_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

/* Made once for all tiles of a window, and kept with it. */
static PangoLayout *
get_number (Painter    *painter,
            const char *text)
{
  GtkRoot *root = gtk_widget_get_root (painter->widget);
  GtkWidget *keeper = root != NULL ? GTK_WIDGET (root) : painter->widget;
  GHashTable *numbers = g_object_get_data (G_OBJECT (keeper), "ogc-numbers");
  PangoLayout *layout;

  if (numbers == NULL)
    {
      numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      g_object_set_data_full (G_OBJECT (keeper), "ogc-numbers", numbers, (GDestroyNotify) g_hash_table_unref);
    }
  layout = g_hash_table_lookup (numbers, text);
  if (layout == NULL)
    {
      layout = create_number (gtk_widget_get_pango_context (keeper), text);
      g_hash_table_insert (numbers, g_strdup (text), layout);
    }
  return layout;
}

static float
piece_width (Painter     *painter,
             const Piece *piece)
{
  float size = painter->rect.size.height * piece->size;
  PangoLayout *layout;
  int width;

  if (piece->symbol != NULL)
    return size;
  layout = get_number (painter, piece->text);
  pango_layout_get_size (layout, &width, NULL);
  return roundf ((float) width / PANGO_SCALE * size / NUMBER_SIZE);
}

static void
paint_text (Painter       *painter,
            const char    *text,
            float          x,
            float          size,
            const GdkRGBA *colour)
{
  PangoLayout *layout = get_number (painter, text);
  const graphene_rect_t *rect = &painter->rect;
  const float scale = size / NUMBER_SIZE;
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (painter->snapshot);
  gtk_snapshot_translate (painter->snapshot,
                          &GRAPHENE_POINT_INIT (x,
                                                rect->origin.y + rect->size.height * 0.48f
                                                  - (ink.y + ink.height / 2.0f) * scale));
  gtk_snapshot_scale (painter->snapshot, scale, scale);
  gtk_snapshot_append_layout (painter->snapshot, layout, colour);
  gtk_snapshot_restore (painter->snapshot);
}

static void
paint_piece (Painter     *painter,
             const Piece *piece,
             float        x)
{
  const graphene_rect_t *rect = &painter->rect;
  float size = rect->size.height * piece->size;
  GdkRGBA colour = painter->on;

  colour.alpha *= piece->alpha;
  if (piece->symbol != NULL)
    ogc_symbol_snapshot (painter->snapshot, piece->symbol,
                         &GRAPHENE_RECT_INIT (x, rect->origin.y + rect->size.height * 0.48f - size / 2, size,
                                              size), &colour);
  else
    paint_text (painter, piece->text, x, size, &colour);
}

/* The width of all, and of each. */
static float
measure_row (Painter  *painter,
             Piece    *pieces,
             unsigned  n)
{
  float width = 0;

  for (unsigned i = 0; i < n; i++)
    {
      pieces[i].width = piece_width (painter, &pieces[i]);
      width += pieces[i].width + (i > 0 ? painter->rect.size.height * GAP : 0);
    }
  return width;
}

/* Paints pieces beside each other, from @x. */
static void
paint_row (Painter     *painter,
           const Piece *pieces,
           unsigned     n,
           float        x)
{
  for (unsigned i = 0; i < n; i++)
    {
      paint_piece (painter, &pieces[i], x);
      x += pieces[i].width + painter->rect.size.height * GAP;
    }
}

static Piece
symbol_piece (const char *symbol,
              float       size,
              float       alpha)
{
  return (Piece) { .symbol = symbol, .size = size, .alpha = alpha };
}

static Piece
number_piece (unsigned number,
              float    size,
              float    alpha)
{
  Piece piece = { .size = size, .alpha = alpha };

  g_snprintf (piece.text, sizeof piece.text, "%u", number);
  return piece;
}

static unsigned
map_pieces (OgcTile     *tile,
            OgcTileForm  form,
            Piece       *pieces)
{
  pieces[0] = symbol_piece (ogc_tile_get_symbol (tile), 0.6f, 1);
  pieces[1] = number_piece (ogc_tile_get_value (tile), 0.62f, 1);
  pieces[2] = number_piece (ogc_tile_get_low_value (tile), 0.4f, 0.85f);
  return form == OGC_TILE_CARD ? 3 : 2;
}

static unsigned
specialist_pieces (OgcTile *tile,
                   Piece   *pieces)
{
  pieces[0] = symbol_piece (ogc_tile_get_symbol (tile), 0.56f, 1);
  pieces[1] = number_piece (ogc_tile_get_value (tile), 0.62f, 1);
  pieces[2] = symbol_piece (place_symbols[ogc_tile_get_colour (tile)], 0.4f, 0.85f);
  return 3;
}

static unsigned
item_pieces (OgcTile *tile,
             Piece   *pieces)
{
  pieces[0] = symbol_piece (ogc_tile_get_symbol (tile), 0.6f, 1);
  pieces[1] = symbol_piece (place_symbols[ogc_tile_get_colour (tile)], 0.42f, 0.85f);
  return 2;
}

/* SCO-6: what the most desired and the preferred artifacts bring. */
static unsigned
collection_pieces (OgcTile *tile,
                   Piece   *pieces)
{
  pieces[0] = symbol_piece (ogc_tile_get_detail (tile, 0), 0.56f, 1);
  pieces[1] = number_piece (4, 0.56f, 1);
  pieces[2] = symbol_piece (ogc_tile_get_detail (tile, 1), 0.5f, 1);
  pieces[3] = number_piece (2, 0.5f, 1);
  return 4;
}

static unsigned
gold_pieces (OgcTile    *tile,
             const char *symbol,
             Piece      *pieces)
{
  pieces[0] = symbol_piece (symbol, 0.6f, 1);
  pieces[1] = number_piece (ogc_tile_get_value (tile), 0.62f, 1);
  return ogc_tile_get_hidden (tile) ? 1 : 2;
}

/* As many cups as the floor of the Tower that it is from: metals are not told apart by their colours alone. */
static unsigned
treasure_pieces (OgcTile *tile,
                 Piece   *pieces)
{
  const unsigned cups = 1 + ogc_tile_get_kind (tile) - OGC_TILE_BRONZE;

  for (unsigned i = 0; i < cups; i++)
    pieces[i] = symbol_piece ("cup", ogc_tile_get_hidden (tile) ? 0.56f - 0.06f * cups : 0.5f - 0.08f * cups, 1);
  pieces[cups] = number_piece (ogc_tile_get_value (tile), 0.62f, 1);
  return ogc_tile_get_hidden (tile) ? cups : cups + 1;
}

static unsigned
plain_pieces (OgcTile *tile,
              Piece   *pieces)
{
  if (ogc_tile_get_detail (tile, 0) == NULL)
    {
      pieces[0] = symbol_piece (ogc_tile_get_symbol (tile), 0.66f, 1);
      return 1;
    }
  pieces[0] = symbol_piece (ogc_tile_get_detail (tile, 0), 0.48f, 1);
  pieces[1] = symbol_piece (ogc_tile_get_detail (tile, 1), 0.48f, 1);
  return 2;
}

static unsigned
hidden_pieces (OgcTile *tile,
               Piece   *pieces)
{
  const char *symbol = ogc_tile_get_kind (tile) == OGC_TILE_MISSION ? "guild" : "rose";

  pieces[0] = symbol_piece (symbol, 0.68f, 0.8f);
  return 1;
}

static unsigned
tile_pieces (OgcTile     *tile,
             OgcTileForm  form,
             Piece       *pieces)
{
  switch (ogc_tile_get_kind (tile))
    {
    case OGC_TILE_CHEST:
      return gold_pieces (tile, "chest", pieces);
    case OGC_TILE_BRONZE:
    case OGC_TILE_SILVER:
    case OGC_TILE_GOLD:
      return treasure_pieces (tile, pieces);
    default:
      break;
    }
  if (ogc_tile_get_hidden (tile))
    return hidden_pieces (tile, pieces);
  switch (ogc_tile_get_kind (tile))
    {
    case OGC_TILE_MAP:
      return map_pieces (tile, form, pieces);
    case OGC_TILE_SPECIALIST:
      return specialist_pieces (tile, pieces);
    case OGC_TILE_ITEM:
      return item_pieces (tile, pieces);
    case OGC_TILE_COLLECTION:
      return collection_pieces (tile, pieces);
    default:
      return plain_pieces (tile, pieces);
    }
}

/* TMP-1: the back of an item shows two dice. */
static void
paint_item_back (Painter *painter,
                 int      back)
{
  OgcDice dice = ogc_item_back_dice (back);
  float side = painter->rect.size.height * 0.56f;
  float x = painter->rect.origin.x + (painter->rect.size.width - 2.2f * side) / 2;
  float y = painter->rect.origin.y + (painter->rect.size.height - side) / 2;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (ogc_dice_count_of (dice, value) > 0)
      {
        ogc_die_view_paint (painter->snapshot, &GRAPHENE_RECT_INIT (x, y, side, side), value,
                            OGC_NEUTRAL, NULL);
        x += 1.2f * side;
      }
}

/* Makes letters smaller, from 13 down to @smallest, until the name fits into @width x @height; returns whether it
 * does. */
static gboolean
fit_name (PangoLayout   *layout,
          PangoWrapMode  wrap,
          float          width,
          float          height,
          int            smallest)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  int used_width, used_height;
  int size = 13;

  pango_layout_set_wrap (layout, wrap);
  do
    {
      pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_pixel_size (layout, &used_width, &used_height);
    }
  while ((used_width > ceilf (width) || used_height > height) && --size >= smallest);
  return size >= smallest;
}

/* In letters as large as can be. Words are broken only where they would become hard to read. */
static PangoLayout *
create_name (Painter    *painter,
             const char *name,
             float       width,
             float       height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (painter->widget, name);

  pango_layout_set_width (layout, MAX (1, width) * PANGO_SCALE);
  if (!fit_name (layout, PANGO_WRAP_WORD, width, height, 10))
    fit_name (layout, PANGO_WRAP_WORD_CHAR, width, height, 8);
  return layout;
}

static void
paint_name (Painter    *painter,
            const char *name,
            float       x)
{
  const graphene_rect_t *rect = &painter->rect;
  float width = rect->origin.x + rect->size.width - x - rect->size.height * 0.1f;
  g_autoptr (PangoLayout) layout = create_name (painter, name, width, rect->size.height * 0.94f);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (painter->snapshot);
  gtk_snapshot_translate (painter->snapshot,
                          &GRAPHENE_POINT_INIT (x, rect->origin.y + (rect->size.height * 0.97f - height) / 2));
  gtk_snapshot_append_layout (painter->snapshot, layout, &painter->on);
  gtk_snapshot_restore (painter->snapshot);
}

/* Abilities and missions say on their face what they are called. */
static gboolean
has_name (OgcTile     *tile,
          OgcTileForm  form)
{
  OgcTileKind kind = ogc_tile_get_kind (tile);

  return form == OGC_TILE_CARD && !ogc_tile_get_hidden (tile) && (kind == OGC_TILE_ABILITY || kind == OGC_TILE_MISSION);
}

static void
paint_face (Painter     *painter,
            OgcTile     *tile,
            OgcTileForm  form)
{
  Piece pieces[MAX_PIECES] = { 0 };
  unsigned n = tile_pieces (tile, form, pieces);
  float width = measure_row (painter, pieces, n);

  if (!has_name (tile, form))
    {
      paint_row (painter, pieces, n, painter->rect.origin.x + (painter->rect.size.width - width) / 2);
      return;
    }
  paint_row (painter, pieces, n, painter->rect.origin.x + painter->rect.size.height * 0.16f);
  paint_name (painter, ogc_tile_get_name (tile), painter->rect.origin.x + width + painter->rect.size.height * 0.34f);
}

static void
draw_tile (GtkSnapshot           *snapshot,
           const graphene_size_t *size,
           gpointer               user_data)
{
  Painter *painter = user_data;
  OgcTile *tile = painter->tile;

  painter->snapshot = snapshot;
  graphene_rect_init (&painter->rect, 0, 0, size->width, size->height);
  paint_ground (painter, size->height * kind_radius[ogc_tile_get_kind (tile)]);
  if (ogc_tile_get_hidden (tile) && ogc_tile_get_back (tile) >= 0)
    paint_item_back (painter, ogc_tile_get_back (tile));
  else
    paint_face (painter, tile, painter->form);
}

static char *
dup_font (GtkWidget *widget)
{
  return pango_font_description_to_string (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* All that its picture depends on but its size. */
static char *
dup_key (Painter *painter)
{
  OgcTile *tile = painter->tile;
  const gboolean named = has_name (tile, painter->form);
  g_autofree char *ground = gdk_rgba_to_string (&painter->ground);
  g_autofree char *on = gdk_rgba_to_string (&painter->on);
  g_autofree char *font = named ? dup_font (painter->widget) : NULL;

  return g_strdup_printf ("tile %d %d %d %d %d %u %u %s %s %s %s %s %s %s", painter->form, ogc_tile_get_kind (tile),
                          ogc_tile_get_hidden (tile), ogc_tile_get_back (tile), ogc_tile_get_colour (tile),
                          ogc_tile_get_value (tile), ogc_tile_get_low_value (tile), ogc_tile_get_symbol (tile),
                          ogc_tile_get_detail (tile, 0), ogc_tile_get_detail (tile, 1), named ? ogc_tile_get_name (tile)
                            : "",
                          ground, on, named ? font : "");
}

void
ogc_tile_painter (GtkWidget             *widget,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *rect,
                  OgcTile               *tile,
                  OgcTileForm            form)
{
  Painter painter = { .widget = widget, .tile = tile, .form = form };
  g_autofree char *key = NULL;

  g_return_if_fail (OGC_IS_TILE (tile));

  if (rect->size.height < 2)
    return;
  find_ground (tile, &painter);
  key = dup_key (&painter);
  ogc_texture_cache_append (snapshot, rect, key, draw_tile, &painter);
}

float
ogc_tile_painter_aspect (OgcTile     *tile,
                         OgcTileForm  form)
{
  g_return_val_if_fail (OGC_IS_TILE (tile), 1);
  g_return_val_if_fail (form < OGC_N_TILE_FORMS, 1);

  return aspects[ogc_tile_get_kind (tile)][form];
}
