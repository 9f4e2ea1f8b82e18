import { expect, test } from 'vitest';
import { pageTitle } from '../../../src/ui/page/use-page-title.ts';

test("page titles end with the product's name", () => {
  expect(pageTitle('Futbol Programı')).toBe('Futbol Programı · Tribün');
  expect(pageTitle('')).toBe('Tribün');
});
