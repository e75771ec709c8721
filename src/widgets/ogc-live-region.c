/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-live-region.h"

struct _OgcLiveRegion
{
  GtkWidget parent_instance;

  GtkWidget *label;
  gboolean   held;
  char      *waiting; /* what is announced when it is no longer held, or NULL */
};

G_DEFINE_FINAL_TYPE (OgcLiveRegion, ogc_live_region, GTK_TYPE_WIDGET)

/* What a label has announced. */
#define SAID "ogc-live-region-said"

/* Newer versions of GTK do not name a status or an alert after its text, so that a screen reader notices no change. */
static void
announce_text (gpointer    accessible,
               const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (*text != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (accessible), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}

static void
ogc_live_region_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
ogc_live_region_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GtkWidget *label = OGC_LIVE_REGION (widget)->label;
  int least, lowest;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, least, &lowest, NULL, NULL, NULL);
  gtk_widget_size_allocate (label, &(GtkAllocation) { 0, 0, least, lowest }, -1);
}

static void
ogc_live_region_dispose (GObject *object)
{
  g_clear_pointer (&OGC_LIVE_REGION (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_live_region_parent_class)->dispose (object);
}

static void
ogc_live_region_finalize (GObject *object)
{
  g_free (OGC_LIVE_REGION (object)->waiting);

  G_OBJECT_CLASS (ogc_live_region_parent_class)->finalize (object);
}

static void
ogc_live_region_class_init (OgcLiveRegionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_live_region_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_live_region_finalize;
  widget_class->measure = ogc_live_region_measure;
  widget_class->size_allocate = ogc_live_region_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "announcer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_live_region_init (OgcLiveRegion *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "ellipsize",
                              PANGO_ELLIPSIZE_END, NULL);
  /* Without a name it would be read by the name of its class. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_opacity (GTK_WIDGET (self), 0);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
ogc_live_region_tell (OgcLiveRegion *self,
                      const char    *text)
{
  g_autofree char *once_more = NULL;

  g_return_if_fail (OGC_IS_LIVE_REGION (self));
  g_return_if_fail (text != NULL);

  if (self->held)
    {
      g_free (self->waiting);
      self->waiting = g_strdup (text);
      return;
    }
  /* Repeated text gets a different end, because only changes are announced. */
  if (*text != '\0' && g_str_equal (text, ogc_live_region_get_text (self)))
    once_more = g_strconcat (text, "\302\240", NULL);
  gtk_label_set_text (GTK_LABEL (self->label), once_more != NULL ? once_more : text);
  announce_text (self, text);
}

void
ogc_live_region_hold (OgcLiveRegion *self,
                      gboolean       held)
{
  g_autofree char *text = NULL;

  g_return_if_fail (OGC_IS_LIVE_REGION (self));

  self->held = held;
  if (held || self->waiting == NULL)
    return;
  text = g_steal_pointer (&self->waiting);
  ogc_live_region_tell (self, text);
}

const char *
ogc_live_region_get_text (OgcLiveRegion *self)
{
  g_return_val_if_fail (OGC_IS_LIVE_REGION (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}

static void
label_changed_cb (GtkWidget *label)
{
  if (gtk_widget_get_mapped (label))
    ogc_live_region_say (label, gtk_label_get_text (GTK_LABEL (label)));
}

void
ogc_live_region_follow (GtkWidget *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  g_signal_connect (label, "notify::label", G_CALLBACK (label_changed_cb), NULL);
  g_signal_connect (label, "map", G_CALLBACK (label_changed_cb), NULL);
}

void
ogc_live_region_say (GtkWidget  *label,
                     const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (text != NULL);

  g_object_set_data_full (G_OBJECT (label), SAID, g_strdup (text), g_free);
  announce_text (label, text);
}

const char *
ogc_live_region_get_said (GtkWidget *label)
{
  g_return_val_if_fail (GTK_IS_LABEL (label), NULL);

  return g_object_get_data (G_OBJECT (label), SAID);
}
