/** Measures the longest task of a page during an action: the time a tap would have had to wait. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { median } from '../bench/statistics.ts';

export interface Traced<T> {
  result: T;
  /** Milliseconds of processor time of the page's own thread: other programs do not count. */
  longestMs: number;
  /** A longer task makes a tap wait: 50 ms, and more on a slower machine. */
  boundMs: number;
}

/** A longer task is a long task by the standard. */
const LONG_MS = 50;

/**
 * Processor time of `fixedWork` on the machine where our tasks keep below 50 ms. The same code takes up to half as much
 * again on another machine, or while another program shares a core's caches; the bound grows with it, and never shrinks.
 */
const USUAL_WORK_MS = 45;

export async function traceTasks<T>(browser: Browser, page: Page, work: () => Promise<T>): Promise<Traced<T>> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  let trace: Buffer;
  let result: T;
  try {
    result = await work();
  } finally {
    // The browser is shared: a trace left running would keep the next test, and a retry of this one, from starting.
    trace = await browser.stopTracing();
  }
  const longestMs = longestTask(trace);
  return { result, longestMs, boundMs: LONG_MS * Math.max(1, fixedWorkMs() / USUAL_WORK_MS) };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own processor time. */
  tdur?: number;
  args: { name?: string };
}

function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && pages.has(thread(event)));
  expect(tasks.length, 'tasks of the page').toBeGreaterThan(100);
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1_000), 0);
}

function fixedWorkMs(): number {
  return median(
    Array.from({ length: 7 }, () => {
      const before = process.cpuUsage();
      fixedWork();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );
}

function fixedWork(): void {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({
    id: Math.imul(id, 2_654_435_761) >>> 0,
    name: `row ${id}`,
  }));
  for (let times = 0; times < 3; times += 1) {
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
    copy.sort((one, other) => one.id - other.id || one.name.localeCompare(other.name));
  }
}
