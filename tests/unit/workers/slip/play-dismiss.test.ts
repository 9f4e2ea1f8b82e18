/** A dismissal is stored under the same lock as an order (money-3), so one engine writes at a time. */
import { expect, test, vi } from 'vitest';
import { type Engine, engine as startEngine, oneItem, wager } from '../../../support/play-stage.ts';
import { ownDevice } from '../../../support/own-device.ts';

const own = ownDevice();

function engine(services: Parameters<typeof startEngine>[0], of = own.device): Engine {
  return own.keep(startEngine(services, of));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('a dismissal does not remove the order that another engine sends meanwhile', async () => {
  const service = wager();
  // An engine that receives no notification of writes by other engines.
  const deaf = { ...own.device, store: () => ({ ...own.device.store(), onWritten: () => () => undefined }) };
  const one = engine(service, deaf);
  expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed' });
  service.fate = 'lostAfter';
  let release = (): void => undefined;
  service.hold = new Promise((resolve) => (release = resolve));
  own.device.slip.items = oneItem();
  const two = engine(service);
  void two.tap('i2');
  await pass(10);
  one.play.dismiss();
  await pass(10);
  two.die();
  await pass(10);
  const three = engine(service);
  release();
  await pass(10);
  expect(three.play.state).toMatchObject({ phase: 'unknown', intent: 'i2' });
});

test('a dismissed coupon is not shown again while its dismissal waits to be stored', async () => {
  const service = wager();
  const one = engine(service);
  await one.tap('i1');
  void own.device.locks.request('tribun:play', {}, () => new Promise(() => {}));
  one.play.dismiss();
  one.signIn('A');
  await pass(10);
  expect(one.play.state).toEqual({ phase: 'idle' });
});
