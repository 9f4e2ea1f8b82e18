import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentumOf, momentumText } from '../../../../src/domain/statistics/momentum.ts';
import { incident, incidents } from './samples.ts';

const worth: Record<string, number> = { goal: 5, penalty: 5, ownGoal: 5, missedPenalty: 4, chance: 3, corner: 2 };
const names = { home: 'Ev', away: 'Konuk' };

test('no bar shows more or less than the incidents of its side', () => {
  fc.assert(
    fc.property(incidents, fc.option(fc.integer({ min: 0, max: 90 })), (told, now) => {
      const telling = told.filter(({ kind, side, minute }) => kind in worth && side !== null && minute !== null);
      const momentum = momentumOf(told, now, false);
      expect(momentum === null).toBe(telling.length < 4);
      if (momentum === null) return;
      for (const side of ['home', 'away'] as const) {
        const sum = telling.filter((each) => each.side === side).reduce((all, { kind }) => all + (worth[kind] ?? 0), 0);
        const goals = telling.filter(({ kind, side: of }) => of === side && worth[kind] === 5).length;
        expect(momentum.bars.reduce((all, bar) => all + bar[side], 0)).toBe(sum);
        expect(momentum.bars.reduce((all, bar) => all + bar.goals[side], 0)).toBe(goals);
      }
      const labels = momentum.bars.map(({ label, part }) => `${part} ${label}`);
      expect(new Set(labels).size).toBe(labels.length);
      expect(momentum.most).toBe(Math.max(1, ...momentum.bars.flatMap(({ home, away }) => [home, away])));
    }),
    { numRuns: 80 },
  );
});

describe('the bars', () => {
  const four = [3, 9, 20, 30].map((minute, index) => incident({ id: `${index}`, minute, kind: 'corner' }));

  test('reach to the current minute of the match', () => {
    expect(momentumOf(four, 40, false)?.bars.at(-1)?.label).toBe("40'");
    expect(momentumOf(four, 60, false)?.bars.at(-1)?.label).toBe("60'");
    expect(momentumOf(four, 60, false)?.bars.filter(({ label }) => label === "45'")).toHaveLength(1);
    // For a match that is over or whose minute is unknown, the chart reaches to the end of the half that the data
    // covers.
    expect(momentumOf(four, null, false)?.bars.at(-1)?.label).toBe("45'");
  });

  test('of added time follow their half', () => {
    const late = [...four, incident({ id: 'x', minute: 45, added: 2, kind: 'chance' })];
    expect(
      momentumOf(late, 45, false)
        ?.bars.slice(-3)
        .map(({ label }) => label),
    ).toEqual(["45'", "45+1'", "45+2'"]);
  });

  test('past 90 are added time, unless the match has extra time', () => {
    const late = [...four, incident({ id: 'x', minute: 93, kind: 'chance' })];
    const last = (extra: boolean) => momentumOf(late, 93, extra)?.bars.at(-1);
    expect(last(false)).toMatchObject({ label: "90+3'", part: 2, home: 3 });
    expect(last(true)).toMatchObject({ label: "93'", part: 3, home: 3 });
  });

  test.each([11, null])(
    "end with the 90 minutes if penalties followed directly, with the penalties' part %o",
    (period) => {
      const kicks = [1, 2, 3].map((id) => incident({ id: `kick ${id}`, minute: 120, period, kind: 'penalty' }));
      const momentum = momentumOf([...four, incident({ id: 'x', minute: 80, kind: 'chance' }), ...kicks], 120, false);
      expect(momentum?.bars.at(-1)).toMatchObject({ label: "90'", part: 2, home: 0, goals: { home: 0, away: 0 } });
      expect(momentum?.most).toBe(3);
    },
  );

  test('are limited when a service counts on for hours', () => {
    const odd = [...four, incident({ id: 'x', minute: 9_000, added: 5_000, period: 11, kind: 'goal' })];
    expect(momentumOf(odd, 9_000, true)?.bars.length).toBeLessThan(150);
  });
});

describe('the sentence', () => {
  const of = (...told: [minute: number, side: 'home' | 'away'][]) =>
    momentumOf(
      told.map(([minute, side], index) => incident({ id: `${index}`, minute, side, kind: 'chance' })),
      40,
      false,
    ) ?? expect.fail('too little');

  test('is about the last quarter of an hour', () => {
    const late = of([1, 'home'], [2, 'home'], [3, 'home'], [38, 'away']);
    expect(momentumText(late, names, true)).toBe('Son 15 dakikada Konuk daha etkili.');
    expect(momentumText(late, names, false)).toBe('Maç boyunca Ev daha etkili.');
  });

  test('states that neither side was better, or that nothing happened', () => {
    expect(momentumText(of([30, 'home'], [31, 'away'], [32, 'home'], [33, 'away']), names, true)).toBe(
      'Son 15 dakikada oyun dengeli.',
    );
    expect(momentumText(of([1, 'home'], [2, 'away'], [3, 'home'], [4, 'away']), names, true)).toBe(
      'Son 15 dakikada öne çıkan bir an yok.',
    );
  });
});
