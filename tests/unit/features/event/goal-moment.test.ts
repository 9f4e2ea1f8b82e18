import { expect, test } from 'vitest';
import { goalSide } from '../../../../src/domain/program/scored-side.ts';
import { goalSentence, goalText } from '../../../../src/features/event/goal/goal-moment.ts';
import { emptyTeam } from '../../../../src/domain/program/empty-team.ts';
import type { Incident } from '../../../../src/model/statistics.ts';

const score = (text: string) => {
  const [home = '', away = ''] = text.split('-');
  return { home, away };
};

test.each([
  ['1-0', '2-0', 'home'],
  ['1-0', '1-1', 'away'],
  ['', '1-0', null],
  ['1-0', '', null],
  ['1-0', '1-0', null],
  ['2-0', '1-0', null],
  ['0-0', '2-0', null],
  ['0-0', '1-1', null],
] as const)('from "%s" to "%s" the goal is of %s', (before, after, side) => {
  const of = (text: string) => (text === '' ? null : score(text));
  expect(goalSide(of(before), of(after))).toBe(side);
});

const goal = (fields: Partial<Incident>): Incident => ({
  ...{ id: '1', kind: 'goal', label: '', minute: 73, added: 0, period: null, side: 'home', player: 'Işıkdağ Z.' },
  ...{ related: '', score: { home: 2, away: 0 } },
  ...fields,
});

test.each<[Partial<Incident>[], string]>([
  [[{}], "GOL · Işıkdağ Z. 73'"],
  [[{ minute: 45, added: 2 }], "GOL · Işıkdağ Z. 45+2'"],
  [[{ minute: null }], 'GOL · Işıkdağ Z.'],
  [[{ kind: 'ownGoal' }], "GOL · Işıkdağ Z. (k.k.) 73'"],
  [[{ kind: 'penalty' }], "GOL · Işıkdağ Z. 73'"],
  [[{ player: '' }], 'GOL · Ev'],
  [[], 'GOL · Ev'],
  [[{ score: { home: 1, away: 0 } }], 'GOL · Ev'],
  // A later goal may be known while the score is delayed.
  [[{ player: 'Sonraki', score: { home: 3, away: 0 } }], 'GOL · Ev'],
  [[{ kind: 'red' }], 'GOL · Ev'],
])('%j is told as "%s" at 2-0', (incidents, text) => {
  expect(goalText(incidents.map(goal), score('2-0'), 'Ev')).toBe(text);
});

test('a goal is a sentence for screen readers, with the minute where the sport counts it', () => {
  const sides = { home: 'Manchester City', away: 'Paris Saint-Germain', sportId: 1 };
  const at = (fields: { status: number; minute: number | null }) => ({
    ...sides,
    score: { eventId: 1, sportId: 1, updatedAtMs: 0, second: null, home: emptyTeam(), away: emptyTeam(), ...fields },
  });
  const told = 'Gol: Manchester City 2, Paris Saint-Germain 0';
  expect(goalSentence(at({ status: 2, minute: 28 }), score('2-0'))).toBe(`${told}, 28. dakika`);
  expect(goalSentence(at({ status: 2, minute: null }), score('2-0'))).toBe(told);
  expect(goalSentence({ ...sides, score: null }, score('2-0'))).toBe(told);
});
