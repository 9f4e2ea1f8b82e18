/**
 * Decodes events of `sportsbook/events` and `sportsbook/event/{id}`, once, when they arrive.
 *
 * Meaning of `odd`/`o` and `wodd`/`wo`: real responses show that `odd` is the odd this product pays (the king odd) and
 * `wodd` the standard web odd, about 4 % lower; `wodd` is not a "winning odd" (wire-market-6). 1.00 is no price but
 * means not offered. The decoded fields are `odd` and `webOdd`, integer hundredths.
 */
import { isFields } from '../../../lib/guards.ts';
import { decodeScoreUpdate } from '../../hub/decode.ts';
import { decodeOdd, idOf, whole, yes } from '../../hub/figures.ts';
import { CLOSED, OPEN } from '../../../model/betting-status.ts';
import type { Market, Outcome, ProgramEvent } from '../../../model/event.ts';
import { seconds } from '../moments.ts';
import type { ScoreUpdate } from '../../hub/updates.ts';
import type { WireEvent, WireMarket } from './event.ts';

export interface DecodedEvent {
  event: ProgramEvent;
  /** The embedded score block, to be merged by the caller. */
  score: ScoreUpdate | null;
}

/** Decodes one event; `null` when it has no readable identity. Unreadable markets are left out and reported. */
export function decodeEvent(value: unknown, onMalformed: () => void): DecodedEvent | null {
  if (!isFields(value)) return null;
  const wire = value as Partial<WireEvent>;
  const id = idOf(wire.i);
  const version = whole(wire.v);
  const sportId = idOf(wire.sid);
  const start = whole(wire.d);
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
      mappedId: idOf(wire.mpi) ?? null,
      version,
      sportId,
      competitionId: whole(wire.ci) ?? 0,
      home,
      away,
      name,
      status: whole(wire.s) ?? CLOSED,
      phase: whole(wire.bp) ?? 0,
      offeredLive: yes(wire.il),
      minBets: whole(wire.mbc) ?? 1,
      kingOdd: yes(wire.kOdd),
      kingMbs: yes(wire.kMbc),
      kingLive: yes(wire.kLive),
      duel: yes(wire.hduel),
      rapid: yes(wire.hr),
      hasComments: yes(wire.hc),
      hasStream: yes(wire.hs),
      marketCount: whole(wire.oc) ?? markets.length,
      start: seconds(start) ?? 0,
      markets,
      score: null,
    },
    score: wire.sc === undefined || wire.sc === null ? null : decodeScoreUpdate({ ...wire.sc, sid: sportId, eid: id }),
  };
}

function decodeMarket(value: unknown, onMalformed: () => void): Market | null {
  if (!isFields(value)) return null;
  const wire = value as Partial<WireMarket>;
  const id = idOf(wire.i);
  const type = whole(wire.t);
  const subtype = whole(wire.st);
  if (id === undefined || type === undefined || subtype === undefined || !Array.isArray(wire.o)) return null;
  const outcomes: Outcome[] = [];
  for (const entry of wire.o) {
    const odd = decodeOdd(entry?.odd);
    const number = whole(entry?.no);
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
    version: whole(wire.v) ?? 0,
    status: whole(wire.s) ?? OPEN,
    minBets: whole(wire.mbc) ?? 1,
    outcomes,
  };
}

/** Returns the text of a string or a number (the "0" of a draw, the line "2.5"), otherwise the fallback. */
function textOr(value: unknown, fallback: string): string {
  if (typeof value === 'string') return value === '' ? fallback : value;
  return typeof value === 'number' ? String(value) : fallback;
}
