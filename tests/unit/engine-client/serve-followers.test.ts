/** The leading tab and a follower that loses its session and begins anew, before the leader knows of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../../../src/contract/protocol.ts';
import { type EngineSession, type SessionOptions } from '../../../src/platform/engine-client/session.ts';
import { openFollowerSession } from '../../../src/platform/engine-client/follower-session.ts';
import { serveFollowers } from '../../../src/platform/engine-client/serve-followers.ts';

const hello = {
  protocol: PROTOCOL,
  build: 'test',
  tabId: 'follower',
  visible: true,
  platform: 'web',
  tokens: null,
  deviceId: 'device',
} as const;

let end: AbortController;

beforeEach(() => {
  end = new AbortController();
  // Nobody goes away here: a lock that is waited for is never granted.
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

async function follow(): Promise<EngineSession> {
  const options: SessionOptions = { hello, onFrame: () => undefined, holdTokens: () => null };
  const session = await openFollowerSession({
    ...options,
    onHeard: () => undefined,
    onSilent: () => undefined,
    signal: end.signal,
  });
  if (!session.ok) throw new Error(session.failure.kind);
  return session.value;
}

test('is served again', async () => {
  let hellos = 0;
  const remote = {
    hello: async () => {
      hellos += 1;
      return { ok: true, value: { protocol: PROTOCOL, build: 'test', epoch: 'e' } };
    },
    call: async () => ({ ok: true, value: null }),
  };
  serveFollowers({ remote, epoch: 'e', lost: end.signal } as never);
  const first = await follow();
  first.close();
  const second = await follow();
  expect(await second.call('reconnect', null)).toEqual({ ok: true, value: null });
  expect(hellos).toBe(2);
});
