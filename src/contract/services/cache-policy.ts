/** Cache policies for responses on this device. Declared on the call, applied by the engine and the service worker. */
import type { CallInput } from './call-input.ts';

/**
 * `no`: never cached. `live`: network first; the cached response when the network does not respond in time; `odds` for one
 * with odds, whose source decides how old the odds on screen are. `steady`:
 * changes rarely; a cached response that is young enough is used and revalidated in the background, an older one is
 * treated as `live`. `member`: cached only for the signed-in player, in that player's own database.
 */
export type CachePolicy<Value = never> =
  | { how: 'no' }
  | { how: 'live'; accepts?(query: URLSearchParams): boolean; odds?: true }
  | { how: 'steady'; freshSeconds: number }
  | MemberCachePolicy<Value>;

export interface MemberCachePolicy<Value = never> {
  how: 'member';
  /** A list changes and is useful for weeks; a detail does not change. */
  as: 'list' | 'detail';
  /** Path parameters that must have this value. */
  only?: Record<string, string>;
  /** Facts that decide which cached response is evicted first; without them the oldest is. */
  facts?(value: Value): EvictionFacts;
}

export interface EvictionFacts {
  /** True when the content may still change: such a response is evicted last. */
  open: boolean;
  /** Start of the newest item in the response, epoch seconds. */
  at: number;
}

/** Returns the policy that caches a response for the signed-in member. */
export function memberCachePolicy<Value = never>(
  as: MemberCachePolicy['as'],
  facts?: (value: Value) => EvictionFacts,
): MemberCachePolicy<Value> {
  return { how: 'member', as, ...(facts === undefined ? {} : { facts }) };
}

/** The visitor's current place in the product, for preloading. */
export interface PreloadContext {
  /** The sports whose lists are shown. */
  sportIds: readonly number[];
  eventId: number | undefined;
}

/**
 * Returns the inputs to preload: of a public call when the service worker starts, of a member's call when the engine
 * is idle.
 */
export type PreloadInputs = (place: PreloadContext) => readonly CallInput[];

/** Age up to which a cached `steady` response counts as fresh, in seconds. */
export const STEADY_FRESH_SECONDS = 600;
