import { expect, test } from 'vitest';
import type { Market } from '../../../../src/model/event.ts';
import { openingOdd, recordOpeningOdds } from '../../../../src/state/engine/opening-odds.ts';

const market = (...odds: number[]): Market => ({
  ...{ id: 5, key: '1_1', line: '', version: 1, status: 1, minBets: 1 },
  outcomes: odds.map((odd, place) => ({ number: place + 1, name: '', odd, webOdd: odd, status: 1 })),
});

test('change-3: the first odd of each outcome stays, and one that is not offered is none', () => {
  recordOpeningOdds(1, market(174, 100), 10);
  recordOpeningOdds(1, market(169, 320), 20);
  expect(openingOdd(1, 5, 1)).toEqual({ odd: 174, at: 10 });
  expect(openingOdd(1, 5, 2)).toEqual({ odd: 320, at: 20 });
  expect(openingOdd(1, 6, 1)).toBeUndefined();
});

test('change-3: the odds of the eight matches recorded last are held', () => {
  for (let eventId = 1; eventId <= 9; eventId += 1) recordOpeningOdds(eventId, market(150), eventId);
  expect(openingOdd(1, 5, 1)).toBeUndefined();
  for (let eventId = 2; eventId <= 9; eventId += 1) expect(openingOdd(eventId, 5, 1)?.odd).toBe(150);
});
