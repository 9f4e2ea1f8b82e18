/** Records of coupons left on a device by a sign-out (rule play-19). */
import { expect, test } from 'vitest';
import type { DeviceStore } from '../../../../src/storage/device/device-database.ts';
import type { CouponOutcome } from '../../../../workers/engine/money/coupon-outcome.ts';
import { createStoredIntents } from '../../../../workers/engine/money/stored-intents.ts';
import { type PlayRecord, playStorage } from '../../../../workers/engine/slip/play-slip.ts';

const record: PlayRecord = {
  ...{ intent: 'i1', hashedPlayer: 'h', sentAt: 5, price: 100, couponCount: 1, itemCount: 1, odd: 200 },
  ...{ slip: '[[1,100,1,false]]', seen: [] },
};

interface Ended {
  agoMs: number;
  end?: CouponOutcome | null;
  dismissed?: boolean;
}

async function ended({ agoMs, end = { couponIds: ['k1'] }, dismissed = false }: Ended): Promise<PlayRecord[]> {
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
  const plays = createStoredIntents<CouponOutcome, PlayRecord>({
    ...playStorage,
    store,
    tabStorage: { read: async () => null, write: async () => true },
    player: () => player,
    onLoaded: () => read(),
    onExternalWrite: () => undefined,
    now: () => 10_000,
    signal: new AbortController().signal,
  });
  await isRead;
  await plays.add(record);
  await plays.change(record, { end });
  if (dismissed) await plays.change(record, { dismissed });
  player = undefined;
  await plays.cleanUpAfterSession(performance.now() + agoMs, (work) => work());
  return kept as PlayRecord[];
}

test('a coupon that ended a moment ago is kept without its selections, because its player may not have seen the end', async () => {
  expect(await ended({ agoMs: 200 })).toEqual([{ ...record, slip: '', end: { couponIds: ['k1'] } }]);
});

test('a coupon that ended earlier is removed', async () => {
  expect(await ended({ agoMs: 6_000 })).toEqual([]);
});

test('an unproven end of an older build is unresolved, so that a sign-out keeps the order', async () => {
  expect(await ended({ agoMs: 6_000, end: null })).toEqual([{ ...record, slip: '', end: null }]);
});

test('a coupon whose end was dismissed by its player is removed', async () => {
  expect(await ended({ agoMs: 200, dismissed: true })).toEqual([]);
});
