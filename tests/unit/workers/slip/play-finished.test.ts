/**
 * An engine can end between storing a result and clearing the slip; the next one then clears it, once (rule play-18).
 */
import { expect, test } from 'vitest';
import type { DeviceStore } from '../../../../src/storage/device/device-database.ts';
import { makeSelection } from '../../../support/make-selection.ts';
import { ownDevice } from '../../../support/own-device.ts';
import { type Device, oneItem } from '../../../support/money-device.ts';
import { pass } from '../../../support/money-uses.ts';
import { type PlayEngine, playEngine, wager } from '../../../support/play-stage.ts';

const own = ownDevice();

function engine(services: Parameters<typeof playEngine>[0], of: Device = own.device): PlayEngine {
  return own.keep(playEngine(services, of));
}

/** The device of an engine that ends as soon as it has stored the result of its coupon. */
function deadly(kill: () => void): Device {
  const store = (): DeviceStore => {
    const kept = own.device.store();
    return {
      ...kept,
      write: async (key, value) => {
        const written = await kept.write(key, value);
        if (JSON.stringify(value).includes('"end"')) kill();
        return written;
      },
    };
  };
  return { ...own.device, store };
}

async function killedBeforeTheSlipIsEmptied(service = wager()): Promise<ReturnType<typeof wager>> {
  let kill = (): void => undefined;
  const one = engine(
    service,
    deadly(() => kill()),
  );
  kill = one.die;
  void one.play.run({ intent: 'i1', useBonus: false });
  await pass(10);
  expect([service.rows.length, own.device.slip.items.length]).toEqual([1, 1]);
  return service;
}

test('the next engine clears the slip of a coupon that was made', async () => {
  const service = await killedBeforeTheSlipIsEmptied();
  const two = engine(service);
  await pass(10);
  expect(two.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'] });
  expect([two.items, own.device.slip.items]).toEqual([[], []]);
});

test('the next engine clears it also when the player is known later or has dismissed the confirmation', async () => {
  const service = await killedBeforeTheSlipIsEmptied();
  const two = engine(service);
  two.signIn(undefined);
  await pass(10);
  expect(own.device.slip.items).toHaveLength(1);
  two.signIn('A');
  two.play.dismiss();
  await pass(10);
  expect(own.device.slip.items).toEqual([]);
});

test('a tap on the restored slip sends nothing', async () => {
  const service = await killedBeforeTheSlipIsEmptied();
  const two = engine(service);
  two.signIn(undefined);
  await pass(10);
  let release = (): void => undefined;
  service.balanceHold = new Promise((resolve) => (release = resolve));
  const tapped = two.tap('i2');
  await pass(10);
  release();
  two.signIn('A');
  await tapped;
  await pass(10);
  expect([service.orders.length, own.device.slip.items.length]).toEqual([1, 0]);
});

test('a slip that was changed meanwhile is kept', async () => {
  const service = await killedBeforeTheSlipIsEmptied();
  own.device.slip.items = [makeSelection({ odd: 250, agreedOdd: 250, outcomeNumber: 2 })];
  const two = engine(service);
  await pass(10);
  expect(two.state).toMatchObject({ phase: 'confirmed' });
  expect(own.device.slip.items).toHaveLength(1);
});

test('the same slip, filled again after the confirmation, is not cleared by any engine', async () => {
  const service = wager();
  const one = engine(service);
  const other = engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed' });
  await pass(10);
  own.device.slip.items = oneItem();
  const two = engine(service);
  other.signIn('A');
  await pass(10);
  expect(two.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
  expect(own.device.slip.items).toHaveLength(1);
});

test('of two engines, only one clears the slip, and once', async () => {
  const service = await killedBeforeTheSlipIsEmptied();
  const two = engine(service);
  await pass(10);
  own.device.slip.items = oneItem();
  two.signIn('A');
  engine(service);
  await pass(10);
  expect(own.device.slip.items).toHaveLength(1);
});
