/** Saved slips and shared slips; a shared one may come from a coupon, a saved slip or the current slip. */
import type { SlipBody } from '../../src/contract/services/wire/slip-wire.ts';
import { Random } from '../simulation/random.ts';
import type { World } from '../world.ts';
import type { LegRecord } from './coupon-record.ts';
import { couponLimits } from './limits.ts';
import { toHundredths } from './money.ts';
import { couponFailure } from './coupon-failures.ts';
import { selectionOf } from './selections.ts';

export interface SlipRecord {
  /** Selections at the time the slip was stored. */
  items: readonly LegRecord[];
  systems: readonly number[];
  multiplier: number;
  coupons: number;
}

export interface SavedSlip extends SlipRecord {
  id: string;
  name: string;
  savedAt: number;
  sharedId: string | null;
}

const FIRST_SAVED_ID = 550_000_001;
const KEY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'.split('');

export class SavedSlipStore {
  readonly #seed: number;
  #saved = new Map<number, SavedSlip[]>();
  #shared = new Map<string, SlipRecord>();
  #nextId = FIRST_SAVED_ID;
  #random: Random;

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = new Random(seed);
  }

  save(playerNo: number, name: string, slip: SlipRecord, savedAt: number): SavedSlip {
    this.#nextId += 1;
    const saved = { ...slip, id: String(this.#nextId), name, savedAt, sharedId: null };
    this.#saved.set(playerNo, [saved, ...this.of(playerNo)]);
    return saved;
  }

  /** Returns the saved slips of a player, newest first. */
  of(playerNo: number): readonly SavedSlip[] {
    return this.#saved.get(playerNo) ?? [];
  }

  find(playerNo: number, id: string): SavedSlip | undefined {
    return this.of(playerNo).find((saved) => saved.id === id);
  }

  remove(playerNo: number, id: string): void {
    this.#saved.set(
      playerNo,
      this.of(playerNo).filter((saved) => saved.id !== id),
    );
  }

  /** Stores a slip for sharing and returns the key that opens it. */
  share(slip: SlipRecord): string {
    const key = Array.from({ length: 10 }, () => this.#random.pick(KEY_LETTERS)).join('');
    this.#shared.set(key, slip);
    return key;
  }

  shared(key: string): SlipRecord | undefined {
    return this.#shared.get(key);
  }

  reset(): void {
    this.#saved.clear();
    this.#shared.clear();
    this.#nextId = FIRST_SAVED_ID;
    this.#random = new Random(this.#seed);
  }
}

/**
 * Checks a slip before it is stored. Suspended markets and any price are allowed, but every selection must be in the
 * program.
 */
export function createSlipRecord({ e, ss, m, cc }: SlipBody, world: World): SlipRecord {
  if (e.length === 0 || new Set(e.map(({ eid }) => eid)).size < e.length) throw couponFailure('invalidSlip');
  if (e.length > couponLimits.maxEventCount) throw couponFailure('tooManyEvents');
  const items = e.map(({ eid, mid, ono, odd, b }): LegRecord => {
    const { leg } = selectionOf(world, { eventId: eid, marketId: mid, outcomeNo: ono });
    if (leg === undefined) throw couponFailure('unknownSelection');
    const seen = toHundredths(odd);
    if (seen === undefined || seen < 100) throw couponFailure('invalidSlip');
    return { ...leg, odd: seen, banker: b };
  });
  return { items, systems: ss, multiplier: m, coupons: cc };
}
