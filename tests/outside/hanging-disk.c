/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <unistd.h>

/* Loaded before the C library, it simulates a disk that never finishes writing. */
int
fsync (int fd)
{
  for (;;)
    pause ();
}
