/**
 * Runs many taps that move money, one after another, each from the next seed, and reports everything that went wrong.
 */
import type { Browser } from 'playwright';
import type { DialectOptions } from '../../server/http/dialect/dialect-differences.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { launchBrowser } from '../support/launch.ts';
import { startServer } from '../support/stand-in.ts';
import { type PlayPlan, planOf } from './plays/plan.ts';

export interface TapsOptions {
  seed: number;
  runs: number;
  distDir?: string;
  /** The stand-in's response dialect (stand-in-11). */
  dialect?: DialectOptions;
  log?: (line: string) => void;
}

export interface TapEnd {
  /** Number of coupons or requests the server created. */
  made: number;
  /** Requests that reached the server. */
  sent: number;
  /** Final state shown in each tab. */
  shown: string[];
  /** Everything wrong with that result; empty when all is well. */
  wrong: string[];
}

export interface TapsReport {
  runs: number;
  made: number;
  sent: number;
  /** Number of tabs by final state. */
  shown: Record<string, number>;
  failures: { plan: PlayPlan; wrong: string[] }[];
}

export type TapOnce = (browser: Browser, server: TestServer, plan: PlayPlan) => Promise<TapEnd>;

/** Time after which a coupon missing from the service's list counts as not made. */
const SETTLE_MS = 2_000;

export async function runTaps(tapOnce: TapOnce, options: TapsOptions): Promise<TapsReport> {
  const { seed, runs, distDir, dialect, log = () => undefined } = options;
  const server = await startServer({
    timing: { couponSettleMs: SETTLE_MS },
    ...(distDir === undefined ? {} : { distDir }),
    ...(dialect === undefined ? {} : { dialect }),
  });
  const browser = await launchBrowser();
  const report: TapsReport = { runs: 0, made: 0, sent: 0, shown: {}, failures: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      const plan = planOf(seed + run);
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop
      const end = await tapOnce(browser, server, plan).catch(brokenOff);
      if (plan.refuses === 'both' && end.sent > 0) end.wrong.push(`${end.sent} sent that no place had stored`);
      note(report, plan, end);
      const took = Math.round(performance.now() - began);
      log(`${JSON.stringify(plan)} → ${end.made} made, ${end.shown.join(' ')}, ${took} ms`);
      if (end.wrong.length > 0) log(`   WRONG: ${end.wrong.join('; ')}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return report;
}

function note(report: TapsReport, plan: PlayPlan, { made, sent, shown, wrong }: TapEnd): void {
  report.runs += 1;
  report.made += made;
  report.sent += sent;
  for (const each of shown) report.shown[each] = (report.shown[each] ?? 0) + 1;
  if (wrong.length > 0) report.failures.push({ plan, wrong });
}

function brokenOff(error: unknown): TapEnd {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { made: 0, sent: 0, shown: [], wrong: [`the evening broke off: ${words}`] };
}
