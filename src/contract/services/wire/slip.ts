/** Slips of the betslip service: their shape, and from its short names to a slip. Odds become hundredths, systems stand in order. */
import { type Infer, array, boolean, enums, number, object, string, type as shape } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { OpenedItem, OpenedSlip, SavedSlip } from '../../../model/slip.ts';

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
const slipItem = shape({
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

export const openedSlip = { e: array(slipItem), ss: array(number()), m: number(), cc: number() };
export const savedSlip = shape({ bsid: string(), name: string(), sd: number(), ...openedSlip });
export type WireSlipItem = Infer<typeof slipItem>;
export type WireSavedSlip = Infer<typeof savedSlip>;

export function decodeSlip({ e, ss, m, cc }: Pick<WireSavedSlip, 'e' | 'ss' | 'm' | 'cc'>): OpenedSlip {
  const systems = ss.toSorted((one, other) => one - other);
  return { items: e.map(decodeItem), terms: { systems, multiplier: m, couponCount: cc } };
}

export function decodeSavedSlip(wire: WireSavedSlip): SavedSlip {
  return { id: wire.bsid, name: wire.name, savedAt: wire.sd, ...decodeSlip(wire) };
}

function decodeItem(item: WireSlipItem): OpenedItem {
  return {
    eventId: item.eid,
    sportId: item.sid,
    marketId: item.mid,
    outcomeNumber: item.ono,
    eventName: item.en,
    marketName: item.mn,
    outcomeName: item.cn,
    odd: hundredths(item.odd),
    keptOdd: hundredths(item.sodd),
    start: item.ed,
    live: item.live,
    open: item.ou,
    banker: item.b,
  };
}
