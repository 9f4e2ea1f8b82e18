/**
 * `npm run mutation`: changes one operator, condition, boolean or call at a time in the rules of money, slip, merge and
 * offline storage, and runs the unit tests that import the file. A mutant that no test notices is listed as survived.
 * Options are in docs/testing.md.
 */
import { spawn } from 'node:child_process';
import { type Dirent, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../support/breakage.ts';
import { root } from '../support/source-files.ts';
import { mutantsOfAreas } from './areas.ts';
import { equivalenceOf } from './equivalents.ts';
import { type Site, lineOf, withMutant } from './mutants.ts';

/** Slow tests of other subjects that start a whole engine: each imports every file of the areas and proves none of them. */
const otherSubjects = [
  'tests/house/**',
  'tests/fuzz/engine-*',
  'tests/unit/{app,bench,deploy,features,parts,platform,routes,server,ui}/**',
  'tests/unit/workers/{live,tabs,topics,session,calls}/**',
  'tests/unit/workers/*.test.ts',
];

/** A mutant may make a loop endless; related tests take seconds. */
const MOST_MS = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    thorough: { type: 'boolean', default: false },
  },
});

/** Words name files by a part of the path, or one line of a file: `slip-store.ts:135`. */
const isNamed = (site: Site): boolean =>
  positionals.length === 0 || positionals.some((word) => `${site.file}:${lineOf(site)}:`.includes(endOfWord(word)));
const endOfWord = (word: string): string => (/:\d+$/.test(word) ? `${word}:` : word);

const all = mutantsOfAreas(values.only?.split(',')).filter(isNamed);
const drawn = values.sample === undefined ? all : draw(all, Number(values.sample), Number(values.seed));
const wanted = drawn.filter((site) => equivalenceOf(site) === undefined);
const queue = [...wanted];
const counts = { failed: 0, hung: 0, survived: 0 };
const begun = performance.now();

print(`${drawn.length} of ${all.length} mutants, ${drawn.length - wanted.length} of them explained`);
await Promise.all(Array.from({ length: Math.min(queue.length, Number(values.workers)) }, runQueue));
const minutes = Math.round((performance.now() - begun) / 60_000);
print(`${counts.failed} failed a test, ${counts.hung} did not end, ${counts.survived} survived (${minutes} minutes)`);

/** Runs mutants one by one in a copy of the project. Each survivor is printed at once, so that a cancelled run is useful. */
async function runQueue(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'tribun-mutation-'));
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter(isNeeded)) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { file, source, mutant } = next;
    writeFileSync(join(copy, file), withMutant(source, mutant));
    // Mutants of one copy run in sequence.
    // oxlint-disable-next-line no-await-in-loop
    const end = await runTests(copy, file);
    writeFileSync(join(copy, file), source);
    counts[end] += 1;
    if (end !== 'failed') print(`${wanted.length - queue.length}: ${end} ${describeMutant(next)}`);
  }
  rmSync(copy, { recursive: true, force: true });
}

/** True for folders of sources and the files beside them; builds, packages and hidden folders are left out. */
function isNeeded(entry: Dirent): boolean {
  return entry.isFile()
    ? /\.(ts|json|html)$/.test(entry.name)
    : /^(src|workers|sw|server|deploy|tests|public|docs)$/.test(entry.name);
}

/** Runs the unit tests that import the file until the first one fails. */
function runTests(copy: string, file: string): Promise<keyof typeof counts> {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const excluded = values.thorough ? [] : otherSubjects.flatMap((glob) => ['--exclude', glob]);
  const options = ['--run', '--project', 'unit', '--bail', '1', '--passWithNoTests', '--maxWorkers', '1', ...excluded];
  const child = spawn(process.execPath, [vitest, 'related', file, ...options], { cwd: copy, stdio: 'ignore' });
  let isHung = false;
  const timer = setTimeout(() => {
    isHung = true;
    child.kill('SIGKILL');
  }, MOST_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      if (isHung) resolve('hung');
      else resolve(status === 0 ? 'survived' : 'failed');
    });
  });
}

function describeMutant(site: Site): string {
  const { file, source, mutant } = site;
  const { start, end, replacement } = mutant;
  return `${file}:${lineOf(site)} ${source.slice(start, end).replace(/\s+/g, ' ').slice(0, 60)} → ${replacement}`;
}

function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomOf(seed);
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
