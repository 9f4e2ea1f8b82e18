/** Responses that consist of events: an unreadable event, market or score is counted and left out. */
import type { ScoreUpdate } from '../../hub/updates.ts';
import { decodeScoreUpdate } from '../../hub/decode.ts';
import type { DecodeContext } from '../call.ts';
import { type DecodedEvent, decodeEvent } from './decode-event.ts';

export interface DecodedEventList {
  /** True when the list contains only changes since the requested version. */
  isDifference: boolean;
  /** Sent as `version` in the next request. */
  version: number;
  events: DecodedEvent[];
  removed: number[];
  scores: ScoreUpdate[];
}

interface WireList {
  isdiff: boolean;
  version: number;
  /** Null when nothing changed. */
  events: unknown[] | null;
  rmi?: number[] | null | undefined;
  sc?: Record<string, unknown> | null | undefined;
}

export function decodeEventList(wire: WireList, context: DecodeContext): DecodedEventList {
  const { query } = context.input;
  const sportId = query !== undefined && 'st' in query ? Number(query.st) : 0;
  const scores: ScoreUpdate[] = [];
  for (const [eventId, value] of Object.entries(wire.sc ?? {})) {
    // The score block contains no sport, and not always its event.
    const score = decodeScoreUpdate(
      typeof value === 'object' ? { sid: sportId, ...value, eid: Number(eventId) } : value,
    );
    if (score === null) context.dropped();
    else scores.push(score);
  }
  return {
    isDifference: wire.isdiff,
    version: wire.version,
    events: decodeEvents(wire.events ?? [], context),
    removed: wire.rmi ?? [],
    scores,
  };
}

export function decodeEvents(wire: readonly unknown[], { dropped }: Pick<DecodeContext, 'dropped'>): DecodedEvent[] {
  const events: DecodedEvent[] = [];
  for (const value of wire) {
    const decoded = decodeEvent(value, dropped);
    if (decoded === null) dropped();
    else events.push(decoded);
  }
  return events;
}

/** Returns `undefined` when the event is unreadable, because the response contains nothing else. */
export function decodeOneEvent(wire: unknown, { dropped }: Pick<DecodeContext, 'dropped'>): DecodedEvent | undefined {
  const decoded = decodeEvent(wire, dropped);
  if (decoded === null) dropped();
  return decoded ?? undefined;
}
