/**
 * `npm run herd -- --engines 200 --minutes 3`: so many engines without browsers against the stand-in in a process of
 * its own, or with `--url` against a product that runs; prints what they ask of services and hubs (docs/scale.md), and
 * writes it with `--json FILE`.
 */
import { writeFile } from 'node:fs/promises';
import { printError } from '../../server/process-lifecycle.ts';
import { startServerProcess } from '../bench/server-process.ts';
import { herdFigures, herdTables } from './herd-report.ts';
import { type HerdTarget, runHerd } from './herd.ts';
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
    server === undefined ? { origin: url ?? '', control: undefined } : { origin: server.url, control: server.control };
  const lengths = {
    startMs: START_MS,
    settleMs: SETTLE_MS,
    steadyMs: minutes * 60_000,
    disturbedMs: DISTURBED_MS,
  };
  const run = await runHerd(target, { kinds: kindsOf(engines, shares), lengths, only, timing }, (name) => {
    console.log(`${new Date().toTimeString().slice(0, 8)} ${name}`);
  });
  const figures = herdFigures(run);
  for (const browser of run.browsers) browser.stop();
  console.log(herdTables(figures));
  if (json !== undefined) await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`);
  await server?.stop();
  process.exit(0);
} catch (error) {
  printError(error);
  process.exit(1);
}
