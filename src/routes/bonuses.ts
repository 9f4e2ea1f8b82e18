/** Addresses of bonuses and campaigns. Apart from the other addresses: only pages that come by need name them. */
import { queryText } from './query-text.ts';

export const bonusPatterns = {
  list: '/profil/bonuslarim',
  campaigns: '/profil/bonuslarim/aktif-kampanyalar',
} as const;

export interface BonusesQuery {
  /** Kind; none is all. */
  tur?: string;
  /** Period: hafta, ay, uc-ay, yil; none is all. */
  tarih?: string;
}

export const bonusLinks = {
  list: (query: BonusesQuery = {}): string => `${bonusPatterns.list}${queryText(query)}`,
  campaigns: (): string => bonusPatterns.campaigns,
};
