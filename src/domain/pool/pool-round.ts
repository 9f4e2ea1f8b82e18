/** Sales phase of a round by the service's clock (rule pool-11). Times are epoch seconds. */
import type { PoolRound, PoolSign } from '../../model/pool.ts';
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS, toTurkiyeDate, twoDigits } from '../time.ts';

/** `soon`: sales have not started. `closed`: sales have ended. `none`: there is no round. */
export type RoundPhase = 'none' | 'soon' | 'open' | 'closed';

export function roundPhase({ events, opensAt, closesAt }: PoolRound, now: number): RoundPhase {
  if (events.length === 0) return 'none';
  if (opensAt !== null && now < opensAt) return 'soon';
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
}

/**
 * Start of the next sales, epoch seconds: the round's own opening if it is in the future, otherwise the next Sunday at
 * ten.
 */
export function nextOpening({ opensAt, closesAt }: PoolRound, now: number): number {
  if (opensAt !== null && now < opensAt) return opensAt;
  const after = Math.max(now, closesAt ?? now);
  const date = toTurkiyeDate(after);
  const midnight = after - ((after + TURKIYE_OFFSET_SECONDS) % DAY_SECONDS);
  const sunday = midnight + ((7 - date.getUTCDay()) % 7) * DAY_SECONDS + OPENING_SECONDS;
  return sunday > after ? sunday : sunday + 7 * DAY_SECONDS;
}

const OPENING_SECONDS = 10 * 3_600;

/** Names of the signs "1", "0" and "2" in words. */
export const signNames: Record<PoolSign, string> = {
  1: 'ev sahibi kazanır',
  0: 'beraberlik',
  2: 'deplasman kazanır',
};

/** Remaining time: "2 gün 03:12:45", within a day "03:12:45". */
export function roundCountdownText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(left / DAY_SECONDS);
  const clock = [Math.floor((left % DAY_SECONDS) / 3_600), Math.floor((left % 3_600) / 60), left % 60];
  const text = clock.map(twoDigits).join(':');
  return days === 0 ? text : `${days} gün ${text}`;
}
