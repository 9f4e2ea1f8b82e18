import type { ListItem } from '../../../../src/model/program.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EVENT_ROW_HEIGHT_PX,
  SECTION_HEADER_HEIGHT_PX,
  joinSmallLeagues,
  listSections,
  sectionAt,
} from '../../../../src/features/program/list/list-sections.ts';

const league = (competitionId: number): ListItem => ({ type: 'league', competitionId, sportId: 1, day: '', count: 0 });
const event = (eventId: number): ListItem => ({ type: 'event', eventId });

test('sections have their headers, numbers of rows, and offsets', () => {
  const sections = listSections([league(1), event(10), event(11), league(2), event(20)], EVENT_ROW_HEIGHT_PX);
  expect(sections.headers.map((header) => header.competitionId)).toEqual([1, 2]);
  expect(sections.counts).toEqual([2, 1]);
  expect(sections.eventIds).toEqual([10, 11, 20]);
  expect(sections.offsets).toEqual([0, SECTION_HEADER_HEIGHT_PX + 2 * EVENT_ROW_HEIGHT_PX]);
});

test('events before any header get a section of their own', () => {
  const sections = listSections([event(10), league(2), event(20)], EVENT_ROW_HEIGHT_PX);
  expect(sections.counts).toEqual([1, 1]);
  expect(sections.eventIds).toEqual([10, 20]);
});

test('an empty order has no sections', () => {
  expect(listSections([], EVENT_ROW_HEIGHT_PX)).toEqual({
    headers: [],
    counts: [],
    eventIds: [],
    mixedIds: new Set(),
    offsets: [],
  });
});

test('the section at a distance is the last one that began before it', () => {
  const ascending = fc
    .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 40 })
    .map((rest) => [0, ...rest.sort((a, b) => a - b)]);
  fc.assert(
    fc.property(ascending, fc.integer({ min: -500, max: 6_000 }), (offsets, distance) => {
      const naive = Math.max(
        0,
        offsets.findLastIndex((offset) => offset <= distance),
      );
      expect(sectionAt(offsets, distance)).toBe(naive);
    }),
  );
});

test('with larger text, rows and headers are higher, and later offsets are larger', () => {
  expect(listSections([league(1), event(10), league(2)], 152, 72).offsets).toEqual([0, 72 + 152]);
});

test('neighbouring leagues of one or two matches share a header, and their rows name the league', () => {
  const order = ordered([1, 2, 5, 1, 1, 4, 2]);
  const { headers, counts, eventIds, mixedIds } = listSections(joinSmallLeagues(order), EVENT_ROW_HEIGHT_PX);
  expect(counts).toEqual([3, 5, 2, 4, 2]);
  expect(headers.map(({ count, mixed = false }) => [count, mixed])).toEqual([
    [3, true],
    [5, false],
    [2, true],
    [4, false],
    // A single small league keeps its own header.
    [2, false],
  ]);
  expect(eventIds).toEqual(listSections(order, EVENT_ROW_HEIGHT_PX).eventIds);
  expect([...mixedIds]).toEqual([...eventIds.slice(0, 3), ...eventIds.slice(8, 10)]);
});

test('joined leagues keep every match in its place, and no league with three matches loses its header', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }), (sizes) => {
      const order = ordered(sizes);
      const joined = joinSmallLeagues(order);
      const events = (items: readonly object[]): unknown[] => items.filter((item) => 'eventId' in item);
      expect(events(joined)).toEqual(events(order));
      const headers = joined.filter((item) => item.type === 'league');
      expect(headers.reduce((sum, { count }) => sum + count, 0)).toBe(sizes.reduce((sum, size) => sum + size, 0));
      expect(headers.filter(({ count, mixed }) => count > 2 && mixed !== true)).toHaveLength(
        sizes.filter((size) => size > 2).length,
      );
    }),
  );
});

/** An order with a league for each size. */
function ordered(sizes: readonly number[]): ListItem[] {
  let eventId = 0;
  return sizes.flatMap((count, index): ListItem[] => [
    { type: 'league', competitionId: index + 1, sportId: 1, day: '', count },
    ...Array.from({ length: count }, (): ListItem => ({ type: 'event', eventId: (eventId += 1) })),
  ]);
}
