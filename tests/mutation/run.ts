/**
 * `npm run mutation`: changes one operator, condition, boolean or call at a time in the rules of money, slip, merge and
 * offline storage, and runs the unit tests that import the file. A mutant that no test notices is listed as survived.
 * `--only money` one area, `--sample 40` so many mutants drawn by `--seed`, other words name files.
 */
import { spawn } from 'node:child_process';
import {
  type Dirent,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../support/breakage.ts';
import { root, sourceFiles } from '../support/source-files.ts';
import { type Mutant, mutantsOf, withMutant } from './mutants.ts';

/** Files of each area by the beginning of their path. */
const areas: Readonly<Record<string, readonly string[]>> = {
  money: ['workers/engine/money/'],
  slip: ['workers/engine/slip/', 'src/domain/slip/'],
  merge: ['src/domain/program/merge', 'src/domain/program/version-'],
  storage: ['src/storage/member/'],
};

/** A mutant may make a loop endless; related tests take seconds. */
const MOST_MS = 180_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const files = Object.entries(areas)
  .filter(([area]) => values.only === undefined || values.only === area)
  .flatMap(([, beginnings]) => sourceFiles.filter((file) => beginnings.some((beginning) => file.startsWith(beginning))))
  .filter((file) => positionals.length === 0 || positionals.some((word) => file.includes(word)));
const all = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, source).map((mutant) => ({ file, source, mutant }));
});
const wanted = values.sample === undefined ? all : drawn(all, Number(values.sample), Number(values.seed));
const queue = [...wanted];
const survivors: string[] = [];

process.stdout.write(`${wanted.length} of ${all.length} mutants in ${files.length} files\n`);
await Promise.all(Array.from({ length: Math.min(queue.length, availableParallelism()) }, runQueue));
process.stdout.write(`\n${wanted.length - survivors.length} noticed, ${survivors.length} survived\n`);
for (const survivor of survivors.toSorted()) process.stdout.write(`  ${survivor}\n`);

/** Runs mutants one by one in a copy of the project. */
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
    const isNoticed = await failsTests(copy, file);
    writeFileSync(join(copy, file), source);
    if (!isNoticed) survivors.push(describeMutant(file, source, mutant));
    process.stdout.write(isNoticed ? '.' : 'S');
  }
  rmSync(copy, { recursive: true, force: true });
}

/** True for folders of sources and the files beside them; builds, packages and hidden folders are left out. */
function isNeeded(entry: Dirent): boolean {
  return entry.isFile()
    ? /\.(ts|json|html)$/.test(entry.name)
    : /^(src|workers|sw|server|deploy|tests|public|docs)$/.test(entry.name);
}

/** Resolves to true when a related unit test fails, or does not end. */
function failsTests(copy: string, file: string): Promise<boolean> {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'related', file, '--run', '--project', 'unit', '--bail', '1'], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, TRIBUN_WORKERS: '1' },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve(status !== 0);
    });
  });
}

function describeMutant(file: string, source: string, { start, end, replacement }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  return `${file}:${line} ${source.slice(start, end).replace(/\s+/g, ' ').slice(0, 60)} → ${replacement}`;
}

function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomOf(seed);
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
