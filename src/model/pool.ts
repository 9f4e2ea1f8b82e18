/** The football pool (rule pool-1). Money is kuruş, times epoch seconds. */
import type { CouponStatus } from './coupon.ts';
import type { Doubt, MoneyState } from './money-call.ts';

/** Number of matches in a round. */
export const POOL_MATCHES = 15;
/** Number of mark sets (blocks) a player can fill. */
export const POOL_BLOCKS = 4;

/** 1 home, 0 draw, 2 away. */
export type PoolSign = 0 | 1 | 2;

export interface PoolEvent {
  /** 1 to 15. */
  number: number;
  /** Names of both sides as the service writes them. */
  name: string;
  home: string;
  /** '' when the name cannot be split into two sides. */
  away: string;
  /** Short code of the competition: "SÜPL". */
  league: string;
  startsAt: number | null;
  /** Score after 90 minutes, "2-1"; null while there is none, and for a match whose sign was drawn by lot. */
  result: string | null;
  /** null until it is decided. */
  winner: PoolSign | null;
  /** Id of the match in the sportsbook, null when it is not there. */
  eventId: number | null;
}

/** 1: all fifteen correct … 4: twelve correct. */
export type PoolTier = 1 | 2 | 3 | 4;
export const poolTiers: readonly PoolTier[] = [1, 2, 3, 4];

export interface PoolDividend {
  tier: PoolTier;
  /** Number of winning columns. */
  winners: number;
  /** Amount per winning column; without a winner, the amount carried over to the next round. */
  amount: number;
}

export interface PoolRound {
  /** Number of the round. */
  cycle: number;
  /** "09-12 Ekim" */
  name: string;
  /** Sale starts, epoch seconds. */
  opensAt: number | null;
  /** Sale ends, epoch seconds. */
  closesAt: number | null;
  /** Fifteen matches in the order of their numbers; empty when there is no running round. */
  events: PoolEvent[];
  /** Dividends in the order of the tiers; empty until they are announced. */
  dividends: PoolDividend[];
  /** Expected payout of the next draw; null when it is not sent. */
  expectedWin: number | null;
}

/** A round in the list of all rounds: from five minutes before its first match to four days later. */
export interface PoolRoundSpan {
  cycle: number;
  from: number;
  to: number;
}

/** The signs marked on a match, ascending, each once; empty for none. */
export type PoolMarks = readonly PoolSign[];
/** Marks of the fifteen matches in their order ("1. Kolon"). */
export type PoolBlock = readonly PoolMarks[];

export interface PoolTerms {
  /** Number of times every column is played (misli). */
  multiplier: number;
  coupons: number;
}

/** Content of a coupon, as it is played and as a short code opens it. */
export interface PoolSlip extends PoolTerms {
  cycle: number;
  /** The filled blocks, one to four. */
  blocks: PoolBlock[];
}

/** A row of the pool's coupons. */
export interface PoolCoupon {
  id: string;
  /** Client-Transaction-Id of the play, null when the service does not send it. */
  transactionId: string | null;
  cycle: number;
  programName: string;
  playedAt: number;
  status: CouponStatus;
  columns: number;
  blocks: number;
  multiplier: number;
  price: number;
  /** Most correct signs in a column so far; null before the first result. */
  best: number | null;
  /** Number of matches with a result. */
  decided: number;
  prize: number;
  tax: number;
  net: number;
  /** Short code that opens the coupon's marks for anybody; null when the service sends none. */
  code: string | null;
}

interface PoolCouponTier {
  tier: PoolTier;
  /** Winning columns of this coupon, not multiplied by the multiplier. */
  columns: number;
  /** Amount per winning column; null until it is announced. */
  amount: number | null;
}

export interface PoolCouponDetail extends PoolCoupon {
  marks: PoolBlock[];
  events: PoolEvent[];
  tiers: PoolCouponTier[];
  /** Most correct signs in a column of each block; null when the service does not send it. */
  bestOfBlocks: number[] | null;
}

/** The marks in progress; the engine holds one draft for all tabs. */
export interface PoolDraft extends PoolTerms {
  /** The round the marks belong to; 0 before any round was loaded. */
  cycle: number;
  roundName: string;
  /** End of the round's sale; null when it is not sent. */
  closesAt: number | null;
  /** Always four. */
  blocks: readonly PoolBlock[];
}

/** Number, name and end of sale of a round, as a screen read them. */
export type PoolRoundFacts = Pick<PoolDraft, 'cycle' | 'roundName' | 'closesAt'>;

export type PoolChange =
  /** Announces the present round: marks of another round are set aside. */
  | ({ type: 'round' } & PoolRoundFacts)
  | { type: 'mark'; cycle: number; block: number; match: number; sign: PoolSign; on: boolean }
  /** Sets one sign on each of these matches and replaces earlier marks there. */
  | { type: 'fill'; cycle: number; block: number; marks: { match: number; sign: PoolSign }[] }
  | { type: 'clear'; cycle: number; block: number }
  | { type: 'copy'; cycle: number; from: number; to: number }
  | ({ type: 'terms'; cycle: number } & Partial<PoolTerms>)
  /** Replaces the marks with those of a short code or a coupon. */
  | { type: 'open'; slip: PoolSlip }
  | { type: 'undo'; cycle: number }
  | { type: 'asideSeen' }
  /** The player has seen the result of the last play. */
  | { type: 'playSeen' };

/** State of the marks as the engine publishes it. */
export interface PublishedPoolMarks extends PoolDraft {
  /** Increases with every change. */
  version: number;
  canUndo: boolean;
  /** Marks of a closed round that were not carried over; null for none. */
  aside: { roundName: string; matches: number } | null;
}

export interface PlayPoolRequest {
  /** Id created once per tap; identifies the intent to the service, whatever happens to the request. */
  intent: string;
  /** The round and the price shown on screen. */
  cycle: number;
  price: number;
}

/** Results of the last tap on "Oyna" with more data than the shared money states. */
export type DetailedPoolPlayState =
  /** `waits`: the service has accepted the play and has not confirmed it yet. */
  | {
      phase: 'confirmed';
      intent: string;
      couponIds: string[];
      waits: boolean;
      couponCount: number;
      price: number;
      cycle: number;
    }
  /** The marks are locked while the pool's coupons are checked for this play. */
  | { phase: 'unknown'; intent: string; price: number; sentAt: number; doubt: Doubt };

export type PoolPlayState = MoneyState<DetailedPoolPlayState>;
