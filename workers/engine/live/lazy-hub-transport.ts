/**
 * A hub connection whose code loads with its first start: SignalR is 9 KB of the engine's file, and the first odds come
 * from a service.
 */
import { once } from '../../../src/lib/once.ts';
import type { HubTransport } from './hub-transport.ts';

/**
 * @param load opens the transport; a failed load fails the start, which the hub retries
 * @returns a transport whose handlers are set on the real one before that starts
 */
export function lazyHubTransport(load: () => Promise<HubTransport>): HubTransport {
  const settings: ((opened: HubTransport) => void)[] = [];
  const open = once(async () => {
    const transport = await load();
    for (const set of settings) set(transport);
    return transport;
  });
  let opened: Promise<HubTransport> | undefined;
  let isStopped = false;
  return {
    start: async () => {
      isStopped = false;
      opened = open();
      const transport = await opened;
      if (isStopped) throw new Error('stopped before its code had loaded');
      await transport.start();
    },
    stop: async () => {
      isStopped = true;
      await (await opened)?.stop();
    },
    on: (target, handler) => void settings.push((transport) => transport.on(target, handler)),
    onDropped: (handler) => void settings.push((transport) => transport.onDropped(handler)),
    onReconnecting: (handler) => void settings.push((transport) => transport.onReconnecting(handler)),
    onReconnected: (handler) => void settings.push((transport) => transport.onReconnected(handler)),
    onClosed: (handler) => void settings.push((transport) => transport.onClosed(handler)),
  };
}
