import { expect, it } from 'vitest';
import { openedText } from '../../../../src/domain/slip/opened-text.ts';

it.each([
  [3, 3, ''],
  [2, 3, '3 seçimden 2 tanesi kuponuna eklendi; diğerleri artık oynanamıyor.'],
  [0, 3, 'Bu kuponun seçimleri artık oynanamıyor.'],
])('a saved or shared slip of which %d of %d can be had', (added, wanted, text) => {
  expect(openedText(added, wanted)).toBe(text);
});
