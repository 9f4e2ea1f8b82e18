/** A chaos run: steps of the plan carried out one after another, quiet points judged, the first wrong one ends it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { launchBrowser } from '../support/launch.ts';
import type { DialectOptions } from '../../server/http/dialect/dialect-differences.ts';
import type { ServerOptions, TestServer } from '../support/controlled-server.ts';
import { everyAddress } from '../support/every-address.ts';
import { startServer } from '../support/stand-in.ts';
import { type Scene, carryOut } from './carry-out.ts';
import { type PlannedStep, plan } from './plan.ts';
import { type Patience, type QuietPoint, quietPoint } from './quiet-point.ts';
import type { StepKind } from './steps.ts';
import { Tabs } from './tabs.ts';
import { listenToWorkers } from './worker-errors.ts';

export interface ChaosOptions {
  seed: number;
  host: EngineHostKind;
  /** The run ends at the first quiet point after so many milliseconds, or after so many quiet points. */
  forMs: number;
  quietPoints?: number;
  patience?: Patience;
  distDir?: string;
  /** The stand-in's response dialect (stand-in-11). */
  dialect?: DialectOptions;
  /** Counters of versions fall now and then (rule updates-22). */
  falls?: boolean;
  /** False when the engine reconciles once a minute, as it ships, and no message is lost silently. */
  reconciles?: boolean;
  /** Starts the server the tabs use; the stand-in by default. */
  serve?: (options: ServerOptions) => Promise<TestServer>;
  /** Called with each log line. */
  log?: (line: string) => void;
}

export interface ChaosReport {
  seed: number;
  host: EngineHostKind;
  steps: number;
  /** Number of carried-out faults by kind. */
  faults: Partial<Record<StepKind, number>>;
  quietPoints: number;
  compared: number;
  /** Longest time in milliseconds from the connection until everything was right. */
  slowestMs: number;
  /** The step at which it went wrong, and what differed. */
  failure: { step: number; differences: string[] } | undefined;
}

const RECONCILE_MS = 1_500;
const EVENTS = 300;
export const patient: Patience = { connectMs: 45_000, agreeMs: 15_000 };
/**
 * Fault rates for runs with reconciliation off: no message may be lost silently, many arrive out of order, and few
 * other faults cause a reload of data.
 */
const ownMeans = { silence: 0, reorder: 5, duplicate: 2, accept: 0.3, drop: 0.4, outage: 0.4, killEngine: 0.4 };
/** Steps of the program itself or of a player are no faults. */
const harmless = new Set<StepKind>([
  'open',
  'signIn',
  'signOut',
  'go',
  'scroll',
  'select',
  'pace',
  'act',
  'quiet',
  'show',
  'thaw',
  'accept',
]);

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const browser = await launchBrowser();
  try {
    return await runIn(browser, options);
  } finally {
    await browser.close();
  }
}

async function runIn(browser: Browser, options: ChaosOptions): Promise<ChaosReport> {
  const {
    seed,
    host,
    forMs,
    reconciles = true,
    falls = false,
    quietPoints = Number.POSITIVE_INFINITY,
    patience = patient,
    log = () => undefined,
    serve = startServer,
  } = options;
  const server = await serve({
    events: EVENTS,
    ...(reconciles ? { timing: { reconcileMs: RECONCILE_MS } } : {}),
    ...(options.distDir === undefined ? {} : { distDir: options.distDir }),
    ...(options.dialect === undefined ? {} : { dialect: options.dialect }),
  });
  const tabs = await Tabs.create(browser, server.url, host);
  await listenToWorkers(browser, (text) => tabs.errors.push(text));
  const scene: Scene = { browser, server, tabs, host, every: await everyAddress(server) };
  const report: ChaosReport = {
    seed,
    host,
    steps: 0,
    faults: {},
    quietPoints: 0,
    compared: 0,
    slowestMs: 0,
    failure: undefined,
  };
  const began = performance.now();
  try {
    for (const planned of plan(seed, host, { ...(reconciles ? {} : ownMeans), ...(falls ? {} : { fall: 0 }) })) {
      report.steps = planned.number;
      log(lineOf(planned));
      const differences = await play(planned, scene, patience, report, log);
      if (differences.length > 0) {
        report.failure = { step: planned.number, differences };
        return report;
      }
      if (planned.step.kind !== 'quiet') continue;
      if (report.quietPoints >= quietPoints || performance.now() - began > forMs) return report;
    }
  } finally {
    await tabs.end();
    await server.close();
  }
  return report;
}

async function play(
  { step, thenMs }: PlannedStep,
  scene: Scene,
  patience: Patience,
  report: ChaosReport,
  log: (line: string) => void,
): Promise<string[]> {
  const { server, tabs, host } = scene;
  if (step.kind === 'quiet') {
    const point = await quietPoint(server, tabs, host, patience);
    note(point, report);
    log(
      `   compared ${point.compared}, connected after ${point.connectedMs.toFixed(0)} ms, ` +
        `right ${point.rightMs.toFixed(0)} ms later, ${point.differences.length} differences`,
    );
    return [...point.differences, ...errorsOf(tabs)];
  }
  try {
    const done = await carryOut(step, scene);
    if (done && !harmless.has(step.kind)) report.faults[step.kind] = (report.faults[step.kind] ?? 0) + 1;
    if (!done) log('   nothing to do it to');
  } catch (error) {
    return [`the step could not be done: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
  await wait(thenMs);
  return errorsOf(tabs);
}

function note(point: QuietPoint, report: ChaosReport): void {
  report.quietPoints += 1;
  report.compared += point.compared;
  report.slowestMs = Math.max(report.slowestMs, point.rightMs);
}

function errorsOf(tabs: Tabs): string[] {
  return tabs.errors.splice(0).map((error) => `uncaught error: ${error}`);
}

function lineOf({ number, step, thenMs }: PlannedStep): string {
  const { kind, ...details } = step;
  return `${number} ${kind} ${JSON.stringify(details)}${thenMs === 0 ? '' : `, then ${thenMs} ms`}`;
}
