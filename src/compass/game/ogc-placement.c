/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-placement.h"

#include "ogc-dice-set.h"
#include "ogc-setup.h"

struct _OgcPlacement
{
  GObject parent_instance;

  OgcDecision decision;
  char *label;
  char *preview;
  char *outcome;
  OgcEvent *events;
  unsigned n_events;
  GListStore *sets;
  GListStore *library_sets;
};

G_DEFINE_FINAL_TYPE (OgcPlacement, ogc_placement, G_TYPE_OBJECT)

static void
ogc_placement_finalize (GObject *object)
{
  OgcPlacement *self = OGC_PLACEMENT (object);

  g_free (self->label);
  g_free (self->preview);
  g_free (self->outcome);
  g_free (self->events);
  g_clear_object (&self->sets);
  g_clear_object (&self->library_sets);
  G_OBJECT_CLASS (ogc_placement_parent_class)->finalize (object);
}

static void
ogc_placement_class_init (OgcPlacementClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_placement_finalize;
}

static void
ogc_placement_init (OgcPlacement *self)
{
  self->sets = g_list_store_new (OGC_TYPE_DICE_SET);
}

OgcPlacement *
ogc_placement_new (const OgcDecision *decision,
                   const char        *label,
                   const char        *preview,
                   const char        *outcome,
                   const OgcEvent    *events,
                   unsigned           n_events)
{
  OgcPlacement *self;

  g_return_val_if_fail (decision != NULL && decision->kind == OGC_DECISION_PLACE, NULL);
  g_return_val_if_fail (label != NULL && preview != NULL && outcome != NULL, NULL);

  self = g_object_new (OGC_TYPE_PLACEMENT, NULL);
  self->decision = *decision;
  self->label = g_strdup (label);
  self->preview = g_strdup (preview);
  self->outcome = g_strdup (outcome);
  self->events = g_memdup2 (events, n_events * sizeof *events);
  self->n_events = n_events;
  return self;
}

const OgcDecision *
ogc_placement_get_decision (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), NULL);
  return &self->decision;
}

unsigned
ogc_placement_get_building (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), 0);
  return self->decision.building;
}

unsigned
ogc_placement_get_place (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), 0);
  return self->decision.place;
}

gboolean
ogc_placement_get_will (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), FALSE);
  return self->decision.will;
}

const char *
ogc_placement_get_label (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), NULL);
  return self->label;
}

const char *
ogc_placement_get_preview (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), NULL);
  return self->preview;
}

const char *
ogc_placement_get_outcome (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), NULL);
  return self->outcome;
}

const OgcEvent *
ogc_placement_get_events (OgcPlacement *self,
                          unsigned     *n_events)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self) && n_events != NULL, NULL);
  *n_events = self->n_events;
  return self->events;
}

char *
ogc_placement_dup_sentence (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), NULL);

  if (self->outcome[0] == '\0' && self->preview[0] == '\0')
    return g_strdup (self->label);
  if (self->outcome[0] == '\0' || self->preview[0] == '\0')
    return g_strdup (self->outcome[0] == '\0' ? self->preview : self->outcome);
  return g_strdup_printf ("%s\n%s", self->outcome, self->preview);
}

GListModel *
ogc_placement_get_sets (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), NULL);
  return G_LIST_MODEL (self->sets);
}

GListModel *
ogc_placement_get_library_sets (OgcPlacement *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT (self), NULL);
  return G_LIST_MODEL (self->library_sets);
}

void
ogc_placement_set_after (OgcPlacement *self,
                         GPtrArray    *sets,
                         GPtrArray    *library)
{
  g_return_if_fail (OGC_IS_PLACEMENT (self));
  g_return_if_fail (sets != NULL);

  g_list_store_splice (self->sets, 0, g_list_model_get_n_items (G_LIST_MODEL (self->sets)), sets->pdata, sets->len);
  g_clear_object (&self->library_sets);
  if (library == NULL)
    return;
  self->library_sets = g_list_store_new (OGC_TYPE_DICE_SET);
  g_list_store_splice (self->library_sets, 0, 0, library->pdata, library->len);
}
