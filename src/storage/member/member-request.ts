/** Which requests of a player may be kept (design §5), under which name, and what of an answer decides over keeping it. */
import { getSavedBetslip, getSavedBetslips } from '../../contract/services/betslip.ts';
import { callPath } from '../../contract/services/call-path.ts';
import { couponStatuses, getMultiBetslip, getPlayedBetslip, getPlayedBetslips } from '../../contract/services/wager.ts';
import { isDecided } from '../../domain/coupon/status.ts';
import { periodOf } from '../../domain/coupon/period.ts';
import type { CouponEntry } from './member-tables.ts';
import { storedAddress } from '../content/stored-address.ts';

export type CouponFacts = Pick<CouponEntry, 'kind' | 'pending' | 'playedAt'>;

export interface CouponRequest {
  kind: CouponEntry['kind'];
  /** The access token it goes out with. */
  access: string;
}

/** Default deny: these and no others, and of the coupons only the player's own. */
const rules: readonly { path: RegExp; kind: CouponEntry['kind'] }[] = [
  { path: callPath(getPlayedBetslips), kind: 'list' },
  { path: callPath(getPlayedBetslip, { owner: 'own' }), kind: 'detail' },
  { path: callPath(getMultiBetslip), kind: 'detail' },
  { path: callPath(getSavedBetslips), kind: 'list' },
  { path: callPath(getSavedBetslip), kind: 'detail' },
];

/** The access token a request carries. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
}

/** Undefined for every request that is to be left alone. */
export function couponRequest({ method, url, headers }: Request): CouponRequest | undefined {
  if (method !== 'GET') return undefined;
  const access = bearerOf(headers);
  if (access === undefined) return undefined;
  const { pathname } = new URL(url);
  const rule = rules.find(({ path }) => path.test(pathname));
  return rule === undefined ? undefined : { kind: rule.kind, access };
}

/**
 * The name of a copy. A list that looks back from today is the same list tomorrow, though it then asks for another day.
 * @param now epoch seconds
 */
export function couponKey(url: string, now: number): string {
  const address = new URL(url);
  const start = address.searchParams.get('startDate');
  const period = start === null || address.searchParams.has('endDate') ? undefined : periodOf(Number(start), now);
  if (period !== undefined) address.searchParams.set('startDate', period);
  return storedAddress(address.href);
}

/** What an answer tells; undefined when it is none to keep: a refusal is true for the moment only. */
export function couponFacts(kind: CouponEntry['kind'], text: string): CouponFacts | undefined {
  const body: unknown = parsed(text);
  if (!isObject(body) || body['isSuccess'] !== true || !isObject(body['data'])) return undefined;
  const { data } = body;
  const told: unknown[] = Array.isArray(data['items']) ? data['items'] : [data];
  const coupons = told.filter(isObject);
  return {
    kind,
    pending: coupons.some(({ status }) => couponStatuses.some((code) => code === status && !isDecided(code))),
    playedAt: Math.max(0, ...coupons.map(({ pd, sd }) => Number(pd ?? sd) || 0)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off in the middle, or no JSON: the reader finds out by itself, and the older copy stays.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
