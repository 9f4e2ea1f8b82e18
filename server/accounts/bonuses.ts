/** Bonuses of the members, in memory. Amounts are kuruş, odds hundredths, times milliseconds. */
import { DAY_IN_MS } from '../turkish-time.ts';

export const ACTIVE_BONUS = 1;
const USED_BONUS = 2;
export const CANCELLED_BONUS = 3;
const EXPIRED_BONUS = 4;
export const PENDING_BONUS = 5;
export const bonusStatuses = [ACTIVE_BONUS, USED_BONUS, CANCELLED_BONUS, EXPIRED_BONUS, PENDING_BONUS] as const;

export interface BonusRecord {
  readonly id: number;
  readonly playerNo: number;
  readonly name: string;
  readonly description: string;
  readonly amount: number;
  remaining: number;
  status: (typeof bonusStatuses)[number];
  /** Turnover required to use the bonus (kuruş); 0 for none. */
  readonly required: number;
  /** Part of `required` that was staked before `countsFrom` (kuruş). */
  readonly doneBefore: number;
  /** Epoch milliseconds from which coupons count; null while the bonus waits for confirmation. */
  countsFrom: number | null;
  readonly minOdd: number;
  readonly beginsAt: number;
  readonly endsAt: number;
}

export type NewBonus = Partial<Omit<BonusRecord, 'id' | 'playerNo' | 'countsFrom'>>;

const FIRST_ID = 8_001;

export class Bonuses {
  readonly #now: () => number;
  #all: BonusRecord[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the member's bonuses, newest first, and marks those past their end as expired. */
  of(playerNo: number): BonusRecord[] {
    const now = this.#now();
    const mine = this.#all.filter((bonus) => bonus.playerNo === playerNo);
    for (const bonus of mine) {
      const open = bonus.status === ACTIVE_BONUS || bonus.status === PENDING_BONUS;
      if (open && bonus.endsAt <= now) bonus.status = EXPIRED_BONUS;
    }
    return mine.toReversed().toSorted((a, b) => b.beginsAt - a.beginsAt);
  }

  add(playerNo: number, told: NewBonus): BonusRecord {
    const now = this.#now();
    const { amount = 5_000, status = ACTIVE_BONUS, beginsAt = now } = told;
    const bonus: BonusRecord = {
      id: FIRST_ID + this.#all.length,
      playerNo,
      name: told.name ?? 'Hoş geldin bonusu',
      description: told.description ?? '',
      amount,
      status,
      remaining: told.remaining ?? amount,
      required: told.required ?? 0,
      doneBefore: told.doneBefore ?? 0,
      countsFrom: status === PENDING_BONUS ? null : now,
      minOdd: told.minOdd ?? 150,
      beginsAt,
      endsAt: told.endsAt ?? beginsAt + 14 * DAY_IN_MS,
    };
    this.#all.push(bonus);
    return bonus;
  }

  /** Adds one bonus of each status, for demo accounts. */
  invent(playerNo: number): void {
    const now = this.#now();
    const ago = (days: number) => ({ beginsAt: now - days * DAY_IN_MS });
    this.add(playerNo, { ...ago(380), name: 'Açılış bonusu', amount: 2_500, status: USED_BONUS, remaining: 0 });
    this.add(playerNo, { ...ago(60), name: 'Kasım sürprizi', amount: 1_000, status: CANCELLED_BONUS });
    this.add(playerNo, { ...ago(25), name: 'Derbi bonusu', amount: 3_000, status: EXPIRED_BONUS, required: 15_000 });
    this.add(playerNo, {
      ...ago(2),
      name: 'Yatırım bonusu',
      description: 'Son para yatırma işlemine özel.',
      amount: 10_000,
      required: 100_000,
      doneBefore: 35_000,
    });
    this.add(playerNo, {
      name: 'Hafta sonu bonusu',
      description: 'Hafta sonu maçlarında kullanabilirsin.',
      amount: 5_000,
      status: PENDING_BONUS,
      required: 25_000,
    });
  }

  reset(): void {
    this.#all = [];
  }
}
