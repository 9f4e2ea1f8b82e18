/** Serves the server-rendered peer: its document is rendered at each request, and everything is compressed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ListPeer } from './build-list-page.ts';

export const LIST = '/list/';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
/** Files are compressed once, with the best level; the document is compressed quickly at each request. */
const compressed = new WeakMap<ListPeer, Map<string, Buffer>>();
const FAST = 4;

export async function sendListPeer(
  asked: IncomingMessage,
  answer: ServerResponse,
  { list, origin }: { list: ListPeer; origin: string },
): Promise<void> {
  const { pathname, searchParams } = new URL(asked.url ?? '', 'http://door');
  const path = pathname.slice(LIST.length);
  try {
    if (path === '') {
      const html = Buffer.from(await list.render(origin, searchParams.has('live')));
      send(answer, 'text/html', shrunk(html, FAST));
    } else if (/^[\w.-]+$/.test(path)) {
      send(answer, types[extname(path)] ?? 'application/octet-stream', await file(list, path));
    } else answer.writeHead(404).end();
  } catch (error) {
    answer.writeHead(500).end(String(error));
  }
}

async function file(list: ListPeer, path: string): Promise<Buffer> {
  const files = compressed.get(list) ?? new Map<string, Buffer>();
  compressed.set(list, files);
  const bytes = files.get(path) ?? shrunk(await list.file(path), constants.BROTLI_MAX_QUALITY);
  files.set(path, bytes);
  return bytes;
}

const shrunk = (bytes: Buffer, quality: number): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function send(answer: ServerResponse, type: string, bytes: Buffer): void {
  const cache = type === 'text/html' ? 'no-cache' : 'public, max-age=31536000, immutable';
  answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache }).end(bytes);
}
