/** The stored intents in their two places: read one by one, joined, and removed where they are not needed (money-14). */
import { beforeEach, expect, test } from 'vitest';
import type { DeviceStore } from '../../../../src/storage/device/device-database.ts';
import type { Intent } from '../../../../workers/engine/money/intent.ts';
import { type KeptRecords, createKeptRecords } from '../../../../workers/engine/money/kept-records.ts';
import { isWithdrawRecord } from '../../../../workers/engine/withdrawal/withdraw-record.ts';

let stored: unknown;
let text: string | null | undefined;
let isFull: boolean;
let asksOfTabs: number;

beforeEach(() => {
  stored = undefined;
  text = null;
  isFull = false;
  asksOfTabs = 0;
});

const store: DeviceStore = {
  read: async (_key, guard) => (guard(stored) ? stored : undefined),
  write: async (_key, value) => {
    if (!isFull) stored = value;
    return !isFull;
  },
  prepare: () => undefined,
  onWritten: () => () => undefined,
  close: () => undefined,
};

const records = (): KeptRecords<Intent<unknown>> =>
  createKeptRecords({
    store,
    tabStorage: {
      read: async () => text,
      write: async (_list, next) => {
        asksOfTabs += 1;
        text = next;
        return true;
      },
    },
    key: 'withdrawals',
    isRecord: isWithdrawRecord,
    onElsewhere: () => undefined,
    signal: new AbortController().signal,
  });

const record = (intent: string, fields: object = {}) => ({
  ...{ intent, hashedPlayer: 'A', sentAt: 5, amount: 100, seen: [] },
  ...fields,
});

test('a record that cannot be read drops no other, in neither place', async () => {
  stored = [record('i1'), { ...record('i2'), amount: 'x' }, null, record('i3', { hashedPlayer: 'B' })];
  text = JSON.stringify([7, record('i4', { hashedPlayer: 'C' })]);
  const read = await records().read();
  expect(read?.map(({ intent }) => intent)).toEqual(['i1', 'i3', 'i4']);
});

test.each(['', '{"i":', '7', 'null'])(
  'a text of the tabs that is no list (%j) drops nothing of the device',
  async (held) => {
    stored = [record('i1')];
    text = held;
    expect(await records().read()).toEqual([record('i1')]);
  },
);

test('a tab holds them while the device is full, and nothing any more once the device takes them', async () => {
  const kept = records();
  isFull = true;
  expect(await kept.store([record('i1')])).toBe(true);
  expect(JSON.parse(text ?? '')).toEqual([record('i1')]);
  isFull = false;
  await kept.change([record('i1', { end: { id: 'w1' } })]);
  expect([stored, text]).toEqual([[record('i1', { end: { id: 'w1' } })], null]);
});

test('a list that is empty leaves nothing in the tabs', async () => {
  const kept = records();
  isFull = true;
  await kept.store([record('i1')]);
  await kept.change([]);
  expect(text).toBeNull();
});

test('an open record is in a tab too: a database that refuses the next engine hides no doubt', async () => {
  const kept = records();
  await kept.store([record('i1')]);
  expect([stored, JSON.parse(text ?? '')]).toEqual([[record('i1')], [record('i1')]]);
  stored = undefined;
  expect(await records().read()).toEqual([record('i1')]);
  await kept.change([record('i1', { end: { id: 'w1' } })]);
  expect(text).toBeNull();
});

test('where neither place has anything to say, what the engine remembers of an open record stays', async () => {
  const kept = records();
  await kept.store([record('i1')]);
  stored = undefined;
  text = undefined;
  expect(await kept.read()).toBeUndefined();
});

test('records that ended ask no tab', async () => {
  const kept = records();
  await kept.read();
  await kept.store([record('i1', { end: { id: 'w1' } })]);
  expect(asksOfTabs).toBe(0);
});

test('of one account the newest record counts, and one in doubt before one that ended', async () => {
  stored = [record('i1', { end: { id: 'w1' }, sentAt: 9 })];
  text = JSON.stringify([record('i2')]);
  expect(await records().read()).toEqual([record('i2')]);
  stored = [record('i3', { sentAt: 9 })];
  expect(await records().read()).toEqual([record('i3', { sentAt: 9 })]);
});

test('what one place knows of a record and the other does not is known', async () => {
  stored = [record('i1', { end: { id: 'w1' } })];
  text = JSON.stringify([record('i1')]);
  expect(await records().read()).toEqual([record('i1', { end: { id: 'w1' } })]);
});
