/** Timeout of a call: it runs until the last byte of the response has arrived (rule service-3). */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { identityCalls } from '../../../../src/contract/services/identity-calls.ts';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { createBackoff } from '../../../../src/lib/backoff.ts';
import {
  ENVIRONMENT_RETRY_PAUSES_MS,
  createEnvironmentSource,
} from '../../../../workers/engine/calls/environment-source.ts';
import { type Services, createServices } from '../../../../workers/engine/calls/services.ts';
import { createReachability } from '../../../../workers/engine/live/reachability.ts';
import { memberServices } from '../../../../workers/engine/session/member-services.ts';
import { createRenewal } from '../../../../workers/engine/session/renewal.ts';
import { createSession } from '../../../../workers/engine/session/session.ts';
import { isDefinitiveRefusal } from '../../../../src/contract/failure-checks.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A response with headers and half its body, which then stalls without an error. */
const stalled = (): Response =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"isSuccess":true,')),
    }),
  );

const address = '/a/';
const services = (answer: (url: string) => Response): Services =>
  createServices({
    environment: async () => ({
      ok: true,
      value: { services: { wager: address, players: address, identity: address } },
    }),
    origin: 'https://tribun.test',
    fetch: async (input) => answer(new Request(input).url),
    now: () => 5,
    online: () => true,
    reach: createReachability(() => 0),
    platform: () => 'web',
    deviceId: () => 'device-1',
    onMalformed: () => undefined,
  });

/** Services of a signed-in member. */
function memberOf(plain: Services, locks?: LockManager) {
  const jar = cookieJar(tokensOf('1'));
  const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  session.applyReportedTokens(jar.held);
  return { jar, session, member: memberServices(plain, session, createRenewal({ session, services: plain, locks })) };
}

const after = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let settled = false;
  void work.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
};

test('a call with a stalled body times out after 30 s', async () => {
  const answer = services(stalled).request(playersCalls.getPlayer, {});
  expect(await after(answer, 29_900)).toBe(false);
  expect(await after(answer, 200)).toBe(true);
  expect(await answer).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
});

test('an order with a stalled body times out after 45 s, unresolved instead of refused', async () => {
  const body = {} as (typeof wagerCalls.sendCoupon)['body'] extends { TYPE: infer Body } | undefined ? Body : never;
  const answer = services(stalled).request(wagerCalls.sendCoupon, { body });
  expect(await after(answer, 44_900)).toBe(false);
  expect(await after(answer, 200)).toBe(true);
  const result = await answer;
  expect(result).toEqual({ ok: false, failure: { kind: 'timeout' } });
  expect(!result.ok && isDefinitiveRefusal(result.failure)).toBe(false);
});

test('a call aborted by its caller settles at once', async () => {
  const leaving = new AbortController();
  const answer = services(stalled).request(playersCalls.getPlayer, { signal: leaving.signal });
  expect(await after(answer, 10)).toBe(false);
  leaving.abort();
  expect(await after(answer, 10)).toBe(true);
  expect(await answer).toEqual({ ok: false, failure: { kind: 'aborted' } });
});

test('a call with an aborted signal sends no request', async () => {
  let asked = 0;
  const counting = services(() => {
    asked += 1;
    return Response.json({});
  });
  const result = await counting.request(playersCalls.getPlayer, { signal: AbortSignal.abort() });
  expect(result).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(asked).toBe(0);
});

/** Counts the abort listeners currently registered on a signal. */
function waitingFor(signal: AbortSignal): () => number {
  const waiting = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (type: string, listener: EventListener) => {
    waiting.add(listener);
    add(type, listener);
  };
  signal.removeEventListener = (type: string, listener: EventListener) => {
    waiting.delete(listener);
    remove(type, listener);
  };
  return () => waiting.size;
}

describe('abort listeners of a call on a signal that outlives it', () => {
  test('are removed after its response and after its timeout', async () => {
    const longLived = new AbortController();
    const waiting = waitingFor(longLived.signal);
    const input = { signal: longLived.signal };
    let asked = 0;
    const answering = services(() => (asked++ === 0 ? Response.json({}) : stalled()));
    await answering.request(playersCalls.getPlayer, input);
    expect(waiting()).toBe(0);
    const late = answering.request(playersCalls.getPlayer, input);
    await after(Promise.resolve(), 10);
    expect(waiting()).toBe(1);
    expect(await after(late, 30_000)).toBe(true);
    expect(waiting()).toBe(0);
  });

  test('are removed from session and caller, also in a browser without AbortSignal.any', async () => {
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    onTestFinished(() => void Object.assign(AbortSignal, { any }));
    // Settles when it is aborted, like a service that stalls.
    const { session, member } = memberOf({
      request: (_call, { signal }) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'aborted' } }));
        }),
    });
    const leaving = new AbortController();
    const waiting = [session.lifetime, leaving.signal].map(waitingFor);
    const answer = member.request(identityCalls.signOutAll, { signal: leaving.signal });
    expect(await after(answer, 10)).toBe(false);
    expect(waiting.map((each) => each())).toEqual([1, 1]);
    leaving.abort();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(waiting.map((each) => each())).toEqual([0, 0]);
  });
});

test('a token refresh that stalls releases its lock, and a later call refreshes', async () => {
  let stalls = true;
  const plain = services((url) => {
    if (!url.includes('/refresh')) return Response.json({ isSuccess: false }, { status: 401 });
    return stalls ? stalled() : Response.json({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  });
  let held = 0;
  const locks = {
    request: async (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
      held += 1;
      return work().finally(() => (held -= 1));
    },
  } as unknown as LockManager;
  const { jar, session, member } = memberOf(plain, locks);
  const first = member.request(identityCalls.signOutAll, {});
  expect(await after(first, 29_000)).toBe(false);
  expect(held).toBe(1);
  expect(await after(first, 2_000)).toBe(true);
  expect(held).toBe(0);
  expect(await first).toEqual({ ok: false, failure: { kind: 'network', report: 'Token refresh failed' } });
  expect(session.state.phase).toBe('member');
  stalls = false;
  // Passes the pause after a failed refresh.
  await vi.advanceTimersByTimeAsync(2_000);
  await after(member.request(identityCalls.signOutAll, {}), 100);
  expect(jar.held?.access).toBe('access-2');
});

test('a stalled environment file times out, and is requested again on the next use', async () => {
  const bodies = [stalled(), Response.json({ services: { players: '/api/players' } })];
  const source = createEnvironmentSource({
    origin: 'https://tribun.test',
    fetch: async () => bodies.shift() ?? Response.error(),
    firstCopyOf: async () => undefined,
    copyOf: async () => undefined,
    backoff: createBackoff(ENVIRONMENT_RETRY_PAUSES_MS, () => 1),
  });
  source.acceptFromTab(undefined);
  const first = source.load();
  expect(await after(first, 29_900)).toBe(false);
  expect(await after(first, 200)).toBe(true);
  expect(await first).toEqual({ ok: false, failure: { kind: 'timeout' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await source.load()).toMatchObject({ ok: true });
});
