import { expect, it } from 'vitest';
import { poolRound } from '../../../server/services/content/pool-round.ts';

// 20 November 2026 is a Friday; sale ends at 21:40 Turkish time, 18:40 UTC.
it.each([
  ['before the end on Friday', Date.UTC(2026, 10, 20, 18, 39), '20-23 Kasım', '2026-11-20T21:40:00'],
  ['at the end on Friday', Date.UTC(2026, 10, 20, 18, 40), '27-30 Kasım', '2026-11-27T21:40:00'],
  ['Thursday night, already Friday in Turkey', Date.UTC(2026, 10, 26, 22), '27-30 Kasım', '2026-11-27T21:40:00'],
  ['over the end of a month', Date.UTC(2026, 9, 26), '30 Ekim-02 Kasım', '2026-10-30T21:40:00'],
])('names the round: %s', (_when, nowMs, name, payinEnd) => {
  expect(poolRound(nowMs)).toEqual({ name, payinEnd });
});
