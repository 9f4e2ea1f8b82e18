import { expect, test } from 'vitest';
import { type Pull, followPull, shouldDismissSheet } from '../../../src/app/overlays/dialogs/sheet-pull.ts';

const HEIGHT = 600;

/** Feeds a pull that starts at 100 px with positions in px and times in ms. Returns the last state. */
function pulled(...moments: readonly (readonly [y: number, at: number])[]): Pull {
  const follow = followPull({ y: 100, at: 0 });
  let last: Pull = { distance: 0, velocity: 0 };
  for (const [y, at] of moments) last = follow({ y, at });
  return last;
}

test('a slow pull dismisses the sheet beyond a third of its height', () => {
  expect(shouldDismissSheet(pulled([200, 1_000], [299, 2_000]), HEIGHT)).toBe(false);
  expect(shouldDismissSheet(pulled([200, 1_000], [301, 2_000]), HEIGHT)).toBe(true);
});

test('a flick dismisses the sheet at once, a trembling tap does not', () => {
  expect(shouldDismissSheet(pulled([120, 20], [140, 40]), HEIGHT)).toBe(true);
  expect(shouldDismissSheet(pulled([112, 10]), HEIGHT)).toBe(false);
});

test('velocity from before a pause of the finger does not count', () => {
  expect(shouldDismissSheet(pulled([150, 20], [180, 40], [181, 500], [181, 520]), HEIGHT)).toBe(false);
});

test('a finger that moves back up keeps the sheet open, from any distance', () => {
  expect(shouldDismissSheet(pulled([500, 200], [480, 220]), HEIGHT)).toBe(false);
});

test('a finger above its start has a negative distance and dismisses nothing, however fast', () => {
  expect(pulled([20, 100]).distance).toBe(-80);
  expect(shouldDismissSheet(pulled([20, 100], [60, 110]), HEIGHT)).toBe(false);
});
