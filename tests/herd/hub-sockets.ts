/** The product's own SignalR client over sockets of Node whose messages and bytes are counted. */
import { WebSocket } from 'ws';
import { type HubTransport, connectSignalR } from '../../workers/engine/live/hub-transport.ts';
import type { Traffic } from './traffic.ts';

const RECORD_SEPARATOR = '\x1e';

/** @param origin of the product's page, which a hub may check */
export function hubSockets(
  traffic: Traffic,
  origin: string,
): (hub: string, url: string, reconnectMs: number[]) => HubTransport {
  class CountedSocket extends WebSocket {
    constructor(address: string) {
      // Hubs of ASP.NET Core do not compress, and the measured bytes are then those on the wire.
      super(address, { perMessageDeflate: false, origin });
      traffic.hubOpens.push(performance.now());
      this.on('message', (data: Buffer) => {
        const at = performance.now();
        traffic.hubBytes.add(at, data.length);
        traffic.hubMessages.add(at, data.toString('utf8').split(RECORD_SEPARATOR).length - 1);
      });
      // A refused socket reports its error to SignalR; without a listener of its own it would end the process.
      this.on('error', () => undefined);
    }
  }
  return (_hub, url, reconnectMs) => {
    // The client derives its class of sockets from the global one while it is created.
    Object.assign(globalThis, { WebSocket: CountedSocket });
    return connectSignalR(url, reconnectMs);
  };
}
