/** Addresses of messages and notices; a separate file, because only lazily loaded pages use them. */
export const inboxPatterns = {
  messages: '/profil/mesajlar',
  message: '/profil/mesajlar/mesaj-detay/:id',
  notices: '/profil/bilgilendirmeler',
} as const;

export const inboxLinks = {
  messages: (): string => inboxPatterns.messages,
  message: (id: string): string => `${inboxPatterns.messages}/mesaj-detay/${encodeURIComponent(id)}`,
};
