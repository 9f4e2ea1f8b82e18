/** The match summary of the stand-in agrees with the score and grows with it. */
import { describe, expect, test } from 'vitest';
import type { WireScore } from '../../../../src/contract/hub/wire.ts';
import { statisticsCalls as calls } from '../../../../src/contract/services/statistics-calls.ts';
import { createStatisticsSource } from '../../../../server/statistics/statistics-source.ts';
import { statisticsHandlers } from '../../../../server/services/statistics/statistics-handlers.ts';
import { allEvents, newWorld, run, runningOf } from '../simulation/world-under-test.ts';

const { world, clock } = newWorld({ events: 500 });
const statistics = createStatisticsSource({ world, seed: 11, now: () => clock.ms });
const handlers = statisticsHandlers(statistics);
const noop = () => {};

function summaryOf(sportId: number, eventId: number) {
  const told = handlers.getEventSummary({
    parameter: (name: string) => String(name === 'eventId' ? eventId : sportId),
  } as Parameters<typeof handlers.getEventSummary>[0]);
  const answer = JSON.parse(JSON.stringify(told)) as unknown;
  const [error] = calls.getEventSummary.response.validate(answer);
  expect(error).toBeUndefined();
  return calls.getEventSummary.decode(answer, { input: {}, dropped: noop });
}

const football = () => world.list(1, 1, 0).events.filter(({ bp }) => bp === 1);
const goalKinds = new Set(['goal', 'penalty', 'ownGoal']);

describe('the summary of a running football match', () => {
  test('has the goals and cards of the score in order, and keeps earlier incidents', () => {
    const before = new Map(football().map(({ i }) => [i, summaryOf(1, i)?.incidents ?? []]));
    run(world, clock, 12);
    let goals = 0;
    for (const { i } of football()) {
      const score = world.score(i) as WireScore;
      const summary = summaryOf(1, i);
      if (summary === null || summary === undefined) continue;
      const { incidents } = summary;
      const count = (side: string, kinds: ReadonlySet<string>) =>
        incidents.filter((each) => each.side === side && kinds.has(each.kind)).length;
      expect([count('home', goalKinds), count('away', goalKinds)]).toEqual([score.ht?.r, score.at?.r]);
      expect(count('home', new Set(['yellow']))).toBe(score.ht?.yc);
      expect(count('away', new Set(['red', 'secondYellow']))).toBe(score.at?.rc);
      const at = incidents.map(({ period, minute, added }) => (period ?? 0) * 10_000 + (minute ?? 0) * 20 + added);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      const ids = incidents.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const told of before.get(i) ?? []) expect(incidents).toContainEqual(told);
      expect(incidents.every(({ player }) => player !== '')).toBe(true);
      goals += count('home', goalKinds);
    }
    expect(goals).toBeGreaterThan(0);
  });

  test('has no incident of a player after being sent off or substituted', () => {
    let left = 0;
    for (const { i } of football()) {
      const gone = new Set<string>();
      for (const { kind, player, side } of summaryOf(1, i)?.incidents ?? []) {
        if (kind !== 'ownGoal') expect(gone).not.toContain(`${side} ${player}`);
        if (kind === 'red' || kind === 'secondYellow' || kind === 'substitution') gone.add(`${side} ${player}`);
      }
      left += gone.size;
    }
    expect(left).toBeGreaterThan(5);
  });
});

test('other sports have no incidents, and some matches have no summary', () => {
  const told = allEvents(world, 0)
    .filter(({ sid, hn }) => [1, 2, 5, 23].includes(sid) && hn !== undefined)
    .map(({ sid, i }) => summaryOf(sid, i));
  expect(told.some((summary) => summary === null)).toBe(true);
  expect(told.filter((summary) => summary !== null).length).toBeGreaterThan(20);
  expect(summaryOf(5, runningOf(world, 5).i)?.incidents ?? []).toEqual([]);
});

test('the summary of an event outside the program is refused', () => {
  expect(() => summaryOf(1, 5)).toThrow('Etkinlik bilgileri bulunamadı');
});
