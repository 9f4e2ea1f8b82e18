import { expect, it } from 'vitest';
import { additionText, openedSlipText } from '../../../../src/domain/slip/slip-rule-text.ts';

const none = { added: 0, full: 0, most: 20, doubled: 0 };

it.each([
  [3, { added: 3 }, ''],
  [3, { added: 2 }, '3 seçimden 2 tanesi kuponuna eklendi; diğerleri artık oynanamıyor.'],
  [3, {}, 'Bu kuponun seçimleri artık oynanamıyor.'],
  [22, { added: 20, full: 2 }, '22 seçimden 20 tanesi kuponuna eklendi. Bir kuponda en fazla 20 maç olabilir.'],
  [2, { added: 1, doubled: 1 }, '2 seçimden 1 tanesi kuponuna eklendi. Bir maçtan tek seçim olabilir.'],
  [
    24,
    { added: 20, full: 1, doubled: 2 },
    '24 seçimden 20 tanesi kuponuna eklendi. 1 seçim artık oynanamıyor. Bir maçtan tek seçim olabilir. Bir kuponda en fazla 20 maç olabilir.',
  ],
])('opening a slip of %d reports: %j', (wanted, taken, text) => {
  expect(openedSlipText({ ...none, ...taken }, wanted)).toBe(text);
});

it.each([
  [{ added: 4 }, 'Kuponuna eklendi.'],
  [{ added: 3 }, '3 bahis eklendi; kapalı olan 1 bahis eklenemedi.'],
  [{ added: 1 }, '1 bahis eklendi; kapalı olan 3 bahis eklenemedi.'],
  [{}, 'Bu kupondaki bahisler şu anda kapalı, hiçbiri eklenemedi.'],
  [{ added: 2, full: 2 }, '2 bahis eklendi. Bir kuponda en fazla 20 maç olabilir.'],
  [{ full: 4 }, 'Bir kuponda en fazla 20 maç olabilir.'],
  [{ full: 2 }, 'Kapalı olan 2 bahis eklenemedi. Bir kuponda en fazla 20 maç olabilir.'],
  [{ added: 1, full: 2 }, '1 bahis eklendi; kapalı olan 1 bahis eklenemedi. Bir kuponda en fazla 20 maç olabilir.'],
  [{ added: 3, doubled: 1 }, '3 bahis eklendi. Bir maçtan tek seçim olabilir.'],
])('adding a ready coupon of four reports: %j', (taken, text) => {
  expect(additionText({ ...none, ...taken }, 4)).toBe(text);
});
