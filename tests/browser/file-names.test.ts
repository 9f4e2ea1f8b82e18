import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listedWords } from '../../vite.chunks.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

test('no address of a built file contains a word that content blockers list', () => {
  const names = [folder('dist'), folder('public')].flatMap((path) =>
    readdirSync(path, { recursive: true }).map(String),
  );
  expect(names.length).toBeGreaterThan(100);
  // The hash of a file name is not checked.
  expect(names.filter((name) => listedWords.test(name.replace(/-[\w-]{8}(?=\.\w+$)/, '')))).toEqual([]);
});
