/**
 * The requests of a member whose responses may be stored, the key of each copy, and the facts that decide how long it
 * is kept.
 */
import { canonicalAddress, pathPattern } from '../../contract/services/call-request.ts';
import type { ServiceCall } from '../../contract/services/call.ts';
import { allCalls } from '../../contract/services/calls.ts';
import type { EvictionFacts, MemberCachePolicy } from '../../contract/services/cache-policy.ts';
import { cacheableValue } from '../../contract/services/cacheable-value.ts';
import { periodOf } from '../../domain/coupon/period.ts';
import { bearerToken } from './cache-owner.ts';

interface MemberRequest {
  call: ServiceCall;
  keep: MemberCachePolicy;
  /** The access token that the request carries. */
  accessToken: string;
}

/** Denies by default: only calls that declare `keep` for a member have a rule. */
const rules = allCalls.flatMap((call) => {
  const { keep } = call;
  return keep.how === 'member' ? [{ call, keep, path: pathPattern(call, keep.only) }] : [];
});

/** The rule of a request and its token; undefined when the request is not stored. */
export function memberRequest({ method, url, headers }: Request): MemberRequest | undefined {
  if (method !== 'GET') return undefined;
  const access = bearerToken(headers);
  if (access === undefined) return undefined;
  const { pathname } = new URL(url);
  const rule = rules.find(({ path }) => path.test(pathname));
  return rule === undefined ? undefined : { call: rule.call, keep: rule.keep, accessToken: access };
}

/**
 * The key of a copy. A list that starts some days before today has the same key tomorrow, although its start date
 * differs.
 * @param now epoch seconds
 */
export function memberCacheKey(url: string, now: number): string {
  const address = new URL(url);
  const start = address.searchParams.get('startDate');
  const period = start === null || address.searchParams.has('endDate') ? undefined : periodOf(Number(start), now);
  if (period !== undefined) address.searchParams.set('startDate', period);
  return canonicalAddress(address.href);
}

/** The facts of a response; undefined when it must not be stored. */
export function readEvictionFacts(
  { call, keep }: Pick<MemberRequest, 'call' | 'keep'>,
  text: string,
): EvictionFacts | undefined {
  const value = cacheableValue(call, text);
  if (value === undefined) return undefined;
  // The facts belong to the call that decoded the value, but the type of the list of calls cannot express it.
  const facts = keep.facts as ((value: unknown) => EvictionFacts) | undefined;
  return facts?.(value) ?? { open: false, at: 0 };
}
