import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSurveyDue } from '../../../../src/domain/survey/survey-due.ts';
import type { SurveyKind } from '../../../../src/model/player.ts';
import { turkishSeconds as at } from '../../../support/turkish-time.ts';

const now = at('2026-03-14T12:00:00');
const flags = { deposit: true, withdraw: true };

describe('due dates of a survey (rule survey-1)', () => {
  test.each([
    [null, true],
    ['2026-03-14T12:00:00', false],
    ['2026-02-14T12:00:00', false],
    ['2026-01-12T12:00:00', false],
    ['2026-01-12T11:59:59', true],
    ['2025-01-01T00:00:00', true],
    // An answer in the future means a wrong clock, so no survey is due.
    ['2026-03-15T12:00:00', false],
  ] as const)('last answered %s, a survey is due: %s', (last, due) => {
    const answeredAt = last === null ? null : at(last);
    expect(isSurveyDue('general', { ...flags, answeredAt }, now)).toBe(due);
  });

  test('an answer exactly 61 days old is not yet older than 61 days', () => {
    const due = (age: number) => isSurveyDue('general', { ...flags, answeredAt: now - age }, now);
    expect([due(61 * 86_400 - 1), due(61 * 86_400), due(61 * 86_400 + 1)]).toEqual([false, false, true]);
  });

  test.each([
    ['general', false, false, true],
    ['deposit', false, true, false],
    ['deposit', true, false, true],
    ['withdraw', true, false, false],
    ['withdraw', false, true, true],
  ] as const)('the survey %s with flags %s and %s is due: %s', (kind, deposit, withdraw, due) => {
    expect(isSurveyDue(kind, { answeredAt: null, deposit, withdraw }, now)).toBe(due);
  });

  test('no survey is due while its state is unknown', () => {
    for (const kind of ['general', 'deposit', 'withdraw'] as const) expect(isSurveyDue(kind, null, now)).toBe(false);
  });

  // Computed by the calendar: 61 days after the answer is a moment, and a survey is due only after it.
  test("any answer at any time gives the rule's result", () => {
    const kinds = fc.constantFrom<SurveyKind>('general', 'deposit', 'withdraw');
    const ages = fc.integer({ min: -100 * 86_400, max: 200 * 86_400 });
    fc.assert(
      fc.property(kinds, ages, fc.boolean(), fc.boolean(), (kind, age, deposit, withdraw) => {
        const answeredAt = now - age;
        const again = new Date(answeredAt * 1_000);
        again.setUTCDate(again.getUTCDate() + 61);
        const wanted = { general: true, deposit, withdraw }[kind];
        const due = isSurveyDue(kind, { answeredAt, deposit, withdraw }, now);
        expect(due).toBe(wanted && now * 1_000 > again.getTime());
      }),
    );
  });
});
