/** Addresses of messages and notices. Apart from the other addresses: only pages that come by need name them. */
export const inboxPatterns = {
  messages: '/profil/mesajlar',
  message: '/profil/mesajlar/mesaj-detay/:id',
  notices: '/profil/bilgilendirmeler',
} as const;

export const inboxLinks = {
  messages: (): string => inboxPatterns.messages,
  message: (id: string): string => `${inboxPatterns.messages}/mesaj-detay/${encodeURIComponent(id)}`,
};
