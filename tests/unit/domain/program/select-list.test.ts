/**
 * The program's query: filters, order, headers, and facets that are counted over the events which the other filters
 * keep.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Competition } from '../../../../src/model/event.ts';
import type { ListQuery } from '../../../../src/contract/port/topics.ts';
import { selectList } from '../../../../src/domain/program/select-list.ts';
import { unfilteredListQuery } from '../../../../src/domain/program/unfiltered-list-query.ts';
import { dayKey } from '../../../../src/domain/time.ts';
import { newEvent } from '../../../support/program-fixtures.ts';

const all = unfilteredListQuery({ sportId: 1, scope: 'all', sort: 'league' });
const league = (id: number, priority: number, name: string): [number, Competition] => [
  id,
  { id, sportId: 1, country: 'TR', priority, icon: '', name, shortName: '' },
];
const competitions = new Map([
  league(7, 20, 'Süper Lig'),
  league(8, 10, 'İngiltere Premier Lig'),
  league(9, 30, 'Iğdır Kupası'),
]);
const DAY = 86_400;
const noon = 1_795_000_000;
const context = { now: noon, competitions, favourites: [] };

function ids(query: Partial<ListQuery>, events: Parameters<typeof selectList>[0], with_ = context): number[] {
  return selectList(events, { ...all, ...query }, with_).order.flatMap((item) =>
    item.type === 'event' ? [item.eventId] : [],
  );
}

describe('a live list', () => {
  const events = [
    newEvent({ id: 1, competitionId: 7, start: noon + 120 }),
    newEvent({ id: 2, competitionId: 8, start: noon + 60 }),
    newEvent({ id: 3, competitionId: 7, phase: 1, start: noon - 60 }),
  ];
  test('contains the id an event had before it began', () => {
    const two = newEvent({ id: 4, mappedId: 40, phase: 1 });
    const same = newEvent({ id: 5, mappedId: 5, phase: 1 });
    const { order } = selectList([two, same], { ...all, scope: 'live' }, context);
    expect(order).toContainEqual({ type: 'event', eventId: 4, mappedId: 40 });
    expect(order).toContainEqual({ type: 'event', eventId: 5 });
  });

  const running = { type: 'league', competitionId: 7, sportId: 1, day: '', count: 1 };
  const coming = { type: 'league', competitionId: 0, sportId: 1, day: '', coming: true };

  test('has upcoming live events below the running ones, the next to begin first, under one header', () => {
    expect(selectList(events, { ...all, scope: 'live' }, context).order).toEqual([
      running,
      { type: 'event', eventId: 3 },
      { ...coming, count: 2 },
      { type: 'event', eventId: 2 },
      { type: 'event', eventId: 1 },
    ]);
    expect(ids({ scope: 'live', sort: 'date' }, events)).toEqual([3, 2, 1]);
  });

  test('has no second section without upcoming events, and nothing else without running ones', () => {
    expect(selectList(events.slice(2), { ...all, scope: 'live' }, context).order).toEqual([
      running,
      { type: 'event', eventId: 3 },
    ]);
    expect(selectList(events.slice(0, 1), { ...all, scope: 'live' }, context).order[0]).toEqual({
      ...coming,
      count: 1,
    });
  });
});

describe('order of a list', () => {
  const events = [
    newEvent({ id: 1, competitionId: 7, start: noon }),
    newEvent({ id: 2, competitionId: 8, start: noon + 60 }),
    newEvent({ id: 3, competitionId: 8, start: noon }),
    newEvent({ id: 4, competitionId: 9, start: noon - 60 }),
  ];
  test('by league is by priority, then start', () => expect(ids({}, events)).toEqual([3, 2, 1, 4]));
  test('by date is by start alone, with ties by league', () =>
    expect(ids({ sort: 'date' }, events)).toEqual([4, 3, 1, 2]));
  test('has favourite leagues first', () => {
    expect(ids({}, events, { ...context, favourites: [{ sportId: 1, competitionId: 9 }] } as typeof context)).toEqual([
      4, 3, 2, 1,
    ]);
  });
  test('has headers that count the events after them', () => {
    expect(selectList(events, all, context).order.filter((item) => item.type === 'league')).toEqual([
      { type: 'league', competitionId: 8, sportId: 1, day: '', count: 2 },
      { type: 'league', competitionId: 7, sportId: 1, day: '', count: 1 },
      { type: 'league', competitionId: 9, sportId: 1, day: '', count: 1 },
    ]);
  });
});

describe('filters', () => {
  test.each<[string, Partial<ListQuery>, number[]]>([
    ['pre-match alone', { scope: 'prematch' }, [1, 3]],
    ['MBS', { minBets: 1 }, [3]],
    ['king odd', { king: 'odd' }, [1]],
    ['king MBS', { king: 'mbs' }, [2]],
    ['king live', { king: 'live' }, [3]],
    ['a league', { competitionIds: [8] }, [2]],
    ['a day', { day: dayKey(noon + DAY) }, [3]],
    ['within the hour, without what runs', { hours: 1 }, [1]],
    ['within three hours of another time', { hours: 3 }, [1]],
  ])('%s', (_, query, expected) => {
    const events = [
      newEvent({ id: 1, kingOdd: true, start: noon }),
      newEvent({ id: 2, kingOdd: false, kingMbs: true, phase: 1, competitionId: 8, start: noon }),
      newEvent({ id: 3, kingOdd: false, kingLive: true, minBets: 1, start: noon + DAY }),
    ];
    expect(ids(query, events).toSorted((a, b) => a - b)).toEqual(expected);
  });

  test.each(['ığdır', 'IĞDIR', 'igdir', 'Iğdır', 'kupasi igdir'])('the search %s finds the Turkish name', (search) => {
    expect(ids({ search }, [newEvent({ id: 5, competitionId: 9 }), newEvent({ id: 6 })])).toEqual([5]);
  });

  test.each(['istanbul', 'İSTANBUL', 'ISTANBUL'])('the search %s finds İstanbul', (search) => {
    expect(ids({ search }, [newEvent({ id: 5, name: 'İstanbulspor - Eyüp' }), newEvent({ id: 6 })])).toEqual([5]);
  });
});

test('days change at midnight in Türkiye', () => {
  // 21:30 UTC on the 20th is 00:30 on the 21st there.
  const start = Date.UTC(2026, 10, 20, 21, 30) / 1000;
  expect(ids({ day: '2026-11-21' }, [newEvent({ id: 1, start })])).toEqual([1]);
  expect(ids({ day: '2026-11-20' }, [newEvent({ id: 1, start })])).toEqual([]);
});

test("choosing a facet's option lists as many events as the facet counted", () => {
  const event = fc.record({
    id: fc.nat(10_000),
    competitionId: fc.constantFrom(7, 8, 9),
    start: fc.oneof(fc.integer({ min: noon, max: noon + 4 * DAY }), fc.integer({ min: noon, max: noon + DAY / 6 })),
    minBets: fc.integer({ min: 1, max: 3 }),
    phase: fc.constantFrom(0, 1),
    kingOdd: fc.boolean(),
    kingLive: fc.boolean(),
  });
  const events = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 60 });
  fc.assert(
    fc.property(events, fc.constantFrom(0, 1, 2), fc.constantFrom(0, 1, 3), (list, minBets, hours) => {
      const program = list.map((fields) => newEvent(fields));
      const chosen = { minBets, hours };
      const { facets } = selectList(program, { ...all, ...chosen }, context);
      const left = (query: Partial<ListQuery>): number => ids({ ...chosen, ...query }, program).length;
      for (const { id, count } of facets.leagues) expect(left({ competitionIds: [id] })).toBe(count);
      for (const { day, count } of facets.days) expect(left({ hours: 0, day })).toBe(count);
      for (const each of facets.soon) expect(left({ hours: each.hours })).toBe(each.count);
      for (const { value, count } of facets.minBets) expect(left({ minBets: value })).toBe(count);
      for (const king of ['odd', 'mbs', 'live'] as const) expect(left({ king })).toBe(facets.kings[king]);
      expect(left({})).toBe(facets.total);
      // No event is left out of the facets: each has a league and a day.
      const sum = (facet: readonly { count: number }[]): number => facet.reduce((all, { count }) => all + count, 0);
      expect([sum(facets.leagues), sum(facets.days)]).toEqual([left({}), left({ hours: 0 })]);
    }),
  );
});
