/** Every test runs in exactly one project, and every project in `npm run test:all`. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planOf } from '../plan.ts';
import { hostSuites, projects } from '../projects.ts';

const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/${path.replaceAll('\\', '/')}`);

const projectsRun = (tier: 'quick' | 'all' | 'rest'): string[] =>
  planOf({ tier, only: [] })
    .flat(2)
    .flatMap(({ command }) => command.filter((_, index) => command[index - 1] === '--project'));

test('there are tests', () => {
  expect(files.length).toBeGreaterThan(150);
});

test('a file is in one project', () => {
  const folders = projects.flatMap((project) => project.folders);
  expect(new Set(folders).size).toBe(folders.length);
  expect(files.filter((file) => folders.filter((folder) => file.startsWith(`tests/${folder}/`)).length !== 1)).toEqual(
    [],
  );
});

describe('a project', () => {
  test.each(projects.map(({ name }) => name))('%s is part of test:all', (name) => {
    expect(projectsRun('all')).toContain(name);
  });

  test('is in npm test, or in what it leaves', () => {
    const quick = new Set(projectsRun('quick'));
    expect(projects.filter(({ name, tier }) => quick.has(name) !== (tier === 'quick'))).toEqual([]);
    const both = new Set([...quick, ...projectsRun('rest')]);
    expect([...both].toSorted()).toEqual(projects.map(({ name }) => name).toSorted());
  });
});

test('the suites of the other hosts are there', () => {
  expect(hostSuites.filter((suite) => !files.some((file) => file.startsWith(suite)))).toEqual([]);
});
