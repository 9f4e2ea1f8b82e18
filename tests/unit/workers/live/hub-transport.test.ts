/** A server that accepts a connection and stays silent delays a hub by seconds, not minutes (rule updates-15). */
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
  /** Server side of the socket, whose upgrade request is not answered yet. */
  socket: Socket;
  answer(): Promise<WebSocket>;
}

/** Starts a server; `asked` resolves with the next upgrade request. */
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
    // A client that disconnects resets the socket.
    all.push(socket.on('error', () => undefined));
    return {
      socket,
      answer: () => new Promise((resolve) => sockets.handleUpgrade(request, socket, head, (opened) => resolve(opened))),
    };
  };
  return { hub, asked };
}

/** Resolves when the client has closed its end of the socket. */
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

test('an upgrade without a response times out, its socket is closed, and the next start works', async () => {
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
  // A remaining timeout would close the connection now.
  vi.advanceTimersByTime(15_000);
  await aTurn();
  expect(opened.readyState).toBe(WebSocket.OPEN);
});

test('a hub stopped during its upgrade closes the socket at once', async () => {
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

test('a reconnect without a response continues with the next attempt', async () => {
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

test('an open socket without a handshake response fails after the server timeout', async () => {
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
