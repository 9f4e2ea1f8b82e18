/**
 * Messages between clients and a hub as ASP.NET Core 10 exchanged them (wire-hub-11 and on). Replayed to the stand-in's
 * hubs, and to real ones where they can be started: both must respond alike.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { hubPaths } from '../../server/hubs/live-hubs.ts';

export interface Conversation {
  name: string;
  /** Frames sent by the client, one after the other; "␞" is the record separator. */
  says: string[];
  /** Records, in order. */
  hears: unknown[];
  /** Close code of the hub; undefined where the connection stays open. */
  ends?: number;
}

export const HANDSHAKE = '{"protocol":"json","version":1}␞';

const failed = { type: 7, error: 'Connection closed with an error.', allowReconnect: true };
const unreadable = { error: 'An unexpected error occurred during connection handshake.' };
const large = 'x'.repeat(33 * 1024);
const refused = (name: string, says: string, hears: unknown): Conversation => ({
  name: `a handshake ${name}`,
  says: [says],
  hears: [hears],
  ends: 1_000,
});
const broken = (name: string, ...says: string[]): Conversation => ({
  name,
  says: [HANDSHAKE, ...says],
  hears: [{}, failed],
  ends: 1_000,
});
const goesOn = (name: string, says: string[], hears: unknown[] = [{}]): Conversation => ({ name, says, hears });
const noMethod = (target: string): string =>
  `Failed to invoke '${target}' due to an error on the server. HubException: Method does not exist.`;

export const conversations: Conversation[] = [
  goesOn('a handshake', [HANDSHAKE]),
  goesOn('a handshake in two frames', ['{"protocol":"js', 'on","version":1}␞']),
  goesOn('a handshake and a ping in one frame', [`${HANDSHAKE}{"type":6}␞`]),
  goesOn('a handshake of version 0', ['{"protocol":"json","version":0}␞']),
  goesOn('a handshake of version 2, that of a stateful reconnect', ['{"protocol":"json","version":2}␞']),
  goesOn('a handshake that says more', ['{"protocol":"json","version":1,"more":2}␞']),
  refused('of version 3', '{"protocol":"json","version":3}␞', {
    error: "The server does not support version 3 of the 'json' protocol.",
  }),
  refused('in another protocol', '{"protocol":"messagepack","version":1}␞', {
    error: "The protocol 'messagepack' is not supported.",
  }),
  refused('without a version', '{"protocol":"json"}␞', unreadable),
  refused('without a protocol', '{"version":1}␞', unreadable),
  refused('whose version is a text', '{"protocol":"json","version":"1"}␞', unreadable),
  refused('that is no JSON', 'hello␞', unreadable),
  refused('that is a list', '[1]␞', unreadable),
  refused('of nothing', '␞', unreadable),
  refused('that is too long', `{"protocol":"json","version":1,"x":"${large}"}␞`, { error: 'Handshake was canceled.' }),
  broken('a message that is no JSON', '{nope␞'),
  broken('a message that is a list', '[]␞'),
  broken('a message without a type', '{"a":1}␞'),
  broken('a call of nothing', '{"type":1,"invocationId":"7","arguments":[1]}␞'),
  broken('a message that is too long', `{"type":6,"x":"${large}"}␞`),
  broken('a message that is too long and does not end', `{"type":6,"x":"${large}`),
  broken('a message that is no JSON, after one in two frames', '{"type"', ':6}␞', 'x␞'),
  goesOn(
    'a call',
    [HANDSHAKE, '{"type":1,"invocationId":"7","target":"Subscribe","arguments":[1]}␞'],
    [{}, { type: 3, invocationId: '7', error: noMethod('Subscribe') }],
  ),
  goesOn(
    'a call of a stream',
    [HANDSHAKE, '{"type":4,"invocationId":"8","target":"Follow","arguments":[]}␞'],
    [{}, { type: 3, invocationId: '8', error: noMethod('Follow') }],
  ),
  goesOn('a call that wants no answer', [HANDSHAKE, '{"type":1,"target":"Subscribe","arguments":[1]}␞']),
  goesOn('messages of other types', [
    HANDSHAKE,
    ...[3, 5].map((type) => `{"type":${type},"invocationId":"8"}␞`),
    ...[8, 9].map((type) => `{"type":${type},"sequenceId":1}␞`),
  ]),
  { name: 'a farewell', says: [HANDSHAKE, '{"type":7}␞'], hears: [{}, { type: 7 }], ends: 1_000 },
  {
    name: 'a farewell with an error',
    says: [HANDSHAKE, '{"type":7,"error":"bye"}␞'],
    hears: [{}, { type: 7 }],
    ends: 1_000,
  },
];

const LAST_CALL = '{"type":1,"invocationId":"last","target":"Last","arguments":[]}␞';

/** Replays a conversation with the hub at an origin; a connection that stays open is proven by a last call. */
export async function hold(
  origin: string,
  { says, ends }: Conversation,
): Promise<Pick<Conversation, 'hears' | 'ends'>> {
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + hubPaths.lite);
  const hears: unknown[] = [];
  const over = new Promise<number>((resolve) => socket.once('close', resolve));
  const last = new Promise<undefined>((resolve) => {
    socket.on('message', (frame: Buffer) => {
      for (const text of frame.toString().split('\x1e').slice(0, -1)) {
        if (text.includes('"last"')) resolve(undefined);
        else hears.push(JSON.parse(text));
      }
    });
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  for (const frame of ends === undefined ? [...says, LAST_CALL] : says) socket.send(frame.replaceAll('␞', '\x1e'));
  const code = await Promise.race([over, last]);
  socket.terminate();
  return code === undefined ? { hears } : { hears, ends: code };
}

export interface LifeSigns {
  /** Messages received by a client that never starts the handshake, and after how many milliseconds it is closed. */
  late: { hears: unknown[]; endedMs: number | undefined };
  /** The same for a client that pings once and then sends nothing. */
  silent: { hears: unknown[]; endedMs: number | undefined };
  /** The same for a client that shakes hands and never pings: it is not closed. */
  listener: { hears: unknown[]; endedMs: number | undefined };
}

/** Runs three clients that send less than they should, and watches them for `forMs`. */
export async function watchLifeSigns(origin: string, forMs: number): Promise<LifeSigns> {
  const [late, silent, listener] = await Promise.all([[], [HANDSHAKE, '{"type":6}␞'], [HANDSHAKE]].map(watch));
  return { late, silent, listener } as LifeSigns;

  async function watch(says: string[]): Promise<LifeSigns['late']> {
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + hubPaths.lite);
    const hears: unknown[] = [];
    // The hub's timeout starts before a busy client learns that the connection is open.
    const began = performance.now();
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const over = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - began)));
    socket.on('message', (frame: Buffer) => {
      for (const text of frame.toString().split('\x1e').slice(0, -1)) hears.push(JSON.parse(text));
    });
    for (const frame of says) socket.send(frame.replaceAll('␞', '\x1e'));
    const enough = new AbortController();
    const tooLong = wait(forMs, undefined, { signal: enough.signal });
    tooLong.catch(() => undefined); // ended before
    const endedMs = await Promise.race([over, tooLong]);
    enough.abort();
    socket.terminate();
    return { hears, endedMs };
  }
}

/** Returns the parts of the result that do not depend on exact times. */
export function lifeSignsOf({ late, silent, listener }: LifeSigns): unknown {
  const pings = (hears: readonly unknown[]): boolean =>
    hears.some((message) => (message as { type?: number }).type === 6);
  return {
    late: late.hears,
    silent: [silent.hears[0], silent.hears.at(-1)],
    listener: [listener.hears[0], listener.endedMs],
    pings: [pings(silent.hears), pings(listener.hears)],
  };
}

export const lifeSigns = {
  late: [{ error: 'Handshake was canceled.' }],
  silent: [{}, failed],
  listener: [{}, undefined],
  pings: [true, true],
};
