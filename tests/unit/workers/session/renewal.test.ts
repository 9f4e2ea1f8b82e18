/**
 * One token refresh for all calls that fail together, in one engine or several, and the failures that end a session.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import type { Failure } from '../../../../src/model/failure.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { memberEngine as engineOf, playerService } from '../../../support/renewal-stage.ts';
import { refusingLocks, webLocks } from '../../../support/web-locks.ts';

afterEach(() => void vi.useRealTimers());

describe('a refused access token', () => {
  test('is refreshed once for a hundred calls, and all of them succeed', async () => {
    const jar = cookieJar(tokensOf('1'));
    const service = playerService();
    const { services } = await engineOf(jar, service);
    const answers = await Promise.all(Array.from({ length: 100 }, () => services.request(playersCalls.getPlayer, {})));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(service.refreshes).toBe(1);
    expect(jar.held).toEqual({ access: 'access-2', refresh: 'refresh-2', memberId: '7' });
  });

  test('is refreshed once for two engines: the second one finds the new token in the cookies', async () => {
    const jar = cookieJar(tokensOf('1'));
    const service = playerService();
    const locks = webLocks();
    const engines = await Promise.all([engineOf(jar, service, locks), engineOf(jar, service, locks)]);
    const answers = await Promise.all(
      engines.flatMap(({ services }) => Array.from({ length: 50 }, () => services.request(playersCalls.getPlayer, {}))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(service.refreshes).toBe(1);
    expect(engines.map(({ session }) => session.tokens?.access)).toEqual(['access-2', 'access-2']);
  });

  test('is refreshed although locks are refused', async () => {
    const jar = cookieJar(tokensOf('1'));
    const service = playerService();
    const { services } = await engineOf(jar, service, refusingLocks().locks);
    const answers = await Promise.all([
      services.request(playersCalls.getPlayer, {}),
      services.request(playersCalls.getPlayer, {}),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(service.refreshes).toBe(1);
  });

  test.each<[string, Failure]>([
    ['a code of its own', { kind: 'refused', code: 2005 }],
    ['its own 401', { kind: 'refused', code: 401 }],
    ['its own 404', { kind: 'refused', code: 404 }],
    ['words without a code', { kind: 'refused', message: 'Oturumun sona erdi.' }],
  ])('ends the session when the service refuses the refresh (%s)', async (_name, failure) => {
    const jar = cookieJar(tokensOf('1'));
    const { session, services } = await engineOf(
      jar,
      playerService(() => failure),
    );
    expect(await services.request(playersCalls.getPlayer, {})).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    expect(session.state).toMatchObject({ phase: 'visitor', endedBy: 'expired' });
    expect(jar.held).toBeNull();
  });

  test.each<[string, Failure]>([
    ['no network', { kind: 'network' }],
    ['no answer in time', { kind: 'timeout' }],
    ['a gateway', { kind: 'server', code: 502 }],
    ['too many at once', { kind: 'server', code: 429 }],
    ['half an answer', { kind: 'malformed' }],
    ['a page at 403', { kind: 'server', code: 403 }],
    ['a text at 404', { kind: 'notFound', code: 404 }],
    ['a bare 401', { kind: 'server', code: 401 }],
    ['words of a gateway', { kind: 'refused', code: 404, message: 'no Route matched', bare: true }],
    ['its own trouble', { kind: 'refused', code: 2005, status: 500 }],
  ])('keeps the session when the refresh fails (%s), and a later call refreshes', async (_name, failure) => {
    vi.useFakeTimers();
    const jar = cookieJar(tokensOf('1'));
    let failing = true;
    const service = playerService(() => (failing ? failure : undefined));
    const { session, services } = await engineOf(jar, service);
    expect(await services.request(playersCalls.getPlayer, {})).toMatchObject({
      ok: false,
      failure: { kind: 'network' },
    });
    expect(session.state.phase).toBe('member');
    expect(jar.held).toEqual(tokensOf('1'));
    failing = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await services.request(playersCalls.getPlayer, {})).ok).toBe(true);
  });

  test('ends the session when no member id is known', async () => {
    const jar = cookieJar(tokensOf('1', ''));
    const service = playerService();
    const { session, services } = await engineOf(jar, service);
    expect((await services.request(playersCalls.getPlayer, {})).ok).toBe(false);
    expect(session.state.phase).toBe('visitor');
    expect(service.refreshes).toBe(0);
  });

  test('ends the session when another engine has signed out', async () => {
    const jar = cookieJar(tokensOf('1'));
    const service = playerService();
    const { session, services } = await engineOf(jar, service);
    jar.held = null;
    expect(await services.request(playersCalls.getPlayer, {})).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    expect(session.state).toMatchObject({ phase: 'visitor', endedBy: 'elsewhere' });
    expect(service.refreshes).toBe(0);
  });
});

/** Delays the responses of a service until `release` is called. */
function heldBack(service: Services): { slow: Services; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: Services = {
    request: async (call, input) => {
      await held;
      return service.request(call, input);
    },
  };
  return { slow, release };
}

describe('a response', () => {
  test('after the sign-out is discarded', async () => {
    const jar = cookieJar(tokensOf('2'));
    const { slow, release } = heldBack(playerService());
    const { session, services } = await engineOf(jar, slow);
    const answer = services.request(playersCalls.getPlayer, {});
    await session.end('player');
    release();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'signedOut' } });
  });

  test('for one player is never returned to the next', async () => {
    const jar = cookieJar(tokensOf('2'));
    const { slow, release } = heldBack(playerService());
    const { session, services } = await engineOf(jar, slow);
    const answer = services.request(playersCalls.getPlayer, {});
    await session.end('player');
    await session.begin(tokensOf('3', '8'));
    release();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'signedOut' } });
  });
});

describe('a sign-out in another engine', () => {
  test.each([
    ['one', ['2']],
    ['two', ['2', '3']],
  ])('is not undone by a late refresh (%s of them), and ends the session here too', async (_name, renewals) => {
    const jar = cookieJar(tokensOf('1'));
    const [one, other] = await Promise.all([engineOf(jar, playerService()), engineOf(jar, playerService())]);
    await one.session.end('player');
    await Promise.all(renewals.map((name) => other.session.replace(tokensOf(name))));
    await other.session.readCookies();
    await one.session.readCookies();
    expect(jar.held).toBeNull();
    expect(other.session.state).toMatchObject({ phase: 'visitor', endedBy: 'elsewhere' });
    expect(other.session.tokens).toBeNull();
    expect(one.session.state.phase).toBe('visitor');
  });

  test('makes the call that caused a late refresh fail as signed out', async () => {
    const jar = cookieJar(tokensOf('1'));
    const one = await engineOf(jar, playerService());
    const service = playerService();
    const other = await engineOf(jar, {
      request: async (call, input) => {
        // The cookies were checked before, and the refresh is in flight.
        if (call.path.includes('refresh')) await one.session.end('player');
        return service.request(call, input);
      },
    });
    const answer = await other.services.request(playersCalls.getPlayer, {});
    expect(answer).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    expect(service.refreshes).toBe(1);
    await other.session.readCookies();
    expect(jar.held).toBeNull();
    expect(other.session.state.phase).toBe('visitor');
  });

  test('does not affect a sign-in that follows a late refresh', async () => {
    const jar = cookieJar(tokensOf('1'));
    const [one, other] = await Promise.all([engineOf(jar, playerService()), engineOf(jar, playerService())]);
    await one.session.end('player');
    const late = other.session.replace(tokensOf('2'));
    const next = other.session.begin(tokensOf('9', '8'));
    await Promise.all([late, next]);
    await other.session.readCookies();
    expect(other.session.state.phase).toBe('member');
    expect(jar.held).toEqual(tokensOf('9', '8'));
  });
});

describe('cookies', () => {
  test('that were not confirmed are written when a tab reports its cookies', async () => {
    const jar = cookieJar();
    const { session } = await engineOf(jar, playerService());
    jar.silent = true;
    await session.begin(tokensOf('2'));
    expect(session.state.phase).toBe('member');
    jar.silent = false;
    session.applyReportedTokens(null);
    await expect.poll(() => jar.held).toEqual(tokensOf('2'));
    expect(session.state.phase).toBe('member');
  });

  test('of another player end one session and begin another', async () => {
    const jar = cookieJar(tokensOf('1'));
    const { session } = await engineOf(jar, playerService());
    const { generation } = session.state;
    jar.held = tokensOf('9', '8');
    session.applyReportedTokens(jar.held);
    await expect.poll(() => session.tokens?.memberId).toBe('8');
    expect(session.state.generation).toBe(generation + 2);
  });

  test('from before a sign-in do not undo it', async () => {
    const jar = cookieJar();
    const { session } = await engineOf(jar, playerService());
    await session.begin(tokensOf('1'));
    // Reported by a tab that read the cookies just before they were written.
    session.applyReportedTokens(null);
    await session.readCookies();
    expect(session.state.phase).toBe('member');
    expect(jar.held).toEqual(tokensOf('1'));
  });
});
