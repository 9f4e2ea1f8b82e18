/** `npm run plays` for some three minutes: one tap, one coupon or none, whatever happens around it, and every tab tells which. */
import { expect, test } from 'vitest';
import { runPlays } from '../chaos/plays/run-plays.ts';

/** From here on the seeds have every kind of disturbance within the first eight. */
const SEED = 343;
const RUNS = 28;

test(`${RUNS} taps, each with faults of its own`, async () => {
  const lines: string[] = [];
  const report = await runPlays({ seed: SEED, runs: RUNS, log: (line) => lines.push(line) });
  expect(report.failures, lines.join('\n')).toEqual([]);
  expect(report.runs).toBe(RUNS);
  expect(report.coupons).toBeGreaterThan(0);
  expect(report.coupons).toBeLessThanOrEqual(report.orders);
}, 600_000);
