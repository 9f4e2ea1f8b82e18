/** A hub's connection without a network: what SignalR does for the engine, over the stand-in's own hub. */
import type { HubClient } from '../../../server/hubs/hub-connection.ts';
import type { HubName } from '../../../src/contract/hub/wire.ts';
import type { HubTransport } from '../../../workers/engine/live/hub-transport.ts';
import type { ScreenServer } from './backend.ts';

const INVOCATION = 1;
const RECORD_SEPARATOR = '\x1e';

/** @param reconnectMs delays between attempts after a lost connection; after the last one it is closed for good */
export function hubClient(server: ScreenServer, name: HubName, reconnectMs: readonly number[]): HubTransport {
  const handlers = new Map<string, (...messages: unknown[]) => void>();
  let onDropped: (...messages: unknown[]) => void = () => undefined;
  let onReconnecting = (): void => undefined;
  let onReconnected = (): void => undefined;
  let onClosed: (error: Error | undefined) => void = () => undefined;
  let leave: (() => void) | undefined;
  let stopped = false;

  const client: HubClient = {
    ready: true,
    silentForMs: () => 0,
    send: (frame) => {
      for (const message of messagesIn(frame.toString())) {
        if (message['type'] !== INVOCATION) continue;
        const handler = handlers.get(String(message['target'])) ?? onDropped;
        handler(...(message['arguments'] as unknown[]));
      }
    },
    answerPendingHandshake: () => undefined,
    dismiss: (reason) => {
      end();
      onClosed(new Error(reason));
    },
    fail: lose,
    terminate: lose,
  };

  function lose(): void {
    end();
    if (stopped) return;
    onReconnecting();
    void comeBack();
  }

  function join(): boolean {
    leave = server.join(name, client);
    return leave !== undefined;
  }

  function end(): void {
    leave?.();
    leave = undefined;
  }

  async function comeBack(): Promise<void> {
    for (const delay of reconnectMs) {
      // Attempts run one after the other.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (stopped) return;
      if (join()) {
        onReconnected();
        return;
      }
    }
    onClosed(new Error('all attempts failed'));
  }

  return {
    start: async () => {
      if (!join()) throw new Error('refused');
    },
    stop: async () => {
      stopped = true;
      end();
      onClosed(undefined);
    },
    on: (target, handler) => void handlers.set(target, handler),
    onDropped: (handler) => {
      onDropped = handler;
    },
    onReconnecting: (handler) => {
      onReconnecting = handler;
    },
    onReconnected: (handler) => {
      onReconnected = handler;
    },
    onClosed: (handler) => {
      onClosed = handler;
    },
  };
}

/** The stand-in's hub says whole messages in each frame. */
const messagesIn = (frame: string): Record<string, unknown>[] =>
  frame
    .split(RECORD_SEPARATOR)
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as Record<string, unknown>);
