/** The match of a push message in the public copies of the device (push-4). */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canonicalAddress } from '../../../../src/contract/services/call-request.ts';
import {
  type ContentStore,
  contentLimits,
  openContentStore,
} from '../../../../src/storage/content/content-database.ts';
import { readContentCopies } from '../../../../src/storage/push/content-copies.ts';
import { type KnownMatch, findMatch } from '../../../../sw/push/known-match.ts';

const NOW = 1_800_000_000;
let clock = NOW;
let store: ContentStore;
beforeEach(() => {
  clock = NOW;
  store = openContentStore({ limits: contentLimits, now: () => clock });
});
afterEach(async () => {
  store.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

const event = (changes: object = {}): object => ({
  ...{
    i: 99,
    mpi: 1099,
    v: 1,
    sid: 1,
    hn: 'Beşiktaş',
    an: 'Göztepe',
    ci: 584,
    d: NOW,
    s: 1,
    bp: 0,
    mbc: 1,
    oc: 0,
    m: [],
  },
  ...changes,
});
const write = (path: string, data: unknown): Promise<boolean> =>
  store.write(canonicalAddress(`https://services.tribun.test/api/${path}`), JSON.stringify({ isSuccess: true, data }));
const writeList = (sportId: number, events: object[]): Promise<boolean> =>
  write(`sportsbook/events?st=${sportId}&type=0&version=0`, { isdiff: false, version: 5, events });
const find = (id: string, sportIds: number[]): Promise<KnownMatch | undefined> =>
  findMatch(id, sportIds, (isWanted) => readContentCopies(isWanted, clock));

const derby = { name: 'Beşiktaş - Göztepe', home: 'Beşiktaş', away: 'Göztepe', sportId: 1, competitionId: 584 };

test('is found in the list of its sport, by both of its ids, and in no list of another sport', async () => {
  await writeList(1, [event({ i: 7 }), event()]);
  expect(await find('99', [2, 1])).toMatchObject({ ...derby, id: 99 });
  expect(await find('1099', [1])).toMatchObject({ ...derby, id: 1099 });
  expect(await find('99', [2])).toBeUndefined();
  expect(await find('5', [1])).toBeUndefined();
});

test('is found in the copy of its page first, and no longer in a copy of a week ago', async () => {
  await writeList(1, [event()]);
  await write('sportsbook/event/99?allMarkets=true', event({ hn: 'BJK' }));
  expect(await find('99', [1])).toMatchObject({ home: 'BJK' });
  clock += contentLimits.maxAgeSeconds + 1;
  expect(await find('99', [1])).toBeUndefined();
});

test('an unreadable copy, and an id that is no number, are no match', async () => {
  await store.write(
    canonicalAddress('https://services.tribun.test/api/sportsbook/events?st=1&type=0&version=0'),
    '{"isSu',
  );
  for (const id of ['99', '../99', '%', '']) expect(await find(id, [1])).toBeUndefined();
});
