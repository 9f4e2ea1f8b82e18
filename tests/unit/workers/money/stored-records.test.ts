/** Stored intents in their two places: parsed one by one, merged, and removed where they are not needed (money-14). */
import { beforeEach, expect, test } from 'vitest';
import type { DeviceStore } from '../../../../src/storage/device/device-database.ts';
import type { Intent } from '../../../../workers/engine/money/intent.ts';
import { type StoredRecords, createStoredRecords } from '../../../../workers/engine/money/stored-intents.ts';
import { isWithdrawRecord } from '../../../../workers/engine/withdrawal/withdrawal-module.ts';

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

const records = (): StoredRecords<Intent<unknown>> =>
  createStoredRecords({
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
    onExternalWrite: () => undefined,
    signal: new AbortController().signal,
  });

const record = (intent: string, fields: object = {}) => ({
  ...{ intent, hashedPlayer: 'A', sentAt: 5, amount: 100, seen: [] },
  ...fields,
});

test('an unreadable record does not remove others, in either place', async () => {
  stored = [record('i1'), { ...record('i2'), amount: 'x' }, null, record('i3', { hashedPlayer: 'B' })];
  text = JSON.stringify([7, record('i4', { hashedPlayer: 'C' })]);
  const read = await records().read();
  expect(read?.map(({ intent }) => intent)).toEqual(['i1', 'i3', 'i4']);
});

test.each(['', '{"i":', '7', 'null'])(
  'an unreadable text of the tabs (%j) does not affect the records of the device',
  async (held) => {
    stored = [record('i1')];
    text = held;
    expect(await records().read()).toEqual([record('i1')]);
  },
);

test('a tab stores the records while the device is full, and their end when the device accepts them again', async () => {
  const kept = records();
  isFull = true;
  expect(await kept.store([record('i1')])).toBe(true);
  expect(JSON.parse(text ?? '')).toEqual([record('i1')]);
  isFull = false;
  await kept.change([record('i1', { end: { id: 'w1' } })]);
  const ended = [record('i1', { end: { id: 'w1' } })];
  expect([stored, JSON.parse(text ?? '')]).toEqual([ended, ended]);
});

test('an empty list leaves nothing in the tabs', async () => {
  const kept = records();
  isFull = true;
  await kept.store([record('i1')]);
  await kept.change([]);
  expect(text).toBeNull();
});

test('an empty list leaves nothing in the tabs even when no tab answered the read', async () => {
  const kept = records();
  text = undefined;
  await kept.read();
  text = 'records of an engine before';
  await kept.change([]);
  expect(text).toBeNull();
});

test('an open record is also stored in a tab, so that it survives a database that fails in the next engine', async () => {
  const kept = records();
  await kept.store([record('i1')]);
  expect([stored, JSON.parse(text ?? '')]).toEqual([[record('i1')], [record('i1')]]);
  stored = undefined;
  expect(await records().read()).toEqual([record('i1')]);
  const ended = [record('i1', { end: { id: 'w1' } })];
  await kept.change(ended);
  stored = undefined;
  expect(await records().read()).toEqual(ended);
});

test('when neither place can be read, the result is undefined', async () => {
  const kept = records();
  await kept.store([record('i1')]);
  stored = undefined;
  text = undefined;
  expect(await kept.read()).toBeUndefined();
});

test('ended records are not sent to a tab', async () => {
  const kept = records();
  await kept.read();
  await kept.store([record('i1', { end: { id: 'w1' } })]);
  expect(asksOfTabs).toBe(0);
});

test('of one account the newest record counts, and an unresolved one before an ended one', async () => {
  stored = [record('i1', { end: { id: 'w1' }, sentAt: 9 })];
  text = JSON.stringify([record('i2')]);
  expect(await records().read()).toEqual([record('i2')]);
  stored = [record('i3', { sentAt: 9 })];
  expect(await records().read()).toEqual([record('i3', { sentAt: 9 })]);
});

test('a record that ended in one place counts as ended', async () => {
  stored = [record('i1', { end: { id: 'w1' } })];
  text = JSON.stringify([record('i1')]);
  expect(await records().read()).toEqual([record('i1', { end: { id: 'w1' } })]);
});
