/**
 * Decodes events of `sportsbook/events` and `sportsbook/event/{id}`, once, when they arrive.
 *
 * Meaning of `odd`/`o` and `wodd`/`wo`: real responses show that `odd` is the odd this product pays (the king odd) and
 * `wodd` the standard web odd, about 4 % lower; `wodd` is not a "winning odd" (wire-market-6). 1.00 is no price but
 * means not offered. The decoded fields are `odd` and `webOdd`, integer hundredths.
 */
import { isPlainObject } from '../../../lib/guards.ts';
import { decodeScoreUpdate } from '../../hub/decode.ts';
import { decodeOdd, readId, readInteger, readBoolean } from '../../hub/read-values.ts';
import { CLOSED, OPEN } from '../../../model/betting-status.ts';
import type { Market, Outcome, ProgramEvent } from '../../../model/event.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';
import type { ScoreUpdate } from '../../hub/updates.ts';
import type { WireEvent, WireMarket } from './event-wire.ts';

export interface DecodedEvent {
  event: ProgramEvent;
  /** The embedded score block, to be merged by the caller. */
  score: ScoreUpdate | null;
}

/** Decodes one event; `null` when it has no readable identity. Unreadable markets are left out and reported. */
export function decodeEvent(value: unknown, onMalformed: () => void): DecodedEvent | null {
  if (!isPlainObject(value)) return null;
  const wire = value as Partial<WireEvent>;
  const id = readId(wire.i);
  const version = readInteger(wire.v);
  const sportId = readId(wire.sid);
  const start = readInteger(wire.d);
  if (id === undefined || version === undefined || sportId === undefined || start === undefined) return null;
  const home = textOr(wire.hn, '');
  const away = textOr(wire.an, '');
  const name = textOr(wire.n, away === '' ? home : `${home} - ${away}`);
  if (name === '') return null;
  const markets: Market[] = [];
  for (const entry of Array.isArray(wire.m) ? (wire.m as unknown[]) : []) {
    const market = decodeMarket(entry, onMalformed);
    if (market === null) onMalformed();
    else markets.push(market);
  }
  return {
    event: {
      id,
      // 0 means no id.
      mappedId: readId(wire.mpi) ?? null,
      version,
      sportId,
      competitionId: readInteger(wire.ci) ?? 0,
      home,
      away,
      name,
      status: readInteger(wire.s) ?? CLOSED,
      phase: readInteger(wire.bp) ?? 0,
      offeredLive: readBoolean(wire.il),
      minBets: readInteger(wire.mbc) ?? 1,
      kingOdd: readBoolean(wire.kOdd),
      kingMbs: readBoolean(wire.kMbc),
      kingLive: readBoolean(wire.kLive),
      duel: readBoolean(wire.hduel),
      rapid: readBoolean(wire.hr),
      hasComments: readBoolean(wire.hc),
      hasStream: readBoolean(wire.hs),
      marketCount: readInteger(wire.oc) ?? markets.length,
      start: toEpochSeconds(start) ?? 0,
      markets,
      score: null,
    },
    score: wire.sc === undefined || wire.sc === null ? null : decodeScoreUpdate({ ...wire.sc, sid: sportId, eid: id }),
  };
}

function decodeMarket(value: unknown, onMalformed: () => void): Market | null {
  if (!isPlainObject(value)) return null;
  const wire = value as Partial<WireMarket>;
  const id = readId(wire.i);
  const type = readInteger(wire.t);
  const subtype = readInteger(wire.st);
  if (id === undefined || type === undefined || subtype === undefined || !Array.isArray(wire.o)) return null;
  const outcomes: Outcome[] = [];
  for (const entry of wire.o) {
    const odd = decodeOdd(entry?.odd);
    const number = readInteger(entry?.no);
    if (odd === undefined || number === undefined) {
      onMalformed();
      continue;
    }
    outcomes.push({
      number,
      name: textOr(entry.n, String(number)),
      odd,
      webOdd: decodeOdd(entry.wodd) ?? odd,
      status: OPEN,
    });
  }
  return {
    id,
    key: `${type}_${subtype}`,
    line: textOr(wire.sov, ''),
    version: readInteger(wire.v) ?? 0,
    status: readInteger(wire.s) ?? OPEN,
    minBets: readInteger(wire.mbc) ?? 1,
    outcomes,
  };
}

/** Returns the text of a string or a number (the "0" of a draw, the line "2.5"), otherwise the fallback. */
function textOr(value: unknown, fallback: string): string {
  if (typeof value === 'string') return value === '' ? fallback : value;
  return typeof value === 'number' ? String(value) : fallback;
}
