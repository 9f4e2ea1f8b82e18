/**
 * One tap makes one coupon, whatever the network does (money-2, money-3): the service counts coupons and never makes
 * two.
 */
import { describe, expect, test, vi } from 'vitest';
import {
  type Fate,
  SETTLED_MS,
  SETTLE_MS,
  type Engine,
  engine as startEngine,
  wager,
} from '../../../support/play-stage.ts';
import type { Selection } from '../../../../src/model/slip.ts';
import { makeSelection } from '../../../support/make-selection.ts';
import { ownDevice } from '../../../support/own-device.ts';

const own = ownDevice();

/** An engine in this test's browser that starts with these items in its slip. */
function engine(services: Parameters<typeof startEngine>[0], items = own.device.slip.items): Engine {
  own.device.slip.items = items;
  return own.keep(startEngine(services, own.device));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('a tap on "Oyna"', () => {
  test('with a response makes one coupon and clears the slip', async () => {
    const service = wager();
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], price: 5_000 });
    expect(one.items).toEqual([]);
    expect(service.coupons).toHaveLength(1);
  });

  test('that is refused keeps the slip and shows the message', async () => {
    const service = wager();
    service.fate = 'refused';
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { message: 'Bakiyen yetersiz.' } });
    expect(one.items).toHaveLength(1);
    expect(one.play.isLocked).toBe(false);
  });

  test('twice at once sends one order', async () => {
    const service = wager();
    const one = engine(service);
    await Promise.all([one.tap('i1'), one.tap('i2')]);
    expect([service.orders, service.coupons.length]).toEqual([1, 1]);
  });

  test('in two engines at once makes one coupon', async () => {
    const service = wager();
    const [one, two] = [engine(service), engine(service)];
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => (release = resolve));
    const taps = Promise.all([one.tap('i1'), two.tap('i2')]);
    await pass(10);
    release();
    await pass(SETTLED_MS);
    await taps;
    expect([service.orders, service.coupons.length]).toEqual([1, 1]);
    expect([one.play.state.phase, two.play.state.phase]).toEqual(['confirmed', 'confirmed']);
  });

  test('with a changed odd asks the player first and sends nothing', async () => {
    const service = wager();
    const one = engine(service, [makeSelection({ odd: 240, agreedOdd: 250 })]);
    expect(await one.tap('i1')).toMatchObject({ phase: 'ask', changes: [{ from: 250, to: 240 }] });
    expect(service.orders).toBe(0);
  });

  test('with an unplayable item is rejected and sends nothing', async () => {
    const service = wager();
    const one = engine(service, [makeSelection({ status: 'suspended', open: false })]);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected' });
    expect(service.orders).toBe(0);
  });

  test('without hubs requests current odds first, and sends nothing when that fails (play-26)', async () => {
    const service = wager();
    const asked: string[] = [];
    const around = (answers: boolean, odd = 250) => ({
      isLive: false,
      renew: async (items: Selection[]) => {
        asked.push(`${service.orders}`);
        items[0]!.odd = odd;
        return answers;
      },
    });
    const one = own.keep(startEngine(service, own.device, around(false)));
    expect(await one.tap('i1')).toMatchObject({
      phase: 'rejected',
      failure: { message: expect.stringContaining('Servise şu anda ulaşılamıyor') },
    });
    const moved = own.keep(startEngine(service, own.device, around(true, 240)));
    expect(await moved.tap('i2')).toMatchObject({ phase: 'ask', changes: [{ from: 250, to: 240 }] });
    expect(service.orders).toBe(0);
    const same = own.keep(startEngine(service, own.device, around(true)));
    expect(await same.tap('i3')).toMatchObject({ phase: 'confirmed' });
    expect(asked).toEqual(['0', '0', '0']);
  });

  test('on a slip that changed while the balance was read sends nothing', async () => {
    const service = wager();
    let tell = (): void => undefined;
    service.purseHold = new Promise((resolve) => (tell = resolve));
    const one = engine(service);
    const tapped = one.tap('i1');
    await pass(10);
    one.fill([...one.items, makeSelection({ eventId: 2 })]);
    tell();
    expect(await tapped).toEqual({ phase: 'idle' });
    expect(service.orders).toBe(0);
    expect(one.play.isLocked).toBe(false);
  });

  test('of a visitor sends nothing', async () => {
    const service = wager();
    const one = engine(service);
    one.signIn(undefined);
    await one.play.run({ intent: 'i1', useBonus: false });
    expect(service.orders).toBe(0);
  });
});

describe.each([[true], [false]])('a coupon without a response (service returns the transaction id: %s)', (tellsId) => {
  test.each<Fate>(['lostAfter', 'gateway', 'notFound', 'cutJson'])(
    'is unresolved, locks the slip, and is found in the history (%s)',
    async (fate) => {
      const service = wager(tellsId);
      service.fate = fate;
      const one = engine(service);
      expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', price: 5_000 });
      expect(one.play.isLocked).toBe(true);
      expect(await one.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
      await pass(5_000);
      expect(one.play.state).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
      expect([one.items, own.device.slip.items]).toEqual([[], []]);
      expect([service.orders, service.coupons.length]).toEqual([1, 1]);
    },
  );

  test('was not made when the history does not contain it in time, and can be played again', async () => {
    const service = wager(tellsId);
    service.fate = 'lostBefore';
    const one = engine(service);
    await one.tap('i1');
    await pass(SETTLE_MS - 15_000);
    expect(one.play.state.phase).toBe('unknown');
    await pass(SETTLED_MS);
    expect(one.play.state).toEqual({ phase: 'notMade', intent: 'i1' });
    expect(one.items).toHaveLength(1);
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
    expect(service.coupons).toHaveLength(1);
  });

  test('stays unresolved while the history cannot be read', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.historyFails = true;
    const one = engine(service);
    await one.tap('i1');
    await pass(SETTLED_MS);
    expect(one.play.state).toMatchObject({ phase: 'unknown', doubt: 'unread' });
    service.historyFails = false;
    await pass(60_000);
    expect(one.play.state.phase).toBe('confirmed');
  });

  test('stays unresolved while a row of the history is unreadable, because it may be the coupon', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.historyGarbled = true;
    const one = engine(service);
    await one.tap('i1');
    await pass(SETTLED_MS);
    expect(one.play.state).toMatchObject({ phase: 'unknown', doubt: 'unread' });
    service.historyGarbled = false;
    await pass(60_000);
    expect(one.play.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'] });
  });

  test('is found by the next engine when this one ended with the order in flight', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.historyFails = true;
    const one = engine(service);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => (release = resolve));
    void one.play.run({ intent: 'i1', useBonus: false });
    await pass(10);
    one.die();
    const two = engine(service);
    release();
    await pass(2_000);
    expect(two.play.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    expect(await two.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
    service.historyFails = false;
    await pass(15_000);
    expect(two.play.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'] });
    expect([service.orders, service.coupons.length]).toEqual([1, 1]);
  });

  test('is shown only to its player, who signed out meanwhile and comes back', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.historyFails = true;
    const one = engine(service);
    await one.tap('i1');
    one.signIn(undefined);
    expect(one.play.state).toEqual({ phase: 'idle' });
    one.signIn('B');
    await pass(5_000);
    expect(one.play.state).toEqual({ phase: 'idle' });
    service.historyFails = false;
    one.signIn('A');
    expect(one.play.state.phase).toBe('unknown');
    await pass(15_000);
    expect(one.play.state.phase).toBe('confirmed');
    expect(service.coupons).toHaveLength(1);
  });

  test.each<[Fate, string]>([
    ['lostAfter', 'confirmed'],
    ['lostBefore', 'notMade'],
  ])('that was resolved (%s) is shown until the player dismisses it, also by the next engine', async (fate, told) => {
    const service = wager(tellsId);
    service.fate = fate;
    const one = engine(service);
    await one.tap('i1');
    await pass(SETTLED_MS);
    one.die();
    const two = engine(service);
    await pass(10);
    expect(two.play.state).toMatchObject({ phase: told, intent: 'i1' });
    expect(two.play.isLocked).toBe(false);
    two.play.dismiss();
    await pass(10);
    two.die();
    const three = engine(service);
    await pass(10);
    expect(three.play.state).toEqual({ phase: 'idle' });
  });
});

describe('a coupon without a response is not reported as not made', () => {
  test('while the balance differs from before, and the player can dismiss it then', async () => {
    const service = wager();
    service.fate = 'lostBefore';
    const one = engine(service);
    await one.tap('i1');
    one.play.dismiss();
    expect(one.play.isLocked).toBe(true);
    service.balance += 7;
    await pass(SETTLED_MS);
    expect(one.play.state).toMatchObject({ phase: 'unknown', doubt: 'balanceMoved' });
    one.play.dismiss();
    expect(one.play.state).toEqual({ phase: 'idle' });
    await pass(SETTLED_MS);
    expect(one.play.state).toEqual({ phase: 'idle' });
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
  });

  test('while the balance before it is unknown', async () => {
    const service = wager();
    service.fate = 'lostBefore';
    service.historyFails = true;
    const one = engine(service);
    await one.tap('i1');
    service.historyFails = false;
    await pass(SETTLED_MS);
    expect(one.play.state).toMatchObject({ phase: 'unknown', doubt: 'notListed' });
  });

  test('by the unproven end that an older build stored', async () => {
    const service = wager();
    service.fate = 'lostAfter';
    service.historyFails = true;
    const one = engine(service);
    await one.tap('i1');
    one.die();
    const { read, write } = own.device.store();
    const isList = (value: unknown): value is object[] => Array.isArray(value);
    const kept = (await read('plays', isList)) ?? [];
    await write(
      'plays',
      kept.map((record) => ({ ...record, end: null })),
    );
    const two = engine(service);
    await pass(10);
    expect(two.play.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    service.historyFails = false;
    await pass(SETTLED_MS);
    expect(two.play.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'] });
  });
});
