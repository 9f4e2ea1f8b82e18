import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commentaryLineText,
  newLineCount,
  newestLinesFirst,
  withSides,
} from '../../../../src/features/event/commentary/commentary-lines.ts';
import { incidents, line } from '../../domain/statistics/samples.ts';

describe('the commentary', () => {
  test('is sorted newest first in any order of arrival, and loses no line', () => {
    fc.assert(
      fc.property(incidents, (told) => {
        const lines = told.map((each) => line({ ...each, minute: each.minute ?? 0 }));
        const ordered = newestLinesFirst(lines);
        expect(ordered.map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
        for (let at = 1; at < ordered.length; at += 1) {
          const [newer, older] = [ordered[at - 1], ordered[at]];
          const when = (each: typeof newer) => (each?.minute ?? 0) * 100 + (each?.added ?? 0);
          expect(when(newer)).toBeGreaterThanOrEqual(when(older));
        }
        expect(newestLinesFirst(ordered)).toEqual(ordered);
      }),
      { numRuns: 40 },
    );
  });

  test('counts the lines that are new', () => {
    const before = [line({ id: 'a' }), line({ id: 'b' })];
    expect(newLineCount([line({ id: 'd' }), line({ id: 'c' }), ...before], before)).toBe(2);
    expect(newLineCount(before, before)).toBe(0);
    expect(newLineCount(before, [])).toBe(2);
  });

  test('finds the side by the teams of the summary, and works without them', () => {
    const teams = { home: { id: 7, name: '', shortName: '' }, away: { id: 8, name: '', shortName: '' } };
    const lines = [line({ teamId: 8 }), line({ teamId: 9 }), line({ teamId: null })];
    expect(withSides(lines, teams).map(({ side }) => side)).toEqual(['away', null, null]);
    expect(withSides(lines, null).map(({ side }) => side)).toEqual([null, null, null]);
  });

  test.each([
    [{ text: 'Gol!' }, 'Gol!'],
    [{ text: '', kind: 'goal' as const, player: 'Ali', related: 'Veli' }, 'Gol: Ali, Veli'],
    [{ text: '', kind: 'corner' as const }, 'Korner'],
    [{ text: '', label: 'Ofsayt', player: 'Ali' }, 'Ofsayt: Ali'],
  ])('%o reads %s', (told, text) => expect(commentaryLineText(line(told))).toBe(text));
});
