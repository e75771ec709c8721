/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-decision.h"
#include "ogc-die.h"
#include "ogc-rule.h"
#include "ogc-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_TRAY (ogc_tray_get_type ())
/**
 * OgcTray:
 *
 * The hand of the seat whose turn it is, the dice picked from it, and what can be done with them. Everybody sees the
 * dice; only the viewer who is asked can pick and use them (#OgcTray:active).
 *
 * Own and neutral dice are placed separately: with both picked, no building takes them. A reroll may mix them. Every
 * decision ends the pick.
 *
 * Properties (read-only, except that "picked" of its dice is writable):
 * - "seat" (int): whose hand it is, or -1 if it is nobody's turn
 * - "own", "neutral" (GListModels of OgcDie): the dice in ascending order of values
 * - "rolled" (gboolean): whether the dice have been rolled in this turn; until then they have no value
 * - "active" (gboolean): the viewer is asked about these dice
 * - "pick", "neutral-pick" (guint, OgcDice): the picked dice
 * - "n-picked" (guint): the number of picked dice
 * - "title" (string): "Picked: 3 4", translated; "" if nothing is picked
 * - "summary" (string): what can be done with that, translated
 * - "can-roll", "can-help", "can-reroll", "can-power", "can-end-turn", "can-gift", "can-pass" (gboolean): the decision
 *   is legal now, with the picked dice if it is about dice. "can-power": the picked own dice may be turned to some
 *   values
 * - "reroll-cost" (guint): knowledge tokens that the next reroll costs; "helps", "powers", "gifts", "wills" (guints):
 *   abilities of each kind that the seat holds
 *
 * Signal:
 * - "decide" (OgcDecision *decision) -> gboolean: the viewer wants to take a legal decision; a handler takes it and
 *   returns whether it did
 */
G_DECLARE_FINAL_TYPE (OgcTray, ogc_tray, OGC, TRAY, GObject)

/**
 * ogc_tray_new:
 *
 * Returns: (transfer full): an empty tray
 */
OgcTray    *ogc_tray_new              (void);

/**
 * ogc_tray_update:
 * @self: a tray
 * @view: (transfer none): what to show; kept until ogc_tray_detach()
 *
 * Updates the dice from @view and puts all of them back. For the game only.
 */
void        ogc_tray_update           (OgcTray          *self,
                                       const OgcView    *view);

/* Drops the view, which is about to be freed; no decision can be taken any more. */
void        ogc_tray_detach           (OgcTray          *self);

/* The properties. Strings, objects and lists belong to @self. */
int         ogc_tray_get_seat         (OgcTray          *self);
GListModel *ogc_tray_get_own          (OgcTray          *self);
GListModel *ogc_tray_get_neutral      (OgcTray          *self);
gboolean    ogc_tray_get_rolled       (OgcTray          *self);
gboolean    ogc_tray_get_active       (OgcTray          *self);
OgcDice     ogc_tray_get_pick         (OgcTray          *self);
OgcDice     ogc_tray_get_neutral_pick (OgcTray          *self);
const char *ogc_tray_get_title        (OgcTray          *self);
const char *ogc_tray_get_summary      (OgcTray          *self);

/**
 * ogc_tray_toggle_value:
 * @self: the tray
 * @value: 1 to 6
 * @neutral: whether to pick a neutral die
 *
 * Picks one more die of @value, or puts all of them back if all are picked. For number keys.
 *
 * Returns: whether there is such a die
 */
gboolean    ogc_tray_toggle_value     (OgcTray          *self,
                                       unsigned          value,
                                       gboolean          neutral);

/* Picks all own or @neutral dice of @value, in addition to picked dice of other values. */
void        ogc_tray_pick_value       (OgcTray          *self,
                                       unsigned          value,
                                       gboolean          neutral);

/**
 * ogc_tray_set_pick:
 * @self: the tray
 * @own: own dice to pick
 * @neutral: neutral dice to pick
 *
 * Picks exactly these dice, as far as they are in hand.
 */
void        ogc_tray_set_pick         (OgcTray          *self,
                                       OgcDice           own,
                                       OgcDice           neutral);

/**
 * ogc_tray_clear:
 * @self: the tray
 *
 * Puts all picked dice back.
 */
void        ogc_tray_clear            (OgcTray          *self);

/**
 * ogc_tray_decide:
 * @self: the tray
 * @kind: ROLL, HELP, REROLL, END_TURN, GIFT or PASS
 * @error: return location for an %OGC_REFUSAL with the rule that refuses it
 *
 * Requests that decision through "decide", a reroll with the picked dice.
 *
 * Returns: whether it was legal and has been taken
 */
gboolean    ogc_tray_decide           (OgcTray          *self,
                                       OgcDecisionKind   kind,
                                       GError          **error);

/**
 * ogc_tray_power:
 * @self: the tray
 * @to: as many values as there are picked own dice
 * @error: return location for an %OGC_REFUSAL with the rule that refuses it
 *
 * Turns the picked own dice with A Compelling Power (ABL-4). A die that keeps its value stays as it is.
 *
 * Returns: whether it was legal and has been taken
 */
gboolean    ogc_tray_power            (OgcTray          *self,
                                       OgcDice           to,
                                       GError          **error);

/* The rule that refuses a decision of @kind, as in ogc_tray_decide(), or POWER, with the picked dice; %OGC_RULE_NONE if
 * it can be taken. */
OgcRule     ogc_tray_check            (OgcTray          *self,
                                       OgcDecisionKind   kind);

/**
 * ogc_tray_dup_refusal:
 * @self: the tray
 * @kind: as in ogc_tray_decide(), or POWER
 *
 * Returns: (transfer full) (nullable): why that cannot be done now, translated; %NULL if it can
 */
char       *ogc_tray_dup_refusal      (OgcTray          *self,
                                       OgcDecisionKind   kind);

G_END_DECLS
