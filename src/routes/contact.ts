/** Addresses of the ways to reach the operator. Apart from the other addresses: only pages that come by need name them. */
export const contactPatterns = {
  channels: '/profil/iletisim',
  form: '/profil/bize-ulasin',
} as const;

export const contactLinks = {
  channels: (): string => contactPatterns.channels,
  form: (): string => contactPatterns.form,
};
