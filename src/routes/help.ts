/** Addresses of the help. Apart from the other addresses: only pages that come by need name them. */
export const helpPatterns = {
  home: '/yardim',
  responsibleGaming: '/yardim/detay/sorumlu-oyun-hakkinda',
} as const;

export const helpLinks = {
  home: (): string => helpPatterns.home,
  responsibleGaming: (): string => helpPatterns.responsibleGaming,
};
