/**
 * `npm test` and `npm run test:all`: types, lint, format, tests. Ends with one line `N passed, N failed`.
 * `--all` every project, `--rest` what `npm test` leaves of that, `--shard=i/n` a part, `--changed` what changes touch;
 * `--minutes=n` begins no project of browsers after that, and names those it leaves out; other words name test files.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Step, planOf } from './plan.ts';
import type { TestOutcome } from './reporter.ts';
import { findBrowser } from './support/find-browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    shard: { type: 'string' },
    minutes: { type: 'string' },
  },
});

let passed = 0;
const failures: string[] = [];
const retried: string[] = [];
const skipped: string[] = [];
const brokenProcess: TestOutcome = {
  name: 'outside of any test',
  state: 'failed',
  retries: 0,
  reasons: [],
  seconds: 0,
  outside: true,
};
const outcomes = mkdtempSync(join(tmpdir(), 'tribun-outcomes-'));
// Found, or installed, before anything runs: a machine without a browser says so at once.
process.env['TRIBUN_BROWSER'] = findBrowser();

const stages = planOf({
  tier: values.rest ? 'rest' : values.all ? 'all' : 'quick',
  changed: values.changed,
  only: positionals,
  ...(values.shard === undefined ? {} : { shard: values.shard }),
});
const began = performance.now();
const endMs = values.minutes === undefined ? Infinity : Number(values.minutes) * 60_000;
for (const lanes of stages) {
  if (performance.now() - began > endMs) {
    skipped.push(...lanes.flat().map(({ name }) => `${name}: no time is left for it`));
    continue;
  }
  // Beside each other they are heard one by one: what a step says comes when it ends.
  const quiet = lanes.length > 1;
  // oxlint-disable-next-line no-await-in-loop
  await Promise.all(lanes.map((steps) => runLane(steps, quiet)));
}
rmSync(outcomes, { recursive: true, force: true });

list('Failed', failures);
list('Tried again', retried);
list('Skipped', skipped);
say(`\n${passed} passed, ${failures.length} failed in ${minutes(performance.now() - began)}`);
process.exit(failures.length === 0 ? 0 : 1);

async function runLane(steps: Step[], quiet: boolean): Promise<void> {
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop
    await runStep(step, quiet);
  }
}

async function runStep(step: Step, quiet: boolean): Promise<void> {
  const from = performance.now();
  if (!quiet) say(`\n— ${step.name}`);
  let { status, tests } = await runOnce(step, quiet);
  // A build server retries a step that failed outside of any test once, as it does a test; the report lists the retry.
  const failed = tests.filter(hasFailed);
  if (failed.length > 0 && failed.every(({ outside }) => outside) && process.env['CI'] !== undefined) {
    retried.push(...failed.map((test) => withReasons(step, test)));
    ({ status, tests } = await runOnce(step, quiet));
  }
  say(`  ${step.name}: ${minutes(performance.now() - from)}`);
  if (step.counted === undefined) {
    if (status === 0) passed += 1;
    else failures.push(step.name);
  } else count(step, tests);
}

async function runOnce(step: Step, quiet: boolean): Promise<{ status: number | null; tests: TestOutcome[] }> {
  const file = join(outcomes, step.name.replaceAll('/', '-'));
  rmSync(file, { force: true });
  const { status, said } = await execute(step, file, quiet);
  if (quiet) say(`\n— ${step.name}\n${said.trim()}`);
  const tests = readOutcomes(file);
  // A run whose process broke has failed all the same.
  if (step.counted === true && status !== 0 && !tests.some(hasFailed)) tests.push(brokenProcess);
  return { status, tests };
}

function count(step: Step, tests: readonly TestOutcome[]): void {
  passed += tests.filter(({ state }) => state === 'passed').length;
  failures.push(...tests.filter(hasFailed).map((test) => withReasons(step, test)));
  retried.push(
    ...tests.filter(({ state, retries }) => state === 'passed' && retries > 0).map((test) => withReasons(step, test)),
  );
  const left = tests.filter(({ state }) => state === 'skipped');
  // A project whose programs this machine does not have has said so in its own words.
  if (left.length > 1 && left.length === tests.length) skipped.push(`${step.name}: all ${left.length} tests`);
  else skipped.push(...left.map(({ name }) => `${step.name}: ${name}`));
}

function hasFailed({ state }: TestOutcome): boolean {
  return state === 'failed';
}

function withReasons(step: Step, { name, reasons }: TestOutcome): string {
  return [`${step.name}: ${name}`, ...reasons].join('\n    ');
}

function execute(step: Step, file: string, quiet: boolean): Promise<{ status: number | null; said: string }> {
  const [program = '', ...rest] = step.command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...step.environment, TRIBUN_OUTCOMES: file },
    });
    let said = '';
    child.stdout?.on('data', (part) => (said += String(part)));
    child.stderr?.on('data', (part) => (said += String(part)));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, said }));
  });
}

function readOutcomes(file: string): TestOutcome[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim();
  return lines === '' ? [] : lines.split('\n').map((line) => JSON.parse(line) as TestOutcome);
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) say(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
