/** Many taps that move money, one after another, each from the next seed; what is wrong with any of them is told. */
import type { Browser } from 'playwright';
import type { DialectOptions } from '../../server/http/dialect/differences.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { launchBrowser } from '../support/launch.ts';
import { startServer } from '../support/stand-in.ts';
import { type PlayPlan, planOf } from './plays/plan.ts';

export interface TapsOptions {
  seed: number;
  runs: number;
  distDir?: string;
  /** How the stand-in answers (stand-in-11). */
  dialect?: DialectOptions;
  log?: (line: string) => void;
}

export interface TapEnd {
  /** What the server made of it. */
  made: number;
  /** Requests that reached it. */
  sent: number;
  /** How each tab ended. */
  shown: string[];
  /** What is wrong with that; none when all is well. */
  wrong: string[];
}

export interface TapsReport {
  runs: number;
  made: number;
  sent: number;
  /** How often a tab ended so. */
  shown: Record<string, number>;
  failures: { plan: PlayPlan; wrong: string[] }[];
}

export type TapOnce = (browser: Browser, server: TestServer, plan: PlayPlan) => Promise<TapEnd>;

/** After so long what the list of the service does not show was not made. */
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
