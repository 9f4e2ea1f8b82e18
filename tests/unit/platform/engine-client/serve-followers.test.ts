/** The leading tab and its follower, when either loses messages or its link. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../../../../src/contract/port/protocol.ts';
import { type EngineLink, type LinkOptions } from '../../../../src/platform/engine-client/engine-link.ts';
import { openFollowerLink } from '../../../../src/platform/engine-client/follower-link.ts';
import { HELLO_CHANNEL, type LeaderMessage, followerChannel } from '../../../../src/contract/port/relay.ts';
import { announceLeadership, serveFollowers } from '../../../../src/platform/engine-client/serve-followers.ts';
import { createReloadGate } from '../../../../src/platform/service-worker/reload-gate.ts';
import { makeHello } from '../../../support/make-hello.ts';

const hello = makeHello({ tabId: 'follower' });

let end: AbortController;

beforeEach(() => {
  end = new AbortController();
  // No tab closes here, so a requested lock is never granted.
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

async function follow(onHeard: () => void = () => undefined): Promise<EngineLink> {
  const options: LinkOptions = {
    hello,
    onFrame: () => undefined,
    handleTokensRequest: () => null,
    handleIntentsRequest: () => null,
    onNotice: () => false,
  };
  const link = await openFollowerLink({
    ...options,
    onMessage: onHeard,
    onSilence: () => undefined,
    signal: end.signal,
  });
  if (!link.ok) throw new Error(link.failure.kind);
  return link.value;
}

let hellos = 0;

function lead(
  call: () => Promise<unknown> = async () => ({ ok: true, value: null }),
  gate = createReloadGate(() => undefined),
): void {
  hellos = 0;
  const remote = {
    hello: async () => {
      hellos += 1;
      return { ok: true, value: { protocol: PROTOCOL, build: 'test', epoch: 'e' } };
    },
    call,
  };
  serveFollowers({ remote, epoch: 'e', lost: end.signal } as never, gate);
}

/** Collects the messages of a channel until the test ends. */
function listen(name: string): { channel: BroadcastChannel; told: LeaderMessage[] } {
  const channel = new BroadcastChannel(name);
  const told: LeaderMessage[] = [];
  channel.addEventListener('message', (event) => told.push((event as MessageEvent<LeaderMessage>).data));
  end.signal.addEventListener('abort', () => channel.close());
  return { channel, told };
}

test('a follower that lost its link and reconnects is served again', async () => {
  lead();
  const first = await follow();
  first.close();
  const second = await follow();
  expect(await second.call('reconnect', null)).toEqual({ ok: true, value: null });
  expect(hellos).toBe(2);
});

test('a tab that takes the lead is announced before its engine has started', async () => {
  lead();
  const heard = vi.fn<() => void>();
  const { lost } = await follow(heard);
  heard.mockClear();
  announceLeadership();
  await expect.poll(() => lost.aborted).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

test('a follower whose messages were lost is notified', async () => {
  lead();
  const greeting = listen(HELLO_CHANNEL);
  const { channel, told } = listen(followerChannel('follower'));
  greeting.channel.postMessage({ type: 'hello', hello, session: 's' });
  await expect.poll(() => told.map(({ type }) => type)).toContain('welcome');
  channel.postMessage({ type: 'tab', message: { type: 'visibility', visible: true } });
  channel.postMessage({ type: 'ping', sent: 1 });
  await expect.poll(() => told.map(({ type }) => type)).toContain('pong');
  channel.postMessage({ type: 'ping', sent: 3 });
  await expect.poll(() => told.map(({ type }) => type)).toContain('gap');
});

test.each([
  ['frames were missed', { type: 'pong', sent: 1 }],
  ['its messages were missed', { type: 'gap' }],
])('a follower that learns that %s reconnects', async (_what, message) => {
  lead();
  const link = await follow();
  expect(link.lost.aborted).toBe(false);
  listen(followerChannel('follower')).channel.postMessage(message);
  await expect.poll(() => link.lost.aborted).toBe(true);
});

test("a leader's page defers its reload while a follower's order is pending, and no longer", async () => {
  const reload = vi.fn<() => void>();
  const gate = createReloadGate(reload);
  let settle: (result: unknown) => void = () => undefined;
  const order = new Promise<unknown>((resolve) => {
    settle = resolve;
  });
  const asked = vi.fn<() => Promise<unknown>>(() => order);
  lead(asked, gate);
  const { call } = await follow();
  const answer = call('playCoupon', {} as never);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  gate.request();
  expect(reload).not.toHaveBeenCalled();
  settle({ ok: true, value: null });
  expect(await answer).toEqual({ ok: true, value: null });
  expect(reload).toHaveBeenCalledOnce();
});

test('a follower that closes leaves its pending order to the leader, whose page stays for it', async () => {
  const reload = vi.fn<() => void>();
  const gate = createReloadGate(reload);
  let settle: (result: unknown) => void = () => undefined;
  const order = new Promise<unknown>((resolve) => {
    settle = resolve;
  });
  const asked = vi.fn<() => Promise<unknown>>(() => order);
  lead(asked, gate);
  const link = await follow();
  void link.call('playCoupon', {} as never);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  gate.request();
  // The leader now considers that tab closed.
  listen(followerChannel('follower')).channel.postMessage({ type: 'ping', sent: 99 });
  await expect.poll(() => link.lost.aborted).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  settle({ ok: true, value: null });
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
