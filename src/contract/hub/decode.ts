/**
 * Decodes hub messages. The guards are hand-written because a schema walk would cost more than the merge itself. A
 * decoder returns `null` for a message that names no event; the caller counts and drops it. An unreadable part of a
 * market or outcome is left out of the update and reported through `onMalformed`; the rest applies (rule updates-12).
 */
import { type PlainObject, isPlainObject } from '../../lib/guards.ts';
import { CLOSED } from '../../model/betting-status.ts';
import { NOT_OFFERED, type PeriodScore } from '../../model/event.ts';
import { readClockNumber, decodeOdd, readGamePoints, readId, readString, readInteger } from './read-values.ts';
import type { EventUpdate, MarketUpdate, OutcomeUpdate, ScoreUpdate, TeamScoreUpdate } from './updates.ts';

/**
 * Decodes one argument of `currentEvents` or `currentOdds`. Source: wire-hub-3, wire-hub-4, wire-hub-5.
 * Odds become integer hundredths.
 */
export function decodeEventUpdate(message: unknown, onMalformed: () => void): EventUpdate | null {
  if (!isPlainObject(message)) return null;
  const { eid, ev, sid, a, m } = message;
  const eventId = readId(eid);
  if (eventId === undefined) return null;
  const version = readInteger(ev);
  if (version === undefined && isTold(ev)) onMalformed();
  const markets = decodeAll(m, decodeMarketUpdate, onMalformed);
  return {
    eventId,
    version,
    sportId: readId(sid),
    removesFromProgram: a === 'rp',
    status: readInteger(message['es']),
    phase: readInteger(message['bp']),
    minBets: readInteger(message['mb']),
    marketCount: readInteger(message['mc']),
    markets,
  };
}

/** Decodes one argument of `currentScore`. The event is named by `eid` when above 0, else by `id` (wire-score-1). */
export function decodeScoreUpdate(message: unknown, onMalformed = ignored): ScoreUpdate | null {
  if (!isPlainObject(message)) return null;
  const { eid, id, sid, ht, at } = message;
  const eventId = readId(eid) ?? readId(id);
  if (eventId === undefined) return null;
  if (isTold(ht) && !isPlainObject(ht)) onMalformed();
  if (isTold(at) && !isPlainObject(at)) onMalformed();
  return {
    eventId,
    sportId: readId(sid),
    updatedAtMs: readInteger(message['t']),
    status: readInteger(message['s']),
    minute: readClockNumber(message['min']),
    second: readClockNumber(message['sec']),
    home: isPlainObject(ht) ? decodeTeamScore(ht) : undefined,
    away: isPlainObject(at) ? decodeTeamScore(at) : undefined,
  };
}

function decodeMarketUpdate(entry: unknown, onMalformed: () => void): MarketUpdate | null {
  if (!isPlainObject(entry)) return null;
  const { i, a, o } = entry;
  const id = readId(i);
  if (id === undefined) return null;
  const status = readInteger(entry['s']);
  const outcomes = decodeAll(o, decodeOutcomeUpdate, onMalformed);
  const told = entry['m'] ?? entry['mbc'];
  const minBets = readInteger(told);
  if (minBets === undefined && isTold(told)) onMalformed();
  return {
    id,
    action: a === 'r' || status === CLOSED ? 'remove' : a === 'u' ? 'update' : 'upsert',
    version: readInteger(entry['v']),
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
function marketKey(part: PlainObject, onMalformed: () => void): string | undefined {
  const { k, t, st } = part;
  if (typeof k === 'string') return k;
  const type = readInteger(t);
  const subtype = readInteger(st);
  if (type !== undefined && subtype !== undefined) return `${type}_${subtype}`;
  if (part['a'] === 'a' || isTold(k) || isTold(t) || isTold(st)) onMalformed();
  return undefined;
}

/**
 * Decodes an outcome of a market part. Where `no` is the number, `n` is the name, as in a service response
 * (wire-market-5).
 */
function decodeOutcomeUpdate(entry: unknown, onMalformed: () => void): OutcomeUpdate | null {
  if (!isPlainObject(entry)) return null;
  const { n, no } = entry;
  const number = readInteger(no ?? n);
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
  const name = readString(entry['na']) ?? (isTold(no) ? readString(n) : undefined);
  return { number, name, odd, webOdd, status: readInteger(entry['c']) };
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

function decodeTeamScore(side: PlainObject): TeamScoreUpdate {
  return {
    regular: readInteger(side['r']),
    current: readInteger(side['c']),
    halfTime: readInteger(side['ht']),
    extraTime: readInteger(side['et']),
    penalties: readInteger(side['pe']),
    corners: readInteger(side['co']),
    firstHalfCorners: readInteger(side['hco']),
    yellowCards: readInteger(side['yc']),
    redCards: readInteger(side['rc']),
    gamePoints: readGamePoints(side['gs']),
    serving: typeof side['sp'] === 'boolean' ? side['sp'] : undefined,
    quarters: periods(side['qs']),
    sets: periods(side['ss']),
  };
}

function periods(list: unknown): PeriodScore[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const decoded: PeriodScore[] = [];
  for (const entry of list as unknown[]) {
    if (!isPlainObject(entry)) continue;
    const number = readInteger(entry['n']);
    const score = readInteger(entry['s']);
    if (number !== undefined && score !== undefined)
      decoded.push({ number, score, tieBreak: readInteger(entry['tb']) ?? null });
  }
  return decoded;
}

/** Returns the special odds value as text; the service may send it as a number (wire-market-4). */
function lineOf(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : readString(value);
}

function isTold(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function ignored(): void {
  // Default for callers that do not count malformed parts.
}
