/** The generated past is consistent: in a season everybody meets, and all figures of a team come from its matches. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPastMatchHistory, pairingsOf, roundCountOf } from '../../../../server/statistics/past-match-history.ts';
import { createWorld } from '../../../../server/simulation/create-world.ts';
import { leagueTableOf } from '../../../../server/statistics/league-table.ts';
import { competitions } from '../../../../server/simulation/competitions.ts';
import { dayNumberOf } from '../../../../server/turkish-time.ts';
import { START } from '../simulation/world-under-test.ts';

const competition = (id: number) => competitions.find((each) => each.id === id) ?? expect.fail(`no ${id}`);

test('in a season everybody meets everybody, in two legs once at home, and nobody plays twice in a round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (contestants) => {
      const met = new Map<string, number>();
      for (let round = 0; round < roundCountOf(contestants); round += 1) {
        const seen = pairingsOf(contestants, round).flatMap(({ home, away }) => {
          met.set(`${home}-${away}`, (met.get(`${home}-${away}`) ?? 0) + 1);
          return [home, away];
        });
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBe(contestants - (contestants % 2));
      }
      const legs = roundCountOf(contestants) >= contestants + (contestants % 2) ? 2 : 1;
      for (let one = 0; one < contestants; one += 1) {
        for (let two = 0; two < one; two += 1) {
          const meetings = [met.get(`${one}-${two}`) ?? 0, met.get(`${two}-${one}`) ?? 0];
          if (contestants > 2) expect(meetings.toSorted((a, b) => a - b)).toEqual(legs === 2 ? [1, 1] : [0, 1]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

describe.each([
  ['football', 70381],
  ['basketball', 71001],
  ['volleyball', 72001],
])('the past of %s', (_, id) => {
  const league = competition(id);
  const history = createPastMatchHistory(11, START);
  const season = history.league(league) ?? [];
  const [team] = league.contestants;
  const name = team?.name ?? '';

  test('ends before the world begins, and depends only on the seed', () => {
    expect(season.length).toBeGreaterThan(20);
    expect(season.every(({ startMs }) => startMs < START)).toBe(true);
    expect(createPastMatchHistory(11, START).league(league)).toEqual(season);
    expect(createPastMatchHistory(12, START).league(league)).not.toEqual(season);
  });

  test('has the matches of the season on their days', () => {
    const days = new Set(season.map(({ startMs }) => dayNumberOf(startMs)));
    expect([...days].toSorted((a, b) => a - b).flatMap((day) => history.onDay(league, day))).toEqual(
      season.toSorted((a, b) => dayNumberOf(a.startMs) - dayNumberOf(b.startMs)),
    );
    expect(history.onDay(league, dayNumberOf(START))).toEqual([]);
  });

  test('has the matches of a season among the last matches of a team', () => {
    const own = season
      .filter(({ home, away }) => home.name === name || away.name === name)
      .toSorted((a, b) => b.startMs - a.startMs);
    const last = history
      .lastMatches(league.sportId, name, 200)
      .filter((match) => match.competition.id === id && match.season === 0);
    expect(last).toEqual(own);
    expect(own.length).toBe(history.roundCounts(league).over);
  });

  test('has meetings newest first, which are also last matches of both teams', () => {
    const other = league.contestants[3]?.name ?? '';
    const meetings = history.meetings(league.sportId, name, other, 20);
    expect(meetings.length).toBeGreaterThan(5);
    expect(meetings).toEqual(meetings.toSorted((a, b) => b.startMs - a.startMs));
    const last = history.lastMatches(league.sportId, other, 900).map((match) => match.id);
    expect(meetings.length).toBeGreaterThan(0);
    for (const match of meetings) expect(last).toContain(match.id);
  });
});

test('individuals and cups have past matches but no league', () => {
  const history = createPastMatchHistory(3, START);
  const tennis = competition(75001);
  expect(history.league(tennis)).toBeUndefined();
  expect(history.league(competition(70410))).toBeUndefined();
  expect(history.lastMatches(5, tennis.contestants[0]?.name ?? '', 10)).toHaveLength(10);
});

test('a match that finishes is the newest one of its league, of both sides and of their meetings', () => {
  const world = createWorld({ seed: 5, events: 300, now: () => START });
  const events = world.list(1, 1, 0).events.filter(({ bp }) => bp === 1);
  const ids = new Set(competitions.map((each) => each.id));
  const before = createPastMatchHistory(11, START);
  const after = createPastMatchHistory(11, START, () => world.endedMatches());
  const event = events.find(({ ci }) => ids.has(ci) && before.league(competition(ci)) !== undefined);
  if (event === undefined) throw new RangeError('no league match runs');
  const league = competition(event.ci);
  world.applyAction(event.i, { action: 'finish' });

  const { hn = '', an = '' } = event;
  expect(after.league(league)?.filter(({ id }) => id === event.i)).toHaveLength(1);
  expect(after.lastMatches(1, hn, 1)[0]?.id).toBe(event.i);
  expect(after.lastMatches(1, an, 10)[0]?.id).toBe(event.i);
  expect(after.meetings(1, hn, an, 20)[0]?.id).toBe(event.i);
  const row = (history: typeof before, name: string) =>
    leagueTableOf(
      history.league(league) ?? [],
      league.contestants.map((each) => each.name),
      'overall',
    ).find((each) => each.name === name);
  const { ht, at } = world.score(event.i) ?? {};
  const [own = 0, other = 0] = [ht?.r ?? ht?.c, at?.r ?? at?.c];
  const others = world
    .endedMatches()
    .filter(({ home, away, event: { i } }) => i !== event.i && [home, away].includes(hn));
  expect(others).toEqual([]);
  expect(row(after, hn)?.played).toBe((row(before, hn)?.played ?? 0) + 1);
  expect(row(after, hn)?.points).toBe((row(before, hn)?.points ?? 0) + (own > other ? 3 : own < other ? 0 : 1));
  expect(row(after, an)?.scored).toBe((row(before, an)?.scored ?? 0) + other);
});
