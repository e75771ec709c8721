/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-text.h"

#include "compile-names.h"

#include <glib/gi18n.h>

#define MAX_DRAWN 6

static const OgcName who_names[] = {
  { "me", COMPILE_ME },
  { "opponent", COMPILE_OPPONENT },
  { "both", COMPILE_BOTH },
  { NULL }
};

static const OgcName whose_names[] = {
  { "mine", COMPILE_OF_MINE },
  { "theirs", COMPILE_OF_THEIRS },
  { NULL }
};

static const OgcName reach_names[] = {
  { "covered", COMPILE_REACH_COVERED },
  { "both", COMPILE_REACH_BOTH },
  { "all", COMPILE_REACH_ALL },
  { NULL }
};

static const OgcName face_names[] = {
  { "up", COMPILE_FACE_UP },
  { "down", COMPILE_FACE_DOWN },
  { "either", COMPILE_FACE_EITHER },
  { NULL }
};

static const OgcName in_names[] = {
  { "here", COMPILE_IN_HERE },
  { "stack", COMPILE_IN_STACK },
  { "other-lines", COMPILE_IN_OTHER_LINES },
  { "lines-behind", COMPILE_IN_BEHIND_LINES },
  { "line-of-that", COMPILE_IN_LINE_OF_THAT },
  { "one-line", COMPILE_IN_ONE_LINE },
  { "one-other-line", COMPILE_IN_ONE_OTHER_LINE },
  { NULL }
};

static const OgcName which_names[] = {
  { "this", COMPILE_REF_THIS },
  { "that", COMPILE_REF_THAT },
  { "other", COMPILE_REF_OTHER },
  { NULL }
};

static const OgcName value_names[] = {
  { "over-hand", COMPILE_VALUE_OVER_HAND },
  { "of-that", COMPILE_VALUE_OF_THAT },
  { "named", COMPILE_VALUE_NAMED },
  { NULL }
};

static const OgcName shift_to_names[] = {
  { "other-line", COMPILE_TO_OTHER_LINE },
  { "here", COMPILE_TO_HERE },
  { "their-highest-line", COMPILE_TO_THEIR_HIGHEST },
  { "here-or-away", COMPILE_TO_OR_FROM_HERE },
  { NULL }
};

static const OgcName play_to_names[] = {
  { "other-line", COMPILE_TO_OTHER_LINE },
  { "here", COMPILE_TO_HERE },
  { "legal-line", COMPILE_TO_LEGAL_LINE },
  { "any-line", COMPILE_TO_ANY_LINE },
  { "face-down-line", COMPILE_TO_FACE_DOWN_LINE },
  { "own-line", COMPILE_TO_OWN_LINE },
  { "under-this", COMPILE_TO_UNDER_THIS },
  { NULL }
};

static const OgcName deck_names[] = {
  { "deck", COMPILE_FROM_DECK },
  { "other-deck", COMPILE_FROM_OTHER_DECK },
  { NULL }
};

static const OgcName play_from_names[] = {
  { "hand", COMPILE_FROM_HAND },
  { "deck", COMPILE_FROM_DECK },
  { "trash", COMPILE_FROM_TRASH },
  { "that", COMPILE_FROM_THAT },
  { NULL }
};

static const OgcName reveal_from_names[] = {
  { "hand", COMPILE_FROM_HAND },
  { "deck", COMPILE_FROM_DECK },
  { "deck-top", COMPILE_FROM_DECK_TOP },
  { "trash", COMPILE_FROM_TRASH },
  { "drawn", COMPILE_FROM_DRAWN },
  { "field", COMPILE_FROM_FIELD },
  { NULL }
};

static const OgcName shuffle_from_names[] = {
  { "deck", COMPILE_FROM_DECK },
  { "trash", COMPILE_FROM_TRASH },
  { NULL }
};

enum {
  EACH_LINE = 1,
  EACH_CARD,
};

static const OgcName each_names[] = {
  { "line", EACH_LINE },
  { "card", EACH_CARD },
  { NULL }
};

static const OgcName each_line_names[] = {
  { "line", EACH_LINE },
  { NULL }
};

static const OgcName where_names[] = {
  { "here", 1 },
  { NULL }
};

static const OgcName turn_names[] = {
  { "theirs", 1 },
  { NULL }
};

/* Counts that are not plain numbers. Those that depend on what was discarded add to it. */
enum {
  COUNT_LESS = COMPILE_N_COUNTS,
  COUNT_MORE,
};

static const OgcName draw_count_names[] = {
  { "discarded", COMPILE_COUNT_DISCARDED },
  { "one-less-than-discarded", COUNT_LESS },
  { "one-more-than-discarded", COUNT_MORE },
  { "printed-value", COMPILE_COUNT_PRINTED_VALUE },
  { "current-value", COMPILE_COUNT_CURRENT_VALUE },
  { NULL }
};

static const OgcName discard_count_names[] = {
  { "all", COMPILE_COUNT_ALL },
  { "any", COMPILE_COUNT_ANY },
  { "some", COMPILE_COUNT_SOME },
  { "one-more-than-discarded", COUNT_MORE },
  { NULL }
};

static const OgcName mill_count_names[] = {
  { "all", COMPILE_COUNT_ALL },
  { NULL }
};

static const OgcName play_count_names[] = {
  { "pairs-here", COMPILE_COUNT_PAIRS_HERE },
  { NULL }
};

/* ---- Members ---- */

/* An optional member, which defaults to @otherwise. */
static guint
read_choice (OgcJsonReader *reader,
             const char    *name,
             const OgcName *names,
             guint          otherwise)
{
  return ogc_json_reader_has (reader, name) ? ogc_json_reader_choice (reader, name, names) : otherwise;
}

static gboolean
read_flag (OgcJsonReader *reader,
           const char    *name)
{
  return ogc_json_reader_has (reader, name) && ogc_json_reader_boolean (reader, name);
}

static void
read_count (OgcJsonReader *reader,
            const OgcName *names,
            CompileRow    *row)
{
  guint count;

  if (!ogc_json_reader_is_string (reader, "count"))
    {
      row->number = ogc_json_reader_uint (reader, "count", 1, MAX_DRAWN);
      return;
    }
  count = ogc_json_reader_choice (reader, "count", names);
  row->count = count >= COMPILE_N_COUNTS ? COMPILE_COUNT_DISCARDED : count;
  row->number = count == COUNT_LESS ? -1 : count == COUNT_MORE ? 1 : 0;
}

/* Values: numbers in ascending order without repetition, or what they depend on. */
static void
read_values (OgcJsonReader *reader,
             CompileRow    *row)
{
  guint n, least = 0;

  if (!ogc_json_reader_has (reader, "value"))
    return;
  if (ogc_json_reader_is_string (reader, "value"))
    {
      row->value = ogc_json_reader_choice (reader, "value", value_names);
      return;
    }
  row->value = COMPILE_VALUE_LISTED;
  n = ogc_json_reader_begin_array (reader, "value", 1, COMPILE_MAX_VALUE);
  for (guint i = 0; i < n; i++)
    {
      const guint value = ogc_json_reader_uint (reader, NULL, least, COMPILE_MAX_VALUE);

      row->values |= 1u << value;
      least = value + 1;
    }
  ogc_json_reader_end (reader);
}

static void
read_each (OgcJsonReader *reader,
           CompileRow    *row)
{
  const guint each = read_choice (reader, "each", each_names, 0);

  row->each_line = each == EACH_LINE;
  row->each_card = each == EACH_CARD;
}

static gboolean
is_removal (const CompileRow *row)
{
  return row->verb == COMPILE_VERB_DELETE || row->verb == COMPILE_VERB_RETURN;
}

/* Whether reach and lines agree: only a few verbs apply to all cards at once, and then only within one line. */
static gboolean
fits_reach (const CompileRow *row)
{
  const gboolean in_one_line = row->in == COMPILE_IN_ONE_LINE || row->in == COMPILE_IN_ONE_OTHER_LINE;

  if (row->reach != COMPILE_REACH_ALL)
    return !in_one_line;
  return is_removal (row) ? in_one_line : row->verb == COMPILE_VERB_SHIFT && row->in == COMPILE_IN_HERE;
}

/* Which cards in the field: this, that, or those that meet all conditions. */
static void
read_object (OgcJsonReader *reader,
             CompileRow    *row)
{
  row->ref = read_choice (reader, "which", which_names, COMPILE_REF_NONE);
  if (row->ref == COMPILE_REF_THIS || row->ref == COMPILE_REF_THAT)
    return;
  row->of = read_choice (reader, "of", whose_names, COMPILE_OF_ANY);
  row->reach = read_choice (reader, "reach", reach_names, COMPILE_REACH_FREE);
  row->face = read_choice (reader, "face", face_names, COMPILE_FACE_EITHER);
  row->in = read_choice (reader, "in", in_names, COMPILE_IN_ANY_LINE);
  read_values (reader, row);
  if (row->in == COMPILE_IN_ONE_LINE || row->in == COMPILE_IN_ONE_OTHER_LINE)
    {
      if (ogc_json_reader_has (reader, "at_least"))
        row->number = ogc_json_reader_uint (reader, "at_least", 1, 2 * COMPILE_CARDS_OF_PROTOCOL);
    }
  else if (row->reach != COMPILE_REACH_ALL && (row->verb == COMPILE_VERB_FLIP || is_removal (row)))
    read_each (reader, row);
  if (!fits_reach (row))
    ogc_json_reader_refuse (reader, "in", OGC_ERROR_CONTENT,
                            _("“all” is for deleting or returning in “one-line” or “one-other-line”, which go with "
                              "nothing else, and for shifting from “here”."));
}

/* ---- Rows ---- */

static void
read_play (OgcJsonReader *reader,
           CompileRow    *row)
{
  row->from = ogc_json_reader_choice (reader, "from", play_from_names);
  row->face = ogc_json_reader_choice (reader, "face", face_names);
  row->to = ogc_json_reader_choice (reader, "to", play_to_names);
  if (row->to == COMPILE_TO_UNDER_THIS)
    read_count (reader, play_count_names, row);
  else if (row->from == COMPILE_FROM_DECK)
    row->each_line = read_choice (reader, "each", each_line_names, 0);
  else
    read_values (reader, row);
  if (row->from == COMPILE_FROM_DECK ? row->face != COMPILE_FACE_DOWN : row->to == COMPILE_TO_UNDER_THIS)
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT,
                            _("from the deck a card is played face down, and only from there under this card."));
}

/* The members that the verb needs. */
static void
read_verb (OgcJsonReader *reader,
           CompileRow    *row)
{
  row->verb = ogc_json_reader_choice (reader, "do", compile_names_verb);
  switch (row->verb)
    {
    case COMPILE_VERB_DRAW:
      read_count (reader, draw_count_names, row);
      row->from = read_choice (reader, "from", deck_names, COMPILE_FROM_DECK);
      break;
    case COMPILE_VERB_DISCARD:
      read_count (reader, discard_count_names, row);
      row->at_random = read_flag (reader, "random");
      break;
    case COMPILE_VERB_MILL:
      read_count (reader, mill_count_names, row);
      row->from = ogc_json_reader_choice (reader, "from", deck_names);
      break;
    case COMPILE_VERB_FLIP:
      read_object (reader, row);
      row->quiet = read_flag (reader, "quiet");
      break;
    case COMPILE_VERB_SHIFT:
      read_object (reader, row);
      row->to = ogc_json_reader_choice (reader, "to", shift_to_names);
      break;
    case COMPILE_VERB_DELETE:
    case COMPILE_VERB_RETURN:
    case COMPILE_VERB_COPY:
      read_object (reader, row);
      break;
    case COMPILE_VERB_PLAY:
      read_play (reader, row);
      break;
    case COMPILE_VERB_REVEAL:
      row->from = ogc_json_reader_choice (reader, "from", reveal_from_names);
      if (row->from == COMPILE_FROM_FIELD)
        read_object (reader, row);
      else if (row->from == COMPILE_FROM_DRAWN)
        read_values (reader, row);
      break;
    case COMPILE_VERB_SEEK:
      read_values (reader, row);
      break;
    case COMPILE_VERB_SHUFFLE:
      row->from = ogc_json_reader_choice (reader, "from", shuffle_from_names);
      break;
    case COMPILE_VERB_REARRANGE:
      row->of = ogc_json_reader_choice (reader, "of", whose_names);
      break;
    default:
      break;
    }
}

/* What earlier rows of an effect have done, for rows that refer to it. */
typedef struct {
  gboolean that;
  gboolean discarded;
  gboolean drawn;
  gboolean number;
  gboolean protocol;
} Before;

static gboolean
leans_on_nothing (const CompileRow *row,
                  const Before     *before)
{
  const gboolean wants_that = row->ref == COMPILE_REF_THAT || row->value == COMPILE_VALUE_OF_THAT
                              || row->in == COMPILE_IN_LINE_OF_THAT || row->count == COMPILE_COUNT_PRINTED_VALUE
                              || row->count == COMPILE_COUNT_CURRENT_VALUE
                              || (row->verb == COMPILE_VERB_PLAY && row->from == COMPILE_FROM_THAT);

  return (wants_that && !before->that)
         || (row->count == COMPILE_COUNT_DISCARDED && !before->discarded)
         || (row->verb == COMPILE_VERB_REVEAL && row->from == COMPILE_FROM_DRAWN && !before->drawn)
         || (row->value == COMPILE_VALUE_NAMED && !before->number)
         || (row->condition == COMPILE_IF_NAMED && !(before->protocol && before->that));
}

static void
note_row (const CompileRow *row,
          Before           *before)
{
  switch (row->verb)
    {
    case COMPILE_VERB_DRAW:
      before->drawn = TRUE;
      break;
    case COMPILE_VERB_DISCARD:
      before->discarded = TRUE;
      break;
    case COMPILE_VERB_NAME_NUMBER:
      before->number = TRUE;
      break;
    case COMPILE_VERB_NAME_PROTOCOL:
      before->protocol = TRUE;
      break;
    case COMPILE_VERB_MILL:
    case COMPILE_VERB_FLIP:
    case COMPILE_VERB_SHIFT:
    case COMPILE_VERB_PLAY:
    case COMPILE_VERB_SEEK:
      before->that = TRUE;
      break;
    case COMPILE_VERB_REVEAL:
      before->that |= row->from >= COMPILE_FROM_TRASH;
      break;
    default:
      break;
    }
}

/* Both discard their whole hands, or one of them does something. */
static gboolean
fits_both (const CompileRow *row)
{
  return row->verb == COMPILE_VERB_DISCARD && row->count == COMPILE_COUNT_ALL;
}

/* Optional and alternative rows need something to choose. */
static gboolean
fits_choice (const CompileRow *row)
{
  switch (row->verb)
    {
    case COMPILE_VERB_DISCARD:
      return !row->at_random;
    case COMPILE_VERB_REVEAL:
      return row->from >= COMPILE_FROM_TRASH;
    case COMPILE_VERB_REFRESH:
    case COMPILE_VERB_BAR_COMPILE:
      return FALSE;
    default:
      return row->to != COMPILE_TO_UNDER_THIS && !row->each_line && !row->each_card;
    }
}

static void
read_row (OgcJsonReader *reader,
          gboolean       is_first,
          Before        *before,
          CompileRow    *row)
{
  ogc_json_reader_begin_object (reader, NULL);
  row->who = read_choice (reader, "who", who_names, COMPILE_ME);
  read_verb (reader, row);
  row->may = read_flag (reader, "may");
  row->condition = read_choice (reader, "if", compile_names_condition, COMPILE_IF_ALWAYS);
  row->link = read_choice (reader, "link", compile_names_link, COMPILE_LINK_NONE);
  if ((is_first && row->link != COMPILE_LINK_NONE) || leans_on_nothing (row, before))
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT,
                            _("this row refers to something that no row before it has done."));
  else if (row->who == COMPILE_BOTH && !fits_both (row))
    ogc_json_reader_refuse (reader, "who", OGC_ERROR_CONTENT, _("both at once can only discard their whole hands."));
  else if ((row->may || row->link == COMPILE_LINK_OR) && !fits_choice (row))
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("there is nothing to choose in this row."));
  ogc_json_reader_end (reader);
  note_row (row, before);
}

/* ---- Effects ---- */

static void
read_rows (OgcJsonReader *reader,
           CompileEffect *effect)
{
  Before before = { FALSE };

  effect->n_rows = ogc_json_reader_begin_array (reader, "rows", 1, COMPILE_MAX_ROWS);
  for (guint i = 0; i < effect->n_rows; i++)
    read_row (reader, i == 0, &before, &effect->rows[i]);
  ogc_json_reader_end (reader);
}

static void
read_deed (OgcJsonReader *reader,
           CompileEffect *effect)
{
  effect->who = ogc_json_reader_choice (reader, "who", who_names);
  effect->deed = ogc_json_reader_choice (reader, "does", compile_names_deed);
  if (effect->who == COMPILE_BOTH)
    ogc_json_reader_refuse (reader, "who", OGC_ERROR_CONTENT, _("one of the two has to do it."));
  effect->here = read_choice (reader, "where", where_names, 0);
  effect->abroad = read_choice (reader, "turn", turn_names, 0);
}

static void
read_effect (OgcJsonReader *reader,
             CompileText   *text)
{
  CompileEffect *effect = &text->effects[text->n_effects];

  ogc_json_reader_begin_object (reader, NULL);
  effect->box = ogc_json_reader_choice (reader, "box", compile_names_box);
  effect->when = ogc_json_reader_choice (reader, "when", compile_names_when);
  if (effect->when == COMPILE_WHEN_AFTER)
    read_deed (reader, effect);
  if (effect->when == COMPILE_WHEN_STATIC || effect->when == COMPILE_WHEN_PLAYING)
    {
      effect->change = ogc_json_reader_choice (reader, "change", compile_names_change);
      effect->number = 1;
      if (ogc_json_reader_has (reader, "by"))
        effect->number = ogc_json_reader_uint (reader, "by", 1, 2 * COMPILE_MAX_VALUE);
      if ((effect->when == COMPILE_WHEN_PLAYING)
          != (effect->change == COMPILE_CHANGE_ANY_LINE || effect->change == COMPILE_CHANGE_ANYWHERE))
        ogc_json_reader_refuse (reader, "change", OGC_ERROR_CONTENT,
                                _("“any-line” and “anywhere” are for “playing”, and all others are not."));
    }
  else
    read_rows (reader, effect);
  if ((effect->box == COMPILE_MIDDLE) != (effect->when == COMPILE_WHEN_LIVE))
    ogc_json_reader_refuse (reader, "when", OGC_ERROR_CONTENT,
                            _("the middle box goes live and does nothing else, and no other box does."));
  for (guint i = 0; i < text->n_effects; i++)
    if (text->effects[i].when == effect->when && effect->when != COMPILE_WHEN_AFTER)
      ogc_json_reader_refuse (reader, "when", OGC_ERROR_CONTENT, _("this card has such an effect already."));
  ogc_json_reader_end (reader);
  text->n_effects++;
}

void
compile_card_text_read (OgcJsonReader *reader,
                        CompileText   *text)
{
  guint n;

  g_return_if_fail (reader != NULL);
  g_return_if_fail (text != NULL);

  n = ogc_json_reader_begin_array (reader, "effects", 1, COMPILE_MAX_EFFECTS);
  for (guint i = 0; i < n; i++)
    read_effect (reader, text);
  ogc_json_reader_end (reader);
}
