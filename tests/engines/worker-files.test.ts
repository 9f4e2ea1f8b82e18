/**
 * Checks the build for a module that WebKit would run twice (see `worker` in vite.config.ts), even where WebKit is not
 * installed.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const assets = fileURLToPath(new URL('../../dist/assets', import.meta.url));

test('no file of the build imports the file an engine starts from', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => name.startsWith('engine.')).length).toBe(2);
  const importing = scripts.filter((name) =>
    /(?:from|import)\s*\(?["']\.\/engine\./.test(readFileSync(`${assets}/${name}`, 'utf8')),
  );
  expect(importing).toEqual([]);
});
