/** `npm test`: types, lint, boundaries, unit, build, browser. Ends with one line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './support/find-browser.ts';

interface Step {
  name: string;
  command: string[];
  /** A vitest project: its own tests are counted. */
  counted?: boolean;
  environment?: Record<string, string>;
}

const bin = (name: string): string => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const realms = ['src/domain', 'src', 'workers', 'sw', 'server', 'tests'];
const only = process.argv.slice(2);

const steps: Step[] = [
  ...realms.map((realm) => ({ name: `types ${realm}`, command: [bin('tsc'), '-p', realm] })),
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'unit', command: [bin('vitest'), 'run', '--project', 'unit', ...only], counted: true },
  { name: 'build', command: [bin('vite'), 'build', '--logLevel', 'warn'] },
  { name: 'browser', command: [bin('vitest'), 'run', '--project', 'browser', ...only], counted: true },
  // What must hold wherever the engine runs, in the two hosts this browser would not choose.
  ...(only.length > 0 ? [] : ['leader', 'solo'].map(inHost)),
];

function inHost(host: string): Step {
  const suites = ['tests/faults/', 'tests/browser/live-changes.test.ts'];
  return {
    name: `browser (${host})`,
    command: [bin('vitest'), 'run', '--project', 'browser', ...suites],
    counted: true,
    environment: { TRIBUN_ENGINE: host },
  };
}

let passed = 0;
let failed = 0;
const failures: string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'tribun-reports-'));
// Found, or installed, before anything runs: a machine without a browser says so at once.
process.env['TRIBUN_BROWSER'] = findBrowser();

for (const step of steps) {
  process.stdout.write(`\n— ${step.name}\n`);
  const report = join(reports, `${step.name}.json`);
  const [program = '', ...rest] = step.command;
  const extra = step.counted ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const { status } = spawnSync(program, [...rest, ...extra], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...step.environment },
  });
  const counts = step.counted ? readCounts(report) : undefined;
  if (counts === undefined) {
    if (status === 0) passed += 1;
    else fail(step.name);
  } else {
    passed += counts.passed;
    for (const test of counts.failed) fail(`${step.name}: ${test}`);
    // A run that broke outside of any test has failed all the same.
    if (counts.failed.length === 0 && status !== 0) fail(`${step.name}, outside of any test`);
  }
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((line) => `  ${line}\n`).join('')}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function fail(what: string): void {
  failed += 1;
  failures.push(what);
}

interface Report {
  numPassedTests?: number;
  testResults?: { assertionResults: { status: string; fullName: string }[] }[];
}

function readCounts(report: string): { passed: number; failed: string[] } | undefined {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const results = (testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
    const failedOnes = results.filter(({ status }) => status === 'failed');
    return { passed: numPassedTests ?? 0, failed: failedOnes.map(({ fullName }) => fullName) };
  } catch (error) {
    process.stdout.write(`no report: ${String(error)}\n`);
    return undefined;
  }
}
