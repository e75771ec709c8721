/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <string.h>

#include "fuzz.h"

/* Changes JSON by whole tokens, so that most results are still JSON and reach the code behind the parser. One time in
 * four libFuzzer's own mutations change the bytes. */

size_t LLVMFuzzerMutate        (uint8_t *data,
                                size_t   size,
                                size_t   max_size);
size_t LLVMFuzzerCustomMutator (uint8_t *data,
                                size_t   size,
                                size_t   max_size,
                                unsigned seed);

typedef struct {
  size_t start;
  size_t end;
} Token;

/* Reads one value, key or punctuation mark. */
static Token
next_token (const char *text,
            size_t      size,
            size_t      at)
{
  Token token = { at, at + 1 };

  if (text[at] == '"')
    {
      while (token.end < size && text[token.end] != '"')
        token.end += text[token.end] == '\\' ? 2 : 1;
      token.end = MIN (token.end + 1, size);
    }
  else if (strchr ("{}[],:", text[at]) == NULL)
    while (token.end < size && strchr ("{}[],:\"", text[token.end]) == NULL)
      token.end++;

  return token;
}

static GArray *
split (const char *text,
       size_t      size)
{
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (Token));

  for (size_t at = 0; at < size;)
    {
      const Token token = next_token (text, size, at);

      g_array_append_val (tokens, token);
      at = token.end;
    }

  return tokens;
}

/* The end of the value that begins with token number @index. */
static guint
end_of_value (const char *text,
              GArray     *tokens,
              guint       index)
{
  int depth = 0;

  for (; index < tokens->len; index++)
    {
      const char c = text[g_array_index (tokens, Token, index).start];

      depth += (c == '{' || c == '[') - (c == '}' || c == ']');
      if (depth <= 0)
        break;
    }

  return MIN (index + 1, tokens->len);
}

/* Appends a token of the same sort as @token, from elsewhere in the text or made up. */
static void
append_other (GString    *out,
              const char *text,
              GArray     *tokens,
              Token       token,
              GRand      *rand)
{
  if (g_ascii_isdigit (text[token.start]) && g_rand_boolean (rand))
    {
      g_string_append_printf (out, "%d", g_rand_int_range (rand, -1, 9));
      return;
    }
  for (guint i = 0; i < 50; i++)
    {
      const Token other = g_array_index (tokens, Token, g_rand_int_range (rand, 0, tokens->len));

      if ((text[other.start] == '"') != (text[token.start] == '"') || strchr ("{}[],:", text[other.start]) != NULL)
        continue;
      g_string_append_len (out, text + other.start, other.end - other.start);
      return;
    }
  g_string_append_len (out, text + token.start, token.end - token.start);
}

static void
append_tokens (GString    *out,
               const char *text,
               GArray     *tokens,
               guint       from,
               guint       to)
{
  if (from < to)
    g_string_append_len (out, text + g_array_index (tokens, Token, from).start,
                         g_array_index (tokens, Token, to - 1).end - g_array_index (tokens, Token, from).start);
}

static gboolean
is_comma (const char *text,
          GArray     *tokens,
          guint       index)
{
  return index < tokens->len && text[g_array_index (tokens, Token, index).start] == ',';
}

static void
change_one (GString    *out,
            const char *text,
            GArray     *tokens,
            GRand      *rand)
{
  const guint index = g_rand_int_range (rand, 0, tokens->len);
  const Token token = g_array_index (tokens, Token, index);
  const guint end = end_of_value (text, tokens, index);

  append_tokens (out, text, tokens, 0, index);
  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0: /* remove a value and the comma after it */
      append_tokens (out, text, tokens, is_comma (text, tokens, end) ? end + 1 : end, tokens->len);
      break;
    case 1: /* repeat the value */
      append_tokens (out, text, tokens, index, end);
      g_string_append_c (out, ',');
      append_tokens (out, text, tokens, index, tokens->len);
      break;
    case 2: /* replace the value by the next one */
      append_tokens (out, text, tokens, MIN (end + 1, tokens->len), tokens->len);
      break;
    default:
      append_other (out, text, tokens, token, rand);
      append_tokens (out, text, tokens, index + 1, tokens->len);
      break;
    }
}

size_t
LLVMFuzzerCustomMutator (uint8_t *data,
                         size_t   size,
                         size_t   max_size,
                         unsigned seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GString) out = g_string_new_len ((const char *) data, size);

  if (size == 0 || g_rand_int_range (rand, 0, 4) == 0)
    return LLVMFuzzerMutate (data, size, max_size);
  for (int n = g_rand_int_range (rand, 1, 4); n > 0; n--)
    {
      g_autofree char *text = g_strndup (out->str, out->len);
      g_autoptr (GArray) tokens = split (text, out->len);

      if (tokens->len == 0)
        break;
      g_string_truncate (out, 0);
      change_one (out, text, tokens, rand);
    }
  size = MIN (out->len, max_size);
  memcpy (data, out->str, size);

  return size;
}
