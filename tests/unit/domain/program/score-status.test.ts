import { describe, expect, test } from 'vitest';
import {
  hasNotBegun,
  isBreak,
  isFinished,
  hasMatchEnded,
  isPostponedOrCancelled,
  isInterrupted,
  periodNumber,
  meansEventEnded,
} from '../../../../src/domain/program/score-status.ts';
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

  test('a code without a meaning counts as a running match', () => {
    expect(statusLabel(0)).toBe('Canlı');
    expect(statusName(999)).toBe('Canlı');
  });

  test('thirteen codes are over, ten of them finished; all others, also unknown ones, may still be played', () => {
    const finished = [5, 6, 10, 12, 61, 68, 69, 70, 71, 88];
    const calledOff = [14, 24, 26];
    const over = [...finished, ...calledOff].toSorted((one, other) => one - other);
    expect(codes.filter(isFinished)).toEqual(finished);
    expect(codes.filter(hasMatchEnded)).toEqual(over);
    expect(codes.filter(meansEventEnded)).toEqual(over);
    expect([hasMatchEnded(0), hasMatchEnded(999), meansEventEnded('left')]).toEqual([false, false, true]);
  });

  test.each([
    [1, 'a scheduled match, running or not'],
    [13, 'a start that is late'],
    [25, 'play that was stopped'],
    [63, 'a break for rain'],
    [66, 'an overtime that penalties may follow'],
    [89, 'sudden death'],
  ])('code %i does not end the match: %s', (code) => {
    expect(hasMatchEnded(code)).toBe(false);
  });

  test('two codes mean not begun, five postponed: these read ERT and İPT', () => {
    expect(codes.filter(hasNotBegun)).toEqual([1, 64]);
    expect(codes.filter(isPostponedOrCancelled)).toEqual([13, 14, 24, 26, 67]);
    expect(codes.filter((code) => ['ERT', 'İPT'].includes(statusLabel(code)))).toEqual([13, 14, 24, 26, 67]);
  });

  test('a stopped match is marked as stopped, and not as a break between two periods', () => {
    expect(codes.filter(isInterrupted)).toEqual([25, 63]);
    expect(codes.filter((code) => isInterrupted(code) && isBreak(code))).toEqual([]);
  });

  test('breaks are not over and have no period', () => {
    for (const code of [4, 8, 49, 65, 66, 73, 75, 77, 79]) {
      expect(isBreak(code)).toBe(true);
      expect(hasMatchEnded(code)).toBe(false);
      expect(periodNumber(code)).toBe(0);
    }
  });

  test.each([[[15, 16, 17, 18, 37, 38]], [[19, 20, 21, 22, 23, 42]], [[72, 74, 76, 78]]])(
    '%j are numbered from one',
    (order) => {
      expect(order.map(periodNumber)).toEqual(order.map((_, index) => index + 1));
    },
  );
});
