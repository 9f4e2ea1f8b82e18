/**
 * Decodes hub messages. The guards are hand-written because a schema walk would cost more than the merge itself. A
 * decoder returns `null` for a message that names no event; the caller counts and drops it. An unreadable part of a
 * market or outcome is left out of the update and reported through `onMalformed`; the rest applies (rule updates-12).
 */
import { type Fields, isFields } from '../../lib/guards.ts';
import { CLOSED } from '../../model/betting-status.ts';
import { NOT_OFFERED, type PeriodScore } from '../../model/event.ts';
import { clock, decodeOdd, gamePoints, idOf, text, whole } from './figures.ts';
import type { EventUpdate, MarketUpdate, OutcomeUpdate, ScoreUpdate, TeamScoreUpdate } from './updates.ts';

/**
 * Decodes one argument of `currentEvents` or `currentOdds`. Source: wire-hub-3, wire-hub-4, wire-hub-5.
 * Odds become integer hundredths.
 */
export function decodeEventUpdate(message: unknown, onMalformed: () => void): EventUpdate | null {
  if (!isFields(message)) return null;
  const { eid, ev, sid, a, m } = message;
  const eventId = idOf(eid);
  if (eventId === undefined) return null;
  const version = whole(ev);
  if (version === undefined && isTold(ev)) onMalformed();
  const markets = decodeAll(m, decodeMarketUpdate, onMalformed);
  return {
    eventId,
    version,
    sportId: idOf(sid),
    removesFromProgram: a === 'rp',
    status: whole(message['es']),
    phase: whole(message['bp']),
    minBets: whole(message['mb']),
    marketCount: whole(message['mc']),
    markets,
  };
}

/** Decodes one argument of `currentScore`. The event is named by `eid` when above 0, else by `id` (wire-score-1). */
export function decodeScoreUpdate(message: unknown, onMalformed = ignored): ScoreUpdate | null {
  if (!isFields(message)) return null;
  const { eid, id, sid, ht, at } = message;
  const eventId = idOf(eid) ?? idOf(id);
  if (eventId === undefined) return null;
  if (isTold(ht) && !isFields(ht)) onMalformed();
  if (isTold(at) && !isFields(at)) onMalformed();
  return {
    eventId,
    sportId: idOf(sid),
    updatedAtMs: whole(message['t']),
    status: whole(message['s']),
    minute: clock(message['min']),
    second: clock(message['sec']),
    home: isFields(ht) ? decodeTeamScore(ht) : undefined,
    away: isFields(at) ? decodeTeamScore(at) : undefined,
  };
}

function decodeMarketUpdate(entry: unknown, onMalformed: () => void): MarketUpdate | null {
  if (!isFields(entry)) return null;
  const { i, a, o } = entry;
  const id = idOf(i);
  if (id === undefined) return null;
  const status = whole(entry['s']);
  const outcomes = decodeAll(o, decodeOutcomeUpdate, onMalformed);
  const told = entry['m'] ?? entry['mbc'];
  const minBets = whole(told);
  if (minBets === undefined && isTold(told)) onMalformed();
  return {
    id,
    action: a === 'r' || status === CLOSED ? 'remove' : a === 'u' ? 'update' : 'upsert',
    version: whole(entry['v']),
    status,
    minBets,
    key: marketKey(entry, onMalformed),
    line: lineOf(entry['sov']),
    outcomes,
  };
}

/**
 * Returns the key "t_st" of a market part, from `k` or from its two halves (wire-hub-4). A market that is added must
 * have a key, so a missing one is reported then.
 */
function marketKey(part: Fields, onMalformed: () => void): string | undefined {
  const { k, t, st } = part;
  if (typeof k === 'string') return k;
  const type = whole(t);
  const subtype = whole(st);
  if (type !== undefined && subtype !== undefined) return `${type}_${subtype}`;
  if (part['a'] === 'a' || isTold(k) || isTold(t) || isTold(st)) onMalformed();
  return undefined;
}

/**
 * Decodes an outcome of a market part. Where `no` is the number, `n` is the name, as in a service response
 * (wire-market-5).
 */
function decodeOutcomeUpdate(entry: unknown, onMalformed: () => void): OutcomeUpdate | null {
  if (!isFields(entry)) return null;
  const { n, no } = entry;
  const number = whole(no ?? n);
  if (number === undefined) return null;
  const o = entry['o'] ?? entry['odd'];
  const wo = entry['wo'] ?? entry['wodd'];
  let odd = decodeOdd(o);
  let webOdd = decodeOdd(wo);
  // An unreadable price replaces the previous one as "not offered", because nobody offers the previous price any more.
  if (odd === undefined && isTold(o)) {
    onMalformed();
    odd = NOT_OFFERED;
  }
  if (webOdd === undefined && isTold(wo)) {
    onMalformed();
    webOdd = odd;
  }
  const name = text(entry['na']) ?? (isTold(no) ? text(n) : undefined);
  return { number, name, odd, webOdd, status: whole(entry['c']) };
}

/**
 * Returns the readable entries. The array is allocated with its final length, because a growing array reserves room
 * for seventeen elements at its first entry.
 */
function decodeAll<Entry>(
  told: unknown,
  decode: (entry: unknown, onMalformed: () => void) => Entry | null,
  onMalformed: () => void,
): Entry[] {
  if (!Array.isArray(told)) {
    if (isTold(told)) onMalformed();
    return [];
  }
  const entries = new Array<Entry>(told.length);
  let count = 0;
  for (let index = 0; index < told.length; index += 1) {
    const entry = decode(told[index], onMalformed);
    if (entry === null) onMalformed();
    else entries[count++] = entry;
  }
  if (count < told.length) entries.length = count;
  return entries;
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
    gamePoints: gamePoints(side['gs']),
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

/** Returns the special odds value as text; the service may send it as a number (wire-market-4). */
function lineOf(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : text(value);
}

function isTold(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function ignored(): void {
  // Default for callers that do not count malformed parts.
}
