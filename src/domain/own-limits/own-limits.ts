/**
 * Limits a member set on this device (rules balance-3 to balance-9): a weekly amount and a pause, as pure changes of the
 * stored record. Every function takes the moment; which clock gives it is the engine's matter.
 */
import { isPlainObject, isWholeNumber } from '../../lib/guards.ts';
import type { FailureKind } from '../../model/failure.ts';
import { type OwnLimitsChange, type OwnLimitsState, pauseDays } from '../../model/own-limits.ts';
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS } from '../time.ts';

/** An order in the sum of a week. */
export interface Stake {
  /** Id of the tap, by which an order is counted once. */
  intent: string;
  /** Name of the use that sent it: a coupon or the pool. */
  use: string;
  /** Kuruş. */
  amount: number;
  /** True until the order is known to be made. It counts meanwhile. */
  open?: true;
}

/** The stored record of one member on this device. Moments are epoch milliseconds. */
export interface OwnLimits {
  hashedPlayer: string;
  /** Number of writes: of two stored records, the one with more is newer. */
  revision: number;
  /** The amount of a week, kuruş; null without one. */
  weekly: number | null;
  /** The amount that holds from `at`: a higher one, or none. */
  next: { weekly: number | null; at: number } | null;
  pausedUntil: number | null;
  /** Beginning of the week to which the stakes belong. */
  week: number;
  stakes: readonly Stake[];
  /** The moment of the last write. */
  seenAt: number;
}

const DAY_MS = DAY_SECONDS * 1_000;
/** Wait before a higher amount, or none, holds. */
export const RAISE_WAIT_MS = DAY_MS;
const OFFSET_MS = TURKIYE_OFFSET_SECONDS * 1_000;
/** The first of January 1970 was a Thursday, the fourth day of its week. */
const EPOCH_WEEKDAY = 3;

/** The Monday, 00:00 in Türkiye, at which the week of this moment begins. */
export function weekStart(at: number): number {
  const day = Math.floor((at + OFFSET_MS) / DAY_MS);
  const weekday = (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
  return (day - weekday) * DAY_MS - OFFSET_MS;
}

/** The record of a member who has set nothing. */
export const noOwnLimits = (hashedPlayer: string, at: number): OwnLimits => ({
  hashedPlayer,
  revision: 0,
  weekly: null,
  next: null,
  pausedUntil: null,
  week: weekStart(at),
  stakes: [],
  seenAt: at,
});

/** The record at a moment: what waited may hold, a pause may be over, and a new week begins without stakes. */
export function advance(own: OwnLimits, at: number): OwnLimits {
  const { next, pausedUntil } = own;
  const isDue = next !== null && at >= next.at;
  const week = weekStart(at);
  return {
    ...own,
    ...(isDue && { weekly: next.weekly, next: null }),
    ...(pausedUntil !== null && at >= pausedUntil && { pausedUntil: null }),
    // An earlier moment never brings a week back.
    ...(week > own.week && { week, stakes: [] }),
  };
}

/** True when the record has no limit and no pause, so that it need not be stored. */
export const isWithoutLimits = ({ weekly, next, pausedUntil }: OwnLimits): boolean =>
  weekly === null && next === null && pausedUntil === null;

/** Kuruş staked in the record's week, orders with an unknown outcome included. */
export const spentOf = ({ stakes }: OwnLimits): number => stakes.reduce((sum, { amount }) => sum + amount, 0);

/** Applies a change of the member to the record of this moment. A lower amount holds at once (rule balance-5). */
export function changeLimits(before: OwnLimits, change: OwnLimitsChange, at: number): OwnLimits {
  const own = advance(before, at);
  switch (change.type) {
    case 'keep':
      return { ...own, next: null };
    case 'pause': {
      const until = at + change.days * DAY_MS;
      return { ...own, pausedUntil: Math.max(own.pausedUntil ?? 0, until) };
    }
    case 'weekly': {
      const { amount } = change;
      const isHigher = own.weekly !== null && (amount === null || amount > own.weekly);
      return isHigher
        ? { ...own, next: { weekly: amount, at: at + RAISE_WAIT_MS } }
        : { ...own, weekly: amount, next: null };
    }
  }
}

/**
 * The reason why the record of this moment refuses an order or a deposit; undefined when it may go on.
 * @param amount kuruş of the member's balance; 0 for a deposit, and for a coupon paid with the bonus
 */
export function limitRefusal(
  own: OwnLimits,
  amount: number,
): Extract<FailureKind, 'paused' | 'overWeekly'> | undefined {
  if (own.pausedUntil !== null) return 'paused';
  return own.weekly !== null && amount > 0 && spentOf(own) + amount > own.weekly ? 'overWeekly' : undefined;
}

/**
 * Closes open stakes of earlier orders of a use, before its next one. Such a stake counts only if the last stored intent is
 * its own and may have been made; otherwise its engine ended before it was sent, or it was refused.
 */
export function closeStakes(
  own: OwnLimits,
  use: string,
  last: { intent: string; end?: unknown } | undefined,
): OwnLimits {
  const stakes = own.stakes.flatMap((stake) => {
    if (stake.open !== true || stake.use !== use) return [stake];
    return stake.intent === last?.intent && last.end !== null ? [closed(stake)] : [];
  });
  return { ...own, stakes };
}

/** Counts an order that is about to be sent; the same order is counted once. */
export function addStake(own: OwnLimits, stake: Stake): OwnLimits {
  return { ...own, stakes: [...own.stakes.filter(({ intent }) => intent !== stake.intent), stake] };
}

/** Records the outcome of an order: one that was not made does not count. */
export function settleStake(own: OwnLimits, intent: string, isMade: boolean): OwnLimits {
  const stakes = own.stakes.flatMap((stake) => (stake.intent !== intent ? [stake] : isMade ? [closed(stake)] : []));
  return { ...own, stakes };
}

const closed = ({ intent, use, amount }: Stake): Stake => ({ intent, use, amount });

/** The record of this moment, as it is shown. */
export function limitsState(own: OwnLimits): OwnLimitsState {
  const { weekly, next, pausedUntil, week } = own;
  return {
    weekly,
    spent: spentOf(own),
    weekEndsAt: week / 1_000 + 7 * DAY_SECONDS,
    next: next === null ? null : { weekly: next.weekly, at: Math.ceil(next.at / 1_000) },
    pausedUntil: pausedUntil === null ? null : Math.ceil(pausedUntil / 1_000),
  };
}

/** True when a change that a tab requested can be applied; a tab may be of another build. */
export function isLimitsChange(change: OwnLimitsChange): boolean {
  if (change.type === 'weekly') return change.amount === null || (isWholeNumber(change.amount) && change.amount >= 0);
  return change.type === 'keep' || pauseDays.includes(change.days);
}

/** True when a stored value is a record. */
export function isOwnLimits(value: unknown): value is OwnLimits {
  if (!isPlainObject(value)) return false;
  const { hashedPlayer, revision, weekly, next, pausedUntil, week, stakes, seenAt } = value;
  return (
    typeof hashedPlayer === 'string' &&
    [revision, week, seenAt].every(isWholeNumber) &&
    isAmount(weekly) &&
    (next === null || (isPlainObject(next) && isAmount(next['weekly']) && isWholeNumber(next['at']))) &&
    isAmount(pausedUntil) &&
    Array.isArray(stakes) &&
    stakes.every(isStake)
  );
}

const isAmount = (value: unknown): boolean => value === null || isWholeNumber(value);

const isStake = (value: unknown): boolean =>
  isPlainObject(value) &&
  typeof value['intent'] === 'string' &&
  typeof value['use'] === 'string' &&
  isWholeNumber(value['amount']);
