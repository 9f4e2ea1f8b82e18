/** Place of a sheet with two stops while it is pulled, and the stop at which it rests (rule navigation-24). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetPlace, stopAfterPull } from '../../../src/app/overlays/dialogs/sheet-stops.ts';

const heights = { first: 500, full: 800 };
const SLOW = 0.1;
const FAST = 1;

test('the place of the sheet shows exactly the height under the finger, up to the full one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 1_200 }), (visible) => {
      const { height, shift } = sheetPlace(visible, heights);
      expect(height - shift).toBe(Math.min(visible, heights.full));
      expect(height).toBeGreaterThanOrEqual(heights.first);
      expect(shift).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  // From, distance downwards, velocity, and the stop at which the sheet comes to rest.
  ['first', -160, -SLOW, 'full'],
  ['first', -140, -SLOW, 'first'],
  ['first', -30, -FAST, 'full'],
  ['first', -10, -FAST, 'first'],
  ['first', 160, SLOW, 'first'],
  ['first', 170, SLOW, 'closed'],
  ['first', 170, -SLOW, 'first'],
  ['first', 30, FAST, 'closed'],
  ['full', 140, SLOW, 'full'],
  ['full', 160, SLOW, 'first'],
  ['full', 30, FAST, 'first'],
  ['full', 460, SLOW, 'first'],
  ['full', 480, SLOW, 'closed'],
  ['full', 310, FAST, 'closed'],
] as const)('from %s, pulled by %i px at %d px/ms, the sheet rests: %s', (from, distance, velocity, rest) => {
  expect(stopAfterPull({ distance, velocity }, from, heights)).toBe(rest);
});
