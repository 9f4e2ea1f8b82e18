/** `npm run chaos` with fixed seeds: disturbances of tabs, engine, hubs and responses leave no incorrect state. */
import { expect, test } from 'vitest';
import { runChaos } from '../chaos/run-chaos.ts';

const MINUTES_EACH = 1.5;

/** Seeds whose first rounds have most kinds of faults. */
for (const [host, seed] of [
  ['shared', 1291],
  ['leader', 2160],
] as const) {
  test(
    `after each disturbance every tab shows the server’s data, and nothing leaks (${host})`,
    async () => {
      const lines: string[] = [];
      const report = await runChaos({ seed, host, forMs: MINUTES_EACH * 60_000, log: (line) => lines.push(line) });
      expect(report.failure, lines.join('\n')).toBeUndefined();
      expect(report.quietPoints).toBeGreaterThanOrEqual(3);
      expect(report.compared).toBeGreaterThan(50);
      expect(Object.keys(report.faults).length).toBeGreaterThan(5);
    },
    MINUTES_EACH * 60_000 * 4,
  );
}
