/** A hub connection whose code loads with its start. */
import { expect, test, vi } from 'vitest';
import type { HubTransport } from '../../../../workers/engine/live/hub-transport.ts';
import { lazyHubTransport } from '../../../../workers/engine/live/lazy-hub-transport.ts';

function transport() {
  const handlers = new Map<string, unknown>();
  const set = (name: string) => (handler: unknown) => void handlers.set(name, handler);
  const fake = {
    start: vi.fn(async () => undefined),
    stop: vi.fn(async () => undefined),
    on: (target: string, handler: unknown) => void handlers.set(target, handler),
    onDropped: set('dropped'),
    onReconnecting: set('reconnecting'),
    onReconnected: set('reconnected'),
    onClosed: set('closed'),
  };
  return { fake, handlers, real: fake as unknown as HubTransport };
}

test('every handler is set before the connection starts', async () => {
  const { fake, handlers, real } = transport();
  let namesAtStart: string[] = [];
  fake.start.mockImplementation(async () => void (namesAtStart = [...handlers.keys()]));
  const lazy = lazyHubTransport(async () => real);
  lazy.on('odds', () => undefined);
  lazy.onDropped(() => undefined);
  lazy.onReconnecting(() => undefined);
  lazy.onReconnected(() => undefined);
  lazy.onClosed(() => undefined);
  await lazy.start();
  expect(namesAtStart).toEqual(['odds', 'dropped', 'reconnecting', 'reconnected', 'closed']);
});

test('a failed load fails the start, and the next start loads again', async () => {
  const { fake, real } = transport();
  const load = vi.fn(async () => real).mockRejectedValueOnce(new TypeError('no network'));
  const lazy = lazyHubTransport(load);
  await expect(lazy.start()).rejects.toThrow('no network');
  await lazy.start();
  expect(fake.start).toHaveBeenCalledOnce();
});

test('a connection that was stopped while its code loaded does not start', async () => {
  const { fake, real } = transport();
  let arrive: (transport: HubTransport) => void = () => undefined;
  const lazy = lazyHubTransport(() => new Promise((resolve) => (arrive = resolve)));
  const started = lazy.start();
  const stopped = lazy.stop();
  arrive(real);
  await expect(started).rejects.toThrow('stopped');
  await stopped;
  expect(fake.start).not.toHaveBeenCalled();
});

test('a connection that never started loads nothing when it is stopped', async () => {
  const load = vi.fn(async () => transport().real);
  await lazyHubTransport(load).stop();
  expect(load).not.toHaveBeenCalled();
});
