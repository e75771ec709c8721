/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-weights.h"

#include "ogc-digest.h"

uint32_t
compile_weights_print (const CompileSet *set,
                       unsigned          protocol)
{
  uint8_t said[COMPILE_CARDS_OF_PROTOCOL * (2 + COMPILE_MAX_EFFECTS * (3 + COMPILE_MAX_ROWS))];
  unsigned n = 0;

  for (unsigned card = 0; card < COMPILE_CARDS_OF_PROTOCOL; card++)
    {
      const CompileText *text = &set->texts[protocol][card];

      said[n++] = text->value;
      said[n++] = text->n_effects;
      for (unsigned i = 0; i < text->n_effects; i++)
        {
          const CompileEffect *effect = &text->effects[i];

          said[n++] = effect->when;
          said[n++] = effect->change;
          said[n++] = effect->n_rows;
          for (unsigned row = 0; row < effect->n_rows; row++)
            said[n++] = effect->rows[row].verb;
        }
    }
  return (uint32_t) ogc_digest (said, n);
}

unsigned
compile_weights_find (const CompileWeights *self,
                      const CompileSet     *set,
                      unsigned              protocol)
{
  const uint32_t print = compile_weights_print (set, protocol);
  unsigned i = 0;

  while (i < COMPILE_N_KNOWN_PROTOCOLS && self->prints[i] != print)
    i++;
  return i;
}
