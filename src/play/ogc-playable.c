/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-playable-private.h"

#include <glib/gi18n.h>

#include "ogc-error.h"
#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-seat-kind.h"

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OgcPlayable, ogc_playable, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_ASKED,
  PROP_ASK_KIND,
  PROP_VIEWER,
  PROP_CURTAIN,
  PROP_CURTAIN_SEAT,
  PROP_ANSWERABLE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_SHOW_AGAIN,
  PROP_SHOWING_AGAIN,
  PROP_RUNNING,
  PROP_USE_CURTAIN,
  PROP_THINKING,
  PROP_WAITING,
  PROP_FINISHED,
  PROP_REPLAY,
  PROP_POSITION,
  PROP_LENGTH,
  PROP_HELD,
  PROP_TELLING,
  PROP_TOLD,
  PROP_PACE,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_PROMPT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

OgcPlayablePrivate *
ogc_playable_get_private (OgcPlayable *self)
{
  return ogc_playable_get_instance_private (self);
}

unsigned
ogc_playable_find_position (OgcPlayable *self)
{
  unsigned length;

  return OGC_PLAYABLE_GET_CLASS (self)->get_position (self, &length);
}

unsigned
ogc_playable_find_shown (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  return priv->again >= 0 ? (unsigned) priv->again : ogc_playable_find_position (self);
}

/* ---- What is shown ---- */

static gboolean
is_person (OgcPlayablePrivate *priv,
           int                 seat)
{
  return seat >= 0 && (priv->scene.persons & (1u << seat)) != 0;
}

int
ogc_playable_find_computer (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  unsigned kind;
  const int asked = OGC_PLAYABLE_GET_CLASS (self)->get_asked (self, ogc_playable_find_position (self), &kind);

  return priv->running && !priv->scene.replay && priv->again < 0 && !is_person (priv, asked) ? asked : -1;
}

/* Whether @seat must not look before the present viewer has gone. */
static gboolean
needs_curtain (OgcPlayable *self,
               unsigned     seat)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableClass *klass = OGC_PLAYABLE_GET_CLASS (self);

  return priv->use_curtain
         && (klass->is_secret (self, seat)
             || (priv->scene.viewing_seat >= 0 && klass->is_secret (self, (unsigned) priv->scene.viewing_seat)));
}

/* Finds who is looking at the screen. Returns the seat that has to lift a curtain, or -1. */
static int
find_viewing_seat (OgcPlayable *self,
                   int          asked)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableScene *scene = &priv->scene;

  if (scene->replay || priv->again >= 0)
    return -1;
  if (scene->persons != 0 && !ogc_playable_has_several_persons (self))
    scene->viewing_seat = __builtin_ctz (scene->persons);
  if (!is_person (priv, asked) || scene->viewing_seat == asked)
    return -1;
  if (needs_curtain (self, (unsigned) asked))
    {
      scene->viewing_seat = -1;
      return asked;
    }
  scene->viewing_seat = asked;
  return -1;
}

static gboolean
find_can_show_again (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  const OgcPlayableScene *scene = &priv->scene;
  unsigned end;

  return !scene->replay && scene->viewing_seat >= 0 && (priv->again >= 0 || scene->answerable)
         && OGC_PLAYABLE_GET_CLASS (self)->find_others (self, &end) < end;
}

static void
update_properties (OgcPlayable *self,
                   int          asked,
                   unsigned     kind)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableClass *klass = OGC_PLAYABLE_GET_CLASS (self);
  const OgcPlayableScene *scene = &priv->scene;
  unsigned length;
  const unsigned position = klass->get_position (self, &length);
  char *title, *subtitle, *prompt;

  ogc_notify_int (self, &priv->asked, asked, props[PROP_ASKED]);
  ogc_notify_uint (self, &priv->ask_kind, kind, props[PROP_ASK_KIND]);
  ogc_notify_int (self, &priv->finished, asked < 0, props[PROP_FINISHED]);
  ogc_notify_int (self, &priv->viewer, scene->viewing_seat < (int) priv->n_seats ? scene->viewing_seat : -1,
                  props[PROP_VIEWER]);
  ogc_notify_int (self, &priv->curtain, scene->curtain_seat >= 0, props[PROP_CURTAIN]);
  ogc_notify_int (self, &priv->curtain_seat, scene->curtain_seat, props[PROP_CURTAIN_SEAT]);
  ogc_notify_int (self, &priv->answerable, scene->answerable, props[PROP_ANSWERABLE]);
  ogc_notify_int (self, &priv->can_undo, !scene->replay && klass->find_undo (self) != position, props[PROP_CAN_UNDO]);
  ogc_notify_int (self, &priv->can_redo, !scene->replay && position < length, props[PROP_CAN_REDO]);
  ogc_notify_int (self, &priv->can_show_again, find_can_show_again (self), props[PROP_CAN_SHOW_AGAIN]);
  ogc_notify_int (self, &priv->showing_again, priv->again >= 0, props[PROP_SHOWING_AGAIN]);
  ogc_notify_int (self, &priv->thinking, scene->thinking >= 0, props[PROP_THINKING]);
  ogc_notify_uint (self, &priv->position, position, props[PROP_POSITION]);
  ogc_notify_uint (self, &priv->length, length, props[PROP_LENGTH]);
  klass->describe (self, &title, &subtitle, &prompt);
  ogc_notify_string (self, &priv->title, title, props[PROP_TITLE]);
  ogc_notify_string (self, &priv->subtitle, subtitle, props[PROP_SUBTITLE]);
  ogc_notify_string (self, &priv->prompt, prompt, props[PROP_PROMPT]);
}

void
ogc_playable_show_position (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableClass *klass = OGC_PLAYABLE_GET_CLASS (self);
  OgcPlayableScene *scene = &priv->scene;
  unsigned kind;
  int asked;

  g_object_freeze_notify (G_OBJECT (self));
  scene->position = ogc_playable_find_shown (self);
  asked = klass->get_asked (self, scene->position, &kind);
  scene->curtain_seat = find_viewing_seat (self, asked);
  scene->answerable = !scene->replay && priv->again < 0 && scene->curtain_seat < 0 && is_person (priv, asked)
                      && scene->viewing_seat == asked;
  scene->thinking = ogc_playable_find_computer (self);
  klass->show (self);
  update_properties (self, asked, kind);
  if (priv->again < 0) /* the log does not change */
    klass->update_log (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
ogc_playable_set_thinking (OgcPlayable *self,
                           int          seat)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  if (priv->scene.thinking == seat)
    return;
  priv->scene.thinking = seat;
  ogc_notify_int (self, &priv->thinking, seat >= 0, props[PROP_THINKING]);
  OGC_PLAYABLE_GET_CLASS (self)->show_players (self);
}

/* Updates whether computer players appear to be thinking. */
static void
set_waiting (OgcPlayable *self,
             gboolean     waiting)
{
  if (ogc_notify_int (self, &ogc_playable_get_private (self)->scene.waiting, waiting, props[PROP_WAITING]))
    OGC_PLAYABLE_GET_CLASS (self)->show_players (self);
}

/* ---- The class ---- */

static void
ogc_playable_dispose (GObject *object)
{
  ogc_playable_stop_thinking (OGC_PLAYABLE (object));
  G_OBJECT_CLASS (ogc_playable_parent_class)->dispose (object);
}

static void
ogc_playable_finalize (GObject *object)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (OGC_PLAYABLE (object));

  g_array_unref (priv->marks);
  ogc_pacer_free (priv->pacer);
  for (unsigned seat = 0; seat < priv->n_seats; seat++)
    ogc_seat_spec_clear (&priv->scene.seats[seat]);
  g_free (priv->title);
  g_free (priv->subtitle);
  g_free (priv->prompt);
  g_free (priv->told);
  G_OBJECT_CLASS (ogc_playable_parent_class)->finalize (object);
}

static void
ogc_playable_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (OGC_PLAYABLE (object));

  switch (prop_id)
    {
    case PROP_HELD:
      g_value_set_boolean (value, ogc_pacer_get_held (priv->pacer));
      break;
    case PROP_PACE:
      g_value_set_enum (value, priv->pace);
      break;
    default:
      ogc_property_get (object, prop_id, value, pspec);
    }
}

static void
ogc_playable_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  OgcPlayable *self = OGC_PLAYABLE (object);

  switch (prop_id)
    {
    case PROP_RUNNING:
      ogc_playable_set_running (self, g_value_get_boolean (value));
      break;
    case PROP_TELLING:
      ogc_playable_set_telling (self, g_value_get_boolean (value));
      break;
    case PROP_TOLD:
      ogc_playable_set_told (self, g_value_get_string (value));
      break;
    case PROP_USE_CURTAIN:
      ogc_playable_set_use_curtain (self, g_value_get_boolean (value));
      break;
    case PROP_PACE:
      ogc_playable_set_pace (self, g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_playable_class_init (OgcPlayableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_playable_dispose;
  object_class->finalize = ogc_playable_finalize;
  object_class->get_property = ogc_playable_get_property;
  object_class->set_property = ogc_playable_set_property;

  props[PROP_ASKED] = ogc_property_new ("asked", G_TYPE_INT, G_PRIVATE_OFFSET (OgcPlayable, asked));
  props[PROP_ASK_KIND] = ogc_property_new ("ask-kind", G_TYPE_UINT, G_PRIVATE_OFFSET (OgcPlayable, ask_kind));
  props[PROP_VIEWER] = ogc_property_new ("viewer", G_TYPE_INT, G_PRIVATE_OFFSET (OgcPlayable, viewer));
  props[PROP_CURTAIN] = ogc_property_new ("curtain", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, curtain));
  props[PROP_CURTAIN_SEAT] = ogc_property_new ("curtain-seat", G_TYPE_INT,
                                               G_PRIVATE_OFFSET (OgcPlayable, curtain_seat));
  props[PROP_ANSWERABLE] = ogc_property_new ("answerable", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, answerable));
  props[PROP_CAN_UNDO] = ogc_property_new ("can-undo", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, can_undo));
  props[PROP_CAN_REDO] = ogc_property_new ("can-redo", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, can_redo));
  props[PROP_CAN_SHOW_AGAIN] = ogc_property_new ("can-show-again", G_TYPE_BOOLEAN,
                                                 G_PRIVATE_OFFSET (OgcPlayable, can_show_again));
  props[PROP_SHOWING_AGAIN] = ogc_property_new ("showing-again", G_TYPE_BOOLEAN,
                                                G_PRIVATE_OFFSET (OgcPlayable, showing_again));
  props[PROP_RUNNING] = ogc_property_new ("running", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, running));
  props[PROP_USE_CURTAIN] = ogc_property_new ("use-curtain", G_TYPE_BOOLEAN,
                                              G_PRIVATE_OFFSET (OgcPlayable, use_curtain));
  props[PROP_THINKING] = ogc_property_new ("thinking", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, thinking));
  props[PROP_WAITING] = ogc_property_new ("waiting", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, scene.waiting));
  props[PROP_FINISHED] = ogc_property_new ("finished", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, finished));
  props[PROP_REPLAY] = ogc_property_new ("replay", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, scene.replay));
  props[PROP_POSITION] = ogc_property_new ("position", G_TYPE_UINT, G_PRIVATE_OFFSET (OgcPlayable, position));
  props[PROP_LENGTH] = ogc_property_new ("length", G_TYPE_UINT, G_PRIVATE_OFFSET (OgcPlayable, length));
  props[PROP_TITLE] = ogc_property_new ("title", G_TYPE_STRING, G_PRIVATE_OFFSET (OgcPlayable, title));
  props[PROP_SUBTITLE] = ogc_property_new ("subtitle", G_TYPE_STRING, G_PRIVATE_OFFSET (OgcPlayable, subtitle));
  props[PROP_PROMPT] = ogc_property_new ("prompt", G_TYPE_STRING, G_PRIVATE_OFFSET (OgcPlayable, prompt));
  props[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, readable);
  props[PROP_PACE] = g_param_spec_enum ("pace", NULL, NULL, OGC_TYPE_PACE, OGC_PACE_INSTANT,
                                        readable | G_PARAM_WRITABLE);
  props[PROP_TELLING] = ogc_property_new ("telling", G_TYPE_BOOLEAN, G_PRIVATE_OFFSET (OgcPlayable, telling));
  props[PROP_TOLD] = ogc_property_new ("told", G_TYPE_STRING, G_PRIVATE_OFFSET (OgcPlayable, told));
  props[PROP_RUNNING]->flags |= G_PARAM_WRITABLE;
  props[PROP_TELLING]->flags |= G_PARAM_WRITABLE;
  props[PROP_TOLD]->flags |= G_PARAM_WRITABLE;
  props[PROP_USE_CURTAIN]->flags |= G_PARAM_WRITABLE;
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_signal_new ("decided", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER,
                G_TYPE_UINT);
  g_signal_new ("event", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("event-again", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("show-again", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("shown-again", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("rewound", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("announced", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("asked", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT,
                G_TYPE_UINT);
  g_signal_new ("finished", OGC_TYPE_PLAYABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ogc_playable_init (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  priv->marks = g_array_new (FALSE, FALSE, sizeof (unsigned));
  priv->pacer = ogc_pacer_new ();
  priv->use_curtain = TRUE;
  priv->again = -1;
  priv->viewer = priv->scene.viewing_seat = priv->scene.curtain_seat = priv->scene.thinking = -1;
}

const OgcPlayableScene *
ogc_playable_get_scene (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return &ogc_playable_get_private (self)->scene;
}

gboolean
ogc_playable_has_several_persons (OgcPlayable *self)
{
  const unsigned persons = ogc_playable_get_scene (self)->persons;

  return (persons & (persons - 1)) != 0;
}

/* Makes @kind play @seat. An unknown computer player is an error with @strict; otherwise the strongest plays for it. */
static gboolean
seat_player (OgcPlayable  *self,
             unsigned      seat,
             const char   *kind,
             gboolean      strict,
             GError      **error)
{
  OgcPlayableClass *klass = OGC_PLAYABLE_GET_CLASS (self);
  OgcPlayableScene *scene = &ogc_playable_get_private (self)->scene;
  const gboolean person = g_str_equal (kind, OGC_SEAT_PERSON);
  const gboolean known = klass->set_computer (self, seat, person ? NULL : kind);

  if (!known && strict)
    {
      /* TRANSLATORS: the identifier of a computer player, from a command line or a file. */
      g_set_error (error, OGC_ERROR, OGC_ERROR_RANGE, _("There is no computer player called “%s”. Choose another "
                                                        "one."),
                   kind);
      return FALSE;
    }
  if (!known)
    klass->set_computer (self, seat, ogc_seat_kind_nth_level (OGC_SEAT_KIND_N_LEVELS - 1));
  scene->persons = (scene->persons & ~(1u << seat)) | (person ? 1u << seat : 0);
  return TRUE;
}

gboolean
ogc_playable_set_seats (OgcPlayable        *self,
                        const OgcSeatSpec  *seats,
                        unsigned            n,
                        gboolean            strict,
                        GError            **error)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  g_return_val_if_fail (priv->n_seats == 0 && n <= OGC_MAX_PLAYERS, FALSE);

  for (; priv->n_seats < n; priv->n_seats++)
    priv->scene.seats[priv->n_seats] = ogc_seat_spec_copy (&seats[priv->n_seats]);
  for (unsigned seat = 0; seat < n; seat++)
    if (!seat_player (self, seat, seats[seat].kind, strict, error))
      return FALSE;
  return TRUE;
}

gboolean
ogc_playable_set_player (OgcPlayable  *self,
                         unsigned      seat,
                         const char   *kind,
                         GError      **error)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableScene *scene = &priv->scene;

  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  g_return_val_if_fail (!scene->replay && !scene->busy && seat < priv->n_seats, FALSE);
  g_return_val_if_fail (kind != NULL, FALSE);

  if (g_str_equal (scene->seats[seat].kind, kind))
    return TRUE;
  ogc_playable_end_again (self);
  if (!seat_player (self, seat, kind, TRUE, error))
    return FALSE;
  g_free (scene->seats[seat].kind);
  scene->seats[seat].kind = g_strdup (kind);
  ogc_playable_show_anew (self);
  return TRUE;
}

const char *
ogc_playable_get_game (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return OGC_PLAYABLE_GET_CLASS (self)->game;
}

int
ogc_playable_get_asked (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), -1);
  return ogc_playable_get_private (self)->asked;
}

unsigned
ogc_playable_get_ask_kind (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);
  return ogc_playable_get_private (self)->ask_kind;
}

int
ogc_playable_get_viewer (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), -1);
  return ogc_playable_get_private (self)->viewer;
}

gboolean
ogc_playable_get_curtain (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->curtain;
}

int
ogc_playable_get_curtain_seat (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), -1);
  return ogc_playable_get_private (self)->curtain_seat;
}

gboolean
ogc_playable_get_answerable (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->answerable;
}

gboolean
ogc_playable_get_can_undo (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->can_undo;
}

gboolean
ogc_playable_get_can_redo (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->can_redo;
}

gboolean
ogc_playable_get_can_show_again (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->can_show_again;
}

gboolean
ogc_playable_get_showing_again (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->showing_again;
}

gboolean
ogc_playable_get_running (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->running;
}

gboolean
ogc_playable_get_thinking (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->thinking;
}

gboolean
ogc_playable_get_held (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_pacer_get_held (ogc_playable_get_private (self)->pacer);
}

gboolean
ogc_playable_get_telling (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->telling;
}

const char *
ogc_playable_get_told (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return ogc_playable_get_private (self)->told;
}

OgcPace
ogc_playable_get_pace (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), OGC_PACE_INSTANT);
  return ogc_playable_get_private (self)->pace;
}

gboolean
ogc_playable_get_finished (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->finished;
}

gboolean
ogc_playable_get_replay (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);
  return ogc_playable_get_private (self)->scene.replay;
}

unsigned
ogc_playable_get_position (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);
  return ogc_playable_get_private (self)->position;
}

gint64
ogc_playable_get_created (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);
  return ogc_playable_get_private (self)->created;
}

unsigned
ogc_playable_get_length (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);
  return ogc_playable_get_private (self)->length;
}

unsigned
ogc_playable_get_waits (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);
  return ogc_playable_get_private (self)->waits;
}

const char *
ogc_playable_get_title (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return ogc_playable_get_private (self)->title;
}

const char *
ogc_playable_get_subtitle (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return ogc_playable_get_private (self)->subtitle;
}

const char *
ogc_playable_get_prompt (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return ogc_playable_get_private (self)->prompt;
}

void
ogc_playable_set_running (OgcPlayable *self,
                          gboolean     running)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  if (!ogc_notify_int (self, &priv->running, !!running, props[PROP_RUNNING]))
    return;
  ogc_playable_end_again (self);
  if (running && !priv->asked_once)
    ogc_playable_ask (self);
  else
    ogc_playable_go_on (self);
}

void
ogc_playable_set_pace (OgcPlayable *self,
                       OgcPace      pace)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  g_return_if_fail (OGC_IS_PLAYABLE (self));
  g_return_if_fail (pace <= OGC_PACE_CALM);

  ogc_notify_uint (self, &priv->pace, pace, props[PROP_PACE]);
  ogc_pacer_set_pace (priv->pacer, pace);
}

void
ogc_playable_set_telling (OgcPlayable *self,
                          gboolean     telling)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  ogc_notify_int (self, &ogc_playable_get_private (self)->telling, !!telling, props[PROP_TELLING]);
}

void
ogc_playable_set_told (OgcPlayable *self,
                       const char  *told)
{
  OgcPlayablePrivate *priv;

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  priv = ogc_playable_get_private (self);
  if (g_strcmp0 (priv->told, told) == 0)
    return;
  g_free (priv->told);
  priv->told = g_strdup (told);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOLD]);
}

void
ogc_playable_set_use_curtain (OgcPlayable *self,
                              gboolean     use_curtain)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  if (ogc_notify_int (self, &priv->use_curtain, !!use_curtain, props[PROP_USE_CURTAIN]) && !use_curtain)
    ogc_playable_lift_curtain (self);
}

void
ogc_playable_set_work (OgcPlayable *self,
                       unsigned     work)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));
  g_return_if_fail (work <= G_MAXINT);

  ogc_playable_get_private (self)->scene.work = work;
}

void
ogc_playable_hold (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  ogc_pacer_hold (ogc_playable_get_private (self)->pacer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

void
ogc_playable_release (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  ogc_pacer_release (ogc_playable_get_private (self)->pacer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

void
ogc_playable_hurry (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));
  ogc_pacer_hurry (ogc_playable_get_private (self)->pacer);
}

void
ogc_playable_wait (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  ogc_playable_hold (self);
  ogc_playable_get_private (self)->waits++;
  set_waiting (self, TRUE);
}

void
ogc_playable_end_wait (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self) && ogc_playable_get_private (self)->waits > 0);

  set_waiting (self, --ogc_playable_get_private (self)->waits > 0);
  ogc_playable_release (self);
}

void
ogc_playable_lift_curtain (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  if (!priv->curtain || priv->scene.busy)
    return;
  priv->scene.viewing_seat = priv->curtain_seat;
  ogc_playable_show_position (self);
  ogc_playable_go_on (self);
}

OgcSavedGame *
ogc_playable_create_save (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return OGC_PLAYABLE_GET_CLASS (self)->create_save (self);
}

GArray *
ogc_playable_list_sections (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return OGC_PLAYABLE_GET_CLASS (self)->list_sections (self);
}

char *
ogc_playable_describe_step (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);
  return OGC_PLAYABLE_GET_CLASS (self)->describe_step (self);
}

static void
clear_section (gpointer section)
{
  g_free (((OgcSection *) section)->name);
}

GArray *
ogc_sections_new (void)
{
  GArray *sections = g_array_new (FALSE, FALSE, sizeof (OgcSection));

  g_array_set_clear_func (sections, clear_section);

  return sections;
}

void
ogc_sections_add (GArray   *sections,
                  char     *name,
                  unsigned  position)
{
  const OgcSection section = { name, position };

  g_return_if_fail (sections != NULL && name != NULL);

  g_array_append_val (sections, section);
}
