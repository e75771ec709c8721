/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-property.h"

#define OGC_TYPE_BOX (ogc_box_get_type ())
G_DECLARE_FINAL_TYPE (OgcBox, ogc_box, OGC, BOX, GObject)

struct _OgcBox
{
  GObject parent_instance;

  gboolean open;
  int depth;
  unsigned count;
  double weight;
  char *label;
  GObject *content;
};

G_DEFINE_FINAL_TYPE (OgcBox, ogc_box, G_TYPE_OBJECT)

static void
ogc_box_class_init (OgcBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamSpec *props[] = {
    NULL,
    ogc_property_new ("open", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcBox, open)),
    ogc_property_new ("depth", G_TYPE_INT, G_STRUCT_OFFSET (OgcBox, depth)),
    ogc_property_new ("count", G_TYPE_UINT, G_STRUCT_OFFSET (OgcBox, count)),
    ogc_property_new ("weight", G_TYPE_DOUBLE, G_STRUCT_OFFSET (OgcBox, weight)),
    ogc_property_new ("label", G_TYPE_STRING, G_STRUCT_OFFSET (OgcBox, label)),
    ogc_property_new ("content", G_TYPE_OBJECT, G_STRUCT_OFFSET (OgcBox, content)),
    g_param_spec_int ("other", NULL, NULL, 0, 1, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS),
  };

  object_class->get_property = ogc_property_get;
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ogc_box_init (OgcBox *self)
{
}

/* A property of every type returns the present value of its member. */
static void
test_types (void)
{
  g_autoptr (OgcBox) box = g_object_new (OGC_TYPE_BOX, NULL);
  g_autoptr (GObject) content = NULL;
  g_autofree char *label = NULL;
  gboolean open;
  int depth;
  unsigned count;
  double weight;

  g_object_get (box, "label", &label, "content", &content, NULL);
  g_assert_null (label);
  g_assert_null (content);

  box->open = TRUE;
  box->depth = G_MININT;
  box->count = G_MAXUINT;
  box->weight = -0.5;
  box->label = (char *) "fragile";
  box->content = G_OBJECT (box);
  g_object_get (box, "open", &open, "depth", &depth, "count", &count, "weight", &weight, "label", &label,
                "content", &content, NULL);
  g_assert_true (open);
  g_assert_cmpint (depth, ==, G_MININT);
  g_assert_cmpuint (count, ==, G_MAXUINT);
  g_assert_cmpfloat (weight, ==, -0.5);
  g_assert_cmpstr (label, ==, "fragile");
  g_assert_true (content == G_OBJECT (box));
}

/* A property that was created in another way is not handled. */
static void
test_other (void)
{
  g_autoptr (OgcBox) box = g_object_new (OGC_TYPE_BOX, NULL);
  int value;

  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "*invalid property id 7 for \"other\"*");
  g_object_get (box, "other", &value, NULL);
  g_test_assert_expected_messages ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/property/types", test_types);
  g_test_add_func ("/property/other", test_other);

  return g_test_run ();
}
