/** Addresses of the help; a separate file, because only lazily loaded pages use them. */
export const helpPatterns = {
  home: '/yardim',
  responsibleGaming: '/yardim/detay/sorumlu-oyun-hakkinda',
} as const;

export const helpLinks = {
  home: (): string => helpPatterns.home,
  responsibleGaming: (): string => helpPatterns.responsibleGaming,
};
