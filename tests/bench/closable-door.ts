/** A door before the stand-in that can be shut: behind it the server stays as it is, before it there is no network. */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface ClosableDoor {
  url: string;
  /** Cuts every connection and takes no more. */
  shut(): Promise<void>;
  /** Takes connections again, at the same address. */
  open(): Promise<void>;
}

export async function openDoor(serverUrl: string): Promise<ClosableDoor> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // One side gone, the other has nobody to speak to; why it went does not matter here.
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => server.listen(at, '127.0.0.1', () => resolve()));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    shut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => listen(own),
  };
}
