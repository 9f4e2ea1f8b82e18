/** Hosts of the engine when a browser refuses shared workers or locks, as it does for a site without storage. */
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { EngineEndpoint } from '../../../../src/contract/port/engine-contract.ts';
import type { Result } from '../../../../src/model/failure.ts';
import { PROTOCOL } from '../../../../src/contract/port/protocol.ts';
import type { EngineLink, LinkOptions } from '../../../../src/platform/engine-client/engine-link.ts';
import { type EngineHost, createEngineHost } from '../../../../src/platform/engine-client/engine-hosts.ts';
import { refusingLocks, webLocks } from '../../../support/web-locks.ts';
import { makeHello } from '../../../support/make-hello.ts';

const options: LinkOptions = {
  hello: makeHello(),
  onFrame: () => undefined,
  handleTokensRequest: () => null,
  handleIntentsRequest: () => null,
  onNotice: () => false,
};

/** The script starts, fails with an error event, or its constructor throws. */
type Way = 'starts' | 'errors' | 'throws';

let shared: Way;
let own: Way;
/** Workers that were requested. */
let asked: ('shared' | 'own')[];
let ports: MessagePort[];
let links: EngineLink[];

beforeEach(() => {
  shared = 'starts';
  own = 'starts';
  asked = [];
  ports = [];
  links = [];
  vi.stubGlobal('navigator', { locks: webLocks() });
  vi.stubGlobal('SharedWorker', SharedEngine);
  vi.stubGlobal('Worker', ownEngine);
});
afterEach(() => {
  for (const { close } of links) close();
  for (const port of ports) port.close();
  vi.unstubAllGlobals();
});

/** Returns a worker's side of a channel whose engine greets, unless its script does not start. */
function portOf(way: Way, worker: EventTarget): MessagePort {
  if (way === 'throws') throw new DOMException('', 'SecurityError');
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const endpoint: EngineEndpoint = {
    hello: async (_hello, port) => {
      ports.push(port as unknown as MessagePort);
      return { ok: true, value: { protocol: PROTOCOL, build: 'test', epoch: crypto.randomUUID() } };
    },
    call: () => new Promise(() => undefined),
  };
  if (way === 'starts') expose(endpoint, port2);
  else queueMicrotask(() => worker.dispatchEvent(new Event('error')));
  return port1;
}

class SharedEngine extends EventTarget {
  readonly port: MessagePort;

  constructor() {
    super();
    asked.push('shared');
    this.port = portOf(shared, this);
  }
}

/** Returns the port for `new Worker`: a dedicated worker is its own port. */
function ownEngine(): MessagePort {
  asked.push('own');
  const events = new EventTarget();
  const port = portOf(own, events);
  port.start();
  const add = port.addEventListener.bind(port);
  return Object.assign(port, {
    terminate: () => port.close(),
    addEventListener: (type: string, handler: EventListener) =>
      type === 'error' ? events.addEventListener(type, handler) : add(type, handler),
  });
}

async function open(host: EngineHost): Promise<string> {
  const opened = await host.open(options);
  if (!opened.ok) return opened.failure.kind;
  links.push(opened.value);
  return 'open';
}

test('a shared worker that throws on creation is replaced by a worker of the tab', async () => {
  shared = 'throws';
  const host = createEngineHost('shared');
  expect(await open(host)).toBe('open');
  expect([asked, host.kind]).toEqual([['shared', 'own'], 'solo']);
  expect(await open(host)).toBe('open');
  expect(asked).toEqual(['shared', 'own', 'own']);
});

test('a shared worker that fails with an error event is replaced if the locks are refused as well', async () => {
  vi.stubGlobal('navigator', { locks: refusingLocks().locks });
  shared = 'errors';
  const host = createEngineHost('shared');
  expect(await open(host)).toBe('open');
  expect([asked, host.kind]).toEqual([['shared', 'own'], 'solo']);
});

test.each([
  ['', webLocks],
  [', in a browser without locks', () => undefined],
])('a shared worker whose script fails to load is requested again, and not replaced%s', async (_where, locks) => {
  vi.stubGlobal('navigator', { locks: locks() });
  shared = 'errors';
  const host = createEngineHost('shared');
  for (const _ of Array.from({ length: 5 })) expect(await open(host)).toBe('engineLost');
  shared = 'starts';
  expect(await open(host)).toBe('open');
  expect([asked.includes('own'), host.kind]).toEqual([false, 'shared']);
});

test('opening fails if no worker can be created at all', async () => {
  shared = 'throws';
  own = 'throws';
  await expect(open(createEngineHost('shared'))).rejects.toThrow(DOMException);
});

test('a tab whose leader lock is refused requests it once, and gets an engine of its own', async () => {
  const refusing = refusingLocks();
  vi.stubGlobal('navigator', { locks: refusing.locks });
  const host = createEngineHost('leader');
  // The lock is refused while the tab searches for a leader, or before.
  await vi.waitFor(async () => expect(await open(host)).toBe('open'));
  expect(host.kind).toBe('solo');
  // Two locks are requested: the leader's and the engine's.
  expect(refusing.asked).toBe(2);
  host.release();
});

test('a part of the host that failed to load is requested again at the next try, and once at a time', async () => {
  const part = '../../../../src/platform/engine-client/leader-host.ts';
  const link: Result<EngineLink> = { ok: false, failure: { kind: 'engineLost' } };
  let network = false;
  let hosts = 0;
  vi.resetModules();
  vi.doMock(part, () => {
    if (!network) throw new TypeError('no network');
    return {
      createLeaderHost: (): EngineHost => {
        hosts += 1;
        return { kind: 'leader', open: async () => link, release: () => undefined };
      },
    };
  });
  onTestFinished(() => vi.doUnmock(part));
  const host = createEngineHost('leader');
  expect(await open(host)).toBe('unavailable');
  expect(await open(host)).toBe('unavailable');
  network = true;
  expect([await open(host), await open(host)]).toEqual(['engineLost', 'engineLost']);
  expect(hosts).toBe(1);
});

test('a tab whose leadership is stolen queues for it again', async () => {
  const requests: { options: LockOptions; granted: () => unknown; reject: (reason: unknown) => void }[] = [];
  const request = (_name: string, given: LockOptions, granted: () => unknown) =>
    new Promise((_, reject) => requests.push({ options: given, granted, reject }));
  vi.stubGlobal('navigator', { locks: { request } });
  const { joinLeaderElection } = await import('../../../../src/platform/engine-client/leadership.ts');
  const leadership = joinLeaderElection({ onElected: () => undefined });
  requests[0]?.granted();
  expect(leadership.isLeader).toBe(true);
  requests[0]?.reject(new DOMException('', 'AbortError'));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect([leadership.isLeader, leadership.isRefused]).toEqual([false, false]);
  leadership.release();
});
