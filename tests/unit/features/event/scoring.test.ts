import { expect, test } from 'vitest';
import { scoringOf } from '../../../../src/features/event/statistics/scoring.ts';

test('an unknown sport has points and no lines', () => {
  expect(scoringOf(999)).toMatchObject({ unit: 'Sayı', lines: [], hasBothScored: false });
  expect(scoringOf(1).lines).toContain(2.5);
});
