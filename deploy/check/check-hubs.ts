/** Checks that the hubs accept a browser's socket without negotiation and answer SignalR's handshake. */
import { WebSocket } from 'ws';
import type { Environment } from '../../src/contract/environment.ts';
import { type Finding, reasonOf, runCheck } from './finding.ts';

/** @param origin the product's origin, which the hubs must accept */
export function checkHubs(origin: string, { hubs }: Environment, patienceMs: number): Promise<Finding[]> {
  return Promise.all(
    Object.entries(hubs).map(([name, address]) =>
      runCheck(`hub ${name}`, () => shakeHands(new URL(address, origin), origin, patienceMs)),
    ),
  );
}

/** The character that ends every frame of the JSON protocol. */
const END = '\u001e';

function shakeHands(address: URL, origin: string, patienceMs: number): Promise<string | null> {
  address.protocol = address.protocol.replace(/^http/, 'ws');
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { origin, handshakeTimeout: patienceMs });
    const patience = setTimeout(() => end('it takes the socket and says nothing'), patienceMs);
    const end = (fault: string | null): void => {
      clearTimeout(patience);
      socket.terminate();
      resolve(fault);
    };
    socket.on('open', () => socket.send(JSON.stringify({ protocol: 'json', version: 1 }) + END));
    socket.on('message', (frame: Buffer) => end(answerFault(frame.toString())));
    socket.on('close', () => end('it closes the socket'));
    socket.on('error', (error) => end(reasonOf(error)));
  });
}

function answerFault(text: string): string | null {
  const [first = ''] = text.split(END);
  const answer = objectOf(first);
  if (answer === null) return 'it speaks another protocol';
  return 'error' in answer ? String(answer.error) : null;
}

function objectOf(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
