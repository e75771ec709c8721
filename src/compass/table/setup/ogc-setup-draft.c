/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-draft.h"

#include <glib/gi18n.h>

#include "ogc-emblem.h"
#include "ogc-escape.h"
#include "ogc-player-kind.h"

struct _OgcSetupDraft
{
  GObject       parent_instance;

  GListStore   *seats;
  OgcForm       form;   /* the one that will be played */
  OgcForm       wished;
  unsigned      b;
  unsigned      c;
  OgcSetupSeat *start;
  char         *seed;
  char         *problem;
};

G_DEFINE_FINAL_TYPE (OgcSetupDraft, ogc_setup_draft, G_TYPE_OBJECT)

enum {
  PROP_SEATS = 1,
  PROP_FORM,
  PROP_B,
  PROP_C,
  PROP_START,
  PROP_SEED,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* Names, the same in every language. There are more names than seats, so one is always free. */
static const char * const names[] = { "Ada", "Belzoni", "Gertrude", "Humboldt", "Isabella", "Percy" };

static gboolean
parse_seed (const char *text,
            guint64    *seed)
{
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

/* The set-up in @form, without a seed. */
static void
fill_setup (OgcSetupDraft *self,
            OgcForm        form,
            OgcSetup      *setup)
{
  int start = self->start != NULL ? ogc_setup_draft_index_of (self, self->start) : -1;

  *setup = (OgcSetup) {
    .seats = ogc_setup_draft_get_n_seats (self),
    .form = form,
    .b = self->b,
    .c = form == OGC_FORM_FEWER ? OGC_NO_BUILDING : self->c, /* SET-5 */
    .start_seat = start >= 0 ? start : OGC_RANDOM_SEAT,
  };
}

static OgcSetupSeat *
seat_at (OgcSetupDraft *self,
         unsigned       n)
{
  g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), n);

  return seat; /* the list owns it */
}

static char *
dup_trimmed_name (OgcSetupSeat *seat)
{
  const char *name = ogc_setup_seat_get_name (seat);

  return g_strstrip (ogc_clean_name (name != NULL ? name : ""));
}

static OgcSetupSeat *
find_by_name (OgcSetupDraft *self,
              const char    *wanted,
              unsigned       below)
{
  g_autofree char *key = g_utf8_casefold (wanted, -1);

  for (unsigned n = 0; n < below; n++)
    {
      g_autofree char *name = dup_trimmed_name (seat_at (self, n));
      g_autofree char *folded = g_utf8_casefold (name, -1);

      if (strcmp (key, folded) == 0)
        return seat_at (self, n);
    }
  return NULL;
}

static OgcSetupSeat *
find_by_emblem (OgcSetupDraft *self,
                const char    *emblem,
                OgcSetupSeat  *besides)
{
  for (unsigned n = 0; n < ogc_setup_draft_get_n_seats (self); n++)
    if (seat_at (self, n) != besides && g_strcmp0 (ogc_setup_seat_get_emblem (seat_at (self, n)), emblem) == 0)
      return seat_at (self, n);
  return NULL;
}

/* Emblem number @skip among the free ones. */
static const char *
free_emblem (OgcSetupDraft *self,
             unsigned       skip)
{
  for (unsigned n = 0; n < OGC_N_EMBLEMS; n++)
    if (find_by_emblem (self, ogc_emblem_nth (n), NULL) == NULL && skip-- == 0)
      return ogc_emblem_nth (n);
  g_return_val_if_reached (ogc_emblem_nth (0));
}

static const char *
free_name (OgcSetupDraft *self,
           unsigned       skip)
{
  for (unsigned n = 0; n < G_N_ELEMENTS (names); n++)
    if (find_by_name (self, names[n], ogc_setup_draft_get_n_seats (self)) == NULL && skip-- == 0)
      return names[n];
  g_return_val_if_reached (names[0]);
}

static gboolean
has_style (OgcSetupDraft *self,
           OgcPlayStyle   style)
{
  OgcPlayStyle its;

  for (unsigned n = 0; n < ogc_setup_draft_get_n_seats (self); n++)
    if (ogc_player_kind_get_style (ogc_setup_seat_get_kind (seat_at (self, n)), &its) && its == style)
      return TRUE;
  return FALSE;
}

/* The first free style; the default one if all are taken. */
static OgcPlayStyle
free_style (OgcSetupDraft *self)
{
  for (unsigned n = 0; n < OGC_N_PLAY_STYLES; n++)
    if (!has_style (self, ogc_player_kind_nth_style (n)))
      return ogc_player_kind_nth_style (n);
  return ogc_player_kind_nth_style (0);
}

static char *
dup_problem (OgcSetupDraft *self)
{
  const unsigned n_seats = ogc_setup_draft_get_n_seats (self);
  OgcSeatSpec seats[OGC_MAX_SEATS];
  char *problem = NULL;
  guint64 seed;

  for (unsigned n = 0; n < n_seats; n++)
    seats[n].name = dup_trimmed_name (seat_at (self, n));
  for (unsigned n = 0; n < n_seats && problem == NULL; n++)
    problem = ogc_seat_dup_name_problem (seats, n);
  for (unsigned n = 0; n < n_seats; n++)
    g_free (seats[n].name);
  if (problem != NULL)
    return problem;
  if (!parse_seed (self->seed, &seed))
    return g_strdup_printf (_("The seed must be a whole number from 0 to %s. Type one, or draw a new one."),
                            "18446744073709551615");
  return NULL;
}

static void
update_problem (OgcSetupDraft *self)
{
  g_autofree char *problem = dup_problem (self);

  if (g_strcmp0 (problem, self->problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_steal_pointer (&problem);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROBLEM]);
}

static void
update_form (OgcSetupDraft *self)
{
  OgcForm form = self->wished;

  if (!ogc_setup_draft_allows_form (self, form))
    form = ogc_setup_usual_form (ogc_setup_draft_get_n_seats (self)); /* SET-5 */
  if (form == self->form)
    return;
  self->form = form;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FORM]);
}

static void
update_draft (OgcSetupDraft *self)
{
  if (self->start != NULL && ogc_setup_draft_index_of (self, self->start) < 0)
    ogc_setup_draft_set_start (self, NULL);
  update_form (self);
  update_problem (self);
}

static void
seat_name_cb (OgcSetupDraft *self)
{
  update_problem (self);
}

static void
append_seat (OgcSetupDraft *self,
             const char    *name,
             const char    *emblem,
             const char    *kind)
{
  g_autoptr (OgcSetupSeat) seat = ogc_setup_seat_new (name, emblem, kind);

  g_signal_connect_object (seat, "notify::name", G_CALLBACK (seat_name_cb), self, G_CONNECT_SWAPPED);
  g_list_store_append (self->seats, seat);
}

static void
ogc_setup_draft_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  OgcSetupDraft *self = OGC_SETUP_DRAFT (object);

  switch (prop_id)
    {
    case PROP_SEATS:
      g_value_set_object (value, self->seats);
      break;
    case PROP_FORM:
      g_value_set_uint (value, self->form);
      break;
    case PROP_B:
      g_value_set_uint (value, self->b);
      break;
    case PROP_C:
      g_value_set_uint (value, self->c);
      break;
    case PROP_START:
      g_value_set_object (value, self->start);
      break;
    case PROP_SEED:
      g_value_set_string (value, self->seed);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_setup_draft_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcSetupDraft *self = OGC_SETUP_DRAFT (object);

  switch (prop_id)
    {
    case PROP_FORM:
      ogc_setup_draft_set_form (self, g_value_get_uint (value));
      break;
    case PROP_B:
      ogc_setup_draft_set_b (self, g_value_get_uint (value));
      break;
    case PROP_C:
      ogc_setup_draft_set_c (self, g_value_get_uint (value));
      break;
    case PROP_START:
      ogc_setup_draft_set_start (self, g_value_get_object (value));
      break;
    case PROP_SEED:
      ogc_setup_draft_set_seed (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_setup_draft_finalize (GObject *object)
{
  OgcSetupDraft *self = OGC_SETUP_DRAFT (object);

  g_clear_object (&self->seats);
  g_clear_object (&self->start);
  g_free (self->seed);
  g_free (self->problem);

  G_OBJECT_CLASS (ogc_setup_draft_parent_class)->finalize (object);
}

static void
ogc_setup_draft_class_init (OgcSetupDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_setup_draft_get_property;
  object_class->set_property = ogc_setup_draft_set_property;
  object_class->finalize = ogc_setup_draft_finalize;

  props[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_FORM] = g_param_spec_uint ("form", NULL, NULL, 0, OGC_N_FORMS - 1, OGC_FORM_NEUTRAL, writable);
  props[PROP_B] = g_param_spec_uint ("b", NULL, NULL, 0, OGC_NO_BUILDING, OGC_RANDOM_BUILDING, writable);
  props[PROP_C] = g_param_spec_uint ("c", NULL, NULL, 0, OGC_NO_BUILDING, OGC_RANDOM_BUILDING, writable);
  props[PROP_START] = g_param_spec_object ("start", NULL, NULL, OGC_TYPE_SETUP_SEAT, writable);
  props[PROP_SEED] = g_param_spec_string ("seed", NULL, NULL, NULL, writable);
  props[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_setup_draft_init (OgcSetupDraft *self)
{
  g_autofree char *person = ogc_seat_dup_person_name ();

  self->seats = g_list_store_new (OGC_TYPE_SETUP_SEAT);
  self->b = OGC_RANDOM_BUILDING;
  self->c = OGC_RANDOM_BUILDING;
  self->wished = OGC_FORM_NEUTRAL;
  self->form = OGC_FORM_NEUTRAL;
  ogc_setup_draft_new_seed (self);
  append_seat (self, person, ogc_emblem_nth (0), OGC_SEAT_PERSON);
  ogc_setup_draft_add_seat (self);
}

OgcSetupDraft *
ogc_setup_draft_new (void)
{
  return g_object_new (OGC_TYPE_SETUP_DRAFT, NULL);
}

GListModel *
ogc_setup_draft_get_seats (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), NULL);

  return G_LIST_MODEL (self->seats);
}

unsigned
ogc_setup_draft_get_n_seats (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->seats));
}

OgcForm
ogc_setup_draft_get_form (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), OGC_FORM_STANDARD);

  return self->form;
}

OgcForm
ogc_setup_draft_get_wished_form (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), OGC_FORM_STANDARD);

  return self->wished;
}

void
ogc_setup_draft_set_form (OgcSetupDraft *self,
                          OgcForm        form)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (form < OGC_N_FORMS);

  self->wished = form;
  update_form (self);
}

unsigned
ogc_setup_draft_get_b (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), OGC_RANDOM_BUILDING);

  return self->b;
}

void
ogc_setup_draft_set_b (OgcSetupDraft *self,
                       unsigned       b)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));

  if (self->b == b)
    return;
  self->b = b;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_B]);
}

unsigned
ogc_setup_draft_get_c (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), OGC_RANDOM_BUILDING);

  return self->c;
}

void
ogc_setup_draft_set_c (OgcSetupDraft *self,
                       unsigned       c)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));

  if (self->c == c)
    return;
  self->c = c;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_C]);
}

OgcSetupSeat *
ogc_setup_draft_get_start (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), NULL);

  return self->start;
}

void
ogc_setup_draft_set_start (OgcSetupDraft *self,
                           OgcSetupSeat  *start)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (start == NULL || OGC_IS_SETUP_SEAT (start));

  if (g_set_object (&self->start, start))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_START]);
}

const char *
ogc_setup_draft_get_seed (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), NULL);

  return self->seed;
}

void
ogc_setup_draft_set_seed (OgcSetupDraft *self,
                          const char    *seed)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (seed != NULL);

  if (g_strcmp0 (self->seed, seed) == 0)
    return;
  g_free (self->seed);
  self->seed = g_strstrip (g_strdup (seed));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEED]);
  update_problem (self);
}

const char *
ogc_setup_draft_get_problem (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), NULL);

  return self->problem;
}

gboolean
ogc_setup_draft_allows_form (OgcSetupDraft *self,
                             OgcForm        form)
{
  OgcSetup setup;

  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), FALSE);
  g_return_val_if_fail (form < OGC_N_FORMS, FALSE);

  fill_setup (self, form, &setup);
  return ogc_setup_check (&setup) == OGC_RULE_NONE;
}

void
ogc_setup_draft_new_seed (OgcSetupDraft *self)
{
  g_autofree char *seed = NULL;

  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));

  /* 32 bits are short enough to read out to somebody. */
  seed = g_strdup_printf ("%" G_GUINT32_FORMAT, g_random_int ());
  ogc_setup_draft_set_seed (self, seed);
}

void
ogc_setup_draft_add_seat (OgcSetupDraft *self)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));

  if (ogc_setup_draft_get_n_seats (self) >= OGC_MAX_SEATS)
    return;
  append_seat (self, free_name (self, 0), free_emblem (self, 0),
               ogc_player_kind_with_style (ogc_setup_draft_get_usual_level (self), free_style (self)));
  update_draft (self);
}

const char *
ogc_setup_draft_get_usual_level (OgcSetupDraft *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), NULL);

  for (unsigned n = ogc_setup_draft_get_n_seats (self); n > 0; n--)
    {
      const unsigned strength = ogc_player_kind_get_strength (ogc_setup_seat_get_kind (seat_at (self, n - 1)));

      if (strength > 0)
        return ogc_seat_kind_nth_level (strength - 1);
    }
  return OGC_SEAT_KIND_EASY_COMPUTER;
}

const char *
ogc_setup_draft_get_free_name (OgcSetupDraft *self,
                               unsigned       seat)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), NULL);
  g_return_val_if_fail (seat >= ogc_setup_draft_get_n_seats (self) && seat < OGC_MAX_SEATS, NULL);

  return free_name (self, seat - ogc_setup_draft_get_n_seats (self));
}

const char *
ogc_setup_draft_get_free_emblem (OgcSetupDraft *self,
                                 unsigned       seat)
{
  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), NULL);
  g_return_val_if_fail (seat >= ogc_setup_draft_get_n_seats (self) && seat < OGC_MAX_SEATS, NULL);

  return free_emblem (self, seat - ogc_setup_draft_get_n_seats (self));
}

void
ogc_setup_draft_set_seats (OgcSetupDraft     *self,
                           const OgcSeatSpec *seats,
                           unsigned           n_seats)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (seats != NULL);
  g_return_if_fail (n_seats >= OGC_MIN_SEATS && n_seats <= OGC_MAX_SEATS);

  g_list_store_remove_all (self->seats);
  for (unsigned n = 0; n < n_seats; n++)
    {
      gboolean good = ogc_emblem_find (seats[n].emblem) < OGC_N_EMBLEMS
                      && find_by_emblem (self, seats[n].emblem, NULL) == NULL;

      append_seat (self, seats[n].name, good ? seats[n].emblem : free_emblem (self, 0),
                   ogc_player_kind_find (seats[n].kind) >= 0 ? seats[n].kind : OGC_PLAYER_KIND_USUAL_COMPUTER);
    }
  update_draft (self);
}

void
ogc_setup_draft_remove_seat (OgcSetupDraft *self,
                             OgcSetupSeat  *seat)
{
  int index;

  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (OGC_IS_SETUP_SEAT (seat));

  index = ogc_setup_draft_index_of (self, seat);
  if (index < 0 || ogc_setup_draft_get_n_seats (self) <= OGC_MIN_SEATS)
    return;
  g_list_store_remove (self->seats, index);
  update_draft (self);
}

/* Replaces all seats in a single change, so that there are never fewer in between. */
void
ogc_setup_draft_move_seat (OgcSetupDraft *self,
                           OgcSetupSeat  *seat,
                           int            by)
{
  g_autoptr (GPtrArray) moved = g_ptr_array_new_with_free_func (g_object_unref);
  int from, to, first;

  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (OGC_IS_SETUP_SEAT (seat));

  from = ogc_setup_draft_index_of (self, seat);
  to = CLAMP (from + by, 0, (int) ogc_setup_draft_get_n_seats (self) - 1);
  if (from < 0 || to == from)
    return;
  first = MIN (from, to);
  for (int n = first; n <= MAX (from, to); n++)
    if (n != from)
      g_ptr_array_add (moved, g_object_ref (seat_at (self, (unsigned) n)));
  g_ptr_array_insert (moved, to - first, g_object_ref (seat));
  g_list_store_splice (self->seats, (guint) first, moved->len, moved->pdata, moved->len);
  update_draft (self);
}

void
ogc_setup_draft_choose_emblem (OgcSetupDraft *self,
                               OgcSetupSeat  *seat,
                               const char    *emblem)
{
  OgcSetupSeat *other;
  g_autofree char *before = NULL;

  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (OGC_IS_SETUP_SEAT (seat));
  g_return_if_fail (ogc_emblem_find (emblem) < OGC_N_EMBLEMS);

  other = find_by_emblem (self, emblem, seat);
  before = g_strdup (ogc_setup_seat_get_emblem (seat));
  ogc_setup_seat_set_emblem (seat, emblem);
  if (other != NULL)
    ogc_setup_seat_set_emblem (other, before);
}

void
ogc_setup_draft_choose_kind (OgcSetupDraft *self,
                             OgcSetupSeat  *seat,
                             const char    *kind)
{
  OgcPlayStyle style;

  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (OGC_IS_SETUP_SEAT (seat));
  g_return_if_fail (ogc_player_kind_find (kind) >= 0);

  if (!ogc_player_kind_get_style (ogc_setup_seat_get_kind (seat), &style))
    style = free_style (self);
  ogc_setup_seat_set_kind (seat,
                           ogc_player_kind_get_style (kind, NULL) ? ogc_player_kind_with_style (kind, style) : kind);
}

int
ogc_setup_draft_index_of (OgcSetupDraft *self,
                          OgcSetupSeat  *seat)
{
  guint position;

  g_return_val_if_fail (OGC_IS_SETUP_DRAFT (self), -1);
  g_return_val_if_fail (OGC_IS_SETUP_SEAT (seat), -1);

  return g_list_store_find (self->seats, seat, &position) ? (int) position : -1;
}

void
ogc_setup_draft_finish (OgcSetupDraft *self,
                        OgcSetup      *setup,
                        OgcSeatSpec   *seats)
{
  g_return_if_fail (OGC_IS_SETUP_DRAFT (self));
  g_return_if_fail (setup != NULL);
  g_return_if_fail (seats != NULL);
  g_return_if_fail (self->problem == NULL);

  fill_setup (self, self->form, setup);
  parse_seed (self->seed, &setup->seed);
  for (unsigned n = 0; n < setup->seats; n++)
    {
      OgcSetupSeat *seat = seat_at (self, n);
      g_autofree char *name = dup_trimmed_name (seat);

      ogc_setup_seat_set_name (seat, name);
      seats[n] = (OgcSeatSpec) {
        .name = (char *) ogc_setup_seat_get_name (seat),
        .emblem = (char *) ogc_setup_seat_get_emblem (seat),
        .kind = (char *) ogc_setup_seat_get_kind (seat),
      };
    }
}
