/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Command cards as they are printed: in every language all that they say can be read at the smallest size. */

#include "faces.h"
#include "compile-text.h"
#include "ogc-locale.h"
#include "ogc-style.h"

#define SMALLEST 0.8

static void
test_fit (void)
{
  for (CompileSetId set = 0; set < COMPILE_N_SETS; set++)
    {
      g_autoptr (GtkWidget) faces = g_object_ref_sink (faces_new (set, COMPILE_CARD_WHOLE, SMALLEST));

      for (unsigned i = 0; i < COMPILE_N_PROTOCOLS * COMPILE_CARDS_OF_PROTOCOL; i++)
        {
          CompileCardFace *face = faces_get_face (TEST_FACES (faces), i);

          if (!compile_card_face_is_complete (face))
            {
              g_test_message ("Card %u of set %u does not fit", i, set);
              g_test_fail ();
            }
          /* Less of it is never higher. */
          g_assert_cmpint (compile_card_face_get_height (face, COMPILE_CARD_SHORT), <=,
                           compile_card_face_get_height (face, COMPILE_CARD_WHOLE));
          g_assert_cmpint (compile_card_face_get_height (face, COMPILE_CARD_BAND), <,
                           compile_card_face_get_height (face, COMPILE_CARD_STRIP));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("LANGUAGE", "de", TRUE);
  ogc_locale_init ();
  gtk_test_init (&argc, &argv);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-cards/fit", test_fit);
  return g_test_run ();
}
