/** The engine in this process, reached as a SharedWorker is: a port, comlink, and structured copies of all messages. */
import { createEngine } from '../../../workers/engine/engine.ts';
import { serveEngine } from '../../../workers/engine/serve.ts';
import { openDeviceStore } from '../../../src/storage/device/device-database.ts';
import { CONTENT_DATABASE } from '../../../src/contract/names.ts';
import { hasDatabase } from '../../../src/storage/has-database.ts';
import { ORIGIN, type ScreenServer } from './backend.ts';
import { hubClient } from './hub-client.ts';

/**
 * Returns a replacement for `SharedWorker`. The engine ends with `signal`. @param isCut true while none of its requests
 * leaves the device
 */
export function engineWorker(server: ScreenServer, isCut: () => boolean, signal: AbortSignal): typeof SharedWorker {
  return class extends EventTarget {
    readonly port: MessagePort;

    constructor() {
      super();
      const { port1, port2 } = new MessageChannel();
      this.port = port1;
      const engine = createEngine({
        origin: ORIGIN,
        build: 'test',
        fetch: async (input, init) => {
          if (isCut()) throw new TypeError('Failed to fetch');
          return server.fetch(input, init);
        },
        now: () => Date.now(),
        random: () => 1,
        online: () => navigator.onLine,
        savesData: () => false,
        store: openDeviceStore(),
        hasContentCache: () => hasDatabase((name) => name === CONTENT_DATABASE),
        locks: navigator.locks,
        sessionChannel: undefined,
        connect: (name, _url, reconnectMs) => hubClient(server, name, reconnectMs),
        signal,
      });
      serveEngine(engine, port2);
      port2.start();
      signal.addEventListener('abort', () => {
        port1.close();
        port2.close();
      });
    }
  } as unknown as typeof SharedWorker;
}
