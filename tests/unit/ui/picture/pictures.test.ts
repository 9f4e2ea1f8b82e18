/** Every sport has a picture of its own, and every picture is there (rule picture-1). */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sports } from '../../../../src/domain/sports.ts';

const sheet = readFileSync(new URL('../../../../src/ui/picture/pictures.css', import.meta.url), 'utf8');
const files = new Map(
  [...sheet.matchAll(/\[data-picture='([^']+)'\] \{\s*--picture: url\('([^']+)'\)/g)].map(([, of = '', file = '']) => [
    of,
    file,
  ]),
);

test.each(sports.map(({ name, id }) => [name, id] as const))('%s', (_, id) => {
  const file = files.get(String(id));
  expect(file).toBeDefined();
  expect([...files.values()].filter((other) => other === file)).toHaveLength(1);
});

test('the files are those of the set', () => {
  expect(files.size).toBeGreaterThan(sports.length);
  for (const file of files.values()) {
    expect(existsSync(new URL(`../../../../node_modules/${file}`, import.meta.url)), file).toBe(true);
  }
});
