/**
 * `npm run herd -- --engines 200 --minutes 3`: so many engines without browsers against the stand-in in a process of
 * its own, or with `--url` against a product that runs; prints what they ask of services and hubs (docs/scale.md), and
 * writes it with `--json FILE`.
 */
import { writeFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { printError } from '../../server/process-lifecycle.ts';
import { startServerProcess } from '../bench/server-process.ts';
import { herdFigures, herdTables } from './herd-report.ts';
import { type Control, type HerdTarget, runHerd } from './herd.ts';
import { readHerdOptions } from './options.ts';
import { kindsOf } from './pages.ts';

/** A hidden browser keeps its hubs for 30 s and its lists for a minute. */
const SETTLE_MS = 70_000;
const START_MS = 60_000;
const DISTURBED_MS = 60_000;

// On a termination signal the server ends with the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  const { engines, minutes, url, json, updates, events, only, shares, timing } = readHerdOptions(process.argv.slice(2));
  const server = url === undefined ? await startServerProcess(events) : undefined;
  await server?.control('POST', 'simulation', { running: updates > 0, updatesPerSecond: updates });
  const target: HerdTarget =
    server === undefined
      ? { origin: url ?? '', control: undefined }
      : { origin: server.url, control: controlOf(server.url) };
  const lengths = {
    startMs: START_MS,
    settleMs: SETTLE_MS,
    steadyMs: minutes * 60_000,
    disturbedMs: DISTURBED_MS,
  };
  const delay = monitorEventLoopDelay();
  delay.enable();
  const run = await runHerd(target, { kinds: kindsOf(engines, shares), lengths, only, timing }, (name) => {
    console.log(`${new Date().toTimeString().slice(0, 8)} ${name}`);
  });
  const figures = herdFigures(run);
  for (const browser of run.browsers) browser.stop();
  console.log(herdTables(figures));
  // A process that is late sends in one second what was due in several.
  console.log(`\nthis process was late by ${ms(delay.percentile(99))} ms (p99), ${ms(delay.max)} ms at most`);
  if (json !== undefined) await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`);
  await server?.stop();
  process.exit(0);
} catch (error) {
  printError(error);
  process.exit(1);
}

/** Each request has a connection of its own, because the server closes an idle one between two stretches. */
function controlOf(origin: string): Control {
  return async (method, path, body) => {
    const response = await fetch(`${origin}/__control/${path}`, {
      method,
      headers: { connection: 'close', 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

function ms(nanoseconds: number): string {
  return (nanoseconds / 1e6).toFixed(0);
}
