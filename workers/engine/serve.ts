/** Exposes the engine on a port: comlink for calls, the tab's own raw port for frames. */
import { expose } from 'comlink';
import type { EarlyHello, EngineEndpoint, Hello } from '../../src/contract/port/engine-contract.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import type { Engine } from './engine.ts';
import type { TabPort } from './tabs/tabs.ts';

/**
 * The exposed object is frozen and flat, because comlink lets the other side set and construct anything else by path.
 */
export function serveEngine(engine: Engine, port: Parameters<typeof expose>[1]): void {
  const endpoint: EngineEndpoint = Object.freeze({
    hello: async (hello: Hello, tabPort: TabPort) => {
      await engine.alive();
      return engine.hello(hello, tabPort);
    },
    // The result does not depend on the calling tab.
    call: (_, name, input) => engine.call(name, input),
  } satisfies EngineEndpoint);
  expose(endpoint, port);
  // Comlink ignores messages of other shapes.
  port?.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<unknown>;
    if (isEarlyHello(data)) engine.preload(data.early);
  });
}

function isEarlyHello(message: unknown): message is EarlyHello {
  if (!isPlainObject(message) || !isPlainObject(message['early'])) return false;
  const { path, platform } = message['early'];
  return typeof path === 'string' && (platform === 'mobile-web' || platform === 'web');
}
