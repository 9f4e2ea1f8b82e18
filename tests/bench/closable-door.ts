/**
 * A proxy in front of the stand-in that can be closed: the server behind it keeps running, and clients see no network.
 */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface ClosableDoor {
  url: string;
  /** Cuts every connection and accepts no new one. */
  shut(): Promise<void>;
  /** Accepts connections again, at the same address. */
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
    // The closing of either side destroys the other side's socket as well; the reason does not matter here.
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
