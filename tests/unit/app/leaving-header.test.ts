import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HeaderScroll, scrollHeader } from '../../../src/app/shell/notices/leaving-header.ts';

const HEIGHT = 844;
const after = (positions: readonly number[]): HeaderScroll =>
  positions.reduce<HeaderScroll>((state, y) => scrollHeader(state, y, HEIGHT), { y: 0, down: 0, isAway: false });

test('navigation-23: the header is away exactly when 12 px were scrolled down since the last step up', () => {
  const steps = fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (all) => {
      let y = 0;
      const positions = [0, ...all.map((step) => (y = Math.max(0, y + step)))];
      // The positions since the last step up, or since the last one near the top.
      const from = positions.findLastIndex((at, index) => at <= 56 || at < (positions[index - 1] ?? 0));
      const last = positions.at(-1) ?? 0;
      expect(after(positions).isAway).toBe(last - (positions[from] ?? 0) >= 12);
    }),
  );
});

test('navigation-23: a restored scroll position does not hide the header, and a reader who goes on from there does', () => {
  expect(after([6_000]).isAway).toBe(false);
  expect(after([6_000, 6_005]).isAway).toBe(false);
  expect(after([6_000, 6_005, 6_020]).isAway).toBe(true);
  expect(after([6_000, 6_020, 6_019]).isAway).toBe(false);
});
