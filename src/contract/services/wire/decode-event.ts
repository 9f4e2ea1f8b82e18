/**
 * Events of `sportsbook/events` and `sportsbook/event/{id}` to words, at the edge, once.
 *
 * Meaning of `odd`/`o` and `wodd`/`wo`, said once: real answers show that `odd` is the odd this product pays (the king
 * odd) and `wodd` the standard web odd it beats by about 4 %; not a "winning odd" (wire-market-6). 1.00
 * is no price, it means not offered. Here they become `odd` and `webOdd`, integer hundredths.
 */
import { isFields, isId, isWhole } from '../../../lib/guards.ts';
import { decodeScoreUpdate } from '../../hub/decode.ts';
import { decodeOdd } from '../../hub/figures.ts';
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
  if (!isId(wire.i) || !isWhole(wire.v) || !isId(wire.sid) || !isWhole(wire.d)) return null;
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
      id: wire.i,
      // 0 names nothing.
      mappedId: isId(wire.mpi) ? wire.mpi : null,
      version: wire.v,
      sportId: wire.sid,
      competitionId: wholeOr(wire.ci, 0),
      home,
      away,
      name,
      status: wholeOr(wire.s, 0),
      phase: wholeOr(wire.bp, 0),
      offeredLive: wire.il === true,
      minBets: wholeOr(wire.mbc, 1),
      kingOdd: wire.kOdd === true,
      kingMbs: wire.kMbc === true,
      kingLive: wire.kLive === true,
      duel: wire.hduel === true,
      rapid: wire.hr === true,
      hasComments: wire.hc === true,
      hasStream: wire.hs === true,
      marketCount: wholeOr(wire.oc, markets.length),
      start: seconds(wire.d) ?? 0,
      markets,
      score: null,
    },
    score:
      wire.sc === undefined || wire.sc === null ? null : decodeScoreUpdate({ ...wire.sc, sid: wire.sid, eid: wire.i }),
  };
}

function decodeMarket(value: unknown, onMalformed: () => void): Market | null {
  if (!isFields(value)) return null;
  const wire = value as Partial<WireMarket>;
  if (!isId(wire.i) || !isWhole(wire.t) || !isWhole(wire.st) || !Array.isArray(wire.o)) return null;
  const outcomes: Outcome[] = [];
  for (const entry of wire.o) {
    const odd = decodeOdd(entry?.odd);
    if (odd === undefined || !isWhole(entry.no)) {
      onMalformed();
      continue;
    }
    outcomes.push({
      number: entry.no,
      name: textOr(entry.n, String(entry.no)),
      odd,
      webOdd: decodeOdd(entry.wodd) ?? odd,
      status: 1,
    });
  }
  return {
    id: wire.i,
    key: `${wire.t}_${wire.st}`,
    line: textOr(wire.sov, ''),
    version: wholeOr(wire.v, 0),
    status: wholeOr(wire.s, 1),
    minBets: wholeOr(wire.mbc, 1),
    outcomes,
  };
}

function wholeOr(value: unknown, fallback: number): number {
  return isWhole(value) ? value : fallback;
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
