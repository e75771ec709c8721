/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"

/* So many ways to go on are told. */
#define MAX_HINTS 3

void
compile_console_hint (CompileConsole *self)
{
  const CompileSearchLimits limits = { .seed = 1, .work = COMPILE_WORK_USUAL };
  CompileAdvice advice[COMPILE_MAX_ADVICE];
  unsigned n;

  if (!compile_console_is_asking (self))
    {
      ogc_console_say (_("There is nothing for you to decide right now."));
      return;
    }
  n = compile_advice_give (&self->knowledge, &limits, advice);
  compile_console_clear_choices (self);
  for (unsigned i = 0; i < MIN (n, MAX_HINTS); i++)
    {
      g_autofree char *text = compile_text_advice (&self->text, &advice[i]);

      compile_console_add_choice (self, i + 1, FALSE, &advice[i].decision, text);
    }
  self->passing = TRUE;
}
