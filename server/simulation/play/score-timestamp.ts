import type { WireScore } from '../../../src/contract/hub/wire.ts';

/** Returns the timestamp of a score in milliseconds; always later than the previous one of the same match. */
export const scoreTimestamp = ({ t = 0 }: WireScore, now: number): number => Math.max(now, t + 1);
