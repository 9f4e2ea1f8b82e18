import { expect, test } from 'vitest';
import { footballPart, hadExtraTime, isPastNinety } from '../../../../src/domain/program/football-part.ts';

const codes = Array.from({ length: 157 }, (_, code) => code);

test('a status of football is of the first or second half, a part of extra time, or the penalties', () => {
  const of = (part: number): number[] => codes.filter((code) => footballPart(code) === part);
  expect([1, 2, 3, 4, 5].map(of)).toEqual([
    [2, 4],
    [3, 5, 6, 35],
    [7, 8],
    [9, 10, 36],
    [11, 12],
  ]);
});

test('neither the break before extra time nor penalties prove that extra time was played', () => {
  expect(codes.filter(hadExtraTime)).toEqual([7, 8, 9, 10]);
});

test('the 90 minutes are over before and during extra time, and until the last penalty', () => {
  expect(codes.filter(isPastNinety)).toEqual([7, 8, 9, 10, 11, 12, 35, 36]);
});
