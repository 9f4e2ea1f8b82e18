/** What travels on the raw port beside comlink: plain messages, batched by the engine, applied once per frame by the tab. */
import type { SettledCoupon } from '../../model/coupon.ts';
import type { Tokens } from '../../model/player.ts';
import type { Topic } from './topics.ts';

/** tab → engine */
export type TabMessage =
  | { type: 'watch'; watch: number; topic: Topic }
  | { type: 'unwatch'; watch: number }
  /** The rows a list shows now; the engine sends these alone. */
  | { type: 'window'; watch: number; eventIds: number[] }
  /** Load again what failed. */
  | { type: 'retry'; watch: number }
  | { type: 'visibility'; visible: boolean }
  /** What the cookies hold now: answers the ask of that number, or tells a change nobody asked for (0). */
  | { type: 'tokens'; ask: number; tokens: Tokens | null }
  /** The list of intents in this tab's storage, in reply to the request of that number; null for none. */
  | { type: 'intents'; ask: number; text: string | null }
  /** The notice of that number is in this tab's hands. */
  | { type: 'noticed'; ask: number };

/** engine → tab */
export type EngineMessage = Frame | TokenAsk | IntentsAsk | CouponNotice;

/**
 * Workers cannot reach cookies; tabs hold them (platform pitfall). `read` asks what they hold, `write` has them hold
 * this (`unlessGone`: only in place of tokens), `player` has them hold the hashed id as well, while they hold tokens of
 * that member; `drop` removes the two tokens alone. All are answered with what they hold then.
 */
export interface TokenAsk {
  epoch: string;
  ask: number;
  tokens:
    | { type: 'read' }
    | { type: 'write'; value: Tokens | null; unlessGone?: true }
    | { type: 'player'; memberId: string; hashedPlayer: string }
    | { type: 'drop' };
}

/**
 * Workers cannot reach the storage of tabs either. It takes a list of intents, as text, where the device's database refuses
 * (money-14). Null removes it. Both are answered with what the storage holds then.
 */
export interface IntentsAsk {
  epoch: string;
  ask: number;
  intents: { type: 'read'; list: string } | { type: 'write'; list: string; text: string | null };
}

/** Coupons were decided: one tab, hidden or not, tells the player. Frames do not reach a hidden tab; this does. */
export interface CouponNotice {
  epoch: string;
  ask: number;
  notice: { settled: SettledCoupon[]; pendingCount: number };
}

export interface Frame {
  epoch: string;
  updates: WatchUpdate[];
}

export interface WatchUpdate {
  watch: number;
  /** true: forget what was known of this watch, this is all of it. */
  reset: boolean;
  set: [key: string, value: unknown][];
  gone: string[];
}
