/** Arithmetic of the herd: what browsers asked in a stretch of the run, and what a million of them would. */
import type { Exchange, Stretch, Traffic } from './traffic.ts';

export interface StretchFigures {
  browsers: number;
  /** Requests of one browser in a minute. */
  requestsAMinute: number;
  /** Requests of one browser in the busiest second: the most of a second, divided by the browsers. */
  busiestSecond: number;
  /** Bytes of responses that one browser received in a second. */
  bytesASecond: number;
  hubMessagesASecond: number;
  hubBytesASecond: number;
  /** Sockets to hubs that one browser requested in the busiest second. */
  hubOpensBusiestSecond: number;
  /** Sockets to hubs that one browser requested in the whole stretch. */
  hubOpens: number;
  /** Requests that all browsers would send to the services if a cache in front kept shared responses for a second. */
  uncachedASecond: number;
  /** Requests of all browsers in a second. */
  allASecond: number;
  /** Requests of one browser by call: in a minute, in its busiest second, and bytes of one response; most first. */
  calls: CallFigures[];
}

export interface CallFigures {
  call: string;
  aMinute: number;
  busiestSecond: number;
  bytes: number;
}

export function figuresOf(traffics: readonly Traffic[], stretch: Stretch): StretchFigures {
  const browsers = traffics.length;
  const seconds = (stretch.to - stretch.from) / 1_000;
  const exchanges = traffics.flatMap((traffic) => traffic.exchanges).filter(isWithin(stretch));
  const opens = traffics.flatMap(({ hubOpens }) => hubOpens.map((at) => ({ at }))).filter(isWithin(stretch));
  const each = (sum: number): number => (browsers === 0 ? 0 : sum / browsers);
  const hubSum = (of: 'hubBytes' | 'hubMessages'): number =>
    traffics.reduce((sum, traffic) => sum + traffic[of].sumOf(stretch), 0);
  return {
    browsers,
    requestsAMinute: each((exchanges.length * 60) / seconds),
    busiestSecond: each(mostInASecond(exchanges, stretch)),
    bytesASecond: each(bytesOf(exchanges) / seconds),
    hubMessagesASecond: each(hubSum('hubMessages') / seconds),
    hubBytesASecond: each(hubSum('hubBytes') / seconds),
    hubOpensBusiestSecond: each(mostInASecond(opens, stretch)),
    hubOpens: each(opens.length),
    uncachedASecond: uncached(exchanges, stretch) / seconds,
    allASecond: exchanges.length / seconds,
    calls: callsOf(exchanges)
      .map(([call, of]) => ({
        call,
        aMinute: each((of.length * 60) / seconds),
        busiestSecond: each(mostInASecond(of, stretch)),
        bytes: bytesOf(of) / of.length,
      }))
      .toSorted((a, b) => b.aMinute - a.aMinute),
  };
}

/** Figures of a start: requests and bytes of one browser within `firstMs` of its own beginning. */
export interface StartFigures {
  browsers: number;
  requests: number;
  bytes: number;
  calls: { call: string; requests: number; bytes: number }[];
}

export function startFiguresOf(
  starts: readonly { traffic: Traffic; beganAt: number }[],
  firstMs: number,
): StartFigures {
  const browsers = starts.length;
  const exchanges = starts.flatMap(({ traffic, beganAt }) =>
    traffic.exchanges.filter(isWithin({ from: beganAt, to: beganAt + firstMs })),
  );
  const each = (sum: number): number => (browsers === 0 ? 0 : sum / browsers);
  return {
    browsers,
    requests: each(exchanges.length),
    bytes: each(bytesOf(exchanges)),
    calls: callsOf(exchanges)
      .map(([call, of]) => ({ call, requests: each(of.length), bytes: bytesOf(of) / of.length }))
      .toSorted((a, b) => b.requests - a.requests),
  };
}

/** Busiest second of a stretch as a multiple of the steady requests of one browser in a second. */
export const timesSteady = (
  { busiestSecond }: Pick<StretchFigures, 'busiestSecond'>,
  steady: Pick<StretchFigures, 'requestsAMinute'>,
): number => busiestSecond / (steady.requestsAMinute / 60);

/** Most records within one second; seconds are counted from the beginning of the stretch. */
function mostInASecond(records: readonly { at: number }[], { from }: Stretch): number {
  const counts = new Map<number, number>();
  for (const { at } of records) {
    const second = Math.floor((at - from) / 1_000);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** Requests that remain when those of one second for one shared address count once. */
function uncached(exchanges: readonly Exchange[], { from }: Stretch): number {
  const shared = new Set<string>();
  let own = 0;
  for (const { at, shared: address } of exchanges) {
    if (address === undefined) own += 1;
    else shared.add(`${Math.floor((at - from) / 1_000)} ${address}`);
  }
  return own + shared.size;
}

const isWithin =
  ({ from, to }: Stretch) =>
  ({ at }: { at: number }): boolean =>
    at >= from && at < to;

const bytesOf = (exchanges: readonly Exchange[]): number => exchanges.reduce((sum, { bytes }) => sum + bytes, 0);

function callsOf(exchanges: readonly Exchange[]): [string, Exchange[]][] {
  const calls = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const of = calls.get(exchange.call);
    if (of === undefined) calls.set(exchange.call, [exchange]);
    else of.push(exchange);
  }
  return [...calls];
}
