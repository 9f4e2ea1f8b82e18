/** Matching of a pool match to an event by names and times alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PoolEventCandidate, findPoolEventIds } from '../../../../src/domain/pool/find-pool-events.ts';
import type { PoolEvent } from '../../../../src/model/pool.ts';

const START = 1_773_000_000;
const match = (home: string, away: string, startsAt: number | null = START): PoolEvent => ({
  ...{ number: 1, name: `${home}-${away}`, home, away, league: '', startsAt },
  ...{ result: null, winner: null, eventId: null },
});
const event = (home: string, away: string, start = START): PoolEventCandidate => ({ id: 7, home, away, start });

test.each([
  ['Galatasaray A.Ş.', 'Kasımpaşa A.Ş.', 'Galatasaray', 'Kasımpaşa'],
  ['GAZİANTEP FK A.Ş.', 'ÇORUM FK', 'Gaziantep', 'Çorum FK'],
  ['Ç. RİZESPOR A.Ş.', 'FENERBAHÇE', 'Çaykur Rizespor', 'Fenerbahçe'],
  ['Como 1907', 'AS Roma', 'Como', 'Roma'],
  ['Türkiye', 'Fransa', 'TÜRKİYE', 'FRANSA'],
])('%s - %s is matched to %s - %s', (home, away, ours, theirs) => {
  expect(findPoolEventIds([match(home, away)], [event(ours, theirs)])).toEqual(new Map([[1, 7]]));
});

test.each([
  ['sides the other way round', match('Como', 'Roma'), [event('Roma', 'Como')]],
  ['another club of the town', match('Manchester United', 'Roma'), [event('Manchester City', 'Roma')]],
  ['another day', match('Como', 'Roma'), [event('Como', 'Roma', START + 13 * 3_600)]],
  ['no time', match('Como', 'Roma', null), [event('Como', 'Roma')]],
  ['one side that is missing', { ...match('Como', ''), name: 'Como' }, [event('Como', 'Roma')]],
  ['two that fit', match('Manchester', 'Roma'), [event('Manchester City', 'Roma'), event('Manchester Utd', 'Roma')]],
])('no event is matched for %s', (_, wanted, candidates) => {
  expect(findPoolEventIds([wanted], candidates)).toEqual(new Map());
});

test('each of many matches finds its own event, however its letters are written', () => {
  const name = fc.stringMatching(/^[A-ZÇĞİÖŞÜ][a-zçğıöşü]{6,10}$/);
  const clubs = fc.uniqueArray(name, { minLength: 30, maxLength: 30, selector: (each) => plain(each).slice(0, 6) });
  fc.assert(
    fc.property(clubs, fc.boolean(), (names, loud) => {
      const pairs = Array.from({ length: 15 }, (_, at) => [names[2 * at] ?? '', names[2 * at + 1] ?? ''] as const);
      const events = pairs.map(([home, away], at) => ({ ...event(home, away), id: 100 + at }));
      const matches = pairs.map(([home, away], at) => {
        const told = loud ? home.toLocaleUpperCase('tr') : home;
        return { ...match(`${told} A.Ş.`, away), number: at + 1 };
      });
      expect(findPoolEventIds(matches, events.toReversed())).toEqual(new Map(pairs.map((_, at) => [at + 1, 100 + at])));
    }),
    { numRuns: 20 },
  );
});

const plain = (name: string): string =>
  name.toLocaleLowerCase('tr').replaceAll(/[çğıöşü]/g, (letter) => 'cgiosu'['çğıöşü'.indexOf(letter)] ?? '');
