/** When an engine answers its first tab: not before it holds the lock that tells the tabs it is alive. */
import { transfer, wrap } from 'comlink';
import { expect, onTestFinished, test } from 'vitest';
import type { EngineEndpoint } from '../../../../src/contract/port/engine.ts';
import { PROTOCOL } from '../../../../src/contract/port/protocol.ts';
import { serveEngine } from '../../../../workers/engine/serve.ts';
import { startFakeEngine } from '../../../support/fake-engine.ts';

test('hello is answered when the engine holds its lock, and not before', async () => {
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
    .hello(
      {
        protocol: PROTOCOL,
        build: 'test',
        tabId: 'tab',
        visible: true,
        platform: 'web',
        tokens: null,
        deviceId: 'device',
      },
      transfer(tab.port2, [tab.port2]),
    )
    .then((answer) => {
      answered = true;
      return answer;
    });
  // A message there and back on the same port comes behind hello.
  await wrap<EngineEndpoint>(wire.port2).call('tab', 'stats', null);
  expect(answered).toBe(false);
  grant();
  expect(await hello).toMatchObject({ ok: true, value: { epoch: engine.epoch } });
});
