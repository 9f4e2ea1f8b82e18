/** Two engines of one device with the same slip (money-3): one order is sent, and both know it. */
import { expect, test, vi } from 'vitest';
import { makeSelection } from '../../../support/make-selection.ts';
import { ownDevice } from '../../../support/own-device.ts';
import {
  type Device,
  type Engine,
  type Fate,
  SETTLED_MS,
  engine as startEngine,
  oneItem,
  wager,
} from '../../../support/play-stage.ts';

const own = ownDevice();

function engine(services: Parameters<typeof startEngine>[0], of: Device = own.device): Engine {
  return own.keep(startEngine(services, of));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A device whose engine receives no notification of writes by other engines: it only knows what it reads. */
const deaf = (): Device => ({
  ...own.device,
  store: () => ({ ...own.device.store(), onWritten: () => () => undefined }),
});

const fates: Fate[] = ['lostAfter', 'gateway', 'notFound', 'cutJson'];

test.each(fates)('of two taps at once without a response (%s), the second waits for the first', async (fate) => {
  const service = wager();
  service.fate = fate;
  service.historyFails = true;
  const [one, two] = [engine(service), engine(service)];
  const taps = await Promise.all([one.tap('i1'), two.tap('i2')]);
  for (const told of taps) expect(told).toMatchObject({ phase: 'unknown', intent: 'i1', price: 5_000 });
  expect([one.play.isLocked, two.play.isLocked, service.orders]).toEqual([true, true, 1]);
  service.historyFails = false;
  await pass(SETTLED_MS);
  for (const each of [one, two]) {
    expect(each.play.state).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
  }
  expect([service.orders, service.coupons.length]).toEqual([1, 1]);
});

test.each(fates)('a tap finds the unresolved order of another engine without a notification (%s)', async (fate) => {
  const service = wager();
  service.fate = fate;
  const one = engine(service, deaf());
  const two = engine(service, deaf());
  await one.tap('i1');
  expect(two.play.state).toEqual({ phase: 'idle' });
  expect(await two.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
  expect([service.orders, service.coupons.length]).toEqual([1, 1]);
});

test('a tap finds the finished order of another engine without a notification', async () => {
  const service = wager();
  const one = engine(service, deaf());
  const two = engine(service, deaf());
  await one.tap('i1');
  expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
  expect([two.items, service.orders]).toEqual([[], 1]);
});

test('another slip in the second engine does not bypass the unresolved order of the first', async () => {
  const service = wager();
  service.fate = 'lostAfter';
  const one = engine(service, deaf());
  const two = engine(service, deaf());
  await one.tap('i1');
  own.device.slip.items = [makeSelection({ eventId: 2 })];
  two.fill(own.device.slip.items);
  expect(await two.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
  expect(service.orders).toBe(1);
});

test('a slip with the same selections, filled again after the first was played, is another coupon', async () => {
  const service = wager();
  const one = engine(service, deaf());
  const two = engine(service, deaf());
  await one.tap('i1');
  own.device.slip.items = oneItem();
  two.fill(own.device.slip.items);
  expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2', couponIds: ['k2'] });
  expect(service.orders).toBe(2);
});

test('of two taps on an engine that has yet to read the slip, the first makes a coupon', async () => {
  const service = wager();
  const reading = new Promise<void>((resolve) => setTimeout(resolve, 50));
  const one = own.keep(startEngine(service, own.device, { reading }));
  const taps = [one.tap('i1'), one.tap('i2')];
  await pass(1_000);
  expect(await taps[1]).toEqual({ phase: 'sending', intent: 'i1' });
  expect(await taps[0]).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
  expect(service.orders).toBe(1);
});
