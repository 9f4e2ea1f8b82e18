/** A single hub connection as a yardstick: what one connection receives of the server's messages. */
import { WebSocket } from 'ws';
import { hubPaths } from '../../server/hubs/live-hubs.ts';
import { KEEP_ALIVE_MS } from '../../src/contract/hub/wire.ts';

const HANDSHAKE = '{"protocol":"json","version":1}\u001e';
const PING = '{"type":6}\u001e';

export interface HubListener {
  /** Bytes both hubs have sent so far, counted in the frames. */
  bytes(): number;
  close(): void;
}

export async function listenToHubs(serverUrl: string): Promise<HubListener> {
  let bytes = 0;
  const sockets = await Promise.all(
    Object.values(hubPaths).map(async (path) => {
      const socket = new WebSocket(serverUrl.replace(/^http/, 'ws') + path, { perMessageDeflate: false });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      socket.on('message', (frame: Buffer) => {
        bytes += frame.length;
      });
      socket.send(HANDSHAKE);
      return socket;
    }),
  );
  const lifeSigns = setInterval(() => {
    for (const socket of sockets) socket.send(PING);
  }, KEEP_ALIVE_MS);
  return {
    bytes: () => bytes,
    close: () => {
      clearInterval(lifeSigns);
      for (const socket of sockets) socket.terminate();
    },
  };
}
