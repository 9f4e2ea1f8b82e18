import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { needsBuild, needsCompression } from '../../../server/build-app.ts';
import { readFlags } from '../../../server/command-line.ts';

it('the default flags are port 5080, about 1,200 events and 40 updates per second', () => {
  expect(readFlags([])).toMatchObject({ port: 5080, events: 1200, updatesPerSecond: 40 });
});

it('every flag is parsed', () => {
  const args = '--port 0 --host 0.0.0.0 --events 10 --seed 3 --updates 0 --bulletin a.json --dialect second'.split(' ');
  expect(readFlags(args)).toEqual({
    port: 0,
    host: '0.0.0.0',
    events: 10,
    seed: 3,
    updatesPerSecond: 0,
    bulletin: 'a.json',
    dialect: 'second',
  });
});

it.each([
  [['--port', 'abc']],
  [['--port', '70000']],
  [['--events', '-1']],
  [['--colour', 'red']],
  [['--dialect', 'third']],
  [['extra']],
])('the flags %j are refused', (args) => {
  expect(() => readFlags(args)).toThrow();
});

it('a build is needed when there is none or a source is newer', async () => {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (path: string, second: number): Promise<void> => {
    await writeFile(join(root, path), '');
    await utimes(join(root, path), second, second);
  };
  await mkdir(join(root, 'src/app'), { recursive: true });
  await mkdir(join(root, 'dist'));
  await write('src/app/main.tsx', 1_000);
  await utimes(join(root, 'src/app'), 1_000, 1_000);
  await utimes(join(root, 'src'), 1_000, 1_000);
  expect(await needsBuild(root)).toBe(true);
  await write('dist/index.html', 2_000);
  expect(await needsBuild(root)).toBe(false);
  expect(await needsCompression(root)).toBe(true);
  await write('dist/index.html.gz', 2_000);
  expect(await needsCompression(root)).toBe(false);
  await write('src/app/main.tsx', 3_000);
  expect(await needsBuild(root)).toBe(true);
});
