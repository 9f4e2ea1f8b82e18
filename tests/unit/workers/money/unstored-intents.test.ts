/** Money is sent only after its intent is stored (money-2, money-14), whichever storage of the device accepts it. */
import { describe, expect, test, vi } from 'vitest';
import { ownDevice } from '../../../support/own-device.ts';
import { engine, wager } from '../../../support/play-stage.ts';
import { enterRound, fillBlock, poolEngine, poolService } from '../../../support/pool-stage.ts';
import { payments, withdrawEngine } from '../../../support/withdraw-stage.ts';

const own = ownDevice();

interface Use {
  tap(intent: string): Promise<{ phase: string }>;
  state(): { phase: string };
  signIn(hashedPlayer: string | undefined): void;
  die(): void;
}

interface Money {
  /** Number of requests received by the service. */
  sent(): number;
  /** Makes the service lose its next response after taking effect, and its list unreadable. */
  loseResponse(): void;
  start(): Promise<Use>;
}

function plays(): Money {
  const service = wager();
  return {
    sent: () => service.orders,
    loseResponse: () => Object.assign(service, { fate: 'lostAfter', historyFails: true }),
    start: async () => {
      const one = own.keep(engine(service, own.device));
      return { ...one, state: () => one.play.state };
    },
  };
}

function withdrawals(): Money {
  const service = payments();
  return {
    sent: () => service.requests,
    loseResponse: () => Object.assign(service, { fate: 'lostAfter', listFails: true }),
    start: async () => {
      const one = own.keep(withdrawEngine(service, own.device));
      return { ...one, state: () => one.withdrawing.state };
    },
  };
}

async function begin(money: Money): Promise<Use> {
  const use = await money.start();
  await vi.advanceTimersByTimeAsync(10);
  return use;
}

describe.each([
  ['a coupon', plays],
  ['a withdrawal', withdrawals],
])('%s', (_name, moneyOf) => {
  test.each(['full', 'refused'] as const)(
    'whose intent the database (%s) does not store is stored by a tab, and stays unresolved in the next engine',
    async (database) => {
      own.device.takes.database = database;
      const money = moneyOf();
      money.loseResponse();
      const first = await begin(money);
      expect(await first.tap('i1')).toMatchObject({ phase: 'unknown', intent: 'i1' });
      first.die();
      const next = await begin(money);
      expect(next.state()).toMatchObject({ phase: 'unknown', intent: 'i1' });
      await next.tap('i2');
      expect(money.sent()).toBe(1);
    },
  );

  test('whose intent cannot be stored anywhere is not sent, with a failure that says so', async () => {
    Object.assign(own.device.takes, { database: 'full', tabs: 'refused' });
    const money = moneyOf();
    const one = await begin(money);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', intent: 'i1', failure: { kind: 'notKept' } });
    expect(money.sent()).toBe(0);
    // The state is not checked at the service, and a later tap is sent.
    one.signIn('A');
    expect(one.state().phase).toBe('rejected');
    own.device.takes.database = 'all';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
  });

  test('of one player, stored by a tab, is shown to that player only', async () => {
    own.device.takes.database = 'refused';
    const money = moneyOf();
    money.loseResponse();
    const first = await begin(money);
    await first.tap('i1');
    first.die();
    const next = await begin(money);
    next.signIn('B');
    expect(next.state()).toEqual({ phase: 'idle' });
    next.signIn('A');
    expect(next.state()).toMatchObject({ phase: 'unknown', intent: 'i1' });
  });
});

test('a pool coupon whose intent cannot be stored is not sent, and a later tap is sent', async () => {
  const service = poolService();
  const one = own.keep(poolEngine(service, own.device));
  await one.change(enterRound());
  await one.change(fillBlock(0));
  Object.assign(own.device.takes, { database: 'full', tabs: 'refused' });
  expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { kind: 'notKept' } });
  expect(service.orders).toEqual([]);
  own.device.takes.tabs = 'all';
  expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
});
