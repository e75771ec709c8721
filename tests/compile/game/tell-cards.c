/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-listing.h"

/* Prints the texts of all cards, for cards.en.txt and cards.de.txt beside this file, which should be read after every
 * change. Takes the language as its argument; run it in the environment of a test. */
int
main (int    argc,
      char **argv)
{
  g_autofree char *listing = NULL;

  g_test_init (&argc, &argv, NULL);
  if (argc != 2 || !card_listing_speak (argv[1]))
    return 1;
  listing = card_listing ();
  g_print ("%s", listing);
  return 0;
}
