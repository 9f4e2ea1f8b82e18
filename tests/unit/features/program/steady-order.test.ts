/** A new order replaces the shown one around the items in sight (rule program-42). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SectionItem } from '../../../../src/features/program/list/list-sections.ts';
import {
  itemKey,
  itemOffsets,
  itemsInSight,
  movementInSight,
  steadyOrder,
} from '../../../../src/features/program/list/steady-order.ts';

const event = (eventId: number): SectionItem => ({ type: 'event', eventId });
const events = (...ids: number[]): SectionItem[] => ids.map(event);
const league = (competitionId: number): SectionItem => ({
  type: 'league',
  competitionId,
  sportId: 1,
  day: '',
  count: 1,
});
const idsOf = (items: readonly SectionItem[]): (number | string)[] =>
  items.map((item) => (item.type === 'event' ? item.eventId : itemKey(item)));
const heights = { row: 76, header: 36 };

describe('the items in sight', () => {
  test('keep their place when one of them left, and new ones between them wait', () => {
    const shown = events(1, 2, 3, 4, 5, 6);
    const { items, gone } = steadyOrder(shown, events(9, 1, 2, 8, 4, 6, 7), { from: 1, to: 3 });
    expect(idsOf(items)).toEqual([9, 1, 2, 3, 4, 6, 7]);
    expect([...gone]).toEqual(['e3']);
  });

  test('are those of the new order when none has left and none has come between them', () => {
    const next = events(7, 1, 2, 3, 8);
    const { items, gone } = steadyOrder(events(1, 2, 3), next, { from: 0, to: 2 });
    expect(items).toBe(next);
    expect(gone.size).toBe(0);
  });

  test('are given up when the new order has none of them', () => {
    const next = events(7, 8);
    expect(steadyOrder(events(1, 2), next, { from: 0, to: 1 }).items).toBe(next);
  });

  test('have the header of their league with the count of the new order', () => {
    const next = [{ ...league(5), count: 2 }, event(1), event(2)] as SectionItem[];
    const { items } = steadyOrder([league(5), event(1), event(3)], next, { from: 0, to: 2 });
    expect(items[0]).toBe(next[0]);
    expect(idsOf(items)).toEqual(['l5:', 1, 3, 2]);
  });
});

test('in any two orders the items in sight stay together, and every other item is in the new order once', () => {
  const order = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 });
  const sight = fc.tuple(fc.nat(19), fc.nat(8));
  fc.assert(
    fc.property(order, order, sight, (before, after, [start, length]) => {
      const from = Math.min(start, before.length - 1);
      const to = Math.min(from + length, before.length - 1);
      const { items, gone } = steadyOrder(events(...before), events(...after), { from, to });
      const ids = idsOf(items) as number[];
      expect(new Set(ids).size).toBe(ids.length);
      const seen = before.slice(from, to + 1);
      const whole = ids.join() === after.join();
      if (!whole) expect(ids.join()).toContain(seen.join());
      // Gone are exactly the items in sight that the new order lacks.
      const lacking = seen.filter((id) => !after.includes(id));
      if (!whole) expect([...gone].toSorted()).toEqual(lacking.map((id) => `e${id}`).toSorted());
      else expect(gone.size).toBe(0);
      for (const id of ids) expect(after.includes(id) || lacking.includes(id)).toBe(true);
      // Settled without anything in sight that is held, the list is the new order.
      const { items: settled } = steadyOrder(items, events(...after), { from: items.length, to: items.length });
      expect(idsOf(settled)).toEqual(after);
    }),
  );
});

test('the offsets and the items in sight are those of an addition row by row', () => {
  const item = fc.oneof(fc.constant('row' as const), fc.constant('header' as const));
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 20 }),
      fc.nat(1_500),
      fc.integer({ min: 1, max: 800 }),
      (kinds, top, height) => {
        const items = kinds.map((kind, index) => (kind === 'row' ? event(index + 1) : league(index + 1)));
        const offsets = itemOffsets(items, heights);
        let at = kinds[0] === 'row' ? heights.header : 0;
        const touched: number[] = [];
        kinds.forEach((kind, index) => {
          expect(offsets[index]).toBe(at);
          const end = at + heights[kind];
          if (end > top && at < top + height) touched.push(index);
          at = end;
        });
        expect(offsets.at(-1)).toBe(at);
        const { from, to } = itemsInSight(offsets, top, height);
        if (touched.length > 0) expect([from, to]).toEqual([touched[0], touched.at(-1)]);
      },
    ),
  );
});

test('what is read moves by the height of what came above it', () => {
  const placed = (items: SectionItem[]) => ({ items, offsets: itemOffsets(items, heights) });
  const before = placed([league(1), ...events(1, 2, 3)]);
  const after = placed([league(2), event(8), league(1), ...events(1, 9, 3)]);
  expect(movementInSight(before, after, { from: 2, to: 3 })).toBe(36 + 76);
  expect(movementInSight(before, placed(events(7)), { from: 2, to: 3 })).toBe(0);
});
