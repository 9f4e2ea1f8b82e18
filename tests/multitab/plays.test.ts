/** A short run of `npm run plays`: one tap, one coupon or none, whatever happens around it, and every tab tells which. */
import { expect, test } from 'vitest';
import { runPlays } from '../chaos/plays/run-plays.ts';

/** Seeds that between them have every kind of disturbance. */
const SEED = 343;
const RUNS = 8;

test(`${RUNS} taps, each with faults of its own`, async () => {
  const lines: string[] = [];
  const report = await runPlays({ seed: SEED, runs: RUNS, log: (line) => lines.push(line) });
  expect(report.failures, lines.join('\n')).toEqual([]);
  expect(report.runs).toBe(RUNS);
  expect(report.coupons).toBeGreaterThan(0);
  expect(report.coupons).toBeLessThanOrEqual(report.orders);
}, 300_000);
