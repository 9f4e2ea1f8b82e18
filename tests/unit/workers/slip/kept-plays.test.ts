/** What a sign-out leaves of the coupons of a device (rule play-19). */
import { expect, test } from 'vitest';
import type { DeviceStore } from '../../../../src/storage/device/device-database.ts';
import type { CouponEnd } from '../../../../workers/engine/money/coupon-end.ts';
import { createKeptIntents } from '../../../../workers/engine/money/kept-intents.ts';
import { type PlayRecord, keptPlays } from '../../../../workers/engine/slip/play-record.ts';

const record: PlayRecord = {
  ...{ intent: 'i1', hashedPlayer: 'h', sentAt: 5, price: 100, couponCount: 1, itemCount: 1, odd: 200 },
  ...{ slip: '[[1,100,1,false]]', seen: [] },
};

interface Ended {
  agoMs: number;
  end?: CouponEnd | null;
  dismissed?: boolean;
}

async function ended({ agoMs, end = { couponIds: ['k1'] }, dismissed = false }: Ended): Promise<PlayRecord[]> {
  let now = 10_000;
  let player: string | undefined = 'h';
  let kept: unknown;
  const store: DeviceStore = {
    read: async (_key, guard) => (guard(kept) ? kept : undefined),
    write: async (_key, value) => {
      kept = value;
      return true;
    },
    prepare: () => undefined,
    close: () => undefined,
    onWritten: () => () => undefined,
  };
  let read = (): void => undefined;
  const isRead = new Promise<void>((done) => (read = done));
  const plays = createKeptIntents<CouponEnd, PlayRecord>({
    ...keptPlays,
    store,
    tabStorage: { read: async () => null, write: async () => true },
    player: () => player,
    onRead: () => read(),
    onElsewhere: () => undefined,
    now: () => now,
    signal: new AbortController().signal,
  });
  await isRead;
  await plays.add(record);
  await plays.change(record, { end });
  if (dismissed) await plays.change(record, { dismissed });
  now += agoMs;
  player = undefined;
  await plays.leave(now, (work) => work());
  return kept as PlayRecord[];
}

test('one that ended a moment ago stays, without its choices: its player may not have read of it', async () => {
  expect(await ended({ agoMs: 200 })).toEqual([{ ...record, slip: '', end: { couponIds: ['k1'] } }]);
});

test('one that ended before that goes', async () => {
  expect(await ended({ agoMs: 6_000 })).toEqual([]);
});

test('an unproven end of an older build is unresolved, so that a sign-out keeps the order', async () => {
  expect(await ended({ agoMs: 6_000, end: null })).toEqual([{ ...record, slip: '', end: null }]);
});

test('and one whose end was closed by its player', async () => {
  expect(await ended({ agoMs: 200, dismissed: true })).toEqual([]);
});
