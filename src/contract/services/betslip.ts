/**
 * The betslip service (sportsbook §7): slips that are saved or shared, and the player's settings for changed odds. Bodies
 * the specification does not show are agreed here. Amounts are TL, odds as on the wire, times epoch seconds.
 */
import { type Infer, array, boolean, enums, number, object, optional, string, type as shape } from 'superstruct';
import { serviceCall } from './call.ts';

const choice = { eid: number(), mid: number(), ono: number(), odd: number(), b: boolean() };

/** A slip as it is sent: what was chosen at which odd, systems, multiplier (misli) and number of coupons. */
export const slipBody = object({
  e: array(object(choice)),
  /** Systems chosen: "3" is three of all; empty for a single coupon. */
  ss: array(number()),
  m: number(),
  cc: number(),
});
export type SlipBody = Infer<typeof slipBody>;

/** A selection of a slip that is opened again: as it was, and what has become of it. */
export const slipItem = shape({
  ...choice,
  /** The odd now; `sodd` is the one the slip was kept with. Equal to it when the selection is gone. */
  odd: number(),
  sodd: number(),
  wodd: number(),
  /** true: can be played as it is; false: suspended, closed or no longer in the program. */
  ou: boolean(),
  sid: number(),
  /** Event, market and outcome name. */
  en: string(),
  mn: string(),
  cn: string(),
  mbs: number(),
  /** 1 pre-match, 2 live, 3 long-term. */
  pt: enums([1, 2, 3]),
  live: boolean(),
  ed: number(),
});

const openedSlip = {
  e: array(slipItem),
  ss: array(number()),
  m: number(),
  cc: number(),
};

const savedSlip = shape({ bsid: string(), name: string(), sd: number(), ...openedSlip });

/** Newest first; pages count from 1. */
export const getSavedBetslips = serviceCall({
  area: 'betslip',
  method: 'GET',
  path: 'saved-betslips',
  auth: 'bearer',
  query: object({ limit: string(), page: optional(string()) }),
  answer: shape({ items: array(savedSlip), page: number(), limit: number(), total: number(), totalPage: number() }),
});

export const getSavedBetslip = serviceCall({
  area: 'betslip',
  method: 'GET',
  path: 'saved-betslip-detail/:id',
  auth: 'bearer',
  query: object({}),
  answer: savedSlip,
});

/** Every selection must be in the program. Without a name the slip gets the day's. */
export const saveBetslip = serviceCall({
  area: 'betslip',
  method: 'POST',
  path: 'save-betslip',
  auth: 'bearer',
  query: object({}),
  body: object({ name: optional(string()), slip: slipBody }),
  answer: shape({ bsid: string() }),
});

export const deleteSavedBetslip = serviceCall({
  area: 'betslip',
  method: 'DELETE',
  path: 'delete_saved_betslip/:id',
  auth: 'bearer',
  query: object({}),
  answer: shape({}),
});

export { UNSAVED_SLIP } from './unsaved-slip.ts';

/**
 * Shares a played coupon or a saved slip by its `bsid`, or, with the key `UNSAVED_SLIP`, the slip of the body. The same
 * coupon keeps its `sharedId`.
 */
export const shareBetslip = serviceCall({
  area: 'betslip',
  method: 'POST',
  path: 'share-betslip/:key',
  auth: 'bearer',
  query: object({}),
  body: object({ slip: optional(slipBody) }),
  answer: shape({ sharedId: string() }),
});

/** A shared slip, to be opened as one's own; for visitors too. */
export const getSharedBetslip = serviceCall({
  area: 'betslip',
  method: 'GET',
  path: 'get-shared-betslip/:key',
  query: object({}),
  answer: shape({ sharedId: string(), ...openedSlip }),
});

const settings = { aa: boolean(), aoi: boolean() };

/** aa: every change of odds is accepted; aoi: those that rise (player-account §7). */
export const getBetslipSettings = serviceCall({
  area: 'players',
  method: 'GET',
  path: 'betslip-setting',
  auth: 'bearer',
  query: object({}),
  answer: shape(settings),
});

export const setBetslipSettings = serviceCall({
  area: 'players',
  method: 'POST',
  path: 'betslip-setting',
  auth: 'bearer',
  query: object({}),
  body: object(settings),
  answer: shape(settings),
});
