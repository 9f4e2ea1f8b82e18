/** Moments of a followed match (rule follow-4): a table, and a naive oracle over random sequences of states. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LONG_PAUSE_SECONDS,
  type MatchMemory,
  type Moment,
  type SeenMatch,
  nextMoments,
  seenMatch,
} from '../../../../src/domain/following/match-moments.ts';

const before: SeenMatch = { stage: 'before', score: null, hasGoals: true, redCards: null, isOpen: true };
const running = (home: number, away: number, more: Partial<SeenMatch> = {}): SeenMatch => ({
  stage: 'running',
  score: [home, away],
  hasGoals: true,
  redCards: [0, 0],
  isOpen: true,
  ...more,
});
const ended = (home: number, away: number): SeenMatch => running(home, away, { stage: 'ended', isOpen: false });
const hidden = (stage: SeenMatch['stage'] = 'running'): SeenMatch => ({
  ...running(0, 0),
  stage,
  score: null,
  redCards: null,
});

interface Step {
  seen: SeenMatch;
  now?: number;
  isContinuous?: boolean;
}

function follow(steps: readonly (SeenMatch | Step)[]): Moment[][] {
  let memory: MatchMemory | undefined;
  return steps.map((step, index) => {
    const { seen, now = index, isContinuous = true }: Step = 'seen' in step ? step : { seen: step };
    const next = nextMoments(memory, seen, { now, isContinuous });
    ({ memory } = next);
    return next.moments;
  });
}

const last = (...steps: (SeenMatch | Step)[]): Moment[] => follow(steps).at(-1) ?? [];

describe('a moment', () => {
  test.each<[string, Moment[], (SeenMatch | Step)[]]>([
    ['a first sight has none', [], [running(2, 1)]],
    ['kick-off', [{ kind: 'kickOff' }], [before, running(0, 0)]],
    ['kick-off is announced once', [], [before, running(0, 0), { ...before }, running(0, 0)]],
    [
      'a goal in the same update as the kick-off',
      [{ kind: 'kickOff' }, { kind: 'goal', side: 'home', count: 1, score: [1, 0] }],
      [before, running(1, 0)],
    ],
    [
      'a goal of the away side',
      [{ kind: 'goal', side: 'away', count: 1, score: [1, 2] }],
      [running(1, 1), running(1, 2)],
    ],
    ['an unchanged score', [], [running(1, 1), running(1, 1)]],
    ['two goals at once', [{ kind: 'goal', side: 'home', count: 2, score: [3, 1] }], [running(1, 1), running(3, 1)]],
    [
      'goals of both sides at once',
      [{ kind: 'goal', side: 'both', count: 2, score: [1, 1] }],
      [running(0, 0), running(1, 1)],
    ],
    ['a goal taken back', [{ kind: 'goalCancelled', swapped: false, score: [0, 0] }], [running(1, 0), running(0, 0)]],
    [
      'a goal of the other side',
      [{ kind: 'goalCancelled', swapped: true, score: [0, 1] }],
      [running(1, 0), running(0, 1)],
    ],
    [
      'the next goal after one that was taken back',
      [{ kind: 'goal', side: 'home', count: 1, score: [1, 0] }],
      [running(1, 0), running(0, 0), running(1, 0)],
    ],
    ['points of basketball', [], [running(10, 8, { hasGoals: false }), running(12, 8, { hasGoals: false })]],
    ['a red card', [{ kind: 'redCard', side: 'away' }], [running(0, 0), running(0, 0, { redCards: [0, 1] })]],
    ['a red card taken back', [], [running(0, 0, { redCards: [1, 0] }), running(0, 0)]],
    ['the end', [{ kind: 'end', score: [2, 1] }], [running(2, 1), ended(2, 1)]],
    [
      'a last goal with the end',
      [
        { kind: 'goal', side: 'home', count: 1, score: [3, 1] },
        { kind: 'end', score: [3, 1] },
      ],
      [running(2, 1), ended(3, 1)],
    ],
    ['the end is announced once', [], [running(2, 1), ended(2, 1), running(2, 1), ended(2, 1)]],
    ['a match that was slept through', [{ kind: 'end', score: [2, 1] }], [before, ended(2, 1)]],
    ['a match called off', [], [running(0, 0), running(0, 0, { stage: 'off' })]],
    ['a hidden score', [], [hidden(), hidden()]],
    ['a score that is uncovered', [], [hidden(), running(3, 0)]],
    ['a score that is covered and uncovered again', [], [running(1, 0), hidden(), running(2, 0)]],
    ['the end of a match with a hidden score', [{ kind: 'end', score: null }], [hidden(), hidden('ended')]],
    ['a change after a gap is old', [], [running(0, 0), { seen: running(2, 0), isContinuous: false }]],
    [
      'the next goal after a gap',
      [{ kind: 'goal', side: 'away', count: 1, score: [2, 1] }],
      [running(0, 0), { seen: running(2, 0), isContinuous: false }, running(2, 1)],
    ],
    [
      'bets open again after a long pause',
      [{ kind: 'open' }],
      [running(0, 0, { isOpen: false }), { seen: running(0, 0), now: LONG_PAUSE_SECONDS }],
    ],
    [
      'bets open again after a short pause',
      [],
      [running(0, 0, { isOpen: false }), { seen: running(0, 0), now: LONG_PAUSE_SECONDS - 1 }],
    ],
    [
      'a pause is measured from its beginning',
      [{ kind: 'open' }],
      [
        running(0, 0, { isOpen: false }),
        { seen: running(0, 0, { isOpen: false }), now: 50 },
        { seen: running(0, 0), now: 70 },
      ],
    ],
  ])('%s', (_name, expected, steps) => {
    expect(last(...steps)).toEqual(expected);
  });
});

const pair = fc.tuple(fc.nat(4), fc.nat(4));
const anyState: fc.Arbitrary<SeenMatch> = fc.record({
  stage: fc.constantFrom<SeenMatch['stage'][]>('before', 'running', 'running', 'running', 'ended', 'off'),
  score: fc.option(pair, { freq: 6 }),
  hasGoals: fc.constant(true),
  redCards: fc.option(pair, { freq: 6 }),
  isOpen: fc.boolean(),
});

test('for any sequence, kick-off and end are announced at most once, and goals add up to the score', () => {
  fc.assert(
    fc.property(fc.array(anyState, { maxLength: 30 }), (states) => {
      const all = follow(states);
      const kinds = all.flat().map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'kickOff').length).toBeLessThanOrEqual(1);
      expect(kinds.filter((kind) => kind === 'end').length).toBeLessThanOrEqual(1);
      for (const [at, moments] of all.entries()) {
        const seen = states[at];
        const earlier = states[at - 1];
        if (seen === undefined || earlier === undefined) {
          expect(moments).toEqual([]);
          continue;
        }
        const told = moments.find(({ kind }) => kind === 'goal' || kind === 'goalCancelled');
        expect(told?.kind, `${at}`).toBe(oracle(earlier, seen));
        // Moments of a covered score have no figure.
        if (seen.score === null) expect(JSON.stringify(moments)).not.toMatch(/\d/);
      }
    }),
  );
});

/** The verdict of a person with both scores in hand. */
function oracle(earlier: SeenMatch, seen: SeenMatch): Moment['kind'] | undefined {
  const wasPlayed = earlier.stage === 'running' || seen.stage === 'running';
  const from = earlier.stage === 'before' ? ([0, 0] as const) : earlier.score;
  if (!wasPlayed || from === null || seen.score === null) return undefined;
  if (seen.score[0] < from[0] || seen.score[1] < from[1]) return 'goalCancelled';
  return seen.score[0] + seen.score[1] > from[0] + from[1] ? 'goal' : undefined;
}

test('a repeated state has no moments', () => {
  fc.assert(
    fc.property(fc.array(anyState, { minLength: 1, maxLength: 10 }), (states) => {
      const repeats = follow(states.flatMap((state) => [state, state])).filter((_, at) => at % 2 === 1);
      expect(repeats.flat()).toEqual([]);
    }),
  );
});

test('a row is seen as the player may see it', () => {
  const team = { regular: 1, redCards: 1 };
  const score = { status: 3, home: team, away: { ...team, regular: 0, redCards: null } };
  const row = { sportId: 1, phase: 1, status: 1, score } as unknown as Parameters<typeof seenMatch>[0];
  expect(seenMatch(row)).toMatchObject({ stage: 'running', score: [1, 0], redCards: [1, 0], hasGoals: true });
  expect(seenMatch({ ...row, scoreHidden: true })).toMatchObject({ stage: 'running', score: null, redCards: null });
  expect(seenMatch({ ...row, phase: 0 })).toMatchObject({ stage: 'before', score: null });
  expect(seenMatch({ ...row, sportId: 2 })).toMatchObject({ hasGoals: false });
});
