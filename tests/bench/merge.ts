/**
 * Cost of decoding, merging and change detection of 20,000 updates over a 1,200-event book, as a ratio to JSON.parse
 * of the same frames, and of the same updates through Redux Toolkit with immer. Every side runs in turn, several
 * rounds, the median of each; parsing is measured apart because SignalR does it for all sides alike.
 */
import { decodeEventUpdate } from '../../src/contract/hub/decode.ts';
import { createBook } from '../../workers/engine/book/book.ts';
import { createPeerStore } from './peers/redux-program.ts';
import { EVENTS, UPDATES, benchEvent, benchFrames } from './updates.ts';

export interface MergeFigures {
  mergeOverParse: number;
  peerOverMerge: number;
  parseMs: number;
  mergeMs: number;
  peerMs: number;
}

const ROUNDS = 9;
/** The peer is slow enough that a tenth of the updates, scaled, says the same. */
const PEER_SHARE = 10;

export function benchMerge(): MergeFigures {
  const frames = benchFrames();
  const messages = frames.map(firstArgument);
  const parse: number[] = [];
  const merge: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    parse.push(timed(() => parseAll(frames)));
    merge.push(mergeAll(messages));
    if (round < 3) peer.push(peerAll(messages.slice(0, UPDATES / PEER_SHARE)) * PEER_SHARE);
  }
  const [parseMs, mergeMs, peerMs] = [median(parse), median(merge), median(peer)];
  return { mergeOverParse: mergeMs / parseMs, peerOverMerge: peerMs / mergeMs, parseMs, mergeMs, peerMs };
}

function parseAll(frames: readonly string[]): void {
  for (const frame of frames) JSON.parse(frame);
}

function mergeAll(messages: readonly unknown[]): number {
  const book = createBook();
  const shelf = book.openShelf(0, 1);
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const ignore = (): void => undefined;
