import type { WireScore } from '../../../src/contract/hub/wire.ts';

/** When a score is made, ms: later than the one before of its match, however many a moment has. */
export const scoreMoment = ({ t = 0 }: WireScore, now: number): number => Math.max(now, t + 1);
