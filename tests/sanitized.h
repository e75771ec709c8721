/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SANITIZED: whether AddressSanitizer is in this build, which makes everything slower and takes more of the stack. gcc
 * says so by a macro, clang by a feature. */
#if defined (__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined (__has_feature)
#if __has_feature (address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* FEWER: a tenth of @n with AddressSanitizer. It takes eight times as long, and finds in a few games what it finds in
 * many; the build without it plays all of them. */
#define FEWER(n) (SANITIZED ? ((n) + 9) / 10 : (n))
