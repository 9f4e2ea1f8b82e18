/**
 * Content of an address, for code that prefetches it before its page is loaded. Most of it is used in the engine, where
 * the pattern table would add 0.4 KB before the first odd: these expressions are shorter, and a test compares them with
 * every row of `app/pages`.
 */
import { DEFAULT_COUPON_TAB } from './member-routes.ts';
import { findPattern } from './pattern.ts';
import { DEFAULT_SPORT, programPatterns } from './program-routes.ts';

/** Coupon content of an address; its parts are not decoded. */
export type CouponRoute =
  | { show: 'coupon'; id: string }
  | { show: 'group'; id: string }
  /** `filter` may be ''. */
  | { show: 'list'; tab: string; filter: string };

const COUPONS = /^\/profil\/kuponlarim(?!\/(?:kayitli|bayi|spor-toto)(?:\/|$))(?:\/([^/]+))?(?:\/([^/]+))?\/?$/i;

/** Returns undefined for all other pages, including saved slips, a retailer's customers and the pool. */
export function couponRouteOfPath(path: string): CouponRoute | undefined {
  const [whole, tab = DEFAULT_COUPON_TAB, filter = ''] = COUPONS.exec(path) ?? [];
  if (whole === undefined) return undefined;
  if (filter !== '' && (tab === 'kupon-detay' || tab === 'oynadiklarim')) return { show: 'coupon', id: filter };
  if (filter !== '' && tab === 'coklu-kupon') return { show: 'group', id: filter };
  return { show: 'list', tab, filter };
}

/** Older addresses have a number before the event's id (rule navigation-22). */
const EVENT =
  /^(?:\/program\/[^/]+\/mac-detay(?:\/\d+(?=\/\d))?|(?:\/program\/[^/]+)?\/mac-detay\/widget)\/(\d+)(?:\/[^/]+){0,2}\/?$/i;

/** Returns the id of the event at an address, as a page or as a widget; undefined for all other pages. */
export function eventIdOfPath(path: string): number | undefined {
  const id = EVENT.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

const LIST = /^\/program(?:\/(?:(canli)|tum-oranlar)(?=\/|$))?(?:\/(?!ozel-etkinlikler)([^/]+))?\/?$/i;

/**
 * Returns the sport of the list at an address, and true in `live` for live events only; undefined for all other pages.
 */
export function programListOfPath(path: string): { sportSlug: string; live: boolean } | undefined {
  const [whole, live, sportSlug = DEFAULT_SPORT] = LIST.exec(path) ?? [];
  return whole === undefined ? undefined : { sportSlug, live: live !== undefined };
}

/** Returns the sport in the address of a program page; undefined without one and for all other pages. */
export function sportSlugOfPath(path: string): string | undefined {
  return findPattern(programPatterns, path)?.parameters['sport'];
}
