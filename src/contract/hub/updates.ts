/** Decoded hub messages. An absent field was not in the message. Units as in `model/event.ts`. */

export interface OutcomeUpdate {
  number: number;
  name: string | undefined;
  odd: number | undefined;
  webOdd: number | undefined;
  status: number | undefined;
}

export interface MarketUpdate {
  id: number;
  action: 'upsert' | 'update' | 'remove';
  version: number | undefined;
  status: number | undefined;
  minBets: number | undefined;
  key: string | undefined;
  line: string | undefined;
  outcomes: OutcomeUpdate[];
}

export interface EventUpdate {
  eventId: number;
  version: number | undefined;
  sportId: number | undefined;
  removesFromProgram: boolean;
  status: number | undefined;
  phase: number | undefined;
  minBets: number | undefined;
  marketCount: number | undefined;
  markets: MarketUpdate[];
}

export interface TeamScoreUpdate {
  regular: number | undefined;
  current: number | undefined;
  halfTime: number | undefined;
  extraTime: number | undefined;
  penalties: number | undefined;
  corners: number | undefined;
  firstHalfCorners: number | undefined;
  yellowCards: number | undefined;
  redCards: number | undefined;
  gamePoints: number | undefined;
  serving: boolean | undefined;
  quarters: { number: number; score: number; tieBreak: number | null }[] | undefined;
  sets: { number: number; score: number; tieBreak: number | null }[] | undefined;
}

export interface ScoreUpdate {
  eventId: number;
  sportId: number | undefined;
  updatedAtMs: number | undefined;
  status: number | undefined;
  minute: number | undefined;
  second: number | undefined;
  home: TeamScoreUpdate | undefined;
  away: TeamScoreUpdate | undefined;
}
