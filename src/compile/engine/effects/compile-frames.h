/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/*
 * What is being resolved, and what waits for it to end. The top frame takes the next step; what it pushes comes first
 * (COM-43).
 */

/* The frame that takes the next step; NULL when nothing is being resolved. */
CompileFrame *compile_frames_top         (CompileState *state);
/* Pushes a frame above all others. There is always room for one that carries out what an effect has begun. */
CompileFrame *compile_frames_push        (CompileRun       *run,
                                          CompileFrameKind  kind,
                                          unsigned          side);
void          compile_frames_pop         (CompileState *state);

/* Begins effect number @effect of @card, whose box must stay live. */
void          compile_frames_begin       (CompileRun   *run,
                                          unsigned      card,
                                          unsigned      effect);
/* Begins the middle box of @text as if it were printed on the card of @frame, whose box must stay live. */
void          compile_frames_copy        (CompileRun         *run,
                                          const CompileFrame *frame,
                                          unsigned            text);
/* Makes the effects of @cards that @when triggers come next, in an order of choice (COM-44). */
void          compile_frames_wait        (CompileRun   *run,
                                          CompileWhen   when,
                                          CompileCards  cards);
/* Makes the middle boxes of the free face-up cards among @cards go live (COM-41). */
void          compile_frames_go_live     (CompileRun   *run,
                                          CompileCards  cards);
/* Makes the effects that answer @deeds (COMPILE_DEED_BIT) come next; a play among them was in @line (COM-48). */
void          compile_frames_happened    (CompileRun   *run,
                                          unsigned      deeds,
                                          unsigned      line);
/* Takes a step of a COMPILE_FRAME_WAITING. */
void          compile_frames_step_waiting (CompileRun   *run,
                                           CompileFrame *frame);

/* Lapses the rest of the effects of @card, which is no longer face up or is gone, and drops those that wait. With
 * @covered it is only no longer free (COM-24, COM-45). */
void          compile_frames_lapse       (CompileState *state,
                                          unsigned      card,
                                          bool          covered);
/* Removes the effects that are over or have lapsed. */
void          compile_frames_clear       (CompileRun   *run);
/* Counts a step of the chain, and ends the chain when it is too long or loops (COM-70). */
void          compile_frames_count_step  (CompileRun   *run);
