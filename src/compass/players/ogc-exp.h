/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * e to the power of @x, from additions and multiplications alone, so that every processor and every C library has the
 * same bits: those of exp() differ in the last one, and a player that compares what they lead to would decide otherwise
 * elsewhere. Within three units in the last place from -700 to 700; 0 below, and as at 700 above.
 */
double ogc_exp (double x);
