/** Result of playing, and deposits and withdrawals, step by step (rule transaction-10). Money in kuruş. */
import { DEPOSIT, PLAY, POOL_REFUND, PRIZE, WITHDRAWAL } from '../../domain/transaction/known-types.ts';
import { DAY_SECONDS, dayKey } from '../../domain/time.ts';
import type { Transaction } from '../../model/payment.ts';

/** All amounts are positive, except `played` where refunds exceed the stakes of a step. */
export interface GameSums {
  won: number;
  /** Stakes less refunds of cancelled pool coupons. */
  played: number;
  deposited: number;
  /** Completed withdrawals. */
  withdrawn: number;
}

export interface GameStep extends GameSums {
  /** Day key "2026-11-22", or "2026-11" for a month. */
  key: string;
}

export interface GameResult {
  by: 'day' | 'month';
  /** Oldest first, without gaps. */
  steps: GameStep[];
  sum: GameSums;
}

/** Periods offered for the summary; `all` begins with the oldest transaction. */
export type GamePeriod = 'days' | 'months' | 'all';

export const GAME_DAYS = 30;
export const GAME_MONTHS = 12;
/** Older transactions than this many months get no steps between them: no account is that old. */
const MOST_MONTHS = 300;

/** Won less played. */
export function resultOf({ won, played }: GameSums): number {
  return won - played;
}

/**
 * Sums the balance's transactions of the period; those outside of it, of the bonus, and of other types do not count.
 * @param now epoch seconds
 */
export function gameResult(
  rows: readonly Pick<Transaction, 'at' | 'type' | 'amount' | 'pocket'>[],
  period: GamePeriod,
  now: number,
): GameResult {
  const by = period === 'days' ? 'day' : 'month';
  const counted = rows.filter(({ pocket, type }) => pocket === 'balance' && type in fieldOf);
  const keyOf = (at: number): string => (by === 'day' ? dayKey(at) : dayKey(at).slice(0, 7));
  const keys =
    period === 'days'
      ? Array.from({ length: GAME_DAYS }, (_, back) => dayKey(now - (GAME_DAYS - 1 - back) * DAY_SECONDS))
      : monthsUpTo(now, period === 'months' ? GAME_MONTHS : monthsSince(counted, now));
  const steps = new Map(keys.map((key): [string, GameStep] => [key, { key, ...nothing }]));
  const sum = { ...nothing };
  for (const row of counted) {
    const step = steps.get(keyOf(row.at));
    if (step !== undefined) {
      add(step, row);
      add(sum, row);
    }
  }
  return { by, steps: [...steps.values()], sum };
}

const nothing: GameSums = { won: 0, played: 0, deposited: 0, withdrawn: 0 };

/** The sum that a type belongs to. The sign of the amount is not reliable (rule transaction-1). */
const fieldOf: Partial<Record<number, { field: keyof GameSums; sign: 1 | -1 }>> = {
  [PRIZE]: { field: 'won', sign: 1 },
  [PLAY]: { field: 'played', sign: 1 },
  [POOL_REFUND]: { field: 'played', sign: -1 },
  [DEPOSIT]: { field: 'deposited', sign: 1 },
  [WITHDRAWAL]: { field: 'withdrawn', sign: 1 },
};

function add(sums: GameSums, { type, amount }: Pick<Transaction, 'type' | 'amount'>): void {
  const part = fieldOf[type];
  if (part !== undefined) sums[part.field] += part.sign * Math.abs(amount);
}

const monthNumber = (at: number): number => {
  const [year = 0, month = 1] = dayKey(at).split('-').map(Number);
  return year * 12 + month - 1;
};

function monthsUpTo(now: number, count: number): string[] {
  const last = monthNumber(now);
  return Array.from({ length: count }, (_, place) => {
    const month = last - count + 1 + place;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Number of months from the oldest transaction to now, both included; at least a year. */
function monthsSince(rows: readonly Pick<Transaction, 'at'>[], now: number): number {
  const oldest = rows.reduce((first, { at }) => Math.min(first, at), now);
  return Math.min(MOST_MONTHS, Math.max(GAME_MONTHS, monthNumber(now) - monthNumber(oldest) + 1));
}
