/** An order without an accepted token is reported as not sent, or refused, but never unresolved (money-4). */
import { expect, test, vi } from 'vitest';
import type { Failure } from '../../../../src/model/failure.ts';
import type { Tokens } from '../../../../src/model/player.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { memberServices } from '../../../../workers/engine/session/member-services.ts';
import { createRenewal } from '../../../../workers/engine/session/renewal.ts';
import { createSession } from '../../../../workers/engine/session/session.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { type Engine, type WagerService, engine as startEngine, wager } from '../../../support/play-stage.ts';
import { answerWith } from '../../../support/service-answer.ts';
import { ownDevice } from '../../../support/own-device.ts';

const own = ownDevice();

interface Place {
  one: Engine;
  service: WagerService;
  /** Failure of a token refresh; undefined for success. */
  renewal: { fails: Failure | undefined };
}

/** A member with these tokens, none of which the service accepts. */
function memberWith(tokens: Tokens, fails: Failure): Place {
  const service = wager();
  const renewal: Place['renewal'] = { fails };
  const taken = 'Bearer access-2';
  const plain: Services = {
    request: async (call, input) => {
      if (call.path.includes('refresh')) {
        if (renewal.fails !== undefined) return { ok: false, failure: renewal.fails };
        return answerWith(call, input, { accessToken: 'access-2', refreshToken: 'refresh-2' });
      }
      if (input.headers?.['Authorization'] === taken) return service.request(call, input);
      return { ok: false, failure: { kind: 'refused', code: 401 } };
    },
  };
  const jar = cookieJar(tokens);
  const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  session.applyReportedTokens(jar.held);
  const services = memberServices(plain, session, createRenewal({ session, services: plain, locks: undefined }));
  const one = own.keep(startEngine(services, own.device));
  return { one, service, renewal };
}

const runOut: Tokens = { access: '', refresh: 'refresh-1', memberId: '7' };

test.each<[string, Tokens, Failure]>([
  ['that expired, and an unreachable identity service', runOut, { kind: 'network' }],
  ['that expired, and an identity service that responds with 503', runOut, { kind: 'server', code: 503 }],
  ['that is refused with the order, and an unreachable identity service', tokensOf('1'), { kind: 'network' }],
])('with a token %s: the order is reported as not sent, and a later tap plays', async (_case, tokens, fails) => {
  const { one, service, renewal } = memberWith(tokens, fails);
  const tapped = await one.tap('i1');
  expect(tapped).toMatchObject({ phase: 'rejected', intent: 'i1', failure: { kind: 'notSent' } });
  expect(one.play.isLocked).toBe(false);
  expect(one.items).toHaveLength(1);
  expect(service.orders).toBe(0);
  renewal.fails = undefined;
  // The next refresh waits for a pause.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
  expect(service.orders).toBe(1);
});

test('an order that ends its session leaves nothing to resolve', async () => {
  const { one, service } = memberWith(runOut, { kind: 'refused', code: 401 });
  expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { kind: 'notSent' } });
  // The same player signs in again.
  one.signIn(undefined);
  one.signIn('A');
  expect(one.play.isLocked).toBe(false);
  expect(service.orders).toBe(0);
});
