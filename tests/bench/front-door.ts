/**
 * A proxy in front of the stand-in, on an origin of its own: adds the peers' pages to what the server serves, and
 * counts the bytes that hubs send through it. Everything else is passed through.
 */
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { basename, extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ListPeer } from './peers/build-list-page.ts';
import { LIST, sendListPeer } from './peers/send-list-page.ts';

export interface FrontDoor {
  url: string;
  /** Bytes hubs sent to browsers so far. */
  hubBytes(): number;
  close(): Promise<void>;
}

const PEER = '/peer/';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface Peers {
  /** Folder of the peer without a server of its own, below `/peer/`. */
  redux?: string;
  /** The server-rendered peer, below `/list/`. */
  list?: ListPeer;
}

export async function openFrontDoor(serverUrl: string, { redux, list }: Peers): Promise<FrontDoor> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Duplex>();
  let hubBytes = 0;

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '';
    if (redux !== undefined && path.startsWith(PEER)) void sendPeerFile(asked, answer, redux);
    else if (list !== undefined && path.startsWith(LIST)) void sendListPeer(asked, answer, { list, origin: serverUrl });
    else passOn(asked, answer, { hostname, port });
  });
  server.on('connection', (socket) => keep(sockets, socket));
  server.on('upgrade', (asked: IncomingMessage, client: Socket, head: Buffer) => {
    const upstream = connect(Number(port), hostname);
    keep(sockets, upstream);
    upstream.write(`${asked.method ?? 'GET'} ${asked.url ?? '/'} HTTP/1.1\r\n${headerLines(asked)}\r\n\r\n`);
    upstream.write(head);
    upstream.on('data', (bytes: Buffer) => {
      hubBytes += bytes.length;
    });
    // The closing of either side destroys the other side's socket as well; the reason does not matter here.
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    hubBytes: () => hubBytes,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendPeerFile(asked: IncomingMessage, answer: ServerResponse, folder: string): Promise<void> {
  const path = new URL(asked.url ?? '', 'http://door').pathname.slice(PEER.length);
  const file = path === '' ? 'index.html' : path.startsWith('assets/') ? join('assets', basename(path)) : '';
  try {
    const bytes = await readFile(join(folder, file));
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(bytes);
  } catch {
    answer.writeHead(404).end();
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse, to: { hostname: string; port: string }): void {
  const { method, url: path, headers } = asked;
  const upstream = request({ ...to, method, path, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  upstream.on('error', () => answer.destroy());
  asked.pipe(upstream);
}

function headerLines({ rawHeaders }: IncomingMessage): string {
  const lines: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index] ?? ''}: ${rawHeaders[index + 1] ?? ''}`);
  }
  return lines.join('\r\n');
}

function keep(sockets: Set<Duplex>, socket: Duplex): void {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
}
