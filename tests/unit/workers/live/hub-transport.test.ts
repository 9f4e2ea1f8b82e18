/** A server that takes a connection and says nothing costs a hub seconds, not minutes (rule updates-15). */
import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SERVER_TIMEOUT_MS } from '../../../../src/contract/hub/wire.ts';
import { type HubTransport, connectSignalR } from '../../../../workers/engine/live/hub-transport.ts';

const SHAKEN = '{}\u001e';
const RECONNECT_MS = 100;

beforeEach(() => {
  vi.stubGlobal('WebSocket', WebSocket);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Asking {
  /** Of the server's side; the opening was asked for and is not answered yet. */
  socket: Socket;
  answer(): Promise<WebSocket>;
}

/** `asked` is the next opening that a server is asked for. */
async function serving(): Promise<{ hub: HubTransport; asked: () => Promise<Asking> }> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const all: Socket[] = [];
  await once(server.listen(0), 'listening');
  const hub = connectSignalR(`http://localhost:${(server.address() as AddressInfo).port}/hub`, [RECONNECT_MS, 0]);
  onTestFinished(() => {
    for (const socket of all) socket.destroy();
    server.close();
  });
  const asked = async (): Promise<Asking> => {
    const [request, socket, head] = (await once(server, 'upgrade')) as [IncomingMessage, Socket, Buffer];
    // A client that goes away resets it.
    all.push(socket.on('error', () => undefined));
    return {
      socket,
      answer: () => new Promise((resolve) => sockets.handleUpgrade(request, socket, head, (opened) => resolve(opened))),
    };
  };
  return { hub, asked };
}

/** The client's end of it is closed. */
const closed = (socket: Socket): Promise<unknown> =>
  Promise.race([once(socket.resume(), 'end'), once(socket, 'close')]);
const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function watched(start: Promise<void>): () => string {
  let outcome = 'none yet';
  start.then(
    () => (outcome = 'on'),
    () => (outcome = 'failed'),
  );
  return () => outcome;
}

test('an opening nobody answers is given up, its socket closed, and the next start is a whole one', async () => {
  const { hub, asked } = await serving();
  const silent = asked();
  const outcome = watched(hub.start());
  const { socket } = await silent;
  const gone = closed(socket);
  vi.advanceTimersByTime(14_900);
  await aTurn();
  expect([outcome(), socket.destroyed]).toEqual(['none yet', false]);
  vi.advanceTimersByTime(100);
  await aTurn();
  expect(outcome()).toBe('failed');
  await gone;

  const speaking = asked();
  const again = watched(hub.start());
  const opened = await (await speaking).answer();
  await once(opened, 'message');
  opened.send(SHAKEN);
  await vi.waitUntil(() => again() === 'on');
  // Another limit would end it now.
  vi.advanceTimersByTime(15_000);
  await aTurn();
  expect(opened.readyState).toBe(WebSocket.OPEN);
});

test('one that is stopped closes the socket that still opens, at once', async () => {
  const { hub, asked } = await serving();
  const silent = asked();
  const outcome = watched(hub.start());
  const { socket } = await silent;
  const gone = closed(socket);
  const stopped = hub.stop();
  await aTurn();
  expect(outcome()).toBe('failed');
  await Promise.all([stopped, gone]);
});

test('a reconnect nobody answers goes on to its next try', async () => {
  const { hub, asked } = await serving();
  const speaking = asked();
  const start = hub.start();
  const opened = await (await speaking).answer();
  await once(opened, 'message');
  opened.send(SHAKEN);
  await start;

  const broken = new Promise<void>((resolve) => hub.onReconnecting(resolve));
  opened.terminate();
  await broken;
  const silent = asked();
  vi.advanceTimersByTime(RECONNECT_MS);
  const { socket } = await silent;
  const gone = closed(socket);
  vi.advanceTimersByTime(15_000);
  await aTurn();
  const next = asked();
  vi.advanceTimersByTime(0);
  await Promise.all([gone, next]);
});

test('an open socket whose first word is not answered ends with the server timeout', async () => {
  const { hub, asked } = await serving();
  const speaking = asked();
  const outcome = watched(hub.start());
  const opened = await (await speaking).answer();
  await once(opened, 'message');
  vi.advanceTimersByTime(SERVER_TIMEOUT_MS - 100);
  await aTurn();
  expect(outcome()).toBe('none yet');
  vi.advanceTimersByTime(100);
  await aTurn();
  expect(outcome()).toBe('failed');
});
