import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDelayBuffer } from '../../../../src/domain/spoiler/delay-buffer.ts';
import { parseSpoilerPreference } from '../../../../src/domain/spoiler/spoiler-preference.ts';

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
        const hold = createDelayBuffer({ delayMs: DELAY, isSame: same });
        for (const { id, value, at } of told) hold.push(id, value, at);
        const now = (told.at(-1)?.at ?? 0) + later;
        for (const id of [1, 2, 3]) {
          const expected = told.findLast((note) => note.id === id && note.at + DELAY <= now);
          expect(hold.current(id, now)?.value).toBe(expected?.value);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is never younger than the delay, however many arrive, and in the end the last one', () => {
    assert(
      property(notes(60), (told) => {
        const hold = createDelayBuffer<number>({ delayMs: DELAY, isSame: () => false, maxPending: 3 });
        for (const [place, { id, at }] of told.entries()) {
          hold.push(id, place, at);
          const shown = hold.current(id, at)?.value;
          if (shown !== undefined) expect((told[shown]?.at ?? Infinity) + DELAY).toBeLessThanOrEqual(at);
        }
        const end = (told.at(-1)?.at ?? 0) + DELAY;
        for (const id of [1, 2, 3]) {
          const last = told.findLastIndex((note) => note.id === id);
          expect(hold.current(id, end)?.value).toBe(last < 0 ? undefined : last);
        }
        expect(hold.nextAt()).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('has a time at which the next one may be shown', () => {
    const hold = createDelayBuffer({ delayMs: DELAY, isSame: same });
    hold.push(1, 7, 5);
    hold.push(2, 8, 3);
    expect(hold.nextAt()).toBe(3 + DELAY);
    expect(hold.current(2, 3 + DELAY)?.value).toBe(8);
    expect(hold.nextAt()).toBe(5 + DELAY);
  });

  test('that was current long ago is shown at once, and the one after it is delayed', () => {
    const hold = createDelayBuffer({ delayMs: DELAY, isSame: same });
    hold.push(1, 7, 5, true);
    expect(hold.current(1, 5)?.value).toBe(7);
    hold.push(1, 8, 6, true);
    expect(hold.current(1, 6)?.value).toBe(7);
  });

  test('is removed when it is the least recently updated', () => {
    const hold = createDelayBuffer({ delayMs: 0, isSame: same, maxIds: 2 });
    for (const id of [1, 2, 1, 3]) hold.push(id, id, 0);
    expect([1, 2, 3].map((id) => hold.current(id, 1)?.value)).toEqual([1, undefined, 3]);
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
  expect(parseSpoilerPreference(kept)).toEqual(wish);
});
