/**
 * Hub messages to words. Hand-written guards: a schema walk would cost more than the merge itself. A decoder answers
 * `null` for a message it cannot read; the caller counts and drops it. A market or outcome it cannot read is left out of
 * the update and reported through `onMalformed`, the rest applies (rule updates-12).
 */
import { type Fields, isFields, isId, isWhole } from '../../lib/guards.ts';
import type { EventUpdate, MarketUpdate, OutcomeUpdate, ScoreUpdate, TeamScoreUpdate } from './updates.ts';
import type { PeriodScore } from '../../model/event.ts';

/**
 * Decodes one argument of `currentEvents` or `currentOdds`. Source: wire-hub-3, wire-hub-4, wire-hub-5.
 * Odds become integer hundredths.
 */
export function decodeEventUpdate(message: unknown, onMalformed: () => void): EventUpdate | null {
  if (!isFields(message)) return null;
  const { eid, ev, sid, a, m } = message;
  if (!isId(eid) || !isWhole(ev) || !isId(sid)) return null;
  if (m !== undefined && m !== null && !Array.isArray(m)) return null;
  const markets: MarketUpdate[] = [];
  if (Array.isArray(m)) {
    for (let index = 0; index < m.length; index += 1) {
      const market = decodeMarketUpdate(m[index], onMalformed);
      if (market === null) onMalformed();
      else markets.push(market);
    }
  }
  return {
    eventId: eid,
    version: ev,
    sportId: sid,
    removesFromProgram: a === 'rp',
    status: whole(message['es']),
    phase: whole(message['bp']),
    minBets: whole(message['mb']),
    marketCount: whole(message['mc']),
    markets,
  };
}

/** Decodes one argument of `currentScore`. The event is named by `eid` when above 0, else by `id` (wire-score-1). */
export function decodeScoreUpdate(message: unknown): ScoreUpdate | null {
  if (!isFields(message)) return null;
  const { eid, id, sid, ht, at } = message;
  const eventId = isId(eid) ? eid : id;
  if (!isId(eventId) || !isId(sid)) return null;
  if ((ht !== undefined && ht !== null && !isFields(ht)) || (at !== undefined && at !== null && !isFields(at)))
    return null;
  return {
    eventId,
    sportId: sid,
    updatedAtMs: whole(message['t']),
    status: whole(message['s']),
    minute: clock(message['min']),
    second: clock(message['sec']),
    home: isFields(ht) ? decodeTeamScore(ht) : undefined,
    away: isFields(at) ? decodeTeamScore(at) : undefined,
  };
}

/** Odd as the wire has it (1.85) to integer hundredths (185); `undefined` for what is no odd (below 1.00, not a number). */
export function decodeOdd(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 1 && value < 1e7 ? Math.round(value * 100) : undefined;
}

function decodeMarketUpdate(entry: unknown, onMalformed: () => void): MarketUpdate | null {
  if (!isFields(entry)) return null;
  const { i, a, o } = entry;
  if (!isId(i)) return null;
  if (o !== undefined && o !== null && !Array.isArray(o)) return null;
  const outcomes: OutcomeUpdate[] = [];
  if (Array.isArray(o)) {
    for (let index = 0; index < o.length; index += 1) {
      const outcome = decodeOutcomeUpdate(o[index]);
      if (outcome === null) onMalformed();
      else outcomes.push(outcome);
    }
  }
  return {
    id: i,
    action: a === 'r' || entry['s'] === 0 ? 'remove' : a === 'u' ? 'update' : 'upsert',
    version: whole(entry['v']),
    status: whole(entry['s']),
    minBets: whole(entry['m']),
    key: text(entry['k']),
    line: text(entry['sov']),
    outcomes,
  };
}

function decodeOutcomeUpdate(entry: unknown): OutcomeUpdate | null {
  if (!isFields(entry)) return null;
  const { n, o, wo } = entry;
  if (!isWhole(n)) return null;
  const odd = decodeOdd(o);
  const webOdd = decodeOdd(wo);
  // An odd that is there but is no number would leave a price standing that the source no longer offers.
  if (
    (odd === undefined && o !== undefined && o !== null) ||
    (webOdd === undefined && wo !== undefined && wo !== null)
  ) {
    return null;
  }
  return { number: n, name: text(entry['na']), odd, webOdd, status: whole(entry['c']) };
}

function decodeTeamScore(side: Fields): TeamScoreUpdate {
  return {
    regular: whole(side['r']),
    current: whole(side['c']),
    halfTime: whole(side['ht']),
    extraTime: whole(side['et']),
    penalties: whole(side['pe']),
    corners: whole(side['co']),
    firstHalfCorners: whole(side['hco']),
    yellowCards: whole(side['yc']),
    redCards: whole(side['rc']),
    gamePoints: whole(side['gs']),
    serving: typeof side['sp'] === 'boolean' ? side['sp'] : undefined,
    quarters: periods(side['qs']),
    sets: periods(side['ss']),
  };
}

function periods(list: unknown): PeriodScore[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const decoded: PeriodScore[] = [];
  for (const entry of list as unknown[]) {
    if (!isFields(entry)) continue;
    const number = whole(entry['n']);
    const score = whole(entry['s']);
    if (number !== undefined && score !== undefined)
      decoded.push({ number, score, tieBreak: whole(entry['tb']) ?? null });
  }
  return decoded;
}

/** Clocks come as numbers or numeric strings (wire-score-1). */
function clock(value: unknown): number | undefined {
  if (typeof value === 'string' && value !== '') return whole(Number(value));
  return whole(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function whole(value: unknown): number | undefined {
  return isWhole(value) ? value : undefined;
}
