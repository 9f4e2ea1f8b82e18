/**
 * Events in the responses of `sportsbook/events` and `sportsbook/event/{id}` (wire-event-1), with the wire's own
 * names.
 */
import type { WireScore } from '../../hub/wire.ts';

/** An outcome of a market (wire-market-5 to wire-market-8). */
export interface WireOutcome {
  no: number;
  n: string;
  /** The odd this product pays (king odd). */
  odd: number;
  /** The standard web odd, lower than `odd`. See `decode-event.ts`. */
  wodd: number;
}

/** A market of an event (wire-market-1 to wire-market-4). */
export interface WireMarket {
  i: number;
  t: number;
  st: number;
  v: number;
  s: number;
  mbc: number;
  sov?: string;
  o: WireOutcome[];
}

/** An event (wire-event-3 to wire-event-5). */
export interface WireEvent {
  i: number;
  mpi?: number;
  bri?: number;
  v: number;
  hn?: string;
  an?: string;
  n?: string;
  sid: number;
  s: number;
  bp: number;
  il?: boolean;
  mbc: number;
  kOdd?: boolean;
  kMbc?: boolean;
  kLive?: boolean;
  hduel?: boolean;
  hr?: boolean;
  rhei?: number;
  raei?: number;
  ci: number;
  oc: number;
  /** epoch seconds */
  d: number;
  hc?: boolean;
  hs?: boolean;
  m: WireMarket[];
  sc?: WireScore;
}

/** `data` of `sportsbook/events`. */
export interface WireEventList {
  /** true: the list contains only changes since the requested version. */
  isdiff: boolean;
  /** Epoch milliseconds; sent as `version` in the next request. */
  version: number;
  events: WireEvent[];
  rmi: number[] | null;
  /** Scores of the live feed by event id. */
  sc?: Record<string, WireScore>;
}
