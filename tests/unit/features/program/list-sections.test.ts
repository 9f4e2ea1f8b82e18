import type { ListItem } from '../../../../src/model/program.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EVENT_ROW_HEIGHT_PX,
  SECTION_HEADER_HEIGHT_PX,
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
  expect(listSections([], EVENT_ROW_HEIGHT_PX)).toEqual({ headers: [], counts: [], eventIds: [], offsets: [] });
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
