/** The DevTools protocol over one WebSocket: commands with answers, events by name. */
import { WebSocket } from 'ws';

export interface DevTools {
  /** Callers know the response's shape from the protocol. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  send<T = unknown>(method: string, params?: object, sessionId?: string): Promise<T>;
  /** Listens to one kind of event; returns a function that removes the listener. */
  on(method: string, listener: (params: unknown) => void): () => void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: unknown;
}

const gone: Message = { error: { message: 'the browser is gone' } };

export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Set<(event: Message) => void>();
  let count = 0;
  socket.on('message', (bytes: Buffer) => {
    const message = JSON.parse(bytes.toString()) as Message;
    if (message.id === undefined) {
      for (const listener of listeners) listener(message);
      return;
    }
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  // Pending and later calls would never settle: Node would exit silently (exit code 13) in the middle of a run.
  let closed = false;
  socket.on('close', () => {
    closed = true;
    for (const settle of waiting.values()) settle(gone);
  });
  return {
    on: (method, listener) => {
      const hear = (event: Message): void => {
        if (event.method === method) listener(event.params);
      };
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    send: <T>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<T>((resolve, reject) => {
        count += 1;
        const settle = ({ result, error }: Message): void => {
          if (error === undefined) resolve(result as T);
          else reject(new Error(`${method}: ${error.message}`));
        };
        if (closed) {
          settle(gone);
          return;
        }
        waiting.set(count, settle);
        socket.send(JSON.stringify({ id: count, method, params, sessionId }));
      }),
  };
}
