/** Limits on token refreshes that do not help (rules sign-in-25, sign-in-26). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import type { Failure } from '../../../../src/model/failure.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { memberEngine, playerService } from '../../../support/renewal-stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that sends a request for the player every 100 ms. */
async function busyPage(services: Awaited<ReturnType<typeof memberEngine>>['services'], ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    void services.request(playersCalls.getPlayer, {});
    // oxlint-disable-next-line no-await-in-loop -- time is driven
    await vi.advanceTimersByTimeAsync(100);
  }
}

describe('a token refresh that fails', () => {
  test.each<[string, Failure]>([
    ['connection cut', { kind: 'network' }],
    ['answered 503', { kind: 'server', code: 503 }],
    ['answered 429', { kind: 'server', code: 429 }],
    ['answered by a page at 403', { kind: 'server', code: 403 }],
  ])('(%s) is retried after growing pauses, however many calls need it', async (_case, failure) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const service = playerService(() => failure);
    const { services, session } = await memberEngine(cookieJar(tokensOf('1')), service);
    await busyPage(services, 15_000);
    expect(service.refreshes).toBeLessThanOrEqual(5);
    await busyPage(services, 60_000);
    expect(service.refreshes).toBeLessThanOrEqual(9);
    expect(session.state.phase).toBe('member');
  });

  test('makes later calls fail at once instead of sending the refused token', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const service = playerService(() => ({ kind: 'server', code: 503 }));
    const { services } = await memberEngine(cookieJar(tokensOf('1')), service);
    await services.request(playersCalls.getPlayer, {});
    const { asked } = service;
    expect(await services.request(playersCalls.getPlayer, {})).toMatchObject({
      ok: false,
      failure: { kind: 'network' },
    });
    expect(service.asked).toBe(asked);
  });

  test('is not retried before its Retry-After', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const service = playerService(() => ({ kind: 'server', code: 429, retryAfterMs: 20_000 }));
    const { services } = await memberEngine(cookieJar(tokensOf('1')), service);
    await busyPage(services, 19_000);
    expect(service.refreshes).toBe(1);
    await busyPage(services, 2_000);
    expect(service.refreshes).toBe(2);
  });

  test('is retried at once when the network is back', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    let failing = true;
    const service = playerService(() => (failing ? { kind: 'network' } : undefined));
    const { services, renewal } = await memberEngine(cookieJar(tokensOf('1')), service);
    await services.request(playersCalls.getPlayer, {});
    failing = false;
    renewal.wake();
    expect((await services.request(playersCalls.getPlayer, {})).ok).toBe(true);
  });

  test('does not delay calls of the next sign-in', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const service = playerService(() => ({ kind: 'network' }));
    const { services, session } = await memberEngine(cookieJar(tokensOf('1')), service);
    await services.request(playersCalls.getPlayer, {});
    await session.begin(tokensOf('2', '8'));
    expect((await services.request(playersCalls.getPlayer, {})).ok).toBe(true);
  });
});

describe('a refused token that was refreshed a moment ago', () => {
  test('is not refreshed again: the call fails as a server error, and the player stays signed in', async () => {
    const service = playerService();
    service.access = 'nothing fits';
    const { services, session } = await memberEngine(cookieJar(tokensOf('1')), service);
    expect(await services.request(playersCalls.getPlayer, {})).toEqual({
      ok: false,
      failure: { kind: 'server', code: 401 },
    });
    await busyPage(services, 29_000);
    expect(service.refreshes).toBe(1);
    expect(session.state.phase).toBe('member');
  });

  test('is refreshed once it is older', async () => {
    const service = playerService();
    const { services } = await memberEngine(cookieJar(tokensOf('1')), service);
    await services.request(playersCalls.getPlayer, {});
    service.access = 'nothing fits';
    await vi.advanceTimersByTimeAsync(30_000);
    await services.request(playersCalls.getPlayer, {});
    expect(service.refreshes).toBe(2);
  });

  test('keeps an order unsent', async () => {
    const service = playerService();
    service.access = 'nothing fits';
    const { services } = await memberEngine(cookieJar(tokensOf('1')), service);
    const order = await services.request(wagerCalls.sendCoupon, { body: {} as never });
    expect(order).toMatchObject({ ok: false, failure: { kind: 'notSent' } });
  });
});
