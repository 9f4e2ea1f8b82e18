/** How a round stands at a time of the service's clock (rule pool-11). Times are epoch seconds. */
import type { PoolRound, PoolSign } from '../../model/pool.ts';
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS, shifted, two } from '../time.ts';

/** `soon`: not sold yet. `closed`: not sold any more. `none`: there is no round. */
export type RoundPhase = 'none' | 'soon' | 'open' | 'closed';

export function phaseOf({ events, opensAt, closesAt }: PoolRound, now: number): RoundPhase {
  if (events.length === 0) return 'none';
  if (opensAt !== null && now < opensAt) return 'soon';
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
}

/** When the next one is sold: rounds open on Sundays at ten. A round that is not sold yet says so itself. */
export function nextOpening({ opensAt, closesAt }: PoolRound, now: number): number {
  if (opensAt !== null && now < opensAt) return opensAt;
  const after = Math.max(now, closesAt ?? now);
  const date = shifted(after);
  const midnight = after - ((after + TURKIYE_OFFSET_SECONDS) % DAY_SECONDS);
  const sunday = midnight + ((7 - date.getUTCDay()) % 7) * DAY_SECONDS + OPENING_SECONDS;
  return sunday > after ? sunday : sunday + 7 * DAY_SECONDS;
}

const OPENING_SECONDS = 10 * 3_600;

/** "1", "0" or "2" as it is shown, and in words. */
export const signNames: Record<PoolSign, string> = {
  1: 'ev sahibi kazanır',
  0: 'beraberlik',
  2: 'deplasman kazanır',
};

/** What is left: "2 gün 03:12:45", within a day "03:12:45". */
export function countdownText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(left / DAY_SECONDS);
  const clock = [Math.floor((left % DAY_SECONDS) / 3_600), Math.floor((left % 3_600) / 60), left % 60];
  const text = clock.map(two).join(':');
  return days === 0 ? text : `${days} gün ${text}`;
}
