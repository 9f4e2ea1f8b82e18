/**
 * `:has()` on the whole page, or on any neighbour, is evaluated anew for every element that is added or removed: 0.2 ms
 * each where rows change in every frame of a scroll, because the browser searches everything below it in the document.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const WHOLE_PAGE = /(?:^|[\s,(])(?:html|body|:root|\*)[^\s,>+~]*:has\(/m;
const ANY_NEIGHBOUR = /:has\(\s*[+~>]?\s*\*/;

test('no screen style uses `:has()` on the whole page or on any neighbour', () => {
  const selectors = sheets.flatMap((file) => selectorsOf(file).map((selector) => `${file}: ${selector}`));
  expect(selectors.filter((selector) => selector.includes(':has(')).length).toBeGreaterThan(3);
  expect(selectors.filter((selector) => WHOLE_PAGE.test(selector) || ANY_NEIGHBOUR.test(selector))).toEqual([]);
});

test.each(['html:has(dialog:modal)', ':global(html:has(dialog:modal)) .bar', 'body :has(.paper), body:has(.paper)'])(
  'the selector %s is detected',
  (selector) => expect(WHOLE_PAGE.test(`sheet.css: ${selector}`)).toBe(true),
);

test('the selector .notice:has(+ *) is detected', () => expect(ANY_NEIGHBOUR.test('.notice:has(+ *)')).toBe(true));

/** Returns the selectors of screen rules: print rules cost nothing before something is printed. */
function selectorsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...withoutPrint(text).matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector?.trim() ?? '');
}

function withoutPrint(text: string): string {
  const from = text.indexOf('@media print');
  if (from === -1) return text;
  let depth = 0;
  let to = text.indexOf('{', from);
  do {
    depth += text[to] === '{' ? 1 : text[to] === '}' ? -1 : 0;
    to += 1;
  } while (depth > 0 && to < text.length);
  return withoutPrint(text.slice(0, from) + text.slice(to));
}
