/** Two engines of one device race on the same slip (money-3): one order, and both know of it. */
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

/** What the other engine writes does not come to its ears: it knows what it reads. */
const deaf = (): Device => ({
  ...own.device,
  store: () => ({ ...own.device.store(), onWritten: () => () => undefined }),
});

const fates: Fate[] = ['lostAfter', 'gateway', 'notFound', 'cutJson'];

test.each(fates)('two taps at once, and nobody answers (%s): the second waits for the first', async (fate) => {
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

test.each(fates)(
  'a tap where nothing was heard of the other engine, whose order nobody answered (%s)',
  async (fate) => {
    const service = wager();
    service.fate = fate;
    const one = engine(service, deaf());
    const two = engine(service, deaf());
    await one.tap('i1');
    expect(two.play.state).toEqual({ phase: 'idle' });
    expect(await two.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
    expect([service.orders, service.coupons.length]).toEqual([1, 1]);
  },
);

test('a tap where nothing was heard of the other engine, which has played the slip by now', async () => {
  const service = wager();
  const one = engine(service, deaf());
  const two = engine(service, deaf());
  await one.tap('i1');
  expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
  expect([two.items, service.orders]).toEqual([[], 1]);
});

test('another slip in the second engine is no way around the first one in doubt', async () => {
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

test('the tap of a slip of the same choices, filled again after the first was played, is a coupon of its own', async () => {
  const service = wager();
  const one = engine(service, deaf());
  const two = engine(service, deaf());
  await one.tap('i1');
  own.device.slip.items = oneItem();
  two.fill(own.device.slip.items);
  expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2', couponIds: ['k2'] });
  expect(service.orders).toBe(2);
});
