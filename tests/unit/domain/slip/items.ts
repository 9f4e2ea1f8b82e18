/** Slips for the tests of their rules. */
import { defaultAppConfig } from '../../../../src/domain/default-app-config.ts';
import { type Slip, type SlipItem, type SlipLimits, emptySlip } from '../../../../src/domain/slip/slip-state.ts';

export const limits: SlipLimits = defaultAppConfig.coupon;

export function item(eventId: number, changes: Partial<SlipItem> = {}): SlipItem {
  return {
    eventId,
    eventVersion: 1,
    sportId: 1,
    marketId: 10 * eventId,
    marketVersion: 1,
    outcomeNumber: 1,
    eventName: `Ev ${eventId} - Dep ${eventId}`,
    marketName: 'Maç Sonucu',
    outcomeName: '1',
    start: 1_800_000_000,
    live: false,
    clock: '',
    score: '',
    odd: 200,
    webOdd: 190,
    agreedOdd: changes.odd ?? 200,
    minBets: 1,
    status: 'open',
    banker: false,
    ...changes,
  };
}

/** So many items with the same properties, numbered from 1. */
export function items(count: number, changes: Partial<SlipItem> = {}): SlipItem[] {
  return Array.from({ length: count }, (_, index) => item(index + 1, changes));
}

export function slip(changes: Partial<Slip> = {}): Slip {
  return { ...emptySlip(limits), ...changes };
}
