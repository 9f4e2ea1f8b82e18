/**
 * `npm run chaos -- --seed S --minutes M [--engine shared|leader|solo]`: a seeded chaos run in a real browser.
 * `--no-reconcile` turns the engine's reconciliation off, `--falls` does that and lets version counters fall,
 * `--dialect second` makes the stand-in respond in the second dialect (stand-in-11), `--verbose` logs every step.
 * `--tabs N` opens so many at once and kills all but one.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../server/build-app.ts';
import { parseDialect } from '../../server/http/dialect/dialect-differences.ts';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { runCrowd } from './crowd.ts';
import { type ChaosReport, runChaos } from './run-chaos.ts';

/** Number of steps that are printed for a failing run. */
const LAST_STEPS = 25;
const MOST_SHOWN = 20;
const hosts: readonly EngineHostKind[] = ['shared', 'leader', 'solo'];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'shared' },
    dist: { type: 'string' },
    dialect: { type: 'string' },
    tabs: { type: 'string' },
    falls: { type: 'boolean', default: false },
    'no-reconcile': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const host = hosts.find((name) => name === values.engine);
if (host === undefined) throw new Error(`--engine must be one of ${hosts.join(', ')}.`);
if (values.dist === undefined) await buildIfNeeded(fileURLToPath(new URL('../..', import.meta.url)));

const lines: string[] = [];
const options = {
  seed: Number(values.seed),
  host,
  falls: values.falls,
  // Reconciliation every 1.5 s would make lists deliver fallen versions, and use up the retry budget that a repair
  // needs.
  reconciles: !values['no-reconcile'] && !values.falls,
  ...(values.dist === undefined ? {} : { distDir: values.dist }),
  ...(values.dialect === undefined ? {} : { dialect: parseDialect(values.dialect) }),
  log: (line: string) => {
    lines.push(line);
    if (values.verbose) console.log(line);
  },
};
if (values.tabs === undefined) await chaos();
else await crowd(Number(values.tabs));

async function chaos(): Promise<void> {
  const report = await runChaos({ ...options, forMs: Number(values.minutes) * 60_000 });
  if (report.failure !== undefined && !values.verbose) console.log(lines.slice(-LAST_STEPS).join('\n'));
  console.log(summary(report));
  process.exitCode = report.failure === undefined ? 0 : 1;
}

async function crowd(count: number): Promise<void> {
  const { crowded, left, openedMs, goneMs, point, differences } = await runCrowd(count, options);
  console.log(
    [
      `${count} tabs open after ${seconds(openedMs)} (engine ${values.engine}): ${crowded.watches} watches, ${crowded.events} events, ${crowded.connects} connections made`,
      `${count - 1} killed at once, known after ${seconds(goneMs)}: ${left.tabs} tab, ${left.watches} watches, ${left.connects} connections made`,
      `${point.compared} odds and scores compared, right after ${Math.round(point.rightMs)} ms`,
      differences.length === 0 ? '0 divergences' : `divergences:\n  ${differences.join('\n  ')}`,
    ].join('\n'),
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function summary({ seed, host, steps, faults, quietPoints, compared, slowestMs, failure }: ChaosReport): string {
  const injected = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(faults).map(([kind, count]) => `${kind} ${count}`);
  return [
    `seed ${seed}, engine ${host}: ${steps} steps, ${injected} faults (${kinds.join(', ')})`,
    `${quietPoints} quiet points, ${compared} odds and scores compared, right after ${Math.round(slowestMs)} ms at most`,
    failure === undefined
      ? '0 divergences'
      : `divergence at step ${failure.step}:\n  ${failure.differences.slice(0, MOST_SHOWN).join('\n  ')}` +
        (failure.differences.length > MOST_SHOWN ? `\n  and ${failure.differences.length - MOST_SHOWN} more` : ''),
  ].join('\n');
}
