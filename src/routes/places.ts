/**
 * What an address shows, for whoever fetches it before its page is there. Most of it is read in the engine, where the table of
 * patterns would weigh 0.4 KB before the first odd: these say the same more shortly, and a test holds them against every row
 * of `app/pages`.
 */
import { DEFAULT_COUPON_TAB } from './member.ts';
import { findPattern } from './pattern.ts';
import { DEFAULT_SPORT, programPatterns } from './program.ts';

/** What an address shows of the player's coupons; its parts are as they stand there. */
export type CouponPlace =
  | { show: 'coupon'; id: string }
  | { show: 'group'; id: string }
  /** `filter` may be none. */
  | { show: 'list'; tab: string; filter: string };

const COUPONS = /^\/profil\/kuponlarim(?!\/(?:kayitli|bayi|spor-toto)(?:\/|$))(?:\/([^/]+))?(?:\/([^/]+))?\/?$/i;

/** Undefined for every other page, also for those beside: saved slips, a retailer's customers, the pool. */
export function couponPlaceOf(path: string): CouponPlace | undefined {
  const [whole, tab = DEFAULT_COUPON_TAB, filter = ''] = COUPONS.exec(path) ?? [];
  if (whole === undefined) return undefined;
  if (filter !== '' && (tab === 'kupon-detay' || tab === 'oynadiklarim')) return { show: 'coupon', id: filter };
  if (filter !== '' && tab === 'coklu-kupon') return { show: 'group', id: filter };
  return { show: 'list', tab, filter };
}

/** A number before the event's id is that of older addresses (rule navigation-22). */
const EVENT =
  /^(?:\/program\/[^/]+\/mac-detay(?:\/\d+(?=\/\d))?|(?:\/program\/[^/]+)?\/mac-detay\/widget)\/(\d+)(?:\/[^/]+){0,2}\/?$/i;

/** The event an address shows, with a shell around it or as a widget; undefined for every other page. */
export function eventIdOf(path: string): number | undefined {
  const id = EVENT.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

const LIST = /^\/program(?:\/(?:(canli)|tum-oranlar)(?=\/|$))?(?:\/(?!ozel-etkinlikler)([^/]+))?\/?$/i;

/** The list an address shows, by its sport, and whether of running events alone; undefined for every other page. */
export function listOf(path: string): { sportSlug: string; live: boolean } | undefined {
  const [whole, live, sportSlug = DEFAULT_SPORT] = LIST.exec(path) ?? [];
  return whole === undefined ? undefined : { sportSlug, live: live !== undefined };
}

/** The sport that a page of the program names; undefined where it names none, and for every other page. */
export function sportSlugOf(path: string): string | undefined {
  return findPattern(programPatterns, path)?.parameters['sport'];
}
