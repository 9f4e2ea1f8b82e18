/** The page of all parts (`/__look`) shows every part of the design system with an appearance of its own. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Containers of other parts that draw nothing themselves. */
const holders = ['feedback/loaded-content.tsx', 'list/endless-list.tsx', 'list/loaded-list.tsx'];

test('every part of src/ui is on the page of all parts', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      visit(resolve(dirname(file), path));
    }
  };
  visit(join(root, 'src/app/look/main.tsx'));
  const ui = join(root, 'src/ui');
  const parts = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const unseen = parts.filter((file) => !seen.has(join(ui, file))).map((file) => relative(ui, join(ui, file)));
  expect(unseen.toSorted()).toEqual(holders);
  expect(parts.length).toBeGreaterThan(30);
});
