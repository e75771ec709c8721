/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-help.h"

#include "ogc-building-card.h"
#include "ogc-compass-rulebook.h"
#include "ogc-guide.h"
#include "ogc-rules-diagram.h"
#include "ogc-score-page.h"
#include "ogc-setup-page.h"
#include "ogc-tile-view.h"

/* Buttons, and the rule about what they do. */
typedef struct {
  const char *action;
  OgcRule     rule;
} Button;

static const Button buttons[] = {
  { "table.roll", OGC_RULE_TRN_2 },
  { "table.reroll", OGC_RULE_TRN_3 },
  { "table.power", OGC_RULE_ABL_4 },
  { "table.help", OGC_RULE_ABL_3 },
  { "table.end-turn", OGC_RULE_TRN_5 },
  { "table.gift", OGC_RULE_ABL_1 },
  { "table.pass", OGC_RULE_ABL_1 },
};

/* The rule or chapter about tiles of a kind. */
static const OgcRule tile_rules[OGC_N_TILE_KINDS] = {
  [OGC_TILE_MAP] = OGC_RULE_SCO_2,      [OGC_TILE_SPECIALIST] = OGC_RULE_SCO_3, [OGC_TILE_ITEM] = OGC_RULE_SCO_4,
  [OGC_TILE_ARTIFACT] = OGC_RULE_SCO_6, [OGC_TILE_COLLECTION] = OGC_RULE_SCO_6, [OGC_TILE_ABILITY] = OGC_RULE_ABL_5,
  [OGC_TILE_CHEST] = OGC_RULE_GAL_3,    [OGC_TILE_BRONZE] = OGC_RULE_TOW_4,     [OGC_TILE_SILVER] = OGC_RULE_TOW_4,
  [OGC_TILE_GOLD] = OGC_RULE_TOW_4,     [OGC_TILE_MISSION] = OGC_RULE_SCO_8,
};

/* The rule about a tile; each mission that is face up has a separate one. */
static OgcRule
rule_of_tile (OgcTile *tile)
{
  const OgcChapter *missions = ogc_rulebook_find_chapter (ogc_compass_rulebook_get (), "missions");

  if (ogc_tile_get_kind (tile) == OGC_TILE_MISSION && !ogc_tile_get_hidden (tile))
    for (unsigned i = 0; i < missions->n_paragraphs; i++)
      if (g_strcmp0 (ogc_paragraph_get_heading (&missions->paragraphs[i]), ogc_tile_get_name (tile)) == 0)
        return missions->paragraphs[i].rules[0];
  return tile_rules[ogc_tile_get_kind (tile)];
}

static gboolean
find_chapter (const char       *id,
              OgcRulebookPlace *place)
{
  *place = (OgcRulebookPlace) { ogc_rulebook_find_chapter (ogc_compass_rulebook_get (), id), 0 };
  return TRUE;
}

static gboolean
find_rule (OgcRule           rule,
           OgcBuildingId     building,
           OgcRulebookPlace *place)
{
  const char *chapter = ogc_compass_rulebook_building_id (building);

  return ogc_rulebook_find_rule (ogc_compass_rulebook_get (), rule, chapter, place) || find_chapter (chapter, place);
}

static gboolean
find_button (GtkWidget        *widget,
             OgcRulebookPlace *place)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

  for (unsigned i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (g_strcmp0 (buttons[i].action, action) == 0)
      return find_rule (buttons[i].rule, OGC_NO_BUILDING, place);
  return FALSE;
}

/* Finds the topic of @widget; for a building, the rule by which it refuses the picked dice, otherwise its chapter. */
static gboolean
find_place (GtkWidget        *widget,
            OgcRulebookPlace *place)
{
  if (OGC_IS_TILE_VIEW (widget) && ogc_tile_view_get_tile (OGC_TILE_VIEW (widget)) != NULL
      && gtk_widget_get_ancestor (widget, OGC_TYPE_BUILDING_CARD) == NULL)
    return find_rule (rule_of_tile (ogc_tile_view_get_tile (OGC_TILE_VIEW (widget))), OGC_NO_BUILDING, place);
  if (OGC_IS_BUILDING_CARD (widget))
    {
      OgcBuilding *building = ogc_building_card_get_building (OGC_BUILDING_CARD (widget));

      return find_rule (ogc_building_get_refusal_rule (building), ogc_building_get_id (building), place);
    }
  if (OGC_IS_SCORE_PAGE (widget))
    return find_chapter ("scoring", place);
  if (OGC_IS_SETUP_PAGE (widget))
    return find_chapter ("forms", place);
  return GTK_IS_ACTIONABLE (widget) && find_button (widget, place);
}

static const char *
get_chapter (guint topic)
{
  return ogc_compass_rulebook_building_id (topic);
}

const OgcRulesHelp ogc_help_rules = {
  .get_rulebook = ogc_compass_rulebook_get,
  .find = find_place,
  .get_chapter = get_chapter,
  .create_picture = ogc_rules_diagram_new,
  .has_lesson = ogc_guide_has_lesson,
};
