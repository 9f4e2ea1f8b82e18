import { expect, test } from 'vitest';
import { isEuroLeagueName } from '../../../../src/features/euroleague/euroleague-page.tsx';

test.each([
  ['EuroLeague', true],
  ['Euroleague Erkekler', true],
  ['Avrupa Basketbol Ligi', true],
  ['EuroCup', false],
  ['UEFA Avrupa Ligi', false],
])('%s belongs to the EuroLeague: %s', (name, is) => {
  expect(isEuroLeagueName(name)).toBe(is);
});
