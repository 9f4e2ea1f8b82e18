/** Addresses of the contact pages; a separate file, because only lazily loaded pages use them. */
export const contactPatterns = {
  channels: '/profil/iletisim',
  form: '/profil/bize-ulasin',
} as const;

export const contactLinks = {
  channels: (): string => contactPatterns.channels,
  form: (): string => contactPatterns.form,
};
