/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * e to the power of @x, computed with additions and multiplications alone, so that every processor and every C library
 * gets the same bits. Results of exp() differ in the last bit, so a player that compares numbers derived from them
 * would decide differently elsewhere. Accurate to three units in the last place from -700 to 700; 0 below -700, and the
 * value for 700 above 700.
 */
double ogc_exp (double x);
