/** A browser's fetch on Node's own client, which knows the bytes of a body as transferred. */
import http from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Traffic, callOf } from './traffic.ts';

/** Connections of a browser to one server over HTTP/1.1. */
const CONNECTIONS = 6;

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};
const withoutBody: ReadonlySet<number> = new Set([204, 304]);

/** @param signal closes the connections */
export function meteredFetch(traffic: Traffic, signal: AbortSignal): typeof fetch {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
  };
  signal.addEventListener('abort', () => Object.values(agents).forEach((agent) => agent.destroy()), { once: true });

  return async (input, init) => {
    const request = new Request(input, init);
    const isShared = request.method === 'GET' && !request.headers.has('authorization');
    const exchange = {
      at: performance.now(),
      call: callOf(request.method, request.url),
      bytes: 0,
      shared: isShared ? request.url : undefined,
    };
    traffic.exchanges.push(exchange);
    const url = new URL(request.url);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const { promise, resolve, reject } = deferred<http.IncomingMessage>();
    const sent = (url.protocol === 'https:' ? https : http).request(url, {
      method: request.method,
      agent: agents[url.protocol === 'https:' ? 'https:' : 'http:'],
      headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'gzip, br' },
      signal: request.signal,
    });
    sent.once('response', resolve).once('error', reject).end(body);
    try {
      const response = await promise;
      const chunks: Buffer[] = [];
      for await (const chunk of response) {
        chunks.push(chunk as Buffer);
        exchange.bytes += (chunk as Buffer).length;
      }
      const decode = decoders[response.headers['content-encoding'] ?? ''];
      const whole = Buffer.concat(chunks);
      // Services answer with text alone.
      const text = ((await decode?.(whole)) ?? whole).toString('utf8');
      const { statusCode: status = 0 } = response;
      return new Response(withoutBody.has(status) ? null : text, { status, headers: headersOf(response) });
    } catch (cause) {
      // A browser's fetch rejects with these two alone.
      throw request.signal.aborted ? request.signal.reason : new TypeError('fetch failed', { cause });
    }
  };
}

function headersOf({ headers }: http.IncomingMessage): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // The body is decoded already.
    if (value !== undefined && !/^(content-encoding|content-length)$/.test(name)) result.set(name, String(value));
  }
  return result;
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void } {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}
