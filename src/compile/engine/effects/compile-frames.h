/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/*
 * What is going on, and what waits for it to be over. The top frame takes the next step; what is pushed by it comes
 * first (COM-43).
 */

/* The frame that takes the next step; NULL when nothing is going on. */
CompileFrame *compile_frames_top         (CompileState *state);
/* A new frame above all others. There is always room for one that carries out what an effect has begun. */
CompileFrame *compile_frames_push        (CompileRun       *run,
                                          CompileFrameKind  kind,
                                          unsigned          side);
void          compile_frames_pop         (CompileState *state);

/* Begins effect number @effect of @card; its box has to stay live. */
void          compile_frames_begin       (CompileRun   *run,
                                          unsigned      card,
                                          unsigned      effect);
/* Begins the middle box of @text as if it were printed on the card of @frame, whose box has to stay live. */
void          compile_frames_copy        (CompileRun         *run,
                                          const CompileFrame *frame,
                                          unsigned            text);
/* The effects of @cards that begin by @when come now, in an order of choice (COM-44). */
void          compile_frames_wait        (CompileRun   *run,
                                          CompileWhen   when,
                                          CompileCards  cards);
/* The middle boxes of those of @cards go live that are free and face up (COM-41). */
void          compile_frames_go_live     (CompileRun   *run,
                                          CompileCards  cards);
/* What answers @deeds (COMPILE_DEED_BIT), a play in @line among them, comes next (COM-48). */
void          compile_frames_happened    (CompileRun   *run,
                                          unsigned      deeds,
                                          unsigned      line);
/* Takes a step of a COMPILE_FRAME_WAITING. */
void          compile_frames_step_waiting (CompileRun   *run,
                                           CompileFrame *frame);

/* @card is not face up any more, or is gone: the rest of its effects lapses, and what waits is dropped. With @covered
 * it is only not free any more (COM-24, COM-45). */
void          compile_frames_lapse       (CompileState *state,
                                          unsigned      card,
                                          bool          covered);
/* Takes away the effects that are over and those that have lapsed. */
void          compile_frames_clear       (CompileRun   *run);
/* Counts a step of the chain, and ends it when it is too long or turns in a circle (COM-70). */
void          compile_frames_count_step  (CompileRun   *run);
