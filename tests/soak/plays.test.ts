/**
 * `npm run plays` for about three minutes: one tap plays one coupon or none, whatever fails around it, and every tab
 * shows the result.
 */
import { expect, test } from 'vitest';
import { playOnce } from '../chaos/plays/play-once.ts';
import { RICH_SEED } from '../chaos/plays/plan.ts';
import { runTaps } from '../chaos/run-taps.ts';

const RUNS = 28;

test(`each of ${RUNS} taps under faults plays one coupon or none`, async () => {
  const lines: string[] = [];
  const report = await runTaps(playOnce, { seed: RICH_SEED, runs: RUNS, log: (line) => lines.push(line) });
  expect(report.failures, lines.join('\n')).toEqual([]);
  expect(report.runs).toBe(RUNS);
  expect(report.made).toBeGreaterThan(0);
  expect(report.made).toBeLessThanOrEqual(report.sent);
}, 600_000);
