/** Whether and how the answer of a call is kept on this device. Said on the call, done by engine and service worker. */
import type { CallInput } from './call-input.ts';

/**
 * `no`: never. `live`: the network first, the copy when it does not answer in time. `steady`: changes rarely; a copy that is
 * young enough is as good as the network and is renewed behind its back, an older one is treated as `live`. `member`: kept
 * for the signed-in player alone, in that player's own database.
 */
export type Keep<Value = never> =
  | { how: 'no' }
  | { how: 'live'; accepts?(query: URLSearchParams): boolean }
  | { how: 'steady'; freshSeconds: number }
  | MemberKeep<Value>;

export interface MemberKeep<Value = never> {
  how: 'member';
  /** A list changes and is of use for weeks; a single thing stays as it is. */
  as: 'list' | 'detail';
  /** Path parameters that must have this value. */
  only?: Record<string, string>;
  /** What decides which copy leaves first; without it the oldest copy does. */
  facts?(value: Value): CopyFacts;
}

export interface CopyFacts {
  /** What it tells of is still going on: such a copy leaves last. */
  open: boolean;
  /** When the newest of what it tells of began, epoch seconds. */
  at: number;
}

/** Keeps an answer for the signed-in member. */
export function forMember<Value = never>(as: MemberKeep['as'], facts?: (value: Value) => CopyFacts): MemberKeep<Value> {
  return { how: 'member', as, ...(facts === undefined ? {} : { facts }) };
}

/** Where the visitor is, for what is fetched before anybody asks. */
export interface Place {
  /** The sports whose lists are shown. */
  sportIds: readonly number[];
  eventId: number | undefined;
}

/** The inputs to fetch ahead: of a public call when the service worker begins, of a member's when nothing else is to do. */
export type Ahead = (place: Place) => readonly CallInput[];

/** So long a copy of what changes rarely is as good as a fresh answer. */
export const STEADY_SECONDS = 600;
