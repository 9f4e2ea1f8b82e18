/**
 * Runs the commands of docs/deploying.md as written there: files used by an open tab or the new build are never
 * deleted.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const paper = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8');
const commands = /## A new build, and the one before.*?```sh\n(.*?)```/s.exec(paper)?.[1] ?? '';
const DAY_S = 86_400;

let elsewhere: string;
let server: string;
beforeEach(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'tribun-server-'));
  // The server folder does not exist before the first build.
  server = join(elsewhere, 'srv', 'tribun');
});
afterEach(() => rmSync(elsewhere, { recursive: true, force: true }));

/** Copies a build with files of this age in days to the web server. */
function deploy(name: string, assets: readonly string[], days: number): void {
  bring(name, assets, days);
  const { status, stderr } = paste(name);
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

function bring(name: string, assets: readonly string[], days: number): void {
  rmSync(dist(), { recursive: true, force: true });
  mkdirSync(join(dist(), 'assets'), { recursive: true });
  for (const file of ['index.html', ...assets.map((asset) => `assets/${asset}`)]) {
    writeFileSync(join(dist(), file), name);
    age(join(dist(), file), days);
  }
}

const dist = (): string => join(elsewhere, 'dist');

/** Runs the commands in a shell that continues after an error, from another working directory. */
function paste(name: string, folder = server) {
  const script = commands
    .replaceAll('/srv/tribun', folder)
    .replaceAll('/tmp/dist', dist())
    .replace('$(date +%Y%m%d-%H%M%S)', name);
  return spawnSync('sh', ['-c', `${NOT_INTO_ROOT}\n${script}`], { cwd: elsewhere, encoding: 'utf8' });
}

/** Guards the machine that runs the test: a failed command could otherwise copy into its root folder. */
const NOT_INTO_ROOT =
  'cp() { for to; do :; done; if [ "$to" = / ]; then echo "into /" >&2; else command cp "$@"; fi; }';

const age = (path: string, days: number): void => {
  const then = Date.now() / 1_000 - days * DAY_S;
  utimesSync(path, then, then);
};
const served = (): string[] => readdirSync(join(server, 'current', 'assets')).sort();

/** Ages all deployed files, as if nothing had been deployed for that many days. */
function pass(days: number): void {
  for (const build of readdirSync(join(server, 'builds'))) {
    const assets = join(server, 'builds', build, 'assets');
    if (!existsSync(assets)) continue;
    for (const asset of readdirSync(assets)) age(join(assets, asset), days);
  }
}

test('the replaced build is kept for open tabs, however old its files are', () => {
  deploy('one', ['a-1.js', 'both-1.js'], 0);
  pass(30);
  deploy('two', ['a-2.js', 'both-1.js'], 0);
  expect(served()).toEqual(['a-1.js', 'a-2.js', 'both-1.js']);
  expect(readFileSync(join(server, 'current', 'index.html'), 'utf8')).toBe('two');
});

test('a new build with old files is kept complete', () => {
  deploy('one', ['a-1.js', 'both-1.js'], 30);
  expect(served()).toEqual(['a-1.js', 'both-1.js']);
  deploy('two', ['a-2.js', 'both-1.js'], 30);
  expect(served()).toEqual(['a-1.js', 'a-2.js', 'both-1.js']);
});

test('a build replaced more than a week ago is deleted', () => {
  deploy('one', ['a-1.js'], 0);
  deploy('two', ['a-2.js'], 0);
  pass(8);
  deploy('three', ['a-3.js'], 0);
  expect(served()).toEqual(['a-2.js', 'a-3.js']);
});

test('a current build that was placed by hand is kept complete', () => {
  deploy('one', ['a-1.js'], 30);
  rmSync(join(server, 'builds', 'one.assets'), { force: true });
  deploy('two', ['a-2.js'], 0);
  expect(served()).toEqual(['a-1.js', 'a-2.js']);
});

test('the first build creates the server folder and writes nothing elsewhere', () => {
  deploy('one', ['a-1.js'], 0);
  expect(served()).toEqual(['a-1.js']);
  expect(readdirSync(elsewhere).sort()).toEqual(['dist', 'srv']);
});

test('nothing is written when the server folder cannot be created', () => {
  writeFileSync(join(elsewhere, 'file'), '');
  bring('one', ['a-1.js'], 0);
  const { status, stderr } = paste('one', join(elsewhere, 'file', 'tribun'));
  expect(status).not.toBe(0);
  expect(stderr).toContain('mkdir');
  expect(stderr).not.toContain('into /');
  expect(readdirSync(elsewhere).sort()).toEqual(['dist', 'file']);
});

test('a build that cannot be copied is not served', () => {
  deploy('one', ['a-1.js'], 0);
  rmSync(dist(), { recursive: true });
  expect(paste('two').status).not.toBe(0);
  expect(readFileSync(join(server, 'current', 'index.html'), 'utf8')).toBe('one');
});
