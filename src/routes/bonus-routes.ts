/** Addresses of bonuses and campaigns; a separate file, because only lazily loaded pages use them. */
import { queryText } from './query-text.ts';

export const bonusPatterns = {
  list: '/profil/bonuslarim',
  campaigns: '/profil/bonuslarim/aktif-kampanyalar',
} as const;

export interface BonusesQuery {
  /** Kind; all if missing. */
  tur?: string;
  /** Period: hafta, ay, uc-ay, yil; all if missing. */
  tarih?: string;
}

export const bonusLinks = {
  list: (query: BonusesQuery = {}): string => `${bonusPatterns.list}${queryText(query)}`,
  campaigns: (): string => bonusPatterns.campaigns,
};
