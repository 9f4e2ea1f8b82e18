/** The places of a member that the shell leads to; all others are in `account.ts` and `coupons.ts`. */
import { queryText } from './query-text.ts';

/** Of a coupon list. */
export interface CouponsQuery {
  /** Date filter: gun, hafta, ay, uc-ay, yil; none is all. */
  tarih?: string;
  /** Month of the archive, `YYYY-MM`. */
  donem?: string;
  /** '2' by odd, '3' by price; the default is by date. */
  sirala?: string;
}

export const memberLinks = {
  profile: (): string => '/profil',
  /** A list; `filter` of those tabs that have some. */
  coupons: (tab = 'bekleyen', filter = '', query: CouponsQuery = {}): string =>
    `/profil/kuponlarim/${tab}${filter === '' ? '' : `/${filter}`}${queryText(query)}`,
};
