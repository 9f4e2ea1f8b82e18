/** Slips of the betslip service: wire shapes and decoders. Odds become hundredths, systems are sorted. */
import { type Infer, array, boolean, number, object, type as shape } from 'superstruct';
import { nameWithComma } from '../../../lib/decimal-comma.ts';
import { decodeOdd } from '../../hub/read-values.ts';
import { type PickNameContext, pickName } from './pick-name.ts';
import { booleanOrFalse, listOf, numeric, numericOr, oneOf, text, textOr, optionalField } from '../fields.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';
import { decodeRows, rows } from '../response-rows.ts';
import { NOT_OFFERED } from '../../../model/event.ts';
import type { OpenedItem, OpenedSlip, SavedSlip } from '../../../model/slip.ts';

const choice = { eid: number(), mid: number(), ono: number(), odd: number(), b: boolean() };

/** A slip as it is sent: selections with their odds, systems, multiplier (misli) and number of coupons. */
export const slipBody = object({
  e: array(object(choice)),
  /** Chosen systems: "3" means three of all; empty for a single coupon. */
  ss: array(number()),
  m: number(),
  cc: number(),
});
export type SlipBody = Infer<typeof slipBody>;

/** A selection of a reopened slip: as it was stored, and its current state. */
const slipItem = shape({
  eid: numeric(),
  mid: numeric(),
  ono: numeric(),
  b: booleanOrFalse(),
  /**
   * Current odd; `sodd` is the odd the slip was stored with. Both are equal for a selection that is no longer offered.
   */
  odd: optionalField(numeric()),
  sodd: optionalField(numeric()),
  wodd: numericOr(1),
  /** true: can be played now; false: suspended, closed or no longer in the program. */
  ou: booleanOrFalse(),
  sid: numeric(),
  /** Event, market and outcome name. */
  en: textOr(''),
  mn: textOr(''),
  cn: textOr(''),
  mbs: numericOr(1),
  /** 1 pre-match, 2 live, 3 long-term. */
  pt: oneOf([1, 2, 3], null),
  live: booleanOrFalse(),
  ed: numericOr(0),
});

export const openedSlipFields = { e: rows(slipItem), ss: listOf(numeric()), m: numericOr(1), cc: numericOr(1) };
export const savedSlip = shape({ bsid: text(), name: textOr(''), sd: numericOr(0), ...openedSlipFields });
export type WireSlipItem = Infer<typeof slipItem>;
type WireSavedSlip = Infer<typeof savedSlip>;

export function decodeSlip(
  { e, ss, m, cc }: Pick<WireSavedSlip, 'e' | 'ss' | 'm' | 'cc'>,
  context: PickNameContext,
): OpenedSlip {
  const systems = ss.toSorted((one, other) => one - other);
  const items = decodeRows(decodeItem)(e, context).filter(isFirstOfOutcome);
  return { items, terms: { systems, multiplier: m, couponCount: cc } };
}

export function decodeSavedSlip(wire: WireSavedSlip, context: PickNameContext): SavedSlip {
  return { id: wire.bsid, name: wire.name, savedAt: toEpochSeconds(wire.sd) ?? 0, ...decodeSlip(wire, context) };
}

/** Returns true for the first item of an outcome: a slip contains each outcome once. */
function isFirstOfOutcome(
  { eventId, marketId, outcomeNumber }: OpenedItem,
  place: number,
  items: OpenedItem[],
): boolean {
  const isSame = (item: OpenedItem): boolean =>
    item.eventId === eventId && item.marketId === marketId && item.outcomeNumber === outcomeNumber;
  return items.findIndex(isSame) === place;
}

/**
 * Decodes an item. A missing or invalid odd (0 for a selection that is no longer offered) takes the value of the other
 * odd, so that no change is shown.
 */
function decodeItem(item: WireSlipItem, context: PickNameContext): OpenedItem {
  const odd = decodeOdd(item.odd);
  const keptOdd = decodeOdd(item.sodd);
  return {
    eventId: item.eid,
    sportId: item.sid,
    marketId: item.mid,
    outcomeNumber: item.ono,
    eventName: item.en,
    marketName: nameWithComma(item.mn),
    outcomeName: pickName(item.cn, context),
    odd: odd ?? keptOdd ?? NOT_OFFERED,
    originalOdd: keptOdd ?? odd ?? NOT_OFFERED,
    start: toEpochSeconds(item.ed) ?? 0,
    live: item.live,
    open: item.ou,
    banker: item.b,
  };
}
