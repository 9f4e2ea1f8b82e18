import { describe, expect, test } from 'vitest';
import { legCounts, legOdd, legResultText } from '../../../../src/domain/coupon/leg-result.ts';

describe('the odd of a selection', () => {
  test.each([
    [
      { odd: 185, result: 'open' },
      { paid: '1,85', played: '' },
    ],
    [
      { odd: 185, result: 'won' },
      { paid: '1,85', played: '' },
    ],
    [
      { odd: 123_450, result: 'lost' },
      { paid: '1.234,50', played: '' },
    ],
    [
      { odd: 185, result: 'void' },
      { paid: '1,00', played: '1,85' },
    ],
    // An odd of 1,00 is not on offer in the program, but on a coupon it is the played odd.
    [
      { odd: 100, result: 'won' },
      { paid: '1,00', played: '' },
    ],
  ] as const)('of %o is shown', (leg, shown) => {
    expect(legOdd(leg)).toEqual(shown);
  });
});

test('every result has a text', () => {
  expect(legResultText).toEqual({
    open: 'Bekliyor',
    won: 'Tuttu',
    lost: 'Tutmadı',
    void: 'İptal',
    unknown: 'Bilinmiyor',
  });
});

test('a void selection counts as decided, but not as won', () => {
  const legs = (['won', 'void', 'lost', 'open', 'won'] as const).map((result) => ({ result }));
  expect(legCounts(legs)).toEqual({ decided: 4, won: 2, total: 5 });
});
