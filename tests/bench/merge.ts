/**
 * Cost of decoding, merging and change detection of 20,000 updates over a 1,200-event book, as a ratio to JSON.parse
 * of the same frames, and of the same updates through Redux Toolkit with immer. Parsing and ours run in turn,
 * several rounds; parsing is measured apart because SignalR does it for all sides alike.
 */
import { decodeEventUpdate } from '../../src/contract/hub/decode.ts';
import { createPeerStore } from './peers/redux-program.ts';
import { EVENTS, UPDATES, benchEvent, benchFrames } from './updates.ts';
import { startBook } from '../support/start-book.ts';

/** Milliseconds of each round. */
export interface MergeFigures {
  parse: number[];
  merge: number[];
  peer: number[];
}

const ROUNDS = 9;
/** Rounds that are not counted: code that runs for the first time is slow. */
const WARM_UP = 2;
/** The peer is slow enough that a tenth of the updates, scaled, says the same. */
const PEER_SHARE = 10;

export function benchMerge(rounds = ROUNDS): MergeFigures {
  const frames = benchFrames();
  const messages = frames.map(firstArgument);
  const parse: number[] = [];
  const merge: number[] = [];
  const peer: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const parsed = timed(() => parseAll(frames));
    const merged = mergeAll(messages);
    if (round < 0) continue;
    parse.push(parsed);
    merge.push(merged);
  }
  // The peer runs separately: garbage it leaves behind would be charged to the others.
  for (let round = 0; round < rounds; round += 1) {
    peer.push(peerAll(messages.slice(0, UPDATES / PEER_SHARE)) * PEER_SHARE);
  }
  return { parse, merge, peer };
}

function parseAll(frames: readonly string[]): void {
  for (const frame of frames) JSON.parse(frame);
}

function mergeAll(messages: readonly unknown[]): number {
  const book = startBook();
  const shelf = book.openEventStore(0, 1);
  let changed = 0;
  for (let id = 1; id <= EVENTS; id += 1) {
    shelf.put(benchEvent(id));
    shelf.onEvent(id, (_, changes) => {
      changed += changes.markets.length;
    });
  }
  const ms = timed(() => {
    for (const message of messages) {
      const update = decodeEventUpdate(message, ignore);
      if (update !== null) book.applyEvent(update);
    }
  });
  if (changed < messages.length / 2) throw new Error(`only ${changed} market changes were seen`);
  return ms;
}

function peerAll(messages: readonly unknown[]): number {
  const store = createPeerStore(Array.from({ length: EVENTS }, (_, index) => benchEvent(index + 1)));
  return timed(() => {
    for (const message of messages) store.apply(message);
  });
}

function firstArgument(frame: string): unknown {
  return (JSON.parse(frame) as { arguments: unknown[] }).arguments[0];
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const ignore = (): void => undefined;
