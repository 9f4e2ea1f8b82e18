/** The number of test files that run at a time follows the cores of the machine. */
import { afterEach, expect, test } from 'vitest';
import { type TestProject, workersOf } from '../projects.ts';

const project = (changes: Partial<TestProject>): TestProject => ({
  name: 'any',
  folders: [],
  tier: 'quick',
  needs: 'node',
  ...changes,
});

afterEach(() => {
  delete process.env['TRIBUN_WORKERS'];
});

test.each([
  ['a project in Node runs a file on each of 16 cores', '16', {}, 16],
  ['a project in a document runs a file on each of 16 cores', '16', { needs: 'document' }, 16],
  ['a project in a browser runs at most eight files at a time', '16', { needs: 'browser' }, 8],
  ['a single core runs two files at a time, because a test mostly waits', '1', {}, 2],
  ['a project that measures runs one file at a time on any machine', '16', { alone: true }, 1],
] as const)('%s', (_, cores, changes, workers) => {
  process.env['TRIBUN_WORKERS'] = cores;
  expect(workersOf(project(changes))).toBe(workers);
});
