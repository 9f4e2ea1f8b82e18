/** Pool marks in the engine: one round, one player and one device, however many engines there are. */
import { afterEach, expect, test } from 'vitest';
import type { PoolSign } from '../../../../src/model/pool.ts';
import { type PoolDraftStore, createPoolDraftStore } from '../../../../workers/engine/pool/pool-draft-store.ts';
import { device } from '../../../support/money-device.ts';

const limits = () => ({ maxColumn: 2_500, columnPrice: 1_000, warningMessage: 'çok' });
const ends: AbortController[] = [];
afterEach(() => ends.splice(0).forEach((end) => end.abort()));

interface Engine extends PoolDraftStore {
  /** '' for a visitor, undefined while the member is not known yet. */
  is: (player: string | undefined) => void;
  lock: (locked: boolean) => void;
}

function engine(on = device()): Engine {
  const end = new AbortController();
  ends.push(end);
  let player: string | undefined = '';
  let locked = false;
  const marks = createPoolDraftStore({
    store: on.store(),
    limits,
    isLocked: () => locked,
    player: () => player,
    now: () => Date.now(),
    signal: end.signal,
  });
  const own = { is: (next: string | undefined) => void (player = next), lock: (next: boolean) => void (locked = next) };
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(marks)) as Engine;
}

const round = (cycle: number) => ({ type: 'round', cycle, roundName: `${cycle}. hafta`, closesAt: null }) as const;
const mark = (cycle: number, match: number, sign: PoolSign = 1) =>
  ({ type: 'mark', cycle, block: 0, match, sign, on: true }) as const;
const count = ({ draft }: PoolDraftStore): number => draft.blocks.flat(2).length;

test('another engine of the device has the same marks, but only the engine that made them can undo', async () => {
  const on = device();
  const [one, other] = [engine(on), engine(on)];
  await one.change(round(7));
  await one.change(mark(7, 1));
  await one.change(mark(7, 2));
  await other.sync();
  expect([count(one), count(other)]).toEqual([2, 2]);
  expect([one.published?.canUndo, other.published?.canUndo]).toEqual([true, false]);
  await one.change({ type: 'undo', cycle: 7 });
  await other.sync();
  expect([count(one), count(other)]).toEqual([1, 1]);
});

test('a new round starts without marks and keeps a note of the earlier ones, and an older round is refused', async () => {
  const marks = engine();
  await marks.change(round(7));
  for (const match of [1, 2, 3]) await marks.change(mark(7, match));
  await marks.change(round(8));
  expect(count(marks)).toBe(0);
  expect(marks.published).toMatchObject({ cycle: 8, canUndo: false, aside: { roundName: '7. hafta', matches: 3 } });
  expect((await marks.change(round(7))).ok).toBe(false);
  expect((await marks.change(mark(7, 1))).ok).toBe(false);
  expect((await marks.change({ type: 'undo', cycle: 7 })).ok).toBe(true);
  expect(count(marks)).toBe(0);
  await marks.change({ type: 'asideSeen' });
  expect(marks.published?.aside).toBeNull();
});

test('the marks of a visitor are claimed by a sign-in, cleared with the session, and shown to nobody else', async () => {
  const on = device();
  const marks = engine(on);
  await marks.change(round(7));
  await marks.change(mark(7, 1));
  marks.is(undefined);
  await marks.claim();
  marks.is('A');
  await marks.claim();
  expect(count(marks)).toBe(1);

  // A session that ended while no engine was running.
  const later = engine(on);
  later.is(undefined);
  await later.sync();
  expect(later.published).toBeUndefined();
  later.is('B');
  await later.claim();
  expect(count(later)).toBe(0);
  await later.change(mark(7, 4));
  later.is('');
  await later.onSessionEnd();
  expect([count(later), later.published?.cycle]).toEqual([0, 7]);
});

test('an unresolved play blocks changes, and every change has a version of its own', async () => {
  const marks = engine();
  await marks.change(round(7));
  const one = await marks.change(mark(7, 1));
  const two = await marks.change(mark(7, 2));
  expect(one.ok && two.ok && two.value.version > one.value.version).toBe(true);
  expect(two.ok && two.value.version).toBe(marks.published?.version);
  marks.lock(true);
  expect((await marks.change(mark(7, 3))).ok).toBe(false);
  expect(count(marks)).toBe(2);
});
