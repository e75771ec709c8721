/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled once for each library that draws: reading GTK's headers takes longer than compiling most files. */
#include <gtk/gtk.h>
