/** A server for HTTPS and HTTP/2 in front of a stand-in, whose connections break where a test says. */
import { readFileSync } from 'node:fs';
import {
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  createSecureServer,
} from 'node:http2';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { OwnCertificate } from './own-certificate.ts';

export interface Http2Front {
  origin: string;
  /** The next request whose path ends so takes effect, and then its connection is cut. */
  cutAfter(path: string): void;
  /** Protocol of every request so far whose path ends so: "2.0". */
  protocolsOf(path: string): string[];
  close(): Promise<void>;
}

export async function http2Front(services: string, { certificate, key }: OwnCertificate): Promise<Http2Front> {
  const heard: { path: string; protocol: string }[] = [];
  let cut: string | undefined;
  const front = createSecureServer({
    cert: readFileSync(certificate),
    key: readFileSync(key),
    // For sockets of hubs.
    allowHTTP1: true,
  });
  front.on('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const path = new URL(request.url, services).pathname;
    heard.push({ path, protocol: request.httpVersion });
    void passOn(services, request).then(
      (answer) => {
        if (cut === undefined || !path.endsWith(cut)) return reply(response, answer);
        cut = undefined;
        return request.stream.session?.destroy();
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  passSocketsOn(front, services);
  const open = new Set<Socket>();
  front.on('secureConnection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    cutAfter: (path) => {
      cut = path;
    },
    protocolsOf: (end) => heard.filter(({ path }) => path.endsWith(end)).map(({ protocol }) => protocol),
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

interface Passed {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function passOn(services: string, request: Http2ServerRequest): Promise<Passed> {
  const named = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name));
  const body = await buffer(request);
  const answer = await fetch(new URL(request.url, services), {
    method: request.method,
    headers: Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
    redirect: 'manual',
    ...(body.length === 0 ? {} : { body }),
  });
  const told = [...answer.headers].filter(([name]) => !ofConnection.has(name));
  return { status: answer.status, headers: Object.fromEntries(told), body: Buffer.from(await answer.arrayBuffer()) };
}

const ofConnection = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'accept-encoding', 'host'],
]);

function reply(response: Http2ServerResponse, { status, headers, body }: Passed): void {
  response.writeHead(status, headers);
  response.end(body);
}

function passSocketsOn(front: Http2SecureServer, services: string): void {
  front.on('upgrade', (request: Http2ServerRequest, socket: Socket, head: Buffer) => {
    const { hostname, port } = new URL(services);
    const behind = connect(Number(port), hostname, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      behind.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    behind.on('error', () => socket.destroy());
    socket.on('error', () => behind.destroy());
  });
}
