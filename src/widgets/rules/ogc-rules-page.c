/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rules-page.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-group.h"
#include "ogc-row-layout.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-wrap-layout.h"

#define SPACING 14
#define TITLE_SIZE 34

struct _OgcRulesPage
{
  GtkWidget parent_instance;

  const OgcChapter *chapter;
  GPtrArray        *paragraphs; /* their widgets */
};

G_DEFINE_FINAL_TYPE (OgcRulesPage, ogc_rules_page, GTK_TYPE_WIDGET)

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
mark_matches (const char    *text,
              GRegex        *pattern,
              PangoAttrList *attributes)
{
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (pattern, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      PangoAttribute *weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
      PangoAttribute *line = pango_attr_underline_new (PANGO_UNDERLINE_SINGLE);
      int start, end;

      g_match_info_fetch_pos (match, 0, &start, &end);
      weight->start_index = line->start_index = (guint) start;
      weight->end_index = line->end_index = (guint) end;
      pango_attr_list_insert (attributes, weight);
      pango_attr_list_insert (attributes, line);
    }
}

static void
mark_words (GtkWidget *label,
            GPtrArray *patterns)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  if (patterns == NULL || patterns->len == 0)
    return;
  attributes = pango_attr_list_new ();
  for (guint i = 0; i < patterns->len; i++)
    mark_matches (gtk_label_get_text (GTK_LABEL (label)), patterns->pdata[i], attributes);
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

static void
append_text (GtkWidget  *box,
             const char *text,
             const char *css_class,
             GPtrArray  *patterns)
{
  GtkWidget *label;

  if (*text == '\0')
    return;
  label = create_label (text, css_class);
  mark_words (label, patterns);
  gtk_box_append (GTK_BOX (box), label);
}

/* Each paragraph can take the keyboard focus, to be read out. */
static GtkWidget *
create_paragraph (const OgcRulesHelp *rules,
                  const OgcParagraph *paragraph,
                  GPtrArray          *patterns)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                 GTK_ORIENTATION_VERTICAL,
                                 "spacing", 6, "focusable", TRUE, NULL);
  const char *text = ogc_paragraph_get_text (paragraph);
  const char *caption = ogc_paragraph_get_caption (paragraph);

  gtk_widget_add_css_class (box, "rules-paragraph");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  append_text (box, ogc_paragraph_get_heading (paragraph), "rules-heading", patterns);
  append_text (box, text, "rules-text", patterns);
  if (paragraph->picture != NULL && rules->create_picture != NULL)
    gtk_box_append (GTK_BOX (box), rules->create_picture (paragraph->picture, *caption != '\0' ? caption : text));
  append_text (box, caption, "rules-caption", patterns);
  return box;
}

static GtkWidget *
create_title (const OgcChapter *chapter)
{
  GtkWidget *box = ogc_row_layout_new_box (10);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", ogc_chapter_get_title (chapter), "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (title, "rules-title");
  gtk_box_append (GTK_BOX (box), ogc_symbol_view_new (chapter->symbol, TITLE_SIZE));
  gtk_box_append (GTK_BOX (box), title);
  return box;
}

static GtkWidget *
create_related (const OgcRulebook *rulebook,
                const OgcChapter  *chapter)
{
  GtkLayoutManager *layout = g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 8, NULL);
  GtkWidget *row = g_object_new (OGC_TYPE_GROUP, "layout-manager", layout, NULL);

  g_object_unref (layout);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _("See also"), -1);
  for (const char *const *id = chapter->related; *id != NULL; id++)
    {
      const char *title = ogc_chapter_get_title (ogc_rulebook_find_chapter (rulebook, *id));
      GtkWidget *button = gtk_button_new_with_label (title);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.open");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", *id);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      gtk_widget_set_parent (button, row);
    }
  return row;
}

static GtkWidget *
create_lesson (const OgcChapter *chapter)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Play a _Short Lesson"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.learn");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", chapter->id);
  return button;
}

static void
clear_page (OgcRulesPage *self)
{
  g_ptr_array_set_size (self->paragraphs, 0);
  ogc_child_binding_clear (GTK_WIDGET (self));
}

/* Focuses the marked paragraph, else the first one. */
static gboolean
ogc_rules_page_grab_focus (GtkWidget *widget)
{
  OgcRulesPage *self = OGC_RULES_PAGE (widget);

  for (guint i = 0; i < self->paragraphs->len; i++)
    if (gtk_widget_has_css_class (self->paragraphs->pdata[i], "sought"))
      return gtk_widget_grab_focus (self->paragraphs->pdata[i]);
  return self->paragraphs->len > 0 && gtk_widget_grab_focus (self->paragraphs->pdata[0]);
}

static void
ogc_rules_page_dispose (GObject *object)
{
  clear_page (OGC_RULES_PAGE (object));

  G_OBJECT_CLASS (ogc_rules_page_parent_class)->dispose (object);
}

static void
ogc_rules_page_finalize (GObject *object)
{
  g_ptr_array_unref (OGC_RULES_PAGE (object)->paragraphs);

  G_OBJECT_CLASS (ogc_rules_page_parent_class)->finalize (object);
}

static void
ogc_rules_page_class_init (OgcRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_rules_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_rules_page_finalize;
  widget_class->grab_focus = ogc_rules_page_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "rulespage");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_rules_page_init (OgcRulesPage *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->paragraphs = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
}

void
ogc_rules_page_show (OgcRulesPage       *self,
                     const OgcRulesHelp *rules,
                     const OgcChapter   *chapter,
                     const char         *sought)
{
  g_autoptr (GPtrArray) patterns = NULL;

  g_return_if_fail (OGC_IS_RULES_PAGE (self));
  g_return_if_fail (rules != NULL && chapter != NULL);

  patterns = sought != NULL ? ogc_rulebook_split (sought) : NULL;
  clear_page (self);
  self->chapter = chapter;
  gtk_widget_set_parent (create_title (chapter), GTK_WIDGET (self));
  for (unsigned i = 0; i < chapter->n_paragraphs; i++)
    {
      GtkWidget *paragraph = create_paragraph (rules, &chapter->paragraphs[i], patterns);

      gtk_widget_set_parent (paragraph, GTK_WIDGET (self));
      g_ptr_array_add (self->paragraphs, paragraph);
    }
  if (rules->has_lesson != NULL && rules->has_lesson (chapter->id))
    gtk_widget_set_parent (create_lesson (chapter), GTK_WIDGET (self));
  gtk_widget_set_parent (create_related (rules->get_rulebook (), chapter), GTK_WIDGET (self));
}

GtkWidget *
ogc_rules_page_mark (OgcRulesPage *self,
                     int           paragraph)
{
  g_return_val_if_fail (OGC_IS_RULES_PAGE (self), NULL);

  for (guint i = 0; i < self->paragraphs->len; i++)
    ogc_style_set_class (self->paragraphs->pdata[i], "sought", (int) i == paragraph);
  return paragraph >= 0 && paragraph < (int) self->paragraphs->len ? self->paragraphs->pdata[paragraph] : NULL;
}

const OgcChapter *
ogc_rules_page_get_chapter (OgcRulesPage *self)
{
  g_return_val_if_fail (OGC_IS_RULES_PAGE (self), NULL);

  return self->chapter;
}
