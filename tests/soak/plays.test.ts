/** `npm run plays` for some three minutes: one tap, one coupon or none, whatever happens around it, and every tab tells which. */
import { expect, test } from 'vitest';
import { playOnce } from '../chaos/plays/play-once.ts';
import { RICH_SEED } from '../chaos/plays/plan.ts';
import { runTaps } from '../chaos/run-taps.ts';

const RUNS = 28;

test(`${RUNS} taps, each with faults of its own`, async () => {
  const lines: string[] = [];
  const report = await runTaps(playOnce, { seed: RICH_SEED, runs: RUNS, log: (line) => lines.push(line) });
  expect(report.failures, lines.join('\n')).toEqual([]);
  expect(report.runs).toBe(RUNS);
  expect(report.made).toBeGreaterThan(0);
  expect(report.made).toBeLessThanOrEqual(report.sent);
}, 600_000);
