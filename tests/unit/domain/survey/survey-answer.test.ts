import { describe, expect, test } from 'vitest';
import {
  answerFault,
  faceNames,
  fittingReasons,
  reasonGroupFor,
  surveys,
} from '../../../../src/domain/survey/survey-answer.ts';

const LACK = 'Bir neden seç ya da birkaç kelime yaz.';
const codesOf = (kind: keyof typeof surveys, point: number) =>
  reasonGroupFor(kind, point)?.reasons.map(({ code }) => code);

describe('the reasons of a point (rule survey-3)', () => {
  // Point 0 belongs to the first group.
  test.each([
    ...[0, 1, 2, 3, 4, 5, 6].map((point) => [point, [101, 102, 103, 104, 105, 106, 199]] as const),
    ...[7, 8].map((point) => [point, [201, 202, 203, 204, 205, 299]] as const),
    ...[9, 10].map((point) => [point, [301, 302, 303, 304, 305, 399]] as const),
  ])('in the general survey for %d points', (point, codes) => {
    expect(codesOf('general', point)).toEqual(codes);
  });

  test.each([1, 2, 3, 4, 5])('in the money surveys for %d points', (point) => {
    expect(codesOf('deposit', point)).toEqual(point <= 3 ? [401, 402, 403, 404, 499] : [411, 412, 413, 489]);
    expect(codesOf('withdraw', point)).toEqual(point <= 3 ? [501, 502, 503, 504, 599] : [511, 512, 513, 589]);
  });

  test('the general survey has eleven points, the others five faces', () => {
    expect(surveys.general.points).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(surveys.deposit.points).toEqual([1, 2, 3, 4, 5]);
    expect(surveys.withdraw.points).toEqual([1, 2, 3, 4, 5]);
    expect(faceNames).toHaveLength(5);
  });
});

describe('a sufficient answer (rule survey-4)', () => {
  test.each([
    [3, [], '', LACK],
    [3, [], '  ', LACK],
    [3, [101], '', null],
    [3, [], 'yavaş', null],
    // The reason belongs to another point.
    [3, [301], '', LACK],
    [9, [301, 101], '', null],
  ] as const)('%d with %j and "%s" gives %s', (point, reasons, comment, fault) => {
    expect(answerFault('general', { point, reasons, comment })).toBe(fault);
  });

  test('only the reasons of the chosen point are sent, in their order', () => {
    expect(fittingReasons('general', { point: 9, reasons: [399, 101, 301], comment: '' })).toEqual([301, 399]);
  });
});
