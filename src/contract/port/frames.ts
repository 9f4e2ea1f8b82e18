/**
 * Messages on the raw port beside comlink: plain objects, batched by the engine, applied once per animation frame by
 * the tab.
 */
import type { SettledCoupon } from '../../model/coupon.ts';
import type { Tokens } from '../../model/player.ts';
import type { Topic } from './topics.ts';

/** tab → engine */
export type TabMessage =
  | { type: 'watch'; watch: number; topic: Topic }
  | { type: 'unwatch'; watch: number }
  /** Ids of the rows a list currently shows; the engine sends only these. */
  | { type: 'window'; watch: number; eventIds: number[] }
  /** Retries the failed loads of this watch. */
  | { type: 'retry'; watch: number }
  | { type: 'visibility'; visible: boolean }
  /** Tokens in the cookies: the reply to the request with number `ask`, or an unrequested change (0). */
  | { type: 'tokens'; ask: number; tokens: Tokens | null }
  /** The list of intents in this tab's storage, in reply to request `ask`; null for none. */
  | { type: 'intents'; ask: number; text: string | null }
  /** Confirms that this tab received notice `ask`. */
  | { type: 'noticed'; ask: number };

/** engine → tab */
export type EngineMessage = Frame | TokensRequest | IntentsRequest | CouponNotice;

/**
 * Workers cannot reach cookies, so the engine requests them from tabs. `read` returns the tokens; `write` stores them
 * (`unlessGone`: only when tokens are still there); `player` also stores the hashed player id while the tokens belong
 * to that member; `drop` removes the two tokens only. The reply to each is the tokens stored afterwards.
 */
export interface TokensRequest {
  epoch: string;
  ask: number;
  tokens:
    | { type: 'read' }
    | { type: 'write'; value: Tokens | null; unlessGone?: true }
    | { type: 'player'; memberId: string; hashedPlayer: string }
    | { type: 'drop' };
}

/**
 * Workers cannot reach a tab's storage either. It stores a list of intents, as text, when the device's database
 * refuses writes (money-14); null removes it. The reply to both is the text stored afterwards.
 */
export interface IntentsRequest {
  epoch: string;
  ask: number;
  intents: { type: 'read'; list: string } | { type: 'write'; list: string; text: string | null };
}

/**
 * Notice that coupons were decided: one tab, visible or hidden, notifies the player. Sent as a separate message
 * because frames do not reach a hidden tab.
 */
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
  /** true: `set` is the complete state of this watch, so earlier values are discarded. */
  reset: boolean;
  set: [key: string, value: unknown][];
  gone: string[];
}
