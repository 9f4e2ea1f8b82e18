/** Many evenings, one after another, each from the next seed; what is wrong with any of them is told. */
import type { DialectOptions } from '../../../server/http/dialect/differences.ts';
import { launchBrowser } from '../../support/launch.ts';
import { startServer } from '../../support/stand-in.ts';
import { type PlayPlan, planOf } from '../plays/plan.ts';
import type { Shown } from './shown.ts';
import { type WithdrawEnd, withdrawOnce } from './withdraw-once.ts';

export interface WithdrawalsOptions {
  seed: number;
  runs: number;
  distDir?: string;
  /** How the stand-in answers (stand-in-11). */
  dialect?: DialectOptions;
  log?: (line: string) => void;
}

export interface WithdrawalsReport {
  runs: number;
  withdrawals: number;
  requests: number;
  /** How often a tab ended so. */
  shown: Partial<Record<Shown, number>>;
  failures: { plan: PlayPlan; wrong: string[] }[];
}

/** After so long what the transactions do not show was not made. */
const SETTLE_MS = 2_000;

export async function runWithdrawals(options: WithdrawalsOptions): Promise<WithdrawalsReport> {
  const { seed, runs, distDir, dialect, log = () => undefined } = options;
  const server = await startServer({
    timing: { couponSettleMs: SETTLE_MS },
    ...(distDir === undefined ? {} : { distDir }),
    ...(dialect === undefined ? {} : { dialect }),
  });
  const browser = await launchBrowser();
  const report: WithdrawalsReport = { runs: 0, withdrawals: 0, requests: 0, shown: {}, failures: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      const plan = planOf(seed + run);
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop
      const end = await withdrawOnce(browser, server, plan).catch(brokenOff);
      note(report, plan, end);
      const took = Math.round(performance.now() - began);
      // The server's clock stands still, and a withdrawal is also known by its time.
      // oxlint-disable-next-line no-await-in-loop
      await server.pass(took);
      log(`${JSON.stringify(plan)} → ${end.withdrawals} withdrawals, ${end.shown.join(' ')}, ${took} ms`);
      if (end.wrong.length > 0) log(`   WRONG: ${end.wrong.join('; ')}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return report;
}

function note(report: WithdrawalsReport, plan: PlayPlan, end: WithdrawEnd): void {
  report.runs += 1;
  report.withdrawals += end.withdrawals;
  report.requests += end.requests;
  for (const each of end.shown) report.shown[each] = (report.shown[each] ?? 0) + 1;
  if (end.wrong.length > 0) report.failures.push({ plan, wrong: end.wrong });
}

function brokenOff(error: unknown): WithdrawEnd {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { withdrawals: 0, requests: 0, shown: [], wrong: [`the evening broke off: ${words}`] };
}
