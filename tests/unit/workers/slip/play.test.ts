/** A tap on "Oyna": what of a slip is ordered. `../money` has the rules that a coupon shares with other orders. */
import { describe, expect, test } from 'vitest';
import type { Selection } from '../../../../src/model/slip.ts';
import { makeSelection } from '../../../support/make-selection.ts';
import { deaf } from '../../../support/money-device.ts';
import { pass } from '../../../support/money-uses.ts';
import { ownDevice } from '../../../support/own-device.ts';
import { type PlayAround, type PlayEngine, type WagerService, playEngine, wager } from '../../../support/play-stage.ts';

const own = ownDevice();

/** An engine in this test's browser that starts with these items in its slip. */
function engine(service: WagerService, items = own.device.slip.items, around?: PlayAround): PlayEngine {
  own.device.slip.items = items;
  return own.keep(playEngine(service, own.device, around));
}

test('a coupon that was made has the price of the slip', async () => {
  expect(await engine(wager()).tap('i1')).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], price: 5_000 });
});

test('a refused coupon shows the message and does not lock the slip', async () => {
  const service = wager();
  service.fate = 'refused';
  const one = engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { message: 'Bakiyen yetersiz.' } });
  expect([one.items.length, one.play.isLocked]).toEqual([1, false]);
});

test('an unresolved coupon has a price and locks the slip until it is resolved', async () => {
  const service = wager();
  service.fate = 'lostAfter';
  const one = engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', price: 5_000 });
  expect(one.play.isLocked).toBe(true);
  await pass(5_000);
  expect(one.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'] });
  expect(one.play.isLocked).toBe(false);
});

describe('a tap on "Oyna"', () => {
  test('with a changed odd asks the player first and sends nothing', async () => {
    const service = wager();
    const one = engine(service, [makeSelection({ odd: 240, agreedOdd: 250 })]);
    expect(await one.tap('i1')).toMatchObject({ phase: 'ask', changes: [{ from: 250, to: 240 }] });
    expect(service.orders).toEqual([]);
  });

  test('with an unplayable item is rejected and sends nothing', async () => {
    const service = wager();
    const one = engine(service, [makeSelection({ status: 'suspended', open: false })]);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected' });
    expect(service.orders).toEqual([]);
  });

  test('without hubs requests current odds first, and sends nothing when that fails (play-26)', async () => {
    const service = wager();
    const asked: number[] = [];
    const without = (answers: boolean, odd = 250) =>
      engine(service, undefined, {
        isLive: false,
        renew: async (items: Selection[]) => {
          asked.push(service.orders.length);
          items[0]!.odd = odd;
          return answers;
        },
      });
    expect(await without(false).tap('i1')).toMatchObject({
      phase: 'rejected',
      failure: { message: expect.stringContaining('Servise şu anda ulaşılamıyor') },
    });
    expect(await without(true, 240).tap('i2')).toMatchObject({ phase: 'ask', changes: [{ from: 250, to: 240 }] });
    expect(service.orders).toEqual([]);
    expect(await without(true).tap('i3')).toMatchObject({ phase: 'confirmed' });
    expect(asked).toEqual([0, 0, 0]);
  });

  test.each<[string, (one: PlayEngine) => void]>([
    ['selections', (one) => one.fill([...one.items, makeSelection({ eventId: 2 })])],
    ['terms', (one) => one.turn({ multiplier: 500 })],
  ])('on a slip whose %s changed while the balance was read sends nothing', async (_, change) => {
    const service = wager();
    let release = (): void => undefined;
    service.balanceHold = new Promise((resolve) => (release = resolve));
    const one = engine(service);
    const tapped = one.tap('i1');
    await pass(10);
    change(one);
    release();
    expect(await tapped).toEqual({ phase: 'idle' });
    expect([service.orders, one.play.isLocked]).toEqual([[], false]);
  });

  test('twice on an engine that has yet to read the slip makes one coupon, of the first tap', async () => {
    const service = wager();
    const reading = new Promise<void>((resolve) => setTimeout(resolve, 50));
    const one = engine(service, undefined, { reading });
    const taps = [one.tap('i1'), one.tap('i2')];
    await pass(1_000);
    expect(await taps[1]).toEqual({ phase: 'sending', intent: 'i1' });
    expect(await taps[0]).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
    expect(service.orders).toHaveLength(1);
  });
});

describe('of two engines without notifications', () => {
  const both = (service: WagerService): PlayEngine[] =>
    [1, 2].map(() => own.keep(playEngine(service, deaf(own.device))));

  test('the second does not bypass an unresolved order by another slip', async () => {
    const service = wager();
    service.fate = 'lostAfter';
    const [one, two] = both(service);
    await one?.tap('i1');
    own.device.slip.items = [makeSelection({ eventId: 2 })];
    two?.fill(own.device.slip.items);
    expect(await two?.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
    expect(service.orders).toHaveLength(1);
  });

  test('the second plays the same selections, filled again after the first was played, as another coupon', async () => {
    const service = wager();
    const [one, two] = both(service);
    await one?.tap('i1');
    await two?.refill();
    expect(await two?.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2', couponIds: ['k2'] });
    expect(service.orders).toHaveLength(2);
  });
});
