/** A proxy before a stand-in that spoils chosen responses and hub messages, as a faulty backend would send them. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

export interface ProxiedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Spoiler {
  /** Changes a response; undefined cuts the connection. */
  response?: ResponseChange;
  /** Path of the hub that a socket is connected to. */
  hubPath?: (path: string) => string;
  /** Changes a frame of a hub; undefined drops it. */
  frame?: (path: string, frame: string) => string | undefined;
}

export type ResponseChange = (
  response: ProxiedResponse,
  request: ProxiedRequest,
) => ProxiedResponse | undefined | Promise<ProxiedResponse | undefined>;

export interface ProxiedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  hasToken: boolean;
}

export interface SpoilingProxy {
  url: string;
  close: () => Promise<void>;
}

export async function startSpoilingProxy(target: string, spoiler: Spoiler): Promise<SpoilingProxy> {
  const server = createServer((request, response) => void forward(target, spoiler, request, response));
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.handleUpgrade(request, socket, head, (client) => relay(target, spoiler, request.url ?? '', client));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => closed(server, sockets) };
}

async function closed(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const client of sockets.clients) client.terminate();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Headers that belong to one connection, or to a body before the proxy changed it. */
const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

async function forward(
  target: string,
  { response: spoil }: Spoiler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name));
  const answer = await fetch(target + url, {
    method,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const kept = [...answer.headers].filter(([name]) => !ownHeaders.has(name));
  const received = { status: answer.status, headers: Object.fromEntries(kept), body: await answer.text() };
  const { pathname: path, searchParams: query } = new URL(url, target);
  const asked = { method, path, query, hasToken: request.headers.authorization !== undefined };
  const spoilt = spoil === undefined ? received : await spoil(received, asked);
  if (spoilt === undefined) {
    response.destroy();
    return;
  }
  const { 'content-encoding': encoding, ...rest } = spoilt.headers;
  response.writeHead(spoilt.status, {
    ...rest,
    // `fetch` has decompressed the body; an identity encoding says that the service does compress.
    ...(encoding !== undefined && { 'content-encoding': 'identity' }),
  });
  response.end(spoilt.body);
}

function relay(target: string, { hubPath, frame: change }: Spoiler, url: string, client: WebSocket): void {
  const path = url.split('?', 1)[0] ?? '';
  const upstream = new WebSocket(target.replace(/^http/, 'ws') + (hubPath?.(path) ?? url));
  const waiting: string[] = [];
  client.on('message', (data: RawData) => {
    const text = textOf(data);
    if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
    else waiting.push(text);
  });
  upstream.on('open', () => waiting.forEach((text) => upstream.send(text)));
  upstream.on('message', (data: RawData) => {
    const frame = textOf(data);
    const changed = change === undefined ? frame : change(path, frame);
    if (changed !== undefined && client.readyState === WebSocket.OPEN) client.send(changed);
  });
  upstream.on('close', () => client.close());
  client.on('close', () => upstream.terminate());
}

const textOf = (data: RawData): string => (data as Buffer).toString();

/** Changes the parsed body of a response. */
export const withParsed =
  (change: (body: Record<string, unknown>) => unknown): ResponseChange =>
  (response) => ({ ...response, body: JSON.stringify(change(JSON.parse(response.body) as Record<string, unknown>)) });

/** Changes the data in the envelope of a response. */
export const withData = (change: (data: never) => unknown): ResponseChange =>
  withParsed((body) => ({ ...body, data: change(body['data'] as never) }));
