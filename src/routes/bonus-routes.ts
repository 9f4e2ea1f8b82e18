/** Addresses of bonuses and campaigns; a separate file, because only lazily loaded pages use them. */
export const bonusPatterns = {
  list: '/profil/bonuslarim',
  campaigns: '/profil/bonuslarim/aktif-kampanyalar',
} as const;

export const bonusLinks = {
  list: (): string => bonusPatterns.list,
  campaigns: (): string => bonusPatterns.campaigns,
};
