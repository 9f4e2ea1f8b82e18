/** Addresses of the help. Apart from the other addresses: only pages that come by need name them. */
export const helpPatterns = {
  responsibleGaming: '/yardim/detay/sorumlu-oyun-hakkinda',
} as const;

export const helpLinks = {
  responsibleGaming: (): string => helpPatterns.responsibleGaming,
};
