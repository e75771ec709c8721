/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-help.h"

#include "compile-card-view.h"
#include "compile-draft-view.h"
#include "compile-effects-view.h"
#include "compile-hand-view.h"
#include "compile-line-view.h"
#include "compile-log-view.h"
#include "compile-phase-view.h"
#include "compile-rulebook.h"
#include "compile-seat-panel.h"
#include "compile-total-gauge.h"
#include "compile-tray.h"
#include "ogc-help-overlay.h"
#include "ogc-preferences.h"

#define KEYS "/io/github/gilded_compass/GildedCompass/compile/table/help/keys.ui"

/* Widgets on the table, and the chapter about each. */
static const struct {
  GType     (*get_type) (void);
  const char *chapter;
} parts[] = {
  { compile_card_view_get_type, "cards" }, { compile_total_gauge_get_type, "compiling" },
  { compile_draft_view_get_type, "setup" }, { compile_hand_view_get_type, "hand" },
  { compile_line_view_get_type, "field" }, { compile_log_view_get_type, "texts" },
  { compile_phase_view_get_type, "turn" }, { compile_effects_view_get_type, "order" },
  { compile_seat_panel_get_type, "hand" }, { compile_tray_get_type, "turn" },
};

static gboolean
find_place (GtkWidget        *widget,
            OgcRulebookPlace *place)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_type_is_a (G_OBJECT_TYPE (widget), parts[i].get_type ()))
      {
        *place = (OgcRulebookPlace) { ogc_rulebook_find_chapter (compile_rulebook_get (), parts[i].chapter), 0 };
        return TRUE;
      }
  return FALSE;
}

const OgcRulesHelp compile_help_rules = { .get_rulebook = compile_rulebook_get, .find = find_place };

void
compile_help_show_keys (GtkApplicationWindow *window)
{
  const gboolean single = g_settings_get_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS);
  GtkWidget *overlay = ogc_help_overlay_prepare (window, KEYS);

  ogc_help_overlay_set_keys (overlay, "lines", single ? "1...3" : NULL);
  gtk_window_present (GTK_WINDOW (overlay));
}
