import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHold } from '../../../../src/domain/score-cover/hold.ts';
import { scoreWish } from '../../../../src/domain/score-cover/wish.ts';

const DELAY = 30;

interface Note {
  id: number;
  value: number;
  at: number;
}

/** Values noted one after the other, each some time after the one before. */
const notes = (most: number) =>
  array(
    record({ id: constantFrom(1, 2, 3), value: integer({ min: 0, max: 4 }), after: integer({ min: 0, max: 25 }) }),
    {
      maxLength: most,
    },
  ).map((steps) => {
    let at = 0;
    return steps.map(({ id, value, after }): Note => ({ id, value, at: (at += after) }));
  });

const same = (one: number, other: number): boolean => one === other;

describe('a held value', () => {
  test('is the value that was current one delay ago', () => {
    assert(
      property(notes(40), integer({ min: 0, max: 200 }), (told, later) => {
        const hold = createHold({ delayMs: DELAY, isSame: same });
        for (const { id, value, at } of told) hold.note(id, value, at);
        const now = (told.at(-1)?.at ?? 0) + later;
        for (const id of [1, 2, 3]) {
          const expected = told.findLast((note) => note.id === id && note.at + DELAY <= now);
          expect(hold.shown(id, now)?.value).toBe(expected?.value);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is never younger than the delay, however many arrive, and in the end the last one', () => {
    assert(
      property(notes(60), (told) => {
        const hold = createHold<number>({ delayMs: DELAY, isSame: () => false, mostWaiting: 3 });
        for (const [place, { id, at }] of told.entries()) {
          hold.note(id, place, at);
          const shown = hold.shown(id, at)?.value;
          if (shown !== undefined) expect((told[shown]?.at ?? Infinity) + DELAY).toBeLessThanOrEqual(at);
        }
        const end = (told.at(-1)?.at ?? 0) + DELAY;
        for (const id of [1, 2, 3]) {
          const last = told.findLastIndex((note) => note.id === id);
          expect(hold.shown(id, end)?.value).toBe(last < 0 ? undefined : last);
        }
        expect(hold.next()).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('has a time at which the next one may be shown', () => {
    const hold = createHold({ delayMs: DELAY, isSame: same });
    hold.note(1, 7, 5);
    hold.note(2, 8, 3);
    expect(hold.next()).toBe(3 + DELAY);
    expect(hold.shown(2, 3 + DELAY)?.value).toBe(8);
    expect(hold.next()).toBe(5 + DELAY);
  });

  test('that was current long ago is shown at once, and the one after it is delayed', () => {
    const hold = createHold({ delayMs: DELAY, isSame: same });
    hold.note(1, 7, 5, true);
    expect(hold.shown(1, 5)?.value).toBe(7);
    hold.note(1, 8, 6, true);
    expect(hold.shown(1, 6)?.value).toBe(7);
  });

  test('is removed when it is the least recently updated', () => {
    const hold = createHold({ delayMs: 0, isSame: same, mostIds: 2 });
    for (const id of [1, 2, 1, 3]) hold.note(id, id, 0);
    expect([1, 2, 3].map((id) => hold.shown(id, 1)?.value)).toEqual([1, undefined, 3]);
  });
});

test.each([
  ['', { how: 'shown' }],
  ['gizli', { how: 'hidden' }],
  ['30', { how: 'delayed', seconds: 30 }],
  ['0', { how: 'shown' }],
  ['999', { how: 'shown' }],
  ['-5', { how: 'shown' }],
  ['açık', { how: 'shown' }],
])('the stored setting "%s" is read', (kept, wish) => {
  expect(scoreWish(kept)).toEqual(wish);
});
