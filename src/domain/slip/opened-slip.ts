/** A saved or shared slip as the betslip service tells it, in the product's own units (odds in hundredths). */
import { hundredths } from '../../lib/hundredths.ts';
import type { Infer } from 'superstruct';
import type { slipItem } from '../../contract/services/betslip.ts';
import type { SlipTerms } from '../../model/slip.ts';

type WireItem = Infer<typeof slipItem>;

export interface WireSlip {
  e: WireItem[];
  ss: number[];
  m: number;
  cc: number;
}

export interface OpenedItem {
  eventId: number;
  sportId: number;
  marketId: number;
  outcomeNumber: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  odd: number;
  /** The odd the slip was kept with. */
  keptOdd: number;
  /** Epoch seconds. */
  start: number;
  live: boolean;
  /** Can be played as it is. */
  open: boolean;
  banker: boolean;
}

export interface OpenedSlip {
  items: OpenedItem[];
  terms: SlipTerms;
}

export function openedSlip(wire: WireSlip): OpenedSlip {
  const systems = wire.ss.toSorted((one, other) => one - other);
  return { items: wire.e.map(openedItem), terms: { systems, multiplier: wire.m, couponCount: wire.cc } };
}

/** What a player is told after a slip was opened; '' when all of it came. */
export function openedText(added: number, wanted: number): string {
  if (added >= wanted) return '';
  if (added === 0) return 'Bu kuponun seçimleri artık oynanamıyor.';
  return `${wanted} seçimden ${added} tanesi kuponuna eklendi; diğerleri artık oynanamıyor.`;
}

function openedItem(item: WireItem): OpenedItem {
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
