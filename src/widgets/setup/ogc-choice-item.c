/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-choice-item.h"

#include "ogc-symbol-view.h"

struct _OgcChoiceItem
{
  GObject  parent_instance;

  char    *label;
  char    *note;     /* nullable: the note below the label */
  unsigned strength; /* 0 without bars */
  unsigned value;
};

G_DEFINE_FINAL_TYPE (OgcChoiceItem, ogc_choice_item, G_TYPE_OBJECT)

enum {
  PROP_LABEL = 1,
  PROP_VALUE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

#define BARS_SIDE 20

static OgcChoiceItem *
get_choice (GListModel *list,
            guint       n)
{
  g_autoptr (OgcChoiceItem) choice = g_list_model_get_item (list, n);

  return choice; /* the list keeps it */
}

static gboolean
is_same (GListModel *a,
         GListModel *b)
{
  guint n = g_list_model_get_n_items (a);

  if (n != g_list_model_get_n_items (b))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (get_choice (a, i)->value != get_choice (b, i)->value
        || g_strcmp0 (get_choice (a, i)->label, get_choice (b, i)->label) != 0)
      return FALSE;
  return TRUE;
}

static guint
find_choice (GListModel *list,
             unsigned    value)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    if (get_choice (list, i)->value == value)
      return i;
  return 0;
}

/* What is chosen is part of the button, so it takes no focus of its own, as newer versions of GTK would let it. */
static void
make_passive (GtkListItem *item)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  g_object_set (item, "focusable", FALSE, NULL);
#endif
}

/* Long labels are ellipsized in the button, but never in its list. */
static void
setup_short_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  make_passive (item);
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL));
}

static void
bind_short_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  OgcChoiceItem *choice = gtk_list_item_get_item (item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), choice->label);
}

/* A row with a name, and the bars of a level. */
static void
setup_named_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  make_passive (item);
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "hexpand", TRUE, NULL));
  gtk_box_append (GTK_BOX (box), ogc_symbol_view_new (NULL, BARS_SIDE));
  gtk_list_item_set_child (item, box);
}

static void
show_bars (OgcArtView    *bars,
           OgcChoiceItem *choice)
{
  g_autofree char *picture = choice->strength > 0 ? g_strdup_printf ("level-%u", choice->strength) : NULL;

  ogc_art_view_set_picture (bars, picture);
  gtk_widget_set_visible (GTK_WIDGET (bars), picture != NULL);
}

static void
bind_named_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  OgcChoiceItem *choice = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), choice->label);
  show_bars (OGC_ART_VIEW (gtk_widget_get_last_child (box)), choice);
}

/* The same, with a note below the name. */
static void
setup_line_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (text), g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, NULL));
  gtk_box_append (GTK_BOX (text), g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "css-classes",
                                                (const char *[]) { "note", NULL }, NULL));
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), ogc_symbol_view_new (NULL, BARS_SIDE));
  gtk_list_item_set_child (item, box);
}

static void
bind_line_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  OgcChoiceItem *choice = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *text = gtk_widget_get_first_child (box);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (text)), choice->label);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (text)), choice->note);
  show_bars (OGC_ART_VIEW (gtk_widget_get_last_child (box)), choice);
}

static GtkListItemFactory *
create_factory (void (*setup_cb) (GtkSignalListItemFactory *factory, GtkListItem *item),
                void (*bind_cb)  (GtkSignalListItemFactory *factory, GtkListItem *item))
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

static void
prepare_drop_down (GtkDropDown *drop_down,
                   gboolean     lines)
{
  g_autoptr (GtkListItemFactory) factory = lines ? create_factory (setup_named_cb, bind_named_cb)
                                                 : create_factory (setup_short_cb, bind_short_cb);
  g_autoptr (GtkListItemFactory) list_factory = lines ? create_factory (setup_line_cb, bind_line_cb) : NULL;
  g_autoptr (GtkExpression) expression = gtk_property_expression_new (OGC_TYPE_CHOICE_ITEM, NULL, "label");

  gtk_drop_down_set_expression (drop_down, expression);
  gtk_drop_down_set_list_factory (drop_down, lines ? list_factory : gtk_drop_down_get_factory (drop_down));
  gtk_drop_down_set_factory (drop_down, factory);
}

static void
ogc_choice_item_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  OgcChoiceItem *self = OGC_CHOICE_ITEM (object);

  switch (prop_id)
    {
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_VALUE:
      g_value_set_uint (value, self->value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_choice_item_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcChoiceItem *self = OGC_CHOICE_ITEM (object);

  switch (prop_id)
    {
    case PROP_LABEL:
      self->label = g_value_dup_string (value);
      break;
    case PROP_VALUE:
      self->value = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_choice_item_finalize (GObject *object)
{
  OgcChoiceItem *self = OGC_CHOICE_ITEM (object);

  g_free (self->label);
  g_free (self->note);

  G_OBJECT_CLASS (ogc_choice_item_parent_class)->finalize (object);
}

static void
ogc_choice_item_class_init (OgcChoiceItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_choice_item_get_property;
  object_class->set_property = ogc_choice_item_set_property;
  object_class->finalize = ogc_choice_item_finalize;

  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_VALUE] = g_param_spec_uint ("value", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_choice_item_init (OgcChoiceItem *self)
{
}

void
ogc_choice_item_append (GListStore *list,
                        const char *label,
                        unsigned    value)
{
  ogc_choice_item_append_line (list, label, NULL, 0, value);
}

void
ogc_choice_item_append_line (GListStore *list,
                             const char *label,
                             const char *note,
                             unsigned    strength,
                             unsigned    value)
{
  g_autoptr (OgcChoiceItem) choice = NULL;

  g_return_if_fail (G_IS_LIST_STORE (list));
  g_return_if_fail (label != NULL);

  choice = g_object_new (OGC_TYPE_CHOICE_ITEM, "label", label, "value", value, NULL);
  choice->note = g_strdup (note);
  choice->strength = strength;
  g_list_store_append (list, choice);
}

void
ogc_choice_item_offer (GtkDropDown *drop_down,
                       GListStore  *list,
                       unsigned     value)
{
  g_autoptr (GListModel) owned = G_LIST_MODEL (list);
  GListModel *offered;
  guint chosen;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));
  g_return_if_fail (G_IS_LIST_STORE (list));

  offered = gtk_drop_down_get_model (drop_down);
  chosen = find_choice (owned, value);
  if (offered == NULL)
    prepare_drop_down (drop_down, g_list_model_get_n_items (owned) > 0 && get_choice (owned, 0)->note != NULL);
  if (offered == NULL || !is_same (offered, owned))
    gtk_drop_down_set_model (drop_down, owned);
  if (gtk_drop_down_get_selected (drop_down) != chosen)
    gtk_drop_down_set_selected (drop_down, chosen);
}

unsigned
ogc_choice_item_get_value (OgcChoiceItem *self)
{
  g_return_val_if_fail (OGC_IS_CHOICE_ITEM (self), 0);

  return self->value;
}

unsigned
ogc_choice_item_get_chosen (GtkDropDown *drop_down)
{
  OgcChoiceItem *choice;

  g_return_val_if_fail (GTK_IS_DROP_DOWN (drop_down), 0);

  choice = gtk_drop_down_get_selected_item (drop_down);
  return choice != NULL ? choice->value : 0;
}
