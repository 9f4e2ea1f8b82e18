/**
 * A link to a worker that ends in every way a browser knows. WebKit restarts a worker's script with empty state behind
 * live ports (WebKit PR 71486): neither an error nor a free lock reveals it, only messages of another epoch.
 */
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EngineEndpoint, HELLO_DEADLINE_MS } from '../../../../src/contract/port/engine-contract.ts';
import type { Frame } from '../../../../src/contract/port/frames.ts';
import { PROTOCOL } from '../../../../src/contract/port/protocol.ts';
import { superviseEngine } from '../../../../src/platform/engine-client/supervise-engine.ts';
import { type OpenedWorker, openWorkerLink } from '../../../../src/platform/engine-client/worker-link.ts';
import { makeHello } from '../../../support/make-hello.ts';

const hello = makeHello();
const frame = (epoch: string): Frame => ({ epoch, updates: [] });

interface FakeWorker {
  opened: OpenedWorker;
  /** Posts a message as the worker's script on the tab's raw port. */
  say(message: Frame): void;
  fail(): void;
  readonly closed: boolean;
}

let ports: MessagePort[];
/** Held engine locks → callbacks waiting for them. */
let waiting: Map<string, (() => void)[]>;

beforeEach(() => {
  ports = [];
  waiting = new Map();
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _options: LockOptions, granted: () => void) => {
        waiting.set(name, [...(waiting.get(name) ?? []), granted]);
        return new Promise(() => undefined);
      },
    },
  });
});
afterEach(() => {
  for (const port of ports) port.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts a worker whose engine greets with this epoch; with `undefined` it never responds. */
function startWorker(epoch: string | undefined): FakeWorker {
  const channel = new MessageChannel();
  ports.push(channel.port1, channel.port2);
  let tabPort: MessagePort | undefined;
  let onError = (): void => undefined;
  let closed = false;
  const endpoint: EngineEndpoint = {
    hello: async (_hello, port) => {
      tabPort = port as unknown as MessagePort;
      ports.push(tabPort);
      if (epoch === undefined) return new Promise(() => undefined);
      return { ok: true, value: { protocol: PROTOCOL, build: 'test', epoch } };
    },
    call: () => new Promise(() => undefined),
  };
  expose(endpoint, channel.port2);
  return {
    opened: {
      endpoint: channel.port1,
      onError: (handler) => {
        onError = handler;
      },
      close: () => {
        closed = true;
      },
    },
    say: (message) => tabPort?.postMessage(message),
    fail: () => onError(),
    get closed() {
      return closed;
    },
  };
}

const lostOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

describe('a link', () => {
  test('receives frames of its own engine, and ends when another epoch uses the same port', async () => {
    const worker = startWorker('first');
    const heard: string[] = [];
    const link = await openWorkerLink(worker.opened, {
      hello,
      onFrame: ({ epoch }) => heard.push(epoch),
      handleTokensRequest: () => null,
      handleIntentsRequest: () => null,
      onNotice: () => false,
    });
    if (!link.ok) throw new Error(link.failure.kind);
    worker.say(frame('first'));
    await vi.waitFor(() => expect(heard).toEqual(['first']));
    const lost = lostOf(link.value.lost);
    worker.say(frame('second'));
    await lost;
    expect(heard).toEqual(['first']);
    expect(worker.closed).toBe(true);
  });

  test('ends when the lock of its engine becomes free', async () => {
    const worker = startWorker('first');
    const link = await openWorkerLink(worker.opened, {
      hello,
      onFrame: () => undefined,
      handleTokensRequest: () => null,
      handleIntentsRequest: () => null,
      onNotice: () => false,
    });
    if (!link.ok) throw new Error(link.failure.kind);
    expect([...waiting.keys()]).toEqual(['tribun:alive:first']);
    const lost = lostOf(link.value.lost);
    for (const granted of waiting.get('tribun:alive:first') ?? []) granted();
    await lost;
  });

  test('ends when the script fails, also before its greeting', async () => {
    const silent = startWorker(undefined);
    const opening = openWorkerLink(silent.opened, {
      hello,
      onFrame: () => undefined,
      handleTokensRequest: () => null,
      handleIntentsRequest: () => null,
      onNotice: () => false,
    });
    silent.fail();
    expect(await opening).toEqual({ ok: false, failure: { kind: 'engineLost' } });
    expect(silent.closed).toBe(true);
  });

  test('to an engine that never greets fails at its deadline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = startWorker(undefined);
    const opening = openWorkerLink(silent.opened, {
      hello,
      onFrame: () => undefined,
      handleTokensRequest: () => null,
      handleIntentsRequest: () => null,
      onNotice: () => false,
    });
    await vi.advanceTimersByTimeAsync(HELLO_DEADLINE_MS);
    expect(await opening).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(silent.closed).toBe(true);
  });
});

test('a tab whose worker was restarted behind its port reopens the engine and its watches', async () => {
  const workers = [startWorker('first'), startWorker('second')];
  let opened = 0;
  const kept = superviseEngine({
    createEngineHost: () => ({
      kind: 'shared',
      open: (options) => {
        const worker = workers[opened];
        opened += 1;
        if (worker === undefined) throw new Error('a third engine was not needed');
        return openWorkerLink(worker.opened, options);
      },
      release: () => undefined,
    }),
    claimIdentity: () => ({ tabId: 'tab', ready: Promise.resolve(), release: () => undefined }),
    handleTokensRequest: () => null,
    handleIntentsRequest: () => null,
    createHello: () => hello,
    currentTabState: () => hello,
  });
  const heard: string[] = [];
  kept.client.onHealth(() => heard.push(kept.client.health));
  await vi.waitFor(() => expect(kept.client.health).toBe('open'));
  workers[0]?.say(frame('restarted with empty state'));
  await vi.waitFor(() => expect(heard).toEqual(['open', 'opening', 'open']));
  expect(opened).toBe(2);
});
