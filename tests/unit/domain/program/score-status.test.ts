import { describe, expect, test } from 'vitest';
import { isBreak, isRunning, periodNumber } from '../../../../src/domain/program/score-status.ts';
import { statusLabel, statusName } from '../../../../src/domain/program/status-label.ts';

const codes = Array.from({ length: 156 }, (_, index) => index + 1);

describe('match status', () => {
  test('every one of the 156 codes has a short and a long label', () => {
    for (const code of codes) {
      expect(statusLabel(code), `short of ${code}`).not.toBe('');
      expect(statusName(code), `long of ${code}`).not.toBe('');
    }
    const told = codes.filter((code) => statusLabel(code) !== 'Canlı');
    expect(codes.filter((code) => !told.includes(code))).toEqual([1, 34]);
  });

  test.each([
    [2, '1.Y', '1. Yarı'],
    [4, 'D.A', 'Devre Arası'],
    [5, 'Bitti', 'Bitti'],
    [6, 'Bitti', 'Bitti'],
    [9, 'UZ 2.Y', 'Uzatma 2. Yarı'],
    [10, 'UZMS', 'Uzatmalarda Bitti'],
    [12, 'PENMS', 'Penaltılarla Bitti'],
    [17, '3.P', '3. Periyot'],
    [20, '2.Set', '2. Set'],
    [26, 'İPT', 'İptal Edildi'],
    [42, '6.S', '6. Set'],
    [49, 'ARA', 'Ara'],
    [68, 'HKMN', 'Hükmen'],
    [156, 'MO', 'Maç Oynanıyor'],
  ])('code %i reads %s, %s', (code, short, long) => {
    expect(statusLabel(code)).toBe(short);
    expect(statusName(code)).toBe(long);
  });

  test('a code of no meaning is still a match being played', () => {
    expect(statusLabel(0)).toBe('Canlı');
    expect(statusName(999)).toBe('Canlı');
  });

  test('fourteen codes are not running, all others are', () => {
    expect(codes.filter((code) => !isRunning(code))).toEqual([1, 5, 6, 10, 12, 14, 24, 26, 61, 63, 66, 69, 88, 89]);
  });

  test('breaks are running and name no period', () => {
    for (const code of [4, 8, 49, 65, 73, 75, 77, 79]) {
      expect(isBreak(code)).toBe(true);
      expect(isRunning(code)).toBe(true);
      expect(periodNumber(code)).toBe(0);
    }
  });

  test.each([[[15, 16, 17, 18, 37, 38]], [[19, 20, 21, 22, 23, 42]], [[72, 74, 76, 78]]])(
    '%j count up from one',
    (order) => {
      expect(order.map(periodNumber)).toEqual(order.map((_, index) => index + 1));
    },
  );
});
