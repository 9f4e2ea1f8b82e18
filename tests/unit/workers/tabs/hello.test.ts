/** The engine responds to a tab only once it holds the lock that shows tabs that it is alive. */
import { transfer, wrap } from 'comlink';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EngineEndpoint, Hello } from '../../../../src/contract/port/engine-contract.ts';
import { engineLock, tabLock } from '../../../../src/contract/names.ts';
import { serveEngine } from '../../../../workers/engine/serve.ts';
import { startFakeEngine } from '../../../support/fake-engine.ts';
import { makeHello } from '../../../support/make-hello.ts';

const helloOf = (tabId: string): Hello => makeHello({ tabId });

test('hello is answered only once the engine holds its lock', async () => {
  let grant = (): void => undefined;
  const locks = {
    request: (_name: string, _options: LockOptions, held: () => Promise<never>) => {
      grant = () => void held();
      return new Promise(() => undefined);
    },
  } as unknown as LockManager;
  const { engine, stop } = startFakeEngine(() => ({}), new Map(), false, undefined, locks);
  const [wire, tab] = [new MessageChannel(), new MessageChannel()];
  onTestFinished(() => {
    stop();
    for (const { port1, port2 } of [wire, tab]) [port1, port2].forEach((port) => port.close());
  });
  serveEngine(engine, wire.port1);
  let answered = false;
  const hello = wrap<EngineEndpoint>(wire.port2)
    .hello(helloOf('tab'), transfer(tab.port2, [tab.port2]))
    .then((answer) => {
      answered = true;
      return answer;
    });
  // A round trip on the same port, which is handled after hello.
  await wrap<EngineEndpoint>(wire.port2).call('tab', 'stats', null);
  expect(answered).toBe(false);
  grant();
  expect(await hello).toMatchObject({ ok: true, value: { epoch: engine.epoch } });
});

test('a lock stolen by the browser is requested again before the next hello, as are the locks of the tabs', async () => {
  const held = new Set<string>();
  const waiting: string[] = [];
  const locks = {
    request: async (name: string, { ifAvailable }: LockOptions, granted: (lock: object | null) => unknown) => {
      if (ifAvailable !== true) waiting.push(name);
      else if (held.has(name)) granted(null);
      else {
        held.add(name);
        void granted({});
      }
    },
  } as unknown as LockManager;
  const { engine, stop } = startFakeEngine(() => ({}), new Map(), false, undefined, locks);
  onTestFinished(stop);
  await engine.alive();
  await engine.alive();
  expect([...held]).toEqual([engineLock(engine.epoch)]);
  engine.hello(helloOf('tab'), { postMessage: vi.fn<() => void>(), onmessage: null, close: () => undefined });
  expect(waiting).toEqual([tabLock('tab')]);

  held.clear();
  waiting.length = 0;
  await engine.alive();
  expect([...held]).toEqual([engineLock(engine.epoch)]);
  expect(waiting).toEqual([tabLock('tab')]);
});
