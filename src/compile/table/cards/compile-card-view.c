/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "compile-palette.h"
#include "compile-text.h"

/* Heights of a strip without text, face up and face down; a lit card below it shows a little more. */
#define PLAIN_STRIP 34
#define DOWN_STRIP 29
#define PRESSED_STRIP 26
#define READABLE 0.8 /* the size from which all text can be read */
/* In the help on a card: pixels between the card and the sentences, and their greatest width. */
#define HELP_GAP 6
#define HELP_CHARS 20

struct _CompileCardView
{
  GtkButton parent_instance;

  CompileCommandCard *card;
  char               *place;
  CompileCardForm     form;
  double              size;
  gboolean            held;
  unsigned            count; /* how many cards it stands for */
  gboolean            reads; /* it always shows its front, to be read */
  CompileCardFace    *face; /* NULL until needed, and for an unknown card */
};

G_DEFINE_FINAL_TYPE (CompileCardView, compile_card_view, GTK_TYPE_BUTTON)

guint64
compile_card_view_pack (const CompileDecision *decision)
{
  guint64 packed;

  G_STATIC_ASSERT (sizeof packed == sizeof *decision);
  memcpy (&packed, decision, sizeof packed);
  return packed;
}

CompileDecision
compile_card_view_unpack (guint64 packed)
{
  CompileDecision decision;

  memcpy (&decision, &packed, sizeof decision);
  return decision;
}

/* ---- What it says ---- */

static CompileCardFace *
get_face (CompileCardView *self)
{
  if (self->face == NULL && compile_command_card_get_text (self->card) != NULL)
    self->face = compile_card_face_new (GTK_WIDGET (self), compile_command_card_get_protocol (self->card),
                                        compile_command_card_get_text (self->card), self->size);
  return self->face;
}

static char *
dup_name (CompileCardView *self)
{
  if (!compile_command_card_get_known (self->card))
    return NULL;
  return compile_text_card_name ((guint) compile_command_card_get_protocol (self->card),
                                 (guint) compile_command_card_get_printed (self->card));
}

gboolean
compile_card_view_is_legal (CompileCardView *self)
{
  g_return_val_if_fail (COMPILE_IS_CARD_VIEW (self), FALSE);

  return compile_command_card_get_choosable (self->card) || compile_command_card_get_plays (self->card) != 0;
}

static void
append_sentence (GString    *text,
                 const char *sentence)
{
  if (sentence == NULL || *sentence == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

static void
update_accessible (CompileCardView *self)
{
  const gboolean in_field = compile_command_card_get_zone (self->card) == COMPILE_ZONE_FIELD;
  const CompileText *text = compile_command_card_get_text (self->card);
  g_autofree char *name = dup_name (self);
  g_autofree char *says = text != NULL ? compile_text_card (text) : NULL;
  g_autofree char *label = NULL;
  g_autoptr (GString) description = g_string_new (self->place);

  if (name == NULL)
    label = g_strdup (_("Face-down card"));
  else if (in_field && !compile_card_view_shows_front (self))
    /* TRANSLATORS: a card, for screen readers: “Ice 2, face down” */
    label = g_strdup_printf (_("%s, face down"), name);
  else if (in_field)
    /* TRANSLATORS: a card and what it is worth now, for screen readers: “Ice 2, value 2” */
    label = g_strdup_printf (_("%s, value %d"), name, compile_command_card_get_value (self->card));
  else
    label = g_strdup (name);
  append_sentence (description, says);
  append_sentence (description, compile_command_card_get_help (self->card));
  if (compile_command_card_get_running (self->card))
    append_sentence (description, _("It is being resolved."));
  else if (compile_command_card_get_plug (self->card) > 0)
    append_sentence (description, _("Its effect waits."));
  if (compile_command_card_get_picked (self->card))
    append_sentence (description, _("Chosen."));
  else if (self->held)
    append_sentence (description, _("Picked: choose where it goes."));
  else if (compile_command_card_get_plays (self->card) != 0)
    append_sentence (description, _("Can be played."));
  else if (compile_command_card_get_choosable (self->card))
    append_sentence (description, _("Can be chosen."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description->str, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !compile_card_view_is_legal (self),
                               GTK_ACCESSIBLE_STATE_SELECTED,
                               self->held || compile_command_card_get_picked (self->card), -1);
}

static void
changed_cb (CompileCardView *self,
            GParamSpec      *pspec)
{
  if (g_str_equal (pspec->name, "known") || g_str_equal (pspec->name, "face-up"))
    {
      g_clear_pointer (&self->face, compile_card_face_free);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  if (g_str_equal (pspec->name, "free") || g_str_equal (pspec->name, "choosable"))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Drawing ---- */

/* Light around a card that may be chosen, in three layers from the outside in, and its outline. */
static void
append_frame (CompileCardView *self,
              GtkSnapshot     *snapshot,
              double           outset,
              guint32          colour,
              double           width,
              double           alpha)
{
  const int w = gtk_widget_get_width (GTK_WIDGET (self));
  const int h = gtk_widget_get_height (GTK_WIDGET (self));
  const float room = (float) (outset + width + 2);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (-room, -room, (float) w + 2 * room,
                                                                (float) h + 2 * room));

  compile_card_face_trace (cr, w, h, self->size, outset);
  compile_palette_set_source (cr, colour, alpha);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
append_glow (CompileCardView *self,
             GtkSnapshot     *snapshot)
{
  append_frame (self, snapshot, 2, COMPILE_COLOUR_GLOW, 18 * self->size, 0.28);
  append_frame (self, snapshot, 2, COMPILE_COLOUR_GLOW, 12 * self->size, 0.45);
  append_frame (self, snapshot, 2, COMPILE_COLOUR_GLOW_LIGHT, 7 * self->size, 0.8);
}

/* The number of its effect in the list of effects, in a jack on the cut corner. */
static void
append_plug (CompileCardView *self,
             GtkSnapshot     *snapshot,
             guint            number)
{
  const float radius = (float) MAX (11, 13 * self->size);
  const float x = (float) gtk_widget_get_width (GTK_WIDGET (self)) - 7 * (float) self->size;
  const float y = 7 * (float) self->size;
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  const GdkRGBA colour = compile_palette_to_rgba (0xfff3cf, 1);
  PangoRectangle logical;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - radius - 2, y - radius - 2,
                                                                          2 * radius + 4, 2 * radius + 4));

  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  compile_palette_set_source (cr, COMPILE_COLOUR_GOLD, 1);
  cairo_fill (cr);
  cairo_arc (cr, x, y, radius - 2.5, 0, 2 * G_PI);
  compile_palette_set_source (cr, 0x1a0f06, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
  pango_layout_get_pixel_extents (layout, NULL, &logical);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (x - (float) logical.width / 2),
                                                          roundf (y - (float) logical.height / 2)));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
append_card (CompileCardView *self,
             GtkSnapshot     *snapshot)
{
  const gboolean covered = self->form == COMPILE_CARD_STRIP || self->form == COMPILE_CARD_BAND;
  const gboolean in_field = compile_command_card_get_zone (self->card) == COMPILE_ZONE_FIELD;
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const int value = compile_command_card_get_value (self->card);
  g_autofree char *name = NULL;

  if (compile_card_view_shows_front (self))
    {
      const int lit = compile_command_card_get_running (self->card) ? compile_command_card_get_box (self->card) : -1;

      compile_card_face_stretch (get_face (self), height);
      compile_card_face_append (get_face (self), snapshot, self->form, value, lit);
      return;
    }
  /* TRANSLATORS: how many face-down cards lie there, and what each is worth: “3 × 2” */
  name = self->count > 1 ? g_strdup_printf (_("%u × %d"), self->count, value) : dup_name (self);
  compile_card_face_append_back (GTK_WIDGET (self), snapshot, self->size,
                                 covered ? height + (int) (20 * self->size) : height,
                                 in_field ? (int) self->count * value : -1, name,
                                 compile_command_card_get_known (self->card));
}

static void
compile_card_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  CompileCardView *self = COMPILE_CARD_VIEW (widget);
  const guint plug = compile_command_card_get_plug (self->card);
  const gboolean choosable = compile_command_card_get_choosable (self->card);
  const gboolean picked = compile_command_card_get_picked (self->card) || self->held;

  gtk_snapshot_save (snapshot);
  if (picked)
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) (-8 * self->size)));
  if (choosable)
    append_glow (self, snapshot);
  append_card (self, snapshot);
  if (picked)
    append_frame (self, snapshot, 0, compile_palette_get_mark (COMPILE_MARK_PICKED), 4, 1);
  else if (choosable)
    append_frame (self, snapshot, 0, compile_palette_get_mark (COMPILE_MARK_CHOOSABLE), MAX (2, 3 * self->size), 1);
  else if (compile_command_card_get_running (self->card))
    append_frame (self, snapshot, 0, COMPILE_COLOUR_GLOW, MAX (2, 3 * self->size), 1);
  else if (compile_command_card_get_plays (self->card) != 0)
    append_frame (self, snapshot, 0, compile_palette_get_mark (COMPILE_MARK_PLAYABLE), 2, 1);
  if (plug > 0)
    append_plug (self, snapshot, plug);
  if (gtk_widget_has_visible_focus (widget))
    append_frame (self, snapshot, 4 * self->size, compile_palette_get_mark (COMPILE_MARK_FOCUS), 2.4, 1);
  gtk_snapshot_restore (snapshot);
}

static void
compile_card_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  CompileCardView *self = COMPILE_CARD_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) round (COMPILE_CARD_WIDTH * self->size);
  else
    *minimum = *natural = compile_card_view_get_height (self, self->form, self->size);
}

static gboolean
query_tooltip_cb (CompileCardView *self,
                  int              x,
                  int              y,
                  gboolean         keyboard,
                  GtkTooltip      *tooltip)
{
  GtkWidget *help = compile_card_view_new_help (self);

  gtk_tooltip_set_custom (tooltip, help);
  return help != NULL;
}

static void
compile_card_view_clicked (GtkButton *button)
{
  const CompileDecision decision = compile_command_card_choose (COMPILE_CARD_VIEW (button)->card);

  gtk_widget_activate_action (GTK_WIDGET (button), "compile.card", "t", compile_card_view_pack (&decision));
}

/* The secondary button plays the card face down. */
static void
pressed_cb (CompileCardView *self)
{
  const CompileDecision decision = compile_command_card_choose (self->card);

  gtk_widget_activate_action (GTK_WIDGET (self), "compile.card-down", "t", compile_card_view_pack (&decision));
}

static void
compile_card_view_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (compile_card_view_parent_class)->css_changed (widget, change);
  g_clear_pointer (&COMPILE_CARD_VIEW (widget)->face, compile_card_face_free);
}

static void
compile_card_view_dispose (GObject *object)
{
  CompileCardView *self = COMPILE_CARD_VIEW (object);

  if (self->card != NULL)
    g_signal_handlers_disconnect_by_data (self->card, self);
  g_clear_pointer (&self->face, compile_card_face_free);

  G_OBJECT_CLASS (compile_card_view_parent_class)->dispose (object);
}

static void
compile_card_view_finalize (GObject *object)
{
  CompileCardView *self = COMPILE_CARD_VIEW (object);

  g_clear_object (&self->card);
  g_free (self->place);

  G_OBJECT_CLASS (compile_card_view_parent_class)->finalize (object);
}

static void
compile_card_view_class_init (CompileCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_card_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = compile_card_view_finalize;
  widget_class->snapshot = compile_card_view_snapshot;
  widget_class->measure = compile_card_view_measure;
  widget_class->css_changed = compile_card_view_css_changed;
  GTK_BUTTON_CLASS (klass)->clicked = compile_card_view_clicked;

  gtk_widget_class_set_css_name (widget_class, "commandcard");
}

static void
compile_card_view_init (CompileCardView *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  self->size = 1;
  self->count = 1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* GtkButton's asks the child for its size */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (gesture, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

GtkWidget *
compile_card_view_new (CompileCommandCard *card,
                       const char         *place)
{
  CompileCardView *self;

  g_return_val_if_fail (COMPILE_IS_COMMAND_CARD (card), NULL);

  self = g_object_new (COMPILE_TYPE_CARD_VIEW, NULL);
  self->card = g_object_ref (card);
  self->place = g_strdup (place);
  g_signal_connect_object (card, "notify", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update_accessible (self);
  return GTK_WIDGET (self);
}

CompileCommandCard *
compile_card_view_get_card (CompileCardView *self)
{
  g_return_val_if_fail (COMPILE_IS_CARD_VIEW (self), NULL);

  return self->card;
}

void
compile_card_view_set_form (CompileCardView *self,
                            CompileCardForm  form,
                            double           size)
{
  g_return_if_fail (COMPILE_IS_CARD_VIEW (self));

  if (self->form == form && self->size == size)
    return;
  if (self->size != size)
    g_clear_pointer (&self->face, compile_card_face_free);
  self->form = form;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
compile_card_view_set_count (CompileCardView *self,
                             unsigned         count)
{
  g_return_if_fail (COMPILE_IS_CARD_VIEW (self));
  g_return_if_fail (count > 0);

  if (self->count == count)
    return;
  self->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

unsigned
compile_card_view_get_count (CompileCardView *self)
{
  g_return_val_if_fail (COMPILE_IS_CARD_VIEW (self), 0);

  return self->count;
}

int
compile_card_view_get_height (CompileCardView *self,
                              CompileCardForm  form,
                              double           size)
{
  CompileCardFace *face;

  g_return_val_if_fail (COMPILE_IS_CARD_VIEW (self), 0);

  if (self->size != size)
    {
      g_clear_pointer (&self->face, compile_card_face_free);
      self->size = size;
    }
  face = get_face (self);
  if (form == COMPILE_CARD_WHOLE || (form == COMPILE_CARD_SHORT && !compile_card_view_shows_front (self)))
    return (int) round ((form == COMPILE_CARD_WHOLE ? COMPILE_CARD_HEIGHT : 84) * size);
  if (form == COMPILE_CARD_SHORT)
    return compile_card_face_get_height (face, form);
  if (!compile_card_view_shows_front (self))
    return (int) round ((form == COMPILE_CARD_BAND ? PRESSED_STRIP : DOWN_STRIP) * size);
  if (form == COMPILE_CARD_STRIP && compile_card_view_has_text (self))
    return compile_card_face_get_height (face, form);
  return form == COMPILE_CARD_BAND ? compile_card_face_get_height (face, form) : (int) round (PLAIN_STRIP * size);
}

gboolean
compile_card_view_shows_front (CompileCardView *self)
{
  CompileZone zone;

  g_return_val_if_fail (COMPILE_IS_CARD_VIEW (self), FALSE);

  zone = compile_command_card_get_zone (self->card);
  if (!compile_command_card_get_known (self->card))
    return FALSE;
  if (self->reads)
    return TRUE;
  return (zone != COMPILE_ZONE_FIELD && zone != COMPILE_ZONE_TRANSIT) || compile_command_card_get_face_up (self->card);
}

gboolean
compile_card_view_has_text (CompileCardView *self)
{
  CompileCardFace *face = compile_card_view_shows_front (self) ? get_face (self) : NULL;

  return face != NULL && compile_card_face_get_box (face, COMPILE_TOP, COMPILE_CARD_SHORT).size.height > 1;
}

/* Whether some of its text cannot be read now. */
static gboolean
hides_text (CompileCardView *self)
{
  if (self->form == COMPILE_CARD_WHOLE && self->size >= READABLE && compile_card_view_shows_front (self))
    return FALSE;
  return get_face (self) != NULL;
}

static GtkWidget *
create_whole (CompileCardView *self)
{
  GtkWidget *whole = compile_card_view_new (self->card, self->place);

  COMPILE_CARD_VIEW (whole)->reads = TRUE;
  gtk_widget_set_focusable (whole, FALSE);
  gtk_widget_set_halign (whole, GTK_ALIGN_CENTER);
  compile_card_view_set_form (COMPILE_CARD_VIEW (whole), COMPILE_CARD_WHOLE, MAX (READABLE, self->size));
  return whole;
}

GtkWidget *
compile_card_view_new_help (CompileCardView *self)
{
  GtkWidget *box, *label;
  const char *help;

  g_return_val_if_fail (COMPILE_IS_CARD_VIEW (self), NULL);

  help = compile_command_card_get_help (self->card);
  if (*help == '\0' && !hides_text (self))
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, HELP_GAP);
  gtk_widget_add_css_class (box, "card-help");
  if (hides_text (self))
    gtk_box_append (GTK_BOX (box), create_whole (self));
  if (*help == '\0')
    return box;
  label = gtk_label_new (help);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), HELP_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

void
compile_card_view_set_held (CompileCardView *self,
                            gboolean         held)
{
  g_return_if_fail (COMPILE_IS_CARD_VIEW (self));

  if (self->held == held)
    return;
  self->held = held;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
