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

export interface WireOutcomeUpdate {
  n: number;
  na?: string;
  o?: number;
  wo?: number;
  c?: number;
}

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
}

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

export interface WirePeriod {
  n: number;
  s: number;
  tb?: number;
}

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
