/** The slip as the device keeps it: enough to show it before, and without, any answer. */
import { isFields, isWhole } from '../../../src/lib/guards.ts';
import type { SelectionRequest } from '../../../src/contract/port/engine.ts';
import type { Slip } from '../../../src/domain/slip/slip.ts';

export interface KeptItem extends SelectionRequest {
  eventName: string;
  marketKey: string;
  line: string;
  outcomeName: string;
  /** hundredths: the odd the player chose or last agreed to */
  agreedOdd: number;
  webOdd: number;
  minBets: number;
  /** epoch seconds */
  start: number;
  banker: boolean;
}

/** `ofMember`: it goes with the session (rule slip-20). */
export type KeptSlip = Slip<KeptItem> & { ofMember?: boolean };

/** What an older build or another hand wrote is refused whole: a half-known slip is worse than none. */
export function isKeptSlip(value: unknown): value is KeptSlip {
  if (!isFields(value)) return false;
  const { items, systems, multiplier, couponCount } = value;
  return (
    Array.isArray(items) &&
    items.every(isKeptItem) &&
    Array.isArray(systems) &&
    systems.every(isWhole) &&
    isWhole(multiplier) &&
    isWhole(couponCount)
  );
}

/** Whether two are the same to the player: choices, terms and agreed odds. */
export function isSameSlip(one: KeptSlip, other: KeptSlip): boolean {
  const text = ({ items, systems, multiplier, couponCount }: KeptSlip): string =>
    JSON.stringify([items, systems, multiplier, couponCount]);
  return text(one) === text(other);
}

const numbers = ['eventId', 'sportId', 'marketId', 'outcomeNumber', 'agreedOdd', 'webOdd', 'minBets', 'start'];
const texts = ['eventName', 'marketKey', 'line', 'outcomeName'];

function isKeptItem(value: unknown): boolean {
  return (
    isFields(value) &&
    numbers.every((name) => isWhole(value[name])) &&
    texts.every((name) => typeof value[name] === 'string') &&
    typeof value['banker'] === 'boolean'
  );
}
