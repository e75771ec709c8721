/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/*
 * Properties that show a member of their object, so that their class needs no code to read them. Code that changes the
 * member notifies (ogc-notify.h).
 */

/**
 * ogc_property_new:
 * @name: its name, a static string
 * @type: %G_TYPE_BOOLEAN, %G_TYPE_INT, %G_TYPE_UINT, %G_TYPE_DOUBLE or %G_TYPE_STRING, or the type of an object
 * @offset: where the member is (G_STRUCT_OFFSET()); it has exactly this type
 *
 * Returns: (transfer floating): a read-only property without limits, for a class with ogc_property_get()
 */
GParamSpec *ogc_property_new (const char *name,
                              GType       type,
                              gsize       offset);
/* A class's get_property, or the part of it for properties made by ogc_property_new(). */
void        ogc_property_get (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec);

G_END_DECLS
