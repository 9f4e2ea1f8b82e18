/** A kept slip as it is opened: with what has become of its selections. */
import type { WireSlipItem } from '../../src/contract/services/wire/slip-wire.ts';
import type { World } from '../world.ts';
import type { LegRecord } from './coupon-record.ts';
import type { SlipRecord, SavedSlip } from './saved-slip-store.ts';
import { selectionOf } from './selections.ts';

export interface WireSlip {
  e: WireSlipItem[];
  ss: number[];
  m: number;
  cc: number;
}

export function wireSlipOf({ items, systems, multiplier, coupons }: SlipRecord, world: World): WireSlip {
  return { e: items.map((leg) => openedItem(leg, world)), ss: [...systems], m: multiplier, cc: coupons };
}

export function wireSavedSlipOf(saved: SavedSlip, world: World): WireSlip & { bsid: string; name: string; sd: number } {
  const { id, name, savedAt } = saved;
  return { bsid: id, name, sd: Math.floor(savedAt / 1_000), ...wireSlipOf(saved, world) };
}

function openedItem(kept: LegRecord, world: World): WireSlipItem {
  const { state, leg } = selectionOf(world, kept);
  const now = leg ?? kept;
  return {
    eid: kept.eventId,
    mid: kept.marketId,
    ono: kept.outcomeNo,
    odd: now.odd / 100,
    sodd: kept.odd / 100,
    wodd: now.webOdd / 100,
    b: kept.banker,
    ou: state === 'open',
    sid: kept.sportId,
    en: kept.eventName,
    mn: kept.marketName,
    cn: kept.outcomeName,
    mbs: now.mbs,
    pt: now.phase,
    live: now.phase === 2,
    ed: now.startsAt,
  };
}
