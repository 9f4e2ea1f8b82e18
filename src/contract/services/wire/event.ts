/** Events as `sportsbook/events` and `sportsbook/event/{id}` answer them (wire-event-1), in the wire's own names. */
import type { WireScore } from '../../hub/wire.ts';

export interface WireOutcome {
  no: number;
  n: string;
  /** The odd this product pays (king odd). */
  odd: number;
  /** The standard web odd it beats. See `decode-event.ts`. */
  wodd: number;
}

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
  /** true: only what changed since the version asked for. */
  isdiff: boolean;
  /** epoch milliseconds; sent back as `version` next time */
  version: number;
  events: WireEvent[];
  rmi: number[] | null;
  /** Scores of the live feed by event id. */
  sc?: Record<string, WireScore>;
}
