/** `npm run withdrawals` for a few minutes: one tap makes one withdrawal or none, and every tab shows the result. */
import { expect, test } from 'vitest';
import { withdrawOnce } from '../chaos/withdrawals/withdraw-once.ts';
import { RICH_SEED } from '../chaos/plays/plan.ts';
import { runTaps } from '../chaos/run-taps.ts';

const RUNS = 20;

test(`each of ${RUNS} taps under faults makes one withdrawal or none`, async () => {
  const lines: string[] = [];
  const report = await runTaps(withdrawOnce, { seed: RICH_SEED, runs: RUNS, log: (line) => lines.push(line) });
  expect(report.failures, lines.join('\n')).toEqual([]);
  expect(report.runs).toBe(RUNS);
  expect(report.made).toBeGreaterThan(0);
  expect(report.made).toBeLessThanOrEqual(report.sent);
}, 600_000);
