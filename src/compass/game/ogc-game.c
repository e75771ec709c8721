/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include <glib/gi18n.h>

#include "ogc-building-private.h"
#include "ogc-error.h"
#include "ogc-rules.h"
#include "ogc-seat-private.h"

G_DEFINE_ENUM_TYPE (OgcPace, ogc_pace,
                    G_DEFINE_ENUM_VALUE (OGC_PACE_INSTANT, "instant"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_QUICK, "quick"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_CALM, "calm"))

G_DEFINE_FINAL_TYPE (OgcGame, ogc_game, G_TYPE_OBJECT)

static GParamSpec *props[OGC_GAME_N_PROPS];
static guint signals[OGC_GAME_N_SIGNALS];

static void
spec_copy (OgcSeatSpec       *to,
           const OgcSeatSpec *from)
{
  to->name = g_strdup (from->name);
  to->emblem = g_strdup (from->emblem);
  to->kind = g_strdup (from->kind);
}

static void
spec_clear (OgcSeatSpec *spec)
{
  g_clear_pointer (&spec->name, g_free);
  g_clear_pointer (&spec->emblem, g_free);
  g_clear_pointer (&spec->kind, g_free);
}

/* The strongest computer player that there is. */
static const OgcPlayer *
strongest_player (void)
{
  unsigned n = 0;

  while (ogc_player_nth (n + 1) != NULL)
    n++;
  return ogc_player_nth (n);
}

/* Takes over who plays. With @strict a computer player that this program does not have is an error; else the strongest plays for it. */
static gboolean
set_seats (OgcGame            *self,
           const OgcSeatSpec  *seats,
           gboolean            strict,
           GError            **error)
{
  for (unsigned seat = 0; seat < self->setup.seats; seat++)
    {
      spec_copy (&self->specs[seat], &seats[seat]);
      self->view.names.names[seat] = self->specs[seat].name;
      if (g_str_equal (seats[seat].kind, OGC_SEAT_PERSON))
        {
          self->persons |= 1u << seat;
          continue;
        }
      self->players[seat] = ogc_player_parse (seats[seat].kind, &self->styles[seat]);
      if (self->players[seat] == NULL && strict)
        {
          /* TRANSLATORS: the identifier of a computer player, from a command line or a file. */
          g_set_error (error, OGC_ERROR, OGC_ERROR_RANGE, _("There is no computer player called “%s”; choose another."),
                       seats[seat].kind);
          return FALSE;
        }
      if (self->players[seat] == NULL)
        self->players[seat] = strongest_player ();
    }
  return TRUE;
}

/* What the set-up left to chance is known from the first round's state. */
static void
settle_setup (OgcGame        *self,
              const OgcState *start)
{
  self->setup.b = start->order[0];
  self->setup.c = start->order[2];
  if (self->setup.start_seat == OGC_RANDOM_SEAT)
    self->setup.start_seat = start->start_seat;
}

static void
add_seats (OgcGame *self)
{
  for (unsigned index = 0; index < self->setup.seats; index++)
    {
      g_autoptr (OgcSeat) seat = ogc_seat_new (index, &self->specs[index]);

      g_list_store_append (self->seats, seat);
    }
  if (self->setup.form == OGC_FORM_NEUTRAL)
    {
      g_autoptr (OgcSeat) neutral = ogc_seat_new (OGC_NEUTRAL, NULL);

      g_list_store_append (self->seats, neutral);
    }
}

static void
add_buildings (OgcGame        *self,
               const OgcState *start)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (start->order); i++)
    {
      g_autoptr (OgcBuilding) building = NULL;

      if (start->order[i] == OGC_NO_BUILDING)
        continue;
      building = ogc_building_new (start->order[i], self->setup.seats);
      g_list_store_append (self->buildings, building);
    }
}

static void
pick_changed_cb (OgcGame *self)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->buildings)); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (G_LIST_MODEL (self->buildings), i);

      ogc_building_update_pick (building, &self->view, ogc_tray_get_pick (self->tray),
                                ogc_tray_get_neutral_pick (self->tray));
    }
}

/* Takes what is decided in the tray. */
static gboolean
decide_cb (OgcGame           *self,
           const OgcDecision *decision)
{
  return ogc_game_take (self, decision, NULL);
}

/* Makes everything that is to be seen of a game that starts at @start. */
static void
lay_out (OgcGame         *self,
         const OgcState  *start,
         const OgcEvents *first)
{
  settle_setup (self, start);
  self->view.names.tiles = start->tiles;
  self->history = ogc_timeline_new (start, first);
  add_seats (self);
  add_buildings (self, start);
  self->tray = ogc_tray_new ();
  g_signal_connect_object (self->tray, "decide", G_CALLBACK (decide_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "notify::pick", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "notify::neutral-pick", G_CALLBACK (pick_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Takes all decisions of @save, and goes to where it stands; what was undone is no part of a replay. */
static gboolean
take_history (OgcGame  *self,
              OgcSave  *save,
              GError  **error)
{
  const unsigned n = self->numbers[OGC_GAME_PROP_REPLAY] ? save->position : save->decisions->len;

  for (unsigned i = 0; i < n; i++)
    {
      const OgcRule rule = ogc_timeline_take (self->history, &g_array_index (save->decisions, OgcDecision, i));

      if (rule != OGC_RULE_NONE)
        {
          g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                       _("Decision %u of this game is against the rules; open another game."), i + 1);
          return FALSE;
        }
    }
  ogc_timeline_seek (self->history, self->numbers[OGC_GAME_PROP_REPLAY] ? 0 : save->position);
  return TRUE;
}

/* A game on @save that shows nothing yet; @strict as in set_seats(). */
static OgcGame *
new_from (OgcSave   *save,
          gboolean   replay,
          gboolean   strict,
          GError   **error)
{
  g_autoptr (OgcGame) self = g_object_new (OGC_TYPE_GAME, NULL);
  g_autofree OgcEvents *first = g_new0 (OgcEvents, 1);
  OgcState begin = { NULL };

  self->numbers[OGC_GAME_PROP_REPLAY] = replay;
  self->tile_set = g_object_ref (save->tile_set);
  self->setup = save->setup;
  self->created = save->created;
  if (!set_seats (self, save->seats, strict, error))
    return NULL;
  ogc_rules_begin (&begin, ogc_tile_set_get_tiles (save->tile_set), &save->setup, first);
  lay_out (self, &begin, first);
  if (!take_history (self, save, error))
    return NULL;
  return g_steal_pointer (&self);
}

static void
ogc_game_dispose (GObject *object)
{
  OgcGame *self = OGC_GAME (object);

  ogc_game_stop (self);
  if (self->tray != NULL)
    ogc_tray_detach (self->tray);
  G_OBJECT_CLASS (ogc_game_parent_class)->dispose (object);
}

static void
ogc_game_finalize (GObject *object)
{
  OgcGame *self = OGC_GAME (object);

  g_clear_object (&self->tray);
  g_clear_object (&self->seats);
  g_clear_object (&self->buildings);
  g_clear_pointer (&self->log, ogc_log_free);
  g_clear_pointer (&self->history, ogc_timeline_free);
  g_clear_object (&self->tile_set);
  g_free (self->decisions);
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    spec_clear (&self->specs[seat]);
  for (unsigned prop = 0; prop < OGC_GAME_N_PROPS; prop++)
    g_free (self->texts[prop]);
  G_OBJECT_CLASS (ogc_game_parent_class)->finalize (object);
}

static void
get_number (OgcGame    *self,
            guint       prop_id,
            GValue     *value,
            GParamSpec *pspec)
{
  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    g_value_set_boolean (value, self->numbers[prop_id]);
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    g_value_set_uint (value, self->numbers[prop_id]);
  else if (G_IS_PARAM_SPEC_ENUM (pspec))
    g_value_set_enum (value, self->numbers[prop_id]);
  else
    g_value_set_int (value, self->numbers[prop_id]);
}

static void
ogc_game_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  OgcGame *self = OGC_GAME (object);

  switch (prop_id)
    {
    case OGC_GAME_PROP_SEATS:
      g_value_set_object (value, self->seats);
      break;
    case OGC_GAME_PROP_BUILDINGS:
      g_value_set_object (value, self->buildings);
      break;
    case OGC_GAME_PROP_LOG:
      g_value_set_object (value, ogc_game_get_log (self));
      break;
    case OGC_GAME_PROP_TRAY:
      g_value_set_object (value, self->tray);
      break;
    case OGC_GAME_PROP_SEED:
      g_value_set_uint64 (value, self->setup.seed);
      break;
    default:
      if (prop_id >= OGC_GAME_PROP_FIRST_TEXT && prop_id < OGC_GAME_N_PROPS)
        g_value_set_string (value, self->texts[prop_id]);
      else if (prop_id >= OGC_GAME_PROP_FIRST_NUMBER && prop_id < OGC_GAME_PROP_FIRST_TEXT)
        get_number (self, prop_id, value, pspec);
      else
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_game_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  OgcGame *self = OGC_GAME (object);

  switch (prop_id)
    {
    case OGC_GAME_PROP_RUNNING:
      ogc_game_set_running (self, g_value_get_boolean (value));
      break;
    case OGC_GAME_PROP_PACE:
      ogc_game_set_pace (self, g_value_get_enum (value));
      break;
    case OGC_GAME_PROP_WORK:
      ogc_game_set_work (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_number (unsigned    prop,
                const char *name,
                gboolean    is_signed)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[prop] = is_signed ? g_param_spec_int (name, NULL, NULL, -1, G_MAXINT, -1, readable)
                          : g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, readable);
}

static void
install_flag (unsigned     prop,
              const char  *name,
              GParamFlags  more)
{
  props[prop] = g_param_spec_boolean (name, NULL, NULL, FALSE,
                                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS | more);
}

static void
install_numbers (void)
{
  install_number (OGC_GAME_PROP_ROUND, "round", FALSE);
  install_number (OGC_GAME_PROP_ROUNDS, "rounds", FALSE);
  install_number (OGC_GAME_PROP_PHASE, "phase", FALSE);
  install_flag (OGC_GAME_PROP_LAST_LAP, "last-lap", 0);
  install_number (OGC_GAME_PROP_ASKED, "asked", TRUE);
  install_number (OGC_GAME_PROP_ASK_KIND, "ask-kind", FALSE);
  install_number (OGC_GAME_PROP_TURN, "turn", TRUE);
  install_number (OGC_GAME_PROP_START_SEAT, "start-seat", TRUE);
  install_number (OGC_GAME_PROP_VIEWER, "viewer", TRUE);
  install_flag (OGC_GAME_PROP_CURTAIN, "curtain", 0);
  install_number (OGC_GAME_PROP_CURTAIN_SEAT, "curtain-seat", TRUE);
  install_flag (OGC_GAME_PROP_ANSWERABLE, "answerable", 0);
  install_flag (OGC_GAME_PROP_CAN_UNDO, "can-undo", 0);
  install_flag (OGC_GAME_PROP_CAN_REDO, "can-redo", 0);
  install_flag (OGC_GAME_PROP_RUNNING, "running", G_PARAM_WRITABLE);
  install_flag (OGC_GAME_PROP_THINKING, "thinking", 0);
  install_flag (OGC_GAME_PROP_FINISHED, "finished", 0);
  install_flag (OGC_GAME_PROP_REPLAY, "replay", 0);
  install_number (OGC_GAME_PROP_POSITION, "position", FALSE);
  install_number (OGC_GAME_PROP_LENGTH, "length", FALSE);
  props[OGC_GAME_PROP_PACE] = g_param_spec_enum ("pace", NULL, NULL, OGC_TYPE_PACE, OGC_PACE_INSTANT,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[OGC_GAME_PROP_WORK] = g_param_spec_uint ("work", NULL, NULL, 0, G_MAXINT, OGC_WORK_USUAL,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
install_objects_and_texts (void)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[OGC_GAME_PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[OGC_GAME_PROP_BUILDINGS] = g_param_spec_object ("buildings", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[OGC_GAME_PROP_LOG] = g_param_spec_object ("log", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[OGC_GAME_PROP_TRAY] = g_param_spec_object ("tray", NULL, NULL, OGC_TYPE_TRAY, readable);
  props[OGC_GAME_PROP_SEED] = g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0, readable);
  props[OGC_GAME_PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);
  props[OGC_GAME_PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, readable);
  props[OGC_GAME_PROP_EXPECTATION] = g_param_spec_string ("expectation", NULL, NULL, NULL, readable);
  props[OGC_GAME_PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, readable);
}

static void
install_signals (void)
{
  signals[OGC_GAME_DECIDED] = g_signal_new ("decided", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                            OGC_TYPE_DECISION | G_SIGNAL_TYPE_STATIC_SCOPE, G_TYPE_UINT);
  signals[OGC_GAME_EVENT] = g_signal_new ("event", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          OGC_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[OGC_GAME_REWOUND] = g_signal_new ("rewound", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OGC_GAME_ASKED] = g_signal_new ("asked", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                          G_TYPE_INT, G_TYPE_UINT);
  signals[OGC_GAME_ROUND_ENDED] = g_signal_new ("round-ended", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[OGC_GAME_FINISHED] = g_signal_new ("finished", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ogc_game_class_init (OgcGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ogc_game_dispose;
  object_class->finalize = ogc_game_finalize;
  object_class->get_property = ogc_game_get_property;
  object_class->set_property = ogc_game_set_property;

  install_objects_and_texts ();
  install_numbers ();
  g_object_class_install_properties (object_class, OGC_GAME_N_PROPS, props);
  install_signals ();
}

static void
ogc_game_init (OgcGame *self)
{
  self->seats = g_list_store_new (OGC_TYPE_SEAT);
  self->buildings = g_list_store_new (OGC_TYPE_BUILDING);
  self->log = ogc_log_new ();
  self->decisions = g_new (OgcDecision, OGC_MAX_DECISIONS);
  self->numbers[OGC_GAME_PROP_WORK] = OGC_WORK_USUAL;
  self->looker = self->view.viewer = self->view.thinking = -1;
}

void
ogc_game_set_number (OgcGame  *self,
                     unsigned  prop,
                     int       number)
{
  if (self->numbers[prop] == number)
    return;
  self->numbers[prop] = number;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
ogc_game_set_text (OgcGame  *self,
                   unsigned  prop,
                   char     *text)
{
  if (g_strcmp0 (self->texts[prop], text) == 0)
    {
      g_free (text);
      return;
    }
  g_free (self->texts[prop]);
  self->texts[prop] = text;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
ogc_game_emit (OgcGame       *self,
               OgcGameSignal  name,
               ...)
{
  va_list args;

  va_start (args, name);
  g_signal_emit_valist (self, signals[name], 0, args);
  va_end (args);
}

OgcGame *
ogc_game_new (OgcTileSet         *tile_set,
              const OgcSetup     *setup,
              const OgcSeatSpec  *seats,
              GError            **error)
{
  g_autoptr (OgcSave) save = NULL;
  OgcGame *self;
  OgcRule rule;

  g_return_val_if_fail (OGC_IS_TILE_SET (tile_set), NULL);
  g_return_val_if_fail (setup != NULL && seats != NULL, NULL);

  rule = ogc_setup_check (setup);
  if (rule != OGC_RULE_NONE)
    {
      ogc_text_set_refusal (error, rule, NULL);
      return NULL;
    }
  save = ogc_save_new (tile_set, setup, seats);
  self = new_from (save, FALSE, TRUE, error);
  if (self != NULL)
    ogc_game_refresh (self);
  return self;
}

OgcGame *
ogc_game_new_from_save (OgcSave  *save,
                        GError  **error)
{
  OgcGame *self;

  g_return_val_if_fail (save != NULL, NULL);

  self = new_from (save, FALSE, FALSE, error);
  if (self != NULL)
    ogc_game_refresh (self);
  return self;
}

OgcGame *
ogc_game_new_replay (OgcSave  *save,
                     int       viewer,
                     GError  **error)
{
  OgcGame *self;

  g_return_val_if_fail (save != NULL, NULL);
  g_return_val_if_fail (viewer == OGC_NEUTRAL || (viewer >= -1 && viewer < save->setup.seats), NULL);

  self = new_from (save, TRUE, FALSE, error);
  if (self == NULL)
    return NULL;
  self->looker = viewer;
  ogc_game_refresh (self);
  return self;
}

OgcSave *
ogc_game_to_save (OgcGame *self)
{
  g_autofree OgcDecision *decisions = NULL;
  OgcSave *save;
  unsigned n;

  g_return_val_if_fail (OGC_IS_GAME (self), NULL);

  n = ogc_timeline_get_length (self->history);
  decisions = g_new (OgcDecision, n);
  for (unsigned i = 0; i < n; i++)
    decisions[i] = ogc_timeline_get_step (self->history, i)->decision;
  save = ogc_save_new (self->tile_set, &ogc_timeline_get_start (self->history)->setup, self->specs);
  save->created = self->created;
  ogc_save_set_history (save, decisions, n, ogc_timeline_get_position (self->history),
                        ogc_timeline_get_state (self->history));
  return save;
}
