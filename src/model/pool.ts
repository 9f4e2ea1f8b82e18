/** The football pool (rule pool-1). Money is kuruş, times epoch seconds. */
import type { CouponStatus } from './coupon.ts';
import type { Doubt, MoneyState } from './money-call.ts';

/** Of a round. */
export const POOL_MATCHES = 15;
/** The player marks so many sets of them. */
export const POOL_BLOCKS = 4;

/** 1 home, 0 draw, 2 away. */
export type PoolSign = 0 | 1 | 2;

export interface PoolEvent {
  /** 1 to 15. */
  number: number;
  /** As the service writes both sides. */
  name: string;
  home: string;
  /** '' where the name does not tell two sides. */
  away: string;
  /** Short code of the competition: "SÜPL". */
  league: string;
  startsAt: number | null;
  /** Of 90 minutes, "2-1"; null while there is none, and for a match whose sign was drawn. */
  result: string | null;
  /** null while it is open. */
  winner: PoolSign | null;
  /** Where the sportsbook carries the match. */
  eventId: number | null;
}

/** 1: all fifteen right … 4: twelve right. */
export type PoolTier = 1 | 2 | 3 | 4;
export const poolTiers: readonly PoolTier[] = [1, 2, 3, 4];

export interface PoolDividend {
  tier: PoolTier;
  /** Winning columns. */
  winners: number;
  /** Of one of them; without a winner what goes to the next round. */
  amount: number;
}

export interface PoolRound {
  /** Names the round. */
  cycle: number;
  /** "09-12 Ekim" */
  name: string;
  /** It is sold from here … */
  opensAt: number | null;
  /** … to here. */
  closesAt: number | null;
  /** Fifteen in the order of their numbers; none where no round runs. */
  events: PoolEvent[];
  /** Empty until they are announced; in the order of the tiers. */
  dividends: PoolDividend[];
  /** What the next draw is expected to pay; null where it is not told. */
  expectedWin: number | null;
}

/** A round of the list of all: its first match less five minutes to four days later. */
export interface PoolSpan {
  cycle: number;
  from: number;
  to: number;
}

/** The signs marked on a match, ascending, each once; empty for none. */
export type PoolMarks = readonly PoolSign[];
/** Marks of the fifteen matches in their order ("1. Kolon"). */
export type PoolBlock = readonly PoolMarks[];

export interface PoolTerms {
  /** How often every column is played (misli). */
  multiplier: number;
  coupons: number;
}

/** What a coupon is about: as it is played, and as a short code opens it. */
export interface PoolSlip extends PoolTerms {
  cycle: number;
  /** The filled ones, one to four. */
  blocks: PoolBlock[];
}

/** A row of the pool's coupons. */
export interface PoolCoupon {
  id: string;
  /** Client-Transaction-Id of its play, where the service tells it. */
  transactionId: string | null;
  cycle: number;
  programName: string;
  playedAt: number;
  status: CouponStatus;
  columns: number;
  blocks: number;
  multiplier: number;
  price: number;
  /** Most right in a column so far; null before the first result. */
  best: number | null;
  /** Matches with a result. */
  decided: number;
  prize: number;
  tax: number;
  net: number;
  /** Fills in its marks for anybody; null where the service gives none. */
  code: string | null;
}

export interface PoolCouponTier {
  tier: PoolTier;
  /** Winning columns of this coupon, the multiplier not counted. */
  columns: number;
  /** Of one; null until it is announced. */
  amount: number | null;
}

export interface PoolCouponDetail extends PoolCoupon {
  marks: PoolBlock[];
  events: PoolEvent[];
  tiers: PoolCouponTier[];
  /** Most right in a column of each block; null where the service does not say. */
  bestOfBlocks: number[] | null;
}

/** The marks as they are being made; the engine keeps them, one for all tabs. */
export interface PoolDraft extends PoolTerms {
  /** The round they belong to; 0 before any was seen. */
  cycle: number;
  roundName: string;
  /** The round is sold to here; null where it is not told. */
  closesAt: number | null;
  /** Four. */
  blocks: readonly PoolBlock[];
}

/** The round, its name and its end, as a screen read them. */
export type PoolRoundFacts = Pick<PoolDraft, 'cycle' | 'roundName' | 'closesAt'>;

export type PoolChange =
  /** This is the present round: marks of another one are set aside. */
  | ({ type: 'round' } & PoolRoundFacts)
  | { type: 'mark'; cycle: number; block: number; match: number; sign: PoolSign; on: boolean }
  /** One sign on each of these matches, in place of what was there. */
  | { type: 'fill'; cycle: number; block: number; marks: { match: number; sign: PoolSign }[] }
  | { type: 'clear'; cycle: number; block: number }
  | { type: 'copy'; cycle: number; from: number; to: number }
  | ({ type: 'terms'; cycle: number } & Partial<PoolTerms>)
  /** Somebody's marks, or those of a coupon, in place of these. */
  | { type: 'open'; slip: PoolSlip }
  | { type: 'undo'; cycle: number }
  | { type: 'asideSeen' }
  /** The player has seen what came of the last play. */
  | { type: 'playSeen' };

/** What the engine tells of the marks. */
export interface PoolMarksTold extends PoolDraft {
  /** Grows with every change. */
  version: number;
  canUndo: boolean;
  /** Marks of a round that is over, which were not taken along; null for none. */
  aside: { roundName: string; matches: number } | null;
}

export interface PlayPoolRequest {
  /** Made once a tap: names the intent to the service, whatever happens on the way. */
  intent: string;
  /** The round and the price that stood on screen. */
  cycle: number;
  price: number;
}

/** What came of the last tap on "Oyna", where there is more to say than of any money. */
export type PoolPlayTold =
  /** `waits`: the service has taken it and has not confirmed it yet. */
  | {
      phase: 'confirmed';
      intent: string;
      couponIds: string[];
      waits: boolean;
      couponCount: number;
      price: number;
      cycle: number;
    }
  /** Nothing changes: the pool's coupons are asked. */
  | { phase: 'unknown'; intent: string; price: number; sentAt: number; doubt: Doubt };

export type PoolPlayState = MoneyState<PoolPlayTold>;
