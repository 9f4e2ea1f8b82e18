/**
 * Messages of the two SignalR hubs (wire-hub-1, wire-hub-2): one JSON object per invocation. Every client receives all
 * sports; there is nothing to subscribe to. The types use the wire's own names; `decode.ts` translates them into the
 * product's names.
 */
export const hubTargets = {
  lite: ['currentEvents', 'currentOdds'],
  score: ['currentScore'],
} as const;

export type HubName = keyof typeof hubTargets;
export type HubTarget = (typeof hubTargets)[HubName][number];

export const SERVER_TIMEOUT_MS = 30_000;
export const KEEP_ALIVE_MS = 15_000;

/** A changed outcome (wire-hub-5). With `no` for the number, `n` is the name. */
export interface WireOutcomeUpdate {
  n: number;
  na?: string;
  o?: number;
  wo?: number;
  c?: number;
  /** The keys of a service response for number, odd and web odd; a hub sends these or those above. */
  no?: number;
  odd?: number;
  wodd?: number;
}

/** A changed market (wire-hub-4, wire-hub-8); its status: wire-market-2. */
export interface WireMarketUpdate {
  i: number;
  /** 'a' added or updated, 'u' updated, 'r' removed; absent means added or updated. */
  a?: 'a' | 'u' | 'r';
  v?: number;
  s?: number;
  m?: number;
  /** "t_st" */
  k?: string;
  sov?: string;
  o?: WireOutcomeUpdate[];
  /** The keys of a service response for `k` (type and subtype) and `m`; a hub sends these or those above. */
  t?: number;
  st?: number;
  mbc?: number;
}

/** A changed event (wire-hub-3, wire-hub-7); its status and phase: wire-event-5. */
export interface WireEventUpdate {
  eid: number;
  ev: number;
  sid: number;
  /** 'rp' removed from the program. */
  a?: string;
  es?: number;
  bp?: number;
  mb?: number;
  mc?: number;
  ts?: number;
  m?: WireMarketUpdate[];
}

/** A set or a quarter: its number, the score, and the points of its tie break (wire-score-2). */
export interface WirePeriod {
  n: number;
  s: number;
  tb?: number;
}

/** The score of one side (wire-score-2, wire-score-3). */
export interface WireTeamScore {
  r?: number;
  c?: number;
  ht?: number;
  et?: number;
  pe?: number;
  co?: number;
  hco?: number;
  yc?: number;
  rc?: number;
  gs?: number;
  sp?: boolean;
  qs?: WirePeriod[];
  ss?: WirePeriod[];
}

/**
 * A score (wire-score-1, wire-score-4 to wire-score-7). The event is named by `eid` when it is above 0, else by `id`.
 */
export interface WireScore {
  id: number;
  eid?: number;
  sid: number;
  /** epoch milliseconds */
  t?: number;
  s?: number;
  min?: number | string;
  sec?: number | string;
  ht?: WireTeamScore;
  at?: WireTeamScore;
}
