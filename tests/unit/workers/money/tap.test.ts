/**
 * One tap sends one order, whatever happens around it (money-2, money-3): the rules of at-most-once requests, for all of
 * their uses. The service counts the orders and makes something of each that reaches it.
 */
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../../../src/model/failure.ts';
import type { Player, Tokens } from '../../../../src/model/player.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { memberServices } from '../../../../workers/engine/session/member-services.ts';
import { createRenewal } from '../../../../workers/engine/session/renewal.ts';
import { createSession } from '../../../../workers/engine/session/session.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { deaf } from '../../../support/money-device.ts';
import { type MoneyEngine, SETTLED_MS, lostAfter } from '../../../support/money-stage.ts';
import { holdOrders, moneyRun, pass, uses } from '../../../support/money-uses.ts';
import { answerWith } from '../../../support/service-answer.ts';
import { refusingLocks } from '../../../support/web-locks.ts';

describe.each(uses)('$name', (use) => {
  const run = moneyRun(use);

  describe('that is answered', () => {
    test('is made once, empties what was ordered, and is reported as made once', async () => {
      const service = use.service();
      const one = run.start(service);
      expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', intent: 'i1' });
      expect([one.isFilled, one.made]).toEqual([!use.empties, 1]);
      one.retryUnresolved();
      await pass(SETTLED_MS);
      one.signIn(undefined);
      one.signIn('A');
      await one.dismiss();
      expect(one.state).toEqual({ phase: 'idle' });
      expect([service.orders.length, service.rows.length, one.made, service.asked]).toEqual([1, 1, 1, []]);
      expect(service.orders[0]?.headers).toEqual({ 'Client-Transaction-Id': 'i1' });
      await one.refill();
      expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
      expect([service.orders.length, one.made]).toEqual([2, 2]);
    });

    test('before an engine started is shown, but not reported as made', async () => {
      const service = use.service();
      await run.start(service).tap('i1');
      const next = run.start(service);
      await pass(10);
      expect([next.state.phase, next.made]).toEqual(['confirmed', 0]);
    });

    test('is sent and checked even if locks are refused', async () => {
      run.device.locks = refusingLocks().locks;
      const service = use.service();
      const one = run.start(service);
      expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed' });
      await one.dismiss();
      await one.refill();
      service.fate = 'lostAfter';
      expect(await one.tap('i2')).toMatchObject({ phase: 'unknown' });
      await pass(5_000);
      expect(one.state).toMatchObject({ phase: 'confirmed', intent: 'i2' });
      expect(service.orders).toHaveLength(2);
    });
  });

  describe('that is refused', () => {
    test('says why, empties nothing, and can be repeated', async () => {
      const service = use.service();
      service.fate = 'refused';
      const one = run.start(service);
      const failure = { kind: 'refused', code: expect.any(Number), message: expect.stringMatching(/\./) };
      expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', intent: 'i1', failure });
      expect([one.isFilled, one.made]).toEqual([true, 0]);
      service.fate = 'answered';
      expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    });

    test('is cleared with the session of the refused player', async () => {
      const service = use.service();
      service.fate = 'refused';
      const one = run.start(service);
      expect(await one.tap('i1')).toMatchObject({ phase: 'rejected' });
      one.signIn(undefined);
      expect(one.state).toEqual({ phase: 'idle' });
    });
  });

  describe('in flight', () => {
    test('is returned to a second tap, and stays shown', async () => {
      const service = use.service();
      const release = holdOrders(service);
      const one = run.start(service);
      const first = one.tap('i1');
      await pass(10);
      expect(await one.tap('i2')).toEqual({ phase: 'sending', intent: 'i1' });
      expect(one.state).toEqual({ phase: 'sending', intent: 'i1' });
      release();
      expect(await first).toMatchObject({ phase: 'confirmed', intent: 'i1' });
      expect(service.orders).toHaveLength(1);
    });

    test('does not become unresolved when the account is read again', async () => {
      const service = use.service();
      const release = holdOrders(service);
      const one = run.start(service);
      const seen: string[] = [];
      one.onChange(() => seen.push(one.state.phase));
      const tapped = one.tap('i1');
      await pass(10);
      one.signIn('A');
      one.retryUnresolved();
      expect(one.state.phase).toBe('sending');
      release();
      await tapped;
      expect(new Set(seen)).toEqual(new Set(['sending', 'confirmed']));
    });

    test('cannot be dismissed', async () => {
      const service = use.service();
      const release = holdOrders(service);
      const one = run.start(service);
      const tapped = one.tap('i1');
      await pass(10);
      await one.dismiss();
      expect(one.state).toEqual({ phase: 'sending', intent: 'i1' });
      release();
      expect(await tapped).toMatchObject({ phase: 'confirmed' });
    });
  });

  test('tapped twice at once is ordered once', async () => {
    const service = use.service();
    const one = run.start(service);
    await Promise.all([one.tap('i1'), one.tap('i2')]);
    expect([service.orders.length, service.rows.length]).toEqual([1, 1]);
  });

  test('of a visitor is not sent', async () => {
    const service = use.service();
    const one = run.start(service, { player: undefined });
    expect(await one.tap('i1')).toEqual({ phase: 'idle' });
    expect([service.orders.length, one.isFilled]).toEqual([0, true]);
  });

  describe('tapped in two engines', () => {
    test('at once is ordered once, and both confirm it', async () => {
      const service = use.service();
      const [one, two] = [run.start(service), run.start(service)];
      await pass(10);
      const release = holdOrders(service);
      const taps = Promise.all([one.tap('i1'), two.tap('i2')]);
      await pass(10);
      release();
      await pass(SETTLED_MS);
      await taps;
      expect([service.orders.length, service.rows.length]).toEqual([1, 1]);
      for (const each of [one, two]) {
        expect([each.state.phase, each.isFilled, each.made]).toEqual(['confirmed', !use.empties, 1]);
      }
    });

    test('at once is ordered once, also after a dismissed earlier one', async () => {
      const service = use.service();
      const [one, two] = [run.start(service), run.start(service)];
      await one.tap('i1');
      await pass(10);
      for (const each of [one, two]) void each.dismiss();
      await pass(10);
      await one.refill();
      await pass(10);
      await two.refill();
      await Promise.all([one.tap('i2'), two.tap('i3')]);
      await pass(10);
      expect(service.orders).toHaveLength(2);
      for (const each of [one, two]) expect(each.state).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    });

    test.each(lostAfter)('at once without a response (%s): the second waits for the first', async (fate) => {
      const service = use.service();
      Object.assign(service, { fate, listFails: true });
      const [one, two] = [run.start(service), run.start(service)];
      const taps = await Promise.all([one.tap('i1'), two.tap('i2')]);
      for (const told of taps) expect(told).toMatchObject({ phase: 'unknown', intent: 'i1' });
      expect(service.orders).toHaveLength(1);
      service.listFails = false;
      await pass(SETTLED_MS);
      for (const each of [one, two]) expect(each.state).toMatchObject({ phase: 'confirmed', intent: 'i1' });
      expect([service.orders.length, service.rows.length]).toEqual([1, 1]);
    });

    const unnotified = async (service: ReturnType<typeof use.service>): Promise<[MoneyEngine, MoneyEngine]> => {
      const both: [MoneyEngine, MoneyEngine] = [
        run.start(service, {}, deaf(run.device)),
        run.start(service, {}, deaf(run.device)),
      ];
      await pass(10);
      return both;
    };

    test.each(lostAfter)('without a notification is found unresolved by the second tap (%s)', async (fate) => {
      const service = use.service();
      service.fate = fate;
      const [one, two] = await unnotified(service);
      await one.tap('i1');
      expect(two.state).toEqual({ phase: 'idle' });
      expect(await two.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
      expect([service.orders.length, service.rows.length]).toEqual([1, 1]);
    });

    test('without a notification is found finished by the second tap', async () => {
      const service = use.service();
      const [one, two] = await unnotified(service);
      await one.tap('i1');
      expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i1' });
      expect([two.isFilled, service.orders.length]).toEqual([!use.empties, 1]);
    });
  });

  test('tapped on an engine that has yet to load the account is sent when it has', async () => {
    const service = use.service();
    const first = run.start(service);
    await first.tap('i1');
    await first.dismiss();
    await first.refill();
    await pass(10);
    let player: Player | undefined;
    const loaded = new Promise<void>((resolve) => {
      setTimeout(() => {
        player = { hashedPlayer: 'A' } as Player;
        resolve();
      }, 1_000);
    });
    const next = run.start(service, { account: { player: () => player, whenFirstLoaded: () => loaded } });
    const tapped = next.tap('i2');
    await pass(2_000);
    expect(await tapped).toMatchObject({ phase: 'confirmed', intent: 'i2' });
    expect(service.orders).toHaveLength(2);
  });

  test.each<[known: string, failure: Failure | undefined, kind: string]>([
    ['was not read yet', undefined, 'server'],
    ['could not be read over this network', { kind: 'network' }, 'server'],
    ['belongs to a session that is over', { kind: 'signedOut' }, 'signedOut'],
  ])('is not sent when the account %s, and the failure says why', async (_known, failure, kind) => {
    const service = use.service();
    const account = { player: () => undefined, whenFirstLoaded: async () => undefined };
    const one = run.start(service, { account: failure === undefined ? account : { ...account, failure } });
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { kind } });
    expect(service.orders).toEqual([]);
  });

  describe('without an accepted token (money-4)', () => {
    const runOut: Tokens = { access: '', refresh: 'refresh-1', memberId: '7' };

    /** A member with these tokens, none of which the service accepts until they are renewed. */
    function memberWith(tokens: Tokens, fails: Failure) {
      const service = use.service();
      const renewal: { fails: Failure | undefined } = { fails };
      const plain: Services = {
        request: async (call, input) => {
          if (call.path.includes('refresh')) {
            if (renewal.fails !== undefined) return { ok: false, failure: renewal.fails };
            return answerWith(call, input, { accessToken: 'access-2', refreshToken: 'refresh-2' });
          }
          if (input.headers?.['Authorization'] === 'Bearer access-2') return service.request(call, input);
          return { ok: false, failure: { kind: 'refused', code: 401 } };
        },
      };
      const jar = cookieJar(tokens);
      const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
      session.applyReportedTokens(jar.held);
      const services = memberServices(plain, session, createRenewal({ session, services: plain, locks: undefined }));
      return { one: run.start(services), service, renewal };
    }

    test.each<[string, Tokens, Failure]>([
      ['expired, and the identity service is unreachable', runOut, { kind: 'network' }],
      ['expired, and the identity service responds with 503', runOut, { kind: 'server', code: 503 }],
      ['is refused with the order, and the identity service is unreachable', tokensOf('1'), { kind: 'network' }],
    ])('that %s is reported as not sent, and a later tap is sent', async (_case, tokens, fails) => {
      const { one, service, renewal } = memberWith(tokens, fails);
      const failure = { kind: 'notSent' };
      expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', intent: 'i1', failure });
      expect([one.isFilled, service.orders.length]).toEqual([true, 0]);
      renewal.fails = undefined;
      // The next refresh waits for a pause.
      await pass(2_000);
      expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
      expect(service.orders).toHaveLength(1);
    });

    test('leaves nothing to resolve when the order ends its session', async () => {
      const { one, service } = memberWith(runOut, { kind: 'refused', code: 401 });
      expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { kind: 'notSent' } });
      // The same player signs in again.
      one.signIn(undefined);
      one.signIn('A');
      await pass(10);
      expect([one.state, service.orders.length]).toEqual([{ phase: 'idle' }, 0]);
    });
  });
});
