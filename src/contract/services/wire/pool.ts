/** The football pool's rounds (wire-pool-1 to wire-pool-5): their shape, and from its names to a round. */
import { type Infer, array, coerce, nullable, optional, type as shape, unknown } from 'superstruct';
import {
  POOL_MATCHES,
  type PoolDividend,
  type PoolEvent,
  type PoolRound,
  type PoolSign,
  type PoolSpan,
  poolTiers,
} from '../../../model/pool.ts';
import { hundredths } from '../../../lib/hundredths.ts';
import { listOf, numeric, or, text, textOr, told } from '../fields.ts';
import { localSeconds } from '../moments.ts';
import { rows } from '../rows.ts';

export const poolEvent = shape({
  eventNo: numeric(),
  /** "A - B" (national teams) or "A-B". */
  eventName: textOr(''),
  competitionName: told(text()),
  /** Local time without a zone, as all dates here. */
  eventDate: told(text()),
  /** "0:1" */
  result: told(text()),
  /** "1", "2", "X" or "0" (a draw); null while it is open. */
  winner: told(text()),
  /** Where the sportsbook carries the match. */
  eventId: told(numeric()),
});
export type WirePoolEvent = Infer<typeof poolEvent>;

export const poolDividend = shape({
  /** 1 to 4. */
  ordinalNumber: numeric(),
  /** "5.320" or "7955". */
  winners: textOr('0'),
  /** "4.418.640,12": of one winner, or the carried pot. */
  amount: textOr('0'),
});

/** No running round: `events` is null or empty, also without a number, or there is no `data` at all. */
export const poolRound = nullable(
  shape({
    payinBeginDate: told(text()),
    payinEndDate: told(text()),
    gameCycleNo: optional(nullable(numeric())),
    dividends: or(nullable(listOf(poolDividend)), null),
    // A list that cannot be read, or a row of it, is not "no matches" (rule pool-25).
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

/** No round at all. */
const none: PoolRound = {
  cycle: 0,
  name: '',
  opensAt: null,
  closesAt: null,
  events: [],
  dividends: [],
  expectedWin: null,
};

/** A round without its fifteen matches, or with a result nobody knows, is none that could be played or read. */
export function decodePoolRound(wire: WirePoolRound): PoolRound | undefined {
  if (wire === null) return none;
  const events = decodePoolEvents(wire.events ?? []);
  const cycle = wire.gameCycleNo ?? none.cycle;
  if (events === undefined || (events.length > 0 && cycle === none.cycle)) return undefined;
  const [expected] = wire.nextDrawExpectedWins ?? [];
  return {
    cycle,
    name: wire.programName,
    opensAt: localSeconds(wire.payinBeginDate),
    closesAt: localSeconds(wire.payinEndDate),
    events,
    dividends: (wire.dividends ?? []).flatMap(decodeDividend).toSorted((a, b) => a.tier - b.tier),
    expectedWin: expected === undefined ? null : hundredths(expected),
  };
}

/** All fifteen in their order, or none; undefined for anything between, also where a row cannot be read. */
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

export function decodeSpan({
  payinBeginDate,
  payinEndDate,
  gameCycleNo,
}: Infer<typeof poolSpan>): PoolSpan | undefined {
  const from = localSeconds(payinBeginDate);
  const to = localSeconds(payinEndDate);
  return from === null || to === null ? undefined : { cycle: gameCycleNo, from, to };
}

/** An amount in the Turkish way, "4.418.640,12", or as a number, "4418640.12": whole kuruş, by its digits, cut and not rounded. */
export function amountOf(told: string): number {
  const signs = told.replaceAll(/[^\d.,]/g, '');
  const turkish = decimal.test(signs) ? signs.replace('.', ',') : signs;
  const [whole = '', rest = ''] = turkish.replaceAll('.', '').split(',');
  return Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
}

/** No comma, and a point that cannot stand between thousands: three digits follow such a one, three at most stand before it. */
const decimal = /^(?!\d{1,3}\.\d{3}$)\d+\.\d+$/;

/** An odd dividend costs itself. */
export function decodeDividend({ ordinalNumber, winners, amount }: Infer<typeof poolDividend>): PoolDividend[] {
  const tier = poolTiers.find((each) => each === ordinalNumber);
  if (tier === undefined) return [];
  return [{ tier, winners: Number(winners.replaceAll(/\D/g, '')), amount: amountOf(amount) }];
}

function decodeEvent(wire: WirePoolEvent): PoolEvent | undefined {
  const sign = wire.winner ?? '';
  const winner = sign === '' ? null : winnerOf.get(sign.toUpperCase());
  if (winner === undefined) return undefined;
  // Its number names it as well as its place on the slip does.
  const name = wire.eventName.trim() === '' ? `${wire.eventNo}. maç` : wire.eventName;
  const [home, away] = sidesOf(name);
  const [, homeGoals, awayGoals] = /^\s*(\d+)\s*[:-]\s*(\d+)\s*$/.exec(wire.result ?? '') ?? [];
  return {
    number: wire.eventNo,
    name,
    home,
    away,
    league: wire.competitionName ?? '',
    startsAt: localSeconds(wire.eventDate),
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

/** At " - " first; else at the only "-". A name with more of them is shown whole. */
function sidesOf(name: string): [home: string, away: string] {
  const parts = name.includes(' - ') ? name.split(' - ') : name.split('-');
  const [home = name, away = ''] = parts.length === 2 ? parts : [name];
  return [home.trim(), away.trim()];
}
