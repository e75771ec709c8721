/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "ogc-score.h"

/*
 * The best assignment of specialists and items (SCO-1), for ogc-score.c alone.
 *
 * Specialists of one colour and kind differ by their value only, so the best n of them are assigned and the best of these
 * bear the items: numbers of specialists are all that has to be found. Each colour's own maps are a small table
 * (ogc-assign-home.c). What colours share - Dig Sites, Dual and Secret Maps, the third specialist of Second Opinion,
 * the evenness that Recruit Specialists asks for - is dealt out colour by colour (ogc-assign-join.c). Two rare cases are tried one
 * way after the other instead (ogc-assign.c): Dig Sites whose own value items could double, and Dual Maps
 * with so tangled colours that the tables would not hold them. ogc-assign-lay.c puts tiles to the numbers.
 */

/* The gold that depends on the assignment; see ogc_score(). @at and @bearer may be NULL, both. */
unsigned ogc_assign_best (const OgcTiles   *tiles,
                          const OgcHolding *holding,
                          uint8_t          *at,
                          uint8_t          *bearer);

/*
 * Gold and, behind it, the tie-break of SCO-12: 128 for each gold piece, 2 less for each assigned specialist. With Recruit
 * Specialists (MIS-13) every assigned specialist counts half a gold piece, and an odd one is taken back at the end.
 */
typedef int32_t OgcWorth;

#define OGC_WORTH_GOLD 128
#define OGC_WORTH_ASSIGNED (-2)
#define OGC_WORTH_HALF (OGC_WORTH_GOLD / 2)
#define OGC_WORTH_NONE (INT32_MIN / 4)

enum {
  OGC_N_HOMES = OGC_COLOUR_GREY, /* colours that specialists have */
  OGC_MAX_CREW = OGC_N_MAPS,     /* of one kind on the maps of one colour */
  OGC_MAX_SITES = OGC_N_DIG_SITES,
  OGC_MAX_DUALS = OGC_N_DUAL_MAPS,
  OGC_MAX_SECRETS = OGC_N_SECRET_MAPS,
};

static inline unsigned
ogc_assign_min (unsigned a,
                unsigned b)
{
  return a < b ? a : b;
}

/* The specialists of one colour and kind. */
typedef struct {
  uint8_t  n;
  uint8_t  items;
  uint8_t  bound; /* already sent, with an item each, to Dig Sites that are doubled */
  uint8_t  sent;  /* already sent to Dual Maps that are settled */
  uint8_t  number[OGC_N_SPECIALISTS];      /* best first */
  OgcWorth sum[OGC_N_SPECIALISTS + 1];     /* [n]: of the best n, assigned */
  OgcWorth again[OGC_N_SPECIALISTS + 1];   /* [n]: what the best n score once more by items */
} OgcBand;

/* One colour: its specialists and its ancient maps. */
typedef struct {
  OgcBand bands[OGC_N_SPECIALIST_KINDS];
  uint8_t n_maps;
  uint8_t maps[OGC_N_MAPS];
  uint8_t n_lots;              /* Dual Maps that only this colour has specialists for: room for one each, no gold (MIS-1) */
  uint8_t lots[OGC_MAX_DUALS]; /* missions */
} OgcHome;

typedef struct {
  uint8_t mission;
  uint8_t colours[2];
} OgcDual;

/* A place whose specialists are settled before the rest: their colours and kinds. */
typedef struct {
  uint8_t at;
  uint8_t n;
  uint8_t colours[3];
  uint8_t kinds[3];
} OgcSettled;

/* OgcAssign: a holding as the assignment sees it. */
typedef struct {
  const OgcTiles *tiles;
  OgcHome         homes[OGC_N_HOMES];
  uint8_t         active; /* bit n: colour n has specialists */

  uint8_t         n_sites;
  uint8_t         sites[OGC_MAX_SITES];
  uint8_t         n_undoubled; /* the first of @sites, which are not to be doubled */
  uint8_t         n_duals;
  OgcDual         duals[OGC_MAX_DUALS];
  uint8_t         n_secrets;
  uint8_t         secrets[OGC_MAX_SECRETS]; /* missions */
  uint8_t         n_settled;
  OgcSettled      settled[OGC_MAX_SITES + OGC_MAX_DUALS];
  bool            site_pair; /* a Dig Site is settled with both its specialists */

  OgcWorth        each[OGC_N_SPECIALIST_KINDS]; /* for an assigned specialist, besides its value */
  OgcWorth        staffed;                      /* for an ancient map with a specialist (MIS-12) */
  OgcWorth        united;                       /* for a map with both (MIS-16) */
  OgcWorth        expert;                       /* for a colour with an assigned specialist (MIS-3) */
  OgcWorth        globe;                        /* for a colour among the maps (MIS-14) */
  uint8_t         known;                        /* the colours that are among them anyway */
  bool            third;                        /* MIS-15 may still be used */
  bool            recruit;                      /* MIS-13 */

  OgcWorth        worth; /* of what is settled */
} OgcAssign;

/* ---- ogc-assign-gather.c ---- */

/* What @holding has to do with the assignment; nothing is settled yet. */
void     ogc_assign_gather    (OgcAssign          *assign,
                               const OgcTiles     *tiles,
                               const OgcHolding   *holding);

/* ---- ogc-assign-home.c ---- */

/* What a colour's specialists do away from its own maps, in numbers of each kind. */
typedef struct {
  uint8_t sites[OGC_N_SPECIALIST_KINDS]; /* at Dig Sites */
  uint8_t out[OGC_N_SPECIALIST_KINDS];   /* at Dual and Secret Maps */
} OgcAway;

/* What they do at home. */
typedef struct {
  OgcWorth worth;
  uint8_t  crew[OGC_N_SPECIALIST_KINDS]; /* on the colour's maps, a third one not counted */
  uint8_t  third;                        /* the kind of the third specialist on one of them, or OGC_NO_THIRD */
} OgcStay;

#define OGC_NO_THIRD 0xff

/* The worth of so many cartographers and excavators on a colour's own maps; [1]: with a third specialist there as well, itself
 * not counted. @maps: how many maps have a specialist then. */
typedef struct {
  OgcWorth worth[2][OGC_MAX_CREW + 1][OGC_MAX_CREW + 1];
  uint8_t  maps[2][OGC_MAX_CREW + 1][OGC_MAX_CREW + 1];
} OgcCrewTable;

void     ogc_assign_crews     (const OgcAssign    *assign,
                               unsigned            colour,
                               OgcCrewTable       *crews);
/* The best that the colour can do at home, by the evenness of its number of assigned specialists (one for both without Recruit). */
void     ogc_assign_stay      (const OgcAssign    *assign,
                               unsigned            colour,
                               const OgcCrewTable *crews,
                               const OgcAway      *away,
                               bool                third,
                               OgcStay             best[2]);
/* The roles of a colour's maps, or of Dig Sites: 0 empty, 1 with a specialist, 2 doubled; the best for so many of them. */
OgcWorth ogc_assign_roles     (const OgcTiles     *tiles,
                               const uint8_t      *maps,
                               unsigned            n_maps,
                               unsigned            staffed,
                               unsigned            doubled,
                               uint8_t            *roles);

/* The same for a colour's maps when its specialists @stay there. */
void     ogc_assign_home_roles (const OgcAssign   *assign,
                                unsigned           colour,
                                const OgcStay     *stay,
                                uint8_t           *roles);

/* ---- ogc-assign-send.c: what one colour sends to the places that it shares with others ---- */

/* Where the third specialist of Second Opinion goes, when a colour sends it. */
typedef enum {
  OGC_THIRD_NONE,
  OGC_THIRD_INSIDE, /* to one of its own maps or to a Secret Map with a pair of its colour */
  OGC_THIRD_DUAL,
  OGC_THIRD_SITE,
  OGC_N_THIRDS
} OgcThird;

/* What one colour does with all that is shared. */
typedef struct {
  uint8_t sites[OGC_N_SPECIALIST_KINDS]; /* at Dig Sites, a third one not counted */
  uint8_t duals[OGC_N_SPECIALIST_KINDS]; /* at Dual Maps, a third one not counted */
  uint8_t secrets;                       /* Secret Maps used */
  uint8_t third;                         /* OgcThird */
  uint8_t odd;                           /* the evenness of its assigned specialists; 0 without Recruit */
} OgcShare;

/* How a block of entries is laid out: all shares with the same @duals. */
typedef struct {
  uint8_t  secrets; /* all these count the values, from 0 */
  uint8_t  sites;   /* of either kind */
  uint8_t  thirds;
  uint8_t  odds;
  uint16_t size;
} OgcShape;

/* The same share in detail. */
typedef struct {
  OgcStay stay;
  uint8_t secrets[OGC_N_SPECIALIST_KINDS]; /* at Secret Maps, a third one not counted */
  uint8_t lots[OGC_N_SPECIALIST_KINDS];
  bool    third_in_secret;
  uint8_t third;                           /* the kind of the third that is not at home, or OGC_NO_THIRD */
} OgcDetail;

/* One block for each number of cartographers and excavators at Dual Maps up to the largest degree; entries in a block are the most worth
 * of each share. */
enum {
  OGC_MAX_BLOCK = (OGC_MAX_SECRETS + 1) * (OGC_MAX_SITES + 1) * (OGC_MAX_SITES + 1) * OGC_N_THIRDS * 2,
};

void     ogc_assign_shape     (const OgcAssign *assign,
                               OgcShape        *shape);
/* The share that an entry of a block stands for; its @duals, which the block says, are left alone. */
void     ogc_assign_share     (const OgcShape  *shape,
                               unsigned         entry,
                               OgcShare        *share);
/* Fills (degree + 1) x (degree + 1) blocks, cartographers first. @degree: the Dual Maps that the colour shares. */
void     ogc_assign_send      (const OgcAssign *assign,
                               unsigned         colour,
                               unsigned         degree,
                               const OgcShape  *shape,
                               OgcWorth        *blocks);
/* MIS-2, MIS-14, MIS-16: what the first @secrets Secret Maps of a colour give, with so many pairs on them. */
OgcWorth ogc_assign_secrets   (const OgcAssign *assign,
                               unsigned         colour,
                               unsigned         secrets,
                               unsigned         pairs);

/* ---- ogc-assign-detail.c ---- */

/* How the colour makes @share worth @worth, which ogc_assign_send() has found. */
void     ogc_assign_detail    (const OgcAssign *assign,
                               unsigned         colour,
                               const OgcShare  *share,
                               OgcWorth         worth,
                               OgcDetail       *detail);

/* ---- ogc-assign-join.c ---- */

/* The whole, in numbers. */
typedef struct {
  OgcShare share[OGC_N_HOMES];
  OgcWorth worth[OGC_N_HOMES];     /* of each colour's share */
  uint8_t  dual[OGC_MAX_DUALS][2]; /* by its two colours: 0 nobody, 1 a cartographer, 2 an excavator */
  uint8_t  third_dual;             /* the Dual Map with the third, if one has it */
} OgcPlan;

/* The most worth in all; OGC_WORTH_NONE if it is not above @floor. @plan may be NULL. */
OgcWorth ogc_assign_join      (const OgcAssign    *assign,
                               OgcWorth            floor,
                               OgcPlan            *plan);
/* Whether the tables of ogc_assign_join() hold it. */
bool     ogc_assign_fits      (const OgcAssign    *assign);
/*
 * What the shared places give once everybody is sent: to the Dig Sites @carts and @excs, a third one not counted, of whom @owed
 * says that there is one; Secret Maps used. OGC_WORTH_NONE where that third has no pair to join. @staffed, which may be NULL, gets the
 * number of Dig Sites with a specialist.
 */
OgcWorth ogc_assign_end       (const OgcAssign    *assign,
                               unsigned            secrets,
                               unsigned            carts,
                               unsigned            excs,
                               bool                owed,
                               unsigned           *staffed);

/* ---- ogc-assign-lay.c ---- */

/* Puts tiles to the numbers of @plan. */
void     ogc_assign_lay       (const OgcAssign    *assign,
                               const OgcPlan      *plan,
                               const OgcHolding   *holding,
                               uint8_t            *at,
                               uint8_t            *bearer);
