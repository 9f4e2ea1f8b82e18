/** What the player has read of is kept like what is sent: one engine at a time (money-3). */
import { expect, test, vi } from 'vitest';
import { type Engine, engine as startEngine, oneItem, wager } from '../../../support/play-stage.ts';
import { ownDevice } from '../../../support/own-device.ts';

const own = ownDevice();

function engine(services: Parameters<typeof startEngine>[0], of = own.device): Engine {
  return own.keep(startEngine(services, of));
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('a dismissal takes nothing from the one another engine sends meanwhile', async () => {
  const service = wager();
  // What the other one writes has not come to its ears.
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

test('what is dismissed is not told of again while that waits to be kept', async () => {
  const service = wager();
  const one = engine(service);
  await one.tap('i1');
  void own.device.locks.request('tribun:play', {}, () => new Promise(() => {}));
  one.play.dismiss();
  one.signIn('A');
  await pass(10);
  expect(one.play.state).toEqual({ phase: 'idle' });
});
