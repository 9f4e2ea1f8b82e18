/** The football pool's rounds (wire-pool-1 to wire-pool-5): their wire shapes and decoders. */
import { type Infer, array, coerce, nullable, optional, type as shape, unknown } from 'superstruct';
import {
  POOL_MATCHES,
  type PoolDividend,
  type PoolEvent,
  type PoolRound,
  type PoolSign,
  type PoolRoundSpan,
  poolTiers,
} from '../../../model/pool.ts';
import { hundredths } from '../../../lib/hundredths.ts';
import { listOf, numeric, fieldOr, text, textOr, optionalField } from '../fields.ts';
import { parseLocalTime } from '../epoch-seconds.ts';
import { rows } from '../response-rows.ts';

export const poolEvent = shape({
  eventNo: numeric(),
  /** "A - B" (national teams) or "A-B". */
  eventName: textOr(''),
  competitionName: optionalField(text()),
  /** Local time without a zone, as all dates here. */
  eventDate: optionalField(text()),
  /** "0:1" */
  result: optionalField(text()),
  /** "1", "2", "X" or "0" (a draw); null until it is decided. */
  winner: optionalField(text()),
  /** Id of the match in the sportsbook, if it is there. */
  eventId: optionalField(numeric()),
});
export type WirePoolEvent = Infer<typeof poolEvent>;

const poolDividend = shape({
  /** 1 to 4. */
  ordinalNumber: numeric(),
  /** "5.320" or "7955". */
  winners: textOr('0'),
  /** "4.418.640,12": the amount per winner, or the pot carried over when there is none. */
  amount: textOr('0'),
});

/**
 * The answer's shape. When there is no running round, `events` is null or empty (possibly without a number), or there
 * is no `data` at all.
 */
export const poolRound = nullable(
  shape({
    payinBeginDate: optionalField(text()),
    payinEndDate: optionalField(text()),
    gameCycleNo: optional(nullable(numeric())),
    dividends: fieldOr(nullable(listOf(poolDividend)), null),
    // An unreadable list or row must not be read as "no matches" (rule pool-25).
    events: optional(nullable(rows(poolEvent))),
    programName: textOr(''),
    /** A number, a list of them, or null. */
    nextDrawExpectedWins: coerce(nullable(array(numeric())), unknown(), (value) =>
      Array.isArray(value)
        ? value.filter((each) => typeof each === 'number')
        : typeof value === 'number'
          ? [value]
          : null,
    ),
  }),
);
export type WirePoolRound = Infer<typeof poolRound>;

export const poolSpan = shape({ payinBeginDate: text(), payinEndDate: text(), gameCycleNo: numeric() });

/** Result when there is no round. */
const none: PoolRound = {
  cycle: 0,
  name: '',
  opensAt: null,
  closesAt: null,
  events: [],
  dividends: [],
  expectedWin: null,
};

/**
 * Returns undefined for a round without exactly fifteen matches or with an unknown result, because it can be neither
 * played nor shown.
 */
export function decodePoolRound(wire: WirePoolRound): PoolRound | undefined {
  if (wire === null) return none;
  const events = decodePoolEvents(wire.events ?? []);
  const cycle = wire.gameCycleNo ?? none.cycle;
  if (events === undefined || (events.length > 0 && cycle === none.cycle)) return undefined;
  const [expected] = wire.nextDrawExpectedWins ?? [];
  return {
    cycle,
    name: wire.programName,
    opensAt: parseLocalTime(wire.payinBeginDate),
    closesAt: parseLocalTime(wire.payinEndDate),
    events,
    dividends: (wire.dividends ?? []).flatMap(decodePoolDividend).toSorted((a, b) => a.tier - b.tier),
    expectedWin: expected === undefined ? null : hundredths(expected),
  };
}

/**
 * Returns the fifteen matches in their order, or an empty list for none. Returns undefined for any other count and for
 * an unreadable row.
 */
export function decodePoolEvents(wire: readonly (WirePoolEvent | null)[]): PoolEvent[] | undefined {
  if (wire.length === 0) return [];
  const events = wire
    .map((row) => (row === null ? undefined : decodeEvent(row)))
    .filter((event) => event !== undefined);
  const ordered = events.toSorted((a, b) => a.number - b.number);
  return ordered.length === POOL_MATCHES &&
    wire.length === POOL_MATCHES &&
    ordered.every(({ number }, at) => number === at + 1)
    ? ordered
    : undefined;
}

export function decodePoolSpan({
  payinBeginDate,
  payinEndDate,
  gameCycleNo,
}: Infer<typeof poolSpan>): PoolRoundSpan | undefined {
  const from = parseLocalTime(payinBeginDate);
  const to = parseLocalTime(payinEndDate);
  return from === null || to === null ? undefined : { cycle: gameCycleNo, from, to };
}

/**
 * Parses an amount in Turkish notation, "4.418.640,12", or as a number, "4418640.12". Returns whole kuruş taken from
 * the digits: truncated, not rounded.
 */
export function parseTurkishAmount(told: string): number {
  const signs = told.replaceAll(/[^\d.,]/g, '');
  const turkish = decimal.test(signs) ? signs.replace('.', ',') : signs;
  const [whole = '', rest = ''] = turkish.replaceAll('.', '').split(',');
  return Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
}

/**
 * Matches a text without a comma whose point is a decimal point: a thousands point has at most three digits before it
 * and exactly three after.
 */
const decimal = /^(?!\d{1,3}\.\d{3}$)\d+\.\d+$/;

/** Returns no entry for a dividend with an unknown tier. */
function decodePoolDividend({ ordinalNumber, winners, amount }: Infer<typeof poolDividend>): PoolDividend[] {
  const tier = poolTiers.find((each) => each === ordinalNumber);
  if (tier === undefined) return [];
  return [{ tier, winners: Number(winners.replaceAll(/\D/g, '')), amount: parseTurkishAmount(amount) }];
}

function decodeEvent(wire: WirePoolEvent): PoolEvent | undefined {
  const sign = wire.winner ?? '';
  const winner = sign === '' ? null : winnerOf.get(sign.toUpperCase());
  if (winner === undefined) return undefined;
  // A match without a name is identified by its number.
  const name = wire.eventName.trim() === '' ? `${wire.eventNo}. maç` : wire.eventName;
  const [home, away] = sidesOf(name);
  const [, homeGoals, awayGoals] = /^\s*(\d+)\s*[:-]\s*(\d+)\s*$/.exec(wire.result ?? '') ?? [];
  return {
    number: wire.eventNo,
    name,
    home,
    away,
    league: wire.competitionName ?? '',
    startsAt: parseLocalTime(wire.eventDate),
    result: homeGoals === undefined || awayGoals === undefined ? null : `${homeGoals}-${awayGoals}`,
    winner,
    eventId: wire.eventId ?? null,
  };
}

const winnerOf = new Map<string, PoolSign>([
  ['1', 1],
  ['0', 0],
  ['X', 0],
  ['2', 2],
]);

/** Splits a name at " - ", otherwise at its only "-". A name with several of them is kept whole as `home`. */
function sidesOf(name: string): [home: string, away: string] {
  const parts = name.includes(' - ') ? name.split(' - ') : name.split('-');
  const [home = name, away = ''] = parts.length === 2 ? parts : [name];
  return [home.trim(), away.trim()];
}
