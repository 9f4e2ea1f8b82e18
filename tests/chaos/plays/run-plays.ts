/** Many evenings, one after another, each from the next seed; what is wrong with any of them is told. */
import type { DialectOptions } from '../../../server/http/dialect/differences.ts';
import { launchBrowser } from '../../support/launch.ts';
import { startServer } from '../../support/stand-in.ts';
import { type PlayPlan, planOf } from './plan.ts';
import { type PlayEnd, playOnce } from './play-once.ts';
import type { Shown } from './shown.ts';

export interface PlaysOptions {
  seed: number;
  runs: number;
  distDir?: string;
  /** How the stand-in answers (stand-in-11). */
  dialect?: DialectOptions;
  log?: (line: string) => void;
}

export interface PlaysReport {
  runs: number;
  coupons: number;
  orders: number;
  /** How often a tab ended so. */
  shown: Partial<Record<Shown, number>>;
  failures: { plan: PlayPlan; wrong: string[] }[];
}

/** After so long a coupon that the history does not show was not made. */
const SETTLE_MS = 2_000;

export async function runPlays(options: PlaysOptions): Promise<PlaysReport> {
  const { seed, runs, distDir, dialect, log = () => undefined } = options;
  const server = await startServer({
    timing: { couponSettleMs: SETTLE_MS },
    ...(distDir === undefined ? {} : { distDir }),
    ...(dialect === undefined ? {} : { dialect }),
  });
  const browser = await launchBrowser();
  const report: PlaysReport = { runs: 0, coupons: 0, orders: 0, shown: {}, failures: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      const plan = planOf(seed + run);
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop
      const end = await playOnce(browser, server, plan).catch(brokenOff);
      note(report, plan, end);
      log(`${JSON.stringify(plan)} → ${end.coupons} coupons, ${end.shown.join(' ')}${timeSince(began)}`);
      if (end.wrong.length > 0) log(`   WRONG: ${end.wrong.join('; ')}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return report;
}

function note(report: PlaysReport, plan: PlayPlan, { coupons, orders, shown, wrong }: PlayEnd): void {
  report.runs += 1;
  report.coupons += coupons;
  report.orders += orders;
  for (const each of shown) report.shown[each] = (report.shown[each] ?? 0) + 1;
  if (wrong.length > 0) report.failures.push({ plan, wrong });
}

function brokenOff(error: unknown): PlayEnd {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { coupons: 0, orders: 0, shown: [], wrong: [`the evening broke off: ${words}`] };
}

const timeSince = (began: number): string => `, ${Math.round(performance.now() - began)} ms`;
