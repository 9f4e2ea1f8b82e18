/**
 * A proxy in front of the stand-in that records when a connection is requested, also one that is then refused:
 * reconnect delays are seen from the server's side, as the operator would see them.
 */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ConnectionLog {
  origin: string;
  /** Times in milliseconds, one for each connection requested at this path since the last `clear`. */
  times: (path: string) => number[];
  clear: () => void;
}

export async function openConnectionLog(targetPort: () => number): Promise<ConnectionLog> {
  const noted: { path: string; at: number }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const at = performance.now();
    const upstream = connect(targetPort(), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // The closing of either side destroys the other side's socket as well; the reason does not matter here.
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    // A WebSocket never shares a connection with an earlier request, so the first bytes identify it.
    client.once('data', (bytes) => noted.push({ path: /^GET (\S+)/.exec(bytes.toString('latin1'))?.[1] ?? '', at }));
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    times: (path) => noted.filter((entry) => entry.path.toLowerCase() === path.toLowerCase()).map(({ at }) => at),
    clear: () => void noted.splice(0),
  };
}
