/** A short run of `npm run chaos` with fixed seeds: what disturbs tabs, engine, hubs and answers leaves nothing wrong. */
import { expect, test } from 'vitest';
import { runChaos } from '../chaos/run-chaos.ts';

/** Seeds whose first rounds have most kinds of faults in the least time. */
for (const [host, seed] of [
  ['shared', 2893],
  ['leader', 22],
] as const) {
  test(`after each disturbance every tab shows what is true, and nothing leaks (${host})`, async () => {
    const lines: string[] = [];
    const report = await runChaos({ seed, host, quietPoints: 3, forMs: 60_000, log: (line) => lines.push(line) });
    expect(report.failure, lines.join('\n')).toBeUndefined();
    expect(report.quietPoints).toBe(3);
    expect(report.compared).toBeGreaterThan(50);
    expect(Object.keys(report.faults).length).toBeGreaterThan(5);
  });
}
