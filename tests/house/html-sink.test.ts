/** HTML is inserted into a page in one place, which cleans it (rule field-12). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const sinks =
  /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML|srcdoc)\s*=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|parseFromString/;

test('the only component that inserts HTML is the one that cleans it', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => sinks.test(readFileSync(join(src, path), 'utf8')))).toEqual([
    'ui/server-html/server-html.tsx',
  ]);
  expect(readFileSync(join(src, 'ui/server-html/server-html.tsx'), 'utf8')).toContain('cleanHtml(html)');
});
