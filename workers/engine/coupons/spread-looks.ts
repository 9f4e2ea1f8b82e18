import type { Timing } from '../../../src/contract/environment.ts';

/**
 * Returns the delays of the checks after the end of an event, ms (coupon-24). Each is extended by a random time, because
 * everybody who has the match in a coupon hears of its end at the same moment. The extension is at most
 * `refetchSpreadMs`, and a check is never delayed beyond the delay of the next one.
 * @param random 0 to 1
 */
export function spreadLooks(
  { lookMs, refetchSpreadMs }: Pick<Timing, 'lookMs' | 'refetchSpreadMs'>,
  random: () => number,
): number[] {
  return lookMs.map((delay, index) => {
    const gap = Math.max(0, (lookMs[index + 1] ?? Infinity) - delay);
    return delay + random() * Math.min(refetchSpreadMs, gap);
  });
}
