// @vitest-environment happy-dom
/** Fonts of a first visit over a slow line: loaded behind its first screen, used from its next page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLateFonts } from '../../../src/app/late-fonts.ts';

const { dataset } = document.documentElement;
let load: ReturnType<typeof vi.fn<() => Promise<unknown>>>;

beforeEach(() => {
  load = vi.fn(async () => []);
  vi.stubGlobal('document', Object.assign(document, { fonts: { load } }));
});
afterEach(() => {
  delete dataset['letters'];
  vi.unstubAllGlobals();
});

test('the fonts are used once they have loaded and the player opens another page', async () => {
  dataset['letters'] = 'later';
  startLateFonts();
  dispatchEvent(new Event('pushState'));
  expect(dataset['letters']).toBe('later');
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await Promise.resolve();
  dispatchEvent(new Event('pushState'));
  expect(dataset['letters']).toBeUndefined();
});

test('fonts that do not load leave the letters as they are', async () => {
  load.mockRejectedValue(new Error('no network'));
  dataset['letters'] = 'later';
  startLateFonts();
  await Promise.resolve();
  dispatchEvent(new Event('pushState'));
  expect(dataset['letters']).toBe('later');
});

test.each(['kept', undefined])('a visit whose letters are %s loads nothing here', (letters) => {
  if (letters !== undefined) dataset['letters'] = letters;
  startLateFonts();
  expect(load).not.toHaveBeenCalled();
});
