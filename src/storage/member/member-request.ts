/** Which requests of a member may be kept, under which name, and what of an answer decides over keeping it. */
import { canonicalAddress, pathPattern } from '../../contract/services/address.ts';
import type { ServiceCall } from '../../contract/services/call.ts';
import { allCalls } from '../../contract/services/calls.ts';
import type { CopyFacts, MemberKeep } from '../../contract/services/keep.ts';
import { keptValue } from '../../contract/services/kept-value.ts';
import { periodOf } from '../../domain/coupon/period.ts';
import { bearerOf } from './copy-owner.ts';

export interface MemberRequest {
  call: ServiceCall;
  keep: MemberKeep;
  /** The access token it goes out with. */
  access: string;
}

/** Default deny: what no call says is kept for a member is left alone. */
const rules = allCalls.flatMap((call) => {
  const { keep } = call;
  return keep.how === 'member' ? [{ call, keep, path: pathPattern(call, keep.only) }] : [];
});

/** Undefined for every request that is to be left alone. */
export function memberRequest({ method, url, headers }: Request): MemberRequest | undefined {
  if (method !== 'GET') return undefined;
  const access = bearerOf(headers);
  if (access === undefined) return undefined;
  const { pathname } = new URL(url);
  const rule = rules.find(({ path }) => path.test(pathname));
  return rule === undefined ? undefined : { call: rule.call, keep: rule.keep, access };
}

/**
 * The name of a copy. A list that looks back from today is the same list tomorrow, though it then asks for another day.
 * @param now epoch seconds
 */
export function memberKey(url: string, now: number): string {
  const address = new URL(url);
  const start = address.searchParams.get('startDate');
  const period = start === null || address.searchParams.has('endDate') ? undefined : periodOf(Number(start), now);
  if (period !== undefined) address.searchParams.set('startDate', period);
  return canonicalAddress(address.href);
}

/** What an answer tells; undefined when it is none to keep. */
export function factsOf({ call, keep }: Pick<MemberRequest, 'call' | 'keep'>, text: string): CopyFacts | undefined {
  const value = keptValue(call, text);
  if (value === undefined) return undefined;
  // Of the call that made the value: a list of calls cannot say so.
  const facts = keep.facts as ((value: unknown) => CopyFacts) | undefined;
  return facts?.(value) ?? { open: false, at: 0 };
}
