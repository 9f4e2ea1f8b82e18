import { expect, test } from 'vitest';
import { pageTitle } from '../../../src/parts/page/page.tsx';

test("page titles end with the product's name", () => {
  expect(pageTitle('Futbol Programı')).toBe('Futbol Programı · Tribün');
  expect(pageTitle('')).toBe('Tribün');
});
